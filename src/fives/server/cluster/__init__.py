"""Several servers of one database: who is a member, and who runs which table."""
