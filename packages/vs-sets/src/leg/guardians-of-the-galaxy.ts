import {
  a,
  atLeast,
  atMost,
  cant,
  cardsIn,
  character,
  collect,
  enemy,
  exhaust,
  gainUntil,
  gets,
  keyword,
  law,
  modify,
  plotTwist,
  stun,
  superPower,
  supporting,
  the,
} from '@longbox/vs/language';

export const charlie27 = supporting({
  id: 'leg-023',
  name: 'Charlie-27',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 1,
  health: 3,
  teams: ['guardians'],
  powers: [superPower('Jovian Strength', 'combat', ['might'], gainUntil('self', 27, 27))],
});

export const martinex = supporting({
  id: 'leg-024',
  name: 'Martinex',
  gender: 'm',
  cost: 3,
  atk: 3,
  def: 5,
  health: 1,
  teams: ['guardians'],
  powers: [
    keyword('ranged'),
    superPower('Heat Up', 'main', ['energy'], stun(a(enemy({ is: 'supporting', cost: atMost(2) })))),
    superPower(
      'Cool Down',
      'main',
      ['energy'],
      exhaust(a(enemy({ cost: atLeast(4) }), 'cold')),
      modify(the('cold'), 'afterYourNextTurn', cant('ready')),
    ),
  ],
});

export const starhawk = supporting({
  id: 'leg-025',
  name: 'Starhawk',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['guardians'],
  powers: [keyword('flight'), keyword('ranged'), law('One Who Knows', { rule: 'mayPlayTop', who: 'you' })],
});

export const theCollector = supporting({
  id: 'leg-026',
  name: 'The Collector',
  gender: 'm',
  cost: 5,
  atk: 0,
  def: 1,
  health: 1,
  teams: ['guardians'],
  powers: [
    keyword('elder'),
    superPower(
      'Add to the Collection',
      'main',
      ['intellect'],
      collect(a(character({ is: 'supporting', uncollected: true }))),
    ),
  ],
});

const resources = cardsIn('resources', 'you');

export const youAreGroot = plotTwist({
  id: 'leg-027',
  name: 'You Are Groot',
  team: 'guardians',
  symbols: 3,
  loyalty: 'guardians',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(character({ combat: 'any' })), resources, resources)],
});
