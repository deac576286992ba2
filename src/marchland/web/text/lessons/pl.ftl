# Strona wokół lekcji, po polsku.

ui-lesson-next = Dalej
ui-lesson-back = Krok wstecz
ui-lesson-leave = Opuść lekcję
ui-lesson-play = Zagraj pierwszą grę
ui-lesson-begins = Zacznie się od razu: { $game } ({ $map }), ty przeciw botowi ({ $bot }).
ui-lesson-begins-alone = Zacznie się od razu: { $game } ({ $map }).
ui-lesson-then = Następna lekcja: { $title }
ui-lesson-more = Inne lekcje
ui-lesson-other = Zasady na to pozwalają, ale tu chodzi o coś innego: nic się nie stało. Spróbuj ponownie.
ui-lesson-changed = Ta lekcja zmieniła się od ostatniego razu, więc zaczyna się od początku.
ui-lesson-keys = Na klawiaturze: F6 prowadzi z mapy do pytania i z powrotem, strzałki z regionu do regionu, Page Down do następnego, który można wybrać, Enter wybiera, + i − dodają i zabierają żetony, ? pokazuje wszystkie klawisze.
