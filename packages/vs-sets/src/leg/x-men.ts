import {
  a,
  anyTurn,
  cancelCombat,
  character,
  controllerOf,
  discard,
  draw,
  each,
  ifDone,
  inHand,
  itself,
  keyword,
  on,
  plotTwist,
  putBeside,
  putPlus,
  stun,
  superPower,
  supporting,
  trigger,
  yours,
} from '@longbox/vs/language';

export const shadowcat = supporting({
  id: 'leg-014',
  name: 'Shadowcat',
  gender: 'f',
  cost: 1,
  atk: 1,
  def: 3,
  health: 1,
  teams: ['xmen'],
  powers: [
    {
      ...anyTurn(
        'Intangible Escape',
        'anyCombat',
        ['energy'],
        putBeside(a(yours({ combat: 'any' })), 'self'),
        ifDone(cancelCombat),
      ),
      from: 'hand',
    },
  ],
});

export const bishop = supporting({
  id: 'leg-015',
  name: '*Bishop*',
  short: 'Bishop',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 2,
  health: 2,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    trigger(
      'Energy Transference',
      on('usesSuperPower', undefined, { player: 'you', symbol: 'energy' }),
      putPlus(2, 'self'),
    ),
  ],
});

const itsPlayer = controllerOf('object');

export const psylocke = supporting({
  id: 'leg-016',
  name: 'Psylocke',
  gender: 'f',
  cost: 3,
  atk: 4,
  def: 5,
  health: 1,
  teams: ['xmen'],
  powers: [
    trigger(
      'Psychic Knife',
      on('stuns', itself, { object: { side: 'enemy', combat: 'defender' } }),
      discard(itsPlayer, a(inHand({}, itsPlayer))),
    ),
  ],
});

export const havok = supporting({
  id: 'leg-017',
  name: 'Havok',
  gender: 'm',
  cost: 5,
  atk: 5,
  def: 6,
  health: 1,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    superPower(
      'Plasma Blast',
      'main',
      ['energy', 'energy', 'energy'],
      stun(each(character({ is: 'supporting', otherThanNamed: ['Cyclops', 'Havok'] }))),
    ),
  ],
});

export const giftedAndTalented = plotTwist({
  id: 'leg-018',
  name: 'Gifted and Talented',
  team: 'xmen',
  symbols: 3,
  loyalty: 'xmen',
  timing: 'build',
  effects: [draw(2)],
});
