# The page around the board, in Hungarian.

## Places

ui-home = Minden játék
ui-menu = Menü
ui-language = Nyelv
ui-on = be
ui-off = ki
ui-choose-game = Válassz játékot
ui-play-bots = Játék botok ellen
ui-bot-named = { $name } (bot)
ui-play-now = Játék
ui-play-alone = Játék egyedül
ui-learn = Tanulás
ui-else = Továbbiak
ui-more-choices = Játékosok, térkép stb.
ui-learn-title = Tanuld meg tíz perc alatt
ui-learn-text = Igazi térképen, egyszerre csak egy dolgot. A leckét bármikor abbahagyhatod, és később folytathatod.
ui-learn-steps = { $n ->
    [one] { $n } lépés
   *[other] { $n } lépés
}
ui-learn-done = kész
ui-learn-small-world-first = Az első kör
ui-learn-small-world-decline = Hanyatlás
ui-learn-warcraft-islands = Az első kör a tengeren át
ui-learn-tiny-epic-kingdom = Az első forduló
ui-learn-tiny-epic-setup = Előkészületek
ui-learn-tiny-epic-war = Háborúk, szövetségek és erődök
ui-learn-tiny-epic-hero = Egy hős
ui-learn-tiny-epic-solo = Egyedül az iránytű ellen
ui-lesson-step = { $n }/{ $of }. lépés
ui-rules = Szabályok
ui-rule = A vonatkozó szabály

## Settings

ui-settings = Beállítások
ui-close = Bezárás

## Keys and gestures

ui-keys = Billentyűk és mozdulatok

## Setting up a game

ui-tagline-small-world = Túl sok nép, túl kevés föld.
ui-game = Játék
ui-game-small-world = Small World
ui-game-warcraft = Small World of Warcraft
ui-game-tiny-epic = Tiny Epic Kingdoms
ui-tagline-warcraft = Háborúzó szigetek: a Szövetség, a Horda és köztük a tenger.
ui-tagline-tiny-epic = Kis kártyák, nagy álmok.
ui-board = Térkép
ui-players = Játékosok
ui-seats = Játékosok
ui-seat = { $n }. hely
ui-seat-name = Név { $n_art } { $n }. helyen
ui-seat-kind = Ki játszik
ui-person = Ember
ui-bot = Bot
ui-bot-level = A bot szintje
ui-bot-random = Véletlenszerű
ui-bot-random-text = bármilyen szabályos lépést megtesz
ui-bot-easy = Könnyű
ui-bot-easy-text = az első játszmákhoz; terv szerint játszik, de sok mindent nem vesz észre
ui-bot-greedy = Mohó
ui-bot-greedy-text = minden körben a lehető legtöbbet szerzi meg, és nem gondolkodik előre
ui-bot-strong = Erős
ui-bot-strong-text = minden ötletet végiggondol a játék végéig, mielőtt dönt
ui-bot-best = Legjobb
ui-bot-best-text = minden döntésen két másodpercig gondolkodik
ui-bot-told = { $name }: { $text }
ui-thinks = { $seat } gondolkodik ({ $level })
ui-random-first = A kezdőjátékost sorsoljuk
ui-rulings = Szabályértelmezések
ui-start = Kezdés
ui-default-person = { $n }. játékos
ui-opponent = Ellenfél

## Saved games

ui-games = Játékok
ui-games-begun = Megkezdett játékok
ui-games-ended = A legutóbb befejezett játék
ui-games-with = Saját: { $names }
ui-games-finished = Befejezett
ui-games-further = További játékok
ui-games-damaged = A listában sérült ennek a játéknak a sora: { $id }. Maga a játék talán megnyílik.
ui-games-round = { $n }/{ $of }. forduló
ui-cycle = { $n ->
    [0] Előkészületek
    [one] { $n }. forduló
   *[other] { $n }. forduló
}
ui-games-won = Győztes: { $names }
ui-turn-named = Soron van: { $name }
ui-copy-of = Másolat: { $names } ({ $when }), kezdete: { $n }. lépés
ui-copy-of-deleted = Egy törölt játék másolata, kezdete: { $n }. lépés
ui-delete = Törlés
ui-delete-yes = Törlés
ui-save-file = Mentés fájlba
ui-open-file = Fájl megnyitása
ui-open-part = Megnyitás { $n_art } { $n }. lépésig
ui-links = Linkek
ui-links-text = Aki megnyit egy linket, azon a helyen játszik, akárhány eszközön. Mindegyiket csak egy embernek küldd el.
ui-link = A link
ui-link-watch = Csak nézőknek
ui-link-host = Neked mint házigazdának, másik eszközre
ui-link-copy = Másolás
ui-link-copied = Link kimásolva.
ui-link-by-hand = Ez a böngésző magától nem másol: jelöld ki a linket, és másold ki.
ui-link-share = Megosztás
ui-link-qr = QR-kód
ui-link-new = Új link
ui-link-sit = Itt játszom
ui-link-mine = itt játszik
ui-link-revoke = Érvénytelenítés
ui-link-revoke-text = A korábbi linkek többé semmit sem nyitnak meg, egyik eszközön sem. Új készül helyettük.
ui-link-revoke-yes = Igen, érvénytelenítem
ui-own-link = Játékaim másik eszközön
ui-own-link-text = Ez a link megnyitja minden itteni játékodat. Tartsd meg magadnak; egy új link érvényteleníti az előzőt.
ui-create-key = Kulcs játékok indításához
ui-lobby = Foglalj helyet
ui-lobby-watch = A játékosok helyet foglalnak
ui-lobby-waits = Játékosokra vár
ui-lobby-choice = Csak akkor induljon, ha mindenki leült
ui-lobby-name = A neved
ui-lobby-colour = Szín
ui-lobby-colour-n = { $n }. szín
ui-lobby-ready = Készen állok
ui-lobby-wait = Mégsem vagyok kész
ui-lobby-is-ready = készen áll
ui-lobby-bot = Inkább bot
ui-lobby-person = Inkább ember
ui-lobby-copy = Link másolása
ui-lobby-late = Még nem áll készen: { $names }.
ui-lobby-all = Mindenki készen áll.
ui-lobby-host = A játékot a házigazda indítja el.
ui-lobby-begun = Kezdődik a játék.
ui-clock = Óra
ui-clock-text = Akinek lejár az ideje, helyette bot játszik, amíg vissza nem jön.
ui-clock-none = nincs
ui-clock-move = { $n } perc minden körre
ui-clock-bank = fejenként { $n } perc az egész játékra
ui-clock-days = { $n ->
    [one] { $n } nap minden körre
   *[other] { $n } nap minden körre
}
ui-clock-left = Hátralévő idő: { $time }
ui-clock-short = Fogytán az időd.
ui-clock-left-days = { $n ->
    [one] { $n } nap
   *[other] { $n } nap
}
ui-clock-left-hours = { $n } óra
ui-clock-left-minutes = { $n } perc
ui-presence = Kik vannak itt
ui-here = itt van
ui-away = nincs itt
ui-stood-in = most bot játszik helyette
ui-stand-in = Játsszon bot
ui-stand-in-back = Visszajöttem
ui-stand-in-give = A hely visszaadása
ui-vote-open = Botot javaslok
ui-watching = { $n ->
    [one] { $n } néző
   *[other] { $n } néző
}
ui-new-game = Új játék

## The table

ui-asked = Mi következik
ui-map = Térkép
ui-map-keys = F6: a kérdéshez és vissza · Page Down: a következő választható hely · „?”: az összes billentyű
ui-row-keys = Nyilak: másik lehetőség a sorban · Enter: a „Kezdés” gombhoz · „?”: az összes billentyű
ui-board-title = SMALL WORLD
ui-zoom-in = Nagyítás
ui-zoom-out = Kicsinyítés
ui-zoom-fit = Teljes térkép
ui-zoom-near = Közelebb hozva.
ui-round = Forduló
ui-turn-of = { $seat } köre
ui-hint-region = Válassz egy területet, és látod az árát.
ui-hint-march = Válassz egy árral jelölt területet: azonnal indulsz.
ui-hint-march-own = Válassz egy árral jelölt területet: azonnal indulsz. Saját területet választva kiürítheted azt.
ui-gives-up = Az itt álló egységek a kezedbe kerülnek; a terület nem lesz többé a tiéd, és semmit sem hoz.
ui-hint-marked = Válassz egy megjelölt területet, és meglátod, mit tehetsz ott.
ui-hint-pick = Nyiss meg egy kombinációt, és látod, mit tud.
ui-hint-deploy = Egy területet megnyomva hozzáadsz egy egységet, húzással áthelyezel egyet.
ui-hint-deploy-keys = Vagy nyomd meg a térképen a + vagy a − billentyűt.
ui-hint-deploy-done = Minden a helyén van. Húzással áthelyezhetsz egyet, vagy előbb vegyél le egyet a „−” gombbal.
ui-hint-deploy-off = A „−” gombbal vegyél le { $n } egységet: ennyi kerül le a térképről. Vagy válaszd ezt: „Mindet egyenletesen”.
ui-confirm = Megerősítés
ui-cancel = Mégse
ui-undo = Visszavonás
ui-undo-of = { $seats_count ->
    [0] Visszavonás: { $seat } utolsó lépése
   *[other] Visszavonás: { $seat } utolsó lépése, és ami utána történt ({ $seats })
}
ui-undo-turn = Kör elölről
ui-undo-turn-of = { $seats_count ->
    [0] Kör elölről: { $seat } egész köre
   *[other] Kör elölről: { $seat } egész köre, és ami utána történt ({ $seats })
}
ui-undo-sure-step = Visszavonod { $seat } utolsó lépését, és vele mindent, ami azóta történt ({ $seats })?
ui-undo-sure-turn = Visszavonod { $seat } egész körét, és vele mindent, ami azóta történt ({ $seats })?
ui-undo-yes = Igen, visszavonom
ui-undo-closed = A megkezdett választás bezárult, visszavonás nem történt.
ui-undo-done = { $seats_count ->
    [0] Visszavonva: { $seat }.
   *[other] Visszavonva: { $seat }, majd { $seats }.
}
ui-ask-hint = Megkérheted a többieket.
ui-ask-sure-step = { $seats_count ->
    [0] Megkérdezed a többieket, visszavonható-e { $seat } utolsó lépése?
   *[other] Megkérdezed a többieket, visszavonható-e { $seat } utolsó lépése azzal együtt, ami utána történt ({ $seats })?
}
ui-ask-sure-turn = { $seats_count ->
    [0] Megkérdezed a többieket, visszavonható-e { $seat } egész köre?
   *[other] Megkérdezed a többieket, visszavonható-e { $seat } egész köre azzal együtt, ami utána történt ({ $seats })?
}
ui-ask-send = Megkérdezem
ui-asks = Kérés
ui-asks-step = { $seats_count ->
    [0] { $seat } kéri, hogy visszavonhassa az utolsó lépését.
   *[other] { $seat } kéri, hogy visszavonhassa az utolsó lépését azzal együtt, ami utána történt ({ $seats }).
}
ui-asks-turn = { $seats_count ->
    [0] { $seat } kéri, hogy visszavonhassa az egész körét.
   *[other] { $seat } kéri, hogy visszavonhassa az egész körét azzal együtt, ami utána történt ({ $seats }).
}
ui-asks-agree = Beleegyezem
ui-asks-refuse = Nem egyezem bele
ui-asks-withdraw = A kérés visszavonása
ui-asks-waits = Válaszra várunk: { $seats }.
ui-asks-refused = { $seat } nem egyezett bele; minden marad, ahogy van.
ui-redo = Mégis
ui-redo-of = { $seats_count ->
    [0] Mégis: amit { $seat } lépett
   *[other] Mégis: amit { $seat } lépett, majd { $seats }
}
ui-redo-done = { $seats_count ->
    [0] Visszaállítva: { $seat }.
   *[other] Visszaállítva: { $seat }, majd { $seats }.
}
ui-pace = A botok tempója
ui-pace-opponent = Az ellenfél tempója
ui-pace-normal = Normál
ui-pace-fast = Gyors
ui-pace-step = Lépésenként
ui-next = Tovább
ui-skip = Átugrás
ui-cover = { $seat } következik
ui-cover-text = Add át a képernyőt. Más most ne nézze.
ui-uncover = Mutasd
ui-lost = Megszakadt a kapcsolat. Semmi sem vész el, amit megerősítettél. Új próbálkozás…
ui-connected = Kapcsolódva.

## The column

ui-column = Kombinációk
ui-stacks = Alattuk: { $races }, { $powers }
ui-tokens = { $n ->
    [one] { $n } egységlapka
   *[other] { $n } egységlapka
}
ui-costs = { $n ->
    [one] ára { $n } érme
   *[other] ára { $n } érme
}
ui-free = ingyen
ui-coins-on = { $n ->
    [one] { $n } érme van rajta
   *[other] { $n } érme van rajta
}
ui-take = { $combo } választása
ui-in-decline = Hanyatláskor:

## Regions, for the panel and for a screen reader

ui-nobody = üres
ui-held = { $seat }: { $n } { $race_count }
ui-held-declined = { $seat }: { $n } hanyatló { $race_count }
ui-held-lost = { $n } { $race_count }
ui-held-alone = { $seat }: { $race }, egység nélkül
ui-pieces = { $n } { $name_count }
ui-pieces-of = { $n } { $name_count } ({ $seat })
ui-price = ára { $n }
ui-conquer = { $n ->
    [one] Elfoglalás { $n } egységgel
   *[other] Elfoglalás { $n } egységgel
}
ui-already-yours = Ez a terület már a tiéd ({ $race }): az elfoglalásával nem lesz több területed.
ui-chance = Hiányzik { $missing }: a 6 oldalból { $good } jó, { $percent }%.

## Redeployment and placing

ui-left = { $n ->
    [one] még { $n } leteendő
   *[other] még { $n } leteendő
}
ui-too-many = { $n ->
    [one] { $n } fölösleges
   *[other] { $n } fölösleges
}
ui-planned = { $region }: { $n }, még { $left }
ui-less = { $name }, eggyel kevesebb: { $region }
ui-more = { $name }, eggyel több: { $region }
ui-spread = Mindet egyenletesen
ui-spread-how = Ugyanannyi mindenhová, ahol mások támadhatnak; a maradék oda, ahol a legtöbb ellenfél a szomszéd
ui-reset = Elölről
ui-confirm-deploy = Kész
ui-give-up-left = Még kiürítendő területek: { $n }
ui-give-up-over = Ennyivel több területet ürítettél ki: { $n }
ui-confirm-places = Letevés
ui-places = { $n ->
    [one] { $n } × { $name }: válassz területet
   *[other] { $n } × { $name }: válassz területeket
}
ui-places-done = { $n } × { $name }: { $regions }
ui-places-most = { $name }: legfeljebb { $n } helyezhető el
ui-places-more = { $name }: még { $n } helyezhető el
ui-places-left = Még választandó: { $n }
ui-none = Sehova

## What asks once more

ui-doubt = Biztosan?
ui-doubt-no = Nem, vissza

## Players

ui-declined = hanyatló
ui-no-race = még nincs népe
ui-hand = { $n ->
    [one] { $n } egységlapka kézben
   *[other] { $n } egységlapka kézben
}
ui-hand-short = kézben
ui-aside = { $n ->
    [one] { $n } egységlapka félretéve: hódítani segít, de területet nem tart meg. A játékos következő körének elején visszakerül a kézbe.
   *[other] { $n } egységlapka félretéve: hódítani segítenek, de területet nem tartanak meg. A játékos következő körének elején visszakerülnek a kézbe.
}
ui-aside-short = félretéve
ui-regions = { $n ->
    [one] { $n } terület
   *[other] { $n } terület
}
error-not-spread = { $region }: csak az éppen átszervezett nép területei választhatók.
ui-coins-hidden = A játék végéig rejtve
ui-coins-hidden-text = Hogy ki mennyit szerzett a körében, nyilvános: ott áll a „Mi történt” listában. A játék végéig csak mások érméinek összege nem látszik.
ui-coins-hidden-yet = Az érmék összege a játék végéig rejtve marad.
ui-show-coins = Érmék megmutatása: { $seat }
ui-purse-of = { $seat } érméi: { $n ->
    [one] { $n }
   *[other] { $n }
}.
ui-income-either = Érmék ebben a körben: { $n } új hódítás nélkül, { $declining } hanyatlással
ui-income-expanding = Ha terjeszkedsz, de semmit sem hódítasz meg:
ui-income-declining = Ha hanyatlásba fordulsz:
ui-earned = { $n ->
    [one] { $n } érmét kapott
   *[other] { $n } érmét kapott
}
ui-earned-of = { $earned }, összesen { $n_sign }{ $n_abs }

## Log

ui-told-step = Ami már megtörtént: { $n }/{ $of }
ui-log = Mi történt
ui-log-filter = Szűrés
ui-log-all = minden
ui-log-against = { $seat } ellen
ui-news = A legutóbbi köröd óta
ui-news-first = Az első köröd előtt
ui-news-short = Hírek
ui-news-of = { $seat }: a legutóbbi köre óta
ui-news-sum = { $seat }: { $parts }
ui-news-open = Megnyitás
ui-news-from = { $other } elveszti: { $regions }
ui-news-emptied = { $other } elveszti: { $regions } (kiürült: { $name })
ui-news-none = Semmit sem hódít meg.
ui-failed = sikertelen
ui-log-taken = Elfoglalva:
ui-news-declined = Hanyatlásban hódít ({ $race }): { $regions }
ui-news-free = { $more ->
    [true] Ezenkívül elfoglalva
   *[false] Elfoglalva
}: { $regions }
ui-log-setup = Előkészületek
ui-log-lesson = A lecke kezdete óta
ui-moment = Megnézés
ui-sum-of = { $sum }, ebből { $parts }
ui-sums = { $turn }: { $parts }
ui-jump = Ennek a lépésnek a megtekintése
log-took-back = { $seat } olyasmit von vissza, ami már kiderült.
log-bot-slow = { $seat } túl sokáig gondolkodott; helyette véletlenszerű lépés történt.
log-bot-raised = { $seat }: a bot hibázott; helyette véletlenszerű lépés történt.
log-bot-illegal = { $seat } nem megengedett lépést választott; helyette véletlenszerű lépés történt.
log-bot-lost = { $seat } gondolkodása megszakadt; helyette véletlenszerű lépés történt.
log-bot-absent = { $seat }: a botja itt nincs telepítve; a legerősebb bot játszik tovább.

## Stepping through

ui-replay = Lépésről lépésre
ui-replay-move = { $n }/{ $of }. lépés
ui-first = Az elejére
ui-previous = Egyet vissza
ui-following = Egyet előre
ui-play-through = Lejátszás
ui-pause = Szünet
ui-next-turn = A következő körre
ui-last = A végére
ui-fork = Játék innen tovább
ui-fork-text = Új játék lesz belőle; a régi marad, ahogy van.
ui-to-game = Vissza a játékhoz
ui-to-review = Vissza az elemzéshez

## End

ui-end = Vége
ui-again = Még egyszer
ui-rematch = Visszavágó, { $seat } kezd
ui-rematch-go = A visszavágóhoz
ui-rematch-host = Visszavágót a házigazda kezdhet; az oda vezető út itt jelenik meg.
ui-rematch-begun = Elkezdődött a visszavágó.
ui-before = Az előző játszma
ui-share = Kép
ui-share-title = Kép a végállásról, emlékbe vagy megosztásra
ui-share-saved = A kép mentve: a letöltések között található.
ui-share-failed = Ebben a böngészőben a kép nem készült el.
ui-best-turn = { $n ->
    [one] Legjobb kör
   *[other] Legjobb körök
}
ui-best-more = { $n ->
    [one] Még egyszer ugyanennyi
   *[other] Még { $n } alkalommal ugyanennyi
}
ui-best-turn-of = { $seat }, { $round }. forduló: { $n ->
    [one] { $n } érme
   *[other] { $n } érme
}
ui-luck = Kockaszerencse
ui-luck-die = Kocka
ui-luck-times = Dobások
ui-luck-thrown = Dobások összege
ui-luck-expected = Várható összeg
ui-by-round = Érmék fordulónként
ui-round-n = { $n }. forduló
ui-chart = Érmék az egyes fordulók után, játékosonként egy vonallal
ui-scores = Érmék forrás szerint
ui-source = Forrás
ui-from-regions = Területek
ui-from-column = Kombinációkon talált
ui-from-start = Kezdéskor
ui-paid = Kombinációkért fizetett
ui-total = Összesen
ui-tie-tokens = Azonos érmeszám; a térképen lévő egységlapkák száma dönt.
ui-ended-round = A játék az utolsó, { $n }. fordulóval ért véget.
ui-ended-cycle = A játék véget ért: a szabályok { $n } fordulónál többet nem engednek.

## Errors

error-stale = A játék a kattintás óta továbbment. Az asztal most a jelenlegi állást mutatja.
error-illegal = Ez most nem lehetséges. A látható lépések a megengedettek.
error-refused = Elutasítva. Az ok (angolul): { $reason }
error-replay-part = { $reason } Ami előtte történt, megnyitható.
error-not-yours = Most { $name } lép, és azon a helyen nem ennél a képernyőnél játszanak.
error-undo-bots = Itt csak botok játszanak, az ő lépéseiket nem lehet visszavonni.
error-undo-watch = Ennél a képernyőnél egyik helyen sem játszanak, ezért itt semmit nem lehet visszavonni.
error-watching = Ez a képernyő csak néz. Itt csak olyan játékos tehet valamit, akinek helye van az asztalnál.
error-not-over = A játék még nem ért véget; visszavágó csak utána kezdődhet.
error-vote-here = Ez a játékos itt van, vagy csak egy pillanata ment el; várj még egy kicsit.
error-vote-open = Egy szavazás már folyik; előbb annak kell eldőlnie.
error-vote-gone = Ez a szavazás már lezárult.
error-not-host = Ezt csak az asztal házigazdája teheti; az ő linkje nyitja meg.
error-lobby = A játék még nem kezdődött el; a házigazda indítja el.
error-colour-taken = Ez a szín már foglalt; válassz egy szabadot.
error-link = Ez a link nem nyit meg semmit, vagy már nem érvényes. Kérj újat a házigazdától.
error-create-key = Ezen a kiszolgálón kulccsal lehet játékot indítani; a kulcsot az üzemeltetője adja.
error-undo-nothing = Még nincs mit visszavonni.
error-undo-luck = Azóta dobás vagy húzás történt; ha többen játszotok, ez már így marad.
error-undo-shown = Azóta kiderült valami, ami rejtve volt; ha többen játszotok, ez már így marad.
error-undo-seat = Azóta { $seat } is lépett; ha többen játszotok, ez már így marad.
error-undo-turn = { $seat } köre véget ért; egész kört csak addig lehet visszavonni, amíg tart.
error-redo-nothing = Nincs mit visszaállítani: ez csak visszavonás után megy, amíg más lépés nem történik.
error-ask-nobody = Másik képernyőnél nem játszik senki, aki beleegyezhetne.
error-ask-free = Ez kérés nélkül is visszavonható.
error-ask-open = { $seat } már kért valamit; előbb arra kell válaszolni.
error-ask-refused = { $seat } nem egyezett bele; ebben az állásban többet nem lehet kérni.
error-ask-gone = Ez a kérés már nem érvényes.
error-ask-not-you = Ettől a képernyőtől most senki nem vár beleegyezést.
error-secret = { $name } érméi a játék végéig rejtve maradnak. Csak a gazdájuk láthatja őket.
error-veiled = Ez egy olyan játék másolata, amelyben { $name } érméi rejtve voltak. A játék végéig itt is rejtve maradnak.
error-disk = Ez nem történt meg: a lemez megtelt vagy csak olvasható. Szabadíts fel helyet, például egy játék törlésével, és próbáld újra.
error-disk-delete = A játék nem törlődött: a lemez megtelt vagy csak olvasható. Helyet a kiszolgáló üzemeltetője szabadíthat fel rajta.
error-unreachable = A játékok tárolója most nem válaszol. Az utolsó lépés akkor jelenik meg, amikor újra válaszol.
error-store = Az elmentett játékok ebben az állapotban nem használhatók. Az okot a kiszolgáló üzemeltetője a naplóban találja.
error-store-lost = A játékok tárolója a kiszolgáló futása közben eltűnt, így semmit sem lehet elmenteni. Az üzemeltetőnek vissza kell tennie, vagy újra kell indítania a kiszolgálót.
error-message = Az üzenet érthetetlen: { $reason }.
error-name = Adj meg 1–40 karakteres nevet { $n_art } { $n }. helyhez.
error-seats = Egy asztalnál legalább 1 és legfeljebb { $most } hely van, nem { $n }.
error-no-bots = Ebben a játékban bot is játszik, de itt nincs telepítve egy sem.
error-plan-nothing = Ez semmin sem változtat, ezért nem történt semmi.
error-names-twice = Két helynek nem lehet ugyanaz a neve.
error-no-table = Nincs itt { $table } nevű játék. Talán törölték.
error-over = A játék véget ért. Bármelyik pontjától újra megnyithatod.
error-saved-unreadable = Ez a mentett játék nem olvasható: { $what }.
error-saved-newer = Ezt a játékot újabb szabályokkal játszották (szabályváltozat: { $n }, ezé a programé { $most }). Az újabb programmal nyisd meg.
error-saved-content = Ez a játék saját tartalmat használ ({ $what }), amellyel a program nem indult el. Indítsd ugyanazokkal a fájlokkal és csomagokkal.
error-saved-cards = Ebben a játékban a kezdete óta megváltozott kártyák vannak: { $what }. Ezért nem nyílt meg.
error-saved-illegal = A játék { $n }/{ $of }. lépését ({ $what }) a szabályok ott nem engedik. Ezért nem nyílt meg.
error-saved-differs = A játék { $n_art } { $n }/{ $of }. lépés után nem úgy folytatódik, ahogy a szabályok mondják. Ezért nem nyílt meg.
error-not-found = Ezen a címen nincs semmi.
error-method = Ez a cím erre nem válaszol: { $method }; amit ismer: { $allowed }.
error-foreign = Ez a cím nem ezé a kiszolgálóé. Azt a címet nyisd meg, amelyet kiírt.
error-too-large = Ez nagyobb, mint az itt elfogadott { $limit } KiB.
error-too-fast = Ez egyszerre túl sok volt; ami utoljára jött, nem történt meg. Egy pillanat múlva folytathatod.
error-inside = Hiba történt a programban. A játék az utolsó mentés szerint áll.
error-gone = Ezt a játékot törölték.
error-offline = A program nem válaszol. Fut még?

## Islands, sites, factions

ui-map-own = A szigetek saját terveink a nyomtatott táblák szellemében, nem azok másolatai.
ui-site-hidden = lefordítva fekszik: az fedi fel, aki először belép
ui-site-free = { $site }: senki sem használja
ui-site-of = { $site }: { $seat } használja
ui-site-used = ebben a körben elhasználva
ui-toll-first = Előbb fizetendő:
ui-with-tokens = { $text }, { $n ->
    [one] { $n } egység
   *[other] { $n } egység
}
ui-with-none = { $text }, egység nélkül
ui-with-die = { $text }, végső kísérlet
ui-with-chance = { $text }, { $percent }%
ui-with-gain = { $text }, kapsz { $n ->
    [one] { $n } érmét
   *[other] { $n } érmét
}
ui-with-toll = { $text }, fizetendő { $n ->
    [one] { $n } érme
   *[other] { $n } érme
}
ui-pair-intimidate = Egység megfélemlítése…
ui-pair-swap = Két terület cseréje…
ui-pair-steal = Ereklye lopása…
ui-pair-first = Válaszd ki az első területet.
ui-pair-second = Kiválasztva: { $region }. Válaszd ki a második területet.
ui-pair-both = Mindkét terület megvan.
ui-pair-then = { $n ->
    [0] Ebben a körben utoljára.
    [one] Utána ebben a körben még egyszer.
   *[other] Utána ebben a körben még { $n } alkalommal.
}
ui-form-human = emberalak
ui-form-worgen = worgenalak
ui-bombs = Bombák a készletben: { $n }. Eddig felfedve: éles { $live }, besült { $duds }.
ui-harmony = Harmónia van nála ({ $other } adta)
ui-source-faction_war = Frakcióbónusz
ui-team-scores = Az oldalak pontszámai
ui-team-counts = A csapat pontszáma: { $text }.
ui-won = győzelem
ui-variant = Változat
ui-variant-usual = A szokásos játék
ui-variant-closed = { $text }: { $n ->
    [one] { $n } játékossal
   *[other] { $n } játékossal
} nem játszható.
ui-teams-order = Az 1. hely kezd, a Szövetséggel. Válassz oldalt, és a két játékos helyet cserél.
ui-side-of = Oldal { $n_art } { $n }. helyen
ui-islands = Szigetek
ui-islands-lot = Sorsolással
ui-islands-chosen = Név szerint
ui-islands-large = Nagy sziget
ui-islands-medium = Közepes sziget
ui-islands-small = Kis sziget
ui-islands-any = véletlenszerűen
ui-islands-two-sides = { $first } és { $second } egy tábla két oldala: csak az egyik lehet az asztalon.
ui-islands-twice = { $first } csak egyszer lehet az asztalon.

## A replay told on the command line

replay-title = { $game } ({ $board }), { $date }: { $names }
replay-chance = véletlen
replay-then = (majd { $what })
replay-opponent = az ellenfél, akit senki sem játszik
replay-position = Az állás { $n_art } { $n }. lépés után (összesen { $of })
replay-scores = Végeredmény: { $scores }; győztes: { $names }

## A hint

ui-advice = Tanács
ui-advice-thinking = A legjobb lépések keresése…
error-hint-over = A játék véget ért, nincs már mit tanácsolni.
error-hint-chance = Most a szerencse dönt; a tanács annak szól, akinek van választása.
error-hint-bot = { $what }: ez a bot nem ad tanácsot; ezek adnak: { $known }.
error-hint-lost = A tanács nem érkezett meg; kérd újra.

## A review

ui-review = Elemzés
ui-review-asked = { $seat } válaszol (kör: { $turn })
ui-review-log-retreat = { $other ->
    [none] { $seat } elhelyezi a kiűzött { $race_acc }
   *[other] { $other } támadása után { $seat } elhelyezi a kiűzött { $race_acc }
}
error-review-early = Ez a játék még nem ért véget; elemezni befejezett játékot lehet.

## The workshop

ui-workshop = Műhely: saját népek, térképek és kártyák
ui-make = Saját készítése
ui-brought = A műhelyből
ui-brought-shown = Amit készítettél, már az elején választható
ui-brought-leave = Játék enélkül: { $name }
error-craft-much = A fájlban több van, mint amennyit bárki leírna.
error-craft-code = A fájl programkódra hivatkozik ({ $what }); ilyen csak olyan fájlból jöhet, amelyet a házigazda a --content kapcsolóval nevez meg.
error-craft-unreadable = A fájl nem olvasható: { $reason }.
error-craft-full = A műhelyben legfeljebb { $most } alkotásod lehet; előbb törölj valamit.
error-craft-wrong = Ez még nem játszható; a műhely megmutatja, mi a baj.
error-craft-kind = Ehhez a játékhoz nem készül ilyesmi.
error-craft-unknown = Itt egyik játék sem tudja, mi van ebben a fájlban.
error-craft-gone = Nincs ilyen a műhelyedben; lehet, hogy törölték.
