"""Where a webhook may lead, and in which form those who are called understand it."""

import json
from typing import Any

import pytest

from marchland.server.faults import Fault
from marchland.server.hooks import Hook
from marchland.server.reach import may_reach, target
from marchland.server.summons import summons

PUBLIC = ["8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]
PRIVATE = [
    "127.0.0.1",
    "0.0.0.0",  # noqa: S104 - it must not be reached
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1%eth0",
    "fc00::1",
    "fec0::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::a01:203",
    "2002:7f00:1::",
    "2001:0:7f00:1::1",
    "not a number",
]


@pytest.mark.parametrize("address", PUBLIC)
def test_the_internet_is_reached_where_calls_are_made(address: str) -> None:
    assert may_reach(address, "on")
    assert may_reach(address, "home")
    assert not may_reach(address, "off")


@pytest.mark.parametrize("address", PRIVATE)
def test_this_machine_and_its_neighbours_are_not_however_their_address_is_written(
    address: str,
) -> None:
    assert not may_reach(address, "on")


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "192.168.1.1", "fe80::1%eth0"])
def test_at_home_they_are(address: str) -> None:
    assert may_reach(address, "home")


@pytest.mark.parametrize("address", ["224.0.0.1", "ff02::1", "::", "0.0.0.0"])  # noqa: S104
def test_many_at_once_never_are(address: str) -> None:
    assert not may_reach(address, "home")


TAKEN = {
    "https://ntfy.sh/anna": "https://ntfy.sh/anna",
    "  HTTPS://Example.ORG  ": "https://example.org/",
    "http://example.org:8080/a b/ž?q=č#part": "http://example.org:8080/a%20b/%C5%BE?q=%C4%8D",
    "https://příklad.cz/x": "https://xn--pklad-zsa96e.cz/x",
    "https://[2606:4700::1]:8443/x": "https://[2606:4700::1]:8443/x",
    "https://discord.com/api/webhooks/1/a-B_c?wait=true": (
        "https://discord.com/api/webhooks/1/a-B_c?wait=true"
    ),
}


@pytest.mark.parametrize("url", TAKEN)
def test_an_address_is_taken_as_browsers_take_it(url: str) -> None:
    assert target(url).url == TAKEN[url]


@pytest.mark.parametrize(
    "url",
    [
        "",
        "ntfy.sh/anna",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://",
        "https:///path",
        "https://anna:secret@example.org/",
        "https://example.org:25/",
        "https://example.org:99999/",
        "https://exam ple.org/",
        "https://example.org/\r\nX: y",
        "https://example.org/\x00",
        "https://[::1/",
        f"https://example.org/{'x' * 500}",
    ],
)
def test_what_a_post_cannot_go_to_is_refused_in_one_sentence(url: str) -> None:
    with pytest.raises(Fault, match=r"^That is not a webhook address[^\n]*\.$") as caught:
        target(url)
    assert caught.value.key == "error-webhook-address"


def said(url: str, language: str = "en") -> tuple[str, dict[str, Any]]:
    hook = Hook(2, url, "https://table.example/", language)
    to, body = summons(hook, "tiny-epic", "abc", "turn")
    found: dict[str, Any] = json.loads(body)
    return to.url, found


@pytest.mark.parametrize(
    ("language", "title", "sentence"),
    [
        ("en", "Tiny Epic Kingdoms", "It is your turn."),
        ("cs", "Malá velká království", "Jste na tahu."),
        ("hu", "Tiny Epic Kingdoms", "következel."),
        ("pl", "Małe epickie królestwa", "Twoja kolej."),
    ],
)
def test_a_call_is_worded_in_four_languages(language: str, title: str, sentence: str) -> None:
    _, body = said("https://example.org/x", language)
    assert body["title"] == title
    assert body["message"].endswith(sentence)


def test_discord_is_told_by_content_and_pings_nobody() -> None:
    url, body = said("https://discord.com/api/webhooks/1/abc")
    assert url == "https://discord.com/api/webhooks/1/abc"
    assert body["content"].endswith("https://table.example/#/table/abc")
    assert body["allowed_mentions"] == {"parse": []}


@pytest.mark.parametrize(
    ("url", "to"),
    [
        ("https://ntfy.sh/anna", "https://ntfy.sh/"),
        ("https://ntfy.example.org/anna?auth=abc", "https://ntfy.example.org/?auth=abc"),
    ],
)
def test_ntfy_is_told_the_topic_that_the_address_names(url: str, to: str) -> None:
    found, body = said(url)
    assert found == to
    assert body["topic"] == "anna"
    assert body["click"] == "https://table.example/#/table/abc"


def test_others_get_the_post_where_they_said() -> None:
    url, body = said("https://hooks.example.org/anna")
    assert url == "https://hooks.example.org/anna"
    assert "topic" not in body
