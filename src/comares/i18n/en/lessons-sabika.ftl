### The course of Sabika

## The rondel

lesson-sabika-rondel-title = The rondel
lesson-sabika-rondel-aim = Five rounds of building, trade and poetry in Granada. Whoever has the most VP in the end wins. Everything begins on this rondel.
lesson-sabika-rondel-rings = Your two architects walk on the outer ring, the merchant on the middle one, the poet on the inner one. Each acts once a round: four workers, four turns.
lesson-sabika-rondel-way = A worker walks clockwise. Two steps are free, each further one costs 1 dinar. Each worker of another player on the space costs 1 dinar too, and so do the Sultan's grey ones. A worker must move, and never onto the space of your other architect.
lesson-sabika-rondel-go = The number on a lit space is what the way there costs. Send an architect to the small quarry: one of the two gets there for nothing.
lesson-sabika-rondel-go-wrong = Count the steps and the workers there. Two steps on is the small quarry, and nobody stands there.
lesson-sabika-rondel-take = The small quarry gives three materials, gypsum or wood in any mix. Take what you like.

## Resources

lesson-sabika-resources-title = Materials and room
lesson-sabika-resources-stores = This is your workshop. Each material and each good needs a box; you have four, and three are full. Dinars, seals and raw materials need none.
lesson-sabika-resources-go = Send an architect to the large quarry.
lesson-sabika-resources-go-wrong = For this lesson we need marble, and the large quarry has it.
lesson-sabika-resources-take = Marble is worth more than wood: 3 VP against 2 when you build with it. Take three marbles.
lesson-sabika-resources-take-wrong = A marble left at the end is even worth 1 VP, wood is not. Take three marbles.
lesson-sabika-resources-first = Six things and four boxes: two must go. Give up the cheap ones, gypsum or wood.
lesson-sabika-resources-first-wrong = Keep what is worth more: gypsum and wood are easy to get again.
lesson-sabika-resources-second = One more.
lesson-sabika-resources-second-wrong = Keep what is worth more, and give up the cheap one.
lesson-sabika-resources-raw = Between the rings lie raw materials and marble. A worker on a space beside one of them may take it as well, for the dinars shown there: that is the secondary action.

## The market

lesson-sabika-market-title = The market
lesson-sabika-market-crowd = The market gives you 2 dinars and two operations: buy, sell, or exchange a material for its neighbour. One of the Sultan's workers stands there, so the way costs 1 dinar.
lesson-sabika-market-go = Send an architect to a market.
lesson-sabika-market-go-wrong = The markets are at the top and at the bottom of the rondel.
lesson-sabika-market-buy = A tile is the best material: 4 VP. It costs 3 dinars. But there is a cheaper way: buy a marble for 2.
lesson-sabika-market-buy-wrong = Gypsum, wood, marble, tile: each can be exchanged for the next one. From marble it is one step to a tile.
lesson-sabika-market-exchange = Now exchange the marble for a tile. Upwards it costs nothing.
lesson-sabika-market-exchange-wrong = The exchange is free: the marble becomes a tile, which is worth 4 VP in a building.

## Large buildings

lesson-sabika-buildings-title = Large buildings
lesson-sabika-buildings-kinds = You build large and small buildings. Each material you use gives VP: gypsum 1, wood 2, marble 3, tile 4.
lesson-sabika-buildings-go = Send an architect to construct.
lesson-sabika-buildings-go-wrong = You have all that a large building needs: construct it.
lesson-sabika-buildings-large = A large building takes one gypsum and up to two more materials, all different. Choose a large building.
lesson-sabika-buildings-large-wrong = A small one can wait. Build a large one, which also moves you on the reward track.
lesson-sabika-buildings-use = Use as much as you can: gypsum, marble and tile are 8 VP.
lesson-sabika-buildings-token = Choose the building. Each has a bonus, and a type that the Sultan may wish for.
lesson-sabika-buildings-reward = Your marker advances on the reward track, and you take a reward that you have reached.
lesson-sabika-buildings-types = Wishes count buildings of certain types at the end of rounds 1, 3 and 5. Look at them before you choose what to build.

## Small buildings

lesson-sabika-balance-title = Small buildings and balance
lesson-sabika-balance-row = Small buildings are laid in a row, which began with your balance card. Where two halves of one colour meet, you reach a balance and take its bonus.
lesson-sabika-balance-go = Send an architect to construct.
lesson-sabika-balance-go-wrong = You have the materials already: construct.
lesson-sabika-balance-card = Choose card 2, the garden: its printed material is wood; it has ochre on its left and green on its right.
lesson-sabika-balance-card-wrong = Here we want card 2: its ochre half will make a balance.
lesson-sabika-balance-use = Again up to three different materials, and the same VP for them. Use all three.
lesson-sabika-balance-lay = The right half of your balance card has any colour, so the ochre half fits it. Lay the card at the right end.
lesson-sabika-balance-lay-wrong = On the left green would meet ochre: no balance, no bonus. Lay it on the right.
lesson-sabika-balance-bonus = A balance in ochre! Take four dinars or taxes, in any mix.

## Storehouses

lesson-sabika-storehouses-title = Storehouses
lesson-sabika-storehouses-tokens = These tokens expand your storehouses: more boxes, a bonus at once, and 1 VP for the first, 2 VP for the second token on a storehouse.
lesson-sabika-storehouses-go = Send an architect to a storehouse.
lesson-sabika-storehouses-go-wrong = The storehouses are at the left and at the right of the rondel.
lesson-sabika-storehouses-expand = Choose one of the tokens beside your space, and a storehouse for it.
lesson-sabika-storehouses-activate = Later you may activate a storehouse there instead of expanding it: you take the bonus of its last token again.

## Export

lesson-sabika-export-title = Export
lesson-sabika-export-ships = Your nine ships wait in Granada. An export sends one to a city: you pay for the way, take the seal if it is still there, and export one or two goods.
lesson-sabika-export-go = Send the merchant to export, on the marked space.
lesson-sabika-export-go-wrong = You have two goods: export them, on the marked space.
lesson-sabika-export-city = Fez is near, 1 dinar away, and wants one of your goods. Send a ship to Fez.
lesson-sabika-export-city-wrong = Fez pays better for what you have, and it is the cheapest way.
lesson-sabika-export-deliver = Each good gives 1 VP and 1 tax, a wanted one 1 VP and 1 tax more. Export both.
lesson-sabika-export-bonus = Then the city gives its bonus. Take it. The taxes you gained help you when the Sultan collects his.
lesson-sabika-export-bonus-wrong = The bonus is free. Take it.

## Consolidation

lesson-sabika-consolidation-title = Consolidation and production
lesson-sabika-consolidation-halves = You have ships in Fez and Tunis, on the left half. Consolidating moves a ship to the right half: a blue city then gives income every round, a red one its action at once.
lesson-sabika-consolidation-go = Send the merchant to consolidate, on the marked space.
lesson-sabika-consolidation-go-wrong = Without goods you cannot export. Consolidate, on the marked space.
lesson-sabika-consolidation-choose = Fez is blue: consolidate it, and its income comes at the end of every round, of this one too.
lesson-sabika-consolidation-production = The third space of the merchant is production: the bonus of a city with your ship, and up to two raw materials become goods.

## Poems

lesson-sabika-poems-title = Poems
lesson-sabika-poems-colours = The poet engraves poems. A short one is engraved blue or red: blue works for the rest of the game, red works once, now.
lesson-sabika-poems-costs = The first blue one costs 1 dinar, the first red one 2, a long one 4; each further one of its colour costs 1 more. And you add one or two materials, which give VP.
lesson-sabika-poems-go = Send the poet to engrave, on the marked space.
lesson-sabika-poems-go-wrong = Poems are engraved on two spaces. This time go to the marked one.
lesson-sabika-poems-engrave = Poem 1 in blue gives 2 dinars in every round's income. Early in the game that pays: engrave it blue.
lesson-sabika-poems-engrave-wrong = Read the poem: in blue it pays again and again, and the game has just begun.
lesson-sabika-poems-use = Add gypsum and wood: 1 and 2 VP.
lesson-sabika-poems-others = The poet can do two more things on the rondel: crafting brings 3 dinars, and 1 more for every two of your poems; reactivating lets one of your red poems work once more.
lesson-sabika-poems-long = Long poems score at the end of the game only. You may have two of them.

## The end of a round

lesson-sabika-round-title = Wishes and taxes
lesson-sabika-round-last = Only your poet still stands: after this turn the round ends. Then come income, the Sultan's wishes and his taxes.
lesson-sabika-round-wishes = A wish comes to the tower at the end of rounds 1, 3 and 5, and all wishes on the tower score for everybody.
lesson-sabika-round-rest = Instead of working, a worker may rest: 3 dinars, but 1 VP less. That is for workers who can do nothing better.
lesson-sabika-round-craft = You have no dinars, and taxes are coming. Send the poet to craft: that brings 3 dinars, and 1 more for every two of your poems.
lesson-sabika-round-craft-wrong = Crafting brings 3 dinars for the taxes and costs no VP.
lesson-sabika-round-pay = The tax is due. You pay each with a step back on the tax track, 2 dinars, a seal or 1 VP. Pay without losing VP.
lesson-sabika-round-pay-wrong = VP are what you play for. Use your steps on the tax track, and dinars for the rest.
lesson-sabika-round-after = Then all workers stand up where they are, the board is filled up, and whoever leads on the tax track names the first player.

## The end of the game

lesson-sabika-scoring-title = The final scoring
lesson-sabika-scoring-end = Two of your workers still stand in the fifth and last round. Then, after income, wishes and taxes, the long poems and the trade card score.
lesson-sabika-scoring-left = What is left counts too: 1 VP for each seal, good, marble and tile, and for every two dinars. Gypsum, wood, raw materials and taxes are worth nothing.
lesson-sabika-scoring-again = Two red poems of yours have worked already. Send the poet to reactivate one of them, on the marked space.
lesson-sabika-scoring-again-wrong = A red poem can work once more for you: send the poet to the marked space.
lesson-sabika-scoring-poem = Poem 12 brings a tile and 2 VP once more, and a tile left over is 1 VP. Choose it.
lesson-sabika-scoring-poem-wrong = Wood is worth nothing at the end. Poem 12 brings more: a tile and 2 VP.
lesson-sabika-scoring-rest = Let the architect rest: the 3 dinars help with the last tax, which is 6.
lesson-sabika-scoring-rest-wrong = Gypsum and wood are worth nothing now. Rest.
lesson-sabika-scoring-pay = Pay the tax as you like. Two dinars are worth 1 VP at the end.
lesson-sabika-scoring-sum = That was a whole game. The most VP win.

## A short game

lesson-sabika-game-title = A short game
lesson-sabika-game-look = You know what every space does. This is the fifth and last round, against a gardener, who does not think far ahead.
lesson-sabika-game-play = Play the round to its end. The hint button shows what a strong player would do, and undo takes a choice back.

## Events

lesson-sabika-events-title = Events
lesson-sabika-events-three = In the advanced game three events come one after another. The active one holds for everybody. Now buying costs 1 dinar less, and selling brings 1 more.
lesson-sabika-events-go = A good moment for a market. Send an architect there.
lesson-sabika-events-go-wrong = As long as this event lasts, a market is the place to be.
lesson-sabika-events-buy = A marble costs only 1 dinar now. Buy one.
lesson-sabika-events-buy-wrong = Gypsum is cheap at any time. Buy the marble.
lesson-sabika-events-again = And exchange it for a tile.
lesson-sabika-events-again-wrong = One operation is left, and the exchange is free.
lesson-sabika-events-next = The next event lies open already: plan for it. Events change at the end of rounds 2 and 4.

## Yusuf

lesson-sabika-yusuf-title = Alone against Yusuf
lesson-sabika-yusuf-who = Alone you play against Yusuf. He has no resources and pays nothing: cards decide what his workers do.
lesson-sabika-yusuf-rest = Let your poet rest, and watch what Yusuf does after you.
lesson-sabika-yusuf-rest-wrong = The poet is the one you need least now. Let her rest.
lesson-sabika-yusuf-watch = Here you see his card and each of his actions. His workers cost you a dinar like any other's.
lesson-sabika-yusuf-points = He scores wishes, poems and the trade card as you do. Beat his VP.
