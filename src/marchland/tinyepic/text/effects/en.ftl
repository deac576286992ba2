# What each effect of a card does, put together of its numbers and names.

## Around an effect

op-line = { $what }.
op-only = { $what } ({ $conditions })
op-more = { $a }; { $b }
op-or = { $a } or { $b }
op-reach = When you reach this level, { $what }
op-replaces = { $what }. Replaces level { $n }
op-units = { $n } { $resource }
op-choice = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
}

## Where

op-place-water = in a region touching water
op-place-crags = in a region touching crags
op-place-terrain = in a region of the kind { $names }

## Only if

op-if-attacker = as the attacker
op-if-defender = as the defender
op-if-touches = region touching { $feature ->
    [water] water
   *[other] crags
}
op-if-terrain = region: { $names }
op-if-on_home = on your home land
op-if-off_home = off your home land
op-if-foe_home = on an opponent’s home land
op-if-action = in a war that a { $action } started
op-if-foe_magic_higher = the opponent’s magic level is higher than yours
op-if-my_magic_lower = your magic level is lower than the opponent’s
op-if-lying = with a lying meeple
op-if-strictly_most_meeples = you have more meeples in play than every opponent
op-if-no_war = without a war
op-if-hero = the hero takes part
op-if-only_hero = only with the hero
op-if-hero_terrain = hero in: { $names }
op-if-hero_on_home = the hero is on your home land
op-if-hero_off_home = the hero is off your home land
op-if-placed_with_hero = the new meeple joins the hero
op-if-fort_with_hero = fort in the hero’s region
op-if-own_fort_here = in a region with your fort
op-if-showed_flag = after you showed the white flag
op-if-lost_by = lost by { $n } or more, both with a number
op-if-fort_region_touches = { $feature ->
    [water] the fort’s region touches water
   *[other] the fort’s region touches crags
}
op-if-fort_region_has_my_meeple = in a region with one of your meeples

## Actions and movement

op-action_instead = Where { $where_action } is carried out, you may carry out { $take_action } instead
op-action_swap = Whenever you carry out { $a_action } you may carry out { $b_action } instead, and the other way round
op-border_if_touching = For your Quests regions touching { $feature ->
    [water] water
   *[other] crags
} count as border regions, at both ends
op-build_place = When you Build, you may put the fort into an empty region next to one of your meeples
op-expand_place = When you Expand, you may put the new meeple into an empty region next to one of your meeples
op-move_count = When you { $move ->
    [patrol] Patrol
   *[other] Quest
}, you may move { $n } meeples
op-patrol_steps = When you Patrol, your meeple may take { $n } steps, but none after a war or after being laid down
op-patrol_anywhere = When you Patrol, you may move to any region of the same land
op-patrol_link = When you Patrol, { $via ->
    [water] regions touching the same water area count as adjacent
    [crags] regions touching the same crags count as adjacent
   *[other] all regions of the kind { $name } count as adjacent
}
op-patrol_stand_all = When you Patrol, you may also stand up any number of your meeples
op-quest_from_any = Your Quests may start from any region, not only from a border region
op-quest_to_any = Your Quests may enter any region of the other land, not only a border region
op-quest_escort = When the hero Quests, one more of your meeples from the same or an adjacent region may Quest too
op-gain_on_enter = When you { $moves ->
    [patrol] Patrol
    [quest] Quest
   *[both] Patrol or Quest
} into a region{ $names ->
    [none] {""}
   *[other] {" "}of the kind { $names }
}, gain { $gained }
op-gain_on_move = When you { $move ->
    [patrol] Patrol
   *[other] Quest
}, gain { $n } of what the region you enter gives
op-swap_on = When you Quest, you may instead exchange one of your standing meeples with an opponent’s on another land, if nothing else is in either region
op-retreat_into = You may retreat into { $feature ->
    [water] water; it gives no resource and can
   *[other] crags; they give no resource and can
} be entered only by retreating

## Prices

op-cost-less = { $priced ->
    [build] Build costs you { $n } ore
    [research] Research costs you { $n } mana
    [expand] Expand costs you { $n } food
   *[retreat] Retreating costs you { $n } food
} less{ $floor ->
    [none] {""}
   *[other] , never below { $floor }
}
op-cost-more = { $priced ->
    [build] Build costs you { $n } ore
    [research] Research costs you { $n } mana
    [expand] Expand costs you { $n } food
   *[retreat] Retreating costs you { $n } food
} more
op-cost-set = { $priced ->
    [build] Build costs you { $n } ore
    [research] Research costs you { $n } mana
    [expand] Expand costs you { $n } food
   *[retreat] Retreating costs you { $n } food
}
op-cost-free = { $priced ->
    [build] Build costs
    [research] Research costs
    [expand] Expand costs
   *[retreat] Retreating costs
} you nothing
op-level_toll = Whoever else builds the tower level on which you stand pays { $n } ore more for it
op-pay_any = In every payment { $resource } may stand for any other resource
op-pay_substitute = Of the price of { $priced ->
    [patrol] Patrol
    [quest] Quest
    [build] Build
    [research] Research
    [expand] Expand
    [trade] Trade
   *[retreat] retreating
} you may pay up to { $n } with { $with ->
    [food] food
    [mana] mana
    [ore] ore
   *[silver] silver
}

## War

op-war_discount = You pay { $n } less in war
op-war_discount-beside = Your meeples in regions adjacent to the hero pay { $n } less in war
op-fort_discount = Your fort saves { $n } in war instead of 1
op-war_raise = After the numbers are revealed you may raise yours by { $n } and pay for it, even above 11
op-war_food = In war you may also pay with food: every { $n } food are worth { $worth }
op-foe_mana = In war against you the other side’s mana is worth { $n } instead of 2; yours stays 2
op-pay_alone = A war number that you pay with { $with ->
    [food] food
    [mana] mana
    [ore] ore
   *[none] one kind of resource
} alone counts for { $n } more; you say so as you choose it
op-war_only = When you attack another player, you may demand that both sides pay with { $with ->
    [food] food
    [mana] mana
   *[ore] ore
} alone
op-war_lay_down = Before the numbers of a war are chosen, you may lay your standing meeple down and pay { $n } less
op-fort_lay_down_war = When you defend with a standing fort, you may choose before the numbers to lay it down after the war: it then saves { $n }, not 1
op-win_ties = You win ties in war, even as the attacker
op-no_pay_if_lost_by = When you lose a war with the hero by { $n } or less, you do not pay your number
op-on_hero_defeated = Whoever defeats the hero in a war loses all their { $with ->
    [food] food
    [mana] mana
    [ore] ore
   *[silver] silver
} after the war
op-foe_retreat_cost = When you win a war, the loser’s retreat costs { $n } more food
op-rescue-home_empty = When a meeple would be removed after a lost war, you may put it into a region of your home land that holds no meeple and no other player’s fort; this costs { $fee }
op-rescue-own_single = When a meeple would be removed after a lost war, you may put it beside a single meeple of yours, where nobody else has one; this costs { $fee }
op-free = nothing
op-raise_dead = When an opponent’s meeple is removed in a war you won, you may put a meeple from your supply into that region

## Collecting and trading

op-collect_extra = When you collect with a meeple { $place }, gain { $gained } more
op-collect_hero_region = When you collect from the hero’s region, you get { $gained }
op-its = { $n } of its resource
op-collect_lay_down = When you collect, you may lay down a standing meeple { $place } to gain { $gained }
op-fort_lay_down_collect = When you collect, you may lay down one standing fort to gain { $gained }
op-lying_collects = Your lying meeples { $place } collect as if standing
op-free_exchange = When you collect, you may exchange { $n ->
    [one] { $n } of your resources for another
   *[other] { $n } of your resources for as many others
}{ $names ->
    [none] {""}
   *[other] {" "}(among { $names })
}
op-trade_bonus = When you Trade, gain { $n } more of what you receive
op-trade_count = When you Trade, you may make { $n } exchanges, one after the other
op-trade_into = In one Trade you may turn both other resources into { $with ->
    [food] food
    [mana] mana
   *[ore] ore
}
op-spy_keeps = You gain the resource that an opponent loses to the hero

## Done at once

op-gain = gain { $gained }
op-gain_choice = gain { $gained }
op-foe_loses = { $n ->
    [one] the opponent concerned loses { $n } resource
   *[other] the opponent concerned loses { $n } resources
} of { $chooser ->
    [me] your choice
   *[foe] their own choice
}
op-opponents_lose = { $who ->
    [every] every opponent
   *[single] one opponent of your choice
} { $n ->
    [one] loses { $n } resource
   *[other] loses { $n } resources
} of { $chooser ->
    [me] your choice
   *[foe] their own choice
}
op-steal = take { $gained } from { $whom ->
    [chosen] one opponent of your choice
   *[concerned] the opponent concerned
}
op-theirs = { $n ->
    [one] { $n } resource of their choice
   *[other] { $n } resources of their choice
}
op-opponent_loses_magic = one opponent of your choice loses { $n ->
    [one] { $n } magic level
   *[other] { $n } magic levels
}
op-collect_all = all regions you occupy yield at once
op-copy_random = draw { $n ->
    [one] { $n } faction
   *[other] { $n } factions
} not in play and choose one: its level { $level } is yours too

## When something happens

op-then = { $event }, { $what }
op-on-war_won = When you win a war
op-on-war_lost = When you lose a war
op-on-foe_meeple_removed_by_me = When an opponent’s meeple is removed in a war you won
op-on-i_built = Each time you build a tower level
op-on-i_quested = When you Quest
op-on-opponent_researched = When an opponent raises their magic level
op-on-active_action_done = As the active player, after you have carried out your action
op-on-card_cleared = When the action card is cleared
op-on-hero_entered_foe_home = When the hero Patrols or Quests into a region of an opponent’s home land without a war

## At the end

op-end_vp = At the end { $n ->
    [one] { $n } point
   *[other] { $n } points
} for { $per }{ $most ->
    [none] {""}
   *[other] , up to { $most }
}
op-end_vp_flat = At the end { $n ->
    [one] { $n } point
   *[other] { $n } points
} if { $cond ->
    [strictly_most_meeples] you have more meeples in play than every opponent
    [no_opponent_on_my_home] nobody else occupies a region of your home land
    [all_meeples_on_border] all your meeples are in border regions
    [highest_tower] nobody’s tower is higher than yours; a tie counts
   *[no_resource] you hold no resource
}
op-retire = The hero retires at once: a standard meeple takes its place, and the card is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end
op-per-occupied_region = { $n ->
    [one] each region you occupy
   *[other] every { $n } regions you occupy
}
op-per-touching_region = { $n ->
    [one] each region touching { $feature ->
        [water] water
       *[other] crags
    } you occupy
   *[other] every { $n } regions touching { $feature ->
        [water] water
       *[other] crags
    } you occupy
}
op-per-touching_territory = { $n ->
    [one] each land on which you occupy a region touching { $feature ->
        [water] water
       *[other] crags
    }
   *[other] every { $n } lands on which you occupy a region touching { $feature ->
        [water] water
       *[other] crags
    }
}
op-per-non_home_territory = { $n ->
    [one] each land other than your home on which you have a meeple
   *[other] every { $n } lands other than your home on which you have a meeple
}
op-per-contested_territory = { $n ->
    [one] each land on which both you and an opponent have a meeple
   *[other] every { $n } lands on which both you and an opponent have a meeple
}
op-per-meeple_in_feature = { $n ->
    [one] each of your meeples in { $feature ->
        [water] water
       *[other] crags
    }
   *[other] every { $n } of your meeples in { $feature ->
        [water] water
       *[other] crags
    }
}
op-per-meeple_in_or_touching = { $n ->
    [one] each of your meeples in or touching { $feature ->
        [water] water
       *[other] crags
    }
   *[other] every { $n } of your meeples in or touching { $feature ->
        [water] water
       *[other] crags
    }
}
op-per-opponent_lower_magic = { $n ->
    [one] each opponent whose magic level is lower than yours
   *[other] every { $n } opponents whose magic level is lower than yours
}
op-per-opponent_fewer_meeples = { $n ->
    [one] each opponent with fewer meeples in play than you
   *[other] every { $n } opponents with fewer meeples in play than you
}
op-per-tower_levels = { $n ->
    [one] each tower level
   *[other] every { $n } tower levels
}
op-per-resource = { $n ->
    [one] each { $with ->
        [food] food
        [mana] mana
        [ore] ore
       *[silver] silver
    } you hold
   *[other] every { $n } { $with ->
        [food] food
        [mana] mana
        [ore] ore
       *[silver] silver
    } you hold
}
op-per-resource_held = { $n ->
    [one] each resource of which you hold at least { $least }
   *[other] every { $n } resources of which you hold at least { $least }
}
op-per-opponent_less_resource = { $n ->
    [one] each opponent with less { $with ->
        [food] food
        [mana] mana
        [ore] ore
       *[silver] silver
    } than you
   *[other] every { $n } opponents with less { $with ->
        [food] food
        [mana] mana
        [ore] ore
       *[silver] silver
    } than you
}
op-per-wars_won = { $n ->
    [one] each war won against another player
   *[other] every { $n } wars won against another player
}
op-per-lying_meeple = { $n ->
    [one] each of your lying meeples
   *[other] every { $n } of your lying meeples
}
op-per-standing_fort = { $n ->
    [one] each of your standing forts, on top of the usual point
   *[other] every { $n } of your standing forts, on top of the usual point
}
