import { expect, test } from 'vitest';
import { a, always, can, draw, has, hide, itself, on, recover, stun, trigger, yours } from '../src/index.ts';
import { body, hero, listed, scene } from './cast.ts';
import { meddles, resolve } from './fight.ts';

const hunter = hero('Hunter', [
  always('Mask', can('attackFaceDown')),
  trigger('Trophy', on('stuns', itself), draw()),
  trigger('Scar', on('wounds', itself), draw()),
]);

// VS-ATK-08, VS-STN-10: a face-down character cannot be attacked, but by who has leave; each attacker needs it.
// VS-TERM-20: face down in the back row nobody is protected.
test('only who has leave attacks a face-down character, and nobody joins without', () => {
  const { ann, bob, close } = scene('modern', {
    cards: [hunter],
    ann: { front: ['Hunter', body('B', 2, 2)] },
    bob: { front: [body('E', 2, 9)], back: [{ body: 'D 2/2', stunned: true }] },
  });
  expect(ann.offered('attack')).toEqual(['E, Hunter', 'D, Hunter', 'E, B']);
  expect(ann.refused('attack', 'D', 'B')).toEqual(['VS-ATK-08']);
  ann.attack('D', 'Hunter', '...');
  expect(ann.offered('join')).toEqual([]);
  resolve(ann, bob);
  close();
});

// VS-STN-18: special permission to attack a face-down character turns the stun into a plain wound.
test('a stunned character that is struck gets a wound and no second stun, and does not strike back', () => {
  const { ann, bob, card, seat, close } = scene('modern', {
    cards: [hunter],
    ann: { front: ['Hunter'] },
    bob: { front: [{ body: 'D 9/2 health:3', stunned: true, wounds: 1 }] },
  });
  ann.attack('D', 'Hunter');
  resolve(ann, bob);
  expect([card('D').wounds, card('D').stunned, card('D').zone]).toEqual([2, true, 'front']);
  expect([card('Hunter').stunned, listed(seat('ann'), 'hand').length]).toEqual([false, 1]);
  close();
});

// VS-STN-18, VS-STN-21: such a wound KOs like any other; less ATK than DEF does nothing.
test.each([
  [2, 'ko'],
  [3, 'front'],
])('struck for 2 with %i DEF and its last health, it is then in: %s', (def, zone) => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [hunter],
    ann: { front: ['Hunter'] },
    bob: { front: [{ body: `D 9/${def} health:2`, stunned: true, wounds: 1 }] },
  });
  ann.attack('D', 'Hunter');
  resolve(ann, bob);
  expect(card('D').zone).toBe(zone);
  close();
});

// VS-STN-18, VS-STN-24: the wound of a character with Lethal is lethal.
test('Lethal KOs a stunned supporting character it strikes', () => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [hero('Killer', [always('Mask', can('attackFaceDown'), has('lethal'))])],
    ann: { front: ['Killer'] },
    bob: { front: [{ body: 'D 9/2 health:5', stunned: true }] },
  });
  ann.attack('D', 'Killer');
  resolve(ann, bob);
  expect(card('D').zone).toBe('ko');
  close();
});

// VS-STN-18, VS-PWR-18: each of a team gets the credit for the wound.
test('everybody in a team attack wounds a stunned defender', () => {
  const twin = { ...hunter, id: 'x-twin', name: 'Twin' };
  const { ann, bob, card, seat, close } = scene('modern', {
    cards: [hunter, twin],
    ann: { front: ['Hunter', 'Twin'] },
    bob: { front: [{ body: 'D 9/4 health:5', stunned: true }] },
  });
  ann.attack('D', 'Hunter', 'Twin');
  resolve(ann, bob);
  expect(ann.offered('order')).toHaveLength(2);
  ann.order('Hunter');
  expect([card('D').wounds, listed(seat('ann'), 'hand').length]).toEqual([1, 2]);
  close();
});

// VS-STN-35: a hidden character is no stunned one; struck, it is stunned.
test('a hidden character that is struck gets stunned', () => {
  const { ann, bob, card, seat, close } = scene('modern', {
    cards: [hunter],
    ann: { front: ['Hunter'] },
    bob: { front: [{ body: 'D 9/2 health:3', hidden: true }] },
  });
  ann.attack('D', 'Hunter');
  resolve(ann, bob);
  ann.order('Hunter');
  expect([card('D').stunned, card('D').hidden, card('D').wounds, card('Hunter').stunned]).toEqual([
    true,
    false,
    1,
    false,
  ]);
  expect(listed(seat('ann'), 'hand')).toHaveLength(2);
  close();
});

// VS-STN-18, VS-CMB-54: an effect stuns it no more than before, and leaves it in the combat; if it recovers, it fights.
test.each([
  ['Zap', [true, 1, false]],
  ['Wake', [true, 1, true]],
])('after %s the combat goes on', (power, after) => {
  const helper = hero('Helper', [
    meddles('Zap', stun(a(yours({ name: 'D' })))),
    meddles('Wake', recover(a(yours({ name: 'D' })))),
  ]);
  const { ann, bob, card, close } = scene('modern', {
    cards: [{ ...hunter, powers: [always('Mask', can('attackFaceDown'))] }, helper],
    ann: { front: ['Hunter'] },
    bob: { front: [{ body: 'D 9/2 health:5', stunned: true }], back: ['Helper'] },
  });
  ann.attack('D', 'Hunter');
  ann.pass();
  bob.use('Helper', power);
  resolve(ann, bob);
  expect([card('D').stunned, card('D').wounds, card('Hunter').stunned]).toEqual(after);
  close();
});

// VS-CMB-54: whoever was attacked face down, recovered and hides is out of the combat like anybody else.
test('one that recovers and then hides is out of the combat', () => {
  const helper = hero('Helper', [
    meddles('Wake', recover(a(yours({ name: 'D' })))),
    meddles('Fade', hide(a(yours({ name: 'D' })))),
  ]);
  const { ann, bob, table, close } = scene('modern', {
    cards: [{ ...hunter, powers: [always('Mask', can('attackFaceDown'))] }, helper],
    ann: { front: ['Hunter'] },
    bob: { front: [{ body: 'D 9/2 health:5', stunned: true }], back: ['Helper'] },
  });
  ann.attack('D', 'Hunter');
  ann.pass();
  bob.use('Helper', 'Wake');
  ann.pass();
  bob.use('Helper', 'Fade');
  expect(table().combat).toBe(false);
  close();
});
