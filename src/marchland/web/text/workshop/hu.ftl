# What the workshop says, in Hungarian.

craft-title = Műhely
craft-lead = Alkoss saját népeket, képességeket, térképeket és kártyákat, ellenőriztesd, és játssz velük.
craft-yours = Amit alkottál
craft-ready = játszható
craft-unready = még nincs kész
craft-unnamed = Névtelen
craft-start-race = Új nép
craft-start-power = Új képesség
craft-start-board = Új térkép
craft-kind-races = népek és képességek
craft-kind-board = térkép
craft-sort-race = { $many ->
    [yes] népek
   *[no] nép
}
craft-sort-power = { $many ->
    [yes] képességek
   *[no] képesség
}
craft-sort-faction = { $many ->
    [yes] népek
   *[no] nép
}
craft-sort-hero = { $many ->
    [yes] hősök
   *[no] hős
}
craft-sort-land = { $many ->
    [yes] tartományok
   *[no] tartomány
}
craft-opened = Ebben a fájlban ez van: { $what } ({ $game }). Mostantól a műhelyedben van.
craft-not-kept = Még nincs elmentve: { $reason } Amit beírtál, megmarad ebben a böngészőben.
craft-wrong = { $n ->
    [one] Még egy dolog hiányzik.
   *[other] Még { $n } dolog hiányzik.
}
craft-sound = Minden mentve. Játszható.
craft-play = Játék ezzel
craft-download = Letöltés
craft-download-help = A „{ craft-download }” gombbal kapott fájlban mindez benne van: őrizd meg, vagy küldd el másoknak, akik a saját műhelyükben a „{ $open }” gombbal nyithatják meg.
craft-copy = Megkettőzés
craft-things = Ami ebben a fájlban van
craft-new-race = Új nép
craft-new-power = Új képesség
craft-take-out = Kivétel a fájlból
craft-name = Név
craft-other-languages = Nevek más nyelveken
craft-name-en = Angolul
craft-name-cs = Csehül
craft-name-hu = Magyarul
craft-name-pl = Lengyelül
craft-falls-back = Ahol egy nyelven nincs saját neve, ott így hívják: „{ $name }”.
craft-add = Hozzáadás
craft-kind-cards = kártyák
craft-start-box = A nyomtatott kártyák beírása
craft-start-faction = Új nép
craft-start-hero = Új hős
craft-start-land = Új tartomány
craft-new-faction = Új nép
craft-new-hero = Új hős
craft-new-land = Új tartomány
craft-sign = Jel
craft-sign-letter = Betűk
craft-sign-letters = Egy vagy két betű; ha nincs, a név első betűje
craft-sign-drawn = Saját rajz
craft-draw = A rajzod
craft-draw-help = Rajzolj egérrel vagy ujjal; a teli mezőn kezdett vonás töröl. Billentyűzettel: a nyilak mozgatnak, a szóköz kitölt vagy kiürít, a Shift és a nyilak rajzolnak.
craft-draw-cell = { $x }. oszlop, { $y }. sor, { $filled ->
    [yes] teli
   *[no] üres
}
craft-draw-thick = Vastag toll
craft-draw-clear = A rajz törlése
craft-draw-small = Ilyen kicsi lesz az asztalnál
craft-own-words = Elmondom a saját szavaimmal
craft-own-words-of = Ez a mondat áll az asztalnál a készek helyett
craft-says-nothing = Még nincs különleges képessége.
craft-clause-remove = Képesség törlése
craft-clause-choose = Válassz…
field-words = 1–{ $most } olvasható karakter.
field-emblem = Egy jel, egy-két betű vagy egy rajz.
field-cells = A rajz { $n } sorból áll, mindegyikben { $n } mező: teli (#) vagy üres (.).
field-blank = Még nincs rajz: tölts ki legalább egy mezőt.
field-key = Itt nem lehet { $than } kulcs; lehetséges: { $known }.
field-table = Ennek táblának kell lennie: { $known }.
field-newer = Ez a fájl újabb formátumú ({ $than }); újabb Marchland kell hozzá.
field-game = Ez a fájl másik játékhoz való ({ $than }).
field-nameless = Névre van szüksége.
field-name = { $what } nem lehet azonosító; csak kisbetű (a–z), számjegy és aláhúzás állhat benne.
field-taken = Ez már van a dobozban; válassz más nevet.

balance-ask = Milyen erős?
balance-title = Milyen erős
balance-progress = { $of } játszmából { $n } megvolt
balance-more = Ha túl erős vagy túl gyenge, még { $n ->
    [one] egy játszma jöhet más egységszámmal.
   *[other] legfeljebb { $n } játszma jöhet más egységszámmal.
}
balance-waits = Előbb mások játszmái következnek…
balance-stop = Leállítás
balance-see = Eredmény megtekintése
balance-stopped = Idő előtt leállítva: több játszma után biztosabb lenne.
balance-open = Túl kevés játszma volt ahhoz, hogy eldőljön.
balance-failed = A játszmákat nem sikerült végigjátszani; próbáld újra.
balance-old = Ez még az utolsó változtatásaid előtt derült ki.
balance-strong = { $near ->
    [yes] Erősebb, mint ez: { $name }, és mint minden, ami ritkábban nyert; ami a kettő közé esik, ahhoz túl közel van, hogy eldőljön.
   *[no] Erősebb, mint ez: { $name }.
}
balance-weak = { $near ->
    [yes] Gyengébb, mint ez: { $name }, és mint minden, ami gyakrabban nyert; ami a kettő közé esik, ahhoz túl közel van, hogy eldőljön.
   *[no] Gyengébb, mint ez: { $name }.
}
balance-fair = Nagyjából olyan erős, mint a dobozban lévők.
balance-unseen = A botoknál túl ritkán volt ahhoz, hogy kiderüljön.
balance-give = { $n ->
    [one] Adj neki egy egységet.
   *[other] Adj neki { $n } egységet.
}
balance-even = { $n ->
    [one] Egy egységgel is ilyen marad.
   *[other] { $n } egységgel is ilyen marad.
}
balance-prices = A botok ennyiszer vitték el:
balance-price = { $price ->
    [0] ingyen { $n } alkalomból { $share }
    [one] { $price } érméért { $n } alkalomból { $share }
   *[other] { $price } érméért { $n } alkalomból { $share }
}
balance-kind-races = Népek: ilyen gyakran nyert, akinél voltak
balance-kind-powers = Képességek: ilyen gyakran nyert, akinél voltak
balance-plot = A győzelmek aránya; a vonal mutatja, hol van az arány 95%-os bizonyossággal
balance-figures = Számokban
balance-wins = Győzelem
balance-coins = Érme
balance-taken = Elvitték
balance-held = Hányszor
balance-about = Két bot { $games ->
    [one] egy játszmát
   *[other] { $games } játszmát
} játszott egymással. A vonalak mutatják, hol van az arány 95%-os bizonyossággal. Egy ember többet is kihozhat belőle.
balance-about-more = { $n ->
    [one] Még egy játszma más egységszámmal zajlott.
   *[other] További { $n } játszma más egységszámmal zajlott.
}
error-balance-none = Nincs benne semmi, amit játszmákkal meg lehetne mérni.
error-balance-busy = Valamiddel már folynak a játszmák; várd meg, vagy előbb állítsd le őket.
error-balance-full = Túl sokan várnak a játszmáikra; próbáld újra pár perc múlva.
