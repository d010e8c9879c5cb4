### Chi è al tavolo

web-together = Al tavolo
web-bot-plays-for = Un bot gioca per { $name }
web-waits-away = { $name }: via da { $since }
web-seat-waits = aspetta un ospite
web-has-resigned = si è arreso; continua un bot
web-bot-this-turn = tempo scaduto; un bot gioca questo turno
web-bot-stands-in = lo sostituisce un bot
web-is-here = è qui
web-away-since = via da { $since }
web-never-here = non è ancora stato qui
web-give-to-bot = Fai giocare un bot
web-seat-a-bot = Fai sedere un bot
web-free-seat = Libera il posto
web-take-seat-back = Riprendi il tuo posto
web-let-bot-play = Fai giocare un bot per te
web-resign = Arrenditi
web-resign-why = Rinunci per sempre a questa partita: un bot continua al tuo posto e tu arrivi all’ultimo posto, per quanto bene giochi.
web-resign-yes = Arrenditi in questa partita
web-go = Lascia il tavolo
web-go-why = Nessuno ha ancora mosso. Il tuo posto si libera per qualcun altro.
web-go-yes = Lascia
web-bot-plays-for-you = Un bot sta giocando per te.
web-lost-the-turn = Il tuo tempo è scaduto: questo turno lo gioca un bot per te.
web-series = Serie
web-series-round = Partita { $round } di { $rounds }
web-series-game = Partita { $round }
web-series-total = Totale
web-series-wins = Vittorie
web-next-round = Prossima partita
web-rounds = Partite della serie
web-rounds-one = una partita
web-rounds-many = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
} con il totale
web-remove-from-list = Togli dall’elenco

## Orologi

web-clock = Orologio
web-clock-none = nessuno
web-clock-bank = { $minutes } minuti a testa e { $increment } secondi a turno
web-clock-days = { $days ->
    [one] un giorno a turno
   *[other] { $days } giorni a turno
}
web-clock-move = { $minutes ->
    [one] un minuto a turno
   *[other] { $minutes } minuti a turno
}
web-clock-of = { $name }: restano { $time }
web-clock-yours = Ti restano { $time }
web-clock-stands = Gli orologi sono fermi per un momento: il server è appena tornato.
web-clock-last-minute = Il tuo ultimo minuto
