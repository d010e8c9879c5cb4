"""A table as a picture: what a view shows, drawn plainly."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from comares.alhambra.view import AlhambraView
from comares.kernel.view import View
from comares.research.alhambra_picture import draw_alhambra
from comares.research.codec import Codec
from comares.research.sabika_picture import draw_sabika
from comares.sabika.view import sabika_view


def picture(view: View, codec: Codec) -> NDArray[np.uint8]:
    """The table of a view, as rows of pixels in red, green and blue."""
    if isinstance(view, AlhambraView):
        return draw_alhambra(view)
    return draw_sabika(sabika_view(view))
