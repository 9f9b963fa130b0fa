# Tables by link, over a server.
online-title = Play online
online-lead = Open a table and send its link: whoever has it can sit down. No account is needed.
online-create = Open a table
online-create-go = Open the table
online-quick = Quick match
online-quick-text = A quick match seats you with somebody who wants the same game, edition and clock.
online-who = You
online-name = Your name
online-name-save = Save name
online-join = Join by link
online-join-link = Link or name of a table
online-join-go = Go to the table
online-tables = Open tables
online-tables-none = Nobody is waiting at an open table.
online-nobody = Nobody yet
online-free = { $count ->
    [one] One seat free
   *[other] { $count } seats free
}
online-rated-word = rated
online-game = Game
online-deck = Your deck
online-deck-none = Choose a deck
online-deck-other = Change your deck
online-seat = Seat { $number }
online-seats = Seats
online-seat-person = Somebody with the link
online-seat-computer = Computer: { $level }
online-seat-free = Free
online-clock = Clock
online-clock-none = No clock
online-clock-decision = { $time } for each decision
online-clock-bank = { $time } for the game, { $increment } s more each decision
online-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
online-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
online-expiry = When time is up
online-expiry-default = The safest answer is taken
online-expiry-computer = The computer takes the seat
online-watch = Watchers
online-watch-anyone = Anybody with the link may watch
online-watch-delayed = Anybody may watch, half a minute late
online-watch-nobody = Nobody may watch
online-more = More about the table
online-listed = Show it among the open tables
online-rated = Rated (people only)
online-open-hands = Watchers see all hands
online-room = Table
online-link = Link for the others
online-copy = Copy link
online-copied = Copied
online-sit = Sit down
online-kick = Send { $name } away
online-host = Host
online-rating = Rating { $rating }
online-is-ready = Ready
online-not-ready = Not ready yet
online-no-deck = Choosing a deck
online-ready = I am ready
online-unready = Not ready after all
online-dealing = Everybody is ready. The cards are being dealt…
online-leave = Leave the table
online-watching = You are watching. Take a free seat to play.
online-watching-short = Watching
online-bound = The server is bound to its share of the shuffle: { $commitment }… Everybody adds their own when they are ready.
online-chat = Chat
online-chat-none = Nobody has written anything.
online-chat-write = Write something
online-chat-send = Send
online-chat-new = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
online-mute = Mute { $name }
online-muted = You will read nothing more of theirs.
online-report = Report
online-reported = Reported.
online-connecting = Connecting…
online-offline = No connection. Trying again; nothing is lost.
online-back = Back. You have missed nothing.
online-table = Online table
online-undo-ask = Ask to take back
online-asks-undo = { $name } would like to take back the last choice.
online-asked-undo = You have asked to take back your last choice.
online-asks-pause = { $name } asks for a pause.
online-asked-pause = You have asked for a pause.
online-agree = Agree
online-refuse = Refuse
online-pause = Ask for a pause
online-paused = The clock is stopped.
online-resume = Go on
online-clocks = Clocks
online-rematch = Play again
online-rematch-waits = Waiting for the others ({ $count } of { $of })
online-replay = Watch the replay
online-to-lobby = To the lobby
online-fair-check = Check the shuffle
online-fair-fair = The deal was fair: every share is what it was committed to, and together they make the shuffle.
online-fair-unfair = The deal does not add up. Somebody changed their share.
online-fair-unknown = The server did not show its share. Try again later.
online-gone = There is no such table
online-gone-text = Everybody has left it, or the link is not complete.
online-refused-offline = The server cannot be reached.
online-refused-insecure = This browser makes keys only at addresses with https, or on this machine. Ask whoever hosts this server.
online-refused-tooFast = Too much at once. Wait a little.
online-refused-notYours = That is for somebody else to do.
online-refused-stale = The table had moved on; here is how it stands.
online-refused-illegal = That is not possible now.
online-refused-counterUsed = You did something else in another tab; here is how it stands.
online-refused-notNow = Not at this moment.
online-refused-over = The match is over.
online-refused-unavailable = That did not work. Try again.
online-refused-taken = Somebody was quicker: this seat is taken.
online-refused-sentAway = The host has sent you away from this table.
online-refused-deck = Choose a deck first.
online-refused-unknownRoom = There is no such table.
online-refused-notWatchable = Nobody may watch at this table.
online-refused-otherCatalogue = This match began with other cards or rules than the server has now.
