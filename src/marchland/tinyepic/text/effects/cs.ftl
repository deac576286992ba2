# Co dělá každý účinek karty, složené z jeho čísel a jmen.

## Okolo účinku

op-line = { $what }.
op-only = { $what } ({ $conditions })
op-more = { $a }; { $b }
op-or = { $a } nebo { $b }
op-reach = Když dosáhnete této úrovně, { $what }
op-replaces = { $what }. Nahrazuje úroveň { $n }
op-units = { $n } { $resource_acc }
op-choice = { $n ->
    [one] { $n } zdroj podle svého výběru
    [few] { $n } zdroje podle svého výběru
    [many] { $n } zdroje podle svého výběru
   *[other] { $n } zdrojů podle svého výběru
}

## Where

op-place-water = v kraji u vody
op-place-crags = v kraji u útesů
op-place-terrain = v kraji typu { $names }

## Only if

op-if-attacker = jako útočník
op-if-defender = jako obránce
op-if-touches = { $feature ->
    [water] kraj u vody
   *[other] kraj u útesů
}
op-if-terrain = kraj: { $names }
op-if-on_home = ve vaší domovské zemi
op-if-off_home = mimo vaši domovskou zemi
op-if-foe_home = v domovské zemi soupeře
op-if-action = ve válce, kterou začala akce { $action }
op-if-foe_magic_higher = soupeř má vyšší úroveň magie než vy
op-if-my_magic_lower = máte nižší úroveň magie než soupeř
op-if-lying = s ležící figurkou
op-if-strictly_most_meeples = máte ve hře více figurek než každý soupeř
op-if-no_war = bez války
op-if-hero = bojuje hrdina
op-if-only_hero = jen s hrdinou
op-if-hero_terrain = hrdina stojí zde: { $names }
op-if-hero_on_home = hrdina je ve vaší domovské zemi
op-if-hero_off_home = hrdina je mimo vaši domovskou zemi
op-if-placed_with_hero = novou figurku přidáte k hrdinovi
op-if-fort_with_hero = pevnost v kraji s hrdinou
op-if-own_fort_here = v kraji s vaší pevností
op-if-showed_flag = když jste ukázali bílou vlajku
op-if-lost_by = prohra o { $n } nebo více, obě strany s číslem
op-if-fort_region_touches = { $feature ->
    [water] pevnost v kraji u vody
   *[other] pevnost v kraji u útesů
}
op-if-fort_region_has_my_meeple = v kraji, kde máte figurku

## Actions and movement

op-action_instead = Když se provádí { $where_action }, smíte místo toho provést akci { $take_action }
op-action_swap = Kdykoli provádíte akci { $a_action }, smíte místo ní provést akci { $b_action }, a naopak
op-border_if_touching = Pro vaše Výpravy se { $feature ->
    [water] kraje u vody
   *[other] kraje u útesů
} počítají za okrajové, na začátku i v cíli
op-build_place = Při akci Stavba smíte pevnost umístit do prázdného kraje vedle některé své figurky
op-expand_place = Při akci Osidlování smíte novou figurku umístit do prázdného kraje vedle některé své figurky
op-move_count = { $move ->
    [patrol] Při akci Hlídka
   *[other] Při akci Výprava
} smíte pohnout až { $n } figurkami
op-patrol_steps = Při akci Hlídka se vaše figurka smí pohnout až { $n }×, ale už ne po válce ani po položení na bok
op-patrol_anywhere = Při akci Hlídka se smíte pohnout do kteréhokoli kraje téže země
op-patrol_link = Při akci Hlídka spolu sousedí { $via ->
    [water] kraje u téže vodní plochy
    [crags] kraje u týchž útesů
   *[other] všechny kraje typu { $name }
}
op-patrol_stand_all = Při akci Hlídka smíte navíc postavit libovolný počet svých figurek
op-quest_from_any = Na Výpravu smíte vyrazit z kteréhokoli kraje, nejen z okrajového
op-quest_to_any = Na Výpravě smíte vstoupit do kteréhokoli kraje jiné země, nejen do okrajového
op-quest_escort = Když se hrdina vydá na Výpravu, smí se vydat i jedna vaše figurka ze stejného nebo sousedního kraje
op-gain_on_enter = Když { $moves ->
    [patrol] Hlídkou
    [quest] Výpravou
   *[both] Hlídkou nebo Výpravou
} vstoupíte do kraje{ $names ->
    [none] {""}
   *[other] {" "}typu { $names }
}, získáte { $gained }
op-gain_on_move = { $move ->
    [patrol] Při akci Hlídka
   *[other] Při akci Výprava
} získáte z kraje, do něhož vstoupíte, { $n ->
    [one] { $n } zdroj, který dává
    [few] { $n } zdroje, které dává
    [many] { $n } zdroje, které dává
   *[other] { $n } zdrojů, které dává
}
op-swap_on = Při akci Výprava smíte místo pohybu vyměnit svou stojící figurku se soupeřovou v jiné zemi, pokud v žádném z obou krajů není nic jiného
op-retreat_into = { $feature ->
    [water] Smíte ustoupit do vodního kraje; nedává žádný zdroj a vstupuje se do něj
   *[other] Smíte ustoupit na útesy; nedávají žádný zdroj a vstupuje se na ně
} pouze ústupem

## Prices

op-cost-less = { $priced ->
    [build] Stavba vás stojí o { $n } { $n ->
        [one] rudu
        [few] rudy
        [many] rudy
       *[other] rudy
    } méně
    [research] Výzkum vás stojí o { $n } { $n ->
        [one] manu
        [few] many
        [many] many
       *[other] many
    } méně
    [expand] Osidlování vás stojí o { $n } { $n ->
        [one] jídlo
        [few] jídla
        [many] jídla
       *[other] jídla
    } méně
   *[retreat] Ústup vás stojí o { $n } { $n ->
        [one] jídlo
        [few] jídla
        [many] jídla
       *[other] jídla
    } méně
}{ $floor ->
    [none] {""}
   *[other] , nejméně však { $floor }
}
op-cost-more = { $priced ->
    [build] Stavba vás stojí o { $n } { $n ->
        [one] rudu
        [few] rudy
        [many] rudy
       *[other] rudy
    } více
    [research] Výzkum vás stojí o { $n } { $n ->
        [one] manu
        [few] many
        [many] many
       *[other] many
    } více
    [expand] Osidlování vás stojí o { $n } { $n ->
        [one] jídlo
        [few] jídla
        [many] jídla
       *[other] jídla
    } více
   *[retreat] Ústup vás stojí o { $n } { $n ->
        [one] jídlo
        [few] jídla
        [many] jídla
       *[other] jídla
    } více
}
op-cost-set = Cena pro vás: { $priced ->
    [build] Stavba { $n } { $n ->
        [one] ruda
        [few] rudy
        [many] rudy
       *[other] rudy
    }
    [research] Výzkum { $n } { $n ->
        [one] mana
        [few] many
        [many] many
       *[other] many
    }
    [expand] Osidlování { $n } { $n ->
        [one] jídlo
        [few] jídla
        [many] jídla
       *[other] jídla
    }
   *[retreat] ústup { $n } { $n ->
        [one] jídlo
        [few] jídla
        [many] jídla
       *[other] jídla
    }
}
op-cost-free = { $priced ->
    [build] Stavba je
    [research] Výzkum je
    [expand] Osidlování je
   *[retreat] Ústup je
} pro vás zdarma
op-level_toll = Kdo jiný staví úroveň hradu, na které stojíte vy, zaplatí za ni o { $n } { $n ->
    [one] rudu
    [few] rudy
    [many] rudy
   *[other] rudy
} více
op-pay_any = Při každé platbě smí { $resource } nahradit kterýkoli jiný zdroj
op-pay_substitute = Z ceny { $priced ->
    [patrol] Hlídky
    [quest] Výpravy
    [build] Stavby
    [research] Výzkumu
    [expand] Osidlování
    [trade] Obchodu
   *[retreat] ústupu
} smíte až { $n } zaplatit { $with ->
    [food] jídlem
    [mana] manou
    [ore] rudou
   *[silver] stříbrem
}

## War

op-war_discount = Za bojové číslo platíte o { $n } méně
op-war_discount-beside = Za vaše figurky v krajích sousedících s hrdinou platíte ve válce o { $n } méně
op-fort_discount = Vaše pevnost dává ve válce slevu { $n } místo 1
op-war_raise = Po odhalení bojových čísel smíte své zvýšit o { $n }, i nad 11, a doplatit to
op-war_food = Ve válce smíte platit i jídlem ({ $n }× jídlo má hodnotu { $worth })
op-foe_mana = Ve válce proti vám má mana druhé strany hodnotu { $n } místo 2; vaše má dál 2
op-pay_alone = Bojové číslo, které zaplatíte { $with ->
    [food] pouze jídlem
    [mana] pouze manou
    [ore] pouze rudou
   *[none] jediným druhem zdroje
}, se počítá jako o { $n } vyšší; ohlásíte to, když je volíte
op-war_only = Když zaútočíte na jiného hráče, smíte žádat, aby obě strany platily jen { $with ->
    [food] jídlem
    [mana] manou
   *[ore] rudou
}
op-war_lay_down = Než se ve válce zvolí bojová čísla, smíte položit svou stojící figurku na bok a zaplatit o { $n } méně
op-fort_lay_down_war = Když se bráníte se stojící pevností, smíte před volbou čísel určit, že ji po válce položíte na bok: sleva je pak { $n } místo 1
op-win_ties = Ve válce vyhráváte při rovnosti i jako útočník
op-no_pay_if_lost_by = Když s hrdinou prohrajete válku nejvýše o { $n }, neplatíte své bojové číslo
op-on_hero_defeated = Kdo hrdinu porazí ve válce, ztratí po válce { $with ->
    [food] všechno jídlo
    [mana] všechnu manu
    [ore] všechnu rudu
   *[silver] všechno stříbro
}
op-foe_retreat_cost = Když vyhrajete válku, ústup stojí poraženého o { $n } { $n ->
    [one] jídlo
    [few] jídla
    [many] jídla
   *[other] jídla
} více
op-rescue-home_empty = Má-li být po prohrané válce vaše figurka odstraněna, smíte ji umístit do kraje své domovské země, kde není žádná figurka ani cizí pevnost; cena: { $fee }
op-rescue-own_single = Má-li být po prohrané válce vaše figurka odstraněna, smíte ji přidat k jediné své figurce tam, kde nikdo jiný figurku nemá; cena: { $fee }
op-free = nic
op-raise_dead = Když je soupeřova figurka odstraněna ze hry ve válce, kterou jste vyhráli, smíte do toho kraje umístit figurku ze své zásoby

## Collecting and trading

op-collect_extra = Když získáváte zdroje figurkou { $place }, získáte navíc { $gained }
op-collect_hero_region = Když získáváte zdroje z kraje, kde je hrdina, dostanete { $gained }
op-its = { $n }× zdroj, který dává
op-collect_lay_down = Když získáváte zdroje, smíte položit na bok stojící figurku { $place } a získat { $gained }
op-fort_lay_down_collect = Když získáváte zdroje, smíte položit na bok jednu stojící pevnost a získat { $gained }
op-lying_collects = Vaše ležící figurky { $place } získávají zdroje, jako by stály
op-free_exchange = Když získáváte zdroje, smíte vyměnit { $n ->
    [one] { $n } svůj zdroj za jiný
    [few] { $n } své zdroje za stejný počet jiných
    [many] { $n } svého zdroje za stejný počet jiných
   *[other] { $n } svých zdrojů za stejný počet jiných
}{ $names ->
    [none] {""}
   *[other] {" "}(mezi těmito: { $names })
}
op-trade_bonus = Při akci Obchod získáte o { $n } více toho zdroje, který berete
op-trade_count = Při akci Obchod smíte měnit až { $n }× po sobě
op-trade_into = Při jedné akci Obchod smíte oba ostatní zdroje proměnit na { $with ->
    [food] jídlo
    [mana] manu
   *[ore] rudu
}
op-spy_keeps = Zdroj, o který soupeř kvůli hrdinovi přijde, získáte vy

## Done at once

op-gain = získáte { $gained }
op-gain_choice = získáte { $gained }
op-foe_loses = dotčený soupeř ztratí { $n ->
    [one] { $n } zdroj
    [few] { $n } zdroje
    [many] { $n } zdroje
   *[other] { $n } zdrojů
} podle { $chooser ->
    [me] vašeho výběru
   *[foe] svého výběru
}
op-opponents_lose = { $who ->
    [every] každý soupeř
   *[single] soupeř, kterého vyberete,
} ztratí { $n ->
    [one] { $n } zdroj
    [few] { $n } zdroje
    [many] { $n } zdroje
   *[other] { $n } zdrojů
} podle { $chooser ->
    [me] vašeho výběru
   *[foe] svého výběru
}
op-steal = { $whom ->
    [chosen] soupeři, kterého vyberete,
   *[concerned] dotčenému soupeři
} vezmete { $gained }
op-theirs = { $n ->
    [one] { $n } zdroj podle jeho výběru
    [few] { $n } zdroje podle jeho výběru
    [many] { $n } zdroje podle jeho výběru
   *[other] { $n } zdrojů podle jeho výběru
}
op-opponent_loses_magic = soupeř, kterého vyberete, ztratí { $n ->
    [one] { $n } úroveň magie
    [few] { $n } úrovně magie
    [many] { $n } úrovně magie
   *[other] { $n } úrovní magie
}
op-collect_all = ihned získáte zdroje ze všech krajů, které obsazujete
op-copy_random = vylosujte { $n ->
    [one] { $n } národ, který není ve hře
    [few] { $n } národy, které nejsou ve hře
    [many] { $n } národu, které nejsou ve hře
   *[other] { $n } národů, které nejsou ve hře
}, a jeden vyberte: jeho úroveň { $level } platí i pro vás

## When something happens

op-then = { $event }, { $what }
op-on-war_won = Když vyhrajete válku
op-on-war_lost = Když prohrajete válku
op-on-foe_meeple_removed_by_me = Když je soupeřova figurka odstraněna ze hry ve válce, kterou jste vyhráli
op-on-i_built = Vždy když postavíte úroveň hradu
op-on-i_quested = Když provedete akci Výprava
op-on-opponent_researched = Když soupeř zvýší úroveň magie
op-on-active_action_done = Když jste na tahu a provedete svou akci
op-on-card_cleared = Když se z karty akcí odstraní žetony štítu
op-on-hero_entered_foe_home = Když hrdina Hlídkou nebo Výpravou vstoupí bez války do kraje v domovské zemi soupeře

## At the end

op-end_vp = Na konci { $n ->
    [one] { $n } vítězný bod
    [few] { $n } vítězné body
    [many] { $n } vítězného bodu
   *[other] { $n } vítězných bodů
} za { $per }{ $most ->
    [none] {""}
   *[other] , nejvýše však { $most }
}
op-end_vp_flat = Na konci { $n ->
    [one] { $n } vítězný bod
    [few] { $n } vítězné body
    [many] { $n } vítězného bodu
   *[other] { $n } vítězných bodů
}, { $cond ->
    [strictly_most_meeples] máte-li ve hře více figurek než každý soupeř
    [no_opponent_on_my_home] neobsazuje-li nikdo jiný žádný kraj vaší domovské země
    [all_meeples_on_border] jsou-li všechny vaše figurky v okrajových krajích
    [highest_tower] nemá-li nikdo vyšší hrad než vy; shoda se počítá
   *[no_resource] nezbyl-li vám žádný zdroj
}
op-retire = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci { $n ->
    [one] { $n } vítězný bod
    [few] { $n } vítězné body
    [many] { $n } vítězného bodu
   *[other] { $n } vítězných bodů
}
op-per-occupied_region = { $n ->
    [one] každý kraj, kde máte figurku
    [few] každé { $n } kraje, kde máte figurku
    [many] každého { $n } kraje, kde máte figurku
   *[other] každých { $n } krajů, kde máte figurku
}
op-per-touching_region = { $n ->
    [one] každý kraj
    [few] každé { $n } kraje
    [many] každého { $n } kraje
   *[other] každých { $n } krajů
} { $feature ->
    [water] u vody
   *[other] u útesů
}, kde máte figurku
op-per-touching_territory = { $n ->
    [one] každou zemi
    [few] každé { $n } země
    [many] každé { $n } země
   *[other] každých { $n } zemí
}, kde máte figurku v kraji { $feature ->
    [water] u vody
   *[other] u útesů
}
op-per-non_home_territory = { $n ->
    [one] každou jinou než domovskou zemi
    [few] každé { $n } jiné než domovské země
    [many] každé { $n } jiné než domovské země
   *[other] každých { $n } jiných než domovských zemí
}, kde máte figurku
op-per-contested_territory = { $n ->
    [one] každou zemi
    [few] každé { $n } země
    [many] každé { $n } země
   *[other] každých { $n } zemí
}, kde máte figurku vy i některý soupeř
op-per-meeple_in_feature = { $n ->
    [one] každou vaši figurku
    [few] každé { $n } vaše figurky
    [many] každé { $n } vaše figurky
   *[other] každých { $n } vašich figurek
} { $feature ->
    [water] ve vodním kraji
   *[other] na útesech
}
op-per-meeple_in_or_touching = { $n ->
    [one] každou vaši figurku
    [few] každé { $n } vaše figurky
    [many] každé { $n } vaše figurky
   *[other] každých { $n } vašich figurek
} { $feature ->
    [water] ve vodním kraji nebo v kraji u vody
   *[other] na útesech nebo v kraji u útesů
}
op-per-opponent_lower_magic = { $n ->
    [one] každého soupeře
    [few] každé { $n } soupeře
    [many] každého { $n } soupeře
   *[other] každých { $n } soupeřů
} s nižší úrovní magie, než máte vy
op-per-opponent_fewer_meeples = { $n ->
    [one] každého soupeře, který má
    [few] každé { $n } soupeře, kteří mají
    [many] každého { $n } soupeře, kteří mají
   *[other] každých { $n } soupeřů, kteří mají
} ve hře méně figurek než vy
op-per-tower_levels = { $n ->
    [one] každou úroveň hradu
    [few] každé { $n } úrovně hradu
    [many] každé { $n } úrovně hradu
   *[other] každých { $n } úrovní hradu
}
op-per-resource = { $with ->
    [food] { $n ->
        [one] každé jídlo, které
        [few] každá { $n } jídla, která
        [many] každého { $n } jídla, která
       *[other] každých { $n } jednotek jídla, které
    }
    [mana] { $n ->
        [one] každou manu, která
        [few] každé { $n } many, které
        [many] každé { $n } many, které
       *[other] každých { $n } jednotek many, které
    }
    [ore] { $n ->
        [one] každou rudu, která
        [few] každé { $n } rudy, které
        [many] každé { $n } rudy, které
       *[other] každých { $n } jednotek rudy, které
    }
   *[silver] { $n ->
        [one] každé stříbro, které
        [few] každá { $n } stříbra, která
        [many] každého { $n } stříbra, která
       *[other] každých { $n } jednotek stříbra, které
    }
} vám { $n ->
    [one] zbude
    [few] zbudou
    [many] zbudou
   *[other] zbudou
}
op-per-resource_held = { $n ->
    [one] každý zdroj, kterého
    [few] každé { $n } zdroje, kterých
    [many] každého { $n } zdroje, kterých
   *[other] každých { $n } zdrojů, kterých
} máte aspoň { $least }
op-per-opponent_less_resource = { $n ->
    [one] každého hráče, který má
    [few] každé { $n } hráče, kteří mají
    [many] každého { $n } hráče, kteří mají
   *[other] každých { $n } hráčů, kteří mají
} méně { $with ->
    [food] jídla
    [mana] many
    [ore] rudy
   *[silver] stříbra
} než vy
op-per-wars_won = { $n ->
    [one] každou válku vyhranou
    [few] každé { $n } války vyhrané
    [many] každé { $n } války vyhrané
   *[other] každých { $n } válek vyhraných
} proti jinému hráči
op-per-lying_meeple = { $n ->
    [one] každou vaši ležící figurku
    [few] každé { $n } vaše ležící figurky
    [many] každé { $n } vaše ležící figurky
   *[other] každých { $n } vašich ležících figurek
}
op-per-standing_fort = { $n ->
    [one] každou vaši stojící pevnost
    [few] každé { $n } vaše stojící pevnosti
    [many] každé { $n } vaše stojící pevnosti
   *[other] každých { $n } vašich stojících pevností
}, navíc k obvyklému bodu
