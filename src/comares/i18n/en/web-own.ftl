# The owner's page.

web-own-title = The values of your box
web-own-game = Game
web-own-box-sabika = Sabika
web-own-box-alhambra = Falcons of Alhambra
web-own-intro-sabika = Do you own Sabika? Enter what is printed on its cards, tokens and boards, one at a time. Begin an edition: it holds everything as reconstructed here until you correct it.
web-own-intro-alhambra = Do you own the Falconers of Alhambra? Enter the fifteen falcons as they are printed. Begin an edition: it holds them as reconstructed here until you correct them.
web-own-pick = Pick a component to correct it.
web-own-editions = My editions
web-own-unnamed = Without a name
web-own-my-box = My box { $number }
web-own-new = New edition
web-own-import = Import a zip
web-own-export = Export as a zip
web-own-delete = Delete
web-own-delete-sure = Delete this edition? Tables that are played with it keep their cards.
web-own-keep = Keep it
web-own-name = Name
web-own-printed = Printed { $printed } of { $pieces }
web-own-progress = Printed components
web-own-saving = Saving …
web-own-saved = Saved
web-own-use = Use this edition for new tables
web-own-components = All components
web-own-kind = Kind
web-own-all-kinds = All kinds
web-own-status = Status
web-own-none = Nothing fits these filters.
web-own-has-mistakes = has mistakes
web-own-card = The component
web-own-before = Previous
web-own-next = Next
web-own-undo = Undo
web-own-as-printed = As printed
web-own-source = Where the values come from
web-own-add-row = Add a space after this one
web-own-remove-row = Remove this one
web-own-earlier = Move up
web-own-remove = Remove: { $what }
web-own-resources = Resources
web-own-how-many = How many
web-own-of-quarry = from this quarry
web-own-goods = Goods
web-own-each = VP for each
web-own-max = At most (0: no limit)
web-own-counted = What is counted
web-own-alternative = Alternative { $number }
web-own-add-alternative = Another alternative
web-own-add = Add
web-own-yes = yes
web-own-any-city = any city
web-own-ranked = By rank: first, second, third place
web-own-material = Material
web-own-of-types = Buildings of these types
web-own-per-nothing = nothing counted
web-own-per = 1 VP for each { $what }
web-own-back = To the start page
web-own-play = Play with it
web-own-unmarked = No mark: the rulebook states it
web-own-step = { $step ->
    [begin] Begin an edition. It is yours alone.
    [compare] Take a card from your box and compare. Correct what differs, then press “{ web-own-as-printed }”.
   *[use] Tick “{ web-own-use }”, and play. You can do so at any time: what you have not compared stays as reconstructed here.
}
web-own-mistakes = { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}
web-own-filter = { $status ->
    [all] All
    [open] Not as printed yet
    [printed] As printed
   *[mistakes] With mistakes
}
web-own-table = { $table ->
    [board-outer] Outer ring
    [board-middle] Middle ring
    [board-inner] Inner ring
    [board-secondary-spaces] Secondary spaces
    [board-sultan-workers] The Sultan’s workers
    [board-round-track] Round track
    [board-tower] Tower of wishes
    [board-reward-track] Reward track
    [board-displays] Displays
    [buildings-large-every-token-first] Every large building
    [buildings-large-tokens] Large buildings
    [buildings-small-balance-bonuses] Balance bonuses
    [buildings-small-balance-cards] Balance cards
    [buildings-small-cards] Small buildings
    [events-events] Event cards
    [poems-long-cards] Long poems
    [poems-short-cards] Short poems
    [start-dinars] Starting dinars
    [start-tokens] Starting tokens
    [storehouses-tokens] Storehouse tokens
    [sultan-tokens] Wishes
    [trade-cities] Cities
    [trade-routes] Routes
    [trade-tokens] City tokens
    [trade-trade-cards] Trade cards
    [yusuf-architect] Yusuf’s architect cards
    [yusuf-merchant] Yusuf’s merchant cards
    [yusuf-poet] Yusuf’s poet cards
   *[falcons-falcons] Falcons
}
web-own-field = { $field ->
    [i] Space
    [action] Action
    [stack] Stack
    [side] Side of the board
    [id] Printed name
    [kind] Kind
    [outer] Outer ring: space
    [middle] Middle ring: space
    [inner] Inner ring: space
    [only-with-4] Only with 4 players
    [players] Players
    [space] Space
    [era] Era
    [tax] Tax
    [wish] A wish
    [event] An event
    [slot] Place
    [vp] VP for each thing
    [bonus] Bonus
    [yusuf-order] Yusuf’s order
    [count-by-players] Open with 1, 2, 3, 4 players
    [type] Type
    [removed-with-2] Removed with 1 or 2 players
    [left] Left half
    [right] Right half
    [base] Printed material
    [modifier] What it changes
    [scoring] What it scores
    [solo-removed] Removed in the solo game
    [blue] Blue half
    [red] Red half
    [place] Place in turn order
    [dinars] Dinars
    [boxes] Boxes
    [letter] Letter
    [count-of] What it counts
    [a] From
    [b] To
    [cost] Cost in dinars
    [colour] Colour
    [demand] Goods that it wants
    [income] Income
    [yusuf-condition] Yusuf’s condition
    [discard] Discards raw and marble beside it
    [actions] Actions
    [reward] Reward
    [falcon] Colour of the falcon
    [kind-a] First kind
   *[kind-b] Second kind
}
web-own-op = { $op ->
    [gain] Gain
    [gain-choice] Gain of your choice
    [operations] Market operations
    [produce] Produce goods
    [city-bonus] City bonus
    [activate-storehouse] Activate storehouses
    [advance-reward] Advance on the reward track
    [action] Action
    [any-earlier-reward] Bonus of an earlier space
    [large-bonus-available] Bonus of an open large building
    [red-city-action] Action of a red city
    [balance-bonus] Balance bonus
    [free-ship] A free ship
    [vp-per] VP for each
    [choice] One of several
    [seal] with a seal
    [on-build-using] When you build with a material
    [goods-store] A store for goods
    [export-base] An exported good gives
    [rest] Resting gives
    [occupancy-free] Other players’ workers cost nothing
    [engrave-extra-materials] More materials for a poem
    [engrave-vp-per-material] More VP for each material of a poem
    [engrave-discount] Engraving costs less
    [secondary-discount] Secondary actions cost less
    [route-discount] The way of an export costs less
    [market-extra-operations] More market operations
    [free-steps] Free steps
    [event-buy] Buying costs more (or less)
    [event-sell] Selling brings more (or less)
    [event-engrave-cost] Engraving costs more (or less)
    [event-export-tax-per-good] More taxes for each exported good
    [event-same-materials-allowed] Materials may be alike
    [event-tax-due] The tax is higher (or lower)
    [event-material-vp] More (or less) VP for each material
    [event-route-cost-each] Each route costs more
    [event-consolidate-cost] Consolidating costs
    [event-free-steps] Free steps
    [event-occupancy-cost] Each worker of another player costs
    [event-secondary-cost] Secondary actions cost more
   *[event-tax-step-dinar-or-vp] At the tax step: dinars or VP
}
web-own-value = { $value ->
    [small] 1 or 2 players
    [large] 3 or 4 players
    [left] left
    [right] right
    [positive] positive
    [negative] negative
    [raw] raw
    [small-buildings] small buildings
    [short-poems] short poems
    [long-poems] long poems
   *[marble] marble
}
