"""Settings that make no sense are refused when they are read, with what would be right."""

from pathlib import Path

import pytest

from velkahra.server.settings import Settings, SettingsError, networks, read_settings


def read(folder: Path, text: str) -> Settings:
    """Read a settings file with this text."""
    file = folder / "settings.toml"
    file.write_text(text, encoding="utf-8")
    return read_settings(file, folder)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("rooms = -5", ">= 0"),
        ("message_bytes = -1", ">= 1024"),
        ("messages_a_second = 0", "> 0"),
        ("abuses = 0", ">= 1"),
        ("bot_seconds = -1", "> 0"),
        ("bot_pause = -1", ">= 0"),
        ("chat_seconds = -2", "> 0"),
        ("chat_seconds = 0", "> 0"),
        ("store_seconds = 0", "> 0"),
        ('lan_url = "foo"', "'foo' is not the address of a site, such as https://example.org"),
        ('metrics = "127.0.0.1:99999"', "a port is at most 65535"),
        ('data = ""', "must be a path"),
        ('proxies = "10.0.0.7, proxy.example.org"', "'proxy.example.org' is not an address such"),
        ('proxies = "10.0.0.7/8"', "a network such as 10.0.0.0/8"),
        ('proxies = "10.0.0.7, *"', "alone"),
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(SettingsError) as refused:
        read(tmp_path, text)
    assert str(refused.value).startswith(f"{tmp_path / 'settings.toml'}: ")
    assert why in str(refused.value)


def test_a_file_that_is_missing_is_named_once(tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as refused:
        read_settings(tmp_path / "none.toml", tmp_path)
    assert str(refused.value) == f"there is no file {tmp_path / 'none.toml'}"


def test_addresses_are_read(tmp_path: Path) -> None:
    found = read(tmp_path, 'lan_url = "http://10.0.0.7:8000/"\nmetrics = "[::1]:65535"')
    assert found.lan_url == "http://10.0.0.7:8000"
    assert [str(one) for one in networks("127.0.0.1, 10.0.0.0/8,::1")] == [
        "127.0.0.1/32",
        "10.0.0.0/8",
        "::1/128",
    ]
    assert networks("") == ()
    assert [str(one) for one in networks("*")] == ["0.0.0.0/0", "::/0"]
