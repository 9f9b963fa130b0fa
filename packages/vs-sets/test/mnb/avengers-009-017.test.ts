import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

test('mnb-009 Ant-Man may cancel the first combat in which he is attacked each turn', () => {
  const { ann, bob, card, table, close } = scene('modern', {
    ann: { front: [body('A', 9, 9), body('B', 9, 9)] },
    bob: { front: ['mnb-009 as Ant-Man', body('D', 1, 1)] },
  });
  ann.attack('Ant-Man', 'A');
  bob.yes();
  expect([table().combat, card('A').exhausted, card('Ant-Man').stunned]).toEqual([false, true, false]);
  ann.attack('Ant-Man', 'B');
  pass(ann, bob);
  expect(card('Ant-Man').zone).toBe('ko');
  close();

  const other = scene('modern', {
    ann: { front: [body('A', 9, 9)] },
    bob: { front: ['mnb-009 as Ant-Man'] },
  });
  other.ann.attack('Ant-Man', 'A');
  other.bob.no();
  expect(other.card('Ant-Man').role).toBe('defender');
  pass(other.ann, other.bob);
  other.close();
});

test('mnb-010 Black Widow puts a -1/-1 counter on an enemy when she appears', () => {
  const { ann, card, close } = scene('modern', {
    ann: { hand: ['mnb-010 as Widow'], front: [body('A', 1, 1)], points: 1 },
    bob: { front: [body('D', 2, 2)], back: [body('E', 1, 1)] },
    at: 'recruit',
  });
  ann.recruit('Widow', 'back');
  expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
  ann.choose('E');
  expect([card('E').stunned, card('D').minus]).toEqual([true, 0]);
  close();
});

test('mnb-011 Black Panther strikes first in melee combat, and is not struck back by whom he stuns', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['mnb-011 as Panther'] },
    bob: { front: [body('D', 9, 3)] },
  });
  ann.attack('D', 'Panther');
  pass(ann, bob);
  expect([card('D').stunned, card('Panther').stunned]).toEqual([true, false]);
  close();

  const defending = scene('modern', {
    ann: { front: [body('A', 9, 3)], back: [body('R', 9, 3, 'ranged')] },
    bob: { front: ['mnb-011 as Panther'] },
  });
  defending.ann.attack('Panther', 'A');
  pass(defending.ann, defending.bob);
  expect([defending.card('A').stunned, defending.card('Panther').stunned]).toEqual([true, false]);
  defending.ann.attack('Panther', 'R');
  pass(defending.ann, defending.bob);
  expect([defending.card('R').stunned, defending.card('Panther').stunned]).toEqual([false, true]);
  defending.close();
});

describe('mnb-012 Daredevil', () => {
  test('can’t be attacked by ranged attacks', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)], back: [body('R', 1, 9, 'ranged')] },
      bob: { front: ['mnb-012 as Daredevil', body('D', 1, 1)] },
    });
    expect(ann.offered('attack').toSorted()).toEqual(['D, A', 'D, R', 'Daredevil, A']);
    close();
  });

  test('strikes with double his ATK while attacking a main character, not others', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-012', as: 'Daredevil', plus: 1 }] },
      bob: { front: [body('Boss', 1, 8, 'main')] },
    });
    ann.attack('Boss', 'Daredevil');
    pass(ann, bob);
    expect(card('Boss').stunned).toBe(true);
    close();

    const other = scene('modern', {
      ann: { front: [{ card: 'mnb-012', as: 'Daredevil', plus: 1 }] },
      bob: { front: [body('D', 1, 5)] },
    });
    other.ann.attack('D', 'Daredevil');
    pass(other.ann, other.bob);
    expect(other.card('D').stunned).toBe(false);
    other.close();
  });

  test('does not strike a main character twice as hard while defending', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('Boss', 1, 5, 'main')] },
      bob: { front: ['mnb-012 as Daredevil'] },
    });
    ann.attack('Daredevil', 'Boss');
    pass(ann, bob);
    expect(card('Boss').stunned).toBe(false);
    close();
  });
});

describe('mnb-013 Hawkeye', () => {
  const aim = 'Take Aim';

  test('gets +3/+0 in his next attack, and is not struck back if it is ranged', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['mnb-013 as Hawkeye'], resources: ['Skill Location'] },
      bob: { front: [body('D', 9, 6, 'ranged')] },
    });
    ann.use('Hawkeye', aim);
    expect(card('Hawkeye').atk).toBe(2);
    ann.attack('D', 'Hawkeye');
    expect([card('Hawkeye').atk, card('Hawkeye').def]).toEqual([5, 3]);
    pass(ann, bob);
    expect([card('Hawkeye').stunned, card('Hawkeye').atk]).toEqual([false, 2]);
    close();
  });

  test('is struck back in melee', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-013 as Hawkeye'], resources: ['Skill Location'] },
      bob: { front: [body('D', 9, 5, 'ranged')] },
    });
    ann.use('Hawkeye', aim);
    ann.attack('D', 'Hawkeye');
    pass(ann, bob);
    expect([card('D').stunned, card('Hawkeye').zone]).toEqual([true, 'ko']);
    close();
  });

  test('protects himself only in a team attack', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['mnb-013 as Hawkeye', body('R', 1, 1, 'ranged')], resources: ['Skill Location'] },
      bob: { front: [body('D', 9, 30, 'ranged')] },
    });
    ann.use('Hawkeye', aim);
    ann.attack('D', 'Hawkeye', 'R');
    pass(ann, bob);
    expect([card('R').stunned, card('Hawkeye').stunned]).toEqual([true, false]);
    close();
  });

  test('gets nothing for a second attack, while defending, or on a later turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['mnb-013 as Hawkeye', body('X', 1, 9, 'team:xmen')],
        resources: ['Skill Location'],
        hand: ['mnb-049 as Twist'],
      },
      bob: { front: [body('D', 1, 30)] },
    });
    ann.use('Hawkeye', aim);
    ann.attack('D', 'Hawkeye');
    pass(ann, bob);
    ann.play('Twist');
    ann.choose('Hawkeye');
    expect(ann.offered('use')).toEqual([]);
    ann.attack('D', 'Hawkeye');
    expect(card('Hawkeye').atk).toBe(2);
    pass(ann, bob);
    close();

    const later = scene('modern', {
      ann: { front: ['mnb-013 as Hawkeye'], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 30)] },
    });
    later.ann.use('Hawkeye', aim);
    nextMain(later.ann, later.bob);
    later.bob.attack('Hawkeye', 'D');
    expect(later.card('Hawkeye').atk).toBe(2);
    pass(later.bob, later.ann);
    nextMain(later.bob, later.ann);
    later.ann.attack('D', 'Hawkeye');
    expect(later.card('Hawkeye').atk).toBe(2);
    pass(later.ann, later.bob);
    later.close();
  });
});

describe('mnb-014 Nick Fury', () => {
  const shield = 'The Vast Resources of S.H.I.E.L.D.';
  const stage = (top: unknown) =>
    scene('modern', {
      ann: { back: ['mnb-014 as Fury'], resources: ['Intellect Location'], deck: [top, body('B', 1, 1)] },
      bob: {},
    });

  test('puts the top card of the deck face down into the resource row', () => {
    const { ann, bob, card, seat, close } = stage(body('A', 1, 1));
    ann.use('Fury', shield);
    // It is asked all the same, so that the enemy learns nothing.
    expect(ann.offered()).toEqual(['no']);
    ann.no();
    expect([card('A').zone, card('A').faceDown, bob.sees('A')]).toEqual(['resources', true, false]);
    expect(seat('ann').deck).toEqual(['B']);
    expect(ann.offered('use')).toEqual([]);
    close();
  });

  test('may turn a location face up', () => {
    const { ann, card, close } = stage('Might Location');
    ann.use('Fury', shield);
    ann.yes();
    expect([card('Might Location').zone, card('Might Location').faceDown]).toEqual(['resources', false]);
    close();

    const other = stage('Might Location');
    other.ann.use('Fury', shield);
    other.ann.no();
    expect([other.card('Might Location').zone, other.card('Might Location').faceDown]).toEqual(['resources', true]);
    other.close();
  });
});

describe('mnb-015 Captain America', () => {
  test('lets his player choose whom the defender strikes back at', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-015 as Cap', body('A', 1, 9), body('B', 1, 1)] },
      bob: { front: [body('D', 5, 30)] },
    });
    ann.attack('D', 'Cap', 'A', 'B');
    pass(ann, bob);
    expect(ann.offered('strikeBack').toSorted()).toEqual(['A', 'B', 'Cap']);
    ann.strikeBack('A');
    expect([card('A').stunned, card('B').stunned, card('Cap').stunned]).toEqual([false, false, false]);
    close();
  });

  test('puts a +1/+1 counter on another character that appears on his side', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-015 as Cap'], hand: [body('A', 1, 1, 'cost:0')] },
      bob: { hand: [body('D', 1, 1, 'cost:0')] },
      at: 'recruit',
    });
    ann.recruit('A', 'front');
    expect([card('A').plus, card('Cap').plus]).toEqual([1, 0]);
    pass(ann, ann, ann, bob);
    bob.recruit('D', 'front');
    expect(card('D').plus).toBe(0);
    close();
  });

  test('gets no counter when he appears himself', () => {
    const { ann, card, close } = scene('modern', {
      ann: { hand: ['mnb-015 as Cap'], points: 3 },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Cap', 'front');
    expect(card('Cap').plus).toBe(0);
    close();
  });
});

describe('mnb-016 Spider-Man', () => {
  test('pulls an enemy from the back row to the front row', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mnb-016 as Spidey'], back: [body('A', 1, 1)], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 1)], back: [body('E', 1, 1), { body: 'F 1/1', stunned: true }] },
    });
    expect(ann.refused('attack', 'E', 'Spidey')).not.toEqual([]);
    ann.use('Spidey', 'Websling');
    expect(ann.offered('choose').toSorted()).toEqual(['E', 'F', 'Main']);
    ann.choose('E');
    expect(card('E').zone).toBe('front');
    expect(ann.offered('attack')).toContain('E, Spidey');
    expect(ann.offered('use')).toEqual([]);
    close();
  });

  test('can’t be attacked by ranged attacks', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)], back: [body('R', 1, 9, 'ranged')] },
      bob: { front: ['mnb-016 as Spidey'] },
    });
    expect(ann.offered('attack')).toEqual(['Spidey, A']);
    close();
  });
});

test('mnb-017 Ms. Marvel gets a +1/+1 counter for each other Ranged character on her side', () => {
  const stage = (others: unknown[]) => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mnb-017 as Carol'], back: others, resources: ['Energy Location'] },
      bob: { back: [body('D', 1, 1, 'ranged')] },
    });
    ann.use('Carol', 'Energy Absorption');
    close();
    return [card('Carol').plus, card('Carol').atk, card('Carol').def];
  };
  expect(stage(['mnb-005', body('A', 1, 1, 'ranged'), body('B', 1, 1)])).toEqual([2, 5, 5]);
  expect(stage([body('B', 1, 1)])).toEqual([0, 3, 3]);
  // A stunned character has no powers, and so is not Ranged.
  expect(stage([{ body: 'A 1/1 ranged', stunned: true }])).toEqual([0, 3, 3]);
});
