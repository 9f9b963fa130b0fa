import {
  a,
  always,
  among,
  anyTurn,
  attacker,
  basicTypesOf,
  becomesTeam,
  both,
  can,
  cant,
  character,
  countOf,
  defender,
  defOf,
  draw,
  during,
  each,
  endOfTheTurn,
  endOfYourTurn,
  enemy,
  exists,
  fits,
  gainXp,
  gets,
  has,
  heal,
  ifDone,
  inHandOrPlay,
  inKo,
  inTeamAttack,
  itself,
  keyword,
  ko,
  later,
  levelUp,
  main,
  may,
  modify,
  not,
  on,
  onlyIf,
  putPlus,
  resource,
  rest,
  revealCards,
  revealTop,
  ruleFor,
  stats,
  superPower,
  takeControl,
  the,
  toDeckBottom,
  toHand,
  transform,
  trigger,
  when,
  whenEither,
  yours,
} from '@longbox/vs/language';

const HURT_BUFFY = { name: 'Buffy', wounded: true } as const;

const sheAlone = superPower(
  'She Alone Will Stand Against the Darkness',
  'build',
  ['might'],
  putPlus(3, 'self'),
  ruleFor(yours({ other: true }), 'turn', cant('attack')),
);

const iLikeThisWorld = always('I Like This World.', stats(basicTypesOf('you'), basicTypesOf('you')));

const magicalAptitude = superPower(
  'Magical Aptitude',
  'build',
  ['energy'],
  revealTop(5, 'seen'),
  toHand(a(among('seen', { is: 'plotTwist' }), 'kept')),
  toDeckBottom(rest('seen', 'kept')),
);

const wereRightBehindYou = anyTurn(
  "We're Right Behind You",
  'anyCombat',
  ['intellect'],
  gets(a(defender({ protects: 'self' })), 0, defOf('self')),
);

export const angelLevel1 = main({
  id: 'tbb-001',
  name: 'Angel',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 4,
  health: 6,
  aka: ['Angelus'],
  teams: ['scoobies'],
  powers: [
    levelUp('Seek Redemption', 4, on('attacks', itself, { object: { alignment: 'evil' } })),
    trigger(
      'A Moment of True Happiness',
      on('startOfMain', undefined, { player: 'you' }),
      may(revealCards(a(inHandOrPlay({ name: 'Buffy' })))),
      ifDone(transform('Angelus', 1)),
    ),
  ],
});

export const angelLevel2 = main({
  id: 'tbb-002',
  name: 'Angel',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 7,
  health: 6,
  aka: ['Angelus'],
  teams: ['scoobies'],
  powers: [
    superPower(
      'A Vampire in Love With a Slayer',
      'main',
      ['intellect'],
      when(exists(yours(HURT_BUFFY)), [heal(a(yours(HURT_BUFFY))), draw()]),
    ),
    superPower('Leave Without Saying Goodbye', 'main', ['might', 'might', 'might'], ko(each(resource()))),
  ],
});

export const buffyLevel1 = main({
  id: 'tbb-003',
  name: 'Buffy',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  teams: ['scoobies'],
  powers: [
    keyword('slayer'),
    sheAlone,
    levelUp(
      'If the Apocalypse Comes, Beep Me.',
      7,
      on('isAttacked', { is: 'character', side: 'yours' }),
      gainXp(),
      when(fits(each(attacker()), { alignment: 'evil' }), [gainXp()]),
    ),
  ],
});

export const buffyLevel2 = main({
  id: 'tbb-004',
  name: 'Buffy',
  gender: 'f',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['scoobies'],
  powers: [
    keyword('slayer'),
    sheAlone,
    superPower(
      'She Saved the World. A Lot.',
      'main',
      ['energy', 'skill'],
      modify('self', 'turn', can('slayMains')),
      later('turn', endOfTheTurn, ko('self')),
    ),
  ],
});

export const spikeLevel1 = main({
  id: 'tbb-005',
  name: 'Spike',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 3,
  health: 6,
  teams: ['scoobies'],
  powers: [
    iLikeThisWorld,
    levelUp(
      'The Demon Trials',
      6,
      whenEither(on('stuns', itself, { object: { side: 'enemy' } }), on('getsStunned', itself)),
    ),
  ],
});

export const spikeLevel2 = main({
  id: 'tbb-006',
  name: 'Spike',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['scoobies'],
  powers: [
    iLikeThisWorld,
    during(
      both(fits('self', { combat: 'meleeDefender' }), not(inTeamAttack)),
      always('Some Monster In Her Man', has('ferocious')),
    ),
    during(
      both(fits('self', { combat: 'meleeDefender' }), inTeamAttack),
      always('Some Monster In Her Man', has('monstrous')),
    ),
  ],
});

export const willowLevel1 = main({
  id: 'tbb-007',
  name: 'Willow',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['scoobies'],
  powers: [
    keyword('ranged'),
    magicalAptitude,
    levelUp('Study Witchcraft', 8, endOfYourTurn, gainXp(countOf(inKo({ is: 'plotTwist' })))),
  ],
});

export const willowLevel2 = main({
  id: 'tbb-008',
  name: 'Willow',
  gender: 'f',
  level: 2,
  atk: 4,
  def: 9,
  health: 5,
  teams: ['scoobies'],
  powers: [
    keyword('ranged'),
    magicalAptitude,
    superPower(
      'The Ritual of Restoration',
      'main',
      ['intellect', 'skill'],
      takeControl(a(enemy({ is: 'supporting', alignment: 'evil' }), 'it')),
      modify(the('it'), 'game', becomesTeam('scoobies')),
    ),
  ],
});

export const xanderLevel1 = main({
  id: 'tbb-009',
  name: 'Xander',
  gender: 'm',
  level: 1,
  atk: 0,
  def: 6,
  health: 5,
  teams: ['scoobies'],
  powers: [
    wereRightBehindYou,
    levelUp('Only Further Back', 3, onlyIf(endOfYourTurn, fits('self', { protected: true }))),
  ],
});

export const xanderLevel2 = main({
  id: 'tbb-010',
  name: 'Xander',
  gender: 'm',
  level: 2,
  atk: 0,
  def: 12,
  health: 5,
  teams: ['scoobies'],
  powers: [
    wereRightBehindYou,
    anyTurn(
      'You Wanna Kill the World, Start With Me.',
      'combat',
      ['might'],
      when(both(fits('self', { combat: 'defender' }), exists(character({ protectedBy: 'self' }))), [
        gets('self', 0, defOf('self')),
      ]),
    ),
  ],
});
