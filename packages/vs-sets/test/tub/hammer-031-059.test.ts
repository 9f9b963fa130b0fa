import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

describe('Norman Osborn', () => {
  test('tub-031 dazes an enemy character', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['tub-031 as Norman'], front: [body('A', 1, 1)], resources: ['Might Location x2'] },
      bob: { front: [body('D', 1, 1), body('Boss', 1, 1, 'main')] },
    });
    ann.use('Norman', 'No Fatalities');
    expect(ann.offered('choose').toSorted()).toEqual(['Boss', 'D']);
    ann.choose('D');
    // He is of H.A.M.M.E.R. himself, and a daze is a stun.
    expect([card('D').stunned, card('D').wounds, card('Norman').xp]).toEqual([true, 0, 1]);
    expect(ann.refused('use', 'Norman', 'No Fatalities')).toEqual(['VS-PWR-42']);
    close();
  });

  const fight = (attacker: string, health: number) => {
    const at = scene('modern', {
      ann: { back: ['tub-031 as Norman'], front: [body('H', 9, 9, 'team:hammer'), body('A', 9, 9)] },
      bob: { front: [body('D', 1, 1, `health:${health}`)] },
    });
    at.ann.attack('D', attacker);
    pass(at.ann, at.bob);
    return at.card('Norman').xp;
  };

  test('tub-031 gains an XP when a H.A.M.M.E.R. character of yours stuns an enemy without KO', () => {
    expect([fight('H', 2), fight('H', 1), fight('A', 2)]).toEqual([1, 0, 0]);
    const own = scene('modern', {
      ann: { front: [body('A', 9, 9, 'team:hammer')] },
      bob: { back: ['tub-031 as Norman'], front: [body('D', 1, 1)] },
    });
    own.ann.attack('D', 'A');
    pass(own.ann, own.bob);
    expect(own.card('Norman').xp).toBe(0);
  });

  // The rule insert: he is one of them himself, and it does not work the other way round.
  test('tub-032 makes H.A.M.M.E.R. characters of yours Lethal Avengers and X-Men', () => {
    const { card } = scene('modern', {
      ann: { back: ['tub-032 as Norman'], front: [body('H', 1, 1, 'team:hammer'), body('A', 1, 1)] },
      bob: { front: [body('D', 1, 1, 'team:hammer')] },
    });
    const facts = (name: string) => [card(name).keywords, card(name).teams];
    expect(facts('H')).toEqual(['lethal', 'avengers xmen hammer']);
    expect(facts('Norman')).toEqual(['flight ranged lethal', 'avengers xmen hammer']);
    expect(facts('A')).toEqual(['', 'avengers']);
    expect(facts('D')).toEqual(['', 'hammer']);
  });
});

describe('Dark Beast', () => {
  const armed = [
    { body: 'A 1/9 team:hammer', equipment: ['svh-052 as Jet'] },
    { body: 'B 1/9', equipment: ['tub-057 as Part'] },
    body('C', 1, 9),
  ];
  const enemies = [{ body: 'D 1/20', equipment: ['svh-052 as Theirs'] }, body('E', 1, 20)];

  test.each(['tub-033', 'tub-034'])('%s draws a card for each equipment of his side at the start of his turn', (id) => {
    const at = scene('modern', {
      at: 'turn',
      ann: { back: [`${id} as Beast`], front: armed, deck: 20 },
      bob: { front: enemies, deck: 20 },
    });
    passTo(at, 'ann', 'main');
    expect(at.seat('ann').hand).toHaveLength(4);
    passTo(at, 'bob', 'main');
    expect(at.seat('ann').hand).toHaveLength(4);
  });

  test('tub-033 gains XP equal to what equipment of his side costs at the end of his turn', () => {
    const at = scene('modern', {
      ann: {
        back: ['tub-033 as Beast'],
        front: [
          { body: 'A 1/9', equipment: ['svh-052 as Jet'] },
          { body: 'B 1/9', equipment: ['tub-055 as Part'] },
        ],
        deck: 20,
      },
      bob: { front: enemies, deck: 20 },
    });
    at.ann.pass();
    passTo(at, 'bob', 'main');
    expect(at.card('Beast').xp).toBe(5);
    at.bob.pass();
    passTo(at, 'ann', 'main');
    expect(at.card('Beast').xp).toBe(5);
  });

  test('tub-034 puts that many -1/-1 counters on an enemy', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['tub-034 as Beast'], front: armed, resources: ['Intellect Location x2'] },
      bob: { front: enemies },
    });
    ann.use('Beast', 'The Thrill of Experimentation');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
    ann.choose('E');
    expect([card('E').minus, card('D').minus]).toEqual([7, 0]);
    expect(ann.refused('use', 'Beast', 'The Thrill of Experimentation')).toEqual(['VS-PWR-42']);
    close();
  });

  test('tub-042 makes Evil equipment 2 cheaper, never below 1', () => {
    const start = (points: number) =>
      scene('modern', {
        at: 'recruit',
        ann: {
          front: ['tub-042 as Beast', body('S', 1, 1, 'team:shield')],
          hand: ['tub-057 as Four', 'tub-054 as One', 'svh-052 as Jet'],
          points,
        },
        bob: {},
      });
    const at = start(2);
    expect([...new Set(at.ann.offered('equip').map((one) => one.split(',')[0]))].toSorted()).toEqual(['Four', 'One']);
    at.ann.equip('Four', 'Beast');
    expect(at.seat('ann').points).toBe(0);
    const none = start(0);
    expect(none.ann.offered('equip')).toEqual([]);
    const one = start(1);
    one.ann.equip('One', 'Beast');
    expect(one.seat('ann').points).toBe(0);
  });
});

describe('Impersonators', () => {
  test.each([
    ['tub-039', 'mnb-048', 'leader', ''],
    ['tub-043', 'mnb-013', 'sniper', 'ranged'],
    ['tub-045', 'mnb-044', 'berserker', ''],
    ['tub-048', 'mnb-016', 'mobile', ''],
  ])('%s, while %s (whom it plays) is on no side, has %s', (id, name, keyword, own) => {
    const has = (seat: 'ann' | 'bob' | 'none', called = name) => {
      const real = [`${called} as Real`];
      return scene('modern', {
        ann: { front: [`${id} as Fake`, ...(seat === 'ann' ? real : [])], hand: seat === 'none' ? real : [] },
        bob: { front: seat === 'bob' ? real : [] },
      }).card('Fake').keywords;
    };
    const all = own === '' ? keyword : `${own} ${keyword}`;
    expect([has('none'), has('ann'), has('bob'), has('bob', 'tub-024')]).toEqual([all, own, own, all]);
  });

  test('tub-046 has +1 health while Ms. Marvel is on no side, face down too', () => {
    const health = (stunned: boolean, real: boolean) =>
      scene('modern', {
        ann: { front: [{ card: 'tub-046', as: 'Moon', stunned }] },
        bob: { front: real ? ['mnb-017 as Real'] : [body('D', 1, 1)] },
      }).card('Moon').health;
    expect([health(false, false), health(true, false), health(false, true), health(true, true)]).toEqual([2, 2, 1, 1]);
  });

  const bomb = (row: 'front' | 'back', pays?: boolean) => {
    const at = scene('modern', {
      ann: {
        [row]: ['tub-039 as Myst'],
        ...(row === 'front' ? { back: [body('Boss', 1, 1, 'main')] } : { front: [body('Boss', 1, 1, 'main')] }),
        resources: ['Skill Location'],
      },
      bob: { front: [body('D', 1, 20), body('E', 1, 20)], back: [body('F', 1, 20)] },
    });
    at.ann.pass();
    if (pays === true) {
      at.ann.yes();
      if (at.ann.offered('pay').length > 0) at.ann.pay('Skill Location');
    }
    if (pays === false) at.ann.no();
    return [at.card('Myst').zone, ...['D', 'E', 'F'].map((name) => at.card(name).minus)];
  };

  test('tub-039 in the front row: the main character may pay to blow her up', () => {
    expect(bomb('front', true)).toEqual(['ko', 3, 3, 0]);
    expect(bomb('front', false)).toEqual(['front', 0, 0, 0]);
    expect(bomb('back')).toEqual(['back', 0, 0, 0]);
  });
});

describe('Others of H.A.M.M.E.R.', () => {
  const stand = (pays: boolean) => {
    const at = scene('modern', {
      at: 'recruit',
      ann: {
        front: [body('A', 1, 1, 'team:xmen')],
        hand: ['tub-040 as Trask'],
        resources: ['Humanity Location'],
        points: 1,
      },
      bob: {
        front: [body('D', 1, 1), body('E', 1, 1, 'team:hydra'), body('F', 1, 1, 'team:xmen+hydra')],
        back: [body('Boss', 1, 1, 'main', 'team:hydra')],
      },
    });
    at.ann.recruit('Trask', 'front');
    if (!pays) at.ann.no();
    else {
      at.ann.yes();
      if (at.ann.offered('pay').length > 0) at.ann.pay('Humanity Location');
      expect(at.ann.offered('choose').toSorted()).toEqual(['D', 'E']);
      at.ann.choose('E');
    }
    return ['D', 'E', 'F'].map((name) => at.card(name).zone);
  };

  test('tub-040 may pay a Humanity to KO an enemy that shares no team with yours', () => {
    expect(stand(true)).toEqual(['front', 'ko', 'front']);
    expect(stand(false)).toEqual(['front', 'front', 'front']);
  });

  test('tub-047 keeps the defender from being stunned, as often as he likes, in any combat', () => {
    const { ann, bob, card } = scene('modern', {
      turn: 'bob',
      ann: { front: [body('A', 1, 1)], back: ['tub-047 as Mimic'], resources: ['Intellect Location x3'] },
      bob: { front: [body('D', 9, 9), body('E', 9, 9)] },
    });
    bob.attack('A', 'D');
    bob.pass();
    ann.use('Mimic', 'Teke Shield');
    bob.pass();
    ann.use('Mimic', 'Teke Shield');
    pass(bob, ann);
    expect([card('A').stunned, card('D').stunned]).toEqual([false, false]);
    bob.attack('A', 'E');
    pass(bob, ann);
    expect(card('A').stunned).toBe(true);
    expect(String(card('Mimic').keywords)).toBe('freeze genius');
  });

  const lower = (yes: boolean) => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { hand: ['tub-049 as Patriot'], resources: ['Might Location as Own'], points: 9 },
      bob: {
        resources: ['Skill Location as S', { card: 'Might Location', as: 'M', faceDown: true }, 'mnb-105 as Fire'],
      },
    });
    at.ann.recruit('Patriot', 'front');
    if (yes) {
      at.ann.yes();
      expect(at.ann.offered('choose')).toEqual(['S']);
      at.ann.choose('S');
    } else at.ann.no();
    return [at.card('S').faceDown, at.card('Own').faceDown];
  };

  test('tub-049 may turn an enemy location face down as he appears', () => {
    expect([lower(true), lower(false)]).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  test('tub-050 gets a vitality counter for each Omega Machine Component of your side', () => {
    const { ann, card } = scene('modern', {
      ann: {
        front: [
          'tub-050 as Omega',
          { body: 'A 1/1', equipment: ['tub-054 as P1'] },
          { body: 'B 1/1', equipment: ['tub-055 as P2'] },
          { body: 'C 1/1', equipment: ['svh-052 as Jet'] },
        ],
        resources: ['Might Location x2'],
      },
      bob: { front: [{ body: 'D 1/9', equipment: ['tub-054 as Theirs'] }] },
    });
    ann.use('Omega', 'Dark Invention');
    expect(card('Omega').vitality).toBe(2);
    expect(ann.refused('use', 'Omega', 'Dark Invention')).toEqual(['VS-PWR-42']);
  });

  const drained = (id: string, side: 'ann' | 'bob' = 'ann') => {
    const wearer = { body: 'W 1/9 team:hammer', equipment: [`${id} as Part`] };
    return scene('modern', {
      ann: {
        front: [
          ...(side === 'ann' ? [wearer] : []),
          { body: 'A 1/9', exhausted: true },
          { body: 'S 1/9', stunned: true },
        ],
        deck: 20,
      },
      bob: {
        front: [
          ...(side === 'bob' ? [wearer] : []),
          { body: 'D 1/9', exhausted: true },
          { body: 'E 1/9', stunned: true },
          body('F', 1, 9),
        ],
        hand: [body('New', 1, 9)],
        resources: 3,
        deck: 20,
      },
    });
  };

  test('tub-054 drains enemies that recover', () => {
    const at = drained('tub-054');
    passTo(at, 'bob', 'main');
    expect(['D', 'E', 'F', 'A'].map((name) => at.card(name).minus)).toEqual([0, 1, 0, 0]);
    passTo(at, 'ann', 'main');
    expect(at.card('S').minus).toBe(0);
  });

  test('tub-055 drains enemies that ready', () => {
    const at = drained('tub-055');
    at.ann.pass();
    at.bob.order('W', 'W');
    passTo(at, 'bob', 'main');
    expect(['D', 'E', 'F', 'A'].map((name) => at.card(name).minus)).toEqual([1, 1, 0, 0]);
  });

  test('tub-056 drains enemies that appear', () => {
    const at = drained('tub-056');
    passTo(at, 'bob', 'recruit');
    at.bob.recruit('New', 'front');
    expect([at.card('New').minus, at.card('F').minus]).toEqual([1, 0]);
    const own = drained('tub-056', 'bob');
    passTo(own, 'bob', 'recruit');
    own.bob.recruit('New', 'front');
    expect(own.card('New').minus).toBe(0);
  });

  test('tub-057 drains enemies that exhaust', () => {
    const at = drained('tub-057');
    passTo(at, 'bob', 'main');
    at.bob.attack('A', 'F');
    pass(at.bob, at.ann);
    expect([at.card('F').minus, at.card('W').minus]).toEqual([1, 0]);
  });

  test.each(['tub-054', 'tub-055', 'tub-056', 'tub-057'])('%s leaves its own side alone', (id) => {
    const at = drained(id, 'bob');
    passTo(at, 'bob', 'main');
    at.bob.attack('A', 'F');
    expect(['D', 'E', 'F', 'W'].map((name) => at.card(name).minus)).toEqual([0, 0, 0, 0]);
  });

  test('tub-058 doubles the -1/-1 counters on each enemy', () => {
    const { ann, card } = scene('modern', {
      ann: { front: [{ body: 'A 1/9 team:hammer', minus: 1 }], hand: ['tub-058 as Twist'] },
      bob: {
        front: [
          { body: 'D 1/9', minus: 2 },
          { body: 'E 1/9', plus: 2 },
        ],
        back: [{ body: 'F 1/9', minus: 1 }],
      },
    });
    ann.play('Twist');
    expect(['A', 'D', 'E', 'F'].map((name) => card(name).minus)).toEqual([1, 4, 0, 2]);
    expect(card('E').plus).toBe(2);
  });

  const position = (name: string, mode: number, moves: boolean) => {
    const at = scene('modern', {
      ann: { front: [body('A', 1, 9, 'team:hammer')], hand: ['tub-059 as Twist'] },
      bob: { front: [body('D', 1, 9)], back: [body('E', 1, 9)] },
    });
    at.ann.play('Twist');
    at.ann.choose(name);
    at.ann.number(mode);
    if (moves) at.ann.yes();
    else at.ann.no();
    const { plus, minus, zone } = at.card(name);
    return [plus, minus, zone];
  };

  test('tub-059 puts a counter of either kind on a character, which may change its row', () => {
    expect(position('D', 0, true)).toEqual([1, 0, 'back']);
    expect(position('E', 1, true)).toEqual([0, 1, 'front']);
    expect(position('A', 0, false)).toEqual([1, 0, 'front']);
  });
});
