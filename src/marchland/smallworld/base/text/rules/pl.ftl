# Zasady Small World w skrócie, po polsku.

ui-rules-screen-2 = Dalsze tury, koniec
rules-goal = Cel gry
rules-goal-text = Na mapie nie ma miejsca dla wszystkich. Wprowadzaj na nią jedną rasę po drugiej: każdy zajmowany region daje monetę na koniec twojej tury. Wygrywa ten, kto po ostatniej rundzie ma najwięcej monet.
rules-turn = Tura
rules-turn-text = Jeśli nie masz rasy, wybierasz ją i ruszasz na podbój. Jeśli masz, podbijasz dalej albo ogłaszasz Wymarcie. Po podbojach przegrupowujesz żetony i zbierasz monety; potem gra następna osoba.
rules-pick = Wybór rasy
rules-pick-text = Do wyboru jest sześć ras, a przy każdej zdolność. Najwyższy zestaw jest za darmo; na każdy, który pomijasz, kładziesz monetę. Monety leżące na wybranym zestawie są twoje. Liczby rasy i zdolności dają razem liczbę twoich żetonów.
rules-reach = Gdzie można podbijać
rules-reach-text = Nowa rasa wchodzi na mapę na jej krawędzi albo na wybrzeżu przy krawędzi. Stamtąd podbija regiony sąsiadujące z jej własnymi. Morza i jeziora są zamknięte prawie dla wszystkich.
rules-price = Ile kosztuje region
rules-price-text = Dwa żetony i po jednym więcej za każdy żeton, góry, Legowisko, Obozowisko lub Twierdzę. Rasa i zdolność mogą obniżyć koszt, ale co najmniej jeden żeton kosztuje zawsze. Zapłacone żetony zostają w regionie.
rules-die = Ostatni Podbój
rules-die-text = Gdy brakuje od jednego do trzech żetonów, wskaż region i rzuć kością: 0, 0, 0, 1, 2 albo 3. Jeśli twoje żetony razem z rzutem wystarczą, region jest twój. Tak czy inaczej to twój Ostatni Podbój w tej turze.
rules-beaten = Gdy ktoś cię wyprze
rules-beaten-text = Kto traci region, traci na zawsze jeden żeton. Pozostałe wracają mu na rękę i po turze atakującego trafiają do innych regionów tej rasy. Żetony na Wymarciu przepadają wszystkie.
rules-deploy = Przegrupowanie
rules-deploy-text = Po podbojach rozstawiasz żetony w swoich regionach, jak chcesz. W każdym zostaje co najmniej jeden, a na ręce żaden. Im więcej żetonów w regionie, tym więcej kosztuje on innych.
rules-score = Monety
rules-score-text = Moneta za każdy region twojej rasy i twojej rasy na Wymarciu oraz to, co dodają aktywna rasa i jej zdolność: Ludzie na przykład jedną za każde pola. Monet innych nikt nie widzi aż do końca.
rules-again = Dalsze podboje
rules-again-text = W kolejnych turach w każdym regionie zostaje jeden żeton, a resztę bierzesz na rękę do nowych podbojów. Przed pierwszym z nich możesz też porzucić regiony, by mieć więcej żetonów.
rules-decline = Wymarcie
rules-decline-text = Zamiast podbijać, możesz odwrócić rasę, która nie ma już sił. W każdym regionie zostaje jeden żeton i dalej przynosi swoją monetę, ale prawie żadna zdolność już nie działa. W następnej turze wybierasz nową rasę. Jeśli masz na Wymarciu starszą rasę, schodzi ona z mapy.
rules-end = Koniec gry
rules-end-text = W dwie i trzy osoby gra się 10 rund, w cztery 9, w pięć 8. Przy równej liczbie monet decyduje liczba żetonów na mapie.
