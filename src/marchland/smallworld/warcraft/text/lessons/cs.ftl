# Lekce hry Small World of Warcraft, česky.

lesson-islands = První tah přes moře
lesson-islands-welcome = Dva ostrovy a mezi nimi moře: místo tu není pro všechny.
lesson-islands-welcome-why = Každý region, který držíte, vynese na konci vašeho tahu minci a nejvíc mincí nakonec vyhrává. V regionech s kotvou přistávají nově příchozí. Rasa Dwarves hráče Bryn, z Aliance, je tu už doma.
lesson-islands-signs = Malé značky říkají, co v regionu je.
lesson-islands-signs-why = Zatím vám stačí kotva. Vysvětlivky zůstávají po ruce: „Značky na mapě“ pod kombinacemi; a region, který vyberete, své značky pojmenuje.
lesson-islands-pick = Vezměte si horní kombinaci, Farmáře Trolls.
lesson-islands-pick-why = Je zdarma a dává deset žetonů. Trolls bojují za Hordu, za každý neprázdný region platí o žeton méně a jako Farmáři mají za pole o minci víc.
lesson-islands-pick-other = Ta by stála minci za každou přeskočenou. Tato lekce pokračuje s horní.
lesson-islands-enter = Přistaňte v regionu { $region }: vyberte ho a dobuďte.
lesson-islands-enter-why = Číslo na něm je cena: dva žetony za region a jeden za přepravu. Na region s kotvou se dá útočit odkudkoli, když přepravu zaplatíte.
lesson-islands-next = Pokračujte, další je { $region }.
lesson-islands-next-why = Co sousedí s vašimi regiony, přepravu nepotřebuje: prázdný region stojí dva. Jeskyně tady a hvězda jinde jsou důležité jen pro několik ras a schopností.
lesson-islands-site = Teď dobuďte region { $region }, kde něco leží lícem dolů.
lesson-islands-site-why = Dva, k tomu jeden za hory a jeden za žeton rasy Murlocs, která nikomu nepatří; o jeden méně, protože vaší rase Trolls nepřátelé nevadí: tři žetony. Mušle a písmeno L jen říkají, co se sem položilo před hrou: Murlocs a žeton velkého ostrova.
lesson-islands-found = Dark Portal! Otočí se, jakmile do regionu vstoupí nějaká rasa.
lesson-islands-found-why = Je to Legendární místo: zůstává tady a v každém tahu, kdy jeho region držíte aktivní rasou, vynese o dvě mince víc. Jinde se může objevit Artefakt: věc, která rase pomůže a použitím se přesune.
lesson-islands-war = Posledními dvěma žetony vyžeňte rasu Dwarves z regionu { $region }.
lesson-islands-war-why = Dwarves patří k Alianci a Trolls k Hordě: kdo vezme regiony rase druhé strany, získá v tomto tahu o minci víc, za každou takovou rasu jednou. Osamocený žeton rasy Dwarves je tu ztracen.
lesson-islands-deploy = Ukončete dobývání, rozmístěte deset žetonů a potvrďte.
lesson-islands-deploy-why = V každém regionu zůstane aspoň jeden. Dwarves odvedle budou chtít svou bažinu zpátky. Kdyby nějaké žetony zbyly a na žádný region nestačily, mohla by kostka pro jeden poslední pokus přidat až tři; dobývání tím vždy končí.
lesson-islands-score = Osm mincí: čtyři regiony, jedna za pole, dvě za Dark Portal a jedna za válku.
lesson-islands-score-why = Mapka na vaší kartě počítá vaše regiony. Neutrální rasy z války frakcí nic nemají a nic za ně ani není.
lesson-islands-more = V jiných hrách potkáte Hlídkové věže, jejichž regiony nikdo nedobude, a rasy, které chtějí před útokem mince; moře a jezera dobývá jen rasa Naga.
lesson-islands-more-why = Cena regionu vždy říká, co je třeba zaplatit. Co umí která rasa, schopnost, Artefakt a místo, najdete v katalogu: pod otevřenou knihou nahoře, ve hře v Nabídce pod Pravidly.
lesson-islands-end = Když už rasa nemůže dál, zvolte na začátku tahu „Do Úpadku“: v každém regionu zůstane jeden žeton, který vydělává dál, a v příštím tahu si vyberete novou.
lesson-islands-end-why = Je to jako ve hře Small World; krok za krokem to ukazuje její lekce „Úpadek“, tlačítko k ní je níže. Teď už víte dost na vlastní hru.
