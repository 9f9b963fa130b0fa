import { extraTurn, superPower, supporting } from '@longbox/vs';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('hox-001, hox-002 Juggernaut', () => {
  test('can be neither stunned nor wounded this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['hox-001 as Cain'], resources: [R('Might')] },
      bob: { front: [body('D', 9, 99)] },
    });
    ann.use('Cain', 'Invulnerable');
    ann.attack('D', 'Cain');
    pass(ann, bob);
    expect([card('Cain').stunned, card('Cain').wounds]).toEqual([false, 0]);
    nextMain(ann, bob);
    bob.attack('Cain', 'D');
    pass(bob, ann);
    expect([card('Cain').stunned, card('Cain').wounds]).toEqual([true, 1]);
    close();
  });

  test('can’t be wounded by an effect either', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['hox-001 as Cain', 'sec-x as S'], resources: [R('Might')] },
      bob: {},
      cards: [
        {
          card: 'character',
          type: 'supporting',
          id: 'sec-x',
          name: 'S',
          cost: 1,
          atk: 1,
          def: 1,
          health: 1,
          teams: [],
          powers: [
            {
              power: 'super',
              name: 'Cut',
              timing: 'main',
              cost: [],
              effects: [
                {
                  verb: 'wound',
                  cards: { cards: 'each', from: { zone: 'play', where: { is: 'main', side: 'yours' } } },
                  count: 1,
                },
              ],
            },
          ],
        },
      ],
    });
    ann.use('Cain', 'Invulnerable');
    ann.use('S', 'Cut');
    expect(card('Cain').wounds).toBe(0);
    close();
  });

  test('gains an XP when his player plays a Skill basic location, and is Level 2 with two', () => {
    const played = (resource: string, xp: number) => {
      const { ann, card } = scene('modern', {
        ann: { back: [{ card: 'hox-001', xp }], hand: [resource] },
        bob: {},
        at: 'resource',
        open: true,
      });
      ann.resource(resource, 'up');
      return card(xp === 1 && resource.startsWith('Skill') ? 'hox-002' : 'hox-001').level === 2
        ? 'two'
        : card('hox-001').xp;
    };
    expect([played('Skill Location', 0), played('Might Location', 0), played('mnb-026', 0)]).toEqual([1, 0, 0]);
    expect(played('Skill Location', 1)).toBe('two');
  });

  test('gains none when an enemy plays one', () => {
    const { bob, card } = scene('modern', {
      ann: { back: ['hox-001'] },
      bob: { hand: ['Skill Location'] },
      at: 'resource',
      turn: 'bob',
      open: true,
    });
    bob.resource('Skill Location', 'up');
    expect(card('hox-001').xp).toBe(0);
  });

  test('has infinite ATK for the rest of the game', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['hox-002 as Cain'], resources: [R('Might', 2)] },
      bob: { front: [body('D', 0, 99_999)] },
    });
    ann.use('Cain', 'Limitless Strength');
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.attack('D', 'Cain');
    pass(ann, bob);
    expect([card('D').stunned, card('Cain').def]).toEqual([true, 10]);
    close();
  });
});

describe('hox-003, hox-004 Magneto', () => {
  test('takes the mutants among the top four and shuffles the rest', () => {
    const { ann, seat, close } = scene('modern', {
      ann: {
        back: ['hox-003 as Erik'],
        resources: [R('Intellect')],
        deck: ['hox-015 as Daken', 'hox-040 as Jubilee', 'hox-025', 'mnb-009 as Ant', 'hox-016 as Sabre'],
      },
      bob: {},
      at: 'recruit',
    });
    ann.use('Erik', 'There Are No Sides');
    expect(seat('ann').hand?.toSorted()).toEqual(['Daken', 'Jubilee']);
    expect(seat('ann').deck).toHaveLength(3);
    close();
  });

  test('leaves a mutant main character where it is', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { back: ['hox-003 as Erik'], resources: [R('Intellect')], deck: ['hox-033', 'hox-040 as Jubilee'] },
      bob: {},
      at: 'recruit',
    });
    ann.use('Erik', 'There Are No Sides');
    expect(seat('ann').hand).toEqual(['Jubilee']);
    close();
  });

  test('gains an XP when a mutant supporting character appears on his side', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [{ card: 'hox-003', xp: 1 }],
        hand: [body('X', 1, 1, 'team:xmen'), body('B', 1, 1, 'team:brotherhood'), body('A', 1, 1)],
        points: 9,
      },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('A', 'front');
    expect(card('hox-003').xp).toBe(1);
    ann.recruit('X', 'front');
    ann.recruit('B', 'front');
    expect(card('hox-003').xp).toBe(3);
    close();
  });

  test('gains none for the enemy side', () => {
    const { bob, card, close } = scene('modern', {
      ann: { back: ['hox-003'] },
      bob: { hand: [body('X', 1, 1, 'team:xmen')], points: 9 },
      at: 'recruit',
      turn: 'bob',
    });
    bob.recruit('X', 'front');
    expect(card('hox-003').xp).toBe(0);
    close();
  });

  test('gets counters equal to the ATK of a face-up mutant', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['hox-004 as Erik'],
        front: [
          body('X', 3, 3, 'team:xmen'),
          body('B', 5, 3, 'team:brotherhood'),
          { body: 'S 9/9 team:xmen', stunned: true },
          body('A', 9, 9),
        ],
        resources: [R('Skill')],
      },
      bob: { front: [body('E', 9, 9, 'team:xmen')] },
    });
    ann.use('Erik', "There's Just What I Want");
    expect(ann.offered('choose').toSorted()).toEqual(['B', 'X']);
    ann.choose('B');
    expect(card('Erik').plus).toBe(5);
    close();
  });
});

describe('hox-005, hox-006, hox-021 Mystique', () => {
  test.each(['hox-005', 'hox-006', 'hox-021'])('%s attacks protected enemies of a team she names, this turn', (id) => {
    const stage = scene('modern', {
      ann: { front: [`${id} as Raven`], resources: [R('Skill', 2)] },
      bob: {
        front: [body('W', 1, 99)],
        back: [body('H', 0, 99, 'team:hydra'), body('X', 0, 99, 'team:xmen'), body('M', 0, 99, 'main', 'team:xmen')],
      },
      open: true,
    });
    const { ann, bob } = stage;
    expect(ann.offered('attack')).toEqual(['W, Raven']);
    ann.use('Raven', 'Infiltrator');
    ann.name('hydra');
    expect(ann.offered('attack').toSorted()).toEqual(['H, Raven', 'W, Raven']);
    nextMain(ann, bob);
    passTo(stage, 'ann', 'main');
    expect(ann.offered('attack')).toEqual(['W, Raven']);
  });

  test('gains an XP for each different enemy team at the start of the Main Phase', () => {
    const stage = scene('modern', {
      ann: { front: ['hox-005 as Raven', body('A', 1, 1, 'team:avengers')] },
      bob: {
        front: [body('D', 1, 1, 'team:hydra'), body('E', 1, 1, 'team:hydra'), body('F', 1, 1, 'team:xmen+shield')],
        back: [body('M', 1, 9, 'main', 'team:none')],
      },
      at: 'formation',
      open: true,
    });
    passTo(stage, 'ann', 'main');
    expect(stage.card('Raven').xp).toBe(3);
    passTo(stage, 'bob', 'main');
    expect(stage.card('Raven').xp).toBe(3);
  });

  test('is safe from enemies of a team she names, on their next turn', () => {
    const stage = scene('modern', {
      ann: { front: ['hox-006 as Raven', body('A', 0, 99)], resources: [R('Intellect')] },
      bob: {
        front: [body('H', 0, 99, 'team:hydra'), body('X', 0, 99, 'team:xmen')],
        hand: [body('L', 0, 99, 'team:hydra')],
        resources: [R('Skill', 3)],
        deck: 9,
      },
      open: true,
    });
    const { ann, bob } = stage;
    ann.use('Raven', 'Deceiver');
    ann.name('hydra');
    pass(ann, bob);
    bob.recruit('L', 'front');
    passTo(stage, 'bob', 'main');
    expect(bob.offered('attack').toSorted()).toEqual(['A, H', 'A, L', 'A, X', 'Raven, X']);
    nextMain(bob, ann);
    nextMain(ann, bob);
    expect(bob.offered('attack')).toContain('Raven, H');
  });

  // VS-MEC-TURN-01
  test('and on no extra turn after it', () => {
    const clock = supporting({
      id: 'x-clock',
      name: 'Clock',
      cost: 1,
      atk: 0,
      def: 99,
      health: 1,
      teams: ['hydra'],
      powers: [superPower('Again', 'main', [], extraTurn)],
    });
    const stage = scene('modern', {
      cards: [clock],
      ann: { front: ['hox-006 as Raven'], resources: [R('Intellect')], deck: 9 },
      bob: { front: ['Clock'], deck: 9 },
      open: true,
    });
    const { ann, bob } = stage;
    ann.use('Raven', 'Deceiver');
    ann.name('hydra');
    nextMain(ann, bob);
    bob.use('Clock', 'Again');
    expect(bob.offered('attack')).toEqual([]);
    nextMain(bob, bob);
    expect(stage.table().turn).toBe('bob');
    expect(bob.offered('attack')).toEqual(['Raven, Clock']);
  });
});

describe('hox-009, hox-010, hox-012 Toad', () => {
  test('has Ranged and +7/+0 this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['hox-009 as Toad'], resources: [R('Skill')] },
      bob: { front: [body('D', 0, 7)] },
    });
    ann.use('Toad', 'Prehensile Tongue');
    expect([card('Toad').atk, card('Toad').def, card('Toad').keywords]).toEqual([7, 7, 'ranged']);
    ann.attack('D', 'Toad');
    pass(ann, bob);
    nextMain(ann, bob);
    expect([card('Toad').atk, card('Toad').keywords]).toEqual([0, '']);
    close();
  });

  test('gains as many XP as a character that appears has more ATK', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [{ card: 'hox-009', plus: 2 }], hand: [body('A', 5, 1), body('B', 1, 1)], points: 9 },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('A', 'front');
    expect(card('hox-009').xp).toBe(3);
    ann.recruit('B', 'front');
    expect(card('hox-009').xp).toBe(3);
    expect(bob.offered('pass')).toEqual([]);
    close();
  });

  test('gains none for an enemy that appears', () => {
    const { bob, card, close } = scene('modern', {
      ann: { back: ['hox-009'] },
      bob: { hand: [body('A', 5, 1)], points: 9 },
      at: 'recruit',
      turn: 'bob',
    });
    bob.recruit('A', 'front');
    expect(card('hox-009').xp).toBe(0);
    close();
  });

  test('at Level 2 has Flight and +7/+0 this turn as well', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['hox-010 as Toad'], resources: [R('Might'), R('Skill')] },
      bob: { front: [body('W', 0, 9)], back: [body('D', 0, 99)] },
    });
    ann.use('Toad', 'Mighty Leap');
    expect([card('Toad').atk, card('Toad').def, card('Toad').keywords]).toEqual([11, 11, 'flight']);
    ann.use('Toad', 'Prehensile Tongue');
    expect(card('Toad').atk).toBe(18);
    nextMain(ann, bob);
    expect([card('Toad').atk, card('Toad').keywords]).toEqual([4, '']);
    close();
  });

  test('as a supporting character leaps and grabs', () => {
    const { ann, card } = scene('modern', {
      ann: { front: [body('F', 1, 9, 'flight')] },
      bob: { front: ['hox-012 as Toad'], back: [body('D', 1, 9)] },
      open: true,
    });
    expect(card('Toad').keywords).toBe('grab leap');
    expect(ann.offered('attack')).toEqual(['Toad, F']);
  });
});

describe('hox-011 Blob', () => {
  const shove = {
    card: 'character',
    type: 'supporting',
    id: 'xx-shove',
    name: 'Shove',
    cost: 1,
    atk: 1,
    def: 9,
    health: 1,
    teams: [],
    powers: [
      {
        power: 'super',
        name: 'Shove',
        timing: 'main',
        cost: [],
        effects: [
          { verb: 'move', cards: { cards: 'each', from: { zone: 'play', where: { name: 'Blob' } } }, row: 'back' },
        ],
      },
    ],
  } as const;

  test('can’t be moved on enemy turns, and can on his own', () => {
    const enemyTurn = scene('modern', {
      cards: [shove],
      ann: { front: ['Shove'] },
      bob: { front: ['hox-011 as Blob'] },
    });
    enemyTurn.ann.use('Shove', 'Shove');
    expect(enemyTurn.card('Blob').zone).toBe('front');
    enemyTurn.close();
    const own = scene('modern', { cards: [shove], ann: { front: ['Shove', 'hox-011 as Blob'] }, bob: {} });
    own.ann.use('Shove', 'Shove');
    expect(own.card('Blob').zone).toBe('back');
    own.close();
  });

  test('can’t be wounded until his next turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['hox-011 as Blob'], resources: [R('Might')] },
      bob: { front: [body('D', 9, 99)] },
    });
    ann.use('Blob', 'Pain Immunity');
    nextMain(ann, bob);
    bob.attack('Blob', 'D');
    pass(bob, ann);
    expect([card('Blob').stunned, card('Blob').wounds]).toEqual([true, 0]);
    nextMain(bob, ann);
    nextMain(ann, bob);
    bob.attack('Blob', 'D');
    pass(bob, ann);
    expect(card('Blob').wounds).toBe(1);
    close();
  });
});

test('hox-015 Daken gets a counter when he attacks and strikes a supporting character twice as hard', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['hox-015 as Daken'] },
    bob: { front: [body('D', 0, 8)] },
  });
  ann.attack('D', 'Daken');
  expect(card('Daken').plus).toBe(1);
  pass(ann, bob);
  expect(card('D').stunned).toBe(true);
  close();
});

test('hox-016 Sabretooth has +4/+0 and Stealth this turn', () => {
  const { ann, bob, card } = scene('modern', {
    ann: { front: ['hox-016 as Creed'], resources: [R('Skill')] },
    bob: { front: [body('W', 0, 99)], back: [body('D', 0, 99)] },
    open: true,
  });
  ann.use('Creed', 'Superhuman Senses');
  expect([card('Creed').atk, card('Creed').def, card('Creed').keywords]).toEqual([8, 2, 'stealth']);
  nextMain(ann, bob);
  expect([card('Creed').atk, card('Creed').keywords]).toEqual([4, '']);
});

describe('hox-017 Mimic', () => {
  const mimic = (...names: string[]) => {
    const at = scene('modern', {
      ann: { front: ['hox-017 as Mimic', ...names.map((name) => body(name, 1, 1))], resources: [R('Intellect')] },
      bob: { front: [body('Angel', 1, 9), body('Beast', 1, 9), body('Cyclops', 1, 9)] },
      open: true,
    });
    at.ann.use('Mimic', 'Mimic See, Mimic Do');
    return at;
  };

  test('does nothing for names that only enemies have', () => {
    const { card, seat } = mimic();
    expect([card('Mimic').keywords, seat('ann').hand]).toEqual(['', []]);
  });

  test('has Flight and Air Superiority for Angel, Ranged and Fast Trigger for Cyclops, this turn', () => {
    const { ann, bob, card } = mimic('Angel', 'Cyclops');
    expect(card('Mimic').keywords).toBe('flight ranged airSuperiority fastTrigger');
    nextMain(ann, bob);
    expect(card('Mimic').keywords).toBe('');
  });

  test('draws two cards for Beast', () => {
    expect(mimic('Beast').seat('ann').hand).toHaveLength(2);
  });

  test('freezes an enemy character for Iceman', () => {
    const { ann, card } = mimic('Iceman');
    expect(ann.offered('choose').toSorted()).toEqual(['Angel', 'Beast', 'Cyclops', 'Main']);
    ann.choose('Beast');
    expect([card('Beast').exhausted, card('Beast').frozen]).toEqual([true, true]);
  });

  test('gives one of his side +0/+10 for Marvel Girl, this turn', () => {
    const { ann, bob, card } = mimic('Marvel Girl');
    expect(ann.offered('choose').toSorted()).toEqual(['Main', 'Marvel Girl', 'Mimic']);
    ann.choose('Marvel Girl');
    expect([card('Marvel Girl').atk, card('Marvel Girl').def]).toEqual([1, 11]);
    nextMain(ann, bob);
    expect(card('Marvel Girl').def).toBe(1);
  });
});

describe('hox-019 Avalanche', () => {
  const fight = (...keywords: string[]) => {
    const at = scene('modern', {
      ann: { front: ['hox-019 as Dominic'], resources: ['Energy Location'] },
      bob: { front: [body('D', 0, 1, ...keywords)], resources: ['Might Location'] },
      open: true,
    });
    at.ann.attack('D', 'Dominic');
    pass(at.ann, at.bob);
    return at;
  };

  test('may turn an enemy location face down when he stuns an enemy in combat', () => {
    const yes = fight();
    yes.ann.yes();
    yes.ann.choose('Might Location');
    expect(yes.card('Might Location').faceDown).toBe(true);
    const no = fight();
    no.ann.no();
    expect(no.card('Might Location').faceDown).toBe(false);
  });

  test('does so as the defender too, and not when another stuns', () => {
    const at = scene('modern', {
      ann: { front: [body('A', 0, 1)], resources: ['Might Location'] },
      bob: { front: ['hox-019 as Dominic', body('B', 9, 99)], resources: ['Skill Location'] },
      open: true,
    });
    at.ann.attack('Dominic', 'A');
    pass(at.ann, at.bob);
    at.bob.yes();
    at.bob.choose('Might Location');
    expect(at.card('Might Location').faceDown).toBe(true);
    const other = scene('modern', {
      ann: { front: [body('A', 0, 1)], resources: ['Might Location'] },
      bob: { front: ['hox-019 as Dominic', body('B', 9, 99)] },
    });
    other.ann.attack('B', 'A');
    pass(other.ann, other.bob);
    expect(other.card('Might Location').faceDown).toBe(false);
    other.close();
  });
});

test('hox-020 Juggernaut dazes a front row enemy he could melee attack', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['hox-020 as Cain'], resources: [R('Might')] },
    bob: { front: [body('D', 0, 9), body('C', 0, 9, 'camouflage')], back: [body('E', 0, 9)] },
  });
  ann.use('Cain', 'Headbutt');
  expect(ann.offered('choose').toSorted()).toEqual(['C', 'D']);
  ann.choose('D');
  expect([card('D').stunned, card('D').wounds]).toEqual([true, 0]);
  close();
  const exhausted = scene('modern', {
    ann: { front: [{ card: 'hox-020', as: 'Cain', exhausted: true }], resources: [R('Might')] },
    bob: { front: [body('D', 0, 9)] },
  });
  exhausted.ann.use('Cain', 'Headbutt');
  expect(exhausted.card('D').stunned).toBe(false);
  exhausted.close();
});

describe('hox-022 Silver Samurai', () => {
  test('may move an enemy character when he appears', () => {
    const recruited = () => {
      const at = scene('modern', {
        ann: { hand: ['hox-022 as Samurai'], front: [body('A', 1, 1)], points: 6 },
        bob: { front: [body('D', 1, 1)] },
        at: 'recruit',
        open: true,
      });
      at.ann.recruit('Samurai', 'front');
      return at;
    };
    const yes = recruited();
    yes.ann.yes();
    expect(yes.ann.offered('choose').toSorted()).toEqual(['D', 'Main']);
    yes.ann.choose('D');
    yes.ann.row('back');
    expect(yes.card('D').zone).toBe('back');
    const no = recruited();
    no.ann.no();
    expect(no.card('D').zone).toBe('front');
  });

  test('keeps enemies from playing plot twists while he is in combat', () => {
    const offered = (attacker: string) => {
      const { ann, bob } = scene('modern', {
        ann: { front: ['hox-022 as Samurai', body('A', 1, 9)], hand: ['mnb-105 as Mine'] },
        bob: { front: [body('D', 1, 9)], hand: ['mnb-108 as Theirs'] },
        open: true,
      });
      ann.attack('D', attacker);
      const mine = ann.offered('play').length;
      ann.pass();
      return [mine > 0, bob.offered('play').length > 0];
    };
    expect(offered('Samurai')[1]).toBe(false);
    expect(offered('A')[1]).toBe(true);
  });
});

describe('plot twists of the Brotherhood', () => {
  const fight = (twist: string, ann: object) => {
    const at = scene('modern', {
      ann: { hand: [`${twist} as Twist`], ...ann },
      bob: { front: [body('D', 1, 99)] },
      open: true,
    });
    return at;
  };
  const mine = { front: [body('A', 1, 9, 'team:brotherhood', 'ranged'), body('B', 1, 9, 'team:brotherhood')] };

  test('hox-025 Always Attack gives +3/+1 this combat to one of the side in it', () => {
    const { ann, bob, card } = fight('hox-025', mine);
    ann.attack('D', 'A');
    ann.play('Twist');
    expect([card('A').atk, card('A').def, card('B').atk]).toEqual([4, 10, 1]);
    pass(bob, ann);
    expect(card('A').atk).toBe(1);
  });

  test('hox-025 is played on any turn', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('X', 1, 9)] },
      bob: { front: [body('B', 1, 99, 'team:brotherhood')], hand: ['hox-025 as Twist'] },
      open: true,
    });
    ann.attack('B', 'X');
    ann.pass();
    bob.play('Twist');
    expect([card('B').atk, card('B').def]).toEqual([4, 100]);
  });

  test('hox-026 Fierce Pierce gives Ferocious and +2/+0 in melee combat only', () => {
    const melee = fight('hox-026', mine);
    melee.ann.attack('D', 'A');
    melee.ann.play('Twist');
    expect([melee.card('A').atk, melee.card('A').def, melee.card('A').keywords]).toEqual([3, 9, 'ranged ferocious']);
    pass(melee.bob, melee.ann);
    expect([melee.card('A').atk, melee.card('A').keywords]).toEqual([1, 'ranged']);
    const ranged = fight('hox-026', { back: [body('A', 1, 9, 'team:brotherhood', 'ranged')] });
    ranged.ann.attack('D', 'A');
    ranged.ann.play('Twist');
    expect([ranged.card('A').atk, ranged.card('A').keywords]).toEqual([1, 'ranged']);
  });

  test('hox-026 is played on any turn', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('X', 1, 9)] },
      bob: { front: [body('B', 1, 99, 'team:brotherhood')], hand: ['hox-026 as Twist'] },
      open: true,
    });
    ann.attack('B', 'X');
    ann.pass();
    bob.play('Twist');
    expect(card('B').keywords).toBe('ferocious');
  });
});
