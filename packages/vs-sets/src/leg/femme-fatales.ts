import {
  a,
  absorb,
  always,
  appearsItself,
  character,
  countOf,
  draw,
  each,
  enemy,
  fits,
  itself,
  keyword,
  may,
  on,
  plotTwist,
  putPlus,
  removeCounters,
  superPower,
  supporting,
  trigger,
  when,
} from '@longbox/vs/language';

export const calypso = supporting({
  id: 'leg-070',
  name: 'Calypso',
  gender: 'f',
  cost: 1,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['femmeFatales'],
  powers: [trigger('Voodoo Potion', appearsItself, may(removeCounters('plus', a(character()))))],
});

export const elektra = supporting({
  id: 'leg-071',
  name: 'Elektra',
  gender: 'f',
  cost: 3,
  atk: 3,
  def: 4,
  health: 2,
  teams: ['femmeFatales'],
  powers: [
    keyword('dodge'),
    keyword('stealth'),
    trigger('Paid Assassin', on('kos', itself, { object: { side: 'enemy', row: 'back', combat: 'defender' } }), draw()),
  ],
});

export const lilith = supporting({
  id: 'leg-072',
  name: 'Lilith',
  gender: 'f',
  cost: 4,
  atk: 4,
  def: 6,
  health: 1,
  teams: ['femmeFatales'],
  powers: [
    keyword('flight'),
    trigger(
      'Vampirism',
      on('kosAndSurvives', itself, { object: { is: 'character', side: 'enemy' } }),
      absorb('object'),
    ),
    always('Vampirism', {
      mod: 'health',
      by: countOf({ zone: 'removed', where: { is: 'character', absorbed: true } }),
    }),
  ],
});

export const hela = supporting({
  id: 'leg-073',
  name: 'Hela',
  gender: 'f',
  cost: 5,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['femmeFatales'],
  powers: [
    keyword('ranged'),
    superPower('Touch of Death', 'main', ['might'], when(fits(each(enemy()), { stunned: true }), [putPlus(5, 'self')])),
  ],
});

export const fatalAttraction = plotTwist({
  id: 'leg-074',
  name: 'Fatal Attraction',
  team: 'femmeFatales',
  symbols: 3,
  loyalty: 'femmeFatales',
  timing: 'main',
  effects: [putPlus(3, a(character()))],
});
