seat = Giocatore { $number }
guest = Ospite
not-now = prima c’è un’altra scelta da fare
unreadable = «{ $code }» qui non va; un codice è uno di: { $usages }
not-your-decision = Ora non tocca a te scegliere.
nothing-to-undo = Non c’è niente da annullare: non hai scelto nulla da quando è stata scoperta l’ultima carta o è finito l’ultimo turno.
most-points-but-left = { $who ->
    [you] Hai il maggior numero di punti ({ $points }), ma hai lasciato la partita.
   *[other] { $seat } ha il maggior numero di punti ({ $points }), ma ha lasciato la partita.
}

## Elenco

list-more = { $first }, { $second }
list-last = { $first } e { $second }
