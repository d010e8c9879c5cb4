### Pravidla v prohlížeči

web-rules-nothing = Žádné pravidlo nezmiňuje „{ $query }“. Zkus kratší slovo nebo číslo jako { $example }.
web-rules-all = Ukázat všechna pravidla
web-drawing-portals = Zlatá čára je nejdelší zeď. Vede po úhlopříčce portálu: 3 strany a 2 body za portál dávají 5.
web-drawing-falconers = Sokol sedí tam, kde se setkávají čtyři tvé čtverce. Dva z nich ukazují jeho dva druhy: zde věž a zahradu.
web-drawing-building-sites = Rozestavěná stavba stojí teď polovinu ceny. Žeton na ní skrývá měnu, ve které ji za plnou cenu dokončíš.
web-drawing-portals-title = Portál ve zdi
web-drawing-falconers-title = Sokol na svém průsečíku
web-drawing-building-sites-title = Od rozestavěné stavby ke stavbě
