# compiled
"""A game at one moment: plain data, and a stack of frames that says what is pending."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from comares.kernel.attributes import attribute_data

FRAME: Final = 4  # a frame is four ints: its step and three arguments
INITIAL_CAPACITY: Final = 16 * FRAME

_NO_FRAMES: Final = vec[i64]([0] * INITIAL_CAPACITY)
_NOTHING: Final = vec[i64]()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about a game at one moment, in ints and sets of ids; no piece refers to another.

    A subclass adds the fields of its game and a `copy`, which calls `copy_frames`. It can be made without arguments,
    and if it has vecs it overrides `restore`, for pickling.
    Attributes that begin with an underscore are caches or buffers, not part of the position.
    Frames hold nothing secret: everybody may know what is pending.
    """

    def __init__(self) -> None:
        self.seat: i64 = 0  # who decides
        self.over: bool = False
        self._frames: vec[i64] = _NOTHING  # grows with the first frame
        self._top: i64 = -FRAME  # index of the first int of the top frame

    def copy(self) -> State:
        """An equal state that shares nothing mutable with this one."""
        raise NotImplementedError

    def copy_frames(self, other: State) -> None:
        """Copy what this base class holds from `other`."""
        self.seat = other.seat
        self.over = other.over
        self._frames = other._frames[:]
        self._top = other._top

    def push(self, step: i64, arg0: i64 = 0, arg1: i64 = 0, arg2: i64 = 0) -> None:
        """Put a frame on top. It is finished before the frames below it."""
        top: i64 = self._top + FRAME
        if top == len(self._frames):
            self._frames = extend(self._frames, _NO_FRAMES)
        frames = self._frames
        frames[top] = step
        frames[top + 1] = arg0
        frames[top + 2] = arg1
        frames[top + 3] = arg2
        self._top = top

    def pop(self) -> None:
        """Remove the top frame: it is finished."""
        self._top -= FRAME

    def step(self) -> i64:
        """The number of the top frame's step."""
        return self._frames[self._top]

    def arg0(self) -> i64:
        """The first argument of the top frame."""
        return self._frames[self._top + 1]

    def arg1(self) -> i64:
        """The second argument of the top frame."""
        return self._frames[self._top + 2]

    def arg2(self) -> i64:
        """The third argument of the top frame."""
        return self._frames[self._top + 3]

    def set_arg0(self, value: i64) -> None:
        """Change the first argument of the top frame."""
        self._frames[self._top + 1] = value

    def set_arg1(self, value: i64) -> None:
        """Change the second argument of the top frame."""
        self._frames[self._top + 2] = value

    def set_arg2(self, value: i64) -> None:
        """Change the third argument of the top frame."""
        self._frames[self._top + 3] = value

    def pending(self) -> list[int]:
        """All frames from the bottom up, four ints each."""
        return list(self._frames[: self._top + FRAME])

    def set_pending(self, frames: list[int]) -> None:
        """Replace all frames by those that `pending` gave."""
        self._frames = extend(vec[i64](frames), _NO_FRAMES)
        self._top = len(frames) - FRAME

    # copy.copy, copy.deepcopy, pickle.

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), attribute_data(self), self.pending())

    def restore(self, data: dict[str, Any]) -> None:
        """Set the attributes from a pickle. A subclass takes its vecs out of `data` first, with `take_vec`: the
        setters of compiled classes leak a vec that is set from outside."""
        for name, value in data.items():
            setattr(self, name, value)


def take_vec(data: dict[str, Any], name: str) -> vec[i64]:
    """The list of that name, removed from the data, as a vec."""
    numbers: list[int] = data.pop(name)
    return vec[i64](numbers)


def restored(kind: type[State], data: dict[str, Any], pending: list[int]) -> State:
    """A state of this class, from a pickle."""
    state = kind()
    state.restore(data)
    state.set_pending(pending)
    return state
