# The owner's page.

web-own-title = I valori della tua scatola
web-own-game = Gioco
web-own-box-sabika = Sabika
web-own-box-alhambra = Falchi di Alhambra
web-own-intro-sabika = Possiedi Sabika? Inserisci quello che è stampato su carte, gettoni e tabelloni, uno alla volta. Comincia un’edizione: contiene tutto come ricostruito qui finché non lo correggi.
web-own-intro-alhambra = Possiedi i Falconieri di Alhambra? Inserisci i quindici falchi come sono stampati. Comincia un’edizione: li contiene come ricostruiti qui finché non li correggi.
web-own-pick = Scegli un componente per correggerlo.
web-own-editions = Le mie edizioni
web-own-unnamed = Senza nome
web-own-my-box = La mia scatola { $number }
web-own-new = Nuova edizione
web-own-import = Importa uno zip
web-own-export = Esporta come zip
web-own-delete = Elimina
web-own-delete-sure = Eliminare questa edizione? I tavoli che la usano conservano le loro carte.
web-own-keep = Conservala
web-own-name = Nome
web-own-printed = Stampati { $printed } su { $pieces }
web-own-progress = Componenti stampati
web-own-saving = Salvataggio …
web-own-saved = Salvato
web-own-use = Usa questa edizione per i nuovi tavoli
web-own-components = Tutti i componenti
web-own-kind = Tipo
web-own-all-kinds = Tutti i tipi
web-own-status = Stato
web-own-none = Niente corrisponde ai filtri.
web-own-has-mistakes = ha errori
web-own-card = Il componente
web-own-before = Precedente
web-own-next = Successivo
web-own-undo = Annulla
web-own-as-printed = Come stampato
web-own-source = Da dove vengono i valori
web-own-add-row = Aggiungi dopo questa
web-own-remove-row = Togli questa
web-own-earlier = Sposta su
web-own-remove = Togli: { $what }
web-own-resources = Risorse
web-own-how-many = Quanti
web-own-of-quarry = da questa cava
web-own-goods = Merci
web-own-each = PV per ogni
web-own-max = Al massimo (0: nessun limite)
web-own-counted = Che cosa si conta
web-own-alternative = Alternativa { $number }
web-own-add-alternative = Un’altra alternativa
web-own-add = Aggiungi
web-own-yes = sì
web-own-any-city = qualsiasi città
web-own-ranked = Per posizione: primo, secondo, terzo posto
web-own-material = Materiale
web-own-of-types = Edifici di questi tipi
web-own-per-nothing = niente da contare
web-own-per = 1 PV per ogni { $what }
web-own-back = Alla pagina iniziale
web-own-play = Gioca con questa
web-own-unmarked = Senza segno: lo dice il regolamento
web-own-step = { $step ->
    [begin] Comincia un’edizione. È soltanto tua.
    [compare] Prendi una carta dalla tua scatola e confronta. Correggi quello che è diverso, poi premi «{ web-own-as-printed }».
   *[use] Spunta «{ web-own-use }» e gioca. Puoi farlo in ogni momento: quello che non hai confrontato resta come ricostruito qui.
}
web-own-mistakes = { $mistakes ->
    [one] { $mistakes } errore
   *[other] { $mistakes } errori
}
web-own-filter = { $status ->
    [all] Tutti
    [open] Non ancora come stampati
    [printed] Come stampati
   *[mistakes] Con errori
}
web-own-table = { $table ->
    [board-outer] Anello esterno
    [board-middle] Anello centrale
    [board-inner] Anello interno
    [board-secondary-spaces] Caselle secondarie
    [board-sultan-workers] Lavoratori del sultano
    [board-round-track] Tracciato dei round
    [board-tower] Torre dei desideri
    [board-reward-track] Tracciato delle ricompense
    [board-displays] File scoperte
    [buildings-large-every-token-first] Ogni edificio grande
    [buildings-large-tokens] Edifici grandi
    [buildings-small-balance-bonuses] Bonus di equilibrio
    [buildings-small-balance-cards] Carte equilibrio
    [buildings-small-cards] Edifici piccoli
    [events-events] Carte evento
    [poems-long-cards] Poesie lunghe
    [poems-short-cards] Poesie brevi
    [start-dinars] Dinari iniziali
    [start-tokens] Gettoni iniziali
    [storehouses-tokens] Gettoni magazzino
    [sultan-tokens] Desideri
    [trade-cities] Città
    [trade-routes] Rotte
    [trade-tokens] Gettoni città
    [trade-trade-cards] Carte commercio
    [yusuf-architect] Carte dell’architetto di Yusuf
    [yusuf-merchant] Carte del mercante di Yusuf
    [yusuf-poet] Carte della poetessa di Yusuf
   *[falcons-falcons] Falchi
}
web-own-field = { $field ->
    [i] Casella
    [action] Azione
    [stack] Pila
    [side] Lato del tabellone
    [id] Nome stampato
    [kind] Tipo
    [outer] Anello esterno: casella
    [middle] Anello centrale: casella
    [inner] Anello interno: casella
    [only-with-4] Solo in 4 giocatori
    [players] Giocatori
    [space] Casella
    [era] Epoca
    [tax] Tasse
    [wish] Un desiderio
    [event] Un evento
    [slot] Posto
    [vp] PV per ogni elemento
    [bonus] Bonus
    [yusuf-order] Ordine di Yusuf
    [count-by-players] Scoperte in 1, 2, 3, 4 giocatori
    [type] Tipo
    [removed-with-2] Non in 1 o 2 giocatori
    [left] Metà sinistra
    [right] Metà destra
    [base] Materiale stampato
    [modifier] Che cosa cambia
    [scoring] Che cosa dà punti
    [solo-removed] Non in solitario
    [blue] Metà blu
    [red] Metà rossa
    [place] Posto nel turno
    [dinars] Dinari
    [boxes] Casse
    [letter] Lettera
    [count-of] Che cosa conta
    [a] Da
    [b] A
    [cost] Costo in dinari
    [colour] Colore
    [demand] Merci richieste
    [income] Rendita
    [yusuf-condition] Condizione di Yusuf
    [discard] Scarta materia prima e marmo accanto
    [actions] Azioni
    [reward] Ricompensa
    [falcon] Colore del falco
    [kind-a] Primo tipo
   *[kind-b] Secondo tipo
}
web-own-op = { $op ->
    [gain] Ottieni
    [gain-choice] Ottieni a scelta
    [operations] Operazioni di mercato
    [produce] Produci merci
    [city-bonus] Bonus di una città
    [activate-storehouse] Attiva magazzini
    [advance-reward] Avanza sul tracciato delle ricompense
    [action] Azione
    [any-earlier-reward] Bonus di una casella precedente
    [large-bonus-available] Bonus di un edificio grande scoperto
    [red-city-action] Azione di una città rossa
    [balance-bonus] Bonus di equilibrio
    [free-ship] Una nave gratis
    [vp-per] PV per ogni
    [choice] Uno tra più
    [seal] con un sigillo
    [on-build-using] Quando costruisci con un materiale
    [goods-store] Posto per merci
    [export-base] Una merce esportata dà
    [rest] Riposare dà
    [occupancy-free] I lavoratori altrui non costano
    [engrave-extra-materials] Più materiali per una poesia
    [engrave-vp-per-material] Più PV per ogni materiale di una poesia
    [engrave-discount] Incidere costa meno
    [secondary-discount] Le azioni secondarie costano meno
    [route-discount] La via di un’esportazione costa meno
    [market-extra-operations] Più operazioni di mercato
    [free-steps] Passi gratis
    [event-buy] Comprare costa di più (o di meno)
    [event-sell] Vendere rende di più (o di meno)
    [event-engrave-cost] Incidere costa di più (o di meno)
    [event-export-tax-per-good] Più tasse per ogni merce esportata
    [event-same-materials-allowed] I materiali possono essere uguali
    [event-tax-due] La tassa è più alta (o più bassa)
    [event-material-vp] Più (o meno) PV per ogni materiale
    [event-route-cost-each] Ogni rotta costa di più
    [event-consolidate-cost] Consolidare costa
    [event-free-steps] Passi gratis
    [event-occupancy-cost] Ogni lavoratore altrui costa
    [event-secondary-cost] Le azioni secondarie costano di più
   *[event-tax-step-dinar-or-vp] Alle tasse: dinari o PV
}
web-own-value = { $value ->
    [small] 1 o 2 giocatori
    [large] 3 o 4 giocatori
    [left] sinistra
    [right] destra
    [positive] positivo
    [negative] negativo
    [raw] materia prima
    [small-buildings] edifici piccoli
    [short-poems] poesie brevi
    [long-poems] poesie lunghe
   *[marble] marmo
}
