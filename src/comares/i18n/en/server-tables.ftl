### What the server refuses around a table

refused-begun = The game has begun, so you cannot simply leave. You can resign, or let a bot play for you.
refused-not-begun = Nobody has made a move yet: you can leave without resigning.
refused-resigned = You have resigned from this game. A bot plays on for you.
refused-stand-in = A bot is playing for you. Take your seat back first.
refused-not-away = The player at seat { $seat } is here, or was less than { $seconds } seconds ago.
refused-not-a-person = A bot sits at seat { $seat }.
refused-still-running = This game is still running. Resign or leave first.
refused-sits-already = You already sit at this table, and the game has begun: a second hand would tell you too much.
refused-out-of-time = Your time for this turn is over. A bot plays it for you.
refused-talk-off = There is no talk at this table: it was set up that way.
refused-talk-phrases = At this table you can say only the ready-made phrases.
refused-talk-full = { $most } messages have been said at this table; it keeps no more.
refused-talk-often = That is a lot at once. Wait a moment before you say more.
refused-rated = This game is rated: no hints, no undo, and every seat stays with its player.
refused-no-friend = No such player was found.
refused-no-club = There is no such club, or you are not in it.
refused-not-member = The club’s list has changed. Open the page again.
refused-not-owner = Only the owner of the club can do that.
refused-friends-full = You have { $most } friends and requests in your list; remove one first.
refused-club-full = A club has at most { $members } members, and one player at most { $clubs } clubs.
refused-invited-enough = Too many invitations to this table, or to this friend.
