### The lists of the lobby

web-find-table = Najít stůl podle jména hráče
web-find-game = Hra
web-find-any-game = každá hra
web-find-any-pace = každé tempo
web-find-nothing = Takový stůl tu není.
web-results = Výsledky
web-won-with = Vyhrává { $name }: { $points }

## Hodnocené stoly, přátelé a kluby

web-rated = hodnocená
web-rated-why = Výsledek mění hodnocení: bez rad, bez vracení, s hodinami.
web-rated-people = Pro dva a více lidí, každého u vlastního zařízení: nech jim volná místa.
web-ratings = Hodnocení
web-club = Klub
web-club-none = žádný
web-club-tables = Stoly tvých klubů
web-asked-to = Máš pozvání
web-asked-by = { $name } tě zve ke hře
web-somebody = někdo
web-friends = Přátelé
web-friends-here = Právě tady:
web-friends-nobody-here = Nikdo z přátel tu teď není.
web-friends-none = Najdi přátele přes odkaz nebo u stolu. Založ s nimi klub.
web-friends-asking = { $n ->
    [one] Někdo chce být tvůj přítel
    [few] { $n } hráči chtějí být tví přátelé
    [many] { $n } hráčů chce být tví přátelé
   *[other] { $n } hráčů chce být tví přátelé
}
web-friend-ask = Nabídnout přátelství
web-friend-block = Zablokovat
web-friend-more = Více o { $name }
web-friend-was-asked = Žádost odeslána: { $name }.
web-friend-was-blocked = O hráči { $name } už neuslyšíš.
web-friend-invite = Pozvat
web-friend-invited = Pozváno
