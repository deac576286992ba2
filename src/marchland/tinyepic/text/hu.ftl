# Tiny Epic Kingdoms in Hungarian.

## Factions

faction-centaurs = Kentaurok
faction-constructs = Szerkezetek
faction-dark_elves = Sötét tündék
faction-dwarves = Törpök
faction-elves = Tündék
faction-goblins = Goblinok
faction-halflings = Félszerzetek
faction-humans = Emberek
faction-lizardfolk = Gyíknép
faction-merfolk = Vízi nép
faction-order = A Rend
faction-orcs = Orkok
faction-shapeshifters = Alakváltók
faction-trolls = Trollok
faction-undead = Élőhalottak
faction-valkyries = Valkűrök
faction-birdfolk = Madárnép
faction-frostwraiths = Fagylidércek
faction-lionfolk = Oroszlánnép
faction-draconians = Sárkányfajzatok
faction-boarfolk = Vaddisznónép
faction-death_knights = Halállovagok
faction-gnomes = Gnómok
faction-ice_giants = Jégóriások
faction-yetis = Jetik
faction-imps = Kisördögök
faction-werebears = Medveemberek
faction-minotaurs = Minótauruszok
faction-pirates = Kalózok

## What each level of a faction does

faction-centaurs-1 = Őrjáratkor a figurád egy második lépést is tehet, de háború vagy elfektetés után nem.
faction-centaurs-2 = Amikor síksági figurával gyűjtesz, kapsz még 1 élelmet.
faction-centaurs-3 = Síkságon 1-gyel kevesebbet fizetsz a harci számért.
faction-centaurs-4 = Küldetésre bármely vidékről indulhatsz, nem csak szélső vidékről.
faction-centaurs-5 = A végén 1 győzelmi pont minden elfoglalt síkságodért, legfeljebb 3.
faction-constructs-1 = Az Építés 1 érccel kevesebbe kerül, de legalább 1-be.
faction-constructs-2 = Terjeszkedéskor legfeljebb 2 élelmet érccel is fizethetsz.
faction-constructs-3 = Védőként 1-gyel kevesebbet fizetsz a harci számért.
faction-constructs-4 = Valahányszor toronyszintet építesz, kapsz 2 manát.
faction-constructs-5 = A végén 1 győzelmi pont minden 2 toronyszintért, legfeljebb 3.
faction-dark_elves-1 = Erdőben 1-gyel kevesebbet fizetsz a harci számért.
faction-dark_elves-2 = Amikor erdei figurával gyűjtesz, kapsz még 1 manát.
faction-dark_elves-3 = Amikor háborút nyersz, a vesztes elveszít 1 erőforrást a saját választása szerint.
faction-dark_elves-4 = Őrjáratkor egy tartomány erdői mind szomszédosak.
faction-dark_elves-5 = A végén 1 győzelmi pont minden elfoglalt erdődért, legfeljebb 3.
faction-dwarves-1 = Ha más építi azt a toronyszintet, amelyen te állsz, 1 érccel többet fizet érte.
faction-dwarves-2 = Amikor Őrjárattal vagy Küldetéssel hegységbe lépsz, kapsz 1 ércet.
faction-dwarves-3 = Az Építés 1 érccel kevesebbe kerül.
faction-dwarves-4 = Amikor Kereskedelem zajlik, helyette végrehajthatsz egy Építést.
faction-dwarves-5 = A végén 1 győzelmi pont, ha senkinek sincs a tiédnél magasabb tornya; az egyenlőség is számít.
faction-elves-1 = Egyetlen Kereskedelem során ércet és élelmet is manára cserélhetsz.
faction-elves-2 = Az a harci szám, amelyet csak manával fizetsz, 1-gyel többet ér. Ezt a választásakor mondod meg.
faction-elves-3 = Minden fizetésnél a mana bármely más erőforrást helyettesíthet.
faction-elves-4 = Az ellened vívott háborúban a másik fél manája 2 helyett 1-et ér; a tiéd továbbra is 2-t.
faction-elves-5 = A végén 1 győzelmi pont minden játékosért, akinek kevesebb manája van, mint neked.
faction-goblins-1 = Őrjáratkor két figurával is léphetsz.
faction-goblins-2 = A Terjeszkedés 1 élelemmel kevesebbe kerül, de legalább 1-be.
faction-goblins-3 = Amikor eléred ezt a szintet, kapsz 3 élelmet.
faction-goblins-4 = Terjeszkedéskor az új figurát egy figuráddal szomszédos üres vidékre is teheted.
faction-goblins-5 = A végén 2 győzelmi pont, ha több figurád van játékban, mint bármely ellenfélnek.
faction-halflings-1 = Kereskedelemkor eggyel többet kapsz abból, amit elveszel.
faction-halflings-2 = Amikor síksági figurával gyűjtesz, kapsz még 1 élelmet.
faction-halflings-3 = Háborúban élelemmel is fizethetsz: minden 2 élelem 1-et ér.
faction-halflings-4 = A visszavonulás 2 élelemmel kevesebbe kerül.
faction-halflings-5 = A végén 1 győzelmi pont minden 3 megmaradt élelemért, legfeljebb 3.
faction-humans-1 = Amikor Kutatás zajlik, helyette végrehajthatsz egy Kereskedelmet.
faction-humans-2 = Kereskedelemkor eggyel többet kapsz abból, amit elveszel.
faction-humans-3 = Az a harci szám, amelyet egyetlen fajta erőforrással fizetsz, 2-vel többet ér. Ezt a választásakor mondod meg.
faction-humans-4 = Amikor víz melletti figurával gyűjtesz, kapsz még 1 élelmet.
faction-humans-5 = A végén 1 győzelmi pont minden erőforrásért, amelyből legalább 4 van nálad.
faction-lizardfolk-1 = Őrjáratkor ugyanannak a tartománynak bármely vidékére léphetsz.
faction-lizardfolk-2 = Őrjárat helyett mindig mehetsz Küldetésre, és fordítva.
faction-lizardfolk-3 = Küldetéskor 1 egységet kapsz abból, amit a vidék ad, ahová lépsz.
faction-lizardfolk-4 = Küldetéskor lépés helyett kicserélheted egy álló figurádat egy ellenfél figurájával egy másik tartományban, ha egyik vidéken sincs más.
faction-lizardfolk-5 = A végén 1 győzelmi pont minden olyan, nem hazai tartományért, ahol van figurád.
faction-merfolk-1 = Őrjáratkor az ugyanazzal a vízzel érintkező vidékek szomszédosak.
faction-merfolk-2 = Amikor víz melletti figurával gyűjtesz, kapsz még 1 manát.
faction-merfolk-3 = Víz mellett 1-gyel kevesebbet fizetsz a harci számért.
faction-merfolk-4 = Amikor Küldetéssel víz melletti vidékre lépsz, kapsz 2 élelmet.
faction-merfolk-5 = A végén 1 győzelmi pont minden víz melletti vidékért, amelyet elfoglalsz, legfeljebb 3.
faction-order-1 = A Kutatás 1 manával kevesebbe kerül, de legalább 1-be.
faction-order-2 = Amikor eléred ezt a szintet, kapsz 2 tetszőleges erőforrást.
faction-order-3 = Amikor egy ellenfél növeli a mágiaszintjét, kapsz 1 manát.
faction-order-4 = Amikor te vagy soron, az akciód végrehajtása után kapsz 1 tetszőleges erőforrást.
faction-order-5 = A végén 1 győzelmi pont minden ellenfélért, akinek a mágiaszintje alacsonyabb a tiédnél, legfeljebb 3.
faction-orcs-1 = Támadóként 1-gyel kevesebbet fizetsz a harci számért.
faction-orcs-2 = Amikor háborút nyersz, kapsz 1 ércet.
faction-orcs-3 = Amikor háborút nyersz, a vesztes visszavonulása 2 élelemmel többe kerül.
faction-orcs-4 = A harci számok felfedése után a tiédet 1-gyel növelheted, ha megfizeted, akár 11 fölé is.
faction-orcs-5 = A végén 2 győzelmi pont, ha senki más nem foglal el vidéket a hazai tartományodban.
faction-shapeshifters-1 = Amikor eléred ezt a szintet, húzz két játékon kívüli népet, és válassz egyet: az 1. szintje a tiéd is.
faction-shapeshifters-2 = Amikor eléred ezt a szintet, húzz két játékon kívüli népet, és válassz egyet: a 2. szintje a tiéd is.
faction-shapeshifters-3 = Őrjáratkor az ugyanazokkal a szirtekkel érintkező vidékek szomszédosak.
faction-shapeshifters-4 = Amikor eléred ezt a szintet, húzz két játékon kívüli népet, és válassz egyet: a 4. szintje a tiéd is.
faction-shapeshifters-5 = A végén 1 győzelmi pont minden szirtek melletti vidékért, amelyet elfoglalsz, legfeljebb 3.
faction-trolls-1 = Védőként 1-gyel kevesebbet fizetsz a harci számért.
faction-trolls-2 = Amikor eléred ezt a szintet, kapsz 3 ércet.
faction-trolls-3 = Ha vesztett háború után lekerülne a figurád, 2 élelemért a hazai tartományod egy olyan vidékére teheted, ahol nincs sem figura, sem idegen erőd.
faction-trolls-4 = Védőként 2-vel kevesebbet fizetsz a harci számért. Felváltja az 1. szintet.
faction-trolls-5 = A végén 1 győzelmi pont minden 2 vidékért, amelyet a hazai tartományodban elfoglalsz, legfeljebb 2.
faction-undead-1 = Amikor egy általad megnyert háborúban lekerül az ellenfél figurája, kapsz 2 manát.
faction-undead-2 = Ha vesztett háború után lekerülne a figurád, 1 manáért egy magányos figurád mellé teheted, ahol másnak nincs figurája.
faction-undead-3 = Terjeszkedéskor legfeljebb 3 élelmet manával is fizethetsz.
faction-undead-4 = Amikor egy általad megnyert háborúban lekerül az ellenfél figurája, arra a vidékre tehetsz egy figurát a készletedből.
faction-undead-5 = A végén 1 győzelmi pont minden tartományért, ahol neked is, ellenfélnek is van figurája, legfeljebb 3.
faction-valkyries-1 = Amikor háborút nyersz, kapsz 1 manát.
faction-valkyries-2 = A visszavonulás 1 élelemmel kevesebbe kerül.
faction-valkyries-3 = A hazai tartományodon kívül 1-gyel kevesebbet fizetsz a harci számért.
faction-valkyries-4 = Küldetésre bármely vidékről indulhatsz, nem csak szélső vidékről.
faction-valkyries-5 = A végén 1 győzelmi pont minden más játékos ellen megnyert háborúért, legfeljebb 3.
faction-birdfolk-1 = Küldetéskor két figurával is léphetsz.
faction-birdfolk-2 = A visszavonulás 1 élelemmel kevesebbe kerül.
faction-birdfolk-3 = Szirtekre is visszavonulhatsz. Nem adnak erőforrást, csak visszavonulva lehet rájuk lépni, és erőd nem épülhet rajtuk.
faction-birdfolk-4 = A visszavonulás 2 élelemmel kevesebbe kerül. Felváltja a 2. szintet.
faction-birdfolk-5 = A végén 1 győzelmi pont minden szirteken álló figurádért, legfeljebb 3.
faction-frostwraiths-1 = Vízre is visszavonulhatsz. Nem ad erőforrást, csak visszavonulva lehet rálépni, és erőd nem épülhet rajta.
faction-frostwraiths-2 = Amikor eléred ezt a szintet, minden ellenfél elveszít 2 erőforrást a saját választása szerint.
faction-frostwraiths-3 = Az Építés 1 érccel kevesebbe kerül olyan vidéken, amely vízzel érintkezik, és ahol van figurád.
faction-frostwraiths-4 = Amikor eléred ezt a szintet, egy általad választott ellenfél elveszít egy mágiaszintet.
faction-frostwraiths-5 = A végén 1 győzelmi pont minden vízen álló figurádért, legfeljebb 3.
faction-lionfolk-1 = Amikor eléred ezt a szintet, kapsz 2 élelmet.
faction-lionfolk-2 = Amikor a pajzsok lekerülnek az akciókártyáról, és több figurád van játékban, mint bármely ellenfélnek, kapsz 1 tetszőleges erőforrást.
faction-lionfolk-3 = Amikor eléred ezt a szintet, kapsz 4 élelmet.
faction-lionfolk-4 = A Terjeszkedés 2 élelemmel kevesebbe kerül, de legalább 1-be.
faction-lionfolk-5 = A végén 1 győzelmi pont minden ellenfélért, akinek kevesebb figurája van játékban, mint neked, legfeljebb 3.
faction-draconians-1 = Támadóként a Küldetéssel kezdett háborúban 1-gyel kevesebbet fizetsz a harci számért.
faction-draconians-2 = Küldetéskor, ha nem kezdődik háború, kapsz 1 ércet.
faction-draconians-3 = Amikor háborút vesztesz, a győztes elveszít 1 erőforrást a saját választása szerint.
faction-draconians-4 = Küldetéssel a másik tartomány bármely vidékére léphetsz, nem csak szélső vidékre.
faction-draconians-5 = A végén 2 győzelmi pont, ha minden figurád szélső vidéken áll.
faction-boarfolk-1 = Amikor Őrjárattal síkságra lépsz, kapsz 1 élelmet.
faction-boarfolk-2 = Amikor a pajzsok lekerülnek az akciókártyáról, kapsz 1 élelmet.
faction-boarfolk-3 = Háborúban élelemmel is fizethetsz: 2 élelem 3-nak számít.
faction-boarfolk-4 = Amikor legalább 3-mal veszítesz háborút, és mindkét fél számot mutatott, minden elfoglalt vidéked azonnal terem.
faction-boarfolk-5 = A végén 3 győzelmi pont, ha semmilyen erőforrásod nem maradt.
faction-death_knights-1 = Magasabb mágiaszintű ellenféllel szemben 1-gyel kevesebbet fizetsz a harci számért.
faction-death_knights-2 = Amikor háborút nyersz, kapsz 1 manát.
faction-death_knights-3 = Amikor eléred ezt a szintet, egy általad választott ellenfél elveszít 2 erőforrást a saját választása szerint.
faction-death_knights-4 = Támadóként a hazai tartományodon kívül 2-vel kevesebbet fizetsz a harci számért.
faction-death_knights-5 = A végén 1 győzelmi pont minden vidékért, amelyet egy ellenfél hazai tartományában elfoglalsz, legfeljebb 3.
faction-gnomes-1 = Amikor Őrjárat zajlik, helyette végrehajthatsz egy Építést.
faction-gnomes-2 = Amikor egy másik játékost megtámadsz, kikötheted, hogy mindkét fél csak érccel fizessen.
faction-gnomes-3 = Amikor eléred ezt a szintet, kapsz 3 ércet.
faction-gnomes-4 = Valahányszor toronyszintet építesz, kapsz 1 tetszőleges erőforrást.
faction-gnomes-5 = A végén 1 győzelmi pont minden 2 toronyszintért, legfeljebb 3.
faction-ice_giants-1 = Gyűjtés után elfektethetsz egy álló figurát hegységben vagy ezüstszirten, és kapsz még 2 ércet.
faction-ice_giants-2 = Ha a háborúzó figurád fekszik, 1-gyel kevesebbet fizetsz a harci számért.
faction-ice_giants-3 = Őrjáratkor ezen felül akárhány figurádat felállíthatod.
faction-ice_giants-4 = Ha a háborúzó figurád fekszik, 2-vel kevesebbet fizetsz a harci számért. Felváltja a 2. szintet.
faction-ice_giants-5 = A végén 1 győzelmi pont minden fekvő figurádért, amely nem romokban van, legfeljebb 3.
faction-yetis-1 = Mielőtt a háborúban számot választotok, elfektetheted az álló figurádat, és 1-gyel kevesebbet fizetsz.
faction-yetis-2 = Fekvő figuráid hegységben, tundrán és ezüstszirten úgy gyűjtenek, mintha állnának.
faction-yetis-3 = Őrjáratkor ezen felül akárhány figurádat felállíthatod.
faction-yetis-4 = Mielőtt a háborúban számot választotok, elfektetheted az álló figurádat, és 2-vel kevesebbet fizetsz. Felváltja az 1. szintet.
faction-yetis-5 = A végén 1 győzelmi pont minden elfoglalt hegységért, tundráért vagy ezüstszirtért a hazai tartományodon kívül, legfeljebb 3.
faction-imps-1 = Őrjáratkor az ugyanazokkal a szirtekkel érintkező vidékek szomszédosak.
faction-imps-2 = Amikor eléred ezt a szintet, minden ellenfél elveszít 1 erőforrást a saját választása szerint.
faction-imps-3 = Szirtekre is visszavonulhatsz. Nem adnak erőforrást, és csak visszavonulva lehet rájuk lépni.
faction-imps-4 = Amikor háborút vesztesz, a győztes elveszít 2 erőforrást a te választásod szerint.
faction-imps-5 = A végén 1 győzelmi pont minden figurádért, amely szirteken vagy szirtek mellett áll, legfeljebb 3.
faction-werebears-1 = Szirtek mellett 1-gyel kevesebbet fizetsz a harci számért.
faction-werebears-2 = Amikor szirtek melletti figurával gyűjtesz, kapsz még 1 élelmet.
faction-werebears-3 = Amikor háborút nyersz, kapsz 2 élelmet.
faction-werebears-4 = Szirtek mellett 2-vel kevesebbet fizetsz a harci számért. Felváltja az 1. szintet.
faction-werebears-5 = A végén 1 győzelmi pont minden szirtek melletti vidékért, amelyet elfoglalsz, legfeljebb 3.
faction-minotaurs-1 = Építéskor az erődöt egy figuráddal szomszédos üres vidékre is teheted.
faction-minotaurs-2 = Álló erőddel védekezve a számválasztás előtt eldöntheted, hogy a háború után elfekteted: ekkor 1 helyett 2-vel fizetsz kevesebbet.
faction-minotaurs-3 = Gyűjtéskor elfektethetsz egy álló erődöt 2 ércért.
faction-minotaurs-4 = Az Építés 2 érccel kevesebbe kerül, de legalább 1-be.
faction-minotaurs-5 = A végén 1 győzelmi pont minden álló erődödért a hazai tartományodon kívül, a szokásos ponton felül, legfeljebb 3.
faction-pirates-1 = Amikor víz melletti vidéken nyersz háborút, elveszel a vesztestől 1 erőforrást, amelyet ő választ.
faction-pirates-2 = Küldetéseidnél a víz melletti vidékek szélső vidéknek számítanak, induláskor és érkezéskor is.
faction-pirates-3 = Amikor eléred ezt a szintet, elveszel egy ellenféltől 2 tetszőleges erőforrást.
faction-pirates-4 = Amikor víz melletti figurával gyűjtesz, kapsz még 1 tetszőleges erőforrást.
faction-pirates-5 = A végén 1 győzelmi pont minden olyan, nem hazai tartományért, ahol víz melletti vidéket foglalsz el, legfeljebb 3.

## Heroes

hero-baron = Báró
hero-queen = Királynő
hero-wizard = Varázsló
hero-knight = Lovag
hero-ranger = Kósza
hero-paladin = Paladin
hero-druid = Druida
hero-alchemist = Alkimista
hero-smith = Kovács
hero-bard = Bárd
hero-spy = Kém
hero-merchant = Kereskedő
hero-explorer = Felfedező
hero-berserker = Berszerker
hero-captain = Kapitány
hero-oracle = Jósnő
hero-engineer = Építőmester
hero-prospector = Érckutató
hero-warlord = Hadúr
hero-herbalist = Füvesember
hero-shepherd = Pásztor
hero-duelist = Párbajozó
hero-envoy = Követ
hero-warden = Várőr
hero-scholar = Tudós

## What each level of a hero does

hero-baron-1 = A hőssel szomszédos vidékeken a figuráid 1-gyel kevesebbet fizetnek a harci számért.
hero-baron-2 = Amikor a hős vidékéről gyűjtesz, 2 egységet kapsz abból, amit ad.
hero-baron-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-queen-1 = Aki háborúban legyőzi a hőst, a háború után minden élelmét elveszti.
hero-queen-2 = Ha a hőssel legfeljebb 2-vel vesztesz háborút, nem fizeted ki a harci számodat.
hero-queen-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-wizard-1 = Amikor a pajzsok lekerülnek az akciókártyáról, kapsz 1 manát.
hero-wizard-2 = Amikor a pajzsok lekerülnek az akciókártyáról, és a hős erdőben áll, kapsz még 1 manát.
hero-wizard-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-knight-1 = Amikor a hős harcol, 1-gyel kevesebbet fizetsz a harci számért.
hero-knight-2 = Amikor a hős harcol, 2-vel kevesebbet fizetsz a harci számért. Felváltja az 1. szintet.
hero-knight-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-ranger-1 = Őrjáratkor a hős egy második lépést is tehet, de háború vagy elfektetés után nem.
hero-ranger-2 = A hős bármely vidékről bármely vidékre mehet Küldetésre, nem csak szélsőről szélsőre.
hero-ranger-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-paladin-1 = Amikor a hős védekezik, 1-gyel kevesebbet fizetsz a harci számért.
hero-paladin-2 = A hőssel szomszédos vidékeken a többi figurád 1-gyel kevesebbet fizet a harci számért, amikor védekezik.
hero-paladin-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-druid-1 = Amikor a hős erdőben vagy síkságon áll, és a vidékéről gyűjtesz, 2 egységet kapsz abból, amit ad.
hero-druid-2 = A hős ingyen vonul vissza.
hero-druid-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-alchemist-1 = Gyűjtéskor 1 ércedet manává vagy 1 manádat érccé változtathatod.
hero-alchemist-2 = A Kutatás 1 manával kevesebbe kerül, de legalább 1-be.
hero-alchemist-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-smith-1 = Az Építés 1 érccel kevesebbe kerül, amíg a hős hegységben áll, de legalább 1-be.
hero-smith-2 = Amikor a hős hegységben áll, és a vidékéről gyűjtesz, 2 egységet kapsz abból, amit ad.
hero-smith-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-bard-1 = A Terjeszkedés 1 élelemmel kevesebbe kerül, ha az új figura a hőshöz kerül, de legalább 1-be.
hero-bard-2 = A Terjeszkedés 2 élelemmel kevesebbe kerül, ha az új figura a hőshöz kerül, de legalább 1-be. Felváltja az 1. szintet.
hero-bard-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-spy-1 = Amikor a hős Őrjárattal vagy Küldetéssel, háború nélkül lép egy ellenfél hazai tartományába, az az ellenfél elveszít 1 erőforrást a saját választása szerint.
hero-spy-2 = Te kapod meg az erőforrást, amelyet az ellenfél a hős miatt elveszít.
hero-spy-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-merchant-1 = Kereskedelemkor, ha a hős a hazai tartományodon kívül van, eggyel többet kapsz abból, amit elveszel.
hero-merchant-2 = Kereskedelemkor két cserét hajthatsz végre egymás után.
hero-merchant-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-explorer-1 = Amikor a hős Küldetésre megy, 1 egységet kapsz abból, amit a vidék ad, ahová lép.
hero-explorer-2 = Amikor a hős Küldetésre megy, 2 egységet kapsz abból, amit a vidék ad, ahová lép. Felváltja az 1. szintet.
hero-explorer-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-berserker-1 = Amikor a hős támad, 1-gyel kevesebbet fizetsz a harci számért.
hero-berserker-2 = Amikor a hős támad, 2-vel kevesebbet fizetsz a harci számért. Felváltja az 1. szintet.
hero-berserker-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-captain-1 = Amikor a hős Küldetésre megy, egy figurád ugyanarról vagy egy szomszédos vidékről vele mehet.
hero-captain-2 = Ha a hős Küldetése indította a háborút, 1-gyel kevesebbet fizetsz a harci számért.
hero-captain-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-oracle-1 = Amikor a pajzsok lekerülnek az akciókártyáról, és a hős a hazai tartományodon kívül van, kapsz 1 tetszőleges erőforrást.
hero-oracle-2 = A Kutatás 1 manával kevesebbe kerül, de legalább 1-be.
hero-oracle-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-engineer-1 = Az Építés 1 érccel kevesebbe kerül, ha az erőd a hős vidékére kerül, de legalább 1-be.
hero-engineer-2 = A hős vidékén álló erődöd háborúban 1 helyett 2 kedvezményt ad.
hero-engineer-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-prospector-1 = Amikor a hős hegységben áll, és a vidékéről gyűjtesz, 2 egységet kapsz abból, amit ad.
hero-prospector-2 = Amikor a hős ezüstszirten áll, és a vidékéről gyűjtesz, 2 egységet kapsz abból, amit ad.
hero-prospector-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-warlord-1 = A hőssel szomszédos vidékeken a többi figurád 1-gyel kevesebbet fizet a harci számért, amikor támad.
hero-warlord-2 = Amikor a hős harcol, 1-gyel kevesebbet fizetsz a harci számért.
hero-warlord-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-herbalist-1 = A visszavonulás 1 élelemmel kevesebbe kerül.
hero-herbalist-2 = A visszavonulás 2 élelemmel kevesebbe kerül. Felváltja az 1. szintet.
hero-herbalist-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-shepherd-1 = Amikor a hős síkságon áll, és a vidékéről gyűjtesz, 2 egységet kapsz abból, amit ad.
hero-shepherd-2 = A Terjeszkedés 1 élelemmel kevesebbe kerül, de legalább 1-be.
hero-shepherd-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-duelist-1 = A hős háborúiban egyenlőségnél támadóként is te győzöl.
hero-duelist-2 = Amikor a hős harcol, 1-gyel kevesebbet fizetsz a harci számért.
hero-duelist-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-envoy-1 = Amikor a hős fővárosban áll, és a vidékéről gyűjtesz, kapsz 1 tetszőleges erőforrást.
hero-envoy-2 = A hős ingyen vonul vissza, ha fehér zászlót mutattál.
hero-envoy-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-warden-1 = Amikor a hős védekezik erődös vidékeden, 1-gyel kevesebbet fizetsz a harci számért, az erődön felül.
hero-warden-2 = Amikor a hős védekezik erődös vidékeden, 2-vel kevesebbet fizetsz a harci számért, az erődön felül. Felváltja az 1. szintet.
hero-warden-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.
hero-scholar-1 = Amikor egy ellenfél növeli a mágiaszintjét a tiéd fölé, kapsz 1 manát.
hero-scholar-2 = A Kutatás 2 manával kevesebbe kerül, de legalább 1-be.
hero-scholar-3 = A hős azonnal nyugalomba vonul: egy közönséges figura áll a helyére, és a kártya a végén 3 győzelmi pontot ér.

## Lands: each side, then each card

land-t01a = Zöldhát
land-t01b = Ércvölgy
land-t02a = Kévetó
land-t02b = Ködbányák
land-t03a = Csendföld
land-t03b = Koronaliget
land-t04a = Hárompart
land-t04b = Váralja
land-t05a = Kőkasza
land-t05b = Naplápok
land-t06a = Tölgytrón
land-t06b = Törtgát
land-t07a = Víznyelő
land-t07b = Királymező
land-t08a = Széltörő
land-t08b = Ókapu
land-t09a = Stodolohoří
land-t09b = Ejchuchie
land-t10a = Vosí pas
land-t10b = Bumhostán
land-t11a = Chongül
land-t11b = Čumílie
land-t12a = Kecálistán
land-t12b = Aughmoore
land-t13a = Hrabálie
land-t13b = Jégbarázda
land-t14a = Hógerinc
land-t14b = Fehértavak
land-t15a = Fagyvár
land-t15b = Ezüstér
land-t16a = Északküszöb
land-t16b = Hófúvás
land-t01 = Zöldhát / Ércvölgy
land-t02 = Kévetó / Ködbányák
land-t03 = Csendföld / Koronaliget
land-t04 = Hárompart / Váralja
land-t05 = Kőkasza / Naplápok
land-t06 = Tölgytrón / Törtgát
land-t07 = Víznyelő / Királymező
land-t08 = Széltörő / Ókapu
land-t09 = Stodolohoří / Ejchuchie
land-t10 = Vosí pas / Bumhostán
land-t11 = Chongül / Čumílie
land-t12 = Kecálistán / Aughmoore
land-t13 = Hrabálie / Jégbarázda
land-t14 = Hógerinc / Fehértavak
land-t15 = Fagyvár / Ezüstér
land-t16 = Északküszöb / Hófúvás

## Terrains, and what a place is called

tek-terrain-forest = erdő
tek-terrain-mountain = hegység
tek-terrain-plains = síkság
tek-terrain-ruins = romok
tek-terrain-capital = főváros
tek-terrain-silver_peaks = ezüstszirt
tek-terrain-tundra = tundra
tek-terrain-water = víz
tek-terrain-crags = szirtek
tek-place = { $terrain } { $number } ({ $land })
tek-place-bare = { $number } ({ $land })

## Actions, resources, pieces

tek-action-patrol = Őrjárat
tek-action-quest = Küldetés
tek-action-build = Építés
tek-action-research = Kutatás
tek-action-expand = Terjeszkedés
tek-action-trade = Kereskedelem
tek-resource-food = élelem
    .acc = élelmet
tek-resource-mana = mana
    .acc = manát
tek-resource-ore = érc
    .acc = ércet
tek-resource-silver = ezüst
    .acc = ezüstöt
tek-resource-choice = tetszőleges
tek-unit = { $n } { $resource }
tek-piece-meeple = figura
tek-piece-hero = hős
tek-piece-fort = erőd
tek-piece-neutral = semleges figura
tek-piece-shield = pajzs
tek-piece-tower = torony
tek-piece-magic = mágia

## Where a card comes from

tek-mark-rulebook = a szabályfüzetből
tek-mark-public = nyilvános oldalakról
tek-mark-prototype = egy 2013-as prototípusból
tek-mark-original = saját terv
tek-set-base = alapjáték
tek-set-deluxe = deluxe tartalom
tek-set-heroes_call = A hősök hívása
tek-next-war = Következő szint: nyerj háborút a hőssel.
tek-next-research = Következő szint: Kutatással, ára { $n } mana.
tek-next-expand = Következő szint: Terjeszkedéssel, ára { $n } élelem.
tek-next-build = Következő szint: Építéssel, ára { $n } érc.

## Abilities that are offered

use-action_swap = Őrjárat és Küldetés cseréje
use-swap_on = helycsere
use-war_raise = a szám növelése 1-gyel
use-war_lay_down = figura elfektetése a háború előtt
use-fort_lay_down_war = az erőd elfektetése a háború után
use-collect_lay_down = figura elfektetése ércért
use-fort_lay_down_collect = erőd elfektetése ércért
use-rescue = a figura megmentése
use-raise_dead = az elesett feltámasztása
use-war_only = csak érccel fizetett háború
use-action_instead = másik akció ehelyett

## Points

tek-points-meeples = Figurák: { $n }{ $ruins ->
        [0] { "" }
       *[other] { " " }(romokban, pont nélkül: { $ruins })
    }
tek-points-tower = Torony: { $n }
tek-points-magic = Mágia: { $n }
tek-points-capital = Fővárosok: { $n }
tek-points-lost = Elveszett Királyság: { $n }
tek-points-heroes = Nyugalomba vonult hősök: { $n }
tek-points-forts = Erődök a hazai tartományon kívül: { $n }
tek-points-faction = { $faction }: { $n }

## What happened

tek-log-deal-land = { $seat } tartománykártyája: { $land }.
tek-log-lost-land = Az Elveszett Királyság: { $land }. Nem tartozik senkihez, Küldetéssel lehet odajutni; aki ott semleges figurára lép, annyit fizet manában és ércben együtt, ahány semleges figura áll a térképen. Vidékei és semleges figurái a végén pontot érnek.
tek-log-deal-faction = { $seat } népe: { $faction }.
tek-log-draw-faction = { $seat } húzása: { $faction }.
tek-log-draw-hero = { $seat } hőskártyát húz.
tek-log-pick-faction = { $seat } népet választ: { $faction }.
tek-log-given-faction = { $seat } ezt a népet kapja: { $faction }.
tek-log-side = { $seat } hazai tartománya: { $land }.
tek-log-settle = { $seat } itt kezd: { $region }.
tek-log-split = { $seat } kezdő erőforrásai: { $units }.
tek-log-keep = { $seat } hőse: { $hero }.
tek-log-roll = { $way ->
        [true] Az iránytű ezt mutatja: { $n } (csak irány, mint az órán).
        [false] Az iránytű ezt mutatja: { $n }, { $action }.
       *[other] Az iránytű ezt mutatja: { $n }.
    }
tek-log-next-free = { $action_art ->
        [az] Az
       *[a] A
    } { $action } már foglalt: az óramutató járása szerint következő szabad akció jön.
tek-log-take = { $seat } választása: { $action }.
tek-log-turn-over = { $seat }, { $cycle }. forduló, { $action }
tek-log-follow-over = { $seat }, { $cycle }. forduló, { $action }
tek-sum-points = { $n_sign }{ $n_abs } pont
tek-sum-units = { $n_sign }{ $n_abs } { $resource }
tek-log-act = { $seat } végrehajtja az akciót: { $action }.
tek-log-collect = { $n ->
    [0] { $seat } gyűjtene, de semmit sem kap.
   *[other] { $seat } erőforrást gyűjt.
}
tek-log-pass = { $seat } nem tesz semmit.
tek-log-level = { $seat } hőse szintet lép.
tek-log-move = { $hero ->
        [true] { $seat }, hős: { $region } → { $to }.
       *[other] { $seat }: { $region } → { $to }.
    }
tek-log-stand = { $seat } felállítja, ami itt fekszik: { $region }.
tek-log-place = { $seat } figurát tesz le: { $region }.
tek-log-fort = { $seat } erődöt épít: { $region }.
tek-log-retreat = { $seat } visszavonul ide: { $region }.
tek-log-lies = { $how ->
        [stays] { $seat } figurája továbbra is fekszik; egy Őrjárat állítja fel.
       *[ruins] { $seat } figurája romokban fekszik, ahol a végén nem ér pontot.
    }
tek-log-fall = { $forced ->
        [true] { $seat } nem tud visszavonulni.
       *[other] { $seat } nem vonul vissza.
    }
tek-log-bid = { $seat } számot vagy zászlót választott.
tek-log-will-bid = { $seat } száma { $n }: győz, ha { $other } { $wins ->
        [tie] nem mutat nagyobbat.
       *[less] kisebbet mutat.
    }
tek-log-will-bid-all = { $seat } száma { $n }, csak ezzel fizetve: { $resource }. Ennyinek számít: { $counts }, és győz, ha { $other } { $wins ->
        [tie] nem mutat nagyobbat.
       *[less] kisebbet mutat.
    }
tek-log-will-flag = { $wins ->
        [ally] { $seat } fehér zászlót mutat: ha { $other } is azt mutat, itt szövetségesek; szám ellen elveszíti a háborút, de nem fizet.
        [flag] { $seat } fehér zászlót mutat, és nem fizet: csak akkor győz, ha { $other } is azt mutat.
       *[never] { $seat } fehér zászlót mutat: elveszíti a háborút, de nem fizet.
    }
tek-log-flag = { $forced ->
        [true] { $seat } nem tudja kifizetni a számot, ezért kérdés nélkül feladja a háborút.
       *[other] { $seat } feladja a háborút.
    }
tek-log-pay = { $seat } fizet: { $units }.
tek-log-trade = { $seat } cseréje: { $n } { $given_resource } helyett { $n } { $got_resource }.
tek-log-use = { $seat } képessége: { $name }.
tek-log-opponent = { $seat } ellenfelet választ: { $other }.
tek-log-copy = { $seat } lemásolja: { $faction }.
tek-log-lay-down = { $seat } elfekteti, ami itt áll: { $region }.
tek-log-hero-level = { $ability ->
    [none] { $seat } hőse eléri { $n_art } { $n }. szintet ({ $hero }).
   *[other] { $seat } hőse eléri { $n_art } { $n }. szintet ({ $hero }); a kártyán ez áll: „{ $ability }”
}
tek-log-magic = { $ability ->
    [none] { $seat } eléri { $n_art } { $n }. mágiaszintet.
   *[other] { $seat } eléri { $n_art } { $n }. mágiaszintet, és ezt olvassa a kártyán: „{ $ability }”
}
tek-log-clear = A pajzsok lekerülnek az akciókártyáról: minden akció újra szabad.
tek-log-flip = { $night ->
        [true] Az iránytű az éjszakai oldalára fordul.
       *[other] Az iránytű a nappali oldalára fordul.
    }
tek-log-reveal = { $shown }.
tek-log-alliance = { $seat } és { $other } szövetséget köt.
tek-log-war = { $other ->
    [none] { $seat } háborút indít a semleges figura ellen: { $region }.
   *[other] { $seat } háborút indít: { $region }. A védő: { $other }.
}
tek-log-war-won = { $seat } megnyeri a háborút.
tek-log-gain = { $seat } { $n } { $resource_acc } kap.
tek-log-lose = { $seat } { $n } { $resource_acc } veszít.
tek-log-removed = { $hero ->
        [true] { $seat } elveszíti a hősét: { $region }.
       *[other] { $seat } elveszít egy figurát: { $region }.
    }
tek-log-bare = { $seat }: elfogytak a figurái; a Terjeszkedés { $n } élelemért visszahoz egyet a hazai tartományba.
tek-log-fort-lost = { $seat } elveszít egy erődöt és egy toronyszintet: { $region }.
tek-log-magic-lost = { $seat }: mágia −{ $n }.
tek-log-end-triggered = { $by ->
    [tower] { $seat } kiváltja a játék végét, a torony szintje: { $n }.
    [magic] { $seat } kiváltja a játék végét, a mágia szintje: { $n }.
    [heroes] { $seat } kiváltja a játék végét, nyugalmazott hősei: { $n }.
   *[meeples] { $seat } kiváltja a játék végét, játékban lévő figurái: { $n }.
}
tek-log-last-cycle = Ez az utolsó forduló.
tek-shown = { $n ->
        [0] { $seat } fehér zászlót mutat
       *[other] { $seat } száma { $n }
    }

## What is being asked

tek-ask-pick-faction = { $seat }: válassz népet.
tek-ask-pick-faction-opponent = { $seat }: válassz népet az ellenfélnek.
tek-ask-pick-side = { $seat }: válaszd ki a kártyád oldalát.
tek-ask-pick-side-opponent = { $seat }: válaszd ki az ellenfél kártyájának oldalát.
tek-ask-pick-land = { $seat }: válassz hazai tartományt.
tek-ask-pick-land-opponent = { $seat }: válassz hazai tartományt az ellenfélnek.
tek-ask-settle = { $seat }: válaszd ki a hazai tartományod egy vidékét, ahol mindkét első figurád kezd.
tek-ask-settle-opponent-1 = { $seat }: válaszd ki az erdőt, ahol az ellenfél két figurája közül az első kezd.
tek-ask-settle-opponent-2 = { $seat }: válaszd ki a hegységet, ahol az ellenfél két figurája közül a második kezd.
tek-ask-split = { $seat }: oszd el a kezdő erőforrásaidat.
tek-ask-keep = { $seat }: válaszd ki, melyik hőst tartod meg.
tek-ask-select = { $seat }: válassz akciót.
tek-ask-act = { $seat }: hajtsd végre az akciót, vagy ne tegyél semmit.
tek-ask-follow = { $seat }: hajtsd végre az akciót, vagy gyűjts erőforrást.
tek-ask-patrol = { $seat }: lépj egy figurával szomszédos vidékre.
tek-ask-patrol-stand = { $seat }: lépj egy figurával szomszédos vidékre, vagy állíts fel egyet.
tek-ask-stand = { $seat }: állíts fel egy fekvő figurát.
tek-ask-quest = { $seat }: lépj egy figurával másik tartományba.
tek-ask-step = { $seat }: egy képesség ({ $name }) révén ugyanaz a figura továbbléphet, vagy megállhat.
tek-ask-more = { $seat }: egy képesség még egy lépést enged; ki is hagyhatod.
tek-ask-move = { $seat }: lépj.
tek-ask-swap = { $seat }: válaszd ki, mely figurák cserélnek helyet.
tek-ask-build = { $seat }: fizesd ki a tornyot.
tek-ask-research = { $seat }: fizesd ki a mágiát.
tek-ask-expand = { $seat }: fizesd ki az új figurát.
tek-ask-level = { $seat }: fizesd ki a hős szintjét.
tek-ask-fort = { $seat }: válaszd ki, hol álljon az erőd.
tek-ask-place = { $seat }: válaszd ki, hol álljon az új figura.
tek-ask-trade = { $seat }: cserélj erőforrást.
tek-ask-collect = { $seat }: válaszd ki, mit gyűjtesz.
tek-ask-opponent = { $seat }: válassz ellenfelet.
tek-ask-copy = { $seat }: válaszd ki, kinek { $n_art } { $n }. szintjét másolod; csak az az egy képesség lesz a tiéd is.
tek-ask-lay = { $seat }: válaszd ki, mit fektetsz el.
tek-ask-bid = { $seat }: { $role ->
    [defender] { $other } megtámadott itt: { $region }. Te vagy a védő: válassz harci számot vagy fehér zászlót.
   *[attacker] válassz harci számot vagy fehér zászlót.
}
tek-ask-match = { $seat }: érd el a számot, vagy add fel.
tek-ask-match-neutral = { $seat }: fizesd ki a semleges figura számát.
tek-ask-war-pay = { $seat }: fizesd ki a harci számodat.
tek-ask-retreat = { $seat }: vonulj vissza, vagy elveszíted a figurát.
tek-ask-retreat-pay = { $seat }: fizesd ki a visszavonulást.
tek-ask-rescue = { $seat }: válaszd ki, hová menekül a figura.
tek-ask-gain = { $seat }: { $n ->
    [0] válassz egy erőforrást.
   *[other] válassz egy erőforrást (utána még { $n }).
}
tek-ask-lose = { $seat }: { $n ->
    [0] válaszd ki, mit veszít { $other }.
   *[other] válaszd ki, mit veszít { $other } (utána még { $n }).
}
tek-ask-offer-action_swap = { $seat }: felcseréled az Őrjáratot és a Küldetést?
tek-ask-offer-swap_on = { $seat }: helyet cserélsz lépés helyett?
tek-ask-offer-war_raise = { $seat }: növeled a számot 1-gyel?
tek-ask-offer-war_lay_down = { $seat }: elfekteted a figurádat a háború előtt, hogy kevesebbet fizess?
tek-ask-offer-fort_lay_down_war = { $seat }: elfekteted az erődöt a háború után, hogy kevesebbet fizess?
tek-ask-offer-collect_lay_down = { $seat }: elfektetsz egy figurát 2 ércért?
tek-ask-offer-fort_lay_down_collect = { $seat }: elfektetsz egy erődöt 2 ércért?
tek-ask-offer-free_exchange = { $seat }: cserélsz ércet és manát?
tek-ask-offer-rescue = { $seat }: fizetsz a figura megmentéséért?
tek-ask-offer-raise_dead = { $seat }: ideteszel egy figurát?
tek-ask-offer-war_only = { $seat }: kikötöd, hogy mindkét fél csak érccel fizessen?
tek-ask-offer-action_instead = { $seat }: egy képességed szerint { $action } helyett ezt is választhatod: { $other_action }. Élsz vele?
tek-ask-start = { $seat }: várj egy kicsit.
tek-ask-deal-card = { $seat }: várj egy kicsit.
tek-ask-deal-faction = { $seat }: várj egy kicsit.
tek-ask-deal-land = { $seat }: várj egy kicsit.
tek-ask-draw-hero = { $seat }: várj egy kicsit.
tek-ask-draw-faction = { $seat }: várj egy kicsit.
tek-ask-resolve = { $seat }: várj egy kicsit.
tek-ask-do = { $seat }: várj egy kicsit.
tek-ask-event = { $seat }: várj egy kicsit.
tek-ask-war = { $seat }: várj egy kicsit.
tek-ask-clear = { $seat }: várj egy kicsit.
tek-ask-roll = { $seat }: a kocka kijelöli az akciót az iránytűn.
tek-ask-over = A játék véget ért.

## Why something cannot be done

tek-why-over = A játék véget ért.
tek-why-not-asked = Most nem ez a kérdés ({ $seat }).
tek-why-not-offered = Ez itt nincs a választék között.
tek-why-shield = { $action }: pajzs fekszik rajta. Akkor lesz szabad, amikor a pajzsok lekerülnek a kártyáról.
tek-why-all-full = Semmit sem lehet kapni: mindenből legfeljebb { $n } lehet.
tek-why-nothing-to-trade = Nincs élelem, mana vagy érc, amit adni lehetne.
tek-why-magic-top = A mágia a legmagasabb szinten áll: { $n }.
tek-why-tower-top = A torony a legmagasabb szinten áll: { $n }.
tek-why-no-supply = Mind { $n_art } { $n } figura, amely játékban lehet, már játékban van.
tek-why-no-place = Új figura csak olyan vidékre kerülhet, ahol a királyságának pontosan egy figurája van és senki más{ $tundra ->
    [true] { " " }(tundrára nem)
   *[other] { "" }
}: ilyen most nincs.
tek-why-no-fort-place = Nincs helye: erőd csak oda építhető, ahol a királyság figurája áll, nincs másik erőd, és a vidék nem tundra.
tek-why-too-dear = Ára { $price } { $resource }; { $n ->
        [0] nincs miből kifizetni.
       *[other] ebből csak { $n } fizethető ki.
    }
tek-why-no-meeple = { $seat }: nincs figurája játékban.
tek-why-all-lie = { $seat }: minden figurája fekszik, és csak az álló mozoghat.
tek-why-none-at-border = { $seat }: nincs álló figurája szélső vidéken, ahonnan a Küldetés indul.
tek-why-nowhere = { $seat }: egyik figurája előtt sincs nyitott vidék.
tek-why-no-hero = { $seat }: nincs hőse játékban; a következő új figura lesz az.
tek-why-level-war = { $hero }: szintje megnyert háborúval nő, nem akcióval.
tek-why-level-action = { $hero }: szintje másik akcióval nő: { $action }.
tek-why-active-collects = { $seat } választotta az akciót: végrehajtja, vagy nem tesz semmit; csak a többiek gyűjthetnek.
tek-why-follower-passes = { $seat } követ: végrehajtja az akciót, vagy erőforrást gyűjt.
tek-why-pay = Az ár { $n }. Pontosan ennyit fizess, és csak abból, amid van.
tek-why-rival-dear = Az ellenfél száma { $number }, { $night ->
        [true] annyi, ahány
       *[false] kétszer annyi, mint ahány
    } { $own ->
        [true] figurája
       *[false] figurád
    } játékban van; ára { $price }, a mana és az érc értéke { $n }.
tek-why-neutral-dear = A semleges figura legyőzésének ára { $price }; a mana és az érc értéke { $n }.
tek-why-war-dear = A szám ára { $price }; a mana és az érc értéke { $n }.
tek-why-number = Ennek a számnak ({ $number }) az ára { $price } lenne; a mana és az érc értéke { $n }.
tek-why-no-number = { $seat } egyetlen számot sem tud kifizetni.
tek-why-number-most = A harci szám legalább 1 és legfeljebb { $n }.
tek-why-no-silver = Ezüst nem cserélhető, csak élelem, mana és érc.
tek-why-short = Ebből csak { $n } van: { $resource }.
tek-why-cap = Ebből mindenkinek legfeljebb { $n } lehet: { $resource }.
tek-why-split = A kezdő erőforrás összesen { $n }.
tek-why-no-refuge = Nincs szomszédos vidék, ahol más nem áll, és van hely.
tek-why-feature = Ide nem lehet belépni: ez nem vidék ({ $terrain }).
tek-why-alliance = Itt már két királyság van: más nem léphet be, és senki sem csatlakozhat.
tek-why-full = Tele van: egy vidéken { $n } figura fér el.
tek-why-tundra-taken = Már van itt valaki: a tundrán egyetlen figura fér el.
tek-why-not-here = { $seat }: itt nincs figurája.
tek-why-steps = Csak az a figura léphet tovább, amelyik most lépett.
tek-why-stood = Lépés helyett felállt egy figura.
tek-why-moved-enough = Ezzel az akcióval több figura nem léphet.
tek-why-tundra-first = Előbb a tundrán álló figurának kell lépnie.
tek-why-moved = Az itteni figura már lépett.
tek-why-lies = Az itteni figura fekszik: mielőtt léphet, egy Őrjáratnak fel kell állítania.
tek-why-no-border = A Küldetés szélső vidékről indul, ez pedig nem az.
tek-why-stuck = Innen minden út zárva: tele van, szövetség áll ott, vagy túl drága a szám.
tek-why-stuck-duel = Innen minden út zárva: tele van, vagy túl drága a szám.
tek-why-not-next-door = Ugyanabban a tartományban nem szomszédos.
tek-why-same-land = A Küldetés másik tartományba vezet.
tek-why-goal-no-border = A Küldetés szélső vidéken ér véget, ez pedig nem az.
tek-why-stand-patrol = Figurát csak Őrjárattal lehet felállítani.
tek-why-nobody-lies = { $seat }: itt nem fekszik figurája.
tek-why-stand-late = Felállítani csak lépés helyett lehet, és már történt lépés.
tek-why-tundra-new = Tundrára új figura nem kerül.
tek-why-tundra-fort = Tundrán nem épül erőd.
tek-why-other-price = Itt más az ár, mint amit kifizettek.
tek-why-home-empty = Figura nélkül { $seat } Terjeszkedéssel tér vissza, a hazai tartomány egy üres vidékére.
tek-why-not-alone = Másnak a figurája vagy erődje áll itt.
tek-why-has-fort = Itt már áll erőd.
tek-why-not-home = { $seat }: az első figurák a hazai tartományban állnak.
tek-why-opponent-begins = Az ellenfél figurája máshol kezd: { $terrain }.
tek-why-foreign = Mások állnak itt: visszavonulni csak máshová lehet.

## Actions, as buttons and for screen readers

tek-lose-pass = Ez az akció végrehajtható: { $action }. Kihagyod?
tek-lose-collect = A gyűjtés most semmit sem hoz, de ez az akció végrehajtható: { $action }. Mégis gyűjtesz?
tek-lose-fall = Visszavonulás nélkül a legyőzött figura lekerül a térképről. Feláldozod?
tek-do-take = { $action }
tek-do-act = Végrehajtás
tek-do-act-named = Végrehajtás: { $action }
tek-do-collect = Gyűjtés
tek-do-pass = Passz
tek-do-move-no-more = Nem lép többet
tek-do-level = Hős fejlesztése
tek-do-move = Lépés: { $region } → { $to }
tek-do-move-hero = A hős lépése: { $region } → { $to }
tek-do-stand = Felállítás: { $region }
tek-do-stand-hero = A hős felállítása: { $region }
tek-do-place = Letevés ide: { $region }
tek-do-fort = Erőd ide: { $region }
tek-do-bid = Szám: { $n }
tek-do-bid-all = Szám: { $n }, csak ezzel fizetve: { $resource }
tek-do-flag = Fehér zászló
tek-do-give-up = Feladás
tek-do-pay = Fizetés: { $units }
tek-do-split = Kezdéskor: { $units }
tek-do-retreat = Visszavonulás: { $region }
tek-do-fall = Visszavonulás nélkül
tek-do-trade = { $n } { $given_resource } helyett { $n } { $got_resource }
tek-do-keep = Megtartás: { $hero }
tek-do-use = Használat: { $name }
tek-do-use-none = Kihagyás
tek-do-choose-resource = Választás: { $resource }
tek-do-choose-seat = Választás: { $other }
tek-do-choose-faction = Választás: { $faction }
tek-do-choose-land = Választás: { $land }
tek-do-choose-region = Választás: { $region }
tek-do-choose-hero = Hős választása: { $region }
tek-do-draw-hero = Húzva: { $hero }
tek-do-draw-faction = Húzva: { $faction }
tek-do-draw-land = Húzva: { $land }
tek-do-roll = Dobás: { $n }

## Kártyák visszautasított fájljai

error-card-none = Ebben a fájlban nincs se [faction.NÉV], se [hero.NÉV], se [land.NÉV], se [constants]: { $file }.
error-card-twice = { $file }: ez a kártya ({ $what }) ebben a fájlban is benne van: { $than }; csak az egyiket nevezd meg.
error-card-table = { $file }, { $line }. sor: ennek táblának kell lennie: { $what }; nem { $than }.
error-card-number = { $file }, { $line }. sor: { $what } egész szám, legalább { $fewest } és legfeljebb { $most }.
error-card-flag = { $file }, { $line }. sor: { $what } csak true vagy false lehet.
error-card-one = { $file }, { $line }. sor: { $what } ezek egyike: { $known }.
error-card-some = { $file }, { $line }. sor: { $what } ezekből álló lista: { $known }.
error-card-numbers = { $file }, { $line }. sor: { $what } egész számok listája, { $n } számmal.
error-card-tables = { $file }, { $line }. sor: { $what } táblák listája.
error-card-key = { $file }, { $line }. sor: itt nem lehet { $what } kulcs; lehetséges: { $known }.

## Why a way is good

tek-hint-takes = { $n ->
    [one] { $n } szabad vidéket foglal el.
   *[other] { $n } szabad vidéket foglal el.
}
tek-hint-takes-from = { $n ->
    [one] { $n } vidéket foglal el { $other } kárára.
   *[other] { $n } vidéket foglal el { $other } kárára.
}
tek-hint-gives-up = { $n ->
    [one] { $n } vidéket kiürít.
   *[other] { $n } vidéket kiürít.
}
tek-hint-more = { $n ->
    [one] { $n } vidékkel többet tart, mint a következő legjobb lehetőség.
   *[other] { $n } vidékkel többet tart, mint a következő legjobb lehetőség.
}
tek-hint-fewer = { $n ->
    [one] { $n } vidékkel kevesebbet tart, mint a legjobb másik lehetőség.
   *[other] { $n } vidékkel kevesebbet tart, mint a legjobb másik lehetőség.
}
tek-hint-land-more = Ez a tartomány { $n } különböző erőforrást ad, a többi választás legfeljebb ennyit: { $most }.
tek-hint-land-capital = Van benne főváros: a végén { $n } pontot ér annak, aki egyedül van ott.
tek-hint-land = A vidékei ezt adják: { $units }.
tek-hint-start = Gyűjtéskor itt ez jár: { $units }.
tek-hint-near = A szomszédos vidékek ezt adják: { $units }.
tek-hint-rival-land = Oda vezetnek a Küldetéseid. A vidékei ezt adják: { $units }.
tek-hint-rival-near = { $n ->
    [0] A szomszédos vidékek semmit sem adnak az ellenfélnek.
   *[other] A szomszédos vidékek ezt adják az ellenfélnek: { $units }.
}
tek-hint-rival-fewer = { $n ->
    [0] Csak itt nem adnak semmit az ellenfélnek a szomszédos vidékek.
   *[other] Sehol máshol nem adnak a szomszédos vidékek ilyen kevésféle erőforrást az ellenfélnek: { $units }.
}
tek-hint-opens = Gyűjtéskor ezután valami új is jár: { $units }.
tek-hint-yields = Gyűjtéskor ezután ennyivel több jár: { $units }.
tek-hint-loses = Gyűjtéskor ezután ennyivel kevesebb jár: { $units }.
tek-hint-capital = A főváros a végén { $n } pontot ér, ha a figura ott marad.
tek-hint-leads = Onnan egy Őrjárat valami újhoz vezet: { $units }.
tek-hint-full = Két saját figurád megtölti a vidéket: más nem léphet oda.
tek-hint-tie = Egyenlőségnél { $other } győz, mert ő a védő.
tek-hint-fort = A hazai tartományon kívül az erőd a végén { $n } pontot ér.

## Maps

map-base = Alapjáték
map-heroes = Minden, A hősök hívásával
map-north = Csak A hősök hívása

## Rulings

ruling-factions = Népek
ruling-factions-text = A népeket kisorsoljátok-e, vagy ülésrendben választjátok.
ruling-factions-dealt = sorsolva
ruling-factions-picked = választva
ruling-faction_sets = Mely népek
ruling-faction_sets-text = Csak a használt doboz népei játszanak-e, vagy mind, amelyik tud.
ruling-faction_sets-box = a dobozból
ruling-faction_sets-all = mind
ruling-sides = Az oldal választása
ruling-sides-text = A tartománykártya oldalát a népek megismerése előtt választjátok-e, vagy utána.
ruling-sides-before_factions = a népek előtt
ruling-sides-after_factions = a népek után
ruling-redeal = Tartományok újraosztása
ruling-redeal-text = Addig osztjátok-e újra a tartományokat, amíg minden nép meg nem találja a vizet vagy a szirteket, amelyekről a kártyája szól.
ruling-start = Kezdő erőforrások
ruling-start-text = Mindenki eloszt-e hat erőforrást, vagy 3 élelemmel, 2 manával és 1 érccel kezd.
ruling-start-split = hat elosztva
ruling-start-beginner = rögzített
ruling-tower_points = A torony pontjai
ruling-tower_points-text = Mennyit ér a torony hat szintje: 1, 2, 3, 4, 6, 8, vagy egyenként egy pont.
ruling-tower_points-steep = emelkedő
ruling-tower_points-even = egyenként egy
ruling-expand_cost = A Terjeszkedés ára
ruling-expand_cost-text = Az új figura beleszámít-e a saját árába.
ruling-expand_cost-after = beleszámít
ruling-expand_cost-before = nem számít bele
ruling-alliance_ends = A szövetség vége
ruling-alliance_ends-text = Meddig tart legalább három játékosnál a szövetség: amíg az egyik fél el nem hagyja a vidéket, vagy amíg a két fél bárhol újra háborúba nem kerül egymással.
ruling-alliance_ends-left = amíg az egyik fél el nem megy
ruling-alliance_ends-war = a következő egymás elleni háborúig
ruling-quest_range = A Küldetés indulása
ruling-quest_range-text = Csak szélső vidékről indulhat-e a Küldetés.
ruling-quest_range-border = csak szélső vidékről
ruling-quest_range-any_start = bárhonnan
ruling-solo_income = Az ellenfél bevétele
ruling-solo_income-text = Az egyszemélyes játék ellenfele a nap végén kap-e minden erőforrásból egyet, vagy az iránytű minden átfordulásakor.
ruling-solo_income-day = a nap végén
ruling-solo_income-every_flip = minden átforduláskor
ruling-solo_number = Az ellenfél száma
ruling-solo_number-text = Kinek a figurái adják az egyszemélyes játék ellenfelének harci számát.
ruling-solo_number-human = a játékoséi
ruling-solo_number-own = a sajátjai
ruling-solo_difficulty = Az egyszemélyes játék nehézsége
ruling-solo_difficulty-text = Mennyi élelemmel, manával és érccel kezd az ellenfél az egyszemélyes játékban.
ruling-solo_difficulty-3 = mindenből 3
ruling-solo_difficulty-0 = mindenből 0
ruling-solo_difficulty-1 = mindenből 1
ruling-solo_difficulty-2 = mindenből 2
ruling-solo_difficulty-4 = mindenből 4
ruling-solo_difficulty-5 = mindenből 5
ruling-solo_difficulty-6 = mindenből 6
ruling-solo_hero = Hős az egyszemélyes játékban
ruling-solo_hero-text = Van-e a játékosnak hőse a kiegészítős egyszemélyes játékban.
ruling-solo_lands = Az egyszemélyes játék tartományai
ruling-solo_lands-text = A két tartományt sorsolod-e, vagy választod.
ruling-solo_lands-drawn = sorsolva
ruling-solo_lands-picked = választva

## The page around the lands

ui-solo-tiny-epic = Egyszemélyes játék egy ellenfél ellen, akit az iránytű vezet.
ui-tek-best = { $n ->
    [one] Leggazdagabb betakarítás
   *[other] Leggazdagabb betakarítások
}
ui-tek-best-of = { $seat }, { $cycle }. forduló: egyszerre { $n ->
    [one] { $n } egység
   *[other] { $n } egység
}
ui-tek-wars = Háborúk
ui-tek-wars-begun = Indított
ui-tek-wars-won = Megnyert
ui-tek-ending = Utolsó forduló
ui-tek-setup-pick-side = Ez lesz a hazai tartományod: eleinte azt gyűjtöd, amit a vidékei adnak. A főváros semmit sem ad, de a végén pontot ér.
ui-tek-setup-pick-side-opponent = Az ellenfél ott kezd és gyűjt, és a Küldetéseid oda vezetnek. Ha van benne főváros, az annak ér pontot, aki a végén ott áll.
ui-tek-setup-pick-faction = A mágia minden szintje, amelyet a Kutatással elérsz, a nép öt képességéből egyet nyit meg.
ui-tek-setup-pick-faction-opponent = A nép képességeit sorra kapja meg, ahogy a mágiája nő. Amelyik a gyűjtést vagy az építést segíti, annak hasznát veszi. Amelyik a háborút teszi olcsóbbá, annak nem: a háborúért semmit sem fizet.
ui-tek-setup-settle = Két figura egy vidéken nem gyűjt többet egynél. Fontos hát, mi van a szomszédban, ahová egy Őrjárat átviszi az egyiket.
ui-tek-setup-settle-opponent-1 = Ott gyűjt, és onnan indul.
ui-tek-setup-settle-opponent-2 = Ott gyűjt, és onnan indul.
ui-tek-setup-split = A Terjeszkedést élelemmel, a Kutatást manával, az Építést érccel fizeted; a háborút manával és érccel.
ui-tek-setup-keep = A hős a figuráid egyike. A kártyája megmondja, mit tud egyedül ő, és hogyan jut a következő szintre.
ui-tek-hint-region = Válassz egy megjelölt vidéket a térképen, és meglátod, mit tehetsz ott.
ui-tek-hint-read = Nyomj meg egy nevet, és elolvashatod minden szintjét; megerősíteni csak utána kell.
ui-tek-by-lot = Sorsolás
ui-tek-hint-elsewhere = Erre a kérdésre nem a térképen kell válaszolni.
ui-tek-hint-by-button = Erre a kérdésre nem a térképen kell válaszolni, hanem ezzel a gombbal: { $button }.
ui-tek-hint-here = Ami itt végrehajtható:
ui-tek-hint-not-here = A most kiválasztható akciók egyike sem hajtható végre itt.
ui-tek-hint-march = Válassz egy megjelölt vidéket az akcióhoz; megerősíteni utána kell.
ui-tek-hint-leave = Válaszd ki a vidéket, ahol egy figurád áll, vagy ahová menjen; megerősíteni utána kell.
ui-tek-hint-from = Honnan?
ui-tek-hint-goal = Válaszd ki, hová: itt vagy a térképen.
ui-tek-hint-move = Válaszd ki azt a vidéket, ahová a figurád menjen, vagy előbb azt, ahol áll.
ui-tek-action-card = Akciókártya
ui-tek-now = most hajtják végre
ui-tek-used = elhasznált, pajzs van rajta
ui-tek-unused = szabad
ui-tek-about-patrol = Mozgass egy álló figurát egy szomszédos vidékre ugyanabban a tartományban, vagy állíts fel egy fekvőt.
ui-tek-about-quest = Mozgass egy álló figurát egy tartomány szélső vidékéről egy másik tartomány szélső vidékére.
ui-tek-about-build = Fizess ércet a torony következő szintjéért.
ui-tek-about-research = Fizess manát a mágia következő szintjéért.
ui-tek-about-expand = Fizess élelmet, és tegyél új figurát egy sajátod mellé.
ui-tek-about-trade = Cserélj bármennyit egy erőforrásból ugyanannyi másikra.
ui-tek-about-tundra = Legfeljebb egy figura, és nincs háború. Ha bárki Őrjáratot vagy Küldetést választ, a figurának el kell mennie innen.
ui-tek-about-closed = Itt nem állhat figura, hacsak a királyságának egy képessége meg nem engedi.
ui-tek-about-lost = Elveszett Királyság: nem tartozik senkihez, Küldetéssel lehet idejutni.
ui-tek-about-lost-point = A végén egy pontot ér annak, aki itt áll.
ui-tek-about-lost-price = Az ott álló semleges figura legyőzésének ára manában és ércben { $n }.
ui-tek-about-neutral = Aki ide lép, azonnal legyőzi a semleges figurát: { $n } értékű manáért és ércért, vagyis annyiért, ahány semleges figura áll a térképen, ezt is beleértve. Egy mana értéke 2, egy ércé 1. Utána megtartja, és a végén egy pontot ér.
ui-tek-select-idle = Kiválasztás végrehajtás nélkül: { $action }
ui-tek-left-undone = { $forced ->
    [true] { $seat } választása: { $action }, de nem tudja végrehajtani.
   *[other] { $seat } választása: { $action }, de nem hajtja végre.
}
ui-tek-left-use = Ez lezárja az akciót addig, amíg a pajzsok le nem kerülnek a kártyáról; nem kerül semmibe, és a többi akciót későbbre hagyja.
ui-tek-ends-act = { $action } után ez lesz az utolsó forduló: kiváltja a játék végét.
ui-tek-ends-level = Ha a hős most nyugalomba vonul, kiváltja a játék végét: ez lesz az utolsó forduló.
ui-tek-all-idle = Most egyik szabad akció sem hajtható végre. { $seat } mégis választ egyet; a többiek végrehajthatják.
ui-tek-idle = { $seat } most nem tudná végrehajtani.
ui-tek-rival = Az ellenfél nem tudná végrehajtani, és erőforrást gyűjtene.
ui-tek-collected = { $seat } ezt nem hajthatja végre: { $action }. Helyette gyűjt: { $units }.
ui-tek-before-that = Előtte: { $why }
ui-tek-collected-none = { $seat } ezt nem hajthatja végre: { $action }. Semmit sem gyűjt.
ui-tek-collects-yet = { $seat } ezt nem hajthatja végre: { $action }. Helyette erőforrást gyűjt.
ui-tek-turn-idle = { $turn } (nem volt végrehajtható)
ui-tek-turn-collects = { $n ->
    [0] { $turn } (nem volt végrehajtható; semmit sem gyűjt)
   *[other] { $turn } (nem volt végrehajtható, helyette gyűjt)
}
ui-tek-turn-follower = { $seat }, { $other } körében, { $cycle }. forduló, { $action }
ui-tek-turn-paid = { $turn } (egy képességgel így fizetve: { $units })
ui-tek-fallen = −{ $n } { $what ->
    [hero] hős
    [building] erőd
   *[meeple] figura
} háborúban
ui-tek-from = legalább { $units }
ui-tek-means-war = háború
ui-tek-stake = { $most ->
    [0] Egyetlen számra sem telik, csak fehér zászlót mutathatsz
   *[other] Legfeljebb ekkora számot mutathatsz: { $most }
}; { $other } { $foe_most ->
    [0] csak fehér zászlót.
   *[other] legfeljebb ekkorát: { $foe_most }.
}
ui-tek-stake-open = Az ellenfél száma { $number }: győzöl, ha manából és ércből kifizeted, az ára { $n }. Ennyire telik: { $most }.
ui-tek-stake-neutral = { $n } értékű manát és ércet fizetsz{ $less ->
    [0] { "" }
   *[other] { " " }(a képességeid kedvezménye: { $less })
}, és győzöl. A semleges figura ezután egy pontot ér neked.
ui-tek-stake-loss = Ha veszítesz, a figura visszavonulása { $n } élelembe kerül; enélkül lekerül a térképről.
ui-tek-in-place = ({ $seat } egy képességgel ehelyett ezt hajtja végre: { $action })
ui-tek-told = { $what ->
    [select] { $seat } akciót választ.
    [act] { $seat } végrehajtja az akciót ({ $action }), vagy nem tesz semmit.
    [follow] { $seat } végrehajtja az akciót ({ $action }), vagy erőforrást gyűjt.
    [war] { $seat } dönt a háborúban: { $region }.
   *[other] { $seat } végrehajtja az akciót: { $action }.
}
ui-tek-waiting = { $seat } később következik
ui-tek-resolving = { $seat } most hajtja végre az akciót
ui-tek-done = { $seat } készen van
ui-tek-magic = Mágia: { $n } / { $of }
ui-tek-tower = Torony: { $n } / { $of }
ui-tek-in-play = Figurák játékban: { $n } / { $of }
ui-tek-heroes = Nyugalomba vonult hősök: { $n } / { $of }
ui-tek-lane-magic = Mágia
ui-tek-lane-tower = Torony
ui-tek-lane-in-play = Figurák
ui-tek-lane-heroes = Nyugalomban
ui-tek-race = Ki hol tart
ui-tek-race-text = Aki ezek egyikének végére ér, kiváltja a játék végét: a játék akkor ér véget, amikor a pajzsok legközelebb lekerülnének az akciókártyáról.
ui-tek-race-won = Valaki a végére ért: a játéknak akkor van vége, amikor a pajzsok legközelebb lekerülnének az akciókártyáról.
ui-tek-forts = Erődök a készletben: { $n }
ui-tek-points = Pontok: { $n }
ui-tek-level = { $n }. szint
ui-tek-retired = Nyugalomba vonult hősök: { $n }
ui-tek-drawn = Hőskártyák kézben: { $n }
ui-tek-lying = fekszik
ui-tek-of = { $seat }: { $what }
ui-tek-allied = itt szövetségesek
ui-tek-border = szélső vidék
ui-tek-gives = ezt adja: { $units }
ui-tek-gives-any = ezt adja: { $n } tetszőleges erőforrás
ui-tek-gives-lying = egy itt fekvő figurának ezt adja: { $n } tetszőleges erőforrás (aki ide lép, rögtön lefekszik); a végén a romokban lévő figurák nem érnek pontot
ui-tek-scores-here = nem ad erőforrást; a végén { $n } pontot ér annak, aki ott áll
ui-tek-scores-shared = nem ad erőforrást; a végén { $n } pontot ér annak, aki egyedül van ott, szövetségeseknek fejenként { $shared } pontot
ui-tek-war = Háború: { $region }
ui-tek-attacker = támadó
ui-tek-defender = védő
ui-tek-discount = { $n } kedvezménnyel fizet
ui-tek-worth = legfeljebb { $n } fizethető
ui-tek-set = már választott
ui-tek-unset = még nem választott
ui-tek-war-only = A támadó kikötése: mindkét fél egyetlen erőforrással fizet: { $resource }.
ui-tek-alliance = Mindketten fehér zászlót mutattak: itt szövetségesek.
ui-tek-number = Számok és az áruk
ui-tek-counts = Egy mana értéke { $mana }, egy ércé { $ore }.
ui-tek-alone = A „+” jelű számot { $resource ->
    [food] csak élelemmel
    [mana] csak manával
   *[ore] csak érccel
} fizeted, és a képességed miatt többet ér.
ui-tek-other-ways = Más fizetési módok
ui-tek-foe-most = { $other } { $n ->
    [0] csak fehér zászlót mutathat.
   *[other] legfeljebb ekkora számot mutathat: { $n }.
}
ui-tek-number-hint = A nagyobb szám győz, egyenlőségnél a védő. Aki számot mutat, manából és ércből kifizeti, akár győz, akár veszít.
ui-tek-two-flags = Két fehér zászló: mindketten maradnak szövetségesként, és senki sem fizet.
ui-tek-two-flags-duel = Két fehér zászló: a védő győz, és senki sem fizet.
ui-tek-war-loser = A vesztes élelemért visszavonul, vagy elveszíti a figuráját.
ui-tek-war-loser-you = A vesztes élelemért (neked ennyi: { $n }) visszavonul, vagy elveszti a figurát.
ui-tek-keep-back = Tarts vissza némi manát vagy ércet: aki kevesebbet mutat, elveszíti a háborút.
ui-tek-war-lesson = Hogyan zajlik a háború: lecke
ui-tek-match-how = Ha kifizeted a számát, győzöl; ha feladod, nem fizetsz semmit, és veszítesz.
ui-tek-pays = fizet: { $n }
ui-tek-any = { $n } tetszőleges erőforrás
ui-tek-costs = { $n }, azaz { $units }
ui-tek-costs-worth = { $n }, azaz { $units } (értéke { $worth })
ui-tek-number-means = { $n_art ->
    [az] Az
   *[a] A
} { $n } ára: { $price }. Hogy mivel fizeted, a felfedés után is változhat.
ui-tek-number-free = { $n_art ->
    [az] Az
   *[a] A
} { $n } nem kerül semmibe: ebben a háborúban { $less } kedvezménnyel fizetsz{ $many ->
        [0] { "" }
       *[other] { " " }({ $by })
    }.
ui-tek-alone-means = { $n_art ->
    [az] Az
   *[a] A
} { $n } annyit ér, mint { $counts_art } { $counts }, ára: { $price }.
ui-tek-not-offered = Csak a felkínált kártyák választhatók; meg vannak jelölve.
ui-tek-flag-means = A fehér zászló ingyen van. Szám ellen veszít; másik zászló ellen itt szövetség lesz.
ui-tek-flag-means-duel = A fehér zászló ingyen van. Szám ellen veszít; ha mindketten ezt mutatják, a védő győz, és senki sem fizet.
ui-tek-rethink = { $seat }: új választás
ui-tek-retreat-lies = A figura fekszik, és a visszavonulás után is fekszik; egy Őrjárat állítja fel.
ui-tek-retreat-costs = A visszavonulás ára { $n } élelem.
ui-tek-due = Fizetendő: { $n }
ui-tek-owned = Erőforrások:
ui-tek-pay-nothing = Fizetés nélkül
ui-tek-pay-worth = Fizetés: { $units } (értéke { $n })
ui-tek-how-many = Mennyit
ui-tek-compass = Iránytű
ui-tek-compass-day = Nappal: az ellenfél azt részesíti előnyben, ami közelebb van az iránytűhöz. Harci száma { $n }, kétszer annyi, mint ahány { $own ->
    [true] figurája
   *[false] figurád
} játékban van.
ui-tek-compass-night = Éjjel: az ellenfél azt részesíti előnyben, ami messzebb van az iránytűtől. Harci száma { $n }, annyi, ahány { $own ->
    [true] figurája
   *[false] figurád
} játékban van.
ui-tek-compass-rolled = A mutató állása { $n }: az akció { $action }, az irány pedig, mint az órán, azt dönti el, hol.
ui-tek-compass-way = A mutató állása { $n }: ez irány, mint az órán. Eldönti, hol hajtja végre az ellenfél az akciót.
ui-tek-compass-follows = Utánad az ellenfél ugyanazt teszi, saját dobása szerint: { $action }.
ui-tek-compass-after = Bármit választasz, az ellenfél is megteszi utánad, ha tudja; ha nem, erőforrást gyűjt. Aztán kockadobás jelöli ki az iránytűn a következő akciót.
ui-tek-compass-has-acted = Ezért választotta ezt: { $action }, és a mutató szerint hajtja végre. Te követed.
ui-tek-compass-has-collected = Ezért választotta ezt: { $action }. Végrehajtani nem tudta, ezért gyűjtött; te követed. Az oka:
ui-tek-compass-income = Amikor a pajzsok legközelebb lekerülnek az akciókártyáról, az ellenfél 1 élelmet, 1 manát és 1 ércet kap.
ui-tek-compass-no-income = Amikor a pajzsok legközelebb lekerülnek az akciókártyáról, az ellenfél semmit sem kap.
ui-tek-compass-last = Az utolsó dobás { $n } volt: { $action }.
ui-tek-compass-placed = Az utolsó dobás { $n } volt. A helyet adta meg, nem az akciót.
ui-tek-compass-collects = Utánad az ellenfél erőforrást gyűjt, mert most nem tudja végrehajtani:
ui-tek-compass-done = Az ellenfél most cselekszik, vagy már kész ezzel az akcióval.
ui-tek-compass-next = Ezen pajzs volt: { $action }; az óramutató járása szerint a következő szabad: { $name }.
ui-tek-compass-actions = Akciók számok szerint
ui-tek-compass-trade = Kereskedelemkor az ellenfél semmit sem ad: a szabályok szerint 1 élelmet, 1 manát és 1 ércet kap.
ui-tek-compass-pointer = Hogyan választ a mutató
ui-tek-compass-pointer-clock = A számok irányok, mint az órán; a 12-es az ellenfél tartománya felé mutat.
ui-tek-compass-pointer-clock-early = A számok irányok, mint az órán; ha már mindkét tartomány az asztalon van, a 12-es az ellenfélé felé mutat.
ui-tek-compass-pointer-move = Hová lép egy figura: a számára nyitott vidékek közül arra, amelyik tőle nézve ebben az irányban van; ha nincs ilyen, az óramutató járása szerinti következő szám irányába.
ui-tek-compass-pointer-place = Melyik figura cselekszik, vagy melyik vidékre esik a választás: amelyiket az iránytűből ebben az irányban húzott vonal eléri; ha egyiket sem, akkor a következő szám vonala az óramutató járása szerint.
ui-tek-compass-pointer-several = Ha több is van: nappal az iránytűhöz közelebbi, éjjel a távolabbi; a figurák közül mindig a legközelebbi.
ui-tek-winner = Győztes: { $seats }, { $n ->
    [one] { $n } ponttal
   *[other] { $n } ponttal
}.
ui-tek-lost-kingdom = Elveszett Királyság
ui-tek-in-ruins = { $seat }, romokban lévő figurák, pont nélkül: { $n } / { $of }.
ui-tek-scores = Pontok forrás szerint
ui-tek-origin-original = Az ilyen nevű nyomtatott kártyát nem láttuk: ahol nincs más forrás megadva, ott mi találtuk ki, mit tud.
ui-tek-origin-public = Csak nyilvános weboldalak leírásaiból ismerjük; néhány mennyiség tőlünk származhat.
ui-tek-origin-prototype = Hogy mit tud, azt egy 2013-as prototípusról olvastuk; a nyomtatott kártya más lehet.
ui-tek-origin-form = Megvan a nyomtatott kártya? Írd be ebbe a fájlba, ami rajta áll, és indítsd ezzel a Marchlandet: a játékaid akkor a te kártyád szerint zajlanak.
ui-tek-origin-take = A fájl letöltése: { $file }
