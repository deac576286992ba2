# A Small World szabályai röviden, magyarul.

ui-rules-screen-2 = További körök, vége
rules-goal = A játék célja
rules-goal-text = A térképen nem fér el mindenki. Vezesd rá egyik népet a másik után: minden területed egy érmét hoz a köröd végén. Az nyer, akinek az utolsó forduló után a legtöbb érméje van.
rules-turn = Egy kör
rules-turn-text = Ha nincs néped, választasz egyet, és hódítani indulsz. Ha van, tovább hódítasz vele, vagy hanyatlásba küldöd. Hódítás után átszervezed az egységeidet, és begyűjtöd az érméidet; aztán a következő játékos jön.
rules-pick = Népválasztás
rules-pick-text = Hat nép közül választhatsz, mindegyik mellett egy képesség áll. A legfelső ingyen van; mindegyikre, amelyet átlépsz, egy érmét teszel. Ami érme a választottadon fekszik, a tiéd. A nép és a képesség száma együtt adja meg, hány egységet kapsz.
rules-reach = Hol hódíthatsz
rules-reach-text = Az új nép a térkép szélén vagy az ottani tengerparton lép be. Innen a saját területeivel szomszédos területeket foglalja el. A tengerek és a tó szinte mindenki előtt zárva vannak.
rules-price = Mennyibe kerül egy terület
rules-price-text = Két egységbe, és eggyel többe minden ott lévő egységért, hegységért, trollbarlangért, táborért vagy erődért. A nép és a képesség olcsóbbá teheti, de egy egységbe mindig kerül. Amit fizetsz, a területen marad.
rules-die = A végső kísérlet
rules-die-text = Ha legfeljebb három egység hiányzik, nevezd meg a területet, és dobj a kockával: 0, 0, 0, 1, 2 vagy 3. Ha az egységeid a dobással együtt elegendők, a terület a tiéd. Akár sikerül, akár nem, ebben a körben ez az utolsó hódításod.
rules-beaten = Ha kiűznek
rules-beaten-text = Aki területet veszít, egy egységet végleg elveszít. A többi visszakerül a kezébe, és a támadó körének végén a nép más területeire teszi őket. A hanyatló egységek mind elvesznek.
rules-deploy = Átszervezés
rules-deploy-text = A hódítások után tetszésed szerint osztod el az egységeidet a területeiden. Mindegyiken marad legalább egy, a kezedben egy sem. Minél több áll egy területen, annál drágább a többieknek.
rules-score = Érmék
rules-score-text = Egy érme a néped és a hanyatló néped minden területéért, és amennyit az aktív nép és képessége hozzáad: az emberek például szántóföldenként egyet. A többiek érméit a játék végéig senki sem látja.
rules-again = További hódítás
rules-again-text = A későbbi körökben minden területen egy egység marad, a többit kézbe veszed az új hódításokhoz. Az első előtt ki is üríthetsz területeket, hogy több egységed legyen.
rules-decline = Hanyatlás
rules-decline-text = Amelyik nép már nem bírja, azt hódítás helyett megfordítod. Minden területén egy egység marad, és tovább hozza az érméjét, de szinte egyik képesség sem hat már. A következő körödben új népet választasz. Ha volt régebbi hanyatló néped, az lekerül a térképről.
rules-end = A játék vége
rules-end-text = Ketten és hárman 10 fordulót játszotok, négyen 9-et, öten 8-at. Egyenlő számú érménél az nyer, akinek több egysége áll a térképen.
