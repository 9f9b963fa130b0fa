import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('aff-022 Phoenix', () => {
  const shield = 'Teke Shield';

  test('keeps the defender from being struck this combat, on either turn and in any combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9), body('B', 9, 9)] },
      bob: { front: [body('D', 9, 1)], back: ['aff-022 as Jean'], resources: ['Intellect Location'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.use('Jean', shield);
    pass(ann, bob);
    // The attacker can still be struck.
    expect([card('D').stunned, card('A').stunned]).toEqual([false, true]);
    ann.attack('D', 'B');
    pass(ann, bob);
    expect(card('D').stunned).toBe(true);
    close();
  });

  test('can be used any number of times each turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9), body('B', 9, 9)] },
      bob: { front: [body('D', 9, 1)], back: ['aff-022 as Jean'], resources: ['Intellect Location x2'] },
    });
    for (const attacker of ['A', 'B']) {
      ann.attack('D', attacker);
      ann.pass();
      bob.use('Jean', shield);
      pass(ann, bob);
      expect([card('D').stunned, card(attacker).stunned]).toEqual([false, true]);
    }
    close();
  });

  test('shields an enemy defender as well, and is also a Dark Phoenix', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['aff-022 as Jean'], hand: ['aff-029 as Dark'], resources: ['Intellect Location'] },
      bob: { front: [body('D', 1, 1)] },
    });
    expect(ann.offered('powerUp')).toEqual(['Dark, Jean']);
    ann.attack('D', 'Jean');
    ann.use('Jean', shield);
    pass(bob, ann);
    expect(card('D').stunned).toBe(false);
    close();
  });
});

test('aff-024 You Won’t Like Her When She’s Angry puts two +1/+1 counters on the defender', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 1, 9, 'team:aForce')], hand: ['aff-024 as Mine'] },
    bob: { front: [body('D', 1, 1, 'team:aForce'), body('E', 1, 1)], hand: ['aff-024 as Theirs'] },
  });
  expect(ann.offered('play')).toEqual([]);
  ann.attack('D', 'A');
  ann.play('Mine');
  expect([card('D').plus, card('A').plus, card('E').plus]).toEqual([2, 0, 0]);
  // On the enemy's turn too.
  bob.play('Theirs');
  expect(card('D').plus).toBe(4);
  pass(ann, bob);
  // The counters stay.
  expect([card('D').stunned, card('D').plus]).toEqual([false, 4]);
  close();
});

describe('aff-025 Build a Better World', () => {
  const resources = [
    { card: 'Might Location', as: 'M', faceDown: true },
    { card: 'Skill Location', as: 'S', faceDown: true },
    { card: 'aff-026', as: 'Special', faceDown: true },
    { card: 'aff-024', as: 'Twist', faceDown: true },
    'Energy Location as Up',
  ];

  test('turns one of your face-down basic locations face up in the Main Phase', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9, 'team:aForce')], hand: ['aff-025 as Build'], resources },
      bob: { resources: [{ card: 'Might Location', as: 'Theirs', faceDown: true }] },
    });
    ann.play('Build', 'main');
    expect(ann.offered('choose').toSorted()).toEqual(['M', 'S']);
    ann.choose('S');
    expect([card('S').faceDown, card('M').faceDown, card('Special').faceDown]).toEqual([false, true, true]);
    close();
  });

  test('does the same in combat, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: [body('D', 1, 9, 'team:aForce')], hand: ['aff-025 as Build'], resources },
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Build');
    bob.choose('M');
    expect([card('M').faceDown, card('S').faceDown]).toEqual([false, true]);
    pass(ann, bob);
    close();
  });

  // Ruling: nothing can be played while a cost is being paid.
  test('ruling: a location turned up between two symbols of one cost is no help', () => {
    const { ann, close } = scene('modern', {
      ann: {
        back: ['aff-029 as Dark'],
        front: [body('A', 1, 9, 'team:aForce')],
        hand: ['aff-025 as Build'],
        resources: ['Intellect Location as I', { card: 'Intellect Location', as: 'J', faceDown: true }],
      },
      bob: {},
    });
    expect(ann.offered('use')).toEqual([]);
    ann.play('Build', 'main');
    ann.choose('J');
    expect(ann.offered('use')).toEqual(['Dark, "What Was, What Is, What Will Be"']);
    ann.use('Dark', 'What Was, What Is, What Will Be', '...');
    expect(ann.offered('play')).toEqual([]);
    ann.pay('I', 'J');
    ann.no();
    ann.no();
    close();
  });
});

test('aff-026 Arcadia pays any one of four symbols, for an A-Force character', () => {
  const { ann, close } = scene('modern', {
    ann: { back: ['aff-007 as Jean', 'aff-047 as Morgan', 'aff-016 as Dazzler'], resources: ['aff-026'] },
    bob: { front: [body('D', 1, 1)] },
  });
  expect(ann.offered('use').toSorted()).toEqual(['Dazzler, Dazzle', 'Jean, Life Incarnate']);
  close();
});
