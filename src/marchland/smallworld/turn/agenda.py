"""The turn as a list of questions: what may be answered, what an answer does, what comes next."""

from typing import Final

from mypy_extensions import i64

from marchland.core.actions import first_of, pack, word_of
from marchland.core.dice import REINFORCEMENT
from marchland.core.regions import MODULUS, PLACE
from marchland.smallworld.parts import stages, words
from marchland.smallworld.parts.ability import CONQUEST
from marchland.smallworld.parts.tribe import REROLLS, Tribe
from marchland.smallworld.turn import deploy, story, turn
from marchland.smallworld.turn.interludes import Cast, Choose, Draw, Faces, Reveal, Wild
from marchland.smallworld.turn.question import Question
from marchland.smallworld.world.world import World

CONQUESTS: Final = words.engine_word(words.CONQUER).fan
ATTEMPTS: Final = words.engine_word(words.ATTEMPT).fan
ABANDONING: Final = words.engine_word(words.ABANDON).fan
PICKS: Final = words.engine_word(words.PICK).fan
STOP: Final[list[int]] = [words.STOP << 20]
READY: Final[list[int]] = [words.READY << 20]
MODES: Final[list[int]] = [words.EXPAND << 20, words.DECLINE << 20]
FACES: Final = [(pack(words.ROLLED, pips), faces) for pips, faces in REINFORCEMENT]
ROLLS: Final = [roll for roll, _ in FACES]


class Mode(Question):
    """Expand or decline (SW-N01)."""

    always_asked = True

    def options(self, g: World) -> list[int]:
        """Return both modes."""
        return MODES

    def play(self, g: World, action: int) -> None:
        """Start the march, or decline and score."""
        if word_of(action) == words.EXPAND:
            turn.march_next(g)
        else:
            turn.decline(g, g.asked())


class Pick(Question):
    """Buy a combo (SW-P)."""

    always_asked = True

    def options(self, g: World) -> list[int]:
        """Return the combos that the seat can pay."""
        coins = g.coins[g.turn]
        offered = len(g.offered(g.turn)) if g.setup.sides else len(g.column)
        affordable = offered if coins < 0 else min(offered, coins + 1)
        return PICKS.of((2 << affordable) - 2)

    def play(self, g: World, action: int) -> None:
        """Take the combo and march."""
        place = first_of(action) - 1
        g.take_combo(g.turn, g.offered(g.turn)[place] if g.setup.sides else place)
        turn.march_next(g)


class Ready(Question):
    """Give up regions, lowest first, then take tokens in hand (SW-N02, SW-N03)."""

    def options(self, g: World) -> list[int]:
        """Return the regions that may still be given up, and being ready."""
        found = ABANDONING.of(g.asked().held >> g.cursor << g.cursor)
        return found + READY if found or g.cursor else found

    def play(self, g: World, action: int) -> None:
        """Give up a region, or be ready."""
        if word_of(action) == words.ABANDON:
            region = first_of(action)
            g.abandon(g.asked(), region)
            g.cursor = region + 1
        else:
            self.leave(g)

    def leave(self, g: World) -> None:
        """Take all tokens above one a region in hand and set out."""
        t = g.asked()
        g.pick_up(t)
        t.hand += t.aside
        t.aside = 0
        if g.die_cast:
            turn.end_conquests(g)
        else:
            turn.ask(g, stages.CONQUER, t)


class Conquer(Question):
    """Take regions as long as tokens last (SW-C14)."""

    always_asked = True

    def options(self, g: World) -> list[int]:
        """Return conquests, last attempts, the abilities' own ways, and stopping."""
        t = g.asked()
        found = affordable(g, t) + STOP
        kit = t.kit
        own = len(found)
        for way in kit.ways:
            found.extend(way.options(g, t))
        for a in kit.offers:
            found.extend(a.offers(g, t, stages.CONQUER))
        if len(found) > own:
            found.sort()
        return found

    def play(self, g: World, action: int) -> None:
        """Carry out one of them."""
        t = g.asked()
        word = word_of(action)
        if word == words.CONQUER:
            region = first_of(action)
            if g.setup.has_tolls:
                g.pay_tolls(t, region, CONQUEST)
            g.take(t, region, g.price(t, region))
        elif word == words.STOP:
            turn.end_conquests(g)
        elif word == words.ATTEMPT:
            if g.setup.has_tolls:
                g.pay_tolls(t, first_of(action), CONQUEST)
            g.ask_die(t, word, first_of(action))
        elif word in t.kit.way_of:
            t.kit.way_of[word].play(g, t, action)
        else:
            t.kit.speaker[word].play(g, t, action)


def affordable(g: World, t: Tribe, short: int = 3) -> list[int]:
    """Return paid conquests, and attempts for which 1 to `short` tokens are missing (SW-D02)."""
    kit = t.kit
    hand = g.force(t)
    if hand == 0:
        return []
    if kit.replaces_last_roll or hand < kit.garrison:
        short = 0
    regions = g.frontier(t)
    if g.setup.has_tolls:
        regions = g.payable(t, regions, CONQUEST)
    left: i64 = regions
    paid: i64 = 0
    tried: i64 = 0
    while left:
        low = left & -left
        left ^= low
        missing = g.price(t, PLACE[low % MODULUS]) - hand
        if missing <= 0:
            paid |= low
        elif missing <= short:
            tried |= low
    found = CONQUESTS.of(paid)
    return found + ATTEMPTS.of(tried) if tried else found


class Strike(Question):
    """After a roll that came first: a paid conquest or the end of conquests (SW-W02)."""

    def options(self, g: World) -> list[int]:
        """Return the paid conquests and stopping; nothing when none can be paid."""
        found = affordable(g, g.asked(), 0)
        return found + STOP if found else found

    def play(self, g: World, action: int) -> None:
        """Take the region, or stop."""
        if word_of(action) == words.STOP:
            turn.end_conquests(g)
            return
        t = g.asked()
        region = first_of(action)
        if g.setup.has_tolls:
            g.pay_tolls(t, region, CONQUEST)
        g.take(t, region, g.price(t, region))
        g.stage = stages.CONQUER

    def leave(self, g: World) -> None:
        """The roll was the last attempt."""
        turn.cast_die(g, g.asked())
        turn.end_conquests(g)


class Roll(Question):
    """The reinforcement die (SW-D)."""

    def options(self, g: World) -> list[int]:
        """Return its faces."""
        return ROLLS

    def outcomes(self, g: World, found: list[int]) -> list[tuple[int, int]]:
        """Return its faces, with how many there are of each."""
        return FACES[:]

    def play(self, g: World, action: int) -> None:
        """Tell whoever asked for the die."""
        word, region = g.at, g.cursor
        pips = first_of(action)
        g.resume()
        t = g.asked()
        if word != words.ATTEMPT:
            if word in t.kit.way_of:
                t.kit.way_of[word].rolled(g, t, region, pips)
            else:
                t.kit.speaker[word].rolled(g, t, pips)
            return
        if g.force(t) + pips >= g.price(t, region):
            g.take(t, region, g.force(t))
        elif t.may_reroll():
            t.used += 1 << REROLLS
            g.ask_die(t, word, region)
            return
        else:
            g.mark_attack(t, region)
        turn.cast_die(g, t)
        turn.end_conquests(g)


class Deploy(Question):
    """Spread the tribe's tokens, region by region (SW-T01)."""

    def options(self, g: World) -> list[int]:
        """Return how many tokens the next region may have, and what may still come before."""
        t = g.asked()
        found = deploy.options(g, t)
        if t.kit.meanwhile and g.cursor == 0 and (found or g.die_cast):
            more = [a for one in t.kit.meanwhile for a in one.offers(g, t, stages.DEPLOY)]
            if more and not found:
                more += STOP
            found = sorted(found + more)
        return found

    def play(self, g: World, action: int) -> None:
        """Put them there."""
        t = g.asked()
        word = word_of(action)
        if word == words.DEPLOY:
            deploy.play(g, t, action)
        elif word == words.STOP:
            self.leave(g)
        else:
            t.kit.speaker[word].play(g, t, action)

    def leave(self, g: World) -> None:
        """Go on: the declined march is over, or pieces are placed."""
        t = g.asked()
        if g.cursor == 0 and not t.kit.is_rich:
            deploy.take_up(g, t)
        if g.telling is not None:
            g.tell(story.deployed(g, t, "log-deploy"))
            if t.aside:
                g.say("log-aside", t.seat, race=g.race_id(t), n=t.aside)
        if t.declined:
            turn.march_next(g)
        elif t.kit.offers:
            turn.ask(g, stages.SPREAD, t)
        else:
            turn.finish(g, t)


class Retreat(Question):
    """Spread tokens that were driven out; what stands on the map only grows (SW-C08)."""

    def options(self, g: World) -> list[int]:
        """Return how many tokens the next region may have."""
        return deploy.retreat_options(g, g.asked())

    def play(self, g: World, action: int) -> None:
        """Put them there."""
        deploy.retreat(g, g.asked(), action)

    def leave(self, g: World) -> None:
        """Let the same tribe put its pieces back too."""
        if g.telling is not None:
            g.tell(story.deployed(g, g.asked(), "log-retreat"))
        turn.ask(g, stages.REGROUP, g.asked())


class Offers(Question):
    """What abilities put to their owner, one ability after the other."""

    def __init__(self, step: int) -> None:
        """Take the stage's number."""
        super().__init__()
        self.step: Final = step

    def options(self, g: World) -> list[int]:
        """Return the choices of the first ability that still has some."""
        t = g.asked()
        offering = t.kit.offers
        while g.at < len(offering):
            found = offering[g.at].offers(g, t, self.step)
            if found:
                return found
            g.at += 1
            g.cursor = 0
        return []

    def play(self, g: World, action: int) -> None:
        """Let the ability do it, and go on after the region named."""
        t = g.asked()
        region = first_of(action)
        t.kit.offers[g.at].play(g, t, action)
        g.cursor = region + 1

    def leave(self, g: World) -> None:
        """Go on with the next stage."""
        t = g.asked()
        if self.step == stages.PEACE:
            turn.finish(g, t)
        elif self.step == stages.BEGIN:
            turn.ask(g, stages.READY, t)
        elif self.step == stages.FAREWELL:
            turn.go_into_decline(g, t)
        elif self.step in (stages.AFTER, stages.REGROUP):
            turn.retreat_next(g)
        elif self.step == stages.MUSTER:
            turn.begin_deploy(g, t)
        else:
            turn.ask(g, self.step + 1, t)


class After(Offers):
    """Choices after scoring; the tribe may be gone when they are made (SW-W17)."""

    def play(self, g: World, action: int) -> None:
        """Let the ability do it; nothing else is asked then."""
        t = g.asked()
        t.kit.offers[g.at].play(g, t, action)
        if g.stage == stages.AFTER:
            turn.retreat_next(g)


class Retirement(Offers):
    """What comes at any decline, here after scoring (SW-W17)."""

    def leave(self, g: World) -> None:
        """Turn the banner; nothing is scored any more."""
        g.go_into_decline(g.asked())
        turn.retreat_next(g)


class Over(Question):
    """Nothing is asked any more."""


class Start(Question):
    """The game begins once the column is laid out."""

    def leave(self, g: World) -> None:
        """Begin the first turn."""
        turn.begin_game(g)


AGENDA: Final[list[Question]] = [
    Start(),
    Draw(),
    Mode(),
    Pick(),
    Ready(),
    Conquer(),
    Roll(),
    Strike(),
    Offers(stages.MUSTER),
    Deploy(),
    Offers(stages.SPREAD),
    Offers(stages.BUILD),
    Offers(stages.FINISH),
    Offers(stages.PEACE),
    After(stages.AFTER),
    Retreat(),
    Offers(stages.REGROUP),
    Over(),
    Faces(),
    Offers(stages.BEGIN),
    Offers(stages.FAREWELL),
    Reveal(),
    Choose(),
    Cast(),
    Wild(),
    Retirement(stages.FAREWELL),
]
"""The question of each stage, by number."""
for _number, _question in enumerate(AGENDA):
    _question.stage = _number
