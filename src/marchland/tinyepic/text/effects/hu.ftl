# Mit tesz egy kártya minden hatása, a számaiból és neveiből összerakva.

## Around an effect

op-line = { $what }.
op-only = { $what } ({ $conditions })
op-more = { $a }; { $b }
op-or = { $a } vagy { $b }
op-reach = Amikor eléred ezt a szintet, { $what }
op-replaces = { $what }. Felváltja { $n_art } { $n }. szintet
op-units = { $n } { $resource_acc }
op-choice = { $n ->
    [one] { $n } tetszőleges erőforrást
   *[other] { $n } tetszőleges erőforrást
}

## Where

op-place-water = víz melletti vidéken
op-place-crags = szirtek melletti vidéken
op-place-terrain = { $names ->
    [none] ilyen vidéken (…)
   *[other] ilyen vidéken ({ $names })
}

## Only if

op-if-attacker = támadóként
op-if-defender = védőként
op-if-touches = { $feature ->
    [water] víz melletti vidék
   *[other] szirtek melletti vidék
}
op-if-terrain = vidék: { $names }
op-if-on_home = a hazai tartományodban
op-if-off_home = a hazai tartományodon kívül
op-if-foe_home = egy ellenfél hazai tartományában
op-if-action = ha a háborút ez az akció indította: { $action }
op-if-foe_magic_higher = az ellenfél mágiaszintje magasabb a tiédnél
op-if-my_magic_lower = a mágiaszinted alacsonyabb, mint az ellenfélé
op-if-lying = fekvő figurával
op-if-strictly_most_meeples = több figurád van játékban, mint bármely ellenfélnek
op-if-no_war = háború nélkül
op-if-hero = a hős harcol
op-if-only_hero = csak a hőssel
op-if-hero_terrain = a hős vidéke: { $names }
op-if-hero_on_home = a hős a hazai tartományodban van
op-if-hero_off_home = a hős a hazai tartományodon kívül van
op-if-placed_with_hero = az új figura a hőshöz kerül
op-if-fort_with_hero = az erőd a hős vidékén áll
op-if-own_fort_here = erődös vidékeden
op-if-showed_flag = ha fehér zászlót mutattál
op-if-lost_by = a különbség legalább { $n }, és mindkét fél számot mutatott
op-if-fort_region_touches = { $feature ->
    [water] az erőd vidéke víz melletti
   *[other] az erőd vidéke szirtek melletti
}
op-if-fort_region_has_my_meeple = olyan vidéken, ahol van figurád

## Actions and movement

op-action_instead = Amikor ez az akció zajlik: { $where_action }, helyette végrehajthatod ezt: { $take_action }
op-action_swap = E két akció bármelyike helyett végrehajthatod a másikat: { $a_action }, { $b_action }
op-border_if_touching = Küldetéseidnél { $feature ->
    [water] a víz melletti vidékek
   *[other] a szirtek melletti vidékek
} szélső vidéknek számítanak, induláskor és érkezéskor is
op-build_place = Építéskor az erődöt egy figuráddal szomszédos üres vidékre is teheted
op-expand_place = Terjeszkedéskor az új figurát egy figuráddal szomszédos üres vidékre is teheted
op-move_count = { $move ->
    [patrol] Őrjáratkor
   *[other] Küldetéskor
} { $n } figurával is léphetsz
op-patrol_steps = Őrjáratkor a figurád { $n } lépést is tehet, de háború vagy elfektetés után már nem léphet
op-patrol_anywhere = Őrjáratkor ugyanannak a tartománynak bármely vidékére léphetsz
op-patrol_link = Őrjáratkor { $via ->
    [water] az ugyanazzal a vízzel érintkező vidékek szomszédosak
    [crags] az ugyanazokkal a szirtekkel érintkező vidékek szomszédosak
   *[other] az összes ilyen vidék szomszédos: { $name }
}
op-patrol_stand_all = Őrjáratkor ezen felül akárhány figurádat felállíthatod
op-quest_from_any = Küldetésre bármely vidékről indulhatsz, nem csak szélső vidékről
op-quest_to_any = Küldetéssel a másik tartomány bármely vidékére léphetsz, nem csak szélső vidékre
op-quest_escort = Amikor a hős Küldetésre megy, egy figurád ugyanarról vagy egy szomszédos vidékről vele mehet
op-gain_on_enter = Amikor { $moves ->
    [patrol] Őrjárattal
    [quest] Küldetéssel
   *[both] Őrjárattal vagy Küldetéssel
} { $names ->
    [none] egy vidékre
   *[other] ilyen vidékre ({ $names })
} lépsz, kapsz { $gained }
op-gain_on_move = { $move ->
    [patrol] Őrjáratkor
   *[other] Küldetéskor
} { $n } egységet kapsz abból, amit a vidék ad, ahová lépsz
op-swap_on = Küldetéskor lépés helyett kicserélheted egy álló figurádat egy ellenfél figurájával egy másik tartományban, ha egyik vidéken sincs más
op-retreat_into = { $feature ->
    [water] Vízre is visszavonulhatsz; nem ad erőforrást, és csak visszavonulva lehet rálépni
   *[other] Szirtekre is visszavonulhatsz; nem adnak erőforrást, és csak visszavonulva lehet rájuk lépni
}

## Prices

op-cost-less = { $priced ->
    [build] Az Építés { $n } érccel
    [research] A Kutatás { $n } manával
    [expand] A Terjeszkedés { $n } élelemmel
   *[retreat] A visszavonulás { $n } élelemmel
} kevesebbe kerül{ $floor ->
    [none] {""}
   *[other] , de legalább ennyibe: { $floor }
}
op-cost-more = { $priced ->
    [build] Az Építés { $n } érccel
    [research] A Kutatás { $n } manával
    [expand] A Terjeszkedés { $n } élelemmel
   *[retreat] A visszavonulás { $n } élelemmel
} többe kerül
op-cost-set = { $priced ->
    [build] Az Építés ára { $n } érc
    [research] A Kutatás ára { $n } mana
    [expand] A Terjeszkedés ára { $n } élelem
   *[retreat] A visszavonulás ára { $n } élelem
}
op-cost-free = { $priced ->
    [build] Az Építés
    [research] A Kutatás
    [expand] A Terjeszkedés
   *[retreat] A visszavonulás
} ingyenes
op-level_toll = Ha más építi azt a toronyszintet, amelyen te állsz, { $n } érccel többet fizet érte
op-pay_any = Minden fizetésnél { $resource_art } { $resource } bármely más erőforrást helyettesíthet
op-pay_substitute = { $priced ->
    [patrol] Az Őrjárat
    [quest] A Küldetés
    [build] Az Építés
    [research] A Kutatás
    [expand] A Terjeszkedés
    [trade] A Kereskedelem
   *[retreat] A visszavonulás
} árából legfeljebb { $n } egységet { $with ->
    [food] élelemmel
    [mana] manával
    [ore] érccel
   *[silver] ezüsttel
} is fizethetsz

## War

op-war_discount = Ennyivel kevesebbet fizetsz a harci számért: { $n }
op-war_discount-beside = A hőssel szomszédos vidékeken a figuráid ennyivel kevesebbet fizetnek a harci számért: { $n }
op-fort_discount = Az erődöd háborúban 1 helyett { $n } kedvezményt ad
op-war_raise = A harci számok felfedése után a tiédet ennyivel növelheted, ha megfizeted, akár 11 fölé is: { $n }
op-war_food = Háborúban élelemmel is fizethetsz: minden { $n } élelem értéke { $worth }
op-foe_mana = Az ellened vívott háborúban a másik fél manájának értéke 2 helyett { $n }; a tiédé továbbra is 2
op-pay_alone = Az a harci szám, amelyet { $with ->
    [food] csak élelemmel
    [mana] csak manával
    [ore] csak érccel
   *[none] egyetlen fajta erőforrással
} fizetsz, ennyivel többet ér: { $n }; ezt a választásakor mondod meg
op-war_only = Amikor egy másik játékost megtámadsz, kikötheted, hogy mindkét fél csak { $with ->
    [food] élelemmel
    [mana] manával
   *[ore] érccel
} fizessen
op-war_lay_down = Mielőtt a háborúban számot választotok, elfektetheted az álló figurádat, és ennyivel kevesebbet fizetsz: { $n }
op-fort_lay_down_war = Álló erőddel védekezve a számválasztás előtt eldöntheted, hogy a háború után elfekteted: a kedvezmény ekkor 1 helyett { $n }
op-win_ties = Háborúban egyenlőségnél támadóként is te győzöl
op-no_pay_if_lost_by = Ha a hőssel vesztesz háborút, és a különbség legfeljebb { $n }, nem fizeted ki a harci számodat
op-on_hero_defeated = Aki háborúban legyőzi a hőst, a háború után { $with ->
    [food] minden élelmét
    [mana] minden manáját
    [ore] minden ércét
   *[silver] minden ezüstjét
} elveszti
op-foe_retreat_cost = Amikor háborút nyersz, a vesztes visszavonulása { $n } élelemmel többe kerül
op-rescue-home_empty = Ha vesztett háború után lekerülne a figurád, a hazai tartományod egy olyan vidékére teheted, ahol nincs sem figura, sem idegen erőd; ára: { $fee }
op-rescue-own_single = Ha vesztett háború után lekerülne a figurád, egy magányos figurád mellé teheted, ahol másnak nincs figurája; ára: { $fee }
op-free = semmi
op-raise_dead = Amikor egy általad megnyert háborúban lekerül az ellenfél figurája, arra a vidékre tehetsz egy figurát a készletedből

## Collecting and trading

op-collect_extra = Amikor { $place } álló figurával gyűjtesz, kapsz még { $gained }
op-collect_hero_region = Amikor a hős vidékéről gyűjtesz, kapsz { $gained }
op-its = { $n } erőforrást abból, amit ad
op-collect_lay_down = Gyűjtéskor elfektethetsz egy { $place } álló figurát, és kapsz { $gained }
op-fort_lay_down_collect = Gyűjtéskor elfektethetsz egy álló erődöt, és kapsz { $gained }
op-lying_collects = Fekvő figuráid { $place } úgy gyűjtenek, mintha állnának
op-free_exchange = Gyűjtéskor { $n ->
    [one] { $n } erőforrásodat ugyanannyi másikra
   *[other] { $n } erőforrásodat ugyanannyi másikra
} cserélheted{ $names ->
    [none] {""}
   *[other] {" "}(ezek között: { $names })
}
op-trade_bonus = Kereskedelemkor ennyivel többet kapsz abból, amit elveszel: { $n }
op-trade_count = Kereskedelemkor { $n } cserét hajthatsz végre egymás után
op-trade_into = Egyetlen Kereskedelem során mindkét másik erőforrást { $with ->
    [food] élelemre
    [mana] manára
   *[ore] ércre
} cserélheted
op-spy_keeps = Te kapod meg az erőforrást, amelyet az ellenfél a hős miatt elveszít

## Done at once

op-gain = kapsz { $gained }
op-gain_choice = kapsz { $gained }
op-foe_loses = az érintett ellenfél elveszít { $n ->
    [one] { $n } erőforrást
   *[other] { $n } erőforrást
} { $chooser ->
    [me] a te választásod szerint
   *[foe] a saját választása szerint
}
op-opponents_lose = { $who ->
    [every] minden ellenfél
   *[single] egy általad választott ellenfél
} elveszít { $n ->
    [one] { $n } erőforrást
   *[other] { $n } erőforrást
} { $chooser ->
    [me] a te választásod szerint
   *[foe] a saját választása szerint
}
op-steal = { $whom ->
    [chosen] egy általad választott ellenféltől
   *[concerned] az érintett ellenféltől
} elveszel { $gained }
op-theirs = { $n ->
    [one] { $n } erőforrást, amelyet ő választ
   *[other] { $n } erőforrást, amelyet ő választ
}
op-opponent_loses_magic = egy általad választott ellenfél elveszít { $n ->
    [one] { $n } mágiaszintet
   *[other] { $n } mágiaszintet
}
op-collect_all = azonnal gyűjtesz minden elfoglalt vidékedről
op-copy_random = húzz { $n ->
    [one] { $n } játékon kívüli népet
   *[other] { $n } játékon kívüli népet
}, és válassz egyet: { $level_art } { $level }. szintje a tiéd is

## When something happens

op-then = { $event }, { $what }
op-on-war_won = Amikor háborút nyersz
op-on-war_lost = Amikor háborút vesztesz
op-on-foe_meeple_removed_by_me = Amikor egy általad megnyert háborúban lekerül az ellenfél figurája
op-on-i_built = Valahányszor toronyszintet építesz
op-on-i_quested = Amikor Küldetésre mész
op-on-opponent_researched = Amikor egy ellenfél növeli a mágiaszintjét
op-on-active_action_done = Amikor soron vagy, és végrehajtottad az akciódat
op-on-card_cleared = Amikor a pajzsok lekerülnek az akciókártyáról
op-on-hero_entered_foe_home = Amikor a hős Őrjárattal vagy Küldetéssel, háború nélkül lép egy ellenfél hazai tartományába

## At the end

op-end_vp = A végén { $n ->
    [one] { $n } győzelmi pont
   *[other] { $n } győzelmi pont
} { $per }{ $most ->
    [none] {""}
   *[other] , legfeljebb { $most }
}
op-end_vp_flat = A végén { $n ->
    [one] { $n } győzelmi pont
   *[other] { $n } győzelmi pont
}, ha { $cond ->
    [strictly_most_meeples] több figurád van játékban, mint bármely ellenfélnek
    [no_opponent_on_my_home] senki más nem foglal el vidéket a hazai tartományodban
    [all_meeples_on_border] minden figurád szélső vidéken áll
    [highest_tower] senkinek sincs a tiédnél magasabb tornya; az egyenlőség is számít
   *[no_resource] semmilyen erőforrásod nem maradt
}
op-retire = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén { $n ->
    [one] { $n } győzelmi pontot
   *[other] { $n } győzelmi pontot
} ér
op-per-occupied_region = { $n ->
    [one] minden elfoglalt vidékedért
   *[other] minden { $n } elfoglalt vidékedért
}
op-per-touching_region = { $n ->
    [one] minden { $feature ->
        [water] víz melletti
       *[other] szirtek melletti
    } vidékért, amelyet elfoglalsz
   *[other] minden { $n } { $feature ->
        [water] víz melletti
       *[other] szirtek melletti
    } vidékért, amelyet elfoglalsz
}
op-per-touching_territory = { $n ->
    [one] minden olyan tartományért, ahol { $feature ->
        [water] víz melletti
       *[other] szirtek melletti
    } vidéket foglalsz el
   *[other] minden { $n } olyan tartományért, ahol { $feature ->
        [water] víz melletti
       *[other] szirtek melletti
    } vidéket foglalsz el
}
op-per-non_home_territory = { $n ->
    [one] minden olyan, nem hazai tartományért, ahol van figurád
   *[other] minden { $n } olyan, nem hazai tartományért, ahol van figurád
}
op-per-contested_territory = { $n ->
    [one] minden tartományért, ahol neked is, ellenfélnek is van figurája
   *[other] minden { $n } tartományért, ahol neked is, ellenfélnek is van figurája
}
op-per-meeple_in_feature = { $n ->
    [one] minden { $feature ->
        [water] vízen
       *[other] szirteken
    } álló figurádért
   *[other] minden { $n } { $feature ->
        [water] vízen
       *[other] szirteken
    } álló figurádért
}
op-per-meeple_in_or_touching = { $n ->
    [one] minden figurádért, amely { $feature ->
        [water] vízen vagy víz mellett
       *[other] szirteken vagy szirtek mellett
    } áll
   *[other] minden { $n } figurádért, amely { $feature ->
        [water] vízen vagy víz mellett
       *[other] szirteken vagy szirtek mellett
    } áll
}
op-per-opponent_lower_magic = { $n ->
    [one] minden ellenfélért, akinek a mágiaszintje alacsonyabb a tiédnél
   *[other] minden { $n } ellenfélért, akinek a mágiaszintje alacsonyabb a tiédnél
}
op-per-opponent_fewer_meeples = { $n ->
    [one] minden ellenfélért, akinek kevesebb figurája van játékban, mint neked
   *[other] minden { $n } ellenfélért, akinek kevesebb figurája van játékban, mint neked
}
op-per-tower_levels = { $n ->
    [one] minden toronyszintért
   *[other] minden { $n } toronyszintért
}
op-per-resource = { $n ->
    [one] minden megmaradt { $with ->
        [food] élelemért
        [mana] manáért
        [ore] ércért
       *[silver] ezüstért
    }
   *[other] minden { $n } megmaradt { $with ->
        [food] élelemért
        [mana] manáért
        [ore] ércért
       *[silver] ezüstért
    }
}
op-per-resource_held = { $n ->
    [one] minden erőforrásért, amelyből legalább { $least } van nálad
   *[other] minden { $n } erőforrásért, amelyből legalább { $least } van nálad
}
op-per-opponent_less_resource = { $n ->
    [one] minden játékosért, akinek kevesebb { $with ->
        [food] élelme
        [mana] manája
        [ore] érce
       *[silver] ezüstje
    } van, mint neked
   *[other] minden { $n } játékosért, akinek kevesebb { $with ->
        [food] élelme
        [mana] manája
        [ore] érce
       *[silver] ezüstje
    } van, mint neked
}
op-per-wars_won = { $n ->
    [one] minden más játékos ellen megnyert háborúért
   *[other] minden { $n } más játékos ellen megnyert háborúért
}
op-per-lying_meeple = { $n ->
    [one] minden fekvő figurádért
   *[other] minden { $n } fekvő figurádért
}
op-per-standing_fort = { $n ->
    [one] minden álló erődödért, a szokásos ponton felül
   *[other] minden { $n } álló erődödért, a szokásos ponton felül
}
