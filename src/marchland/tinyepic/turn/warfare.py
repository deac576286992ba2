"""War, from the declarations to the hero's level (TEK-7); retreats stand in `retreats`."""

from typing import Final

from marchland.core.actions import first_of, pack, second_of, word_of
from marchland.core.regions import count
from marchland.tinyepic.parts import ability, stages, words
from marchland.tinyepic.parts.kinds import ATTACKER, BY_WAR, DEFENDER, FLAG, NONE, UNSET
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.parts.kit import holding
from marchland.tinyepic.parts.war import War
from marchland.tinyepic.turn.question import Question
from marchland.tinyepic.turn.recruits import level_up
from marchland.tinyepic.world.purse import OWN_KINDS
from marchland.tinyepic.world.world import World

ALLIED: Final = 2
"""The winner of a war that ended in an alliance."""


def offer(g: World, war: War, side: int, moment: int) -> None:
    """Let the abilities of one side offer something."""
    seat = war.seats[side]
    if seat >= 0 and g.kingdoms[seat].kit.by[ability.OFFER]:
        g.push(stages.OFFER, seat, moment)


def arm_attacker(g: World, war: War) -> None:
    """Let the attacker's abilities speak before the numbers."""
    offer(g, war, ATTACKER, ability.BEFORE_WAR)


def arm_defender(g: World, war: War) -> None:
    """Let the defender's abilities speak before the numbers."""
    offer(g, war, DEFENDER, ability.BEFORE_WAR)


def rival_number(g: World) -> int:
    """Return the number of the solo opponent (TEK-12, TEK-A28)."""
    counted = g.kingdoms[1 if g.setup.counts_own else 0].in_play
    return counted if g.night else 2 * counted


def ask_first(g: World, war: War) -> None:
    """Ask for the first number, or for a match where there are no dice (TEK-10, TEK-12)."""
    if war.seats[DEFENDER] < 0:
        war.number[DEFENDER] = count(g.neutral)
        g.push(stages.MATCH, war.seats[ATTACKER])
    elif g.setup.solo:
        war.number[war.side_of(1)] = rival_number(g)
        g.push(stages.MATCH, 0)
    else:
        g.push(stages.BID, war.seats[ATTACKER])


def add_for_one_kind(g: World, war: War) -> None:
    """Raise what is paid with one resource alone, also above 11; it costs no more for that."""
    for side, kind in enumerate(war.alone):
        if kind >= 0:
            bonus = g.alone_bonus(g.kingdoms[war.seats[side]], kind)
            war.number[side] += bonus
            war.extra[side] += bonus


def tell_numbers(g: World, war: War) -> None:
    """Say what both have shown, once it is open."""
    if g.telling is not None and war.winner == UNSET:
        both = zip(war.seats, war.number, strict=True)
        shown = [[seat, number] for seat, number in both if seat >= 0 and number >= FLAG]
        unasked = [seat for seat, _ in shown if len(bids(g, g.kingdoms[seat], war)) == 1]
        why = [{"key": "tek-why-no-number", "args": {"seat": seat}} for seat in unasked]
        g.tell("tek-log-reveal", war.seats[ATTACKER], why, shown=shown)


def ask_second(g: World, war: War) -> None:
    """Ask for the second number, unless a match has already decided."""
    if war.winner == UNSET and not g.setup.solo:
        g.push(stages.BID, war.seats[DEFENDER])


def reveal(g: World, war: War) -> None:
    """Show both numbers; the attacker's abilities may add to them."""
    add_for_one_kind(g, war)
    tell_numbers(g, war)
    add_late(g, war, ATTACKER)


def answer_reveal(g: World, war: War) -> None:
    """Let the defender's abilities add to the numbers."""
    add_late(g, war, DEFENDER)


def add_late(g: World, war: War, side: int) -> None:
    """Let one side's abilities speak after the reveal."""
    war.tried = 0
    if war.winner == UNSET:
        offer(g, war, side, ability.REVEALED)


def bids(g: World, k: Kingdom, war: War) -> list[int]:
    """Return the numbers that a seat can pay for, and the flag (TEK-A8, TEK-A39)."""
    most = g.highest_number(k, war, war.side_of(k.seat))
    base = words.BID << 20
    found = [base | number << 10 for number in range(1, most + 1)]
    found.append(words.FLAG << 20)
    if k.kit.by[ability.ALONE]:
        found += bids_alone(g, k, war)
    return found


def bids_alone(g: World, k: Kingdom, war: War) -> list[int]:
    """Return the numbers that can be paid with one resource alone, where that counts."""
    found: list[int] = []
    side = war.side_of(k.seat)
    for number in range(1, g.setup.box.constants.highest_number + 1):
        due = g.due(k, war, side, number)
        found += [
            pack(words.BID_ALONE, number, kind)
            for kind in range(OWN_KINDS)
            if g.alone_bonus(k, kind) and g.alone_units(k, kind, due)
        ]
    return found


class Bid(Question):
    """A war number, set in secret; `bid` or the white flag."""

    def options(self, g: World) -> list[int]:
        """Return the numbers that can be paid for, and the flag."""
        war = g.war
        assert war is not None
        return bids(g, g.kingdoms[g.who], war)

    def play(self, g: World, action: int) -> None:
        """Set it."""
        war = g.war
        assert war is not None
        side = war.side_of(g.who)
        war.number[side] = FLAG if word_of(action) == words.FLAG else first_of(action)
        war.alone[side] = second_of(action) if word_of(action) == words.BID_ALONE else NONE
        g.pop()


class Match(Question):
    """Pay what matches an open number; against the solo opponent one may give in."""

    def options(self, g: World) -> list[int]:
        """Return the payments, and the flag against the opponent (TEK-A29)."""
        war = g.war
        assert war is not None
        k = g.kingdoms[g.who]
        side = war.side_of(k.seat)
        number = war.number[1 - side]
        ways = g.ways_to_pay_war(k, g.due(k, war, side, number))
        alone = g.ways_alone(k, war, side, number)
        if alone:
            ways = sorted({*ways, *alone})
        return ways if war.seats[DEFENDER] < 0 else [words.FLAG << 20, *ways]

    def play(self, g: World, action: int) -> None:
        """Pay and win, or lose."""
        war = g.war
        assert war is not None
        side = war.side_of(g.who)
        if word_of(action) == words.FLAG:
            war.number[side] = FLAG
            war.winner = 1 - side
        else:
            g.pay(g.kingdoms[g.who], action)
            war.number[side] = war.number[1 - side]
            war.winner = side
        g.pop()


def decide(g: World, war: War) -> None:
    """Say who has won (TEK-7, step 4)."""
    if war.winner == UNSET:
        war.winner = outcome(g, war)
    if g.telling is not None:
        if war.winner == ALLIED:
            g.tell("tek-log-alliance", war.seats[0], other=war.seats[1])
        else:
            loser = war.seats[1 - war.winner]
            other = loser if loser >= 0 else None
            g.tell("tek-log-war-won", war.seats[war.winner], other=other)
    if war.winner != ALLIED:
        loser = war.seats[1 - war.winner]
        if loser >= 0 and war.hero[1 - war.winner]:
            beaten = g.kingdoms[loser]
            war.beaten = beaten.hero << 4 | beaten.hero_level


def outcome(g: World, war: War) -> int:
    """Return the side whose shown number wins; two flags are an alliance, with two not so."""
    mine, theirs = war.number[ATTACKER], war.number[DEFENDER]
    if mine == FLAG and theirs == FLAG:
        return DEFENDER if g.setup.duel else ALLIED
    if mine == theirs:
        return tie_winner(g, war)
    return ATTACKER if mine > theirs else DEFENDER


def tie_winner(g: World, war: War) -> int:
    """Return the side that wins where both show the same number."""
    k = g.kingdoms[war.seats[ATTACKER]]
    for clause in k.kit.by[ability.TIES]:
        if clause.wins_tie(k, war, ATTACKER):
            return ATTACKER
    return DEFENDER


def charge_attacker(g: World, war: War) -> None:
    """Let the attacker pay."""
    charge(g, war, ATTACKER)


def charge_defender(g: World, war: War) -> None:
    """Let the defender pay."""
    charge(g, war, DEFENDER)


def charge(g: World, war: War, side: int) -> None:
    """Let a side pay for the number that it showed, win or lose (TEK-7, step 5)."""
    seat = war.seats[side]
    if seat < 0 or g.setup.solo or war.seats[DEFENDER] < 0 or war.number[side] == FLAG:
        return
    k = g.kingdoms[seat]
    number, other = war.number[side], war.number[1 - side]
    if war.winner == 1 - side and other != FLAG:
        for clause in k.kit.by[ability.SPARED]:
            if abs(other - number) <= clause.spared(k, war, side):
                return
    due = g.due(k, war, side, number)
    if due:
        g.push(stages.WAR_PAY, seat, due)


class WarPay(Question):
    """How a number is paid; a is the price."""

    def options(self, g: World) -> list[int]:
        """Return the payments."""
        return g.ways_to_pay_war(g.kingdoms[g.who], g.a)

    def play(self, g: World, action: int) -> None:
        """Pay."""
        g.pay(g.kingdoms[g.who], action)
        g.pop()


def take_pieces(g: World, war: War) -> None:
    """Take the loser's fort, lay a declared one down, keep a neutral meeple as a trophy."""
    p = war.place
    seat = war.seats[DEFENDER]
    if seat < 0:
        g.neutral &= ~(1 << p)
        g.kingdoms[war.seats[ATTACKER]].trophies += 1
        return
    k = g.kingdoms[seat]
    if not k.forts >> p & 1:
        return
    if war.winner == ATTACKER:
        g.drop_fort(k, p)
    elif war.lays_fort:
        k.low_forts |= 1 << p


def drive_out(g: World, war: War) -> None:
    """Let the loser's meeple retreat or fall."""
    if war.winner == ALLIED:
        return
    seat = war.seats[1 - war.winner]
    if seat < 0 or not war.fights[1 - war.winner]:
        return
    if g.setup.solo and g.is_opponent(seat) and not g.is_opponent(resolving(g)):
        # A retreat while the player resolves has a roll of its own (TEK-A40).
        g.rolled = 0
    g.push(stages.RETREAT, seat)


def resolving(g: World) -> int:
    """Return the seat whose turn it is to resolve the action."""
    war = g.war
    assert war is not None
    return war.seats[ATTACKER]


def reward_winner(g: World, war: War) -> None:
    """Tell the winner's abilities."""
    if war.winner == ALLIED:
        return
    winner, loser = war.seats[war.winner], war.seats[1 - war.winner]
    k = g.kingdoms[winner]
    if loser >= 0:
        # A neutral meeple does not count among wars won (TEK-A44).
        k.wars_won += 1
    g.fire(k, ability.WAR_WON, loser, war.place)


def reward_removal(g: World, war: War) -> None:
    """Tell the winner's abilities that an opponent's meeple was removed."""
    if war.removed and war.winner != ALLIED:
        seat = war.seats[war.winner]
        offer(g, war, war.winner, ability.REMOVED_FOE)
        g.fire(g.kingdoms[seat], ability.FOE_REMOVED, war.seats[1 - war.winner], war.place)


def console_loser(g: World, war: War) -> None:
    """Tell the loser's abilities."""
    if war.winner != ALLIED and war.seats[1 - war.winner] >= 0:
        loser = g.kingdoms[war.seats[1 - war.winner]]
        g.fire(loser, ability.WAR_LOST, war.seats[war.winner], war.place)


def avenge_hero(g: World, war: War) -> None:
    """Let the card of a beaten hero answer, even if he is dead by now."""
    if war.beaten < 0:
        return
    card, level = war.beaten >> 4, war.beaten & 15
    loser = g.kingdoms[war.seats[1 - war.winner]]
    for clause in holding(g.setup.box.heroes[card].levels[:level]):
        if ability.HERO_BEATEN in clause.hooks():
            clause.happen(g, loser, war.seats[war.winner], war.place)


def raise_hero(g: World, war: War) -> None:
    """Raise the winner's hero where his card asks for a war won (TEK-11.2)."""
    if war.winner == ALLIED or not war.hero[war.winner]:
        return
    k = g.kingdoms[war.seats[war.winner]]
    if k.hero >= 0 and g.setup.box.heroes[k.hero].by[k.hero_level - 1] == BY_WAR:
        level_up(g, k)


def close(g: World, war: War) -> None:
    """End the war; who has come to stay in ruins is laid down now (TEK-7, step 9)."""
    p = war.place
    attacker = g.kingdoms[war.seats[ATTACKER]]
    if g.setup.war_ends_alliances and war.winner != ALLIED and war.seats[DEFENDER] >= 0:
        # Where both still stand together they do so without an alliance (TEK-A6).
        g.estranged |= attacker.pieces & g.kingdoms[war.seats[DEFENDER]].pieces
    g.war = None
    g.pop()
    if war.winner != DEFENDER:
        g.settle_down(attacker, p)


def take_step(g: World, war: War, step: int) -> None:
    """Take a step of a war (TEK-7); files count them, so their order stays."""
    if step == 0:
        arm_attacker(g, war)
    elif step == 1:
        arm_defender(g, war)
    elif step == 2:
        ask_first(g, war)
    elif step == 3:
        ask_second(g, war)
    elif step == 4:
        reveal(g, war)
    elif step == 5:
        answer_reveal(g, war)
    elif step == 6:
        decide(g, war)
    elif step == 7:
        charge_attacker(g, war)
    elif step == 8:
        charge_defender(g, war)
    elif step == 9:
        take_pieces(g, war)
    elif step == 10:
        drive_out(g, war)
    elif step == 11:
        reward_winner(g, war)
    elif step == 12:
        reward_removal(g, war)
    elif step == 13:
        console_loser(g, war)
    elif step == 14:
        avenge_hero(g, war)
    elif step == 15:
        raise_hero(g, war)
    else:
        close(g, war)


class Fight(Question):
    """A war, step by step."""

    def leave(self, g: World) -> None:
        """Go on until a step asks something, or the war is over."""
        war = g.war
        assert war is not None
        while g.stage == stages.WAR and g.war is war:
            war.step += 1
            take_step(g, war, war.step - 1)
            if g.estranged:
                return  # who is, is looked at after each step
