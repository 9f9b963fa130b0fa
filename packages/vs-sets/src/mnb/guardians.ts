import {
  a,
  among,
  appearsItself,
  atMost,
  backToBase,
  character,
  enemy,
  fits,
  has,
  inKo,
  keyword,
  lookAtTop,
  losesPowers,
  modify,
  plotTwist,
  push,
  putPlus,
  ready,
  recover,
  removeCounters,
  resource,
  rest,
  specialLocation,
  stun,
  superPower,
  supporting,
  the,
  toDeckBottom,
  toHand,
  trigger,
  turnDown,
  yours,
} from '@longbox/vs/language';

export const cosmo = supporting({
  id: 'mnb-061',
  name: 'Cosmo',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 3,
  health: 1,
  teams: ['guardians'],
  powers: [
    keyword('ranged'),
    // Any enemy character, where the keyword of the rulebook asks for a supporting one (VS-KW-NULLIFY).
    trigger('Nullify', appearsItself, modify(a(enemy()), 'sourceUnstunned', losesPowers)),
  ],
});

export const yondu = supporting({
  id: 'mnb-062',
  name: 'Yondu',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 2,
  health: 2,
  teams: ['guardians'],
  powers: [
    keyword('ranged'),
    superPower('Yaka Arrow', 'main', ['skill'], stun(a(character({ is: 'supporting', cost: atMost(3) })))),
  ],
});

export const majorVictory = supporting({
  id: 'mnb-063',
  name: 'Major Victory',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['guardians'],
  powers: [keyword('ranged'), superPower('Psychokinetic Shove', 'main', ['intellect'], push(a(enemy())))],
});

export const mantis = supporting({
  id: 'mnb-064',
  name: 'Mantis',
  gender: 'f',
  cost: 2,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['guardians'],
  powers: [keyword('rebirth')],
});

export const agentVenom = supporting({
  id: 'mnb-065',
  name: 'Agent Venom',
  gender: 'm',
  cost: 2,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['guardians'],
  powers: [superPower('Symbiote Strength', 'main', ['might'], putPlus(2, 'self'))],
});

export const rocket = supporting({
  id: 'mnb-066',
  name: 'Rocket',
  gender: 'm',
  cost: 3,
  atk: 4,
  def: 1,
  health: 1,
  teams: ['guardians'],
  powers: [keyword('ranged'), superPower('Scavenger', 'main', ['skill'], toHand(a(inKo())))],
});

export const gamora = supporting({
  id: 'mnb-067',
  name: 'Gamora',
  gender: 'f',
  cost: 3,
  atk: 3,
  def: 4,
  health: 2,
  teams: ['guardians'],
  powers: [keyword('lethal')],
});

export const nova = supporting({
  id: 'mnb-068',
  name: 'Nova',
  gender: 'm',
  cost: 4,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['guardians'],
  powers: [keyword('flight'), superPower('Nova Force Speed', 'main', ['energy'], ready('self'))],
});

export const starLord = supporting({
  id: 'mnb-069',
  name: 'Star-Lord',
  gender: 'm',
  cost: 4,
  atk: 3,
  def: 6,
  health: 1,
  teams: ['guardians'],
  powers: [keyword('ranged'), keyword('leader'), keyword('teamUp', 'guardians')],
});

export const groot = supporting({
  id: 'mnb-070',
  name: 'Groot',
  gender: 'm',
  cost: 5,
  atk: 0,
  def: 0,
  plusStats: true,
  health: 2,
  teams: ['guardians'],
  powers: [keyword('iAmGroot')],
});

export const moondragon = supporting({
  id: 'mnb-071',
  name: 'Moondragon',
  gender: 'f',
  cost: 5,
  atk: 4,
  def: 5,
  health: 1,
  teams: ['guardians'],
  powers: [
    keyword('ranged'),
    superPower(
      'Mental Focus',
      'main',
      ['intellect'],
      lookAtTop(3, 'seen'),
      toHand(a(among('seen'), 'kept')),
      toDeckBottom(rest('seen', 'kept')),
    ),
  ],
});

export const quasar = supporting({
  id: 'mnb-072',
  name: 'Quasar',
  gender: 'm',
  cost: 6,
  atk: 6,
  def: 7,
  health: 1,
  teams: ['guardians'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower('Quantum Blast', 'main', ['energy'], turnDown(a(resource({ is: 'location', face: 'up' })))),
  ],
});

export const drax = supporting({
  id: 'mnb-073',
  name: 'Drax',
  gender: 'm',
  cost: 6,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['guardians'],
  powers: [keyword('berserker'), keyword('grab')],
});

export const adamWarlock = supporting({
  id: 'mnb-074',
  name: 'Adam Warlock',
  gender: 'm',
  cost: 7,
  atk: 13,
  def: 13,
  health: 1,
  teams: ['guardians'],
  powers: [
    keyword('flight'),
    keyword('evolutionaryCocoon'),
    {
      ...superPower('Emerge', 'main', ['might'], recover('self'), ready('self')),
      only: fits('self', { stunned: true }),
      whileStunned: true,
    },
  ],
});

export const vigilanteJustice = plotTwist({
  id: 'mnb-075',
  name: 'Vigilante Justice',
  team: 'guardians',
  timing: 'combat',
  anyTurn: true,
  effects: [modify(a(character({ combat: 'any' })), 'combat', has('ferocious'))],
});

export const evenTheOdds = plotTwist({
  id: 'mnb-076',
  name: 'Even the Odds',
  team: 'guardians',
  timing: 'combat',
  anyTurn: true,
  effects: [removeCounters('plus', a(enemy({ combat: 'any' }), 'target')), modify(the('target'), 'combat', backToBase)],
});

export const giveEmALift = plotTwist({
  id: 'mnb-077',
  name: "Give 'Em a Lift",
  team: 'guardians',
  timing: 'main',
  effects: [putPlus(1, a(yours(), 'target')), modify(the('target'), 'turn', has('flight'))],
});

export const knowhere = specialLocation('mnb-078', 'Knowhere', 'guardians');
