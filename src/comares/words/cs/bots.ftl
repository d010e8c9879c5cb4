### Čím bot zdůvodňuje své tahy

bots-random = naslepo
bots-scored = { $points ->
    [0] před bodováním nic nepřineslo více
    [one] { $points } bod z bodování
    [few] { $points } body z bodování
    [many] { $points } bodu z bodování
   *[other] { $points } bodů z bodování
}
bots-gains = { $points ->
    [one] o { $points } bod
    [few] o { $points } body
    [many] o { $points } bodu
   *[other] o { $points } bodů
} více, kdyby se bodovalo teď. { $what }
bots-denies = { $seat }: teď by to bylo o { $points } méně
bots-prepares = na později: nic teď nepřinese více
bots-foreign = jeho program to neříká
