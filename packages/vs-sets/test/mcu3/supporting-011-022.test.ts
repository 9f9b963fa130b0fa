import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

test('mcu3-011 Yellowjacket may cancel the first combat in which he is attacked', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 9, 9)] },
    bob: { front: ['mcu3-011 as Jacket'] },
  });
  ann.attack('Jacket', 'A');
  bob.yes();
  expect(card('Jacket').stunned).toBe(false);
  close();
});

test('mcu3-012 Grandmaster gives a main character that attacks a main character two +1/+1 counters', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['mcu3-012 as Grand', body('Boss', 1, 20, 'main'), body('Other', 1, 20, 'main'), body('A', 1, 20)] },
    bob: { front: [body('Chief', 1, 20, 'main'), body('D', 1, 20)] },
  });
  ann.attack('D', 'Boss');
  pass(ann, bob);
  expect(card('Boss').plus).toBe(0);
  ann.attack('Chief', 'A');
  pass(ann, bob);
  expect([card('A').plus, card('Boss').plus]).toEqual([0, 0]);
  ann.attack('Chief', 'Other');
  expect([card('Other').plus, card('Chief').plus]).toEqual([2, 0]);
  pass(ann, bob);
  nextMain(ann, bob);
  bob.attack('Boss', 'Chief');
  expect(card('Chief').plus).toBe(0);
  pass(bob, ann);
  close();
});

test('mcu3-013 Skurge puts two -1/-1 counters on each of two enemy characters', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['mcu3-013 as Skurge'], resources: ['Skill Location x2'] },
    bob: { front: [body('D', 1, 9), body('E', 1, 9)], back: [body('Boss', 1, 9, 'main')] },
  });
  ann.use('Skurge', 'Des And Troy');
  expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
  ann.choose('D', 'Boss');
  expect(['D', 'E', 'Boss', 'Skurge'].map((name) => card(name).minus)).toEqual([2, 0, 2, 0]);
  expect(ann.refused('use', 'Skurge', 'Des And Troy')).toEqual(['VS-PWR-42']);
  close();
});

test('mcu3-014 Mordo keeps enemies from using super powers', () => {
  const { ann, bob, close } = scene('modern', {
    ann: { back: ['mcu3-014 as Mordo', 'mnb-084 as Magneto'], resources: ['Might Location'] },
    bob: { back: ['mcu3-013 as Skurge'], resources: ['Skill Location'] },
  });
  expect(ann.offered('use')).not.toEqual([]);
  nextMain(ann, bob);
  expect(bob.offered('use')).toEqual([]);
  close();
});

test('mcu3-015 Ulysses Klaue takes -1/-1 from a defender for each card in his player’s hand', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['mcu3-015 as Klaue'], resources: ['Might Location x2'], hand: 3 },
    bob: { front: [body('D', 9, 9), body('E', 9, 9)], hand: 5 },
  });
  ann.attack('D', 'Klaue');
  ann.use('Klaue', 'Hand Cannon');
  expect([card('D').atk, card('D').def, card('E').atk]).toEqual([6, 6, 9]);
  bob.pass();
  expect(ann.refused('use', 'Klaue', 'Hand Cannon')).toEqual(['VS-PWR-42']);
  ann.pass();
  expect(card('D').atk).toBe(9);
  close();
});

describe('mcu3-017 Hela', () => {
  test('makes the base health of enemy supporting characters 1', () => {
    const { card, close } = scene('modern', {
      ann: { front: ['mcu3-017 as Hela', body('A', 1, 1, 'health:3')] },
      bob: { front: [body('D', 1, 1, 'health:3')], back: [body('Boss', 1, 9, 'main', 'health:9')] },
    });
    expect(['A', 'D', 'Boss'].map((name) => card(name).health)).toEqual([3, 1, 9]);
    close();
  });

  // Ruling: in a mutual stun her power is off before wounds are looked at.
  test('ruling: does not KO a character that stuns her at the same time', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu3-017 as Hela'] },
      bob: { front: [body('D', 9, 1, 'health:2')] },
    });
    ann.attack('D', 'Hela');
    pass(ann, bob);
    expect([card('Hela').stunned, card('D').stunned, card('D').zone]).toEqual([true, true, 'front']);
    close();
  });
});

describe('mcu3-018 Dormammu', () => {
  const down = { card: 'Energy Location', faceDown: true };

  test('gets a +1/+1 counter for each face-down resource of his side as he appears', () => {
    const { ann, card, close } = scene('modern', {
      at: 'recruit',
      ann: { hand: ['mcu3-018 as Dorm', body('B', 1, 1)], points: 9, resources: [down, down, 'Might Location'] },
      bob: { resources: [down] },
    });
    ann.recruit('Dorm', 'front');
    expect(card('Dorm').plus).toBe(2);
    ann.recruit('B', 'front');
    expect(card('Dorm').plus).toBe(2);
    close();
  });

  test('and as he recovers', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: [{ body: 'A 1/1', stunned: true }],
        back: [{ card: 'mcu3-018', as: 'Dorm', stunned: true }],
        resources: [down],
      },
      bob: {},
      turn: 'bob',
    });
    bob.pass();
    expect([card('Dorm').stunned, card('Dorm').plus, card('A').plus]).toEqual([false, 1, 0]);
    expect(ann.offered('pass')).not.toEqual([]);
    close();
  });
});

test('mcu3-019 Ego cuts enemies in combat with him down to 6', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['mcu3-019 as Ego', body('A', 9, 9, 'team:mcuVillains')] },
    bob: { front: [body('D', 10, 4), { body: 'E 9/9', plus: 2 }] },
  });
  expect([card('E').atk, card('E').def]).toEqual([11, 11]);
  ann.attack('E', 'Ego', 'A');
  expect([card('E').atk, card('E').def, card('A').atk, card('D').atk]).toEqual([6, 6, 9, 10]);
  ann.pass();
  bob.pass();
  if (bob.offered('strikeBack').length > 0) bob.strikeBack('A');
  close();
});

test('mcu3-020 Thanos makes each enemy player KO a character at the start of their Main Phase', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { back: ['mcu3-020 as Titan'] },
    bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
  });
  ann.pass();
  pass(bob, bob, bob);
  expect(bob.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
  bob.choose('D');
  expect([card('D').zone, card('E').zone]).toEqual(['ko', 'front']);
  nextMain(bob, ann);
  expect(ann.offered('choose')).toEqual([]);
  close();
});

test('mcu3-021 gives a main character in the combat +3/+3 this combat', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: {
      front: [body('Boss', 1, 9, 'main', 'team:mcuVillains'), body('A', 1, 9, 'team:mcuVillains')],
      hand: ['mcu3-021 as Glad'],
    },
    bob: { front: [body('Chief', 1, 9, 'main')], back: [body('Other', 1, 9, 'main')] },
  });
  ann.attack('Chief', 'Boss', 'A');
  ann.play('Glad');
  expect(ann.offered('choose').toSorted()).toEqual(['Boss', 'Chief']);
  ann.choose('Boss');
  expect([card('Boss').atk, card('Boss').def]).toEqual([4, 12]);
  bob.pass();
  ann.pass();
  if (bob.offered('strikeBack').length > 0) bob.strikeBack('A');
  expect(card('Boss').atk).toBe(1);
  close();
});

describe('mcu3-022 Mantis', () => {
  const ego = 'body Ego 4/4 main health:6 as Big';
  const stage = (boss: string | object) =>
    scene('modern', {
      at: 'formation',
      ann: { front: ['mcu3-022 as Mantis', 'mcu3-019 as Small'], back: [boss] },
      bob: { back: [body('Chief', 1, 9, 'main')] },
    });

  test('may exhaust Ego to give him three +1/+1 counters', () => {
    const { ann, bob, card, close } = stage(ego);
    ann.pass();
    ann.yes();
    expect([card('Big').exhausted, card('Big').plus, card('Small').plus]).toEqual([true, 3, 0]);
    nextMain(ann, bob);
    expect(card('Big').plus).toBe(3);
    close();
  });

  test('need not, and asks nothing without him', () => {
    const no = stage(ego);
    no.ann.pass();
    no.ann.no();
    expect([no.card('Big').exhausted, no.card('Big').plus]).toEqual([false, 0]);
    no.close();

    const other = stage(body('Boss', 1, 9, 'main'));
    other.ann.pass();
    expect(other.ann.offered('yes')).toEqual([]);
    other.close();
  });
});
