"""Matches between bots on duplicate deals, their statistics, and reviews of finished games."""
