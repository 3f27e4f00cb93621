"""Several servers of one database: which are members, and which runs a table."""
