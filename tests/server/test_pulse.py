"""How much a page may send: what people do never comes near it."""

import pytest
from starlette.testclient import TestClient

from marchland.server import pulse
from marchland.server.faults import Fault
from marchland.server.pulse import Pulse
from tests.server.talk import ANNA, BELA, ONE, Page, new_table


def test_a_thousand_messages_may_come_at_once_and_a_hundred_each_second_after() -> None:
    beats = Pulse()
    assert all(beats.beats(50.0) for _ in range(1000))
    with pytest.raises(Fault, match="too much at once") as caught:
        beats.beats(50.0)
    assert (caught.value.key, caught.value.status) == ("error-too-fast", 429)
    assert sum(beats.beats(51.0) for _ in range(100)) == 100


def test_a_page_that_runs_wild_is_told_once_a_second() -> None:
    beats, told = Pulse(), 0
    for k in range(10_000):
        try:
            beats.beats(50.0 + k / 10_000)
        except Fault:
            told += 1
    assert told == 1


def test_what_is_too_much_is_not_done_and_the_table_goes_on(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "AT_ONCE", 1)
    monkeypatch.setattr(pulse, "A_SECOND", 0.0)
    table = new_table(client, ANNA, BELA)
    with Page(client, table) as wild, Page(client, table) as calm:
        assert wild.act(ONE)["view"]["adds"] == 1
        calm.state()
        wild.send(type="act", n=wild.n, action=ONE)
        assert wild.error()["key"] == "error-too-fast"
        assert wild.state()["view"]["adds"] == 1
        assert calm.act(ONE)["view"]["adds"] == 2
