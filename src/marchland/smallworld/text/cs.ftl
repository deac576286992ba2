# What both Small Worlds say, in Czech.

## Terrain, marks and pieces

terrain-region = region
    .acc = region
    .in = v regionu
region = { $terrain } { $number }
    .acc = { $terrain_acc } { $number }
    .in = { $terrain_in } { $number }
named-region = { $name }
    .acc = region { $name }
    .in = v regionu { $name }

mark-magic = magie
mark-cavern = jeskyně

piece-token = žeton
    .count = { $n ->
        [one] žeton
        [few] žetony
        [many] žetonu
       *[other] žetonů
    }
piece-coin = mince
    .acc = minci
    .count = { $n ->
        [one] mince
        [few] mince
        [many] mince
       *[other] mincí
    }

## The key to the signs on the map

legend = Značky na mapě
legend-price = Kolik žetonů stojí dobytí; šedě, když jich máte málo.
legend-land = Mapka na kartě hráče počítá regiony každé jeho kombinace.

## Prices: "2 +1 Pohoří +2 Elfové −1 Útoční = 4"

price-base = { $n }
price-piece = { $n_sign }{ $n_abs } { $name_count }
price-tokens = { $n_sign }{ $n_abs } { $name_count }
price-ability = { $n_sign }{ $n_abs } { $name }
price-die = −{ $n_abs } kostka
price-floor = { $n_sign }{ $n_abs } (nejméně 1)
price-sum = { $lines } = { $n }

## Income, one line for each source

income-regions = Regiony: { $n }
income-regions-declined = { $name } v Úpadku, regiony: { $n }
income-ability = { $name }{ $name_for ->
    [none] { "" }
   *[other] { " " }({ $name_for })
}: { $n }
income-ability-declined = { $name } v Úpadku{ $name_for ->
    [none] { "" }
   *[other] { " " }({ $name_for })
}: { $n }

## What an ability does right now

now-income = { $n ->
    [one] Právě teď: { $n } mince za tah.
    [few] Právě teď: { $n } mince za tah.
    [many] Právě teď: { $n } mince za tah.
   *[other] Právě teď: { $n } mincí za tah.
}
now-recruits-none = Právě teď: nepřidá se žádný, všechny žetony jsou ve hře.
now-recruits = { $n ->
    [one] Právě teď: { $n } žeton navíc při přeskupení.
    [few] Právě teď: { $n } žetony navíc při přeskupení.
    [many] Právě teď: { $n } žetonu navíc při přeskupení.
   *[other] Právě teď: { $n } žetonů navíc při přeskupení.
}
now-cheaper = { $n ->
    [one] Právě teď: { $n } region na dosah je levnější.
    [few] Právě teď: { $n } regiony na dosah jsou levnější.
    [many] Právě teď: { $n } regionu na dosah je levnější.
   *[other] Právě teď: { $n } regionů na dosah je levnějších.
}
now-gathered = { $n ->
    [one] Nasbíráno: { $n } síla.
    [few] Nasbíráno: { $n } síly.
    [many] Nasbíráno: { $n } síly.
   *[other] Nasbíráno: { $n } sil.
}
now-ready = Právě teď: lze použít.
now-used = V tomto tahu už použito.
now-idle = Právě teď nic nedělá.
now-declined = V Úpadku už neplatí.

## Why something cannot be done

price-storm = 1 útokem
price-power-storm = 1 útokem
toll-ability = { $n ->
    [one] { $n } mince (komu: { $other }, za: { $name })
    [few] { $n } mince (komu: { $other }, za: { $name })
    [many] { $n } mince (komu: { $other }, za: { $name })
   *[other] { $n } mincí (komu: { $other }, za: { $name })
}
why-toll = { $n ->
    [one] Nejdřív to stojí { $n } minci a ta chybí.
    [few] Nejdřív to stojí { $n } mince a tolik jich nemáte.
    [many] Nejdřív to stojí { $n } mince a tolik jich nemáte.
   *[other] Nejdřív to stojí { $n } mincí a tolik jich nemáte.
}
why-place-post = Předmět se staví do vašeho regionu, který schopnost jmenuje a kde ještě žádný nestojí.
why-place-power-post = Předmět se staví do vašeho regionu, který schopnost jmenuje a kde ještě žádný nestojí.
why-storm-used = Tak se v tomto tahu už dobývalo.
why-storm-needs = { $n ->
    [one] K tomu chybí { $n } síla.
    [few] K tomu chybí { $n } síly.
    [many] K tomu chybí { $n } síly.
   *[other] K tomu chybí { $n } sil.
}
why-not-reachable = Mimo dosah: nesousedí se žádným ovládaným regionem.
why-own = Tento region už držíte.
why-immune = Nedobytný region, chrání ho { $name }.
why-too-dear = Stojí { $price }, v ruce { $hand }: chybí { $short }.
why-too-dear-die = Stojí { $price }, v ruce { $hand }: chybí { $short } a kostka dá nejvýš 3.
why-too-dear-few = Stojí { $price }, v ruce { $hand }. { $race } vstupují nejméně po { $n }: s menším počtem to nelze zkusit ani kostkou.
why-too-dear-first = Stojí { $price }, v ruce { $hand }: chybí { $short }; kostkou se hází před volbou regionu, ne po ní.
why-needs-token = K dobývání je třeba mít v ruce aspoň jeden žeton.
why-coins = { $price ->
    [one] Stojí { $price } minci a ta chybí.
    [few] Stojí { $price } mince a tolik jich nemáte.
    [many] Stojí { $price } mince a tolik jich nemáte.
   *[other] Stojí { $price } mincí a tolik jich nemáte.
}
why-conquests-over = Dobývání v tomto tahu skončilo.
why-pick-first = Nejdřív vyberte kombinaci: dobývat budete s ní.
why-answer-first = Nejdřív odpovězte na otázku, dobývat se bude potom.
why-declining = { $race } přecházejí do Úpadku a v tomto tahu nic nedobudou.
why-die-cast = Kostka dobývání v tomto tahu ukončila.
why-place-deploy = Žetony patří jen do vlastních regionů.
error-plan-number = { $region }: { $n } tam stát nemůže; možné je { $fewest }–{ $most }.
error-plan-region = { $region }: tady to zvolit nelze.
error-plan-left = { $region }: { $n } tam stát nemůže; nic na to nezbývá, nebo ten region není váš.
error-plan-few = { $regions }: příliš málo žetonů { $race_gen }. V každém regionu jich musí stát nejméně { $least }.
error-map-many = má příliš mnoho regionů ({ $n }); možných je nejvýš { $most }
error-map-key = region { $place } nemůže mít klíč { $what }; možné klíče: { $known }
error-map-terrain = region { $place } má terén { $what }; možné jsou: { $known }
error-map-mark = region { $place } má značku { $what }; možné jsou: { $known }
error-map-border = region { $place } sousedí s regionem { $what }, ale žádný další region se tak nejmenuje
why-must-place = Rozmístit se musí všechny žetony, zbývá { $n }.
why-must-place-pieces = Rozmístit se musí vše; zbývá: { $n } { $name_count }.

## What an answer gives up

lose-decline = Nechat { $race_acc } přejít do Úpadku? { $stay ->
    [all] Všechny žetony na mapě zůstanou a každý region vynese svou minci.
    [some] V některých regionech zůstane víc než jeden žeton a každý region vynese svou minci.
   *[single] V každém regionu zůstane jeden žeton a vynese svou minci.
}{ $older ->
    [leaves] {" "}Koho už v Úpadku máte, ten opustí mapu i své regiony.
   *[none] {""}
} Po získání mincí tah končí; příští tah začne výběrem nové kombinace.
lose-retire = Nechat { $race_acc } přejít do Úpadku? { $stay ->
    [all] Všechny žetony na mapě zůstanou.
    [some] V některých regionech zůstane víc než jeden žeton.
   *[single] V každém regionu zůstane jeden žeton.
}{ $older ->
    [leaves] {" "}Koho už v Úpadku máte, ten opustí mapu i své regiony.
   *[none] {""}
} Mince za tento tah už jsou rozdané; příští tah začne výběrem nové kombinace.
lose-stop = { $n ->
    [one] Zbývá { $n } žeton a ještě by mohl dobýt region.
    [few] Zbývají { $n } žetony a ještě by mohly dobýt region.
    [many] Zbývá { $n } žetonu a ještě by mohlo dobýt region.
   *[other] Zbývá { $n } žetonů a ještě by mohlo dobýt region.
} Ukončit dobývání?
lose-stop-die = { $n ->
    [one] Zbývá { $n } žeton: s pomocí kostky by ještě mohl dobýt region.
    [few] Zbývají { $n } žetony: s pomocí kostky by ještě mohly dobýt region.
    [many] Zbývá { $n } žetonu: s pomocí kostky by ještě mohlo dobýt region.
   *[other] Zbývá { $n } žetonů: s pomocí kostky by ještě mohlo dobýt region.
} Ukončit dobývání?
lose-stop-way = V tomto tahu se dá ještě něco získat. Ukončit dobývání?
lose-place = Ještě lze umístit: { $name }. Opravdu neumístit?

## What is being asked

ask-post = { $seat }: postavte předmět, nebo nestavte nic.
ask-pick = { $seat }: vyberte kombinaci.
ask-mode = { $seat }: budou { $race } dobývat dál, nebo přejdou do Úpadku?
ask-ready = { $seat }: opusťte regiony { $race_gen }, nebo vytáhněte do pole.
ask-conquer = { $seat }: vyberte region, který { $race } dobudou, nebo skončete.
ask-conquer-aside = { $seat }: vyberte region, který { $race } dobudou, nebo skončete. Mapu pak opustí { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
}: za každý další region bude třeba jeden opustit.
ask-conquer-over = { $seat }: víc už v tomto tahu dobýt nelze. Ukončete dobývání.
ask-conquer-besides = { $seat }: teď nelze nic dobýt. Použijte schopnost, nebo ukončete dobývání.
ask-conquer-first = { $seat }: vyberte, kudy na mapu vstoupí { $race }.
ask-roll = { $seat }: hází se kostkou.
ask-draw = { $seat }: losuje se nová kombinace.
ask-recruit = { $seat }: zvolte, kolik žetonů { $race_gen } přibude.
ask-deploy = { $seat }: přeskupte { $race_acc }.
ask-deploy-aside = { $seat }: přeskupte { $race_acc }. Mapu pak opustí { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
}.
ask-retreat = { $other ->
    [none] { $seat }: rozmístěte poražené žetony { $race_gen }.
   *[other] { $seat }: rozmístěte poražené žetony { $race_gen } (útočí { $other }).
}
ask-over = Hra skončila.

## What happened

hint-combo-first = Mince za první tah (bez kostky): asi { $n }; ostatní tady nejvýš { $most }.
hint-combo-later = Mince za každý další tah: asi { $n }; ostatní tady nejvýš { $most }.
hint-combo-tokens = Žetony: { $n }; ostatní tady nejvýš { $most }.
log-pick = { $seat } vybírá { $combo_acc } ({ $tokens ->
        [one] { $tokens } žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }): { $paid ->
        [0] zdarma
        [one] platí { $paid } minci
        [few] platí { $paid } mince
        [many] platí { $paid } mince
       *[other] platí { $paid } mincí
    }{ $got ->
        [0] { "" }
        [one] , získává { $got } minci
        [few] , získává { $got } mince
        [many] , získává { $got } mince
       *[other] , získává { $got } mincí
    }.
log-expand = { $seat }: { $race } budou dobývat dál.
log-decline = { $seat }: { $race } přecházejí do Úpadku.
log-abandon = { $seat } opouští { $region_acc }.
log-ready = { $seat } bere do ruky { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
        [many] { $n } žetonu
       *[other] { $n } žetonů
    }.
log-conquer = { $seat }: { $race } { $from_race ->
        [none] obsazují
       *[other] berou { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } za { $spend ->
        [one] { $spend } žeton
        [few] { $spend } žetony
        [many] { $spend } žetonu
       *[other] { $spend } žetonů
    }.
log-attempt = { $seat }: poslední pokus o { $region_acc }, { $short ->
        [one] chybí { $short } žeton
        [few] chybějí { $short } žetony
        [many] chybí { $short } žetonu
       *[other] chybí { $short } žetonů
    }.
log-roll = { $seat } hází: { $n }.
log-attempt-won = { $seat }: { $race } { $from_race ->
        [none] obsazují
       *[other] berou { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc } { $spend ->
        [one] posledním žetonem
        [few] posledními { $spend } žetony
        [many] posledními { $spend } žetonu
       *[other] posledními { $spend } žetony
    }.
log-attempt-failed = Pokus o { $region_acc } nevyšel.
log-stop = { $seat } končí dobývání.
log-recruit = { $seat }: { $n ->
        [one] přidává se { $n } žeton
        [few] přidávají se { $n } žetony
        [many] přidává se { $n } žetonu
       *[other] přidává se { $n } žetonů
    } { $race_gen }.
log-recruit-none = { $seat }: další žeton { $race_gen } se nepřidá, všechny jsou ve hře.
log-deploy = { $seat } přeskupuje { $race_acc }: { $plan }.
log-score = { $seat } { $n ->
    [0] nezískává žádnou minci
    [one] získává { $n } minci
    [few] získává { $n } mince
    [many] získává { $n } mince
   *[other] získává { $n } mincí
}.
log-retreat = { $seat } rozmisťuje poražené žetony { $race_gen }: { $plan }.
log-pay = { $seat ->
        [none] Murlocs platí
       *[other] { $seat } platí
    } { $n ->
        [one] { $n } minci
        [few] { $n } mince
        [many] { $n } mince
       *[other] { $n } mincí
    } ({ $other ->
        [none] bance
       *[other] komu: { $other }
    }, za: { $name }).
log-encore = { $seat } bere do ruky { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
        [many] { $n } žetonu
       *[other] { $n } žetonů
    } { $race_gen } a dobývá znovu.
log-post = { $seat } staví předmět { $region_in }.
log-no-post = { $seat } žádný předmět nestaví.
log-power-post = { $seat } staví předmět { $region_in }.
log-no-power-post = { $seat } žádný předmět nestaví.
log-storm = { $seat } jediným žetonem { $from_race ->
        [none] dobývá
       *[other] bere { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc }.
log-power-storm = { $seat } jediným žetonem { $from_race ->
        [none] dobývá
       *[other] bere { $from_race_dat }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    } { $region_acc }.
log-lost-token = { $seat } přichází o { $n ->
        [one] { $n } žeton
        [few] { $n } žetony
        [many] { $n } žetonu
       *[other] { $n } žetonů
    } { $race_gen }.
log-race-leaves = { $race } opouštějí mapu.
stack-powers = { $n ->
    [one] { $n } schopnost
    [few] { $n } schopnosti
    [many] { $n } schopnosti
   *[other] { $n } schopností
}
log-draw = Nová kombinace: { $combo }.
log-reshuffle = Odhozené žetony schopností se zamíchaly do nové hromádky.
log-round = { $last ->
    [true] Poslední kolo, { $n } z { $of }.
   *[other] Kolo { $n } z { $of }.
}
ui-hint-march-none = { $race }: teď nelze dobýt nic. Vyberete-li na mapě svůj region, můžete ho opustit: uvolní se jeho žetony.
ui-deploy-idle = Na rozmístění už nezáleží: nikdo potom dobývat nebude.
ui-places-closed = Nedobytné i bez toho ({ $name }): { $regions }.
ui-last-round = Poslední kolo
log-turn = { $seat }, { $n }. kolo
log-turn-over = { $seat }, { $round }. kolo: { $n_sign }{ $n_abs }
sum-regions = { $n } za regiony
sum-pick = { $n_sign }{ $n_abs } za kombinaci
sum-column = { $n ->
    [one] { $n } nalezená na kombinaci
    [few] { $n } nalezené na kombinaci
    [many] { $n } nalezené na kombinaci
   *[other] { $n } nalezených na kombinaci
}
sum-ability = { $n } za { $name_acc }{ $name_for ->
    [none] { "" }
   *[other] { " " }({ $name_for })
}
sum-paid = { $n_sign }{ $n_abs } za { $name_acc }
log-over = Hra skončila.
log-winner = { $seats_count ->
    [one] Vítězí { $seats } a má
    [few] O vítězství se dělí { $seats }, shodně mají
    [many] O vítězství se dělí { $seats }, shodně mají
   *[other] O vítězství se dělí { $seats }, shodně mají
} { $n ->
    [one] { $n } minci
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}.
plan-item = { $region } ({ $n })

## Actions, on buttons and for a screen reader

action-pick = Vzít { $combo_acc } za { $n ->
    [one] { $n } minci
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}
action-pick-slot = Vzít kombinaci { $n }
action-expand = Dobývat
action-decline = Do Úpadku
action-abandon = Opustit { $region_acc }
action-ready = Vytáhnout
action-conquer = Dobýt { $region_acc }
action-attempt = Poslední pokus: { $region }
action-post = Postavit: { $region }
action-post-none = Nestavět nic
action-power-post = Postavit: { $region }
action-power-post-none = Nestavět nic
action-storm = Jediným žetonem: { $region }
action-power-storm = Jediným žetonem: { $region }
action-roll = Hodit kostkou
action-stop = Konec dobývání
action-recruit = { $n ->
    [one] Vzít { $n } žeton
    [few] Vzít { $n } žetony
    [many] Vzít { $n } žetonu
   *[other] Vzít { $n } žetonů
}
action-deploy = { $n ->
    [one] { $n } žeton: { $region }
    [few] { $n } žetony: { $region }
    [many] { $n } žetonu: { $region }
   *[other] { $n } žetonů: { $region }
}
action-rolled = Kostka: { $n }
action-draw = Vylosováno: { $name }

## Rulings

ruling-hidden_coins = Skryté mince
ruling-hidden_coins-text = Do konce hry nikdo nevidí mince ostatních. Vypnuto: všechny součty jsou veřejné.

## What pieces and marks are for

about-mountain = Cena takového regionu je o 1 vyšší, ať ho drží kdokoli.

## Soubory s vlastními národy a schopnostmi, které nelze přijmout

error-content-empty = V souboru { $file } není žádné [race.JMÉNO] ani [power.JMÉNO].
error-content-tokens = { $file }: { $what } má mít od { $fewest } do { $most } žetonů (tokens), ne { $than }.
error-content-lender = { $file }: { $what } si má půjčit žetony některého národa (tokens_of), ne { $than }; možné jsou: { $known }.
error-content-supply = { $file }: { $what } potřebuje víc žetonů ({ $n }), než má { $than } ({ $most }).
error-content-name = { $file }: { $what } nemůže být jméno; může mít nejvýš 60 malých písmen a až z, číslic a podtržítek.
error-content-clauses = { $file }: clauses v { $what } musí být seznam.
error-content-clause = { $file }: každá položka clauses v { $what } začíná jedním z těchto slov: { $known }; ne { $than }.
error-content-once = { $file }: { $what } má { $than } dvakrát; smí to být jen jednou.
error-content-value = { $file }: { $head } v { $what } nemůže být { $than }; možné jsou: { $known }.
error-content-number = { $file }: { $what } musí být celé číslo od 1 do { $most }, ne { $than }.
error-content-range = { $file }: { $head } v { $what } musí být celé číslo od { $fewest } do { $most }, ne { $than }.
error-content-no-factions = { $file }: { $what } má frakci, ale v této hře žádné frakce nejsou.

## Deska, kterou někdo nakreslil

error-file-no-board = V souboru { $file } není mapa: { $reason }.
error-board-there = { $file }: mapa jménem { $what } už tu je.
error-board-at = region { $place }: { $reason }
error-board-few = mapa má { $least } až { $most } regionů, ne { $n }
error-board-regions = mapa má mít regiony
error-board-id = { $what } nemůže být označení regionu
error-board-name = v záznamech se mapa jmenuje třeba { $known }, ne { $what }
error-board-number = { $what } je číslo od { $least } do { $most }
error-board-table = region se zapisuje jako tabulka toho, co je na něm vytištěno
error-board-read = { $what } se čte z kresby, do souboru se nepíše
error-board-points = kresba má nejvýš { $n } bodů, každý je dvojice čísel od 0 do { $most }
error-board-outline = obrys tvoří 3 až { $most } bodů dokola, každý jednou
error-board-flat = nemá žádnou plochu
error-board-huge = na kresbu je moc velký; zmenšete ho, nebo rozdělte
error-board-vast = mapa je na kresbu moc velká; zmenšete ji
error-board-covers = překrývá jiný region ({ $other })
error-board-crosses = jeho obrys kříží obrys sousedního regionu ({ $other })
error-board-itself = jeho obrys kříží sám sebe nebo se sám sebe dotýká
error-board-touches = hranice sousedního regionu ({ $other }) se jen dotýká; veďte oba obrysy týmiž body, nebo je oddalte
error-board-apart = se zbytkem mapy ho nespojuje žádná hranice
error-board-pinched = tady se mapa dotýká sama sebe v jediném bodě; rozšiřte ji tu, nebo rozdělte
error-board-gap = vedle něj je mezera, která nepatří žádnému regionu
