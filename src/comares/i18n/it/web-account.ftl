### La pagina dell’account

web-account-title = Il tuo account
web-account-guest = Per giocare non serve un account. Con un account hai lo stesso nome, le stesse partite e le stesse impostazioni su ogni dispositivo.
web-account-as = Hai effettuato l’accesso come { $name }
web-account-nameless = un giocatore senza nome
web-account-since = dal { $date }
web-account-new = Nuovo account
web-account-new-how = La passkey è custodita dal tuo dispositivo: la sblocchi come sblocchi il dispositivo, senza password. Le partite fatte finora vengono con te.
web-passkey-create = Crea una passkey
web-passkey-sign-in = Accedi con una passkey
web-passkey-unsupported = In questo browser qui le passkey non funzionano. Servono https, o un browser sul computer che esegue Comares.
web-passkey-cancelled = Nessuna passkey è stata usata. Riprova quando vuoi.
web-account-sign-in = Accedi
web-account-bring = Porta con te le partite di questo dispositivo
web-account-mail-how = Oppure per posta: un link crea un account o ti fa accedere.
web-account-email = Indirizzo di posta
web-account-send-link = Mandami un link
web-account-link-sent = Il link è in viaggio verso { $email }. Vale 15 minuti.
web-account-recovery-use = Accedi con un codice di recupero
web-account-recovery-code = Codice di recupero
web-passkeys = Passkey
web-passkeys-why = Ogni dispositivo può averne una. Con due sei al sicuro se ne perdi una.
web-passkey-add = Aggiungi una passkey
web-passkey-unnamed = Passkey
web-passkey-used = usata { $ago }
web-passkey-remove = Rimuovi la passkey { $name }
web-account-mail = Posta
web-account-mail-none = Ancora nessun indirizzo. Con un indirizzo, un link per posta ti fa accedere.
web-account-mail-off = Il gestore di questo server non ha configurato la posta.
web-account-email-remove = Dimentica l’indirizzo
web-recovery = Codici di recupero
web-recovery-left = { $n ->
    [0] Non ne hai. Con un codice entri quando tutti i dispositivi sono persi.
    [one] Ti resta un codice.
   *[other] Ti restano { $n } codici.
}
web-recovery-new = Crea nuovi codici
web-recovery-shown = Scrivili o salvali. Si vedono solo adesso, e ciascuno vale una volta.
web-recovery-save = Salva in un file
web-devices = Dispositivi
web-device-unnamed = un dispositivo
web-device-here = questo dispositivo
web-device-seen = visto { $ago }
web-device-sign-out = Disconnetti
web-device-sign-out-label = Disconnetti { $name }
web-account-sign-out-here = Esci da qui
web-leave = Lascia Comares
web-leave-why = Salva tutto ciò che è conservato su di te, o fallo cancellare. Le tue partite restano senza il tuo nome; i tuoi posti ai tavoli in corso si liberano; una partita classificata conta come resa.
web-export = Salva tutto
web-exporting = Raccolgo le tue partite …
web-delete = Cancella tutto
web-delete-title = Cancellare tutto?
web-delete-sure = Il tuo nome, l’elenco delle partite, i punteggi, gli amici, i club, l’account e le impostazioni su questo server vengono cancellati per sempre. Non si può tornare indietro.
web-delete-yes = Cancella per sempre
web-deleted = Tutto è stato cancellato.
web-link-title = Accesso per posta
web-link-known = Accedere con { $email }?
web-link-unknown = Creare un account con { $email }? Le partite di questo dispositivo gli apparterranno.
web-link-go = Continua
