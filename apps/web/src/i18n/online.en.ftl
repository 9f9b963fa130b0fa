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
online-share = Share link
online-share-title = A table at Longbox
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
online-report = Report
online-reported = Reported.
online-connecting = Connecting…
online-offline = No connection. Trying again; nothing is lost.
online-back = Back. You have missed nothing.
call-title = Your move
call-text = Your game at Longbox waits for you.
call-ask = Shall we call you when it is your move and you look elsewhere?
call-yes = Yes, call me
call-no = No, thanks
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
online-fair-fair = The deal was fair: the server kept to what it had promised before, your own share is in it, and together they make this shuffle.
online-fair-unwitnessed = The sums are right. But this browser had no share in the deal, so for the rest it has only the server's word.
online-fair-unfair = The deal does not add up. Somebody changed their share.
online-fair-unknown = The server did not show its share. Try again later.
online-gone = There is no such table
online-gone-text = Everybody has left it, or the link is not complete.
online-refused-offline = The server cannot be reached.
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
online-refused-notHere = You cannot sit at this table.
online-refused-banned = You may not play here for now. Your page says until when, and why.
online-refused-deck = Choose a deck first.
online-refused-unknownRoom = There is no such table.
online-refused-notWatchable = Nobody may watch at this table.
online-refused-otherCatalogue = This match began with other cards or rules than the server has now.
online-refused-tooMany = You have as many tables as one player may have. Finish or close one first.
online-refused-tooNew = New accounts cannot play for ratings yet. Try an unrated table.
online-refused-rated = A rated table is for people only, and needs a clock and watchers who are behind.

# Who somebody is, and how well they play.
online-you = You
online-you-link = Your page: passkeys, rating
online-player = Player
online-keep = Keep your name
online-passkeys = Passkeys
online-passkey-text = This browser knows you as { $name }. With a passkey you are { $name } on your other devices too, with the same rating. Nothing else is asked of you.
online-passkey-kept = You are { $name } on every device where you sign in with one of these passkeys.
online-passkey-add = Keep my name with a passkey
online-passkey-more = Add another passkey
online-passkey-enter = Sign in with a passkey
online-passkey-leaves = Signing in makes this browser yours; the guest it was before stays behind.
online-passkey-of = Passkey { $number }, added { $day }
online-passkey-remove = Remove
online-passkey-last = It is the last one: afterwards only this browser knows you.
online-passkey-insecure = Passkeys work only at addresses with https, or on the server's own machine. Everything else works here too: this browser remembers you.
online-passkey-unsupported = This browser has no passkeys. It remembers you all the same.
online-data = What is kept about you
online-banned = You may not play here until { $until }. The reason given:
online-export = Download what is kept about you
online-delete = Delete this account
online-delete-text = Your name, ratings, passkeys and everything you wrote are removed for good. Matches stay for those who played them with you, without your name.
online-delete-name = To be sure, write your name ({ $name }):
online-block = Block { $name }
online-sign-out = Sign out here
online-your-rating = Your rating
online-rating-none = No rated game yet. Tick “Rated” when you open a table, or play a rated quick match.
online-rating-chart = { $count ->
    [one] One rated game, from { $from } to { $to }
   *[other] { $count } rated games, from { $from } to { $to }
}
online-rating-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
online-rating-won = { $count ->
    [one] 1 won
   *[other] { $count } won
}
online-rated-games = Rated games, newest first
online-won = Won
online-place = { $place ->
    [2] Lost
   *[other] Place { $place }
}
online-against = against { $names }
online-ratings = Ratings
online-ratings-lead = Every game and edition has ratings of its own. The number after ± says how sure they are; it shrinks with each game.
online-ratings-none = Nobody has played a rated game here.
online-rank = Rank
online-rating-word = Rating
online-games-word = Games
online-refused-passkey = This passkey does not belong to anybody here, or could not be verified.
online-refused-passkeyKnown = This device already has a passkey of yours.
online-refused-passkeyClosed = Nothing was done: the dialog was closed.
online-refused-replayLong = This game is too long for a link.
online-muted = You read nothing of what { $name } writes.
online-unmute = Unmute
online-taken = Time was up for { $name }. The computer plays on.
online-taken-yours = Your time was up. The computer plays your seat to the end.
online-refused-unseated = You no longer have a seat at this table.
online-refused-timeUp = Time was up: the safest answer was taken for you.
online-refused-deckIllegal = This deck cannot be played at this table.
online-from = Seen from
