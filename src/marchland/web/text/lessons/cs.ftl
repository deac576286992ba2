# Stránka kolem lekcí, česky.

ui-lesson-next = Dál
ui-lesson-back = O krok zpět
ui-lesson-leave = Opustit lekci
ui-lesson-play = Zahrát si první hru
ui-lesson-begins = Začne hned: { $game } ({ $map }), vy proti botovi ({ $bot }).
ui-lesson-begins-alone = Začne hned: { $game } ({ $map }).
ui-lesson-then = Další lekce: { $title }
ui-lesson-more = Jiné lekce
ui-lesson-other = Pravidla to dovolují, tady jde ale o něco jiného: nic se nestalo. Zkuste to znovu.
ui-lesson-changed = Tato lekce se od vaší poslední návštěvy změnila, proto začíná znovu od začátku.
ui-lesson-keys = Na klávesnici: F6 vede z mapy k otázce a zpět, šipky z místa na místo, Page Down na další, které lze vybrat, Enter vybírá, + přidává, − ubírá, ? vypíše všechny klávesy.
