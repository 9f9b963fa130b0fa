import {
  anyTurn,
  endOfYourTurn,
  gainXp,
  gets,
  inDeck,
  keyword,
  levelUp,
  main,
  putIntoPlay,
  search,
  shuffleDeck,
  superPower,
  the,
  totalNow,
  yours,
} from '@longbox/vs/language';

const comeForth = superPower(
  'Come Forth, My Servitors',
  'build',
  [['alien', 'intellect']],
  search(inDeck({ name: 'Leviathon Servitor' }), 'found'),
  putIntoPlay(the('found')),
  shuffleDeck(),
);

export const leviathonMotherLevel1 = main({
  id: 'mmu-070',
  name: 'Leviathon Mother',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 5,
  health: 7,
  teams: ['leviathons'],
  powers: [
    keyword('creature'),
    comeForth,
    levelUp(
      'My Children Will Crush the Resistance',
      30,
      endOfYourTurn,
      gainXp(totalNow('atk', yours({ face: 'up', keyword: 'oneOfAKind' }))),
    ),
  ],
});

export const leviathonMotherLevel2 = main({
  id: 'mmu-071',
  name: 'Leviathon Mother',
  gender: 'f',
  level: 2,
  atk: 8,
  def: 8,
  health: 7,
  teams: ['leviathons'],
  powers: [
    keyword('creature'),
    comeForth,
    anyTurn('No Mere Monsters Can Defeat Me', 'combat', [['might', 'skill']], gets('self', 8, 8)),
  ],
});
