import {
  a,
  always,
  anEnemy,
  anyTurn,
  appearsItself,
  atRandom,
  attacker,
  both,
  canOnly,
  cant,
  choose,
  choosePlayer,
  defender,
  discard,
  draw,
  during,
  each,
  enemy,
  exists,
  fits,
  gainRecruitPoints,
  gets,
  has,
  inHand,
  keyword,
  modify,
  moreCharactersThanAnEnemy,
  on,
  plotTwist,
  putPlus,
  specialLocation,
  startOfYourTurn,
  stats,
  sum,
  superPower,
  superPowersOf,
  supporting,
  the,
  thePlayer,
  times,
  toResources,
  trigger,
  when,
  yours,
} from '@longbox/vs/language';

export const mistyKnight = supporting({
  id: 'civ-009',
  name: 'Misty Knight',
  gender: 'f',
  cost: 1,
  atk: 5,
  def: 1,
  health: 1,
  teams: ['proRegistration'],
  powers: [keyword('ranged'), always('Street Sweeper', canOnly('attack', { is: 'supporting' }))],
});

export const superhumanRestraintUnit = supporting({
  id: 'civ-010',
  name: 'Superhuman Restraint Unit',
  gender: 'n',
  cost: 1,
  atk: 1,
  def: 2,
  health: 1,
  teams: ['proRegistration'],
  powers: [
    keyword('ranged'),
    keyword('swarm'),
    during(
      both(fits('self', { combat: 'attacker' }), exists(defender({ hasSuperPower: true }))),
      always('Cape-Killers', stats(3, 0)),
    ),
  ],
});

export const blackCat = supporting({
  id: 'civ-011',
  name: 'Black Cat',
  gender: 'f',
  cost: 2,
  atk: 3,
  def: 4,
  health: 1,
  teams: ['proRegistration'],
  powers: [
    trigger(
      'Thief',
      appearsItself,
      choosePlayer(anEnemy('foe')),
      discard(thePlayer('foe'), atRandom(1, inHand({}, thePlayer('foe')))),
    ),
  ],
});

export const wasp = supporting({
  id: 'civ-012',
  name: 'Wasp',
  gender: 'f',
  cost: 2,
  atk: 1,
  def: 5,
  health: 1,
  teams: ['proRegistration'],
  powers: [keyword('flight'), keyword('shrink')],
});

export const bishop = supporting({
  id: 'civ-013',
  name: 'Bishop',
  gender: 'm',
  cost: 3,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['proRegistration'],
  powers: [keyword('ranged'), superPower('Time Traveler', 'main', ['energy'], toResources('self'))],
});

export const blackWidow = supporting({
  id: 'civ-014',
  name: 'Black Widow',
  gender: 'f',
  cost: 3,
  atk: 5,
  def: 4,
  health: 1,
  teams: ['proRegistration'],
  powers: [keyword('stealth')],
});

export const mariaHill = supporting({
  id: 'civ-015',
  name: 'Maria Hill',
  gender: 'f',
  cost: 4,
  atk: 6,
  def: 5,
  health: 1,
  teams: ['proRegistration'],
  powers: [keyword('ranged'), trigger('Support', appearsItself, putPlus(1, a(yours({ other: true }))))],
});

export const nighthawk = supporting({
  id: 'civ-016',
  name: 'Nighthawk',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 6,
  health: 1,
  teams: ['proRegistration'],
  powers: [keyword('flight'), superPower('The Rich Get Richer', 'build', ['intellect'], draw(2))],
});

export const docSamson = supporting({
  id: 'civ-017',
  name: 'Doc Samson',
  gender: 'm',
  cost: 5,
  atk: 6,
  def: 8,
  health: 2,
  teams: ['proRegistration'],
  powers: [keyword('tough')],
});

export const spiderMan = supporting({
  id: 'civ-018',
  name: 'Spider-Man',
  gender: 'm',
  cost: 5,
  atk: 8,
  def: 6,
  health: 1,
  teams: ['proRegistration'],
  powers: [
    superPower(
      'Iron Spider Suit',
      'main',
      ['skill'],
      modify('self', 'turn', has('flight'), has('ranged'), stats(5, 0)),
    ),
  ],
});

export const sheHulk = supporting({
  id: 'civ-019',
  name: 'She-Hulk',
  gender: 'f',
  cost: 6,
  atk: 7,
  def: 7,
  health: 3,
  teams: ['proRegistration'],
  powers: [keyword('berserker')],
});

export const wonderMan = supporting({
  id: 'civ-020',
  name: 'Wonder Man',
  gender: 'm',
  cost: 6,
  atk: 9,
  def: 5,
  health: 2,
  teams: ['proRegistration'],
  powers: [
    keyword('flight'),
    anyTurn('Made of Ionic Energy', 'combat', ['might'], modify('self', 'combat', cant('beStunned'))),
  ],
});

export const ironMan = supporting({
  id: 'civ-021',
  name: 'Iron Man',
  gender: 'm',
  cost: 7,
  atk: 6,
  def: 12,
  health: 2,
  teams: ['proRegistration'],
  requires: 'proRegistration',
  powers: [
    keyword('flight'),
    keyword('ranged'),
    trigger('Genius', startOfYourTurn, draw()),
    trigger('Wealthy', on('startOfBuild', undefined, { player: 'you' }), gainRecruitPoints(1)),
  ],
});

export const msMarvel = supporting({
  id: 'civ-022',
  name: 'Ms. Marvel',
  gender: 'f',
  cost: 7,
  atk: 15,
  def: 5,
  health: 2,
  teams: ['proRegistration'],
  powers: [keyword('flight'), keyword('ranged'), always('Alien Physiology', cant('haveMinus'))],
});

export const sentry = supporting({
  id: 'civ-023',
  name: 'Sentry',
  gender: 'm',
  cost: 8,
  atk: 1,
  def: 1,
  health: 3,
  teams: ['proRegistration'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower('Golden Sentry Serum', 'main', ['energy', 'might'], putPlus(20, 'self')),
  ],
});

export const fiftyStateInitiative = plotTwist({
  id: 'civ-024',
  name: '50-State Initiative',
  team: 'proRegistration',
  timing: 'build',
  effects: [when(moreCharactersThanAnEnemy, [draw(2)])],
});

export const huntThemDown = plotTwist({
  id: 'civ-025',
  name: 'Hunt Them Down',
  team: 'proRegistration',
  timing: 'combat',
  effects: [gets(each(attacker({ side: 'yours' })), 2, 0)],
});

const oneLessAndOneForEachPower = sum(-1, times(-1, superPowersOf(the('target'))));

export const wereSuperHeroes = plotTwist({
  id: 'civ-026',
  name: "We're Super Heroes",
  team: 'proRegistration',
  timing: 'combat',
  anyTurn: true,
  effects: [
    choose(a(enemy({ combat: 'any' }), 'target')),
    gets(the('target'), oneLessAndOneForEachPower, oneLessAndOneForEachPower),
  ],
});

export const prison42 = specialLocation('civ-027', 'Prison 42', 'proRegistration');
