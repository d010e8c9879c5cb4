### Die Seiten der Wertungszahlen, Freunde und Clubs

web-rating = Wertungszahl
web-rating-place = Platz
web-rating-player = Spieler
web-rating-games = Partien
web-rating-own = Deine
web-rating-which = Spiel
web-rating-pool = { $game } zu { $seats }
web-rating-best = Die Besten
web-rating-nobody = Noch hat niemand genug gewertete Partien gespielt.
web-rating-provisional = Vorläufig
web-rating-provisional-one = vorläufig
web-rating-provisional-why = Weniger als { $games } gewertete Partien oder weniger als { $rivals } verschiedene Gegner.
web-rating-of-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
web-rating-none = Hier wurde noch keine gewertete Partie gespielt. Wähle „gewertet“, wenn du einen Tisch für zwei oder mehr Personen aufbaust.
web-rating-about = Die Stärke liegt mit 95 % Sicherheit innerhalb von ± um die Wertungszahl. Die Liste ist nach der Zahl abzüglich dieser Unsicherheit geordnet. Bots an einem gewerteten Tisch haben feste Wertungszahlen. Nur beendete Partien zählen; wer aufgibt oder am Ende weg ist, kommt auf den letzten Platz.
web-friends-asking-title = Möchten mit dir befreundet sein
web-friends-friend = Deine Freunde
web-friends-asked = Du hast gefragt
web-friends-blocked = Blockiert
web-friend-accept = Annehmen
web-friend-no = Nein
web-friend-take-back = Zurückziehen
web-friend-unblock = Nicht mehr blockieren
web-friend-remove = Aus den Freunden entfernen
web-friend-find = Einander finden
web-friend-find-why = Wer deinen Link öffnet, kann dir die Freundschaft anbieten. Sonst findet man dich nur an einem gemeinsamen Tisch.
web-friend-link = Dein Link
web-friend-new-link = Neuer Link (der alte gilt dann nicht mehr)
web-friend-their-link = Link oder Code eines Freundes
web-friend-link-own = Das ist dein eigener Link. Gib ihn anderen.
web-friend-already = Du und { $name } seid befreundet.
web-friend-ask-why = Möchtest du mit { $name } befreundet sein? Dann seht ihr beide, wann der andere hier ist, und könnt euch gegenseitig an Tische einladen.
web-clubs = Clubs
web-clubs-why = Ein Club hat einen Namen, einen Link, eigene Tische und eine Tabelle seiner Mitglieder.
web-club-name = Name des Clubs
web-club-found = Club gründen
web-club-members = { $n ->
    [one] ein Mitglied
   *[other] { $n } Mitglieder
}
web-club-running = Tische
web-club-no-tables = Gerade läuft kein Tisch dieses Clubs. Wähle den Club, wenn du einen Tisch aufbaust.
web-club-standing = Tabelle
web-club-more-results = Weitere Ergebnisse
web-club-wins = Siege
web-club-points = Punkte
web-club-points-why = 1 Punkt für jeden, vor dem du landest, ein halber bei Gleichstand; hinter dem Schrägstrich, wie viele Punkte zu holen waren.
web-club-owner = Besitzer
web-club-remove = Entfernen
web-club-remove-who = { $name } aus dem Club entfernen
web-club-link = Der Link des Clubs
web-club-link-why = Wer ihn öffnet, kann beitreten.
web-club-rename = Umbenennen
web-club-leave = Club verlassen
web-club-leave-why = Deine Ergebnisse bleiben. Gehört der Club dir, geht er an das Mitglied, das als nächstes beigetreten ist.
web-club-delete = Club löschen
web-club-delete-why = Das löscht den Club und seine Tabelle; die Partien bleiben.
web-club-join = Beitreten
web-club-join-why = { $n ->
    [one] Ein Club mit einem Mitglied. Möchtest du beitreten?
   *[other] Ein Club mit { $n } Mitgliedern. Möchtest du beitreten?
}
