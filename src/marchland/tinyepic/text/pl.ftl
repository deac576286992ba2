# Tiny Epic Kingdoms in Polish.

## Factions

faction-centaurs = Centaury
faction-constructs = Konstrukty
faction-dark_elves = Mroczne Elfy
faction-dwarves = Krasnoludy
faction-elves = Elfy
faction-goblins = Gobliny
faction-halflings = Niziołki
faction-humans = Ludzie
faction-lizardfolk = Jaszczuroludzie
faction-merfolk = Wodny Lud
faction-order = Zakon
faction-orcs = Orkowie
faction-shapeshifters = Zmiennokształtni
faction-trolls = Trolle
faction-undead = Nieumarli
faction-valkyries = Walkirie
faction-birdfolk = Ptakoludzie
faction-frostwraiths = Mroźne Upiory
faction-lionfolk = Lwoludzie
faction-draconians = Drakonidzi
faction-boarfolk = Dzikoludzie
faction-death_knights = Rycerze Śmierci
faction-gnomes = Gnomy
faction-ice_giants = Lodowi Olbrzymi
faction-yetis = Yeti
faction-imps = Chochliki
faction-werebears = Niedźwiedziołaki
faction-minotaurs = Minotaury
faction-pirates = Piraci

## What each level of a faction does

faction-centaurs-1 = Podczas Patrolu twoja figurka może zrobić drugi krok, lecz nie po wojnie ani po położeniu.
faction-centaurs-2 = Gdy zbierasz zasoby figurką na równinie, zyskujesz dodatkowo 1 żywność.
faction-centaurs-3 = Na równinach płacisz o 1 mniej za liczbę bojową.
faction-centaurs-4 = Na Wyprawę możesz wyruszyć z dowolnego regionu, nie tylko z regionu na krawędzi.
faction-centaurs-5 = Na koniec 1 punkt zwycięstwa za każdą równinę, na której masz figurkę, najwyżej 3.
faction-constructs-1 = Budowa kosztuje cię o 1 rudę mniej, lecz nie mniej niż 1.
faction-constructs-2 = Podczas Ekspansji możesz do 2 żywności zapłacić rudą.
faction-constructs-3 = Jako obrońca płacisz o 1 mniej za liczbę bojową.
faction-constructs-4 = Za każdym razem, gdy budujesz poziom wieży, zyskujesz 2 many.
faction-constructs-5 = Na koniec 1 punkt zwycięstwa za każde 2 poziomy wieży, najwyżej 3.
faction-dark_elves-1 = W lasach płacisz o 1 mniej za liczbę bojową.
faction-dark_elves-2 = Gdy zbierasz zasoby figurką w lesie, zyskujesz dodatkowo 1 manę.
faction-dark_elves-3 = Gdy wygrasz wojnę, przegrany traci 1 zasób według własnego wyboru.
faction-dark_elves-4 = Podczas Patrolu wszystkie lasy jednej krainy sąsiadują ze sobą.
faction-dark_elves-5 = Na koniec 1 punkt zwycięstwa za każdy las, w którym masz figurkę, najwyżej 3.
faction-dwarves-1 = Jeśli ktoś inny buduje poziom wieży, na którym stoisz ty, płaci za niego o 1 rudę więcej.
faction-dwarves-2 = Gdy Patrolem lub Wyprawą wchodzisz w góry, zyskujesz 1 rudę.
faction-dwarves-3 = Budowa kosztuje cię o 1 rudę mniej.
faction-dwarves-4 = Gdy wykonywany jest Handel, możesz zamiast niego wykonać Budowę.
faction-dwarves-5 = Na koniec 1 punkt zwycięstwa, jeśli nikt nie ma wyższej wieży niż ty; remis się liczy.
faction-elves-1 = W jednym Handlu możesz zamienić na manę i rudę, i żywność.
faction-elves-2 = Liczba bojowa, którą płacisz samą maną, liczy się jako o 1 wyższa. Mówisz to, gdy ją wybierasz.
faction-elves-3 = W każdej płatności mana może zastąpić dowolny inny zasób.
faction-elves-4 = W wojnie przeciw tobie mana drugiej strony jest warta 1 zamiast 2; twoja nadal 2.
faction-elves-5 = Na koniec 1 punkt zwycięstwa za każdego gracza, który ma mniej many niż ty.
faction-goblins-1 = Podczas Patrolu możesz ruszyć dwie figurki.
faction-goblins-2 = Ekspansja kosztuje cię o 1 żywność mniej, lecz nie mniej niż 1.
faction-goblins-3 = Gdy osiągniesz ten poziom, zyskujesz 3 żywności.
faction-goblins-4 = Podczas Ekspansji możesz umieścić nową figurkę w pustym regionie obok swojej figurki.
faction-goblins-5 = Na koniec 2 punkty zwycięstwa, jeśli masz w grze więcej figurek niż każdy rywal.
faction-halflings-1 = Podczas Handlu zyskujesz o 1 więcej tego zasobu, który bierzesz.
faction-halflings-2 = Gdy zbierasz zasoby figurką na równinie, zyskujesz dodatkowo 1 żywność.
faction-halflings-3 = W wojnie możesz płacić także żywnością: każde 2 żywności są warte 1.
faction-halflings-4 = Odwrót kosztuje cię o 2 żywności mniej.
faction-halflings-5 = Na koniec 1 punkt zwycięstwa za każde 3 żywności, które ci zostaną, najwyżej 3.
faction-humans-1 = Gdy wykonywane są Badania, możesz zamiast nich wykonać Handel.
faction-humans-2 = Podczas Handlu zyskujesz o 1 więcej tego zasobu, który bierzesz.
faction-humans-3 = Liczba bojowa, którą płacisz jednym rodzajem zasobu, liczy się jako o 2 wyższa. Mówisz to, gdy ją wybierasz.
faction-humans-4 = Gdy zbierasz zasoby figurką w regionie nad wodą, zyskujesz dodatkowo 1 żywność.
faction-humans-5 = Na koniec 1 punkt zwycięstwa za każdy zasób, którego masz co najmniej 4.
faction-lizardfolk-1 = Podczas Patrolu możesz przejść do dowolnego regionu tej samej krainy.
faction-lizardfolk-2 = Zamiast Patrolu możesz zawsze wykonać Wyprawę i na odwrót.
faction-lizardfolk-3 = Podczas Wyprawy zyskujesz 1 z tego, co daje region, do którego wchodzisz.
faction-lizardfolk-4 = Podczas Wyprawy zamiast ruchu możesz zamienić swoją stojącą figurkę z figurką rywala w innej krainie, jeśli w obu regionach nie ma nic innego.
faction-lizardfolk-5 = Na koniec 1 punkt zwycięstwa za każdą krainę poza macierzystą, w której masz figurkę.
faction-merfolk-1 = Podczas Patrolu regiony nad tą samą wodą sąsiadują ze sobą.
faction-merfolk-2 = Gdy zbierasz zasoby figurką w regionie nad wodą, zyskujesz dodatkowo 1 manę.
faction-merfolk-3 = W regionach nad wodą płacisz o 1 mniej za liczbę bojową.
faction-merfolk-4 = Gdy Wyprawą wchodzisz do regionu nad wodą, zyskujesz 2 żywności.
faction-merfolk-5 = Na koniec 1 punkt zwycięstwa za każdy zajęty region nad wodą, najwyżej 3.
faction-order-1 = Badania kosztują cię o 1 manę mniej, lecz nie mniej niż 1.
faction-order-2 = Gdy osiągniesz ten poziom, zyskujesz 2 dowolne zasoby.
faction-order-3 = Gdy rywal podnosi poziom magii, zyskujesz 1 manę.
faction-order-4 = Gdy jesteś aktywnym graczem, po wykonaniu swojej akcji zyskujesz 1 dowolny zasób.
faction-order-5 = Na koniec 1 punkt zwycięstwa za każdego rywala o niższym poziomie magii niż twój, najwyżej 3.
faction-orcs-1 = Jako atakujący płacisz o 1 mniej za liczbę bojową.
faction-orcs-2 = Gdy wygrasz wojnę, zyskujesz 1 rudę.
faction-orcs-3 = Gdy wygrasz wojnę, odwrót kosztuje przegranego o 2 żywności więcej.
faction-orcs-4 = Po ujawnieniu liczb bojowych możesz podnieść swoją o 1 i za to zapłacić, nawet ponad 11.
faction-orcs-5 = Na koniec 2 punkty zwycięstwa, jeśli nikt inny nie zajmuje regionu twojej krainy macierzystej.
faction-shapeshifters-1 = Gdy osiągniesz ten poziom, wylosuj dwa ludy spoza gry i wybierz jeden: jego poziom 1 działa też dla ciebie.
faction-shapeshifters-2 = Gdy osiągniesz ten poziom, wylosuj dwa ludy spoza gry i wybierz jeden: jego poziom 2 działa też dla ciebie.
faction-shapeshifters-3 = Podczas Patrolu regiony przy tych samych urwiskach sąsiadują ze sobą.
faction-shapeshifters-4 = Gdy osiągniesz ten poziom, wylosuj dwa ludy spoza gry i wybierz jeden: jego poziom 4 działa też dla ciebie.
faction-shapeshifters-5 = Na koniec 1 punkt zwycięstwa za każdy zajęty region przy urwiskach, najwyżej 3.
faction-trolls-1 = Jako obrońca płacisz o 1 mniej za liczbę bojową.
faction-trolls-2 = Gdy osiągniesz ten poziom, zyskujesz 3 rudy.
faction-trolls-3 = Gdy po przegranej wojnie twoja figurka miałaby zejść z gry, możesz za 2 żywności umieścić ją w regionie krainy macierzystej, w którym nie ma figurki ani cudzej twierdzy.
faction-trolls-4 = Jako obrońca płacisz o 2 mniej za liczbę bojową. Zastępuje poziom 1.
faction-trolls-5 = Na koniec 1 punkt zwycięstwa za każde 2 zajęte regiony twojej krainy macierzystej, najwyżej 2.
faction-undead-1 = Gdy w wygranej przez ciebie wojnie figurka rywala schodzi z gry, zyskujesz 2 many.
faction-undead-2 = Gdy po przegranej wojnie twoja figurka miałaby zejść z gry, możesz za 1 manę umieścić ją przy pojedynczej swojej figurce, gdzie nikt inny nie stoi.
faction-undead-3 = Podczas Ekspansji możesz do 3 żywności zapłacić maną.
faction-undead-4 = Gdy w wygranej przez ciebie wojnie figurka rywala schodzi z gry, możesz w tym regionie umieścić figurkę ze swojego zapasu.
faction-undead-5 = Na koniec 1 punkt zwycięstwa za każdą krainę, w której figurkę masz i ty, i rywal, najwyżej 3.
faction-valkyries-1 = Gdy wygrasz wojnę, zyskujesz 1 manę.
faction-valkyries-2 = Odwrót kosztuje cię o 1 żywność mniej.
faction-valkyries-3 = Poza swoją krainą macierzystą płacisz o 1 mniej za liczbę bojową.
faction-valkyries-4 = Na Wyprawę możesz wyruszyć z dowolnego regionu, nie tylko z regionu na krawędzi.
faction-valkyries-5 = Na koniec 1 punkt zwycięstwa za każdą wojnę wygraną z innym graczem, najwyżej 3.
faction-birdfolk-1 = Podczas Wyprawy możesz ruszyć dwie figurki.
faction-birdfolk-2 = Odwrót kosztuje cię o 1 żywność mniej.
faction-birdfolk-3 = Możesz wycofać się na urwiska. Nie dają zasobów, wchodzi się na nie tylko odwrotem i nie stawia się na nich twierdz.
faction-birdfolk-4 = Odwrót kosztuje cię o 2 żywności mniej. Zastępuje poziom 2.
faction-birdfolk-5 = Na koniec 1 punkt zwycięstwa za każdą twoją figurkę na urwiskach, najwyżej 3.
faction-frostwraiths-1 = Możesz wycofać się na wodę. Nie daje zasobów, wchodzi się na nią tylko odwrotem i nie stawia się na niej twierdz.
faction-frostwraiths-2 = Gdy osiągniesz ten poziom, każdy rywal traci 2 zasoby według własnego wyboru.
faction-frostwraiths-3 = Budowa kosztuje cię o 1 rudę mniej w regionie nad wodą, w którym masz figurkę.
faction-frostwraiths-4 = Gdy osiągniesz ten poziom, wybrany przez ciebie rywal traci jeden poziom magii.
faction-frostwraiths-5 = Na koniec 1 punkt zwycięstwa za każdą twoją figurkę na wodzie, najwyżej 3.
faction-lionfolk-1 = Gdy osiągniesz ten poziom, zyskujesz 2 żywności.
faction-lionfolk-2 = Gdy tarcze schodzą z karty akcji, a masz w grze więcej figurek niż każdy rywal, zyskujesz 1 dowolny zasób.
faction-lionfolk-3 = Gdy osiągniesz ten poziom, zyskujesz 4 żywności.
faction-lionfolk-4 = Ekspansja kosztuje cię o 2 żywności mniej, lecz nie mniej niż 1.
faction-lionfolk-5 = Na koniec 1 punkt zwycięstwa za każdego rywala, który ma w grze mniej figurek niż ty, najwyżej 3.
faction-draconians-1 = Jako atakujący w wojnie, którą zaczęła Wyprawa, płacisz o 1 mniej za liczbę bojową.
faction-draconians-2 = Podczas Wyprawy, jeśli nie zacznie się wojna, zyskujesz 1 rudę.
faction-draconians-3 = Gdy przegrasz wojnę, zwycięzca traci 1 zasób według własnego wyboru.
faction-draconians-4 = Wyprawą możesz wejść do dowolnego regionu innej krainy, nie tylko na krawędzi.
faction-draconians-5 = Na koniec 2 punkty zwycięstwa, jeśli wszystkie twoje figurki są w regionach na krawędzi.
faction-boarfolk-1 = Gdy Patrolem wchodzisz na równinę, zyskujesz 1 żywność.
faction-boarfolk-2 = Gdy tarcze schodzą z karty akcji, zyskujesz 1 żywność.
faction-boarfolk-3 = W wojnie możesz płacić żywnością: 2 żywności liczą się jak 3.
faction-boarfolk-4 = Gdy przegrasz wojnę o 3 lub więcej, a obie strony pokazały liczbę, od razu zbierasz zasoby ze wszystkich regionów, które zajmujesz.
faction-boarfolk-5 = Na koniec 3 punkty zwycięstwa, jeśli nie masz żadnego zasobu.
faction-death_knights-1 = Przeciw rywalowi o wyższym poziomie magii niż twój płacisz o 1 mniej za liczbę bojową.
faction-death_knights-2 = Gdy wygrasz wojnę, zyskujesz 1 manę.
faction-death_knights-3 = Gdy osiągniesz ten poziom, wybrany przez ciebie rywal traci 2 zasoby według własnego wyboru.
faction-death_knights-4 = Jako atakujący poza swoją krainą macierzystą płacisz o 2 mniej za liczbę bojową.
faction-death_knights-5 = Na koniec 1 punkt zwycięstwa za każdy zajęty region krainy macierzystej rywala, najwyżej 3.
faction-gnomes-1 = Gdy wykonywany jest Patrol, możesz zamiast niego wykonać Budowę.
faction-gnomes-2 = Gdy atakujesz innego gracza, możesz zażądać, by obie strony płaciły tylko rudą.
faction-gnomes-3 = Gdy osiągniesz ten poziom, zyskujesz 3 rudy.
faction-gnomes-4 = Za każdym razem, gdy budujesz poziom wieży, zyskujesz 1 dowolny zasób.
faction-gnomes-5 = Na koniec 1 punkt zwycięstwa za każde 2 poziomy wieży, najwyżej 3.
faction-ice_giants-1 = Po zebraniu zasobów możesz położyć jedną stojącą figurkę w górach lub na srebrnych skałach i zyskać dodatkowo 2 rudy.
faction-ice_giants-2 = Gdy twoja walcząca figurka leży, płacisz o 1 mniej za liczbę bojową.
faction-ice_giants-3 = Podczas Patrolu możesz dodatkowo postawić dowolnie wiele swoich figurek.
faction-ice_giants-4 = Gdy twoja walcząca figurka leży, płacisz o 2 mniej za liczbę bojową. Zastępuje poziom 2.
faction-ice_giants-5 = Na koniec 1 punkt zwycięstwa za każdą twoją leżącą figurkę poza ruinami, najwyżej 3.
faction-yetis-1 = Zanim w wojnie wybierze się liczby, możesz położyć swoją stojącą figurkę i zapłacić o 1 mniej.
faction-yetis-2 = Twoje leżące figurki w górach, w tundrze i na srebrnych skałach zbierają zasoby, jakby stały.
faction-yetis-3 = Podczas Patrolu możesz dodatkowo postawić dowolnie wiele swoich figurek.
faction-yetis-4 = Zanim w wojnie wybierze się liczby, możesz położyć swoją stojącą figurkę i zapłacić o 2 mniej. Zastępuje poziom 1.
faction-yetis-5 = Na koniec 1 punkt zwycięstwa za każdy zajęty region gór, tundry lub srebrnych skał poza krainą macierzystą, najwyżej 3.
faction-imps-1 = Podczas Patrolu regiony przy tych samych urwiskach sąsiadują ze sobą.
faction-imps-2 = Gdy osiągniesz ten poziom, każdy rywal traci 1 zasób według własnego wyboru.
faction-imps-3 = Możesz wycofać się na urwiska. Nie dają zasobów i wchodzi się na nie tylko odwrotem.
faction-imps-4 = Gdy przegrasz wojnę, zwycięzca traci 2 zasoby według twojego wyboru.
faction-imps-5 = Na koniec 1 punkt zwycięstwa za każdą twoją figurkę na urwiskach lub przy urwiskach, najwyżej 3.
faction-werebears-1 = W regionach przy urwiskach płacisz o 1 mniej za liczbę bojową.
faction-werebears-2 = Gdy zbierasz zasoby figurką w regionie przy urwiskach, zyskujesz dodatkowo 1 żywność.
faction-werebears-3 = Gdy wygrasz wojnę, zyskujesz 2 żywności.
faction-werebears-4 = W regionach przy urwiskach płacisz o 2 mniej za liczbę bojową. Zastępuje poziom 1.
faction-werebears-5 = Na koniec 1 punkt zwycięstwa za każdy zajęty region przy urwiskach, najwyżej 3.
faction-minotaurs-1 = Podczas Budowy możesz postawić twierdzę w pustym regionie obok swojej figurki.
faction-minotaurs-2 = Gdy bronisz się stojącą twierdzą, możesz przed wyborem liczb zdecydować, że po wojnie ją położysz: zniżka wynosi wtedy 2 zamiast 1.
faction-minotaurs-3 = Gdy zbierasz zasoby, możesz położyć jedną stojącą twierdzę i zyskać 2 rudy.
faction-minotaurs-4 = Budowa kosztuje cię o 2 rudy mniej, lecz nie mniej niż 1.
faction-minotaurs-5 = Na koniec 1 punkt zwycięstwa za każdą twoją stojącą twierdzę poza krainą macierzystą, ponad zwykły punkt, najwyżej 3.
faction-pirates-1 = Gdy wygrasz wojnę w regionie nad wodą, zabierasz przegranemu 1 zasób, który on wybiera.
faction-pirates-2 = W twoich Wyprawach regiony nad wodą liczą się jako regiony na krawędzi, na początku i u celu.
faction-pirates-3 = Gdy osiągniesz ten poziom, zabierasz jednemu rywalowi 2 dowolne zasoby.
faction-pirates-4 = Gdy zbierasz zasoby figurką w regionie nad wodą, zyskujesz dodatkowo 1 dowolny zasób.
faction-pirates-5 = Na koniec 1 punkt zwycięstwa za każdą krainę poza macierzystą, w której zajmujesz region nad wodą, najwyżej 3.

## Heroes

hero-baron = Baron
hero-queen = Królowa
hero-wizard = Czarodziej
hero-knight = Rycerz
hero-ranger = Tropiciel
hero-paladin = Paladyn
hero-druid = Druid
hero-alchemist = Alchemik
hero-smith = Kowal
hero-bard = Bard
hero-spy = Szpieg
hero-merchant = Kupiec
hero-explorer = Odkrywca
hero-berserker = Berserk
hero-captain = Kapitan
hero-oracle = Wyrocznia
hero-engineer = Budowniczy
hero-prospector = Poszukiwacz
hero-warlord = Wódz
hero-herbalist = Zielarz
hero-shepherd = Pasterz
hero-duelist = Szermierz
hero-envoy = Poseł
hero-warden = Strażnik
hero-scholar = Uczony

## What each level of a hero does

hero-baron-1 = Twoje figurki w regionach sąsiadujących z bohaterem płacą o 1 mniej za liczbę bojową.
hero-baron-2 = Gdy zbierasz zasoby z regionu bohatera, dostajesz 2 jednostki jego zasobu.
hero-baron-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-queen-1 = Kto pokona bohatera w wojnie, po wojnie traci całą żywność.
hero-queen-2 = Gdy z bohaterem przegrasz wojnę o najwyżej 2, nie płacisz za swoją liczbę bojową.
hero-queen-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-wizard-1 = Gdy tarcze schodzą z karty akcji, zyskujesz 1 manę.
hero-wizard-2 = Gdy tarcze schodzą z karty akcji, a bohater jest w lesie, zyskujesz jeszcze 1 manę.
hero-wizard-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-knight-1 = Gdy walczy bohater, płacisz o 1 mniej za liczbę bojową.
hero-knight-2 = Gdy walczy bohater, płacisz o 2 mniej za liczbę bojową. Zastępuje poziom 1.
hero-knight-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-ranger-1 = Podczas Patrolu bohater może zrobić drugi krok, lecz nie po wojnie ani po położeniu.
hero-ranger-2 = Bohater może wyruszyć na Wyprawę z dowolnego regionu do dowolnego, nie tylko na krawędzi.
hero-ranger-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-paladin-1 = Gdy bohater się broni, płacisz o 1 mniej za liczbę bojową.
hero-paladin-2 = Twoje inne figurki w regionach sąsiadujących z bohaterem płacą o 1 mniej za liczbę bojową, gdy się bronią.
hero-paladin-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-druid-1 = Gdy zbierasz zasoby z regionu bohatera, a jest to las lub równina, dostajesz 2 jednostki jego zasobu.
hero-druid-2 = Bohater wycofuje się za darmo.
hero-druid-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-alchemist-1 = Gdy zbierasz zasoby, możesz zamienić 1 swoją rudę na manę lub 1 swoją manę na rudę.
hero-alchemist-2 = Badania kosztują cię o 1 manę mniej, lecz nie mniej niż 1.
hero-alchemist-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-smith-1 = Budowa kosztuje cię o 1 rudę mniej, gdy bohater jest w górach, lecz nie mniej niż 1.
hero-smith-2 = Gdy zbierasz zasoby z regionu bohatera, a są to góry, dostajesz 2 jednostki jego zasobu.
hero-smith-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-bard-1 = Ekspansja kosztuje cię o 1 żywność mniej, gdy nowa figurka dołącza do bohatera, lecz nie mniej niż 1.
hero-bard-2 = Ekspansja kosztuje cię o 2 żywności mniej, gdy nowa figurka dołącza do bohatera, lecz nie mniej niż 1. Zastępuje poziom 1.
hero-bard-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-spy-1 = Gdy bohater Patrolem lub Wyprawą bez wojny wchodzi do regionu krainy macierzystej rywala, ten rywal traci 1 zasób według własnego wyboru.
hero-spy-2 = Zyskujesz zasób, który rywal traci przez bohatera.
hero-spy-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-merchant-1 = Podczas Handlu, gdy bohater jest poza twoją krainą macierzystą, zyskujesz o 1 więcej tego zasobu, który bierzesz.
hero-merchant-2 = Podczas Handlu możesz dokonać dwóch wymian, jednej po drugiej.
hero-merchant-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-explorer-1 = Gdy bohater rusza na Wyprawę, zyskujesz 1 z tego, co daje region, do którego wchodzi.
hero-explorer-2 = Gdy bohater rusza na Wyprawę, zyskujesz 2 z tego, co daje region, do którego wchodzi. Zastępuje poziom 1.
hero-explorer-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-berserker-1 = Gdy bohater atakuje, płacisz o 1 mniej za liczbę bojową.
hero-berserker-2 = Gdy bohater atakuje, płacisz o 2 mniej za liczbę bojową. Zastępuje poziom 1.
hero-berserker-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-captain-1 = Gdy bohater rusza na Wyprawę, może ruszyć także jedna twoja figurka z tego samego lub sąsiedniego regionu.
hero-captain-2 = Gdy wojnę zaczęła Wyprawa bohatera, płacisz o 1 mniej za liczbę bojową.
hero-captain-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-oracle-1 = Gdy tarcze schodzą z karty akcji, a bohater jest poza twoją krainą macierzystą, zyskujesz 1 dowolny zasób.
hero-oracle-2 = Badania kosztują cię o 1 manę mniej, lecz nie mniej niż 1.
hero-oracle-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-engineer-1 = Budowa kosztuje cię o 1 rudę mniej, gdy twierdza staje w regionie bohatera, lecz nie mniej niż 1.
hero-engineer-2 = Twoja twierdza w regionie bohatera daje w wojnie zniżkę 2 zamiast 1.
hero-engineer-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-prospector-1 = Gdy zbierasz zasoby z regionu bohatera, a są to góry, dostajesz 2 jednostki jego zasobu.
hero-prospector-2 = Gdy zbierasz zasoby z regionu bohatera, a są to srebrne skały, dostajesz 2 jednostki jego zasobu.
hero-prospector-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-warlord-1 = Twoje inne figurki w regionach sąsiadujących z bohaterem płacą o 1 mniej za liczbę bojową, gdy atakują.
hero-warlord-2 = Gdy walczy bohater, płacisz o 1 mniej za liczbę bojową.
hero-warlord-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-herbalist-1 = Odwrót kosztuje cię o 1 żywność mniej.
hero-herbalist-2 = Odwrót kosztuje cię o 2 żywności mniej. Zastępuje poziom 1.
hero-herbalist-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-shepherd-1 = Gdy zbierasz zasoby z regionu bohatera, a jest to równina, dostajesz 2 jednostki jego zasobu.
hero-shepherd-2 = Ekspansja kosztuje cię o 1 żywność mniej, lecz nie mniej niż 1.
hero-shepherd-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-duelist-1 = W wojnach z bohaterem wygrywasz remisy także jako atakujący.
hero-duelist-2 = Gdy walczy bohater, płacisz o 1 mniej za liczbę bojową.
hero-duelist-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-envoy-1 = Gdy zbierasz zasoby z regionu bohatera, a jest to stolica, zyskujesz 1 dowolny zasób.
hero-envoy-2 = Bohater wycofuje się za darmo, gdy pokażesz białą flagę.
hero-envoy-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-warden-1 = Gdy bohater się broni w regionie z twoją twierdzą, płacisz o 1 mniej za liczbę bojową, ponad zniżkę za twierdzę.
hero-warden-2 = Gdy bohater się broni w regionie z twoją twierdzą, płacisz o 2 mniej za liczbę bojową, ponad zniżkę za twierdzę. Zastępuje poziom 1.
hero-warden-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.
hero-scholar-1 = Gdy rywal podnosi poziom magii ponad twój, zyskujesz 1 manę.
hero-scholar-2 = Badania kosztują cię o 2 many mniej, lecz nie mniej niż 1.
hero-scholar-3 = Bohater natychmiast odchodzi na emeryturę: zastępuje go zwykła figurka, a karta jest na koniec warta 3 punkty zwycięstwa.

## Lands: each side, then each card

land-t01a = Zielony Grzbiet
land-t01b = Rudna Dolina
land-t02a = Snopowe Jezioro
land-t02b = Mgliste Kopalnie
land-t03a = Cicha Ziemia
land-t03b = Koronny Gaj
land-t04a = Trzy Brzegi
land-t04b = Podzamcze
land-t05a = Kamienna Kosa
land-t05b = Słoneczne Bagna
land-t06a = Dębowy Tron
land-t06b = Pęknięta Grobla
land-t07a = Zapadlisko
land-t07b = Królewskie Pole
land-t08a = Wiatrołom
land-t08b = Stara Brama
land-t09a = Stodolohoří
land-t09b = Ejchuchie
land-t10a = Vosí pas
land-t10b = Bumhostán
land-t11a = Chongül
land-t11b = Čumílie
land-t12a = Kecálistán
land-t12b = Aughmoore
land-t13a = Hrabálie
land-t13b = Lodowa Bruzda
land-t14a = Śnieżny Grzbiet
land-t14b = Białe Stawy
land-t15a = Mroźna Twierdza
land-t15b = Srebrna Żyła
land-t16a = Północny Próg
land-t16b = Zaspy
land-t01 = Zielony Grzbiet / Rudna Dolina
land-t02 = Snopowe Jezioro / Mgliste Kopalnie
land-t03 = Cicha Ziemia / Koronny Gaj
land-t04 = Trzy Brzegi / Podzamcze
land-t05 = Kamienna Kosa / Słoneczne Bagna
land-t06 = Dębowy Tron / Pęknięta Grobla
land-t07 = Zapadlisko / Królewskie Pole
land-t08 = Wiatrołom / Stara Brama
land-t09 = Stodolohoří / Ejchuchie
land-t10 = Vosí pas / Bumhostán
land-t11 = Chongül / Čumílie
land-t12 = Kecálistán / Aughmoore
land-t13 = Hrabálie / Lodowa Bruzda
land-t14 = Śnieżny Grzbiet / Białe Stawy
land-t15 = Mroźna Twierdza / Srebrna Żyła
land-t16 = Północny Próg / Zaspy

## Terrains, and what a place is called

tek-terrain-forest = las
tek-terrain-mountain = góry
tek-terrain-plains = równina
tek-terrain-ruins = ruiny
tek-terrain-capital = stolica
tek-terrain-silver_peaks = srebrne skały
tek-terrain-tundra = tundra
tek-terrain-water = woda
tek-terrain-crags = urwiska
tek-place = { $terrain } { $number } ({ $land })
tek-place-bare = { $number } ({ $land })

## Actions, resources, pieces

tek-action-patrol = Patrol
tek-action-quest = Wyprawa
tek-action-build = Budowa
tek-action-research = Badania
tek-action-expand = Ekspansja
tek-action-trade = Handel
tek-resource-food = żywność
    .acc = { $n ->
        [one] żywność
        [few] żywności
        [many] żywności
       *[other] żywności
    }
    .count = { $n ->
        [one] żywność
        [few] żywności
        [many] żywności
       *[other] żywności
    }
tek-resource-mana = mana
    .acc = { $n ->
        [one] manę
        [few] many
        [many] many
       *[other] many
    }
    .count = { $n ->
        [one] mana
        [few] many
        [many] many
       *[other] many
    }
tek-resource-ore = ruda
    .acc = { $n ->
        [one] rudę
        [few] rudy
        [many] rudy
       *[other] rudy
    }
    .count = { $n ->
        [one] ruda
        [few] rudy
        [many] rudy
       *[other] rudy
    }
tek-resource-silver = srebro
    .acc = { $n ->
        [one] srebro
        [few] srebra
        [many] srebra
       *[other] srebra
    }
    .count = { $n ->
        [one] srebro
        [few] srebra
        [many] srebra
       *[other] srebra
    }
tek-resource-choice = do wyboru
tek-unit = { $n } { $resource_count }
tek-piece-meeple = figurka
tek-piece-hero = bohater
tek-piece-fort = twierdza
tek-piece-neutral = neutralna figurka
tek-piece-shield = tarcza
tek-piece-tower = wieża
tek-piece-magic = magia

## Where a card comes from

tek-mark-rulebook = z instrukcji
tek-mark-public = ze stron publicznych
tek-mark-prototype = z prototypu z 2013 roku
tek-mark-original = własny projekt
tek-set-base = gra podstawowa
tek-set-deluxe = edycja deluxe
tek-set-heroes_call = Zew Bohaterów
tek-next-war = Następny poziom: wygraj wojnę z bohaterem.
tek-next-research = Następny poziom: akcją Badania za { $n ->
    [one] { $n } manę
    [few] { $n } many
    [many] { $n } many
   *[other] { $n } many
}.
tek-next-expand = Następny poziom: akcją Ekspansja za { $n ->
    [one] { $n } żywność
    [few] { $n } żywności
    [many] { $n } żywności
   *[other] { $n } żywności
}.
tek-next-build = Następny poziom: akcją Budowa za { $n ->
    [one] { $n } rudę
    [few] { $n } rudy
    [many] { $n } rudy
   *[other] { $n } rudy
}.

## Abilities that are offered

use-action_swap = zamiana Patrolu i Wyprawy
use-swap_on = zamiana miejsc
use-war_raise = podniesienie liczby o 1
use-war_lay_down = położenie figurki przed wojną
use-fort_lay_down_war = położenie twierdzy po wojnie
use-collect_lay_down = położenie figurki za rudę
use-fort_lay_down_collect = położenie twierdzy za rudę
use-rescue = uratowanie figurki
use-raise_dead = wskrzeszenie poległego
use-war_only = wojna płatna tylko rudą
use-action_instead = inna akcja zamiast tej

## Points

tek-points-meeples = Figurki: { $n }{ $ruins ->
        [0] { "" }
       *[other] { " " }(w ruinach, bez punktów: { $ruins })
    }
tek-points-tower = Wieża: { $n }
tek-points-magic = Magia: { $n }
tek-points-capital = Stolice: { $n }
tek-points-lost = Zaginione Królestwo: { $n }
tek-points-heroes = Bohaterowie na emeryturze: { $n }
tek-points-forts = Twierdze poza krainą macierzystą: { $n }
tek-points-faction = { $faction }: { $n }

## What happened

tek-log-deal-land = { $seat } otrzymuje kartę krainy { $land }.
tek-log-lost-land = Zaginione Królestwo: { $land }. Nie należy do nikogo i prowadzi tam Wyprawa; kto wchodzi tam, gdzie stoi neutralna figurka, płaci maną i rudą razem tyle, ile neutralnych figurek stoi na mapie. Jego regiony i neutralne figurki dają na koniec punkty.
tek-log-deal-faction = { $seat } otrzymuje lud: { $faction }.
tek-log-draw-faction = { $seat } dobiera: { $faction }.
tek-log-draw-hero = { $seat } dobiera kartę bohatera.
tek-log-pick-faction = { $seat } wybiera lud: { $faction }.
tek-log-given-faction = { $seat } dostaje lud: { $faction }.
tek-log-side = { $seat } gra w krainie { $land }.
tek-log-settle = { $seat } zaczyna tutaj: { $region }.
tek-log-split = { $seat } ma na początku: { $units }.
tek-log-keep = { $seat } zatrudnia bohatera: { $hero }.
tek-log-roll = { $way ->
        [true] Kompas wskazuje { $n }: tylko kierunek, jak na zegarze.
        [false] Kompas wskazuje { $n }: { $action }.
       *[other] Kompas wskazuje { $n }.
    }
tek-log-next-free = Akcja { $action } jest zajęta: następna wolna akcja zgodnie z ruchem wskazówek zegara.
tek-log-take = { $seat } wybiera akcję { $action }.
tek-log-turn-over = { $seat }, runda { $cycle }, { $action }
tek-log-follow-over = { $seat }, runda { $cycle }, { $action }
tek-sum-points = { $n_sign }{ $n_abs } { $n_abs ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
tek-sum-units = { $n_sign }{ $n_abs } { $resource_count }
tek-log-act = { $seat } wykonuje akcję { $action }.
tek-log-collect = { $n ->
    [0] { $seat } zbiera zasoby, ale nic nie zyskuje.
   *[other] { $seat } zbiera zasoby.
}
tek-log-pass = { $seat } nic nie robi.
tek-log-level = { $seat } szkoli bohatera.
tek-log-move = { $hero ->
        [true] { $seat }, bohater: { $region } → { $to }.
       *[other] { $seat }: { $region } → { $to }.
    }
tek-log-stand = { $seat } stawia to, co tu leży: { $region }.
tek-log-place = { $seat } umieszcza figurkę: { $region }.
tek-log-fort = { $seat } stawia twierdzę: { $region }.
tek-log-retreat = { $seat } wycofuje się tutaj: { $region }.
tek-log-lies = { $how ->
        [stays] { $seat }: figurka nadal leży; postawi ją Patrol.
       *[ruins] { $seat }: figurka leży w ruinach, gdzie na koniec nie daje punktów.
    }
tek-log-fall = { $forced ->
        [true] { $seat } nie może się wycofać.
       *[other] { $seat } nie wycofuje się.
    }
tek-log-bid = { $seat }: liczba lub flaga wybrana.
tek-log-will-bid = { $seat } pokazuje { $n } i wygra, jeśli { $other } { $wins ->
        [tie] nie pokaże więcej.
       *[less] pokaże mniej.
    }
tek-log-will-bid-all = { $seat } pokazuje { $n } (płacąc tylko tym: { $resource }), co liczy się jako { $counts }, i wygra, jeśli { $other } { $wins ->
        [tie] nie pokaże więcej.
       *[less] pokaże mniej.
    }
tek-log-will-flag = { $wins ->
        [ally] { $seat } pokazuje białą flagę: jeśli { $other } też ją pokaże, powstaje tu sojusz; przeciw liczbie wojna jest przegrana, ale nic się nie płaci.
        [flag] { $seat } pokazuje białą flagę: wygra tylko wtedy, gdy { $other } też ją pokaże, i nic nie płaci.
       *[never] { $seat } pokazuje białą flagę: przegra wojnę, ale nic nie płaci.
    }
tek-log-flag = { $forced ->
        [true] { $seat } nie może zapłacić za liczbę, więc od razu poddaje się w wojnie.
       *[other] { $seat } poddaje się w wojnie.
    }
tek-log-pay = { $seat } płaci: { $units }.
tek-log-trade = { $seat } daje { $n } { $given_resource_acc } za { $n } { $got_resource_acc }.
tek-log-use = { $seat } używa zdolności: { $name }.
tek-log-opponent = { $seat } wskazuje rywala: { $other }.
tek-log-copy = { $seat } naśladuje lud { $faction }.
tek-log-lay-down = { $seat } kładzie to, co tu stoi: { $region }.
tek-log-hero-level = { $ability ->
    [none] { $seat }: { $hero } osiąga poziom { $n }.
   *[other] { $seat }: { $hero } osiąga poziom { $n }; na karcie: { $ability }
}
tek-log-magic = { $ability ->
    [none] { $seat } osiąga poziom magii { $n }.
   *[other] { $seat } osiąga poziom magii { $n } i czyta na karcie: { $ability }
}
tek-log-clear = Tarcze schodzą z karty akcji.
tek-log-flip = { $night ->
    [true] Kompas obraca się na stronę nocną.
   *[other] Kompas obraca się na stronę dzienną.
}
tek-log-reveal = { $shown }.
tek-log-alliance = { $seat } i { $other } zawierają sojusz.
tek-log-war = { $other ->
    [none] { $seat } zaczyna wojnę z neutralną figurką: { $region }.
   *[other] { $seat } zaczyna wojnę: { $region }. Broni się { $other }.
}
tek-log-war-won = { $seat } wygrywa wojnę.
tek-log-gain = { $seat } zyskuje { $n } { $resource_acc }.
tek-log-lose = { $seat } traci { $n } { $resource_acc }.
tek-log-removed = { $hero ->
        [true] { $seat } traci bohatera: { $region }.
       *[other] { $seat } traci figurkę: { $region }.
    }
tek-log-bare = { $seat } nie ma już figurki w grze; Ekspansja sprowadzi jedną do krainy macierzystej (koszt w żywności: { $n }).
tek-log-fort-lost = { $seat } traci twierdzę i poziom wieży: { $region }.
tek-log-magic-lost = { $seat }: magia −{ $n }.
tek-log-end-triggered = { $by ->
    [tower] { $seat } wywołuje koniec gry: wieża ma poziom { $n }.
    [magic] { $seat } wywołuje koniec gry: magia ma poziom { $n }.
    [heroes] { $seat } wywołuje koniec gry, bohaterowie na emeryturze: { $n }.
   *[meeples] { $seat } wywołuje koniec gry, figurki w grze: { $n }.
}
tek-log-last-cycle = Ta runda jest ostatnia.
tek-shown = { $n ->
        [0] { $seat } pokazuje białą flagę
       *[other] { $seat } pokazuje { $n }
    }

## What is being asked

tek-ask-pick-faction = { $seat }: wybierz lud.
tek-ask-pick-faction-opponent = { $seat }: wybierz lud dla rywala.
tek-ask-pick-side = { $seat }: wybierz stronę swojej karty.
tek-ask-pick-side-opponent = { $seat }: wybierz stronę karty rywala.
tek-ask-pick-land = { $seat }: wybierz krainę macierzystą.
tek-ask-pick-land-opponent = { $seat }: wybierz krainę macierzystą rywala.
tek-ask-settle = { $seat }: wybierz region swojej krainy macierzystej, w którym zaczną obie twoje pierwsze figurki.
tek-ask-settle-opponent-1 = { $seat }: wybierz las, w którym zacznie pierwsza z dwóch figurek rywala.
tek-ask-settle-opponent-2 = { $seat }: wybierz góry, w których zacznie druga z dwóch figurek rywala.
tek-ask-split = { $seat }: podziel swoje początkowe zasoby.
tek-ask-keep = { $seat }: wybierz, którego bohatera zatrzymasz.
tek-ask-select = { $seat }: wybierz akcję.
tek-ask-act = { $seat }: wykonaj akcję albo nie rób nic.
tek-ask-follow = { $seat }: wykonaj akcję albo zbierz zasoby.
tek-ask-patrol = { $seat }: rusz figurkę do sąsiedniego regionu.
tek-ask-patrol-stand = { $seat }: rusz figurkę do sąsiedniego regionu albo jedną postaw.
tek-ask-stand = { $seat }: postaw leżącą figurkę.
tek-ask-quest = { $seat }: rusz figurkę do innej krainy.
tek-ask-step = { $seat }: dzięki zdolności ({ $name }) ta sama figurka może iść dalej albo się zatrzymać.
tek-ask-more = { $seat }: zdolność pozwala na jeszcze jeden ruch; możesz z niego zrezygnować.
tek-ask-move = { $seat }: wykonaj ruch.
tek-ask-swap = { $seat }: wybierz figurki, które zamienią się miejscami.
tek-ask-build = { $seat }: zapłać za wieżę.
tek-ask-research = { $seat }: zapłać za magię.
tek-ask-expand = { $seat }: zapłać za nową figurkę.
tek-ask-level = { $seat }: zapłać za poziom bohatera.
tek-ask-fort = { $seat }: wybierz, gdzie stanie twierdza.
tek-ask-place = { $seat }: wybierz, gdzie stanie nowa figurka.
tek-ask-trade = { $seat }: wymień zasoby.
tek-ask-collect = { $seat }: wybierz, co zbierasz.
tek-ask-opponent = { $seat }: wybierz rywala.
tek-ask-copy = { $seat }: wybierz, czyj poziom { $n } naśladujesz; ta jedna zdolność będzie też twoja.
tek-ask-lay = { $seat }: wybierz, co kładziesz.
tek-ask-bid = { $seat }: { $role ->
    [defender] { $other } atakuje cię tutaj: { $region }. Bronisz się: wybierz liczbę bojową albo białą flagę.
   *[attacker] wybierz liczbę bojową albo białą flagę.
}
tek-ask-match = { $seat }: dorównaj liczbie albo się poddaj.
tek-ask-match-neutral = { $seat }: zapłać za liczbę neutralnej figurki.
tek-ask-war-pay = { $seat }: zapłać za swoją liczbę bojową.
tek-ask-retreat = { $seat }: wycofaj się albo stracisz figurkę.
tek-ask-retreat-pay = { $seat }: zapłać za odwrót.
tek-ask-rescue = { $seat }: wybierz, dokąd ratuje się figurka.
tek-ask-gain = { $seat }: { $n ->
    [0] wybierz zasób.
   *[other] wybierz zasób, potem jeszcze { $n }.
}
tek-ask-lose = { $seat }: { $n ->
    [0] wybierz, co traci { $other }.
   *[other] wybierz, co traci { $other }, potem jeszcze { $n }.
}
tek-ask-offer-action_swap = { $seat }: zamienić Patrol i Wyprawę?
tek-ask-offer-swap_on = { $seat }: zamienić figurki zamiast ruchu?
tek-ask-offer-war_raise = { $seat }: podnieść liczbę o 1?
tek-ask-offer-war_lay_down = { $seat }: położyć figurkę przed wojną i płacić mniej?
tek-ask-offer-fort_lay_down_war = { $seat }: położyć twierdzę po wojnie i płacić mniej?
tek-ask-offer-collect_lay_down = { $seat }: położyć figurkę za 2 rudy?
tek-ask-offer-fort_lay_down_collect = { $seat }: położyć twierdzę za 2 rudy?
tek-ask-offer-free_exchange = { $seat }: wymienić rudę i manę?
tek-ask-offer-rescue = { $seat }: zapłacić za uratowanie figurki?
tek-ask-offer-raise_dead = { $seat }: umieścić tu swoją figurkę?
tek-ask-offer-war_only = { $seat }: zażądać, by obie strony płaciły tylko rudą?
tek-ask-offer-action_instead = { $seat }: twoja zdolność pozwala zamiast akcji { $action } na akcję { $other_action }. Skorzystać?
tek-ask-start = { $seat }: chwileczkę.
tek-ask-deal-card = { $seat }: chwileczkę.
tek-ask-deal-faction = { $seat }: chwileczkę.
tek-ask-deal-land = { $seat }: chwileczkę.
tek-ask-draw-hero = { $seat }: chwileczkę.
tek-ask-draw-faction = { $seat }: chwileczkę.
tek-ask-resolve = { $seat }: chwileczkę.
tek-ask-do = { $seat }: chwileczkę.
tek-ask-event = { $seat }: chwileczkę.
tek-ask-war = { $seat }: chwileczkę.
tek-ask-clear = { $seat }: chwileczkę.
tek-ask-roll = { $seat }: kość wskaże akcję na kompasie.
tek-ask-over = Gra się skończyła.

## Why something cannot be done

tek-why-over = Gra się skończyła.
tek-why-not-asked = Teraz pytanie jest inne ({ $seat }).
tek-why-not-offered = Tego nie ma tu do wyboru.
tek-why-shield = Na akcji { $action } leży tarcza; akcja będzie wolna, gdy tarcze zejdą z karty akcji.
tek-why-all-full = Nic nie można otrzymać: każdego zasobu może być najwyżej { $n }.
tek-why-nothing-to-trade = Nie ma żywności, many ani rudy do oddania.
tek-why-magic-top = Magia jest na najwyższym poziomie: { $n }.
tek-why-tower-top = Wieża jest na najwyższym poziomie: { $n }.
tek-why-no-supply = Wszystkie figurki, które mogą być w grze, już w niej są: { $n }.
tek-why-no-place = Nowa figurka może stanąć tylko w regionie, w którym jest dokładnie jedna figurka jej królestwa i nikt inny{ $tundra ->
    [true] { " " }(nie w tundrze)
   *[other] { "" }
}: teraz takiego nie ma.
tek-why-no-fort-place = Nie ma dla niej miejsca: twierdzę można postawić tylko tam, gdzie stoi figurka jej królestwa, nie ma innej twierdzy i nie jest to tundra.
tek-why-too-dear = Cena to { $price } ({ $resource }); { $n ->
    [0] nie ma czym zapłacić.
   *[other] można zapłacić tylko { $n }.
}
tek-why-no-meeple = { $seat } nie ma figurki w grze.
tek-why-all-lie = { $seat }: wszystkie figurki leżą; ruszyć się mogą tylko stojące.
tek-why-none-at-border = { $seat } nie ma stojącej figurki w regionie na krawędzi, skąd rusza Wyprawa.
tek-why-nowhere = { $seat }: żadna figurka nie ma dokąd iść.
tek-why-no-hero = { $seat } nie ma bohatera w grze; będzie nim następna nowa figurka.
tek-why-level-war = { $hero }: poziom rośnie po wygranej wojnie, nie akcją.
tek-why-level-action = { $hero }: poziom rośnie inną akcją: { $action }.
tek-why-active-collects = { $seat } wybiera akcję: wykonuje ją albo nie robi nic; zbierać mogą tylko pozostali.
tek-why-follower-passes = { $seat } dołącza: wykonuje akcję albo zbiera zasoby.
tek-why-pay = Cena wynosi { $n }. Płać dokładnie i tylko tym, co masz.
tek-why-rival-dear = Liczba rywala to { $number }, { $night ->
        [true] tyle, ile
       *[false] dwa razy tyle, ile
    } { $own ->
        [true] jego
       *[false] twoich
    } figurek jest w grze; kosztuje { $price }, a mana i ruda są warte { $n }.
tek-why-neutral-dear = Pokonanie neutralnej figurki kosztuje { $price }; mana i ruda są warte { $n }.
tek-why-war-dear = Liczba kosztuje { $price }; mana i ruda są warte { $n }.
tek-why-number = Liczba { $number } kosztowałaby { $price }; mana i ruda są warte { $n }.
tek-why-no-number = { $seat } nie ma czym zapłacić za żadną liczbę.
tek-why-number-most = Liczby bojowe są od 1 do { $n }.
tek-why-no-silver = Srebra się nie wymienia, tylko żywność, manę i rudę.
tek-why-short = Tego jest tylko { $n }: { $resource }.
tek-why-cap = Nikt nie może mieć więcej niż { $n }: { $resource }.
tek-why-split = Początkowych zasobów musi być razem { $n }.
tek-why-no-refuge = Obok nie ma regionu bez cudzych figurek i twierdz, w którym byłoby miejsce.
tek-why-feature = Nie można tu wejść: to nie region ({ $terrain }).
tek-why-alliance = Są tu już dwa królestwa: nikt więcej nie wejdzie ani nie dołączy.
tek-why-full = { $n ->
        [one] Jest pełno: region mieści { $n } figurkę.
        [few] Jest pełno: region mieści { $n } figurki.
        [many] Jest pełno: region mieści { $n } figurek.
       *[other] Jest pełno: region mieści { $n } figurki.
    }
tek-why-tundra-taken = Ktoś tu już jest: w tundrze mieści się jedna figurka.
tek-why-not-here = { $seat } nie ma tu figurki.
tek-why-steps = Dalej może iść tylko figurka, która właśnie się ruszyła.
tek-why-stood = Zamiast ruchu postawiono figurkę.
tek-why-moved-enough = Tą akcją nie ruszy się już kolejna figurka.
tek-why-tundra-first = Najpierw musi się ruszyć figurka w tundrze.
tek-why-moved = Figurka tutaj już się ruszyła.
tek-why-lies = Figurka tutaj leży: zanim się ruszy, musi ją postawić Patrol.
tek-why-no-border = Wyprawa rusza z regionu na krawędzi, a ten nim nie jest.
tek-why-stuck = Stąd wszystkie drogi są zamknięte: pełno, sojusz albo zbyt droga liczba.
tek-why-stuck-duel = Stąd wszystkie drogi są zamknięte: pełno albo zbyt droga liczba.
tek-why-not-next-door = Nie sąsiaduje w tej samej krainie.
tek-why-same-land = Wyprawa prowadzi do innej krainy.
tek-why-goal-no-border = Wyprawa kończy się w regionie na krawędzi, a ten nim nie jest.
tek-why-stand-patrol = Figurkę stawia tylko Patrol.
tek-why-nobody-lies = { $seat } nie ma tu leżącej figurki.
tek-why-stand-late = Figurkę można postawić tylko zamiast ruchu, a ruch już był.
tek-why-tundra-new = W tundrze nie stawia się nic nowego.
tek-why-tundra-fort = W tundrze nie stawia się twierdz.
tek-why-other-price = Tutaj cena jest inna niż zapłacona.
tek-why-home-empty = { $seat } bez figurki w grze wraca dzięki Ekspansji do pustego regionu krainy macierzystej.
tek-why-not-alone = Stoi tu cudza figurka albo twierdza.
tek-why-has-fort = Stoi tu już twierdza.
tek-why-not-home = Pierwsze figurki stoją w krainie macierzystej ({ $seat }).
tek-why-opponent-begins = Figurka rywala zaczyna gdzie indziej: { $terrain }.
tek-why-foreign = Stoją tu inni: wycofać się można tylko tam, gdzie ich nie ma.

## Actions, as buttons and for screen readers

tek-lose-pass = Tę akcję można wykonać: { $action }. Zrezygnować z niej?
tek-lose-collect = Nie ma czego zebrać, a tę akcję można wykonać: { $action }. Mimo to zbierać?
tek-lose-fall = Bez odwrotu pokonana figurka znika z mapy. Poświęcić ją?
tek-do-take = { $action }
tek-do-act = Wykonaj
tek-do-act-named = Wykonaj: { $action }
tek-do-collect = Zbierz zasoby
tek-do-pass = Nic nie rób
tek-do-move-no-more = Bez dalszego ruchu
tek-do-level = Szkol bohatera
tek-do-move = Ruch: { $region } → { $to }
tek-do-move-hero = Ruch bohatera: { $region } → { $to }
tek-do-stand = Postaw: { $region }
tek-do-stand-hero = Postaw bohatera: { $region }
tek-do-place = Umieść tu: { $region }
tek-do-fort = Twierdza tu: { $region }
tek-do-bid = Liczba { $n }
tek-do-bid-all = Liczba { $n }, płatna tylko tym: { $resource }
tek-do-flag = Biała flaga
tek-do-give-up = Poddaj się
tek-do-pay = Zapłać: { $units }
tek-do-split = Na początek: { $units }
tek-do-retreat = Odwrót: { $region }
tek-do-fall = Nie wycofuj się
tek-do-trade = { $n } { $given_resource_acc } za { $n } { $got_resource_acc }
tek-do-keep = Zatrzymaj: { $hero }
tek-do-use = Użyj: { $name }
tek-do-use-none = Nie używaj
tek-do-choose-resource = Wybierz: { $resource }
tek-do-choose-seat = Wybierz: { $other }
tek-do-choose-faction = Wybierz: { $faction }
tek-do-choose-land = Wybierz: { $land }
tek-do-choose-region = Wybierz: { $region }
tek-do-choose-hero = Wybierz bohatera: { $region }
tek-do-draw-hero = Dobrano: { $hero }
tek-do-draw-faction = Dobrano: { $faction }
tek-do-draw-land = Dobrano: { $land }
tek-do-roll = Rzut: { $n }

## Pliki z kartami, których nie można przyjąć

error-card-none = W pliku { $file } nie ma żadnego [faction.NAZWA], [hero.NAZWA], [land.NAZWA] ani [constants].
error-card-twice = { $file }: karta { $what } jest też w pliku { $than }; podaj tylko jeden z nich.
error-card-table = { $file }, wiersz { $line }: { $what } musi być tabelą, nie { $than }.
error-card-number = { $file }, wiersz { $line }: { $what } to liczba całkowita od { $fewest } do { $most }.
error-card-flag = { $file }, wiersz { $line }: { $what } musi mieć wartość true albo false.
error-card-one = { $file }, wiersz { $line }: { $what } musi być jednym z tych słów: { $known }.
error-card-some = { $file }, wiersz { $line }: { $what } musi być listą niektórych z tych słów: { $known }.
error-card-numbers = { $file }, wiersz { $line }: { $what } musi być listą liczb całkowitych; ich liczba: { $n }.
error-card-tables = { $file }, wiersz { $line }: { $what } musi być listą tabel.
error-card-key = { $file }, wiersz { $line }: nie może tu być klucza { $what }; możliwe klucze: { $known }.

## Why a way is good

tek-hint-takes = { $n ->
    [one] Zajmuje { $n } wolny region.
    [few] Zajmuje { $n } wolne regiony.
    [many] Zajmuje { $n } wolnych regionów.
   *[other] Zajmuje { $n } wolnego regionu.
}
tek-hint-takes-from = { $n ->
    [one] Odbiera { $n } region ({ $other }).
    [few] Odbiera { $n } regiony ({ $other }).
    [many] Odbiera { $n } regionów ({ $other }).
   *[other] Odbiera { $n } regionu ({ $other }).
}
tek-hint-gives-up = { $n ->
    [one] Porzuca { $n } region.
    [few] Porzuca { $n } regiony.
    [many] Porzuca { $n } regionów.
   *[other] Porzuca { $n } regionu.
}
tek-hint-more = { $n ->
    [one] Ma o { $n } region więcej niż następna najlepsza możliwość.
    [few] Ma o { $n } regiony więcej niż następna najlepsza możliwość.
    [many] Ma o { $n } regionów więcej niż następna najlepsza możliwość.
   *[other] Ma o { $n } regionu więcej niż następna najlepsza możliwość.
}
tek-hint-fewer = { $n ->
    [one] Ma o { $n } region mniej niż najlepsza inna możliwość.
    [few] Ma o { $n } regiony mniej niż najlepsza inna możliwość.
    [many] Ma o { $n } regionów mniej niż najlepsza inna możliwość.
   *[other] Ma o { $n } regionu mniej niż najlepsza inna możliwość.
}
tek-hint-land-more = Różnych zasobów ta kraina daje { $n }, inny wybór najwyżej { $most }.
tek-hint-land-capital = Jest w niej stolica: na koniec { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
} dla tego, kto jest tam sam.
tek-hint-land = Jej regiony dają: { $units }.
tek-hint-start = Zasoby, które tu zbierzesz: { $units }.
tek-hint-near = Sąsiednie regiony dają: { $units }.
tek-hint-rival-land = Tam prowadzą twoje Wyprawy. Jej regiony dają: { $units }.
tek-hint-rival-near = { $n ->
    [0] Sąsiednie regiony nic rywalowi nie dają.
   *[other] Sąsiednie regiony dają rywalowi: { $units }.
}
tek-hint-rival-fewer = { $n ->
    [0] Tylko tutaj sąsiednie regiony nic rywalowi nie dają.
   *[other] Nigdzie indziej sąsiednie regiony nie dają rywalowi tak mało różnych zasobów: { $units }.
}
tek-hint-opens = Przy zbieraniu zasobów dojdzie coś nowego: { $units }.
tek-hint-yields = Przy zbieraniu zasobów przybędzie: { $units }.
tek-hint-loses = Przy zbieraniu zasobów ubędzie: { $units }.
tek-hint-capital = Stolica da na koniec { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}, jeśli figurka tam zostanie.
tek-hint-leads = Patrol stamtąd prowadzi do czegoś nowego: { $units }.
tek-hint-full = Dwie twoje figurki wypełniają region: nikt inny tam nie wejdzie.
tek-hint-tie = Przy remisie wygrywa { $other }, bo się broni.
tek-hint-fort = Poza krainą macierzystą twierdza da na koniec { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}.

## Maps

map-base = Gra podstawowa
map-heroes = Wszystko z Zewem Bohaterów
map-north = Tylko Zew Bohaterów

## Rulings

ruling-factions = Ludy
ruling-factions-text = Czy ludy są losowane, czy wybierane po kolei.
ruling-factions-dealt = losowane
ruling-factions-picked = wybierane
ruling-faction_sets = Które ludy
ruling-faction_sets-text = Czy grają tylko ludy z używanego pudełka, czy wszystkie, które mogą.
ruling-faction_sets-box = z pudełka
ruling-faction_sets-all = wszystkie
ruling-sides = Wybór strony karty
ruling-sides-text = Czy stronę karty krainy wybiera się przed poznaniem ludów, czy po.
ruling-sides-before_factions = przed ludami
ruling-sides-after_factions = po ludach
ruling-redeal = Ponowne rozdanie krain
ruling-redeal-text = Czy krainy rozdaje się ponownie, aż każdy lud znajdzie wodę lub urwiska, o których mówi jego karta.
ruling-start = Początkowe zasoby
ruling-start-text = Czy każdy dzieli sześć zasobów, czy zaczyna z takimi: 3 żywności, 2 many i 1 ruda.
ruling-start-split = podział sześciu
ruling-start-beginner = stałe
ruling-tower_points = Punkty za wieżę
ruling-tower_points-text = Ile warte są poziomy wieży: 1, 2, 3, 4, 6, 8 czy po jednym punkcie.
ruling-tower_points-steep = rosnące
ruling-tower_points-even = po jednym
ruling-expand_cost = Cena Ekspansji
ruling-expand_cost-text = Czy nowa figurka liczy się do swojej ceny.
ruling-expand_cost-after = liczy się
ruling-expand_cost-before = nie liczy się
ruling-alliance_ends = Koniec sojuszu
ruling-alliance_ends-text = Jak długo trwa sojusz, gdy graczy jest troje lub więcej: aż jedna strona opuści region czy aż obie znów gdziekolwiek stoczą ze sobą wojnę.
ruling-alliance_ends-left = aż ktoś odejdzie
ruling-alliance_ends-war = do następnej wspólnej wojny
ruling-quest_range = Początek Wyprawy
ruling-quest_range-text = Czy Wyprawa zaczyna się tylko w regionie na krawędzi.
ruling-quest_range-border = tylko z krawędzi
ruling-quest_range-any_start = skądkolwiek
ruling-solo_income = Dochód rywala
ruling-solo_income-text = Czy rywal w grze solo dostaje po jednym zasobie na koniec dnia, czy przy każdym obrocie kompasu.
ruling-solo_income-day = na koniec dnia
ruling-solo_income-every_flip = przy każdym obrocie
ruling-solo_number = Liczba rywala
ruling-solo_number-text = Czyje figurki wyznaczają liczbę bojową rywala w grze solo.
ruling-solo_number-human = gracza
ruling-solo_number-own = jego własne
ruling-solo_difficulty = Trudność gry solo
ruling-solo_difficulty-text = Z iloma jednostkami żywności, many i rudy zaczyna rywal w grze solo.
ruling-solo_difficulty-3 = po 3
ruling-solo_difficulty-0 = po 0
ruling-solo_difficulty-1 = po 1
ruling-solo_difficulty-2 = po 2
ruling-solo_difficulty-4 = po 4
ruling-solo_difficulty-5 = po 5
ruling-solo_difficulty-6 = po 6
ruling-solo_hero = Bohater w grze solo
ruling-solo_hero-text = Czy gracz ma bohatera w grze solo z dodatkiem.
ruling-solo_lands = Krainy w grze solo
ruling-solo_lands-text = Czy obie krainy są losowane, czy wybierane.
ruling-solo_lands-drawn = losowane
ruling-solo_lands-picked = wybierane

## The page around the lands

ui-solo-tiny-epic = W pojedynkę przeciw rywalowi prowadzonemu przez kompas.
ui-tek-best = { $n ->
    [one] Najbogatszy zbiór
    [few] Najbogatsze zbiory
    [many] Najbogatsze zbiory
   *[other] Najbogatsze zbiory
}
ui-tek-best-of = { $seat }, runda { $cycle }: { $n ->
    [one] { $n } jednostka naraz
    [few] { $n } jednostki naraz
    [many] { $n } jednostek naraz
   *[other] { $n } jednostki naraz
}
ui-tek-wars = Wojny
ui-tek-wars-begun = Rozpoczęte
ui-tek-wars-won = Wygrane
ui-tek-ending = Ostatnia runda
ui-tek-setup-pick-side = Wybrana kraina będzie twoją krainą macierzystą: na początku zbierasz to, co dają jej regiony. Stolica nie daje nic, ale na koniec przynosi punkty.
ui-tek-setup-pick-side-opponent = Rywal tam zaczyna i zbiera zasoby, a twoje Wyprawy prowadzą właśnie tam. Stolica w tej krainie daje punkty temu, kto na koniec w niej stoi.
ui-tek-setup-pick-faction = Każdy poziom magii, który dadzą ci Badania, otwiera jedną z pięciu zdolności ludu.
ui-tek-setup-pick-faction-opponent = Rywal zyskuje zdolności ludu, gdy rośnie jego magia. Te do zbierania i budowy mu pomagają. Te, dzięki którym wojny są tańsze, nic mu nie dają: za wojny nie płaci.
ui-tek-setup-settle = Dwie figurki w jednym regionie nie zbierają więcej niż jedna. Liczy się więc to, co leży obok, dokąd Patrol przesunie jedną z nich.
ui-tek-setup-settle-opponent-1 = Tam zbiera zasoby i stamtąd wyrusza.
ui-tek-setup-settle-opponent-2 = Tam zbiera zasoby i stamtąd wyrusza.
ui-tek-setup-split = Za Ekspansję płaci się żywnością, za Badania maną, za Budowę rudą; za wojny maną i rudą.
ui-tek-setup-keep = Bohater to jedna z twoich figurek. Na jego karcie stoi, co umie tylko on i jak osiąga następny poziom.
ui-tek-hint-region = Wybierz oznaczony region na mapie, aby zobaczyć, co można tam zrobić.
ui-tek-hint-read = Naciśnij nazwę, aby przeczytać, co daje; potwierdzasz dopiero potem.
ui-tek-by-lot = Wylosuj
ui-tek-hint-elsewhere = Na to pytanie nie odpowiada się na mapie.
ui-tek-hint-by-button = Na to pytanie nie odpowiada się na mapie, lecz tym przyciskiem: { $button }.
ui-tek-hint-here = Co można tu wykonać:
ui-tek-hint-not-here = Żadnej akcji, którą można teraz wybrać, nie da się tu wykonać.
ui-tek-hint-march = Wybierz oznaczony region do akcji; potwierdzisz ją potem.
ui-tek-hint-leave = Wybierz region, w którym stoi figurka, albo ten, do którego ma pójść; potwierdzisz potem.
ui-tek-hint-from = Skąd?
ui-tek-hint-goal = Wybierz dokąd, tutaj albo na mapie.
ui-tek-hint-move = Wybierz region, do którego figurka ma pójść, albo najpierw ten, w którym stoi.
ui-tek-action-card = Karta akcji
ui-tek-now = właśnie rozpatrywana
ui-tek-used = użyta, leży na niej tarcza
ui-tek-unused = wolna
ui-tek-about-patrol = Przesuń stojącą figurkę do sąsiedniego regionu tej samej krainy albo postaw leżącą.
ui-tek-about-quest = Przesuń stojącą figurkę z regionu na krawędzi jednej krainy do regionu na krawędzi innej.
ui-tek-about-build = Zapłać rudą za kolejny poziom wieży.
ui-tek-about-research = Zapłać maną za kolejny poziom magii.
ui-tek-about-expand = Zapłać żywnością i dostaw nową figurkę do jednej ze swoich.
ui-tek-about-trade = Wymień dowolną liczbę jednego zasobu na tyle samo innego.
ui-tek-about-tundra = Najwyżej jedna figurka i żadnej wojny. Gdy ktokolwiek wybierze Patrol albo Wyprawę, figurka musi stąd odejść.
ui-tek-about-closed = Żadna figurka nie może tu stać, chyba że pozwala na to zdolność jej królestwa.
ui-tek-about-lost = Zaginione Królestwo: nie należy do nikogo, prowadzi tu Wyprawa.
ui-tek-about-lost-point = Na koniec daje punkt temu, kto tu stoi.
ui-tek-about-lost-price = Neutralną figurkę pokonuje się tam, płacąc { $n } w manie i rudzie.
ui-tek-about-neutral = Kto tu wejdzie, od razu pokonuje neutralną figurkę: płaci { $n } w manie i rudzie, tyle, ile neutralnych figurek stoi na mapie, razem z tą. Mana liczy się za 2, ruda za 1. Pokonaną figurkę zatrzymuje, a na koniec jest ona warta punkt.
ui-tek-select-idle = Wybierz bez wykonania: { $action }
ui-tek-left-undone = { $forced ->
    [true] { $seat } wybiera akcję { $action }, ale nie może jej wykonać.
   *[other] { $seat } wybiera akcję { $action }, ale jej nie wykonuje.
}
ui-tek-left-use = Tej akcji nikt nie wybierze, póki tarcze nie zejdą z karty akcji; nic to nie kosztuje, a pozostałe akcje zostają na później.
ui-tek-ends-act = { $action } wywoła koniec gry: ta runda będzie wtedy ostatnia.
ui-tek-ends-level = Bohater, który teraz odejdzie na emeryturę, wywoła koniec gry: ta runda będzie wtedy ostatnia.
ui-tek-all-idle = Żadnej wolnej akcji nie można teraz wykonać. { $seat } mimo to wybiera jedną; inni mogą ją wykonać.
ui-tek-idle = { $seat } nie może jej teraz wykonać.
ui-tek-rival = Rywal nie mógłby jej wykonać i zbierałby zasoby.
ui-tek-collected = { $seat } nie może wykonać akcji { $action } i zbiera: { $units }.
ui-tek-before-that = Przedtem: { $why }
ui-tek-collected-none = { $seat } nie może wykonać akcji { $action } i nic nie zbiera.
ui-tek-collects-yet = { $seat } nie może wykonać akcji { $action } i zamiast tego zbiera zasoby.
ui-tek-turn-idle = { $turn } (nie do wykonania)
ui-tek-turn-collects = { $n ->
    [0] { $turn } (nie do wykonania, nic nie zbiera)
   *[other] { $turn } (nie do wykonania, zamiast tego zbiera)
}
ui-tek-turn-follower = { $seat } (tura: { $other }), runda { $cycle }, { $action }
ui-tek-turn-paid = { $turn } (dzięki zdolności zapłacono tak: { $units })
ui-tek-fallen = −{ $n } { $what ->
    [hero] bohater
    [building] { $n ->
        [one] twierdza
        [few] twierdze
        [many] twierdz
       *[other] twierdzy
    }
   *[meeple] { $n ->
        [one] figurka
        [few] figurki
        [many] figurek
       *[other] figurki
    }
} w wojnie
ui-tek-from = od: { $units }
ui-tek-means-war = wojna
ui-tek-stake = { $most ->
    [0] Nie stać cię na żadną liczbę, możesz pokazać tylko białą flagę
   *[other] Możesz pokazać liczbę najwyżej { $most }
}, { $other } { $foe_most ->
    [0] tylko białą flagę.
   *[other] najwyżej { $foe_most }.
}
ui-tek-stake-open = Liczba rywala to { $number }: wygrasz, jeśli zapłacisz za nią { $n } w manie i rudzie. Możesz zapłacić { $most }.
ui-tek-stake-neutral = Płacisz { $n } w manie i rudzie{ $less ->
    [0] { "" }
   *[other] { " " }(dzięki swoim zdolnościom o { $less } mniej)
} i wygrywasz; neutralna figurka jest potem warta punkt.
ui-tek-stake-loss = Jeśli przegrasz, odwrót figurki kosztuje { $n ->
    [one] { $n } żywność
    [few] { $n } żywności
    [many] { $n } żywności
   *[other] { $n } żywności
}; bez niego figurka znika z mapy.
ui-tek-in-place = ({ $seat } dzięki zdolności wykonuje zamiast tego akcję { $action })
ui-tek-told = { $what ->
    [select] { $seat } wybiera akcję.
    [act] { $seat } wykonuje akcję { $action } albo nic nie robi.
    [follow] { $seat } wykonuje akcję { $action } albo zbiera zasoby.
    [war] { $seat } podejmuje decyzję w wojnie: { $region }.
   *[other] { $seat } wykonuje akcję { $action }.
}
ui-tek-waiting = { $seat } gra później
ui-tek-resolving = { $seat } teraz rozpatruje akcję
ui-tek-done = { $seat }: gotowe
ui-tek-magic = Magia { $n } z { $of }
ui-tek-tower = Wieża { $n } z { $of }
ui-tek-in-play = Figurki w grze: { $n } z { $of }
ui-tek-heroes = Bohaterowie na emeryturze: { $n } z { $of }
ui-tek-lane-magic = Magia
ui-tek-lane-tower = Wieża
ui-tek-lane-in-play = Figurki
ui-tek-lane-heroes = Emerytura
ui-tek-race = Jak daleko zaszło każde królestwo
ui-tek-race-text = Kto dojdzie do końca jednego z tych torów, wywołuje koniec gry: gra skończy się, gdy tarcze miałyby następnym razem zejść z karty akcji.
ui-tek-race-won = Ktoś jest na końcu toru: gra skończy się, gdy tarcze miałyby następnym razem zejść z karty akcji.
ui-tek-forts = Twierdze w zapasie: { $n }
ui-tek-points = Punkty: { $n }
ui-tek-level = poziom { $n }
ui-tek-retired = Bohaterowie na emeryturze: { $n }
ui-tek-drawn = Karty bohaterów na ręce: { $n }
ui-tek-lying = leży
ui-tek-of = { $seat }: { $what }
ui-tek-allied = tu w sojuszu
ui-tek-border = region na krawędzi
ui-tek-gives = daje: { $units }
ui-tek-gives-any = daje { $n } do wyboru
ui-tek-gives-lying = daje { $n } do wyboru figurce, która tu leży (każda się tu od razu kładzie); na koniec figurki w ruinach nie dają punktów
ui-tek-scores-here = nie daje zasobów; na koniec { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
} dla tego, kto tam stoi
ui-tek-scores-shared = nie daje zasobów; na koniec { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
} dla tego, kto jest tam sam, w sojuszu po { $shared }
ui-tek-war = Wojna: { $region }
ui-tek-attacker = atakujący
ui-tek-defender = obrońca
ui-tek-discount = płaci o { $n } mniej
ui-tek-worth = może zapłacić { $n }
ui-tek-set = wybór dokonany
ui-tek-unset = jeszcze bez wyboru
ui-tek-war-only = Atakujący żąda, by obie strony płaciły jednym zasobem: { $resource }.
ui-tek-alliance = Obie strony pokazały białą flagę: tu są w sojuszu.
ui-tek-number = Liczby i ich koszt
ui-tek-counts = Mana liczy się za { $mana }, ruda za { $ore }.
ui-tek-alone = Za liczbę z „+” płacisz { $resource ->
    [food] samą żywnością
    [mana] samą maną
   *[ore] samą rudą
}, a dzięki twojej zdolności liczy się za więcej.
ui-tek-other-ways = Inne sposoby zapłaty
ui-tek-foe-most = { $other } może pokazać { $n ->
    [0] tylko białą flagę.
   *[other] najwyżej { $n }.
}
ui-tek-number-hint = Wyższa liczba wygrywa, remis dla obrońcy. Kto pokaże liczbę, płaci za nią maną i rudą, czy wygra, czy przegra.
ui-tek-two-flags = Dwie białe flagi: obie strony zostają w sojuszu i nikt nie płaci.
ui-tek-two-flags-duel = Dwie białe flagi: wygrywa obrońca i nikt nie płaci.
ui-tek-war-loser = Przegrany wycofuje się za żywność albo traci figurkę.
ui-tek-war-loser-you = Przegrany wycofuje się za żywność (ty za { $n }) albo traci figurkę.
ui-tek-keep-back = Zachowaj trochę many lub rudy: wojnę przegrywa ten, kto pokaże mniej.
ui-tek-war-lesson = Jak przebiega wojna: lekcja
ui-tek-match-how = Jeśli zapłacisz jego liczbę, wygrywasz; jeśli się poddasz, nie płacisz nic i przegrywasz.
ui-tek-pays = płaci { $n }
ui-tek-any = { $n } do wyboru
ui-tek-costs = { $n }, czyli { $units }
ui-tek-costs-worth = { $n }, czyli { $units } (wartość { $worth })
ui-tek-number-means = Liczba { $n } kosztuje: { $price }. Czym zapłacić, można zmienić po odkryciu.
ui-tek-number-free = Liczba { $n } nic nie kosztuje: w tej wojnie płacisz o { $less } mniej{ $many ->
        [0] { "" }
       *[other] { " " }({ $by })
    }.
ui-tek-alone-means = Liczba { $n } liczy się jako { $counts } i kosztuje: { $price }.
ui-tek-not-offered = Wybrać można tylko zaznaczone karty.
ui-tek-flag-means = Biała flaga nic nie kosztuje. Przeciw liczbie przegrywa; dwie flagi to tutaj sojusz.
ui-tek-flag-means-duel = Biała flaga nic nie kosztuje. Przeciw liczbie przegrywa; jeśli pokażą ją obie strony, wygrywa obrońca i nikt nie płaci.
ui-tek-rethink = { $seat }: wybierz ponownie
ui-tek-retreat-lies = Figurka leży i po odwrocie nadal leży; postawi ją Patrol.
ui-tek-retreat-costs = Odwrót kosztuje { $n ->
    [one] { $n } żywność
    [few] { $n } żywności
    [many] { $n } żywności
   *[other] { $n } żywności
}.
ui-tek-due = Do zapłaty: { $n }
ui-tek-owned = Zasoby:
ui-tek-pay-nothing = Nie płać nic
ui-tek-pay-worth = Zapłać: { $units } (wartość { $n })
ui-tek-how-many = Ile
ui-tek-compass = Kompas
ui-tek-compass-day = Dzień: rywal woli to, co bliżej kompasu. Jego liczba bojowa to { $n }, dwa razy tyle, ile { $own ->
    [true] jego
   *[false] twoich
} figurek jest w grze.
ui-tek-compass-night = Noc: rywal woli to, co dalej od kompasu. Jego liczba bojowa to { $n }, tyle, ile { $own ->
    [true] jego
   *[false] twoich
} figurek jest w grze.
ui-tek-compass-rolled = Wskazówka pokazuje { $n }: akcję { $action } i zarazem kierunek jak na zegarze, który rozstrzyga o miejscu.
ui-tek-compass-way = Wskazówka pokazuje { $n }: to kierunek, jak na zegarze. Rozstrzyga, gdzie rywal wykona akcję.
ui-tek-compass-follows = Po tobie rywal robi to samo, według własnego rzutu: { $action }.
ui-tek-compass-after = Cokolwiek wybierzesz, rywal zrobi to po tobie, jeśli może; jeśli nie, zbiera zasoby. Potem rzut kością wskaże akcję na jego turę.
ui-tek-compass-has-acted = Dlatego wybrał akcję { $action } i wykonuje ją według wskazówki. Dołączasz ty.
ui-tek-compass-has-collected = Dlatego wybrał akcję { $action }. Nie mógł jej wykonać, więc zebrał zasoby; dołączasz ty. Powód:
ui-tek-compass-income = Gdy tarcze następnym razem zejdą z karty akcji, rywal dostanie 1 żywność, 1 manę i 1 rudę.
ui-tek-compass-no-income = Gdy tarcze następnym razem zejdą z karty akcji, rywal nic nie dostanie.
ui-tek-compass-last = Ostatni rzut to { $n }: { $action }.
ui-tek-compass-placed = Ostatni rzut to { $n }. Wybrał miejsce, a nie akcję.
ui-tek-compass-collects = Po tobie rywal zbiera zasoby, bo teraz nie może wykonać akcji:
ui-tek-compass-done = Rywal teraz działa albo skończył już tę akcję.
ui-tek-compass-next = Na akcji { $action } była tarcza; następna wolna zgodnie z ruchem wskazówek zegara to { $name }.
ui-tek-compass-actions = Akcje według liczb
ui-tek-compass-trade = Przy handlu rywal nic nie oddaje: według zasad zyskuje 1 żywność, 1 manę i 1 rudę.
ui-tek-compass-pointer = Jak wskazówka wybiera
ui-tek-compass-pointer-clock = Liczby to kierunki, jak na zegarze; 12 wskazuje na krainę rywala.
ui-tek-compass-pointer-clock-early = Liczby to kierunki, jak na zegarze; gdy obie krainy leżą już na stole, 12 wskazuje na krainę rywala.
ui-tek-compass-pointer-move = Dokąd idzie figurka: z regionów, do których może wejść, do tego, który leży od niej w tym kierunku; jeśli takiego nie ma, w kierunku następnej liczby zgodnie z ruchem wskazówek zegara.
ui-tek-compass-pointer-place = Która figurka działa albo który region zostaje wybrany: ten, na który trafia linia z kompasu w tym kierunku; jeśli na żaden, linia następnej liczby zgodnie z ruchem wskazówek zegara.
ui-tek-compass-pointer-several = Jeśli jest ich kilka: w dzień to, co bliżej kompasu, w nocy to, co dalej; z figurek zawsze najbliższa.
ui-tek-winner = { $seats_count ->
    [one] Wygrywa
    [few] Wygrywają
    [many] Wygrywają
   *[other] Wygrywają
}: { $seats }, { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}.
ui-tek-lost-kingdom = Zaginione Królestwo
ui-tek-in-ruins = { $seat }, figurki w ruinach, bez punktów: { $n } / { $of }.
ui-tek-scores = Punkty według źródła
ui-tek-origin-original = Drukowanej karty o tej nazwie nie widzieliśmy: gdzie nie podano innego źródła, to, co robi, wymyśliliśmy sami.
ui-tek-origin-public = Znamy ją tylko z opisów na publicznych stronach internetowych; niektóre ilości mogą pochodzić od nas.
ui-tek-origin-prototype = To, co robi, wyczytaliśmy z prototypu z 2013 roku; drukowana karta może być inna.
ui-tek-origin-form = Masz drukowaną kartę? Wpisz do tego pliku to, co na niej stoi, i uruchom z nim Marchland: twoje gry pójdą wtedy według twojej karty.
ui-tek-origin-take = Pobierz plik { $file }
