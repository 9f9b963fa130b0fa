## Shell
loading = One moment…
close = Close
nav-replays = Replays
nav-scenes = Scenes
nav-more = More
nav-learn = Learn
nav-label = Screens
starter-title = { $team }, led by { $leader }
nav-play = Play
nav-online = Online
nav-decks = Decks
nav-cards = Cards
nav-rules = Rules
nav-lab = Lab
nav-settings = Settings
switch-language = Passa all'italiano
footer = Longbox is an unofficial, fan-made implementation. It is not connected with the publishers of the games; all pictures are drawn by Longbox itself.
game = Game
game-vs = Vs. System 2PCG
game-arena = Mission Arena
computer = Computer
you = You

trouble-title = Something broke
trouble-safe = Your game is stored after every choice, so nothing is lost. Reload the page to go on where you were.
trouble-reload = Reload
trouble-report-text = A report holds the message and the game it happened in, as a file that replays it. Nothing is sent anywhere.
trouble-report = Save a report
trouble-home = Home

## Home
home-unofficial = Unofficial and fan-made
home-lead = Two hero card games, with a table that knows every rule, tells you why, and never lets anyone break one. No account, no download.
home-play = Play now
home-first-title = New here?
home-first = Play a first game with a guide. It takes ten to fifteen minutes, tells you one thing at a time, and lets you do anything.
home-first-vs = Two teams in two rows. Knock out the rival leader. Begin here if you know neither.
home-first-arena = Five heroes a side. Challenges and Missions give points; most points win.
home-first-no = No, thanks
home-continue-title = A game is waiting
home-continue = Your last game is on the table as you left it.
home-continue-go = Back to the table
home-vs = Build a team around a main character, form up, and knock the enemy's main characters out. Two to four seats, every printed rule.
home-vs-play = Pick a deck
home-arena = Lead a squad through missions: give power, call challenges, boost at the right moment. For two, from the basic game to the last level.
home-arena-play = Pick a deck
home-cards = Every card of both games, drawn here, searchable by any word on it, with its keywords explained.
home-cards-open = Browse the cards

## Settings
set-language = Language
language-en = English
language-it = Italiano
set-theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
set-motion = Motion
motion-system = As the system
motion-off = Off
set-pace = How fast things are shown
pace-slow = Slow
pace-usual = Usual
pace-fast = Fast
pace-off = Off
set-tips = In your first games, tips on missed chances
tips-on = Show them
tips-off = Leave them out
set-single = When only one answer is possible
single-on = Answer for me
single-off = Always ask

## Cards
cards-title = Cards
cards-search = Search names, types and text
cards-search-hint = leader, flight, main skill…
cards-kind = Kind
cards-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
kind-any = All
kind-main = Main characters
kind-supporting = Supporting
kind-plotTwist = Plot twists
kind-location = Locations
kind-equipment = Equipment
type-main = Main character
type-supporting = Supporting
type-plotTwist = Plot twist
type-location = Location
type-equipment = Equipment
type-pileCard = Pile card
type-token = Token
fact-cost = Cost
fact-atk = ATK
fact-def = DEF
fact-health = Health
fact-xp = XP to level up
fact-attack = Attack
fact-defence = Defence
fact-resistance = Resistance
fact-points = Mission Points
symbol-energy = Energy
symbol-intellect = Intellect
symbol-might = Might
symbol-skill = Skill
symbol-alien = Alien
symbol-humanity = Humanity
symbol-flight = Flight
symbol-ranged = Ranged
symbol-anyTurn = Any Turn
team-avengers = Avengers
team-xmen = X-Men
team-guardians = Guardians of the Galaxy
team-superVillains = Super Villains
team-aForce = A-Force
team-defenders = Defenders
team-femmeFatales = Femme Fatales
team-underworld = Underworld
team-company = The Company
team-xenomorphs = Xenomorphs
team-symbiotes = Symbiotes
team-spiderFriends = Spider-Friends
team-monstersUnleashed = Monsters Unleashed
team-predators = Predators
team-prey = Prey
team-champions = Champions
team-inhumans = Inhumans
team-leviathons = Leviathons
team-moonGirlAndDevilDinosaur = Moon Girl/Devil Dinosaur
team-scoobies = Scoobies
team-forcesOfDarkness = Forces of Darkness
team-mcuHeroes = MCU Heroes
team-mcuVillains = MCU Villains
team-proRegistration = Pro-Registration
team-antiRegistration = Anti-Registration
team-hydra = Hydra
team-shield = S.H.I.E.L.D.
team-brotherhood = Brotherhood of Mutants
team-theBoys = The Boys
team-theSeven = The Seven
team-resistance = Resistance
team-hammer = H.A.M.M.E.R.

## Play
play-title = Play
play-friends = With friends, over the internet
play-seats = Players
play-people = People at this screen
play-people-n = { $count ->
    [one] Just me
   *[other] { $count } people
}
play-level = The computer plays
level-recruit = Recruit
level-sidekick = Sidekick
level-agent = Agent
level-hero = Hero
level-legend = Legend
level-about-recruit = Knows good play and often does something else. Right for a first game.
level-about-sidekick = Plays by the same principles, with few slips. Beats Recruit in about nineteen games of twenty.
level-about-agent = Tries its best moves out before it chooses. Beats Sidekick in about seven games of ten.
level-about-hero = Searches ahead before each move. Beats Agent in about six games of ten.
level-about-legend = Searches far ahead; takes its time.
play-more = Editions, modes and names
play-names = Names
play-person = Player { $number }
play-edition = Edition
edition-modern = Modern
edition-modern-updates = Modern with updates
edition-cw = Civil War
edition-mcu18 = MCU 2018
edition-cr21 = Compiled 2.1
edition-mb15 = First edition
play-mode = Four players
mode-freeForAll = Everyone for themselves
mode-twoVsTwo = Two against two
mode-twoVsTwoOpen = Two against two, open
mode-twoHeaded = Two-headed
play-arena-level = Level of the rules
arena-level-basic = Basic
arena-level-level-1 = Level 1: abilities
arena-level-level-2a = Level 2A: weak points, 2 Hit Points
arena-level-level-2b = Level 2B: weak points, +500 Attack
play-readings = Other readings of the rules
reading-shared-targets = Several may challenge one
reading-response-each = Respond to each challenge
reading-early-defence = Bonus Defence and Support in phase 6
reading-lose-top = The top card is lost
reading-lose-bottom = The bottom card is lost
play-choose = Choose your deck and the game begins
play-choose-for = { $name }, choose your deck
play-decks = Decks
play-shelf-first = For a first game
play-shelf-all = All decks
play-shelf-own = My decks
play-shelf-played = Played in tournaments
play-find = Find a deck
play-found = { $count ->
    [one] 1 deck
   *[other] { $count } decks
}
play-none = No deck is called that. Try a character, a team or a box.
deck-placed = { $place ->
    [1] Won { $event }
   *[other] Place { $place }, { $event }
}
deck-played = Played at { $event }
deck-published = Published on { $where }
play-own-illegal = { $count ->
    [one] Not legal yet for these rules, 1 reason. Open it to see why.
   *[other] Not legal yet for these rules, { $count } reasons. Open it to see why.
}
play-set-up = Before the first turn
play-set-up-own = I decide
play-set-up-left = Decide for me
play-with = Play this deck

## Table: zones
table-title = Table
tab-yours = Your move
tab-theirs = { $name } decides
tab-over = The game is over
tab-table = Table
table-side = { $name }'s side
table-your-side = Your side
zone-front = Front row
zone-back = Back row
zone-front-short = Front
zone-back-short = Back
zone-hand = Your hand
zone-resources = Resources
zone-resources-short = Res.
zone-deck = Deck
zone-hand-count = Hand
zone-ko-short = KO
zone-ko = KO pile
zone-level = Level-ups
zone-side = Beside the deck
zone-removed = Removed
zone-side-pile = Side pile
zone-playing = Being played
pile-empty = Nothing lies here.
row-empty = empty
face-down = Face down
wounds-of = { $have } of { $of } wounds
xp-of = { $have } of { $of } XP
turn-count = { $turn } (limit { $limit })
recruit-points = { $count ->
    [one] 1 point left
   *[other] { $count } points left
}
goal-vs = Goal: KO their main character.
goal-arena = Goal: most Mission Points.
goal-arena-long = Goal: the most Mission Points once all Missions are used up. Whoever defeats a Nemesis of its own wins at once.
turn-of = Turn { $turn } · { $name }
turn-yours = Turn { $turn } · yours
tool-undo = Undo
tool-leave = Leave
tool-log = Log
tool-save = Save the game as a file
leave-text = The game is over for you; it cannot be continued later.
leave-yes = Leave the table
leave-no = Stay

phase-label = Phases of the turn
phase-stops = { $name }: stops here. Click to pass by itself.
phase-passes = { $name }: passes by itself. Click to stop here.
phase-stop-switch = , stop here
zoom-rules-waiting = Looking up the rules…
skip-stop = by itself
skip-passed = passed
skip-draw = no draw
skip-recovery = all standing
skip-resource = no card
skip-recruit = nobody
skip-formation = no move
skip-coolDown = nobody tired
skip-dutyCall = nobody called
skip-replacement = nobody missing
skip-powerUp = no points
skip-missionActivation = none left
skip-specialAbilities = none used
skip-challenge = no challenge
skip-boost = no Boost
skip-superHit = no Super Hit
skip-challengeResolution = no challenge
skip-missionResolution = none decided
skip-checkPoint = no change
phase-none = Set-up
phase-setup = Set-up
phase-draw = Draw
phase-recovery = Recovery
phase-build = Build
phase-main = Main
phase-end = End
step-resource = Build: resource
step-recruit = Build: recruit
step-formation = Build: formation
step-short-resource = Resource
step-short-recruit = Recruit
step-short-formation = Formation
step-combat = Combat

## Table: states
state-exhausted = Exhausted
state-stunned = Stunned
state-hidden = Hidden
state-frozen = Frozen
state-attacking = Attacking
state-defending = Defending
state-selected = Selected
state-target = Target
state-legal = Can act
label-character = { $name }, ATK { $atk }, DEF { $def }
label-wounds = { $have } of { $of } wounds
label-level = level { $level }
label-counters-plus = { $count } plus counters
label-counters-minus = { $count } minus counters
label-counters-vitality = { $count } vitality counters
label-equipment = equipped with { $name }
label-captive = holds { $name } captive
label-unknown = A face-down card
label-used = used

## Table: combat
combat-label = Combat
combat-if = If everyone passes now
combat-stunned = { $name } is stunned
combat-holds = { $name } holds
combat-short = { $total } against DEF { $def }: { $missing } short.
combat-meets = { $total } meets DEF { $def }.
combat-beats = { $total } beats DEF { $def }.
combat-strike-one = { $name } strikes { $target } for { $atk }: { $stuns ->
    [yes] stunned.
   *[no] not enough.
}
combat-then = With this
then-stun = { $name }: stunned, { $have } of { $of } wounds.
then-wound = { $name }: { $have } of { $of } wounds.
then-ko = { $name } is KO'd.
then-level = { $name } reaches level { $level }.
then-pp = { $name } loses a Power Point.
then-hp = { $name } loses a Hit Point.
then-lost = { $name } is defeated and leaves.
then-mission = { $you ->
    [yes] You complete { $name }.
   *[no] { $who } completes { $name }.
}
then-points = { $who }: +{ $count } Mission Points.
then-out = { $you ->
    [yes] You are out of the game.
   *[no] { $who } is out of the game.
}
then-win = { $you ->
    [yes] You win the game.
   *[no] { $who } wins the game.
}
then-nemesis = { $you ->
    [yes] The Nemesis falls: you win the game.
   *[no] The Nemesis falls: { $who } wins the game.
}
combat-would-be = then
combat-would-stun = { $name } would be stunned.
combat-would-hold = { $name } would hold.
combat-no-force = { $total } against DEF { $def }: nothing strikes.
combat-or = or
combat-strike-any = { $name } strikes one attacker for { $atk } and stuns it.
combat-strike-some = { $name } strikes one attacker for { $atk }: enough for { $targets }.
combat-strike-none = { $name } strikes one attacker for { $atk }: not enough for any.
combat-no-strike = { $name } can’t strike back.
combat-total = ATK
combat-strikes = strikes { $atk }

## Table: prompts
prompt-your-move = Your move.
prompt-choose = Your choice.
prompt-over = The game is over.
prompt-waiting = { $name } decides.
prompt-thinking = Their move is shown as it happens.
prompt-target = { $more ->
    [yes] choose whom. Select more characters for a team attack.
   *[no] choose whom.
}
prompt-attacks = { $count ->
    [one] { $name } attacks:
   *[other] { $name } attack together:
}
prompt-target-none = { $count ->
    [one] nobody to attack now.
   *[other] these cannot attack anyone together.
}
prompt-challenges = { $count ->
    [one] { $name } challenges:
   *[other] { $name } challenge together:
}
prompt-whom = choose whom.
prompt-aim = choose the target.
prompt-aim-exchange = choose with whom it trades places.
prompt-aim-replace = choose whose place it takes.
prompt-aim-place = choose its place.
prompt-aim-equip = choose who carries it.
prompt-aim-power-up = discard it for a +1/+1 counter: choose whom.
prompt-aim-stack = choose the character of the same name.
prompt-for = { $name }:
prompt-what = what now?
prompt-tray = Cards to choose from

recap-title = While you were away
recap-watch = Watch it ({ $seconds } s)
recap-go = Go on
key-space = Space
act-cancel = Back
act-again = Play again
act-other-deck = Another deck
act-other-lesson = More lessons
act-other-puzzle = More puzzles
act-other-scene = Another scene
name-search = Type to find a name
name-take = Name it

why-not = { $name }: { $reason }
part-own = own power
part-counter = counters
part-other = effects
end-won = You win
end-lost = You lose
end-won-by = { $name } wins
end-tied = A tie
end-turns = after { $turn } turns
end-place = { $place }.
end-points = { $points } Mission Points

## Table: log
log-a-card = a card
log-earlier = Earlier lines ({ $count })

## Why not
why-fine = that is allowed
why-notYourDecision = somebody else decides now
why-gameOver = the game is over
why-noSuchCard = you do not know that card
why-notYours = it is not yours
why-notACharacter = it is not a character
why-notInPlay = it is not in play
why-stunned = it is stunned
why-hidden = it is hidden
why-exhausted = it is exhausted
why-backRowWithoutRanged = it stands in the back row and has no Ranged
why-cantAttack = a card says it cannot attack
why-cantAttackThat = a card says it cannot attack that
why-notAnEnemy = that is no enemy
why-targetFaceDown = the target is face down
why-targetProtected = the target is protected by its front row
why-flightBlocked = a flyer in the front row blocks the way
why-dodge = the target has Dodge
why-cantBeAttacked = a card says the target cannot be attacked
why-mustAttackElsewhere = it must attack somebody else
why-angryAttackFirst = Angry characters attack first
why-playerNotOpen = that player cannot be attacked now
why-noSharedTeam = they share no team
why-otherRow = they stand in different rows
why-teamCannotReach = not all of the team can reach the target
why-wrongPhase = not in this phase
why-notInCombat = it is not in this combat
why-duringCombat = not during a combat
why-noCombat = there is no combat
why-notYourTurn = it is not your turn
why-needsAnyTurn = on another turn it needs the Any Turn symbol
why-powerUsed = that power was used this turn
why-usedThisGame = that power was used this game
why-powersOff = its powers are off
why-useCondition = its condition is not met
why-noSymbol = none of your locations yields the symbols
why-noFaceUpLocation = you have no face-up location, and none in hand
why-cantUsePowers = a card says it cannot use powers
why-noEquipmentTeam = you have no face-up character of the equipment's team
why-noTeammate = you have no face-up character of its team
why-tooFewTeammates = you have too few face-up characters of its team
why-noBrand = its brand is missing
why-cantPlay = a card says it cannot be played
why-notInHand = it is not in your hand
why-tooExpensive = you have too few recruit points left
why-tooFewToDiscard = you have too few other cards in hand to discard for it
why-sameNameAsMain = your main character has its name
why-cantAppear = a card says it cannot appear
why-notRecruitStep = you recruit in the recruit step of your build phase
why-resourcePlaced = you have placed a resource this turn
why-notResourceStep = resources are placed in your build phase
why-onlyLocationsFaceUp = only locations lie face up
why-cantBeResource = it cannot be a resource
why-notFormationStep = rows change in the formation step
why-alreadyMoved = it has moved already
why-cantMove = a card says it cannot move
why-nameDiffers = it has another name
why-powerUpFaceDown = it is face down
why-powerUpOutside = it is not in this combat
why-powerUpTime = not at this time
why-cantPowerUp = characters can’t be powered up
why-solitary = it never attacks as a team
why-noFaceUpCharacter = you have no face-up character for it
why-equipmentOff = this table plays without equipment
why-creature = creatures carry no equipment
why-noSuchPower = it has no such power
why-notOffered = not now; what glows can be done

## Hot seat
curtain-title = { $name }, your turn
curtain-text = Pass the screen to { $name }. Nobody's cards are shown until then.
curtain-lift = I am { $name }
curtain-since = What everybody saw

log-turn-count = Turn { $turn }
state-called = Called
state-partner = Partner
zone-discard = Discard
zone-active = Active Squad
zone-reserve = Reserve Squad
zone-active-short = Active
zone-reserve-short = Reserve
zone-missions = Missions
type-arena = Character
type-arenaTeam = Team

## Mission Arena: table
arena-mp = MP
arena-missions-lost = { $count } lost
arena-completed = { $count } completed
arena-mission-label = { $name }, { $count ->
    [one] 1 Mission Point
   *[other] { $count } Mission Points
}
arena-mission-active = activated
arena-label = { $name }, Attack { $attack }, Defence { $defence }, Resistance { $resistance }, { $hp ->
    [one] 1 Hit Point
   *[other] { $hp } Hit Points
}, { $pp ->
    [one] 1 Power Point
   *[other] { $pp } Power Points
}
arena-label-engaged = { $count } engaged
arena-label-used = used { $ability }
arena-slot-empty = Slot { $name }, empty
arena-points = { $count } PP
arena-lanes = Challenges
arena-gauge = Attack { $attack } against Defence { $defence }, defeated from { $both }
arena-resolve = Resolve challenge { $number } next
arena-out-ineffective = Ineffective
arena-out-exhausted = Exhausted
arena-out-defeated = Defeated
arena-out-done = Resolved
arena-out-lapsed = No target
arena-why-ineffective = { $missing } short of Defence.
arena-why-exhausted = { $name } loses a Power Point; { $more } more would defeat it.
arena-why-defeated = { $name } loses a Hit Point; a Mission Point for { $who }.
arena-why-spent = { $name } has no Power Point left to lose: defeated. A Mission Point for { $who }.
menu-language = Italiano
arena-why-counter = { $name } strikes back.
arena-fate = Nemesis: a defeat would end the game.
arena-fate-wins = { $you ->
    [yes] Nemesis: you win the game.
   *[no] Nemesis: { $who } wins the game.
}
arena-then-nothing = If everyone passes now, nothing is lost.
arena-phase-preparation = Preparation
arena-phase-coolDown = Cool Down
arena-phase-dutyCall = Duty Call
arena-phase-replacement = Replace
arena-phase-powerUp = Power Up
arena-phase-missionActivation = Mission
arena-phase-specialAbilities = Abilities
arena-phase-challenge = Challenge
arena-phase-boost = Boost
arena-phase-superHit = Super Hit
arena-phase-challengeResolution = Resolve
arena-phase-missionResolution = Mission end
arena-phase-checkPoint = Check Point

arena-picked = +{ $count }

ability-GroupAttack = Group Attack
ability-TrapAttack = Trap Attack
ability-BruteForce = Brute Force
ability-AttackMission = Attack Mission
ability-DoubleHit = Double Hit
ability-BonusAttack = Bonus Attack
ability-Counterattack = Counterattack
ability-BonusDefence = Bonus Defence
ability-Switch = Switch
ability-NewMission = New Mission
ability-PowerBank = Power Bank
ability-Recycle = Recycle

## Table: menu, hints, stops
tool-hint = Hint
tool-hinting = Thinking…
tool-menu = Menu
tool-concede = Give up
menu-rules = Rules
menu-edit = Edit this position
menu-edit-note = Opens it in the scene editor. Cards you cannot see are dealt anew.
menu-position = A position of my game
concede-text = The game ends for you as a loss. Nothing takes it back.
concede-yes = Give up
hints-title = Best ways
hints-foot = How often each wins in games imagined from what you can see.
stops-title = Stop for me
stops-text = Where it does not stop, you pass. It goes by the phase alone, never by your cards, so nobody learns anything from it.
stop-vs-mine-resource = My resource step
stop-vs-mine-recruit = My recruit step
stop-vs-mine-formation = My formation step
stop-vs-mine-combat = Combats of my own attack
stop-vs-theirs-combat = Combats against me
stop-vs-theirs-combat-of-others = Combats between others
stop-arena-mine-replacement = My exchange after replacement
stop-arena-mine-specialAbilities = My special abilities
stop-arena-mine-boost = My attack boosts
stop-arena-mine-superHit = My Super Hits in attack
stop-arena-mine-checkPoint = My Check Point
stop-arena-theirs-challenge = My abilities when challenged
stop-arena-theirs-boost = My defence boosts
stop-arena-theirs-superHit = My Super Hits in defence
keys-title = Keys
keys-next = next thing you can do (with Shift: the one before)
keys-act = act with the card that has the focus
keys-options = the buttons of the prompt
keys-pass = pass or go on; while things happen, hurry
keys-back = take a selection back
keys-walk = walk inside a row
keys-zones = from zone to zone
keys-zoom = show the card large
keys-why = why can't I?
keys-hint = hint
keys-undo = undo
keys-log = log
keys-menu = this sheet

## Beats: what the table shows while things happen
act-hurry = Hurry
beat-ko = KO
beat-turn-mine = Your turn { $turn }
beat-turn = { $name }: turn { $turn }
beat-play = { $mine ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
  }
beat-recruit = { $mine ->
    [yes] You recruit { $card }.
   *[no] { $name } brings { $card }.
  }
beat-recruit-for = { $name } recruits { $card } for { $cost }.
beat-superHit = { $mine ->
    [yes] Your Super Hit: { $card }.
   *[no] { $name }: Super Hit with { $card }.
  }
beat-power = { $card } uses { $power }.
beat-level = Level { $level }
beat-becomes = { $card }
beat-gains = New:
beat-mission = Mission complete
beat-mission-points = { $name }: { $card }, { $points } { $points ->
    [one] point
   *[other] points
  }.
verdict-beats = { $force } beats { $against }: stunned.
verdict-meets = { $force } meets { $against }: stunned.
verdict-short = { $force } against { $against }: { $missing } short.
verdict-none = { $force } against { $against }: no effect.
verdict-strike = { $from } against { $to }
verdict-back = { $from } strikes back at { $to }
set-volume = Sound
sound-mute = Mute
sound-unmute = Sound on
keys-mute = sound on or off
keys-speed = slower or faster
