import { equipment } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

const hat = equipment({ id: 'xx-hat', name: 'Hat', cost: 1, teams: [], powers: [] });

describe('nbx-010 to nbx-013 Destiny', () => {
  const KINDS = [
    ['nbx-010', 'Hat', 'xx-hat'],
    ['nbx-011', 'Laboratory', 'mnb-110'],
    ['nbx-012', 'Homo Superior', 'nbx-022'],
    ['nbx-013', 'Ultron', 'vsp-001'],
  ] as const;
  test.each(KINDS)('%s names a card of a kind and takes one of them', (id, named, wanted) => {
    const deck = [`${wanted} as W`, 'Hat as H', 'nbx-022 as T', 'mnb-017 as C', 'mnb-110 as L', body('A', 1, 1)];
    const { ann, bob, seat } = scene('modern', {
      cards: [hat],
      at: 'recruit',
      ann: { hand: [`${id} as Irene`], deck: [...deck, 6, 'vsp-001 as Deep'], points: 9 },
      bob: {},
      open: true,
    });
    ann.recruit('Irene', 'front');
    const names = ann.offered('name');
    const kinds = ['Hat', 'Laboratory', 'Homo Superior', 'Ultron'];
    expect(kinds.filter((name) => names.includes(name))).toEqual([named]);
    ann.name(named);
    expect(ann.offered('choose').length).toBeGreaterThan(0);
    ann.choose('W');
    expect(seat('ann').hand).toEqual(['W']);
    expect(seat('ann').deck.length).toBe(12);
    expect(bob.sees('W')).toBe(true);
    expect(seat('ann').deck.slice(0, 3)).not.toEqual(['H', 'T', 'C']);
  });

  test('finds nothing of that name below twelve cards, nor of another kind', () => {
    const { ann, seat } = scene('modern', {
      at: 'recruit',
      ann: { hand: ['nbx-013 as Irene'], deck: [12, 'vsp-001 as Deep'], points: 9 },
      bob: {},
      open: true,
    });
    ann.recruit('Irene', 'front');
    ann.name('Ultron');
    expect([seat('ann').hand, seat('ann').deck.length]).toEqual([[], 13]);
  });

  test('somebody else who appears changes nothing', () => {
    const { ann, asks } = scene('modern', {
      at: 'recruit',
      ann: { front: ['nbx-010 as Irene'], hand: [body('A', 1, 1)], points: 9 },
      bob: {},
      open: true,
    });
    ann.recruit('A', 'front');
    expect(asks()).not.toBe('chooseName');
  });
});

describe('nbx-003, nbx-004, nbx-007 Mesmero', () => {
  test.each(['nbx-003', 'nbx-004', 'nbx-007'])('%s makes enemies Lumbering on their next turn', (id) => {
    const table = scene('modern', {
      ann: { front: [`${id} as Vincent`, body('A', 1, 9)], resources: ['Intellect Location'] },
      bob: { front: [body('D', 1, 9)], hand: [body('E', 1, 9)], resources: ['Might Location'] },
    });
    const { ann, bob, card, close } = table;
    ann.use('Vincent', 'Hypnotism');
    expect(card('D').keywords).toBe('');
    passTo(table, 'bob', 'recruit');
    bob.recruit('E', 'front');
    passTo(table, 'bob', 'main');
    // Ruling: only those in play when it was used.
    expect(['A', 'D', 'E'].map((name) => card(name).keywords)).toEqual(['', 'lumbering', '']);
    passTo(table, 'ann', 'main');
    expect(card('D').keywords).toBe('');
    close();
  });

  test('gains an XP when an enemy with Lumbering attacks, and the defending player picks the defender', () => {
    const { ann, bob, card, close } = scene('modern', {
      turn: 'bob',
      ann: { front: ['nbx-003 as Vincent', body('A', 0, 99), body('C', 0, 99, 'lumbering')] },
      bob: { front: [body('D', 0, 99, 'lumbering'), body('E', 0, 99)] },
    });
    bob.attack('A', 'E');
    pass(bob, ann);
    expect(card('Vincent').xp).toBe(0);
    const [offered] = bob.offered('attack').filter((words) => words.endsWith('D'));
    bob.attack(...(String(offered).split(', ') as [string, ...string[]]));
    ann.choose('A');
    expect(card('A').role).toBe('defender');
    pass(bob, ann);
    expect(card('Vincent').xp).toBe(1);
    close();
  });

  test('gains none when one of his own side attacks', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { back: ['nbx-003 as Vincent'], front: [body('C', 0, 99, 'lumbering')] },
      bob: { front: [body('D', 0, 99)] },
      open: true,
    });
    const [offered] = ann.offered('attack').filter((words) => words.endsWith('C'));
    ann.attack(...(String(offered).split(', ') as [string, ...string[]]));
    pass(ann, bob);
    expect(card('Vincent').xp).toBe(0);
  });

  test('at Level 2 takes the teams of an enemy for the rest of the game', () => {
    const table = scene('modern', {
      ann: { front: ['nbx-004 as Vincent', body('A', 1, 9)], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
    });
    const { ann, card, close } = table;
    ann.use('Vincent', 'Memory Tampering');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
    ann.choose('D');
    passTo(table, 'bob', 'main');
    passTo(table, 'ann', 'main');
    expect([card('D').teams, card('E').teams]).toEqual(['', 'avengers']);
    close();
  });
});

test('nbx-022 Homo Superior gives each of your characters in a row of yours a counter', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      front: [body('A', 1, 9, 'team:brotherhood'), body('B', 1, 9)],
      back: [body('C', 1, 9)],
      hand: ['nbx-022'],
    },
    bob: { front: [body('D', 1, 9)] },
  });
  ann.play('nbx-022');
  expect(ann.offered('row').toSorted()).toEqual(['back, ann', 'front, ann']);
  ann.row('front');
  expect(['A', 'B', 'C', 'D'].map((name) => card(name).plus)).toEqual([1, 1, 0, 0]);
  close();
});
