seat = Spieler { $number }
guest = Gast
not-now = zuerst ist etwas anderes zu wählen
unreadable = „{ $code }“ passt hier nicht; ein Code ist eines von: { $usages }
not-your-decision = Du bist jetzt nicht an der Reihe.
nothing-to-undo = Es gibt nichts zurückzunehmen: Seit der letzten aufgedeckten Karte oder dem letzten Zug hast du nichts gewählt.
most-points-but-left = { $who ->
    [you] Du hast die meisten Punkte ({ $points }), hast die Partie aber verlassen.
   *[other] { $seat } hat die meisten Punkte ({ $points }), hat die Partie aber verlassen.
}

## Aufzählung

list-more = { $first }, { $second }
list-last = { $first } und { $second }
