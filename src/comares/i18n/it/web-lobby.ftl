### The lists of the lobby

web-find-table = Trova un tavolo dal nome di un giocatore
web-find-game = Gioco
web-find-any-game = qualsiasi gioco
web-find-any-pace = qualsiasi ritmo
web-find-nothing = Non c’è un tavolo così.
web-results = Risultati
web-won-with = { $name } ha vinto con { $points }

## Tavoli classificati, amici e club

web-rated = classificata
web-rated-why = Il risultato cambia il punteggio: niente consigli, non si annulla, con l’orologio.
web-rated-people = Per due o più persone, ognuna col proprio dispositivo: lascia loro dei posti liberi.
web-ratings = Classifica
web-club = Club
web-club-none = nessuno
web-club-tables = Tavoli dei tuoi club
web-asked-to = Hai un invito
web-asked-by = { $name } ti invita a giocare
web-somebody = qualcuno
web-friends = Amici
web-friends-here = Ora qui:
web-friends-nobody-here = Ora non c’è nessuno dei tuoi amici.
web-friends-none = Trova amici con un link o a un tavolo. Fonda un club con loro.
web-friends-asking = { $n ->
    [one] Qualcuno chiede la tua amicizia
   *[other] { $n } persone chiedono la tua amicizia
}
web-friend-ask = Chiedi l’amicizia
web-friend-block = Blocca
web-friend-more = Altro su { $name }
web-friend-was-asked = Richiesta inviata: { $name }.
web-friend-was-blocked = Non sentirai più { $name }.
web-friend-invite = Invita
web-friend-invited = Invitato
