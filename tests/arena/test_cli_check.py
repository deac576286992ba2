"""`marchland check`: a line for each file, and no file that can keep it busy."""

import os
import time
from pathlib import Path

import pytest

from marchland.core.files import DEEPEST, LARGEST
from tests.arena.calling import said, scenario


def test_check_prints_a_line_for_each_file_of_a_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first, second = scenario(tmp_path, "a.toml"), scenario(tmp_path, "b.toml")
    assert said(capsys, "check", str(tmp_path)) == (0, f"ok {first}\nok {second}\n", "")


def test_a_folder_without_scenarios_is_a_wrong_call(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert said(capsys, "check", str(tmp_path)) == (2, "", f"There is no scenario in {tmp_path}.\n")


def test_check_names_the_step_and_what_differed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    good, bad = scenario(tmp_path, "a.toml"), scenario(tmp_path, "b.toml", price=3)
    status, out, _ = said(capsys, "check", str(good), str(bad))
    assert status == 1
    lines = out.splitlines()
    assert lines[0] == f"ok {good}"
    assert lines[1].startswith(f"FAILED {bad}: step 1: price")
    assert len(lines) == 2


@pytest.mark.parametrize("source", [b"title = ", b"title = '\xff'", b"a = " + b"[" * 100_000])
def test_check_tells_a_file_that_cannot_be_read_from_one_that_fails(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, source: bytes
) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(source)
    status, out, _ = said(capsys, "check", str(path))
    assert status == 2
    assert out.startswith(f"FAILED {path}: cannot be read")
    assert len(out.splitlines()) == 1


DEEP = ".".join("a" * 30_000)


@pytest.mark.parametrize(
    "text",
    [
        f"{DEEP} = 1",
        f"[{DEEP}]",
        f"[[{DEEP}]]",
        f"x = {{ {DEEP} = 1 }}",
        ".".join(['"a"'] * 30_000) + " = 1",
        " . ".join("a" * 30_000) + " = 1",
        "x = " + "{ a = " * 30_000,
        "x = " + "[" * 30_000,
    ],
)
def test_a_file_nested_without_end_is_refused_at_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    path = tmp_path / "deep.toml"
    path.write_text(text, encoding="utf-8")
    begun = time.monotonic()
    status, out, err = said(capsys, "check", str(path))
    assert time.monotonic() - begun < 5
    assert (status, err) == (2, "")
    assert out == f"FAILED {path}: cannot be read: its lists or tables are nested too deep\n"


def test_a_key_of_a_few_names_and_a_text_full_of_dots_are_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = scenario(tmp_path, "a.toml")
    text = path.read_text(encoding="utf-8").replace(
        "A hill costs two", "A hill ... costs two. " * 99
    )
    path.write_text(text.replace("[map.A]", '[map."A"]'), encoding="utf-8")
    assert said(capsys, "check", str(path)) == (0, f"ok {path}\n", "")
    assert DEEPEST > 8


def test_a_file_larger_than_anybody_would_write_is_not_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "large.toml"
    path.write_bytes(b"#" * (LARGEST + 1))
    status, out, _ = said(capsys, "check", str(path))
    assert status == 2
    assert out == f"FAILED {path}: cannot be read: it is larger than 1,000,000 bytes\n"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with a name")
@pytest.mark.parametrize("command", ["check", "replay", "simulate", "rules"])
@pytest.mark.parametrize("kind", ["device", "pipe", "folder"])
def test_only_plain_files_are_opened(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, kind: str, command: str
) -> None:
    """A device never ends, and a pipe waits for ever for somebody to write."""
    path = tmp_path / "odd.toml"
    if kind == "device":
        path = Path("/dev/zero")
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.mkdir()
    calls = {
        "check": ["check", str(path if kind != "folder" else tmp_path)],
        "replay": ["replay", str(path)],
        "simulate": ["simulate", "small-world", "--games", "1", "--content", str(path)],
        "rules": ["rules", "tiny-epic", "--content", str(path)],
    }
    begun = time.monotonic()
    status, out, err = said(capsys, *calls[command])
    assert time.monotonic() - begun < 5
    assert status == 2
    assert len((out + err).splitlines()) == 1
    assert str(path) in out + err
    assert "not a plain file" in out + err
