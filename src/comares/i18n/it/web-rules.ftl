### Il regolamento nel browser

web-rules-nothing = Nessuna regola parla di «{ $query }». Prova una parola più breve o un numero come { $example }.
web-rules-all = Mostra tutte le regole
web-drawing-portals = La linea d’oro è il muro più lungo. Passa sulla diagonale del portale: 3 lati e 2 punti per il portale fanno 5.
web-drawing-falconers = Un falco sta dove si incontrano quattro tue tessere. Due delle quattro mostrano i suoi due tipi: qui torre e giardino.
web-drawing-building-sites = Un cantiere costa ora metà prezzo. La tessera cantiere nasconde la valuta con cui lo completi a prezzo intero.
web-drawing-portals-title = Un portale nel muro
web-drawing-falconers-title = Un falco sul suo incrocio
web-drawing-building-sites-title = Dal cantiere all’edificio
