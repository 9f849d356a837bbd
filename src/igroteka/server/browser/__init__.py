"""The server inside a browser: the same application, in a worker of a page, without sockets, threads and processes."""
