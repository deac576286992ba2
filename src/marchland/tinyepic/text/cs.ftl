# Tiny Epic Kingdoms in Czech.

## Factions

faction-centaurs = Kentauři
faction-constructs = Konstrukti
faction-dark_elves = Temní elfové
faction-dwarves = Trpaslíci
faction-elves = Elfové
faction-goblins = Goblini
faction-halflings = Půlčíci
faction-humans = Lidé
faction-lizardfolk = Ještěráci
faction-merfolk = Vodní lid
faction-order = Řád
faction-orcs = Orkové
faction-shapeshifters = Měňavci
faction-trolls = Trollové
faction-undead = Nemrtví
faction-valkyries = Valkýry
faction-birdfolk = Ptakolidé
faction-frostwraiths = Mrazivé přízraky
faction-lionfolk = Lvouni
faction-draconians = Drakonidé
faction-boarfolk = Kňouři
faction-death_knights = Nemrtví rytíři
faction-gnomes = Gnómové
faction-ice_giants = Ledoví obři
faction-yetis = Yettiové
faction-imps = Raraši
faction-werebears = Medvědodlaci
faction-minotaurs = Minotauři
faction-pirates = Piráti

## What each level of a faction does

faction-centaurs-1 = Při akci Hlídka smí vaše figurka udělat druhý krok, ne však po válce nebo po položení na bok.
faction-centaurs-2 = Když získáváte zdroje figurkou na pláních, získáte navíc 1 jídlo.
faction-centaurs-3 = Na pláních máte slevu 1 na zaplacení bojového čísla.
faction-centaurs-4 = Na Výpravu smíte vyrazit z kteréhokoli kraje, nejen z okrajového.
faction-centaurs-5 = Na konci 1 vítězný bod za každý kraj s pláněmi, kde máte figurku, nejvýše však 3.
faction-constructs-1 = Stavba vás stojí o 1 rudu méně, nejméně však 1.
faction-constructs-2 = Při akci Osidlování smíte až 2 jídla zaplatit rudou.
faction-constructs-3 = Jako obránce máte slevu 1 na zaplacení bojového čísla.
faction-constructs-4 = Vždy když postavíte úroveň hradu, získáte 2 many.
faction-constructs-5 = Na konci 1 vítězný bod za každé 2 úrovně hradu, nejvýše však 3.
faction-dark_elves-1 = V lesích máte slevu 1 na zaplacení bojového čísla.
faction-dark_elves-2 = Když získáváte zdroje figurkou v lese, získáte navíc 1 manu.
faction-dark_elves-3 = Když vyhrajete válku, poražený ztratí 1 zdroj podle svého výběru.
faction-dark_elves-4 = Při akci Hlídka spolu sousedí všechny lesy jedné země.
faction-dark_elves-5 = Na konci 1 vítězný bod za každý les, kde máte figurku, nejvýše však 3.
faction-dwarves-1 = Kdo jiný staví úroveň hradu, na které stojíte vy, zaplatí za ni o 1 rudu více.
faction-dwarves-2 = Když Hlídkou nebo Výpravou vstoupíte do hor, získáte 1 rudu.
faction-dwarves-3 = Stavba vás stojí o 1 rudu méně.
faction-dwarves-4 = Když se provádí Obchod, smíte místo něj provést Stavbu.
faction-dwarves-5 = Na konci 1 vítězný bod, nemá-li nikdo vyšší hrad než vy; shoda se počítá.
faction-elves-1 = Při jedné akci Obchod smíte na manu proměnit rudu i jídlo.
faction-elves-2 = Bojové číslo, které zaplatíte pouze manou, se počítá jako o 1 vyšší. Ohlásíte to, když je volíte.
faction-elves-3 = Při každé platbě smí mana nahradit kterýkoli jiný zdroj.
faction-elves-4 = Ve válce proti vám má mana druhé strany hodnotu 1 místo 2; vaše má dál 2.
faction-elves-5 = Na konci 1 vítězný bod za každého hráče, který má méně many než vy.
faction-goblins-1 = Při akci Hlídka se smíte pohnout dvěma figurkami.
faction-goblins-2 = Osidlování vás stojí o 1 jídlo méně, nejméně však 1.
faction-goblins-3 = Když dosáhnete této úrovně, získáte 3 jídla.
faction-goblins-4 = Při akci Osidlování smíte novou figurku umístit do prázdného kraje vedle některé své figurky.
faction-goblins-5 = Na konci 2 vítězné body, máte-li ve hře více figurek než každý soupeř.
faction-halflings-1 = Při akci Obchod získáte o 1 kus více toho zdroje, který berete.
faction-halflings-2 = Když získáváte zdroje figurkou na pláních, získáte navíc 1 jídlo.
faction-halflings-3 = Ve válce smíte platit i jídlem: každá 2 jídla mají hodnotu 1.
faction-halflings-4 = Ústup vás stojí o 2 jídla méně.
faction-halflings-5 = Na konci 1 vítězný bod za každá 3 jídla, která vám zbudou, nejvýše však 3.
faction-humans-1 = Když se provádí Výzkum, smíte místo něj provést Obchod.
faction-humans-2 = Při akci Obchod získáte o 1 kus více toho zdroje, který berete.
faction-humans-3 = Bojové číslo, které zaplatíte jediným druhem zdroje, se počítá jako o 2 vyšší. Ohlásíte to, když je volíte.
faction-humans-4 = Když získáváte zdroje figurkou v kraji u vody, získáte navíc 1 jídlo.
faction-humans-5 = Na konci 1 vítězný bod za každý zdroj, kterého máte aspoň 4.
faction-lizardfolk-1 = Při akci Hlídka se smíte pohnout do kteréhokoli kraje téže země.
faction-lizardfolk-2 = Kdykoli provádíte Hlídku, smíte místo ní provést Výpravu, a naopak.
faction-lizardfolk-3 = Při akci Výprava získáte 1 zdroj, který dává kraj, do něhož vstoupíte.
faction-lizardfolk-4 = Při akci Výprava smíte místo pohybu vyměnit svou stojící figurku se soupeřovou v jiné zemi, pokud v žádném z obou krajů není nic jiného.
faction-lizardfolk-5 = Na konci 1 vítězný bod za každou jinou než domovskou zemi, kde máte figurku.
faction-merfolk-1 = Při akci Hlídka spolu sousedí kraje u téže vodní plochy.
faction-merfolk-2 = Když získáváte zdroje figurkou v kraji u vody, získáte navíc 1 manu.
faction-merfolk-3 = V krajích u vody máte slevu 1 na zaplacení bojového čísla.
faction-merfolk-4 = Když se Výpravou dostanete do kraje u vody, získáte 2 jídla.
faction-merfolk-5 = Na konci 1 vítězný bod za každý kraj u vody, kde máte figurku, nejvýše však 3.
faction-order-1 = Výzkum vás stojí o 1 manu méně, nejméně však 1.
faction-order-2 = Když dosáhnete této úrovně, získáte 2 zdroje podle svého výběru.
faction-order-3 = Když soupeř zvýší úroveň magie, získáte 1 manu.
faction-order-4 = Když jste na tahu a provedete svou akci, získáte 1 zdroj podle svého výběru.
faction-order-5 = Na konci 1 vítězný bod za každého soupeře s nižší úrovní magie, než máte vy, nejvýše však 3.
faction-orcs-1 = Jako útočník máte slevu 1 na zaplacení bojového čísla.
faction-orcs-2 = Když vyhrajete válku, získáte 1 rudu.
faction-orcs-3 = Když vyhrajete válku, ústup stojí poraženého o 2 jídla více.
faction-orcs-4 = Po odhalení bojových čísel smíte své zvýšit o 1, i nad 11, a doplatit to.
faction-orcs-5 = Na konci 2 vítězné body, neobsazuje-li nikdo jiný žádný kraj vaší domovské země.
faction-shapeshifters-1 = Když dosáhnete této úrovně, vylosujte dva národy, které nejsou ve hře, a jeden vyberte: jeho úroveň 1 platí i pro vás.
faction-shapeshifters-2 = Když dosáhnete této úrovně, vylosujte dva národy, které nejsou ve hře, a jeden vyberte: jeho úroveň 2 platí i pro vás.
faction-shapeshifters-3 = Při akci Hlídka spolu sousedí kraje u týchž útesů.
faction-shapeshifters-4 = Když dosáhnete této úrovně, vylosujte dva národy, které nejsou ve hře, a jeden vyberte: jeho úroveň 4 platí i pro vás.
faction-shapeshifters-5 = Na konci 1 vítězný bod za každý kraj u útesů, kde máte figurku, nejvýše však 3.
faction-trolls-1 = Jako obránce máte slevu 1 na zaplacení bojového čísla.
faction-trolls-2 = Když dosáhnete této úrovně, získáte 3 rudy.
faction-trolls-3 = Má-li být po prohrané válce vaše figurka odstraněna, smíte zaplatit 2 jídla a umístit ji do kraje své domovské země, kde není žádná figurka ani cizí pevnost.
faction-trolls-4 = Jako obránce máte slevu 2 na zaplacení bojového čísla. Nahrazuje úroveň 1.
faction-trolls-5 = Na konci 1 vítězný bod za každé 2 kraje vaší domovské země, kde máte figurku, nejvýše však 2.
faction-undead-1 = Když je soupeřova figurka odstraněna ze hry ve válce, kterou jste vyhráli, získáte 2 many.
faction-undead-2 = Má-li být po prohrané válce vaše figurka odstraněna, smíte zaplatit 1 manu a přidat ji k jediné své figurce tam, kde nikdo jiný figurku nemá.
faction-undead-3 = Při akci Osidlování smíte až 3 jídla zaplatit manou.
faction-undead-4 = Když je soupeřova figurka odstraněna ze hry ve válce, kterou jste vyhráli, smíte do toho kraje umístit figurku ze své zásoby.
faction-undead-5 = Na konci 1 vítězný bod za každou zemi, kde máte figurku vy i některý soupeř, nejvýše však 3.
faction-valkyries-1 = Když vyhrajete válku, získáte 1 manu.
faction-valkyries-2 = Ústup vás stojí o 1 jídlo méně.
faction-valkyries-3 = Mimo svou domovskou zemi máte slevu 1 na zaplacení bojového čísla.
faction-valkyries-4 = Na Výpravu smíte vyrazit z kteréhokoli kraje, nejen z okrajového.
faction-valkyries-5 = Na konci 1 vítězný bod za každou válku vyhranou proti jinému hráči, nejvýše však 3.
faction-birdfolk-1 = Při akci Výprava se smíte pohnout dvěma figurkami.
faction-birdfolk-2 = Ústup vás stojí o 1 jídlo méně.
faction-birdfolk-3 = Smíte ustoupit na útesy. Nedávají žádné zdroje, vstupuje se na ně pouze ústupem a nestaví se na nich pevnosti.
faction-birdfolk-4 = Ústup vás stojí o 2 jídla méně. Nahrazuje úroveň 2.
faction-birdfolk-5 = Na konci 1 vítězný bod za každou vaši figurku v kraji s útesy, nejvýše však 3.
faction-frostwraiths-1 = Smíte ustoupit do vodního kraje. Nedává žádný zdroj, vstupuje se do něj pouze ústupem a nestaví se v něm pevnosti.
faction-frostwraiths-2 = Když dosáhnete této úrovně, každý soupeř ztratí 2 zdroje podle svého výběru.
faction-frostwraiths-3 = Stavba vás stojí o 1 rudu méně v kraji, který sousedí s vodou a kde máte figurku.
faction-frostwraiths-4 = Když dosáhnete této úrovně, soupeř, kterého vyberete, ztratí jednu úroveň magie.
faction-frostwraiths-5 = Na konci 1 vítězný bod za každou vaši figurku ve vodním kraji, nejvýše však 3.
faction-lionfolk-1 = Když dosáhnete této úrovně, získáte 2 jídla.
faction-lionfolk-2 = Když se z karty akcí odstraní žetony štítu a máte ve hře více figurek než každý soupeř, získáte 1 zdroj podle svého výběru.
faction-lionfolk-3 = Když dosáhnete této úrovně, získáte 4 jídla.
faction-lionfolk-4 = Osidlování vás stojí o 2 jídla méně, nejméně však 1.
faction-lionfolk-5 = Na konci 1 vítězný bod za každého soupeře, který má ve hře méně figurek než vy, nejvýše však 3.
faction-draconians-1 = Jako útočník ve válce, kterou začala Výprava, máte slevu 1 na zaplacení bojového čísla.
faction-draconians-2 = Při akci Výprava, nezačne-li válka, získáte 1 rudu.
faction-draconians-3 = Když prohrajete válku, vítěz ztratí 1 zdroj podle svého výběru.
faction-draconians-4 = Na Výpravě smíte vstoupit do kteréhokoli kraje jiné země, nejen do okrajového.
faction-draconians-5 = Na konci 2 vítězné body, jsou-li všechny vaše figurky v okrajových krajích.
faction-boarfolk-1 = Když Hlídkou vstoupíte na pláně, získáte 1 jídlo.
faction-boarfolk-2 = Když se z karty akcí odstraní žetony štítu, získáte 1 jídlo.
faction-boarfolk-3 = Ve válce smíte platit i jídlem: 2 jídla se počítají jako 3.
faction-boarfolk-4 = Když prohrajete válku o 3 nebo více a obě strany ukázaly číslo, vynesou ihned všechny kraje, které obsazujete.
faction-boarfolk-5 = Na konci 3 vítězné body, nezbyl-li vám žádný zdroj.
faction-death_knights-1 = Proti soupeři s vyšší úrovní magie, než máte vy, máte slevu 1 na zaplacení bojového čísla.
faction-death_knights-2 = Když vyhrajete válku, získáte 1 manu.
faction-death_knights-3 = Když dosáhnete této úrovně, soupeř, kterého vyberete, ztratí 2 zdroje podle svého výběru.
faction-death_knights-4 = Jako útočník mimo svou domovskou zemi máte slevu 2 na zaplacení bojového čísla.
faction-death_knights-5 = Na konci 1 vítězný bod za každý kraj v domovské zemi soupeře, kde máte figurku, nejvýše však 3.
faction-gnomes-1 = Když se provádí Hlídka, smíte místo ní provést Stavbu.
faction-gnomes-2 = Když zaútočíte na jiného hráče, smíte žádat, aby obě strany platily jen rudou.
faction-gnomes-3 = Když dosáhnete této úrovně, získáte 3 rudy.
faction-gnomes-4 = Vždy když postavíte úroveň hradu, získáte 1 zdroj podle svého výběru.
faction-gnomes-5 = Na konci 1 vítězný bod za každé 2 úrovně hradu, nejvýše však 3.
faction-ice_giants-1 = Po získání zdrojů smíte položit na bok jednu stojící figurku v horách nebo ve skalách a získat navíc 2 rudy.
faction-ice_giants-2 = Když vaše bojující figurka leží, máte slevu 1 na zaplacení bojového čísla.
faction-ice_giants-3 = Při akci Hlídka smíte navíc postavit libovolný počet svých figurek.
faction-ice_giants-4 = Když vaše bojující figurka leží, máte slevu 2 na zaplacení bojového čísla. Nahrazuje úroveň 2.
faction-ice_giants-5 = Na konci 1 vítězný bod za každou vaši ležící figurku mimo podzemí, nejvýše však 3.
faction-yetis-1 = Než se ve válce zvolí bojová čísla, smíte položit svou stojící figurku na bok a zaplatit o 1 méně.
faction-yetis-2 = Vaše ležící figurky v horách, v tundře a ve skalách získávají zdroje, jako by stály.
faction-yetis-3 = Při akci Hlídka smíte navíc postavit libovolný počet svých figurek.
faction-yetis-4 = Než se ve válce zvolí bojová čísla, smíte položit svou stojící figurku na bok a zaplatit o 2 méně. Nahrazuje úroveň 1.
faction-yetis-5 = Na konci 1 vítězný bod za každé hory, tundru nebo skály mimo vaši domovskou zemi, kde máte figurku, nejvýše však 3.
faction-imps-1 = Při akci Hlídka spolu sousedí kraje u týchž útesů.
faction-imps-2 = Když dosáhnete této úrovně, každý soupeř ztratí 1 zdroj podle svého výběru.
faction-imps-3 = Smíte ustoupit na útesy. Nedávají žádné zdroje a vstupuje se na ně pouze ústupem.
faction-imps-4 = Když prohrajete válku, vítěz ztratí 2 zdroje podle vašeho výběru.
faction-imps-5 = Na konci 1 vítězný bod za každou vaši figurku na útesech nebo v kraji u útesů, nejvýše však 3.
faction-werebears-1 = V krajích u útesů máte slevu 1 na zaplacení bojového čísla.
faction-werebears-2 = Když získáváte zdroje figurkou v kraji u útesů, získáte navíc 1 jídlo.
faction-werebears-3 = Když vyhrajete válku, získáte 2 jídla.
faction-werebears-4 = V krajích u útesů máte slevu 2 na zaplacení bojového čísla. Nahrazuje úroveň 1.
faction-werebears-5 = Na konci 1 vítězný bod za každý kraj u útesů, kde máte figurku, nejvýše však 3.
faction-minotaurs-1 = Při akci Stavba smíte pevnost umístit do prázdného kraje vedle některé své figurky.
faction-minotaurs-2 = Když se bráníte se stojící pevností, smíte před volbou čísel určit, že ji po válce položíte na bok: sleva je pak 2 místo 1.
faction-minotaurs-3 = Když získáváte zdroje, smíte položit na bok jednu stojící pevnost a získat 2 rudy.
faction-minotaurs-4 = Stavba vás stojí o 2 rudy méně, nejméně však 1.
faction-minotaurs-5 = Na konci 1 vítězný bod za každou vaši stojící pevnost mimo domovskou zemi, navíc k obvyklému bodu, nejvýše však 3.
faction-pirates-1 = Když vyhrajete válku v kraji u vody, vezmete poraženému 1 zdroj podle jeho výběru.
faction-pirates-2 = Pro vaše Výpravy se kraje u vody počítají za okrajové, na začátku i v cíli.
faction-pirates-3 = Když dosáhnete této úrovně, vezmete jednomu soupeři 2 zdroje podle svého výběru.
faction-pirates-4 = Když získáváte zdroje figurkou v kraji u vody, získáte navíc 1 zdroj podle svého výběru.
faction-pirates-5 = Na konci 1 vítězný bod za každou jinou než domovskou zemi, kde máte figurku v kraji u vody, nejvýše však 3.

## Heroes

hero-baron = Baron
hero-queen = Královna
hero-wizard = Čaroděj
hero-knight = Rytíř
hero-ranger = Hraničář
hero-paladin = Paladin
hero-druid = Druid
hero-alchemist = Alchymista
hero-smith = Kovář
hero-bard = Bard
hero-spy = Zvěd
hero-merchant = Kupec
hero-explorer = Objevitel
hero-berserker = Berserkr
hero-captain = Kapitán
hero-oracle = Věštkyně
hero-engineer = Stavitel
hero-prospector = Prospektor
hero-warlord = Vojevůdce
hero-herbalist = Bylinkář
hero-shepherd = Pastýř
hero-duelist = Šermíř
hero-envoy = Vyslanec
hero-warden = Strážce
hero-scholar = Učenec

## What each level of a hero does

hero-baron-1 = Vaše figurky v krajích sousedících s hrdinou mají slevu 1 na zaplacení bojového čísla.
hero-baron-2 = Když získáváte zdroje z kraje, kde je hrdina, dostanete z něj 2 zdroje místo jednoho.
hero-baron-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-queen-1 = Kdo hrdinu porazí ve válce, ztratí po válce všechno jídlo.
hero-queen-2 = Když s hrdinou prohrajete válku nejvýše o 2, neplatíte své bojové číslo.
hero-queen-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-wizard-1 = Když se z karty akcí odstraní žetony štítu, získáte 1 manu.
hero-wizard-2 = Když se z karty akcí odstraní žetony štítu a hrdina je v lese, získáte ještě 1 manu.
hero-wizard-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-knight-1 = Když bojuje hrdina, máte slevu 1 na zaplacení bojového čísla.
hero-knight-2 = Když bojuje hrdina, máte slevu 2 na zaplacení bojového čísla. Nahrazuje úroveň 1.
hero-knight-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-ranger-1 = Při akci Hlídka smí hrdina udělat druhý krok, ne však po válce nebo po položení na bok.
hero-ranger-2 = Hrdina se smí vydat na Výpravu z kteréhokoli kraje do kteréhokoli, i mimo okraj.
hero-ranger-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-paladin-1 = Když se hrdina brání, máte slevu 1 na zaplacení bojového čísla.
hero-paladin-2 = Vaše ostatní figurky v krajích sousedících s hrdinou mají slevu 1 na zaplacení bojového čísla, když se brání.
hero-paladin-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-druid-1 = Když získáváte zdroje z kraje, kde je hrdina, a je to les nebo pláně, dostanete z něj 2 zdroje místo jednoho.
hero-druid-2 = Hrdina ustupuje zdarma.
hero-druid-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-alchemist-1 = Když získáváte zdroje, smíte proměnit 1 svou rudu v manu nebo 1 svou manu v rudu.
hero-alchemist-2 = Výzkum vás stojí o 1 manu méně, nejméně však 1.
hero-alchemist-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-smith-1 = Stavba vás stojí o 1 rudu méně, když je hrdina v horách, nejméně však 1.
hero-smith-2 = Když získáváte zdroje z kraje, kde je hrdina, a jsou to hory, dostanete z něj 2 zdroje místo jednoho.
hero-smith-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-bard-1 = Osidlování vás stojí o 1 jídlo méně, když novou figurku přidáte k hrdinovi, nejméně však 1.
hero-bard-2 = Osidlování vás stojí o 2 jídla méně, když novou figurku přidáte k hrdinovi, nejméně však 1. Nahrazuje úroveň 1.
hero-bard-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-spy-1 = Když hrdina Hlídkou nebo Výpravou vstoupí bez války do kraje v domovské zemi soupeře, onen soupeř ztratí 1 zdroj podle svého výběru.
hero-spy-2 = Zdroj, o který soupeř kvůli hrdinovi přijde, získáte vy.
hero-spy-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-merchant-1 = Při akci Obchod, když je hrdina mimo vaši domovskou zemi, získáte o 1 kus více toho zdroje, který berete.
hero-merchant-2 = Při akci Obchod smíte provést dvě výměny po sobě.
hero-merchant-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-explorer-1 = Když se hrdina vydá na Výpravu, získáte 1 zdroj, který dává kraj, do něhož vstoupí.
hero-explorer-2 = Když se hrdina vydá na Výpravu, získáte 2 zdroje, které dává kraj, do něhož vstoupí. Nahrazuje úroveň 1.
hero-explorer-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-berserker-1 = Když hrdina útočí, máte slevu 1 na zaplacení bojového čísla.
hero-berserker-2 = Když hrdina útočí, máte slevu 2 na zaplacení bojového čísla. Nahrazuje úroveň 1.
hero-berserker-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-captain-1 = Když se hrdina vydá na Výpravu, smí se vydat i jedna vaše figurka ze stejného nebo sousedního kraje.
hero-captain-2 = Když válku začala Výprava hrdiny, máte slevu 1 na zaplacení bojového čísla.
hero-captain-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-oracle-1 = Když se z karty akcí odstraní žetony štítu a hrdina je mimo vaši domovskou zemi, získáte 1 zdroj podle svého výběru.
hero-oracle-2 = Výzkum vás stojí o 1 manu méně, nejméně však 1.
hero-oracle-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-engineer-1 = Stavba vás stojí o 1 rudu méně, když pevnost postavíte v kraji s hrdinou, nejméně však 1.
hero-engineer-2 = Vaše pevnost v kraji s hrdinou dává ve válce slevu 2 místo 1.
hero-engineer-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-prospector-1 = Když získáváte zdroje z kraje, kde je hrdina, a jsou to hory, dostanete z něj 2 zdroje místo jednoho.
hero-prospector-2 = Když získáváte zdroje z kraje, kde je hrdina, a jsou to skály, dostanete z něj 2 zdroje místo jednoho.
hero-prospector-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-warlord-1 = Vaše ostatní figurky v krajích sousedících s hrdinou mají slevu 1 na zaplacení bojového čísla, když útočí.
hero-warlord-2 = Když bojuje hrdina, máte slevu 1 na zaplacení bojového čísla.
hero-warlord-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-herbalist-1 = Ústup vás stojí o 1 jídlo méně.
hero-herbalist-2 = Ústup vás stojí o 2 jídla méně. Nahrazuje úroveň 1.
hero-herbalist-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-shepherd-1 = Když získáváte zdroje z kraje, kde je hrdina, a jsou to pláně, dostanete z něj 2 zdroje místo jednoho.
hero-shepherd-2 = Osidlování vás stojí o 1 jídlo méně, nejméně však 1.
hero-shepherd-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-duelist-1 = Ve válkách s hrdinou vyhráváte při rovnosti i jako útočník.
hero-duelist-2 = Když bojuje hrdina, máte slevu 1 na zaplacení bojového čísla.
hero-duelist-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-envoy-1 = Když získáváte zdroje z kraje, kde je hrdina, a je to hlavní město, získáte 1 zdroj podle svého výběru.
hero-envoy-2 = Hrdina ustupuje zdarma, když jste ukázali bílou vlajku.
hero-envoy-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-warden-1 = Když se hrdina brání v kraji s vaší pevností, máte slevu 1 na zaplacení bojového čísla, navíc k pevnosti.
hero-warden-2 = Když se hrdina brání v kraji s vaší pevností, máte slevu 2 na zaplacení bojového čísla, navíc k pevnosti. Nahrazuje úroveň 1.
hero-warden-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.
hero-scholar-1 = Když soupeř zvýší úroveň magie nad vaši, získáte 1 manu.
hero-scholar-2 = Výzkum vás stojí o 2 many méně, nejméně však 1.
hero-scholar-3 = Hrdina ihned odchází do výslužby: nahradí ho běžná figurka a karta přidává na konci 3 vítězné body.

## Lands: each side, then each card

land-t01a = Zelenovrší
land-t01b = Rudohor
land-t02a = Klasonosy
land-t02b = Mlžné doly
land-t03a = Tichozem
land-t03b = Korunov
land-t04a = Trojbřeží
land-t04b = Podhradí
land-t05a = Kamenná kosa
land-t05b = Sluneční blata
land-t06a = Dubový trůn
land-t06b = Lomená hráz
land-t07a = Propadliště
land-t07b = Královo pole
land-t08a = Větrolam
land-t08b = Stará brána
land-t09a = Stodolohoří
land-t09b = Ejchuchie
land-t10a = Vosí pas
land-t10b = Bumhostán
land-t11a = Chongül
land-t11b = Čumílie
land-t12a = Kecálistán
land-t12b = Aughmoore
land-t13a = Hrabálie
land-t13b = Ledová brázda
land-t14a = Sněžný hřbet
land-t14b = Bílé tůně
land-t15a = Mrazohrad
land-t15b = Stříbrná žíla
land-t16a = Severní práh
land-t16b = Závěje
land-t01 = Zelenovrší / Rudohor
land-t02 = Klasonosy / Mlžné doly
land-t03 = Tichozem / Korunov
land-t04 = Trojbřeží / Podhradí
land-t05 = Kamenná kosa / Sluneční blata
land-t06 = Dubový trůn / Lomená hráz
land-t07 = Propadliště / Královo pole
land-t08 = Větrolam / Stará brána
land-t09 = Stodolohoří / Ejchuchie
land-t10 = Vosí pas / Bumhostán
land-t11 = Chongül / Čumílie
land-t12 = Kecálistán / Aughmoore
land-t13 = Hrabálie / Ledová brázda
land-t14 = Sněžný hřbet / Bílé tůně
land-t15 = Mrazohrad / Stříbrná žíla
land-t16 = Severní práh / Závěje

## Terrains, and what a place is called

tek-terrain-forest = les
tek-terrain-mountain = hory
tek-terrain-plains = pláně
tek-terrain-ruins = podzemí
tek-terrain-capital = hlavní město
tek-terrain-silver_peaks = skály
tek-terrain-tundra = tundra
tek-terrain-water = voda
tek-terrain-crags = útesy
tek-place = { $terrain } { $number } ({ $land })
tek-place-bare = { $number } ({ $land })

## Actions, resources, pieces

tek-action-patrol = Hlídka
tek-action-quest = Výprava
tek-action-build = Stavba
tek-action-research = Výzkum
tek-action-expand = Osidlování
tek-action-trade = Obchod
tek-resource-food = jídlo
    .acc = { $n ->
        [one] jídlo
        [few] jídla
        [many] jídla
       *[other] jídla
    }
    .count = { $n ->
        [one] jídlo
        [few] jídla
        [many] jídla
       *[other] jídla
    }
tek-resource-mana = mana
    .acc = { $n ->
        [one] manu
        [few] many
        [many] many
       *[other] many
    }
    .count = { $n ->
        [one] mana
        [few] many
        [many] many
       *[other] many
    }
tek-resource-ore = ruda
    .acc = { $n ->
        [one] rudu
        [few] rudy
        [many] rudy
       *[other] rudy
    }
    .count = { $n ->
        [one] ruda
        [few] rudy
        [many] rudy
       *[other] rudy
    }
tek-resource-silver = stříbro
    .acc = { $n ->
        [one] stříbro
        [few] stříbra
        [many] stříbra
       *[other] stříbra
    }
    .count = { $n ->
        [one] stříbro
        [few] stříbra
        [many] stříbra
       *[other] stříbra
    }
tek-resource-choice = dle výběru
tek-unit = { $n } { $resource_count }
tek-piece-meeple = figurka
tek-piece-hero = hrdina
tek-piece-fort = pevnost
tek-piece-neutral = neutrální figurka
tek-piece-shield = žeton štítu
tek-piece-tower = hrad
tek-piece-magic = magie

## Where a card comes from

tek-mark-rulebook = podle pravidel
tek-mark-public = z veřejných stránek
tek-mark-prototype = z prototypu z roku 2013
tek-mark-original = vlastní návrh
tek-set-base = základní hra
tek-set-deluxe = luxusní edice
tek-set-heroes_call = Úsvit hrdinů
tek-next-war = Další úroveň: vyhrajte válku s hrdinou.
tek-next-research = Další úroveň: akcí Výzkum za { $n ->
    [one] { $n } manu
    [few] { $n } many
    [many] { $n } many
   *[other] { $n } many
}.
tek-next-expand = Další úroveň: akcí Osidlování za { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
    [many] { $n } jídla
   *[other] { $n } jídla
}.
tek-next-build = Další úroveň: akcí Stavba za { $n ->
    [one] { $n } rudu
    [few] { $n } rudy
    [many] { $n } rudy
   *[other] { $n } rudy
}.

## Abilities that are offered

use-action_swap = záměna Hlídky a Výpravy
use-swap_on = výměna figurek
use-war_raise = zvýšení čísla o 1
use-war_lay_down = položení figurky před válkou
use-fort_lay_down_war = položení pevnosti po válce
use-collect_lay_down = položení figurky za rudu
use-fort_lay_down_collect = položení pevnosti za rudu
use-rescue = záchrana figurky
use-raise_dead = oživení padlého
use-war_only = válka placená jen rudou
use-action_instead = jiná akce místo této

## Points

tek-points-meeples = Figurky: { $n }{ $ruins ->
        [0] { "" }
       *[other] { " " }(v podzemí, bez bodů: { $ruins })
    }
tek-points-tower = Hrad: { $n }
tek-points-magic = Magie: { $n }
tek-points-capital = Hlavní města: { $n }
tek-points-lost = Ztracené království: { $n }
tek-points-heroes = Hrdinové ve výslužbě: { $n }
tek-points-forts = Pevnosti mimo domovskou zemi: { $n }
tek-points-faction = { $faction }: { $n }

## What happened

tek-log-deal-land = { $seat } dostává kartu země { $land }.
tek-log-lost-land = Ztracené království: { $land }. Nepatří nikomu a vede tam Výprava; kdo tam chce porazit neutrální figurku, zaplatí manou a rudou dohromady tolik, kolik neutrálních figurek na mapě stojí. Jeho kraje a neutrální figurky jsou na konci za body.
tek-log-deal-faction = { $seat } dostává národ: { $faction }.
tek-log-draw-faction = { $seat } losuje: { $faction }.
tek-log-draw-hero = { $seat } bere hrdinskou kartu.
tek-log-pick-faction = { $seat } volí národ: { $faction }.
tek-log-given-faction = { $seat } dostává národ: { $faction }.
tek-log-side = { $seat } hraje v zemi { $land }.
tek-log-settle = { $seat } začíná zde: { $region }.
tek-log-split = { $seat } má na začátku: { $units }.
tek-log-keep = { $seat } najímá: { $hero }.
tek-log-roll = { $way ->
        [true] Kompas ukazuje na { $n }: jen směr, jako na hodinách.
        [false] Kompas ukazuje na { $n }: { $action }.
       *[other] Kompas ukazuje na { $n }.
    }
tek-log-next-free = { $action } už má žeton štítu: následuje další volná akce po směru hodinových ručiček.
tek-log-take = { $seat } vybírá akci { $action }.
tek-log-turn-over = { $seat }, { $cycle }. kolo, { $action }
tek-log-follow-over = { $seat }, { $cycle }. kolo, { $action }
tek-sum-points = { $n_sign }{ $n_abs } { $n_abs ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
tek-sum-units = { $n_sign }{ $n_abs } { $resource_count }
tek-log-act = { $seat } provádí akci { $action }.
tek-log-collect = { $n ->
    [0] { $seat } získává zdroje, ale vychází naprázdno.
   *[other] { $seat } získává zdroje.
}
tek-log-pass = { $seat } nedělá nic.
tek-log-level = { $seat } zvyšuje úroveň hrdiny.
tek-log-move = { $hero ->
        [true] { $seat }, hrdina: { $region } → { $to }.
       *[other] { $seat }: { $region } → { $to }.
    }
tek-log-stand = { $seat } staví ležící figurku: { $region }.
tek-log-place = { $seat } umisťuje figurku: { $region }.
tek-log-fort = { $seat } staví pevnost: { $region }.
tek-log-retreat = { $seat } ustupuje sem: { $region }.
tek-log-lies = { $how ->
        [stays] { $seat }: figurka dál leží; postaví ji Hlídka.
       *[ruins] { $seat }: figurka leží v podzemí, kde na konci nepřináší body.
    }
tek-log-fall = { $forced ->
        [true] { $seat } nemůže ustoupit.
       *[other] { $seat } neustupuje.
    }
tek-log-bid = { $seat } má vybrané číslo nebo vlajku.
tek-log-will-bid = { $seat } ukazuje { $n } a vyhraje, pokud { $other } { $wins ->
        [tie] neukáže víc.
       *[less] ukáže méně.
    }
tek-log-will-bid-all = { $seat } ukazuje { $n }, vše z jednoho zdroje ({ $resource }), a to platí za { $counts }; vyhraje, pokud { $other } { $wins ->
        [tie] neukáže víc.
       *[less] ukáže méně.
    }
tek-log-will-flag = { $wins ->
        [ally] { $seat } ukazuje bílou vlajku: pokud ji { $other } ukáže také, jsou tu v alianci; proti číslu válku prohraje, ale neplatí nic.
        [flag] { $seat } ukazuje bílou vlajku: vyhraje, jen pokud ji { $other } ukáže také, a neplatí nic.
       *[never] { $seat } ukazuje bílou vlajku: válku prohraje, ale neplatí nic.
    }
tek-log-flag = { $forced ->
        [true] { $seat } nemůže číslo zaplatit, a proto se ve válce bez dotazu vzdává.
       *[other] { $seat } se ve válce vzdává.
    }
tek-log-pay = { $seat } platí: { $units }.
tek-log-trade = { $seat } dává { $n } { $given_resource_acc } za { $n } { $got_resource_acc }.
tek-log-use = { $seat } využívá schopnost: { $name }.
tek-log-opponent = { $seat } určuje soupeře: { $other }.
tek-log-copy = { $seat } napodobuje národ { $faction }.
tek-log-lay-down = { $seat } pokládá na bok, co zde stojí: { $region }.
tek-log-hero-level = { $ability ->
    [none] { $seat }: { $hero } dosahuje úrovně { $n }.
   *[other] { $seat }: { $hero } dosahuje úrovně { $n }; na kartě stojí: „{ $ability }“
}
tek-log-magic = { $ability ->
    [none] { $seat } dosahuje úrovně magie { $n }.
   *[other] { $seat } dosahuje úrovně magie { $n } a čte na kartě: „{ $ability }“
}
tek-log-clear = Z karty akcí se odstraňují žetony štítu.
tek-log-flip = { $night ->
        [true] Kompas se otáčí na noční stranu.
       *[other] Kompas se otáčí na denní stranu.
    }
tek-log-reveal = { $shown }.
tek-log-alliance = { $seat } a { $other } uzavírají alianci.
tek-log-war = { $other ->
    [none] { $seat } začíná válku s neutrální figurkou: { $region }.
   *[other] { $seat } začíná válku: { $region }. Brání { $other }.
}
tek-log-war-won = { $seat } vyhrává válku.
tek-log-gain = { $seat } získává { $n } { $resource_acc }.
tek-log-lose = { $seat } ztrácí { $n } { $resource_acc }.
tek-log-removed = { $hero ->
        [true] { $seat } přichází o hrdinu: { $region }.
       *[other] { $seat } přichází o figurku: { $region }.
    }
tek-log-bare = { $seat } už nemá ve hře figurku; Osidlování jednu vrátí do domovské země (cena v jídle: { $n }).
tek-log-fort-lost = { $seat } přichází o pevnost a úroveň hradu: { $region }.
tek-log-magic-lost = { $seat }: magie −{ $n }.
tek-log-end-triggered = { $by ->
    [tower] { $seat } spouští závěr hry: hrad má úroveň { $n }.
    [magic] { $seat } spouští závěr hry: magie má úroveň { $n }.
    [heroes] { $seat } spouští závěr hry, hrdinové ve výslužbě: { $n }.
   *[meeples] { $seat } spouští závěr hry, figurky ve hře: { $n }.
}
tek-log-last-cycle = Toto kolo je poslední.
tek-shown = { $n ->
        [0] { $seat } ukazuje bílou vlajku
       *[other] { $seat } ukazuje { $n }
    }

## What is being asked

tek-ask-pick-faction = { $seat }: zvolte národ.
tek-ask-pick-faction-opponent = { $seat }: zvolte národ soupeře.
tek-ask-pick-side = { $seat }: zvolte stranu své karty země.
tek-ask-pick-side-opponent = { $seat }: zvolte stranu soupeřovy karty země.
tek-ask-pick-land = { $seat }: zvolte domovskou zemi.
tek-ask-pick-land-opponent = { $seat }: zvolte domovskou zemi soupeře.
tek-ask-settle = { $seat }: zvolte kraj své domovské země, kde začnou obě vaše první figurky.
tek-ask-settle-opponent-1 = { $seat }: zvolte les, kde začne první ze dvou figurek soupeře.
tek-ask-settle-opponent-2 = { $seat }: zvolte hory, kde začne druhá ze dvou figurek soupeře.
tek-ask-split = { $seat }: rozdělte své počáteční zdroje.
tek-ask-keep = { $seat }: zvolte, kterého hrdinu si necháte.
tek-ask-select = { $seat }: vyberte akci.
tek-ask-act = { $seat }: proveďte akci, nebo nedělejte nic.
tek-ask-follow = { $seat }: proveďte akci, nebo získejte zdroje.
tek-ask-patrol = { $seat }: pohněte figurkou do sousedního kraje.
tek-ask-patrol-stand = { $seat }: pohněte figurkou do sousedního kraje, nebo jednu postavte.
tek-ask-stand = { $seat }: postavte ležící figurku.
tek-ask-quest = { $seat }: pohněte figurkou do jiné země.
tek-ask-step = { $seat }: díky schopnosti ({ $name }) může táž figurka jít dál, nebo se zastavit.
tek-ask-more = { $seat }: schopnost dovoluje ještě jeden pohyb; můžete ho i vynechat.
tek-ask-move = { $seat }: proveďte pohyb.
tek-ask-swap = { $seat }: zvolte figurky, které si vymění místo.
tek-ask-build = { $seat }: zaplaťte za hrad.
tek-ask-research = { $seat }: zaplaťte za magii.
tek-ask-expand = { $seat }: zaplaťte za novou figurku.
tek-ask-level = { $seat }: zaplaťte za úroveň hrdiny.
tek-ask-fort = { $seat }: zvolte, kde bude stát pevnost.
tek-ask-place = { $seat }: zvolte, kde bude stát nová figurka.
tek-ask-trade = { $seat }: vyměňte zdroje.
tek-ask-collect = { $seat }: zvolte, co získáte.
tek-ask-opponent = { $seat }: zvolte soupeře.
tek-ask-copy = { $seat }: zvolte, čí úroveň { $n } napodobíte; ta jediná schopnost bude i vaše.
tek-ask-lay = { $seat }: zvolte, co položíte na bok.
tek-ask-bid = { $seat }: { $role ->
    [defender] { $other } na vás útočí: { $region }. Bráníte se: zvolte bojové číslo, nebo bílou vlajku.
   *[attacker] zvolte bojové číslo, nebo bílou vlajku.
}
tek-ask-match = { $seat }: dorovnejte číslo, nebo válku vzdejte.
tek-ask-match-neutral = { $seat }: zaplaťte číslo neutrální figurky.
tek-ask-war-pay = { $seat }: zaplaťte své bojové číslo.
tek-ask-retreat = { $seat }: ustupte, nebo přijdete o figurku.
tek-ask-retreat-pay = { $seat }: zaplaťte za ústup.
tek-ask-rescue = { $seat }: zvolte, kam se figurka zachrání.
tek-ask-gain = { $seat }: { $n ->
    [0] zvolte zdroj.
   *[other] zvolte zdroj, pak ještě { $n }.
}
tek-ask-lose = { $seat }: { $n ->
    [0] zvolte, co ztrácí { $other }.
   *[other] zvolte, co ztrácí { $other }, pak ještě { $n }.
}
tek-ask-offer-action_swap = { $seat }: zaměnit Hlídku a Výpravu?
tek-ask-offer-swap_on = { $seat }: vyměnit figurky místo pohybu?
tek-ask-offer-war_raise = { $seat }: zvýšit číslo o 1?
tek-ask-offer-war_lay_down = { $seat }: položit figurku před válkou a platit méně?
tek-ask-offer-fort_lay_down_war = { $seat }: položit pevnost po válce a platit méně?
tek-ask-offer-collect_lay_down = { $seat }: položit figurku za 2 rudy?
tek-ask-offer-fort_lay_down_collect = { $seat }: položit pevnost za 2 rudy?
tek-ask-offer-free_exchange = { $seat }: vyměnit rudu a manu?
tek-ask-offer-rescue = { $seat }: zaplatit za záchranu figurky?
tek-ask-offer-raise_dead = { $seat }: umístit sem svou figurku?
tek-ask-offer-war_only = { $seat }: žádat, aby obě strany platily jen rudou?
tek-ask-offer-action_instead = { $seat }: vaše schopnost dovoluje místo akce { $action } akci { $other_action }. Využít ji?
tek-ask-start = { $seat }: čekejte, prosím.
tek-ask-deal-card = { $seat }: čekejte, prosím.
tek-ask-deal-faction = { $seat }: čekejte, prosím.
tek-ask-deal-land = { $seat }: čekejte, prosím.
tek-ask-draw-hero = { $seat }: čekejte, prosím.
tek-ask-draw-faction = { $seat }: čekejte, prosím.
tek-ask-resolve = { $seat }: čekejte, prosím.
tek-ask-do = { $seat }: čekejte, prosím.
tek-ask-event = { $seat }: čekejte, prosím.
tek-ask-war = { $seat }: čekejte, prosím.
tek-ask-clear = { $seat }: čekejte, prosím.
tek-ask-roll = { $seat }: kostka určí akci na kompasu.
tek-ask-over = Hra skončila.

## Why something cannot be done

tek-why-over = Hra skončila.
tek-why-not-asked = { $seat } teď odpovídá na něco jiného.
tek-why-not-offered = To zde v nabídce není.
tek-why-shield = Na akci { $action } leží štít; uvolní se, až se z karty akcí štíty odstraní.
tek-why-all-full = Nic nejde získat: každého zdroje smí být nejvýš { $n }.
tek-why-nothing-to-trade = Není žádné jídlo, mana ani ruda na výměnu.
tek-why-magic-top = Magie je na nejvyšší úrovni, { $n }.
tek-why-tower-top = Hrad je na nejvyšší úrovni, { $n }.
tek-why-no-supply = Ve hře je všech { $n } figurek, které tam smějí být.
tek-why-no-place = Nová figurka smí jen do kraje, kde je právě jedna figurka jejího království a nikdo jiný{ $tundra ->
    [true] { " " }(a ne do tundry)
   *[other] { "" }
}: takový teď není.
tek-why-no-fort-place = Není pro ni místo: pevnost lze postavit jen tam, kde je figurka jejího království, není jiná pevnost a není tundra.
tek-why-too-dear = Cena je { $price } ({ $resource }); { $n ->
    [0] není čím zaplatit.
   *[other] zaplatit lze jen { $n }.
}
tek-why-no-meeple = { $seat } nemá ve hře žádnou figurku.
tek-why-all-lie = { $seat }: všechny figurky leží; pohnout se mohou jen stojící.
tek-why-none-at-border = { $seat } nemá stojící figurku v okrajovém kraji, odkud Výprava začíná.
tek-why-nowhere = { $seat }: žádná figurka nemá kam jít.
tek-why-no-hero = { $seat } nemá ve hře hrdinu; bude jím příští nová figurka.
tek-why-level-war = { $hero }: úroveň roste vyhranou válkou, ne akcí.
tek-why-level-action = { $hero }: úroveň roste jinou akcí: { $action }.
tek-why-active-collects = { $seat } vybírá akci: provede ji, nebo nedělá nic; zdroje získávají jen ostatní.
tek-why-follower-passes = { $seat } se přidává: akci provede, nebo získá zdroje.
tek-why-pay = Cena je { $n }. Plaťte přesně a jen tím, co máte.
tek-why-rival-dear = Soupeřovo číslo je { $number }, { $night ->
        [true] tolik, kolik je
       *[false] dvakrát tolik, kolik je
    } { $own ->
        [true] jeho
       *[false] vašich
    } figurek ve hře; stojí { $price }, mana a ruda mají dohromady hodnotu { $n }.
tek-why-neutral-dear = Porazit neutrální figurku stojí { $price }; mana a ruda mají dohromady hodnotu { $n }.
tek-why-war-dear = Číslo stojí { $price }; mana a ruda mají dohromady hodnotu { $n }.
tek-why-number = Číslo { $number } by stálo { $price }; mana a ruda mají dohromady hodnotu { $n }.
tek-why-no-number = { $seat } nemá čím zaplatit žádné číslo.
tek-why-number-most = Bojová čísla jsou od 1 do { $n }.
tek-why-no-silver = Stříbro se nemění, jen jídlo, mana a ruda.
tek-why-short = Je toho jen { $n }: { $resource }.
tek-why-cap = Každý smí mít nejvýš { $n }: { $resource }.
tek-why-split = Počátečních zdrojů musí být celkem { $n }.
tek-why-no-refuge = Vedle není kraj bez cizích figurek a pevností, kde by bylo místo.
tek-why-feature = Vstoupit sem nelze: to není kraj ({ $terrain }).
tek-why-alliance = Jsou tu už dvě království: nikdo další sem nesmí a nikdo se nepřidá.
tek-why-full = { $n ->
    [one] Je plno: v kraji smí být { $n } figurka.
    [few] Je plno: v kraji smějí být { $n } figurky.
    [many] Je plno: v kraji smí být { $n } figurky.
   *[other] Je plno: v kraji smí být { $n } figurek.
}
tek-why-tundra-taken = Už tu někdo je: v tundře smí být jediná figurka.
tek-why-not-here = { $seat } zde nemá figurku.
tek-why-steps = Dál smí jen figurka, která se právě pohnula.
tek-why-stood = Místo pohybu se postavila figurka.
tek-why-moved-enough = Touto akcí se už další figurka pohnout nesmí.
tek-why-tundra-first = Nejdřív se musí pohnout figurka v tundře.
tek-why-moved = Figurka zde se už pohnula.
tek-why-lies = Figurka zde leží: než se pohne, musí ji postavit Hlídka.
tek-why-no-border = Výprava začíná v okrajovém kraji a tento jím není.
tek-why-stuck = Odtud jsou všechny cesty zavřené: plno, aliance, nebo příliš drahé číslo.
tek-why-stuck-duel = Odtud jsou všechny cesty zavřené: plno, nebo příliš drahé číslo.
tek-why-not-next-door = Nesousedí s ním v téže zemi.
tek-why-same-land = Výprava vede do jiné země.
tek-why-goal-no-border = Výprava končí v okrajovém kraji a tento jím není.
tek-why-stand-patrol = Figurku staví jen Hlídka.
tek-why-nobody-lies = { $seat } zde nemá ležící figurku.
tek-why-stand-late = Postavit figurku lze jen místo pohybu a pohyb už proběhl.
tek-why-tundra-new = Do tundry se nic nového nestaví.
tek-why-tundra-fort = V tundře se pevnosti nestaví.
tek-why-other-price = Zde to stojí jinak, než se zaplatilo.
tek-why-home-empty = { $seat } se bez figurky ve hře vrací Osidlováním do prázdného kraje své domovské země.
tek-why-not-alone = Je tu cizí figurka nebo pevnost.
tek-why-has-fort = Už tu pevnost stojí.
tek-why-not-home = První figurky stojí v domovské zemi ({ $seat }).
tek-why-opponent-begins = Figurka soupeře začíná jinde: { $terrain }.
tek-why-foreign = Jsou tu cizí figurky nebo pevnosti: ustoupit lze jen tam, kde nejsou.

## Actions, as buttons and for screen readers

tek-lose-pass = Tuto akci lze provést: { $action }. Opravdu ji vynechat?
tek-lose-collect = Žádné zdroje nezískáte, ale tuto akci lze provést: { $action }. Přesto ji vynechat?
tek-lose-fall = Bez ústupu poražená figurka zmizí z mapy. Obětovat ji?
tek-do-take = { $action }
tek-do-act = Provést
tek-do-act-named = Provést: { $action }
tek-do-collect = Získat zdroje
tek-do-pass = Nic nedělat
tek-do-move-no-more = Dál se nepohybovat
tek-do-level = Trénovat hrdinu
tek-do-move = Přesun: { $region } → { $to }
tek-do-move-hero = Přesun hrdiny: { $region } → { $to }
tek-do-stand = Postavit: { $region }
tek-do-stand-hero = Postavit hrdinu: { $region }
tek-do-place = Umístit sem: { $region }
tek-do-fort = Pevnost zde: { $region }
tek-do-bid = Číslo { $n }
tek-do-bid-all = Číslo { $n }, zaplacené jen tímto: { $resource }
tek-do-flag = Bílá vlajka
tek-do-give-up = Vzdát se
tek-do-pay = Zaplatit: { $units }
tek-do-split = Na začátek: { $units }
tek-do-retreat = Ústup: { $region }
tek-do-fall = Neustupovat
tek-do-trade = { $n } { $given_resource_acc } za { $n } { $got_resource_acc }
tek-do-keep = Nechat si: { $hero }
tek-do-use = Využít: { $name }
tek-do-use-none = Nevyužít
tek-do-choose-resource = Zvolit: { $resource }
tek-do-choose-seat = Zvolit: { $other }
tek-do-choose-faction = Zvolit: { $faction }
tek-do-choose-land = Zvolit: { $land }
tek-do-choose-region = Zvolit: { $region }
tek-do-choose-hero = Zvolit hrdinu: { $region }
tek-do-draw-hero = Vytaženo: { $hero }
tek-do-draw-faction = Vytaženo: { $faction }
tek-do-draw-land = Vytaženo: { $land }
tek-do-roll = Hozeno: { $n }

## Soubory s kartami, které nelze přijmout

error-card-none = V souboru { $file } není žádné [faction.JMÉNO], [hero.JMÉNO], [land.JMÉNO] ani [constants].
error-card-twice = { $file }: karta { $what } je i v souboru { $than }; uveďte jen jeden z nich.
error-card-table = { $file }, řádek { $line }: { $what } musí být tabulka, ne { $than }.
error-card-number = { $file }, řádek { $line }: { $what } musí být celé číslo od { $fewest } do { $most }.
error-card-flag = { $file }, řádek { $line }: { $what } musí být true, nebo false.
error-card-one = { $file }, řádek { $line }: { $what } musí být jedno z těchto slov: { $known }.
error-card-some = { $file }, řádek { $line }: { $what } musí být seznam některých z těchto slov: { $known }.
error-card-numbers = { $file }, řádek { $line }: { $what } musí být seznam celých čísel; jejich počet: { $n }.
error-card-tables = { $file }, řádek { $line }: { $what } musí být seznam tabulek.
error-card-key = { $file }, řádek { $line }: klíč { $what } tu být nemůže; možné klíče: { $known }.

## Why a way is good

tek-hint-takes = { $n ->
    [one] Obsadí { $n } volný kraj.
    [few] Obsadí { $n } volné kraje.
    [many] Obsadí { $n } volného kraje.
   *[other] Obsadí { $n } volných krajů.
}
tek-hint-takes-from = { $n ->
    [one] Dobude { $n } kraj ({ $other }).
    [few] Dobude { $n } kraje ({ $other }).
    [many] Dobude { $n } kraje ({ $other }).
   *[other] Dobude { $n } krajů ({ $other }).
}
tek-hint-gives-up = { $n ->
    [one] Opustí { $n } kraj.
    [few] Opustí { $n } kraje.
    [many] Opustí { $n } kraje.
   *[other] Opustí { $n } krajů.
}
tek-hint-more = { $n ->
    [one] Drží o { $n } kraj víc než druhá nejlepší možnost.
    [few] Drží o { $n } kraje víc než druhá nejlepší možnost.
    [many] Drží o { $n } kraje víc než druhá nejlepší možnost.
   *[other] Drží o { $n } krajů víc než druhá nejlepší možnost.
}
tek-hint-fewer = { $n ->
    [one] Drží o { $n } kraj méně než nejlepší jiná možnost.
    [few] Drží o { $n } kraje méně než nejlepší jiná možnost.
    [many] Drží o { $n } kraje méně než nejlepší jiná možnost.
   *[other] Drží o { $n } krajů méně než nejlepší jiná možnost.
}
tek-hint-land-more = Různých zdrojů dává tato země { $n }, jiná volba nejvýš { $most }.
tek-hint-land-capital = Je v ní hlavní město: na konci { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
} tomu, kdo je tam sám.
tek-hint-land = Její kraje dávají: { $units }.
tek-hint-start = Zdroje, které tu získáte: { $units }.
tek-hint-near = Sousední kraje dávají: { $units }.
tek-hint-rival-land = Vedou tam vaše Výpravy. Její kraje dávají: { $units }.
tek-hint-rival-near = { $n ->
    [0] Sousední kraje soupeři nic nedávají.
   *[other] Sousední kraje dávají soupeři: { $units }.
}
tek-hint-rival-fewer = { $n ->
    [0] Jen tady sousední kraje soupeři nic nedávají.
   *[other] Nikde jinde nedávají sousední kraje soupeři tak málo různých zdrojů: { $units }.
}
tek-hint-opens = Při získávání zdrojů pak přibude něco nového: { $units }.
tek-hint-yields = Při získávání zdrojů pak přibude: { $units }.
tek-hint-loses = Při získávání zdrojů pak ubude: { $units }.
tek-hint-capital = Hlavní město přinese na konci { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}, pokud tam figurka zůstane.
tek-hint-leads = Hlídka odtamtud vede k něčemu novému: { $units }.
tek-hint-full = Dvě vaše figurky kraj zaplní: nikdo jiný do něj nemůže.
tek-hint-tie = Při shodě vyhraje { $other } jako obránce.
tek-hint-fort = Mimo domovskou zemi přinese pevnost na konci { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}.

## Maps

map-base = Základní hra
map-heroes = Vše s Úsvitem hrdinů
map-north = Jen Úsvit hrdinů

## Rulings

ruling-factions = Národy
ruling-factions-text = Zda se národy losují, nebo si je hráči vybírají po řadě.
ruling-factions-dealt = losují se
ruling-factions-picked = vybírají se
ruling-faction_sets = Které národy
ruling-faction_sets-text = Zda hrají jen národy z použité krabice, nebo všechny, které mohou.
ruling-faction_sets-box = z krabice
ruling-faction_sets-all = všechny
ruling-sides = Volba strany karty
ruling-sides-text = Zda se strana karty země volí dřív, než jsou známy národy, nebo potom.
ruling-sides-before_factions = před národy
ruling-sides-after_factions = po národech
ruling-redeal = Nové rozdání zemí
ruling-redeal-text = Zda se země rozdávají znovu, dokud každý národ nenajde vodu či útesy, o nichž mluví jeho karta.
ruling-start = Počáteční zdroje
ruling-start-text = Zda si každý rozdělí šest zdrojů, nebo začíná se zdroji: 3 jídla, 2 many a 1 ruda.
ruling-start-split = dělí se šest
ruling-start-beginner = pevně dané
ruling-tower_points = Body za hrad
ruling-tower_points-text = Kolik bodů dávají úrovně hradu: 1, 2, 3, 4, 6, 8, nebo po jednom bodu.
ruling-tower_points-steep = rostoucí
ruling-tower_points-even = po jednom
ruling-expand_cost = Cena Osidlování
ruling-expand_cost-text = Zda se nová figurka počítá do své ceny.
ruling-expand_cost-after = počítá se
ruling-expand_cost-before = nepočítá se
ruling-alliance_ends = Konec aliance
ruling-alliance_ends-text = Jak dlouho od tří hráčů výš aliance trvá: dokud jedna strana kraj neopustí, nebo dokud spolu ti dva kdekoli znovu neválčí.
ruling-alliance_ends-left = dokud někdo neodejde
ruling-alliance_ends-war = do další společné války
ruling-quest_range = Začátek Výpravy
ruling-quest_range-text = Zda Výprava začíná jen v okrajových krajích.
ruling-quest_range-border = jen z okrajových
ruling-quest_range-any_start = odkudkoli
ruling-solo_income = Příjem soupeře
ruling-solo_income-text = Zda fiktivní soupeř dostává po jednom zdroji na konci dne, nebo při každém otočení kompasu.
ruling-solo_income-day = na konci dne
ruling-solo_income-every_flip = při každém otočení
ruling-solo_number = Číslo soupeře
ruling-solo_number-text = Čí figurky určují bojové číslo fiktivního soupeře.
ruling-solo_number-human = hráčovy
ruling-solo_number-own = jeho vlastní
ruling-solo_difficulty = Obtížnost sólové hry
ruling-solo_difficulty-text = Kolik jídla, many a rudy má fiktivní soupeř na začátku.
ruling-solo_difficulty-3 = po 3
ruling-solo_difficulty-0 = po 0
ruling-solo_difficulty-1 = po 1
ruling-solo_difficulty-2 = po 2
ruling-solo_difficulty-4 = po 4
ruling-solo_difficulty-5 = po 5
ruling-solo_difficulty-6 = po 6
ruling-solo_hero = Hrdina v sólové hře
ruling-solo_hero-text = Zda má hráč v sólové hře s rozšířením hrdinu.
ruling-solo_lands = Země v sólové hře
ruling-solo_lands-text = Zda se obě země losují, nebo vybírají.
ruling-solo_lands-drawn = losují se
ruling-solo_lands-picked = vybírají se

## The page around the lands

ui-solo-tiny-epic = Hra pro jednoho proti soupeři, kterého vede kompas.
ui-tek-best = { $n ->
    [one] Nejbohatší sklizeň
    [few] Nejbohatší sklizně
    [many] Nejbohatší sklizně
   *[other] Nejbohatší sklizně
}
ui-tek-best-of = { $seat }, { $cycle }. kolo: { $n ->
    [one] { $n } zdroj najednou
    [few] { $n } zdroje najednou
    [many] { $n } zdroje najednou
   *[other] { $n } zdrojů najednou
}
ui-tek-wars = Války
ui-tek-wars-begun = Vyvolané
ui-tek-wars-won = Vyhrané
ui-tek-ending = Poslední kolo
ui-tek-setup-pick-side = Zvolená země bude vaše domovská země: co dávají její kraje, to budete zpočátku získávat. Hlavní město nedává nic, na konci ale přinese body.
ui-tek-setup-pick-side-opponent = Soupeř tam začíná a získává zdroje a vedou tam vaše Výpravy. Hlavní město v ní přinese body tomu, kdo v něm na konci stojí.
ui-tek-setup-pick-faction = Každá úroveň magie, kterou vám přinese Výzkum, otevře jednu z pěti schopností národa.
ui-tek-setup-pick-faction-opponent = Schopnosti národa získává, jak roste jeho magie. Pomáhají mu ty, které se týkají získávání zdrojů a stavby. Ty, které zlevňují války, mu k ničemu nejsou: za války nic neplatí.
ui-tek-setup-settle = Dvě figurky v jednom kraji nezískají víc než jedna. Záleží tedy na tom, co leží vedle, kam Hlídka jednu z nich přesune.
ui-tek-setup-settle-opponent-1 = Tam získává zdroje a odtamtud vyráží.
ui-tek-setup-settle-opponent-2 = Tam získává zdroje a odtamtud vyráží.
ui-tek-setup-split = Osidlování se platí jídlem, Výzkum manou, Stavba rudou; války manou a rudou.
ui-tek-setup-keep = Hrdina je jedna z vašich figurek. Na jeho kartě stojí, co umí jen on a jak se dostane na další úroveň.
ui-tek-hint-region = Vyberte vyznačený kraj a uvidíte, co se tam dá dělat.
ui-tek-hint-read = Stisknutím názvu si přečtete všechny úrovně; potvrzuje se až potom.
ui-tek-by-lot = Vylosovat
ui-tek-hint-elsewhere = Na tuto otázku se neodpovídá na mapě.
ui-tek-hint-by-button = Na tuto otázku se neodpovídá na mapě, ale tlačítkem: { $button }.
ui-tek-hint-here = Co se tu dá provést:
ui-tek-hint-not-here = Žádnou akci, kterou lze teď vybrat, tu provést nejde.
ui-tek-hint-march = Vyberte pro akci vyznačený kraj; potvrdíte ji až potom.
ui-tek-hint-leave = Vyberte kraj, kde figurka stojí, nebo kam má jít; potvrdíte až potom.
ui-tek-hint-from = Odkud?
ui-tek-hint-goal = Vyberte kam, tady nebo na mapě.
ui-tek-hint-move = Vyberte kraj, kam má figurka jít, nebo nejdřív ten, kde stojí.
ui-tek-action-card = Karta akcí
ui-tek-now = právě se provádí
ui-tek-used = použitá, leží na ní štít
ui-tek-unused = volná
ui-tek-about-patrol = Přesuňte stojící figurku do sousedního kraje téže země, nebo postavte ležící.
ui-tek-about-quest = Přesuňte stojící figurku z okrajového kraje jedné země do okrajového kraje jiné.
ui-tek-about-build = Zaplaťte rudu za další úroveň hradu.
ui-tek-about-research = Zaplaťte manu za další úroveň magie.
ui-tek-about-expand = Zaplaťte jídlo a přidejte novou figurku k jedné své.
ui-tek-about-trade = Vyměňte libovolný počet jednoho zdroje za stejný počet jiného.
ui-tek-about-tundra = Nejvýš jedna figurka a žádná válka. Vybere-li kdokoli Hlídku nebo Výpravu, musí odsud odejít.
ui-tek-about-closed = Žádná figurka tu stát nesmí, ledaže to dovoluje schopnost jejího království.
ui-tek-about-lost = Ztracené království: nepatří nikomu a vede sem Výprava.
ui-tek-about-lost-point = Na konci je za bod pro toho, kdo tu stojí.
ui-tek-about-lost-price = Neutrální figurku tam porazíte, když zaplatíte { $n } v maně a rudě.
ui-tek-about-neutral = Kdo sem vstoupí, hned neutrální figurku porazí: zaplatí { $n } v maně a rudě, tolik, kolik neutrálních figurek na mapě stojí, i s touto. Mana platí za 2, ruda za 1. Pak si ji nechá a na konci je za bod.
ui-tek-select-idle = Vybrat bez provedení: { $action }
ui-tek-left-undone = { $forced ->
    [true] { $seat } vybírá akci { $action }, ale nemůže ji provést.
   *[other] { $seat } vybírá akci { $action }, ale neprovádí ji.
}
ui-tek-left-use = Tato akce tím bude zavřená, dokud se štíty z karty neodstraní; nestojí to nic a ostatní akce zůstanou na později.
ui-tek-ends-act = { $action } spustí závěr hry: toto kolo pak bude poslední.
ui-tek-ends-level = Hrdina, který teď odejde do výslužby, spustí závěr hry: toto kolo pak bude poslední.
ui-tek-all-idle = Žádnou volnou akci teď nelze provést. { $seat } přesto jednu vybere; ostatní ji provést mohou.
ui-tek-idle = { $seat } ji teď provést nemůže.
ui-tek-rival = Soupeř by ji provést nemohl a získal by zdroje.
ui-tek-collected = { $seat } nemůže provést akci { $action } a získává: { $units }.
ui-tek-before-that = Předtím: { $why }
ui-tek-collected-none = { $seat } nemůže provést akci { $action } a nic nezíská.
ui-tek-collects-yet = { $seat } nemůže provést akci { $action } a místo toho získává zdroje.
ui-tek-turn-idle = { $turn } (nešlo provést)
ui-tek-turn-collects = { $n ->
    [0] { $turn } (nešlo provést, nezískává nic)
   *[other] { $turn } (nešlo provést, místo toho získává zdroje)
}
ui-tek-turn-follower = { $seat } (tah: { $other }), { $cycle }. kolo, { $action }
ui-tek-turn-paid = { $turn } (díky schopnosti zaplaceno takto: { $units })
ui-tek-fallen = −{ $n } { $what ->
    [hero] hrdina
    [building] { $n ->
        [one] pevnost
        [few] pevnosti
        [many] pevnosti
       *[other] pevností
    }
   *[meeple] { $n ->
        [one] figurka
        [few] figurky
        [many] figurky
       *[other] figurek
    }
} ve válce
ui-tek-from = od: { $units }
ui-tek-means-war = válka
ui-tek-stake = { $most ->
    [0] Nemáte na žádné číslo, můžete ukázat jen bílou vlajku
   *[other] Můžete ukázat číslo nejvýš { $most }
}, { $other } { $foe_most ->
    [0] jen bílou vlajku.
   *[other] nejvýš { $foe_most }.
}
ui-tek-stake-open = Soupeřovo číslo je { $number }: zaplatíte-li za ně { $n } v maně a rudě, vyhrajete. Zaplatit můžete { $most }.
ui-tek-stake-neutral = Zaplatíte { $n } v maně a rudě{ $less ->
    [0] { "" }
   *[other] { " " }(díky svým schopnostem o { $less } méně)
} a vyhrajete; neutrální figurka je pak za bod.
ui-tek-stake-loss = Když prohrajete, ústup figurky stojí { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
    [many] { $n } jídla
   *[other] { $n } jídla
}; bez něj figurka z mapy zmizí.
ui-tek-in-place = ({ $seat } díky schopnosti provádí místo toho akci { $action })
ui-tek-told = { $what ->
    [select] { $seat } vybírá akci.
    [act] { $seat } provede akci { $action }, nebo neudělá nic.
    [follow] { $seat } provede akci { $action }, nebo získá zdroje.
    [war] { $seat } rozhoduje ve válce: { $region }.
   *[other] { $seat } provádí akci { $action }.
}
ui-tek-waiting = { $seat } přijde na řadu později
ui-tek-resolving = { $seat } je teď na řadě s touto akcí
ui-tek-done = { $seat } má hotovo
ui-tek-magic = Magie { $n } z { $of }
ui-tek-tower = Hrad { $n } ze { $of }
ui-tek-in-play = Figurky ve hře: { $n } ze { $of }
ui-tek-heroes = Hrdinové ve výslužbě: { $n } ze { $of }
ui-tek-lane-magic = Magie
ui-tek-lane-tower = Hrad
ui-tek-lane-in-play = Figurky
ui-tek-lane-heroes = Výslužba
ui-tek-race = Jak daleko které království je
ui-tek-race-text = Kdo dojde na konec některé z těchto stupnic, spustí závěr hry: ta skončí, až by se z karty akcí měly příště odstranit štíty.
ui-tek-race-won = Někdo je na konci stupnice: hra skončí, až by se z karty akcí měly příště odstranit štíty.
ui-tek-forts = Pevnosti v zásobě: { $n }
ui-tek-points = Body: { $n }
ui-tek-level = úroveň { $n }
ui-tek-retired = Hrdinové ve výslužbě: { $n }
ui-tek-drawn = Hrdinské karty v ruce: { $n }
ui-tek-lying = leží
ui-tek-of = { $seat }: { $what }
ui-tek-allied = zde v alianci
ui-tek-border = okrajový kraj
ui-tek-gives = dává: { $units }
ui-tek-gives-any = dává { $n } dle výběru
ui-tek-gives-lying = figurce, která tu leží, dává { $n } dle výběru (každá se tu hned položí); na konci figurky v podzemí nepřinášejí body
ui-tek-scores-here = nedává žádný zdroj; na konci { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
} tomu, kdo tam stojí
ui-tek-scores-shared = nedává žádný zdroj; na konci { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
} tomu, kdo je tam sám, v alianci každému { $shared }
ui-tek-war = Válka: { $region }
ui-tek-attacker = útočník
ui-tek-defender = obránce
ui-tek-discount = platí o { $n } méně
ui-tek-worth = může zaplatit { $n }
ui-tek-set = má vybráno
ui-tek-unset = ještě vybírá
ui-tek-war-only = Útočník žádá, aby obě strany platily jediným zdrojem: { $resource }.
ui-tek-alliance = Obě strany ukázaly bílou vlajku: zde jsou v alianci.
ui-tek-number = Čísla a kolik které stojí
ui-tek-counts = Mana platí za { $mana }, ruda za { $ore }.
ui-tek-alone = Číslo s „+“ se zaplatí { $resource ->
    [food] pouze jídlem
    [mana] pouze manou
   *[ore] pouze rudou
} a díky vaší schopnosti platí za víc.
ui-tek-other-ways = Jiné způsoby placení
ui-tek-foe-most = { $other } může ukázat { $n ->
    [0] jen bílou vlajku.
   *[other] nejvýš { $n }.
}
ui-tek-number-hint = Vyšší číslo vyhrává, při shodě obránce. Kdo ukáže číslo, zaplatí ho manou a rudou, ať vyhraje či prohraje.
ui-tek-two-flags = Dvě bílé vlajky: obě strany zůstanou v alianci a nikdo neplatí.
ui-tek-two-flags-duel = Dvě bílé vlajky: vyhrává obránce a nikdo neplatí.
ui-tek-war-loser = Poražený ustoupí za jídlo, nebo o figurku přijde.
ui-tek-war-loser-you = Poražený ustoupí za jídlo (vy za { $n }), nebo o figurku přijde.
ui-tek-keep-back = Nechte si trochu many nebo rudy: ve válce prohrává, kdo ukáže méně.
ui-tek-war-lesson = Jak se válčí: lekce
ui-tek-match-how = Zaplatíte-li jeho číslo, vyhrajete; vzdáte-li se, neplatíte nic a prohrajete.
ui-tek-pays = platí { $n }
ui-tek-any = { $n } dle výběru
ui-tek-costs = { $n }, tedy { $units }
ui-tek-costs-worth = { $n }, tedy { $units } (platí za { $worth })
ui-tek-number-means = Číslo { $n } stojí: { $price }. Čím zaplatit, se dá změnit i po odhalení.
ui-tek-number-free = Číslo { $n } nic nestojí: v této válce platíte o { $less } méně{ $many ->
        [0] { "" }
       *[other] { " " }({ $by })
    }.
ui-tek-alone-means = Číslo { $n } platí jako { $counts } a stojí: { $price }.
ui-tek-not-offered = Vybrat lze jen nabízené karty; jsou vyznačené.
ui-tek-flag-means = Bílá vlajka nestojí nic. Proti číslu prohrává; proti jiné vlajce vznikne zde aliance.
ui-tek-flag-means-duel = Bílá vlajka nestojí nic. Proti číslu prohrává; ukážou-li ji obě strany, vyhrává obránce a nikdo neplatí.
ui-tek-rethink = { $seat }: vybrat znovu
ui-tek-retreat-lies = Figurka leží a ležet zůstane i po ústupu; postaví ji Hlídka.
ui-tek-retreat-costs = Ústup stojí { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
    [many] { $n } jídla
   *[other] { $n } jídla
}.
ui-tek-due = K zaplacení: { $n }
ui-tek-owned = Zdroje:
ui-tek-pay-nothing = Nezaplatit nic
ui-tek-pay-worth = Zaplatit: { $units } (platí za { $n })
ui-tek-how-many = Kolik
ui-tek-compass = Kompas
ui-tek-compass-day = Den: soupeř dává přednost tomu, co je kompasu blíž. Jeho bojové číslo je { $n }, dvakrát tolik, kolik je { $own ->
    [true] jeho
   *[false] vašich
} figurek ve hře.
ui-tek-compass-night = Noc: soupeř dává přednost tomu, co je od kompasu dál. Jeho bojové číslo je { $n }, tolik, kolik je { $own ->
    [true] jeho
   *[false] vašich
} figurek ve hře.
ui-tek-compass-rolled = Ukazatel je na { $n }: akce { $action } a zároveň směr jako na hodinách, který rozhodne kde.
ui-tek-compass-way = Ukazatel je na { $n }: to je směr, jako na hodinách. Rozhodne, kde soupeř akci provede.
ui-tek-compass-follows = Po vás udělá soupeř totéž, podle vlastního hodu: { $action }.
ui-tek-compass-after = Cokoli vyberete, soupeř po vás udělá také, může-li; jinak získá zdroje. Potom se pro jeho tah hodí kostkou podle kompasu.
ui-tek-compass-has-acted = Proto vybral akci { $action } a provádí ji podle ukazatele. Přidáváte se vy.
ui-tek-compass-has-collected = Proto vybral akci { $action }. Provést ji nemohl, a tak získal zdroje; přidáváte se vy. Důvod:
ui-tek-compass-income = Až se příště z karty akcí odstraní štíty, soupeř dostane 1 jídlo, 1 manu a 1 rudu.
ui-tek-compass-no-income = Až se příště z karty akcí odstraní štíty, soupeř nedostane nic.
ui-tek-compass-last = Poslední hod byl { $n }: { $action }.
ui-tek-compass-placed = Poslední hod byl { $n }. Vybral místo, ne akci.
ui-tek-compass-collects = Po vás soupeř získá zdroje, protože teď akci provést nemůže:
ui-tek-compass-done = Soupeř právě jedná, nebo už má s touto akcí hotovo.
ui-tek-compass-next = Na akci { $action } byl štít; další volná po směru hodinových ručiček je { $name }.
ui-tek-compass-actions = Akce podle čísel
ui-tek-compass-trade = Při obchodu soupeř nic nedává: podle pravidel získá 1 jídlo, 1 manu a 1 rudu.
ui-tek-compass-pointer = Jak ukazatel vybírá
ui-tek-compass-pointer-clock = Čísla jsou směry jako na hodinách; 12 ukazuje k soupeřově zemi.
ui-tek-compass-pointer-clock-early = Čísla jsou směry jako na hodinách; až budou obě země na stole, 12 ukáže k soupeřově.
ui-tek-compass-pointer-move = Kam figurka jde: z krajů, kam smí, do toho, který od ní leží tímto směrem; není-li takový, ve směru dalšího čísla po směru hodinových ručiček.
ui-tek-compass-pointer-place = Která figurka jedná nebo který kraj se zvolí: ten, na který narazí čára z kompasu tímto směrem; nenarazí-li na žádný, čára dalšího čísla po směru hodinových ručiček.
ui-tek-compass-pointer-several = Je-li jich víc: ve dne ten, který je kompasu blíž, v noci ten, který je dál; z figurek vždy nejbližší.
ui-tek-winner = Vítězí: { $seats }, { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}.
ui-tek-lost-kingdom = Ztracené království
ui-tek-in-ruins = { $seat }, figurky v podzemí, bez bodů: { $n } / { $of }.
ui-tek-scores = Body podle původu
ui-tek-origin-original = Tištěnou kartu toho jména jsme neviděli: to, co dělá, jsme vymysleli sami, pokud není uveden jiný zdroj.
ui-tek-origin-public = Kartu známe jen z popisů na veřejných webových stránkách; některé počty mohou být naše.
ui-tek-origin-prototype = Co dělá, jsme vyčetli z prototypu z roku 2013; tištěná karta se může lišit.
ui-tek-origin-form = Máte tištěnou kartu? Napište, co na ní stojí, do tohoto souboru a spusťte s ním Marchland: vaše hry se pak řídí vaší kartou.
ui-tek-origin-take = Stáhnout soubor { $file }
