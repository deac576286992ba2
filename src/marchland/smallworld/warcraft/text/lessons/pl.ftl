# Lekcje gry Small World of Warcraft, po polsku.

lesson-islands = Pierwsza tura za morzem
lesson-islands-welcome = Dwie wyspy, a między nimi morze: nie ma tu miejsca dla wszystkich.
lesson-islands-welcome-why = Każdy zajmowany region daje monetę na koniec twojej tury, a na koniec wygrywa ten, kto ma ich najwięcej. W regionach z kotwicą lądują nowo przybyli. Rasa Dwarves gracza Bryn, z Przymierza, jest tu już u siebie.
lesson-islands-pick = Weź najwyższy zestaw, Rolników Trolls.
lesson-islands-pick-why = Jest za darmo i daje dziesięć żetonów. Trolls walczą po stronie Hordy, podbijają o żeton taniej wszystko, co nie jest puste, a jako Rolnicy mają za pola o monetę więcej.
lesson-islands-pick-other = Ten kosztowałby monetę za każdy pominięty. Ta lekcja toczy się dalej z najwyższym.
lesson-islands-enter = Wyląduj tutaj: { $region }. Wybierz ten region i podbij go.
lesson-islands-enter-why = Dwa żetony za region i jeden za przeprawę. Region z kotwicą można zaatakować skądkolwiek, jeśli zapłaci się za przeprawę.
lesson-islands-next = Idź dalej: { $region }.
lesson-islands-next-why = To, co sąsiaduje z twoimi regionami, nie wymaga przeprawy: pusty region kosztuje dwa.
lesson-islands-site = Teraz podbij region, w którym coś leży zakryte: { $region }.
lesson-islands-site-why = Dwa, jeden za góry i jeden za żeton rasy Murlocs, która do nikogo nie należy; minus jeden, bo wrogowie nie przeszkadzają twojej rasie Trolls: trzy żetony.
lesson-islands-found = Dark Portal! Odsłania się, gdy tylko wejdzie tam rasa.
lesson-islands-found-why = Daje dwie monety więcej w każdej turze, w której twoja aktywna rasa zajmuje jego region. Miejsca zostają tam, gdzie są; Artefakty po użyciu wędrują dalej.
lesson-islands-war = Ostatnimi dwoma żetonami wyprzyj rasę Dwarves z tego regionu: { $region }.
lesson-islands-war-why = Dwarves należą do Przymierza, a Trolls do Hordy: kto odbiera regiony rasie drugiej strony, dostaje w tej turze o monetę więcej, raz za każdą taką rasę. Samotny żeton rasy Dwarves przepada.
lesson-islands-deploy = Zakończ podboje, rozstaw dziesięć żetonów i potwierdź.
lesson-islands-deploy-why = W każdym regionie zostaje co najmniej jeden. Dwarves obok zechcą odzyskać swoje bagna.
lesson-islands-score = Osiem monet: cztery regiony, jedna za pola, dwie za Dark Portal i jedna za wojnę.
lesson-islands-score-why = Neutralne rasy nic nie mają z wojny frakcji i nic się za nie nie dostaje.
lesson-islands-more = Morza i jeziora są dla rasy Naga; Strażnica zamyka region, a niektóre rasy chcą monet, zanim się je zaatakuje.
lesson-islands-more-why = Koszt regionu zawsze mówi, co trzeba zapłacić, a katalog mówi, co potrafi każda rasa, zdolność, Artefakt i miejsce.
lesson-islands-end = Rasa, która nie może już iść dalej, wymiera: w każdym regionie zostaje jeden żeton, a w następnej turze wybierasz nową.
lesson-islands-end-why = Jest tak jak w Small World, o tym mówi druga lekcja tamtej gry. Teraz wiesz dość, by zagrać własną grę.
