"""What the tests share: contracts of every game, palaces drawn as text, scenes of Alhambra, slow but sure oracles."""
