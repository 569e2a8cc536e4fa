"""Whole evenings at a table, through real sockets: lobby, seats, moves, rematch, reconnects."""

from __future__ import annotations

import asyncio
import json

from tests.web.people import Person, sit_down


async def play_out(lines: dict[str, object]) -> None:
    """Everybody says their card, in turn."""
    for seat in "abc":
        line = lines[seat]
        seq = await line.succeed("move", text=f"say {line.view['mine']['card']}")  # type: ignore[attr-defined]
        for other in lines.values():
            if other.view["seq"] < seq:  # type: ignore[attr-defined]
                await other.seq(seq)  # type: ignore[attr-defined]


async def started(url: str) -> tuple[str, dict[str, object], dict[str, Person]]:
    host = Person(url)
    link = await host.open_room()
    people = await sit_down(url, link, host, ["Anna", "Ben", "Carla"])
    seq = await people[0][1].succeed("start")
    for _, line in people[1:]:
        await line.seq(seq)
    return (
        link,
        dict(zip("abc", (line for _, line in people), strict=True)),
        dict(zip("abc", (person for person, _ in people), strict=True)),
    )


async def test_friends_sit_down_play_and_play_again(url: str) -> None:
    link, lines, _ = await started(url)
    await play_out(lines)
    for line in lines.values():
        assert line.view["phase"] == "over"
        assert line.view["result"]["winners"]
        assert len(line.view["fair"]["seed"]) == 64
    await lines["b"].succeed("rematch")
    for seat, line in lines.items():
        while line.view["match"] == 1:
            await line.next()
        assert line.view["phase"] == "lobby"
        assert line.view["you"]["seat"] == seat
        assert [one["name"] for one in line.view["seats"]] == ["Anna", "Ben", "Carla"]
        assert line.view["room"]["link"] == link


async def test_two_people_who_ask_for_the_same_rematch_both_get_it(url: str) -> None:
    _, lines, _ = await started(url)
    await play_out(lines)
    answers = await asyncio.gather(lines["a"].do("rematch"), lines["b"].do("rematch"))
    assert [answer["t"] for answer in answers] == ["done", "done"]
    assert lines["a"].view["match"] == 2


async def test_a_move_is_told_to_everybody_and_only_the_own_cards_are_shown(url: str) -> None:
    link, lines, _ = await started(url)
    watcher = await Person(url).enter(link)
    assert watcher.view["mine"] is None
    assert watcher.view["you"] == {"seat": None, "host": False, "watching": True}
    cards = {seat: line.view["mine"]["card"] for seat, line in lines.items()}
    assert sorted(cards.values()) == [0, 1, 2]
    await lines["a"].succeed("move", text=f"say {cards['a']}")
    told = await watcher.hear("told")
    assert told["events"] == [{"e": "said", "seat": "a", "card": cards["a"]}]
    seen_by_watcher = json.dumps(watcher.frames)
    assert "dealt" not in seen_by_watcher
    assert 'seed":null' in seen_by_watcher.replace(" ", "")


async def test_of_fifty_people_who_want_three_seats_exactly_three_sit(url: str) -> None:
    link = await Person(url).open_room()
    lines = await asyncio.gather(*(Person(url).enter(link) for _ in range(50)))
    wanted = [("abc"[number % 3], f"Guest {number}") for number in range(50)]
    answers = await asyncio.gather(
        *(line.do("sit", seat=seat, name=name) for line, (seat, name) in zip(lines, wanted, strict=True))
    )
    assert sorted(answer["t"] for answer in answers).count("done") == 3
    refused = [answer for answer in answers if answer["t"] == "refused"]
    assert {answer["code"] for answer in refused} == {"seat-taken"}
    fresh = await Person(url).enter(link)
    assert all(seat["name"] for seat in fresh.view["seats"])
    assert len({seat["name"] for seat in fresh.view["seats"]}) == 3


async def test_a_command_sent_twice_is_answered_twice_and_done_once(url: str) -> None:
    link = await Person(url).open_room()
    line = await Person(url).enter(link)
    first = await line.do("sit", command="the-same-id", seat="a", name="Anna")
    again = await line.do("sit", command="the-same-id", seat="b", name="Other")
    assert first["t"] == again["t"] == "done"
    assert first["seq"] == again["seq"]
    assert line.view["seats"][1]["name"] is None


async def test_a_double_click_on_two_tabs_moves_once(url: str) -> None:
    link, lines, people = await started(url)
    tab = await people["a"].enter(link)
    text = f"say {tab.view['mine']['card']}"
    answers = await asyncio.gather(
        tab.do("move", command="double-click", text=text), lines["a"].do("move", command="double-click", text=text)
    )
    assert [answer["t"] for answer in answers] == ["done", "done"]
    assert answers[0]["seq"] == answers[1]["seq"]


async def test_two_tabs_of_one_person_share_the_seat_and_both_live(url: str) -> None:
    link = await Person(url).open_room()
    anna = Person(url)
    first, second = await anna.enter(link), await anna.enter(link)
    await first.succeed("sit", seat="a", name="Anna")
    await second.until(lambda frame: frame.get("view", {}).get("you", {}).get("seat") == "a")
    await first.socket.close()
    await second.succeed("rename", name="Anne")
    watcher = await Person(url).enter(link)
    presence = await watcher.hear("presence")
    assert presence["seats"] == {"a": "here"}


async def test_a_connection_that_comes_back_is_told_what_it_missed(url: str) -> None:
    link, lines, people = await started(url)
    have = lines["b"].view["seq"]
    await lines["b"].socket.close()
    await lines["a"].succeed("move", text=f"say {lines['a'].view['mine']['card']}")
    back = await people["b"].line(link)
    welcome = await back.hello(1, have)
    assert [told["seq"] for told in welcome["told"]] == [have + 1]
    assert welcome["told"][0]["events"][0]["e"] == "said"
    assert welcome["view"]["you"]["seat"] == "b"


async def test_who_has_seen_another_match_is_told_the_whole_one(url: str) -> None:
    link, lines, people = await started(url)
    back = await people["b"].line(link)
    welcome = await back.hello(7, 4)
    assert [told["seq"] for told in welcome["told"]] == list(range(1, lines["b"].view["seq"] + 1))


async def test_a_refusal_carries_the_newest_view(url: str) -> None:
    _, lines, _ = await started(url)
    await lines["a"].succeed("move", text=f"say {lines['a'].view['mine']['card']}")
    answer = await lines["c"].do("move", text="say 9")
    assert answer["t"] == "refused"
    assert answer["kind"] == "illegal"
    assert answer["code"] == "not-yours"
    assert answer["rule"] == "W2"
    assert answer["seq"] == answer["view"]["seq"]
    assert len(answer["view"]["table"]["said"]) == 1


async def test_a_plan_is_answered_and_changes_nothing(url: str) -> None:
    _, lines, _ = await started(url)
    line = lines["a"]
    await line.send({"t": "plan", "id": "plan-number-1", "seen": 1, "ask": {"card": "7s", "parts": []}})
    answer = await line.hear("planned")
    assert answer["id"] == "plan-number-1"
    assert answer["plan"]["asked"] == {"card": "7s", "parts": []}
    assert answer["seq"] == line.view["seq"]


async def test_who_goes_is_shown_as_away_at_once(url: str) -> None:
    _, lines, _ = await started(url)
    await lines["b"].socket.close()
    presence = await lines["a"].until(lambda frame: frame["t"] == "presence" and frame["seats"]["b"] == "away")
    assert presence["seats"] == {"a": "here", "b": "away", "c": "here"}


async def test_who_leaves_the_lobby_for_good_loses_the_seat_and_the_host_duty_passes_on(start) -> None:  # type: ignore[no-untyped-def]
    async with start(lobby_grace=0.2) as url:
        host = Person(url)
        link = await host.open_room()
        (_, anna), (_, ben) = await sit_down(url, link, host, ["Anna", "Ben"])
        await anna.socket.close()
        await ben.until(lambda frame: frame["t"] == "told" and frame["view"]["seats"][0]["name"] is None)
        assert ben.view["you"] == {"seat": "b", "host": True, "watching": False}


async def test_a_ping_is_answered(url: str) -> None:
    line = await Person(url).enter(await Person(url).open_room())
    await line.send({"t": "ping"})
    assert await line.hear("pong") == {"t": "pong"}
