"""The commands for the owner of a server."""
