"""HTTP and WebSockets: the only folder that knows the web framework."""
