# Nastavení, klávesy, rady a rozbor partie, česky.

ui-set-confirm = Ptát se „opravdu?“
ui-set-confirm-dangerous = Když o něco jde
ui-set-confirm-always = Vždy
ui-set-confirm-never = Nikdy
ui-set-numbers = Čísla nebo názvy na mapě
ui-set-numbers-on = Zobrazit
ui-set-numbers-off = Skrýt
ui-set-text = Velikost písma
ui-set-text-normal = Běžná
ui-set-text-large = Velká
ui-set-text-larger = Největší
ui-set-colours = Barvy
ui-set-colours-usual = Běžné
ui-set-colours-apart = Pro barvoslepé
ui-set-colours-contrast = Vysoký kontrast
ui-set-hand = Ovládání
ui-set-hand-right = Pro praváky
ui-set-hand-left = Pro leváky
ui-set-hand-text = Na té straně budou otázky a tlačítka.
ui-set-theme = Světlý nebo tmavý vzhled
ui-set-theme-auto = Podle systému
ui-set-theme-light = Světlý
ui-set-theme-dark = Tmavý
ui-set-motion = Animace
ui-set-motion-normal = Běžné
ui-set-motion-fast = Rychlé
ui-set-motion-off = Žádné
ui-set-motion-text = Když zařízení žádá méně pohybu, nic se nehýbe ani tady.
ui-set-sound = Zvuky
ui-set-sound-off = Vypnuté
ui-set-sound-on = Zapnuté
ui-set-notify = Upozornit mě, až budu na tahu
ui-set-notify-off = Ne
ui-set-notify-on = Ano
ui-set-notify-text = Oznámením prohlížeče, pokud mu to dovolíte, když je tato karta skrytá.
ui-key-arrows = Šipky
ui-keys-next = na další tlačítko; se Shiftem zpět
ui-keys-across = k otázce; z ní na mapu
ui-keys-menu = k nabídce
ui-keys-row = v řadě voleb nebo v nabídce: na další
ui-keys-arrows = na mapě: na další místo tím směrem
ui-keys-leaf = na mapě: na další místo, které lze vybrat, nebo zpět
ui-keys-choose = vybrat, potom potvrdit
ui-keys-count = na mapě: při přeskupení o jeden víc nebo míň v regionu, jinak blíž nebo dál
ui-keys-zoom = na mapě: blíž nebo dál
ui-keys-log = v seznamu „Co se stalo“: nahoru a dolů po řádcích, do stran v řádku
ui-keys-leave = zavřít, co je otevřené, a zrušit výběr
ui-keys-undo = vzít zpět
ui-keys-redo = obnovit, co bylo vzato zpět
ui-keys-replay = při prohlížení hry: o jednu nebo deset akcí zpět či vpřed
ui-keys-list = tento seznam
ui-gestures = Myší nebo prstem
ui-gesture-tap = Kliknutím nebo klepnutím místo vyberete.
ui-gesture-drag = Přiblíženou mapu posunete tažením.
ui-gesture-zoom = Kolečkem myši nebo roztažením dvou prstů mapu přiblížíte.
ui-gesture-token = Při přeskupení přetáhnete žeton z regionu do regionu nebo z ruky.
ui-review-progress = Prohlédnuté tahy: { $n }/{ $of }
ui-review-stop = Zastavit
ui-review-go = Dokončit rozbor
ui-review-summary = Štěstí a volby
ui-review-start = Vlastní první odhad náskoku
ui-review-lost = Vlastní chyby
ui-review-given = Chyby ostatních
ui-review-luck = Štěstí a překvapení
ui-review-final = Náskok na konci
ui-review-about = Řádky odshora dolů dávají dohromady náskok na konci. Vlastní první odhad náskoku: o kolik by hráč v průměru skončil před ostatními, odhadnuto v jeho prvním posuzovaném tahu z toho, co tehdy věděl, takže náskok mohou čekat i dva zároveň. Vlastní chyby: kolik stály tahy horší než nejlepší nalezené. Chyby ostatních: co je stály jejich chyby, rozdělené mezi jejich soupeře. Štěstí a překvapení: kostka, losování a vše, co se nedalo předvídat. Každý tah i nejlepší nalezený na jeho místě se několikrát dohrály do konce: rozdíl, po odečtení toho, co může být náhoda, říká, kolik tah stál.
ui-review-early = Začátek hry se neposuzuje: na odhad, jak hra skončí, bylo ještě příliš brzy.
ui-review-chart = Očekávaný náskok v každém tahu hráče, pro každého jedna čára
ui-review-points = Zlomové okamžiky
ui-review-swing = očekávaný náskok ({ $seat }): { $before }, do dalšího tahu { $after }
ui-review-turns = Tah po tahu
ui-review-turn = { $seat } ({ $turn })
ui-review-did = { $text } (tah: { $turn })
ui-review-good = stejně dobrý jako nejlepší nalezený
ui-review-cost = { $unit ->
        [coins] { $n ->
             [one] stál asi { $n } minci.
             [few] stál asi { $n } mince.
             [many] stál asi { $n } mince.
            *[other] stál asi { $n } mincí.
        }
       *[points] { $n ->
             [one] stál asi { $n } bod.
             [few] stál asi { $n } body.
             [many] stál asi { $n } bodu.
            *[other] stál asi { $n } bodů.
        }
    }
ui-review-better = Lepší:
ui-review-takes = { $n ->
    [one] { $n } dobytý region ({ $regions }).
    [few] { $n } dobyté regiony ({ $regions }).
    [many] { $n } dobytého regionu ({ $regions }).
   *[other] { $n } dobytých regionů ({ $regions }).
}

ui-advice-title = Co by zahrál počítač
ui-advice-who = Radí jeho nejsilnější rychlý hráč ({ $bot }):
ui-advice-close = Zavřít radu
hint-ahead = očekávaný náskok na konci: asi { $n }
hint-behind = očekávaná ztráta na konci: asi { $n }
hint-even = očekávaný náskok na konci: žádný
hint-more-on = očekávaný zisk odteď do konce: asi o { $n } větší než u ostatních
hint-more-on-two = očekávaný zisk odteď do konce: asi o { $n } víc, než získá { $other }
hint-less-on = očekávaný zisk odteď do konce: asi o { $n } menší než u ostatních
hint-less-on-two = očekávaný zisk odteď do konce: asi o { $n } méně, než získá { $other }
hint-same-on = očekávaný zisk odteď do konce: stejný jako u ostatních
hint-same-on-two = očekávaný zisk odteď do konce: tolik, kolik získá { $other }
hint-than-first = asi o { $n } méně než první možnost
hint-early = na odhad konce je příliš brzy
hint-throw = Rozhodne hod: šance na region je { $n } { $of ->
    [6] ze
   *[other] z
} { $of }.
hint-earns = { $what ->
    [points] Body
   *[coins] Mince
} v tomto tahu: +{ $n }.
hint-pays = { $what ->
    [points] Body
   *[coins] Mince
} v tomto tahu: −{ $n }.
hint-takes = { $n ->
    [one] Obsadí { $n } volný region.
    [few] Obsadí { $n } volné regiony.
    [many] Obsadí { $n } volného regionu.
   *[other] Obsadí { $n } volných regionů.
}
hint-takes-from = { $n ->
    [one] Dobude { $n } region ({ $other }).
    [few] Dobude { $n } regiony ({ $other }).
    [many] Dobude { $n } regionu ({ $other }).
   *[other] Dobude { $n } regionů ({ $other }).
}
hint-gives-up = { $n ->
    [one] Opustí { $n } region.
    [few] Opustí { $n } regiony.
    [many] Opustí { $n } regionu.
   *[other] Opustí { $n } regionů.
}
hint-more = { $n ->
    [one] Drží o { $n } region víc než druhá nejlepší možnost.
    [few] Drží o { $n } regiony víc než druhá nejlepší možnost.
    [many] Drží o { $n } regionu víc než druhá nejlepší možnost.
   *[other] Drží o { $n } regionů víc než druhá nejlepší možnost.
}
hint-fewer = { $n ->
    [one] Drží o { $n } region méně než nejlepší jiná možnost.
    [few] Drží o { $n } regiony méně než nejlepší jiná možnost.
    [many] Drží o { $n } regionu méně než nejlepší jiná možnost.
   *[other] Drží o { $n } regionů méně než nejlepší jiná možnost.
}
hint-open = Nechráněno zůstane: { $region }; další hráč to vezme za { $n }.
hint-alike = Jen o málo horší než nejlepší.
hint-less = Vypadá hůř než první možnost.
hint-best = Cokoli jiného podle odhadu přinese méně.
ui-lead-unsure = Očekávaný znamená průměrný: jedna hra může skončit úplně jinak, tím spíš, čím víc tahů zbývá.
ui-lead-about = Náskok říká, o kolik je vlastní součet nad průměrem ostatních; s minusem, nebo jako ztráta, je o tolik pod ním.
ui-lead-about-two = Náskok říká, o kolik je vlastní součet nad součtem druhého hráče; s minusem, nebo jako ztráta, je o tolik pod ním.
ui-gain-about = Součty ostatních jsou skryté, proto se počítá jen to, co přibude odteď do konce, oproti průměru ostatních.
ui-gain-about-two = Součet druhého hráče je skrytý, proto se počítá jen to, co oběma přibude odteď do konce.
