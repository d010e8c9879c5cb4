### Ciò che i tavoli di tutti i giochi condividono nel browser


## Una scelta in viaggio

web-choice-kept = La tua scelta è conservata.
web-choice-kept-lost = Nessuna connessione. La tua scelta è conservata e verrà inviata appena la connessione torna:
web-choice-kept-server = Il server ora non può salvare la tua scelta. È conservata e verrà inviata di nuovo:
web-choice-withdraw = Ritirala
web-not-made = Non eseguito: { $what }
web-not-made-late = Nel frattempo al tavolo si è andati avanti. Scegli di nuovo.
web-not-made-seat = Ora questo posto si gioca su un altro dispositivo.
web-not-made-over = La partita è finita.

## La fine di una partita

web-result = Risultato
web-result-points = { $points } { $points ->
    [one] punto
   *[other] punti
}
web-result-won = Vinci con { web-result-points }, { $margin } davanti a { $rival }.
web-result-won-tie = Vinci con { web-result-points }. { $rival } ne ha altrettanti, ma il pareggio va a te.
web-left-the-game = ha lasciato la partita
web-result-won-left = Vinci con { web-result-points }. { $rival } ne ha { $theirs }, ma ha lasciato la partita.
web-result-won-alone = Vinci con { web-result-points }.
web-result-shared = Condividi la vittoria con { $rival }: { web-result-points } ciascuno. Ben giocato.
web-result-lost = Bella partita: arrivi al posto { $place } con { web-result-points }, { $margin } dietro a { $rival }.
web-result-lost-tie = Bella partita: arrivi al posto { $place } con { web-result-points }. { $rival } ne ha altrettanti e vince il pareggio.
web-result-lost-left = Hai lasciato la partita: arrivi al posto { $place } con { web-result-points }. Vince { $rival } con { $theirs }.
web-decided-by = Che cosa ha deciso: { $source }, { $theirs } a { $yours }.
web-points-before = prima dell’inizio di questo tavolo
web-back-to-table = Torna al tavolo
web-skip-to-turn = Vai al mio turno

## Se si valutasse ora

web-explain-points = Spiega i punti di { $name }
web-nothing-scored = Per ora nulla darebbe punti.
