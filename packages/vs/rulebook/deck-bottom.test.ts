import { expect, test } from 'vitest';
import { a, among, lookAtTop, rest, revealTop, toDeckBottom, toHand } from '../src/index.ts';
import { does, hero, scene } from './cast.ts';

const at = (look: typeof lookAtTop) =>
  scene('modern', {
    cards: [
      hero('Seer', [
        does('Focus', look(3, 'seen'), toHand(a(among('seen'), 'kept')), toDeckBottom(rest('seen', 'kept'))),
      ]),
    ],
    ann: { front: ['Seer'], deck: ['Energy Location', 'Might Location', 'Skill Location', 'Extra', 'Extra'] },
    bob: {},
  });

// VS-ZON-48: nobody knows a deck's order but who made it; the printed text sets none, so the player does.
test.each([[['Might Location', 'Skill Location']], [['Skill Location', 'Might Location']]])(
  'the rest goes on the bottom in the order %s',
  (order) => {
    const { ann, bob, seat, close } = at(revealTop);
    ann.use('Seer', 'Focus');
    ann.choose('Energy Location');
    expect(ann.offered('choose')).toEqual(['Might Location', 'Skill Location']);
    ann.choose(order[0]);
    expect(seat('ann').deck).toEqual(['Extra', 'Extra', ...order]);
    expect([ann.sees(order[0]), bob.sees(order[0])]).toEqual([true, false]);
    close();
  },
);

test('equal cards need no order', () => {
  const { ann, seat, close } = scene('modern', {
    cards: [hero('Seer', [does('Focus', lookAtTop(2, 'seen'), toDeckBottom(rest('seen', 'none')))])],
    ann: { front: ['Seer'], deck: ['Might Location', 'Might Location', 'Extra'] },
    bob: {},
  });
  ann.use('Seer', 'Focus');
  expect(seat('ann').deck).toEqual(['Extra', 'Might Location', 'Might Location']);
  close();
});
