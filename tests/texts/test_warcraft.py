"""The texts of Small World of Warcraft: the rulebook's names, all said in four languages."""

import tomllib
from typing import Any

import pytest

import marchland
from marchland.texts import LANGUAGES, Texts, action_text
from tests.texts import ftl

PACKAGES = ("marchland.smallworld.warcraft", "marchland.smallworld", "marchland.web")
MAPS = sorted((ftl.FOLDERS["warcraft"].parent / "maps").glob("*.toml"))
OTHERS = ("cs", "hu", "pl")

# From the appendix of the Czech rulebook, by hand: races, artifacts and places are English there.
RACES = {
    "blood_elves": "Blood Elves",
    "draenei": "Draenei",
    "dwarves": "Dwarves",
    "ethereals": "Ethereals",
    "forsaken": "Forsaken",
    "gnomes": "Gnomes",
    "goblins": "Goblins",
    "humans": "Humans",
    "kobolds": "Kobolds",
    "naga": "Naga",
    "night_elves": "Night Elves",
    "orcs": "Orcs",
    "pandaren": "Pandaren",
    "tauren": "Tauren",
    "trolls": "Trolls",
    "worgen": "Worgen",
    "murloc": "Murlocs",
}
POWERS = {
    "archaeologist": "Archeologové",
    "battle_master": "Vojevůdci",
    "beast_master": "Krotitelé",
    "blacksmith": "Kováři",
    "championing": "Šampioni",
    "defensive": "Obránci",
    "enraged": "Zuřivci",
    "explorer": "Průzkumníci",
    "farmer": "Farmáři",
    "fishing": "Rybáři",
    "garrisoned": "Ženisté",
    "herbalist": "Bylinkáři",
    "intimidating": "Zastrašovatelé",
    "marshdweller": "Obyvatelé mokřin",
    "mining": "Horníci",
    "mountaineer": "Horalové",
    "portal_mage": "Portáloví mágové",
    "ranger": "Hraničáři",
    "sailing": "Mořeplavci",
    "swamp_walker": "Rašelináři",
}
SITES = {
    "aegis_of_aggramar": "Aegis of Aggramar",
    "ashes_of_alar": "Ashes of Al’ar",
    "doomhammer": "Doomhammer",
    "frostmourne": "Frostmourne",
    "heart_of_azeroth": "Heart of Azeroth",
    "battleground": "Battleground",
    "dark_portal": "Dark Portal",
    "karazhan": "Karazhan",
    "lights_hope_chapel": "Light’s Hope Chapel",
    "meeting_stone": "Meeting Stone",
    "spirit_healer": "Spirit Healer",
    "well_of_eternity": "Well of Eternity",
}
PIECES = {
    "mountain": "Hory",
    "wall": "Přízračná stěna",
    "harmony": "Harmonie",
    "fortress": "Pevnost",
    "tower": "Hlídková věž",
    "target": "Vojenský cíl",
    "champion": "Šampion",
    "beast": "Šelma",
    "bomb": "Bomba",
}
IN_DECLINE = {
    "race-naga",  # WC-10
    "race-night_elves",
    "race-tauren",
    "power-garrisoned",  # WC-9
    "power-marshdweller",
    "site-well_of_eternity",  # WC-8
}
BUTTONS = [
    "action-raid-none",
    "action-choose-pay",
    "action-choose-discard",
    "action-human",
    "action-worgen",
    "action-side-alliance",
    "action-side-horde",
    "action-side-none",
    "action-bomb-none",
    "action-target-none",
    "action-reveal-live",
    "action-reveal-dud",
]
SHORT = 14


def texts(lang: str) -> Texts:
    return Texts(lang, PACKAGES, strict=True)


@pytest.mark.parametrize(
    ("kind", "table"), [("power", POWERS), ("piece", PIECES), ("race", RACES), ("site", SITES)]
)
def test_czech_names_are_the_rulebooks_own(kind: str, table: dict[str, str]) -> None:
    assert {id_: texts("cs").name(id_, kind) for id_ in table} == table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "table"), [("race", RACES), ("site", SITES)])
def test_races_artifacts_and_places_are_english_everywhere(
    kind: str, table: dict[str, str], lang: str
) -> None:
    assert {id_: texts(lang).name(id_, kind) for id_ in table} == table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_says_what_it_does_in_two_lines(lang: str) -> None:
    keys = [f"race-{id_}" for id_ in RACES if id_ != "murloc"]
    keys += [f"power-{id_}" for id_ in POWERS] + [f"site-{id_}" for id_ in SITES]
    for key in keys:
        sentence = texts(lang).render(f"{key}-text")
        assert sentence.endswith(".")
        assert len(sentence) <= 210, f"{key}: two lines on a phone"
        assert texts(lang).has(f"{key}-decline") == (key in IN_DECLINE), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_line_finds_a_sentence_for_each(lang: str) -> None:
    abilities = marchland.game("warcraft").abilities
    assert len(abilities) == 16 + 20 + 12
    for one in abilities:
        assert texts(lang).has(f"{one['kind']}-{one['id']}-text"), one["id"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_island_and_region_of_the_boards_has_a_name(lang: str) -> None:
    assert len(MAPS) == 12
    for path in MAPS:
        face = tomllib.loads(path.read_text(encoding="utf-8"))
        titles = {f"island-{face['name']}": face["title"]}
        titles |= {f"region-{id_}": row["name"] for id_, row in face["region"].items()}
        for key, english in titles.items():
            assert texts(lang).has(key), key
            if lang == "en":
                assert texts("en").render(key) == english


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Jan places the Champion in Gull Crag."),
        ("cs", "Jan umisťuje Šampiona v regionu Racčí skála."),
        ("hu", "Jan elhelyezi a Bajnokot: Sirályszirt."),
        ("pl", "Jan umieszcza Czempiona w regionie Mewia Skała."),
    ],
)
def test_a_region_is_called_by_its_name(lang: str, said: str) -> None:
    around = Texts(lang, PACKAGES, seats=["Jan"], terrain={"s1a-4": "mountain"}, strict=True)
    assert ftl.plain(around.render("log-champion-at", {"seat": 0, "region": "s1a-4"})) == said


def test_a_region_of_a_board_of_ones_own_is_called_as_its_file_says() -> None:
    around = Texts("en", PACKAGES, terrain={"x-1": "hill"}, names={"x-1": "Bald Hill"}, strict=True)
    assert around.region("x-1") == "Bald Hill"
    assert Texts("en", PACKAGES, terrain={"x-1": "hill"}, strict=True).region("x-1") == "hill x-1"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Herbalist Forsaken"),
        ("cs", "Bylinkáři Forsaken"),
        ("hu", "Füvész Forsaken"),
        ("pl", "Zielarze Forsaken"),
    ],
)
def test_a_combination_is_badge_and_banner(lang: str, said: str) -> None:
    assert texts(lang).render("combo", {"race": "forsaken", "power": "herbalist"}) == said


@pytest.mark.parametrize(
    ("word", "kinds", "given", "said"),
    [
        ("intimidate", ["region", "region"], ["s1a-1", "s1a-2"],
         "Intimidate a token from Wrackwood to Lookout Bluff"),
        ("intimidate", ["region", "region"], ["s1a-1", "-"], "Intimidate in Wrackwood"),
        ("swap", ["region", "region"], ["s1a-1", "s1a-2"], "Exchange Wrackwood and Lookout Bluff"),
        ("side-horde", [], [], "For the Horde"),
        ("bomb", ["region"], ["-"], "No more Bombs"),
        ("conquer-beasts", ["region", "count"], ["s1a-1", "2"], "Conquer Wrackwood with 2 Beasts"),
        ("reveal", ["site"], ["karazhan"], "Turned up: Karazhan"),
        ("reveal-live", [], [], "The Bomb goes off"),
        ("face", ["face"], ["small-1a"], "Island: Gullwing Holm"),
    ],
)  # fmt: skip
def test_actions_are_said_with_what_they_name(
    word: str, kinds: list[str], given: list[str], said: str
) -> None:
    assert action_text(PACKAGES, "en", word, kinds, given) == said


@pytest.mark.parametrize("lang", OTHERS)
def test_no_button_outgrows_its_english(lang: str) -> None:
    english = {key: texts("en").render(key) for key in BUTTONS}
    long = {
        key: texts(lang).render(key)
        for key in BUTTONS
        if len(texts(lang).render(key)) > max(SHORT, 1.6 * len(english[key]))
    }
    assert long == {}


@pytest.mark.parametrize(
    ("race", "said"),
    [
        ("orcs", "Jan: Orcs take Wrackwood with the Champion."),
        ("tauren", "Jan: Tauren take Wrackwood with the Champion, for 1 token."),
    ],
)
def test_the_champion_costs_the_tokens_that_go_with_him(race: str, said: str) -> None:
    """WC-Q15: none, with Tauren one."""
    state = on_the_coast(race, "championing", [])
    entry = state.narrate(state.parse("champion s1a-1"))[0]
    assert spoken("en").render(entry["key"], {"seat": 0, **entry["args"]}) == said


def test_the_hammer_of_tauren_takes_two_tokens() -> None:
    """WC-13."""
    state = on_the_coast("tauren", "farmer", ["site:doomhammer"])
    entry = state.narrate(state.parse("hammer s1a-1"))[0]
    said = "Jan: Tauren take Wrackwood with the Doomhammer, for 2 tokens."
    assert spoken("en").render(entry["key"], {"seat": 0, **entry["args"]}) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("cs", "Dobýt region Pláž dlouhých lodí"),
        ("hu", "Elfoglalás: Hosszúhajó-part"),
        ("pl", "Podbij region Plaża Długich Łodzi"),
    ],
)
def test_a_told_action_names_a_region_in_its_language(lang: str, said: str) -> None:
    """As the page does: the map's file has English names."""
    state = marchland.game("warcraft").new_state(2, 1, map="large-1a+small-2a")
    assert ftl.plain(state.describe(state.parse("conquer l1a-13"), lang)) == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("race", "power", "text"),
    [
        ("orcs", "farmer", "ashes s1a-1 frost"),
        ("ethereals", "farmer", "pilgrim s1a-1 frost"),
        ("gnomes", "farmer", "raid s1a-1 frost"),
        ("gnomes", "championing", "champion s1a-1 raid"),
    ],
)
def test_two_manners_in_one_conquest_are_both_named(
    lang: str, race: str, power: str, text: str
) -> None:
    """WC-6.3: on the button and in the log."""
    sites = ["site:frostmourne", "site:ashes_of_alar"] if power == "farmer" else []
    state = on_the_coast(race, power, sites)
    action = state.parse(text)
    entry = state.narrate(action)[0]
    logged = spoken(lang).render(entry["key"], {"seat": 0, **entry["args"]})
    button = "" if lang == "en" else state.describe(action, lang)
    assert state.describe(action) == text
    for said in (logged, button or logged):
        assert ("Frostmourne" in said) is ("frost" in text)
        assert ("Ashes" in said) is ("ashes" in text)


def on_the_coast(race: str, power: str, sites: list[str]) -> Any:
    """Return a conquest to be made beside a region with a place."""
    coast = {"terrain": "fields", "next": ["s1a-1"]}
    where = {"s1a-2": coast, "s1a-1": {"terrain": "forest"}, "s1a-3": {"terrain": "hill"}}
    tribes = [
        {"seat": 1, "race": race, "power": power, "hand": 8, "holds": {"s1a-2": 2}},
        {"seat": 2, "race": "naga", "power": "mining", "holds": {"s1a-3": 1}},
    ]
    return marchland.game("warcraft").position(
        {
            "game": "warcraft", "stage": "conquer", "map": where, "tribe": tribes,
            "pieces": {"s1a-2": sites, "s1a-1": ["site:karazhan"]},
        }
    )  # fmt: skip


def spoken(lang: str) -> Texts:
    """Return texts for one player at that coast."""
    return Texts(lang, PACKAGES, seats=["Jan"], terrain={"s1a-1": "forest"}, strict=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_murlocs_find_and_take_is_told_of_them(lang: str) -> None:
    """WC-17.2: no player is named for what the Murlocs do after the last seat's turn."""
    state: Any = marchland.game("warcraft").position(
        {
            "game": "warcraft", "players": 2, "seat": 2, "stage": "deploy",
            "rulings": {"revenge_of_the_murlocs": True},
            "map": {
                "s1a-1": {"terrain": "forest", "next": ["s1a-2", "s1a-3"], "site": True},
                "s1a-2": {"terrain": "hill"},
                "s1a-3": {"terrain": "fields"},
                "s1a-4": {"terrain": "fields"},
            },
            "neutral": {"s1a-2": 1},
            "tribe": [
                {"seat": 1, "race": "humans", "power": "mining", "hand": 1},
                {"seat": 2, "race": "orcs", "power": "farmer", "hand": 1, "holds": {"s1a-4": 1}},
            ],
            "pieces": {"s1a-1": ["site:?"], "s1a-3": ["target"]},
        }
    )  # fmt: skip
    state.listen()
    told: list[Any] = []
    for text in ("deploy s1a-4=2", "reveal=dark_portal"):
        for action in state.plan(text):
            told += state.narrate(action)
            state.apply(action)
            told += state.events
    texts = Texts(
        lang, PACKAGES, seats=["Jan", "Eva"], terrain={"s1a-1": "forest", "s1a-3": "fields"}
    )
    for key in ("log-reveal", "log-objective"):
        [entry] = [one for one in told if one["key"] == key]
        said = texts.render(key, {"seat": entry["seat"], **entry["args"]})
        assert "Murlocs" in said
        assert "Jan" not in said
        assert "Eva" not in said
