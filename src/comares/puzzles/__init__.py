"""Puzzles: positions with one clearly best move, and the answers that are stored with them."""
