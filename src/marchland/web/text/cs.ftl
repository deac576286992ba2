# The page around the board, in Czech.

## Places

ui-home = Všechny hry
ui-menu = Nabídka
ui-language = Jazyk
ui-on = zapnuto
ui-off = vypnuto
ui-choose-game = Vyberte si hru
ui-play-bots = Hrát proti botům
ui-bot-named = { $name } (bot)
ui-play-now = Hrát
ui-play-alone = Hrát sólo
ui-learn = Naučit se
ui-else = Další
ui-more-choices = Hráči, mapa a další
ui-learn-title = Naučte se hrát za deset minut
ui-learn-text = Na skutečné mapě, vždy jen jedna věc. Lekci můžete kdykoli opustit a vrátit se k ní později.
ui-learn-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
    [many] { $n } kroku
   *[other] { $n } kroků
}
ui-learn-done = hotovo
ui-learn-small-world-first = První tah
ui-learn-small-world-decline = Úpadek
ui-learn-warcraft-islands = První tah přes moře
ui-learn-tiny-epic-kingdom = První kolo
ui-learn-tiny-epic-setup = Příprava hry
ui-learn-tiny-epic-war = Války, aliance a pevnosti
ui-learn-tiny-epic-hero = Hrdina
ui-learn-tiny-epic-solo = Sólo proti kompasu
ui-lesson-step = Krok { $n }/{ $of }
ui-rules = Pravidla
ui-rule = Příslušné pravidlo

## Settings

ui-settings = Nastavení
ui-close = Zavřít

## Keys and gestures

ui-keys = Klávesy a gesta

## Setting up a game

ui-tagline-small-world = Příliš mnoho národů, příliš málo země.
ui-game = Hra
ui-game-small-world = Small World
ui-game-warcraft = Small World of Warcraft
ui-game-tiny-epic = Malá velká království
ui-tagline-warcraft = Ostrovy ve válce: Aliance, Horda a moře mezi nimi.
ui-tagline-tiny-epic = Malé karty, velké ambice.
ui-board = Mapa
ui-players = Hráči
ui-seats = Hráči
ui-seat = Místo { $n }
ui-seat-name = Jméno na místě { $n }
ui-seat-kind = Kdo hraje
ui-person = Člověk
ui-bot = Bot
ui-bot-level = Úroveň bota
ui-bot-random = Náhodný
ui-bot-random-text = zahraje jakýkoli dovolený tah
ui-bot-easy = Lehký
ui-bot-easy-text = pro první hry; hraje podle plánu, ale leccos přehlédne
ui-bot-greedy = Hrabivý
ui-bot-greedy-text = v každém tahu bere, co může, a dál nehledí
ui-bot-strong = Silný
ui-bot-strong-text = každý nápad si v duchu dohraje do konce hry, než se rozhodne
ui-bot-best = Nejlepší
ui-bot-best-text = nad každou volbou přemýšlí dvě vteřiny
ui-bot-told = { $name }: { $text }
ui-thinks = { $seat } přemýšlí ({ $level })
ui-random-first = Začíná náhodný hráč
ui-rulings = Výklady pravidel
ui-start = Začít
ui-default-person = Hráč { $n }
ui-opponent = Soupeř

## Saved games

ui-games = Hry
ui-games-begun = Rozehrané hry
ui-games-ended = Naposledy dohraná hra
ui-games-with = Vlastní: { $names }
ui-games-finished = Dohrané
ui-games-further = Další hry
ui-games-damaged = Záznam hry { $id } v seznamu je poškozený; hra sama se možná otevře.
ui-games-round = Kolo { $n } z { $of }
ui-cycle = { $n ->
    [0] Příprava hry
    [one] { $n }. kolo
    [few] { $n }. kolo
    [many] { $n }. kolo
   *[other] { $n }. kolo
}
ui-games-won = Vítěz: { $names }
ui-turn-named = Na tahu: { $name }
ui-copy-of = Kopie hry: { $names } ({ $when }), od akce { $n }
ui-copy-of-deleted = Kopie smazané hry, od akce { $n }
ui-delete = Smazat
ui-delete-yes = Smazat ji
ui-save-file = Uložit do souboru
ui-open-file = Otevřít soubor
ui-open-part = Otevřít do akce { $n }
ui-links = Odkazy
ui-links-text = Kdo odkaz otevře, hraje za dané místo, a to na libovolném počtu zařízení. Každý odkaz pošlete jen jednomu člověku.
ui-link = Odkaz
ui-link-watch = Jen ke sledování
ui-link-host = Pro vás jako hostitele na jiném zařízení
ui-link-copy = Kopírovat
ui-link-copied = Odkaz zkopírován.
ui-link-by-hand = Tento prohlížeč sám nekopíruje: odkaz označte a zkopírujte.
ui-link-share = Sdílet
ui-link-qr = QR kód
ui-link-new = Nový odkaz
ui-link-sit = Hrát tady
ui-link-mine = hraje se tady
ui-link-revoke = Zrušit
ui-link-revoke-text = Dřívější odkazy už nic neotevřou, na žádném zařízení. Vznikne nový.
ui-link-revoke-yes = Ano, zrušit
ui-own-link = Moje hry na jiném zařízení
ui-own-link-text = Tento odkaz otevře všechny hry, které tu máte. Nechte si ho pro sebe; nový zruší platnost předchozího.
ui-create-key = Klíč k zakládání her
ui-lobby = Posaďte se ke stolu
ui-lobby-watch = Hráči se usazují
ui-lobby-waits = Čeká na hráče
ui-lobby-choice = Počkat, až se všichni usadí
ui-lobby-name = Vaše jméno
ui-lobby-colour = Barva
ui-lobby-colour-n = Barva { $n }
ui-lobby-ready = Připraveno
ui-lobby-wait = Ještě počkat
ui-lobby-is-ready = připraveno
ui-lobby-bot = Raději bot
ui-lobby-person = Raději člověk
ui-lobby-copy = Kopírovat odkaz
ui-lobby-late = Ještě se čeká na místa: { $names }.
ui-lobby-all = Všichni jsou připraveni.
ui-lobby-host = Hru zahájí hostitel.
ui-lobby-begun = Hra začíná.
ui-clock = Hodiny
ui-clock-text = Komu vyprší čas, za toho až do návratu hraje bot.
ui-clock-none = žádné
ui-clock-move = { $n } min na každý tah
ui-clock-bank = { $n } min na celou hru pro každého
ui-clock-days = { $n ->
    [one] { $n } den na každý tah
    [few] { $n } dny na každý tah
    [many] { $n } dne na každý tah
   *[other] { $n } dní na každý tah
}
ui-clock-left = Zbývající čas: { $time }
ui-clock-short = Dochází vám čas.
ui-clock-left-days = { $n ->
    [one] { $n } den
    [few] { $n } dny
    [many] { $n } dne
   *[other] { $n } dní
}
ui-clock-left-hours = { $n } h
ui-clock-left-minutes = { $n } min
ui-presence = Kdo je tu
ui-here = je tu
ui-away = není tu
ui-stood-in = zatím hraje bot
ui-stand-in = Ať hraje bot
ui-stand-in-back = Jsem zpátky
ui-stand-in-give = Vrátit místo
ui-vote-open = Navrhnout bota
ui-watching = { $n ->
    [one] { $n } divák
    [few] { $n } diváci
    [many] { $n } diváka
   *[other] { $n } diváků
}
ui-new-game = Nová hra

## The table

ui-asked = Co je na řadě
ui-map = Mapa
ui-map-keys = F6: k otázce a zpět · Page Down: další místo k výběru · „?“: všechny klávesy
ui-row-keys = Šipky: jiná volba v řadě · Enter: k tlačítku „Začít“ · „?“: všechny klávesy
ui-board-title = SMALL WORLD
ui-zoom-in = Přiblížit
ui-zoom-out = Oddálit
ui-zoom-fit = Celá mapa
ui-zoom-near = Přiblíženo.
ui-round = Kolo
ui-turn-of = Na tahu: { $seat }
ui-hint-region = Vyberte region a uvidíte jeho cenu.
ui-hint-march = Vyberte region s cenou a rovnou vytáhnete do pole.
ui-hint-march-own = Vyberte region s cenou a rovnou vytáhnete do pole, nebo vlastní, který můžete opustit.
ui-gives-up = Žetony odtud se vrátí do ruky; region už nebude váš a nic nevynese.
ui-hint-marked = Vyberte vyznačený region a uvidíte, co se tam dá dělat.
ui-hint-pick = Otevřete kombinaci a přečtete si, co umí.
ui-hint-deploy = Stisknutím regionu přidáte žeton, tažením ho přesunete.
ui-hint-deploy-keys = Nebo na mapě stiskněte klávesu + či −.
ui-hint-deploy-done = Vše je rozmístěno. Žeton přesunete tažením, nebo ho nejdřív odeberte tlačítkem „−“.
ui-hint-deploy-off = Tlačítkem „−“ odeberte { $n }; opustí mapu. Nebo zvolte „Rozdělit vše stejně“.
ui-confirm = Potvrdit
ui-cancel = Zrušit
ui-undo = Zpět
ui-undo-of = { $seats_count ->
    [0] Zpět: poslední volba ({ $seat })
   *[other] Zpět: poslední volba ({ $seat }) i to, co přišlo po ní ({ $seats })
}
ui-undo-turn = Tah od začátku
ui-undo-turn-of = { $seats_count ->
    [0] Tah od začátku: celý tah ({ $seat })
   *[other] Tah od začátku: celý tah ({ $seat }) i to, co přišlo po něm ({ $seats })
}
ui-undo-sure-step = Vzít zpět poslední volbu ({ $seat }) a s ní vše, co se stalo potom ({ $seats })?
ui-undo-sure-turn = Vzít zpět celý tah ({ $seat }) a s ním vše, co se stalo potom ({ $seats })?
ui-undo-yes = Ano, vzít zpět
ui-undo-closed = Rozdělaná volba se zrušila, zpět se nic nevzalo.
ui-undo-done = { $seats_count ->
    [0] Vzato zpět: { $seat }.
   *[other] Vzato zpět: { $seat }, pak { $seats }.
}
ui-ask-hint = Můžete požádat ostatní.
ui-ask-sure-step = { $seats_count ->
    [0] Požádat ostatní o vrácení poslední volby ({ $seat })?
   *[other] Požádat ostatní o vrácení poslední volby ({ $seat }) i toho, co přišlo po ní ({ $seats })?
}
ui-ask-sure-turn = { $seats_count ->
    [0] Požádat ostatní o vrácení celého tahu ({ $seat })?
   *[other] Požádat ostatní o vrácení celého tahu ({ $seat }) i toho, co přišlo po něm ({ $seats })?
}
ui-ask-send = Požádat
ui-asks = Žádost
ui-asks-step = { $seats_count ->
    [0] { $seat } žádá o vrácení poslední volby.
   *[other] { $seat } žádá o vrácení poslední volby i toho, co přišlo po ní ({ $seats }).
}
ui-asks-turn = { $seats_count ->
    [0] { $seat } žádá o vrácení celého tahu.
   *[other] { $seat } žádá o vrácení celého tahu i toho, co přišlo po něm ({ $seats }).
}
ui-asks-agree = Souhlasím
ui-asks-refuse = Nesouhlasím
ui-asks-withdraw = Vzít žádost zpět
ui-asks-waits = Čeká se na odpověď: { $seats }.
ui-asks-refused = { $seat } nesouhlasí; všechno zůstává, jak je.
ui-redo = Znovu
ui-redo-of = { $seats_count ->
    [0] Znovu: co bylo vzato zpět ({ $seat })
   *[other] Znovu: co bylo vzato zpět ({ $seat }, pak { $seats })
}
ui-redo-done = { $seats_count ->
    [0] Obnoveno: { $seat }.
   *[other] Obnoveno: { $seat }, pak { $seats }.
}
ui-pace = Tempo botů
ui-pace-opponent = Tempo soupeře
ui-pace-normal = Běžné
ui-pace-fast = Rychlé
ui-pace-step = Po krocích
ui-next = Další
ui-skip = Přeskočit
ui-cover = Na tahu: { $seat }
ui-cover-text = Předejte obrazovku. Nikdo jiný by se teď neměl dívat.
ui-uncover = Ukázat
ui-lost = Spojení se přerušilo. Co je potvrzené, o to nepřijdete. Zkouší se znovu…
ui-connected = Připojeno.

## The column

ui-column = Kombinace
ui-stacks = Pod nimi: { $races }, { $powers }
ui-tokens = { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
}
ui-costs = { $n ->
    [one] stojí { $n } minci
    [few] stojí { $n } mince
    [many] stojí { $n } mince
   *[other] stojí { $n } mincí
}
ui-free = zdarma
ui-coins-on = { $n ->
    [one] leží na ní { $n } mince
    [few] leží na ní { $n } mince
    [many] leží na ní { $n } mince
   *[other] leží na ní { $n } mincí
}
ui-take = Vzít { $combo_acc }
ui-in-decline = V Úpadku:

## Regions, for the panel and for a screen reader

ui-nobody = prázdný region
ui-held = { $seat }: { $n } { $race_count }
ui-held-declined = { $seat }: { $n } { $race_count } v Úpadku
ui-held-lost = { $n } { $race_count }
ui-held-alone = { $seat }: { $race }, bez žetonu
ui-pieces = { $n } { $name_count }
ui-pieces-of = { $n } { $name_count } ({ $seat })
ui-price = cena { $n }
ui-conquer = { $n ->
    [one] Dobýt za { $n } žeton
    [few] Dobýt za { $n } žetony
    [many] Dobýt za { $n } žetonu
   *[other] Dobýt za { $n } žetonů
}
ui-already-yours = Tento region už je váš ({ $race }): dobytím vám žádný nepřibude.
ui-chance = Chybí { $missing }: stačí { $good } ze 6 stěn, { $percent } %.

## Redeployment and placing

ui-left = { $n ->
    [one] zbývá rozmístit { $n }
    [few] zbývá rozmístit { $n }
    [many] zbývá rozmístit { $n }
   *[other] zbývá rozmístit { $n }
}
ui-too-many = { $n ->
    [one] o { $n } víc
    [few] o { $n } víc
    [many] o { $n } víc
   *[other] o { $n } víc
}
ui-planned = { $region }: { $n }, zbývá { $left }
ui-less = { $name }, o jeden méně: { $region }
ui-more = { $name }, o jeden více: { $region }
ui-spread = Rozdělit vše stejně
ui-spread-how = Stejně všude, kam mohou ostatní zaútočit; co zbude, tam, kde sousedí nejvíc protivníků
ui-reset = Od začátku
ui-confirm-deploy = Hotovo
ui-give-up-left = Zbývá opustit regionů: { $n }
ui-give-up-over = Opuštěno o tolik regionů víc: { $n }
ui-confirm-places = Umístit
ui-places = { $n ->
    [one] { $n } × { $name }: vyberte region
    [few] { $n } × { $name }: vyberte regiony
    [many] { $n } × { $name }: vyberte regiony
   *[other] { $n } × { $name }: vyberte regiony
}
ui-places-done = { $n } × { $name }: { $regions }
ui-places-most = { $name }: můžete umístit až { $n }
ui-places-more = { $name }: můžete umístit ještě { $n }
ui-places-left = Zbývá vybrat: { $n }
ui-none = Nikam

## What asks once more

ui-doubt = Opravdu?
ui-doubt-no = Ne, zpět

## Players

ui-declined = v Úpadku
ui-no-race = zatím bez kombinace
ui-hand = { $n ->
    [one] { $n } žeton v ruce
    [few] { $n } žetony v ruce
    [many] { $n } žetonu v ruce
   *[other] { $n } žetonů v ruce
}
ui-hand-short = v ruce
ui-aside = { $n ->
    [one] { $n } žeton stranou: pomáhá dobývat, ale žádný region nedrží. Do ruky se vrátí na začátku příštího tahu tohoto hráče.
    [few] { $n } žetony stranou: pomáhají dobývat, ale žádný region nedrží. Do ruky se vrátí na začátku příštího tahu tohoto hráče.
    [many] { $n } žetonu stranou: pomáhá dobývat, ale žádný region nedrží. Do ruky se vrátí na začátku příštího tahu tohoto hráče.
   *[other] { $n } žetonů stranou: pomáhají dobývat, ale žádný region nedrží. Do ruky se vrátí na začátku příštího tahu tohoto hráče.
}
ui-aside-short = stranou
ui-regions = { $n ->
    [one] { $n } region
    [few] { $n } regiony
    [many] { $n } regionu
   *[other] { $n } regionů
}
error-not-spread = { $region }: vybrat lze jen regiony, kde se právě přeskupuje.
ui-coins-hidden = Do konce hry skryté
ui-coins-hidden-text = Co kdo v tahu vydělal, je veřejné: říká to přehled „Co se stalo“. Jen celkový součet ostatních se do konce hry neukazuje.
ui-coins-hidden-yet = Celkové součty zůstávají do konce hry skryté.
ui-show-coins = Ukázat mince: { $seat }
ui-purse-of = { $seat } má { $n ->
    [one] { $n } minci
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}.
ui-income-either = Mince v tomto tahu: { $n } bez nového dobytí, { $declining } při přechodu do Úpadku
ui-income-expanding = Když zvolíte Dobývat a nic nedobudete:
ui-income-declining = Když přejdete do Úpadku:
ui-earned = { $n ->
    [one] Zisk { $n } mince
    [few] Zisk { $n } mince
    [many] Zisk { $n } mince
   *[other] Zisk { $n } mincí
}
ui-earned-of = { $earned }, celkem { $n_sign }{ $n_abs }

## Log

ui-told-step = Co se už stalo, { $n } z { $of }
ui-log = Co se stalo
ui-log-filter = Zobrazit
ui-log-all = všechno
ui-log-against = proti: { $seat }
ui-news = Od vašeho posledního tahu
ui-news-first = Před vaším prvním tahem
ui-news-short = Novinky
ui-news-of = { $seat }: od posledního tahu
ui-news-sum = { $seat }: { $parts }
ui-news-open = Otevřít
ui-news-from = { $other } přichází o: { $regions }
ui-news-emptied = { $other } přichází o: { $regions } (důvod: { $name })
ui-news-none = Nic nedobývá.
ui-failed = neúspěch
ui-log-taken = Obsazeno:
ui-news-declined = { $race } v Úpadku dobývají: { $regions }
ui-news-free = { $more ->
    [true] Dále obsazeno
   *[false] Obsazeno
}: { $regions }
ui-log-setup = Příprava hry
ui-log-lesson = Od začátku lekce
ui-moment = Prohlédnout
ui-sum-of = { $sum }, z toho { $parts }
ui-sums = { $turn }: { $parts }
ui-jump = Prohlédnout tuto akci
log-took-back = { $seat } bere zpět, co už bylo odhaleno.
log-bot-slow = { $seat }: příliš dlouhé přemýšlení, zahrál se náhodný tah.
log-bot-raised = { $seat }: bot selhal, zahrál se náhodný tah.
log-bot-illegal = { $seat }: nedovolený tah, místo něj se zahrál náhodný.
log-bot-lost = { $seat }: přemýšlení bylo přerušeno, zahrál se náhodný tah.
log-bot-absent = { $seat }: bot, který tu hrál, není nainstalován; dál hraje nejsilnější.

## Stepping through

ui-replay = Tah po tahu
ui-replay-move = Akce { $n }/{ $of }
ui-first = Na začátek
ui-previous = O jednu zpět
ui-following = O jednu dál
ui-play-through = Přehrát
ui-pause = Pozastavit
ui-next-turn = K dalšímu tahu
ui-last = Na konec
ui-fork = Hrát odtud dál
ui-fork-text = Vznikne nová hra; stará zůstane, jak je.
ui-to-game = Zpět do hry
ui-to-review = Zpět k rozboru

## End

ui-end = Konec
ui-again = Hrát znovu
ui-rematch = Odveta, začíná { $seat }
ui-rematch-go = K odvetě
ui-rematch-host = Odvetu může začít hostitel; cesta k ní se objeví tady.
ui-rematch-begun = Odveta začala.
ui-before = Předchozí hra
ui-share = Obrázek
ui-share-title = Obrázek závěru hry, na památku i ke sdílení
ui-share-saved = Obrázek je uložený: najdete ho mezi staženými soubory.
ui-share-failed = V tomto prohlížeči se obrázek nepodařilo vytvořit.
ui-best-turn = { $n ->
    [one] Nejlepší tah
    [few] Nejlepší tahy
    [many] Nejlepší tahy
   *[other] Nejlepší tahy
}
ui-best-more = { $n ->
    [one] Ještě jednou stejně
    [few] Ještě { $n }krát stejně
    [many] Ještě { $n }krát stejně
   *[other] Ještě { $n }krát stejně
}
ui-best-turn-of = { $seat }, { $round }. kolo: { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}
ui-luck = Štěstí v kostkách
ui-luck-die = Kostka
ui-luck-times = Hody
ui-luck-thrown = Celkem padlo
ui-luck-expected = Dalo se čekat
ui-by-round = Mince podle kol
ui-round-n = { $n }. kolo
ui-chart = Mince po každém kole, pro každého hráče jedna čára
ui-scores = Mince podle zdroje
ui-source = Zdroj
ui-from-regions = Regiony
ui-from-column = Nalezeno na kombinacích
ui-from-start = Na začátku
ui-paid = Zaplaceno za kombinace
ui-total = Celkem
ui-tie-tokens = Mincí je stejně; rozhoduje větší počet žetonů na mapě.
ui-ended-round = Kolo { $n } bylo poslední: hra skončila.
ui-ended-cycle = Kolo { $n } bylo poslední, které pravidla dovolují: hra skončila.

## Errors

error-stale = Hra se od toho kliknutí posunula. Stůl teď ukazuje její současný stav.
error-illegal = To teď není dovoleno. Možné akce jsou ty, které vidíte.
error-refused = Odmítnuto. Důvod (anglicky): { $reason }
error-replay-part = { $reason } Co se hrálo předtím, se dá otevřít.
error-not-yours = Na tahu je { $name } a za toto místo se na této obrazovce nehraje.
error-undo-bots = Hrají tu jen boti a jejich tahy se zpět neberou.
error-undo-watch = Na této obrazovce se za žádné místo nehraje, takže se tu nic zpět nebere.
error-watching = Tato obrazovka jen sleduje. Dělat tu něco může, kdo má místo u stolu.
error-not-over = Hra ještě neskončila; odveta začne, až skončí.
error-vote-here = Ten člověk tu je, nebo odešel teprve před chvílí; ještě počkejte.
error-vote-open = Jedno hlasování už běží; nejdřív se musí rozhodnout o něm.
error-vote-gone = To hlasování už skončilo.
error-not-host = To smí jen hostitel tohoto stolu; otevře to jeho odkaz.
error-lobby = Hra ještě nezačala; zahájí ji hostitel.
error-colour-taken = Tuto barvu už má někdo jiný; vyberte si volnou.
error-link = Tento odkaz nic neotevírá, nebo už neplatí. Požádejte hostitele o nový.
error-create-key = Hry se na tomto serveru zakládají s klíčem, který dává jeho správce.
error-undo-nothing = Zatím není co vzít zpět.
error-undo-luck = Od té doby se házelo kostkou nebo losovalo; když hraje víc lidí, zpět už to nejde.
error-undo-shown = Od té doby vyšlo najevo něco skrytého; když hraje víc lidí, zpět už to nejde.
error-undo-seat = Od té doby hrál někdo jiný ({ $seat }); když hraje víc lidí, zpět už to nejde.
error-undo-turn = Tento tah už skončil ({ $seat }); celý tah se dá vzít zpět, jen dokud trvá.
error-redo-nothing = Není co obnovit: jde to jen hned po kroku zpět, dokud se neudělá něco jiného.
error-ask-nobody = U jiné obrazovky nehraje nikdo, kdo by s tím mohl souhlasit.
error-ask-free = To se dá vzít zpět i bez ptaní.
error-ask-open = Jedna žádost už čeká na odpověď ({ $seat }); nejdřív je na řadě ta.
error-ask-refused = { $seat } nesouhlasí; v této pozici už se o nic žádat nedá.
error-ask-gone = Ta žádost už neplatí.
error-ask-not-you = Od této obrazovky se žádný souhlas nečeká.
error-secret = Mince jsou do konce hry skryté ({ $name }). Vidí je jen ten, kdo za toto místo hraje.
error-veiled = Toto je kopie hry, ve které byly mince skryté ({ $name }). Do konce zůstanou skryté i tady.
error-disk = Akce se neprovedla: disk je plný nebo jen ke čtení. Uvolněte místo, třeba smazáním některé hry, a zkuste to znovu.
error-disk-delete = Hra se nesmazala: disk je plný nebo jen ke čtení. Místo na něm musí uvolnit správce serveru.
error-unreachable = Úložiště her teď neodpovídá. Co se stalo naposledy, se ukáže, jakmile odpoví.
error-store = Hry nelze z úložiště použít. Důvod najde správce serveru v jeho záznamu.
error-store-lost = Úložiště her za běhu serveru zmizelo, takže nic nelze uložit. Správce serveru je musí vrátit, nebo server spustit znovu.
error-message = Zprávě nebylo rozumět: { $reason }.
error-name = Zadejte pro místo { $n } jméno o 1 až 40 znacích.
error-seats = U stolu je 1 až { $most } míst, ne { $n }.
error-no-bots = V této hře hraje bot, ale žádný tu není nainstalován.
error-plan-nothing = Tím se nic nemění, proto se nic nestalo.
error-names-twice = Dvě místa nemohou mít stejné jméno.
error-no-table = Hra { $table } tu není. Možná byla smazána.
error-over = Hra skončila. Můžete ji znovu otevřít od kterékoli akce.
error-saved-unreadable = Uloženou hru { $what } nelze přečíst.
error-saved-newer = Tato hra se hrála podle novějších pravidel (číslo { $n }, tento program má { $most }). Otevřete ji v novějším programu.
error-saved-content = Tato hra používá vlastní obsah ({ $what }), se kterým tento program nebyl spuštěn. Spusťte ho se stejnými soubory a balíčky.
error-saved-cards = V této hře jsou karty, které se od jejího začátku změnily: { $what }. Proto se neotevřela.
error-saved-illegal = Akci { $n } z { $of } v této hře ({ $what }) pravidla na tom místě nedovolují, proto se hra neotevřela.
error-saved-differs = Po akci { $n } (celkem { $of }) tato hra nepokračuje, jak říkají pravidla. Proto se neotevřela.
error-not-found = Na této adrese nic není.
error-method = Tato adresa neodpovídá na { $method }; zná { $allowed }.
error-foreign = Tato adresa nepatří tomuto serveru. Otevřete adresu, kterou vypsal.
error-too-large = To je víc než { $limit } KiB, které se tu přijímají.
error-too-fast = To bylo najednou příliš; co přišlo naposled, se neprovedlo. Za chvilku můžete pokračovat.
error-inside = V programu se něco pokazilo. Hra zůstává tak, jak byla naposledy uložena.
error-gone = Tato hra byla smazána.
error-offline = Program neodpovídá. Běží ještě?

## Islands, sites, factions

ui-map-own = Ostrovy jsou naše vlastní, navržené v duchu tištěných map; nejsou jejich kopií.
ui-site-hidden = leží lícem dolů: otočí se, jakmile sem někdo vstoupí
ui-site-free = { $site }: nikdo jej nevyužívá
ui-site-of = { $site }: využívá { $seat }
ui-site-used = v tomto tahu použito
ui-toll-first = Předem se platí:
ui-with-tokens = { $text }, { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
    [many] { $n } žetonu
   *[other] { $n } žetonů
}
ui-with-none = { $text }, bez žetonů
ui-with-die = { $text }, poslední pokus
ui-with-chance = { $text }, { $percent } %
ui-with-gain = { $text }, zisk { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}
ui-with-toll = { $text }, zaplatit { $n ->
    [one] { $n } minci
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}
ui-pair-intimidate = Zastrašit žeton…
ui-pair-swap = Vyměnit dva regiony…
ui-pair-steal = Ukrást Artefakt…
ui-pair-first = Vyberte první region.
ui-pair-second = Vybráno: { $region }. Vyberte druhý region.
ui-pair-both = Oba regiony jsou vybrány.
ui-pair-then = { $n ->
    [0] V tomto tahu naposledy.
    [one] Potom v tomto tahu ještě jednou.
    [few] Potom v tomto tahu ještě { $n }×.
    [many] Potom v tomto tahu ještě { $n }×.
   *[other] Potom v tomto tahu ještě { $n }×.
}
ui-form-human = lidská
ui-form-worgen = worgení
ui-bombs = Bomb v zásobě: { $n }. Dosud otočeno: ostrých { $live }, vadných { $duds }.
ui-harmony = Má Harmonii (od: { $other })
ui-source-faction_war = Frakční bonus
ui-team-scores = Výsledky stran
ui-team-counts = Výsledek týmu: { $text }.
ui-won = vítězství
ui-variant = Varianta
ui-variant-usual = Obvyklá hra
ui-variant-closed = { $text }: není pro { $n ->
    [one] { $n } hráče
    [few] { $n } hráče
    [many] { $n } hráče
   *[other] { $n } hráčů
}.
ui-teams-order = Začíná místo 1, a to za Alianci. Vyberte stranu a oba hráči si vymění místa.
ui-side-of = Strana na místě { $n }
ui-islands = Ostrovy
ui-islands-lot = Losem
ui-islands-chosen = Podle jména
ui-islands-large = Velký ostrov
ui-islands-medium = Střední ostrov
ui-islands-small = Malý ostrov
ui-islands-any = náhodně
ui-islands-two-sides = { $first } a { $second } jsou dvě strany jedné mapy: na stole může ležet jen jedna.
ui-islands-twice = { $first } může na stole ležet jen jednou.

## A replay told on the command line

replay-title = { $game } ({ $board }), { $date }: { $names }
replay-chance = náhoda
replay-then = (potom { $what })
replay-opponent = soupeř, za kterého nikdo nehraje
replay-position = Pozice po akci { $n } (celkem { $of })
replay-scores = Konečné body: { $scores }; vítězství: { $names }

## A hint

ui-advice = Rada
ui-advice-thinking = Hledají se nejlepší tahy…
error-hint-over = Hra skončila, není už co radit.
error-hint-chance = Na řadě je náhoda; rada je pro toho, kdo má na výběr.
error-hint-bot = Bot { $what } neradí; radí: { $known }.
error-hint-lost = Rada nepřišla. Zeptejte se znovu.

## A review

ui-review = Rozbor
ui-review-asked = { $seat } odpovídá (tah: { $turn })
ui-review-log-retreat = { $other ->
    [none] { $seat } rozmisťuje poražené žetony { $race_gen }
   *[other] { $seat } rozmisťuje poražené žetony { $race_gen } (útočí { $other })
}
error-review-early = Tato hra ještě neskončila. Rozbor patří hře, která je u konce.

## The workshop

ui-workshop = Dílna: vlastní národy, mapy a karty
ui-make = Vytvořit vlastní
ui-brought = Z dílny
ui-brought-shown = Co jste vyrobili, se dá vybrat hned na začátku
ui-brought-leave = Hrát bez tohoto: { $name }
error-craft-much = V souboru je toho víc, než by kdo napsal.
error-craft-code = Soubor odkazuje na programový kód ({ $what }); ten se bere jen ze souboru, který hostitel uvede v --content.
error-craft-unreadable = Soubor nejde přečíst: { $reason }.
error-craft-full = V dílně může být nejvýš { $most } vašich věcí; nejdřív něco smažte.
error-craft-wrong = S tímhle se ještě hrát nedá; dílna ukazuje, co je špatně.
error-craft-kind = Nic takového se pro tuto hru nevytváří.
error-craft-unknown = Žádná zdejší hra neví, co v tomto souboru je.
error-craft-gone = Nic takového ve vaší dílně není; možná to někdo smazal.
