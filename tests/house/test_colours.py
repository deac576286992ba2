"""Colours differ for every kind of eyes: those for colour-blind ones, and terrains by lightness."""

import itertools
import re

import pytest

import marchland
from marchland.server.pages import WEB

Colour = tuple[float, float, float]
EYES = {
    "all three": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "without red": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "without green": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "without blue": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
"""What each kind of eyes makes of linear light (Machado, Oliveira and Fernandes, 2009)."""
APART = 40
"""How far two colours lie from each other in CIELAB at least; about 2 can just be told apart."""


def light(text: str) -> Colour:
    digits = "".join(c * 2 for c in text) if len(text) == 3 else text
    parts = [int(digits[k : k + 2], 16) / 255 for k in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return linear[0], linear[1], linear[2]


def seen(colour: Colour, eyes: tuple[Colour, ...]) -> Colour:
    found = [
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, colour, strict=True)))) for row in eyes
    ]
    return found[0], found[1], found[2]


def lab(colour: Colour) -> Colour:
    def root(t: float) -> float:
        return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116

    red, green, blue = colour
    x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: Colour, other: Colour) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


@pytest.mark.parametrize("eyes", list(EYES))
def test_no_two_seats_look_alike(eyes: str) -> None:
    text = (WEB / "frame/prefs.css").read_text(encoding="utf-8")
    colours = re.findall(r"--seat-\d: #([0-9a-f]+);", text)
    assert len(colours) == 5
    points = [lab(seen(light(each), EYES[eyes])) for each in colours]
    assert min(apart(a, b) for a, b in itertools.combinations(points, 2)) > APART


STEP = 10
"""By how much the lightness of two terrains differs at least, of 100."""


@pytest.mark.parametrize("eyes", list(EYES))
def test_swamp_hill_and_farmland_differ_in_lightness(eyes: str) -> None:
    """In light, dark by the switch, and dark by the system."""
    text = (WEB / "art/art.css").read_text(encoding="utf-8")
    found = {
        name: re.findall(rf"--t-{name}: #([0-9a-f]+);", text)
        for name in ("swamp", "hill", "farmland")
    }
    assert {len(colours) for colours in found.values()} == {3}
    for colours in zip(*found.values(), strict=True):
        swamp, hill, farmland = (lab(seen(light(each), EYES[eyes]))[0] for each in colours)
        assert swamp + STEP <= hill
        assert hill + STEP <= farmland


FACE = re.compile(r'^  (\w+): \["#(\w{6})", "#(\w{6})", "#(\w{6})"\],$', re.MULTILINE)
CLEAR = 3
"""Contrast of a sign on its ground at least (WCAG 2, 1.4.11)."""


def contrast(one: str, other: str) -> float:
    high, low = sorted(
        (
            0.2126 * red + 0.7152 * green + 0.0722 * blue
            for red, green, blue in map(light, (one, other))
        ),
        reverse=True,
    )
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_every_race_has_a_face_of_its_own(game: str) -> None:
    """Two colours that stand out from a ground, and no two races of a box with the same."""
    text = (WEB / "art/faces.js").read_text(encoding="utf-8")
    faces = {race: colours for race, *colours in FACE.findall(text)}
    races = {row["id"] for row in marchland.game(game).abilities if row["kind"] == "race"}
    assert races <= faces.keys()
    for race in races:
        ground, above, below = faces[race]
        assert contrast(ground, above) > contrast(ground, below) > CLEAR, race
    for one, other in itertools.combinations(sorted(races), 2):
        far = max(
            apart(lab(light(a)), lab(light(b)))
            for a, b in zip(faces[one], faces[other], strict=True)
        )
        assert far > 12, (one, other)
