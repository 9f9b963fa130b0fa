import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

const team = 'team:underworld';

test('def-049 Fair and Balanced puts a +1/+1 counter on a character and a -1/-1 counter on a character', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: [body('A', 5, 5, team)], hand: ['def-049 as Fair'] },
    bob: { front: [body('D', 5, 5)] },
  });
  ann.play('Fair');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'D', 'Main']);
  ann.choose('A');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'D', 'Main']);
  ann.choose('D');
  expect([card('A').plus, card('D').minus, card('Fair').zone]).toEqual([1, 1, 'ko']);
  close();
});

// Ruling: only a character in the combat.
test('def-050 Pain and Suffering gives a character in the combat -0/-2, on any turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 1, 3), body('B', 1, 3)] },
    bob: { front: [body('D', 1, 9, team), body('E', 1, 9)], hand: ['def-050 as Pain'] },
  });
  ann.attack('D', 'A');
  ann.pass();
  bob.play('Pain');
  expect(bob.offered('choose').toSorted()).toEqual(['A', 'D']);
  bob.choose('A');
  expect([card('A').atk, card('A').def]).toEqual([1, 1]);
  pass(ann, bob);
  expect(card('A').stunned).toBe(true);
  close();
});

describe('def-051 Play Dead', () => {
  test('stuns a defending supporting character of the own side without a wound', () => {
    const { ann, bob, card, table, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: [{ body: `D 1/1 ${team}`, plus: 1 }, body('E', 1, 1, team)], hand: ['def-051 as Dead'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Dead');
    expect([card('D').stunned, card('D').wounds, card('D').plus, card('E').stunned]).toEqual([true, 0, 0, false]);
    expect(table().combat).toBe(false);
    close();
  });

  test('cannot save a main character, nor stun an enemy', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9, team)], hand: ['def-051 as Mine'] },
      bob: { front: [body('Boss', 1, 1, 'main', team)], hand: ['def-051 as Dead'] },
    });
    ann.attack('Boss', 'A');
    ann.play('Mine');
    bob.play('Dead');
    pass(ann, bob);
    expect([card('Boss').stunned, card('Boss').wounds]).toEqual([true, 1]);
    close();
  });
});

test('def-052 Fisk Tower pays any of four symbols for an Underworld character only', () => {
  const { ann, close } = scene('modern', {
    ann: {
      back: ['def-043 as Venom', 'def-037 as Electro', 'def-015 as Deathlok'],
      ko: ['def-009'],
      resources: ['def-052'],
    },
    bob: {},
  });
  expect(ann.offered('use').toSorted()).toEqual(['Electro, Chain Lightning', 'Venom, Symbiote Strength']);
  close();
});

describe('def-053 Loyal Soldiers', () => {
  const stage = (main: string) =>
    scene('modern', {
      ann: {
        front: [body('A', 1, 1, 'team:xmen+avengers')],
        back: [body('Boss', 1, 1, 'main', main), { body: 'S 1/1', stunned: true }],
        hand: ['def-053 as Loyal'],
      },
      bob: { front: [body('D', 1, 1)] },
    });

  test('puts a +1/+1 counter on each own character if all of them have the team', () => {
    const { ann, card, close } = stage('team:avengers');
    ann.play('Loyal');
    ann.name('Avengers');
    expect([card('A').plus, card('Boss').plus, card('D').plus]).toEqual([1, 1, 0]);
    close();
  });

  test('puts none if one of them has it not', () => {
    const { ann, card, close } = stage('team:xmen');
    ann.play('Loyal');
    ann.name('Avengers');
    expect([card('A').plus, card('Boss').plus]).toEqual([0, 0]);
    close();
  });
});

test('def-054 Shock to the System gives an attacker -3/-0 for the combat, on any turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 5, 9), body('B', 1, 9)] },
    bob: { front: [body('D', 1, 3)], hand: ['def-054 as Shock'] },
  });
  ann.attack('D', 'A', 'B');
  ann.pass();
  bob.play('Shock');
  expect(bob.offered('choose').toSorted()).toEqual(['A', 'B']);
  bob.choose('A');
  expect([card('A').atk, card('A').def]).toEqual([2, 9]);
  pass(ann, bob);
  bob.strikeBack('A');
  expect([card('D').stunned, card('A').atk]).toEqual([true, 5]);
  close();
});

test('def-055 to 058 pay one symbol each', () => {
  const pays = (location: string) => {
    const { ann, close } = scene('modern', {
      ann: {
        front: ['mnb-095 as Mandarin'],
        hand: ['def-009'],
        resources: [location],
      },
      bob: {},
    });
    const offered = ann.offered('use').length;
    close();
    return offered;
  };
  expect(['def-055', 'def-056', 'def-057', 'def-058'].map(pays)).toEqual([1, 1, 1, 1]);
});
