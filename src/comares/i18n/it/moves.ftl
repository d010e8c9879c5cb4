### Le mosse come frasi, per i consigli

## Alhambra

alhambra-east = { $east ->
    [0] {""}
   *[other] { $east } a est
}
alhambra-west = { $west ->
    [0] {""}
   *[other] { $west } a ovest
}
alhambra-north = { $north ->
    [0] {""}
   *[other] { $north } a nord
}
alhambra-south = { $south ->
    [0] {""}
   *[other] { $south } a sud
}
alhambra-where = { LIST(alhambra-east, alhambra-west, alhambra-north, alhambra-south) } della fontana
alhambra-kind-object = { $kind ->
    [pavilion] padiglione
    [seraglio] serraglio
    [arcades] portici
    [chambers] appartamenti
    [garden] giardino
   *[tower] torre
}
alhambra-paid-with = { $credit ->
    [only] il credito ({ alhambra-currency })
    [also] { alhambra-currency } { $values } e il credito
   *[no] { alhambra-currency } { $values }
}
alhambra-move-take = prendi { LIST($card1, $card2, $card3, $card4) }
alhambra-move-buy = compra { alhambra-kind-object } { $price } con { alhambra-paid-with }{ $mode ->
    [portal] , e insieme un portale
    [site] , come cantiere
   *[plain] {""}
}
alhambra-move-finish = completa { alhambra-kind-object } { $price } con { alhambra-paid-with }
alhambra-move-place = posa { alhambra-kind-object } { $price }, { alhambra-where }
alhambra-move-move = posa { alhambra-kind-object } { $price } dalla riserva, { alhambra-where }
alhambra-move-exchange = scambia la tessera { alhambra-where } con { alhambra-kind-object } { $price }
alhambra-move-remove = porta { alhambra-kind-object } { $price } nella riserva
alhambra-move-reserve = metti { alhambra-kind-object } { $price } nella riserva
alhambra-move-give = dai { alhambra-kind-object } { $price } a Dirk
alhambra-move-stop = concludi le azioni
alhambra-move-pass = passa
alhambra-move-falcon = metti un { alhambra-falcon } sull’incrocio { $x },{ $y }
alhambra-move-pay = paga il falco con { $card ->
    [credit] il credito
   *[card] { $what }
}
alhambra-move-enough = non mettere altri falchi
alhambra-move-portal = posa il portale ({ alhambra-kind }), { alhambra-where }, angolo { $turned }
alhambra-move-keep = tieni la tessera cantiere: { alhambra-currency }
alhambra-move-marker = tieni l’eccedenza come credito ({ alhambra-currency })
alhambra-move-decline = non tenere crediti

## Sabika

sabika-thing-vp = { $vp ->
    [0] {""}
   *[other] { $vp } PV
}
sabika-thing-dinars = { $dinars ->
    [0] {""}
    [one] { $dinars } dinaro
   *[other] { $dinars } dinari
}
sabika-thing-seals = { $seals ->
    [0] {""}
    [one] { $seals } sigillo
   *[other] { $seals } sigilli
}
sabika-thing-taxes = { $taxes ->
    [0] {""}
    [one] { $taxes } tassa
   *[other] { $taxes } tasse
}
sabika-thing-reward = { $reward ->
    [0] {""}
    [one] { $reward } passo sul tracciato delle ricompense
   *[other] { $reward } passi sul tracciato delle ricompense
}
sabika-thing-boxes = { $boxes ->
    [0] {""}
    [one] { $boxes } cassa
   *[other] { $boxes } casse
}
sabika-thing-cane = { $cane ->
    [0] {""}
   *[other] { $cane } canna da zucchero
}
sabika-thing-silk = { $silk ->
    [0] {""}
   *[other] { $silk } seta
}
sabika-thing-clay = { $clay ->
    [0] {""}
   *[other] { $clay } argilla
}
sabika-thing-raw = { $raw ->
    [0] {""}
    [one] { $raw } materia prima
   *[other] { $raw } materie prime
}
sabika-thing-goods = { $goods ->
    [0] {""}
    [one] { $goods } merce
   *[other] { $goods } merci
}
sabika-things = { LIST(sabika-thing-vp, sabika-thing-dinars, sabika-used-gypsum, sabika-used-wood, sabika-used-marble, sabika-used-tile, sabika-thing-cane, sabika-thing-silk, sabika-thing-clay, sabika-thing-raw, sabika-exported-sugar, sabika-exported-clothes, sabika-exported-pottery, sabika-thing-goods, sabika-thing-seals, sabika-thing-taxes, sabika-thing-reward, sabika-thing-boxes) }
sabika-move-mix = { $step ->
    [take] prendi { sabika-things }
    [use] usa { sabika-things }
   *[deliver] esporta { sabika-things }
}
sabika-move-nothing = { $step ->
    [take] non prendere niente
    [use] non usare niente
   *[deliver] non esportare niente
}
sabika-paid-back = { $marker ->
    [0] {""}
    [one] { $marker } passo delle tasse
   *[other] { $marker } passi delle tasse
}
sabika-move-pay = paga { LIST(sabika-paid-back, sabika-thing-dinars, sabika-thing-seals, sabika-thing-vp) }
sabika-move-buy-raw = compra { sabika-raw-name }
sabika-move-income-poem = prendi la rendita della poesia { $card }
sabika-move-engrave-short = incidi la poesia { $card } ({ sabika-colour })
sabika-move-first = nomina { $whom } prossimo primo giocatore
sabika-move-choose = scegli: { $what }
sabika-from = { $from ->
    [0] {""}
   *[other] {" "}dalla casella { $from }
}
sabika-move = { $step ->
    [keep] tieni il gettone iniziale { $card }
    [work] manda { $worker ->
        [architect] l’architetto
        [merchant] il mercante
       *[poet] la poetessa
    }{ sabika-from } sulla casella { $space } ({ sabika-action-name })
    [rest] fai riposare { $worker ->
        [architect] l’architetto
        [merchant] il mercante
       *[poet] la poetessa
    }{ $from ->
        [0] {""}
       *[other] {" "}della casella { $from }
    }
    [main] svolgi l’azione principale: { sabika-action-name }
    [secondary] svolgi l’azione secondaria: { $kind ->
        [raw] materia prima
       *[marble] marmo
    }
    [done] concludi il turno
    [give-up] rinuncia a 1 { sabika-material }
    [raw] prendi { sabika-raw-name }
    [good] prendi { sabika-good-name }
    [produce] produci { $raw ->
        [cane] dalla canna da zucchero
        [silk] dalla seta
       *[clay] dall’argilla
    }
    [buy] compra { sabika-material }
    [sell] vendi { sabika-material }
    [exchange] scambia { sabika-material } con { sabika-other-material }
    [choose] scegli l’alternativa { $card }
    [bonus] svolgi l’azione bonus: { sabika-action-name }
    [city] prendi il bonus della città: { sabika-city }
    [storehouse] attiva il magazzino { $house }
    [activate] attiva il magazzino { $house }
    [balance] prendi il bonus di equilibrio ({ sabika-colour })
    [reward] prendi il bonus della casella ricompensa { $card }
    [token] prendi il bonus dell’edificio grande { $card }
    [red-city] svolgi l’azione della città: { sabika-city }
    [ship] manda la nave: { sabika-city }
    [stop] fermati
    [decline] rinuncia
    [expand] metti il gettone { $card } sul magazzino { $house }
    [refresh] sostituisci gli edifici piccoli scoperti
    [large] costruisci un edificio grande
    [small] costruisci l’edificio piccolo { $card }
    [building] prendi l’edificio grande { $card }
    [lay] colloca la carta all’estremità { $side ->
        [left] sinistra
       *[right] destra
    }
    [export] esporta: { sabika-city }
    [consolidate] consolida: { sabika-city }
    [engrave] incidi la poesia lunga { $long }
    [reactivate] riattiva la poesia { $card }
    [income] prendi la rendita: { sabika-city }
   *[yusuf] scegli { sabika-city } per Yusuf
}
