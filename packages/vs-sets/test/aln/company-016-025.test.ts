import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('aln-016 Bishop', () => {
  test('can be recruited for Intellect and Humanity, with points left for others', () => {
    const { ann, card, seat } = scene('modern', {
      ann: {
        hand: ['aln-016 as Bishop', 'aln-012 as Dallas'],
        resources: ['Intellect Location as I', 'aln-026 as Complex'],
      },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Bishop', 'back');
    ann.pay('I', 'Complex');
    expect([card('Bishop').zone, seat('ann').points]).toEqual(['back', 2]);
    ann.recruit('Dallas', 'front');
    expect(seat('ann').points).toBe(0);
  });

  test('or for four recruit points', () => {
    const { ann, card, seat } = scene('modern', {
      ann: { hand: ['aln-016 as Bishop'], resources: ['Intellect Location as I', 'Humanity Location', 3] },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Bishop', 'front');
    ann.done();
    expect([card('Bishop').zone, seat('ann').points, card('I').faceDown]).toEqual(['front', 1, false]);
  });

  test('not for one of the two', () => {
    const { ann } = scene('modern', {
      ann: { hand: ['aln-016 as Bishop'], resources: ['Intellect Location x3'] },
      bob: {},
      at: 'recruit',
    });
    expect(ann.offered('recruit')).toEqual([]);
  });
});

describe('aln-021 Ash', () => {
  test('may move to another player’s back row as he appears', () => {
    const recruited = (answer: 'yes' | 'no') => {
      const { ann, card } = scene('modern', {
        ann: { hand: ['aln-021 as Ash'], resources: 6 },
        bob: {},
        at: 'recruit',
      });
      ann.recruit('Ash', 'front');
      ann[answer]();
      return [card('Ash').controller, card('Ash').zone, card('Ash').owner];
    };
    expect(recruited('yes')).toEqual(['bob', 'back', 'ann']);
    expect(recruited('no')).toEqual(['ann', 'front', 'ann']);
  });

  test('stuns another character of whoever has him at the start of the Main Phase', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 1, 1)] },
      bob: { front: [body('D', 1, 1, 'health:9'), { card: 'aln-021', as: 'Ash', owner: 'ann' }] },
    });
    nextMain(ann, bob);
    expect(bob.offered('choose')).toEqual(['D', 'Main']);
    bob.choose('D');
    expect([card('D').stunned, card('A').stunned, card('Ash').stunned]).toEqual([true, false, false]);
    nextMain(bob, ann);
    expect(card('A').stunned).toBe(false);
  });

  test('is moved by whoever has him, for Intellect, and goes to another player of choice', () => {
    const { ann, card } = scene('modern/freeForAll', {
      ann: { front: ['aln-021 as Ash'], resources: ['Intellect Location'] },
      bob: {},
      cat: {},
    });
    ann.use('Ash', 'Twitchy');
    expect(ann.offered('choose')).toEqual(['bob', 'cat']);
    ann.choose('cat');
    expect([card('Ash').controller, card('Ash').zone]).toEqual(['cat', 'back']);
  });
});

describe('aln-023 M41A Pulse Rifle', () => {
  // VS-BLD-12, VS-EQP-01, VS-EQP-09
  test('is played for one point on a face-up character of its player, with a Company character there', () => {
    const { ann, card, seat } = scene('modern', {
      ann: {
        front: ['aln-015 as Parker', body('X', 1, 1), 'aln-036 as Beast', { body: 'S 1/1', stunned: true }],
        hand: ['aln-023 as Rifle'],
        resources: 2,
      },
      bob: { front: [body('D', 1, 1)] },
      at: 'recruit',
    });
    expect(ann.offered('equip')).toEqual(['Rifle, Parker', 'Rifle, X', 'Rifle, Main']);
    ann.equip('Rifle', 'X');
    expect([card('X').equipment, card('X').keywords, seat('ann').points]).toEqual([['Rifle'], 'ranged', 1]);
    const alone = scene('modern', {
      ann: { front: [body('X', 1, 1)], hand: ['aln-023 as Rifle'], resources: 2 },
      bob: {},
      at: 'recruit',
    });
    expect(alone.ann.refused('equip', 'Rifle', 'X')).toContain('VS-EQP-09');
  });

  test('gives Ranged, and +3/+0 while making a ranged attack only', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { back: [{ body: 'A 1/9', equipment: ['aln-023 as Rifle'] }] },
      bob: { front: [body('D', 1, 9)] },
    });
    expect([card('A').atk, card('A').keywords]).toEqual([1, 'ranged']);
    ann.attack('D', 'A');
    expect([card('A').atk, card('A').def]).toEqual([4, 9]);
    pass(ann, bob);
    expect(card('A').atk).toBe(1);

    const melee = scene('modern', {
      ann: { front: [{ body: 'A 1/9', equipment: ['aln-023 as Rifle'] }] },
      bob: { front: [body('D', 1, 9)] },
    });
    melee.ann.attack('D', 'A');
    expect(melee.card('A').atk).toBe(1);
    pass(melee.ann, melee.bob);
  });

  test('lets its bearer put three counters on a back row enemy, for Energy', () => {
    const { ann, card } = scene('modern', {
      ann: {
        front: [{ body: 'A 1/9', equipment: ['aln-023 as Rifle'] }],
        resources: ['Energy Location x2'],
      },
      bob: { front: [body('D', 9, 9)], back: [body('E', 9, 9)] },
    });
    ann.use('A', 'M-40 Grenades');
    expect(ann.offered('choose')).toEqual(['E', 'Main']);
    ann.choose('E');
    expect([card('E').minus, card('D').minus]).toEqual([3, 0]);
    expect(ann.refused('use', 'A', 'M-40 Grenades')).toEqual(['VS-PWR-42']);
  });

  // VS-STN-05, VS-EQP-06
  test('is lost with a stun, and when another takes its place', () => {
    const { ann, bob, card, seat } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: [{ body: 'D 1/1 health:3', equipment: ['aln-023 as Rifle'] }] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('D').stunned, seat('bob').ko]).toEqual([true, ['Rifle']]);

    const second = scene('modern', {
      ann: {
        front: [{ card: 'aln-015', as: 'Parker', equipment: ['aln-023 as Rifle'] }],
        hand: ['aln-024 as Mother'],
        resources: 2,
      },
      bob: {},
      at: 'recruit',
    });
    second.ann.equip('Mother', 'Parker');
    expect([second.card('Parker').equipment, second.seat('ann').ko]).toEqual([['Mother'], ['Rifle']]);
  });
});

describe('aln-024 MU-TH-ER 6000', () => {
  test('draws two cards for its bearer’s player in the Build Phase, for Intellect', () => {
    const { ann, seat } = scene('modern', {
      ann: {
        front: [{ card: 'aln-015', as: 'Parker', equipment: ['aln-024 as Mother'] }],
        resources: ['aln-026 as Complex', 'Energy Location'],
      },
      bob: {},
      at: 'resource',
    });
    ann.use('Parker', 'Access Mother');
    expect(seat('ann').hand.length).toBe(2);
    expect(ann.refused('use', 'Parker', 'Access Mother')).toEqual(['VS-PWR-42']);
  });

  test('is not used in the Main Phase', () => {
    const { ann } = scene('modern', {
      ann: { front: [{ body: 'A 1/1', equipment: ['aln-024 as Mother'] }], resources: ['Intellect Location'] },
      bob: {},
    });
    expect(ann.offered('use')).toEqual([]);
  });

  // VS-EQP-13: the bearer's team decides about special locations.
  test('is paid for by its bearer', () => {
    const { ann } = scene('modern', {
      ann: { front: [{ body: 'A 1/1', equipment: ['aln-024 as Mother'] }], resources: ['aln-026 as Complex'] },
      bob: {},
      at: 'resource',
    });
    expect(ann.offered('use')).toEqual([]);
  });
});
