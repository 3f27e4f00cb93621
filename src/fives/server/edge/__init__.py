"""The edge of the server: addresses, checks of each call, slow requests, mDNS."""
