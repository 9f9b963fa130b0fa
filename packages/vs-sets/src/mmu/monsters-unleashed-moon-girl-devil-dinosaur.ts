import {
  inDeck,
  keyword,
  putIntoPlay,
  rule,
  search,
  shuffleIntoDeck,
  superPower,
  supporting,
  the,
} from '@longbox/vs/language';

export const devilDinosaur = supporting({
  id: 'mmu-113',
  name: 'Devil Dinosaur',
  gender: 'm',
  cost: 3,
  atk: 4,
  def: 2,
  health: 2,
  teams: ['monstersUnleashed', 'moonGirlAndDevilDinosaur'],
  powers: [
    keyword('ferocious'),
    keyword('creature'),
    superPower(
      'Mind Switch',
      'main',
      ['intellect'],
      search(inDeck({ is: 'supporting', name: 'Moon Girl' }), 'found'),
      putIntoPlay(the('found')),
      shuffleIntoDeck('self'),
      rule('turn', { rule: 'cantUseSuperPowers', who: 'you', power: 'Mind Switch' }),
    ),
  ],
});
