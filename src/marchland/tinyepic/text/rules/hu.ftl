# A Tiny Epic Kingdoms szabályai röviden, magyarul.

ui-rules-screen-2 = Háború, pontok, vége
rules-goal = A játék célja
rules-goal-text = Építs minél jobb királyságot néhány tartománykártyán. A figurák, a torony, a mágia és a fővárosok pontot érnek, és a népednek is megvannak a maga pontjai. Az nyer, akinek a végén a legtöbb van.
rules-turn = Egy kör
rules-turn-text = A soron lévő játékos pajzsot tesz a hat akció egyikére, és végrehajtja, vagy nem tesz semmit. Aztán sorban mindenki más ugyanezt az akciót hajtja végre, vagy gyűjt. Ha öt pajzs van a kártyán, mind lekerül, és újra szabad mind a hat akció.
rules-actions = A hat akció
rules-actions-text = Őrjárat: egy figura a szomszéd vidékre lép. Küldetés: egy tartomány szélső vidékéről egy másik tartományéra lép. Építés: érc a toronyért. Kutatás: mana a mágiáért. Terjeszkedés: élelem egy új figuráért a sajátod mellett. Kereskedelem: bármennyi egy erőforrásból ugyanannyi másikért.
rules-collect = Gyűjtés
rules-collect-text = Minden vidék, ahol áll egy figurád, egy egységet ad: az erdő manát, a hegység ércet, a síkság élelmet, a főváros semmit. Egyikből sem lehet kilencnél több.
rules-regions = Vidékek
rules-regions-text = Egy vidéken két figura fér el; vízen és szirteken senki sem kel át. A romokban a figura azonnal lefekszik. Fekve ott szabadon választott erőforrást gyűjt, de a végén a romokban lévő figurák nem érnek semmit.
rules-tracks = Mágia, torony, figurák
rules-tracks-text = A mágia következő szintje annyi manába kerül, amennyi a száma, és meghozza a néped egy képességét. A toronyért ugyanígy érccel fizetsz. Egy új figura annyi élelembe kerül, ahány figurád akkor lesz.
rules-war = Háború
rules-war-text = Aki más vidékére lép, háborút kezd. Mindkét fél titokban számot vagy fehér zászlót választ. A nagyobb szám győz, egyenlőségnél a védő, és aki számot mutatott, kifizeti: egy mana kettőt ér, egy érc egyet. Két zászlóból szövetség lesz, és mindketten maradnak; két játékosnál ilyenkor a védő győz, és senki sem fizet.
rules-retreat = A vesztes
rules-retreat-text = A legyőzött figura visszavonulhat egy szomszédos vidékre, ahol senki más nem áll, annyi élelemért, ahány figurája a gazdájának van. Különben visszakerül a készletbe. Akinek nincs több figurája, játékban marad: a Terjeszkedés ekkor egy élelemért a hazai tartomány egy üres vidékére tesz egyet.
rules-end = A játék vége
rules-end-text = A hetedik figura, a torony hatodik, a mágia ötödik szintje vagy a harmadik nyugalomba vonult hős kiváltja a játék végét. A játék akkor ér véget, amikor a pajzsok legközelebb lekerülnének a kártyáról.
rules-score = Pontok
rules-score-text = Egy pont minden figuráért és a mágia minden szintjéért; a torony 1, 2, 3, 4, 6 vagy 8 pontot ér. A főváros két pontot ad annak, aki egyedül van ott, szövetségeseknek egyet-egyet. A nép ötödik szintje a maga módján számol. Két játékosnál egy pont az Elveszett Királyság minden vidéke is, ahol állsz, és minden legyőzött semleges figura.
rules-heroes = Hősök
rules-heroes-text = A hősök hívása kiegészítéssel az egyik figura hős, saját kártyával. Megnyert háborúval emelkedik, vagy egy akcióval, amelynek hatása helyett az ő árát fizeted ki, ahogy a kártya mondja. A harmadik szinten nyugalomba vonul: három pont, és közönséges figura áll a helyére.
rules-forts = Erődök
rules-forts-text = A hősök hívása kiegészítéssel a torony minden szintje egy erődöt hoz az egyik figurád mellé. Egyedül is véd, és háborúban eggyel kevesebbet fizetsz. Aki mellette háborút veszít, elveszti az erődöt és a szintet is. A hazai tartományodon kívül az erőd egy pontot ér.
rules-north = Ezüstszirt és tundra
rules-north-text = Az ezüst élelem, mana vagy érc helyett is jó, de háborúban és Kereskedelemben nem. A tundra választott erőforrást ad, egyetlen figura fér el rajta, és háború nem éri el. Ha valaki Őrjáratot vagy Küldetést választ, az ott álló figurának el kell lépnie.
rules-pair = Két játékos
rules-pair-text = Két játékos között az Elveszett Királyság fekszik, ahová Küldetések vezetnek. Egy ottani semleges figurát manáért és ércért győzhetsz le: annyit fizetsz, ahány semleges figura maradt a térképen, és egy mana kettőt ér. A legyőzött figura a végén egy pontot ér, akárcsak minden ottani vidék, ahol állsz. Szövetség nincs: két zászlónál a védő győz.
rules-alone = Egy játékos
rules-alone-text = Olyan ellenfél ellen játszol, akit iránytű vezet: utánad végrehajtja ugyanazt az akciót, aztán kockadobás jelöli ki a sajátját; a vidékeket a mutató választja. Új figurája egy saját figurája melletti üres vidékre kerül. Háborúban nappal a figuráid számának kétszeresét mutatja, éjjel csak a számukat: fizess ugyanannyit, és győzöl, vagy add fel.

ui-rules-rise-war = A hőssel megnyert háborúval.
ui-rules-rise-research = Kutatással, { $n } manáért.
ui-rules-rise-expand = Terjeszkedéssel, { $n } élelemért.
ui-rules-rise-build = Építéssel, { $n } ércért.
