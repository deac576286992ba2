# What every game and the page say alike, in Czech.

## Lists

list-more = { $a }, { $b }
list-last = { $a } a { $b }

## Soupeř ve hře pro jednoho, uprostřed věty

opponent = soupeř

## Soubory, které nelze přijmout

error-file-missing = Soubor { $file } neexistuje.
error-file-unreadable = Soubor { $file } nelze přečíst: { $reason }.
error-file-plain = není to obyčejný soubor
error-file-large = je větší než { $n } bajtů
error-file-text = není to text v kódování UTF-8
error-file-deep = seznamy nebo tabulky jsou v něm do sebe vnořené příliš hluboko
error-content-table = { $file }: { $what } musí být tabulka: { $known }.
error-content-key = { $file }: { $what } nemůže mít klíč { $than }; možné klíče: { $known }.
error-content-words = { $file }: { $what } musí mít 1 až { $most } čitelných znaků.
error-content-cells = { $file }: nakreslený emblem má { $n } řádků, každý o { $n } políčkách # nebo .
error-content-blank = { $file }: nakreslený emblem je prázdný; vyplňte aspoň jedno políčko.
error-content-emblem = { $file }: emblem je název kresleného znaku, jedno či dvě písmena, nebo kresba o { $n } řádcích, ne { $than }.
error-content-newer = { $file } má formát { $than }; tento Marchland zná nejvýš { $most }, je potřeba novější.
error-content-game = { $file } je pro hru { $than }, ne pro { $what }.
error-replay-json = To není záznam hry: soubor není dokument JSON.
error-replay-format = To není záznam hry: chybí číslo formátu.
error-replay-newer = Záznam má formát { $n } z novější verze Marchlandu; tato čte nejvýš formát { $most }.
error-replay-key = Záznam hry nemůže mít klíč { $what }; možné klíče: { $known }.
error-replay-lacks = V záznamu chybí klíč { $what }.
error-replay-value = Klíč { $what } má v záznamu hodnotu, jakou mít nemůže.
error-replay-digests = Záznam musí mít otisky pozic po každých { $n } akcích a po poslední.
error-replay-seats = { $n ->
    [one] Záznam je ze hry pro { $n } hráče a musí jmenovat stejný počet míst.
    [few] Záznam je ze hry pro { $n } hráče a musí jmenovat stejný počet míst.
    [many] Záznam je ze hry pro { $n } hráče a musí jmenovat stejný počet míst.
   *[other] Záznam je ze hry pro { $n } hráčů a musí jmenovat stejný počet míst.
}
error-replay-name = V záznamu je jméno, které být nemůže. { $reason }
error-replay-rules = Záznam se řídí pravidly číslo { $n }; tato verze Marchlandu je zná jen do čísla { $most }.
error-replay-pack = Záznam se hrál s balíčkem { $what }; nainstalujte ho tak, jak byl tehdy, a uveďte ho za --pack.
error-replay-content = Záznam se hrál s vlastním obsahem { $what } ze souboru { $file }; nejdřív ten soubor beze změny otevřete, nebo ho uveďte za --content.
error-replay-without = Záznam se hrál bez vlastního obsahu, který je uveden.
error-replay-order = Záznam se hrál s tímto obsahem: { $what }; uveďte ho v tomto pořadí.
error-replay-map = Mapa { $what } není ta, na které se záznam hrál.
error-replay-short = Akcí v záznamu: { $n }, ne { $most }.
error-replay-illegal = Akce { $n } v záznamu, { $what }, tam není dovolena.
error-replay-differs = Pozice po akci { $n } se od záznamu liší; po akci { $good } bylo ještě vše stejné.
error-replay-scores = Konečné body tu jsou { $what }, v záznamu { $than }.
error-replay-cards = V této hře jsou karty, které se mezitím změnily: { $what }. Soubor se řídí pravidly číslo { $n }, tato verze Marchlandu číslo { $most }.
error-replay-since = { $reason } Soubor se řídí pravidly číslo { $n }, tato verze Marchlandu číslo { $most }; mezi nimi se změnila pravidla, rasy nebo karty.

## Co tu není

error-unknown-game = Hra { $what } tu není; jsou tu: { $known }.
error-unknown-map = Mapa { $what } tu není; jsou tu: { $known }.
error-unknown-ruling = Výklad pravidel { $what } tato hra nezná; zná tyto: { $known }.
error-unknown-value = Výklad pravidel { $ruling } nemá hodnotu { $what }; možné jsou: { $known }.
error-unknown-pack = Balíček { $what } není nainstalován; nainstalovány jsou: { $known }.
error-unknown-bot = Bot { $what } tu není; jsou tu: { $known }.
error-unknown-ability = Žádný národ, rasa, schopnost ani karta se nejmenuje { $what }; známé jsou: { $known }.
error-players = Možné počty hráčů v této hře: { $known }; ne { $n }.
error-map-players = Možný počet hráčů na mapě { $what }: { $known }; ne { $n }.
