"""The games, one folder each; `fives.core.catalogue` finds them by listing this folder."""
