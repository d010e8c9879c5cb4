### What the server refuses around a table

refused-begun = La partita è già iniziata: non puoi semplicemente andartene. Puoi arrenderti o far giocare un bot al tuo posto.
refused-not-begun = Nessuno ha ancora mosso: puoi andartene senza arrenderti.
refused-resigned = Ti sei arreso in questa partita. Un bot continua al tuo posto.
refused-stand-in = Un bot sta giocando per te. Prima riprendi il tuo posto.
refused-not-away = Chi siede al posto { $seat } è qui, o lo era meno di { $seconds } secondi fa.
refused-not-a-person = Al posto { $seat } siede un bot.
refused-still-running = Questa partita è ancora in corso. Prima arrenditi o lascia il tavolo.
refused-sits-already = Siedi già a questo tavolo e la partita è iniziata: una seconda mano ti svelerebbe troppo.
refused-out-of-time = Il tuo tempo per questo turno è scaduto. Lo gioca un bot per te.
refused-talk-off = A questo tavolo non si parla: è stato aperto così.
refused-talk-phrases = A questo tavolo si usano solo le frasi pronte.
refused-talk-full = A questo tavolo ci sono già { $most } messaggi; non ne conserva altri.
refused-talk-often = È troppo in una volta. Aspetta un momento prima di dire altro.
refused-rated = Questa partita è classificata: niente consigli, non si annulla, e ogni posto resta a chi l’ha preso.
refused-no-friend = Nessun giocatore così è stato trovato.
refused-no-club = Questo club non esiste, o non ne fai parte.
refused-not-member = L’elenco del club è cambiato. Riapri la pagina.
refused-not-owner = Lo può fare solo chi possiede il club.
refused-friends-full = Hai { $most } tra amici e richieste in elenco; togline prima uno.
refused-club-full = Un club ha al massimo { $members } membri, e un giocatore al massimo { $clubs } club.
refused-invited-enough = Troppi inviti a questo tavolo o a questo amico.
