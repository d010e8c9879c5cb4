### Sabika

## Nomi

sabika-neutral = Yusuf
sabika-material = { $stock ->
    [gypsum] gesso
    [wood] legno
    [marble] marmo
    [tile] piastrella
    [sugar] zucchero
    [clothes] veste
   *[pottery] ceramica
}
sabika-other-material = { $other ->
    [gypsum] gesso
    [wood] legno
    [marble] marmo
   *[tile] piastrella
}
sabika-raw-name = { $raw ->
    [cane] canna da zucchero
    [silk] seta
   *[clay] argilla
}
sabika-good-name = { $good ->
    [sugar] zucchero
    [clothes] vesti
   *[pottery] ceramiche
}
sabika-worker = { $worker ->
    [architect] architetto
    [merchant] mercante
   *[poet] poetessa
}
sabika-colour = { $colour ->
    [ochre] ocra
    [blue] blu
    [green] verde
    [purple] viola
    [red] rosso
   *[other] { $colour }
}
sabika-city = { $city ->
    [granada] Granada
    [fez] Fès
    [algiers] Algeri
    [tunis] Tunisi
    [florence] Firenze
    [venice] Venezia
    [ragusa] Ragusa
    [constantinople] Costantinopoli
    [damascus] Damasco
    [cairo] Il Cairo
   *[other] { $city }
}
sabika-action-name = { $action ->
    [quarry-small] cava piccola
    [quarry-large] cava grande
    [storehouse] magazzino
    [market] mercato
    [construct] costruzione
    [export] esportazione
    [consolidate] consolidamento
    [production] produzione
    [engrave] incisione
    [reactivate] riattivazione
    [craft] artigianato
    [construct-large] edificio grande
   *[construct-small] edificio piccolo
}
sabika-type = { $type ->
    [palace] palazzo
    [fountain] fontana
    [gate] porta
    [garden] giardino
    [tower] torre
   *[window] finestra
}
sabika-amount = { $resource ->
    [gypsum] { $amount } { $amount ->
        [one] gesso
       *[other] gessi
    }
    [wood] { $amount } { $amount ->
        [one] legno
       *[other] legni
    }
    [marble] { $amount } { $amount ->
        [one] marmo
       *[other] marmi
    }
    [tile] { $amount } { $amount ->
        [one] piastrella
       *[other] piastrelle
    }
    [dinars] { $amount } { $amount ->
        [one] dinaro
       *[other] dinari
    }
    [taxes] { $amount } { $amount ->
        [one] tassa
       *[other] tasse
    }
    [vp] { $amount } PV
    [raw] { $amount } { $amount ->
        [one] materia prima
       *[other] materie prime
    } a scelta
   *[goods] { $amount } { $amount ->
        [one] merce
       *[other] merci
    } a scelta
}
sabika-dinars = { $amount } { $amount ->
    [one] dinaro
   *[other] dinari
}
sabika-status = { $status ->
    [rulebook] secondo il regolamento
    [rulebook-inferred] si deduce dal regolamento
    [public] secondo altre fonti
    [printed] come stampato
   *[reconstructed] ricostruito
}
sabika-then = { $first } { $second }

## Che cosa è successo

sabika-kept = { $who ->
    [you] Tieni
   *[other] { $seat } tiene
} il gettone iniziale { $card }.
sabika-showed = { $who ->
    [you] Mostri
   *[other] { $seat } mostra
} il gettone iniziale { $card }.
sabika-starts = { $who ->
    [you] Il primo giocatore sei tu.
   *[other] Il primo giocatore è { $seat }.
}
sabika-raw-laid = Sulla casella materia prima { $rawspace } arriva { $raw ->
    [cane] della canna da zucchero
    [silk] della seta
   *[clay] dell’argilla
}.
sabika-raw-refilled = Gli scarti tornano nel sacchetto.
sabika-small-laid = Viene scoperto l’edificio piccolo { $card }.
sabika-small-made-anew = Gli edifici piccoli scartati vengono rimescolati in un nuovo mazzo.
sabika-poem-laid = Viene scoperta la poesia breve { $card }.
sabika-long-laid = Viene scoperta la poesia lunga { $long }.
sabika-storehouse-laid = Viene scoperto il gettone magazzino { $card }.
sabika-wish-laid = Il desiderio { $wish } si trova sulla casella desiderio { $place }.
sabika-city-laid = { sabika-city } riceve il gettone città { $card }.
sabika-trade-laid = Viene scoperta la carta commercio { $card }.
sabika-balance-dealt = { $who ->
    [you] Ricevi
   *[other] { $seat } riceve
} la carta equilibrio { $card }.
sabika-event-on = È attivo l’evento { $card }.
sabika-event-next = Prossimo evento: { $card }.
sabika-worked = { $who ->
    [you] Mandi
   *[other] { $seat } manda
} { $worker ->
    [architect] l’architetto
    [merchant] il mercante
   *[poet] la poetessa
} sulla casella { $space } ({ sabika-action-name }).
sabika-rested = { $who ->
    [you] Fai riposare
   *[other] { $seat } fa riposare
} { $worker ->
    [architect] l’architetto
    [merchant] il mercante
   *[poet] la poetessa
} e { $who ->
    [you] ottieni
   *[other] ottiene
} { sabika-dinars }.
sabika-paid = { $who ->
    [you] Paghi
   *[other] { $seat } paga
} { sabika-dinars }.
sabika-spent-seals = { $amount ->
    [one] Uno di questi è pagato con un sigillo.
   *[other] { $amount } di questi sono pagati con sigilli.
}
sabika-gained = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { sabika-amount }.
sabika-got-raw = { $who ->
    [you] Prendi
   *[other] { $seat } prende
} { $raw ->
    [cane] la canna da zucchero
    [silk] la seta
   *[clay] l’argilla
} dalla casella materia prima { $rawspace }.
sabika-got-good = { $who ->
    [you] Prendi
   *[other] { $seat } prende
} { $good ->
    [sugar] lo zucchero
    [clothes] le vesti
   *[pottery] le ceramiche
} dalla casella materia prima { $rawspace }.
sabika-produced = { $who ->
    [you] Produci
   *[other] { $seat } produce
} { sabika-good-name }.
sabika-gave-up = { $who ->
    [you] Rinunci
   *[other] { $seat } rinuncia
} a 1 { sabika-material }.
sabika-took-marble = { $who ->
    [you] Prendi
   *[other] { $seat } prende
} il marmo della casella marmo { $marblespace }.
sabika-bought = { $who ->
    [you] Compri
   *[other] { $seat } compra
} 1 { sabika-material } per { sabika-dinars }.
sabika-bought-raw = { $who ->
    [you] Compri
   *[other] { $seat } compra
} 1 { sabika-raw-name } per { sabika-dinars }.
sabika-sold = { $who ->
    [you] Vendi
   *[other] { $seat } vende
} 1 { sabika-material } per { sabika-dinars }.
sabika-exchanged = { $who ->
    [you] Scambi
   *[other] { $seat } scambia
} 1 { sabika-material } con 1 { sabika-other-material }.
sabika-refreshed = { $who ->
    [you] Scarti
   *[other] { $seat } scarta
} gli edifici piccoli scoperti.
sabika-used-gypsum = { $gypsum ->
    [0] {""}
   *[other] { $gypsum } { $gypsum ->
        [one] gesso
       *[other] gessi
    }
}
sabika-used-wood = { $wood ->
    [0] {""}
   *[other] { $wood } { $wood ->
        [one] legno
       *[other] legni
    }
}
sabika-used-marble = { $marble ->
    [0] {""}
   *[other] { $marble } { $marble ->
        [one] marmo
       *[other] marmi
    }
}
sabika-used-tile = { $tile ->
    [0] {""}
   *[other] { $tile } { $tile ->
        [one] piastrella
       *[other] piastrelle
    }
}
sabika-used = { $who ->
    [you] Usi
   *[other] { $seat } usa
} { LIST(sabika-used-gypsum, sabika-used-wood, sabika-used-marble, sabika-used-tile) }.
sabika-built-large = { $who ->
    [you] Costruisci
   *[other] { $seat } costruisce
} l’edificio grande { $card }.
sabika-advanced = { $who ->
    [you] Avanzi
   *[other] { $seat } avanza
} alla casella ricompensa { $space }.
sabika-built-small = { $who ->
    [you] Collochi
   *[other] { $seat } colloca
} l’edificio piccolo { $card } all’estremità { $side ->
    [left] sinistra
   *[right] destra
}.
sabika-balanced = { $who ->
    [you] Raggiungi
   *[other] { $seat } raggiunge
} un equilibrio ({ sabika-colour }).
sabika-expanded = { $who ->
    [you] Ampli
   *[other] { $seat } amplia
} il magazzino { $house } con il gettone { $card }.
sabika-activated = { $who ->
    [you] Attivi
   *[other] { $seat } attiva
} il magazzino { $house } (gettone { $card }).
sabika-shipped = { $who ->
    [you] Mandi
   *[other] { $seat } manda
} una nave { $city ->
    [cairo] al Cairo
    [algiers] ad Algeri
   *[other] a { sabika-city }
}.
sabika-took-seal = { $who ->
    [you] Prendi
   *[other] { $seat } prende
} il sigillo { $city ->
    [cairo] del Cairo
   *[other] di { sabika-city }
}.
sabika-exported-sugar = { $sugar ->
    [0] {""}
   *[other] { $sugar } { $sugar ->
        [one] zucchero
       *[other] zuccheri
    }
}
sabika-exported-clothes = { $clothes ->
    [0] {""}
   *[other] { $clothes } { $clothes ->
        [one] veste
       *[other] vesti
    }
}
sabika-exported-pottery = { $pottery ->
    [0] {""}
   *[other] { $pottery } { $pottery ->
        [one] ceramica
       *[other] ceramiche
    }
}
sabika-exported = { $who ->
    [you] Esporti
   *[other] { $seat } esporta
} { LIST(sabika-exported-sugar, sabika-exported-clothes, sabika-exported-pottery) } e { $who ->
    [you] ottieni
   *[other] ottiene
} { $taxes } { $taxes ->
    [one] tassa
   *[other] tasse
}.
sabika-consolidated = { $who ->
    [you] Consolidi
   *[other] { $seat } consolida
} { $city ->
    [cairo] il Cairo
   *[other] { sabika-city }
}.
sabika-others-dinar = { $who ->
    [you] Ottieni 1 dinaro per la tua nave
   *[other] { $seat } ottiene 1 dinaro per la nave
} { $city ->
    [cairo] al Cairo
    [algiers] ad Algeri
   *[other] a { sabika-city }
}.
sabika-engraved-short = { $who ->
    [you] Incidi
   *[other] { $seat } incide
} la poesia { $card }{ $colour ->
    [both] {""}
    [red] {" "}(metà rossa)
   *[blue] {" "}(metà blu)
}.
sabika-engraved-long = { $who ->
    [you] Incidi
   *[other] { $seat } incide
} la poesia lunga { $long }.
sabika-reactivated = { $who ->
    [you] Riattivi
   *[other] { $seat } riattiva
} la poesia { $card }.
sabika-narrator = Il narratore avanza alla casella { $space }.
sabika-wish-moved = Il desiderio { $wish } passa al posto { $place } della torre.
sabika-tax-back = { $who ->
    [you] Paghi
   *[other] { $seat } paga
} le tasse con { $amount } { $amount ->
    [one] passo
   *[other] passi
} indietro sul tracciato delle tasse.
sabika-tax-dinars = { $who ->
    [you] Paghi
   *[other] { $seat } paga
} le tasse con { sabika-dinars }.
sabika-tax-seals = { $who ->
    [you] Paghi
   *[other] { $seat } paga
} le tasse con { $amount } { $amount ->
    [one] sigillo
   *[other] sigilli
}.
sabika-stood-up = Tutti i lavoratori si rialzano. Quelli del sultano avanzano di un passo.
sabika-named-first = { $number ->
    [0] Il prossimo primo giocatore è Yusuf.
   *[other] { $who ->
        [you] Nomini
       *[other] { $seat } nomina
    } { $whom } prossimo primo giocatore.
}
sabika-era-begins = Comincia l’epoca II.
sabika-ending = La partita finisce.
sabika-won = { $who ->
    [you] Vinci
   *[other] { $seat } vince
} con { $points } PV.
sabika-yusuf-card = Yusuf scopre la carta { $worker ->
    [architect] dell’architetto
    [merchant] del mercante
   *[poet] della poetessa
} { $card }.
sabika-yusuf-skips = La carta { $worker ->
    [architect] dell’architetto
    [merchant] del mercante
   *[poet] della poetessa
} { $card } di Yusuf viene scartata: un suo architetto è già sdraiato lì.
sabika-yusuf-discards = La materia prima e il marmo accanto alla sua casella vengono scartati.
sabika-yusuf-taxes = Yusuf ottiene { $amount } { $amount ->
    [one] tassa
   *[other] tasse
}.
sabika-yusuf-boxes = Yusuf prende il gettone magazzino { $card } e ha { $amount } { $amount ->
    [one] cassa
   *[other] casse
}.
sabika-yusuf-goes-by = { $criterion ->
    [first-ship] La sua prima nave: la città più vicina a Granada che soddisfa la carta commercio
    [first-ship-any] La sua prima nave: la città più vicina a Granada, perché nessuna soddisfa la carta commercio
    [nearer-architect] I suoi due architetti sono in piedi: va il più vicino
    [lapses] Non si può fare, quindi va perduto: { sabika-action-name }
    [large-wished] Edificio grande: il numero più alto di un tipo desiderato
    [large-highest] Edificio grande: nessuno è desiderato, quindi il numero più alto
    [small-wished] Edificio piccolo: il primo da destra di un tipo desiderato
    [small-first] Edificio piccolo: nessuno è desiderato, quindi il primo da destra
    [more-boxes] Magazzino: il gettone accanto alla sua casella con più casse
    [nearer-token] Magazzino: i due gettoni hanno lo stesso numero di casse, quindi il più vicino
    [only-token] Magazzino: l’unico gettone accanto alla sua casella
    [other-side] Magazzino: nessuno accanto alla sua casella, quindi uno dell’altro lato
    [export-fitting-seal] Esportazione: la città più vicina con sigillo che soddisfa la carta commercio
    [export-fitting] Esportazione: nessuna città che soddisfa la carta commercio ha un sigillo, quindi la più vicina che la soddisfa
    [export-seal] Esportazione: nessuna città soddisfa la carta commercio, quindi la più vicina con sigillo
    [export-any] Esportazione: né sigilli né città che soddisfino la carta commercio, quindi la più vicina
    [consolidate-fitting] Consolidamento: una delle sue città che soddisfa la carta commercio
    [consolidate-any] Consolidamento: nessuna delle sue città soddisfa la carta commercio, quindi una qualsiasi
    [short-highest] Incisione: la poesia breve scoperta con il numero più alto
    [long-last] Incisione: l’ultima poesia lunga scoperta in ordine di lettera
   *[player-decides] Più città sono alla pari: decide il giocatore
} ({ $rule }).

## Punti

sabika-gained-start-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV dal gettone iniziale { $card }.
sabika-gained-reward-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV dalla casella ricompensa { $card }.
sabika-gained-large-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV dall’edificio grande { $card }.
sabika-gained-storehouse-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV dal gettone magazzino { $card }.
sabika-gained-city-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV dal gettone città { $card }.
sabika-gained-income-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV come rendita dal gettone città { $card }.
sabika-gained-balance-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV da un equilibrio ({ sabika-colour }).
sabika-gained-blue-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV dalla poesia blu { $card }.
sabika-gained-red-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV dalla poesia rossa { $card }.
sabika-start-vp = { $who ->
    [you] Cominci
   *[other] { $seat } comincia
} con { $points } PV.
sabika-rest-vp = { $change ->
    [loss] { $who ->
        [you] Perdi
       *[other] { $seat } perde
    } { $lost }
   *[gain] { $who ->
        [you] Ottieni
       *[other] { $seat } ottiene
    } { $points }
} PV per il riposo.
sabika-expand-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV per l’ampliamento di un magazzino.
sabika-refresh-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV per i nuovi edifici piccoli.
sabika-build-large-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV per i materiali di un edificio grande.
sabika-build-small-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV per i materiali di un edificio piccolo.
sabika-engrave-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV per i materiali di una poesia.
sabika-export-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV per l’esportazione.
sabika-others-vp = { $who ->
    [you] Ottieni { $points } PV per la tua nave
   *[other] { $seat } ottiene { $points } PV per la nave
} { $city ->
    [cairo] al Cairo
    [algiers] ad Algeri
   *[other] a { sabika-city }
}.
sabika-arithmetic = { $scale ->
    [each] { $amount } × { $each } = { $points }
    [limit] { $amount } × { $each }, ma al massimo { $points }
   *[place] { $amount }, per posizione
}
sabika-wish-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV per il desiderio { $wish } ({ sabika-arithmetic }).
sabika-tax-vp = { $change ->
    [loss] { $who ->
        [you] Perdi
       *[other] { $seat } perde
    } { $lost }
   *[gain] { $who ->
        [you] Ottieni
       *[other] { $seat } ottiene
    } { $points }
} PV per le tasse non pagate.
sabika-event-vp = { $change ->
    [loss] { $who ->
        [you] Perdi
       *[other] { $seat } perde
    } { $lost }
   *[gain] { $who ->
        [you] Ottieni
       *[other] { $seat } ottiene
    } { $points }
} PV per l’evento.
sabika-long-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV per la poesia lunga { $long } ({ sabika-arithmetic }).
sabika-trade-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV per la carta commercio { $card } ({ sabika-arithmetic }).
sabika-left-seals-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV per { $amount } { $amount ->
    [one] sigillo
   *[other] sigilli
}.
sabika-left-goods-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV per { $amount } { $amount ->
    [one] merce
   *[other] merci
}.
sabika-left-marble-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV per { $amount } { $amount ->
    [one] marmo
   *[other] marmi
}.
sabika-left-tile-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV per { $amount } { $amount ->
    [one] piastrella
   *[other] piastrelle
}.
sabika-left-dinars-vp = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points } PV per { sabika-dinars }.
sabika-yusuf-vp = Yusuf ottiene { $points } PV dalla sua carta.
sabika-yusuf-others-vp = Yusuf ottiene { $points } PV per la sua nave { $city ->
    [cairo] al Cairo
    [algiers] ad Algeri
   *[other] a { sabika-city }
}.

## Perché no

sabika-why-S1-10 = tieni uno dei tuoi due gettoni iniziali
sabika-why-S3-1 = prima scegli uno dei tuoi lavoratori in piedi: lavora o riposa
sabika-why-S3-2 = un lavoratore si sposta su un’altra casella del suo anello, e i tuoi due architetti non stanno mai sulla stessa
sabika-why-S3-5 = scegli l’azione principale, la secondaria o entrambe, ciascuna una volta e solo se è possibile; un lavoratore non può andare dove non lo è nessuna
sabika-why-S3-6 = non puoi pagare i passi e i lavoratori altrui su quella casella
sabika-why-S4-1 = non ce l’hai; fra magazzini uguali scegli il primo
sabika-why-S4-2 = non c’è posto per tutto: rinuncia a qualcosa nei tuoi magazzini
sabika-why-S4-3 = prendi un gettone materia prima che si trova sulla ruota
sabika-why-S4-4 = le merci vengono dalle tue materie prime o da un gettone della ruota
sabika-why-S4-6 = scegli tra ciò che è offerto; puoi rifiutare solo ciò che è facoltativo
sabika-why-S4-7 = prima svolgi il bonus o rifiutalo
sabika-why-S5-1 = prendi tre materiali da questa cava
sabika-why-S5-2 = amplia un magazzino al massimo due volte, con un gettone scoperto accanto alla casella, o attivane uno che ha un gettone
sabika-why-S5-3 = al mercato compri ciò che puoi pagare, vendi ciò che hai e scambi un materiale solo con il suo vicino
sabika-why-S5-4 = costruisci un edificio grande o piccolo
sabika-why-S5-5 = un edificio grande richiede un gesso, al massimo altri due materiali tra legno, marmo e piastrella, tutti diversi, e un gettone scoperto dell’epoca
sabika-why-S5-6 = un edificio piccolo richiede il materiale indicato e al massimo altri due, tutti diversi, e va a un’estremità della tua fila
sabika-why-S5-7 = prendi il bonus della casella ricompensa raggiunta o di una precedente
sabika-why-S6-1 = esporta una o due merci in una città senza una tua nave; devi poter pagare la via
sabika-why-S6-2 = puoi consolidare solo una città con la tua nave sulla metà sinistra
sabika-why-S6-3 = la produzione dà il bonus di una città con una tua nave e fino a due merci, una dopo l’altra
sabika-why-S7-1 = scegli una poesia scoperta; paga i dinari e un gesso, legno o marmo e, se vuoi, un altro materiale; puoi avere al massimo due poesie lunghe
sabika-why-S7-3 = puoi riattivare solo una tua poesia rossa, e non mentre il suo effetto è ancora in corso
sabika-why-S7-4 = l’artigianato dà soltanto dinari
sabika-why-S8-3 = hai una sola azione secondaria per turno, accanto alla tua casella, e devi poterla pagare
sabika-why-S9-1 = prendi ogni rendita una volta
sabika-why-S9-2 = paga le tasse per intero: ciascuna con un passo delle tasse, 2 dinari, un sigillo o 1 PV
sabika-why-S9-5 = sei in testa sul tracciato delle tasse: nomina il primo giocatore
sabika-why-S11 = quella città non può essere scelta per questa poesia
sabika-why-S12-2 = evento 14: senza dinari dai un sigillo o perdi 1 PV
sabika-why-S13-5 = Yusuf non va in quella città
sabika-why-build-1 = puoi scartare gli edifici piccoli scoperti una volta per turno, per 1 dinaro, se hai gesso, legno o marmo
sabika-why-raw-1 = se hai già quella materia prima, il gettone resta sulla ruota e giri il tuo; altrimenti prendila dalla sua casella
sabika-why-raw-2 = quella materia prima non si trova lì

## Che cosa dicono le carte

sabika-op-gain = Ottieni { sabika-amount }.
sabika-op-gain-choice = { $amount ->
    [1] Ottieni 1 a scelta: { $kinds }.
   *[other] Ottieni { $amount } in qualsiasi combinazione: { $kinds }.
}
sabika-op-gain-quarried = Ottieni { $amount } { $amount ->
    [one] materiale
   *[other] materiali
} di questa cava.
sabika-op-operations = { $amount ->
    [one] Puoi svolgere { $amount } operazione di mercato.
   *[other] Puoi svolgere fino a { $amount } operazioni di mercato.
}
sabika-op-produce = { $amount ->
    [one] Produci una merce.
   *[other] Produci fino a { $amount } merci.
}
sabika-op-city-bonus = { $amount ->
    [one] Ottieni il bonus di una città con una tua nave.
   *[other] Ottieni il bonus di { $amount } città diverse al massimo, con una tua nave.
}
sabika-op-action = Puoi svolgere l’azione «{ sabika-action-name }».
sabika-op-activate-storehouse = { $amount ->
    [one] Attiva un magazzino.
   *[other] Attiva fino a { $amount } magazzini diversi.
}
sabika-op-balance-bonus = Ottieni il bonus di equilibrio di un colore a scelta.
sabika-op-advance-reward = Avanza di { $amount } { $amount ->
    [one] casella
   *[other] caselle
} sul tracciato delle ricompense.
sabika-op-any-earlier-reward = Ottieni il bonus di una casella precedente a scelta.
sabika-op-large-bonus-available = Ottieni il bonus di un edificio grande scoperto di questa epoca; il gettone resta al suo posto.
sabika-op-red-city-action = Puoi svolgere l’azione di una città rossa con una tua nave.
sabika-op-free-ship = Manda gratis una nave in una città a scelta dove non ne hai, ed esporta al massimo { $goods } { $goods ->
    [one] merce
   *[other] merci
}{ $seal ->
    [0] ; il sigillo resta lì
   *[other] ; prendi il sigillo
}{ $bonus ->
    [0] , niente bonus della città.
   *[other] {" "}e il bonus della città.
}
sabika-counter = { $of ->
    [poems] poesia
    [poems-blue] poesia blu
    [poems-red] poesia rossa
    [poems-grey] poesia lunga
    [presence] città con una propria nave
    [consolidated] città consolidata
    [seals] sigillo
    [boxes] cassa
    [large] edificio grande
    [small] edificio piccolo
    [buildings] edificio
    [pairs-large-small] coppia di un edificio grande e uno piccolo
    [sets-large-types] serie di palazzo, fontana e porta
    [balances] equilibrio
    [sets-poem-colours] serie di una poesia blu, una rossa e una lunga
    [reward-steps] casella percorsa sul tracciato delle ricompense
    [longest-chain] città nella propria catena di navi più lunga
    [stored-resources] materiale e merce nei propri magazzini
    [presence-red] città rossa con una propria nave
    [presence-blue] città blu con una propria nave
    [presence-demand-sugar] città con una propria nave che richiede zucchero
    [presence-demand-clothes] città con una propria nave che richiede vesti
   *[presence-demand-pottery] città con una propria nave che richiede ceramiche
}
sabika-op-vp-per = Ottieni { $each } PV per ogni { sabika-counter }{ $max ->
    [0] .
   *[other] {" "}(massimo { $max } PV).
}
sabika-op-choice = Scegli:
sabika-op-or = Oppure:
sabika-trigger = { $trigger ->
    [on-income] Come rendita:
    [on-become-first-player] Quando diventi primo giocatore:
    [on-seal] Per ogni sigillo che prendi:
    [on-build-large] Quando costruisci un edificio grande:
    [on-build-small] Quando costruisci un edificio piccolo:
    [on-balance] Quando raggiungi un equilibrio:
    [on-quarry] Dopo un’azione di cava:
    [on-produce-good] Per ogni merce che produci:
    [on-consolidate] Quando consolidi:
    [on-use-tile] Quando usi una piastrella per un edificio o una poesia:
    [on-storehouse-action] Dopo un’azione di magazzino:
    [on-store-good] Per ogni merce posta su questa poesia:
    [on-build-using-gypsum] Quando costruisci con gesso:
    [on-build-using-wood] Quando costruisci con legno:
    [on-build-using-marble] Quando costruisci con marmo:
   *[on-build-using-tile] Quando costruisci con una piastrella:
}
sabika-modifier = { $modifier ->
    [engrave-extra-materials] Puoi usare { $amount } { $amount ->
        [one] materiale
       *[other] materiali
    } in più per una poesia.
    [engrave-vp-per-material] Ogni materiale di una poesia dà { $amount } PV in più.
    [engrave-discount] Incidere costa { sabika-dinars } in meno.
    [secondary-discount] Le azioni secondarie costano { sabika-dinars } in meno.
    [route-discount] La via di un’esportazione costa { sabika-dinars } in meno.
    [market-extra-operations] Al mercato puoi svolgere { $amount } { $amount ->
        [one] operazione
       *[other] operazioni
    } in più.
    [goods-boxes] Un magazzino speciale per { $amount } { $amount ->
        [one] merce
       *[other] merci
    }.
    [occupancy-free] I lavoratori altrui non ti costano nulla.
    [free-steps] { $amount ->
        [one] { $amount } passo è gratuito.
       *[other] { $amount } passi sono gratuiti.
    }
    [export-vp] Ogni merce esportata dà { $amount } PV (e di più se è richiesta).
    [export-taxes] Ogni merce esportata dà { $amount } { $amount ->
        [one] tassa
       *[other] tasse
    } (e di più se è richiesta).
    [rest-dinars] Il riposo dà { sabika-dinars }.
   *[rest-vp] { $amount ->
        [0] Il riposo non ti fa perdere PV.
       *[other] Il riposo cambia i tuoi PV di { $amount }.
    }
}
sabika-more = { sabika-dinars } in { $sign ->
    [less] meno
   *[more] più
}
sabika-event-modifier = { $modifier ->
    [buy] Comprare costa { sabika-more }.
    [sell] Vendere rende { sabika-more }.
    [engrave-cost] Incidere costa { sabika-more }.
    [export-tax-per-good] Ogni merce esportata rende { $amount } { $amount ->
        [one] tassa
       *[other] tasse
    } in più.
    [same-materials-allowed] I materiali di un edificio o di una poesia possono ripetersi.
    [tax-due] Si { $amount ->
        [one] paga { $amount } tassa
       *[other] pagano { $amount } tasse
    } in { $sign ->
        [less] meno
       *[more] più
    }.
    [material-vp] Ogni materiale dà { $amount } PV in { $sign ->
        [less] meno
       *[more] più
    }.
    [route-cost-each] Ogni rotta costa { sabika-more }.
    [consolidate-cost] Consolidare costa { sabika-dinars }.
    [free-steps] { $amount ->
        [one] Solo { $amount } passo è gratuito.
       *[other] Solo { $amount } passi sono gratuiti.
    }
    [occupancy-cost] Ogni lavoratore altrui costa { sabika-dinars }.
    [secondary-cost] Le azioni secondarie costano { sabika-more }.
   *[tax-step-dinar-or-vp] Prima delle tasse paga { sabika-dinars }. Senza dinari dai sigilli o perdi PV.
}
sabika-scores-each = { $each } PV per ogni { sabika-counter }{ $max ->
    [0] .
   *[other] {" "}(massimo { $max } PV).
}
sabika-scores-rank = 14, 9, 6 PV per il primo, secondo, terzo posto per numero di { $of ->
    [poems] poesie
    [poems-blue] poesie blu
    [poems-red] poesie rosse
    [poems-grey] poesie lunghe
    [presence] città con una propria nave
    [consolidated] città consolidate
    [seals] sigilli
    [boxes] casse
    [large] edifici grandi
    [small] edifici piccoli
    [buildings] edifici
    [pairs-large-small] coppie di un edificio grande e uno piccolo
    [sets-large-types] serie di palazzo, fontana e porta
    [balances] equilibri
    [sets-poem-colours] serie di una poesia blu, una rossa e una lunga
    [reward-steps] caselle percorse sul tracciato delle ricompense
    [longest-chain] città nella propria catena di navi più lunga
    [stored-resources] materiali e merci nei magazzini
    [presence-red] città rosse con una propria nave
    [presence-blue] città blu con una propria nave
    [presence-demand-sugar] città con una propria nave che richiedono zucchero
    [presence-demand-clothes] città con una propria nave che richiedono vesti
   *[presence-demand-pottery] città con una propria nave che richiedono ceramiche
}.

## Carte

sabika-card-space = { $ring ->
    [outer] Anello esterno
    [middle] Anello centrale
   *[inner] Anello interno
}, casella { $number }: { sabika-action-name }{ $stack ->
    [left] , gettoni magazzino di sinistra
    [right] , gettoni magazzino di destra
   *[none] {""}
}.
sabika-card-secondary = { $kind ->
    [raw] Casella materia prima
   *[marble] Casella marmo
} { $id } ({ $side ->
    [small] 1 o 2 giocatori
   *[large] 3 o 4 giocatori
}): { $kind ->
    [raw] casella esterna { $outer }, centrale { $middle }
   *[marble] casella centrale { $middle }, interna { $inner }
}{ $closed ->
    [0] {""}
   *[other] ; chiusa in 3 giocatori
}.
sabika-card-sultan = Lavoratori del sultano (giocatori: { $players }): anello esterno { $outer }, centrale { $middle }, interno { $inner }.
sabika-card-round = Tracciato dei round { $number }: epoca { $era }, tasse { $tax }{ $wish ->
    [0] {""}
   *[other] , un desiderio
}{ $event ->
    [0] {""}
   *[other] , cambia l’evento
}.
sabika-card-tower = Posto { $number } della torre: { $amount } PV per ogni elemento.
sabika-card-display = { $display ->
    [small-buildings] Edifici piccoli: 4 scoperti; Yusuf li prende nell’ordine { $spaces }.
    [short-poems] Poesie brevi scoperte da 1 a 4 giocatori: { $spaces }.
   *[long-poems] Poesie lunghe scoperte da 1 a 4 giocatori: { $spaces }.
}
sabika-card-reward = Casella ricompensa { $number }: { $text }
sabika-card-every-large = Ogni edificio grande, prima del proprio bonus: { $text }
sabika-card-large = Edificio grande { $number }, epoca { $era }, { sabika-type }{ $removed ->
    [0] {""}
   *[other] {" "}(non in 1 o 2 giocatori)
}: { $text }
sabika-card-balance-bonus = Equilibrio ({ sabika-colour }): { $text }
sabika-card-balance = Carta equilibrio { $number }: a sinistra { sabika-colour }, a destra qualsiasi colore.
sabika-card-small = Edificio piccolo { $number }, { sabika-type }: { sabika-material }; a sinistra { $left ->
    [ochre] ocra
    [blue] blu
    [green] verde
   *[purple] viola
}, a destra { $right ->
    [ochre] ocra
    [blue] blu
    [green] verde
   *[purple] viola
}.
sabika-card-event = Evento { $number }, { $kind ->
    [positive] positivo
   *[negative] negativo
}: { $text }
sabika-card-long = Poesia lunga { $id }: { $text }{ $removed ->
    [0] {""}
   *[other] {" "}(non in solitario)
}
sabika-card-blue = Poesia { $number }, blu: { $text }
sabika-card-red = Poesia { $number }, rossa: { $text }
sabika-card-dinars = Dinari iniziali, { $number }º di turno: { $amount }.
sabika-card-start = Gettone iniziale { $number }: { $text }
sabika-card-storehouse = Gettone magazzino { $number }, { $amount } { $amount ->
    [one] cassa
   *[other] casse
}: { $text }
sabika-card-wish-types = Desiderio { $id }: PV per gli edifici di tipo: { $types }.
sabika-card-wish = Desiderio { $id }: PV per ogni { sabika-counter }.
sabika-card-city = Città: { sabika-city }.
sabika-card-route = Rotta { $from } – { $to }: { sabika-dinars }.
sabika-card-city-token = Gettone città { $number } ({ sabika-colour }; richiede: { $wants }): { $text }
sabika-card-city-action = Se consolidata, azione: { sabika-action-name }.
sabika-card-city-income = Se consolidata, rendita: { $text }
sabika-card-trade = Carta commercio { $number }: { $text }
sabika-card-condition = Yusuf: { $condition ->
    [demand] città che richiedono { sabika-good-name }
    [colour] città { $colour ->
        [red] rosse
       *[blue] blu
    }
   *[any] ogni città
}.
sabika-card-yusuf = Carta { $worker ->
    [architect] dell’architetto
    [merchant] del mercante
   *[poet] della poetessa
} { $id } di Yusuf: casella { $number }{ $discards ->
    [0] {""}
   *[other] , scarta materia prima e marmo
}. { $text }
sabika-card-yusuf-action = Azione: { sabika-action-name }.
sabika-card-yusuf-reward = { $per ->
    [none] { $amount } PV
   *[other] { $amount ->
        [0] 1 PV per ogni { sabika-counter }
       *[other] { $amount } PV e 1 in più per ogni { sabika-counter }
    }
}
sabika-card-yusuf-taxes = { $taxes } { $taxes ->
    [one] tassa
   *[other] tasse
}
sabika-card-yusuf-no-reward = Nessuna ricompensa.
sabika-kind = { $resource ->
    [gypsum] gesso
    [wood] legno
    [marble] marmo
    [tile] piastrella
    [dinars] dinari
    [taxes] tasse
    [vp] PV
    [raw] materie prime
   *[goods] merci
}
sabika-data-sound = Tutte le { $rows } righe sono valide, { $printed } come stampate (impronta { $fingerprint }).
