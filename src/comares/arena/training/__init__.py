"""Learning the weights of the linear evaluation."""
