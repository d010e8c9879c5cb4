refused-edition = Diese Ausgabe kann nicht gespeichert werden: { $what }.
refused-no-edition = Du hast keine solche Ausgabe.
refused-quota-editions = Du hast schon { $limit } Ausgaben; mehr behält dieser Server nicht. Lösche zuerst eine.
web-option-falcons = Falken
web-option-falcons-ours = Wie hier rekonstruiert
web-own-correct = Berichtigen
web-own-lobby = Meine Schachtel
