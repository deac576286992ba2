# The page around the board, in Polish.

## Places

ui-home = Wszystkie gry
ui-menu = Menu
ui-language = Język
ui-on = włączone
ui-off = wyłączone
ui-choose-game = Wybierz grę
ui-play-bots = Graj z botami
ui-bot-named = { $name } (bot)
ui-play-now = Graj
ui-play-alone = Graj solo
ui-learn = Nauka
ui-else = Więcej
ui-more-choices = Gracze, mapa i inne
ui-learn-title = Naucz się w dziesięć minut
ui-learn-text = Na prawdziwej mapie, po jednej rzeczy naraz. Lekcję możesz przerwać w każdej chwili i wrócić do niej później.
ui-learn-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
    [many] { $n } kroków
   *[other] { $n } kroku
}
ui-learn-done = gotowe
ui-learn-small-world-first = Pierwsza tura
ui-learn-small-world-decline = Wymarcie
ui-learn-warcraft-islands = Pierwsza tura za morzem
ui-learn-tiny-epic-kingdom = Pierwsza runda
ui-learn-tiny-epic-setup = Przygotowanie gry
ui-learn-tiny-epic-war = Wojny, sojusze i twierdze
ui-learn-tiny-epic-hero = Bohater
ui-learn-tiny-epic-solo = W pojedynkę przeciw kompasowi
ui-lesson-step = Krok { $n } z { $of }
ui-rules = Zasady
ui-rule = Odpowiednia zasada

## Settings

ui-settings = Ustawienia
ui-close = Zamknij

## Keys and gestures

ui-keys = Klawisze i gesty

## Setting up a game

ui-tagline-small-world = Za dużo ludów, za mało ziemi.
ui-game = Gra
ui-game-small-world = Small World
ui-game-warcraft = Small World of Warcraft
ui-game-tiny-epic = Małe epickie królestwa
ui-tagline-warcraft = Wyspy w ogniu wojny: Przymierze, Horda i morze między nimi.
ui-tagline-tiny-epic = Małe karty, wielkie ambicje.
ui-board = Mapa
ui-players = Gracze
ui-seats = Gracze
ui-seat = Miejsce { $n }
ui-seat-name = Imię na miejscu { $n }
ui-seat-kind = Kto gra
ui-person = Człowiek
ui-bot = Bot
ui-bot-level = Poziom bota
ui-bot-random = Losowy
ui-bot-random-text = wykonuje dowolny dozwolony ruch
ui-bot-easy = Łatwy
ui-bot-easy-text = na pierwsze gry; gra z planem, ale sporo przeocza
ui-bot-greedy = Zachłanny
ui-bot-greedy-text = w każdej turze bierze, ile się da, i nie patrzy dalej
ui-bot-strong = Silny
ui-bot-strong-text = zanim wybierze, rozgrywa w myślach każdy pomysł do końca gry
ui-bot-best = Najlepszy
ui-bot-best-text = nad każdym wyborem myśli dwie sekundy
ui-bot-told = { $name }: { $text }
ui-thinks = { $seat } myśli ({ $level })
ui-random-first = Zaczyna losowy gracz
ui-rulings = Interpretacje zasad
ui-start = Zacznij
ui-default-person = Gracz { $n }
ui-opponent = Rywal

## Saved games

ui-games = Gry
ui-games-begun = Rozpoczęte gry
ui-games-ended = Ostatnio zakończona gra
ui-games-with = Własne: { $names }
ui-games-finished = Zakończone
ui-games-further = Dalsze gry
ui-games-damaged = Wpis gry { $id } na liście jest uszkodzony; sama gra może się jeszcze otworzyć.
ui-games-round = Runda { $n } z { $of }
ui-cycle = { $n ->
    [0] Przygotowanie
    [one] Runda { $n }
    [few] Runda { $n }
    [many] Runda { $n }
   *[other] Runda { $n }
}
ui-games-won = Zwycięstwo: { $names }
ui-turn-named = Tura: { $name }
ui-copy-of = Kopia gry: { $names } ({ $when }), od ruchu { $n }
ui-copy-of-deleted = Kopia usuniętej gry, od ruchu { $n }
ui-delete = Usuń
ui-delete-yes = Usuń ją
ui-save-file = Zapisz do pliku
ui-open-file = Otwórz plik
ui-open-part = Otwórz do akcji { $n }
ui-links = Linki
ui-links-text = Kto otworzy link, gra na tym miejscu, na dowolnej liczbie urządzeń. Każdy link wyślij tylko jednej osobie.
ui-link = Link do gry
ui-link-watch = Tylko do oglądania
ui-link-host = Dla ciebie jako gospodarza, na inne urządzenie
ui-link-copy = Kopiuj
ui-link-copied = Skopiowano link.
ui-link-by-hand = Ta przeglądarka sama nie kopiuje: zaznacz link i skopiuj go.
ui-link-share = Udostępnij
ui-link-qr = Kod QR
ui-link-new = Nowy link
ui-link-sit = Graj tutaj
ui-link-mine = gra tutaj
ui-link-revoke = Wycofaj
ui-link-revoke-text = Wcześniejsze linki nie otworzą już niczego, na żadnym urządzeniu. Powstanie nowy.
ui-link-revoke-yes = Tak, wycofaj
ui-own-link = Moje gry na innym urządzeniu
ui-own-link-text = Ten link otwiera wszystkie gry, które tu masz. Zachowaj go dla siebie; nowy unieważnia poprzedni.
ui-create-key = Klucz do rozpoczynania gier
ui-lobby = Zajmij miejsce przy stole
ui-lobby-watch = Gracze zajmują miejsca
ui-lobby-waits = Czeka na graczy
ui-lobby-choice = Zaczekaj, aż wszyscy usiądą
ui-lobby-name = Twoje imię
ui-lobby-colour = Kolor
ui-lobby-colour-n = Kolor { $n }
ui-lobby-ready = Gotowe
ui-lobby-wait = Jeszcze nie
ui-lobby-is-ready = gotowe
ui-lobby-bot = Wstaw bota
ui-lobby-person = Wstaw człowieka
ui-lobby-copy = Kopiuj link
ui-lobby-late = Jeszcze niegotowe miejsca: { $names }.
ui-lobby-all = Wszyscy są gotowi.
ui-lobby-host = Grę rozpocznie gospodarz.
ui-lobby-begun = Gra się zaczyna.
ui-clock = Zegar
ui-clock-text = Komu skończy się czas, za tego gra bot, aż do jego powrotu.
ui-clock-none = brak
ui-clock-move = { $n } min na każdą turę
ui-clock-bank = { $n } min na całą grę dla każdego
ui-clock-days = { $n ->
    [one] { $n } dzień na każdą turę
    [few] { $n } dni na każdą turę
    [many] { $n } dni na każdą turę
   *[other] { $n } dnia na każdą turę
}
ui-clock-left = Pozostały czas: { $time }
ui-clock-short = Kończy ci się czas.
ui-clock-left-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}
ui-clock-left-hours = { $n } godz.
ui-clock-left-minutes = { $n } min
ui-presence = Kto tu jest
ui-here = online
ui-away = offline
ui-stood-in = na razie gra bot
ui-stand-in = Niech gra bot
ui-stand-in-back = Jestem z powrotem
ui-stand-in-give = Zwróć miejsce
ui-vote-open = Zaproponuj bota
ui-watching = { $n ->
    [one] { $n } widz
    [few] { $n } widzów
    [many] { $n } widzów
   *[other] { $n } widza
}
ui-new-game = Nowa gra

## The table

ui-asked = Co teraz
ui-map = Mapa
ui-map-keys = F6: do pytania i z powrotem · Page Down: następny region do wyboru · „?”: wszystkie klawisze
ui-row-keys = Strzałki: inny wybór w rzędzie · Enter: do „Zacznij” · „?”: wszystkie klawisze
ui-board-title = SMALL WORLD
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-zoom-fit = Cała mapa
ui-zoom-near = Przybliżono.
ui-round = Runda
ui-turn-of = Tura: { $seat }
ui-hint-region = Wybierz region, aby zobaczyć jego koszt.
ui-hint-march = Wybierz region z podanym kosztem, aby od razu ruszyć.
ui-hint-march-own = Wybierz region z podanym kosztem, aby od razu ruszyć, albo własny, aby go porzucić.
ui-gives-up = Żetony stąd wracają na rękę; region nie będzie już twój i nic nie przyniesie.
ui-hint-marked = Wybierz oznaczony region, aby zobaczyć, co można tam zrobić.
ui-hint-pick = Otwórz zestaw, aby przeczytać, co potrafi.
ui-hint-deploy = Naciśnij region, aby dodać żeton; przeciągnij żeton, aby go przenieść.
ui-hint-deploy-keys = Albo na mapie naciśnij klawisz + lub −.
ui-hint-deploy-done = Wszystko rozmieszczone. Przeciągnij żeton, aby go przenieść, albo najpierw zdejmij go przyciskiem „−”.
ui-hint-deploy-off = Przyciskiem „−” zdejmij z mapy tyle żetonów: { $n }. Albo naciśnij „Wszystkie równo”.
ui-confirm = Potwierdź
ui-cancel = Anuluj
ui-undo = Cofnij
ui-undo-of = { $seats_count ->
    [0] Cofnij: ostatni wybór ({ $seat })
   *[other] Cofnij: ostatni wybór ({ $seat }) i to, co było potem ({ $seats })
}
ui-undo-turn = Tura od nowa
ui-undo-turn-of = { $seats_count ->
    [0] Tura od nowa: cała tura ({ $seat })
   *[other] Tura od nowa: cała tura ({ $seat }) i to, co było potem ({ $seats })
}
ui-undo-sure-step = Cofnąć ostatni wybór ({ $seat }) i wszystko, co było potem ({ $seats })?
ui-undo-sure-turn = Cofnąć całą turę ({ $seat }) i wszystko, co było potem ({ $seats })?
ui-undo-yes = Tak, cofnij
ui-undo-closed = Rozpoczęty wybór zamknięto, niczego nie cofnięto.
ui-undo-done = { $seats_count ->
    [0] Cofnięto: { $seat }.
   *[other] Cofnięto: { $seat }, potem { $seats }.
}
ui-ask-hint = Możesz poprosić pozostałych.
ui-ask-sure-step = { $seats_count ->
    [0] Poprosić pozostałych o cofnięcie ostatniego wyboru ({ $seat })?
   *[other] Poprosić pozostałych o cofnięcie ostatniego wyboru ({ $seat }) i tego, co było potem ({ $seats })?
}
ui-ask-sure-turn = { $seats_count ->
    [0] Poprosić pozostałych o cofnięcie całej tury ({ $seat })?
   *[other] Poprosić pozostałych o cofnięcie całej tury ({ $seat }) i tego, co było potem ({ $seats })?
}
ui-ask-send = Poproś
ui-asks = Prośba
ui-asks-step = { $seats_count ->
    [0] { $seat } prosi o cofnięcie ostatniego wyboru.
   *[other] { $seat } prosi o cofnięcie ostatniego wyboru i tego, co było potem ({ $seats }).
}
ui-asks-turn = { $seats_count ->
    [0] { $seat } prosi o cofnięcie całej tury.
   *[other] { $seat } prosi o cofnięcie całej tury i tego, co było potem ({ $seats }).
}
ui-asks-agree = Zgadzam się
ui-asks-refuse = Nie zgadzam się
ui-asks-withdraw = Wycofaj prośbę
ui-asks-waits = Czekamy na odpowiedź: { $seats }.
ui-asks-refused = { $seat } nie zgadza się; wszystko zostaje, jak jest.
ui-redo = Ponów
ui-redo-of = { $seats_count ->
    [0] Ponów: to, co cofnięto ({ $seat })
   *[other] Ponów: to, co cofnięto ({ $seat }, potem { $seats })
}
ui-redo-done = { $seats_count ->
    [0] Przywrócono: { $seat }.
   *[other] Przywrócono: { $seat }, potem { $seats }.
}
ui-pace = Tempo botów
ui-pace-opponent = Tempo rywala
ui-pace-normal = Normalne
ui-pace-fast = Szybkie
ui-pace-step = Krok po kroku
ui-next = Dalej
ui-skip = Pomiń
ui-cover = Teraz gra { $seat }
ui-cover-text = Oddaj ekran. Nikt inny nie powinien teraz patrzeć.
ui-uncover = Pokaż
ui-lost = Połączenie przerwane. To, co potwierdzono, nie przepadnie. Kolejna próba…
ui-connected = Połączono.

## The column

ui-column = Zestawy
ui-stacks = Pod nimi: { $races }, { $powers }
ui-tokens = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}
ui-costs = { $n ->
    [one] kosztuje { $n } monetę
    [few] kosztuje { $n } monety
    [many] kosztuje { $n } monet
   *[other] kosztuje { $n } monety
}
ui-free = za darmo
ui-coins-on = { $n ->
    [one] leży na nim { $n } moneta
    [few] leżą na nim { $n } monety
    [many] leży na nim { $n } monet
   *[other] leży na nim { $n } monety
}
ui-take = Weź { $combo_acc }
ui-in-decline = Na Wymarciu:

## Regions, for the panel and for a screen reader

ui-nobody = pusty region
ui-held = { $seat }: { $n } { $race_count }
ui-held-declined = { $seat }: { $n } { $race_count } na Wymarciu
ui-held-lost = { $n } { $race_count }
ui-held-alone = { $seat }: { $race }, bez żetonu
ui-pieces = { $n } { $name_count }
ui-pieces-of = { $n } { $name_count } ({ $seat })
ui-price = koszt { $n }
ui-conquer = { $n ->
    [one] Podbij za { $n } żeton
    [few] Podbij za { $n } żetony
    [many] Podbij za { $n } żetonów
   *[other] Podbij za { $n } żetonu
}
ui-already-yours = Ten region już należy do ciebie ({ $race }): podbój nie doda ci regionu.
ui-chance = Brakuje { $missing }: uda się przy { $good } z 6 ścianek, { $percent }%.

## Redeployment and placing

ui-left = { $n ->
    [one] do rozmieszczenia { $n }
    [few] do rozmieszczenia { $n }
    [many] do rozmieszczenia { $n }
   *[other] do rozmieszczenia { $n }
}
ui-too-many = { $n ->
    [one] o { $n } za dużo
    [few] o { $n } za dużo
    [many] o { $n } za dużo
   *[other] o { $n } za dużo
}
ui-planned = { $region }: { $n }; zostało: { $left }
ui-less = { $name }, o jeden mniej: { $region }
ui-more = { $name }, o jeden więcej: { $region }
ui-spread = Wszystkie równo
ui-spread-how = Po równo wszędzie, gdzie inni mogą zaatakować; reszta tam, gdzie obok stoi najwięcej przeciwników
ui-reset = Od nowa
ui-confirm-deploy = Gotowe
ui-give-up-left = Regiony do porzucenia: { $n }
ui-give-up-over = Porzucono o tyle regionów za dużo: { $n }
ui-confirm-places = Umieść
ui-places = { $n ->
    [one] { $n } × { $name }: wybierz region
    [few] { $n } × { $name }: wybierz regiony
    [many] { $n } × { $name }: wybierz regiony
   *[other] { $n } × { $name }: wybierz regiony
}
ui-places-done = { $n } × { $name }: { $regions }
ui-places-most = { $name }: możesz umieścić do { $n }
ui-places-more = { $name }: możesz umieścić jeszcze { $n }
ui-places-left = Do wybrania: { $n }
ui-none = Brak

## What asks once more

ui-doubt = Na pewno?
ui-doubt-no = Nie, wróć

## Players

ui-declined = na Wymarciu
ui-no-race = jeszcze bez rasy
ui-hand = { $n ->
    [one] { $n } żeton na ręce
    [few] { $n } żetony na ręce
    [many] { $n } żetonów na ręce
   *[other] { $n } żetonu na ręce
}
ui-hand-short = ręka
ui-aside = { $n ->
    [one] { $n } żeton na boku: pomaga podbijać, ale nie zajmuje żadnego regionu. Wraca na rękę na początku następnej tury tego gracza.
    [few] { $n } żetony na boku: pomagają podbijać, ale nie zajmują żadnego regionu. Wracają na rękę na początku następnej tury tego gracza.
    [many] { $n } żetonów na boku: pomagają podbijać, ale nie zajmują żadnego regionu. Wracają na rękę na początku następnej tury tego gracza.
   *[other] { $n } żetonu na boku: pomaga podbijać, ale nie zajmuje żadnego regionu. Wraca na rękę na początku następnej tury tego gracza.
}
ui-aside-short = na boku
ui-regions = { $n ->
    [one] { $n } region
    [few] { $n } regiony
    [many] { $n } regionów
   *[other] { $n } regionu
}
error-not-spread = { $region }: można wybrać tylko regiony rasy, która się teraz przegrupowuje.
ui-coins-hidden = Ukryte do końca gry
ui-coins-hidden-text = Ile kto zarobił w turze, jest jawne: mówi o tym lista „Co się działo”. Do końca gry nie widać tylko sumy monet innych.
ui-coins-hidden-yet = Sumy monet pozostają ukryte do końca gry.
ui-show-coins = Pokaż monety: { $seat }
ui-purse-of = { $seat } ma { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}.
ui-income-either = Monety w tej turze: { $n } bez nowego podboju, { $declining } po ogłoszeniu Wymarcia
ui-income-expanding = Gdy ruszysz na podbój, ale nic nie zdobędziesz:
ui-income-declining = Gdy ogłosisz Wymarcie:
ui-earned = { $n ->
    [one] Zysk: { $n } moneta
    [few] Zysk: { $n } monety
    [many] Zysk: { $n } monet
   *[other] Zysk: { $n } monety
}
ui-earned-of = { $earned }, razem { $n_sign }{ $n_abs }

## Log

ui-told-step = Co już się stało, { $n } z { $of }
ui-log = Co się działo
ui-log-filter = Pokaż
ui-log-all = wszystko
ui-log-against = przeciw: { $seat }
ui-news = Od twojej ostatniej tury
ui-news-first = Przed twoją pierwszą turą
ui-news-short = Nowości
ui-news-of = { $seat }: od ostatniej tury
ui-news-sum = { $seat }: { $parts }
ui-news-open = Otwórz
ui-news-from = { $other } traci: { $regions }
ui-news-emptied = { $other } traci: { $regions } (opuszczone: { $name })
ui-news-none = Niczego nie podbija.
ui-failed = nieudany
ui-log-taken = Zajęte:
ui-news-declined = { $race } na Wymarciu podbijają: { $regions }
ui-news-free = { $more ->
    [true] Ponadto zajęte
   *[false] Zajęte
}: { $regions }
ui-log-setup = Przygotowanie
ui-log-lesson = Od początku lekcji
ui-moment = Obejrzyj
ui-sum-of = { $sum }, w tym { $parts }
ui-sums = { $turn }: { $parts }
ui-jump = Obejrzyj ten ruch
log-took-back = { $seat } cofa to, co zostało już odkryte.
log-bot-slow = { $seat }: za długie myślenie, wykonano losowy ruch.
log-bot-raised = { $seat }: bot zawiódł, wykonano losowy ruch.
log-bot-illegal = { $seat }: niedozwolony ruch, zamiast niego wykonano losowy.
log-bot-lost = { $seat }: myślenie zostało przerwane, wykonano losowy ruch.
log-bot-absent = { $seat }: tego bota tu nie zainstalowano, dalej gra najsilniejszy bot.

## Stepping through

ui-replay = Ruch po ruchu
ui-replay-move = Ruch { $n }/{ $of }
ui-first = Na początek
ui-previous = Ruch wstecz
ui-following = Ruch dalej
ui-play-through = Odtwórz
ui-pause = Wstrzymaj
ui-next-turn = Do następnej tury
ui-last = Na koniec
ui-fork = Graj stąd dalej
ui-fork-text = Powstanie nowa gra; stara zostaje, jaka jest.
ui-to-game = Wróć do gry
ui-to-review = Wróć do analizy

## End

ui-end = Koniec
ui-again = Zagraj ponownie
ui-rematch = Rewanż, zaczyna { $seat }
ui-rematch-go = Do rewanżu
ui-rematch-host = Rewanż może rozpocząć gospodarz; droga do niego pojawi się tutaj.
ui-rematch-begun = Rewanż się zaczął.
ui-before = Poprzednia gra
ui-share = Obrazek
ui-share-title = Obrazek z końca gry: na pamiątkę albo do pokazania
ui-share-saved = Obrazek zapisano: jest wśród pobranych plików.
ui-share-failed = W tej przeglądarce nie udało się zrobić obrazka.
ui-best-turn = { $n ->
    [one] Najlepsza tura
    [few] Najlepsze tury
    [many] Najlepsze tury
   *[other] Najlepsze tury
}
ui-best-more = { $n ->
    [one] Taki sam wynik jeszcze raz
    [few] Taki sam wynik jeszcze { $n } razy
    [many] Taki sam wynik jeszcze { $n } razy
   *[other] Taki sam wynik jeszcze { $n } raza
}
ui-best-turn-of = { $seat }, runda { $round }: { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
ui-luck = Szczęście w kościach
ui-luck-die = Kość
ui-luck-times = Rzuty
ui-luck-thrown = Wyrzucono razem
ui-luck-expected = Można było oczekiwać
ui-by-round = Monety według rund
ui-round-n = Runda { $n }
ui-chart = Monety po każdej rundzie, linia dla każdego gracza
ui-scores = Monety według źródła
ui-source = Źródło
ui-from-regions = Regiony
ui-from-column = Znalezione na zestawach
ui-from-start = Na początku
ui-paid = Zapłacone za zestawy
ui-total = Razem
ui-tie-tokens = Tyle samo monet; decyduje większa liczba żetonów na mapie.
ui-ended-round = Runda { $n } była ostatnia: gra się skończyła.
ui-ended-cycle = Runda { $n } była ostatnią, na jaką pozwalają zasady: gra się skończyła.

## Errors

error-stale = Od tego kliknięcia gra poszła dalej. Stół pokazuje teraz jej obecny stan.
error-illegal = To nie jest teraz dozwolone. Dozwolone są ruchy, które widać.
error-refused = Odrzucono. Powód (po angielsku): { $reason }
error-replay-part = { $reason } To, co rozegrano wcześniej, można otworzyć.
error-not-yours = Teraz gra { $name }, a przy tym ekranie nikt nie gra na tym miejscu.
error-undo-bots = Grają tu same boty, a ich ruchów się nie cofa.
error-undo-watch = Przy tym ekranie nikt nie gra, więc niczego się tu nie cofa.
error-watching = Ten ekran tylko ogląda. Coś zrobić może ten, kto ma miejsce przy stole.
error-not-over = Gra jeszcze się nie skończyła; rewanż można zacząć dopiero potem.
error-vote-here = Ta osoba jest online albo zniknęła dopiero przed chwilą; poczekaj jeszcze trochę.
error-vote-open = Jedno głosowanie już trwa; najpierw musi się zakończyć.
error-vote-gone = To głosowanie już się zakończyło.
error-not-host = To może zrobić tylko gospodarz tego stołu; otwiera to jego link.
error-lobby = Gra jeszcze się nie zaczęła; rozpocznie ją gospodarz.
error-colour-taken = Ten kolor ma już ktoś inny; wybierz wolny.
error-link = Ten link niczego nie otwiera albo już nie działa. Poproś gospodarza o nowy.
error-create-key = Gry rozpoczyna się na tym serwerze z kluczem, który daje jego opiekun.
error-undo-nothing = Nie ma jeszcze czego cofać.
error-undo-luck = Od tego czasu był rzut albo losowanie; gdy gra kilka osób, tego już się nie cofa.
error-undo-shown = Od tego czasu odkryto coś, co było zakryte; gdy gra kilka osób, tego już się nie cofa.
error-undo-seat = Od tego czasu grał już ktoś inny ({ $seat }); gdy gra kilka osób, tego już się nie cofa.
error-undo-turn = Ta tura już się skończyła ({ $seat }); całą turę można cofnąć tylko wtedy, gdy jeszcze trwa.
error-redo-nothing = Nie ma czego przywrócić: to działa po cofnięciu, póki nie zrobi się czegoś innego.
error-ask-nobody = Przy innym ekranie nie gra nikt, kto mógłby się zgodzić.
error-ask-free = To można cofnąć bez pytania.
error-ask-open = Jedna prośba już czeka na odpowiedź ({ $seat }); najpierw trzeba odpowiedzieć na nią.
error-ask-refused = { $seat } nie zgadza się; w tej pozycji o nic więcej nie można prosić.
error-ask-gone = Ta prośba już nie obowiązuje.
error-ask-not-you = Nikogo przy tym ekranie nie poproszono o zgodę.
error-secret = Monety są ukryte do końca gry ({ $name }). Widzi je tylko ten, kto gra na tym miejscu.
error-veiled = To kopia gry, w której monety były ukryte ({ $name }). Do końca pozostaną ukryte także tutaj.
error-disk = To się nie udało: dysk jest pełny albo tylko do odczytu. Zwolnij miejsce, na przykład usuwając którąś grę, i spróbuj ponownie.
error-disk-delete = Gra nie została usunięta: dysk jest pełny albo tylko do odczytu. Miejsce na nim musi zwolnić opiekun serwera.
error-unreachable = Magazyn gier teraz nie odpowiada. Ostatni ruch będzie widać, gdy tylko odpowie.
error-store = Gier nie można użyć w tej postaci, w jakiej są zapisane. Przyczynę znajdzie w dzienniku opiekun serwera.
error-store-lost = Magazyn gier zniknął podczas pracy serwera, więc niczego nie można zapisać. Opiekun serwera musi go przywrócić albo uruchomić serwer od nowa.
error-message = Wiadomość niezrozumiała: { $reason }.
error-name = Podaj imię dla miejsca { $n } (od 1 do 40 znaków).
error-seats = Przy stole jest od 1 do { $most } miejsc, nie { $n }.
error-no-bots = W tej grze gra bot, a żaden nie jest tu zainstalowany.
error-plan-nothing = To nic nie zmienia, więc nic się nie stało.
error-names-twice = Dwa miejsca nie mogą mieć tego samego imienia.
error-no-table = Nie ma tu gry { $table }. Może została usunięta.
error-over = Gra się skończyła. Możesz ją otworzyć ponownie od dowolnego miejsca.
error-saved-unreadable = Zapisanej gry { $what } nie można odczytać.
error-saved-newer = Tę grę rozegrano według nowszych zasad (numer { $n }, ten program ma { $most }). Otwórz ją w nowszym programie.
error-saved-content = Ta gra używa własnej zawartości ({ $what }), z którą tego programu nie uruchomiono. Uruchom go z tymi samymi plikami i pakietami.
error-saved-cards = W tej grze są karty, które zmieniły się od jej początku: { $what }. Dlatego nic nie otwarto.
error-saved-illegal = Zasady nie dopuszczają w tym miejscu akcji { $n } (razem { $of }; { $what }). Dlatego gry nie otwarto.
error-saved-differs = Po akcji { $n } (razem { $of }) ta gra nie toczy się tak, jak mówią zasady. Dlatego nic nie otwarto.
error-not-found = Pod tym adresem nic nie ma.
error-method = Ten adres nie odpowiada na { $method }; zna { $allowed }.
error-foreign = Ten adres nie należy do tego serwera. Otwórz adres, który został wypisany.
error-too-large = To więcej niż przyjmowane tu { $limit } KiB.
error-too-fast = To było za dużo naraz; tego, co przyszło na końcu, nie wykonano. Za chwilę można grać dalej.
error-inside = W programie coś się zepsuło. Gra pozostaje taka, jaką ostatnio zapisano.
error-gone = Ta gra została usunięta.
error-offline = Program nie odpowiada. Czy nadal działa?

## Islands, sites, factions

ui-map-own = Wyspy są naszymi własnymi projektami w duchu drukowanych plansz, nie ich kopiami.
ui-site-hidden = zakryty: odsłoni go ten, kto pierwszy tu wejdzie
ui-site-free = { $site }: nikt z tego nie korzysta
ui-site-of = { $site }: korzysta { $seat }
ui-site-used = użyte w tej turze
ui-toll-first = Najpierw trzeba zapłacić:
ui-with-tokens = { $text }, { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}
ui-with-none = { $text }, bez żetonów
ui-with-die = { $text }, Ostatni Podbój
ui-with-chance = { $text }, { $percent }%
ui-with-gain = { $text }, zysk: { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
ui-with-toll = { $text }, zapłać { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
ui-pair-intimidate = Zastrasz żeton…
ui-pair-swap = Zamień dwa regiony…
ui-pair-steal = Ukradnij Artefakt…
ui-pair-first = Wybierz pierwszy region.
ui-pair-second = Wybrano: { $region }. Wybierz drugi region.
ui-pair-both = Oba regiony są wybrane.
ui-pair-then = { $n ->
    [0] W tej turze po raz ostatni.
    [one] Potem w tej turze jeszcze raz.
    [few] Potem w tej turze jeszcze { $n } razy.
    [many] Potem w tej turze jeszcze { $n } razy.
   *[other] Potem w tej turze jeszcze { $n } razu.
}
ui-form-human = ludzka
ui-form-worgen = worgena
ui-bombs = Bomby w stosie: { $n }. Odsłonięte dotąd: uzbrojone { $live }, niewypały { $duds }.
ui-harmony = Ma Harmonię (od: { $other })
ui-source-faction_war = Premia frakcyjna
ui-team-scores = Wyniki stron
ui-team-counts = Wynik drużyny: { $text }.
ui-won = zwycięstwo
ui-variant = Wariant
ui-variant-usual = Zwykła gra
ui-variant-closed = { $text }: nie dla { $n ->
    [one] { $n } gracza
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}.
ui-teams-order = Zaczyna miejsce 1, po stronie Przymierza. Wybierz stronę, a obaj gracze zamienią się miejscami.
ui-side-of = Strona na miejscu { $n }
ui-islands = Wyspy
ui-islands-lot = Losowo
ui-islands-chosen = Według nazwy
ui-islands-large = Duża wyspa
ui-islands-medium = Średnia wyspa
ui-islands-small = Mała wyspa
ui-islands-any = losowo
ui-islands-two-sides = { $first } i { $second } to dwie strony jednej planszy: na stole może leżeć tylko jedna.
ui-islands-twice = { $first } może leżeć na stole tylko raz.

## A replay told on the command line

replay-title = { $game } ({ $board }), { $date }: { $names }
replay-chance = los
replay-then = (potem { $what })
replay-opponent = rywal, którym nikt nie gra
replay-position = Pozycja po akcji { $n } (razem { $of })
replay-scores = Wynik końcowy: { $scores }; zwycięstwo: { $names }

## A hint

ui-advice = Podpowiedź
ui-advice-thinking = Szukanie najlepszych ruchów…
error-hint-over = Gra się skończyła, nie ma już czego podpowiadać.
error-hint-chance = Teraz decyduje los; podpowiedź jest dla tego, kto ma wybór.
error-hint-bot = Bot { $what } nie podpowiada; podpowiadają: { $known }.
error-hint-lost = Podpowiedź nie nadeszła; poproś jeszcze raz.

## A review

ui-review = Analiza
ui-review-asked = { $seat } odpowiada (tura: { $turn })
ui-review-log-retreat = { $other ->
    [none] { $seat } rozmieszcza wyparte żetony { $race_gen }
   *[other] { $seat } rozmieszcza wyparte żetony { $race_gen } (atakuje { $other })
}
error-review-early = Ta gra jeszcze trwa; analiza dotyczy gry zakończonej.

## The workshop

ui-workshop = Warsztat: własne rasy, mapy i karty
ui-make = Stwórz własne
ui-brought = Z warsztatu
ui-brought-shown = Własne elementy można wybrać od początku
ui-brought-leave = Zagraj bez tego: { $name }
error-craft-much = W pliku jest więcej, niż ktokolwiek by napisał.
error-craft-code = Plik odwołuje się do kodu programu ({ $what }); bierze się go tylko z pliku, który gospodarz poda w --content.
error-craft-unreadable = Nie można odczytać pliku: { $reason }.
error-craft-full = W warsztacie mieści się najwyżej { $most } twoich rzeczy; najpierw coś usuń.
error-craft-wrong = Tym jeszcze nie można grać; warsztat pokazuje, co jest nie tak.
error-craft-kind = Niczego takiego nie tworzy się do tej gry.
error-craft-unknown = Żadna tutejsza gra nie wie, co jest w tym pliku.
error-craft-gone = Nie ma tego w twoim warsztacie; może zostało usunięte.
