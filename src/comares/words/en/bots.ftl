### What a bot says for its moves

bots-random = picked blindly
bots-scored = { $points ->
    [0] nothing gained more before the scoring
    [one] one point from the scoring
   *[other] { $points } points from the scoring
}
bots-gains = { $points ->
    [one] one point
   *[other] { $points } points
} more if we scored now. { $what }
bots-denies = { $seat } would score { $points } less now
bots-prepares = for later: nothing it can do scores more now
bots-foreign = its program does not say
