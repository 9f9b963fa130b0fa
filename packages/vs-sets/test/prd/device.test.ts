import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('prd-028 Self-Destruct Device', () => {
  const begin = () => {
    const at = scene('modern', {
      ann: { front: [body('A', 1, 9)], deck: 9 },
      bob: {
        front: [
          { body: 'W 1/9', equipment: 'prd-028 as Device' },
          { body: 'V 1/9', equipment: 'prd-024 as Cloak' },
        ],
        resources: ['Skill Location as Mine'],
        deck: 9,
      },
      open: true,
    });
    return at;
  };

  test('at the start of the turn it may be KOed: enemies are stunned, their locations turned down, its bearer KOed', () => {
    const at = scene('modern', {
      ann: { front: [body('A', 1, 9)], resources: ['Skill Location as Theirs'], deck: 9 },
      bob: {
        front: [
          { body: 'W 1/9', equipment: 'prd-028 as Device' },
          { body: 'V 1/9', equipment: 'prd-024 as Cloak' },
        ],
        resources: ['Skill Location as Mine'],
        deck: 9,
      },
      open: true,
    });
    at.ann.pass();
    at.bob.yes();
    expect([at.card('Device').zone, at.card('W').zone, at.card('Cloak').zone]).toEqual(['ko', 'ko', 'equipped']);
    expect([at.card('A').stunned, at.card('V').stunned]).toEqual([true, false]);
    expect([at.card('Theirs').faceDown, at.card('Mine').faceDown]).toEqual([true, false]);
  });

  test('it need not', () => {
    const at = begin();
    at.ann.pass();
    at.bob.no();
    expect([at.card('Device').zone, at.card('W').zone, at.card('A').stunned]).toEqual(['equipped', 'front', false]);
  });

  test("not at the start of another's turn", () => {
    const at = scene('modern', {
      ann: { front: [{ body: 'W 1/9', equipment: 'prd-028 as Device' }], deck: 9 },
      bob: { front: [body('D', 1, 9)], deck: 9 },
      open: true,
    });
    pass(at.ann);
    expect([at.ann.offered('yes'), at.card('Device').zone]).toEqual([[], 'equipped']);
  });
});
