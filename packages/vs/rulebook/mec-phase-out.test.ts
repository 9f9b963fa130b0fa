import { describe, expect, test } from 'vitest';
import {
  gets,
  itself,
  keyword,
  laterOnceEither,
  on,
  putOnOwnersSide,
  putTokens,
  removeWithCounters,
  some,
  startOfYourTurn,
  superPower,
  supporting,
  the,
  yours,
} from '../src/index.ts';
import { body, hero, scene } from './cast.ts';

const door = hero('Door', [
  superPower('Push', 'main', [], gets(some(1, yours({ name: 'A' })), 5, 5, 'game')),
  superPower(
    'Open',
    'main',
    [],
    removeWithCounters(some('any', yours({ other: true, face: 'up' }), 'gone')),
    laterOnceEither('game', [startOfYourTurn, on('leavesPlay', itself)], putOnOwnersSide(the('gone'))),
  ),
  superPower('Make', 'main', [], putTokens('Imp', 2, 'back')),
]);
const imp = supporting({
  ...{ id: 'x-imp', name: 'Imp', cost: 0, atk: 1, def: 1, health: 1, teams: [] },
  token: true,
  powers: [keyword('swarm')],
});

describe('removed for a time', () => {
  const stage = () =>
    scene('modern', {
      cards: [door],
      ann: {
        front: [{ card: 'Door', wounds: 1 }, { body: 'A 2/2', plus: 2, wounds: 1, exhausted: true }, body('B', 1, 1)],
        back: [{ body: 'Boss 1/5 main', minus: 1 }],
      },
      bob: { front: [body('D', 9, 9)] },
    });

  // VS-MEC-PHASEOUT-01: new, with its counters, in a row its owner chooses; a main character that is away loses nothing.
  test('comes back new, with its counters', () => {
    const { ann, bob, card, winners } = stage();
    ann.use('Door', 'Push');
    ann.use('Door', 'Open');
    ann.choose('Boss', 'A');
    expect([card('A').zone, card('Boss').zone, winners()]).toEqual(['removed', 'removed', []]);
    ann.pass();
    bob.pass();
    bob.pass();
    bob.pass();
    bob.pass();
    expect(ann.offered('row')).toEqual(['front, ann', 'back, ann']);
    ann.row('back');
    ann.row('front');
    expect([card('A').zone, card('A').plus, card('A').wounds, card('A').atk, card('A').exhausted]).toEqual([
      ...['back', 2, 1, 4],
      false,
    ]);
    expect([card('Boss').zone, card('Boss').minus]).toEqual(['front', 1]);
  });

  // VS-MEC-PHASEOUT-03: the text ties it to the source.
  test('comes back when its source leaves play, once', () => {
    const { ann, bob, card } = stage();
    ann.use('Door', 'Open');
    ann.choose('A', '...');
    ann.done();
    ann.pass();
    bob.pass();
    bob.pass();
    bob.pass();
    bob.attack('Door', 'D');
    bob.pass();
    ann.pass();
    ann.row('front');
    expect([card('Door').zone, card('A').zone, card('A').plus]).toEqual(['ko', 'front', 2]);
  });
});

describe('tokens', () => {
  const stage = (ann: object) => scene('modern', { cards: [door, imp], ann: { front: ['Door'], ...ann }, bob: {} });

  // VS-ZON-23, VS-MEC-TOKEN-02
  test('come from aside, until there are so many', () => {
    const { ann, seat } = stage({ side: ['Imp x3'], back: ['Imp', body('Boss', 1, 1, 'main')] });
    ann.use('Door', 'Make');
    expect([seat('ann').back?.length, seat('ann').side?.length]).toEqual([3, 2]);
  });

  // VS-MEC-TOKEN-02
  test('are not made by who has brought none', () => {
    const { ann, seat } = stage({ back: [body('Boss', 1, 1, 'main')] });
    ann.use('Door', 'Make');
    expect(seat('ann').back).toEqual(['Boss']);
  });

  // VS-MEC-PHASEOUT-03, VS-ZON-21
  test('do not come back', () => {
    const { ann, bob, seat } = stage({ back: ['Imp', body('Boss', 1, 1, 'main')] });
    ann.use('Door', 'Open');
    ann.choose('Imp', '...');
    ann.done();
    ann.pass();
    for (let i = 0; i < 4; i++) bob.pass();
    expect([seat('ann').back, seat('ann').side]).toEqual([['Boss'], ['Imp']]);
  });
});
