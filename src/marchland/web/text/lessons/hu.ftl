# Az oldal a leckék körül, magyarul.

ui-lesson-next = Tovább
ui-lesson-back = Egy lépést vissza
ui-lesson-leave = Kilépés a leckéből
ui-lesson-play = Az első játszma
ui-lesson-begins = Azonnal indul: { $game } ({ $map }), te egy bot ellen ({ $bot }).
ui-lesson-begins-alone = Azonnal indul: { $game } ({ $map }).
ui-lesson-then = Következő lecke: { $title }
ui-lesson-more = Más leckék
ui-lesson-other = A szabályok ezt megengedik, de itt most másról van szó: nem történt semmi. Próbáld újra.
ui-lesson-changed = Ez a lecke megváltozott, mióta itt hagytad, ezért elölről kezdődik.
ui-lesson-keys = Billentyűzettel: az F6 a térképről a kérdéshez visz és vissza, a nyilak helyről helyre, a Page Down a következő választhatóra, az Enter választ, a + és a − egységet ad és vesz el, a kérdőjel az összes billentyűt felsorolja.
