### Talk at the table

web-talk = Talk
web-together-seats = Players
web-together-talk = Talk
web-together-notes = My notes
web-together-unheard = { $n ->
    [one] At the table: { $n } new message
   *[other] At the table: { $n } new messages
}
web-talk-off = This table was set up without talk.
web-talk-here = The players hear this, and everybody who watches.
web-talk-aside = Only spectators hear this now; the players can read it after the game.
web-talk-nothing = Nobody has said anything yet.
web-talk-spectator = a spectator
web-talk-muted = (muted)
web-talk-mute = Mute
web-talk-unmute = Unmute
web-talk-report = Report to the host
web-talk-reported = Reported
web-talk-more = More about { $name }
web-talk-words = Your message
web-talk-say = Say
web-talk-rule-all = phrases and free text
web-talk-rule-phrases = phrases only
web-talk-rule-off = off
web-notepad-why = Only you see this. It is deleted with the table.
web-notepad-kept = Saved
web-notepad-keeping = Saving …

## Phrases, which everybody reads in their own language

web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-sorry = Sorry!
web-phrase-oops = Oops!
web-phrase-thinking = I am thinking.
web-phrase-moment = One moment, please.
web-phrase-back-soon = I will be back soon.
web-phrase-your-turn = It is your turn.
web-phrase-good-game = Good game!
web-phrase-again = Another one?
