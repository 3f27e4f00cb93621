"""The store: where tables, matches and their logs are kept."""
