"""The calls of the page and of programs, without a socket: a server answers them over HTTP, a phone in its worker."""
