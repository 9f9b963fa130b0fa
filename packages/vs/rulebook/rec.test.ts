import { expect, test } from 'vitest';
import { countOf, draw, on, putPlus, superPower, trigger, yours } from '../src/index.ts';
import { body, chief, hero, scene, twist } from './cast.ts';

const stunned = (text: string, more: object = {}) => ({ body: text, stunned: true, ...more });

// VS-REC-01: all of the turn player's stunned characters recover.
// VS-REC-02: none may be left stunned.
// VS-REC-04: last, all of them ready, the recovered ones included.
// VS-REC-06: recovered characters keep their wounds.
// VS-REC-07: only the turn player's characters are affected.
test('all characters of the turn player recover and ready, and nobody is asked', () => {
  const { card, table, decides, close } = scene('modern', {
    ann: { front: [stunned('A 2/2', { wounds: 1 }), stunned('B 2/2')], back: [{ body: 'C 2/2', exhausted: true }] },
    bob: { front: [stunned('D 2/2')], back: [{ body: 'E 2/2', exhausted: true }] },
    at: 'recovery',
  });
  expect([table().phase, decides()]).toEqual(['build', 'ann']);
  expect(card('A')).toEqual({ wounds: 1 });
  expect(card('B')).toEqual({});
  expect(card('C')).toEqual({});
  expect(card('D')).toEqual({ stunned: true });
  expect(card('E')).toEqual({ exhausted: true });
  close();
});

// VS-REC-03: next, all hidden characters of the turn player turn face up.
test('hidden characters of the turn player turn up', () => {
  const { card, close } = scene('modern', {
    ann: { front: [{ body: 'A 2/2', hidden: true }] },
    bob: { front: [{ body: 'D 2/2', hidden: true }] },
    at: 'recovery',
  });
  expect([card('A').hidden, card('A').faceDown, card('D').hidden]).toEqual([false, false, true]);
  close();
});

// VS-REC-05: a frozen character does not ready but does recover.
test('a frozen character turns face up and stays exhausted', () => {
  const { card, close } = scene('modern', {
    ann: { front: [stunned('A 2/2', { frozen: true }), { body: 'B 2/2', exhausted: true, frozen: true }] },
    bob: {},
    at: 'recovery',
  });
  expect(card('A')).toEqual({ exhausted: true, frozen: true });
  expect(card('B')).toEqual({ exhausted: true, frozen: true });
  close();
});

const early = hero('Early', [superPower('Rest', 'recovery', [], draw())]);
const phase = (profile: string) =>
  scene(profile, {
    cards: [early, twist('Nap', 'recovery', draw())],
    ann: { front: ['Early', stunned('A 2/2')], hand: ['Nap'] },
    bob: {},
    at: 'recovery',
  });

// VS-REC-08: Recovery Super Powers and Plot Twists may be used at any point of the phase.
test('recovery actions are offered before and after the characters recover', () => {
  const { ann, table, card, close } = phase('modern');
  expect([table().phase, card('A').stunned, ann.offered()]).toEqual([
    'recovery',
    true,
    ['pass', 'use Early, Rest', 'play Nap'],
  ]);
  ann.play('Nap');
  ann.pass();
  expect([table().phase, card('A').stunned, ann.offered()]).toEqual(['recovery', false, ['pass', 'use Early, Rest']]);
  ann.use('Early', 'Rest');
  ann.pass();
  expect(table().phase).toBe('build');
  close();
});

// VS-REC-08, VS-DRW-07: main characters lie open, so one that nobody has brought opens no window for its Recovery power.
test('the power of a main character who is not here opens no window, that of one who is does', () => {
  const cards = [
    chief('Sleeper', [superPower('Rest', 'recovery', [], draw())]),
    chief('Other', [superPower('Work', 'main', [], draw())]),
  ];
  const phases = ['Sleeper', 'Other'].map((main) => {
    const { table } = scene('modern', { cards, ann: { back: [main] }, bob: {}, at: 'recovery', open: true });
    return table().phase;
  });
  expect(phases).toEqual(['recovery', 'build']);
});

// VS-REC-08: only the latest book has them.
test.each(['mcu18', 'cr21', 'mb15'])('in %s, nothing can be done in the Recovery Phase', (profile) => {
  const { table, close } = phase(profile);
  expect(table().phase).toBe('build');
  close();
});

// VS-REC-09: who is kept from recovering stays stunned and does not ready.
test('Magnetic Suppression keeps enemy supporting characters stunned and exhausted', () => {
  const { card, close } = scene('modern', {
    ann: { front: [stunned('A 2/2')], back: [stunned('Boss 2/9 main')] },
    bob: { front: [body('Magnet', 2, 2, 'magneticSuppression')] },
    at: 'recovery',
  });
  expect(card('A')).toEqual({ stunned: true });
  expect([card('A').exhausted, card('Boss').stunned, card('Boss').exhausted]).toEqual([true, false, false]);
  close();
});

// VS-REC-10: each part happens to all at once, and its triggers resolve before the next part.
test('triggers of recovering see all recovered, nobody turned up and nobody ready', () => {
  const witness = chief('Witness', [
    trigger('Recovered', on('recovers', { name: 'A' }), putPlus(countOf(yours({ stunned: true })), 'self')),
    trigger('Hidden', on('recovers', { name: 'A' }), draw(countOf(yours({ face: 'down' })))),
    trigger('Turned', on('turnsFaceUp', { name: 'C' }), draw(countOf(yours({ face: 'down' })))),
    trigger('Tired', on('turnsFaceUp', { name: 'C' }), putPlus(countOf(yours({ exhausted: true })), 'self')),
  ]);
  const { ann, card, seat, close } = scene('modern', {
    cards: [witness],
    ann: {
      back: ['Witness'],
      front: [stunned('A 2/2'), stunned('B 2/2'), { body: 'C 2/2', hidden: true }, { body: 'E 2/2', hidden: true }],
    },
    bob: {},
    at: 'recovery',
  });
  ann.trigger('Recovered', 'Hidden');
  // Nobody was stunned any more, two were still hidden.
  expect([card('Witness').plus, seat('ann').hand]).toEqual([0, ['Extra', 'Extra']]);
  ann.trigger('Turned', 'Tired');
  // Both had turned up together, and A and B were still exhausted.
  expect([card('Witness').plus, seat('ann').hand]).toEqual([2, ['Extra', 'Extra']]);
  expect([card('A').exhausted, card('B').exhausted]).toEqual([false, false]);
  close();
});
