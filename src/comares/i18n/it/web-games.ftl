### Le proprie partite

web-games-none = Qui non c’è ancora nulla. Ogni partita che finisci su questo server viene contata qui.
web-games-counting = Le partite precedenti si stanno ancora contando …
web-games-found = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
web-games-more = Altre partite
web-games-export = Esporta tutto
web-games-delete = Elimina tutto
web-games-delete-about = Elimina i tuoi risultati e le partite finite che hai giocato contro i bot. Le partite con altre persone restano, ma non mostrano più che c’eri. Le partite in corso continuano. Non si può annullare.
web-games-delete-now = Elimina per sempre
web-games-keep = Conserva
web-games-all = tutte
web-games-game = Gioco
web-games-outcome = Risultato
web-games-level = Contro
web-games-month = Mese
web-games-search = Cerca un nome o un tavolo
web-games-victory = Vinta
web-games-defeat = Non vinta
web-games-shared = Vittoria condivisa
web-games-place = { $place }º posto
web-games-of-the-day = partita del giorno
web-games-from-position = da una posizione
web-games-one-device = più posti sullo stesso dispositivo
web-games-coached = con l’allenatore
web-games-rewound = { $n ->
    [one] annullata { $n } volta
   *[other] annullata { $n } volte
}
web-games-played = Partite
web-games-won = Vinte
web-games-mean = Punti in media
web-games-best = Migliore
web-games-fact-wall = Muro più lungo
web-games-fact-buildings = Edifici
web-games-fact-poems = Poesie
web-games-fact-value = { $mean } (al massimo { $most })
web-games-sources = Da dove vengono i tuoi punti, in media
web-games-by-month = Per mese
web-games-month-said = { $month }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, vinte { $won }, in media { $points } punti
web-games-against = Vittorie contro
web-games-by-players = Per numero di giocatori
web-games-by-setting = Per modulo e opzione
web-games-of = su { $games }
web-games-fair = Fra giocatori di pari forza vinceresti { $share }.
