import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('mcu1-050 Nebula', () => {
  // Ruling, VS-TERM-40: any character, in play or not.
  test('names any character when she appears', () => {
    const { ann, close } = scene('modern', {
      ann: { hand: ['mcu1-050 as Nebula'], resources: 3 },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Nebula', 'front');
    const names = ann.offered('name');
    expect(['Hulk', 'Thor', 'Nebula', 'Gamora'].every((name) => names.includes(name))).toBe(true);
    expect(['Sokovia', 'Fortress', 'I Have an Army'].some((name) => names.includes(name))).toBe(false);
    expect(new Set(names).size).toBe(names.length);
    ann.name('Gamora');
    close();
  });

  test('gets +4/+4 against supporting characters of that name, attacking or defending', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { hand: ['mcu1-050 as Nebula'], resources: 3 },
      bob: { front: ['mcu1-020 as Gamora', body('D', 1, 9)] },
      at: 'recruit',
    });
    ann.recruit('Nebula', 'front');
    ann.name('Gamora');
    pass(ann, ann);
    ann.attack('Gamora', 'Nebula');
    expect([card('Nebula').atk, card('Nebula').def]).toEqual([8, 8]);
    pass(ann, bob);
    expect([card('Gamora').stunned, card('Nebula').stunned, card('Nebula').atk]).toEqual([true, false, 4]);
    nextMain(ann, bob);
    bob.attack('Nebula', 'Gamora');
    expect(card('Nebula').atk).toBe(8);
    pass(bob, ann);
    bob.attack('Nebula', 'D');
    expect(card('Nebula').atk).toBe(4);
    pass(bob, ann);
    close();
  });

  test('gets nothing against a main character of that name, or while the named one stands by', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { hand: ['mcu1-050 as Nebula'], resources: 3 },
      bob: { front: ['mcu1-010 as Thor', 'mcu1-020'] },
      at: 'recruit',
    });
    ann.recruit('Nebula', 'front');
    ann.name('Thor');
    pass(ann, ann);
    ann.attack('Thor', 'Nebula');
    expect(card('Nebula').atk).toBe(4);
    pass(ann, bob);
    close();
  });

  test('names again when she appears again', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mcu1-050 as Nebula'], back: [body('B', 1, 1)] },
      bob: { front: ['mcu1-020 as Gamora'] },
      open: true,
    });
    // Laid out without a name, she is a rival of nobody.
    ann.attack('Gamora', 'Nebula');
    expect(card('Nebula').atk).toBe(4);
    close();
  });
});

describe('mcu1-051 Iron Monger', () => {
  const goose = 'The Golden Goose';

  test('recruits any characters from another player’s KO pile this turn, also later ones', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { front: ['mcu1-051 as Monger'], resources: ['Intellect Location', 2], ko: [body('Own', 1, 1)] },
      bob: { ko: [body('D', 1, 1), body('E', 1, 1, 'cost:2'), 'mcu1-029'] },
      at: 'recruit',
    });
    ann.use('Monger', goose);
    expect(ann.offered('recruit')).toEqual(['D, front', 'D, back', 'E, front', 'E, back']);
    ann.recruit('D', 'front');
    ann.recruit('E', 'back');
    expect([card('D').controller, card('E').controller, seat('bob').ko]).toEqual(['ann', 'ann', ['Sokovia Accords']]);
    close();
  });

  test('chooses the player, and the card goes back to its owner’s KO pile', () => {
    const { ann, bob, cid, card, close } = scene('modern/freeForAll', {
      ann: { front: ['mcu1-051 as Monger'], resources: ['Intellect Location'] },
      bob: { front: [body('B', 99, 99)], ko: [body('D', 1, 1)] },
      cid: { ko: [body('E', 1, 1, 'health:1')] },
      at: 'recruit',
    });
    ann.use('Monger', goose);
    expect(ann.offered('choose')).toEqual(['bob', 'cid']);
    ann.choose('cid');
    expect(ann.offered('recruit')).toEqual(['E, front', 'E, back']);
    ann.recruit('E', 'front');
    pass(ann, ann);
    nextMain(ann, bob);
    bob.attack('E', 'B');
    pass(bob, cid, ann);
    expect([card('E').zone, card('E').owner]).toEqual(['ko', 'cid']);
    close();
  });
});

test('mcu1-052 Ronan KOs a face-down enemy supporting character', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['mcu1-052 as Ronan', { body: 'A 1/1', stunned: true }], resources: ['Might Location'] },
    bob: {
      front: [{ body: 'D 1/1', stunned: true }, { body: 'E 1/1', stunned: true }, body('F', 1, 1)],
      back: [{ body: 'Boss 1/1 main', stunned: true }],
    },
  });
  ann.use('Ronan', 'You Stand Accused');
  expect(ann.offered('choose')).toEqual(['D', 'E']);
  ann.choose('E');
  expect([card('E').zone, card('Ronan').plus]).toEqual(['ko', 0]);
  close();
});

describe('mcu1-053 Chitauri Leviathan', () => {
  test('readies another villain, of any side, and gives it Flight for the turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['mcu1-053 as Leviathan', { card: 'mcu1-052', as: 'Ronan', exhausted: true }, body('A', 1, 1)],
        resources: ['Skill Location'],
      },
      bob: { front: [body('D', 1, 1, 'team:mcuVillains')] },
    });
    ann.use('Leviathan', 'Interstellar Transport');
    expect(ann.offered('choose')).toEqual(['Ronan', 'D']);
    ann.choose('Ronan');
    expect([card('Ronan').exhausted, card('Ronan').keywords]).toEqual([false, 'flight']);
    nextMain(ann, bob);
    expect(card('Ronan').keywords).toBe('');
    close();
  });

  test('gives Flight to one that is ready, too', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mcu1-053 as Leviathan', 'mcu1-053 as Second'], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 1, 'team:mcuVillains')] },
    });
    ann.use('Leviathan', 'Interstellar Transport');
    ann.choose('D');
    expect(card('D').keywords).toBe('flight');
    close();
  });
});

describe('mcu1-054 Malekith', () => {
  const night = 'Eternal Night';

  test('sets an enemy hand aside face down until the end of the turn', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { front: ['mcu1-054 as Malekith'], resources: ['Intellect Location'] },
      bob: { front: [body('D', 1, 9)], hand: ['mcu1-062 as Friend', body('X', 1, 1)] },
    });
    ann.use('Malekith', night);
    expect([seat('bob').hand, card('Friend').zone, ann.sees('X')]).toEqual([[], 'removed', false]);
    ann.attack('D', 'Malekith');
    ann.pass();
    expect(bob.offered()).toEqual(['pass']);
    bob.pass();
    ann.pass();
    expect([...[seat('bob').hand].flat()].toSorted()).toEqual(['Extra', 'Extra', 'Friend', 'X']);
    close();
  });

  test('does nothing to an empty hand, and takes the hand of one enemy only', () => {
    const { ann, seat, close } = scene('modern/freeForAll', {
      ann: { front: ['mcu1-054 as Malekith'], resources: ['Intellect Location'] },
      bob: { hand: [body('X', 1, 1)] },
      cid: { hand: [body('Y', 1, 1)] },
    });
    ann.use('Malekith', night);
    ann.choose('cid');
    expect([seat('bob').hand, seat('cid').hand]).toEqual([['X'], []]);
    ann.pass();
    expect(seat('cid').hand).toEqual(['Y']);
    close();
  });
});
