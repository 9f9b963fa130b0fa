import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('mcu1-060 Two More Grow in Its Place', () => {
  const stage = (health: number) =>
    scene('modern', {
      ann: { front: [body('A', 9, 3), body('B', 9, 9)] },
      bob: {
        front: [body('D', 1, 1, 'team:mcuVillains', `health:${health}`), body('E', 1, 1)],
        hand: ['mcu1-060 as Two'],
      },
    });

  test('gives a defender +2 ATK and draws two cards if it is KO’d in the combat', () => {
    const { ann, bob, card, seat, close } = stage(1);
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Two');
    expect([card('D').atk, card('D').def]).toEqual([3, 1]);
    pass(ann, bob);
    expect([card('A').stunned, card('D').zone, seat('bob').hand]).toEqual([true, 'ko', ['Extra', 'Extra']]);
    close();
  });

  test('draws nothing if it survives, or if it is KO’d in a later combat', () => {
    const { ann, bob, card, seat, close } = stage(2);
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Two');
    pass(ann, bob);
    expect([card('D').wounds, seat('bob').hand]).toEqual([1, []]);
    ann.attack('E', 'B');
    pass(ann, bob);
    expect(seat('bob').hand).toEqual([]);
    close();
  });

  test('is for defenders: the attacking player gains nothing', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { front: [body('A', 1, 1, 'team:mcuVillains')], hand: ['mcu1-060 as Two'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'A');
    ann.play('Two');
    expect([card('A').atk, seat('ann').ko]).toEqual([1, ['Two']]);
    pass(bob, ann);
    close();
  });
});

describe('mcu1-062 He’s a Friend From Work!', () => {
  const stage = (attacker: string, defender: string) =>
    scene('modern', {
      ann: { front: [body('A', 9, 9, `team:${attacker}`)], hand: ['mcu1-062 as Friend'] },
      bob: { front: [body('D', 1, 1, `team:${defender}`)] },
    });

  test.each([
    ['mcuHeroes', 'proRegistration'],
    ['mcuVillains', 'superVillains'],
    ['mcuHeroes', 'mcuHeroes+mcuVillains'],
  ])('cancels a combat of %s against %s', (attacker, defender) => {
    const { ann, card, table, close } = stage(attacker, defender);
    ann.attack('D', 'A');
    ann.play('Friend');
    expect([table().combat, card('D').stunned, card('A').exhausted]).toEqual([false, false, true]);
    close();
  });

  test.each([
    ['mcuHeroes', 'mcuVillains'],
    ['mcuHeroes', 'none'],
  ])('gives somebody +2/+2 in a combat of %s against %s', (attacker, defender) => {
    const { ann, bob, card, close } = stage(attacker, defender);
    ann.attack('D', 'A');
    ann.play('Friend');
    expect(ann.offered('choose')).toEqual(['A', 'D']);
    ann.choose('A');
    expect([card('A').atk, card('A').def]).toEqual([11, 11]);
    pass(bob, ann);
    expect(card('A').atk).toBe(9);
    close();
  });
});

test('mcu1-031 Avengers Tower and mcu1-061 Sokovia pay any symbol, for their team only', () => {
  const pays = (location: string, character: string) => {
    const { ann } = scene('modern', { ann: { front: [character], resources: [location] }, bob: {} });
    return ann.offered('use').length;
  };
  expect(['mcu1-013', 'mcu1-014', 'mcu1-021', 'mcu1-043'].map((id) => pays('mcu1-031', id))).toEqual([1, 1, 1, 0]);
  expect(['mcu1-044', 'mcu1-052', 'mcu1-054', 'mcu1-013'].map((id) => pays('mcu1-061', id))).toEqual([1, 1, 1, 0]);
});
