seat = Spieler { $number }
not-now = jetzt ist etwas anderes zu entscheiden

## Aufzählung

list-more = { $first }, { $second }
list-last = { $first } und { $second }
