## Words of decks, cards, rules and settings, loaded with those screens.
show-more = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
}

## Rules
rules-title = Rules of { $game }
rules-lead = { $count } rules, each with a lasting number, in our own words. Every refusal at the table cites them.
rules-in-en = in English
rules-in-it = in Italian
rules-search = Search the rules
rules-search-hint = team attack, VS-ATK-17…
rules-found-title = Rules with “{ $query }”
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-found-none = No rule says all of these words.
rules-all = All rules
rules-sections = Sections
rules-editions = Editions side by side
rules-editions-lead = Where the four books of the game differ, what each one says, and what the modern profile plays.
rules-own-tab = Its page, in a new tab
rules-rulings = Rulings
rules-rulings-lead = Where the books are silent or disagree, this is how we play it, and why.
rules-edition-row = Editions side by side: { $id }
rules-ruling-row = Ruling { $id }
rules-unknown = There is no rule { $id }
rules-codes = Abbreviations
rules-stated-in = Stated in { $editions }
rules-stated-nowhere = Stated in none of the books
rules-basis-derived = follows from others
rules-basis-ruling = our ruling
rules-differ = Editions differ.
rules-ruling = Our ruling.
rules-update = Later change.
rules-source = Source.
rules-example = Example.
rules-case = Case.
rules-cards = Cards that use this rule
rules-cards-none = No card names this rule; it holds for all of them.
rules-neighbours = Rules before and after
rules-previous = ← { $id }
rules-next = { $id } →
edition-MB15 = The Marvel Battles, 2015
edition-CR21 = Compiled Rulebook 2.1, 2017
edition-MCU18 = The MCU Battles, 2018
edition-CW = The Civil War Battles
editions-topic = Topic
editions-modern = Modern
editions-silent = silent

section-VS-GOLD = Golden rules and precedence
section-VS-TERM = Terms that carry rules
section-VS-DECK = Deck construction
section-VS-ZON = Zones, ownership, tokens, side piles
section-VS-RES = Resources, locations, hidden information
section-VS-SET = Setting up
section-VS-TRN = Turn structure
section-VS-DRW = Draw Phase
section-VS-REC = Recovery Phase
section-VS-BLD = Build Phase
section-VS-MAIN = Main Phase
section-VS-ATK = Declaring an attack
section-VS-CMB = Combat
section-VS-STN = Stun, daze, wound, KO, recover, hide, freeze
section-VS-CTR = Counters
section-VS-STAT = Calculating ATK and DEF
section-VS-TIME = Timing
section-VS-PWR = Powers
section-VS-LVL = Experience, levels, transforming
section-VS-COPY = Copying powers
section-VS-MOD = Modifiers and resolving effects
section-VS-MC = Main characters
section-VS-UNQ = Uniqueness, AKA, mantles
section-VS-PUP = Power-Ups
section-VS-EQP = Equipment
section-VS-PT = Plot Twists
section-VS-END = Winning, losing, ties
section-VS-KW = Keywords
section-VS-MODE = Multiplayer modes
section-VS-CARD = Rules the books give for single cards
section-VS-MEC = Mechanics of later sets
section-MA-DECK = Deck construction and cards
section-MA-SET = Game preparation
section-MA-TRN = Turn structure
section-MA-CD = Cool Down & Draw
section-MA-DC = Duty Call
section-MA-RPL = Replacement
section-MA-PU = Power Up
section-MA-MIS = Missions
section-MA-SA-GEN = Special abilities in general
section-MA-SA-GRP = Group Attack
section-MA-SA-TRP = Trap Attack
section-MA-SA-BRU = Brute Force
section-MA-SA-AMI = Attack Mission
section-MA-SA-DBL = Double Hit
section-MA-SA-BAT = Bonus Attack
section-MA-SA-CTR = Counterattack
section-MA-SA-BDF = Bonus Defence
section-MA-SA-SWI = Switch
section-MA-SA-NEW = New Mission
section-MA-SA-PBK = Power Bank
section-MA-SA-RCY = Recycle
section-MA-CH = Challenge
section-MA-BST = Boost
section-MA-SH = Super Hit
section-MA-CR = Challenge Resolution
section-MA-ADV = Advanced rules
section-MA-CP = Check Point
section-MA-WIN = End of the game
section-MA-ALN = Alignment
section-MA-TERM = Terms that carry rules
section-MA-HID = Hidden information

## Cards
cards-search-vs = team:x-men cost<=3 has:flight
cards-search-arena = affiliation:x-men attack>=900
cards-filters = Filters
cards-none = No card fits. Take a term away, or try another word.
cards-back = All cards
filter-type-main = Main characters
filter-type-supporting = Supporting
filter-type-plot-twist = Plot twists
filter-type-location = Locations
filter-type-equipment = Equipment
filter-type-basic = Basic locations
filter-type-token = Tokens
filter-type-pile-card = Cards of side piles
filter-type = Kind
filter-kind = Kind
filter-abilityType = Ability
filter-set = Set
filter-team = Team
filter-team-none = No team
filter-cost = Cost
filter-level = Level
filter-symbol = Symbol
filter-affiliation = Affiliation
filter-skill = Skill
filter-rarity = Rarity
filter-find = Find: { $what }
filter-nothing = Nothing is called that.
filter-clear = Clear
filter-picked = { $count } picked
filter-group-illustrated = Illustrated
filter-group-photographic = Photographic
filter-group-good = Good
filter-group-evil = Evil
filter-group-both = Both
filter-group-none = Neither
filter-kind-single = Single characters
filter-kind-team = Teams
filter-abilityType-offensive = Offensive abilities
filter-abilityType-defensive = Defensive abilities
filter-abilityType-support = Support abilities
card-unknown = There is no card { $id }
card-open = Open the card's page
card-no-text = This card has no text.
card-tree = How the engine reads it
card-tree-lead = { $name } as data. The text above is printed from this tree, so the two cannot disagree.
card-rules = Rules it uses
card-rules-more = { $count } more rules
card-no-rulings = Nothing about this card had to be decided.
card-rulings-more = { $count ->
    [one] 1 ruling about these rules
   *[other] { $count } rulings about these rules
}
card-decks = Decks that use it
card-versions-vs = Other versions of the character
card-versions-arena = Other versions, and Teams
card-my-decks = In my decks
card-new-deck = New deck with this card

## Queries
query-suggestions = Suggestions
query-help = How to search
query-help-words = Words alone are looked for in name and text. A field narrows it down: a colon for words, < <= = >= > for numbers. Terms side by side must all hold; write “or” between them for either, a minus before one to leave it out, and brackets to group.
query-meant = Did you mean { $word }?
query-strayEnd = Nothing is open that this bracket could close.
query-openBracket = This bracket is not closed yet.
query-openQuote = This quotation mark is not closed yet.
query-noField = “{ $word }” needs a field before it, as in cost<=3.
query-strayMark = “{ $word }” stands where a search term is expected.
query-noValue = { $field } needs a value after it.
query-cutShort = After “{ $word }” comes something to search for.
query-unknownField = There is no field “{ $word }”.
query-notANumber = { $field } is a number: write { $field }:3, { $field }<=3 or { $field }:2..4.
query-noOrder = { $field } is a word and has no more or less: write it with a colon.
query-unknownWord = { $field } is never “{ $word }”.
field-name = name of the card
field-text = the text as printed
field-type = main, supporting, plot twist, location, equipment…
field-team = team affiliation, or none
field-alignment = good, neutral or evil
field-cost = recruit cost; in Mission Arena, Power Points of the ability
field-atk = ATK
field-def = DEF
field-health = health
field-level = level of a main character
field-xp = XP needed to level up
field-has = a keyword it has, level up, super power
field-gives = a keyword it gives
field-does = what its effects do: draw, stun, move, ko…
field-forbids = what it forbids: attack, strikeBack…
field-allows = what it allows
field-on = what its powers trigger on: appears, stuns…
field-timing = when it can be used
field-pays = symbols its super powers cost
field-yields = symbols a location yields
field-symbol = symbols it pays or yields
field-power = name of a power
field-set = set, by code or name
field-universe = illustrated or photographic
field-id = its number, as in mnb-010
field-kind = single or team
field-rarity = rarity
field-affiliation = affiliation
field-skill = skill
field-ability = special ability
field-abilityType = offensive, defensive or support
field-target = whom the ability helps
field-nemesis = a nemesis
field-member = a member of the Team
field-members = how many members the Team has
field-attack = Attack
field-defence = Defence
field-resistance = Resistance
field-missionPoints = Mission Points

## Decks
decks-lead = Build, check and keep decks for both games. They stay in this browser; take them along as text, file or link.
decks-trouble = This browser does not store decks right now; they last until you close the page.
decks-new = New deck: { $game }
decks-own = My decks
decks-none = No deck of your own yet. Begin with an empty one, or copy a starter deck below and change it.
decks-starters = Starter decks
decks-all = All decks
deck-untitled = Deck without a name
deck-new-title = New deck
deck-title = Name of the deck
deck-unknown = There is no such deck in this browser
deck-profile-vs = Edition
deck-profile-arena = Level of the rules
deck-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck-copies = { $count ->
    [one] { $name }: 1 copy
   *[other] { $name }: { $count } copies
}
deck-more = One more { $name }
deck-fewer = One { $name } fewer
deck-empty = The deck is empty. Find cards and add them with +.
deck-side = Side pile
deck-leader = Led by
deck-led-by = Led by { $name }
deck-lead = Lead the deck
deck-leading = Leads the deck
deck-level-comes = Comes with its level 1
deck-leader-away = Choose another
deck-no-leader = Choose a main character of level 1 to lead the deck.
deck-add-to = Add to
deck-part-cards = The deck
deck-part-side = The side pile
deck-breaks = , breaks a rule
deck-legal = Legal
deck-legal-short = Legal
deck-illegal = { $count ->
    [one] Not legal yet, 1 reason
   *[other] Not legal yet, { $count } reasons
}
deck-play = Play it now
deck-play-illegal = Only a legal deck can be played.
deck-copy = Copy
deck-copy-of = Copy of { $title }
deck-take = Copy to my decks
deck-delete = Delete
deck-delete-yes = Delete for good
deck-delete-no = Keep it
deck-tabs = Parts of the workbench
deck-charts-empty = Charts appear with the first cards.
tab-cards = Find cards
tab-deck = Deck
tab-numbers = Numbers
tab-hands = Hands and odds
tab-share = Notes and sharing
pages = Pages
page-back = Back
page-on = Next
page-of = Page { $page } of { $pages }
kinds-main = Main characters
kinds-supporting = Supporting characters
kinds-equipment = Equipment
kinds-plotTwist = Plot twists
kinds-location = Locations
kinds-pileCard = Cards of piles
kinds-arena = Characters
kinds-arenaTeam = Teams
kinds-unknown = Unknown cards

fault-unknownCard = No card is called { $names }.
fault-noMain = The deck has no main character to lead it.
fault-mainLevel = The game starts with the main character at level 1; { $names } is level { $level }.
fault-deckSize = A deck has exactly { $wanted } cards, this one has { $size }.
fault-tooManyCopies = { $count } copies of { $names }; { $most ->
    [one] only 1 is allowed.
   *[other] at most { $most } are allowed.
}
fault-mainInDeck = Main characters do not belong among the cards: { $names }.
fault-tokenInDeck = Tokens are kept aside: { $names }.
fault-pileCardInDeck = Cards that begin outside the game belong in the side pile: { $names }.
fault-equipmentInDeck = This edition has no equipment: { $names }.
fault-basicLocationCopies = { $count } basic { $symbol } locations ({ $names }); at most { $most } of one type are allowed.
fault-basicLocationNames = All basic { $symbol } locations of a deck have the same name; here are { $names }.
fault-universesMixed = A deck stays in one universe. This one is { $own }; { $other } are { $names }.
fault-loyalty = Loyalty: every card with a team must be { $team }. It is about { $names }.
fault-mainRequired = A main character of { $team } must lead this deck, because of { $names }.
fault-teamForbidden = With this main character a deck has no cards of { $team }: { $names }.
fault-pileContents = The { $pile } is not complete. It is needed or begun by { $names }.
fault-notASideCard = Only tokens, main characters and cards of piles begin outside the game; not { $names }.
fault-sideDeckTooLarge = A side deck offers at most { $most } main characters of level 2, this one { $count }: { $names }.
fault-sideDeckLevel1 = Each main character of level 2 in a side deck comes with its level 1: { $names } without.
fault-and-more = { $names } and { $more } more
pile-ultronFacility = Ultron Facility
pile-behindTheCamera = Behind the Camera pile
pile-facehuggers = Facehugger pile
universe-illustrated = illustrated
universe-photographic = photographic

chart-curve = Recruit costs, { $average } on average
chart-cost = Cost { $cost }
chart-types = Kinds of cards
chart-advice = the book advises { $least } to { $most }
chart-symbols = Symbols
chart-symbol = Symbol
chart-yields = Locations yield
chart-asked = Powers ask for
chart-teams = Teams
chart-points = Cards by Mission Points
chart-point = { $points } MP
chart-abilities = Special abilities
chart-skills = Skills
chart-affiliations = Affiliations
skill-Scientific = Scientific
skill-Mystic = Mystic
skill-Cosmic = Cosmic
skill-Technological = Technological
skill-Combat = Combat

hands-title = Sample hands
hands-seed = Seed
hands-next = Next hand
hands-opening = Opening hand
hands-draws = The next draws
odds-title = Odds, exactly
odds-query = Cards I hope for
odds-least = At least
odds-hits = { $hits } of { $deck } cards fit. How likely they have been seen:
odds-by = By
odds-first = Going first
odds-second = Going second
odds-opening = Opening hand
odds-mulligan = With a mulligan
odds-turn = Your turn { $turn }

notes-title = Notes
notes-label = For yourself, and for whoever gets the link
share-title = Share
share-text = As text
share-copy-text = Copy the text
share-file = Save as a file
share-link = As a link
share-link-note = The whole deck is in the link itself. No server keeps it, and nobody sees it but who gets the link.
share-copy-link = Copy the link
share-copied-text = The text is on the clipboard.
share-copied-link = The link is on the clipboard.
import-title = Import a deck
import-lead = Paste a deck as text or a link, or open a file: one “4 Card Name (mnb-010)” a line, the main character first.
import-text = Deck or link
import-go = Import
import-file = Open a file
import-problems = { $count ->
    [one] 1 line cannot be read
   *[other] { $count } lines cannot be read
}
import-line = Line { $line }:
import-broken = This link holds no deck; perhaps a part of it is missing.
import-keep = Keep this deck
backup-title = Backup
backup-lead = Decks, games and settings of this browser as one file. Restoring adds what the file holds and replaces what has the same name.
backup-save = Save a backup
backup-restore = Restore from a file
backup-saved = { $count ->
    [one] Saved, with 1 entry.
   *[other] Saved, with { $count } entries.
}
backup-wrong = { $name } is no backup of Longbox. Nothing was changed.

## Settings
settings-look = Look
settings-table = At the table
settings-rules = Editions
set-contrast = Contrast
contrast-system = As the system
contrast-more = More
set-stops = { $game }: stop for me
set-vs-profile = Vs. System: edition for new decks and games
set-arena-profile = Mission Arena: level for new decks and games
wipe-title = Forget everything
wipe-lead = Deletes all decks, games and settings from this browser. Save a backup first if you may want them back.
wipe-go = Delete everything…
wipe-ask = Everything in this browser goes, and cannot be brought back without a backup.
wipe-yes = Delete everything
wipe-no = Keep it

## Lab
lab-lead = Let the computer play your decks against each other, in this browser, until the numbers are sure enough. Every figure comes with its interval: it holds the truth 95 times in 100.
lab-player = Played by
lab-player-rules = Principles
lab-player-random = Dice
lab-until = Sure to within
lab-points = ±{ $points } points
lab-seed = Seed (the same seed, the same games)
lab-decks = { $count ->
    [0] Decks
    [one] Decks: 1 chosen
   *[other] Decks: { $count } chosen
}
lab-decks-first = First decks
lab-decks-all = All
lab-decks-none = None
lab-start = Start
lab-stop = Stop
lab-needs-two = Choose two decks or more.
lab-running = { $played } of about { $expected } games, { $rate } a second
lab-stopped = Stopped after { $played } games
lab-done = Done: { $played } games
lab-progress = Games played
lab-matrix = Who beats whom
lab-matrix-about = Percent of games that the deck of the row wins against that of the column, draws counting half. Underlined: sure enough.
lab-deck = Deck
lab-all = All
lab-ranking = Decks in order
lab-games = The games
lab-first = The first player wins { $share } ±{ $reach } %.
lab-turns = Games by their number of turns
lab-turns-mean = A game takes { $turns } turns on average.
lab-end-mainsKod = Main characters KO'd
lab-end-woundsCounted = Wounds counted at the end
lab-end-effect = By a card
lab-end-conceded = Conceded
lab-end-endlessLoop = Endless loop
lab-end-turnLimit = Turn limit
lab-end-missionComplete = Missions complete
lab-end-moreMissions = More missions
lab-end-draw = Draw
lab-end-totalDestruction = Total destruction
lab-end-battleOfFate = Battle of Fate
lab-json = Save as JSON
lab-csv = Save as CSV
lab-html = Save as a page
lab-trouble = The lab cannot go on: { $what }

## Replays

replay-title = Replay
replays-lead = Every game you finish is kept here. Watch it again, share it as a link, or go on from any moment.
replays-none = No game has been finished here yet.
replays-all = All replays
replays-against = against
replays-won = { $name } won
replays-forget = Forget
replays-forget-label = Forget the game of { $when }
replays-code = A replay link or code
replays-watch = Watch
replays-drop = Saved games, error reports and scene files can also be dropped here.
replays-file = Open a file
replay-trouble = This game cannot be shown.
replay-controls = Controls of the replay
replay-turn-back = Back a turn
replay-fight-back = Back a fight
replay-back = Back a decision
replay-run = Play
replay-pause = Pause
replay-on = On a decision
replay-fight-on = On a fight
replay-turn-on = On a turn
replay-moment = Moment of the game
replay-at = { $seq } of { $length }
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-usual = Usual
replay-speed-fast = Fast
replay-eyes = Seen by
replay-eyes-all = Everybody
replay-eyes-watcher = A stranger
own-games = My games
own-games-all = { $games ->
    [one] One game
   *[other] { $games } games
  } played here: { $share }% won ({ $low } to { $high }%).
own-games-by = By
own-games-deck = Deck
own-games-against = Opponent
own-games-edition = Edition
own-games-version = List
own-games-version-n = { $deck }, list { $number }
own-games-level = Level
own-games-order = Turn order
own-games-first = Went first
own-games-later = Went later
own-games-person = A person
own-games-computer = A computer
own-cards = My cards
own-cards-lead = Of your games with this deck. What goes together need not cause each other: a card that is played when one is winning anyway wins often too.
own-cards-deck = Deck
own-cards-card = Card
own-cards-drawn = Won when drawn
own-cards-played = Won when played
own-cards-dead = Dead in hand
own-cards-of = { $share }% of { $games }
own-cards-none = Cards are counted from the next game on.
own-progress = Over time
own-progress-games = Games
own-tools = Keep or wipe
own-export = Save my games as a file
own-import = Add games from files
own-import-name = Your name in them
own-import-done = { $added ->
    [0] No game was added.
    [one] One game was added.
   *[other] { $added } games were added.
} { $left ->
    [0] { "" }
    [one] One was not over, not yours, or could not be read.
   *[other] { $left } were not over, not yours, or could not be read.
}
own-wipe = Wipe all my games
own-wipe-sure = Really wipe them
own-wipe-no = Keep them
own-games-count = Games
own-games-share = Won
own-games-interval = { $low } to { $high }%
replay-review = Review
replay-fork = Play on from here
replay-share = Share
fork-lead = A new game begins at decision { $seq } of this one. Who plays on?
fork-person = A person here
fork-start = Play on
replay-share-lead = The link holds the whole game and needs no server.
replay-share-link = Link
replay-share-copy = Copy the link
replay-share-copied = Copied
replay-share-file = Save as a file
replay-share-text = Save as text
replay-hand-of = Hand of { $name }
replay-down-of = Face down: { $name }
replay-scene = As a scene
replay-scene-lead = The position at decision { $seq }, with all cards open: to lay out, to change, to play.
replay-scene-save = Save as a scene file
replay-scene-differs = A scene cannot say everything here:
replay-scene-title = { $names }: decision { $seq }

## Ledger
ledger-title = What is here, and what is to come
ledger-lead = { $written } of the { $cards } cards of the Vs. System can be played, from { $sets } whole sets.
ledger-sets = Sets
ledger-of = { $written } of { $cards }
ledger-new = { $count ->
    [one] waits for one new thing
   *[other] waits for { $count } new things
}
ledger-gaps = { $count ->
    [one] one card is not whole yet
   *[other] { $count } cards are not whole yet
}
ledger-modes = { $count ->
    [one] one card belongs to another mode
   *[other] { $count } cards belong to other modes
}
ledger-needs = What keeps cards out
ledger-needs-lead = Mechanisms and keywords that no card here has needed yet, by the cards that wait for nothing else.
ledger-what = What
ledger-alone = Wait for it alone
ledger-cards = Need it
ledger-in-sets = Sets

## A moment of a game
moment-title = This moment
moment-link = Copy a link to this moment
moment-scene = Make it a scene
moment-puzzle = Make it a puzzle
moment-proving = Looking through every answer…
moment-proved = { $solutions ->
    [one] Proved: it can be won this turn, and only one first move does it. It is kept among your scenes.
   *[other] Proved: it can be won this turn; { $solutions } first moves do it. It is kept among your scenes.
}
moment-solve = Solve it
moment-open = Open the scene
moment-no-seats = Puzzles are for two players.
moment-no-differs = A scene has no words for this moment, such as a combat in progress. Try the decision before it.
moment-no-large = There is too much to look through here, so nothing is proved.
moment-no-notWon = It is no puzzle: this turn cannot be won against every answer.
moment-no-trivial = It is no puzzle: whatever one begins with wins.
moment-puzzle-title = { $name } to win
moment-puzzle-hint = Win this turn. The other hand is empty, and no card that is drawn matters.
