import {
  a,
  both,
  cant,
  character,
  each,
  endOfYourTurn,
  enemy,
  exists,
  itself,
  keyword,
  levelUp,
  main,
  modify,
  on,
  onlyIf,
  onlyWhile,
  type PowerSymbol,
  putMinus,
  putPlus,
  type Query,
  ready,
  resource,
  stun,
  superPower,
  switched,
  trigger,
  turnFaceUp,
  wound,
  yourTurn,
} from '@longbox/vs/language';

const burnstein = superPower('The Burnstein Process', 'main', ['might'], modify('self', 'turn', cant('beStruck')));

const imAMutant = trigger(
  "I'm a Mutant",
  on('appears', { is: 'character', side: 'enemy', keyword: 'flight' }),
  putMinus(1, 'subject'),
);

const basic = (symbol: PowerSymbol): Query => resource({ is: 'location', basic: true, symbol }, 'you');

const manipulateMatter = superPower('Manipulate Matter', 'main', ['energy'], modify(a(character()), 'turn', switched));

export const cableLevel1 = main({
  id: 'sec-001',
  name: 'Cable',
  gender: 'm',
  level: 1,
  atk: 1,
  def: 6,
  health: 5,
  teams: ['antiRegistration'],
  powers: [
    keyword('ranged'),
    manipulateMatter,
    levelUp('War is My Life', 4, onlyWhile(on('getsStunned', { is: 'character', side: 'enemy' }), yourTurn)),
  ],
});

export const cableLevel2 = main({
  id: 'sec-002',
  name: 'Cable',
  gender: 'm',
  level: 2,
  atk: 3,
  def: 11,
  health: 5,
  teams: ['antiRegistration'],
  powers: [
    keyword('ranged'),
    manipulateMatter,
    superPower('Telepathic', 'main', ['intellect'], turnFaceUp(a(character({ is: 'supporting', face: 'down' })))),
  ],
});

export const lukeCageLevel1 = main({
  id: 'sec-003',
  name: 'Luke Cage',
  line: 'Luke Cage (Anti-Registration)',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 4,
  health: 6,
  teams: ['antiRegistration'],
  powers: [
    burnstein,
    levelUp(
      'Street Level',
      5,
      onlyWhile(on('entersCombat', itself), exists(enemy({ combat: 'meleeAgainstSelf', without: 'flight' }))),
    ),
  ],
});

export const lukeCageLevel2 = main({
  id: 'sec-004',
  name: 'Luke Cage',
  line: 'Luke Cage (Anti-Registration)',
  gender: 'm',
  level: 2,
  atk: 8,
  def: 5,
  health: 6,
  teams: ['antiRegistration'],
  powers: [
    burnstein,
    { ...superPower('Sweet Christmas!', 'main', ['skill'], ready('self'), putPlus(1, 'self')), limit: 'none' },
  ],
});

export const stormLevel1 = main({
  id: 'sec-005',
  name: 'Storm',
  line: 'Storm (Anti-Registration)',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['antiRegistration'],
  powers: [
    keyword('flight'),
    imAMutant,
    levelUp(
      'From a Long Line of African Priestesses',
      1,
      onlyIf(
        endOfYourTurn,
        both(exists(basic('energy')), exists(basic('intellect')), exists(basic('might')), exists(basic('skill'))),
      ),
    ),
  ],
});

export const stormLevel2 = main({
  id: 'sec-006',
  name: 'Storm',
  line: 'Storm (Anti-Registration)',
  gender: 'f',
  level: 2,
  atk: 5,
  def: 9,
  health: 5,
  teams: ['antiRegistration'],
  powers: [
    keyword('flight'),
    imAMutant,
    superPower(
      "I'm a Goddess",
      'main',
      ['energy', 'intellect', 'might', 'skill'],
      wound(each(enemy({ keyword: 'flight' }))),
      stun(each(enemy({ without: 'flight' }))),
    ),
  ],
});
