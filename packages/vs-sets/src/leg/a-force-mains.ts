import {
  a,
  attacker,
  each,
  enemy,
  inDeck,
  keyword,
  laterOnce,
  levelUp,
  main,
  on,
  onlyIf,
  putPlus,
  reaction,
  revealCards,
  sameTeamOnYourSide,
  searchTeam,
  shuffleDeck,
  startOfYourTurn,
  superPower,
  the,
  toHand,
} from '@longbox/vs/language';

const envelop = reaction('Envelop', on('getsKod', { is: 'supporting', side: 'yours' }), ['energy'], toHand('subject'));

export const singularityLevel1 = main({
  id: 'leg-055',
  name: 'Singularity',
  gender: 'f',
  level: 1,
  atk: 0,
  def: 4,
  health: 5,
  teams: ['aForce'],
  powers: [
    keyword('flight'),
    keyword('inspire'),
    envelop,
    levelUp('Find Her Friends', 1, onlyIf(startOfYourTurn, sameTeamOnYourSide(5))),
  ],
});

export const singularityLevel2 = main({
  id: 'leg-056',
  name: 'Singularity',
  gender: 'f',
  level: 2,
  atk: 0,
  def: 7,
  health: 5,
  teams: ['aForce'],
  powers: [
    keyword('flight'),
    keyword('inspire'),
    envelop,
    superPower('Gravity Vortex', 'main', ['intellect'], toHand(a(enemy({ is: 'supporting' })))),
  ],
});

const aForceAssemble = superPower(
  'A-Force Assemble!',
  'main',
  ['skill'],
  laterOnce(
    'turn',
    on('attacks', { is: 'character', side: 'yours', combat: 'teamAttacker' }),
    putPlus(1, each(attacker({ side: 'yours' }))),
  ),
);

export const sheHulkLevel2 = main({
  id: 'leg-057',
  name: 'She-Hulk',
  gender: 'f',
  level: 2,
  atk: 7,
  def: 6,
  health: 6,
  teams: ['aForce'],
  powers: [
    aForceAssemble,
    levelUp(
      'Keep Fighting',
      3,
      onlyIf(on('attackDeclared', undefined, { player: 'you' }), { condition: 'combatIs', kind: 'team' }),
    ),
  ],
});

export const sheHulkLevel3 = main({
  id: 'leg-058',
  name: 'She-Hulk',
  gender: 'f',
  level: 3,
  atk: 7,
  def: 9,
  health: 7,
  teams: ['aForce'],
  powers: [
    aForceAssemble,
    superPower(
      'Welcome to the Team',
      'build',
      ['intellect'],
      searchTeam(inDeck({ is: 'character' }), 'found', 2),
      revealCards(the('found')),
      toHand(the('found')),
      shuffleDeck(),
    ),
  ],
});
