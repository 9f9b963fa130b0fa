import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('aff-038 Sin', () => {
  const shot = 'Like Father, Like Daughter';

  test('stuns one of those who melee attack her', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9), body('B', 1, 9)] },
      bob: { front: ['aff-038 as Sin', body('D', 1, 1)], resources: ['Skill Location x2'] },
    });
    ann.attack('Sin', 'A', 'B');
    ann.pass();
    bob.use('Sin', shot);
    expect(bob.offered('choose').toSorted()).toEqual(['A', 'B']);
    bob.choose('A');
    expect([card('A').stunned, card('A').wounds, card('B').stunned]).toEqual([true, 1, false]);
    expect(bob.refused('use', 'Sin', shot)).toEqual(['VS-PWR-42']);
    pass(ann, bob);
    expect([card('Sin').stunned, card('B').stunned]).toEqual([false, false]);
    close();
  });

  test('does nothing against ranged attacks, when she attacks, or for others', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [body('R', 1, 9, 'ranged')], front: [body('A', 1, 9)] },
      bob: { front: ['aff-038 as Sin', body('D', 1, 9)], resources: ['Skill Location x2'] },
    });
    ann.attack('Sin', 'R');
    ann.pass();
    bob.use('Sin', shot);
    expect(card('R').stunned).toBe(false);
    pass(ann, bob);
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.offered('use')).toEqual([]);
    bob.pass();
    nextMain(ann, bob);
    bob.attack('A', 'Sin');
    bob.use('Sin', shot);
    expect(card('A').stunned).toBe(false);
    pass(ann, bob);
    close();
  });
});

describe('aff-040 Silver Sable', () => {
  // Ruling: a recruit point is one more than the resources give.
  test('ruling: her player has one recruit point more, each Build Phase of their own', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: { front: ['aff-040 as Sable'], resources: 2 },
      bob: { resources: 3 },
    });
    ann.pass();
    bob.pass();
    expect(seat('bob').points).toBe(3);
    pass(bob, bob, bob);
    ann.pass();
    expect(seat('ann').points).toBe(3);
    close();
  });

  // Ruling: two Mercenaries of different teams cannot join each other.
  test('ruling: she attacks with a main character of another team, and not with another Mercenary', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: ['aff-040 as Sable', 'mnb-039 as Deadpool', body('Boss', 1, 1, 'main'), body('A', 1, 1)] },
      bob: { front: [body('D', 1, 30)] },
    });
    ann.attack('D', 'Sable', '...');
    expect(ann.offered('join')).toEqual(['Boss']);
    ann.join('Boss', '...');
    expect(ann.offered('join')).toEqual([]);
    pass(ann, bob);
    bob.strikeBack('Boss');
    close();
  });
});

test('aff-043 Spiral moves once a turn, and strikes first in melee combat', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { back: ['aff-043 as Spiral'] },
    bob: { front: [body('D', 9, 7)] },
  });
  ann.use('Spiral', 'Mobile');
  ann.row('front');
  expect(ann.refused('use', 'Spiral', 'Mobile')).toEqual(['VS-PWR-42']);
  ann.attack('D', 'Spiral');
  pass(ann, bob);
  expect([card('D').stunned, card('Spiral').stunned]).toEqual([true, false]);
  close();
});

describe('aff-047 Morgan le Fay', () => {
  const magic = 'Growing Magic';

  // Ruling: uses of other cards of that power count too.
  test('ruling: draws one card more with each use of the power this game, of whichever card', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: {
        back: ['aff-047 as Morgan', 'Main as Boss'],
        hand: ['aff-047 as Next'],
        resources: ['Intellect Location x6'],
      },
      bob: { back: ['aff-047 as Other'], resources: ['Intellect Location'] },
    });
    ann.use('Morgan', magic);
    expect(seat('ann').hand).toHaveLength(2);
    expect(ann.refused('use', 'Morgan', magic)).toEqual(['VS-PWR-42']);
    nextMain(ann, bob);
    // Uses of an enemy do not count.
    const before = Number(seat('bob').hand?.length);
    bob.use('Other', magic);
    expect(seat('bob').hand).toHaveLength(before + 1);
    pass(bob, ann);
    ann.recruit('Next', 'back');
    // The first one is KO'd by uniqueness.
    ann.no();
    pass(ann, ann);
    const hand = Number(seat('ann').hand?.length);
    ann.use('Next', magic);
    expect(seat('ann').hand).toHaveLength(hand + 2);
    close();
  });

  test('may be shuffled into the deck when she is KO’d', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: [{ card: 'aff-047', as: 'Morgan', wounds: 1 }], deck: [body('X', 1, 1)] },
    });
    ann.attack('Morgan', 'A');
    pass(ann, bob);
    bob.yes();
    expect([seat('bob').ko, seat('bob').deck?.length]).toEqual([[], 2]);
    close();
  });
});

describe('aff-048 Enchantress', () => {
  const forth = 'Go Forth, My Champion';
  const stage = () =>
    scene('modern', {
      ann: {
        back: ['aff-048 as Amora', body('Boss', 1, 1, 'main')],
        front: [body('A', 1, 9), body('B', 1, 9)],
        resources: ['Energy Location x2'],
      },
      bob: { front: [body('D', 1, 30)] },
    });

  test('puts two +1/+1 counters on another character, which readies when it attacks the next time this turn', () => {
    const { ann, bob, card, close } = stage();
    ann.use('Amora', forth);
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B', 'Boss']);
    ann.choose('A');
    expect(card('A').plus).toBe(2);
    expect(ann.refused('use', 'Amora', forth)).toEqual(['VS-PWR-42']);
    ann.attack('D', 'B');
    pass(ann, bob);
    expect(card('B').exhausted).toBe(true);
    ann.attack('D', 'A');
    expect(card('A').exhausted).toBe(false);
    pass(ann, bob);
    // Only the next time.
    ann.attack('D', 'A');
    expect(card('A').exhausted).toBe(true);
    pass(ann, bob);
    close();
  });

  test('does not ready it in a later turn', () => {
    const { ann, bob, card, close } = stage();
    ann.use('Amora', forth);
    ann.choose('A');
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.attack('D', 'A');
    expect(card('A').exhausted).toBe(true);
    pass(ann, bob);
    close();
  });
});

test('aff-049 Femme Fatality puts a -1/-1 counter on one character for each of your supporting characters', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      front: [body('A', 1, 9, 'team:femmeFatales'), { body: 'S 1/1', stunned: true }],
      back: [body('Boss', 1, 9, 'main')],
      hand: ['aff-049 as Fatality'],
    },
    bob: { front: [body('D', 1, 9), body('E', 1, 9), body('F', 1, 9)] },
  });
  ann.play('Fatality');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'Boss', 'D', 'E', 'F', 'Main', 'S']);
  ann.choose('E');
  expect([card('E').minus, card('D').minus]).toEqual([2, 0]);
  close();
});

test('aff-051 Cat Fight gives an attacker +4/+0 this combat', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: {
      front: [body('A', 1, 9, 'team:femmeFatales'), body('B', 1, 9, 'team:femmeFatales')],
      hand: ['aff-051 as Mine'],
    },
    bob: { front: [body('D', 1, 20, 'team:femmeFatales')], hand: ['aff-051 as Theirs'] },
  });
  expect(ann.offered('play')).toEqual([]);
  ann.attack('D', 'A', 'B');
  ann.play('Mine');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'B']);
  ann.choose('B');
  expect([card('B').atk, card('B').def, card('A').atk]).toEqual([5, 9, 1]);
  expect(bob.offered('play')).toEqual(['Theirs']);
  pass(bob, ann);
  bob.strikeBack('A');
  expect(card('B').atk).toBe(1);
  close();
});

test('aff-052 Madripoor pays any one of four symbols, for a Femme Fatales character', () => {
  const { ann, close } = scene('modern', {
    ann: { back: ['aff-007 as Jean', 'aff-047 as Morgan', 'aff-048 as Amora'], resources: ['aff-052'] },
    bob: {},
  });
  expect(ann.offered('use').toSorted()).toEqual(['Amora, "Go Forth, My Champion"', 'Morgan, Growing Magic']);
  close();
});

describe('aff-053 Main Strength', () => {
  const stage = () =>
    scene('modern', {
      ann: { front: [body('Boss', 2, 9, 'main'), body('A', 2, 9)], hand: ['aff-053 as Mine'] },
      bob: { front: [body('Chief', 2, 20, 'main'), body('D', 2, 20)], hand: ['aff-053 as Theirs'] },
    });

  test('gives your main character in the combat +2/+0 this combat, on any turn', () => {
    const { ann, bob, card, close } = stage();
    expect(ann.offered('play')).toEqual([]);
    ann.attack('Chief', 'Boss', 'A');
    ann.play('Mine');
    expect(['Boss', 'A', 'Chief'].map((name) => card(name).atk)).toEqual([4, 2, 2]);
    bob.play('Theirs');
    expect([card('Boss').atk, card('Chief').atk, card('Chief').def, card('D').atk]).toEqual([4, 4, 20, 2]);
    pass(ann, bob);
    bob.strikeBack('A');
    expect([card('Boss').atk, card('Chief').atk]).toEqual([2, 2]);
    close();
  });

  // VS-PT-09
  test('does nothing for a main character outside the combat', () => {
    const { ann, bob, card, close } = stage();
    ann.attack('D', 'A');
    ann.play('Mine');
    expect(card('Boss').atk).toBe(2);
    pass(bob, ann);
    close();
  });
});

test('aff-054 Demon Goblin may stand beside any number of copies, and is gone when it leaves play', () => {
  const { ann, bob, seat, card, close } = scene('modern', {
    ann: { front: [body('A', 9, 9)] },
    bob: { front: ['aff-054 as One', 'aff-054 as Two'] },
  });
  ann.attack('One', 'A');
  pass(ann, bob);
  expect([seat('bob').ko, seat('bob').front, card('One').zone]).toEqual([[], ['Two'], 'side']);
  close();
});
