import {
  a,
  always,
  anyTurn,
  attacker,
  can,
  cant,
  defender,
  enemy,
  equipment,
  keyword,
  strike,
  stun,
  supporting,
} from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

// Whom the clauses of Predators and Prey spare, and when they do nothing.

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;
const plain = { cost: 1, atk: 1, def: 9, health: 1, teams: [] } as const;
const NAMES = ['T', 'U', 'V', 'W', 'X', 'Y', 'Z'];
const PILE = NAMES.map((name) => body(name, 1, 1));

const tricks = [
  anyTurn('Astray', 'anyCombat', ['skill'], strike(a(attacker()), a(enemy({ combat: 'none' })))),
  anyTurn('Faint', 'anyCombat', ['might'], stun('self')),
  anyTurn('Trip', 'anyCombat', ['energy'], stun(a(defender()))),
];

/** Has whoever attacks strike a bystander, or itself or the defender stunned. */
const misfire = supporting({ ...plain, id: 'xx1-001', name: 'Misfire', powers: tricks });
const gunner = supporting({ ...plain, id: 'xx1-004', name: 'Gunner', powers: [keyword('ranged'), ...tricks] });

describe('prd-001, prd-002 Falconer', () => {
  test.each(['prd-001', 'prd-002'])('%s searches his own deck and shuffles it', (id) => {
    const { ann, seat } = scene('modern', {
      at: 'recruit',
      seed: 'hunted',
      ann: { back: [id], resources: [R('Energy')], deck: [...PILE, 'prd-009 as Drone'] },
      bob: { deck: ['prd-009 as Theirs', 9] },
      open: true,
    });
    ann.use(id, "We're being hunted.");
    expect(ann.offered('choose')).toEqual(['Drone']);
    ann.choose('Drone');
    ann.row('front');
    expect([...seat('ann').deck].toSorted()).toEqual(NAMES);
    expect(seat('ann').deck).not.toEqual(NAMES);
  });
});

test.each(['prd-005', 'prd-007'])('%s gains nothing for a bystander whom an attacker stuns', (id) => {
  const { ann, card } = scene('modern', {
    cards: [misfire],
    ann: { back: [`${id} as Hunter`, 'Misfire', body('A', 9, 99, 'ranged')], resources: [R('Skill')] },
    bob: { front: [body('D', 0, 99), body('E', 0, 1, 'health:9')] },
    open: true,
  });
  ann.attack('D', 'A');
  ann.use('Misfire', 'Astray');
  if (ann.offered('choose').includes('E')) ann.choose('E');
  expect([card('E').stunned, card('Hunter').xp]).toEqual([true, 0]);
});

describe('prd-007 Mr. Black', () => {
  test('gains an XP for a defender who is stunned together with the attacker', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { back: ['prd-007 as Black', body('A', 9, 9, 'ranged', 'health:9')] },
      bob: { back: [body('D', 9, 9, 'ranged', 'health:9')] },
      open: true,
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('A').stunned, card('D').stunned, card('Black').xp]).toEqual([true, true, 1]);
  });

  test('gains one for a defender whom a power of an attacker stuns', () => {
    const { ann, card } = scene('modern', {
      cards: [gunner],
      ann: { back: ['prd-007 as Black', 'Gunner'], resources: [R('Energy')] },
      bob: { front: [body('D', 0, 99, 'health:9')] },
      open: true,
    });
    ann.attack('D', 'Gunner');
    ann.use('Gunner', 'Trip');
    expect([card('D').stunned, card('Black').xp]).toEqual([true, 1]);
  });

  test('gains none for a defender of his side who stuns himself', () => {
    const { ann, bob, card } = scene('modern', {
      turn: 'bob',
      cards: [misfire],
      ann: { back: ['prd-007 as Black'], front: ['Misfire'], resources: [R('Might')] },
      bob: { back: [body('D', 0, 99, 'ranged')] },
      open: true,
    });
    bob.attack('Misfire', 'D');
    bob.pass();
    ann.use('Misfire', 'Faint');
    expect([card('Misfire').stunned || card('Misfire').zone === 'ko', card('Black').xp]).toEqual([true, 0]);
  });
});

describe('prd-015 Jungle Hunter', () => {
  test('searches when he appears himself', () => {
    const { ann } = scene('modern', {
      at: 'recruit',
      ann: { front: ['prd-015 as Hunter'], hand: [body('B', 1, 1)], deck: ['Skill Location', 5], points: 9 },
      bob: {},
      open: true,
    });
    ann.recruit('B', 'front');
    expect(ann.offered('yes')).toEqual([]);
  });

  test('searches his own deck and shuffles it', () => {
    const { ann, seat } = scene('modern', {
      at: 'recruit',
      seed: 'trees',
      ann: { hand: ['prd-015 as Hunter'], deck: [...PILE, 'Skill Location'], points: 9 },
      bob: { deck: ['Might Location', 9] },
      open: true,
    });
    ann.recruit('Hunter', 'front');
    ann.yes();
    expect(ann.offered('choose')).toEqual(['Skill Location']);
    ann.choose('Skill Location');
    expect([...seat('ann').deck].toSorted()).toEqual(NAMES);
    expect(seat('ann').deck).not.toEqual(NAMES);
  });
});

test('prd-022 Turn Around shows the hand to everybody', () => {
  const { ann, cat } = scene('modern/freeForAll', {
    ann: { front: ['prd-017 as Primeval'], hand: ['prd-022 as Twist'] },
    bob: { hand: [body('X', 1, 1), body('Y', 1, 1)] },
    cat: {},
    open: true,
  });
  ann.play('Twist');
  ann.choose('bob');
  expect([cat.sees('X'), cat.sees('Y')]).toEqual([true, true]);
});

describe('prd-028 Self-Destruct Device', () => {
  const rock = supporting({
    ...plain,
    ...{ id: 'xx1-002', name: 'Rock' },
    powers: [always('Rock', cant('beKod'), can('wearAnyNumber'))],
  });
  const hat = equipment({ id: 'xx1-003', name: 'Hat', cost: 1, teams: [], powers: [] });

  test('is KO’d itself, and nothing else that its bearer wears', () => {
    const { ann, bob, card } = scene('modern', {
      cards: [rock, hat],
      ann: { front: [body('A', 1, 9)], deck: 9 },
      bob: { front: [{ card: 'xx1-002', as: 'Rock', equipment: ['prd-028 as Device', 'Hat'] }], deck: 9 },
      open: true,
    });
    expect(card('Rock').equipment).toEqual(['Device', 'Hat']);
    ann.pass();
    bob.yes();
    expect([card('Device').zone, card('Hat').zone, card('Rock').zone]).toEqual(['ko', 'equipped', 'front']);
    expect(card('A').stunned).toBe(true);
  });
});

describe('prd-029 Smart Disc', () => {
  test('is played when it comes back', () => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: { front: ['boy-009 as Marvin'], ko: ['prd-029 as Disc'], resources: [R('Skill')], points: 0 },
      bob: {},
      open: true,
    });
    ann.use('Disc', 'Smart Weapon');
    if (ann.offered('choose').length > 0) ann.choose('Marvin');
    if (ann.offered('pay').length > 0) ann.pay('Skill Location');
    if (ann.offered('choose').length > 0) ann.choose('Marvin');
    expect([card('Disc').zone, card('Marvin').xp]).toEqual(['equipped', 1]);
  });
});

describe('prd-031, prd-032 Dutch', () => {
  test.each(['prd-031', 'prd-032'])('%s leaves the team attacks of his own side alone', (id) => {
    const at = scene('modern', {
      ann: { back: [id], front: [body('A', 1, 30), body('B', 1, 30)], resources: [R('Skill')], deck: 20 },
      bob: { front: [body('X', 1, 30)], deck: 20 },
      open: true,
    });
    at.ann.use(id, 'My Men Are Not Expendable');
    passTo(at, 'bob', 'main');
    passTo(at, 'ann', 'main');
    at.ann.attack('X', 'A', 'B');
    expect(at.table().combat).toBe(true);
  });

  test.each([
    ['counters', { resources: [R('Intellect')] }],
    ['KO', { hand: ['Intellect Location'] }],
  ])('prd-032 does nothing to an attacker of his own side: %s', (_, more) => {
    const { ann, card } = scene('modern', {
      ann: { front: ['prd-032 as Dutch', body('A', 1, 30, 'team:prey')], ...more },
      bob: { front: [body('D', 0, 99)] },
      open: true,
    });
    ann.attack('D', 'Dutch', 'A');
    ann.use('Dutch', 'Come On! Do It Now!');
    if (ann.offered('choose').includes('A')) ann.choose('A');
    expect([card('A').zone, card('A').minus, card('Dutch').minus]).toEqual(['front', 0, 0]);
  });
});

describe('prd-043 Dutch', () => {
  const leave = (bob: object) => {
    const at = scene('modern', {
      ann: {
        front: ['prd-043 as Dutch', body('W', 1, 99)],
        back: ['body M 1/9 main health:9'],
        resources: [R('Humanity'), R('Intellect'), R('Might')],
        deck: 20,
      },
      bob: { deck: 20, ...bob },
      open: true,
    });
    at.ann.use('Dutch', 'Get to the Choppa!');
    passTo(at, 'bob', 'main');
    return at;
  };

  test('wins whether or not an enemy main character is face up', () => {
    const at = leave({ front: ['body Chief 1/1 main health:9'] });
    at.bob.attack('W', 'Chief');
    pass(at.bob, at.ann);
    expect(at.card('Chief').stunned).toBe(true);
    at.bob.pass();
    expect(at.winners()).toEqual(['ann']);
  });

  test('does so at the start of the next turn only', () => {
    const at = leave({ front: [body('D', 99, 99)] });
    at.bob.attack('Dutch', 'D');
    pass(at.bob, at.ann);
    expect(at.card('Dutch').stunned).toBe(true);
    passTo(at, 'ann', 'main');
    passTo(at, 'bob', 'main');
    at.bob.pass();
    expect([at.winners(), at.table().turn]).toEqual([[], 'ann']);
  });
});

describe('prd-044 Edwin', () => {
  const edwin = (...front: (string | object)[]) =>
    scene('modern', {
      ann: { front: ['prd-044 as Edwin', ...front], resources: [R('Intellect', 4)] },
      bob: {},
      open: true,
    });

  test('heals no main character', () => {
    const at = edwin({ body: 'M 1/9 main health:9', wounds: 1 }, { body: 'A 1/9 health:3', wounds: 1 });
    at.ann.use('Edwin', "I Wouldn't Do That");
    if (at.ann.offered('choose').includes('M')) at.ann.choose('M');
    expect([at.card('M').wounds, at.card('A').wounds]).toEqual([1, 0]);
  });

  test('may try in vain, and then has healed nobody', () => {
    const at = edwin(body('A', 1, 9));
    at.ann.use('Edwin', "I Wouldn't Do That");
    expect(at.ann.offered('use')).toEqual([]);
  });
});

describe('prd-046 Hawkins', () => {
  const team = (...attackers: string[]) => {
    const at = scene('modern', {
      ann: {
        front: [
          'prd-046 as Hawkins',
          body('M', 1, 9, 'main'),
          body('N', 1, 9, 'main'),
          body('A', 1, 9, 'team:prey', 'berserker'),
        ],
      },
      bob: { front: [body('D', 0, 99)] },
      open: true,
    });
    at.ann.attack('D', ...attackers);
    return at;
  };

  test('has nothing to say where no main character attacks with him', () => {
    expect(team('Hawkins', 'A').asks()).not.toBe('orderTriggers');
  });

  test('lets the main character lead who attacks with him, and nobody else', () => {
    const at = team('Hawkins', 'M', 'A');
    if (at.ann.offered('order').length > 0) at.ann.order('Hawkins');
    expect(['M', 'N', 'A'].map((name) => at.card(name).keywords)).toEqual(['leader', '', 'berserker']);
  });
});

test('prd-048 Keyes learns when he appears himself', () => {
  const { ann, asks } = scene('modern', {
    at: 'recruit',
    ann: { front: ['prd-048 as Keyes'], hand: [body('B', 1, 1)], points: 9 },
    bob: {},
    open: true,
  });
  ann.recruit('B', 'front');
  expect([asks() === 'chooseCard', ann.offered('choose')]).toEqual([false, []]);
});

test('prd-052 Royce moves the wound to another, who is a supporting character', () => {
  const { ann, card } = scene('modern', {
    ann: { front: ['prd-052 as Royce'], resources: [R('Skill')] },
    bob: {
      front: [
        { body: 'D 1/9 health:9', wounds: 1 },
        { body: 'E 1/9 health:9', wounds: 1 },
        body('F', 1, 9, 'health:9'),
        body('M', 1, 9, 'main', 'health:9'),
      ],
    },
    open: true,
  });
  ann.use('Royce', "We're going to Kill Them All");
  ann.choose('D');
  expect(ann.offered('choose').toSorted()).toEqual(['E', 'F']);
  ann.choose('F');
  expect([card('D').wounds, card('F').wounds, card('M').wounds]).toEqual([0, 1, 0]);
});
