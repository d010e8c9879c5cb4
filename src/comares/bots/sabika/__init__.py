"""What the bots know of Sabika."""
