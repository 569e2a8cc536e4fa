"""Settings: read from the environment, refused with the variable's name."""

from __future__ import annotations

from ipaddress import ip_network

import pytest

from app.settings import BadSetting, Settings


def test_without_variables_the_server_runs_on_this_machine_with_a_file() -> None:
    settings = Settings.from_environment({})
    assert settings == Settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.is_sqlite


def test_all_variables_are_read() -> None:
    settings = Settings.from_environment(
        {
            "TOKTONK_HOST": "0.0.0.0",
            "TOKTONK_PORT": "0",
            "TOKTONK_DATABASE_URL": "postgresql://toktonk:secret@db/toktonk",
            "TOKTONK_ROOT_PATH": "/toktonk/",
            "TOKTONK_ALLOWED_ORIGINS": "https://Play.example.org/, https://other.example",
            "TOKTONK_TRUSTED_PROXIES": "127.0.0.1,10.0.0.0/8",
            "TOKTONK_LOBBY_GRACE": "2.5",
            "TOKTONK_AWAY_GRACE": "7",
            "TOKTONK_WORKERS": "1",
            "TOKTONK_LOG_LEVEL": "WARNING",
            "TOKTONK_ROOMS_PER_HOUR": "60",
            "TOKTONK_LINES_PER_ADDRESS": "0",
            "TOKTONK_HANDSHAKES_PER_MINUTE": "100",
            "TOKTONK_REQUESTS_PER_MINUTE": "200",
            "TOKTONK_FREE_ADDRESSES": "192.0.2.0/24, 2001:db8::1",
            "TOKTONK_KEEP_LOBBIES": "0.5",
            "TOKTONK_KEEP_FINISHED": "365",
        }
    )
    assert settings == Settings(
        host="0.0.0.0",
        port=0,
        database_url="postgresql+asyncpg://toktonk:secret@db/toktonk",
        root_path="/toktonk",
        allowed_origins=("https://play.example.org", "https://other.example"),
        trusted_proxies=("127.0.0.1", "10.0.0.0/8"),
        lobby_grace=2.5,
        away_grace=7.0,
        log_level="warning",
        rooms_per_hour=60,
        lines_per_address=0,
        handshakes_per_minute=100,
        requests_per_minute=200,
        free_addresses=(ip_network("192.0.2.0/24"), ip_network("2001:db8::1/128")),
        keep_lobbies=0.5,
        keep_finished=365.0,
    )


def test_an_empty_variable_is_one_that_is_not_set() -> None:
    assert Settings.from_environment({"TOKTONK_PORT": " ", "TOKTONK_ROOT_PATH": ""}) == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "eighty"),
        ("PORT", "65536"),
        ("PORT", "-1"),
        ("PORT", "²"),
        ("DATABASE_URL", "mysql://toktonk:secret@db/toktonk"),
        ("DATABASE_URL", "toktonk.db"),
        ("DATABASE_URL", "sqlite://"),
        ("DATABASE_URL", "sqlite:///:memory:"),
        ("ROOT_PATH", "toktonk"),
        ("ROOMS_PER_HOUR", "many"),
        ("LINES_PER_ADDRESS", "-1"),
        ("FREE_ADDRESSES", "here"),
        ("KEEP_LOBBIES", "0"),
        ("KEEP_LOBBIES", "ever"),
        ("KEEP_FINISHED", "nan"),
        ("ALLOWED_ORIGINS", "play.example.org"),
        ("ALLOWED_ORIGINS", "https://play.example.org/path"),
        ("LOBBY_GRACE", "nan"),
        ("LOBBY_GRACE", "soon"),
        ("LOBBY_GRACE", "-1"),
        ("LOG_LEVEL", "loud"),
        ("WORKERS", "0"),
    ],
)
def test_what_cannot_be_is_refused_by_name_and_without_telling_secrets(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=f"TOKTONK_{name} must") as refused:
        Settings.from_environment({f"TOKTONK_{name}": value})
    assert "secret" not in str(refused.value)


def test_several_workers_on_sqlite_are_refused_with_a_sentence() -> None:
    with pytest.raises(BadSetting, match="names SQLite"):
        Settings.from_environment({"TOKTONK_WORKERS": "2"})


def test_several_workers_are_refused_until_they_can_hear_of_each_other() -> None:
    with pytest.raises(BadSetting, match="one process"):
        Settings.from_environment({"TOKTONK_WORKERS": "2", "TOKTONK_DATABASE_URL": "postgresql://db/toktonk"})
