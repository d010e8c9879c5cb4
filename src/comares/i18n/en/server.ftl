### What the table in the browser refuses

refused-malformed = That cannot be read: { $what }
refused-setup = It cannot be set up like that: { $what }
refused-record = This is not a whole, sound record: { $what }
refused-position = The position cannot be read: { $what }
refused-unreachable = { $what }
refused-unreadable = { $what }
refused-foreign = This comes from another page; the table listens only to its own.
refused-not-your-seat = { $seat ->
    [0] You have no seat at this table.
   *[other] Seat { $seat } is not yours.
}
refused-not-alone = The game can be rewound only where nobody else sits at the table.
refused-not-here = There is nothing here.
refused-no-table = There is no such table.
refused-no-seat = This link holds no seat, or somebody has taken it.
refused-method = Not in this way.
refused-components = This table is played with other components ({ $data }) than this server has now ({ $here }). Its host can bring them back.
refused-late = The table has gone on; it is at line { $line }.
refused-illegal = { $what }
refused-not-your-decision = { not-your-decision }
refused-nothing-to-undo = { $what }
refused-over = Nobody plays at this table any more.
refused-not-over = The game is not over yet.
refused-too-large = That is too much at once.
refused-too-many = Not so fast; try again in a moment.
refused-internal = A mistake of the server; it has been noted.
refused-storage = The table could not be stored, so nothing has changed. Try again in a moment.

### The command

serving = Comares is at { $address } (Ctrl+C ends it)
serving-others = Friends in the same network find it at { $address }
