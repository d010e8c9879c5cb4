### Talk at the table

web-talk = Chat
web-together-seats = Hráči
web-together-talk = Chat
web-together-notes = Moje poznámky
web-together-unheard = { $n ->
    [one] U stolu: { $n } nová zpráva
    [few] U stolu: { $n } nové zprávy
    [many] U stolu: { $n } nových zpráv
   *[other] U stolu: { $n } nových zpráv
}
web-talk-off = U tohoto stolu je chat vypnutý.
web-talk-here = Čtou to hráči a všichni diváci.
web-talk-aside = Teď to vidí jen diváci; hráči si to mohou přečíst po hře.
web-talk-nothing = Nikdo ještě nic neřekl.
web-talk-spectator = divák
web-talk-muted = (ztlumeno)
web-talk-mute = Ztlumit
web-talk-unmute = Zrušit ztlumení
web-talk-report = Nahlásit správci
web-talk-reported = Nahlášeno
web-talk-more = Možnosti: { $name }
web-talk-words = Tvá zpráva
web-talk-say = Odeslat
web-talk-rule-all = hotové věty i volný text
web-talk-rule-phrases = jen hotové věty
web-talk-rule-off = vypnuto
web-notepad-why = Tohle vidíš jen ty. Smaže se spolu se stolem.
web-notepad-kept = Uloženo
web-notepad-keeping = Ukládá se …

## Phrases, which everybody reads in their own language

web-phrase-hello = Ahoj!
web-phrase-good-luck = Hodně štěstí!
web-phrase-well-played = Pěkně zahráno!
web-phrase-thanks = Díky!
web-phrase-sorry = Promiň!
web-phrase-oops = Jejda!
web-phrase-thinking = Přemýšlím.
web-phrase-moment = Chvilku, prosím.
web-phrase-back-soon = Hned jsem zpátky.
web-phrase-your-turn = Jsi na tahu.
web-phrase-good-game = Pěkná hra!
web-phrase-again = Ještě jednu?
