"""The files of hosting/: each can be read, and whatever they start, name and reach is there."""

import json
import re
import shlex
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from marchland.arena.cli import parser
from marchland.server.options import PORT

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "hosting"
PROGRAM = "/opt/marchland/bin/marchland"
GIVEN = {"MARCHLAND_NAME": "table.example", "PGPASSWORD": "secret"}


def unit(name: str) -> ConfigParser:
    found = ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read_string((HOSTING / name).read_text(encoding="utf-8"))
    return found


def compose() -> dict[str, Any]:
    text = (HOSTING / "compose.yaml").read_text(encoding="utf-8")
    for name, value in GIVEN.items():
        text = re.sub(rf"\$\{{{name}:\?[^}}]*\}}", value, text)
    found: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", text))
    return found


def containers() -> dict[str, Any]:
    return {name: service for name, service in compose()["services"].items() if "build" in service}


def steps() -> list[tuple[str, str]]:
    """Return the instructions of the Containerfile with what stands behind each."""
    text = (HOSTING / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]


def calls() -> Iterator[tuple[str, list[str]]]:
    """Yield every command line of Marchland that is written in the files."""
    for name in ("marchland.service", "marchland-worker.service"):
        program, *arguments = shlex.split(unit(name)["Service"]["ExecStart"])
        assert program == PROGRAM
        yield name, arguments
    instructions = dict(steps())
    assert json.loads(instructions["ENTRYPOINT"]) == [PROGRAM]
    yield "Containerfile", json.loads(instructions["CMD"])
    for name, service in containers().items():
        yield name, service["command"]


@pytest.mark.parametrize(("where", "arguments"), calls())
def test_what_is_started_is_a_command_with_options_that_exist(
    where: str, arguments: list[str]
) -> None:
    options = parser().parse_args(arguments)
    assert options.command in ("serve", "worker"), where
    assert options.database


def test_a_server_takes_its_leave_within_the_time_that_it_is_given() -> None:
    service = unit("marchland.service")["Service"]
    grace = parser().parse_args(shlex.split(service["ExecStart"])[1:]).grace
    assert grace < float(service["TimeoutStopSec"])
    for name, one in containers().items():
        options = parser().parse_args(one["command"])
        if options.command == "serve":
            assert options.grace < float(one["stop_grace_period"].removesuffix("s")), name


def test_the_proxy_reaches_every_server_by_its_name_and_port() -> None:
    services = compose()["services"]
    servers = [name for name, one in containers().items() if one["command"][0] == "serve"]
    named = services["proxy"]["environment"]["MARCHLAND_SERVERS"].split()
    assert named == [f"{name}:{PORT}" for name in servers]
    assert ("EXPOSE", str(PORT)) in steps()
    text = (HOSTING / "Caddyfile").read_text(encoding="utf-8")
    assert f"{{$MARCHLAND_SERVERS:127.0.0.1:{PORT}}}" in text
    assert text.count("{") == text.count("}")


def test_what_the_image_is_made_of_is_there_and_not_left_out() -> None:
    kept = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert kept[0] == "**"
    for name in kept[1:]:
        assert (ROOT / name.removeprefix("!")).exists(), name
    for _, behind in steps():
        for lock in re.findall(r"requirements/\w+\.txt", behind):
            assert (ROOT / lock).is_file()


def test_the_lock_of_the_image_has_what_a_server_over_postgresql_needs() -> None:
    text = (ROOT / "requirements" / "serve.txt").read_text(encoding="utf-8")
    base = (ROOT / "requirements" / "base.txt").read_text(encoding="utf-8")
    pins = set(re.findall(r"^([\w.-]+==[\w.]+)", text, re.MULTILINE))
    assert set(re.findall(r"^([\w.-]+==[\w.]+)", base, re.MULTILINE)) <= pins
    names = {pin.partition("==")[0] for pin in pins}
    assert {"psycopg", "psycopg-binary", "psycopg-pool"} <= names


def test_the_page_on_hosting_names_every_file_and_every_option_of_serve() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for file in HOSTING.iterdir():
        assert f"hosting/{file.name}" in page, file.name
    serve = parser().parse_args(["serve"])
    common = {"command", "port", "content", "bots", "check", "log", "yes"}
    for name in set(vars(serve)) - common:
        assert f"--{name.replace('_', '-')}" in page, name
