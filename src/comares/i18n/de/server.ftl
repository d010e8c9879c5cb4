### Was der Tisch im Browser ablehnt

refused-malformed = Das lässt sich nicht lesen: { $what }
refused-setup = Dieser Tisch lässt sich nicht eröffnen: { $what }
refused-record = Das ist keine vollständige Spieldatei: { $what }
refused-position = Die Stellung ist nicht lesbar: { $what }
refused-unreachable = { $what }
refused-unreadable = { $what }
refused-foreign = Diese Anfrage kommt von einer anderen Seite und wurde abgelehnt.
refused-not-your-seat = { $seat ->
    [0] Du hast an diesem Tisch keinen Platz.
   *[other] Platz { $seat } ist nicht deiner.
}
refused-not-alone = So weit zurück geht es nur, wenn alle anderen am Tisch Bots sind.
refused-counts = Dieser Versuch an der Partie des Tages zählt: keine Tipps, kein Zurücknehmen.
refused-deal-hidden = Andere Tische mit der Partie des Tages bleiben verborgen, bis du sie zu Ende gespielt hast.
refused-not-here = Unter dieser Adresse gibt es nichts.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-seat = Dieser Link führt zu keinem freien Platz. Bitte den Gastgeber um einen neuen.
refused-method = Diese Adresse nimmt die Anfrage nicht an.
refused-components = Dieser Tisch wird mit anderem Material ({ $data }) gespielt, als der Server jetzt hat ({ $here }). Wer ihn betreibt, kann es zurückholen.
refused-unknown-game = An diesem Tisch wird { $game } gespielt, das dieser Server nicht hat; er hat { $here }. Wer ihn betreibt, kann es zurückholen.
refused-newer-rules = Diese Partie wurde von einem neueren Comares gespeichert (Version { $version } der Regeln; hier ist es { $now }). Sie öffnet sich wieder, sobald der Server aktualisiert ist.
refused-older-rules = Diese Partie wurde nach älteren Regeln begonnen (Version { $version }; jetzt ist es { $now }). Du kannst sie ansehen und ihre Aufzeichnung speichern, aber niemand kann weiterspielen.
refused-damaged = Die gespeicherte Partie ist ab Zeile { $line } beschädigt. Du kannst alles davor ansehen und die Aufzeichnung speichern, aber niemand kann weiterspielen. Wer den Server betreibt, kann sie aus einer Sicherung wiederherstellen.
refused-bad-table = Dieser Tisch lässt sich nicht öffnen: Was von ihm gespeichert ist, ist beschädigt. Wer den Server betreibt, kann ihn aus einer Sicherung wiederherstellen.
refused-late = Der Tisch ist schon bei Zeile { $line }. Sieh nach und wähle noch einmal.
refused-illegal = { $what }
refused-not-your-decision = { not-your-decision }
refused-nothing-to-undo = { $what }
refused-over = Die Partie an diesem Tisch ist zu Ende.
refused-closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-too-large = Das ist zu groß, um es auf einmal zu senden.
refused-full = Dieser Tisch hat { $lines } Zeilen; mehr kann ein Tisch nicht haben.
refused-undone-enough = Dieser Tisch hat { $lines } Zeilen, darum lässt sich nichts mehr zurücknehmen. Du kannst die Partie noch zu Ende spielen.
refused-too-many = Zu viele Anfragen. Versuche es gleich noch einmal.
refused-quota-running = Du hast { $limit } laufende Tische, mehr erlaubt dieser Server nicht. Beende zuerst einen davon.
refused-quota-new = Du hast innerhalb einer Stunde { $limit } Tische eröffnet, mehr erlaubt dieser Server nicht. Versuche es später noch einmal.
refused-internal = Der Server hat einen Fehler gemacht; er ist protokolliert. Versuche es noch einmal.
refused-storage = Der Server kann gerade nicht auf seinen Speicher zugreifen, also hat sich nichts geändert. Versuche es gleich noch einmal.

### Der Befehl

serving = Comares läuft unter { $address } (Strg+C beendet es)
serving-others = Freunde im selben Netz finden es unter { $address }
