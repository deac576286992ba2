# Lekcje gry Small World of Warcraft, po polsku.

lesson-islands = Pierwsza tura za morzem
lesson-islands-welcome = Dwie wyspy, a między nimi morze: nie ma tu miejsca dla wszystkich.
lesson-islands-welcome-why = Każdy zajmowany region daje monetę na koniec twojej tury, a na koniec wygrywa ten, kto ma ich najwięcej. W regionach z kotwicą lądują nowo przybyli. Rasa Dwarves gracza Bryn, z Przymierza, jest tu już u siebie.
lesson-islands-signs = Małe znaki mówią, co jest w regionie.
lesson-islands-signs-why = Na razie wystarczy kotwica. Legenda jest zawsze pod ręką: „Znaki na mapie”, pod zestawami; a gdy wybierzesz region, zobaczysz nazwy jego znaków.
lesson-islands-pick = Weź najwyższy zestaw, Rolników Trolls.
lesson-islands-pick-why = Jest za darmo i daje dziesięć żetonów. Trolls walczą po stronie Hordy, za każdy niepusty region płacą o żeton mniej, a jako Rolnicy mają za pola o monetę więcej.
lesson-islands-pick-other = Ten kosztowałby monetę za każdy pominięty. Ta lekcja toczy się dalej z najwyższym.
lesson-islands-enter = Wyląduj tutaj: { $region }. Wybierz ten region i podbij go.
lesson-islands-enter-why = Liczba na nim to jego koszt: dwa żetony za region i jeden za przeprawę. Region z kotwicą można zaatakować skądkolwiek, jeśli zapłaci się za przeprawę.
lesson-islands-next = Idź dalej: { $region }.
lesson-islands-next-why = To, co sąsiaduje z twoimi regionami, nie wymaga przeprawy: pusty region kosztuje dwa. Jaskinia tutaj i gwiazda gdzie indziej liczą się tylko dla kilku ras i zdolności.
lesson-islands-site = Teraz podbij region, w którym coś leży zakryte: { $region }.
lesson-islands-site-why = Dwa, plus jeden za góry i jeden za żeton rasy Murlocs, która do nikogo nie należy; minus jeden, bo wrogowie nie przeszkadzają twojej rasie Trolls: trzy żetony. Muszla i litera L mówią tylko, co położono tu przed grą: żeton rasy Murlocs i żeton dużej wyspy.
lesson-islands-found = Dark Portal! Odsłania się, gdy tylko wejdzie tam rasa.
lesson-islands-found-why = To Legendarne Miejsce: zostaje tutaj i daje dwie monety więcej w każdej turze, w której twoja aktywna rasa zajmuje jego region. Gdzie indziej może trafić się Artefakt: przedmiot, który pomaga rasie, a po użyciu wędruje dalej.
lesson-islands-war = Ostatnimi dwoma żetonami wyprzyj rasę Dwarves z tego regionu: { $region }.
lesson-islands-war-why = Dwarves należą do Przymierza, a Trolls do Hordy: kto odbiera regiony rasie drugiej strony, dostaje w tej turze o monetę więcej, raz za każdą taką rasę. Samotny żeton rasy Dwarves przepada.
lesson-islands-deploy = Zakończ podboje, rozstaw dziesięć żetonów i potwierdź.
lesson-islands-deploy-why = W każdym regionie zostaje co najmniej jeden. Dwarves obok zechcą odzyskać swoje bagna. Gdyby zostały żetony, ale na żaden region ich nie starczyło, kość mogłaby dodać do trzech na Ostatni Podbój; tak czy inaczej kończy on podboje.
lesson-islands-score = Osiem monet: cztery regiony, jedna za pola, dwie za Dark Portal i jedna za wojnę.
lesson-islands-score-why = Mapka na twojej karcie podaje liczbę twoich regionów. Neutralne rasy nic nie mają z wojny frakcji i nic się za nie nie dostaje.
lesson-islands-more = W innych grach spotkasz Strażnice, których regionów nikt nie podbije, i rasy, które chcą monet, zanim się je zaatakuje; morza i jeziora są dla rasy Naga.
lesson-islands-more-why = Koszt regionu zawsze mówi, co trzeba zapłacić. Co potrafi każda rasa, zdolność, Artefakt i miejsce, znajdziesz w katalogu: pod znakiem otwartej księgi u góry, a w czasie gry w Menu, pod „Zasady”.
lesson-islands-end = Gdy rasa nie może już iść dalej, wybierz na początku tury „Ogłoś Wymarcie”: w każdym regionie zostaje jeden żeton i dalej zarabia, a w następnej turze wybierasz nową.
lesson-islands-end-why = Jest tak jak w Small World; lekcja tamtej gry „Wymarcie” pokazuje to krok po kroku, przycisk do niej jest niżej. Teraz wiesz dość, by zagrać własną grę.
