import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('prd-003, prd-004 Ghost', () => {
  test.each(['prd-003', 'prd-004'])('%s keeps an enemy from attacking on its next turn', (id) => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: [`${id} as Ghost`, body('A', 1, 9)], resources: [R('Skill')], deck: 9 },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)], back: [body('M', 1, 9, 'main')], deck: 9 },
    });
    ann.use('Ghost', 'Must Be Losing It');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'M']);
    ann.choose('D');
    nextMain(ann, bob);
    expect(bob.offered('attack').some((line) => line.endsWith(', D'))).toBe(false);
    expect(bob.offered('attack').some((line) => line.endsWith(', E'))).toBe(true);
    nextMain(bob, ann);
    nextMain(ann, bob);
    expect(bob.offered('attack').some((line) => line.endsWith(', D'))).toBe(true);
    close();
  });

  test('gains an XP for each enemy that did not attack, at the end of that turn', () => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { back: ['prd-003 as Ghost'], front: [body('A', 0, 99)], deck: 9 },
      bob: { front: [body('D', 0, 9)], back: [body('M', 1, 9, 'main')], deck: 9 },
      open: true,
    });
    at.bob.attack('A', 'D');
    pass(at.bob, at.ann);
    expect(at.card('Ghost').xp).toBe(0);
    at.bob.pass();
    expect(at.card('Ghost').xp).toBe(1);
  });

  test('none at the end of its own turn', () => {
    const at = scene('modern', {
      ann: { back: ['prd-003 as Ghost'], deck: 9 },
      bob: { front: [body('D', 0, 9)], deck: 9 },
      open: true,
    });
    at.ann.pass();
    expect(at.card('Ghost').xp).toBe(0);
  });

  test('hides itself', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['prd-004 as Ghost'], resources: [R('Energy')] },
      bob: { front: [body('D', 0, 9)] },
    });
    ann.use('Ghost', 'Want Some Candy?');
    expect(card('Ghost').hidden).toBe(true);
    close();
  });
});

describe('prd-007, prd-008 Mr. Black', () => {
  test.each(['prd-007', 'prd-008'])('%s has Ferocious and Dodge until his next turn', (id) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [`${id} as Black`], resources: [R('Skill')], deck: 9 },
      bob: { front: [body('D', 0, 9)], deck: 9 },
    });
    ann.use('Black', 'Super Predator');
    expect(card('Black').keywords).toBe('ranged dodge ferocious');
    nextMain(ann, bob);
    expect(card('Black').keywords).toBe('ranged dodge ferocious');
    nextMain(bob, ann);
    expect(card('Black').keywords).toBe('ranged');
    close();
  });

  const shoot = (row: 'front' | 'back', atk: number, ...more: string[]) => {
    const at = scene('modern', {
      ann: {
        back: [
          'prd-007 as Black',
          ...(row === 'back' ? [body('A', atk, 9, 'ranged'), body('B', atk, 9, 'ranged')] : []),
        ],
        front: row === 'front' ? [body('A', atk, 9), body('B', atk, 9)] : [],
      },
      bob: { front: [body('D', 0, 8)] },
      open: true,
    });
    at.ann.attack('D', 'A', ...more);
    pass(at.ann, at.bob);
    return [at.card('D').stunned, at.card('Black').xp];
  };

  test('gains one XP when his side stuns a defender in a ranged attack, however many attacked', () => {
    expect([shoot('back', 9), shoot('back', 5, 'B'), shoot('back', 1), shoot('front', 9)]).toEqual([
      [true, 1],
      [true, 1],
      [false, 0],
      [true, 0],
    ]);
  });

  test('gains none for what enemies shoot, or for a stun without a strike', () => {
    const { ann, bob, card, close } = scene('modern', {
      turn: 'bob',
      ann: { back: ['prd-007 as Black'], front: [body('A', 0, 8)] },
      bob: { back: [body('D', 9, 9, 'ranged')] },
    });
    bob.attack('A', 'D');
    pass(bob, ann);
    expect([card('A').stunned, card('Black').xp]).toEqual([true, 0]);
    close();
    const other = scene('modern', {
      ann: {
        back: ['prd-007 as Black', body('B', 0, 9, 'ranged')],
        front: ['boy-018 as Marvin'],
        hand: ['boy-024 as Twist'],
      },
      bob: { front: [body('D', 0, 1, 'health:9')] },
      open: true,
    });
    other.ann.attack('D', 'B');
    other.ann.play('Twist');
    other.ann.choose('D');
    expect([other.card('D').stunned, other.card('Black').xp]).toEqual([true, 0]);
  });

  test('attacks hidden and stunned enemies this turn', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: ['prd-008 as Black', body('A', 1, 9)], resources: [R('Alien')], deck: 9 },
      bob: {
        front: [{ body: 'D 0/9', stunned: true }, { body: 'H 0/9', hidden: true }, body('E', 0, 9)],
        deck: 9,
      },
    });
    const targets = () =>
      ann
        .offered('attack')
        .filter((line) => line.endsWith(', Black'))
        .toSorted();
    expect(targets()).toEqual(['E, Black']);
    ann.use('Black', 'Enhanced Bio-Mask');
    expect(targets()).toEqual(['D, Black', 'E, Black', 'H, Black']);
    expect(ann.offered('attack')).not.toContain('D, A');
    nextMain(ann, bob);
    nextMain(bob, ann);
    expect(ann.offered('attack')).toContain('E, Black');
    close();
  });
});

describe('prd-010 Falconer', () => {
  test('finds a Falcon Drone when he appears', () => {
    const { ann, bob, seat, close } = scene('modern', {
      at: 'recruit',
      ann: {
        hand: ['prd-010 as Falconer'],
        deck: [body('X', 1, 1), body('Falcon Drone', 0, 3), body('Y', 1, 1)],
        points: 9,
      },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.recruit('Falconer', 'front');
    expect(ann.offered('choose')).toEqual(['Falcon Drone']);
    ann.choose('Falcon Drone');
    expect([seat('ann').hand, bob.sees('Falcon Drone')]).toEqual([['Falcon Drone'], true]);
    close();
  });

  test('moves an enemy character after its Formation Step, for Skill', () => {
    const at = scene('modern', {
      turn: 'bob',
      at: 'formation',
      ann: { front: ['prd-010 as Falconer', body('A', 1, 9)], resources: [R('Skill')] },
      bob: { front: [body('D', 1, 9)], back: [body('E', 1, 9)] },
      open: true,
    });
    const { ann, bob, card } = at;
    bob.pass();
    ann.react('Falconer', 'Bait and Switch');
    ann.yes();
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
    ann.choose('E');
    if (ann.offered('row').length > 0) ann.row('front');
    expect([card('E').zone, card('D').zone]).toEqual(['front', 'front']);
  });

  test('not after the step of his own player', () => {
    const at = scene('modern', {
      at: 'formation',
      ann: { front: ['prd-010 as Falconer'], resources: [R('Skill')] },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    at.ann.pass();
    expect(at.ann.offered('react')).toEqual([]);
  });

  test('and may leave all as it is', () => {
    const at = scene('modern', {
      turn: 'bob',
      at: 'formation',
      ann: { front: ['prd-010 as Falconer'], resources: [R('Skill')] },
      bob: { front: [body('D', 1, 9)], back: [body('M', 1, 9, 'main')] },
      open: true,
    });
    at.bob.pass();
    at.ann.react('Falconer', 'Bait and Switch');
    at.ann.no();
    expect(at.card('D').zone).toBe('front');
  });
});

describe('prd-014 Hellhound', () => {
  const stunBy = (id: string) => {
    const at = scene('modern', {
      ann: { front: ['boy-018 as Marvin', body('A', 1, 9)], hand: ['boy-024 as Twist'] },
      bob: { front: [{ card: 'prd-014', as: 'Dog', minus: id === 'counter' ? 3 : 0 }] },
      open: true,
    });
    at.ann.attack('Dog', 'A');
    return at;
  };

  test('is durable: a stun that is no strike does not wound it, and it may recover', () => {
    const at = stunBy('counter');
    at.ann.play('Twist');
    at.ann.choose('Dog');
    expect([at.card('Dog').stunned, at.card('Dog').wounds]).toEqual([true, 0]);
    at.bob.yes();
    expect(at.card('Dog').stunned).toBe(false);
  });

  test('strikes all attackers of a melee team attack', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 0, 4), body('B', 0, 4)] },
      bob: { front: ['prd-014 as Dog', 'prd-014 as Pup'] },
    });
    ann.attack('Dog', 'A', 'B');
    pass(ann, bob);
    expect([card('A').stunned, card('B').stunned, card('Pup').zone]).toEqual([true, true, 'front']);
    close();
  });
});

describe('prd-015 Jungle Hunter', () => {
  const appear = () =>
    scene('modern', {
      at: 'recruit',
      ann: {
        hand: ['prd-015 as Hunter'],
        deck: [body('X', 1, 1), 'prd-063 as Jungle', 'Skill Location', body('Y', 1, 1)],
        points: 9,
      },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });

  test('may put a location from the deck onto its side, face up', () => {
    const at = appear();
    at.ann.recruit('Hunter', 'front');
    at.ann.yes();
    expect(at.ann.offered('choose').toSorted()).toEqual(['Jungle', 'Skill Location']);
    at.ann.choose('Jungle');
    expect([at.card('Jungle').zone, at.card('Jungle').faceDown]).toEqual(['resources', false]);
    expect([at.card('Hunter').atk, at.card('Hunter').def, at.card('Hunter').keywords]).toEqual([9, 6, 'stealth']);
    expect(at.seat('ann').deck).toHaveLength(3);
  });

  test('need not', () => {
    const at = appear();
    at.ann.recruit('Hunter', 'front');
    at.ann.no();
    expect([at.seat('ann').resources, at.card('Hunter').atk]).toEqual([[], 6]);
  });

  const at = (...resources: (string | object)[]) => {
    const { card } = scene('modern', {
      ann: { front: ['prd-015 as Hunter'], resources },
      bob: { front: [body('D', 1, 9)], resources: ['prd-060 as Theirs', 'prd-063 as Green'] },
      open: true,
    });
    return [card('Hunter').atk, card('Hunter').keywords];
  };

  test('+3/+0 for each of its two places, and what they teach', () => {
    expect([
      at(),
      at('prd-060 as Ship'),
      at('prd-063 as Jungle'),
      at('prd-060 as Ship', 'prd-063 as Jungle'),
      at({ card: 'prd-060', as: 'Ship', faceDown: true }, { card: 'prd-063', as: 'Jungle', faceDown: true }),
    ]).toEqual([
      [6, ''],
      [9, 'invade'],
      [9, 'stealth'],
      [12, 'invade stealth'],
      [6, ''],
    ]);
  });
});

describe('prd-016 Mr. Black', () => {
  test('comes from the hand for Energy and is KOed at the end of the turn', () => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { front: [body('A', 1, 9)], hand: ['prd-016 as Black'], resources: [R('Energy')], deck: 9 },
      bob: { front: [body('D', 1, 9)], deck: 9 },
    });
    at.ann.use('Black', 'Out of Nowhere');
    at.ann.row('front');
    expect(at.card('Black').zone).toBe('front');
    passTo(at, 'bob', 'main');
    expect([at.card('Black').zone, at.card('A').zone]).toEqual(['ko', 'front']);
    at.close();
  });

  test('from the hand only', () => {
    const { ann, close } = scene('modern', {
      at: 'recruit',
      ann: { front: ['prd-016 as Black'], ko: ['prd-016 as Other'], resources: [R('Energy')] },
      bob: { front: [body('D', 1, 9)] },
    });
    expect(ann.offered('use')).toEqual([]);
    close();
  });
});

describe('prd-017 Primeval Hunter', () => {
  test('is a hunter, and has Stealth and Lethal for Might this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['prd-017 as Primeval'], resources: [R('Might')], deck: 9 },
      bob: { front: [body('D', 0, 99)], deck: 9 },
    });
    ann.use('Primeval', 'Apex Predator');
    expect(card('Primeval').keywords).toBe('hunter lethal stealth');
    ann.attack('D', 'Primeval');
    expect(card('Primeval').atk).toBe(6);
    pass(ann, bob);
    nextMain(ann, bob);
    expect(card('Primeval').keywords).toBe('hunter');
    close();
  });
});

describe('prd-020 Anytime', () => {
  test('one of her side strikes a face-up enemy', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['prd-017 as Primeval', body('A', 9, 1)], hand: ['prd-020 as Twist'] },
      bob: { front: [body('D', 9, 9), { body: 'S 0/1', stunned: true }], back: [body('E', 9, 9)] },
    });
    ann.play('Twist');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'Main', 'Primeval']);
    ann.choose('A');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
    ann.choose('E');
    expect([card('E').stunned, card('A').stunned, card('D').stunned]).toEqual([true, false, false]);
    close();
  });
});

describe('prd-021 Over Here', () => {
  test('borrows a supporting character of an enemy KO pile until the end of the turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['prd-017 as Primeval'], hand: ['prd-021 as Twist'], ko: [body('Own', 1, 1)], deck: 9 },
      bob: { front: [body('D', 1, 9)], ko: [body('G', 3, 3), body('K', 3, 3), 'Mind Them Bars'], deck: 9 },
    });
    ann.play('Twist');
    expect(ann.offered('choose').toSorted()).toEqual(['G', 'K']);
    ann.choose('G');
    ann.row('front');
    expect([card('G').controller, card('G').zone]).toEqual(['ann', 'front']);
    nextMain(ann, bob);
    expect([card('G').zone, card('G').owner, card('Primeval').zone]).toEqual(['ko', 'bob', 'front']);
    close();
  });
});

describe('prd-022 Turn Around', () => {
  test('an enemy reveals the hand, and she chooses what is discarded', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { front: ['prd-017 as Primeval'], hand: ['prd-022 as Twist', body('H', 1, 1)] },
      bob: { front: [body('D', 1, 9)], hand: [body('X', 1, 1), body('Y', 1, 1)] },
    });
    ann.play('Twist');
    expect([ann.sees('X'), ann.offered('choose').toSorted()]).toEqual([true, ['X', 'Y']]);
    ann.choose('X');
    expect([card('X').zone, seat('bob').hand, seat('ann').hand]).toEqual(['ko', ['Y'], ['H']]);
    close();
  });
});

describe('prd-024, prd-026, prd-027: equipment', () => {
  test('Active Camouflage: +2/+2, Dodge and Stealth', () => {
    const { card, close } = scene('modern', {
      ann: { front: [{ body: 'A 1/1', equipment: 'prd-024' }, body('B', 1, 1)] },
      bob: { front: [body('D', 1, 9)] },
    });
    expect([card('A').atk, card('A').def, card('A').keywords]).toEqual([3, 3, 'dodge stealth']);
    expect([card('B').atk, card('B').keywords]).toEqual([1, '']);
    close();
  });

  test('Medikit heals a wound of its bearer', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [
          { body: 'A 1/9 health:4', equipment: 'prd-026', wounds: 2 },
          { body: 'B 1/9', wounds: 1 },
        ],
        resources: [R('Might')],
      },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.use('A', "There's Somebody in the Bathroom");
    expect([card('A').wounds, card('B').wounds]).toEqual([1, 1]);
    close();
  });

  test('Net Launcher dazes an enemy, which stays so through its next Recovery Phase', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ body: 'A 1/9', equipment: 'prd-027' }], resources: [R('Energy')], deck: 9 },
      bob: { front: [body('D', 1, 9), { body: 'E 1/9', stunned: true }], deck: 9 },
    });
    ann.use('A', 'Catch Them Off Guard');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
    ann.choose('D');
    expect([card('D').stunned, card('D').wounds]).toEqual([true, 0]);
    nextMain(ann, bob);
    expect([card('D').stunned, card('E').stunned]).toEqual([true, false]);
    nextMain(bob, ann);
    nextMain(ann, bob);
    expect(card('D').stunned).toBe(false);
    close();
  });
});
