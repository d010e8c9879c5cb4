"""Effects of cards, tokens and spaces: the ops of the effect program (S4)."""
