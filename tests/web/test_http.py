"""Pages and requests: identities, headers, errors, limits, paths."""

from __future__ import annotations

import re

import httpx
import pytest

from app.web.pages import IMPORT
from tests.web.people import Person

HEADERS = ("content-security-policy", "x-content-type-options", "referrer-policy", "permissions-policy")


def assert_reason(answer: httpx.Response, status: int, code: str) -> None:
    assert answer.status_code == status
    reason = answer.json()
    assert set(reason) == {"kind", "code", "rule", "sentence", "squares", "seats"}
    assert reason["code"] == code
    assert reason["sentence"]


async def test_a_page_hands_out_a_cookie_once(url: str) -> None:
    anna = Person(url)
    first = await anna.visit("/")
    given = first.headers["set-cookie"]
    assert re.fullmatch(r"toktonk=[\w-]{43}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax", given)
    second = await anna.visit("/")
    assert "set-cookie" not in second.headers


async def test_a_forged_cookie_is_replaced(url: str) -> None:
    answer = await Person(url, "forged").visit("/")
    assert "set-cookie" in answer.headers


async def test_behind_a_trusted_proxy_the_cookie_is_secure_and_the_origin_is_https(start) -> None:  # type: ignore[no-untyped-def]
    async with start(trusted_proxies=("127.0.0.1",)) as url:
        host = url.removeprefix("http://")
        proxied = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
        answer = await Person(url).get("/", **proxied)
        given = answer.headers["set-cookie"]
        assert re.fullmatch(
            r"__Host-toktonk=[\w-]{43}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure", given
        )
        again = await Person(url).get("/", cookie=given.partition(";")[0], **proxied)
        assert "set-cookie" not in again.headers
        planted = await Person(url).get("/", cookie=given.partition(";")[0].removeprefix("__Host-"), **proxied)
        assert "set-cookie" in planted.headers  # a name without the prefix is nobody's behind TLS
        body = {"game": "whisper", "players": 3}
        assert (await Person(url).post("/api/rooms", body, origin=f"https://{host}", **proxied)).status_code == 201
        assert (await Person(url).post("/api/rooms", body, origin=f"http://{host}", **proxied)).status_code == 403


async def test_two_identities_in_one_request_are_refused_and_rubbish_beside_one_is_not(url: str) -> None:
    anna, eve = Person(url), Person(url)
    await anna.visit()
    await eve.visit()
    both = f"toktonk={eve.cookie}; toktonk={anna.cookie}"
    assert_reason(await Person(url).get("/", cookie=both), 403, "two-identities")
    assert_reason(await Person(url).get("/api/tables", cookie=both), 403, "two-identities")
    for same in (f"toktonk={anna.cookie}; toktonk={anna.cookie}", f"toktonk=rubbish; toktonk={anna.cookie}"):
        assert "set-cookie" not in (await Person(url).get("/", cookie=same)).headers


async def test_without_a_trusted_proxy_forwarded_headers_are_not_believed(url: str) -> None:
    answer = await Person(url).get("/", **{"x-forwarded-proto": "https"})
    assert "Secure" not in answer.headers["set-cookie"]


async def test_every_answer_carries_the_protecting_headers(url: str) -> None:
    someone = Person(url)
    for path in ("/", "/r/nope", "/api/games", "/api/nope", "/healthz", "/static/icons/icon.svg", "/static/nope"):
        answer = await someone.get(path)
        for name in HEADERS:
            assert name in answer.headers, (path, name)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy


async def test_parts_of_pages_may_do_nothing_by_themselves(url: str) -> None:
    someone = Person(url)
    for path in ("/static/core/wire.js", "/static/styles/tokens.css"):
        part = await someone.get(path)
        assert part.headers["x-content-type-options"] == "nosniff"
        assert part.headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    worker = await someone.get("/sw.js")
    assert "default-src 'self'" in worker.headers["content-security-policy"]


async def test_pages_can_be_asked_for_their_head_alone(url: str) -> None:
    async with Person(url).client() as client:
        answer = await client.head("/")
    assert answer.status_code == 200
    assert answer.content == b""


async def test_the_page_of_a_room_is_there_when_the_room_is(url: str) -> None:
    anna = Person(url)
    link = await anna.open_room()
    assert (await anna.visit(f"/r/{link}")).status_code == 200
    missing = await anna.visit("/r/nope")
    assert missing.status_code == 404
    assert "no such room" in missing.text


async def test_a_missing_page_finds_its_styles_at_any_depth(url: str) -> None:
    someone = Person(url)
    for path, way in (("/nope", "./static/"), ("/r/nope", "../static/"), ("/a/b/c", "../../static/")):
        page = await someone.visit(path)
        assert page.status_code == 404
        assert f'href="{way}' in page.text


async def test_a_page_names_all_its_modules_at_once(url: str) -> None:
    page = await Person(url).visit("/")
    hints = re.findall(r'modulepreload" href="\./([^"]+)"', page.text)
    assert any(re.fullmatch(r"static/[0-9a-f]{12}/core/api\.js", hint) for hint in hints)
    for hint in hints:
        assert (await Person(url).get(f"/{hint}")).status_code == 200


def test_a_module_that_comes_when_it_is_wanted_is_not_fetched_ahead() -> None:
    text = 'import { h } from "./a.js";\nexport async function draw() {\n  const { b } = await import("./b.js");\n}\n'
    assert IMPORT.findall(text + 'export {\n  c,\n} from "./c.js";\n') == ["./a.js", "./c.js"]


async def test_static_files_are_revalidated_by_their_tag(url: str) -> None:
    someone = Person(url)
    first = await someone.get("/static/core/wire.js")
    assert first.headers["cache-control"] == "no-cache"
    again = await someone.get("/static/core/wire.js", **{"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert first.headers["content-encoding"] in ("br", "gzip")
    assert (await someone.get("/static/../app/main.py")).status_code == 404
    assert (await someone.get("/static/%2e%2e/app/main.py")).status_code == 404


async def test_a_room_is_opened_and_found_by_its_code(url: str) -> None:
    anna = Person(url)
    answer = await anna.post("/api/rooms", {"game": "whisper", "players": 3, "options": {"loud": True}})
    assert answer.status_code == 201
    assert "set-cookie" in answer.headers
    room = answer.json()
    assert set(room) == {"link", "url", "code"}
    assert room["url"] == f"/r/{room['link']}"
    found = await anna.get(f"/api/codes/{room['code'].lower()}")
    assert found.json() == {"link": room["link"], "url": room["url"]}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "bad-json"),
        (b"nonsense", "bad-json"),
        (b"\xff", "bad-json"),
        (b"[" * 5000, "bad-field"),
        (b"null", "bad-field"),
        (b"{}", "bad-field"),
        (b'{"game":"whisper"}', "bad-field"),
        (b'{"game":"whisper","players":"3"}', "bad-field"),
        (b'{"game":"whisper","players":true}', "bad-field"),
        (b'{"game":"whisper","players":NaN}', "bad-json"),
        (b'{"game":"\\ud800","players":3}', "bad-json"),
        (b'{"game":"whisper","players":3,"more":1}', "bad-field"),
        (b'{"game":"whisper","players":3,"options":[]}', "bad-field"),
        (b'{"game":"chess","players":2}', "bad-game"),
        (b'{"game":"whisper","players":9}', "bad-players"),
        (b'{"game":"whisper","players":3,"options":{"loud":"very"}}', "bad-option"),
        (b'{"game":"whisper","players":3,"options":{"quiet":1}}', "bad-option"),
    ],
)
async def test_what_is_no_room_is_refused_with_a_reason(url: str, body: bytes, code: str) -> None:
    async with Person(url).client() as client:
        status = 409 if code in ("bad-players", "bad-option") else 422
        assert_reason(await client.post("/api/rooms", content=body), status, code)


async def test_a_body_that_is_too_big_is_refused(url: str) -> None:
    async def endless() -> object:
        for _ in range(100):
            yield b" " * 1000

    async with Person(url).client() as client:
        assert_reason(await client.post("/api/rooms", content=b" " * 20_000), 413, "too-big")
        assert_reason(await client.post("/api/rooms", content=endless()), 413, "too-big")  # type: ignore[arg-type]


async def test_who_does_not_say_where_a_request_comes_from_is_told_to(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
        answer = await client.post("/api/rooms", json={"game": "whisper", "players": 3})
        assert_reason(answer, 403, "no-origin")
        assert f"“Origin: {url}”" in answer.json()["sentence"]
        assert (await client.get("/api/games")).status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", ""])
async def test_a_page_of_another_site_opens_no_room(url: str, origin: str) -> None:
    answer = await Person(url).post("/api/rooms", {"game": "whisper", "players": 3}, origin=origin)
    assert_reason(answer, 403, "foreign-origin")


async def test_errors_have_the_documented_form(url: str) -> None:
    someone = Person(url)
    assert_reason(await someone.get("/api/nope"), 404, "not-found")
    assert_reason(await someone.get("/nope"), 404, "not-found")
    assert_reason(await someone.get("/api/codes/AAAAAA"), 404, "no-room")
    wrong = await someone.get("/api/rooms")
    assert_reason(wrong, 405, "method-not-allowed")
    assert wrong.headers["allow"] == "POST"


async def test_after_ten_wrong_codes_an_address_has_to_wait(url: str) -> None:
    anna = Person(url)
    code = (await anna.post("/api/rooms", {"game": "whisper", "players": 3})).json()["code"]
    for _ in range(12):
        assert (await anna.get(f"/api/codes/{code}")).status_code == 200
    statuses = [(await anna.get("/api/codes/AAAAAA")).status_code for _ in range(11)]
    assert statuses == [404] * 10 + [429]
    waiting = await anna.get(f"/api/codes/{code}")
    assert_reason(waiting, 429, "too-many-tries")
    assert 0 < int(waiting.headers["retry-after"]) <= 60


async def test_many_wrong_codes_at_once_are_counted_too(url: str) -> None:
    import asyncio

    answers = await asyncio.gather(*(Person(url).get(f"/api/codes/AAAA{letter}A") for letter in "ABCDEFGHJKMNPQRSTUVW"))
    assert sorted(answer.status_code for answer in answers) == [404] * 10 + [429] * 10


async def test_the_games_are_listed_with_their_options(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from app.web import http
    from tests.matches.fake_game import Whisper

    monkeypatch.setattr(http, "all_games", lambda: {"whisper": Whisper()})
    (game,) = (await Person(url).get("/api/games")).json()["games"]
    assert (game["key"], game["min_players"], game["max_players"]) == ("whisper", 2, 4)
    assert set(game["options"]) == {"2", "3", "4"}
    assert game["options"]["3"][0]["name"] == "loud"


async def test_the_server_says_that_it_lives_and_is_ready(url: str) -> None:
    assert (await Person(url).get("/healthz")).json() == {"status": "alive"}
    assert (await Person(url).get("/readyz")).json() == {"status": "ready"}


async def test_below_a_path_everything_works_whether_the_proxy_strips_it_or_not(start) -> None:  # type: ignore[no-untyped-def]
    async with start(root_path="/toktonk") as url:
        anna = Person(url)
        page = await anna.visit("/")
        assert page.status_code == 200
        assert "Path=/toktonk;" in page.headers["set-cookie"]
        answer = await anna.post("/api/rooms", {"game": "whisper", "players": 3})
        room = answer.json()
        assert room["url"] == f"/toktonk/r/{room['link']}"
        assert (await anna.get("/static/core/wire.js")).status_code == 200
        line = await anna.enter(room["link"])
        await line.succeed("sit", seat="a", name="Anna")
        stripped = Person(url.removesuffix("/toktonk"), anna.cookie)
        assert (await stripped.visit("/")).status_code == 200
        assert (await stripped.visit(f"/r/{room['link']}")).status_code == 200
        assert (await stripped.enter(room["link"])).view["you"]["seat"] == "a"
        assert (await stripped.get("/toktonk")).headers["location"] == "/toktonk/"
        missing = await stripped.visit("/nope")
        assert 'href="./static/' in missing.text
