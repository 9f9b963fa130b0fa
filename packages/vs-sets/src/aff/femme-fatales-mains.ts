import {
  a,
  anEnemy,
  anyTurn,
  atkOf,
  atLeast,
  cardsIn,
  character,
  choose,
  choosePlayer,
  compare,
  countOf,
  daze,
  discard,
  each,
  endOfYourTurn,
  enemy,
  exists,
  gainAtkUntil,
  gainXp,
  has,
  inHand,
  itself,
  keyword,
  ko,
  levelUp,
  losesKeyword,
  main,
  modify,
  moreThan,
  on,
  onlyIf,
  putPlus,
  ready,
  resource,
  ruleFor,
  sum,
  superPower,
  thatMany,
  the,
  thePlayer,
  times,
  topToResources,
  when,
  yours,
} from '@longbox/vs/language';

const badLuck = superPower(
  'Bad Luck',
  'main',
  ['intellect'],
  choosePlayer(anEnemy('foe')),
  discard(thePlayer('foe'), a(inHand({}, thePlayer('foe')))),
);

export const blackCatLevel1 = main({
  id: 'aff-027',
  name: 'Black Cat',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['femmeFatales'],
  powers: [
    badLuck,
    levelUp(
      'Queen of Thieves',
      9,
      endOfYourTurn,
      choosePlayer(anEnemy('foe')),
      when(compare(cardsIn('hand', 'you'), moreThan(cardsIn('hand', thePlayer('foe')))), [
        gainXp(sum(cardsIn('hand', 'you'), times(-1, cardsIn('hand', thePlayer('foe'))))),
      ]),
    ),
  ],
});

export const blackCatLevel2 = main({
  id: 'aff-028',
  name: 'Black Cat',
  gender: 'f',
  level: 2,
  atk: 4,
  def: 8,
  health: 5,
  teams: ['femmeFatales'],
  powers: [badLuck, anyTurn('Cross their Path', 'combat', ['skill'], daze(each(enemy({ combat: 'againstSelf' }))))],
});

const whatWasWhatIsWhatWillBe = superPower(
  'What Was, What Is, What Will Be',
  'main',
  ['intellect', 'intellect'],
  topToResources(2),
);

export const darkPhoenixLevel1 = main({
  id: 'aff-029',
  name: 'Dark Phoenix',
  aka: ['Phoenix'],
  gender: 'f',
  level: 1,
  atk: 3,
  def: 3,
  health: 7,
  teams: ['femmeFatales'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    whatWasWhatIsWhatWillBe,
    levelUp('Inevitable Corruption', 1, onlyIf(on('gainsResource'), compare(countOf(resource()), atLeast(20)))),
  ],
});

export const darkPhoenixLevel2 = main({
  id: 'aff-030',
  name: 'Dark Phoenix',
  aka: ['Phoenix'],
  gender: 'f',
  level: 2,
  atk: 7,
  def: 7,
  health: 7,
  teams: ['femmeFatales'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    whatWasWhatIsWhatWillBe,
    superPower(
      'Ravager of Worlds',
      'main',
      ['energy', 'energy', 'might'],
      ko(each(resource({ face: 'down', side: 'enemy' }))),
    ),
  ],
});

const imbueWithPower = superPower(
  'Imbue with Power',
  'main',
  ['energy'],
  putPlus(2, a(character({ is: 'supporting', appearedThisTurn: true }))),
);

export const enchantressLevel1 = main({
  id: 'aff-031',
  name: 'Enchantress',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['femmeFatales'],
  powers: [
    keyword('ranged'),
    imbueWithPower,
    levelUp(
      'Champion of Amora',
      3,
      onlyIf(
        endOfYourTurn,
        exists(
          yours({
            is: 'supporting',
            face: 'up',
            higherThanEach: { stat: 'atk', of: enemy({ is: 'supporting', face: 'up' }) },
          }),
        ),
      ),
    ),
  ],
});

export const enchantressLevel2 = main({
  id: 'aff-032',
  name: 'Enchantress',
  gender: 'f',
  level: 2,
  atk: 3,
  def: 8,
  health: 5,
  teams: ['femmeFatales'],
  powers: [
    keyword('ranged'),
    imbueWithPower,
    superPower(
      "I'll Not Sully My Hands",
      'main',
      ['intellect'],
      ready(each(yours({ is: 'supporting', hasCounter: 'plus' }))),
    ),
  ],
});

const masquerade = anyTurn(
  'Masquerade',
  'combat',
  ['skill'],
  choose(a(character({ other: true, face: 'up' }), 'target')),
  gainAtkUntil('self', atkOf(the('target'))),
);

export const mystiqueLevel1 = main({
  id: 'aff-033',
  name: 'Mystique',
  gender: 'f',
  level: 1,
  atk: 1,
  def: 6,
  health: 5,
  teams: ['femmeFatales'],
  powers: [masquerade, levelUp('Bitter Fury', 10, on('gainsAtk', itself), gainXp(thatMany))],
});

export const mystiqueLevel2 = main({
  id: 'aff-034',
  name: 'Mystique',
  gender: 'f',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  teams: ['femmeFatales'],
  powers: [
    masquerade,
    anyTurn(
      'Martial Savagery',
      'combat',
      ['might'],
      modify('self', 'combat', has('ferocious')),
      ruleFor(enemy(), 'combat', losesKeyword('ferocious')),
    ),
  ],
});
