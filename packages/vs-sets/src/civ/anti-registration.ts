import {
  a,
  anEnemy,
  appearsItself,
  aura,
  character,
  choose,
  counterInstead,
  draw,
  during,
  each,
  endOfYourTurn,
  enemy,
  fewerCharactersThanAnEnemy,
  fits,
  gainRecruitPoints,
  gets,
  heal,
  keyword,
  law,
  lookAtHand,
  plotTwist,
  push,
  putMinus,
  putPlus,
  removeCounters,
  specialLocation,
  startOfYourTurn,
  sum,
  superPower,
  superPowersOf,
  supporting,
  the,
  trigger,
  when,
  yours,
} from '@longbox/vs/language';

export const falcon = supporting({
  id: 'civ-036',
  name: 'Falcon',
  gender: 'm',
  cost: 1,
  atk: 3,
  def: 2,
  health: 1,
  teams: ['antiRegistration'],
  powers: [keyword('flight'), keyword('airSuperiority')],
});

export const prowler = supporting({
  id: 'civ-037',
  name: 'Prowler',
  gender: 'm',
  cost: 1,
  atk: 2,
  def: 1,
  health: 1,
  teams: ['antiRegistration'],
  powers: [keyword('ranged'), trigger('Smart', appearsItself, draw())],
});

export const dagger = supporting({
  id: 'civ-038',
  name: 'Dagger',
  gender: 'f',
  cost: 2,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['antiRegistration'],
  powers: [
    keyword('ranged'),
    aura('Lightforce Detoxification', { is: 'character', side: 'yours' }, counterInstead('minus', 'plus')),
  ],
});

export const storm = supporting({
  id: 'civ-039',
  name: 'Storm',
  gender: 'f',
  cost: 2,
  atk: 1,
  def: 4,
  health: 1,
  teams: ['antiRegistration'],
  powers: [keyword('flight'), keyword('blast')],
});

export const cloak = supporting({
  id: 'civ-040',
  name: 'Cloak',
  gender: 'm',
  cost: 3,
  atk: 4,
  def: 5,
  health: 1,
  teams: ['antiRegistration'],
  powers: [
    keyword('flight'),
    superPower('Darkforce Conduit', 'main', ['energy'], putMinus(1, each(character({ exhausted: true })))),
  ],
});

export const spiderMan = supporting({
  id: 'civ-041',
  name: 'Spider-Man',
  gender: 'm',
  cost: 3,
  atk: 6,
  def: 4,
  health: 1,
  teams: ['antiRegistration'],
  powers: [keyword('dodge')],
});

export const goliath = supporting({
  id: 'civ-042',
  name: 'Goliath',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['antiRegistration'],
  powers: [superPower('Supersize', 'main', ['might'], putPlus(4, 'self'))],
});

export const ultragirl = supporting({
  id: 'civ-043',
  name: 'Ultragirl',
  gender: 'f',
  cost: 4,
  atk: 6,
  def: 5,
  health: 2,
  teams: ['antiRegistration'],
  powers: [keyword('flight'), trigger('Read Energy Auras', appearsItself, lookAtHand(anEnemy()))],
});

export const blackPanther = supporting({
  id: 'civ-044',
  name: 'Black Panther',
  gender: 'm',
  cost: 5,
  atk: 8,
  def: 5,
  health: 1,
  teams: ['antiRegistration'],
  powers: [superPower('Black Panther Experience', 'build', ['intellect'], gainRecruitPoints(2))],
});

export const lukeCage = supporting({
  id: 'civ-045',
  name: 'Luke Cage',
  gender: 'm',
  cost: 5,
  atk: 4,
  def: 8,
  health: 2,
  teams: ['antiRegistration'],
  powers: [keyword('fearless')],
});

export const cable = supporting({
  id: 'civ-046',
  name: 'Cable',
  gender: 'm',
  cost: 6,
  atk: 9,
  def: 5,
  health: 1,
  teams: ['antiRegistration'],
  powers: [keyword('ranged'), superPower('Telekinetic', 'main', ['skill'], push(a(character({ is: 'supporting' }))))],
});

export const hercules = supporting({
  id: 'civ-047',
  name: 'Hercules',
  gender: 'm',
  cost: 6,
  atk: 10,
  def: 4,
  health: 3,
  teams: ['antiRegistration'],
  powers: [keyword('ferocious')],
});

export const captainAmerica = supporting({
  id: 'civ-048',
  name: 'Captain America',
  gender: 'm',
  cost: 7,
  atk: 10,
  def: 10,
  health: 2,
  teams: ['antiRegistration'],
  requires: 'antiRegistration',
  powers: [
    during(
      fits('self', { combat: 'any' }),
      law('Combat Master', { rule: 'cantPlay', who: 'eachEnemy', what: { is: 'plotTwist' } }),
    ),
    keyword('leader'),
  ],
});

export const spiderWoman = supporting({
  id: 'civ-049',
  name: 'Spider-Woman',
  gender: 'f',
  cost: 7,
  atk: 7,
  def: 11,
  health: 2,
  teams: ['antiRegistration'],
  powers: [keyword('flight'), trigger('Regeneration', startOfYourTurn, heal('self'))],
});

export const namor = supporting({
  id: 'civ-050',
  name: 'Namor',
  gender: 'm',
  cost: 8,
  atk: 21,
  def: 21,
  health: 2,
  teams: ['antiRegistration'],
  powers: [
    keyword('flight'),
    trigger('Fish Out of Water', endOfYourTurn, putMinus(7, 'self')),
    superPower('Under the Sea', 'main', [['energy', 'might']], removeCounters('minus', 'self')),
  ],
});

export const goUnderground = plotTwist({
  id: 'civ-051',
  name: 'Go Underground',
  team: 'antiRegistration',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(each(enemy({ combat: 'attacker' })), -3, 0)],
});

export const onTheRun = plotTwist({
  id: 'civ-052',
  name: 'On the Run',
  team: 'antiRegistration',
  timing: 'build',
  effects: [when(fewerCharactersThanAnEnemy, [draw(2)])],
});

const oneAndOneForEachPower = sum(1, superPowersOf(the('target')));

export const secretAvengers = plotTwist({
  id: 'civ-053',
  name: 'Secret Avengers',
  team: 'antiRegistration',
  timing: 'combat',
  anyTurn: true,
  effects: [
    choose(a(yours({ combat: 'any' }), 'target')),
    gets(the('target'), oneAndOneForEachPower, oneAndOneForEachPower),
  ],
});

export const shieldSafehouse = specialLocation('civ-054', 'S.H.I.E.L.D. Safehouse', 'antiRegistration');
