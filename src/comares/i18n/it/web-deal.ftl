### La partita del giorno

web-deal-title = Partita del giorno
web-deal-about = Su questo server tutti hanno la stessa distribuzione e gli stessi avversari, che alle stesse mosse rispondono allo stesso modo. Conta il primo tentativo, senza consigli e senza annullare. Vedi i risultati quando hai finito.
web-deal-once = Conta un solo tentativo. Puoi interrompere e continuare più tardi oggi.
web-deal-play = Gioca la partita di oggi
web-deal-go-on = Continua
web-deal-finished = { $n ->
    [0] Nessun altro l’ha ancora finita.
    [one] { $n } altra persona l’ha finita.
   *[other] { $n } altre persone l’hanno finita.
}
web-deal-nobody = Nessuno ha finito questa partita.
web-deal-best = miglior risultato
web-deal-against = contro { $who }
web-deal-alone = in solitario contro Yusuf
web-deal-days = Giorni
web-deal-day-before = Il giorno prima
web-deal-today = Oggi
web-deal-friend = La stessa partita per un amico
web-deal-friend-about = Apre un tavolo con la stessa distribuzione e gli stessi bot, e un invito al tuo posto.
