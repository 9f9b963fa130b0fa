import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('prd-005, prd-006 Jungle Hunter', () => {
  const trophy = (id: string, victim: string) => {
    const at = scene('modern', {
      ann: { front: [`${id} as Hunter`], resources: [R('Alien')], ko: [body('Own', 1, 1)], deck: 9 },
      bob: {
        front: [body('D', 1, 9)],
        ko: [body('Red', 1, 1), body('Green', 1, 1, 'team:predators'), 'aln-021 as White', 'boy-024'],
      },
      open: true,
    });
    at.ann.use('Hunter', 'The Demon Who Makes Trophies of Man');
    expect(at.ann.offered('choose').toSorted()).toEqual(['Green', 'Red', 'White']);
    at.ann.choose(victim);
    return [at.card(victim).zone, (at.seat('ann').hand as string[]).length];
  };

  test.each(['prd-005', 'prd-006'])('%s takes a trophy: two cards for red health, three for green', (id) => {
    expect([trophy(id, 'Red'), trophy(id, 'Green'), trophy(id, 'White')]).toEqual([
      ['removed', 2],
      ['removed', 3],
      ['removed', 0],
    ]);
  });

  const xp = (turn: 'ann' | 'bob', ...team: string[]) => {
    const at = scene('modern', {
      turn,
      ann: { back: ['prd-005 as Hunter'], front: [body('A', 9, 9), body('B', 9, 9)] },
      bob: { front: [body('D', 9, 9), body('E', 0, 9)] },
      open: true,
    });
    if (turn === 'ann') at.ann.attack('E', ...team);
    else at.bob.attack('A', ...team);
    pass(...(turn === 'ann' ? [at.ann, at.bob] : [at.bob, at.ann]));
    return at.card('Hunter').xp;
  };

  test('gains an XP when a solo attacker of its side stuns a defender', () => {
    expect([xp('ann', 'A'), xp('bob', 'D')]).toEqual([1, 0]);
    const at = scene('modern', {
      ann: { back: ['prd-005 as Hunter'], front: [body('A', 9, 9), body('B', 9, 9)] },
      bob: { front: [body('E', 0, 9)] },
      open: true,
    });
    at.ann.attack('E', 'A', 'B');
    pass(at.ann, at.bob);
    expect([at.card('E').stunned, at.card('Hunter').xp]).toEqual([true, 0]);
  });

  test('none for a defender of its side that stuns, or a stun outside combat', () => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { back: ['prd-005 as Hunter'], front: [body('A', 9, 99)] },
      bob: { front: [body('D', 1, 1)] },
      open: true,
    });
    at.bob.attack('A', 'D');
    pass(at.bob, at.ann);
    expect([at.card('D').stunned, at.card('Hunter').xp]).toEqual([true, 0]);
  });

  const ugly = (hand: readonly string[], row: readonly string[]) => {
    const at = scene('modern', {
      ann: { front: ['prd-006 as Hunter'], resources: row, hand, deck: 9 },
      bob: { front: [body('D', 99, 99)], deck: 9 },
      open: true,
    });
    at.ann.attack('D', 'Hunter');
    at.ann.use('Hunter', 'One Ugly Mother');
    const plus = at.card('Hunter').plus;
    pass(at.bob, at.ann);
    return [plus, at.card('Hunter').stunned, at];
  };

  test('two +1/+1 counters, or four and no stun for a discarded location', () => {
    expect(ugly([], [R('Might')]).slice(0, 2)).toEqual([2, true]);
    expect(ugly(['Might Location'], []).slice(0, 2)).toEqual([4, false]);
  });

  test('that combat only', () => {
    const at = scene('modern', {
      ann: { front: ['prd-006 as Hunter'], hand: ['Might Location'], deck: 9 },
      bob: { front: [body('D', 99, 99)], deck: 9 },
      open: true,
    });
    at.ann.attack('D', 'Hunter');
    at.ann.use('Hunter', 'One Ugly Mother');
    pass(at.bob, at.ann);
    nextMain(at.ann, at.bob);
    at.bob.attack('Hunter', 'D');
    pass(at.bob, at.ann);
    expect(at.card('Hunter').stunned).toBe(true);
  });
});

describe('prd-011 Ghost', () => {
  const appear = () => {
    const at = scene('modern', {
      at: 'recruit',
      ann: {
        front: ['boy-009 as Marvin'],
        hand: ['prd-011 as Ghost'],
        deck: [body('X', 1, 1), body('Y', 1, 1), 'prd-024 as Cloak', 'prd-026 as Kit', body('Z', 1, 1)],
        points: 9,
      },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    at.ann.recruit('Ghost', 'front');
    return at;
  };

  test('plays the next equipment of the deck for free', () => {
    const at = appear();
    expect([at.bob.sees('X'), at.bob.sees('Cloak'), at.bob.sees('Kit')]).toEqual([true, true, false]);
    at.ann.number(0);
    expect([at.card('Cloak').zone, at.card('Ghost').atk, at.seat('ann').points]).toEqual(['equipped', 8, 3]);
    expect(
      [at.seat('ann').deck, at.card('Marvin').xp].map((value) => (Array.isArray(value) ? value.length : value)),
    ).toEqual([4, 1]);
  });

  test('or takes it into the hand', () => {
    const at = appear();
    at.ann.number(1);
    expect([at.card('Cloak').zone, at.card('Ghost').atk, at.card('Marvin').xp]).toEqual(['hand', 6, 0]);
  });
});

describe('prd-012 Greyback', () => {
  const cost = (resources: number) => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { hand: ['prd-012 as Greyback', body('B', 1, 1, 'cost:4')], resources: [R('Alien', resources)], points: 4 },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    at.ann.recruit('Greyback', 'front');
    const left = at.seat('ann').points;
    return [left, at.ann.offered('recruit').length > 0];
  };

  test('costs 4 less with at least 8 resources, and nobody else does', () => {
    expect([cost(7), cost(8)]).toEqual([
      [0, false],
      [4, true],
    ]);
  });

  test('puts a +1/+1 counter on each other Predator for each ATK it has', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [{ card: 'prd-012', as: 'Greyback', plus: 2 }, body('P', 1, 1, 'team:predators'), body('A', 1, 1)],
        resources: [R('Alien')],
      },
      bob: { front: [body('D', 1, 9, 'team:predators')] },
    });
    ann.use('Greyback', 'Passing on the Wisdom');
    expect(['P', 'A', 'D', 'Greyback'].map((name) => card(name).plus)).toEqual([3, 0, 0, 2]);
    close();
  });
});

describe('prd-039 Anna', () => {
  test('is discarded for a symbol of a super power of Dutch, which amplifies it', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 99, 'health:9')] },
      bob: { front: ['prd-032 as Dutch'], hand: ['prd-039 as Anna'] },
    });
    ann.attack('Dutch', 'A');
    ann.pass();
    bob.use('Dutch', 'Come On! Do It Now!');
    expect([card('A').zone, card('Anna').zone]).toEqual(['ko', 'ko']);
    close();
  });

  test('for the supporting Dutch too, one symbol of several; for nobody else, and not from elsewhere', () => {
    const usable = (who: string, hand: readonly string[], rest: readonly (string | object)[]) => {
      const { ann } = scene('modern', {
        ann: { front: [who], hand, resources: rest },
        bob: { front: [body('D', 1, 9)] },
        open: true,
      });
      return ann.offered('use').length > 0;
    };
    expect([
      usable('prd-043 as Dutch', ['prd-039 as Anna'], [R('Humanity'), R('Might')]),
      usable('prd-043 as Dutch', ['prd-039 as Anna'], [R('Humanity')]),
      usable('prd-033 as Mike', ['prd-039 as Anna'], []),
      usable('prd-031 as Dutch', ['prd-039 as Anna'], []),
      usable('prd-031 as Dutch', [], [{ card: 'prd-039', as: 'Anna', faceDown: true }]),
    ]).toEqual([true, false, false, true, false]);
  });

  test('recovers another character of her side for Humanity', () => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { front: ['prd-039 as Anna', body('A', 0, 1), body('B', 0, 1)], resources: [R('Humanity')] },
      bob: { front: [body('D', 9, 9)] },
      open: true,
    });
    at.bob.attack('A', 'D');
    pass(at.bob, at.ann);
    at.ann.react('Anna', 'This Thing is Hunting us. All of Us.');
    expect([at.card('A').stunned, at.card('A').wounds]).toEqual([false, 1]);
  });

  test('not an enemy, and not herself', () => {
    const offered = (turn: 'ann' | 'bob') => {
      const at = scene('modern', {
        turn,
        ann: { front: [{ card: 'prd-039', as: 'Anna', vitality: 3 }, body('A', 99, 99)], resources: [R('Humanity')] },
        bob: { front: [body('D', turn === 'ann' ? 0 : 99, 9)] },
        open: true,
      });
      if (turn === 'ann') at.ann.attack('D', 'A');
      else at.bob.attack('Anna', 'D');
      pass(...(turn === 'ann' ? [at.ann, at.bob] : [at.bob, at.ann]));
      return at.ann.offered('react');
    };
    expect([offered('ann'), offered('bob')]).toEqual([[], []]);
  });
});

describe('prd-056 M134 Minigun', () => {
  const cost = (ko: readonly string[]) => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { front: ['prd-040 as Billy'], hand: ['prd-056 as Gun', 'prd-056 as Other'], ko, points: 4 },
      bob: { front: [body('D', 1, 9)], ko: ['prd-051 as Theirs'] },
      open: true,
    });
    at.ann.equip('Gun', 'Billy');
    return at.seat('ann').points;
  };

  test('costs 2 less with one of the Prey in the KO pile', () => {
    expect([cost([]), cost(['prd-051']), cost(['prd-017']), cost(['prd-057'])]).toEqual([0, 2, 0, 0]);
  });

  test('gives Ranged, and two -1/-1 counters to each unprotected enemy when its bearer attacks', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ body: 'A 1/99', equipment: 'prd-056' }, body('B', 1, 99)], back: [body('C', 1, 9)] },
      bob: { front: [body('D', 0, 99)], back: [body('E', 0, 99), body('F', 0, 99)] },
    });
    expect([card('A').keywords, card('B').keywords]).toEqual(['ranged', '']);
    ann.attack('D', 'B');
    pass(ann, bob);
    expect(card('D').minus).toBe(0);
    ann.attack('D', 'A');
    expect(['D', 'E', 'F', 'C', 'B'].map((name) => card(name).minus)).toEqual([2, 0, 0, 0, 0]);
    pass(ann, bob);
    close();
  });
});
