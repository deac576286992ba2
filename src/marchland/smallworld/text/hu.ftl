# What both Small Worlds say, in Hungarian.

## Terrain, marks and pieces

terrain-region = terület
    .acc = területet
    .in = területen
region = { $number }. { $terrain }
    .acc = { $number }. { $terrain_acc }
    .in = { $number }. { $terrain_in }
named-region = { $name }
    .acc = { $name } területet
    .in = { $name } területén

mark-magic = mágia
mark-cavern = barlangbejárat

piece-token = egységlapka
    .acc = egységlapkát
piece-coin = érme
    .acc = érmét

## The key to the signs on the map

legend = Jelek a térképen
legend-price = Ennyi egységbe kerül a hódítás; szürke, ha kevés egységed van.
legend-land = A játékos kártyáján a kis térkép mellett az áll, hány területe van az egyes népeknek.

## Prices: "2 +1 hegység +2 tünde −1 Kommandós = 4"

price-base = { $n }
price-piece = { $n_sign }{ $n_abs } { $name_count }
price-tokens = { $n_sign }{ $n_abs } { $name_count }
price-ability = { $n_sign }{ $n_abs } { $name }
price-die = −{ $n_abs } kocka
price-floor = { $n_sign }{ $n_abs } (legalább 1)
price-sum = { $lines } = { $n }

## Income, one line for each source

income-regions = Területek: { $n }
income-regions-declined = Hanyatló { $name_low }, területek: { $n }
income-ability = { $name }{ $name_for ->
    [none] { "" }
   *[other] { " " }({ $name_for })
}: { $n }
income-ability-declined = { $name } hanyatláskor{ $name_for ->
    [none] { "" }
   *[other] { " " }({ $name_for })
}: { $n }

## What an ability does right now

now-income = { $n ->
    [one] Most: körönként { $n } érme.
   *[other] Most: körönként { $n } érme.
}
now-recruits-none = Most: nem csatlakozik egység, mind játékban van.
now-recruits = { $n ->
    [one] Most: átszervezéskor { $n } új egység.
   *[other] Most: átszervezéskor { $n } új egység.
}
now-cheaper = { $n ->
    [one] Most: { $n } elérhető terület olcsóbb.
   *[other] Most: { $n } elérhető terület olcsóbb.
}
now-gathered = { $n ->
    [one] Összegyűlt: { $n } erő.
   *[other] Összegyűlt: { $n } erő.
}
now-ready = Most: használható.
now-used = Ebben a körben már használtad.
now-idle = Most nem tesz semmit.
now-declined = Hanyatláskor már nem hat.

## Why something cannot be done

price-storm = 1 rohammal
price-power-storm = 1 rohammal
toll-ability = { $n ->
    [one] { $n } érme { $other } részére ({ $name })
   *[other] { $n } érme { $other } részére ({ $name })
}
why-toll = { $n ->
    [one] Előbb { $n } érmét kell fizetni, és ennyi nincs.
   *[other] Előbb { $n } érmét kell fizetni, és ennyi nincs.
}
why-place-post = A tárgy olyan saját területre kerülhet, amilyet a képesség megnevez, és ahol még nem áll ilyen.
why-place-power-post = A tárgy olyan saját területre kerülhet, amilyet a képesség megnevez, és ahol még nem áll ilyen.
why-storm-used = Ebben a körben már volt roham.
why-storm-needs = { $n ->
    [one] A rohamhoz még { $n } erő hiányzik.
   *[other] A rohamhoz még { $n } erő hiányzik.
}
why-not-reachable = Nem elérhető: nem szomszédos e nép egyetlen területével sem.
why-own = Ez a nép már birtokolja.
why-immune = Sérthetetlen: { $name } védi.
why-too-dear = Ára { $price }, kézben { $hand }: { $short } hiányzik.
why-too-dear-die = Ára { $price }, kézben { $hand }: { $short } hiányzik, és a kocka legfeljebb 3-at ad.
why-too-dear-few = Ára { $price }, kézben { $hand }. { $race }: legalább { $n } egységnek kell együtt bevonulnia, kevesebbel kockával sem lehet próbálkozni.
why-too-dear-first = Ára { $price }, kézben { $hand }: { $short } hiányzik; a kockával a terület kiválasztása előtt dobsz, nem utána.
why-needs-token = Hódításhoz legalább egy egység kell a kézben.
why-coins = Ára { $price ->
    [one] { $price } érme, de nincs ennyi
   *[other] { $price } érme, de nincs ennyi
}.
why-conquests-over = Ebben a körben vége a hódításnak.
why-pick-first = Előbb válassz kombinációt: azzal a néppel hódítasz majd.
why-answer-first = Előbb válaszolj a kérdésre, a hódítás azután jön.
why-declining = { $race_gender ->
    [s] Hanyatlásba fordul { $race_art } { $race_low }, ebben a körben semmit sem hódít meg.
   *[none] Hanyatlásba fordulnak { $race_art } { $race_low }, ebben a körben semmit sem hódítanak meg.
}
why-die-cast = A kocka ebben a körben véget vetett a hódításnak.
why-place-deploy = Egység csak olyan területre kerülhet, amelyet ez a nép birtokol.
error-plan-number = { $region }: { $n } nem állhat ott; lehetséges: { $fewest }–{ $most }.
error-plan-region = { $region }: itt ez nem választható.
error-plan-left = { $region }: { $n } nem állhat ott; nem marad rá elég, vagy nem a tiéd.
error-plan-few = { $regions }: túl kevés egység. Minden területen legalább { $least } kell ({ $race }).
error-map-many = túl sok a terület ({ $n }); legfeljebb { $most } lehet
error-map-key = ennek a területnek ({ $place }) nem lehet ilyen kulcsa: { $what }; lehetséges: { $known }
error-map-terrain = ennek a területnek ({ $place }) a terepe { $what }; lehetséges: { $known }
error-map-mark = ennek a területnek ({ $place }) a jele { $what }; lehetséges: { $known }
error-map-border = ennek a területnek ({ $place }) szomszédja { $what }, de ilyen másik terület nincs
why-must-place = Minden egységet le kell tenni; még { $n } maradt.
why-must-place-pieces = Mindet le kell tenni; még { $n } { $name } maradt.

## What an answer gives up

lose-decline = Hanyatlásba küldöd { $race_art } { $race_acc }? { $stay ->
    [all] A térképen minden egység a helyén marad, és minden terület meghozza az érméjét.
    [some] Néhány területen egynél több egység marad, és minden terület meghozza az érméjét.
   *[single] Minden területen egy egység marad, és meghozza az érméjét.
}{ $older ->
    [leaves] {" "}A régebbi hanyatló nép lekerül a térképről, és minden területét elveszti.
   *[none] {""}
} Az érmék begyűjtése után a kör véget ér; a következő köröd új nép választásával kezdődik.
lose-retire = Hanyatlásba küldöd { $race_art } { $race_acc }? { $stay ->
    [all] A térképen minden egység a helyén marad.
    [some] Néhány területen egynél több egység marad.
   *[single] Minden területen egy egység marad.
}{ $older ->
    [leaves] {" "}A régebbi hanyatló nép lekerül a térképről, és minden területét elveszti.
   *[none] {""}
} Ennek a körnek az érméi már megvannak; a következő köröd új nép választásával kezdődik.
lose-stop = { $n ->
    [one] Még { $n } egység van, és elfoglalhatna egy területet.
   *[other] Még { $n } egység van, és elfoglalhatna egy területet.
} Befejezed a hódítást?
lose-stop-die = { $n ->
    [one] Még { $n } egység van: a kockával elfoglalhatna egy területet.
   *[other] Még { $n } egység van: a kockával elfoglalhatna egy területet.
} Befejezed a hódítást?
lose-stop-way = Ebben a körben még szerezhetnél valamit. Befejezed a hódítást?
lose-place = Még elhelyezhető: { $name }. Lemondasz róla?

## What is being asked

ask-post = { $seat }: állíts fel egy tárgyat, vagy egyet se.
ask-pick = { $seat }: válassz kombinációt.
ask-mode = { $seat }: hadba vezeted { $race_art } { $race_acc }, vagy hanyatlásba küldöd?
ask-ready = { $seat }: üríts ki területeket, vagy küldd hódítani { $race_art } { $race_acc }.
ask-conquer = { $seat }: küldd hódítani { $race_art } { $race_acc }: válassz területet, vagy hagyd abba.
ask-conquer-aside = { $seat }: küldd hódítani { $race_art } { $race_acc }: válassz területet, vagy hagyd abba. Utána közülük { $n } lekerül a térképről: minden további területért egyet ki kell majd ürítened.
ask-conquer-over = { $seat }: ebben a körben több hódításra nincs mód. Fejezd be a hódítást.
ask-conquer-besides = { $seat }: most semmi sem hódítható meg. Használj képességet, vagy fejezd be a hódítást.
ask-conquer-first = { $seat }: válaszd ki, hol viszed a térképre { $race_art } { $race_acc }.
ask-roll = { $seat }: gurul a kocka.
ask-draw = { $seat }: új kombináció kerül elő.
ask-recruit = { $seat }: válaszd ki, hány új egység csatlakozzon ({ $race_low }).
ask-deploy = { $seat }: szervezd át { $race_art } { $race_acc }.
ask-deploy-aside = { $seat }: szervezd át { $race_art } { $race_acc }. Közülük { $n } lekerül a térképről.
ask-retreat = { $other ->
    [none] { $seat }: helyezd el a kiűzött { $race_acc }.
   *[other] { $seat }: helyezd el a kiűzött { $race_acc } (a támadó: { $other }).
}
ask-over = A játék véget ért.

## What happened

hint-combo-first = Érmék az első körében, dobás nélkül: kb. { $n }; a többinél itt legfeljebb { $most }.
hint-combo-later = Érmék minden további körben: kb. { $n }; a többinél itt legfeljebb { $most }.
hint-combo-tokens = Egységlapkák: { $n }; a többinél itt legfeljebb { $most }.
log-pick = { $seat } választása: { $combo_low } ({ $tokens ->
        [one] { $tokens } egységlapka
       *[other] { $tokens } egységlapka
    }), { $paid ->
        [0] ingyen
        [one] { $paid } érméért
       *[other] { $paid } érméért
    }{ $got ->
        [0] { "" }
        [one] , rajta { $got } érmével
       *[other] , rajta { $got } érmével
    }.
log-expand = { $seat }: { $race_gender ->
        [s] terjeszkedik
       *[none] terjeszkednek
    } { $race_art } { $race_low }.
log-decline = { $seat }: { $race_gender ->
        [s] hanyatlásba fordul
       *[none] hanyatlásba fordulnak
    } { $race_art } { $race_low }.
log-abandon = { $seat } kiüríti { $region_art } { $region_acc }.
log-ready = { $seat } { $n ->
        [one] { $n } egységlapkát
       *[other] { $n } egységlapkát
    } vesz kézbe.
log-conquer = { $seat }: { $race_art } { $race_low } { $race_gender ->
        [s] elfoglalja
       *[none] elfoglalják
    } { $region_art } { $region_acc }{ $from_race ->
        [none] { "" }
       *[other] { " " }{ $from_race_art } { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    }, { $spend ->
        [one] { $spend } egységlapkával
       *[other] { $spend } egységlapkával
    }.
log-attempt = { $seat } végső kísérlete: { $region }, { $short ->
        [one] { $short } egység hiányzik
       *[other] { $short } egység hiányzik
    }.
log-roll = { $seat } dobása: { $n }.
log-attempt-won = { $seat }: { $race_art } { $race_low } { $race_gender ->
        [s] elfoglalja
       *[none] elfoglalják
    } { $region_art } { $region_acc }{ $from_race ->
        [none] { "" }
       *[other] { " " }{ $from_race_art } { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    }, { $spend ->
        [one] az utolsó egységlapkával
       *[other] az utolsó { $spend } egységlapkával
    }.
log-attempt-failed = Nem sikerült elfoglalni { $region_art } { $region_acc }.
log-stop = { $seat } befejezi a hódítást.
log-recruit = { $seat }: { $n ->
        [one] { $n } új egység csatlakozik
       *[other] { $n } új egység csatlakozik
    } ({ $race_low }).
log-recruit-none = { $seat }: több egység nem csatlakozik, mind játékban van ({ $race_low }).
log-deploy = { $seat } átszervezi { $race_art } { $race_acc }: { $plan }.
log-score = { $seat } { $n ->
        [0] nem kap érmét
        [one] { $n } érmét kap
       *[other] { $n } érmét kap
    }.
log-retreat = { $seat } elhelyezi a kiűzött { $race_acc }: { $plan }.
log-pay = { $seat ->
        [none] A Murlocs nép
       *[other] { $seat }
    } { $n ->
        [one] { $n } érmét
       *[other] { $n } érmét
    } fizet { $other ->
        [none] a banknak
       *[other] { $other } részére
    } ({ $name }).
log-encore = { $seat } felvesz { $n ->
        [one] { $n } egységet
       *[other] { $n } egységet
    }, és újra hódít ({ $race_low }).
log-post = { $seat } felállít egy tárgyat { $region_art } { $region_in }.
log-no-post = { $seat } nem állít fel semmit.
log-power-post = { $seat } felállít egy tárgyat { $region_art } { $region_in }.
log-no-power-post = { $seat } nem állít fel semmit.
log-storm = { $seat } egyetlen egységgel elfoglalja { $region_art } { $region_acc }{ $from_race ->
        [none] { "" }
       *[other] { " " }{ $from_race_art } { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    }.
log-power-storm = { $seat } egyetlen egységgel elfoglalja { $region_art } { $region_acc }{ $from_race ->
        [none] { "" }
       *[other] { " " }{ $from_race_art } { $from_race_abl }
    }{ $other ->
        [none] { "" }
       *[other] { " " }({ $other })
    }.
log-lost-token = { $seat } { $n ->
        [one] { $n } egységlapkát
       *[other] { $n } egységlapkát
    } veszít ({ $race_low }).
log-race-leaves = { $race_gender ->
        [s] Lekerül a térképről
       *[none] Lekerülnek a térképről
    } { $race_art } { $race_low }.
stack-powers = { $n ->
    [one] { $n } képesség
   *[other] { $n } képesség
}
log-draw = Új kombináció: { $combo_low }.
log-reshuffle = Az eldobott képességjelölőkből új kupac készül.
log-round = { $last ->
    [true] Az utolsó forduló, { $n }/{ $of }.
   *[other] { $n }/{ $of }. forduló.
}
ui-hint-march-none = { $race }: most semmit sem lehet elfoglalni. Ha a térképen kiválasztod egy területedet, kiürítheted: felszabadulnak az egységei.
ui-deploy-idle = Ezen már semmi sem múlik: többé senki sem hódít.
ui-places-closed = Enélkül is sérthetetlen ({ $name }): { $regions }.
ui-last-round = Utolsó forduló
log-turn = { $seat }, { $n }. forduló
log-turn-over = { $seat }, { $round }. forduló: { $n_sign }{ $n_abs }
sum-regions = { $n } a területekért
sum-pick = { $n_sign }{ $n_abs } a kombinációért
sum-column = { $n } a kombinációról
sum-ability = { $n } ({ $name }{ $name_for ->
    [none] { "" }
   *[other] { ": " }{ $name_for }
})
sum-paid = { $n_sign }{ $n_abs } ({ $name })
log-over = A játék véget ért.
log-winner = { $seats_count ->
    [one] Győztes: { $seats }, { $n } érmével.
   *[other] Közös győztesek: { $seats }, egyenként { $n } érmével.
}
plan-item = { $region } ({ $n })

## Actions, on buttons and for a screen reader

action-pick = { $n ->
    [one] { $combo }: { $n } érme
   *[other] { $combo }: { $n } érme
}
action-pick-slot = { $n }. kombináció
action-expand = Terjeszkedés
action-decline = Hanyatlás
action-abandon = Kiürítés: { $region }
action-ready = Indulás
action-conquer = Elfoglalás: { $region }
action-attempt = Végső kísérlet: { $region }
action-post = Felállítás: { $region }
action-post-none = Nem állítok fel semmit
action-power-post = Felállítás: { $region }
action-power-post-none = Nem állítok fel semmit
action-storm = Roham: { $region }
action-power-storm = Roham: { $region }
action-roll = Kockadobás
action-stop = Hódítás vége
action-recruit = { $n ->
    [one] { $n } egység felvétele
   *[other] { $n } egység felvétele
}
action-deploy = { $n ->
    [one] { $n } egység: { $region }
   *[other] { $n } egység: { $region }
}
action-rolled = Kocka: { $n }
action-draw = Húzás: { $name }

## Rulings

ruling-hidden_coins = Rejtett érmék
ruling-hidden_coins-text = A játék végéig senki sem látja a többiek érméit. Kikapcsolva: minden összeg nyilvános.

## What pieces and marks are for

about-mountain = A hegység eggyel növeli az árat, bárkié is.

## Saját népek és képességek visszautasított fájljai

error-content-empty = Ebben a fájlban nincs sem [race.NÉV], sem [power.NÉV]: { $file }.
error-content-tokens = { $file }: ennek ({ $what }) { $fewest }–{ $most } egysége lehet (tokens), nem { $than }.
error-content-lender = { $file }: ez ({ $what }) csak létező nép egységeit kérheti kölcsön (tokens_of), nem ezét: { $than }; lehetséges: { $known }.
error-content-supply = { $file }: ennek ({ $what }) több egység kell ({ $n }), mint amennyi van: { $than } ({ $most }).
error-content-name = { $file }: ez nem lehet név: { $what }; legfeljebb 60 kisbetűből (a–z), számjegyből és aláhúzásból állhat.
error-content-clauses = { $file }: a clauses itt listának kell lennie: { $what }.
error-content-clause = { $file }: a clauses minden tétele ({ $what }) ezek egyikével kezdődik: { $known }; nem ezzel: { $than }.
error-content-once = { $file }: { $than } kétszer szerepel ({ $what }); csak egyszer lehet.
error-content-value = { $file }: { $head } ({ $what }) nem lehet { $than }; lehetséges: { $known }.
error-content-number = { $file }: { $what } egész szám, legalább 1 és legfeljebb { $most }, nem { $than }.
error-content-range = { $file }: { $head } ({ $what }) egész szám, legalább { $fewest } és legfeljebb { $most }, nem { $than }.
error-content-no-factions = { $file }: ennek frakciója van: { $what }, de ebben a játékban nincsenek frakciók.

## Valakinek a saját rajzolású térképe

error-file-no-board = Ebben a fájlban nincs térkép: { $file } ({ $reason }).
error-board-there = { $file }: ilyen nevű térkép már van: { $what }.
error-board-at = ez a terület ({ $place }): { $reason }
error-board-few = egy térképen { $least }–{ $most } terület van, nem { $n }
error-board-regions = a térképnek legyenek területei
error-board-id = { $what } nem lehet terület azonosítója
error-board-name = a térkép neve a felvételekben például { $known }, nem { $what }
error-board-number = { $what } { $least } és { $most } közötti szám
error-board-table = a terület táblázat arról, ami rá van nyomtatva
error-board-read = { $what } a rajzból adódik, nem kell leírni
error-board-points = a rajznak legfeljebb { $n } pontja van, mindegyik két szám 0 és { $most } között
error-board-outline = körvonala 3–{ $most } pont körben, mindegyik egyszer
error-board-flat = nincs felülete
error-board-huge = túl nagy ahhoz, hogy meg lehessen rajzolni; legyen kisebb, vagy váljon ketté
error-board-vast = a térkép túl nagy ahhoz, hogy meg lehessen rajzolni; legyen kisebb
error-board-covers = átfed egy másik területtel ({ $other })
error-board-crosses = körvonala keresztezi egy másik területét ({ $other })
error-board-itself = körvonala keresztezi vagy érinti önmagát
error-board-touches = csak érinti egy másik terület ({ $other }) vonalát; menjen mindkettő ugyanazokon a pontokon át, vagy kerüljenek távolabb
error-board-apart = semmilyen határ nem köti a térkép többi részéhez
error-board-pinched = itt a térkép egyetlen pontban érinti önmagát; legyen szélesebb, vagy váljon ketté
error-board-gap = mellette rés van, amely egyik területhez sem tartozik
