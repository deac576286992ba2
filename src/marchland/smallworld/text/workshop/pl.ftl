# What ready-made clauses say, and the form in which they are chosen, in Polish.

clause-earns-per = Za { $each } dostajesz o { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
} więcej.
clause-earns-beside = Za każdy twój region obok { $beside } dostajesz o { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
} więcej.
clause-earns = Co turę { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
} więcej.
clause-earns-first = Na koniec twojej pierwszej tury jednorazowo { $n ->
    [one] { $n } moneta.
    [few] { $n } monety.
    [many] { $n } monet.
   *[other] { $n } monety.
}
clause-earns-per-conquest = { $whom ->
    [players] Za każdy region odebrany w tej turze innemu graczowi
    [neutral] Za każdy region odebrany w tej turze niczyim żetonom
    [alliance] Za każdy region odebrany w tej turze rasie Przymierza
    [horde] Za każdy region odebrany w tej turze rasie Hordy
    [active] Za każdy region odebrany w tej turze aktywnej rasie innego gracza
    [declined] Za każdy region odebrany w tej turze rasie innego gracza na Wymarciu
    [all] Za każdy region podbity w tej turze, także pusty,
   *[anyone] Za każdy niepusty region podbity w tej turze
} dostajesz o { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
} więcej.
clause-cheaper = { $all }{ $whom ->
    [none] { "" }
    [players] { " " }z żetonami innego gracza
    [neutral] { " " }z niczyimi żetonami
    [alliance] { " " }zajmowane przez rasę Przymierza
    [horde] { " " }zajmowane przez rasę Hordy
    [active] { " " }zajmowane przez aktywną rasę innego gracza
    [declined] { " " }zajmowane przez rasę innego gracza na Wymarciu
   *[anyone] { " " }z jakimikolwiek żetonami
} kosztują o { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
} mniej.
clause-cheaper-beside = Region obok { $beside } w twoim posiadaniu kosztuje o { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
} mniej.
clause-dearer = { $all } kosztują cię o { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
} więcej.
clause-lands-on = Jako pierwszy region możesz podbić { $any }.
clause-reaches = Możesz podbić { $any }, blisko i daleko.
clause-inhabits = Możesz podbić i zajmować { $any }.
clause-links = { $all } sąsiadują ze sobą przy twoich podbojach.
clause-crosses = { $all } na innych wyspach podbijasz bez żetonu za przeprawę.
clause-recruits = Co turę przy przegrupowaniu { $n ->
    [one] dołącza { $n } żeton
    [few] dołączają { $n } żetony
    [many] dołącza { $n } żetonów
   *[other] dołącza { $n } żetonu
}.
clause-recruits-each = Za każdy niepusty podbity region przy przegrupowaniu { $n ->
    [one] dołącza { $n } żeton
    [few] dołączają { $n } żetony
    [many] dołącza { $n } żetonów
   *[other] dołącza { $n } żetonu
}.
clause-recruits-for = Za { $per ->
    [one] każdy { $per } niepusty podbity region
    [few] każde { $per } niepuste podbite regiony
    [many] każde { $per } niepustych podbitych regionów
   *[other] każde { $per } niepustego podbitego regionu
} przy przegrupowaniu { $n ->
    [one] dołącza { $n } żeton
    [few] dołączają { $n } żetony
    [many] dołącza { $n } żetonów
   *[other] dołącza { $n } żetonu
}.
clause-recruits-per = Za { $each } przy przegrupowaniu { $n ->
    [one] dołącza { $n } żeton
    [few] dołączają { $n } żetony
    [many] dołącza { $n } żetonów
   *[other] dołącza { $n } żetonu
}.
clause-spares = Gdy przeciwnik podbije twój region, nie tracisz żadnego żetonu.
clause-spares-all = Cokolwiek zrobi przeciwnik, nie tracisz żadnego żetonu.
clause-closes = { $all } w twoim posiadaniu są nie do zdobycia.
clause-leaves = Na Wymarciu w każdym regionie { $n ->
    [one] zostaje { $n } żeton.
    [few] zostają najwyżej { $n } żetony.
    [many] zostaje najwyżej { $n } żetonów.
   *[other] zostaje najwyżej { $n } żetonu.
}
clause-leaves-all = Na Wymarciu wszystkie twoje żetony zostają tam, gdzie stoją.
clause-toll = Kto chce odebrać ci { $any }, najpierw płaci ci { $n ->
    [one] { $n } monetę.
    [few] { $n } monety.
    [many] { $n } monet.
   *[other] { $n } monety.
}
clause-posts = Na koniec tury możesz spośród swoich regionów wybrać { $any } i postawić tam { $name_acc }.
clause-posts-moves = Na koniec tury możesz spośród swoich regionów wybrać { $any } i postawić tam { $name_acc }. To, co stało wcześniej, wraca do ciebie.
clause-builds = Gdy podbijesz { $any }, stawiasz tam { $name_acc }.
clause-builds-first = Gdy podbijesz { $any }, stawiasz tam { $name_acc }. { $n ->
    [one] Tylko raz.
    [few] Tylko pierwsze { $n } razy.
    [many] Tylko pierwszych { $n } razy.
   *[other] Tylko pierwsze { $n } raza.
}
clause-counted = { $whom ->
    [all] Liczą się też puste regiony.
    [players] Liczą się tylko regiony odebrane innym graczom.
    [active] Liczą się tylko regiony odebrane aktywnym rasom innych graczy.
    [declined] Liczą się tylko regiony odebrane rasom innych graczy na Wymarciu.
    [neutral] Liczą się tylko regiony odebrane niczyim żetonom.
    [alliance] Liczą się tylko regiony odebrane rasom Przymierza.
    [horde] Liczą się tylko regiony odebrane rasom Hordy.
   *[anyone] Puste regiony się nie liczą.
}
clause-counted-of = { $all }: tylko one się liczą.
clause-earns-per-piece = Każdy twój region, w którym jest { $name }: o { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
} więcej.
clause-tribute = Na koniec twojej tury każdy gracz, którego aktywna rasa sąsiaduje z twoją, płaci ci { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}.
clause-hoards = Za { $each } co turę odkładasz { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}. Wszystkie dostajesz, gdy ogłosisz Wymarcie.
clause-at-decline-coins = Gdy { $whose ->
    [own] twoja rasa wymiera
   *[others] rasa innego gracza wymiera
}, dostajesz { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}.
clause-at-decline-tokens = Gdy { $whose ->
    [own] twoja rasa wymiera
   *[others] rasa innego gracza wymiera
}, na twoją następną turę { $n ->
    [one] dołącza { $n } żeton
    [few] dołączają { $n } żetony
    [many] dołącza { $n } żetonów
   *[other] dołącza { $n } żetonu
}.
clause-cheaper-after = Za każdy podbity region następne kosztują cię w tej turze o { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
} mniej.
clause-cheaper-back = { $all }, które ci odebrano, kosztują cię o { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
} mniej.
clause-ignores-tokens = Żetony nie bronią regionu przed tobą.
clause-ignores-pieces = Umocnienia i inne elementy nie zwiększają dla ciebie kosztu regionu.
clause-ignores-mountains = Góry kosztują cię tyle co inne regiony.
clause-storms = Raz na turę jeden żeton zajmuje { $any } w zasięgu bez względu na obronę.
clause-storms-far = Raz na turę jeden żeton zajmuje { $any }, blisko lub daleko, bez względu na obronę.
clause-storms-gives = Tracisz przez to na zawsze { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}.
clause-storms-gathers = Za { $each } zbierasz co turę jedną siłę, a szturm zużywa ich { $n }.
clause-storms-leaves = W regionie pojawia się potem: { $name }.
clause-conquers-again = { $n ->
    [one] Po podbojach bierzesz wolne żetony na rękę i podbijasz jeszcze raz.
    [few] Po podbojach bierzesz wolne żetony na rękę i podbijasz od nowa, { $n } razy.
    [many] Po podbojach bierzesz wolne żetony na rękę i podbijasz od nowa, { $n } razy.
   *[other] Po podbojach bierzesz wolne żetony na rękę i podbijasz od nowa, { $n } raza.
}
clause-rolls-again = { $n ->
    [one] Po nieudanym Ostatnim Podboju rzucasz jeszcze raz.
    [few] Po nieudanym Ostatnim Podboju rzucasz od nowa, najwyżej { $n } razy.
    [many] Po nieudanym Ostatnim Podboju rzucasz od nowa, najwyżej { $n } razy.
   *[other] Po nieudanym Ostatnim Podboju rzucasz od nowa, najwyżej { $n } raza.
}
clause-reaches-beyond = Możesz podbić { $any } także za regionem, który z tobą sąsiaduje.
clause-hatches = Na początku tury: za każdy twój region, w którym jest { $name }, { $n ->
    [one] dołącza { $n } żeton
    [few] dołączają { $n } żetony
    [many] dołącza { $n } żetonów
   *[other] dołącza { $n } żetonu
}.
clause-lends = Za { $each } na początku tury pożyczasz na tę turę { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}.
clause-dwindles = Po każdym przegrupowaniu tracisz na zawsze { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
}.
clause-gives-up = { $all }: na początku tury porzucasz je wszystkie.
clause-spares-others = Żadna aktywna rasa nie traci żetonu, gdy odbierasz jej region.
clause-guards = { $all } w twoim posiadaniu kosztują innych o { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
} więcej.
clause-stands = W każdym regionie, także na Wymarciu, { $n ->
    [one] musi stać co najmniej { $n } żeton
    [few] muszą stać co najmniej { $n } żetony
    [many] musi stać co najmniej { $n } żetonów
   *[other] musi stać co najmniej { $n } żetonu
}.
clause-only-first = Działa to tylko w twojej pierwszej turze.
clause-only-later = Działa to od twojej drugiej tury.
clause-only-decline = Działa to tylko na Wymarciu.
clause-only-holding = { $all }: działa to tylko wtedy, gdy masz ich co najmniej { $n }.
clause-reserve = { $n ->
    [one] Co turę podbija z tobą { $n } dodatkowy żeton i po przegrupowaniu schodzi z mapy.
    [few] Co turę podbijają z tobą { $n } dodatkowe żetony i po przegrupowaniu schodzą z mapy.
    [many] Co turę podbija z tobą { $n } dodatkowych żetonów i po przegrupowaniu schodzi z mapy.
   *[other] Co turę podbija z tobą { $n } dodatkowego żetonu i po przegrupowaniu schodzi z mapy.
}
clause-in-decline = Wszystko to działa także na Wymarciu.
clause-free-in-decline = Na Wymarciu nie zajmuje miejsca: obok możesz mieć na Wymarciu jeszcze jedną rasę.
clause-marches-in-decline = Na Wymarciu podbija dalej.

craft-tokens = Żetony
craft-reserve = Dodatkowe żetony na podboje, co turę
craft-lender = Gra żetonami rasy
craft-lender-of = { $name } ({ $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
})
craft-lender-out = Ta rasa nie bierze wtedy udziału w grze.
craft-faction = Frakcja
craft-neutral = neutralna
craft-clauses = Co potrafi
craft-clause-new = Jeszcze jedna zdolność
craft-decline = Na Wymarciu
craft-in-decline = Zdolności działają dalej
craft-free-in-decline = Nie zajmuje miejsca: obok może być na Wymarciu jeszcze jedna
craft-marches-in-decline = Podbija dalej
craft-any = –

craft-only = Tylko pod warunkiem
craft-group-coins = Monety
craft-group-conquests = Podboje
craft-group-ways = Gdzie może podbijać
craft-group-tokens = Żetony
craft-group-holding = Utrzymanie regionów
craft-group-pieces = Elementy na mapie

craft-clause-earns-per = Monety za regiony danego rodzaju
craft-clause-earns-beside = Monety za regiony obok danego rodzaju
craft-clause-earns = Monety co turę
craft-clause-earns-first = Monety jednorazowo, na początku
craft-clause-earns-per-conquest = Monety za podboje
craft-clause-cheaper = Tańsze podboje
craft-clause-cheaper-beside = Taniej obok danego rodzaju
craft-clause-dearer = Droższe podboje
craft-clause-lands-on = Wchodzi na mapę w dowolnym regionie danego rodzaju
craft-clause-reaches = Podbija blisko i daleko
craft-clause-inhabits = Żyje na wodzie
craft-clause-links = Regiony danego rodzaju sąsiadują ze sobą
craft-clause-crosses = Przeprawia się między wyspami za darmo
craft-clause-recruits = Nowe żetony na stałe, co turę lub za podboje
craft-clause-recruits-per = Dołączają żetony za regiony danego rodzaju
craft-clause-spares = Nie traci żetonów
craft-clause-closes = Tam nie do zdobycia
craft-clause-leaves = Na Wymarciu zostaje więcej
craft-clause-toll = Atakujący płacą
craft-clause-earns-per-piece = Monety za regiony z elementem
craft-clause-tribute = Sąsiedzi płacą
craft-clause-hoards = Monety odkładane do Wymarcia
craft-clause-at-decline = Gdy jakaś rasa wymiera
craft-clause-cheaper-after = Każdy podbój czyni następny tańszym
craft-clause-cheaper-back = Taniej odzyskać
craft-clause-ignores = Część obrony się nie liczy
craft-clause-storms = Zajmuje region jednym żetonem
craft-clause-conquers-again = Podbija jeszcze raz
craft-clause-rolls-again = Rzuca od nowa
craft-clause-reaches-beyond = Sięga za sąsiedni region
craft-clause-hatches = Dołączają żetony za regiony z elementem
craft-clause-lends = Dodatkowe żetony tylko na jedną turę
craft-clause-dwindles = Żetony odchodzą
craft-clause-gives-up = Co turę porzuca regiony
craft-clause-guards = Drożej dla innych
craft-clause-stands = Stoi w większej liczbie
craft-clause-posts = Co turę stawia element
craft-clause-builds = Buduje tam, gdzie podbija

craft-field-earlier = Wcześniejsze
craft-field-kind = Regiony
craft-field-number = Ile
craft-field-coins = Monety
craft-field-from = Od kogo
craft-field-by = O ile żetonów
craft-field-per = Za ile podbitych
craft-field-tokens = Żetony
craft-field-spared = Chroni przed
craft-field-staying = Ile zostaje
craft-field-of = Regiony
craft-field-piece = Co
craft-field-on = Regiony
craft-field-ignored = Co
craft-field-where = Jak daleko
craft-field-whose = Czyja rasa
craft-field-brings = Co przynosi
craft-field-gives = Ile żetonów to kosztuje
craft-field-leaves = Zostawia tam
craft-field-gathers = Zbiera siłę z
craft-field-needs = Ile siły zużywa
craft-field-when = Kiedy
craft-field-holding = Dopóki masz
craft-field-least = Co najmniej
craft-field-first = Tylko pierwsze

craft-value-kind-land = ląd
craft-value-kind-water = morze lub jezioro
craft-value-kind-coast = wybrzeże
craft-value-kind-any = dowolny region
craft-value-kind-mine = kopalnia
craft-value-kind-magic = magia
craft-value-kind-cavern = jaskinia
craft-value-kind-entry = region wejścia
craft-value-kind-murloc = region rasy Murlocs
craft-value-from-anyone = kogokolwiek
craft-value-from-players = innych graczy
craft-value-from-neutral = niczyich żetonów
craft-value-from-alliance = Przymierza
craft-value-from-horde = Hordy
craft-value-spared-conquered = podbojem
craft-value-spared-all = wszystkim, co zrobi przeciwnik
craft-value-from-active = aktywnych ras innych graczy
craft-value-from-declined = ras innych graczy na Wymarciu
craft-value-spared-others = stratami tych, których podbijasz
craft-value-ignored-tokens = żetony
craft-value-ignored-pieces = umocnienia i inne elementy
craft-value-ignored-mountains = góry
craft-value-earlier-stays = zostają
craft-value-earlier-moves = wracają
craft-value-where-near = w zasięgu
craft-value-where-far = blisko i daleko
craft-value-whose-others = innego gracza
craft-value-whose-own = twoja
craft-value-brings-coins = monety
craft-value-brings-tokens = żetony
craft-value-when-first = w pierwszej turze
craft-value-when-later = od drugiej tury
craft-value-when-decline = na Wymarciu
craft-value-spoils-anyone = { craft-value-from-anyone }
craft-value-spoils-players = { craft-value-from-players }
craft-value-spoils-neutral = { craft-value-from-neutral }
craft-value-spoils-alliance = { craft-value-from-alliance }
craft-value-spoils-horde = { craft-value-from-horde }
craft-value-spoils-active = { craft-value-from-active }
craft-value-spoils-declined = ras innych graczy na Wymarciu
craft-value-spoils-all = kogokolwiek, także puste regiony
craft-value-staying-all = wszystkie

field-things = Plik ma od 1 do { $most } ras i zdolności.
field-tokens = Od { $fewest } do { $most }.
field-lender = Wybierz, czyje żetony pożycza.
field-supply = Potrzeba żetonów: { $n }, a pożyczyć można tylko { $most }. Weź mniej albo pożycz od innych.
field-range = Liczba całkowita od { $fewest } do { $most }.
field-number = Liczba całkowita od 1 do { $most }.
field-value = { $than } tu nie pasuje; możliwe: { $known }.
field-clause = { $than } nie jest znaną zdolnością.
field-once = To już tu jest; może być tylko raz.
field-clauses = Najwyżej { $most } zdolności.
field-no-factions = W tej grze nikt nie ma frakcji.
field-empty = Nie ma tu żadnej rasy ani zdolności.

kind-each-farmland = każde twoje pola
kind-each-fields = każde twoje pola
kind-each-forest = każdy twój las
kind-each-hill = każde twoje wzgórza
kind-each-mountain = każde twoje góry
kind-each-swamp = każde twoje bagna
kind-each-sea = każde twoje morze
kind-each-lake = każde twoje jezioro
kind-each-mine = każdą twoją kopalnię
kind-each-magic = każdy twój magiczny region
kind-each-cavern = każdą twoją jaskinię
kind-each-entry = każdy twój region wejścia
kind-each-murloc = każdy twój region rasy Murlocs
kind-each-land = każdy twój region lądowy
kind-each-water = każde twoje morze i jezioro
kind-each-coast = każdy twój region na wybrzeżu
kind-each-any = każdy twój region
kind-any-farmland = dowolne pola
kind-any-fields = dowolne pola
kind-any-forest = dowolny las
kind-any-hill = dowolne wzgórza
kind-any-mountain = dowolne góry
kind-any-swamp = dowolne bagna
kind-any-sea = dowolne morze
kind-any-lake = dowolne jezioro
kind-any-mine = dowolny region z kopalnią
kind-any-magic = dowolny magiczny region
kind-any-cavern = dowolny region z jaskinią
kind-any-entry = dowolny region wejścia
kind-any-murloc = dowolny region rasy Murlocs
kind-any-land = dowolny region lądowy
kind-any-water = dowolne morze lub jezioro
kind-any-coast = dowolny region na wybrzeżu
kind-any-any = dowolny region
kind-all-farmland = Pola
kind-all-fields = Pola
kind-all-forest = Lasy
kind-all-hill = Wzgórza
kind-all-mountain = Góry
kind-all-swamp = Bagna
kind-all-sea = Morza
kind-all-lake = Jeziora
kind-all-mine = Regiony z kopalnią
kind-all-magic = Magiczne regiony
kind-all-cavern = Regiony z jaskinią
kind-all-entry = Regiony wejścia
kind-all-murloc = Regiony rasy Murlocs
kind-all-land = Regiony lądowe
kind-all-water = Morza i jeziora
kind-all-coast = Regiony na wybrzeżu
kind-all-any = Wszystkie regiony
kind-beside-farmland = pól
kind-beside-fields = pól
kind-beside-forest = lasu
kind-beside-hill = wzgórz
kind-beside-mountain = gór
kind-beside-swamp = bagien
kind-beside-sea = morza
kind-beside-lake = jeziora
kind-beside-mine = kopalni
kind-beside-magic = magicznego regionu
kind-beside-cavern = jaskini
kind-beside-entry = regionu wejścia
kind-beside-murloc = regionu rasy Murlocs
kind-beside-land = lądu
kind-beside-water = morza lub jeziora
kind-beside-coast = wybrzeża
kind-beside-any = innego regionu

craft-board-new = Nowa mapa
craft-board-title = Tytuł
craft-board-rounds = Rundy
craft-board-size = Wielkość
craft-board-canvas = Rysunek mapy
craft-board-help = Wybierz region i przeciągaj jego rogi albo cały region. Z małych kropek między rogami powstają nowe; róg upuszczony na inny staje się tym innym. Z klawiatury: strzałki przesuwają róg, Delete go usuwa.
craft-board-undrawn = Ta mapa nie ma jeszcze rysunku: jej granice to lista sąsiadów. Można na niej grać tak, jak jest; gdy zostanie narysowana, możesz rysować dalej.
craft-board-undo = Cofnij
craft-board-redo = Ponów
craft-board-draw = Narysuj region
craft-board-draw-help = Klikaj od rogu do rogu, na końcu znów pierwszy. Istniejące rogi i granice przyciągają twoje.
craft-board-draw-done = Zamknij obrys
craft-board-graph = Pokaż, kto z kim graniczy
craft-board-region = Region nr { $n }
craft-board-regions = { $n ->
    [one] { $n } region
    [few] { $n } regiony
    [many] { $n } regionów
   *[other] { $n } regionu
}
craft-board-next = sąsiaduje: { $list }
craft-board-edge = krawędź
craft-board-shore = zewnętrzny brzeg
craft-board-terrain = Teren
craft-board-marks = Co jest tu nadrukowane
craft-board-site = litera wielkości
craft-board-name = Nazwa, jeśli ją ma
craft-board-split = Podziel
craft-board-add = Dodaj obok
craft-board-remove = Usuń
craft-board-join = Połącz z regionem
craft-board-choose = Wybierz…
craft-board-corner = Róg { $n }
craft-board-corner-new = Nowy róg
craft-board-corner-drop = Usuń ten róg
craft-board-cut = Przetnij stąd do rogu
craft-board-begin = Zacznij od nowa
craft-board-begin-from = Z czego
craft-board-begin-do = Rozłóż
craft-board-grid = siatka { $columns } × { $rows }
craft-list-begin = lista sąsiadów
craft-list-help = Podaj dla każdego regionu teren, numery regionów, z którymi graniczy, i to, czy leży na krawędzi mapy. Granice działają w obie strony: co wpiszesz przy jednym regionie, obowiązuje też przy drugim. Mapę narysuje potem program.
craft-list-help-island = Podaj dla każdego regionu teren, numery regionów, z którymi graniczy, i to, czy leży na zewnętrznym brzegu. Granice działają w obie strony: co wpiszesz przy jednym regionie, obowiązuje też przy drugim. Wyspę narysuje potem program.
craft-list-next = Graniczy z regionami
craft-list-edge = na krawędzi
craft-list-shore = na zewnętrznym brzegu
craft-list-more = Zaznacz sąsiadów, symbole i resztę
craft-list-add = Jeszcze jeden region
craft-list-draw = Narysuj mapę
craft-list-unknown = Na tej liście nie ma regionu { $what }.
craft-list-no-edge = Co najmniej jeden region musi sięgać na zewnątrz.
craft-list-apart = Region nr { $n } nie łączy się z resztą: mapa rozpada się na kawałki.
craft-list-around = Region nr { $n } otoczyłby cały region nr { $other }: ten musi graniczyć z jeszcze jednym regionem albo sięgać na zewnątrz.
craft-list-crossed = Wszystkich tych granic nie da się narysować na jednym arkuszu: niektóre musiałyby się przecinać.
craft-list-crossed-by = Wszystkich tych granic nie da się narysować na jednym arkuszu: bez granicy regionów nr { $n } i { $other } by się dało.
craft-list-crossed-edge = Wszystkich tych granic nie da się narysować na jednym arkuszu: gdyby region nr { $n } nie sięgał na zewnątrz, dałoby się.
craft-board-photo = Rysuj na zdjęciu
craft-board-photo-note = Zdjęcie zostaje w tej przeglądarce; nikt inny go nie dostanie.
craft-board-photo-choose = Wybierz zdjęcie
craft-board-photo-size = Wielkość zdjęcia
craft-board-photo-away = Usuń zdjęcie
craft-board-photo-large = To zdjęcie ma ponad { $most } MB; weź mniejsze.
craft-board-photo-kind = Tego zdjęcia nie da się pokazać; weź plik PNG, JPEG albo WebP.
craft-board-preview = Zobacz, jak będzie leżeć na stole
craft-board-preview-wait = Trwa rysowanie…
craft-board-no-preview = Tym razem nie udało się narysować; spróbuj ponownie.
craft-board-counts = Ile jest czego: u ciebie i na mapie z pudełka
craft-board-counts-own = twoja
craft-board-counts-box = pudełko
craft-board-counts-all = regiony
craft-board-no-split = Tędy nie da się przeciąć; wybierz dwa rogi, między którymi nic nie stoi.
craft-board-no-join = Tych dwóch nie da się połączyć: razem otoczyłyby inny region.
craft-board-no-room = Obok nie ma miejsca; najpierw odsuń inne regiony.
craft-board-no-drop = W tym rogu spotykają się trzy granice albo zostałoby za mało rogów; róg zostaje.
craft-board-no-drawn = Z tych rogów nie powstanie region; potrzeba trzech, które nie leżą na jednej prostej.

field-board-room = Nie ma tu miejsca na żetony; poszerz region.
field-board-twice = Każdy symbol jest w regionie tylko raz.
field-board-dry = Na wodzie nic nie jest nadrukowane.
field-board-tribes = W pudełku jest { $most } żetonów dla tych, którzy stoją tu na początku; mapa wymaga { $n }.
field-board-no-entry = Żadna rasa tu nie wejdzie: ani przy krawędzi, ani przy morzu na krawędzi nie ma lądu.
field-board-site = Literę wielkości ma jeden region, a nie { $n }.
field-board-inland = Region wejścia leży na zewnętrznym brzegu.
field-board-beyond = Lądem żadna rasa tu nie dotrze: dookoła jest woda.
field-board-no-landing = Nikt tu nie wyląduje; rasy przychodzą z innych wysp.
