import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe.each(['aff-031', 'aff-032'])('%s Enchantress', (id) => {
  test('puts two +1/+1 counters on a supporting character that appeared this turn', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [`${id} as Amora`],
        front: [body('Old', 1, 1)],
        hand: [body('New', 1, 1), body('Other', 1, 1)],
        resources: ['Energy Location x2'],
      },
      bob: { front: [body('D', 1, 1)] },
      at: 'recruit',
    });
    ann.recruit('New', 'front');
    ann.recruit('Other', 'front');
    pass(ann, ann);
    ann.use('Amora', 'Imbue with Power');
    expect(ann.offered('choose').toSorted()).toEqual(['New', 'Other']);
    ann.choose('New');
    expect([card('New').plus, card('Other').plus, card('Old').plus]).toEqual([2, 0, 0]);
    expect(ann.refused('use', 'Amora', 'Imbue with Power')).toEqual(['VS-PWR-42']);
    close();
  });

  test('finds nobody a turn later', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [`${id} as Amora`], hand: [body('New', 1, 1)], resources: ['Energy Location x2'] },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('New', 'front');
    pass(ann, ann);
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.use('Amora', 'Imbue with Power');
    expect(card('New').plus).toBe(0);
    close();
  });
});

describe('aff-031 Enchantress, Level 1', () => {
  const xpAfter = (front: unknown[], theirs: unknown[]) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['aff-031 as Amora'], front },
      bob: { front: theirs, back: [body('Boss', 9, 9, 'main')] },
    });
    nextMain(ann, bob);
    const { xp } = card('Amora');
    // Only at the end of her own turn.
    nextMain(bob, ann);
    expect(card('Amora').xp).toBe(xp);
    close();
    return xp;
  };

  test('gains an XP at the end of her turn if one of her supporting characters has the highest ATK', () => {
    expect(xpAfter([body('A', 4, 1), body('B', 1, 1)], [body('D', 3, 1), body('E', 2, 1)])).toBe(1);
    expect(xpAfter([body('A', 4, 1)], [])).toBe(1);
    // Who is stunned does not count, on either side.
    expect(xpAfter([body('A', 4, 1)], [{ body: 'D 9/1', stunned: true }])).toBe(1);
  });

  test('gains none if an enemy has as much, or if only a stunned or main character has more', () => {
    expect(xpAfter([body('A', 4, 1)], [body('D', 4, 1)])).toBe(0);
    expect(xpAfter([{ body: 'A 9/1', stunned: true }], [body('D', 4, 1)])).toBe(0);
    expect(xpAfter([], [body('D', 1, 1)])).toBe(0);
  });
});

test('aff-032 Enchantress, Level 2, readies each of her supporting characters with a +1/+1 counter', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      back: [{ card: 'aff-032', as: 'Amora', plus: 1, exhausted: true }],
      front: [
        { body: 'A 1/1', plus: 1, exhausted: true },
        { body: 'B 1/1', plus: 2, exhausted: true },
        { body: 'C 1/1', exhausted: true },
      ],
      resources: ['Intellect Location x2'],
    },
    bob: { front: [{ body: 'D 1/1', plus: 1, exhausted: true }] },
  });
  ann.use('Amora', "I'll Not Sully My Hands");
  expect(['A', 'B', 'C', 'D', 'Amora'].map((name) => card(name).exhausted)).toEqual([false, false, true, true, true]);
  expect(ann.refused('use', 'Amora', "I'll Not Sully My Hands")).toEqual(['VS-PWR-42']);
  close();
});

describe('aff-036 Madame Masque', () => {
  const stage = () =>
    scene('modern', {
      ann: {
        back: ['aff-036 as Masque'],
        front: ['aff-038 as Sin'],
        hand: ['aff-036 as Copy', 'aff-038 as Other'],
      },
      bob: {},
    });

  // VS-MEC-POWERUP-02
  test('may bring the card she is powered up with into play', () => {
    const { ann, seat, card, close } = stage();
    ann.powerUp('Copy', 'Masque');
    ann.yes();
    ann.row('front');
    expect([seat('ann').front, card('Masque').plus, card('Copy').exhausted]).toEqual([['Sin', 'Copy'], 1, false]);
    // Swarm: both stay.
    expect(seat('ann').back).toContain('Masque');
    close();
  });

  // VS-MEC-POWERUP-02
  test('need not, and does nothing for others', () => {
    const { ann, card, close } = stage();
    ann.powerUp('Other', 'Sin');
    expect(ann.offered('yes')).toEqual([]);
    ann.powerUp('Copy', 'Masque');
    ann.no();
    expect([card('Copy').zone, card('Masque').plus]).toEqual(['ko', 1]);
    close();
  });
});

describe('aff-039 Moonstone', () => {
  // Rulings: Flight comes back when she is face down or gone.
  test.each([
    ['while she is face up', {}, false],
    ['but not while she is stunned', { stunned: true }, true],
  ])('takes Flight from enemy characters %s', (_, facts, flies) => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [body('F', 1, 9, 'flight'), 'aff-009 as Wasp'] },
      bob: { front: [body('D', 1, 9)], back: [{ card: 'aff-039', as: 'Karla', ...facts }, body('E', 1, 1)] },
    });
    expect([card('F').keywords, ann.offered('attack').includes('E, F')]).toEqual([flies ? 'flight' : '', flies]);
    expect(String(card('Wasp').keywords).includes('shrink')).toBe(true);
    close();
  });

  test('keeps them from gaining it, and leaves her own side alone', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9, 'team:guardians')], hand: ['mnb-077 as Lift'] },
      bob: { back: ['aff-039 as Karla', body('Own', 1, 1, 'flight')] },
    });
    ann.play('Lift');
    ann.choose('A');
    expect([card('A').plus, card('A').keywords]).toEqual([1, '']);
    expect([card('Own').keywords, String(card('Karla').keywords).includes('flight')]).toEqual(['flight', true]);
    close();
  });
});

describe('aff-041 Nebula', () => {
  const strength = (boss: unknown) => {
    const { card, close } = scene('modern', { ann: { front: ['aff-041 as Nebula'], back: [boss] }, bob: {} });
    const { atk, def } = card('Nebula');
    close();
    return [atk, def];
  };

  // Ruling: a stunned main character keeps its team and its level.
  test('ruling: gets +3/+3 with an Evil main character of Level 2 or higher, stunned or not', () => {
    expect(strength(body('Boss', 1, 1, 'main', 'level:2', 'team:superVillains'))).toEqual([6, 6]);
    expect(strength({ body: 'Boss 1/1 main level:2 team:femmeFatales', stunned: true })).toEqual([6, 6]);
    expect(strength('mcu1-042 as Ultron')).toEqual([6, 6]);
  });

  test('gets nothing with a Good one, or with Level 1', () => {
    expect(strength(body('Boss', 1, 1, 'main', 'level:1', 'team:superVillains'))).toEqual([3, 3]);
    expect(strength(body('Boss', 1, 1, 'main', 'level:2', 'team:aForce'))).toEqual([3, 3]);
  });

  test('does not look at enemies', () => {
    const { card, close } = scene('modern', {
      ann: { front: ['aff-041 as Nebula'] },
      bob: { back: [body('Boss', 1, 1, 'main', 'level:2', 'team:superVillains')] },
    });
    expect(card('Nebula').atk).toBe(3);
    close();
  });
});
