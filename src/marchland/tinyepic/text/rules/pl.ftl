# Zasady Tiny Epic Kingdoms w skrócie, po polsku.

ui-rules-screen-2 = Wojna, punkty, koniec
rules-goal = Cel gry
rules-goal-text = Zbuduj jak najlepsze królestwo na kilku kartach krain. Punkty dają figurki, wieża, magia i stolice, a twój lud ma też własne. Wygrywa ten, kto na koniec ma ich najwięcej.
rules-turn = Tura
rules-turn-text = Gracz, którego jest tura, kładzie tarczę na jednej z sześciu akcji i wykonuje ją albo nie robi nic. Potem każdy kolejny gracz wykonuje tę samą akcję albo zbiera zasoby. Gdy leży pięć tarcz, schodzą z karty i wszystkie sześć akcji jest znów wolnych.
rules-actions = Sześć akcji
rules-actions-text = Patrol: figurka przechodzi do sąsiedniego regionu. Wyprawa: z regionu na krawędzi jednej krainy do regionu na krawędzi innej. Budowa: ruda za wieżę. Badania: mana za magię. Ekspansja: żywność za nową figurkę przy twojej. Handel: dowolna liczba jednego zasobu za tyle samo innego.
rules-collect = Zbieranie zasobów
rules-collect-text = Każdy region, w którym stoi twoja figurka, daje jedną sztukę: las manę, góry rudę, równina żywność, stolica nic. Żadnego zasobu nie można mieć więcej niż dziewięć.
rules-regions = Regiony
rules-regions-text = W regionie mieszczą się dwie figurki; przez wodę i urwiska nikt nie przechodzi. W ruinach figurka od razu się kładzie. Leżąc tam, zbiera wybrany przez ciebie zasób, ale na koniec figurki w ruinach się nie liczą.
rules-tracks = Magia, wieża, figurki
rules-tracks-text = Następny poziom magii kosztuje tyle many, ile wynosi jego numer, i daje zdolność twojego ludu. Za wieżę płaci się tak samo rudą. Nowa figurka kosztuje tyle żywności, ile figurek wtedy masz.
rules-war = Wojna
rules-war-text = Kto wchodzi do cudzego regionu, zaczyna wojnę. Obie strony potajemnie wybierają liczbę albo białą flagę. Wyższa liczba wygrywa, remis jest dla obrońcy, a kto pokazał liczbę, płaci za nią: mana liczy się za dwa, ruda za jeden. Dwie flagi to sojusz i obie figurki zostają; w grze dwuosobowej wygrywa wtedy obrońca i nikt nie płaci.
rules-retreat = Przegrany
rules-retreat-text = Pokonana figurka może wycofać się do sąsiedniego regionu, w którym nie ma nikogo obcego, za tyle żywności, ile figurek ma jej królestwo. Inaczej wraca do zapasu. Kto nie ma już figurek, gra dalej: Ekspansja za jedną żywność stawia mu wtedy figurkę w pustym regionie krainy macierzystej.
rules-end = Koniec gry
rules-end-text = Koniec wywołuje siódma figurka, szósty poziom wieży, piąty poziom magii albo trzeci bohater na emeryturze. Gra kończy się, gdy tarcze miałyby następnym razem zejść z karty.
rules-score = Punkty
rules-score-text = Punkt za każdą figurkę i za każdy poziom magii; wieża daje 1, 2, 3, 4, 6 albo 8. Stolica daje dwa punkty temu, kto jest w niej sam, w sojuszu po jednym każdemu. Piąty poziom ludu liczy się po swojemu. W grze dwuosobowej punkt daje też każdy region Zaginionego Królestwa, w którym stoisz, i każda pokonana neutralna figurka.
rules-heroes = Bohaterowie
rules-heroes-text = Z dodatkiem Zew Bohaterów jedna figurka jest bohaterem i ma kartę. Awansuje dzięki wygranej wojnie albo akcji, jeśli zamiast ją wykonać, zapłacisz za awans, jak mówi karta. Na trzecim poziomie przechodzi na emeryturę: trzy punkty, a jego miejsce zajmuje figurka.
rules-forts = Twierdze
rules-forts-text = Z dodatkiem Zew Bohaterów każdy poziom wieży stawia twierdzę przy twojej figurce. Broni się nawet sama i w wojnie płacisz o jeden mniej. Kto przegra przy niej wojnę, traci twierdzę i poziom. Poza krainą macierzystą twierdza to punkt.
rules-north = Srebrne skały i tundra
rules-north-text = Srebro zastępuje żywność, manę i rudę, ale nie w wojnie i nie w Handlu. Tundra daje wybrany zasób, mieści jedną figurkę i nie ma w niej wojen. Gdy ktoś wybierze Patrol albo Wyprawę, ta figurka musi stamtąd wyjść.
rules-pair = Dwoje graczy
rules-pair-text = Między dwoma graczami leży Zaginione Królestwo, do którego prowadzą Wyprawy. Neutralną figurkę pokonuje się tam maną i rudą: płacisz tyle, ile neutralnych figurek zostało na mapie, a mana liczy się za dwa. Na koniec pokonana figurka jest warta punkt, tak jak każdy tamtejszy region, w którym stoisz. Sojuszy nie ma: przy dwóch flagach wygrywa obrońca.
rules-alone = Jeden gracz
rules-alone-text = Grasz przeciw rywalowi, którego prowadzi kompas: po tobie wykonuje tę samą akcję, potem rzuca na własną, a regiony wybiera wskazówka. Nową figurkę stawia w pustym regionie obok którejś ze swoich. W wojnie pokazuje za dnia dwa razy tyle, ile masz figurek, nocą tylko tyle, ile ich masz: zapłać tyle samo, a wygrasz, albo się poddaj.

ui-rules-rise-war = Wojną wygraną z bohaterem.
ui-rules-rise-research = Akcją Badania, koszt w manie { $n }.
ui-rules-rise-expand = Akcją Ekspansja, koszt w żywności { $n }.
ui-rules-rise-build = Akcją Budowa, koszt w rudzie { $n }.
