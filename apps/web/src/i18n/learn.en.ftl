## Learn: lessons, puzzles, scenes

learn-lead = Short lessons at a real table, puzzles to win in one turn, and any position you bring.
learn-first = Your first game
learn-first-lead = A whole game with a guide: ten to fifteen minutes, one thing at a time, and you may do anything.
learn-first-go = Play it
learn-lessons = Lessons
learn-puzzles = Puzzles
learn-puzzles-lead = Win before the turn ends, whatever your rival answers.
learn-difficulty = Difficulty { $difficulty } of 5
learn-done = Done
learn-solved = Solved
learn-scenes = Scenes
learn-scenes-lead = A scene file lays out a position. Open one and play on from it.
learn-scene-first = Open against the computer
learn-scene-all = Open with people at every seat
learn-scene-editor = Lay out a position of your own
learn-scene-trouble = This file cannot be opened:

coach-label = Guidance
coach-at = { $beat } of { $count }
coach-next = Next
coach-rules = The rules behind this:
coach-back = Take it back
coach-other = That is allowed, but it is not what this step is about. Take it back, or see whether you still get there.
coach-gone = The turn has gone by without it. Take it back and try once more.
coach-next-lesson = Next: { $title }
coach-again = Start again
coach-leave = Leave
coach-done = Done, more lessons
puzzle-task = Win this turn.
puzzle-hint = A hint
puzzle-solved = Solved!
puzzle-missed = The turn is over and the game is not won. Try another way.
puzzle-more = More puzzles

puzzle-number = Puzzle { $number }
puzzle-shown = That was one way. Now try it yourself.
puzzle-gone = From here it cannot be won this turn any more.
puzzle-back = Take it back
puzzle-solution = Play the solution
puzzle-next = The next one
puzzle-hint-more = More of it
puzzle-hint-card = Begin with { $name }.
puzzle-hint-team = Together they reach what nobody reaches alone.
puzzle-hint-overRow = Somebody need not stop at the front row.
puzzle-hint-level = Experience counts: a new level comes in time.
puzzle-hint-trick = A plot twist is in your hand for this.
puzzle-hint-power = A super power tips the balance.
puzzle-hint-powerUp = A card with the right name makes somebody stronger.
puzzle-hint-chain = One attack is not enough. Mind the order.
puzzle-hint-single = One blow decides. Whose?
puzzle-hint-nemesis = One of yours has a Nemesis on the other side.
puzzle-hint-missions = Count the points of this last turn.
puzzle-hint-boost = Cards from your hand reach the threshold.
puzzle-hint-superHit = You hold a card with the right name.
puzzle-hint-ability = An ability comes first.
puzzle-hint-group = Two can challenge as one.
puzzle-hint-teamCard = A Team can come together.
puzzle-theme-team = Team attacks
puzzle-theme-overRow = Over the row
puzzle-theme-level = Level up
puzzle-theme-trick = Lethal with a trick
puzzle-theme-power = Super powers
puzzle-theme-powerUp = Power-Ups
puzzle-theme-chain = Several attacks
puzzle-theme-single = One blow
puzzle-theme-nemesis = Nemesis
puzzle-theme-missions = The last turn
puzzle-theme-boost = Boosts
puzzle-theme-superHit = Super Hits
puzzle-theme-ability = Abilities
puzzle-theme-group = Group challenges
puzzle-theme-teamCard = Teams
daily-title = Puzzle of the day
daily-streak = { $streak ->
    [0] Solve it and begin a streak.
    [one] One day in a row.
   *[other] { $streak } days in a row.
 }
daily-done = { $streak ->
    [one] Solved today. One day in a row.
   *[other] Solved today. { $streak } days in a row.
 }
daily-go = Solve it
daily-again = Once more
mined-title = Train
mined-rating = Your rating is { $rating }. { $solved } of { $count } solved.
mined-theme = Theme
mined-theme-any = Any
mined-go = The next one for me
learn-by-hand = Made by hand

gauntlet-title = Gauntlet
gauntlet-lead = Seven tables, one deck, two lives. Each opponent plays better than the last, and each table has a twist.
gauntlet-best = Best run: { $best } of { $count }.
gauntlet-open = To the gauntlet
gauntlet-here = { $lives ->
    [one] You are on your way. One life left.
   *[other] You are on your way. { $lives } lives left.
 }
gauntlet-clock = { $minutes ->
    [one] One minute so far.
   *[other] { $minutes } minutes so far.
 }
gauntlet-fight = Play table { $number }
gauntlet-share = Copy a link to this run
gauntlet-copied = Copied
gauntlet-new = A new run
gauntlet-linked = The link you followed brings the same cards as somebody else’s run.
gauntlet-deck = Your deck
gauntlet-timed = Against the clock
gauntlet-begin = Begin
gauntlet-won = Beaten. The next one plays better.
gauntlet-lost = { $lives ->
    [one] Lost. One life left: the same table once more, dealt anew.
   *[other] Lost. { $lives } lives left: the same table once more, dealt anew.
 }
gauntlet-over = The run is over. { $level ->
    [one] One table won.
   *[other] { $level } tables won.
 }
gauntlet-all = All seven beaten.
gauntlet-next = Next table
gauntlet-retry = Once more
gauntlet-see = See the run
gauntlet-twist-cr21 = By the compiled rules, 2.1
gauntlet-twist-updates = With the updates to the modern rules
gauntlet-twist-mb15 = By the first rulebook, of 2015
gauntlet-twist-mcu18 = By the rulebook of 2018
gauntlet-twist-cw = By the Civil War rulebook
gauntlet-twist-freeForAll = Two at once: everybody against everybody
gauntlet-twist-twoVsTwo = Two against two, with a computer at your side
gauntlet-twist-basic = The basic game, without abilities
gauntlet-twist-level-2a = Weak points: two Hit Points at once
gauntlet-twist-level-2b = Weak points: 500 more Attack
gauntlet-twist-shared-targets = Several may challenge the same target
gauntlet-twist-response-each = Answers before every challenge
gauntlet-twist-lose-top = A defeat takes the top card of a stack
gauntlet-twist-early-defence = Bonus Defence and Support in your own turn

home-lesson = Lesson { $number } of { $count }.
home-lesson-go = Begin it
learn-next = Next
profile-title = You, here
profile-games = { $count ->
    [0] No game finished against computers yet.
    [one] One game finished, { $won } won.
   *[other] { $count } games finished, { $won } won.
 }
profile-lessons = { $done } of { $count } lessons done.
profile-puzzles = { $solved ->
    [one] One puzzle solved. Rating { $rating }.
   *[other] { $solved } puzzles solved. Rating { $rating }.
 }
profile-streak = Daily puzzle: { $streak ->
    [one] one day in a row
   *[other] { $streak } days in a row
 }, { $days } in all.
profile-deck = Played most: { $deck }, { $games ->
    [one] one game
   *[other] { $games } games
 }, { $won } won.
profile-kept = All of this stays on this device.
profile-follow = With a passkey it follows you to other devices.
profile-follows-yes = Kept on this device and with your account; last brought together { $at }.
profile-follows-later = Kept on this device. Your account gets it as soon as the server can be reached.
profile-settings = Save it as a file, bring it back or wipe it in the settings.

lesson-vs-rows = Rows and attacking
lesson-vs-rows-lead = Who stands in front, who behind, and what an attack does.
lesson-vs-rows-1 = Each side has two rows. Whoever stands in front protects those behind. Your Hulk is in front, Hawkeye and your main character are behind him.
lesson-vs-rows-2 = Attack Ronan with Hulk: click Hulk, then Ronan. An attack stuns when its ATK reaches the defender's DEF.
lesson-vs-rows-2-oops = That was Hawkeye. It is allowed, but take it back and send Hulk first.
lesson-vs-rows-3 = Before blows fall, both players may act. You have nothing to add: pass, and Hulk's 7 ATK meets Ronan's 3 DEF.
lesson-vs-rows-4 = Ronan is stunned and protects nobody any more. Hawkeye has Ranged, so he may attack from the back row: send him against Loki.
lesson-vs-rows-5 = Rows decide who can be reached. Clear the front, then strike behind it. That is the heart of the game.

lesson-vs-resources = Resources and recruiting
lesson-vs-resources-lead = Every turn a resource, and characters worth as many points.
lesson-vs-resources-1 = Each turn you build before you fight. You may put one card from your hand into your resource row; each resource is worth a point for recruiting.
lesson-vs-resources-2 = Put a card face down as a resource. Hulk costs 7 and would wait for long: he is the best choice.
lesson-vs-resources-2-oops = It is allowed, but you will want to recruit that one in a moment. Take it back and put Hulk down.
lesson-vs-resources-3 = Now you have three points. Recruit Black Panther for two of them: click him, then a row. Pass once to come to recruiting, if you are not there.
lesson-vs-resources-3-oops = Ant-Man is fine as well; Black Panther still fits your points.
lesson-vs-resources-4 = One point is left, and Ant-Man costs one. Recruit him too.
lesson-vs-resources-5 = Points that are not spent are lost. A hand with a cheap character for every turn seldom wastes any.

lesson-vs-powers = Locations and super powers
lesson-vs-powers-lead = Locations lie face up and pay for super powers.
lesson-vs-powers-1 = A location may lie face up among your resources. It shows a symbol, and turning it face down pays that symbol of a super power.
lesson-vs-powers-2 = Hulk has three wounds, and Smash gives him a +1/+1 counter for each. Click Hulk and use Smash; a Might location pays for it.
lesson-vs-powers-2-oops = Hulk alone is too weak for that attack. Take it back and use Smash first.
lesson-vs-powers-3 = The location turns face down and the counters are on their way.
lesson-vs-powers-4 = Hulk is 6/6 now. Attack Abomination.
lesson-vs-powers-5 = Pass to let the blows fall.
lesson-vs-powers-6 = Locations that were turned down stay so until an effect turns them up: spend them on what decides a turn.

lesson-vs-teams = Team attacks
lesson-vs-teams-lead = Together several characters reach what none reaches alone.
lesson-vs-teams-1 = Juggernaut has 5 DEF, and nobody of yours has so much ATK. Characters of one team who stand in the same row may attack together, and their ATK is added up.
lesson-vs-teams-2 = Click two or three of your Avengers, then Juggernaut.
lesson-vs-teams-2-oops = One alone cannot stun him. Take it back and choose several first.
lesson-vs-teams-3 = Pass. The defender strikes back at one attacker only, and its player chooses which.
lesson-vs-teams-4 = Send as few as will do: whoever attacks is exhausted, and is missing from the next attack.

lesson-vs-flight = Flight, range and protection
lesson-vs-flight-lead = How to reach somebody behind a front row.
lesson-vs-flight-1 = Abomination protects Red Skull and Loki. A flyer may attack over a front row, as long as nobody there flies.
lesson-vs-flight-2 = Dr. Strange flies. Attack Red Skull with him.
lesson-vs-flight-2-oops = Abomination is in front and tough. Take it back and fly over him.
lesson-vs-flight-3 = Pass, and see who strikes whom.
lesson-vs-flight-4 = Ranged lets a character attack from the back row, but not over a front row. Flight goes over it, Stealth goes through it.

lesson-vs-levels = Levelling up
lesson-vs-levels-lead = Main characters gain experience and grow.
lesson-vs-levels-1 = Your main character Wolverine has 2 XP of the 3 he needs. His Level Up power says how he gains them: by stunning a defender while attacking alone.
lesson-vs-levels-2 = Attack Ronan with Wolverine, alone.
lesson-vs-levels-3 = Pass, and the blow brings the third XP.
lesson-vs-levels-4 = With enough XP he becomes level 2 at once.
lesson-vs-levels-5 = From now on the numbers and powers of the new card count. Wounds and +1/+1 counters stay, and so does ready or exhausted.

lesson-arena-setup = Set-up and Missions
lesson-arena-setup-lead = Choose who takes the field, and what you fight for.
lesson-arena-setup-1 = You begin by choosing characters for your active and reserve Squad. Nobody sees them until both players are ready.
lesson-arena-setup-2 = Click characters of your hand until your Squads are complete and confirmed.
lesson-arena-setup-3 = Both Squads are turned up at the same moment. Each player shows a card of the deck, and the lower Attack begins.
lesson-arena-setup-4 = Each turn your first Mission is activated by itself. Defeat an opposing Active character this turn and it is completed: it gives its Mission Points and goes to your hand. Otherwise it is discarded. Each defeat gives 1 point too; most points win.

lesson-arena-challenges = Challenges and Boosts
lesson-arena-challenges-lead = Attack against Defence, and cards that tip the balance.
lesson-arena-challenges-1 = An Attack that reaches the Defence exhausts a character: it loses a Power Point. One that reaches Defence and Resistance together defeats it.
lesson-arena-challenges-2 = Challenge with Thor: click him, then his target. Pass when you want no further challenge.
lesson-arena-challenges-3 = Now Boosts: each card you discard adds 100 to the Attack, whatever the card. You may discard as many as Thor has Power Points. Discard one for him.
lesson-arena-challenges-4 = Only totals count: a Boost that reaches no threshold is wasted, and so is one beyond it.

lesson-arena-power = Power Points and abilities
lesson-arena-power-lead = Power Points keep characters standing and pay for what they can do.
lesson-arena-power-1 = In the Power Up phase three cards from your deck are put face down under your characters, Active or Reserve, as you like. Each is a Power Point.
lesson-arena-power-2 = Give your characters Power Points. Hulk's ability costs some: feed him.
lesson-arena-power-3 = Go on to the special abilities and activate one. The Power Points it costs are turned sideways: they are engaged, and at your next Cool Down they are discarded.
lesson-arena-power-4 = A character without Power Points falls as soon as an Attack reaches its Defence. Spend, but not all.

lesson-arena-check-point = Check Point and teams
lesson-arena-check-point-lead = At the end of a turn Squads change, grow and assemble.
lesson-arena-check-point-1 = At the Check Point you may strengthen your Squad. A card with the name of a character in play can be put on top of it as a Hit Point; its values count from then on.
lesson-arena-check-point-2 = Add a Hit Point to Thor with a card of his name.
lesson-arena-check-point-3 = A Team can assemble here as well, if each of its members is in one of your Squads or in your hand. All their cards go under the Team card as Power Points.
