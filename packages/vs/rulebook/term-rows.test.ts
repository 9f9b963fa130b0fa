import { expect, test } from 'vitest';
import { a, enemy, inKo, move, putIntoPlay, takeControl, yours } from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

const mover = hero('Mover', [
  does('Shift', move(a(yours({ name: 'B' })))),
  does('Shove', move(a(enemy({ name: 'A' })))),
  does('Take', takeControl(a(enemy({ name: 'A' })))),
  does('Raise', putIntoPlay(a(inKo({ name: 'Ghost' })))),
]);

// VS-TERM-21, VS-TERM-22: a character is moved within the rows of its own side.
// VS-TERM-03: one that is taken, or put into play, goes to a row of whoever takes or puts it.
test.each([
  ['Shift', 'bob', 'B'],
  ['Shove', 'ann', 'A'],
  ['Take', 'bob', 'A'],
  ['Raise', 'bob', 'Ghost'],
])('%s offers the two rows of %s', (power, whose, moved) => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [mover],
    ann: { front: [body('A', 2, 2)] },
    bob: { front: ['Mover', body('B', 2, 2)], ko: [body('Ghost', 2, 2)] },
  });
  resolve(ann);
  while (bob.offered('use').length === 0) bob.pass();
  bob.use('Mover', power);
  if (power === 'Raise') bob.choose('Ghost');
  expect(bob.offered('row')).toEqual([`front, ${whose}`, `back, ${whose}`]);
  bob.row('back', whose);
  expect([card(moved).zone, card(moved).controller]).toEqual(['back', whose]);
  close();
});
