### Vlastní hry

web-games-none = Zatím tu nic není. Započítá se sem každá hra, kterou na tomto serveru dohraješ.
web-games-counting = Dřívější hry se ještě počítají …
web-games-found = { $n ->
    [one] { $n } hra
    [few] { $n } hry
    [many] { $n } hry
   *[other] { $n } her
}
web-games-more = Další hry
web-games-export = Exportovat vše
web-games-delete = Smazat vše
web-games-delete-about = Smažou se tvé výsledky a dohrané hry proti botům. Hry s jinými lidmi zůstanou, ale už neukážou tvou účast. Rozehrané hry pokračují. Nelze to vrátit zpět.
web-games-delete-now = Smazat natrvalo
web-games-keep = Ponechat
web-games-all = všechny
web-games-game = Hra
web-games-outcome = Výsledek
web-games-level = Proti
web-games-month = Měsíc
web-games-search = Hledat jméno nebo stůl
web-games-victory = Výhra
web-games-defeat = Bez výhry
web-games-shared = Dělené vítězství
web-games-place = { $place }. místo
web-games-of-the-day = hra dne
web-games-from-position = z pozice
web-games-one-device = více míst na jednom zařízení
web-games-coached = s trenérem
web-games-rewound = { $n ->
    [one] { $n }× vráceno zpět
    [few] { $n }× vráceno zpět
    [many] { $n }× vráceno zpět
   *[other] { $n }× vráceno zpět
}
web-games-played = Hry
web-games-won = Výhry
web-games-mean = Body v průměru
web-games-best = Nejvíc
web-games-fact-wall = Nejdelší zeď
web-games-fact-buildings = Stavby
web-games-fact-poems = Básně
web-games-fact-value = { $mean } (maximum { $most })
web-games-sources = Odkud máš body, v průměru
web-games-by-month = Podle měsíců
web-games-month-said = { $month }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}, výher { $won }, průměr bodů { $points }
web-games-against = Výhry proti
web-games-by-players = Podle počtu hráčů
web-games-by-setting = Podle modulu a nastavení
web-games-of = z { $games }
web-games-fair = Při stejně silných hráčích by podíl výher byl { $share }.
