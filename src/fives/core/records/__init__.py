"""Records: a match as a file, read back, checked and looked at."""
