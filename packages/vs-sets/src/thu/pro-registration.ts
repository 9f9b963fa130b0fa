import {
  a,
  always,
  among,
  anyCard,
  appearsItself,
  atMost,
  aura,
  cant,
  character,
  daze,
  defAtMostPrinted,
  each,
  enemy,
  equipment,
  forEach,
  gainsKeywordsOf,
  has,
  heal,
  itself,
  keyword,
  ko,
  lookAtTop,
  may,
  modify,
  on,
  oneOf,
  onlyWhile,
  plotTwist,
  putMinus,
  putPlus,
  rest,
  ruleFor,
  shuffleIntoDeck,
  superPower,
  superPowersOf,
  supporting,
  the,
  toHand,
  trigger,
  yours,
} from '@longbox/vs/language';

export const agent13 = supporting({
  id: 'thu-007',
  name: 'Agent 13',
  aka: ['Sharon Carter'],
  gender: 'f',
  cost: 1,
  atk: 3,
  def: 1,
  health: 1,
  teams: ['proRegistration'],
  powers: [
    keyword('ranged'),
    superPower(
      'S.H.I.E.L.D. Training',
      'main',
      ['skill'],
      ko(a(anyCard({ is: ['supporting', 'equipment'], cost: atMost(1) }))),
    ),
  ],
});

export const bullseye = supporting({
  id: 'thu-008',
  name: 'Bullseye',
  gender: 'm',
  cost: 2,
  atk: 4,
  def: 1,
  health: 1,
  teams: ['proRegistration'],
  powers: [keyword('ranged'), keyword('sniper')],
});

export const doctorOctopus = supporting({
  id: 'thu-009',
  name: 'Doctor Octopus',
  gender: 'm',
  cost: 2,
  atk: 3,
  def: 4,
  health: 1,
  teams: ['proRegistration'],
  powers: [
    superPower(
      'Brilliant Scientist',
      'build',
      ['intellect'],
      lookAtTop(3, 'seen'),
      toHand(a(among('seen'), 'kept')),
      shuffleIntoDeck(rest('seen', 'kept')),
    ),
  ],
});

export const greenGoblin = supporting({
  id: 'thu-010',
  name: 'Green Goblin',
  gender: 'm',
  cost: 3,
  atk: 4,
  def: 3,
  health: 2,
  teams: ['proRegistration'],
  powers: [keyword('flight'), superPower('Goblin Formula', 'main', ['might'], heal('self'), putPlus(1, 'self'))],
});

export const ladyDeathstrike = supporting({
  id: 'thu-011',
  name: 'Lady Deathstrike',
  gender: 'f',
  cost: 3,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['proRegistration'],
  powers: [
    keyword('martialArtist'),
    aura('Adamantium Nails', { side: 'enemy', is: 'character', combat: 'meleeAgainstSelf' }, defAtMostPrinted),
  ],
});

export const helmutZemo = supporting({
  id: 'thu-012',
  name: 'Helmut Zemo',
  gender: 'm',
  cost: 4,
  atk: 5,
  def: 4,
  health: 1,
  teams: ['proRegistration'],
  powers: [keyword('ranged'), keyword('violent')],
});

export const taskmaster = supporting({
  id: 'thu-013',
  name: 'Taskmaster',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['proRegistration'],
  powers: [
    keyword('masterMartialArtist'),
    trigger(
      'Predict Physical Movement',
      onlyWhile(on('entersCombat', itself), { condition: 'combatIs', kind: 'melee' }),
      forEach(
        each(character({ is: 'supporting', other: true, combat: 'any' })),
        'one',
        modify('self', 'combat', gainsKeywordsOf(the('one'))),
      ),
    ),
  ],
});

export const radioactiveMan = supporting({
  id: 'thu-014',
  name: 'Radioactive Man',
  gender: 'm',
  cost: 5,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['proRegistration'],
  powers: [
    keyword('ranged'),
    trigger('Radiation Absorption', on('powersUp', itself), putPlus(superPowersOf(each(yours())), 'self')),
  ],
});

export const songbird = supporting({
  id: 'thu-015',
  name: 'Songbird',
  gender: 'f',
  cost: 5,
  atk: 6,
  def: 4,
  health: 2,
  teams: ['proRegistration'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    trigger(
      'Acoustikinesis',
      appearsItself,
      oneOf(
        [modify(a(yours({ other: true })), 'turn', cant('beStruck'))],
        [ruleFor(character({ other: true, sameRowAs: 'self' }), 'turn', has('flight'))],
      ),
    ),
  ],
});

export const venom = supporting({
  id: 'thu-016',
  name: 'Venom',
  aka: ['Scorpion'],
  gender: 'm',
  cost: 6,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['proRegistration'],
  powers: [keyword('berserker'), keyword('symbiosis')],
});

export const ragnarok = supporting({
  id: 'thu-017',
  name: 'Ragnarok',
  gender: 'm',
  cost: 7,
  atk: 9,
  def: 8,
  health: 2,
  teams: ['proRegistration'],
  powers: [
    keyword('flight'),
    keyword('lethal'),
    superPower('Codename Lightning', 'main', ['energy'], putMinus(4, a(enemy({ is: 'supporting' })))),
  ],
});

export const superhumanRegistrationAct = plotTwist({
  id: 'thu-018',
  name: 'Superhuman Registration Act',
  team: 'proRegistration',
  oneOfAKind: true,
  timing: 'main',
  effects: [toHand(a(enemy({ is: 'supporting', hasSuperPower: true })))],
});

export const tranquilizerGun = equipment({
  id: 'thu-019',
  name: 'Tranquilizer Gun',
  // The facts have no cost; those of its family cost 1.
  cost: 1,
  teams: ['proRegistration'],
  powers: [
    always("We're Trying to Save Lives", has('ranged')),
    trigger(
      "We're Trying to Save Lives",
      on('attacks', { self: true, combat: 'rangedAttacker' }, { object: { side: 'enemy', hasSuperPower: true } }),
      may(daze('object')),
    ),
  ],
});
