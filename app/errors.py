"""Every way in which Toktonk says no. Imports nothing of the house.

    Refusal                 a request was not carried out; nothing has changed
    ├── Malformed           it cannot be read: unknown card, square, move or frame
    ├── Illegal             it can be read, and the rules or the moment forbid it
    ├── Forbidden           it is allowed, but not to this person
    ├── BadOptions          a game cannot be set up like this
    └── Busy                not now: not saved, or too much at once; the same request may succeed later

A refusal carries a `Reason`: a stable code for programs, the number of the rule for players, a sentence for people,
and the squares and seats concerned. Codes are lower-case words with hyphens and never change their meaning.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done. `rule` is a number of the rules pages (`R20`, `N7`) or None."""

    code: str
    rule: str | None
    sentence: str
    squares: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()

    def to_json(self) -> dict[str, object]:
        return {
            "code": self.code,
            "rule": self.rule,
            "sentence": self.sentence,
            "squares": list(self.squares),
            "seats": list(self.seats),
        }


class Refusal(Exception):
    """A request that was not carried out. `kind` says which branch of the tree, for the wire."""

    kind: ClassVar[str] = "refused"

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.sentence)
        self.reason = reason

    @classmethod
    def because(
        cls,
        code: str,
        sentence: str,
        rule: str | None = None,
        *,
        squares: tuple[str, ...] = (),
        seats: tuple[str, ...] = (),
    ) -> Refusal:
        """Shorthand: `raise Illegal.because("not-your-turn", "It is b's turn.", "R9")`."""
        return cls(Reason(code, rule, sentence, squares, seats))


class Malformed(Refusal):
    kind = "malformed"


class Illegal(Refusal):
    kind = "illegal"


class Forbidden(Refusal):
    kind = "forbidden"


class BadOptions(Refusal):
    kind = "options"


class Busy(Refusal):
    kind = "busy"
