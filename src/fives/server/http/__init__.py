"""HTTP: the calls of the page and of programs, and the built page itself."""
