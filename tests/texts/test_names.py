"""Names are those of the rulebooks, as a player reads them in the box.

The tables were written from the rulebooks by hand: races and powers from the headings of the
appendix on races and powers (Czech: "Přílohy II", Hungarian: "Függelék II", Polish: "Aneks
II"), tokens and pieces from the list of contents on the first page. Hungarian headings stand
with a capital, inside a sentence the book writes them small; Czech powers are adjectives that
agree with the race, as in the book's own examples.
"""

import pytest

from marchland.texts import Texts
from tests.texts import ftl

PACKAGES = ("marchland.smallworld.base", "marchland.smallworld")

RACES = {
    # id: Czech, Hungarian, Polish
    "amazons": ("Amazonky", "Amazonok", "Amazonki"),
    "dwarves": ("Trpaslíci", "Törpök", "Krasnoludy"),
    "elves": ("Elfové", "Tündék", "Elfy"),
    "ghouls": ("Ghůlové", "Élőhalottak", "Ghule"),
    "giants": ("Obři", "Óriások", "Olbrzymy"),
    "halflings": ("Hobiti", "Félszerzetek", "Niziołki"),
    "humans": ("Lidé", "Emberek", "Ludzie"),
    "orcs": ("Orkové", "Orkok", "Orkowie"),
    "ratmen": ("Krysáci", "Patkányfajzatok", "Szczuroludzie"),
    "skeletons": ("Kostlivci", "Csontvázak", "Szkielety"),
    "sorcerers": ("Mágové", "Mágusok", "Czarnoksiężnicy"),
    "tritons": ("Tritoni", "Tritonok", "Trytony"),
    "trolls": ("Trolové", "Trollok", "Trolle"),
    "wizards": ("Kouzelníci", "Varázslók", "Czarodzieje"),
}
POWERS = {
    "alchemist": ("Alchymističtí", "Alkimista", "Alchemicy"),
    "berserk": ("Zuřiví", "Rettenthetetlen", "Oszalałe"),
    "bivouacking": ("Kočovní", "Vándor", "Obozujące"),
    "commando": ("Útoční", "Kommandós", "Waleczne"),
    "diplomat": ("Diplomatičtí", "Diplomata", "Dyplomatyczne"),
    "dragon_master": ("Vládci draků", "Sárkánylovas", "Władcy smoków"),
    "flying": ("Létající", "Repülő", "Latające"),
    "forest": ("Lesní", "Erdei", "Leśne"),
    "fortified": ("Opevnění", "Erődépítő", "Warowne"),
    "heroic": ("Hrdinní", "Hős", "Bohaterskie"),
    "hill": ("Kopcoví", "Dombi", "Wzgórzyste"),
    "merchant": ("Obchodující", "Kereskedő", "Handlujące"),
    "mounted": ("Jezdečtí", "Lovas", "Konne"),
    "pillaging": ("Loupeživí", "Fosztogató", "Plądrujące"),
    "seafaring": ("Mořští", "Tengerjáró", "Żeglujące"),
    "spirit": ("Přízrační", "Kísértő", "Uduchowione"),
    "stout": ("Udatní", "Szívós", "Niezłomne"),
    "swamp": ("Bahenní", "Mocsári", "Bagienne"),
    "underworld": ("Podzemní", "Barlangi", "Podziemne"),
    "wealthy": ("Zámožní", "Gazdag", "Zamożne"),
}
PIECES = {
    "lair": ("Trolí doupě", "trollbarlang", "Legowisko Trolli"),
    "hole": ("Hobití nora", "földbe vájt üreg", "Norka"),
    "camp": ("Polní tábor", "tábor", "Obozowisko"),
    "fortress": ("Pevnost", "erőd", "Twierdza"),
    "dragon": ("drak", "sárkány", "Smok"),
    "hero": ("Hrdina", "hős", "Bohater"),
    "mountain": ("Pohoří", "hegység", "Góry"),
    "lost_tribe": ("Zapomenutý kmen", "elfeledett törzs", "Zaginione Plemię"),
}
# The list of contents counts each race's tokens: the form after that very number.
COUNTED = {
    "amazons": (15, "Amazonek", "amazon", "Amazonek"),
    "dwarves": (8, "Trpaslíků", "törp", "Krasnoludów"),
    "elves": (11, "Elfů", "tünde", "Elfów"),
    "ghouls": (10, "Ghůlů", "élőhalott", "Ghuli"),
    "giants": (11, "Obrů", "óriás", "Olbrzymów"),
    "halflings": (11, "Hobitů", "félszerzet", "Niziołków"),
    "humans": (10, "Lidí", "ember", "Ludzi"),
    "orcs": (10, "Orků", "ork", "Orków"),
    "ratmen": (13, "Krysáků", "patkányfajzat", "Szczuroludzi"),
    "skeletons": (20, "Kostlivců", "csontváz", "Szkieletów"),
    "sorcerers": (18, "Mágů", "mágus", "Czarnoksiężników"),
    "tritons": (11, "Tritonů", "triton", "Trytonów"),
    "trolls": (10, "Trolů", "troll", "Trolli"),
    "wizards": (10, "Kouzelníků", "varázsló", "Czarodziei"),
    "lost_tribe": (18, "Zapomenutých kmenů", "elfeledett törzs", "Zaginionych Plemion"),
}
COUNTED_PIECES = {
    "lair": (10, "Trolích doupat", "trollbarlang", "Legowisk Trolli"),
    "hole": (2, "Hobití nory", "földbe vájt üreg", "Norki"),
    "camp": (5, "Polních táborů", "tábor", "Obozowisk"),
    "fortress": (6, "Pevností", "erőd", "Twierdz"),
    "hero": (2, "Hrdinové", "hős", "Bohaterów"),
}


def texts(lang: str) -> Texts:
    return Texts(lang, PACKAGES, strict=True)


@pytest.mark.parametrize(("place", "lang"), [(0, "cs"), (1, "hu"), (2, "pl")])
@pytest.mark.parametrize(("kind", "table"), [("race", RACES), ("power", POWERS), ("piece", PIECES)])
def test_names_are_the_rulebooks_own(
    kind: str, table: dict[str, tuple[str, ...]], place: int, lang: str
) -> None:
    named = {id_: texts(lang).name(id_, kind) for id_ in table}
    assert named == {id_: names[place] for id_, names in table.items()}


@pytest.mark.parametrize(("place", "lang"), [(1, "cs"), (2, "hu"), (3, "pl")])
@pytest.mark.parametrize("table", [COUNTED, COUNTED_PIECES])
def test_a_counted_name_takes_the_form_of_the_list_of_contents(
    table: dict[str, tuple[int, str, str, str]], place: int, lang: str
) -> None:
    for id_, row in table.items():
        line = texts(lang).render("price-tokens", {"name": id_, "n": row[0]})
        assert ftl.plain(line) == f"+{row[0]} {row[place]}"


@pytest.mark.parametrize(
    ("lang", "race", "power", "name"),
    [
        # The combinations that the books show in their examples.
        ("cs", "skeletons", "merchant", "Obchodující Kostlivci"),
        ("cs", "tritons", "hill", "Kopcoví Tritoni"),
        ("hu", "skeletons", "merchant", "Kereskedő csontvázak"),
        ("hu", "tritons", "hill", "Dombi tritonok"),
        ("pl", "skeletons", "merchant", "Handlujące Szkielety"),
        ("pl", "tritons", "hill", "Wzgórzyste Trytony"),
        # Where the badge must bend: a woman in Czech, men in Polish.
        ("cs", "amazons", "hill", "Kopcové Amazonky"),
        ("cs", "amazons", "dragon_master", "Vládkyně draků Amazonky"),
        ("pl", "orcs", "hill", "Wzgórzyści Orkowie"),
        ("pl", "humans", "mounted", "Konni Ludzie"),
        ("en", "dwarves", "dragon_master", "Dragon Master Dwarves"),
    ],
)
def test_a_combination_is_named_as_a_player_would_say_it(
    lang: str, race: str, power: str, name: str
) -> None:
    assert texts(lang).render("combo", {"race": race, "power": power}) == name
