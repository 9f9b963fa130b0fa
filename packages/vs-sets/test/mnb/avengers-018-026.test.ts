import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('mnb-018 Luke Cage', () => {
  const skin = 'Impervious Skin';

  // Ruling: everything else about the stun happens.
  test('is stunned without a wound, and loses his counters', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: [{ card: 'mnb-018', as: 'Luke', plus: 1 }], resources: ['Might Location'] },
    });
    ann.attack('Luke', 'A');
    ann.pass();
    bob.use('Luke', skin);
    pass(ann, bob);
    expect(card('Luke')).toEqual({ stunned: true });
    expect([card('Luke').wounds, card('Luke').plus, card('Luke').zone]).toEqual([0, 0, 'front']);
    close();
  });

  test('works while attacking too', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-018 as Luke'], resources: ['Might Location'] },
      bob: { front: [body('D', 9, 30)] },
    });
    expect(ann.offered('use')).toEqual([]);
    ann.attack('D', 'Luke');
    ann.use('Luke', skin);
    pass(bob, ann);
    expect([card('Luke').stunned, card('Luke').wounds]).toEqual([true, 0]);
    close();
  });

  test('lasts for one combat, and needs him in it', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 9, 9), body('C', 1, 9)] },
      bob: { front: ['mnb-018 as Luke', body('D', 1, 9)], resources: ['Might Location'] },
    });
    ann.attack('D', 'C');
    ann.pass();
    expect(bob.refused('use', 'Luke', skin)).toEqual(['VS-PWR-29']);
    bob.pass();
    ann.attack('Luke', 'A');
    ann.pass();
    bob.use('Luke', skin);
    pass(ann, bob);
    ann.attack('Luke', 'B');
    pass(ann, bob);
    expect(card('Luke').zone).toBe('ko');
    close();
  });

  // Ruling: Cable stuns after the effects that last for the combat have ended.
  test('is wounded by Ultimate Soldier in spite of it', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-045 as Cable'], resources: ['Skill Location'] },
      bob: { front: ['mnb-018 as Luke'], resources: ['Might Location'] },
    });
    ann.attack('Luke', 'Cable');
    ann.use('Cable', 'Ultimate Soldier');
    bob.use('Luke', skin);
    pass(ann, bob);
    expect(card('Luke').zone).toBe('ko');
    close();
  });
});

describe('mnb-019 Dr. Strange', () => {
  const transmute = 'Transmute';
  const stage = (facts: object) =>
    scene('modern', {
      ann: { front: ['mnb-019 as Strange'], resources: ['Intellect Location'] },
      bob: { front: [{ body: 'D 5/5', ...facts }] },
    });

  test('turns the +1/+1 counters of any character into -1/-1 counters', () => {
    const { ann, card, close } = stage({ plus: 2 });
    ann.use('Strange', transmute);
    expect(ann.offered('choose')).toContain('D');
    ann.choose('D');
    expect([card('D').plus, card('D').minus, card('D').atk, card('D').def]).toEqual([0, 2, 3, 3]);
    expect(ann.offered('use')).toEqual([]);
    close();
  });

  test('turns -1/-1 counters into +1/+1 counters', () => {
    const { ann, card, close } = stage({ minus: 2 });
    ann.use('Strange', transmute);
    ann.choose('D');
    expect([card('D').plus, card('D').minus, card('D').atk, card('D').def]).toEqual([2, 0, 7, 7]);
    close();
  });

  test('stuns a character whose DEF goes to 0', () => {
    const { ann, card, close } = stage({ plus: 5 });
    ann.use('Strange', transmute);
    ann.choose('D');
    expect([card('D').stunned, card('D').wounds, card('D').minus]).toEqual([true, 1, 0]);
    close();
  });

  test('helps his own side, and does nothing to one without counters', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mnb-019 as Strange', { body: 'A 5/5', minus: 3 }], resources: ['Intellect Location'] },
      bob: {},
    });
    ann.use('Strange', transmute);
    ann.choose('A');
    expect([card('A').atk, card('A').plus]).toEqual([8, 3]);
    close();

    const plain = stage({});
    plain.ann.use('Strange', transmute);
    plain.ann.choose('D');
    expect([plain.card('D').plus, plain.card('D').minus]).toEqual([0, 0]);
    plain.close();
  });
});

test('mnb-020 Iron Man may turn a face-down location face up when he appears', () => {
  const stage = () =>
    scene('modern', {
      ann: {
        hand: ['mnb-020 as Stark'],
        points: 6,
        resources: [
          { card: 'Might Location', faceDown: true },
          { card: 'mnb-023', faceDown: true },
        ],
      },
      bob: { resources: [{ card: 'Skill Location', faceDown: true }] },
      at: 'recruit',
    });
  const { ann, card, close } = stage();
  ann.recruit('Stark', 'back');
  ann.yes();
  expect(ann.offered('choose')).toEqual(['Might Location']);
  ann.choose('Might Location');
  expect([card('Might Location').faceDown, card('mnb-023').faceDown]).toEqual([false, true]);
  close();

  const other = stage();
  other.ann.recruit('Stark', 'back');
  other.ann.no();
  expect(other.card('Might Location').faceDown).toBe(true);
  other.close();
});

test('mnb-021 Thor puts three -1/-1 counters on one enemy, once a turn', () => {
  const { ann, card, close } = scene('modern', {
    ann: { back: ['mnb-021 as Thor', body('A', 9, 9)], resources: ['Energy Location', 'Energy Location'] },
    bob: { front: [body('D', 5, 5), body('E', 3, 3)] },
  });
  ann.use('Thor', 'Lightning Strike');
  expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
  ann.choose('D');
  expect([card('D').minus, card('D').atk, card('E').minus]).toEqual([3, 2, 0]);
  expect(ann.offered('use')).toEqual([]);
  close();
});

test('mnb-022 Hulk gets seven +1/+1 counters if he has a wound, and none otherwise', () => {
  const use = (wounds: number) => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-022', as: 'Hulk', wounds }], resources: ['Might Location'] },
      bob: {},
    });
    ann.use('Hulk', 'Incredible Power');
    close();
    return [card('Hulk').atk, card('Hulk').def, card('Hulk').plus];
  };
  expect(use(1)).toEqual([14, 14, 7]);
  expect(use(0)).toEqual([7, 7, 0]);
});

describe("mnb-023 Earth's Mightiest Heroes", () => {
  test('gives a character in the combat +2/+2 for the combat, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 3, 9), body('B', 1, 9)] },
      bob: { front: [body('D', 1, 2), body('E', 1, 1)], hand: ['mnb-023 as Twist'] },
    });
    expect(ann.offered('play')).toEqual([]);
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Twist');
    expect(bob.offered('choose').toSorted()).toEqual(['A', 'D']);
    bob.choose('D');
    expect([card('D').atk, card('D').def]).toEqual([3, 4]);
    pass(ann, bob);
    expect([card('D').stunned, card('D').def, card('Twist').zone]).toEqual([false, 2, 'ko']);
    close();
  });

  test('needs a combat and a face-up Avenger', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: [body('A', 3, 9, 'team:xmen')], hand: ['mnb-023 as Twist'] },
      bob: { front: [body('D', 1, 2)], hand: ['mnb-023 as Heroes'] },
    });
    expect([ann.offered('play'), bob.offered('play')]).toEqual([[], []]);
    ann.attack('D', 'A');
    expect(ann.refused('play', 'Twist')).toEqual(['VS-PT-11', 'VS-STN-14']);
    ann.pass();
    expect(bob.offered('play')).toEqual(['Heroes']);
    bob.pass();
    close();
  });
});

describe('mnb-024 Think Again', () => {
  test('cancels the combat: nobody strikes, the attacker stays exhausted', () => {
    const { ann, bob, card, table, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: [body('D', 9, 1)], hand: ['mnb-024 as Twist'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Twist');
    expect([table().combat, card('A').exhausted, card('D').stunned, card('A').stunned]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(ann.offered('attack')).toEqual([]);
    close();
  });

  test('can be played by the attacker, but not out of combat', () => {
    const { ann, card, table, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)], hand: ['mnb-024 as Twist'] },
      bob: { front: [body('D', 9, 1)] },
    });
    expect(ann.offered('play')).toEqual([]);
    ann.attack('D', 'A');
    ann.play('Twist');
    expect([table().combat, card('D').stunned]).toEqual([false, false]);
    close();
  });
});

test('mnb-025 Stark Tech puts a +1/+1 counter on a character on your side and makes it Ranged for the turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { back: [body('A', 1, 1), body('B', 1, 1)], hand: ['mnb-025 as Tech'] },
    bob: { front: [body('D', 0, 9)], hand: ['mnb-025 as Other'] },
  });
  expect(ann.offered('attack')).toEqual([]);
  ann.play('Tech');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'B', 'Main']);
  ann.choose('A');
  expect([card('A').plus, card('A').keywords]).toEqual([1, 'ranged']);
  expect(ann.offered('attack')).toEqual(['D, A']);
  ann.attack('D', 'A');
  // In a combat it is too late, and it is not for the turn of another.
  ann.pass();
  expect(bob.offered('play')).toEqual([]);
  bob.pass();
  nextMain(ann, bob);
  expect([card('A').plus, card('A').keywords]).toEqual([1, '']);
  close();
});

test('mnb-026 Avengers Mansion pays any of four symbols for an Avenger, and none for others', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      front: [{ card: 'mnb-022', as: 'Hulk', wounds: 1 }, 'mnb-021 as Thor', 'mnb-042 as Storm'],
      resources: ['mnb-026'],
    },
    bob: {},
  });
  expect(ann.offered('use').toSorted()).toEqual(['Hulk, Incredible Power', 'Thor, Lightning Strike']);
  ann.use('Hulk', 'Incredible Power');
  expect([card('Hulk').plus, card('mnb-026').faceDown]).toEqual([7, true]);
  expect(ann.offered('use')).toEqual([]);
  close();
});
