"""The tables of one device: the same live tables, behind messages instead of sockets. It runs in a browser's worker."""
