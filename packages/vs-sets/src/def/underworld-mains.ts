import {
  a,
  among,
  anyTurn,
  can,
  character,
  fits,
  freeze,
  gainXp,
  gets,
  happened,
  has,
  ifDone,
  itself,
  keyword,
  levelUp,
  main,
  may,
  modify,
  on,
  putPlus,
  rest,
  revealTop,
  superPower,
  toDeckBottom,
  toHand,
  when,
  wound,
} from '@longbox/vs/language';

const infallibleAim = superPower(
  'Infallible Aim',
  'main',
  ['intellect', 'intellect'],
  wound(a(character({ is: 'supporting', face: 'up' }))),
);

export const bullseyeLevel1 = main({
  id: 'def-027',
  name: 'Bullseye',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['underworld'],
  powers: [
    keyword('ranged'),
    infallibleAim,
    levelUp('Cold-Blooded Killer', 3, on('kos', itself, { object: { side: 'enemy', is: 'character' } })),
  ],
});

export const bullseyeLevel2 = main({
  id: 'def-028',
  name: 'Bullseye',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 6,
  health: 5,
  teams: ['underworld'],
  powers: [
    keyword('ranged'),
    infallibleAim,
    superPower(
      'Lovely Night for a Murder',
      'main',
      ['skill', 'skill', 'skill'],
      wound(a(character({ is: 'main', face: 'up' }))),
    ),
  ],
});

const expandTheEmpire = superPower(
  'Expand the Empire',
  'build',
  ['might'],
  revealTop(5, 'seen'),
  toHand(a(among('seen', { is: 'location' }), 'kept')),
  toDeckBottom(rest('seen', 'kept')),
);

export const kingpinLevel1 = main({
  id: 'def-029',
  name: 'Kingpin',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['underworld'],
  powers: [expandTheEmpire, levelUp('Take Over the City', 5, on('appears', { is: 'location', side: 'yours' }))],
});

export const kingpinLevel2 = main({
  id: 'def-030',
  name: 'Kingpin',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 7,
  health: 5,
  teams: ['underworld'],
  powers: [
    expandTheEmpire,
    {
      ...superPower(
        'The Kingpin of Crime',
        'main',
        [['energy', 'intellect', 'might', 'skill']],
        putPlus(1, a(character())),
      ),
      limit: 'none',
    },
  ],
});

const revengeBond = superPower(
  'Revenge Bond',
  'recovery',
  ['energy'],
  when(happened(on('recovers', itself), 'turn'), [putPlus(2, 'self')]),
);

export const venomLevel1 = main({
  id: 'def-031',
  name: 'Venom',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 3,
  health: 6,
  teams: ['underworld'],
  powers: [revengeBond, levelUp('Growing Bond', 5, on('gainsPlus', itself))],
});

export const venomLevel2 = main({
  id: 'def-032',
  name: 'Venom',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['underworld'],
  powers: [
    revengeBond,
    anyTurn('Permanent Bond', 'combat', ['might'], modify('self', 'afterYourRecovery', has('symbiosis'))),
  ],
});

const bionicArm = superPower(
  'Bionic Arm',
  'combat',
  ['might'],
  when(fits('self', { combat: 'inMelee' }), [gets('self', 2, 2)]),
);

export const winterSoldierLevel1 = main({
  id: 'def-033',
  name: 'Winter Soldier',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 4,
  health: 5,
  teams: ['underworld'],
  powers: [
    keyword('ranged'),
    bionicArm,
    levelUp(
      'Cryogenic Stasis',
      2,
      on('stuns', itself, { object: { side: 'enemy', combat: 'defender' } }),
      may(freeze('self')),
      ifDone(gainXp()),
    ),
  ],
});

export const winterSoldierLevel2 = main({
  id: 'def-034',
  name: 'Winter Soldier',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 5,
  health: 5,
  teams: ['underworld'],
  powers: [
    keyword('ranged'),
    bionicArm,
    superPower('Sniper Rifle', 'main', ['skill'], modify('self', 'turn', can('soloRangedAttackProtected'))),
  ],
});
