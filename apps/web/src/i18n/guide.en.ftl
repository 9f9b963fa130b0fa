## The guided first game

guide-label = The guide
guide-name = Your first game
guide-of = { $number } of { $count }
guide-do = Do this
guide-how-touch = Tap
guide-how-mouse = Click
guide-click = { $how } { $name }.
guide-click-two = { $how } { $name }, then { $target }.
guide-click-then = { $how } { $name }, then press “{ $button }”.
guide-click-same = { $how } { $name } in your hand, then { $name } on the table.
guide-click-ring = { $how } the { $name } with the ring.
guide-click-place = { $how } { $name }, then the place { $place }.
guide-click-all = { $how } { $cards }.
guide-press = Press “{ $button }”.
guide-show = Show me
guide-back = Take back
guide-hide = Hide
guide-open = Guide
guide-leave = Leave
guide-enough = I have seen it all: a real game
guide-free = You may also do anything else that glows. The guide goes on from there.

guide-vs-idea-hand = The beginning
guide-vs-idea-resource = Resources
guide-vs-idea-recruit = Recruiting
guide-vs-idea-rows = Rows
guide-vs-idea-attack = Attacking
guide-vs-idea-strike = The blow
guide-vs-idea-defend = Defending
guide-vs-idea-power = Powers
guide-vs-idea-win = Winning

guide-vs-first-title = Who begins?
guide-vs-first = You and the computer each lead a team of heroes. Whoever knocks out the other’s main character wins. Chance lets you decide who begins; whoever begins can attack first.
guide-vs-place-title = { $name } is your main character.
guide-vs-place = The red number is its ATK, what it strikes with; the blue one its DEF, what it withstands. If it is knocked out (KO), you lose. In front it can fight; behind others it is protected.
guide-vs-hand-title = Seven cards to start with.
guide-vs-hand = The number in the upper corner is what a character costs. You begin with one point a turn, so a good hand has some for 1 or 2. You may change it once. What the signs and words on a card mean: point at it and press Z, or press it long on a touchscreen.
guide-vs-resource-title = A resource every turn.
guide-vs-resource = One card from your hand may go to the resource row. Each resource gives a recruit point every turn. Locations lie face up: later they pay for powers.
guide-vs-resource-again = One more resource, one more point each turn.
guide-vs-resourceNone-title = No resource this time.
guide-vs-resourceNone = You need not place one. These cards are worth more in your hand.
guide-vs-recruit-title = Recruit { $name }.
guide-vs-recruit = You have { $points ->
    [one] one point
   *[other] { $points } points
 }, as many as resources. Characters cost what their corner says, and points you do not spend are lost. The new one may attack at once.
guide-vs-recruit-again = { $points ->
    [one] One point
   *[other] { $points } points
 } to spend. What is left is lost.
guide-vs-recruitNone-title = Nothing more to recruit.
guide-vs-recruitNone = { $points ->
    [one] One point is left, and nothing here costs that little.
   *[other] { $points } points are left, and nothing better fits them.
 } Go on.
guide-vs-move-title = Front row or back row?
guide-vs-move = Whoever stands in front shields those behind. From the back only characters with Ranged attack. Before the fight you may move anybody.
guide-vs-move-again = A better place before the fight.
guide-vs-stay-title = They stand well.
guide-vs-stay = The front row shields the back row: nobody behind can be attacked while somebody stands in front, face up. Leave them so.
guide-vs-stay-again = Nobody needs to move.
guide-vs-attack-title = { $name } against { $target }.
guide-vs-attack = If ATK reaches DEF, the defender is stunned: it lies face down and takes a wound. As many wounds as health, and it is out. Here it is { $atk } against { $def }{ $reach ->
    [more] : more than enough.
    [yes] : equal is enough.
   *[no] ; { $missing } more can come from a power or a card in the combat.
 } Who has attacked is exhausted: it lies aslant, and acts again next turn.
guide-vs-attack-again = { $atk } ATK against { $def } DEF. { $reach ->
    [more] More than enough.
    [yes] Equal is enough.
   *[no] { $missing } more can come from a power or a card in the combat.
 }
guide-vs-team-title = Together against { $target }.
guide-vs-team = Characters of one team in the same row can attack together. Their ATK adds up to { $total } against DEF { $def }. The defender strikes back at one of them only.
guide-vs-team-again = More ATK for the same attack.
guide-vs-alone-title = That is enough.
guide-vs-alone = Others could join, but whoever attacks is exhausted. Send as few as will do.
guide-vs-alone-again = Keep the others ready.
guide-vs-wait-title = Your turn is over.
guide-vs-wait = Nobody is left for a good attack. You never have to attack: exhausted characters still defend.
guide-vs-wait-again = No good attack is left.
guide-vs-strikeEnough-title = { $total } against { $def }. Let it fall.
guide-vs-strikeEnough = Both players may still add something to the combat. You need nothing more: pass, and the blow falls. The strip in the middle says what would happen.
guide-vs-strikeEnough-again = It is enough. Pass, and the blow falls.
guide-vs-strikeShort-title = { $total } against { $def } is not enough.
guide-vs-strikeShort = Powers, plot twists and Power-Ups could help, but nothing you have is worth it now. Pass and see.
guide-vs-strikeShort-again = It does not reach. Pass.
guide-vs-strikeBack-title = Choose whom you strike back.
guide-vs-strikeBack = Several attackers, one blow back: the defending player chooses at whom. Take one whose DEF you reach.
guide-vs-strikeBack-again = One of them takes the blow.
guide-vs-defendHolds-title = You are attacked, and you hold.
guide-vs-defendHolds = { $total } against { $def }: your character stands, and strikes back. Nothing to add: pass.
guide-vs-defendHolds-again = { $total } against { $def }: you hold.
guide-vs-defendFalls-title = You are attacked: { $total } against { $def }.
guide-vs-defendFalls = The defender will be stunned: face down, one wound more. A character with as many wounds as health is knocked out; otherwise it recovers at the start of your turn. Pass.
guide-vs-defendFalls-again = { $total } against { $def }: it will be stunned. It recovers at the start of your turn unless that was its last wound.
guide-vs-superPower-title = { $name } has a power for this.
guide-vs-superPower = A super power costs symbols. Locations with the same symbol pay: those face up in your row are turned down, others can be discarded from your hand.
guide-vs-superPower-again = Worth its price now.
guide-vs-pay-title = Somebody has to pay.
guide-vs-pay = A location that pays is turned face down and stays so. One from the hand is discarded.
guide-vs-pay-again = Choose the location that pays.
guide-vs-plotTwist-title = A plot twist from your hand.
guide-vs-plotTwist = A plot twist costs nothing, happens once and is gone. The first word on the card says when: Main in your turn, Combat during an attack.
guide-vs-plotTwist-again = This is the moment for it.
guide-vs-powerUp-title = Power { $target } up.
guide-vs-powerUp = Discard a card with the name of one of your characters and that character gets +1/+1, until it is stunned.
guide-vs-powerUp-again = The same name, +1/+1.
guide-vs-version-title = { $name } gains a level.
guide-vs-version = Enough experience makes a main character stronger. It keeps its wounds. Where there are several such cards, you choose one: read what each can do.
guide-vs-version-again = Choose one of these cards.
guide-vs-choose-title = A card asks you something.
guide-vs-choose = The line above your hand says what. What glows can be chosen.
guide-vs-choose-again = Answer the card.

guide-vs-won-title = You have won.
guide-vs-won = Their main character had as many wounds as health. That is the whole game: build, recruit, place, strike.
guide-vs-lost-title = This one goes to the computer.
guide-vs-lost = Your main character was knocked out. Keep others in front of it, and attack together what is too strong for one. The same deal can be played again.

guide-arena-idea-squad = Squads
guide-arena-idea-replace = Replacement
guide-arena-idea-power = Power Points
guide-arena-idea-ability = Abilities
guide-arena-idea-challenge = Challenges
guide-arena-idea-boost = Boosts
guide-arena-idea-superHit = Super Hit
guide-arena-idea-checkPoint = Check Point
guide-arena-idea-win = Winning

guide-arena-squad-title = Three in front, two in reserve.
guide-arena-squad = You win by Mission Points: one for each character you defeat, several for each Mission. On a card the sword is Attack, the shield Defence, the layers Resistance. Three Active characters fight, two wait in Reserve, all with different names. Strong attackers go in front.
guide-arena-stepUp-title = Fill the empty place.
guide-arena-stepUp = An empty Active place must be filled: first from the Reserve, then from your hand. Then the Reserve is filled too. Power Points stay where they lie.
guide-arena-stepUp-again = Somebody must step forward.
guide-arena-exchange-title = { $in } for { $out }.
guide-arena-exchange = It is your turn to attack. Once each turn an Active and a Reserve character may trade places. { $isStronger ->
    [yes] { $in } has Attack { $inAttack }, { $out } { $outAttack }.
   *[no] { $out } has the higher Attack, but { $in } can do more here: look at its ability and at what it can reach.
 } Power Points stay in their place.
guide-arena-exchange-again = { $isStronger ->
    [yes] Your attack gets stronger: { $in } has Attack { $inAttack }, { $out } { $outAttack }.
   *[no] { $in } can do more in this attack: its ability, or what it can reach.
 }
guide-arena-relieve-title = { $in } for { $out }.
guide-arena-relieve = Each turn the top card of your deck is revealed. Your character of that name is called to duty, with a padlock: it may not challenge this turn. { $isCalled ->
    [yes] So { $out } goes to the Reserve, and { $in } fights instead.
   *[no] Here { $in } can do more in the attack than { $out }.
 }
guide-arena-relieve-again = { $isCalled ->
    [yes] { $out } is called to duty and may not challenge. { $in } may.
   *[no] { $in } can do more in the attack than { $out }.
 }
guide-arena-keepSquad-title = The Squad is good as it is.
guide-arena-keepSquad = You could exchange an Active and a Reserve character once. There is no need to.
guide-arena-keepSquad-again = No exchange.
guide-arena-power-title = Three Power Points a turn.
guide-arena-power = The top three cards of your deck go face down under your characters, as coins. A character without any falls as soon as its Defence is reached; each one saves it once from that. They also pay for abilities and allow Boosts. So nobody in front should stand without.
guide-arena-power-again = { $why ->
    [feedsAbility] { $name } first: these pay for its ability.
    [feedsBoost] { $name } first: each one lets you add a card of 100 to its Attack.
   *[other] { $name } first: without a Power Point it falls as soon as its Defence is reached.
 }
guide-arena-ability-title = { $name } has an ability.
guide-arena-ability = The line on the card says what it does and what it costs. Power Points that paid lie sideways: they still protect, and are discarded when your next turn begins. Each character uses its ability once a turn. What the signs and words on a card mean: point at it and press Z, or press it long on a touchscreen.
guide-arena-ability-again = This one is worth its price now.
guide-arena-abilityNone-title = Save your Power Points.
guide-arena-abilityNone = Power Points that pay are gone next turn, and a character without any falls as soon as its Defence is reached. No ability brings enough for that now.
guide-arena-abilityNone-again = No ability is worth its price now.
guide-arena-answer-title = Your rival challenges you.
guide-arena-answer = Your rival has named who challenges whom. { $name } can still use an ability: it is worth it here, before the first challenge is fought.
guide-arena-answer-again = You may answer with an ability.
guide-arena-recycle-title = Take a card back.
guide-arena-recycle = A card from your discard pile comes to your hand. This one is worth most: strong, or with the name of somebody in play for a Super Hit or a Hit Point.
guide-arena-recycle-again = The card worth most to you comes back.
guide-arena-challenge-title = { $name } against { $target }.
guide-arena-challenge = Attack { $atk } against Defence { $def }{ $isBrute ->
    [yes] {" "}(Brute Force makes it 0)
   *[no] { "" }
 }. Below it nothing happens. From it on the target loses a Power Point; without any it is defeated. From { $sum } on, Defence and Resistance ({ $res }) together, it is defeated at once. That is a Mission Point. { $hasMission ->
    [yes] And one defeat this turn completes your Mission { $mission }: its flag says how many points.
   *[no] { "" }
 }
guide-arena-challenge-again = Attack { $atk } against Defence { $def }, { $sum } with Resistance. { $points ->
    [0] The target has no Power Point: reaching its Defence is enough.
   *[other] { "" }
 } { $reach ->
    [yes] { "" }
   *[no] Boosts can bring what is missing, 100 for each card.
 }
guide-arena-nemesis-title = { $target } is { $name }’s Nemesis.
guide-arena-nemesis = The card of { $name } names { $target } as its Nemesis. Who defeats a Nemesis wins the game at once, whatever the points. Attack { $atk } against Defence { $def }, { $sum } with Resistance.
guide-arena-nemesis-again = Defeat the Nemesis, and the game is won.
guide-arena-challengeNone-title = No further challenge.
guide-arena-challengeNone = Each Active character may challenge once, and each may be challenged once. What remains would not help you.
guide-arena-challengeNone-again = What remains would not help you.
guide-arena-order-title = Which challenge first?
guide-arena-order = You choose the order. First the one that is sure: then you know what your cards are needed for. If it fails, others can still complete the Mission.
guide-arena-order-again = The surest first; keep your cards for the one that needs them.
guide-arena-boost-title = Boost the Attack.
guide-arena-boost = Every card you discard now adds 100 to the Attack, whatever it is; as many as the challenger has Power Points. Your rival may answer with 50 for each card, and both with a Super Hit. So reach the next number with something to spare, or keep your cards.
guide-arena-boost-again = 100 for each card, if it reaches a threshold.
guide-arena-boostNone-title = No Boost here.
guide-arena-boostNone = Cards could add 100 each, as many as the challenger has Power Points. Here they would reach nothing more, or are not needed. Keep them for a challenge that is close.
guide-arena-boostNone-again = Enough as it is, or out of reach. Keep your cards.
guide-arena-boostDefence-title = Defend with cards.
guide-arena-boostDefence = Your rival attacks. Each card you discard adds 50 to the Defence, as many as the target has Power Points. Do it where it saves somebody, or denies your rival the Mission.
guide-arena-boostDefence-again = 50 for each card, and it is enough to hold.
guide-arena-boostDefenceNone-title = Keep your cards.
guide-arena-boostDefenceNone = You could discard cards to defend, 50 each. Here they would not be enough, or what they save is worth less than the cards.
guide-arena-boostDefenceNone-again = They would not be enough, or are worth more in your hand.
guide-arena-superHit-title = Super Hit.
guide-arena-superHit = A card with the name of the character in the challenge adds 200 to its Attack. Only once a turn, without Power Points. Use it where it turns a challenge into a defeat.
guide-arena-superHit-again = The same name: 200 more Attack, and that decides it.
guide-arena-superHitNone-title = Keep the Super Hit.
guide-arena-superHitNone = You hold a card with the right name: it could add 200 to the Attack, once a turn. Here it is not needed, or another challenge needs it more.
guide-arena-superHitNone-again = Not needed here, or more needed elsewhere.
guide-arena-superHitDefence-title = A Super Hit defends too.
guide-arena-superHitDefence = A card with the name of the character that is attacked adds 200 to its Defence, once a turn. Here it saves somebody.
guide-arena-superHitDefence-again = The same name: 200 more Defence, and it holds.
guide-arena-superHitKept-title = Keep the Super Hit.
guide-arena-superHitKept = A card with the right name would add 200 to the Defence. But it works once a turn and the card is gone: it is kept for whom it helps more.
guide-arena-superHitKept-again = Once a turn: it is kept for whom it helps more.
guide-arena-hitPoint-title = A Hit Point.
guide-arena-hitPoint = One card with the name of a character in play may be put on it. It can then be defeated once more, and the new card’s numbers count. Cards of which you hold several are good for this.
guide-arena-hitPoint-again = The same name once more: a Hit Point.
guide-arena-raise-title = Which card on top?
guide-arena-raise = A character with several Hit Points is a stack of cards. The one on top gives its numbers and its ability, and you may bring another one up.
guide-arena-raise-again = Another card of the stack serves better on top.
guide-arena-assemble-title = A Team assembles.
guide-arena-assemble = All its members are in your Squads or your hand. They become one strong character, with all their cards under it as Power Points; but one that can be defeated like any other.
guide-arena-guard-title = { $in } for { $out }.
guide-arena-guard = Now your rival attacks. Until your next turn the front should withstand. { $isHarder ->
    [yes] { $in } has Defence { $inDefence }, { $out } { $outDefence }.
   *[no] { $in } is the smaller loss there, or has the Power Points behind it.
 } Before your own attack you may trade back.
guide-arena-guard-again = Your rival attacks next. { $isHarder ->
    [yes] { $in } has Defence { $inDefence }, { $out } { $outDefence }.
   *[no] { $in } is the smaller loss there.
 } You may trade back before your attack.
guide-arena-assemble-again = The Team can come into play.
guide-arena-reserve-title = { $name } into the Reserve.
guide-arena-reserve = At the end of your turn you may replace one Reserve character with a card from your hand; the old one comes back to your hand. Here { $name } serves better than { $target }.
guide-arena-reserve-again = { $name } serves better there than { $target }, who comes back to your hand.
guide-arena-checkPointNone-title = End your turn.
guide-arena-checkPointNone = Hit Points, Teams and exchanges are made here. A Team card waits in your hand until all its members, whom it lists, are in your Squads or your hand. What is left now would help less than the cards do in your hand.
guide-arena-checkPointNone-again = What is left is worth more in your hand.
guide-arena-lose-title = Which card is lost?
guide-arena-lose = A defeated character with several Hit Points loses one card of its stack and stays. You choose which.
guide-arena-lose-again = Choose the card that goes.
guide-arena-mission-title = About your Missions.
guide-arena-mission = Each turn your first Mission is activated. Defeat an opposing Active character that turn and it gives its Mission Points.
guide-arena-mission-again = Choose the Mission.
guide-arena-choose-title = Choose.
guide-arena-choose = The line above your hand says what is asked. What glows can be chosen.
guide-arena-choose-again = Choose what glows.

guide-arena-won-title = You have won.
guide-arena-won = You had more Mission Points at the end; or a Nemesis fell, named on the card of who struck it down, and the game was over at once. That is the whole game.
guide-arena-lost-title = This one goes to the computer.
guide-arena-lost = Three things win here: complete your Mission every turn (one defeated Active character is enough), give everybody in front a Power Point, and keep cards for a close challenge. The same deal can be played again.

guide-after-theirsStunned = { $name } is stunned, face down until its next recovery.
guide-after-mineStunned = { $name } is stunned and has a wound more. It recovers at the start of your turn.
guide-after-koed = { $name } is knocked out.
guide-after-leveled = { $name } has gained a level.
guide-after-gainedXp = { $name } has gained experience. Enough of it, and the next level comes.
guide-after-held = { $atk } did not reach { $def }. Nobody falls.
guide-after-froze = { $name } is frozen: exhausted, and it does not get ready in its next turn.
guide-after-defeated = { $name } is defeated: a Mission Point.
guide-after-mineLost = { $name } was defeated and leaves.
guide-after-missionDone = Mission completed: { $count ->
    [one] one point
   *[other] { $count } points
 }, and the card { $name } comes to your hand.
guide-after-called = { $name } is called to duty: your character of that name may not challenge this turn.
guide-after-missionOn = Your Mission this turn is { $name }. Defeat one Active character and its points are yours; otherwise it is lost.
guide-after-theirMission = Your rival completes a Mission: { $count ->
    [one] one point
   *[other] { $count } points
 }. It took one defeated Active character.
guide-after-theirMissionFailed = You held: your rival loses the Mission { $name }.
guide-after-theirTeam = Your rival forms the Team { $name }: several characters have become one strong one.
guide-after-missionFailed = The Mission is lost: no Active character was defeated this turn.
guide-missed = Not met this time: { $ideas }. The lessons show them.
guide-next = What now
guide-next-play = Play a real game
guide-next-learn = Go on learning
guide-again = The same deal again

tip-title = A chance went by
tip-words = You could have done this: { $move }
tip-back = Take it back
tip-on = Go on
tip-off = No more tips
