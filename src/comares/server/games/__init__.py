"""What the server knows of each game beyond its rules. No other folder of the server names a game."""
