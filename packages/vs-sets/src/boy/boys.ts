import {
  a,
  anEnemy,
  anyTurn,
  attacker,
  aura,
  can,
  cant,
  cantWhile,
  character,
  choose,
  choosePlayer,
  daze,
  defender,
  discard,
  draw,
  during,
  each,
  enemy,
  exhaust,
  firstEachTurn,
  gainXp,
  happened,
  has,
  hide,
  ifDone,
  inHand,
  itself,
  keyword,
  ko,
  later,
  law,
  lookAtHand,
  may,
  modify,
  not,
  on,
  oneOf,
  plotTwist,
  printedOf,
  push,
  putIntoPlay,
  putMinus,
  putPlus,
  resource,
  setAsideTillDrawn,
  specialLocation,
  stats,
  superPower,
  supporting,
  tallyObjects,
  the,
  thePlayer,
  trigger,
  yours,
} from '@longbox/vs/language';

const FOUNDED = { is: 'character', team: 'theBoys', otherThanNamed: ['Grace Mallory'] } as const;

export const hughCampbellSr = supporting({
  id: 'boy-011',
  name: 'Hugh Campbell Sr.',
  gender: 'm',
  cost: 1,
  atk: 0,
  def: 3,
  health: 1,
  teams: ['theBoys'],
  powers: [aura("You Don't Have the Fight", { side: 'yours', is: 'main' }, stats(-2, 2))],
});

export const robinWard = supporting({
  id: 'boy-012',
  name: 'Robin Ward',
  gender: 'f',
  short: 'Robin',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['theBoys'],
  powers: [
    trigger(
      'She Was a Half Step Off the Curb!',
      on('isAttacked', itself),
      ko('self'),
      choose(a(yours({ team: 'theBoys', face: 'up' }), 'friend')),
      oneOf([gainXp(1, the('friend'))], [putPlus(1, the('friend'))]),
    ),
  ],
});

export const cherie = supporting({
  id: 'boy-013',
  name: 'Cherie',
  gender: 'f',
  cost: 2,
  atk: 3,
  def: 2,
  health: 1,
  teams: ['theBoys'],
  powers: [
    keyword('ranged'),
    superPower(
      'Explosive Diversion',
      'main',
      ['energy'],
      ko(a(resource({ is: 'location', face: 'down' }, 'you'))),
      ifDone(modify(a(yours({ is: 'main' })), 'untilYourNextTurn', cantWhile('beAttacked', { row: 'back' }))),
    ),
  ],
});

export const graceMallory = supporting({
  id: 'boy-014',
  name: 'Grace Mallory',
  gender: 'f',
  cost: 2,
  atk: 0,
  def: 1,
  health: 1,
  teams: ['theBoys'],
  powers: [
    during(
      not(happened(on('recruits', FOUNDED, { player: 'you' }), 'turn')),
      law("I'm the Founder of Your Little Club", { rule: 'recruitCosts', who: 'you', what: FOUNDED, less: 1 }),
    ),
    trigger("I'm the Founder of Your Little Club", firstEachTurn(on('recruits', FOUNDED, { player: 'you' })), draw()),
  ],
});

export const ciaDepurtyDirectorSusanRayner = supporting({
  id: 'boy-015',
  name: 'C.I.A. Depurty Director Susan Rayner',
  gender: 'f',
  cost: 3,
  atk: 3,
  def: 6,
  health: 1,
  teams: ['theBoys'],
  powers: [
    keyword('ranged'),
    superPower(
      'You and Your Corporation are Screwed',
      'main',
      ['skill'],
      exhaust(a(resource({ is: 'location', side: 'enemy' }), 'screwed')),
      modify(the('screwed'), 'afterItsNextTurn', cant('ready')),
    ),
  ],
});

export const hughie = supporting({
  id: 'boy-016',
  name: 'Hughie',
  gender: 'm',
  cost: 3,
  atk: 5,
  def: 4,
  health: 1,
  teams: ['theBoys'],
  powers: [
    trigger(
      "I Don't Usually Go Out After a Massacre",
      on('getsKod', { side: 'enemy', is: 'character' }),
      may(hide('self')),
    ),
  ],
});

export const frenchie = supporting({
  id: 'boy-017',
  name: 'Frenchie',
  gender: 'm',
  cost: 4,
  atk: 6,
  def: 4,
  health: 1,
  teams: ['theBoys'],
  powers: [
    keyword('ranged'),
    superPower(
      'I Carry Them All With Me',
      'main',
      ['might'],
      putMinus(tallyObjects(on('stuns', itself), 'game'), each(enemy())),
    ),
  ],
});

export const mothersMilk = supporting({
  id: 'boy-018',
  name: "Mother's Milk",
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 8,
  health: 1,
  teams: ['theBoys'],
  powers: [
    superPower('You Get Further Treating People Like People', 'build', ['intellect'], draw(1, anEnemy()), draw(2)),
  ],
});

export const butcher = supporting({
  id: 'boy-019',
  name: 'Butcher',
  gender: 'm',
  cost: 5,
  atk: 7,
  def: 7,
  health: 1,
  teams: ['theBoys'],
  powers: [
    keyword('stealth'),
    aura(
      "Don't Worry. It Can Get a Lot More Horrible",
      { side: 'enemy', is: 'supporting' },
      can('gainTwiceWounds'),
      can('gainTwiceMinus'),
    ),
  ],
});

export const popclaw = supporting({
  id: 'boy-020',
  name: 'Popclaw',
  gender: 'f',
  cost: 5,
  atk: 3,
  def: 7,
  health: 1,
  teams: ['theBoys'],
  powers: [
    anyTurn(
      'Terminal Beauty',
      'combat',
      ['skill'],
      later('combat', on('strikes', itself, { object: { is: 'supporting' } }), ko('object')),
    ),
  ],
});

export const kimiko = supporting({
  id: 'boy-021',
  name: 'Kimiko',
  gender: 'f',
  cost: 6,
  atk: 8,
  def: 2,
  health: 1,
  teams: ['theBoys'],
  powers: [
    keyword('leap'),
    keyword('ferocious'),
    { ...superPower('A Miracle', 'build', ['might'], putIntoPlay('self'), putPlus(1, 'self')), from: 'ko' },
  ],
});

export const mesmer = supporting({
  id: 'boy-022',
  name: 'Mesmer',
  gender: 'm',
  cost: 6,
  atk: 2,
  def: 9,
  health: 1,
  teams: ['theBoys'],
  powers: [
    superPower(
      'There Are No Secrets From Me',
      'main',
      ['intellect'],
      lookAtHand(anEnemy('them')),
      discard(thePlayer('them'), a(inHand({}, thePlayer('them')), undefined, 'you')),
    ),
  ],
});

export const starlight = supporting({
  id: 'boy-023',
  name: 'Starlight',
  gender: 'f',
  cost: 7,
  atk: 9,
  def: 6,
  health: 1,
  teams: ['theBoys'],
  powers: [
    keyword('ranged'),
    trigger("I'm Fighter. I'm Going to Fight", firstEachTurn(on('isAttacked', itself)), may(daze(a(attacker())))),
    superPower(
      "Touch Me and I'll Burn Your Eyes Out",
      'main',
      ['energy'],
      choosePlayer(anEnemy('foe')),
      setAsideTillDrawn(each(inHand({}, thePlayer('foe')))),
    ),
  ],
});

export const diabolical = plotTwist({
  id: 'boy-024',
  name: 'Diabolical',
  team: 'theBoys',
  timing: 'combat',
  anyTurn: true,
  effects: [
    choose(a(character({ is: 'supporting', combat: 'any' }), 'mark')),
    putMinus(printedOf('health', the('mark')), the('mark')),
  ],
});

export const mindThemBars = plotTwist({
  id: 'boy-025',
  name: 'Mind Them Bars',
  team: 'theBoys',
  timing: 'main',
  effects: [
    push(a(enemy({ is: 'supporting', row: 'front' }), 'mark')),
    modify(the('mark'), 'itsNextTurn', has('immobile')),
  ],
});

export const itsABurn = plotTwist({
  id: 'boy-026',
  name: "It's A Burn",
  team: 'theBoys',
  timing: 'combat',
  anyTurn: true,
  effects: [hide(a(defender({ side: 'yours', is: 'supporting', printedHealth: { is: '=', than: 1 } })))],
});

export const youveDoneAMurder = plotTwist({
  id: 'boy-027',
  name: "You've Done a Murder",
  team: 'theBoys',
  timing: 'combat',
  effects: [putPlus(1, a(attacker({ side: 'yours' }), 'mark')), modify(the('mark'), 'combat', has('lethal'))],
});

export const safehouse = specialLocation('boy-028', 'Safehouse', 'theBoys');
