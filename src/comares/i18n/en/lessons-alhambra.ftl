### The course of Alhambra

## Money

lesson-alhambra-money-title = Money
lesson-alhambra-money-aim = You are building a palace. This is where it will grow, from the fountain outwards. Whoever has the most buildings of a kind and the longest wall scores the most.
lesson-alhambra-money-money = Builders come from four countries, and each wants money of their own colour. Four money cards lie open; on your turn you may take some of them.
lesson-alhambra-money-several = You may take several cards if together they are worth 5 or less. Take the florin 1 and the dirham 3 at once.
lesson-alhambra-money-several-wrong = The florin 1 and the dirham 3 make 4: you may take both in one turn.
lesson-alhambra-money-one = Or you take one card, however much it is worth. Take the 9.
lesson-alhambra-money-one-wrong = A single card may have any value, so the 9 is yours for the same one turn.

## Buying

lesson-alhambra-buying-title = Buying a building
lesson-alhambra-buying-market = Four buildings are on offer. The star shows the price, and the colour of the slot the money: the garden in the second slot costs 8 dirhams.
lesson-alhambra-buying-hand = This is your money. You pay with cards of one colour only, and there is no change: what you overpay is lost.
lesson-alhambra-buying-buy = Buy the garden in the dirham slot. You have a 5 and a 7, and need both.
lesson-alhambra-buying-buy-wrong = Taking money is a whole turn. You hold enough dirhams already: buy the garden.
lesson-alhambra-buying-place = What you bought is placed at the end of your turn. It fits on the lit cells; the number says how many points it would bring in a scoring now. Choose a cell.
lesson-alhambra-buying-place-wrong = In the reserve a building counts for nothing. Place the garden in the palace.

## Paying exactly

lesson-alhambra-exact-title = Paying exactly
lesson-alhambra-exact-price = This is the heart of the game: if you pay the price exactly, you may act once more, in the same turn.
lesson-alhambra-exact-exact = The tower in the dinar slot costs 9. You have 4, 5 and 7: find the payment that is exactly 9.
lesson-alhambra-exact-exact-wrong = Paid like this, your turn would end with the purchase. 5 and 4 are exactly 9.
lesson-alhambra-exact-again = It was exact, so you act again. The arcades in the florin slot cost 6, and you hold a florin 6.
lesson-alhambra-exact-again-wrong = Do not waste an action: you can pay for the arcades exactly too.
lesson-alhambra-exact-third = Exact again! You have one more action. You cannot pay for another building, so take some money.
lesson-alhambra-exact-third-wrong = You have an action left, and money is always useful. Take a card.
lesson-alhambra-exact-first-place = Now place both buildings, in the order you like. Place the first one.
lesson-alhambra-exact-second-place = And the second one.

## Placing

lesson-alhambra-placing-title = Placing
lesson-alhambra-placing-turned = Buildings are never turned: they stand as you see them, with their walls where they are. A new one must share a side with one in your palace.
lesson-alhambra-placing-match = Sides that meet must match: wall to wall, open to open. You must be able to walk from the fountain to every tile, through open sides. And no empty cell may be shut in.
lesson-alhambra-placing-corner = Only cells that obey all of this are lit. Place the chambers, which have walls in the east and in the south.
lesson-alhambra-placing-corner-wrong = The chambers fit: pick them and one of the lit cells.
lesson-alhambra-placing-room = The garden has no walls, so it fits on many cells. Open sides leave room for more. Place it.
lesson-alhambra-placing-room-wrong = It fits, so it need not wait in the reserve.

## The wall

lesson-alhambra-wall-title = The longest wall
lesson-alhambra-wall-wall = At each scoring, your longest unbroken outer wall gives one point a side. The badge shows its length; now it is 2: the north and the east of the tower.
lesson-alhambra-wall-join = Place the chambers so that their walls join those of the tower.
lesson-alhambra-wall-close = The wall is 4 long. The garden has walls in the south and in the west: make it 6.
lesson-alhambra-wall-inner = Only the outside counts: a wall between two of your own buildings is worth nothing. And beware: a palace walled in on all sides leaves no room to build.

## Reserve and rebuilding

lesson-alhambra-reserve-title = Reserve and rebuilding
lesson-alhambra-reserve-aside = What does not fit, or is for later, goes into the reserve. It holds any number of buildings, but none of them counts in a scoring.
lesson-alhambra-reserve-put = You want this tower where the garden is, to the left of the fountain. Put it into the reserve for now.
lesson-alhambra-reserve-put-wrong = The tower fits there, but then it stands in the wrong place. Put it into the reserve.
lesson-alhambra-reserve-rebuild = Rebuilding is an action: move a building from the reserve into the palace, take one out, or exchange two, which does both at once.
lesson-alhambra-reserve-exchange = Pick the tower in the reserve and exchange it with the garden to the left of the fountain.
lesson-alhambra-reserve-exchange-wrong = Choose the cell of the garden: the exchange puts the tower there and the garden into your reserve, in a single action.

## Majorities

lesson-alhambra-majority-title = Majorities
lesson-alhambra-majority-most = Points go to whoever has the most buildings of a kind. Yusuf has two gardens. Zoraya has one tower, and so have you.
lesson-alhambra-majority-ties = Tied players share the points: one tower each gives you 3 of the 6. Towers are worth the most, then gardens, chambers, arcades, seraglios, pavilions.
lesson-alhambra-majority-buy = You can afford the garden or the tower. Buy the one that puts you alone in front.
lesson-alhambra-majority-buy-wrong = With a second garden you would only tie with Yusuf. A second tower puts you ahead of Zoraya, and takes points from her.
lesson-alhambra-majority-place = Place the tower where it brings you the most points.
lesson-alhambra-majority-place-wrong = Look at the points that each cell shows, and take the best one.

## Scorings

lesson-alhambra-scoring-title = The three scorings
lesson-alhambra-scoring-now = A game has three scorings. Two scoring cards are hidden in the deck; the third scoring comes at the end. Here you see what each player would get now.
lesson-alhambra-scoring-take = The first scoring card is one of the next two cards. Take the florin 1 and the dirham 3, so that two new cards come up.
lesson-alhambra-scoring-take-wrong = Only one card would come up. Take two, and the scoring is sure to come.
lesson-alhambra-scoring-first = The first scoring: only first places count, for 1 to 6 points, and the walls.
lesson-alhambra-scoring-later = In the second scoring a first place is worth 8 to 13 points, and the second place scores too. In the third it is 16 to 21, and third places score as well.
lesson-alhambra-scoring-places = So being second in many kinds can beat being first in one. Look often at what a scoring would give.
lesson-alhambra-scoring-reserve = The game ends when the market cannot be filled up any more. Then whoever holds the most money of a colour gets the building left in its slot, and the last scoring is held.

## A rival

lesson-alhambra-rival-title = Reading a rival
lesson-alhambra-rival-watch = Money is taken openly. Zoraya has just taken ducats, and the tower in the ducat slot would be her third. You have two towers as well.
lesson-alhambra-rival-deny = Buy the tower before she does, even if you overpay.
lesson-alhambra-rival-deny-wrong = Then Zoraya buys the tower, and the towers are hers: 6 points now, 13 and 21 later. Take it from her.
lesson-alhambra-rival-place = Now the towers are yours. Place it.
lesson-alhambra-rival-place-wrong = It only counts in your palace. Choose the cell with the most points.

## A short game

lesson-alhambra-game-title = A short game
lesson-alhambra-game-look = You know all you need. This game is nearly over: the last scoring is ahead, with 16 to 21 points for a first place.
lesson-alhambra-game-end = Few buildings are left in the bag. When the market cannot be filled, it is over. Zoraya and Yusuf are gardeners, who do not think far ahead.
lesson-alhambra-game-play = Play it to the end. The hint button shows what a strong player would do, and undo takes a choice back.

## Falconers

lesson-alhambra-falconers-title = Falconers
lesson-alhambra-falconers-falcons = There are fifteen falcons to buy. Each shows two kinds of buildings.
lesson-alhambra-falconers-crossing = A falcon perches where four of your tiles meet, if both its kinds are among them. Here a tower, a garden and chambers meet the fountain.
lesson-alhambra-falconers-falcon = Choose the point in the middle, and one of the falcons that fit.
lesson-alhambra-falconers-falcon-wrong = A falcon is worth 2 points at every scoring from now on, two of a colour 6, three 12. Buy one.
lesson-alhambra-falconers-pay = A falcon costs one card of any value. Pay with what you need least.
lesson-alhambra-falconers-pay-wrong = A falcon costs a card, whatever it is worth: give the florin 1 and keep the ducat 9.

## Portals

lesson-alhambra-portals-title = Portals
lesson-alhambra-portals-portals = With each building you may buy a portal of its kind. Before the first scoring it costs 6 more, then 4, then 2.
lesson-alhambra-portals-buy = Buy the garden together with a portal: 8 and 6 make 14 dirhams.
lesson-alhambra-portals-buy-wrong = That buys the garden alone. Choose the payment with the portal.
lesson-alhambra-portals-place = Place the garden first.
lesson-alhambra-portals-portal = A portal fills half a cell, next to a building of its kind. Its long side is a wall, and you may turn it. Place it.
lesson-alhambra-portals-wall = A portal in your longest wall gives 2 points more. In the other half of its cell nothing is ever built.

## Building sites

lesson-alhambra-building-sites-title = Building sites
lesson-alhambra-building-sites-half = You may buy a building as a site: for half its price. Its walls count at once, the building only when it is finished.
lesson-alhambra-building-sites-buy = Buy the garden in the dinar slot as a site: half of 9, rounded up, is 5.
lesson-alhambra-building-sites-buy-wrong = That is the full price. As a site the garden costs only a dinar 5 for now.
lesson-alhambra-building-sites-keep = You draw two tokens and keep one. In that currency you will pay the full price when you finish it. You hold a florin 9: keep the florin.
lesson-alhambra-building-sites-keep-wrong = Your dinars are nearly spent. With the florin you can finish the garden next turn.
lesson-alhambra-building-sites-place = Place the site like any building.
lesson-alhambra-building-sites-place-wrong = In the palace its walls count already. Place it.
lesson-alhambra-building-sites-finish = Finish the garden: pay 9 florins. Paid exactly, this too gives another action.
lesson-alhambra-building-sites-finish-wrong = Until it is finished the garden counts for no majority. Finish it.
lesson-alhambra-building-sites-end = At the end of the game, an unfinished site in your palace costs you all money of its currency, before the last buildings are given away.

## Exchange certificates

lesson-alhambra-exchange-certificates-title = Exchange certificates
lesson-alhambra-exchange-certificates-over = With a certificate, what you overpay is not lost: you may keep an excess of 1 to 6 as a credit, in any currency whose marker is free.
lesson-alhambra-exchange-certificates-buy = Buy the seraglio in the dinar slot. It costs 7, and you pay with a 9.
lesson-alhambra-exchange-certificates-buy-wrong = Here overpaying is useful. Buy the seraglio with the dinar 9.
lesson-alhambra-exchange-certificates-marker = Two are left over. The garden in the ducat slot costs 8, and you hold a ducat 6: keep the two as ducats.
lesson-alhambra-exchange-certificates-marker-wrong = You need two more ducats for the garden. Take the ducat marker.
lesson-alhambra-exchange-certificates-place = Place the seraglio.
lesson-alhambra-exchange-certificates-credit = The credit is money like any card: pay for the garden with the ducat 6 and the credit. It is exact.
lesson-alhambra-exchange-certificates-credit-wrong = The garden is within reach: 6 and the credit of 2 make 8.

## Dirk

lesson-alhambra-dirk-title = Two players and Dirk
lesson-alhambra-dirk-dirk = With two players there is Dirk. He has no turns and no wall, but he owns buildings and takes part in every majority.
lesson-alhambra-dirk-counts = Zoraya and Dirk have two towers each, you have none. At a scoring the two share the points for the towers.
lesson-alhambra-dirk-buy = Buy the tower in the ducat slot.
lesson-alhambra-dirk-buy-wrong = The tower is the better purchase: you will see why.
lesson-alhambra-dirk-give = You may give what you bought to Dirk. With three towers he takes first place all by himself, and Zoraya gets nothing for it. Give it to him.
lesson-alhambra-dirk-give-wrong = One tower brings you nothing against two. If Dirk has it, it takes the points from Zoraya.
