import { character, each, gets, plotTwist } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('res-005, res-006 Rogue', () => {
  const CASES = [
    ['res-005', 'Force Transfer', [7, 9], [5, 4], 3],
    ['res-006', 'Life Transfer', [9, 7], [5, 8], 5],
  ] as const;
  test.each(CASES)('%s takes from an enemy in melee what she gets, this combat', (id, power, foe, own, atk) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9), body('B', 9, 9), body('C', 9, 9)] },
      bob: { front: [`${id} as Anna`], resources: [R('Energy')] },
    });
    ann.attack('Anna', 'A', 'B');
    ann.pass();
    bob.use('Anna', power);
    expect(bob.offered('choose').toSorted()).toEqual(['A', 'B']);
    bob.choose('A');
    expect([card('A').atk, card('A').def]).toEqual(foe);
    expect([card('Anna').atk, card('Anna').def]).toEqual(own);
    expect([card('B').atk, card('B').def]).toEqual([9, 9]);
    // One XP for what she gains and one for what the enemy loses.
    expect(card('Anna').xp).toBe(2);
    pass(ann, bob);
    bob.strikeBack('A');
    expect([card('A').atk, card('Anna').stunned ? atk : card('Anna').atk]).toEqual([9, atk]);
    close();
  });

  test.each([
    ['res-005', 'Force Transfer'],
    ['res-006', 'Life Transfer'],
  ])('%s does nothing at range', (id, power) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [body('A', 1, 9, 'ranged')] },
      bob: { front: [`${id} as Anna`], resources: [R('Energy')] },
    });
    ann.attack('Anna', 'A');
    ann.pass();
    bob.use('Anna', power);
    expect([card('A').atk, card('A').def, card('Anna').xp]).toEqual([1, 9, 0]);
    pass(ann, bob);
    close();
  });

  test.each(['res-005', 'res-006'])('%s gains no XP outside melee combat, nor for others', (id) => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [`${id} as Anna`, 'vsp-009 as Eddie'],
        hand: [body('X', 1, 1, 'aka:Rogue')],
        resources: [R('Might')],
      },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.powerUp('X', 'Anna');
    ann.use('Eddie', 'Symbiote Strength');
    expect([card('Anna').plus, card('Anna').xp]).toEqual([1, 0]);
    close();
  });
});

test.each(['res-005', 'res-006'])('%s gains no XP for changes of others, in combat or out of it', (id) => {
  const twist = plotTwist({
    id: 'xx-t',
    name: 'Change',
    timing: 'anyCombat',
    effects: [gets(each(character({ name: ['A', 'Away'] })), -1, -1), gets(each(character({ name: 'B' })), 1, 1)],
  });
  const { ann, bob, card, close } = scene('modern', {
    cards: [twist],
    ann: {
      front: [`${id} as Anna`, body('A', 9, 9, 'team:resistance'), body('B', 9, 9, 'team:resistance')],
      hand: ['xx-t'],
    },
    bob: { front: [body('D', 0, 99), body('Away', 9, 9)] },
  });
  ann.attack('D', 'Anna', 'A', 'B');
  ann.play('xx-t');
  expect([card('A').atk, card('Away').atk, card('B').atk, card('Anna').xp]).toEqual([8, 8, 10, 0]);
  pass(bob, ann);
  close();
});

describe('res-007 Rogue', () => {
  test('weakens each enemy in melee with her, and gets as much for each', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 30), body('B', 9, 30), body('C', 9, 30)] },
      bob: { front: ['res-007 as Anna', body('D', 1, 9)] },
    });
    ann.attack('Anna', 'A', 'B');
    expect([card('A').atk, card('A').def, card('B').atk, card('C').atk, card('D').atk]).toEqual([7, 28, 7, 9, 1]);
    expect([card('Anna').atk, card('Anna').def]).toEqual([12, 12]);
    pass(ann, bob);
    bob.strikeBack('A');
    expect(card('A').atk).toBe(9);
    close();
  });

  test('does nothing at range, nor in combats of others', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 0, 30)], back: [body('R', 0, 30, 'ranged')] },
      bob: { front: ['res-007 as Anna', body('D', 0, 90)] },
    });
    ann.attack('D', 'A');
    expect(card('A').def).toBe(30);
    pass(ann, bob);
    ann.attack('Anna', 'R');
    expect([card('R').def, card('Anna').atk]).toEqual([30, 8]);
    pass(ann, bob);
    close();
  });
});
