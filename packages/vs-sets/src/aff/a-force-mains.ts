import {
  a,
  atLeast,
  becomeLevel,
  cancelPower,
  cant,
  character,
  compare,
  countersOn,
  countOf,
  draw,
  each,
  enemy,
  enemyTurn,
  heal,
  ifDone,
  inKo,
  itself,
  keyword,
  laterOnce,
  levelUp,
  main,
  may,
  on,
  onlyIf,
  onlyWhile,
  putIntoPlay,
  putMinus,
  putPlus,
  reaction,
  ruleFor,
  type SuperPower,
  say,
  some,
  sum,
  superPower,
  teamOf,
  toHand,
  trigger,
  yours,
} from '@longbox/vs/language';

const energyAbsorption = superPower(
  'Energy Absorption',
  'main',
  ['energy'],
  putPlus(countOf(yours({ other: true, keyword: 'ranged' })), 'self'),
);

export const captainMarvelLevel1 = main({
  id: 'aff-001',
  name: 'Captain Marvel',
  aka: ['Ms. Marvel'],
  gender: 'f',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  teams: ['aForce'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    energyAbsorption,
    levelUp('Woman of War', 4, on('stuns', { self: true, combat: 'any' }, { object: { side: 'enemy' } })),
  ],
});

export const captainMarvelLevel2 = main({
  id: 'aff-002',
  name: 'Captain Marvel',
  aka: ['Ms. Marvel'],
  gender: 'f',
  level: 2,
  atk: 4,
  def: 6,
  health: 6,
  teams: ['aForce'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    energyAbsorption,
    superPower('Photonic Blast', 'main', ['skill'], putMinus(countersOn('plus', 'self'), a(enemy()))),
  ],
});

const aForceAssemble = superPower(
  'A-Force Assemble!',
  'main',
  ['skill'],
  laterOnce(
    'turn',
    on('attackDeclared', undefined, { player: 'you', amount: teamOf }),
    putPlus(1, each(yours({ combat: 'attacker' }))),
  ),
);

export const sheHulkLevel1 = main({
  id: 'aff-003',
  name: 'She-Hulk',
  gender: 'f',
  level: 1,
  atk: 3,
  def: 4,
  health: 6,
  teams: ['aForce'],
  powers: [
    aForceAssemble,
    levelUp('Fight Together', 5, on('attackDeclared', undefined, { player: 'you', amount: teamOf })),
  ],
});

export const sheHulkLevel2 = main({
  id: 'aff-004',
  name: 'She-Hulk',
  gender: 'f',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['aForce'],
  powers: [
    aForceAssemble,
    reaction(
      'Rules Lawyer',
      on('usesSuperPower', undefined, { player: 'eachEnemy' }),
      ['intellect'],
      may(say('Objection!')),
      ifDone(cancelPower),
    ),
  ],
});

export const sisterGrimmLevel1 = main({
  id: 'aff-005',
  name: 'Sister Grimm',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['aForce'],
  powers: [keyword('ranged'), levelUp('When Blood Is Shed...', 1, onlyWhile(on('getsWounded', itself), enemyTurn))],
});

const onceThisGame = (power: SuperPower): SuperPower => ({ ...power, limit: 'game' });

export const sisterGrimmLevel2 = main({
  id: 'aff-006',
  name: 'Sister Grimm',
  gender: 'f',
  level: 2,
  atk: 4,
  def: 5,
  health: 5,
  teams: ['aForce'],
  powers: [
    keyword('ranged'),
    trigger('...Let the Staff of One Emerge', on('usesSuperPower', itself), becomeLevel(1)),
    onceThisGame(superPower('Muzzle', 'main', ['skill'], ruleFor(yours(), 'afterYourNextTurn', cant('beAttacked')))),
    onceThisGame(
      superPower('Bounce House', 'main', ['energy'], toHand(some({ upTo: 2 }, character({ is: 'supporting' })))),
    ),
    onceThisGame(superPower('Open Sesame', 'main', ['intellect'], draw(3))),
    onceThisGame(superPower('Caffeine Injection', 'main', ['might'], putPlus(4, a(character({ is: 'supporting' }))))),
  ],
});

const lifeIncarnate = superPower('Life Incarnate', 'main', ['intellect'], heal(a(character({ is: 'supporting' }))));

export const phoenixLevel1 = main({
  id: 'aff-007',
  name: 'Phoenix',
  aka: ['Dark Phoenix'],
  gender: 'f',
  level: 1,
  atk: 3,
  def: 3,
  health: 7,
  teams: ['aForce'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    lifeIncarnate,
    levelUp(
      'The Sum of All Life and Death',
      1,
      onlyIf(
        on('appears', { is: 'character' }),
        compare(
          sum(countOf(character({ is: 'supporting' })), countOf(inKo({ is: 'supporting' }, 'eachPlayer'))),
          atLeast(20),
        ),
      ),
    ),
  ],
});

export const phoenixLevel2 = main({
  id: 'aff-008',
  name: 'Phoenix',
  aka: ['Dark Phoenix'],
  gender: 'f',
  level: 2,
  atk: 7,
  def: 7,
  health: 7,
  teams: ['aForce'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    lifeIncarnate,
    superPower('From the Ashes', 'main', ['energy', 'might'], putIntoPlay(a(inKo({ is: 'character' })))),
  ],
});
