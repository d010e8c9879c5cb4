"""The texts of cards, tokens, spaces and effects."""
