import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('leg-056 Singularity, Level 2', () => {
  test('puts an enemy supporting character into its owner’s hand', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { back: ['leg-056 as Void'], front: [body('A', 1, 1)], resources: ['Intellect Location x2'] },
      bob: { front: [body('D', 1, 1), body('E', 1, 1)] },
    });
    ann.use('Void', 'Gravity Vortex');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('D');
    expect([card('D').zone, seat('bob').hand]).toEqual(['hand', ['D']]);
    expect(ann.refused('use', 'Void', 'Gravity Vortex')).toEqual(['VS-PWR-42']);
    close();
  });

  test('can put a supporting character of her side into hand as it is KO’d', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: {
        back: ['leg-056 as Void'],
        front: [body('D', 0, 1, 'health:1'), body('E', 0, 1, 'health:1')],
        resources: ['Energy Location'],
      },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    bob.react('Void', 'Envelop');
    expect([card('D').zone, seat('bob').hand]).toEqual(['hand', ['D']]);
    close();
  });

  test('not for enemies, and needs the symbol', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)], back: ['leg-056 as Void'], resources: ['Energy Location'] },
      bob: { front: [body('D', 0, 1, 'health:1')] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('D').zone).toBe('ko');
    close();
  });
});

describe('leg-060 Squirrel Girl', () => {
  const tokens = ['leg-063 as Monkey', 'leg-064 as Tippy'];

  test('may bring Monkey Joe when she appears', () => {
    const { ann, card, close } = scene('modern', {
      ann: { hand: ['leg-060 as Girl'], side: tokens, points: 9 },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Girl', 'front');
    ann.yes();
    ann.choose('Monkey');
    ann.row('back');
    expect([card('Monkey').zone, card('Tippy').zone]).toEqual(['back', 'side']);
    expect([card('Girl').atk, card('Girl').def]).toEqual([3, 5]);
    close();
  });

  test('need not', () => {
    const { ann, card, close } = scene('modern', {
      ann: { hand: ['leg-060 as Girl'], side: tokens, points: 9 },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Girl', 'front');
    ann.no();
    expect(card('Monkey').zone).toBe('side');
    close();
  });

  test('may bring Tippy Toe when she recovers', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [{ card: 'leg-060', as: 'Girl', stunned: true }], side: tokens },
      bob: {},
      at: 'recovery',
    });
    ann.yes();
    ann.choose('Tippy');
    ann.row('front');
    expect([card('Tippy').zone, card('Monkey').zone]).toEqual(['front', 'side']);
    expect([card('Girl').atk, card('Girl').def]).toEqual([5, 3]);
    close();
  });

  // Ruling: a token that leaves play can be used again.
  test('ruling: her tokens are KO’d when she leaves play, and can come again', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: [{ card: 'leg-060', as: 'Girl', wounds: 1 }], back: ['leg-063 as Monkey', 'leg-064 as Tippy'] },
    });
    expect([card('Girl').atk, card('Girl').def]).toEqual([5, 5]);
    ann.attack('Girl', 'A');
    pass(ann, bob);
    ann.order('Monkey', 'Tippy');
    expect([card('Girl').zone, card('Monkey').zone, card('Tippy').zone]).toEqual(['ko', 'side', 'side']);
    close();
  });

  test('the tokens do nothing for an enemy Squirrel Girl, and stay when she leaves', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)], back: ['leg-063 as Monkey', 'leg-064 as Tippy'] },
      bob: { front: [{ card: 'leg-060', as: 'Girl', wounds: 1 }] },
    });
    expect([card('Girl').atk, card('Girl').def]).toEqual([3, 3]);
    ann.attack('Girl', 'A');
    pass(ann, bob);
    expect([card('Girl').zone, card('Monkey').zone, card('Tippy').zone]).toEqual(['ko', 'back', 'back']);
    close();
  });
});

test('leg-062 Crystal has a power for each type of basic location on her side', () => {
  const facts = (resources: (string | object)[], theirs: string[] = []) => {
    const { card } = scene('modern', {
      ann: { front: ['leg-062 as Crystal'], resources: resources as string[] },
      bob: { resources: theirs },
    });
    const { atk, def, keywords } = card('Crystal');
    return [atk, def, keywords];
  };
  expect(facts([])).toEqual([5, 5, '']);
  expect(facts(['Energy Location'])).toEqual([5, 5, 'flight']);
  expect(facts(['Skill Location'])).toEqual([5, 5, 'ranged']);
  expect(facts(['Might Location x2'])).toEqual([10, 5, '']);
  expect(facts(['Intellect Location'])).toEqual([5, 10, '']);
  expect(facts(['Energy Location', 'Skill Location', 'Might Location', 'Intellect Location'])).toEqual([
    10,
    10,
    'flight ranged',
  ]);
  expect(facts([{ card: 'Might Location', faceDown: true }, 'mnb-026'], ['Might Location'])).toEqual([5, 5, '']);
});

test('leg-065 Ready for Anything readies each character on its player’s side', () => {
  const of = (name: string, exhausted = true) => ({ body: `${name} 1/1 team:aForce`, exhausted });
  const { ann, card, close } = scene('modern', {
    ann: { front: [of('A'), of('B')], back: [of('C')], hand: ['leg-065 as Twist'] },
    bob: { front: [of('D')] },
  });
  ann.play('Twist');
  expect(['A', 'B', 'C', 'D'].map((name) => card(name).exhausted)).toEqual([false, false, false, true]);
  close();
});

describe('leg-059 *Hawkeye*', () => {
  const fight = (where: 'front' | 'back') => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { [where]: ['leg-059 as Kate'] },
      bob: { front: [body('D', 9, 9, 'ranged')] },
    });
    ann.attack('D', 'Kate');
    pass(ann, bob);
    const { zone } = card('Kate');
    close();
    return zone;
  };

  test('is not struck back while ranged attacking, but in melee', () => {
    expect([fight('back'), fight('front')]).toEqual(['back', 'ko']);
  });

  // VS-UNQ-11, VS-EX-39
  test('stands beside a Hawkeye without stars, who does not power her up', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mnb-013 as Clint'], back: ['leg-059 as Kate'], hand: ['mnb-013 as Copy'] },
      bob: {},
    });
    expect([card('Clint').zone, card('Kate').zone]).toEqual(['front', 'back']);
    expect(ann.offered('powerUp')).toEqual(['Copy, Clint']);
    close();
  });
});

describe('leg-055 Singularity, Level 1', () => {
  const zone = (front: string[], turn: 'ann' | 'bob' = 'ann') =>
    scene('modern', { ann: { back: ['leg-055'], front }, bob: {}, at: 'turn', turn, open: true }).card('leg-056').zone;
  const of = (team: string, names: string[]) => names.map((name) => `body ${name} 1/1 team:${team}`);

  test('becomes Level 2 at the start of her turn with five characters of one team, herself included', () => {
    expect(zone(of('aForce', ['A', 'B', 'C', 'D']))).toBe('back');
    expect(zone(of('aForce', ['A', 'B', 'C']))).toBe('levelUp');
    expect(zone([...of('aForce', ['A', 'B']), ...of('xmen', ['C', 'D'])])).toBe('levelUp');
    expect(zone(of('xmen', ['A', 'B', 'C', 'D', 'E']))).toBe('back');
    expect(zone(of('aForce', ['A', 'B', 'C', 'D']), 'bob')).toBe('levelUp');
  });
});

describe('leg-057 She-Hulk, Level 2', () => {
  const assemble = 'A-Force Assemble!';

  test('puts a +1/+1 counter on each attacker of the next team attack of the turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        back: ['leg-057 as Jen'],
        front: [body('A', 9, 9), body('B', 9, 9), body('C', 9, 9), body('E', 9, 9), body('F', 9, 9)],
        resources: ['Skill Location x2'],
      },
      bob: { front: [body('X', 0, 9), body('Y', 0, 9), body('Z', 0, 9)] },
    });
    ann.use('Jen', assemble);
    expect(ann.refused('use', 'Jen', assemble)).toEqual(['VS-PWR-42']);
    ann.attack('X', 'A');
    expect(card('A').plus).toBe(0);
    pass(ann, bob);
    ann.attack('Y', 'B', 'C');
    ann.order('Jen');
    expect([card('B').plus, card('C').plus, card('E').plus, card('Jen').plus]).toEqual([1, 1, 0, 0]);
    pass(ann, bob);
    ann.attack('Z', 'E', 'F');
    expect([card('E').plus, card('F').plus]).toEqual([0, 0]);
    pass(ann, bob);
    close();
  });

  test('gains an XP for each team attack of her side, and becomes Level 3 with three', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        back: [{ card: 'leg-057', xp: 1 }],
        front: [body('A', 9, 9), body('B', 9, 9), body('C', 9, 9), body('E', 9, 9), body('F', 9, 9)],
      },
      bob: { front: [body('X', 0, 9), body('Y', 0, 9), body('Z', 0, 9)] },
    });
    ann.attack('X', 'A');
    expect(card('leg-057').xp).toBe(1);
    pass(ann, bob);
    ann.attack('Y', 'B', 'C');
    expect(card('leg-057').xp).toBe(2);
    pass(ann, bob);
    ann.attack('Z', 'E', 'F');
    expect(card('leg-058').level).toBe(3);
    pass(ann, bob);
    close();
  });

  test('gains none for an enemy’s', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9)] },
      bob: { front: ['leg-057 as Jen'] },
    });
    ann.attack('Jen', 'A', 'B');
    pass(ann, bob);
    bob.strikeBack('A');
    expect(card('Jen').xp).toBe(0);
    close();
  });
});

describe('leg-058 She-Hulk, Level 3', () => {
  const of = (name: string, team: string) => `body ${name} 1/1 team:${team}`;
  const stage = () =>
    scene('modern', {
      ann: {
        back: ['leg-058 as Jen'],
        deck: [
          of('A', 'xmen'),
          of('B', 'avengers'),
          of('C', 'xmen'),
          of('D', 'none'),
          of('E', 'hydra'),
          'Might Location',
        ],
        resources: ['Intellect Location x2'],
      },
      bob: {},
      at: 'build',
    });

  test('finds two characters of one team, and shows them', () => {
    const { ann, bob, seat, close } = stage();
    ann.use('Jen', 'Welcome to the Team');
    expect(ann.offered().toSorted()).toEqual(['choose A', 'done']);
    ann.choose('A', '...');
    expect(ann.offered()).toEqual(['choose C']);
    ann.choose('C');
    expect([seat('ann').hand?.toSorted(), seat('ann').deck?.length]).toEqual([['A', 'C'], 4]);
    expect([bob.sees('A'), bob.sees('C')]).toEqual([true, true]);
    expect(ann.refused('use', 'Jen', 'Welcome to the Team')).toEqual(['VS-PWR-42']);
    close();
  });

  // VS-ZON-46
  test('or declares that there are none', () => {
    const { ann, seat, close } = stage();
    ann.use('Jen', 'Welcome to the Team');
    ann.done();
    expect([seat('ann').hand?.length, seat('ann').deck?.length]).toEqual([0, 6]);
    close();
  });
});
