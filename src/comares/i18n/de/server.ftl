### Was der Tisch im Browser ablehnt

refused-malformed = Das lässt sich nicht lesen: { $what }
refused-setup = So lässt sich kein Tisch einrichten: { $what }
refused-record = Das ist keine vollständige, fehlerfreie Aufzeichnung: { $what }
refused-position = Die Stellung ist nicht lesbar: { $what }
refused-unreachable = { $what }
refused-unreadable = { $what }
refused-foreign = Das kommt von einer anderen Seite; der Tisch hört nur auf seine eigene.
refused-not-your-seat = { $seat ->
    [0] Du hast an diesem Tisch keinen Platz.
   *[other] Platz { $seat } ist nicht deiner.
}
refused-not-alone = Zurückspulen lässt sich das Spiel nur, wenn sonst niemand am Tisch sitzt.
refused-not-here = Hier ist nichts.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-seat = Zu diesem Link gehört kein Platz, oder jemand hat ihn schon.
refused-method = So nicht.
refused-components = Dieser Tisch wird mit anderem Material ({ $data }) gespielt, als der Server jetzt hat ({ $here }). Wer ihn betreibt, kann es zurückholen.
refused-late = Der Tisch ist schon weiter, bei Zeile { $line }.
refused-illegal = { $what }
refused-not-your-decision = { not-your-decision }
refused-nothing-to-undo = { $what }
refused-over = An diesem Tisch spielt niemand mehr.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-too-large = Das ist zu viel auf einmal.
refused-too-many = Nicht so schnell; versuch es gleich noch einmal.
refused-internal = Ein Fehler des Servers; er ist notiert.
refused-storage = Der Tisch ließ sich nicht speichern, also hat sich nichts geändert. Versuch es gleich noch einmal.

### Der Befehl

serving = Comares ist unter { $address } (Strg+C beendet es)
serving-others = Freunde im selben Netz finden es unter { $address }
