# What the workshop says, in Czech.

craft-title = Dílna
craft-lead = Vymyslete vlastní národy, schopnosti, mapy a karty, nechte si je zkontrolovat a hrajte s nimi.
craft-yours = Co jste vytvořili
craft-ready = lze s tím hrát
craft-unready = ještě není hotové
craft-unnamed = Beze jména
craft-start-race = Nový národ
craft-start-power = Nová schopnost
craft-start-board = Nová mapa
craft-kind-races = národy a schopnosti
craft-kind-board = mapa
craft-sort-race = { $many ->
    [yes] národy
   *[no] národ
}
craft-sort-power = { $many ->
    [yes] schopnosti
   *[no] schopnost
}
craft-sort-faction = { $many ->
    [yes] národy
   *[no] národ
}
craft-sort-hero = { $many ->
    [yes] hrdinové
   *[no] hrdina
}
craft-sort-land = { $many ->
    [yes] země
   *[no] země
}
craft-opened = V tomto souboru: { $what } pro hru { $game }. Teď to leží ve vaší dílně.
craft-not-kept = Zatím neuloženo: { $reason } Co jste napsali, zůstává v tomto prohlížeči.
craft-wrong = { $n ->
    [one] Ještě chybí { $n } věc.
    [few] Ještě chybějí { $n } věci.
    [many] Ještě chybí { $n } věci.
   *[other] Ještě chybí { $n } věcí.
}
craft-sound = Vše je uloženo. Lze s tím hrát.
craft-play = Hrát s tím
craft-download = Stáhnout
craft-download-help = Tlačítkem „{ craft-download }“ získáte soubor, v němž je tohle všechno: uschovejte si ho, nebo ho pošlete ostatním, kteří ho ve své dílně otevřou tlačítkem „{ $open }“.
craft-copy = Duplikovat
craft-things = Co je v tomto souboru
craft-new-race = Nový národ
craft-new-power = Nová schopnost
craft-take-out = Vyjmout ze souboru
craft-name = Jméno
craft-other-languages = Jména v dalších jazycích
craft-name-en = Anglicky
craft-name-cs = Česky
craft-name-hu = Maďarsky
craft-name-pl = Polsky
craft-falls-back = Kde jazyk nemá vlastní jméno, píše se „{ $name }“.
craft-add = Přidat
craft-kind-cards = karty
craft-start-box = Opsat tištěné karty
craft-start-faction = Nový národ
craft-start-hero = Nový hrdina
craft-start-land = Nová země
craft-new-faction = Nový národ
craft-new-hero = Nový hrdina
craft-new-land = Nová země
craft-sign = Znak
craft-sign-letter = Písmena
craft-sign-letters = Jedno nebo dvě písmena; bez nich první písmeno jména
craft-sign-drawn = Vlastní kresba
craft-draw = Vaše kresba
craft-draw-help = Kreslete myší nebo prstem; tah, který začne na plném políčku, maže. Na klávesnici: šipky posouvají, mezerník políčko vyplní nebo vymaže, šipky se Shiftem kreslí.
craft-draw-cell = { $x }. sloupec, { $y }. řádek, { $filled ->
    [yes] plné
   *[no] prázdné
}
craft-draw-thick = Tlusté pero
craft-draw-clear = Smazat kresbu
craft-draw-small = Takhle malý bude u stolu
craft-own-words = Říct to vlastními slovy
craft-own-words-of = Tato věta bude u stolu místo hotových
craft-says-nothing = Zatím nic zvláštního neumí.
craft-clause-remove = Odebrat schopnost
craft-clause-choose = Vyberte…
field-words = 1 až { $most } čitelných znaků.
field-emblem = Znak, jedno či dvě písmena, nebo kresba.
field-cells = Kresba má { $n } řádků, každý o { $n } políčkách, plných (#) nebo prázdných (.).
field-blank = Zatím není nic nakresleno: vyplňte aspoň jedno políčko.
field-key = Klíč { $than } tu být nemůže; možné klíče: { $known }.
field-table = Tohle musí být tabulka: { $known }.
field-newer = Tento soubor má novější formát ({ $than }); je potřeba novější Marchland.
field-game = Tento soubor je pro jinou hru ({ $than }).
field-nameless = Potřebuje jméno.
field-name = { $what } nemůže být označení: malá písmena a až z, číslice a podtržítka.
field-taken = To už v krabici je; zvolte jiné jméno.

balance-ask = Jak je to silné?
balance-title = Jak je to silné
balance-progress = Odehrané hry: { $n }/{ $of }
balance-more = Bude-li to příliš silné nebo příliš slabé, { $n ->
    [one] přidá se ještě nejvýš { $n } hra
    [few] přidají se ještě nejvýš { $n } hry
    [many] přidá se ještě nejvýš { $n } hry
   *[other] přidá se ještě nejvýš { $n } her
} s jiným počtem žetonů.
balance-waits = Nejdřív se hrají hry ostatních…
balance-stop = Zastavit
balance-see = Ukázat výsledek
balance-stopped = Zastaveno předčasně: s více hrami by to bylo jistější.
balance-open = Odehrálo se příliš málo her, než aby se to dalo říct.
balance-failed = Hry se nepodařilo dohrát; zkuste to znovu.
balance-old = Tohle se zjistilo před vašimi posledními změnami.
balance-strong = { $near ->
    [yes] Silnější než { $name } a vše, co vyhrávalo méně často; co stojí mezi tím, je příliš blízko, než aby se to dalo říct.
   *[no] Silnější než { $name }.
}
balance-weak = { $near ->
    [yes] Slabší než { $name } a vše, co vyhrávalo častěji; co stojí mezi tím, je příliš blízko, než aby se to dalo říct.
   *[no] Slabší než { $name }.
}
balance-fair = Asi tak silné jako to, co je v krabici.
balance-unseen = Boti to měli příliš zřídka, než aby se to dalo říct.
balance-give = { $n ->
    [one] Dejte tomu { $n } žeton.
    [few] Dejte tomu { $n } žetony.
    [many] Dejte tomu { $n } žetonu.
   *[other] Dejte tomu { $n } žetonů.
}
balance-even = Zůstane to tak i při { $n ->
    [one] { $n } žetonu.
    [few] { $n } žetonech.
    [many] { $n } žetonu.
   *[other] { $n } žetonech.
}
balance-prices = Jak často to boti vzali:
balance-price = { $price ->
    [0] zdarma { $share }/{ $n }
    [one] za { $price } minci { $share }/{ $n }
    [few] za { $price } mince { $share }/{ $n }
    [many] za { $price } mince { $share }/{ $n }
   *[other] za { $price } mincí { $share }/{ $n }
}
balance-kind-races = Národy: jak často vyhrál, kdo je měl
balance-kind-powers = Schopnosti: jak často vyhrál, kdo je měl
balance-plot = Podíl výher u každého; čára ukazuje, kde podíl leží s jistotou 95 %
balance-figures = V číslech
balance-wins = Výhry
balance-coins = Mince
balance-taken = Vzato
balance-held = Kolikrát
balance-about = Dva boti spolu odehráli { $games ->
    [one] { $games } hru
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}. Čáry ukazují, kde podíl leží s jistotou 95 %. Člověk z toho může vytěžit víc.
balance-about-more = S jiným počtem žetonů se { $n ->
    [one] odehrála ještě { $n } hra
    [few] odehrály ještě { $n } hry
    [many] odehrálo ještě { $n } hry
   *[other] odehrálo ještě { $n } her
}.
error-balance-none = Není v tom nic, u čeho by hry mohly ukázat, jak je to silné.
error-balance-busy = S něčím vaším se už hraje; počkejte na to, nebo to nejdřív zastavte.
error-balance-full = Na své hry čeká příliš mnoho jiných; zkuste to za pár minut.
