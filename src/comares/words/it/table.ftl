seat = Giocatore { $number }
not-now = ora c’è altro da decidere

## Elenco

list-more = { $first }, { $second }
list-last = { $first } e { $second }
