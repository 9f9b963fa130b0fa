import {
  a,
  always,
  among,
  atkOf,
  bind,
  both,
  character,
  chooseEach,
  collect,
  during,
  each,
  endOfYourTurn,
  enemy,
  exists,
  type Filter,
  fits,
  gainXp,
  gets,
  happened,
  has,
  heal,
  ifDone,
  inDeck,
  inHand,
  inKo,
  itself,
  type Keyword,
  keyword,
  later,
  lessThan,
  levelUp,
  lookAtTop,
  main,
  may,
  on,
  onlyIf,
  printedOf,
  putIntoPlay,
  putMinus,
  putMinusUntil,
  putPlus,
  resource,
  rest,
  revealTop,
  search,
  shuffleDeck,
  startOfYourTurn,
  superPower,
  the,
  toDeckBottom,
  toHand,
  toKo,
  when,
  yours,
} from '@longbox/vs/language';

const acidMist = superPower('Acid Mist', 'main', ['energy'], putMinus(1, each(enemy({ row: 'front' }))));

const highest: Filter = { side: 'enemy', face: 'up', highestAmong: { stat: 'atk', of: enemy({ face: 'up' }) } };

const monsterHunter = superPower(
  'Monster Hunter',
  'main',
  ['humanity'],
  later('turn', on('attacks', itself, { object: highest }), gets('self', 6, 0)),
);

const deAging = superPower(
  'De-Aging Time Machine',
  'main',
  ['energy'],
  putMinusUntil(a(enemy()), 'atk', '<', atkOf('self')),
);

export const elsaBloodstoneLevel1 = main({
  id: 'mmu-097',
  name: 'Elsa Bloodstone',
  short: 'Elsa',
  gender: 'f',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('ranged'),
    monsterHunter,
    levelUp(
      'Bloodstone Heir',
      3,
      on('attacks', itself),
      bind('prey', each(enemy(highest))),
      later('combat', on('stuns', itself, { object: { same: the('prey'), combat: 'defender' } }), gainXp()),
    ),
  ],
});

export const elsaBloodstoneLevel2 = main({
  id: 'mmu-098',
  name: 'Elsa Bloodstone',
  short: 'Elsa',
  gender: 'f',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('ranged'),
    monsterHunter,
    superPower(
      'Bloodstone Choker',
      'main',
      ['energy'],
      lookAtTop(1, 'top'),
      toKo(the('top')),
      when(fits(the('top'), { is: 'character' }), [heal('self', printedOf('health', the('top')))]),
    ),
  ],
});

export const finFangFoomLevel1 = main({
  id: 'mmu-099',
  name: 'Fin Fang Foom',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 4,
  health: 6,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('flight'),
    acidMist,
    levelUp('No Place on Earth Will Give You Safety', 8, on('gainsMinus', { side: 'enemy', is: 'character' })),
  ],
});

export const finFangFoomLevel2 = main({
  id: 'mmu-100',
  name: 'Fin Fang Foom',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 7,
  health: 6,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('flight'),
    acidMist,
    superPower(
      'Hibernate',
      'main',
      ['might', 'intellect'],
      later('untilItActs', endOfYourTurn, when(fits('self', { face: 'up' }), [heal('self')])),
    ),
  ],
});

export const goomLevel1 = main({
  id: 'mmu-101',
  name: 'Goom',
  gender: 'm',
  level: 1,
  atk: 4,
  def: 3,
  health: 6,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('flight'),
    deAging,
    levelUp(
      'Cower Before the All-Powerful Goom!',
      5,
      on('strikes', itself, { object: { side: 'enemy', is: 'character', atk: lessThan(atkOf('self')) } }),
    ),
  ],
});

export const goomLevel2 = main({
  id: 'mmu-102',
  name: 'Goom',
  gender: 'm',
  level: 2,
  atk: 4,
  def: 9,
  health: 6,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('flight'),
    deAging,
    superPower(
      'Father of Googam',
      'build',
      ['might'],
      may(search(inDeck({ is: 'supporting', name: 'Googam' }), 'found'), putIntoPlay(the('found')), shuffleDeck()),
      may(putPlus(2, a(character({ is: 'supporting', name: 'Googam' })))),
    ),
  ],
});

const MONSTER = { is: 'supporting', team: 'monstersUnleashed' } as const;

export const kidKaijuLevel1 = main({
  id: 'mmu-103',
  name: 'Kid Kaiju',
  gender: 'm',
  level: 1,
  atk: 0,
  def: 4,
  health: 4,
  teams: ['monstersUnleashed'],
  powers: [
    superPower(
      'Monsters are My Favorite',
      'build',
      ['humanity'],
      revealTop(5, 'seen'),
      toHand(a(among('seen', { team: 'monstersUnleashed' }), 'kept')),
      toDeckBottom(rest('seen', 'kept')),
    ),
    levelUp(
      'Five Fingers Make a Fist',
      1,
      onlyIf(
        startOfYourTurn,
        both(
          exists(yours({ ...MONSTER, row: 'front' })),
          exists(yours({ ...MONSTER, row: 'back' })),
          exists(inKo(MONSTER)),
        ),
      ),
      may(
        chooseEach(
          'fingers',
          yours({ ...MONSTER, row: 'front' }),
          yours({ ...MONSTER, row: 'back' }),
          inKo(MONSTER),
          inHand(MONSTER),
          resource({ ...MONSTER, face: 'down' }, 'you'),
        ),
        collect(the('fingers')),
      ),
      ifDone(gainXp()),
    ),
  ],
});

/** Which monster he has removed, and what he has of it. */
const fromMonster = (name: string, said: string, keyword: Keyword) =>
  during(happened(on('collects', { name }, { player: 'you' }), 'game'), always(`${name} - ${said}`, has(keyword)));

export const kidKaijuLevel2 = main({
  id: 'mmu-104',
  name: 'Kid Kaiju',
  gender: 'm',
  level: 2,
  atk: 9,
  def: 9,
  health: 6,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    always('Smasher'),
    fromMonster('Aegis', 'Durable', 'durable'),
    fromMonster('Hi-Vo', 'Lethal', 'lethal'),
    fromMonster('Mekara', 'Monstrous', 'monstrous'),
    fromMonster('Scragg', 'Dodge', 'dodge'),
    fromMonster('Slizzik', 'Mobile', 'mobile'),
  ],
});
