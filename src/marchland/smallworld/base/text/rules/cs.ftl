# Pravidla Small World ve zkratce, česky.

ui-rules-screen-2 = Další tahy, konec
rules-goal = Cíl hry
rules-goal-text = Na mapě není místo pro všechny. Přivádějte na ni jeden národ za druhým: každý region, který držíte, vám na konci vašeho tahu vynese minci. Kdo má po posledním kole nejvíc mincí, vyhrává.
rules-turn = Tah
rules-turn-text = Nemáte-li národ, vyberete si ho a vytáhnete do pole. Máte-li ho, dobýváte dál, nebo s ním přejdete do Úpadku. Po dobývání přeskupíte žetony a získáte mince; pak je na tahu další hráč.
rules-pick = Výběr národa
rules-pick-text = Na výběr je šest národů a vedle každého jedna schopnost. Horní dvojice je zdarma; na každou, kterou přeskočíte, položíte minci. Mince ležící na vybrané dvojici jsou vaše. Čísla národa a schopnosti dohromady udávají, kolik dostanete žetonů.
rules-reach = Kde smíte dobývat
rules-reach-text = Nový národ vstupuje na mapu na jejím okraji nebo na pobřeží u okraje. Odtud dobývá regiony, které sousedí s jeho vlastními. Moře a jezera jsou téměř všem zavřená.
rules-price = Kolik region stojí
rules-price-text = Dva žetony a navíc jeden za každý žeton, pohoří, Trolí doupě, Polní tábor či Pevnost v něm. Národ a schopnost ho mohou zlevnit, aspoň jeden žeton však stojí vždy. Zaplacené žetony v regionu zůstanou.
rules-die = Poslední pokus
rules-die-text = Chybí-li jeden až tři žetony, určete region a hoďte kostkou: 0, 0, 0, 1, 2 nebo 3. Stačí-li vaše žetony spolu s hodem, region je váš. Tak či tak tím vaše dobývání v tomto tahu končí.
rules-beaten = Když vás vyženou
rules-beaten-text = Kdo přijde o region, ztratí natrvalo jeden žeton. Ostatní se mu vrátí do ruky a po skončení útočníkova tahu je rozmístí do jiných regionů téhož národa. Žetony v Úpadku jsou ztraceny všechny.
rules-deploy = Přeskupení
rules-deploy-text = Po dobývání rozmístěte žetony po svých regionech, jak chcete. V každém musí zůstat aspoň jeden a v ruce žádný. Čím víc jich v regionu stojí, tím dráž přijde ostatní.
rules-score = Mince
rules-score-text = Mince za každý region vašeho národa i národa v Úpadku a k tomu, co přidá aktivní národ a jeho schopnost: třeba Lidé jednu za každou rolnickou oblast. Mince ostatních do konce hry nikdo nevidí.
rules-again = Další dobývání
rules-again-text = V dalších tazích nechte v každém regionu jeden žeton a ostatní vezměte do ruky k novému dobývání. Než začnete, smíte některé regiony i opustit a mít tak žetonů víc.
rules-decline = Úpadek
rules-decline-text = Národ, který už nemá sílu, místo dobývání otočte. V každém regionu zůstane jeden žeton a dál vynáší svou minci, ale téměř žádná schopnost už nepůsobí. Příští tah si vyberete nový národ. Máte-li v Úpadku ještě starší, mapu opustí.
rules-end = Konec hry
rules-end-text = Ve dvou a ve třech se hraje 10 kol, ve čtyřech 9, v pěti 8. Při shodě mincí rozhoduje počet žetonů na mapě.
