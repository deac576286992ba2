# What every game and the page say alike, in Hungarian.

## Lists

list-more = { $a }, { $b }
list-last = { $a } és { $b }

## Az egyszemélyes játék ellenfele, a mondaton belül

opponent = az ellenfél

## Visszautasított fájlok

error-file-missing = Nincs ilyen fájl: { $file }.
error-file-unreadable = Ez a fájl nem olvasható: { $file } ({ $reason }).
error-file-plain = nem közönséges fájl
error-file-large = nagyobb, mint { $n } bájt
error-file-text = nem UTF-8 kódolású szöveg
error-file-deep = túl mélyen egymásba ágyazott listák vagy táblák vannak benne
error-content-table = { $file }: ennek táblának kell lennie: { $what } ({ $known }).
error-content-key = { $file }: ebben ({ $what }) nem lehet { $than } kulcs; lehetséges: { $known }.
error-content-words = { $file }: { $what } hossza 1–{ $most } olvasható karakter lehet.
error-content-cells = { $file }: a rajzolt embléma { $n } sorból áll, mindegyikben { $n } mező: # vagy .
error-content-blank = { $file }: a rajzolt embléma üres; legalább egy mező legyen teli.
error-content-emblem = { $file }: az embléma egy rajzolt jel neve, egy-két betű vagy egy { $n } soros rajz, nem { $than }.
error-content-newer = { $file }: a formátuma { $than }, ez a Marchland pedig csak eddig ismeri: { $most }; újabb kell hozzá.
error-content-game = { $file }: ez másik játékhoz való ({ $than }), nem ehhez: { $what }.
error-replay-json = Ez nem játékfelvétel: a fájl nem JSON-dokumentum.
error-replay-format = Ez nem játékfelvétel: nincs benne formátumszám.
error-replay-newer = A felvétel formátuma { $n }, egy újabb Marchland írta; ez legfeljebb { $most_art } { $most }. formátumot olvassa.
error-replay-key = A felvételben nem lehet { $what } kulcs; lehetséges: { $known }.
error-replay-lacks = A felvételből hiányzik ez a kulcs: { $what }.
error-replay-value = Ennek a kulcsnak nem lehet ilyen értéke a felvételben: { $what }.
error-replay-digests = A felvételben minden { $n } lépés után és az utolsó után állnia kell egy ujjlenyomatnak.
error-replay-seats = A felvétel { $n } játékossal készült, ezért ugyanennyi helyet kell megneveznie.
error-replay-name = A felvételben olyan név van, amilyen nem lehet. { $reason }
error-replay-rules = A felvétel szabályváltozata { $n }; ez a Marchland legfeljebb { $most_art } { $most }. változatot ismeri.
error-replay-pack = A felvétel ezzel a csomaggal készült: { $what }; telepítsd úgy, ahogy akkor volt, és nevezd meg a --pack után.
error-replay-content = A felvétel saját tartalommal készült ({ $what }, { $file }); előbb nyisd meg azt a fájlt változatlanul, vagy nevezd meg a --content után.
error-replay-without = A felvétel a megnevezett saját tartalom nélkül készült.
error-replay-order = A felvétel ezekkel készült: { $what }; ebben a sorrendben nevezd meg őket.
error-replay-map = A felvétel nem ezen a térképen készült: { $what }.
error-replay-short = A felvétel { $n } lépésből áll, nem ennyiből: { $most }.
error-replay-illegal = A felvétel { $n }. lépése ({ $what }) ott nem megengedett.
error-replay-differs = Az állás { $n_art } { $n }. lépés után eltér a felvételtől; { $good_art } { $good }. lépésig minden egyezett.
error-replay-scores = A végeredmény itt { $what }, a felvételben { $than }.
error-replay-cards = Ebben a játékban azóta megváltozott kártyák vannak: { $what }. A fájl szabályváltozata { $n }, ezé a Marchlandé { $most }.
error-replay-since = { $reason } A fájl szabályváltozata { $n }, ezé a Marchlandé { $most }; közben szabályok, népek vagy kártyák változtak.

## Ami nincs

error-unknown-game = Nincs itt ilyen játék: { $what }; ezek vannak: { $known }.
error-unknown-map = Nincs itt ilyen térkép: { $what }; ezek vannak: { $known }.
error-unknown-ruling = Ebben a játékban nincs ilyen szabályértelmezés: { $what }; ezek vannak: { $known }.
error-unknown-value = Ennek a szabályértelmezésnek ({ $ruling }) nincs ilyen értéke: { $what }; lehetséges: { $known }.
error-unknown-pack = Ez a csomag nincs telepítve: { $what }; telepítve: { $known }.
error-unknown-bot = Nincs itt ilyen bot: { $what }; ezek vannak: { $known }.
error-unknown-ability = Nincs ilyen nép, képesség vagy kártya: { $what }; az ismertek: { $known }.
error-players = A játékosok lehetséges száma ebben a játékban: { $known }; nem { $n }.
error-map-players = A játékosok lehetséges száma ezen a térképen ({ $what }): { $known }; nem { $n }.
