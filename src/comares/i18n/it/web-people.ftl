### Le pagine di classifica, amici e club

web-rating = Punteggio
web-rating-place = Posto
web-rating-player = Giocatore
web-rating-games = Partite
web-rating-own = I tuoi
web-rating-which = Gioco
web-rating-pool = { $game } in { $seats }
web-rating-best = I migliori
web-rating-nobody = Nessuno ha ancora giocato abbastanza partite classificate.
web-rating-provisional = Provvisori
web-rating-provisional-one = provvisorio
web-rating-provisional-why = Meno di { $games } partite classificate, o meno di { $rivals } avversari diversi.
web-rating-of-games = { $n ->
    [one] una partita
   *[other] { $n } partite
}
web-rating-none = Qui non si è ancora giocata nessuna partita classificata. Scegli «classificata» quando prepari un tavolo per due o più persone.
web-rating-about = La forza sta entro ± dal punteggio con il 95 % di certezza. L’elenco è ordinato per il punteggio meno questa incertezza. I bot a un tavolo classificato hanno punteggi fissi. Contano solo le partite finite; chi si arrende o alla fine manca è ultimo.
web-friends-asking-title = Chiedono la tua amicizia
web-friends-friend = I tuoi amici
web-friends-asked = Hai chiesto l’amicizia
web-friends-blocked = Bloccati
web-friend-accept = Accetta
web-friend-no = No
web-friend-take-back = Ritira
web-friend-unblock = Sblocca
web-friend-remove = Togli dagli amici
web-friend-find = Trovarsi
web-friend-find-why = Chi apre il tuo link può chiederti l’amicizia. Altrimenti ti si trova solo a un tavolo in comune.
web-friend-link = Il tuo link
web-friend-new-link = Nuovo link (il vecchio non vale più)
web-friend-their-link = Link o codice di un amico
web-friend-link-own = Questo è il tuo link. Dallo agli altri.
web-friend-already = Tu e { $name } siete amici.
web-friend-ask-why = Vuoi diventare amico di { $name }? Vedrete quando l’altro è qui e potrete invitarvi ai tavoli.
web-clubs = Club
web-clubs-why = Un club ha un nome, un link, tavoli propri e una classifica dei membri.
web-club-name = Nome del club
web-club-found = Fonda un club
web-club-members = { $n ->
    [one] un membro
   *[other] { $n } membri
}
web-club-running = Tavoli
web-club-no-tables = Ora non c’è nessun tavolo di questo club. Scegli il club quando ne prepari uno.
web-club-standing = Classifica
web-club-more-results = Altri risultati
web-club-wins = Vittorie
web-club-points = Punti
web-club-points-why = 1 punto per ogni giocatore che precedi, mezzo per un pareggio; dopo la barra, quanti punti erano in palio.
web-club-owner = proprietario
web-club-remove = Togli
web-club-remove-who = Togli { $name } dal club
web-club-link = Il link del club
web-club-link-why = Chi lo apre può entrare.
web-club-rename = Rinomina
web-club-leave = Lascia il club
web-club-leave-why = I tuoi risultati restano. Se il club è tuo, passa al membro entrato per primo dopo di te.
web-club-delete = Elimina il club
web-club-delete-why = Elimina il club e la sua classifica; le partite restano.
web-club-join = Entra
web-club-join-why = { $n ->
    [one] Un club con un membro. Vuoi entrare?
   *[other] Un club con { $n } membri. Vuoi entrare?
}
