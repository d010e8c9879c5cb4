"""`comares puzzles`: finds puzzles in self-play and in records, and looks at them again."""
