"""What waits for a connection that does not read: little, in order, and not for long."""

from __future__ import annotations

import asyncio

from app.rooms.outbox import KEPT_TELLINGS, MOST_WAITING, Kind, Outbox


class Pipe:
    """A line that takes `room` frames before it is clogged."""

    def __init__(self, room: int = 1000) -> None:
        self.sent: list[str] = []
        self.room = room
        self.cut_off = asyncio.Event()

    @property
    def is_clogged(self) -> bool:
        return len(self.sent) >= self.room

    def write(self, frame: bytes) -> None:
        self.sent.append(frame.decode())

    def cut(self) -> None:
        self.cut_off.set()


async def test_a_line_that_reads_gets_everything_at_once() -> None:
    pipe = Pipe()
    outbox = Outbox(pipe)
    for number in range(50):
        outbox.put(Kind.TELLING, b"%d" % number)
    assert pipe.sent == [str(number) for number in range(50)]


async def test_answers_wait_in_their_order() -> None:
    pipe = Pipe(room=0)
    outbox = Outbox(pipe)
    for frame in (b"a", b"b", b"c"):
        outbox.put(Kind.ANSWER, frame)
    assert pipe.sent == []
    pipe.room = 1000
    outbox.flow()
    assert pipe.sent == ["a", "b", "c"]
    outbox.close()


async def test_a_slow_line_gets_the_newest_view_and_all_answers() -> None:
    pipe = Pipe(room=0)
    outbox = Outbox(pipe)
    outbox.put(Kind.ANSWER, b"answer")
    for number in range(100):
        outbox.put(Kind.TELLING, b"view %d" % number)
        outbox.put(Kind.PRESENCE, b"presence %d" % number)
    pipe.room = 1000
    outbox.flow()
    assert pipe.sent[0] == "answer"
    assert "view 99" in pipe.sent
    assert "presence 99" in pipe.sent
    assert sum(frame.startswith("view") for frame in pipe.sent) <= KEPT_TELLINGS
    assert sum(frame.startswith("presence") for frame in pipe.sent) == 1
    outbox.close()


async def test_a_welcome_makes_earlier_tellings_needless() -> None:
    pipe = Pipe(room=0)
    outbox = Outbox(pipe)
    outbox.put(Kind.TELLING, b"old")
    outbox.put(Kind.WELCOME, b"welcome")
    outbox.put(Kind.TELLING, b"new")
    pipe.room = 1000
    outbox.flow()
    assert pipe.sent == ["welcome", "new"]
    outbox.close()


async def test_nothing_overtakes_what_waits() -> None:
    pipe = Pipe(room=0)
    outbox = Outbox(pipe)
    outbox.put(Kind.ANSWER, b"first")
    pipe.room = 1
    outbox.put(Kind.ANSWER, b"second")
    assert pipe.sent == []
    outbox.flow()
    assert pipe.sent == ["first"]
    outbox.close()


async def test_a_line_that_stalls_is_cut() -> None:
    pipe = Pipe(room=0)
    outbox = Outbox(pipe, stall_limit=0.01)
    outbox.put(Kind.TELLING, b"view")
    await asyncio.wait_for(pipe.cut_off.wait(), 5)


async def test_a_line_that_goes_on_in_time_is_not_cut() -> None:
    pipe = Pipe(room=0)
    outbox = Outbox(pipe, stall_limit=0.01)
    outbox.put(Kind.TELLING, b"view")
    pipe.room = 1000
    outbox.flow()
    late = asyncio.Event()
    asyncio.get_running_loop().call_later(0.05, late.set)
    await late.wait()
    assert not pipe.cut_off.is_set()


async def test_a_line_with_too_much_waiting_is_cut() -> None:
    pipe = Pipe(room=0)
    outbox = Outbox(pipe)
    for _ in range(MOST_WAITING + 1):
        outbox.put(Kind.ANSWER, b"answer")
    assert pipe.cut_off.is_set()


async def test_who_does_not_read_its_answers_has_to_wait_before_asking_on() -> None:
    pipe = Pipe(room=0)
    outbox = Outbox(pipe)
    outbox.put(Kind.ANSWER, b"answer")
    waiting = asyncio.create_task(outbox.emptied())
    await asyncio.wait([waiting], timeout=0.01)
    assert not waiting.done()
    pipe.room = 1000
    outbox.flow()
    await asyncio.wait_for(waiting, 5)
