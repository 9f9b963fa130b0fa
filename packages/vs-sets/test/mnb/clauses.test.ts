import { describe, expect, test } from 'vitest';
import { referee } from '../referee.ts';
import { body, pass, scene } from '../stage.ts';

test('mnb-036 Magik takes no more than one other character along', () => {
  const { ann, asks, seat, close } = scene('modern', {
    ann: { front: ['mnb-036 as Magik', body('A', 1, 1), body('B', 1, 1)], resources: ['Intellect Location'] },
    bob: {},
  });
  ann.use('Magik', 'Teleport to Limbo');
  ann.choose('A', '...');
  expect(asks()).toBe('playOrPass');
  expect([seat('ann').hand].flat().toSorted()).toEqual(['A', 'Magik']);
  close();
});

test('mnb-041 Gambit throws cards of his own player only', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['mnb-041 as Gambit'], resources: ['Energy Location'], hand: [body('X', 1, 1), body('Y', 1, 1)] },
    bob: { front: [body('D', 1, 1)], hand: [body('Z', 1, 1)] },
  });
  ann.use('Gambit', 'Kinetic Card Throw');
  expect(ann.offered('choose')).toEqual(['X', 'Y']);
  ann.choose('X');
  expect([card('D').stunned, card('X').zone, card('Z').zone]).toEqual([true, 'ko', 'hand']);
  close();
});

test('mnb-051 Uncanny Defense moves nobody for the attacking player', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 1, 9, 'team:xmen')], back: [body('B', 1, 9)], hand: ['mnb-051 as Twist'] },
    bob: { front: [body('D', 1, 9)] },
  });
  ann.attack('D', 'A');
  ann.play('Twist');
  ann.choose('B');
  expect(['A', 'B', 'D'].map((name) => card(name).zone)).toEqual(['front', 'back', 'front']);
  pass(bob, ann);
  close();
});

test('mnb-072 Quasar is not offered a face-down location', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['mnb-072 as Quasar'], resources: ['Energy Location', 'Skill Location'] },
    bob: { resources: ['Might Location', { card: 'Intellect Location', faceDown: true }] },
  });
  ann.use('Quasar', 'Quantum Blast');
  expect(ann.offered('choose')).toEqual(['Skill Location', 'Might Location']);
  ann.choose('Might Location');
  expect(card('Might Location').faceDown).toBe(true);
  close();
});

test('mnb-087 Ronan has the hand revealed to everybody', () => {
  const { ann, cid, close } = scene('modern/freeForAll', {
    ann: { front: ['mnb-087 as Ronan'], resources: ['Intellect Location'] },
    bob: { hand: [body('X', 1, 1)] },
    cid: {},
  });
  ann.use('Ronan', 'Accuse');
  ann.name('Hulk');
  ann.choose('bob');
  expect([ann.sees('X'), cid.sees('X')]).toEqual([true, true]);
  close();
});

describe('mnb-093 Ultron', () => {
  const replicate = (ann: string[], bob: string[]) => {
    const at = scene('modern', {
      ann: { front: ['mnb-093 as First'], resources: ['Energy Location'], deck: ann },
      bob: { deck: bob },
      at: 'recruit',
    });
    at.ann.use('First', 'Replicate');
    return at;
  };

  test('is found in no other player’s deck', () => {
    const { ann, seat, close } = replicate(['Might Location as M'], ['mnb-093 as Theirs']);
    expect([ann.offered('choose'), seat('ann').front]).toEqual([[], ['First']]);
    close();
  });

  test('is searched for once, and the deck is shuffled', () => {
    const others = Array.from({ length: 12 }, (_, i) => `Might Location as M${i}`);
    const { ann, seat, close } = replicate(['mnb-093 as Second', 'mnb-093 as Third', ...others], []);
    ann.choose('Second', '...');
    expect(ann.offered('choose')).toEqual([]);
    ann.row('front');
    expect([seat('ann').front].flat()).toHaveLength(2);
    expect(ann.sees('M0')).toBe(false);
    close();
  });
});

test('mnb-095 Mandarin has the enemy choose among the enemy’s own cards', () => {
  const { ann, bob, seat, close } = scene('modern', {
    ann: { front: ['mnb-095 as Mandarin'], resources: ['Skill Location'], hand: [body('X', 1, 1)] },
    bob: { hand: [body('Y', 1, 1), body('Z', 1, 1)] },
  });
  ann.use('Mandarin', 'Makluan Rings');
  expect(bob.offered('choose')).toEqual(['Y', 'Z']);
  bob.choose('Y');
  expect([seat('ann').hand, seat('bob').hand]).toEqual([['X'], ['Z']]);
  close();
});

test('mnb-096 Juggernaut lets nobody else attack again who survives alone', () => {
  const { ann, bob, asks, card, close } = scene('modern', {
    cards: [referee],
    ann: {
      front: ['mnb-096 as Jugger', body('A', 9, 9, 'team:superVillains'), body('F', 9, 9), 'Referee'],
      resources: ['Might Location'],
    },
    bob: { front: [body('D', 1, 1)], back: [body('E', 1, 1)] },
  });
  ann.attack('D', 'Jugger', 'A');
  ann.use('Jugger', 'Unstoppable');
  bob.pass();
  ann.use('Referee', 'Cross Fire');
  ann.choose('F');
  ann.choose('Jugger');
  pass(bob, ann);
  expect([card('Jugger').stunned, card('D').stunned, card('A').stunned]).toEqual([true, true, false]);
  expect(asks()).toBe('playOrPass');
  close();
});
