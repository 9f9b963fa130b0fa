import {
  a,
  character,
  each,
  inDeck,
  inKo,
  keyword,
  putIntoPlay,
  search,
  shuffleDeck,
  superPower,
  supporting,
  the,
  wound,
} from '@longbox/vs/language';

export const ultron = supporting({
  id: 'vsp-001',
  name: 'Ultron',
  gender: 'm',
  cost: 4,
  atk: 3,
  def: 1,
  health: 1,
  teams: ['superVillains'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    keyword('swarm'),
    superPower(
      'Replicate',
      'build',
      ['energy'],
      search(inDeck({ sameCardAs: 'self' }), 'target'),
      putIntoPlay(the('target')),
      shuffleDeck(),
    ),
  ],
});

export const loki = supporting({
  id: 'vsp-002',
  name: 'Loki',
  cost: 7,
  atk: 7,
  def: 8,
  health: 1,
  teams: ['superVillains'],
  powers: [keyword('schemer')],
});

export const thanos = supporting({
  id: 'vsp-003',
  name: 'Thanos',
  gender: 'm',
  cost: 8,
  atk: 12,
  def: 12,
  health: 2,
  teams: ['superVillains'],
  powers: [superPower('Welcome Death', 'main', ['might'], wound(each(character({ stunned: true }))))],
});

export const dormammu = supporting({
  id: 'vsp-018',
  name: 'Dormammu',
  gender: 'm',
  cost: 7,
  atk: 6,
  def: 7,
  health: 2,
  teams: ['superVillains'],
  powers: [
    keyword('flight'),
    keyword('immortal'),
    superPower('Necromancy', 'main', ['intellect', 'energy'], putIntoPlay(a(inKo({ is: 'character' }, 'eachEnemy')))),
  ],
});
