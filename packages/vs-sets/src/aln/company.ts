import {
  a,
  always,
  anotherPlayer,
  anyTurn,
  appearsItself,
  atkOf,
  character,
  controllerOf,
  defOf,
  draw,
  during,
  each,
  endOfYourTurn,
  enemy,
  enemyTurn,
  equipment,
  fits,
  gets,
  giveControl,
  has,
  heal,
  inKo,
  itself,
  keyword,
  law,
  losesKeyword,
  may,
  on,
  onlyWhile,
  push,
  putMinus,
  putPlus,
  removeCounters,
  revealUntil,
  shuffleIntoDeck,
  specialLocation,
  stats,
  stun,
  superPower,
  supporting,
  the,
  toDeckBottom,
  toHand,
  trigger,
  wound,
  yours,
} from '@longbox/vs/language';

const startOfYourMain = on('startOfMain', undefined, { player: 'you' });

export const newt = supporting({
  id: 'aln-009',
  name: 'Newt',
  gender: 'f',
  cost: 1,
  atk: 0,
  def: 1,
  health: 1,
  teams: ['company'],
  powers: [trigger("We'd Better Get Back", on('isAttacked', itself), toHand('self'))],
});

export const vriess = supporting({
  id: 'aln-010',
  name: 'Vriess',
  gender: 'm',
  cost: 1,
  atk: 2,
  def: 1,
  health: 2,
  teams: ['company'],
  powers: [
    keyword('ranged'),
    keyword('immobile'),
    trigger("I'll Put Holes In You!", onlyWhile(on('getsStunned', itself), enemyTurn), putMinus(1, a(enemy()))),
  ],
});

export const kane = supporting({
  id: 'aln-011',
  name: 'Kane',
  gender: 'm',
  cost: 2,
  atk: 3,
  def: 1,
  health: 1,
  teams: ['company'],
  powers: [
    trigger(
      'Explore',
      appearsItself,
      revealUntil('you', { is: 'location', basic: true }, 'found', 'others'),
      toHand(the('found')),
      shuffleIntoDeck(the('others')),
    ),
  ],
});

export const captainDallas = supporting({
  id: 'aln-012',
  name: 'Captain Dallas',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['company'],
  powers: [trigger('You Have Your Orders', startOfYourMain, putPlus(1, a(yours({ other: true, team: 'company' }))))],
});

export const call = supporting({
  id: 'aln-013',
  name: 'Call',
  blood: 'white',
  gender: 'f',
  cost: 2,
  atk: 2,
  def: 2,
  health: 3,
  teams: ['company'],
  powers: [keyword('ranged'), law('Full of Surprises', { rule: 'powersUpAny', who: 'you' })],
});

export const cmoClemens = supporting({
  id: 'aln-014',
  name: 'CMO Clemens',
  gender: 'm',
  cost: 3,
  atk: 2,
  def: 6,
  health: 1,
  teams: ['company'],
  powers: [
    superPower('Medical Attention', 'main', ['skill'], heal(a(yours({ is: 'supporting' })))),
    superPower('Do You Trust Me With A Needle?', 'main', ['skill', 'humanity'], heal(a(yours({ is: 'main' })))),
  ],
});

export const parker = supporting({
  id: 'aln-015',
  name: 'Parker',
  gender: 'm',
  cost: 3,
  atk: 3,
  def: 5,
  health: 1,
  teams: ['company'],
  powers: [
    superPower(
      'Cattle Prod',
      'main',
      ['energy'],
      push(a(enemy({ row: 'front' }), 'target')),
      removeCounters('plus', the('target')),
    ),
  ],
});

export const bishop = supporting({
  id: 'aln-016',
  name: 'Bishop',
  blood: 'white',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 4,
  health: 3,
  teams: ['company'],
  powers: [law('Artificial Person', { rule: 'recruitFor', who: 'you', pay: ['intellect', 'humanity'] })],
});

export const christie = supporting({
  id: 'aln-017',
  name: 'Christie',
  gender: 'm',
  cost: 4,
  atk: 6,
  def: 3,
  health: 1,
  teams: ['company'],
  powers: [
    keyword('ranged'),
    trigger(
      'Ricocheting Bullets',
      on('stuns', itself, { object: { side: 'enemy', is: 'character', combat: 'defender' } }),
      stun(each(character({ side: { of: controllerOf('object') }, sameNameAs: 'object', not: 'object' }))),
    ),
  ],
});

export const brotherDillon = supporting({
  id: 'aln-018',
  name: 'Brother Dillon',
  gender: 'm',
  cost: 5,
  atk: 4,
  def: 6,
  health: 2,
  teams: ['company'],
  powers: [
    superPower(
      'Eulogy',
      'main',
      ['humanity'],
      toDeckBottom(a(inKo({ is: 'character' }), 'lost')),
      gets(a(yours({ is: 'main' })), atkOf(the('lost')), defOf(the('lost')), 'turn'),
    ),
  ],
});

export const privateHudson = supporting({
  id: 'aln-019',
  name: 'Private Hudson',
  short: 'Hudson',
  gender: 'm',
  cost: 5,
  atk: 5,
  def: 7,
  health: 1,
  teams: ['company'],
  powers: [
    keyword('ranged'),
    {
      ...anyTurn(
        'You Want Some Of This?',
        'anyCombat',
        ['skill'],
        stun(a(character({ combat: 'meleeAttackingYours' }))),
      ),
      limit: 'none',
    },
    trigger('Game Over, Man!', on('getsKod', itself), wound(a(yours({ is: 'main' })))),
  ],
});

export const johner = supporting({
  id: 'aln-020',
  name: 'Johner',
  gender: 'm',
  cost: 6,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['company'],
  powers: [
    keyword('ranged'),
    during(fits('self', { combat: 'inMelee' }), always('I Mostly Just Hurt People', stats(5, 5))),
  ],
});

export const ash = supporting({
  id: 'aln-021',
  name: 'Ash',
  blood: 'white',
  gender: 'm',
  cost: 6,
  atk: 3,
  def: 3,
  health: 3,
  teams: ['company'],
  powers: [
    trigger('Special Order', appearsItself, may(giveControl('self', anotherPlayer(), 'back'))),
    trigger('Crew Expendable', startOfYourMain, stun(a(yours({ other: true })))),
    superPower('Twitchy', 'main', ['intellect'], giveControl('self', anotherPlayer(), 'back')),
  ],
});

export const corporalHicks = supporting({
  id: 'aln-022',
  name: 'Corporal Hicks',
  short: 'Hicks',
  gender: 'm',
  cost: 7,
  atk: 7,
  def: 6,
  health: 2,
  teams: ['company'],
  powers: [
    keyword('ranged'),
    trigger('Stay Frosty', endOfYourTurn, putPlus(2, each(yours({ other: true, exhausted: false })))),
  ],
});

export const m41aPulseRifle = equipment({
  id: 'aln-023',
  name: 'M41A Pulse Rifle',
  cost: 1,
  teams: ['company'],
  powers: [
    always('Light Armor-Piercing Rounds', has('ranged')),
    during(fits('self', { combat: 'rangedAttacker' }), always('Light Armor-Piercing Rounds', stats(3, 0))),
    superPower('M-40 Grenades', 'main', ['energy'], putMinus(3, a(enemy({ row: 'back' })))),
  ],
});

export const muThEr6000 = equipment({
  id: 'aln-024',
  name: 'MU-TH-ER 6000',
  cost: 2,
  teams: ['company'],
  powers: [superPower('Access Mother', 'build', ['intellect'], draw(2))],
});

export const powerLoader = equipment({
  id: 'aln-025',
  name: 'Power Loader',
  cost: 3,
  teams: ['company'],
  powers: [always('Get Away From Her, You B****!', stats(5, 5), losesKeyword('ranged'))],
});

export const weylandYutaniComplex = specialLocation('aln-026', 'Weyland-Yutani Complex', 'company', [
  'energy',
  'intellect',
  'skill',
  'humanity',
]);
