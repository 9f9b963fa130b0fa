import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('aln-009 Newt', () => {
  test('goes back to her owner’s hand when she is attacked, and the combat is over', () => {
    const { ann, card, seat, table } = scene('modern', {
      ann: { front: [body('A', 9, 9), body('B', 9, 9)] },
      bob: { front: ['aln-009 as Newt', body('D', 1, 9)] },
    });
    ann.attack('Newt', 'A', 'B');
    expect([seat('bob').hand, card('Newt').zone, table().combat]).toEqual([['Newt'], 'hand', false]);
  });

  test('stays when another is attacked, or when she attacks', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['aln-009 as Newt', body('A', 1, 9)] },
      bob: { front: [body('D', 0, 9)] },
    });
    ann.attack('D', 'Newt');
    expect(card('Newt').zone).toBe('front');
    pass(ann, bob);
  });
});

describe('aln-011 Kane', () => {
  test('shows cards until a basic location comes, takes it and shuffles the others back', () => {
    const { ann, bob, seat } = scene('modern', {
      ann: {
        hand: ['aln-011 as Kane'],
        resources: 2,
        deck: [body('A', 1, 1), 'aln-026 as Complex', 'aln-059 as Globe', 'aln-060 as Void'],
      },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Kane', 'front');
    expect([seat('ann').hand, [...seat('ann').deck].sort()]).toEqual([['Globe'], ['A', 'Complex', 'Void']]);
    expect([bob.sees('Globe'), bob.sees('Void')]).toEqual([true, false]);
  });

  test('finds nothing in a deck without one', () => {
    const { ann, seat } = scene('modern', {
      ann: { hand: ['aln-011 as Kane'], resources: 2, deck: ['aln-026', body('A', 1, 1)] },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Kane', 'front');
    expect([seat('ann').hand, seat('ann').deck.length]).toEqual([[], 2]);
  });
});

describe('aln-012 Captain Dallas', () => {
  test('gives another Company character of his side a counter at the start of the Main Phase', () => {
    const { ann, card } = scene('modern', {
      ann: {
        front: ['aln-012 as Dallas', 'aln-020 as Johner', body('X', 1, 1)],
        back: ['aln-022 as Hicks'],
      },
      bob: { front: ['aln-018 as Dillon'] },
      at: 'mainStart',
    });
    expect(ann.offered('choose')).toEqual(['Johner', 'Hicks']);
    ann.choose('Hicks');
    expect([card('Hicks').plus, card('Dallas').plus]).toEqual([1, 0]);
  });

  test('does nothing on the turn of another, or for others of other teams', () => {
    const { card } = scene('modern', {
      ann: {},
      bob: { front: ['aln-012 as Dallas', 'aln-020 as Johner'] },
      at: 'mainStart',
    });
    expect(card('Johner').plus).toBe(0);
    const alone = scene('modern', {
      ann: { front: ['aln-012 as Dallas', body('X', 1, 1)] },
      bob: {},
      at: 'mainStart',
    });
    expect([alone.card('X').plus, alone.card('Dallas').plus]).toEqual([0, 0]);
  });
});

describe('aln-014 CMO Clemens', () => {
  const position = {
    ann: {
      front: [
        'aln-014 as Clemens',
        { body: 'A 1/1 health:4', wounds: 2 },
        { body: 'Boss 1/1 main health:6', wounds: 3 },
      ],
      resources: ['Skill Location x2', 'Humanity Location'],
    },
    bob: { front: [{ body: 'D 1/1 health:4', wounds: 2 }] },
  };

  test('heals a wound from a supporting character of his side for Skill', () => {
    const { ann, card } = scene('modern', position);
    ann.use('Clemens', 'Medical Attention');
    expect(ann.offered('choose')).toEqual(['Clemens', 'A']);
    ann.choose('A');
    expect([card('A').wounds, card('Boss').wounds, card('D').wounds]).toEqual([1, 3, 2]);
    expect(ann.offered('use')).toEqual(['Clemens, Do You Trust Me With A Needle?']);
  });

  test('heals a wound from the main character for Skill and Humanity', () => {
    const { ann, card } = scene('modern', position);
    ann.use('Clemens', 'Do You Trust Me With A Needle?');
    expect([card('Boss').wounds, card('A').wounds]).toEqual([2, 2]);
    expect(ann.offered('use')).toEqual(['Clemens, Medical Attention']);
  });
});

describe('aln-015 Parker', () => {
  test('pushes an enemy of the front row and takes all its +1/+1 counters', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['aln-015 as Parker', body('A', 1, 1)], resources: ['Energy Location'] },
      bob: { front: [{ body: 'D 1/1', plus: 3 }, body('F', 1, 1)], back: [body('E', 1, 1)] },
    });
    ann.use('Parker', 'Cattle Prod');
    expect(ann.offered('choose')).toEqual(['D', 'F']);
    ann.choose('D');
    expect([card('D').zone, card('D').plus]).toEqual(['back', 0]);
    expect(ann.offered('use')).toEqual([]);
  });
});

describe('aln-017 Christie', () => {
  test('stuns the others of that name on that side when he stuns a defender', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['aln-017 as Christie', 'aln-038 as Mine'] },
      bob: { front: ['aln-038 as One', 'aln-039 as Other'], back: ['aln-038 as Two'] },
    });
    ann.attack('One', 'Christie');
    pass(ann, bob);
    expect(['One', 'Two', 'Other', 'Mine'].map((name) => card(name).stunned)).toEqual([true, true, false, false]);
  });

  test('reaches no third player', () => {
    const { ann, bob, cat, card } = scene('modern/freeForAll', {
      ann: { front: ['aln-017 as Christie'] },
      bob: { front: ['aln-038 as One'] },
      cat: { front: ['aln-038 as Two'] },
    });
    ann.attack('One', 'Christie');
    pass(ann, bob, cat);
    expect([card('One').stunned, card('Two').stunned]).toEqual([true, false]);
  });

  test('stuns nobody else when he stuns an attacker, or does not stun', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['aln-038 as One', 'aln-038 as Two'] },
      bob: { front: ['aln-017 as Christie'] },
    });
    ann.attack('Christie', 'One');
    pass(ann, bob);
    expect([card('One').stunned, card('Two').stunned]).toEqual([true, false]);
  });
});

describe('aln-018 Brother Dillon', () => {
  test('buries a character of his KO pile for its ATK and DEF on the main character, this turn', () => {
    const { ann, bob, card, seat } = scene('modern', {
      ann: {
        front: ['aln-018 as Dillon', body('Boss', 1, 1, 'main')],
        ko: ['aln-020 as Johner', 'aln-060 as Void', 'aln-022 as Hicks'],
        resources: ['Humanity Location'],
      },
      bob: { ko: ['aln-017 as Theirs'] },
    });
    ann.use('Dillon', 'Eulogy');
    expect(ann.offered('choose')).toEqual(['Johner', 'Hicks']);
    ann.choose('Hicks');
    expect([seat('ann').deck.at(-1), seat('ann').ko.includes('Hicks')]).toEqual(['Hicks', false]);
    expect([card('Boss').atk, card('Boss').def, card('Dillon').atk]).toEqual([8, 7, 4]);
    nextMain(ann, bob);
    expect([card('Boss').atk, card('Boss').def]).toEqual([1, 1]);
  });
});

describe('aln-019 Private Hudson', () => {
  const some = 'You Want Some Of This?';

  // Ruling: it costs Skill.
  test('ruling: stuns a character that melee attacks his side, for Skill, as often as he can pay', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 9, 9, 'health:9'), body('B', 9, 9, 'health:9'), body('C', 1, 1)] },
      bob: { front: [body('D', 1, 9)], back: ['aln-019 as Hudson'], resources: ['Skill Location x2'] },
    });
    ann.attack('D', 'A', 'B');
    ann.pass();
    bob.use('Hudson', some);
    expect(bob.offered('choose')).toEqual(['A', 'B']);
    bob.choose('A');
    ann.pass();
    bob.use('Hudson', some);
    expect([card('A').stunned, card('B').stunned, card('C').stunned]).toEqual([true, true, false]);
  });

  test('stuns nobody who attacks at range, or attacks from his own side', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { back: [body('A', 1, 1, 'ranged', 'health:9')] },
      bob: { front: [body('D', 1, 9)], back: ['aln-019 as Hudson'], resources: ['Skill Location'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.use('Hudson', some);
    expect([card('A').stunned, bob.offered('choose')]).toEqual([false, []]);
    pass(ann, bob);

    const mine = scene('modern', {
      ann: { front: [body('A', 1, 9)], back: ['aln-019 as Hudson'], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 9)] },
    });
    mine.ann.attack('D', 'A');
    mine.ann.use('Hudson', some);
    expect(mine.card('A').stunned).toBe(false);
    pass(mine.bob, mine.ann);
  });

  test('wounds his main character when he gets KO’d, not when he is stunned', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 9, 9), body('B', 9, 9)] },
      bob: { front: [{ card: 'aln-019', as: 'Hudson' }], back: [body('Boss', 1, 1, 'main', 'health:5')] },
    });
    ann.attack('Hudson', 'A');
    pass(ann, bob);
    expect([card('Hudson').zone, card('Boss').wounds]).toEqual(['ko', 1]);
  });
});

describe('aln-020 Johner', () => {
  test('has +5/+5 in melee combat only, attacking or defending', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 1, 9)], back: [body('R', 1, 9, 'ranged')] },
      bob: { front: ['aln-020 as Johner', body('D', 1, 9)] },
    });
    expect([card('Johner').atk, card('Johner').def]).toEqual([5, 5]);
    ann.attack('Johner', 'A');
    expect([card('Johner').atk, card('Johner').def]).toEqual([10, 10]);
    pass(ann, bob);
    ann.attack('Johner', 'R');
    expect([card('Johner').atk, card('Johner').def]).toEqual([5, 5]);
    pass(ann, bob);

    const far = scene('modern', { ann: { back: ['aln-020 as Johner'] }, bob: { front: [body('D', 1, 9)] } });
    far.ann.attack('D', 'Johner');
    expect(far.card('Johner').atk).toBe(5);
    pass(far.ann, far.bob);
    const near = scene('modern', {
      ann: { front: ['aln-020 as Johner', body('A', 1, 9)] },
      bob: { front: [body('D', 1, 9)] },
    });
    near.ann.attack('D', 'A');
    expect(near.card('Johner').atk).toBe(5);
    pass(near.ann, near.bob);
    near.ann.attack('D', 'Johner');
    expect([near.card('Johner').atk, near.card('Johner').def]).toEqual([10, 10]);
    pass(near.ann, near.bob);
  });
});

describe('aln-022 Corporal Hicks', () => {
  test('gives each other ready character of his side two counters at the end of his turn', () => {
    const { ann, bob, card } = scene('modern', {
      ann: {
        front: [body('A', 1, 9), body('B', 1, 9), { body: 'C 1/9', exhausted: true }],
        back: ['aln-022 as Hicks'],
      },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    ann.pass();
    expect(['A', 'B', 'C', 'Hicks', 'D'].map((name) => card(name).plus)).toEqual([0, 2, 0, 0, 0]);
    pass(bob, bob, bob, bob);
    expect(card('B').plus).toBe(2);
  });
});

describe('aln-048 Chestburst and aln-054 Let’s Rock!', () => {
  test('Chestburst puts two counters on a character in a melee combat', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['aln-038 as A', 'aln-039 as B'], hand: ['aln-048 as Burst'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'A');
    ann.play('Burst');
    expect(ann.offered('choose')).toEqual(['A', 'D']);
    ann.choose('D');
    expect(card('D').minus).toBe(2);
    pass(bob, ann);
  });

  test('Chestburst does nothing at range, and can be played on the turn of another with a Xenomorph only', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { back: [body('R', 1, 9, 'ranged')], hand: ['aln-048 as Mine'] },
      bob: { front: ['aln-038 as D'], hand: ['aln-048 as Burst'] },
    });
    ann.attack('D', 'R');
    expect(ann.refused('play', 'Mine')).toContain('VS-PT-11');
    ann.pass();
    bob.play('Burst');
    expect([card('D').minus, card('R').minus, card('Burst').zone]).toEqual([0, 0, 'ko']);
    pass(ann, bob);
  });

  test('Let’s Rock! strengthens an attacker or a defender for this combat', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9)], hand: ['aln-054 as Rock'] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)], hand: ['aln-054 as Roll'] },
    });
    ann.attack('D', 'A', 'B');
    ann.play('Rock');
    ann.number(0);
    expect(ann.offered('choose')).toEqual(['A', 'B']);
    ann.choose('B');
    expect([card('B').atk, card('B').def]).toEqual([2, 9]);
    bob.play('Roll');
    bob.number(1);
    expect([card('D').atk, card('D').def, card('E').def]).toEqual([1, 11, 9]);
    pass(ann, bob);
    bob.strikeBack('A');
    expect([card('B').atk, card('D').def]).toEqual([1, 9]);
  });
});
