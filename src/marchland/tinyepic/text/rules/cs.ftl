# Pravidla hry Malá velká království ve zkratce, česky.

ui-rules-screen-2 = Válka, body, konec
rules-goal = Cíl hry
rules-goal-text = Vybudujte na několika kartách zemí co nejlepší království. Body přinášejí figurky, hrad, magie a hlavní města a své body má i váš národ. Kdo jich má na konci nejvíc, vyhrává.
rules-turn = Tah
rules-turn-text = Hráč na tahu položí žeton štítu na jednu ze šesti akcí a provede ji, nebo neudělá nic. Pak každý další po řadě provede stejnou akci, nebo získává zdroje. Leží-li na kartě pět štítů, odstraní se a všech šest akcí je znovu volných.
rules-actions = Šest akcí
rules-actions-text = Hlídka: figurka se přesune do sousedního kraje. Výprava: přesune se z okrajového kraje jedné země do okrajového kraje jiné. Stavba: ruda za hrad. Výzkum: mana za magii. Osidlování: jídlo za novou figurku, která se přidá k jedné vaší. Obchod: libovolný počet jednoho zdroje za stejný počet jiného.
rules-collect = Získávání zdrojů
rules-collect-text = Každý kraj, kde stojí vaše figurka, dá jeden zdroj: les manu, hory rudu, pláně jídlo, hlavní město nic. Od každého zdroje můžete mít nejvýš devět.
rules-regions = Kraje
rules-regions-text = V kraji je místo pro dvě figurky; přes vodu a útesy se nechodí. V podzemí se figurka hned položí. Vleže tam získává zdroj podle vaší volby, na konci hry se však figurky v podzemí nepočítají.
rules-tracks = Magie, hrad, figurky
rules-tracks-text = Další úroveň magie stojí tolik many, jaké má číslo, a přináší schopnost vašeho národa. Za hrad se stejně platí rudou. Nová figurka stojí tolik jídla, kolik jich pak máte ve hře.
rules-war = Válka
rules-war-text = Kdo vstoupí do cizího kraje, začne válku. Obě strany tajně zvolí číslo, nebo bílou vlajku. Vyšší číslo vyhrává, při shodě obránce, a kdo ukázal číslo, zaplatí ho: mana platí za dvě, ruda za jedno. Dvě vlajky znamenají alianci a obě strany zůstávají; hrají-li jen dva, vyhrává v tom případě obránce a nikdo neplatí.
rules-retreat = Poražený
rules-retreat-text = Poražená figurka smí ustoupit do sousedního kraje, kde není nikdo cizí, za tolik jídla, kolik má její království figurek. Jinak se vrací do zásoby. Kdo nemá žádnou figurku, hraje dál: Osidlování mu pak za jedno jídlo postaví figurku do prázdného kraje domovské země.
rules-end = Konec hry
rules-end-text = Závěr spustí sedmá figurka, šestá úroveň hradu, pátá úroveň magie nebo třetí hrdina ve výslužbě. Hra skončí, až by se z karty měly příště odstranit štíty.
rules-score = Body
rules-score-text = Bod za každou figurku a za každou úroveň magie; hrad přináší 1, 2, 3, 4, 6 nebo 8. Hlavní město dá dva body tomu, kdo je v něm sám, v alianci každému jeden. Pátá úroveň národa má vlastní součet. Hrají-li dva, je bod i za každý kraj Ztraceného království, kde stojíte, a za každou poraženou neutrální figurku.
rules-heroes = Hrdinové
rules-heroes-text = S Úsvitem hrdinů je jedna figurka hrdina a má kartu. Na další úroveň ho dostane vyhraná válka, nebo akce, při níž místo jejího účinku zaplatíte jeho cenu, jak říká karta. Na třetí úrovni odchází do výslužby: tři body a na jeho místo přijde figurka.
rules-forts = Pevnosti
rules-forts-text = S Úsvitem hrdinů přibude s každou úrovní hradu pevnost u vaší figurky. Brání se i sama a ve válce ušetří jednu jednotku. Kdo u ní prohraje válku, přijde o pevnost i o úroveň. Pevnost mimo domovskou zemi je bod.
rules-north = Skály a tundra
rules-north-text = Stříbro zastoupí jídlo, manu i rudu, ale ne ve válce a ne při Obchodu. Tundra dává zdroj podle vaší volby, vejde se tam jedna figurka a válka se jí netýká. Kdykoli se zvolí Hlídka nebo Výprava, musí ta figurka odejít.
rules-pair = Dva hráči
rules-pair-text = Mezi dvěma hráči leží Ztracené království, kam vedou Výpravy. Neutrální figurka se tam porazí za manu a rudu: zaplatíte tolik, kolik neutrálních figurek na mapě zbývá, a mana platí za dvě. Na konci je poražená figurka za bod, stejně jako každý tamní kraj, kde stojíte. Aliance nejsou: ukážou-li vlajku oba, vyhrává obránce.
rules-alone = Jeden hráč
rules-alone-text = Hrajete proti soupeři, kterého vede kompas. Soupeř po vás provede tutéž akci, pak si hodí na vlastní; kraje mu určuje ukazatel. Novou figurku klade do prázdného kraje vedle některé své. Ve válce ukazuje ve dne dvojnásobek počtu vašich figurek, v noci jen jejich počet: zaplaťte stejně a vyhrajete, nebo se vzdejte.

ui-rules-rise-war = Vyhranou válkou s hrdinou.
ui-rules-rise-research = Akcí Výzkum, cena v maně { $n }.
ui-rules-rise-expand = Akcí Osidlování, cena v jídle { $n }.
ui-rules-rise-build = Akcí Stavba, cena v rudě { $n }.
