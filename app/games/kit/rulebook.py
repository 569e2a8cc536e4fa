"""Rule books: paragraphs written from templates, and in words where a table differs from the standard."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType

from app.games.api import Difference, Game, Json, Paragraph

Args = Mapping[str, int | str]
PLACE = re.compile(r"\{(\w+)\}")


def say(template: str, args: Args) -> str:
    """The template with its places filled in; numbers in groups of three. Raises KeyError without a value."""

    def word(place: re.Match[str]) -> str:
        value = args[place[1]]
        return f"{value:,}" if isinstance(value, int) else value

    return PLACE.sub(word, template)


class Pen:
    """Writes the paragraphs of one section. `silent` are the topics on which the sources of this game are silent."""

    def __init__(
        self, prefix: str, words: Mapping[str, str], section: str, silent: frozenset[str] = frozenset()
    ) -> None:
        self._prefix = prefix
        self._words = words
        self._section = section
        self._silent = silent

    def __call__(
        self,
        topic: str,
        rules: str,
        variant: str = "",
        *,
        ours: bool = False,
        option: str | None = None,
        cards: str = "",
        also: Args = MappingProxyType({}),
        **values: int | str,
    ) -> Paragraph:
        """The paragraph of the topic, in the words of its variant; `rules` are numbers separated by blanks.

        The places of the sentence are filled from `values` and `also`.
        """
        name = f"{topic}-{variant}" if variant else topic
        args = {**also, **values}
        return Paragraph(
            topic=topic,
            rules=tuple(rules.split()),
            section=self._section,
            message=f"{self._prefix}-{name}",
            args=args,
            sentence=say(self._words[name], args),
            ours=ours or topic in self._silent,
            option=option,
            cards=tuple(cards),
        )


def marked(book: Iterable[Paragraph], standard: Iterable[Paragraph]) -> tuple[Paragraph, ...]:
    """The book, with a mark at every paragraph that the standard has otherwise or not at all."""
    usual = {one.topic: (one.message, one.args) for one in standard}
    return tuple(replace(one, differs=usual.get(one.topic) != (one.message, one.args)) for one in book)


def differences_in_words(game: Game, players: int, options: Mapping[str, Json]) -> tuple[Difference, ...]:
    """Every option that `game.differences` names: what holds at this table, and what would without the choice."""

    def told(option: str, chosen: Mapping[str, Json]) -> Paragraph:
        return next(one for one in game.rulebook(players, chosen) if one.option == option)

    found = []
    for option in game.differences(players, options):
        others = {name: value for name, value in options.items() if name != option}
        usual = game.parse_options(players, others)
        # With the teams of this table the usual paragraph may still be unusual for the game: here it is the measure.
        found.append(Difference(option, told(option, options), replace(told(option, usual), differs=False)))
    return tuple(found)
