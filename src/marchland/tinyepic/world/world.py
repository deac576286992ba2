"""The verbs that change a position, and what abilities may ask and do."""

from marchland.core.game import CHANCE
from marchland.core.regions import NOWHERE
from marchland.tinyepic.parts import ability, stages
from marchland.tinyepic.parts.ability import Clause
from marchland.tinyepic.parts.kinds import (
    BUILD,
    DEFENDER,
    EXPAND,
    NEUTRAL,
    NONE,
    RESEARCH,
    RESOURCES,
    SILVER,
    TRADE,
    TUNDRA,
)
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.parts.war import War
from marchland.tinyepic.world.ground import Ground


class World(Ground):
    """A position that its rules can change."""

    def world(self) -> "World":
        """Return this position as what abilities know."""
        return self

    # Resources.

    def gain(self, k: Kingdom, kind: int, units: int) -> None:
        """Give units of a resource, up to the cap; silver only in the expansion (TEK-1, 11.1)."""
        if kind == SILVER and not self.setup.expansion:
            return
        stock = k.stock
        had = stock[kind]
        stock[kind] = min(self.setup.cap, had + units)
        got = stock[kind] - had
        # What does not come in is not told: sums of the log agree with those of the turn.
        if self.telling is not None and got:
            self.tell("tek-log-gain", k.seat, resource=RESOURCES[kind], n=got)

    def lose(self, k: Kingdom, kind: int, units: int) -> None:
        """Take units of a resource away."""
        k.stock[kind] -= units
        if self.telling is not None:
            self.tell("tek-log-lose", k.seat, resource=RESOURCES[kind], n=units)

    def pay(self, k: Kingdom, action: int) -> int:
        """Pay what a payment names, and return how many units that is."""
        stock = k.stock
        food, mana, ore, silver = (
            action >> 14 & 15,
            action >> 10 & 15,
            action >> 4 & 15,
            action & 15,
        )
        stock[0] -= food
        stock[1] -= mana
        stock[2] -= ore
        stock[3] -= silver
        return food + mana + ore + silver

    def exchange(self, k: Kingdom, action: int) -> None:
        """Carry out an exchange one to one."""
        number = action >> 10 & 1023
        k.stock[action >> 4 & 15] -= number
        k.stock[action & 15] += number

    # Figures and forts.

    def add_meeple(self, k: Kingdom, p: int, *, hero: bool) -> None:
        """Bring a meeple into play; the last one triggers the end (TEK-9)."""
        k.put(p, lying=self.lies_in(p), hero=hero)
        if k.in_play >= self.setup.most_in_play:
            self.trigger_end(k, "meeples", k.in_play)

    def remove_meeple(self, k: Kingdom, p: int, *, lying: bool, hero: bool) -> None:
        """Take a meeple out of play; a hero dies (TEK-11.2)."""
        k.take(p, lying=lying, hero=hero)
        if self.telling is not None:
            self.tell("tek-log-removed", k.seat, region=self.board.ids[p], hero=hero)
            if k.in_play == 0:
                self.tell("tek-log-bare", k.seat, n=self.price(k, EXPAND, NOWHERE))
        if hero:
            self.deck |= 1 << k.hero
            k.hero = NONE
            k.hero_level = 0
            self.refit(k)

    def note_move(self, p: int, *, lying: bool, hero: bool) -> None:
        """Note that a meeple has moved and where it is now.

        One that lies moves again from tundra alone; elsewhere it is not taken for one that stands.
        """
        stays = lying and not self.board.kinds[TUNDRA] >> p & 1
        self.moved.append((NOWHERE if stays else p) << 1 | int(hero))

    def lone_figure(self, k: Kingdom, p: int) -> tuple[bool, bool]:
        """Return whether the only own meeple in a place lies, and whether it is the hero."""
        return bool(k.low >> p & 1), k.hero_at == p

    def drop_fort(self, k: Kingdom, p: int) -> None:
        """Return a fort to the supply and lower the tower by one (TEK-11.5)."""
        k.forts &= ~(1 << p)
        k.low_forts &= ~(1 << p)
        k.tower -= 1
        if self.telling is not None:
            self.tell("tek-log-fort-lost", k.seat, region=self.board.ids[p])

    # Levels.

    def refit(self, k: Kingdom) -> None:
        """Let the abilities hold that the levels give."""
        k.kit = self.setup.box.kit(k.faction, k.magic, k.copies, k.hero, k.hero_level)

    def raise_magic(self, k: Kingdom) -> None:
        """Go up one level of magic, with all that follows (TEK-4)."""
        k.magic += 1
        self.refit(k)
        if self.telling is not None:
            card = self.setup.box.factions[k.faction]
            self.tell("tek-log-magic", k.seat, n=k.magic, ability=card.said(k.magic))
        if k.magic >= self.setup.box.constants.magic_levels:
            self.trigger_end(k, "magic", k.magic)
        for seat in reversed(self.opponents(k)):
            self.fire(self.kingdoms[seat], ability.RESEARCHED, k.seat, NOWHERE)
        if not k.once >> k.magic & 1:
            k.once |= 1 << k.magic
            self.fire(k, ability.REACHED, k.faction, k.magic)

    def lower_magic(self, k: Kingdom, levels: int) -> None:
        """Go down levels of magic; abilities above are lost (TEK-8)."""
        k.magic = max(0, k.magic - levels)
        self.refit(k)
        if self.telling is not None:
            self.tell("tek-log-magic-lost", k.seat, n=levels)

    def raise_tower(self, k: Kingdom) -> None:
        """Go up one level of the tower, with all that follows."""
        k.tower += 1
        if k.tower >= self.setup.box.constants.tower_levels:
            self.trigger_end(k, "tower", k.tower)
        self.fire(k, ability.BUILT, NONE, NOWHERE)

    def copy_ability(self, k: Kingdom, level: int, faction: int) -> None:
        """Have a level of another faction from now on."""
        copies = list(k.copies) + [-1] * (level - len(k.copies))
        copies[level - 1] = faction
        k.copies = tuple(copies)
        self.refit(k)
        self.fire(k, ability.REACHED, faction, level)

    def trigger_end(self, k: Kingdom, by: str, n: int) -> None:
        """Record that the end has been triggered, and by what; that is never undone (TEK-A13)."""
        if not self.ending:
            self.ending = True
            if self.telling is not None:
                self.tell("tek-log-end-triggered", k.seat, by=by, n=n)
                self.tell("tek-log-last-cycle", k.seat, n=self.cycle)

    # Events and questions.

    def fire(self, k: Kingdom, hook: int, foe: int, p: int) -> None:
        """Let a kingdom's abilities answer an event; for a level reached p is the level."""
        if k.kit.by[hook]:
            self.push(stages.EVENT, k.seat, hook << 10, foe, p)

    def ask_collect(self, k: Kingdom) -> None:
        """Let all regions that a kingdom occupies yield, without further offers."""
        self.push(stages.COLLECT, k.seat, 0, 1)

    def ask_gain(self, k: Kingdom, units: int) -> None:
        """Ask for units of choice."""
        self.push(stages.GAIN, k.seat, units)

    def ask_loss(self, chooser: int, victim: int, units: int, kept: int) -> None:
        """Ask which units somebody loses, and to whom they go, or `NONE`."""
        self.push(stages.LOSE, chooser, units, victim, kept)

    def ask_opponent(self, k: Kingdom, clause: int, seats: list[int]) -> None:
        """Ask which of these opponents it is done to."""
        mask = 0
        for seat in seats:
            mask |= 1 << seat
        if mask:
            self.push(stages.OPPONENT, k.seat, clause, mask)

    def ask_copy(self, k: Kingdom, level: int, draws: int) -> None:
        """Let chance draw factions that are not in play, then ask for one."""
        self.push(stages.COPY, k.seat, level)
        self.push(stages.DRAW_FACTION, CHANCE, k.seat, draws)

    def ask_lay_down(self, k: Kingdom, places: int, *, forts: bool) -> None:
        """Ask which piece is laid on its side."""
        self.push(stages.LAY, k.seat, places, int(forts))

    def ask_rescue(self, k: Kingdom, places: int) -> None:
        """Ask where a rescued meeple goes."""
        self.push(stages.RESCUE, k.seat, places)

    def keeps_spoils(self, k: Kingdom, clause: Clause) -> bool:
        """Tell whether what opponents lose to a clause goes to its owner."""
        return any(keeper.spoils(self, k, clause) for keeper in k.kit.by[ability.KEEPS])

    # What can be done.

    def able(self, k: Kingdom, action: int) -> bool:
        """Tell whether an action as such would change something (TEK-A14)."""
        if action == TRADE:
            return self.is_opponent(k.seat) or self.can_trade(k)
        if action == RESEARCH:
            return k.magic < self.setup.box.constants.magic_levels and self.can_pay(
                k, RESEARCH, self.price(k, RESEARCH, NOWHERE)
            )
        if action == EXPAND:
            return self.has_supply(k) and len(self.payments(k, EXPAND)) > 0
        if action == BUILD:
            if k.low_forts and not self.is_opponent(k.seat):
                return True
            return self.can_build(k)
        return self.able_to_move(k, action)

    def can_build(self, k: Kingdom) -> bool:
        """Tell whether a tower level, with its fort, can be built (TEK-A20)."""
        if k.tower >= self.setup.box.constants.tower_levels:
            return False
        return len(self.payments(k, BUILD)) > 0

    def can(self, k: Kingdom, action: int) -> bool:
        """Tell whether an action can be carried out, swaps included."""
        if self.able(k, action):
            return True
        if not self.is_opponent(k.seat):
            for clause in k.kit.by[ability.OFFER]:
                if clause.offers(self, k, ability.TAKING):
                    return True
        return False

    def targets(self, k: Kingdom, action: int) -> int:
        """Return where a new meeple or fort may go, whatever it costs."""
        if action == BUILD:
            return self.fort_places(k)
        return self.meeple_places(k)

    def fort_places(self, k: Kingdom) -> int:
        """Return where a fort may be built (TEK-11.5)."""
        found = k.one & self.board.land & ~self.board.kinds[TUNDRA]
        for other in self.kingdoms:
            found &= ~other.forts
        for clause in k.kit.by[ability.BUILD_TO]:
            found |= clause.places(self, k)
        return found

    def meeple_places(self, k: Kingdom) -> int:
        """Return where a new meeple may go (TEK-4, TEK-A16, TEK-12)."""
        if k.in_play == 0:
            return self.free_home(k) & ~self.board.kinds[TUNDRA]
        if self.is_opponent(k.seat):
            return self.empty_beside(k, own_forts=True) & ~self.board.kinds[TUNDRA]
        found = self.single_places(k)
        for clause in k.kit.by[ability.EXPAND_TO]:
            found |= clause.places(self, k)
        return found

    def payments(self, k: Kingdom, action: int) -> list[int]:
        """Return every payment for a new meeple or fort for which there is a place, sorted."""
        if action == BUILD and not self.setup.expansion:
            return self.ways_to_pay(k, BUILD, self.price(k, BUILD, NOWHERE))
        places = self.targets(k, action)
        if not places:
            return []
        if not k.kit.depends_on_place:
            return self.ways_to_pay(k, action, self.price(k, action, NOWHERE))
        prices = 0
        while places:
            low = places & -places
            places ^= low
            prices |= 1 << self.price(k, action, low.bit_length() - 1)
        found: list[int] = []
        for due in range(prices.bit_length()):
            if prices >> due & 1:
                found.extend(self.ways_to_pay(k, action, due))
        found.sort()
        return found

    def places_for(self, k: Kingdom, action: int, paid: int) -> int:
        """Return where a piece may go that has cost so many units."""
        places = self.targets(k, action)
        if not k.kit.depends_on_place:
            return places
        found = 0
        while places:
            low = places & -places
            places ^= low
            if self.price(k, action, low.bit_length() - 1) == paid:
                found |= low
        return found

    # Wars.

    def foe_at(self, k: Kingdom, p: int) -> int:
        """Return the seat whose pieces are in a place beside nobody else's, or `NONE`."""
        for other in self.kingdoms:
            if other.seat != k.seat and other.pieces >> p & 1:
                return other.seat
        return NONE

    def contested(self, k: Kingdom, p: int) -> bool:
        """Tell whether a meeple that enters a place starts a war there (TEK-6)."""
        bit = 1 << p
        if self.neutral & bit:
            return True
        if k.pieces & bit:
            return False
        for other in self.kingdoms:
            if other.seat != k.seat and (other.one | other.standing_forts) & bit:
                return True
        return False

    def enter(self, k: Kingdom, p: int, action: int, *, war: bool, lying: bool, hero: bool) -> None:
        """Begin the war that an entering meeple starts, or lay it down in ruins (TEK-6)."""
        if war:
            foe = NEUTRAL if self.neutral >> p & 1 else self.foe_at(k, p)
            self.begin_war(k, p, action, foe, hero=hero)
            return
        foe = self.foe_at(k, p)
        if foe >= 0 and k.meeples_at(p) == 1 and not k.forts >> p & 1:
            # Only a lying fort lets an enemy in without a war (TEK-11.5).
            self.drop_fort(self.kingdoms[foe], p)
        if not lying and self.lies_in(p):
            k.lay_down(p, hero=hero)
        if hero:
            self.fire_foe_home(k, p)

    def fire_foe_home(self, k: Kingdom, p: int) -> None:
        """Tell that the hero has come to an opponent's home without a war."""
        card = self.board.card_of[p]
        for other in self.kingdoms:
            if other.seat != k.seat and other.home == card:
                self.fire(k, ability.FOE_HOME, other.seat, p)

    def settle_down(self, k: Kingdom, p: int) -> None:
        """Lay down the attacker who has come to stay in ruins (TEK-7, step 9)."""
        if not self.lies_in(p):
            return
        while k.lying_at(p) < k.meeples_at(p):
            k.lay_down(p, hero=k.standard_standing_at(p) == 0)
            self.tell("tek-log-lies", k.seat, how="ruins")

    def begin_war(self, k: Kingdom, p: int, action: int, foe: int, *, hero: bool) -> None:
        """Begin a war between a meeple that has entered and whoever is there."""
        war = War(p, action, k.seat, foe)
        war.hero[0] = hero
        if foe >= 0:
            other = self.kingdoms[foe]
            war.fights[DEFENDER] = bool(other.one >> p & 1)
            war.hero[DEFENDER] = other.hero_at == p
        self.war = war
        self.push(stages.WAR, k.seat)
        if self.telling is not None:
            self.tell(
                "tek-log-war", k.seat, region=self.board.ids[p], other=None if foe < 0 else foe
            )
