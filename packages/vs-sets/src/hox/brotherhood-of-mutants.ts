import {
  a,
  always,
  appearsItself,
  atLeast,
  can,
  cant,
  choose,
  daze,
  differentlyNamed,
  draw,
  during,
  each,
  endOfYourTurn,
  enemy,
  enemyTurn,
  flipCoin,
  forEach,
  freeze,
  gets,
  has,
  itself,
  keyword,
  later,
  may,
  modify,
  move,
  nameTeam,
  on,
  plotTwist,
  putIntoPlay,
  rearrangeEquipment,
  resource,
  rule,
  specialLocation,
  stats,
  stepOut,
  stun,
  superPower,
  supporting,
  the,
  trigger,
  turnDown,
  when,
  yours,
} from '@longbox/vs/language';

export const blob = supporting({
  id: 'hox-011',
  name: 'Blob',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 3,
  health: 2,
  teams: ['brotherhood'],
  powers: [
    during(enemyTurn, always('Gravitational Mass Allocation', cant('beMoved'))),
    superPower('Pain Immunity', 'main', ['might'], modify('self', 'untilYourNextTurn', cant('beWounded'))),
  ],
});

export const toad = supporting({
  id: 'hox-012',
  name: 'Toad',
  gender: 'm',
  cost: 1,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['brotherhood'],
  powers: [keyword('leap'), keyword('grab')],
});

export const pyro = supporting({
  id: 'hox-013',
  name: 'Pyro',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    keyword('ranged'),
    superPower(
      'Mister Burns',
      'main',
      ['energy'],
      choose(a(enemy({ is: 'supporting', row: 'front' }), 'mark')),
      later('game', endOfYourTurn, stun(the('mark'))),
    ),
  ],
});

export const quicksilver = supporting({
  id: 'hox-014',
  name: 'Quicksilver',
  gender: 'm',
  cost: 2,
  atk: 5,
  def: 2,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    trigger('Out of Nowhere', on('recruits', itself), may(stepOut('self'))),
    {
      ...superPower('Out of Nowhere', 'build', [], putIntoPlay('self')),
      free: true,
      from: 'removed',
    },
  ],
});
export const daken = supporting({
  id: 'hox-015',
  name: 'Daken',
  gender: 'm',
  cost: 3,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['brotherhood'],
  powers: [keyword('berserker'), keyword('violent')],
});

export const sabretooth = supporting({
  id: 'hox-016',
  name: 'Sabretooth',
  gender: 'm',
  cost: 3,
  atk: 4,
  def: 2,
  health: 2,
  teams: ['brotherhood'],
  powers: [superPower('Superhuman Senses', 'main', ['skill'], modify('self', 'turn', stats(4, 0), has('stealth')))],
});

export const mimic = supporting({
  id: 'hox-017',
  name: 'Mimic',
  gender: 'm',
  cost: 4,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    superPower(
      'Mimic See, Mimic Do',
      'main',
      ['intellect'],
      forEach(each(yours({ name: 'Angel' })), 'angel', modify('self', 'turn', has('flight'), has('airSuperiority'))),
      forEach(each(yours({ name: 'Beast' })), 'beast', draw(2)),
      forEach(each(yours({ name: 'Cyclops' })), 'cyclops', modify('self', 'turn', has('ranged'), has('fastTrigger'))),
      forEach(each(yours({ name: 'Iceman' })), 'iceman', freeze(a(enemy()))),
      forEach(each(yours({ name: 'Marvel Girl' })), 'girl', gets(a(yours()), 0, 10, 'turn')),
    ),
  ],
});

export const scarletWitch = supporting({
  id: 'hox-018',
  name: 'Scarlet Witch',
  gender: 'f',
  cost: 4,
  atk: 7,
  def: 4,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    keyword('ranged'),
    trigger(
      'Change Probability',
      on('resolves', itself),
      forEach(
        each(enemy({ combat: 'any', atk: atLeast(1) })),
        'one',
        flipCoin(modify(the('one'), 'combat', cant('strike'))),
      ),
    ),
  ],
});
export const avalanche = supporting({
  id: 'hox-019',
  name: 'Avalanche',
  gender: 'm',
  cost: 5,
  atk: 6,
  def: 7,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    keyword('ranged'),
    trigger(
      'Seismic Shift',
      on('stuns', { self: true, combat: 'any' }, { object: { side: 'enemy', is: 'character' } }),
      may(turnDown(a(resource({ is: 'location', side: 'enemy' })))),
    ),
  ],
});

export const juggernaut = supporting({
  id: 'hox-020',
  name: 'Juggernaut',
  gender: 'm',
  cost: 5,
  atk: 7,
  def: 5,
  health: 3,
  teams: ['brotherhood'],
  powers: [superPower('Headbutt', 'main', ['might'], daze(a(enemy({ row: 'front', meleeAttackableBy: 'self' }))))],
});

export const mystique = supporting({
  id: 'hox-021',
  name: 'Mystique',
  gender: 'f',
  cost: 6,
  atk: 5,
  def: 10,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    keyword('ranged'),
    superPower(
      'Infiltrator',
      'main',
      ['skill'],
      nameTeam('team'),
      modify('self', 'turn', can('attackProtected', { side: 'enemy', namedTeam: 'team' })),
    ),
  ],
});

export const silverSamurai = supporting({
  id: 'hox-022',
  name: 'Silver Samurai',
  gender: 'm',
  cost: 6,
  atk: 8,
  def: 7,
  health: 2,
  teams: ['brotherhood'],
  powers: [trigger('Master Strategist', appearsItself, may(move(a(enemy())))), keyword('combatMaster')],
});

export const alpha = supporting({
  id: 'hox-023',
  name: 'Alpha',
  gender: 'm',
  cost: 7,
  atk: 10,
  def: 8,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower(
      'Superintelligence',
      'main',
      ['intellect'],
      rule('game', { rule: 'fewerPoints', who: 'eachEnemy', less: 2 }),
    ),
  ],
});

export const magneto = supporting({
  id: 'hox-024',
  name: 'Magneto',
  gender: 'm',
  cost: 7,
  atk: 9,
  def: 11,
  health: 2,
  teams: ['brotherhood'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower('Meddle With Metal', 'main', ['energy'], rearrangeEquipment),
  ],
});

export const alwaysAttack = plotTwist({
  id: 'hox-025',
  name: 'Always Attack',
  team: 'brotherhood',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(yours({ combat: 'any' })), 3, 1)],
});

export const fiercePierce = plotTwist({
  id: 'hox-026',
  name: 'Fierce Pierce',
  team: 'brotherhood',
  timing: 'combat',
  anyTurn: true,
  effects: [
    when({ condition: 'combatIs', kind: 'melee' }, [
      modify(a(yours({ combat: 'any' })), 'combat', has('ferocious'), stats(2, 0)),
    ]),
  ],
});

export const burnItDown = plotTwist({
  id: 'hox-027',
  name: 'Burn It Down',
  loyalty: ['brotherhood', 'xmen'],
  team: 'brotherhood',
  timing: 'build',
  effects: [
    turnDown(differentlyNamed({ upTo: 2 }, resource({ is: 'location', basic: true, side: 'enemy' }), 'turned')),
  ],
});

export const asteroidM = specialLocation('hox-028', 'Asteroid M', 'brotherhood');
