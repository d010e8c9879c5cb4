### Kdo sedí u stolu

web-together = U stolu
web-bot-plays-for = { $name }: na tomto místě hraje bot
web-waits-away = { $name }: pryč už { $since }
web-seat-waits = čeká na hosta
web-has-resigned = hra vzdána; dohrává bot
web-bot-this-turn = vypršel čas; tento tah hraje bot
web-bot-stands-in = zaskakuje bot
web-is-here = je tady
web-away-since = pryč už { $since }
web-never-here = zatím bez návštěvy
web-give-to-bot = Nechat hrát bota
web-seat-a-bot = Posadit bota
web-free-seat = Uvolnit místo
web-take-seat-back = Vrátit se na své místo
web-let-bot-play = Nechat za sebe hrát bota
web-resign = Vzdát hru
web-resign-why = Tuto hru vzdáváš nadobro: bot za tebe dohraje a ty skončíš na posledním místě, ať hraje sebelépe.
web-resign-yes = Vzdát tuto hru
web-go = Odejít od stolu
web-go-why = Nikdo ještě netáhl. Tvé místo se uvolní pro někoho jiného.
web-go-yes = Odejít
web-bot-plays-for-you = Hraje za tebe bot.
web-lost-the-turn = Tvůj čas vypršel: tento tah za tebe hraje bot.
web-series = Série
web-series-round = Hra { $round } z { $rounds }
web-series-game = Hra { $round }
web-series-total = Celkem
web-series-wins = Výhry
web-next-round = Další hra
web-rounds = Her v sérii
web-rounds-one = jedna hra
web-rounds-many = { $n ->
    [one] { $n } hra
    [few] { $n } hry
    [many] { $n } her
   *[other] { $n } her
} s celkovým součtem
web-remove-from-list = Odebrat ze seznamu

## Hodiny

web-clock = Hodiny
web-clock-none = bez hodin
web-clock-bank = { $minutes } min pro každého a { $increment } s za tah
web-clock-days = { $days ->
    [one] jeden den na tah
    [few] { $days } dny na tah
    [many] { $days } dní na tah
   *[other] { $days } dní na tah
}
web-clock-move = { $minutes ->
    [one] jedna minuta na tah
    [few] { $minutes } minuty na tah
    [many] { $minutes } minut na tah
   *[other] { $minutes } minut na tah
}
web-clock-of = { $name }: zbývá { $time }
web-clock-yours = Zbývá ti { $time }
web-clock-stands = Hodiny na chvíli stojí: server se právě vrátil.
web-clock-last-minute = Tvá poslední minuta
