// A set of one's own for the Vs. System: two invented cards. docs/adding-a-card.md teaches the language.
import {
  a,
  type CardSet,
  draw,
  enemy,
  itself,
  keyword,
  ko,
  on,
  superPower,
  supporting,
  trigger,
} from '@longbox/vs/language';

export const nightWatch = supporting({
  id: 'own-001',
  name: 'Night Watch',
  cost: 3,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['avengers'],
  powers: [
    keyword('flight'),
    superPower('Last Bell', 'main', ['skill'], ko(a(enemy({ is: 'supporting', stunned: true })))),
  ],
});

export const lamplighter = supporting({
  id: 'own-002',
  name: 'Lamplighter',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['avengers'],
  powers: [trigger('First Light', on('appears', itself), draw(1))],
});

export const ownSet: CardSet = {
  set: 'own',
  name: 'My Own Set',
  universe: 'illustrated',
  cards: [nightWatch, lamplighter],
};
