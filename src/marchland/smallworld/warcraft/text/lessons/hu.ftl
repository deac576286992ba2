# A Small World of Warcraft leckéi, magyarul.

lesson-islands = Az első kör a tengeren át
lesson-islands-welcome = Két sziget, köztük tenger: nem fér el mindenki.
lesson-islands-welcome-why = Minden területed egy érmét hoz a köröd végén, és végül a legtöbb érme nyer. Az új népek a horgonnyal jelölt területeken szállnak partra. A Szövetséghez tartozó Dwarves nép, Bryn népe, már itthon van.
lesson-islands-signs = Apró jelek mutatják, mi van egy területen.
lesson-islands-signs-why = Most elég a horgonyt ismerned. A jelmagyarázat kéznél marad: „Jelek a térképen”, a kombinációk alatt; és amelyik területet kiválasztod, annak a jelei név szerint is olvashatók.
lesson-islands-pick = Vedd el a legfelső kombinációt, a Földműves Trolls népet.
lesson-islands-pick-why = Ingyen van, és tíz egységet hoz. A Trolls nép a Hordáért harcol, a nem üres területekért eggyel kevesebb egységet fizet, és mint földműves a mezőkért egy-egy érmével többet kap.
lesson-islands-pick-other = Az minden átlépett kombinációért egy érmébe kerülne. Ez a lecke a legfelsővel folytatódik.
lesson-islands-enter = Szállj partra itt: { $region }. Válaszd ki, és foglald el.
lesson-islands-enter-why = A rajta álló szám az ára: két egység a területért és egy az átkelésért. A horgonnyal jelölt terület bárhonnan megtámadható, ha az átkelést kifizeted.
lesson-islands-next = Menj tovább: { $region }.
lesson-islands-next-why = Ami a területeiddel szomszédos, ahhoz nem kell átkelés: egy üres terület kettőbe kerül. Az itteni barlangbejárat és másutt a csillag csak néhány népnek és képességnek számít.
lesson-islands-site = Most ezt foglald el, ahol valami lefordítva fekszik: { $region }.
lesson-islands-site-why = Kettő, plusz egy a hegységért és egy a Murlocs nép egységéért, amely senkié; mínusz egy, mert a Trolls népet nem zavarja az ellenség: három egység. A kagyló és az L betű csak azt mutatja, mi került ide a játék előtt: a Murlocs nép egy egysége és a nagy sziget jelzője.
lesson-islands-found = A Dark Portal! Amint egy nép belép, kiderül, mi az.
lesson-islands-found-why = Legendás hely: itt marad, és két érmével többet hoz minden körben, amelyben az aktív néped tartja a területét. Másutt Ereklye is előkerülhet: olyan tárgy, amely segít egy népnek, és használatkor továbbvándorol.
lesson-islands-war = Utolsó két egységeddel űzd ki a Dwarves népet innen: { $region }.
lesson-islands-war-why = A Dwarves a Szövetségé, a Trolls a Hordáé: aki a másik oldal népétől vesz el területet, ebben a körben egy érmével többet kap, minden ilyen népért egyszer. A magányos egység itt elvész.
lesson-islands-deploy = Fejezd be a hódítást, oszd el tíz egységedet, és erősítsd meg.
lesson-islands-deploy-why = Minden területen marad legalább egy. A szomszédban álló Dwarves nép vissza akarja majd szerezni a mocsarát. Ha maradt volna egység, de egyetlen területre sem elég, a kocka egy végső kísérlethez legfeljebb hármat adhatott volna; azzal a hódítás mindenképp véget ér.
lesson-islands-score = Nyolc érme: négy terület, egy a mezőért, kettő a Dark Portalért, egy a háborúért.
lesson-islands-score-why = A kártyádon a kis térkép mellett a területeid száma áll. A semleges népek semmit sem kapnak a frakciók háborújából, és értük sem jár semmi.
lesson-islands-more = Más játszmákban őrtornyokkal is találkozol, amelyek területét senki sem foglalhatja el, és olyan néppel is, amely érmét kér, mielőtt megtámadod; a tengerek és tavak a Naga népnek valók.
lesson-islands-more-why = A terület ára mindig megmondja, mit kell fizetned. Hogy az egyes népek, képességek, Ereklyék és helyek mit tudnak, azt a katalógusban találod: fent a nyitott könyv alatt, játszma közben a Menü Szabályok pontjában.
lesson-islands-end = Ha egy nép már nem jut tovább, válaszd a köröd elején a „Hanyatlás” gombot: minden területén egy egység marad, az továbbra is érmét hoz, és a következő körben újat választasz.
lesson-islands-end-why = Ez úgy megy, mint a Small Worldben; annak „Hanyatlás” leckéje lépésről lépésre megmutatja, lent a gombja. Most már eleget tudsz egy saját játszmához.
