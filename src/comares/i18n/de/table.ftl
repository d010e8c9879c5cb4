seat = Spieler { $number }
guest = Gast
not-now = jetzt ist etwas anderes zu entscheiden
unreadable = „{ $code }“ ist hier nicht lesbar; ein Code ist eines von: { $usages }
not-your-decision = Das entscheidest jetzt nicht du.
nothing-to-undo = Es gibt nichts zurückzunehmen: Seit der letzten Karte oder dem letzten Zug wurde nichts gewählt.
most-points-but-left = { $who ->
    [you] Du hast die meisten Punkte ({ $points }), hast die Partie aber verlassen.
   *[other] { $seat } hat die meisten Punkte ({ $points }), hat die Partie aber verlassen.
}

## Aufzählung

list-more = { $first }, { $second }
list-last = { $first } und { $second }
