"""Whatever name or number is put into a sentence, it stays one that a native writes."""

import re

import pytest

from tests.texts.readings import OWN, readings

EVERYWHERE = {
    "two spaces": r"  ",
    "a space before a stop": r"(?<!\w \d) [,.;?!]|\( | \)",
    "two stops": r",,|[,;]\.|\.\.|\(\)",
    "the same word twice": r"\b(\w{4,}) \1\b",
    "a hole": r"\$|\bnone\b",
}
FAULTS = {
    "cs": {
        "a player called so twice": r"(?i)hráč\w* hráč",
        "a preposition that wants its vowel": r"\b(?:[vV] [vf]|[sS] [szš]|[zZ] [szš]|[kK] [kg])",
    },
    "hu": {
        "a player called so twice": r"játékos\w* \d\. játékos",
        "a for az": r"\b[Aa] (?:[AÁEÉIÍOÓÖŐUÚÜŰaáeéiíoóöőuúüű5]|1\b)",
        "az for a": r"(?<!és )(?<!: )\b[Aa]z (?:[b-df-hj-np-tv-zB-DF-HJ-NP-TV-Z]|[0234678]|1\d\b)",
        "two articles": r"\baz? (?:A |a (?=[A-Z]))",
    },
    "pl": {
        "a player called so twice": r"(?i)gracz\w* gracz",
        "a preposition that wants its vowel": r"\b[wW] [wf][bcdfghjklłmnprstwz]",
    },
}


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("lang", FAULTS)
def test_no_name_and_no_number_spoils_a_sentence(lang: str, game: str) -> None:
    said = list(readings(game, lang, every=False))
    assert len(said) > 700
    found = [
        f"{key}: {what}: {sentence}"
        for what, fault in (EVERYWHERE | FAULTS[lang]).items()
        for key, sentence in said
        if re.search(fault, sentence)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("lang", "sentence", "faulty"),
    [
        ("cs", "Mír s hráčem Hráč 2.", True),
        ("cs", "Je v vodě.", True),
        ("cs", "Je ve vodě, v lese a s ním.", False),
        ("hu", "Név a 1. helyen", True),
        ("hu", "az 15. erdő", True),
        ("hu", "a 15. erdő, az 5. domb és az 1. tó", False),
        ("hu", "az A Katlan területet", True),
        ("pl", "Pokój z graczem Gracz 2.", True),
        ("pl", "w lesie i we wschodnim lesie", False),
    ],
)
def test_these_rules_find_what_they_are_for(lang: str, sentence: str, faulty: bool) -> None:
    rules = EVERYWHERE | FAULTS[lang]
    assert any(re.search(fault, sentence) for fault in rules.values()) is faulty
