"""Ridge regression towards prior weights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comares.kernel.errors import BadSetup

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray


def require_numpy(command: str) -> None:
    """Raise a BadSetup that says what to install, if numpy is missing."""
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise BadSetup(f"{command} needs numpy, which is not installed: install comares[cluster]") from None


class RidgeRegression:
    """Collects examples and finds the weights that predict their targets, regularised towards the prior weights.

    Of the examples only sums are kept, so that memory does not grow with them.
    """

    def __init__(self, prior_weights: list[float]) -> None:
        import numpy

        self.prior_weights = prior_weights
        self.examples = 0
        self._prior = numpy.array(prior_weights)
        self._products: NDArray[float64] = numpy.zeros((len(prior_weights), len(prior_weights)))
        self._residuals: NDArray[float64] = numpy.zeros(len(prior_weights))  # features times residuals of the prior
        self._target_squares = 0.0
        self._residual_squares = 0.0

    def add(self, features: list[list[float]], targets: list[float]) -> None:
        """Add examples: a row of features and a target for each."""
        import numpy

        if not targets:
            return
        rows, wanted = numpy.array(features), numpy.array(targets)
        residuals = wanted - rows @ self._prior
        self._products += rows.T @ rows
        self._residuals += rows.T @ residuals
        self._target_squares += float(wanted @ wanted)
        self._residual_squares += float(residuals @ residuals)
        self.examples += len(targets)

    def weights(self, prior_strength: float) -> list[float]:
        """The fitted weights; the prior weights count as much as so many examples."""
        import numpy

        system = self._products.copy()
        diagonal = numpy.diagonal(self._products)
        system[numpy.diag_indices_from(system)] += prior_strength * diagonal / max(self.examples, 1) + 1.0
        found: list[float] = (self._prior + numpy.linalg.solve(system, self._residuals)).tolist()
        return found

    def unexplained(self, weights: list[float]) -> float:
        """The share of the variance of the targets that these weights do not explain."""
        import numpy

        change = numpy.array(weights) - self._prior
        squares = self._residual_squares + change @ (self._products @ change - 2.0 * self._residuals)
        return float(squares) / max(self._target_squares, 1.0)
