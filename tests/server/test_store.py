"""What every store must keep, told of each implementation."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from marchland.server.opening import open_store
from marchland.server.store import Conflict, Link, Missing, Move, Store


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    kept = open_store(address)
    yield kept
    kept.close()


def moves(*actions: int) -> list[Move]:
    return [Move(action) for action in actions]


def test_what_was_kept_is_read_back_in_order_with_its_parts(store: Store) -> None:
    revision = store.create("g", "{}", moves(7, 5), "{}")
    store.append("g", revision, 2, [Move(9, anew=True), Move(1, part=True)], "{}")
    saved = store.load("g")
    assert saved.moves == (Move(7), Move(5), Move(9, anew=True), Move(1, part=True))
    assert saved.header == "{}"


def test_of_two_writers_of_one_position_the_second_is_refused_and_writes_nothing(
    store: Store,
) -> None:
    revision = store.create("g", "{}", [], "first")
    store.append("g", revision, 0, moves(1), "second")
    with pytest.raises(Conflict):
        store.append("g", revision, 0, moves(2, 3), "third")
    assert store.load("g").moves == (Move(1),)
    assert store.games()[0].summary == "second"


def test_a_writer_that_missed_an_undo_is_refused_although_the_length_fits(store: Store) -> None:
    revision = store.create("g", "{}", moves(1, 2), "")
    other = store.cut("g", revision, 1, "")
    store.append("g", other, 1, moves(5), "")
    with pytest.raises(Conflict):
        store.append("g", revision, 2, moves(6), "")
    assert store.load("g").moves == (Move(1), Move(5))


def test_one_place_in_a_game_is_never_written_twice(store: Store) -> None:
    revision = store.create("g", "{}", moves(1, 2), "")
    with pytest.raises(Conflict):
        store.append("g", revision, 1, moves(9), "")
    assert store.load("g").moves == (Move(1), Move(2))


def test_an_undo_takes_all_later_actions_and_only_those(store: Store) -> None:
    revision = store.create("g", "{}", moves(1, 2, 3, 4), "")
    store.create("other", "{}", moves(1, 2, 3, 4), "")
    store.cut("g", revision, 2, "")
    assert store.load("g").moves == (Move(1), Move(2))
    assert len(store.load("other").moves) == 4


def test_what_an_undo_took_is_kept_apart_with_where_each_undo_ended(store: Store) -> None:
    revision = store.create("g", "{}", moves(1, 2), "")
    revision = store.append("g", revision, 2, [Move(3, anew=True), Move(4, part=True)], "")
    revision = store.cut("g", revision, 3, "")
    store.cut("g", revision, 1, "")
    saved = store.load("g")
    assert saved.moves == (Move(1),)
    assert saved.undone == (
        Move(2),
        Move(3, anew=True, last=True),
        Move(4, part=True, last=True),
    )


def test_what_is_brought_back_leaves_the_rest_and_anything_else_forgets_it(store: Store) -> None:
    revision = store.create("g", "{}", moves(1, 2, 3, 4), "")
    store.create("other", "{}", moves(1, 2), "")
    store.cut("other", 0, 1, "")
    revision = store.cut("g", revision, 1, "")
    revision = store.append("g", revision, 1, moves(2, 3), "", again=True)
    assert store.load("g").undone == (Move(4, last=True),)
    store.append("g", revision, 3, moves(7), "")
    assert store.load("g").undone == ()
    assert store.load("g").moves == tuple(moves(1, 2, 3, 7))
    assert store.load("other").undone == (Move(2, last=True),)


def test_luck_is_remembered_by_its_past_for_this_game_alone(store: Store) -> None:
    revision = store.create("g", "{}", moves(1, 2, 3), "")
    store.create("other", "{}", moves(1, 2, 3), "")
    revision = store.cut("g", revision, 2, "", {b"one": 3})
    revision = store.append("g", revision, 2, moves(8), "")
    store.cut("g", revision, 1, "", {b"two": 8, b"one": 3})
    assert store.load("g").luck == {b"one": 3, b"two": 8}
    assert store.load("other").luck == {}
    store.delete("g")
    store.create("g", "{}", [], "")
    assert (store.load("g").luck, store.load("g").undone) == ({}, ())


def test_a_writer_that_is_refused_takes_nothing_back_and_remembers_nothing(store: Store) -> None:
    revision = store.create("g", "{}", moves(1, 2), "")
    store.append("g", revision, 2, moves(3), "")
    with pytest.raises(Conflict):
        store.cut("g", revision, 1, "", {b"one": 2})
    saved = store.load("g")
    assert (saved.moves, saved.undone, saved.luck) == (tuple(moves(1, 2, 3)), (), {})


def test_a_deleted_game_is_gone_with_its_actions_and_its_name_is_free(store: Store) -> None:
    store.create("g", "{}", moves(1, 2), "")
    store.delete("g")
    with pytest.raises(Missing):
        store.load("g")
    with pytest.raises(Missing):
        store.delete("g")
    with pytest.raises(Missing):
        store.append("g", 0, 2, moves(3), "")
    store.create("g", "{}", [], "")
    assert store.load("g").moves == ()


def test_a_name_is_given_once(store: Store) -> None:
    store.create("g", "old", moves(1), "")
    with pytest.raises(Conflict):
        store.create("g", "new", [], "")
    assert store.load("g").header == "old"


def test_the_list_has_the_game_touched_last_at_its_head(store: Store) -> None:
    revision = store.create("b", "{}", [], "b")
    store.create("a", "{}", [], "a")
    time.sleep(0.01)  # the list tells times apart by the millisecond
    store.append("b", revision, 0, moves(1), "b goes on")
    assert [(item.id, item.summary) for item in store.games()] == [("b", "b goes on"), ("a", "a")]


HOST, SEAT = Link(b"h" * 32, "g", "host"), Link(b"s" * 32, "g", "seat", 1)


def test_links_are_found_by_their_own_digest_and_by_the_devices_that_hold_them(
    store: Store,
) -> None:
    store.create("g", "{}", [], "", [HOST, SEAT])
    store.create("other", "{}", [], "", [Link(b"o" * 32, "other", "watch")])
    assert store.links(SEAT.secret) == [SEAT]
    store.hold(b"device", [HOST, SEAT, Link(b"gone", "g", "watch")])
    store.hold(b"device", [SEAT])
    assert sorted(store.links(b"device", "g"), key=lambda link: link.kind) == [HOST, SEAT]
    assert store.links(b"device", "other") == []
    assert [line.id for line in store.games(of=b"device")] == ["g"]
    assert store.load("g").links == {HOST.secret, SEAT.secret}
    store.forget(b"device")
    assert (store.links(b"device"), store.games(of=b"device")) == ([], [])


def test_a_link_in_place_of_others_ends_them_and_is_heard_of(store: Store) -> None:
    revision = store.create("g", "{}", [], "", [HOST, SEAT])
    store.hold(b"device", [HOST, SEAT])
    more, anew = Link(b"m" * 32, "g", "seat", 1), Link(b"n" * 32, "g", "seat", 1)
    store.grant(more, revoke=False)
    assert store.load("g").links == {HOST.secret, SEAT.secret, more.secret}
    store.grant(anew, revoke=True)
    assert store.load("g").links == {HOST.secret, anew.secret}
    assert store.links(b"device") == [HOST]
    assert store.revisions(["g"]) == {"g": revision + 2}
    with pytest.raises(Missing):
        store.grant(Link(b"x" * 32, "nowhere", "host"), revoke=True)


def test_links_go_with_their_game_and_into_the_archive(store: Store, tmp_path: Path) -> None:
    store.create("g", "{}", [], "", [HOST, SEAT])
    store.hold(b"device", [SEAT])
    lines = [*store.dump()]
    store.delete("g")
    assert (store.links(SEAT.secret), store.links(b"device")) == ([], [])
    other = open_store(str(tmp_path / "other.sqlite"))
    other.fill(lines)
    assert other.links(b"device") == [SEAT]
    assert other.load("g").links == {HOST.secret, SEAT.secret}
    other.close()


def test_what_is_said_of_a_turn_is_kept_and_the_latest_word_counts(store: Store) -> None:
    store.create("g", "{}", moves(1, 2), "")
    store.create("other", "{}", moves(1, 2), "")
    for n, said in ((1, "poor"), (0, "fair"), (1, "good")):
        store.review("g", 0, n, said)
    assert store.reviewed("g") == {0: "fair", 1: "good"}
    assert store.reviewed("other") == store.reviewed("nobody's") == {}


def test_an_undo_takes_what_was_said_of_the_turns_and_whoever_missed_it_says_nothing_more(
    store: Store,
) -> None:
    revision = store.create("g", "{}", moves(1, 2), "")
    store.review("g", 0, 0, "fair")
    store.cut("g", revision, 1, "")
    store.review("g", 0, 1, "late")
    assert store.reviewed("g") == {}
    store.review("g", 1, 1, "anew")
    assert store.reviewed("g") == {1: "anew"}


def test_nothing_is_said_of_a_game_that_is_gone(store: Store) -> None:
    store.create("g", "{}", moves(1), "")
    store.review("g", 0, 0, "fair")
    store.delete("g")
    store.review("g", 0, 0, "late")
    store.create("g", "{}", moves(1), "")
    assert store.reviewed("g") == {}
