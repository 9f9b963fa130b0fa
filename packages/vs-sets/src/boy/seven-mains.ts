import {
  a,
  among,
  anEnemy,
  anyTurn,
  asManyAs,
  atLeast,
  attacker,
  bottomToKo,
  cant,
  character,
  choose,
  choosePlayer,
  countOf,
  daze,
  defOf,
  each,
  endOfYourTurn,
  enemy,
  excess,
  exists,
  gainXp,
  itself,
  keyword,
  laterOnce,
  levelUp,
  lookAtBottom,
  main,
  modify,
  on,
  putMinus,
  putPlus,
  ready,
  removeAllCounters,
  ruleFor,
  type SuperPower,
  shuffleWithout,
  some,
  startOfYourTurn,
  superPower,
  thatMany,
  the,
  thePlayer,
  toDeckTop,
  when,
  yours,
} from '@longbox/vs/language';

const iCanTalkToFish = superPower(
  'I Mean, Yeah, I Can Talk to Fish',
  'draw',
  ['intellect'],
  lookAtBottom(7, 'seen'),
  choose(some(2, among('seen'), 'kept')),
  shuffleWithout(the('kept')),
  toDeckTop(the('kept')),
);

const bottomlessCasualCruelty = superPower(
  'Bottomless Casual Cruelty',
  'main',
  ['intellect'],
  choose(a(enemy(), 'mark')),
  putMinus(excess(defOf(the('mark')), 1), the('mark')),
);

const youShouldLookAway = superPower(
  'You Should Look Away',
  'main',
  ['energy'],
  choosePlayer(anEnemy('them')),
  daze(
    asManyAs(
      2,
      character({ is: 'supporting', face: 'up', side: { of: thePlayer('them') } }),
      undefined,
      thePlayer('them'),
    ),
  ),
);

const theWorldsFastestMan: SuperPower = {
  ...superPower("The World's Fastest Man", 'main', ['skill'], ready('self')),
  limit: 'none',
};

const sticksAndStones = superPower(
  "Sticks and Stones Won't Break My Bones",
  'combat',
  ['might'],
  modify('self', 'combat', cant('beStunned')),
);

export const aTrainLevel1 = main({
  id: 'boy-029',
  name: 'A-Train',
  gender: 'm',
  level: 1,
  atk: 5,
  def: 5,
  health: 6,
  teams: ['theSeven'],
  powers: [
    theWorldsFastestMan,
    levelUp("I Can't Stop. I Can't Stop. I Can't Stop.", 5, on('attacks', itself), gainXp(), putMinus(1, 'self')),
  ],
});

export const aTrainLevel2 = main({
  id: 'boy-030',
  name: 'A-Train',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 7,
  health: 6,
  teams: ['theSeven'],
  powers: [
    theWorldsFastestMan,
    superPower(
      'Addicted to Compound V',
      'main',
      ['energy'],
      putPlus(7, 'self'),
      laterOnce('game', startOfYourTurn, putMinus(7, 'self')),
    ),
  ],
});

export const homelanderLevel1 = main({
  id: 'boy-031',
  name: 'Homelander',
  gender: 'm',
  level: 1,
  atk: 4,
  def: 3,
  health: 7,
  teams: ['theSeven'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    sticksAndStones,
    levelUp(
      'You Guys Are the Real Heroes',
      4,
      on('appears', { side: 'yours', is: 'character', printedHealth: { is: '=', than: 1 } }),
    ),
  ],
});

export const homelanderLevel2 = main({
  id: 'boy-032',
  name: 'Homelander',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 7,
  teams: ['theSeven'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    sticksAndStones,
    superPower(
      "We're a Different Breed",
      'main',
      ['energy'],
      ruleFor(yours({ is: 'supporting', printedHealth: atLeast(2) }), 'turn', cant('beStunned')),
    ),
  ],
});

export const queenMaeveLevel1 = main({
  id: 'boy-033',
  name: 'Queen Maeve',
  gender: 'f',
  short: 'Maeve',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['theSeven'],
  powers: [
    bottomlessCasualCruelty,
    levelUp(
      'Never Let Them See You Like This',
      7,
      on('gainsMinus', { side: 'enemy', is: 'character' }),
      gainXp(thatMany),
    ),
  ],
});

export const queenMaeveLevel2 = main({
  id: 'boy-034',
  name: 'Queen Maeve',
  gender: 'f',
  short: 'Maeve',
  level: 2,
  atk: 5,
  def: 8,
  health: 6,
  teams: ['theSeven'],
  powers: [
    bottomlessCasualCruelty,
    superPower('Just... Be Original', 'main', ['might'], removeAllCounters(a(character({ is: 'supporting' })))),
  ],
});

export const starlightLevel1 = main({
  id: 'boy-035',
  name: 'Starlight',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  teams: ['theSeven'],
  powers: [
    keyword('ranged'),
    youShouldLookAway,
    levelUp("Or I'll Blind You", 5, endOfYourTurn, gainXp(countOf(enemy({ stunned: true })))),
  ],
});

export const starlightLevel2 = main({
  id: 'boy-036',
  name: 'Starlight',
  gender: 'f',
  level: 2,
  atk: 6,
  def: 7,
  health: 6,
  teams: ['theSeven', 'theBoys'],
  powers: [
    keyword('ranged'),
    youShouldLookAway,
    anyTurn(
      'All I Wanted Was to Save the World',
      'anyCombat',
      ['skill'],
      when(exists(yours({ other: true, combat: 'defender' })), [daze(each(attacker()))]),
    ),
  ],
});

export const theDeepLevel1 = main({
  id: 'boy-037',
  name: 'The Deep',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 6,
  teams: ['theSeven'],
  powers: [
    iCanTalkToFish,
    levelUp('The Green Crusader Initiative', 3, on('playsLocation', { symbol: 'might' }, { player: 'you' })),
  ],
});

export const theDeepLevel2 = main({
  id: 'boy-038',
  name: 'The Deep',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 8,
  health: 6,
  teams: ['theSeven'],
  powers: [
    iCanTalkToFish,
    superPower('Trouble at a Dock, River, Lake...', 'main', ['might'], bottomToKo(7, anEnemy())),
  ],
});
