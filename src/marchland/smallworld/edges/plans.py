"""Plans: one line such as `deploy A=3 B=2`, played as small actions in map order."""

from marchland.core.actions import COUNT, NOTHING, Word, first_of, is_count, second_of, word_of
from marchland.core.errors import BadAction, quoted
from marchland.core.regions import bits
from marchland.smallworld.edges.language import parse
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.words import DEPLOY, READY
from marchland.smallworld.turn.agenda import AGENDA
from marchland.smallworld.world.world import World


def plan(state: World, text: str) -> list[int]:
    """Return the small actions of a plan; empty when it says what already is.

    The text of one action that is legal now is a plan as well.
    A region that a plan of numbers leaves out gets the fewest that it may have.

    Raises:
        BadAction: the plan cannot be carried out now, with the reason.
    """
    head, *parts = text.split() or [""]
    words = [w for w in state.setup.variant.words if w.ascending and w.name == head]
    if not words:
        action = parse(state, text)
        if action not in state.legal_actions():
            raise BadAction(f"{quoted(text)} cannot be played now.")
        return [action]
    word = words[0]
    wanted = read_parts(state, word, parts)
    if not any(word_of(a) == word.number for a in state.legal_actions()):
        if all(is_done(state, word, r, n) for r, n in wanted.items()):
            return []
        raise BadAction(f"{quoted(head)} is not being asked now.")
    return carry_out(state.copy(), word, wanted)


def read_parts(state: World, word: Word, parts: list[str]) -> dict[int, int]:
    """Return region to number; 1 for words without a number.

    Raises:
        BadAction: a part that is not written as the word wants it.
    """
    wanted: dict[int, int] = {}
    for part in parts:
        name, _, number = part.partition("=")
        region = NOTHING if name == "-" else state.map.index.get(name)
        numbered = len(word.kinds) > 1
        if region is None:
            raise BadAction(f"There is no region {quoted(name)} on this map.")
        if numbered != is_count(number) or region in wanted:
            form = "R=N" if numbered else "R"
            raise BadAction(f"A plan of {word.name!r} names each region once, as {form}.")
        wanted[region] = int(number) if numbered else 1
    if not wanted:
        raise BadAction(f"A plan of {word.name!r} names at least one region.")
    return wanted


def carry_out(state: World, word: Word, wanted: dict[int, int]) -> list[int]:
    """Play the plan on this copy, up to the end of its question, and return its actions.

    What follows by itself is not played: it may change the very regions that the plan names.

    Raises:
        BadAction: something in it is not legal.
    """
    number, slot = state.stage, state.slot
    question = AGENDA[number]
    numbered = len(word.kinds) > 1
    actions: list[int] = []
    left = dict(wanted)
    while (numbered or left) and is_asked(state, number, slot):
        options = question.options(state)
        own = [a for a in options if word_of(a) == word.number]
        if not own:
            break
        action = choose(word, own, left)
        if action is None:
            if numbered:
                raise refusal(state, own, left)
            break
        if len(options) > 1:
            actions.append(action)
        left.pop(first_of(action), None)
        question.play(state, action)
    if numbered:
        left = {r: n for r, n in left.items() if standing(state, slot, word, r) != n}
    elif actions:
        left.pop(NOTHING, None)  # nothing more is said, where nothing more could be chosen
    if left:
        raise out_of_place(state, word, left)
    return actions


def is_asked(state: World, stage: int, slot: int) -> bool:
    """Tell whether the question of this stage to this tribe is still the one that is open."""
    return state.stage == stage and state.slot == slot and not (state.waiting or state.draws_due)


def standing(state: World, slot: int, word: Word, region: int) -> int:
    """Return the tokens, or the word's pieces, of the tribe in a region; -1 where it is not."""
    if region == NOTHING or state.who[region] != slot + 1:
        return -1
    if word.number == DEPLOY:
        return state.count[region]
    return state.pile(state.tribe(slot).kit.speaker[word.number].pieces[0], region)


def is_done(state: World, word: Word, region: int, number: int) -> bool:
    """Tell whether a part of a plan has played itself, or says what already stands there."""
    action = word.at(region, number) if len(word.kinds) > 1 else word.at(region)
    if action in state.forced:
        return True
    stands = region != NOTHING and state.who[region] > 0 and state.count[region] == number
    return word.number == DEPLOY and stands


def is_idle(state: World, action: int) -> bool:
    """Tell whether an action, not legal now, only says that nothing is given up or placed.

    It does so only where the question was not asked, because it had one answer.
    """
    number = word_of(action)
    if any(word_of(a) == number for a in state.legal_actions()):
        return False
    if number == READY:
        return state.stage == stages.CONQUER and state.tribe(state.slot).held == 0
    kinds = state.setup.variant.word[number].kinds
    nothing = (len(kinds) == 1 and first_of(action) == NOTHING) or (
        kinds == [COUNT] and first_of(action) == 0
    )
    return nothing and any(
        t is not None and not t.declined and number in t.kit.speaker and number not in t.kit.way_of
        for t in state.tribes
    )


def choose(word: Word, options: list[int], left: dict[int, int]) -> int | None:
    """Return the option that the plan wants next."""
    if len(word.kinds) == 1:
        return next((a for a in options if first_of(a) in left), None)
    region = first_of(options[0])
    if region not in left:
        return options[0]
    return next((a for a in options if second_of(a) == left[region]), None)


def refusal(state: World, options: list[int], left: dict[int, int]) -> BadAction:
    """Say that a number is not possible in the region where the plan stops."""
    region = first_of(options[0])
    few = bare(state, left) if word_of(options[0]) == DEPLOY and state.at == 0 else {}
    if sum(few.values()) > state.retinue(state.asked()):
        return too_bare(state, few)
    name, wanted = state.map.ids[region], left[region]
    fewest, most = second_of(options[0]), second_of(options[-1])
    return BadAction(
        f"{name}: {wanted} cannot stand there; possible: {fewest}–{most}.",
        "error-plan-number",
        {"region": name, "n": wanted, "fewest": fewest, "most": most},
    )


def bare(state: World, left: dict[int, int]) -> dict[int, int]:
    """Return how many tokens the plan leaves each region short of its garrison, where it does."""
    t = state.asked()
    numbers = {
        r: state.count[r] if r < state.cursor else left.get(r, t.kit.garrison) for r in bits(t.held)
    }
    return {r: t.kit.garrison - n for r, n in numbers.items() if n < t.kit.garrison}


def too_bare(state: World, few: dict[int, int]) -> BadAction:
    """Say in which regions too few stand, and how many pieces can make up for that (WC-7.1)."""
    t = state.asked()
    names, least, helper = [state.map.ids[r] for r in few], t.kit.garrison, t.kit.retinue
    where, race = ", ".join(names), state.race_id(t)
    words = {"regions": names, "race": race, "least": least}
    if helper is None:
        return BadAction(
            f"{where}: too few {race}. At least {least} must stand in each region.",
            "error-plan-few",
            words,
        )
    n = state.retinue(t)
    return BadAction(
        f"{where}: too few {race}. At least {least} must stand in each region; "
        f"only {n} {helper.name} can stand in for as many tokens.",
        "error-plan-short",
        words | {"name": helper.name, "n": n},
    )


def out_of_place(state: World, word: Word, left: dict[int, int]) -> BadAction:
    """Say which region a plan names that the question is not about, or that gets another number."""
    region, number = next(iter(left.items()))
    name = "-" if region == NOTHING else state.map.ids[region]
    if len(word.kinds) == 1:
        return BadAction(
            f"{name} cannot be chosen there.",
            "error-plan-region",
            {"region": name},
        )
    return BadAction(
        f"{name}: {number} cannot stand there; nothing is left for it, or it is not held.",
        "error-plan-left",
        {"region": name, "n": number},
    )
