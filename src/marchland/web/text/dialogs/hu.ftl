# Beállítások, billentyűk, tanácsok és az elemzés, magyarul.

ui-set-confirm = Rákérdezés: „Biztosan?”
ui-set-confirm-dangerous = Ha valami elvész
ui-set-confirm-always = Mindig
ui-set-confirm-never = Soha
ui-set-numbers = Számok vagy nevek a térképen
ui-set-numbers-on = Látszanak
ui-set-numbers-off = Rejtve
ui-set-text = Betűméret
ui-set-text-normal = Normál
ui-set-text-large = Nagy
ui-set-text-larger = Legnagyobb
ui-set-colours = Színek
ui-set-colours-usual = Szokásos
ui-set-colours-apart = Színtévesztőknek
ui-set-colours-contrast = Nagy kontraszt
ui-set-hand = Kézhasználat
ui-set-hand-right = Jobbkezes
ui-set-hand-left = Balkezes
ui-set-hand-text = Erre az oldalra kerülnek a kérdések és a gombok.
ui-set-theme = Világos vagy sötét
ui-set-theme-auto = A rendszer szerint
ui-set-theme-light = Világos
ui-set-theme-dark = Sötét
ui-set-motion = Animáció
ui-set-motion-normal = Normál
ui-set-motion-fast = Gyors
ui-set-motion-off = Nincs
ui-set-motion-text = Ha az eszköz kevesebb mozgást kér, itt sem mozog semmi.
ui-set-sound = Hangok
ui-set-sound-off = Ki
ui-set-sound-on = Be
ui-set-notify = Értesítés, ha én következem
ui-set-notify-off = Nem
ui-set-notify-on = Igen
ui-set-notify-text = A böngésző értesítésével, ha engedélyezed, amíg ez a lap rejtve van.
ui-key-arrows = Nyilak
ui-keys-next = a következő gombra; Shifttel vissza
ui-keys-across = a kérdéshez; onnan a térképre
ui-keys-menu = a menühöz
ui-keys-row = egymás mellett álló lehetőségek között vagy a menüben: a következőre
ui-keys-arrows = a térképen: az arra következő helyre
ui-keys-leaf = a térképen: a következő választható helyre, vagy vissza
ui-keys-choose = választás, aztán megerősítés
ui-keys-count = a térképen: átszervezéskor eggyel több vagy kevesebb egy területen, máskor közelebb vagy távolabb
ui-keys-zoom = a térképen: közelebb vagy távolabb
ui-keys-log = a „Mi történt” listán: fel és le sorról sorra, oldalra a soron belül
ui-keys-leave = a megnyitott dolog bezárása, a választás elvetése
ui-keys-undo = visszavonás
ui-keys-redo = a visszavont lépés újra
ui-keys-replay = visszanézéskor: egy vagy tíz lépés hátra vagy előre
ui-keys-list = ez a lista
ui-gestures = Egérrel vagy ujjal
ui-gesture-tap = Egy hely kattintással vagy koppintással választható ki.
ui-gesture-drag = A felnagyított térkép húzással mozgatható.
ui-gesture-zoom = Görgővel vagy két ujj széthúzásával felnagyíthatod a térképet.
ui-gesture-token = Átszervezéskor húzz át egy egységet egyik területről a másikra, vagy a kézből.
ui-review-progress = Átnézett körök: { $n } / { $of }
ui-review-stop = Leállítás
ui-review-go = A többi átnézése
ui-review-summary = Szerencse és döntések
ui-review-start = Saját első becslés az előnyről
ui-review-lost = Saját hibák
ui-review-given = A többiek hibái
ui-review-luck = Szerencse és meglepetés
ui-review-final = Előny a végén
ui-review-about = A sorok fentről lefelé összeadva a végső előnyt adják. Saját első becslés az előnyről: átlagosan ennyivel végezne a játékos a többiek előtt, az első vizsgált körében becsülve abból, amit akkor tudott: így ketten is várhatnak előnyt. Saját hibák: ennyibe kerültek a megtalált legjobbnál rosszabb körök. A többiek hibái: amibe nekik a hibáik kerültek, elosztva az ellenfeleik között. Szerencse és meglepetés: kocka, húzás és minden, amit nem lehetett előre látni. A program minden kört és a helyette talált legjobbat is néhányszor végigjátszotta: a kettő különbsége, levonva belőle azt, ami véletlen is lehet, a kör ára.
ui-review-early = A játszma eleje kimarad: akkor még korai lett volna megbecsülni, hogyan végződik.
ui-review-chart = Várható előny a játékosok egyes köreiben, játékosonként egy vonallal
ui-review-points = Fordulópontok
ui-review-swing = { $seat } várható előnye: { $before }, a következő körig { $after }
ui-review-turns = Körről körre
ui-review-turn = { $seat } ({ $turn })
ui-review-did = { $text } (kör: { $turn })
ui-review-good = olyan jó, mint a megtalált legjobb
ui-review-cost = { $unit ->
        [coins] { $n ->
             [one] ára kb. { $n } érme.
            *[other] ára kb. { $n } érme.
        }
       *[points] { $n ->
             [one] ára kb. { $n } pont.
            *[other] ára kb. { $n } pont.
        }
    }
ui-review-better = Jobb lett volna:
ui-review-takes = { $n ->
    [one] { $n } elfoglalt terület ({ $regions }).
   *[other] { $n } elfoglalt terület ({ $regions }).
}

ui-advice-title = A számítógép ezt lépné
ui-advice-who = Legerősebb gyors játékosa ({ $bot }) ezt javasolja:
ui-advice-close = Tanács elrejtése
hint-ahead = várható előny a végén: kb. { $n }
hint-behind = várható hátrány a végén: kb. { $n }
hint-even = várható előny a végén: nincs
hint-more-on = innentől a végéig várhatóan ennyivel több, mint a többieké: kb. { $n }
hint-more-on-two = innentől a végéig várhatóan ennyivel több, mint amennyit { $other } szerez: kb. { $n }
hint-less-on = innentől a végéig várhatóan ennyivel kevesebb, mint a többieké: kb. { $n }
hint-less-on-two = innentől a végéig várhatóan ennyivel kevesebb, mint amennyit { $other } szerez: kb. { $n }
hint-same-on = innentől a végéig várhatóan ugyanannyi, mint a többieké
hint-same-on-two = innentől a végéig várhatóan ugyanannyi, mint amennyit { $other } szerez
hint-than-first = az elsőnél várhatóan ennyivel kevesebb: kb. { $n }
hint-early = még korai megbecsülni a végét
hint-throw = A dobás dönt; a terület megszerzésének esélye { $n }/{ $of }.
hint-earns = { $what ->
    [points] Pont
   *[coins] Érme
} ebben a körben: +{ $n }.
hint-pays = { $what ->
    [points] Pont
   *[coins] Érme
} ebben a körben: −{ $n }.
hint-takes = { $n ->
    [one] { $n } szabad területet foglal el.
   *[other] { $n } szabad területet foglal el.
}
hint-takes-from = { $n ->
    [one] { $n } területet foglal el { $other } kárára.
   *[other] { $n } területet foglal el { $other } kárára.
}
hint-gives-up = { $n ->
    [one] { $n } területet kiürít.
   *[other] { $n } területet kiürít.
}
hint-more = { $n ->
    [one] { $n } területtel többet tart, mint a következő legjobb lehetőség.
   *[other] { $n } területtel többet tart, mint a következő legjobb lehetőség.
}
hint-fewer = { $n ->
    [one] { $n } területtel kevesebbet tart, mint a legjobb másik lehetőség.
   *[other] { $n } területtel kevesebbet tart, mint a legjobb másik lehetőség.
}
hint-open = Védtelen marad: { $region }; a következő játékos ennyiért elfoglalja: { $n }.
hint-alike = Alig rosszabb a legjobbnál.
hint-less = Gyengébbnek látszik az elsőnél.
hint-best = Minden más várhatóan kevesebbet hoz.
ui-lead-unsure = A „várható” átlagot jelent: egy-egy játszma ettől messze is végződhet, annál inkább, minél több kör van hátra.
ui-lead-about = Az előny azt mutatja, mennyivel több a saját összeg a többiek átlagánál; mínuszjellel vagy hátrányként ennyivel kevesebb.
ui-lead-about-two = Az előny azt mutatja, mennyivel több a saját összeg a másik játékosénál; mínuszjellel vagy hátrányként ennyivel kevesebb.
ui-gain-about = A többiek összege rejtett, ezért csak a mostantól a végéig szerzett érmék számítanak, a többiek átlagához mérve.
ui-gain-about-two = A másik játékos összege rejtett, ezért csak a mostantól a végéig szerzett érmék számítanak.
