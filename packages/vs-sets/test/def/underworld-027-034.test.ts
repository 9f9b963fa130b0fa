import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

describe('def-027, 028 Bullseye', () => {
  test('wounds a face-up supporting character of any side for two Intellect', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['def-027 as Bullseye', body('A', 1, 1)], resources: ['Intellect Location x2'] },
      bob: { front: [body('D', 1, 1), { body: 'S 1/1', stunned: true }], back: [body('Boss', 1, 1, 'main')] },
    });
    ann.use('Bullseye', 'Infallible Aim');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D']);
    ann.choose('D');
    expect([card('D').wounds, card('D').stunned, card('Bullseye').xp]).toEqual([1, false, 0]);
    close();
  });

  test('gains an XP for each enemy character he KOs, and none for his own', () => {
    const kos = (whom: string) => {
      const { ann, card, close } = scene('modern', {
        ann: { back: ['def-027 as Bullseye', body('A', 1, 1, 'health:1')], resources: ['Intellect Location x2'] },
        bob: { front: [body('D', 1, 1, 'health:1')] },
      });
      ann.use('Bullseye', 'Infallible Aim');
      ann.choose(whom);
      expect(card(whom).zone).toBe('ko');
      close();
      return card('Bullseye').xp;
    };
    expect([kos('D'), kos('A')]).toEqual([1, 0]);
  });

  test('levels up with the third, and gains nothing for what others KO', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'def-027', as: 'Bullseye', xp: 2 }, body('A', 9, 9)] },
      bob: { front: [body('D', 1, 4, 'health:1'), body('E', 0, 1, 'health:1')] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('D').zone, card('Bullseye').xp]).toEqual(['ko', 2]);
    ann.attack('E', 'Bullseye');
    pass(ann, bob);
    expect(card('def-028').level).toBe(2);
    close();
  });

  test('wounds a face-up main character for three Skill', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['def-028 as Bullseye'], resources: ['Skill Location x3'] },
      bob: { front: [body('D', 1, 1)], back: [body('Boss', 1, 1, 'main', 'health:5')] },
    });
    ann.use('Bullseye', 'Lovely Night for a Murder');
    expect(ann.offered('choose').toSorted()).toEqual(['Boss', 'Bullseye']);
    ann.choose('Boss');
    expect([card('Boss').wounds, card('Boss').stunned]).toEqual([1, false]);
    close();

    const hidden = scene('modern', {
      ann: { back: ['def-028 as Bullseye'], resources: ['Skill Location x3'] },
      bob: { back: [{ body: 'Boss 1/1 main health:5', stunned: true }] },
    });
    hidden.ann.use('Bullseye', 'Lovely Night for a Murder');
    expect([hidden.card('Bullseye').wounds, hidden.card('Boss').wounds]).toEqual([1, 0]);
    hidden.close();
  });
});

describe('def-029, 030 Kingpin', () => {
  test('takes one location from the top five and puts the rest under the deck in an order he likes', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: {
        back: ['def-029 as Kingpin'],
        resources: ['Might Location'],
        deck: ['def-055 as L', 'def-009 as P', 'def-011 as Q', 'def-052 as M', 'def-012 as R', 'def-013 as S'],
      },
      bob: {},
      at: 'recruit',
    });
    ann.use('Kingpin', 'Expand the Empire');
    expect(bob.sees('P')).toBe(true);
    expect(ann.offered('choose').toSorted()).toEqual(['L', 'M']);
    ann.choose('M');
    for (const card of ['R', 'Q', 'P']) ann.choose(card);
    expect([seat('ann').hand, seat('ann').deck]).toEqual([['M'], ['S', 'R', 'Q', 'P', 'L']]);
    close();
  });

  test('puts all five under it if there is no location', () => {
    const { ann, seat, close } = scene('modern', {
      ann: {
        back: ['def-030 as Kingpin'],
        resources: ['Might Location'],
        deck: ['def-009 x5', 'def-055 as L'],
      },
      bob: {},
      at: 'recruit',
    });
    ann.use('Kingpin', 'Expand the Empire');
    expect([seat('ann').hand, seat('ann').deck?.[0]]).toEqual([[], 'L']);
    close();
  });

  test('gains an XP when a location appears on his side, and not on another', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['def-029 as Kingpin'], hand: ['def-055 as L', 'def-009 as P'] },
      bob: {},
      at: 'resource',
    });
    ann.resource('L', 'up');
    expect(card('Kingpin').xp).toBe(1);
    close();

    const down = scene('modern', {
      ann: { back: ['def-029 as Kingpin'], hand: ['def-055 as L'] },
      bob: {},
      at: 'resource',
    });
    down.ann.resource('L', 'down');
    expect(down.card('Kingpin').xp).toBe(0);
    down.close();

    const enemy = scene('modern', {
      ann: { hand: ['def-055 as L'] },
      bob: { back: [{ card: 'def-029', as: 'Kingpin', xp: 4 }] },
      at: 'resource',
    });
    enemy.ann.resource('L', 'up');
    expect([enemy.card('Kingpin').xp, enemy.card('Kingpin').level]).toEqual([4, 1]);
    enemy.close();
  });

  test('levels up with the fifth', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [{ card: 'def-029', xp: 4 }], hand: ['def-055 as L'] },
      bob: {},
      at: 'resource',
    });
    ann.resource('L', 'up');
    expect(card('def-030').level).toBe(2);
    close();
  });

  test('puts +1/+1 counters on characters with any symbol, as often as it is paid', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['def-030 as Kingpin', body('A', 1, 1)],
        resources: ['Energy Location', 'Intellect Location', 'Might Location', 'Skill Location'],
      },
      bob: { front: [body('D', 1, 1)] },
    });
    ann.use('Kingpin', 'The Kingpin of Crime', 'Energy Location');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D', 'Kingpin', 'Main']);
    ann.choose('A');
    for (const symbol of ['Intellect', 'Might']) {
      ann.use('Kingpin', 'The Kingpin of Crime', `${symbol} Location`);
      ann.choose('A');
    }
    ann.use('Kingpin', 'The Kingpin of Crime');
    ann.choose('D');
    expect([card('A').plus, card('D').plus]).toEqual([3, 1]);
    expect(ann.offered('use')).toEqual([]);
    close();
  });
});

describe('def-031 Venom', () => {
  const bond = 'Revenge Bond';

  test('gets two +1/+1 counters in the Recovery Phase if he recovered this turn, and one XP for both', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [{ card: 'def-031', as: 'Venom', stunned: true, wounds: 1 }], resources: ['Energy Location'] },
      bob: {},
      at: 'recovery',
    });
    // Before he recovers he has no powers.
    expect(ann.offered('use')).toEqual([]);
    ann.pass();
    ann.use('Venom', bond);
    expect([card('Venom').plus, card('Venom').xp]).toEqual([2, 1]);
    close();
  });

  test('gets none if he did not', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['def-031 as Venom'], resources: ['Energy Location'] },
      bob: {},
      at: 'recovery',
    });
    ann.use('Venom', bond);
    expect([card('Venom').plus, card('Venom').xp]).toEqual([0, 0]);
    close();
  });

  test('may use it in the Recovery Phase only', () => {
    const { ann, close } = scene('modern', {
      ann: { back: ['def-031 as Venom'], resources: ['Energy Location'] },
      bob: {},
    });
    expect(ann.offered('use')).toEqual([]);
    close();
  });

  test('gains no XP for counters on others, and levels up with the fifth', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [{ card: 'def-031', as: 'Venom', xp: 4 }, body('A', 1, 1, 'team:underworld')],
        hand: ['def-049 as Fair', 'def-049 as Balanced'],
      },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.play('Fair');
    ann.choose('A');
    ann.choose('D');
    expect(card('Venom').xp).toBe(4);
    ann.play('Balanced');
    ann.choose('Venom');
    ann.choose('D');
    expect([card('def-032').level, card('def-032').plus]).toEqual([2, 1]);
    close();
  });
});

describe('def-032 Venom', () => {
  const stage = (facts: object, front: string[] = []) =>
    scene('modern', {
      ann: {
        front: [{ card: 'def-032', as: 'Venom', plus: 2, ...facts }, ...front],
        resources: ['Might Location', 'Energy Location'],
      },
      bob: { front: [body('D', 30, 30), body('E', 1, 1)], hand: ['def-050 as Pain'] },
    });

  test('keeps his counters when he is stunned, until after his next Recovery Phase, and can gain more', () => {
    const at = stage({});
    const { ann, bob, card, close } = at;
    ann.attack('D', 'Venom');
    ann.use('Venom', 'Permanent Bond');
    expect(card('Venom').keywords).toBe('symbiosis');
    pass(bob, ann);
    expect([card('Venom').stunned, card('Venom').plus, card('Venom').keywords]).toEqual([true, 2, 'symbiosis']);
    passTo(at, 'bob', 'main');
    expect([card('Venom').stunned, card('Venom').plus]).toEqual([true, 2]);
    passTo(at, 'ann', 'recovery');
    ann.pass();
    ann.use('Venom', 'Revenge Bond');
    expect([card('Venom').plus, card('Venom').keywords]).toEqual([4, 'symbiosis']);
    passTo(at, 'ann', 'main');
    expect([card('Venom').plus, card('Venom').keywords]).toEqual([4, '']);
    close();
  });

  test('loses them without it', () => {
    const { ann, bob, card, close } = stage({});
    ann.attack('D', 'Venom');
    pass(ann, bob);
    expect([card('Venom').stunned, card('Venom').plus]).toEqual([true, 0]);
    close();
  });

  test('may use it on an enemy turn, when he is in the combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 30, 30), body('B', 1, 1)] },
      bob: { front: [{ card: 'def-032', as: 'Venom', plus: 2 }, body('D', 1, 9)], resources: ['Might Location'] },
    });
    ann.attack('D', 'B');
    ann.pass();
    expect(bob.offered('use')).toEqual([]);
    bob.pass();
    ann.attack('Venom', 'A');
    ann.pass();
    bob.use('Venom', 'Permanent Bond');
    pass(ann, bob);
    expect([card('Venom').stunned, card('Venom').plus]).toEqual([true, 2]);
    nextMain(ann, bob);
    expect([card('Venom').stunned, card('Venom').plus, card('Venom').keywords]).toEqual([false, 2, '']);
    close();
  });
});

describe('def-034 Winter Soldier', () => {
  const stage = (row: 'front' | 'back') =>
    scene('modern', {
      ann: {
        [row]: ['def-034 as Bucky', body('B', 1, 9, 'ranged', 'team:underworld')],
        resources: ['Skill Location'],
      },
      bob: { front: [body('F', 1, 9, 'flight')], back: [body('P', 1, 9), body('Boss', 1, 9, 'main')] },
    });

  test('can make solo ranged attacks on protected characters this turn, in spite of a flyer', () => {
    const at = stage('back');
    const { ann, bob, card, close } = at;
    expect(ann.offered('attack').toSorted()).toEqual(['F, B', 'F, Bucky']);
    ann.use('Bucky', 'Sniper Rifle');
    expect(ann.offered('attack').toSorted()).toEqual(['Boss, Bucky', 'F, B', 'F, Bucky', 'P, Bucky']);
    // Solo: nobody joins him, and nothing is asked.
    ann.attack('P', 'Bucky');
    expect(card('B').role).toBe('none');
    pass(ann, bob);
    passTo(at, 'bob', 'main');
    passTo(at, 'ann', 'main');
    expect(ann.offered('attack')).not.toContain('P, Bucky');
    close();
  });

  test('cannot in melee', () => {
    const { ann, close } = stage('front');
    ann.use('Bucky', 'Sniper Rifle');
    expect(ann.offered('attack').toSorted()).toEqual(['F, B', 'F, Bucky']);
    close();
  });
});

describe('def-033 Winter Soldier', () => {
  const arm = 'Bionic Arm';

  test('gets +2/+2 for the combat in melee, on his own turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['def-033 as Bucky'], resources: ['Might Location x2'] },
      bob: { front: [body('D', 5, 4)] },
    });
    ann.attack('D', 'Bucky');
    ann.use('Bucky', arm);
    expect([card('Bucky').atk, card('Bucky').def]).toEqual([4, 6]);
    pass(bob, ann);
    ann.no();
    expect([card('D').stunned, card('Bucky').stunned, card('Bucky').atk]).toEqual([true, false, 2]);
    close();

    const enemy = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['def-033 as Bucky'], resources: ['Might Location'] },
    });
    enemy.ann.attack('Bucky', 'A');
    enemy.ann.pass();
    expect(enemy.bob.offered('use')).toEqual([]);
    enemy.bob.pass();
    enemy.close();
  });

  test('gets nothing in a ranged combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['def-033 as Bucky'], resources: ['Might Location'] },
      bob: { front: [body('D', 5, 9)] },
    });
    ann.attack('D', 'Bucky');
    ann.use('Bucky', arm);
    expect([card('Bucky').atk, card('Bucky').def]).toEqual([2, 4]);
    pass(bob, ann);
    close();
  });

  const stage = (facts: object, ...more: unknown[]) =>
    scene('modern', {
      ann: { front: [{ card: 'def-033', as: 'Bucky', ...facts }, ...more] },
      bob: { front: [body('D', 1, 2), body('E', 5, 2)] },
    });

  test('may freeze himself for an XP when he stuns an enemy defender', () => {
    const { ann, bob, card, close } = stage({});
    ann.attack('D', 'Bucky');
    pass(ann, bob);
    ann.yes();
    expect([card('Bucky').frozen, card('Bucky').xp]).toEqual([true, 1]);
    close();
  });

  test('or not, and gains none', () => {
    const { ann, bob, card, close } = stage({});
    ann.attack('D', 'Bucky');
    pass(ann, bob);
    ann.no();
    expect([card('Bucky').frozen, card('Bucky').xp]).toEqual([false, 0]);
    close();
  });

  // Ruling: a frozen character cannot freeze again, so he gains nothing.
  test('ruling: gains nothing while he is frozen already', () => {
    const { ann, bob, card, close } = stage({ frozen: true });
    ann.attack('D', 'Bucky');
    pass(ann, bob);
    ann.yes();
    expect([card('Bucky').frozen, card('Bucky').xp]).toEqual([true, 0]);
    close();
  });

  // Ruling: he gets the credit in a team attack.
  test('ruling: gains it in a team attack, and levels up with the second', () => {
    const { ann, bob, card, close } = stage({ xp: 1 }, body('A', 1, 9, 'team:underworld'));
    ann.attack('D', 'Bucky', 'A');
    pass(ann, bob);
    bob.strikeBack('A');
    ann.yes();
    expect([card('def-034').level, card('def-034').frozen]).toEqual([2, true]);
    close();
  });

  // Ruling: he gains the XP although he is stunned too.
  test('ruling: gains it although he is stunned in the same combat', () => {
    const { ann, bob, card, close } = stage({});
    ann.attack('E', 'Bucky');
    pass(ann, bob);
    ann.yes();
    expect([card('Bucky').stunned, card('Bucky').xp]).toEqual([true, 1]);
    close();
  });

  test('gains none for an attacker he stuns', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 2)] },
      bob: { front: ['def-033 as Bucky'] },
    });
    ann.attack('Bucky', 'A');
    pass(ann, bob);
    expect([card('A').stunned, card('Bucky').xp]).toEqual([true, 0]);
    close();
  });

  // Ruling: what happened to him does not follow him out of play; mnb-036 sends a character home.
  test('a frozen one may not ready in his next turn', () => {
    const at = stage({});
    const { ann, bob, card, close } = at;
    ann.attack('D', 'Bucky');
    pass(ann, bob);
    ann.yes();
    passTo(at, 'bob', 'main');
    nextMain(bob, ann);
    expect([card('Bucky').exhausted, card('Bucky').frozen]).toEqual([true, true]);
    close();
  });
});
