import { describe, expect, test } from 'vitest';
import { FEATURES } from '../src/insight/features.ts';
import { measured } from './judged.ts';
import { archetypes, game, tableOf } from './positions.ts';

const BOARD = `
ann:
  front: [body A 3/4, body B 2/2 flight, { body: C 5/5 cost:4, stunned: true }]
  back: [{ body: X 4/6 main health:5, wounds: 2 }, body R 2/1 ranged]
  hand: 6
  resources: [Energy Location, { card: Might Location, faceDown: true }]
bob:
  front: [{ body: M 3/5 main health:5, wounds: 4 }, { body: D 9/3, exhausted: true }]
  resources: 7`;

describe('what is measured', () => {
  const ann = measured(BOARD, 0);
  const bob = measured(BOARD, 1);

  test('the main character: life, danger and cover', () => {
    expect(ann).toMatchObject({ health: 3, brink: 0, mainDown: 0, exposed: 0, mainAtk: 4, mainDef: 6 });
    expect(bob).toMatchObject({ health: 1, brink: 1, exposed: 1 });
  });

  test('supporting characters: those who stand, and what lies stunned', () => {
    expect(ann).toMatchObject({ characters: 3, atk: 7, def: 7, downCost: 4, cover: 2, flyers: 1, shooters: 1 });
  });

  test('strength: what can still attack this turn, whom it could stun, and whether it reaches the main character', () => {
    expect(ann).toMatchObject({ readyAtk: 11, menace: 1, reach: 1, lethal: 1, lethalNow: 1, turn: 1 });
    // All of ann's guards would have to fall first: 4 and 2, then 6, against 3 and 9.
    expect(bob).toMatchObject({ readyAtk: 0, menace: 4, reach: 1, lethal: 0, lethalNow: 0, turn: 0 });
  });

  test('cards and resources: the first ones apart from those beyond', () => {
    expect(ann).toMatchObject({ hand: 4, fullHand: 2, resources: 2, lateResources: 0, locations: 1 });
    expect(bob).toMatchObject({ hand: 0, resources: 5, lateResources: 2 });
  });

  test('a stunned main character is out of reach until it recovers', () => {
    const down = measured('ann: { front: [{ body: X 4/6 main health:5, stunned: true, wounds: 1 }] }\nbob:', 0);
    expect(down).toMatchObject({ health: 4, mainDown: 1, exposed: 0, mainDef: 0 });
  });

  test('there is a weight for every feature', () => {
    expect(game.insight?.weights).toHaveLength(FEATURES.length);
    expect(game.insight?.weights.every(Number.isInteger)).toBe(true);
  });
});

describe('who wins together', () => {
  test.each([
    ['modern/duel', [0, 1]],
    ['modern/freeForAll', [0, 1, 2]],
    ['modern/twoVsTwo', [0, 1, 0, 1]],
    ['modern/twoVsTwoOpen', [0, 1, 0, 1]],
    ['modern/twoHeaded', [0, 0, 1, 1]],
  ] as const)('%s', (profile, sides) => {
    const state = game.setup(
      tableOf(
        profile,
        sides.map((_, i) => i),
        'sides',
      ),
    );
    expect(sides.map((_, seat) => game.insight?.side(state, seat))).toEqual(sides);
    expect(game.insight?.seats?.(state)).toBe(sides.length);
  });
});

test('archetypes are whole decks, main character first', () => {
  for (const { cards } of archetypes) {
    expect(cards).toHaveLength(61);
    expect(game.catalogue.faceOf(cards[0])?.card).toMatchObject({ type: 'main', level: 1 });
  }
});
