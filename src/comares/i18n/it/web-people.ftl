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
web-rating-about = La forza sta entro ± dal punteggio con il 95 % di certezza. L’elenco segue ciò che è quasi certo: il punteggio meno l’incertezza. I bot a un tavolo classificato sono riferimenti fissi. Contano solo le partite finite; chi si arrende o alla fine manca è ultimo.
web-friends-asking-title = Te lo chiedono
web-friends-friend = I tuoi amici
web-friends-asked = Lo hai chiesto
web-friends-blocked = Bloccati
web-friend-accept = Accetta
web-friend-no = No
web-friend-take-back = Ritira
web-friend-unblock = Sblocca
web-friend-remove = Non più amici
web-friend-find = Trovarsi
web-friend-find-why = Chi apre il tuo link può chiederti l’amicizia. In altro modo nessuno ti trova, se non a un tavolo in comune.
web-friend-link = Il tuo link
web-friend-new-link = Nuovo link; il vecchio non trova più nessuno
web-friend-their-link = Link o codice di un amico
web-friend-link-own = Questo è il tuo link. Dallo agli altri.
web-friend-already = Tu e { $name } siete amici.
web-friend-ask-why = Vuoi diventare amico di { $name }? Vedrete quando l’altro è qui e potrete invitarvi ai tavoli.
web-clubs = Club
web-clubs-why = Un club ha un nome, un link, tavoli propri e una tabella dei risultati.
web-club-name = Nome del club
web-club-found = Fonda un club
web-club-members = { $n ->
    [one] un membro
   *[other] { $n } membri
}
web-club-running = Tavoli
web-club-no-tables = Ora non c’è nessun tavolo di questo club. Scegli il club quando ne prepari uno.
web-club-standing = Tabella
web-club-more-results = Altri risultati
web-club-wins = Vittorie
web-club-points = Punti
web-club-points-why = Un punto per ognuno nella partita che hai preceduto, mezzo per un pareggio; dopo la barra, quanti se ne potevano ottenere.
web-club-owner = proprietario
web-club-remove = Togli
web-club-remove-who = Togli { $name } dal club
web-club-link = Il link del club
web-club-link-why = Chi lo apre può entrare.
web-club-rename = Rinomina
web-club-leave = Lascia il club
web-club-leave-why = I risultati restano. Se il club è tuo, passa a chi degli altri è entrato per primo.
web-club-delete = Elimina il club
web-club-delete-why = Il club e la sua tabella spariscono; le partite restano.
web-club-join = Entra
web-club-join-why = { $n ->
    [one] Un club con un membro. Vuoi entrare?
   *[other] Un club con { $n } membri. Vuoi entrare?
}
