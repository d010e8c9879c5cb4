### Talk at the table

web-talk = Chat
web-together-seats = Giocatori
web-together-talk = Chat
web-together-notes = I miei appunti
web-together-unheard = { $n ->
    [one] Al tavolo: { $n } nuovo messaggio
   *[other] Al tavolo: { $n } nuovi messaggi
}
web-talk-off = Questo tavolo è stato aperto senza chat.
web-talk-here = Lo leggono i giocatori e tutti gli spettatori.
web-talk-aside = Ora lo leggono solo gli spettatori; i giocatori possono leggerlo dopo la partita.
web-talk-nothing = Nessuno ha ancora detto niente.
web-talk-spectator = uno spettatore
web-talk-muted = (silenziato)
web-talk-mute = Silenzia
web-talk-unmute = Riattiva
web-talk-report = Segnala a chi gestisce il server
web-talk-reported = Segnalato
web-talk-more = Altro su { $name }
web-talk-words = Il tuo messaggio
web-talk-say = Invia
web-talk-rule-all = frasi pronte e testo libero
web-talk-rule-phrases = solo frasi pronte
web-talk-rule-off = spenta
web-notepad-why = Lo vedi solo tu. Si cancella con il tavolo.
web-notepad-kept = Salvato
web-notepad-keeping = Si sta salvando …

## Phrases, which everybody reads in their own language

web-phrase-hello = Ciao!
web-phrase-good-luck = Buona fortuna!
web-phrase-well-played = Ben giocato!
web-phrase-thanks = Grazie!
web-phrase-sorry = Scusate!
web-phrase-oops = Ops!
web-phrase-thinking = Sto pensando.
web-phrase-moment = Un momento, per favore.
web-phrase-back-soon = Torno subito.
web-phrase-your-turn = Tocca a te.
web-phrase-good-game = Bella partita!
web-phrase-again = Un’altra?
