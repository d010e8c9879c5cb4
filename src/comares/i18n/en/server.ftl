### What the table in the browser refuses

refused-malformed = That cannot be read: { $what }
refused-setup = This table cannot be set up: { $what }
refused-record = This is not a complete game file: { $what }
refused-position = The position cannot be read: { $what }
refused-unreachable = { $what }
refused-unreadable = { $what }
refused-foreign = This request comes from another page, so it was refused.
refused-not-your-seat = { $seat ->
    [0] You have no seat at this table.
   *[other] Seat { $seat } is not yours.
}
refused-not-alone = You can go back this far only when all others at the table are bots.
refused-counts = This try at the deal of the day counts: no hints and no undo.
refused-deal-hidden = Other tables with today’s deal stay hidden until you have played it to the end.
refused-not-here = There is nothing at this address.
refused-no-table = There is no such table.
refused-no-seat = This link leads to no free seat. Ask the host for a new one.
refused-method = This address does not accept that request.
refused-components = This table is played with other components ({ $data }) than this server has now ({ $here }). Its host can bring them back.
refused-unknown-game = This table plays { $game }, which this server does not have; it has { $here }. Its host can bring it back.
refused-newer-rules = This game was stored by a newer Comares (version { $version } of its rules; here it is { $now }). It opens again once the server is updated.
refused-older-rules = This game was begun under older rules (version { $version }; now it is { $now }). You can look at it and save its record, but nobody can play on.
refused-damaged = The stored game is damaged from line { $line } on. You can look at everything before it and save the record, but nobody can play on. The server’s host can restore it from a backup.
refused-bad-table = This table cannot be opened: what is stored of it is damaged. The server’s host can restore it from a backup.
refused-late = The table has moved on to line { $line }. Look and choose again.
refused-illegal = { $what }
refused-not-your-decision = { not-your-decision }
refused-nothing-to-undo = { $what }
refused-over = The game at this table is over.
refused-closed = The host of this server has closed this table.
refused-not-over = The game is not over yet.
refused-too-large = That is too large to send at once.
refused-full = This table has { $lines } lines, the most that a table can have.
refused-undone-enough = This table has { $lines } lines, so nothing more can be undone. You can still play the game to its end.
refused-too-many = Too many requests. Try again in a moment.
refused-quota-running = You have { $limit } running tables, as many as this server allows. Finish one of them first.
refused-quota-new = You have made { $limit } tables within an hour, as many as this server allows. Try again later.
refused-internal = The server made an error, and it has been logged. Try again.
refused-storage = The server cannot use its storage just now, so nothing has changed. Try again in a moment.

### The command

serving = Comares runs at { $address } (Ctrl+C stops it)
serving-others = Friends in the same network find it at { $address }
