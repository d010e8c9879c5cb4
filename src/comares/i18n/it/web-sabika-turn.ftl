### Un turno di Sabika nel browser: domande, che cosa viene dopo, la fine di un round

## Che cosa si chiede

web-sabika-ask = { $kind ->
    [keep] Tieni uno dei tuoi due gettoni iniziali.
    [turn] Manda un lavoratore in una casella illuminata, o fanne riposare uno.
    [act] { $action }: una delle due azioni o entrambe.
    [give-up] Non tutto entra nelle tue casse: a che cosa rinunci?
    [take] Che cosa prendi?
    [raw] Quale materia prima prendi?
    [good] Quale merce prendi?
    [produce] Produci una merce (ancora { $n }).
    [production] Produzione: il bonus di una città, merci o entrambi.
    [operations] Mercato: ancora { $n } { $n ->
        [one] operazione
       *[other] operazioni
    }.
    [choose] Scegline uno.
    [bonus] Svolgere l’azione «{ $action }»?
    [city] { $cities ->
        [1] Prendere il bonus di { $city }?
       *[other] Il bonus di quale città prendi?
    }
    [storehouse] Quale magazzino attivi?
    [balance] Il bonus di quale colore prendi?
    [reward] Scegli una ricompensa: la casella raggiunta o una precedente.
    [token] Il bonus di quale edificio grande prendi?
    [red-city] L’azione di quale città rossa svolgi?
    [ship] Dove va la nave?
    [storehouse-action] Amplia un magazzino o attivane uno.
    [construct] Che cosa costruisci?
    [use] { $purpose ->
        [large] Quali materiali per l’edificio grande?
        [small] Quali materiali per l’edificio piccolo?
       *[poem] Quali materiali per la poesia?
    }
    [building] Scegli l’edificio grande.
    [lay] Hai in mano l’edificio piccolo { $card }: a quale estremità della tua fila?
    [export] In quale città esporti?
    [deliver] Esportazione a { $city }: quali merci?
    [consolidate] Quale nave consolidi?
    [engrave] Quale poesia incidi?
    [reactivate] Quale poesia rossa agisce di nuovo?
    [income] Rendita: quale per prima?
    [levy] Evento 14: dai un sigillo o perdi PV?
    [pay] Paga { $n } { $n ->
        [one] tassa
       *[other] tasse
    }. Ognuna: 1 passo delle tasse, 2 dinari, 1 sigillo o 1 PV.
    [first] Sei in testa sul tracciato delle tasse: chi sarà il primo giocatore?
    [yusuf] Parità: scegli la città per Yusuf.
   *[other] Scegli.
}
web-sabika-ask-from = { $source }: { $asked }
web-sabika-from = { $kind ->
    [start] Gettone iniziale { $card }
    [reward] Ricompensa { $card }
    [large] Edificio grande { $card }
    [storehouse] Gettone magazzino { $card }
    [blue] Poesia { $card }, blu
    [red] Poesia { $card }, rossa
   *[other] Gettone città { $card }
}
web-sabika-from-balance = Equilibrio ({ sabika-colour })

## Che cosa viene dopo

web-sabika-to-come = { $step ->
    [lay] collocare la carta
    [building] scegliere l’edificio grande
    [deliver] le merci da esportare
    [operations] operazioni di mercato: { $n }
    [produce] merci da produrre: { $n }
   *[income] rendita
}
web-sabika-to-come-poem = l’effetto della poesia { $card }
web-sabika-to-come-city = l’azione di { sabika-city }
web-sabika-to-come-secondary = { $kind ->
    [raw] la materia prima accanto alla casella
   *[marble] il marmo accanto alla casella
}
web-sabika-to-come-end = fine del turno
web-sabika-afterwards = Poi:
web-sabika-restart = Ricomincia il turno
web-sabika-rest = Riposa

## Che cosa cambia una scelta

web-sabika-resource = { $name ->
    [gypsum] gesso
    [wood] legno
    [marble] marmo
    [tile] piastrella
    [sugar] zucchero
    [clothes] vesti
    [pottery] ceramiche
    [cane] canna da zucchero
    [silk] seta
    [clay] argilla
    [dinars] dinari
    [seals] sigilli
    [taxes] tasse
    [raw] materia prima
    [goods] merci
   *[vp] PV
}
web-sabika-next-vp = { $vp } PV secondo la prossima scelta
web-sabika-later-vp = { $vp } PV alla fine del round, allo stato attuale
web-sabika-later = entro la fine del round
web-sabika-market = { $verb ->
    [buy] Compra
    [sell] Vendi
   *[exchange] Scambia
}
web-sabika-poem = Poesia { $card }
web-sabika-half = { $colour ->
    [blue] Blu:
   *[red] Rosso:
}
web-sabika-wants = Richiede { $goods }
web-sabika-wants-short = richiede
web-sabika-balance-of = Equilibrio ({ $colour })
web-sabika-placed = { $what } (accanto a { $beside })
# A secondary space with the letter and number that the log calls it by: “Raw space R5”.
web-sabika-space = { $kind ->
    [raw] Casella materia prima
   *[marble] Casella marmo
} { $id }
web-sabika-pay-each = { $what ->
    [marker] passi delle tasse
    [dinars] dinari, 2 per tassa
    [seals] sigilli
   *[vp] PV
}

## Lavoratori

web-sabika-stands = { $action ->
    [workshop] nella bottega
   *[other] su: { sabika-action-name }
}
web-sabika-cannot-move = { $why ->
    [lies] ha già agito in questo round
    [no-space] nessuna casella che possa pagare e usare
   *[same] viene dopo l’altro
}

## La fine di un round

web-sabika-tax-warning = Il tuo ultimo turno del round: { $due } { $due ->
    [one] tassa
   *[other] tasse
} da pagare. Allo stato attuale perderai { $unpaid } PV.
web-sabika-will-lose = Di { $due } { $due ->
    [one] tassa
   *[other] tasse
} alla fine del round non potresti pagarne { $unpaid }: −{ $unpaid } PV.
web-sabika-round-ends = La fine del round
web-sabika-round-over = Il round { $round } è finito
web-sabika-round-step = { $step ->
    [income] Rendita
    [wishes] Desideri
    [taxes] Tasse
    [event] Evento
   *[workers] Lavoratori
}
web-sabika-no-income = Dopo questo round non c’è rendita.
web-sabika-gained = Ottenuto
web-sabika-no-taxes = Nessuna tassa da pagare.
web-sabika-paid-with = Pagato
web-sabika-no-wishes = Dopo questo round non si valuta alcun desiderio.
web-sabika-no-event = L’evento non cambia.
web-sabika-vp-in-round-end = PV
web-sabika-skip = Vai al mio turno

## Righe della cronaca

web-sabika-told = { $verb ->
    [main] { $name } svolge l’azione principale.
    [secondary] { $name } svolge l’azione secondaria.
    [large] { $name } costruisce un edificio grande.
    [small] { $name } sceglie { $what }.
    [city] { $name } prende il bonus di { $what }.
    [decline] { $name } rinuncia.
    [stop] { $name } ha finito.
    [done] { $name } ha finito.
   *[other] { $name } sceglie «{ $what }».
}
web-sabika-told-you = { $verb ->
    [main] Esegui l’azione principale.
    [secondary] Esegui l’azione secondaria.
    [large] Costruisci un edificio grande.
    [small] Scegli { $what } da costruire.
    [city] Prendi il bonus di { $what }.
    [decline] Rinunci.
    [stop] Hai finito.
    [done] Hai finito.
   *[other] Scegli «{ $what }».
}
web-sabika-told-secret = { $name } tiene un gettone iniziale, coperto.
web-sabika-end-turn = Termini il tuo turno.

## Le tasse di un giocatore, in una frase

web-sabika-paid-steps = { $steps ->
    [0] {""}
   *[other] { $steps } { $steps ->
        [one] passo delle tasse
       *[other] passi delle tasse
    }
}
web-sabika-paid-dinars = { $dinars ->
    [0] {""}
   *[other] { $dinars } { $dinars ->
        [one] dinaro
       *[other] dinari
    }
}
web-sabika-paid-seals = { $seals ->
    [0] {""}
   *[other] { $seals } { $seals ->
        [one] sigillo
       *[other] sigilli
    }
}
web-sabika-taxes-paid = { $who ->
    [you] Paghi
   *[other] { $seat } paga
} le tasse: { LIST(web-sabika-paid-steps, web-sabika-paid-dinars, web-sabika-paid-seals) }.
