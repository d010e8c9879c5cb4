seat = Spieler { $number }
not-now = jetzt ist etwas anderes zu entscheiden
