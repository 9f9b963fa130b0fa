import {
  a,
  always,
  anEnemy,
  appearsWith,
  aura,
  cardsIn,
  choosePlayer,
  copiesKeywords,
  drawUntil,
  enemy,
  has,
  keyword,
  losesKeyword,
  plotTwist,
  recover,
  superPower,
  supporting,
  thePlayer,
} from '@longbox/vs/language';

export const leader = supporting({
  id: 'leg-050',
  name: 'Leader',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['underworld'],
  powers: [
    keyword('ranged'),
    always('Leadership', has('leader')),
    aura('Leadership', { is: 'character', other: true }, losesKeyword('leader')),
    superPower(
      'Massive Brain',
      'main',
      ['intellect'],
      choosePlayer(anEnemy('rival')),
      drawUntil(cardsIn('hand', thePlayer('rival'))),
    ),
  ],
});

export const taskmaster = supporting({
  id: 'leg-051',
  name: 'Taskmaster',
  gender: 'm',
  cost: 3,
  atk: 3,
  def: 6,
  health: 1,
  teams: ['underworld'],
  powers: [always('Photographic Reflexes', copiesKeywords(enemy({ is: 'supporting', face: 'up' })))],
});

export const misterHyde = supporting({
  id: 'leg-052',
  name: 'Mister Hyde',
  gender: 'm',
  cost: 4,
  atk: 10,
  def: 10,
  health: 2,
  teams: ['underworld'],
  powers: [always('Dr. Calvin Zabo', appearsWith(5, 'minus'))],
});

export const nightmare = supporting({
  id: 'leg-053',
  name: 'Nightmare',
  gender: 'm',
  cost: 7,
  atk: 7,
  def: 7,
  health: 1,
  teams: ['underworld'],
  powers: [keyword('flight'), keyword('wakingNightmare')],
});

export const notFinishedYet = plotTwist({
  id: 'leg-054',
  name: 'Not Finished Yet',
  team: 'underworld',
  symbols: 3,
  loyalty: 'underworld',
  timing: 'main',
  effects: [recover(a(enemy()))],
});
