"""Reading and validating the data files, and compiling them into a `Lookup`."""
