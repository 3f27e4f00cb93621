"""A table as a value, and its pure changes: who sits, what is asked and agreed, what each reader is told."""
