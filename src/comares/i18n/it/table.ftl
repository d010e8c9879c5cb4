seat = Giocatore { $number }
guest = Ospite
not-now = ora c’è altro da decidere
unreadable = «{ $code }» qui non si può leggere; un codice è uno di: { $usages }
not-your-decision = Ora non decidi tu.
nothing-to-undo = Non c’è niente da annullare: dall’ultima carta o dall’ultimo turno non è stato scelto nulla.
most-points-but-left = { $who ->
    [you] Hai il maggior numero di punti ({ $points }), ma hai lasciato la partita.
   *[other] { $seat } ha il maggior numero di punti ({ $points }), ma ha lasciato la partita.
}

## Elenco

list-more = { $first }, { $second }
list-last = { $first } e { $second }
