"""The form in which a table is saved: what is written, how it is read back, and its matches as files."""
