import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('Madame Hydra', () => {
  const placed = (card: string, face: 'up' | 'down', seat: 'ann' | 'bob' = 'ann') => {
    const at = scene('modern', {
      at: 'resource',
      ann: { hand: [`${card} as L`], ...(seat === 'ann' && { back: ['svh-003 as Madame'] }) },
      bob: seat === 'bob' ? { back: ['svh-003 as Madame'] } : {},
    });
    at.ann.resource('L', face);
    return at.card('Madame').xp;
  };

  test('svh-003 gains an XP when you play a resource face down', () => {
    expect([placed('Might Location', 'down'), placed('Might Location', 'up'), placed('mnb-105', 'down')]).toEqual([
      1, 0, 1,
    ]);
    expect(placed('Might Location', 'down', 'bob')).toBe(0);
  });

  test('svh-003 gains none for other cards played', () => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: { back: ['svh-003 as Madame'], hand: [body('A', 1, 1)], points: 1 },
      bob: {},
    });
    ann.recruit('A', 'front');
    expect(card('Madame').xp).toBe(0);
  });

  test('svh-004 recruits characters and plays equipment from your resource row', () => {
    const { ann, card, seat } = scene('modern', {
      at: 'recruit',
      ann: {
        back: ['svh-004 as Madame'],
        resources: [body('R', 1, 1), 'svh-022 as Rifle', 'Might Location'],
        deck: [body('Top', 1, 1, 'cost:9'), body('Next', 1, 1, 'cost:9')],
        points: 2,
      },
      bob: {},
    });
    ann.recruit('R', 'front');
    expect([card('R').zone, card('Top').zone, card('Top').faceDown]).toEqual(['front', 'resources', true]);
    ann.equip('Rifle', 'R');
    expect([card('Rifle').zone, card('Next').zone, seat('ann').points]).toEqual(['equipped', 'resources', 0]);
  });

  test('svh-004 is no help to enemies', () => {
    const { ann } = scene('modern', {
      at: 'recruit',
      ann: { resources: [body('R', 1, 1)], points: 2 },
      bob: { back: ['svh-004 as Madame'] },
    });
    expect(ann.offered('recruit')).toEqual([]);
  });
});

describe('Guns', () => {
  test.each([
    ['svh-022', 'soldier', 'hydra'],
    ['svh-051', 'agent', 'shield'],
  ])('%s costs 1 less on a character with %s', (id, keyword, team) => {
    const start = (points: number) =>
      scene('modern', {
        at: 'recruit',
        ann: { front: [body('A', 1, 1, keyword, `team:${team}`), body('B', 1, 1)], hand: [`${id} as Gun`], points },
        bob: { front: [body('D', 1, 1, keyword)] },
      });
    expect(start(0).ann.offered('equip')).toEqual(['Gun, A']);
    const at = start(1);
    expect(at.ann.offered('equip').toSorted()).toEqual(['Gun, A', 'Gun, B', 'Gun, Main']);
    at.ann.equip('Gun', 'A');
    expect(at.seat('ann').points).toBe(1);
    expect([at.card('A').atk, String(at.card('A').keywords)]).toEqual([1, `ranged ${keyword}`]);
  });

  test.each(['svh-022', 'svh-051'])('%s gives +2/+0 while making a ranged attack', (id) => {
    const at = scene('modern', {
      ann: {
        back: [{ body: 'A 1/9', equipment: [`${id} as Gun`] }],
        front: [{ body: 'B 1/9', equipment: [`${id} as Other`] }],
      },
      bob: { front: [body('D', 1, 50, 'ranged')] },
    });
    at.ann.attack('D', 'A');
    expect([at.card('A').atk, at.card('A').def, at.card('B').atk]).toEqual([3, 9, 1]);
    pass(at.ann, at.bob);
    expect(at.card('A').atk).toBe(1);
    at.ann.attack('D', 'B');
    expect(at.card('B').atk).toBe(1);
    pass(at.ann, at.bob);
  });

  test('svh-022 doubles the -1/-1 counters on an enemy', () => {
    const { ann, card } = scene('modern', {
      ann: { front: [{ body: 'A 1/9', minus: 1, equipment: ['svh-022 as Gun'] }], resources: ['Might Location x2'] },
      bob: {
        front: [
          { body: 'D 1/9', minus: 2 },
          { body: 'E 1/9', minus: 2, plus: 0 },
        ],
      },
    });
    ann.use('A', 'Burst Fire');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
    ann.choose('D');
    expect([card('D').minus, card('E').minus, card('A').minus]).toEqual([4, 2, 1]);
    expect(ann.refused('use', 'A', 'Burst Fire')).toEqual(['VS-PWR-42']);
  });

  test('svh-051 KOs an enemy equipment', () => {
    const { ann, card } = scene('modern', {
      ann: { front: [{ body: 'A 1/9', equipment: ['svh-051 as Gun'] }], resources: ['Skill Location x2'] },
      bob: {
        front: [
          { body: 'D 1/9', equipment: ['svh-052 as Jet'] },
          { body: 'E 1/9', equipment: ['svh-022 as Rifle'] },
        ],
      },
    });
    ann.use('A', 'Melt');
    expect(ann.offered('choose').toSorted()).toEqual(['Jet', 'Rifle']);
    ann.choose('Jet');
    expect(['Jet', 'Rifle', 'Gun'].map((name) => card(name).zone)).toEqual(['ko', 'equipped', 'equipped']);
    expect(ann.refused('use', 'A', 'Melt')).toEqual(['VS-PWR-42']);
  });
});

describe('Maria Hill, Melinda May and Iron Man', () => {
  const hill = () => {
    const at = scene('modern', {
      ann: { front: ['svh-041 as Hill'], resources: ['Energy Location x2'] },
      bob: {
        front: [body('D', 1, 1), body('E', 1, 1), body('Boss', 1, 1, 'main')],
        deck: ['mnb-105 as Fire', body('E2', 1, 1, 'aka:E'), body('New', 1, 1), body('Low', 1, 1)],
      },
    });
    at.ann.use('Hill', 'Welcome to Pleasant Hill');
    expect(at.ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    at.ann.choose('D');
    return at;
  };

  test('svh-041 removes an enemy supporting character; its side gets the next that is not there yet', () => {
    const at = hill();
    at.bob.row('back');
    expect([at.card('D').zone, at.card('New').zone, at.card('New').controller]).toEqual(['removed', 'back', 'bob']);
    expect([...(at.seat('bob').deck ?? [])].toSorted()).toEqual(['Fire', 'E2', 'Low'].toSorted());
    expect(at.ann.refused('use', 'Hill', 'Welcome to Pleasant Hill')).toEqual(['VS-PWR-42']);
    at.close();
  });

  test.each(['svh-041', 'svh-045'])('%s is an Agent', (id) => {
    const { ann } = scene('modern', {
      at: 'recruit',
      ann: { hand: [`${id} as New`], deck: [body('One', 1, 1), body('Two', 1, 1)], points: 9 },
      bob: {},
    });
    ann.recruit('New', 'front');
    expect(ann.offered('choose')).toEqual(['One']);
    ann.done();
  });

  test('svh-045 costs 1 less for each wound on your main character', () => {
    const offered = (points: number, wounds: number, other = 0) =>
      scene('modern', {
        at: 'recruit',
        ann: {
          back: [{ body: 'Boss 1/9 main health:9', wounds }],
          front: [{ body: 'A 1/9 health:9', wounds: other }],
          hand: ['svh-045 as May', body('B', 1, 1, 'cost:5')],
          points,
        },
        bob: { back: [{ body: 'Theirs 1/9 main health:9', wounds: 3 }] },
      }).ann.offered('recruit');
    expect(offered(2, 3)).toEqual(['May, front', 'May, back']);
    expect(offered(1, 3)).toEqual([]);
    expect(offered(4, 0, 4)).toEqual([]);
  });

  test('svh-045 pays so much less', () => {
    const { ann, seat } = scene('modern', {
      at: 'recruit',
      ann: { back: [{ body: 'Boss 1/9 main health:9', wounds: 2 }], hand: ['svh-045 as May'], points: 5 },
      bob: {},
    });
    ann.recruit('May', 'front');
    expect(seat('ann').points).toBe(2);
    ann.done();
  });

  const buster = (name: string) => {
    const at = scene('modern', {
      ann: { front: ['svh-048 as Iron', body('Own', 20, 20)], resources: ['Might Location x2'] },
      bob: { front: [body('D', 9, 1), body('E', 3, 1)] },
    });
    at.ann.use('Iron', 'Hulkbuster');
    expect(at.ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
    at.ann.choose(name);
    expect(at.ann.refused('use', 'Iron', 'Hulkbuster')).toEqual(['VS-PWR-42']);
    return at.card('Iron').plus;
  };

  test('svh-048 gets counters until his ATK is higher than an enemy’s', () => {
    expect([buster('D'), buster('E')]).toEqual([3, 0]);
  });
});
