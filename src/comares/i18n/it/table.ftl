seat = Giocatore { $number }
guest = Ospite
not-now = ora c’è altro da decidere
unreadable = «{ $code }» qui non si può leggere; un codice è uno di: { $usages }
not-your-decision = Ora non decidi tu.
nothing-to-undo = Non c’è niente da annullare: dall’ultima carta o dall’ultimo turno non è stato scelto nulla.

## Elenco

list-more = { $first }, { $second }
list-last = { $first } e { $second }
