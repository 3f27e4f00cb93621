"""The server: tables, seats and sockets around the rules."""
