"""What the bots know of Alhambra."""
