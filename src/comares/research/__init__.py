"""Adapters for people who study games: PettingZoo, Gymnasium, OpenSpiel, batches for numpy, datasets.

They need the extra `comares[research]`; the engine does not. docs/research.md is the guide.
"""
