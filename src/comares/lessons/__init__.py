"""Lessons: courses for newcomers, each lesson a data file that a real table plays (docs/lessons.md)."""
