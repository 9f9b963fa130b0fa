import {
  a,
  among,
  anyTurn,
  character,
  chooseNumber,
  dazeEquipped,
  defOf,
  discard,
  each,
  endOfTheTurn,
  enemy,
  equip,
  fits,
  gainXp,
  heal,
  inDeck,
  inHand,
  inPiles,
  itself,
  keyword,
  ko,
  laterOnce,
  levelUp,
  lookAtHand,
  main,
  may,
  nameCharacter,
  on,
  onlyWhile,
  outside,
  putMinus,
  putPlus,
  replaceMain,
  rest,
  revealTop,
  search,
  shuffleDeck,
  some,
  stun,
  superPower,
  the,
  theNumber,
  toDeckBottom,
  toHand,
  toKo,
  trigger,
  when,
  woundsOn,
  yours,
} from '@longbox/vs/language';

const startOfYourBuild = on('startOfBuild', undefined, { player: 'you' });
const startOfYourMain = on('startOfMain', undefined, { player: 'you' });

const hideInTheShadows = superPower('Hide in the Shadows', 'main', ['humanity'], dazeEquipped(a(yours())));

export const warrantOfficerRipleyLevel1 = main({
  id: 'aln-001',
  name: 'Warrant Officer Ripley',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['company'],
  powers: [hideInTheShadows, levelUp('Last Survivor of the Nostromo', 7, startOfYourBuild, gainXp(woundsOn('self')))],
});

export const warrantOfficerRipleyLevel2 = main({
  id: 'aln-002',
  name: 'Warrant Officer Ripley',
  gender: 'f',
  level: 2,
  atk: 4,
  def: 8,
  health: 5,
  teams: ['company'],
  powers: [
    hideInTheShadows,
    {
      ...superPower(
        'Set the Self Destruct',
        'main',
        ['energy'],
        laterOnce('turn', endOfTheTurn, stun(each(character({ is: 'supporting' })))),
      ),
      limit: 'game',
    },
  ],
});

const gearUp = superPower(
  'Gear Up',
  'build',
  ['humanity'],
  revealTop(5, 'seen'),
  toHand(a(among('seen', { is: 'equipment' }), 'kept')),
  toDeckBottom(rest('seen', 'kept')),
);

export const ltRipleyLevel1 = main({
  id: 'aln-003',
  name: 'Lt. Ripley',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 4,
  health: 5,
  teams: ['company'],
  powers: [
    keyword('ranged'),
    gearUp,
    levelUp('We Got Nukes, We Got Knives, Sharp Sticks', 3, on('appears', { side: 'yours', is: 'equipment' })),
  ],
});

export const ltRipleyLevel2 = main({
  id: 'aln-004',
  name: 'Lt. Ripley',
  gender: 'f',
  level: 2,
  atk: 7,
  def: 5,
  health: 5,
  teams: ['company'],
  powers: [
    keyword('ranged'),
    gearUp,
    {
      ...superPower(
        'I Can Handle Myself',
        'main',
        ['skill'],
        search(inPiles({ is: 'equipment' }), 'found'),
        equip(the('found'), a(yours())),
        shuffleDeck(),
      ),
      limit: 'game',
    },
  ],
});

const onTheLine = superPower(
  'Your A** is Already on the Line',
  'main',
  ['intellect'],
  putPlus(1, some({ upTo: 2 }, yours({ row: 'front' }))),
);

export const sisterRipleyLevel1 = main({
  id: 'aln-005',
  name: 'Sister Ripley',
  gender: 'f',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['company'],
  powers: [
    onTheLine,
    levelUp(
      'No Weapons of Any Kind?',
      5,
      onlyWhile(on('attackDeclared', undefined, { player: 'you' }), { condition: 'combatIs', kind: 'melee' }),
    ),
  ],
});

export const sisterRipleyLevel2 = main({
  id: 'aln-006',
  name: 'Sister Ripley',
  gender: 'f',
  level: 2,
  atk: 5,
  def: 7,
  health: 5,
  teams: ['company'],
  powers: [
    onTheLine,
    anyTurn(
      'Sacrifice and Resurrection',
      'combat',
      ['humanity'],
      when(fits('self', { is: 'main' }), [replaceMain(a(outside({ name: 'Ripley #8', level: 2 })))]),
    ),
  ],
});

const acidicBlood = superPower(
  'Acidic Blood',
  'main',
  ['energy'],
  chooseNumber('number', defOf('self')),
  putMinus(theNumber('number'), 'self', 'put'),
  putMinus(theNumber('put'), a(enemy({ is: 'supporting' }))),
);

export const ripley8Level1 = main({
  id: 'aln-007',
  name: 'Ripley #8',
  gender: 'f',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['company'],
  powers: [
    acidicBlood,
    levelUp('Rapid Cell Regeneration', 1, startOfYourMain, may(gainXp())),
    trigger('Rapid Cell Regeneration', on('levelsUp', itself), heal('self', woundsOn('self'))),
  ],
});

export const ripley8Level2 = main({
  id: 'aln-008',
  name: 'Ripley #8',
  gender: 'f',
  level: 2,
  atk: 5,
  def: 7,
  health: 2,
  teams: ['company'],
  powers: [
    acidicBlood,
    {
      ...superPower(
        "I'm Sorry",
        'main',
        ['humanity'],
        nameCharacter('name'),
        ko(each(enemy({ is: 'supporting', named: 'name' }))),
        lookAtHand('eachEnemy'),
        discard('eachEnemy', each(inHand({ is: 'character', named: 'name' }, 'eachEnemy'))),
        search(inDeck({ is: 'character', named: 'name' }, 'eachEnemy'), 'found', 'each'),
        toKo(the('found')),
        shuffleDeck('eachEnemy'),
      ),
      limit: 'game',
    },
  ],
});
