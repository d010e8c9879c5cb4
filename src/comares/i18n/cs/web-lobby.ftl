### The lists of the lobby

web-find-table = Najít stůl podle jména hráče
web-find-game = Hra
web-find-any-game = libovolná hra
web-find-any-pace = libovolné tempo
web-find-nothing = Takový stůl tu není.
web-results = Výsledky
web-won-with = Vyhrává { $name }: { $points }

## Hodnocené stoly, přátelé a kluby

web-rated = hodnocená
web-rated-why = Výsledek mění hodnocení: bez nápovědy, bez vracení, s hodinami.
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
    [one] Někdo se s tebou chce přátelit
    [few] { $n } hráči se s tebou chtějí přátelit
    [many] { $n } hráče se s tebou chtějí přátelit
   *[other] { $n } hráčů se s tebou chce přátelit
}
web-friend-ask = Nabídnout přátelství
web-friend-block = Zablokovat
web-friend-more = Více: { $name }
web-friend-was-asked = Žádost odeslána: { $name }.
web-friend-was-blocked = { $name }: o tomto hráči už neuslyšíš.
web-friend-invite = Pozvat
web-friend-invited = Pozváno
