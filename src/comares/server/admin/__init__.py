"""`comares admin`: what the host of a server does with its database, also while the server runs."""
