## Words of the scene editor.
scenes-title = Scenes
scenes-lead = Lay out any position of either game, see at once what is wrong with it, and play it on. Judges, teachers and puzzle makers share scenes as links or files.
scenes-new-vs = New Vs. System scene
scenes-new-arena = New Mission Arena scene
scenes-file = Open a scene file
scenes-drop = or drop one here
scenes-none = No scene is kept here yet. Begin a new one, open a file, or take a moment of a replay.
scenes-forget = Delete
scenes-all = All scenes
scenes-broken = This link holds no scene. It may have been cut on its way.
scene-unknown = This scene is not kept here
scene-untitled = A position
scene-title = Title of the scene
scene-undo = Undo
scene-redo = Redo
scene-play = Play from here
scene-share = Share
scene-save = Save file
scene-not-kept = The browser does not keep this scene:
scene-tabs = Parts of the editor
scene-side = Cards and text
scene-tab-position = Position
scene-tab-cards = Cards
scene-tab-table = Table
scene-tab-text = Text
scene-text = The scene as text
scene-no-table = There is a table as soon as nothing is wrong with the position.
scene-fine = This position can be played
scene-fine-steps = { $steps ->
    [one] This position can be played, and its step holds
   *[other] This position can be played, and its { $steps } steps hold
}
scene-problems = { $count ->
    [one] One problem
   *[other] { $count } problems
}
scene-not-yaml = Mend the text first; then cards can be placed again.

## The position
scene-settings = The table
scene-seat = Side of { $name }
scene-add-seat = Add a player
scene-remove-seat = Remove { $name }
scene-more-zones = More zones
scene-aim = Put cards into { $zone } of { $seat }
scene-empty = Empty
scene-empty-aim = Cards go here
scene-filler = Any cards
scene-called = called { $name }
scene-usual = as usual
scene-true = Yes
scene-false = No
scene-fewer = Fewer: { $name }
scene-more-of = More: { $name }
scene-profile = Edition and mode
scene-seed = Seed
scene-table-at = Moment
scene-table-turn = Whose turn
scene-table-number = Turn number
scene-table-called = Called to duty
scene-vs-points = Recruit points
scene-arena-points = Mission Points
scene-arena-completed = Completed Missions
scene-arena-superHitUsed = Super Hit made

## One card
scene-inspector = The selected card
scene-look = See the card
scene-copies = Copies
scene-as = Name in this scene
scene-move = Where it lies
scene-take = Take away
scene-take-one = Take away { $name }
scene-done = Done
scene-attach = Add…
scene-fact-stunned = Stunned
scene-fact-hidden = Hidden
scene-fact-exhausted = Exhausted
scene-fact-frozen = Frozen
scene-fact-wounds = Wounds
scene-fact-vitality = Vitality counters
scene-fact-plus = +1/+1 counters
scene-fact-minus = −1/−1 counters
scene-fact-xp = XP
scene-fact-equipment = Equipment
scene-fact-captives = Captives
scene-fact-faceDown = Face down
scene-fact-main = Main character
scene-fact-owner = Whose card
scene-fact-pp = Power Points
scene-fact-engaged = Engaged Power Points

## Finding cards
scene-cards = Find cards
scene-put-into = Put cards into
scene-put = Put { $name } there
scene-body = Invented character: name and numbers
scene-body-add = Add it
scene-deck = Lay out a whole deck
scene-deck-which = Deck
scene-deck-none = Choose a deck
scene-deck-whose = Whose
scene-deck-lay = Lay it out
scene-deck-note = The deck is shuffled; a main character goes to the back row. What was in that player’s deck is replaced.

## Playing and sharing
scene-play-lead = Who plays on from this position?
scene-play-after = { $steps ->
    [one] Take the scene’s step first
   *[other] Take the scene’s { $steps } steps first
}
scene-share-lead = The link holds the whole scene, steps and all; no server sees it.
scene-share-link = Link
scene-share-long = This scene is too long for a link. Save it as a file.
scene-share-copy = Copy the link
scene-share-copied = Copied
scene-share-run = The file runs on the command line too:

## Zones and moments
scene-zone-front = Front row
scene-zone-back = Back row
scene-zone-resources = Resources
scene-zone-hand = Hand
scene-zone-deck = Deck, top first
scene-zone-ko = KO pile
scene-zone-levelUp = Level-ups
scene-zone-removed = Removed
scene-zone-side = Side pile
scene-zone-A1 = Active 1
scene-zone-A2 = Active 2
scene-zone-A3 = Active 3
scene-zone-R1 = Reserve 1
scene-zone-R2 = Reserve 2
scene-zone-discard = Discard pile
scene-zone-missions = Missions
scene-zone-activated = Activated Mission
scene-at-setUp = Set-up
scene-at-turn = Start of the turn
scene-at-draw = Draw Phase
scene-at-recovery = Recovery Phase
scene-at-build = Build Phase
scene-at-resource = Resource step
scene-at-recruit = Recruit step
scene-at-formation = Formation step
scene-at-mainStart = Start of the Main Phase
scene-at-main = Main Phase
scene-at-end = End of the turn
scene-at-preparation = Preparation
scene-at-coolDown = Cool Down & Draw
scene-at-dutyCall = Duty Call
scene-at-replacement = Replacement
scene-at-powerUp = Power Up
scene-at-missionActivation = Mission Activation
scene-at-specialAbilities = Special Abilities
scene-at-challenge = Challenge
scene-at-missionResolution = Mission Resolution
scene-at-checkPoint = Check Point
