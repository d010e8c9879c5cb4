# compiled
"""What a game is at one moment: plain data, and a stack of what is pending."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

FRAME: Final = 4  # a frame is four ints: its step, a place in that step, two arguments
ROOM: Final = 16 * FRAME

_NO_FRAMES: Final = vec[i64]([0] * ROOM)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about a game at one moment, in ints and sets of ids; no piece refers to another.

    A game adds its fields in a subclass and a `copy` of its own, which ends with `copy_frames`.
    Attributes that begin with an underscore are caches or buffers, not part of the position.
    Frames hold nothing secret: whoever sees the table sees what is pending.
    """

    def __init__(self) -> None:
        self.seat: i64 = 0  # who decides
        self.over: bool = False
        self._frames: vec[i64] = _NO_FRAMES[:]
        self._top: i64 = -FRAME  # where the top frame begins

    def copy(self) -> State:
        """A state equal to this one that shares nothing which can change."""
        raise NotImplementedError

    def copy_frames(self, other: State) -> None:
        """Take over what the base holds from `other`."""
        self.seat = other.seat
        self.over = other.over
        self._frames = other._frames[:]
        self._top = other._top

    def push(self, step: i64, place: i64 = 0, a: i64 = 0, b: i64 = 0) -> None:
        """Put a frame on top: it is carried out, to its end, before what lies below."""
        top: i64 = self._top + FRAME
        if top == len(self._frames):
            self._frames = extend(self._frames, _NO_FRAMES)
        frames = self._frames
        frames[top] = step
        frames[top + 1] = place
        frames[top + 2] = a
        frames[top + 3] = b
        self._top = top

    def pop(self) -> None:
        """Take the top frame off: it is done."""
        self._top -= FRAME

    def step(self) -> i64:
        """The step of the top frame."""
        return self._frames[self._top]

    def arg0(self) -> i64:
        """The place of the top frame in its step."""
        return self._frames[self._top + 1]

    def arg1(self) -> i64:
        """The first argument of the top frame."""
        return self._frames[self._top + 2]

    def arg2(self) -> i64:
        """The second argument of the top frame."""
        return self._frames[self._top + 3]

    def set_arg0(self, place: i64) -> None:
        """Move the top frame to another place of its step."""
        self._frames[self._top + 1] = place

    def set_arg1(self, a: i64) -> None:
        """Change the first argument of the top frame."""
        self._frames[self._top + 2] = a

    def set_arg2(self, b: i64) -> None:
        """Change the second argument of the top frame."""
        self._frames[self._top + 3] = b

    def pending(self) -> list[int]:
        """All frames from the bottom up, four ints each."""
        return list(self._frames[: self._top + FRAME])

    def set_pending(self, frames: list[int]) -> None:
        """Replace all frames by what `pending` once gave."""
        self._frames = extend(vec[i64](frames), _NO_FRAMES)
        self._top = len(frames) - FRAME
