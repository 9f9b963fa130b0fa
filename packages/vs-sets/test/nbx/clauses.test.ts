import { draw, equipment, on, supporting, trigger } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

// Clauses of the cards that the other files leave untested: whose, which kind, how long.

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('nbx-003, nbx-004, nbx-007 Mesmero', () => {
  test.each(['nbx-003', 'nbx-004', 'nbx-007'])('%s leaves his own side alone on its next turn', (id) => {
    const table = scene('modern', {
      ann: { front: [`${id} as Vincent`, body('A', 1, 9)], resources: [R('Intellect')] },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    table.ann.use('Vincent', 'Hypnotism');
    passTo(table, 'bob', 'main');
    passTo(table, 'ann', 'main');
    expect(['A', 'Vincent'].map((name) => String(table.card(name).keywords).includes('lumbering'))).toEqual([
      false,
      false,
    ]);
  });

  // VS-KW-LUMBERING: the attacker names the side, its player whom of those that could be attacked.
  test('nbx-003 ruling: the defending player picks among those that can be attacked, in a team attack, too', () => {
    const table = scene('modern', {
      ann: { front: ['nbx-003 as Vincent', body('A', 0, 99)], back: [body('B', 0, 99)], resources: [R('Intellect')] },
      bob: { front: [body('D', 0, 99), body('E', 0, 99)] },
      open: true,
    });
    const { ann, bob, card } = table;
    ann.use('Vincent', 'Hypnotism');
    passTo(table, 'bob', 'main');
    const [offered] = bob.offered('attack').filter((words) => words.endsWith('D'));
    bob.attack(...(`${offered}, E`.split(', ') as [string, ...string[]]));
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'Vincent']);
    ann.choose('A');
    expect(['A', 'D', 'E'].map((name) => card(name).role)).toEqual(['defender', 'attacker', 'attacker']);
  });
});

describe('nbx-005, nbx-006, nbx-020 Xorn', () => {
  test('nbx-005 discards three locations of his own hand and nothing else', () => {
    // The enemy draws two at the start of its turn.
    const end = (own: readonly string[]) => {
      const { ann, card, seat } = scene('modern', {
        ann: { back: ['nbx-005 as Xorn'], hand: [...own, body('A', 1, 1), body('B', 1, 1), body('C', 1, 1)] },
        bob: { hand: [R('Skill', 3)] },
        open: true,
      });
      ann.pass();
      if (ann.offered('yes').length > 0) ann.yes();
      if (ann.offered('choose').length > 0) ann.choose(...(own as [string, ...string[]]));
      return [card('nbx-006').zone, seat('bob').hand?.length, card('A').zone];
    };
    expect(end(['Might Location', 'Energy Location'])).toEqual(['levelUp', 5, 'hand']);
  });

  const ghost = supporting({
    ...{ id: 'xx-ghost', name: 'Ghost', cost: 1, atk: 1, def: 9, health: 1, teams: ['avengers'] },
    powers: [trigger('Haunt', on('leavesPlay', { self: true }), draw())],
  });
  // VS-KW-DISPERSE
  test.each(['nbx-006', 'nbx-020'])('%s takes the powers first, so that none answers as it leaves', (id) => {
    const { ann, card, seat } = scene('modern', {
      cards: [ghost],
      ann: { back: [`${id} as Xorn`], resources: [R('Might')] },
      bob: { front: ['Ghost'] },
      open: true,
    });
    ann.use('Xorn', 'A Black Hole in My Head');
    expect([card('Ghost').zone, seat('bob').hand?.length]).toEqual(['removed', 0]);
  });

  test('nbx-020 heals a supporting character of his side, when he appears and nobody else', () => {
    const recruited = (hand: string) => {
      const { ann, card } = scene('modern', {
        ann: {
          hand: [hand],
          front: [
            { body: 'A 1/9 health:3', wounds: 2 },
            { body: 'B 1/9 health:3', wounds: 1 },
          ],
          back: [
            { body: 'Boss 1/9 main health:9', wounds: 1 },
            { card: 'nbx-020', as: 'Old' },
          ],
          points: 7,
        },
        bob: { front: [{ body: 'D 1/9 health:3', wounds: 1 }] },
        at: 'recruit',
        open: true,
      });
      const [name = ''] = hand.split(' ').slice(-1);
      ann.recruit(name, 'back');
      const asked = ann.offered('yes').length > 0;
      if (asked) ann.yes();
      return [asked, ann.offered('choose').toSorted(), card('A').wounds];
    };
    expect(recruited('nbx-020 as Xorn')).toEqual([true, ['A', 'B', 'Xorn'], 2]);
    expect(recruited('nbx-008 as Telford')).toEqual([false, [], 2]);
  });
});

describe('nbx-009 Blindspot', () => {
  const stage = (hand: string[], front: string[]) =>
    scene('modern', {
      ann: { hand, front, ko: ['mnb-009 as Mine'], points: 9 },
      bob: { ko: ['mnb-010 as Theirs'] },
      at: 'recruit',
      open: true,
    });
  test('takes no card of an enemy pile', () => {
    const { ann, card, seat } = stage(['nbx-009 as Spot'], []);
    const more = scene('modern', {
      ann: { hand: ['nbx-009 as Spot'], points: 9 },
      bob: { ko: ['mnb-010 as Theirs'] },
      at: 'recruit',
      open: true,
    });
    ann.recruit('Spot', 'front');
    more.ann.recruit('Spot', 'front');
    expect([seat('ann').ko, card('Theirs').zone, more.card('Theirs').zone]).toEqual([[], 'ko', 'ko']);
  });

  test('takes none when another appears', () => {
    const { ann, card } = stage(['nbx-008 as Telford'], ['nbx-009 as Spot']);
    ann.recruit('Telford', 'back');
    expect(card('Mine').zone).toBe('ko');
  });
});

describe('nbx-010 to nbx-013 Destiny', () => {
  const hat = equipment({ id: 'xx-hat', name: 'Hat', cost: 1, teams: [], powers: [] });
  const twin = (id: string, name: string) =>
    supporting({ id, name, cost: 1, atk: 1, def: 1, health: 1, teams: [], powers: [] });
  const KINDS = [
    ['nbx-010', 'Hat', 'xx-hat', 'xx-other'],
    ['nbx-011', 'Laboratory', 'mnb-110', 'xx-lab'],
    ['nbx-012', 'Homo Superior', 'nbx-022', 'xx-homo'],
    ['nbx-013', 'Goon', 'xx-goon', 'xx-kit'],
  ] as const;
  test.each(KINDS)('%s takes no card of that name of another kind', (id, name, wanted, other) => {
    const { ann, card } = scene('modern', {
      cards: [
        hat,
        twin('xx-other', 'Hat'),
        twin('xx-lab', 'Laboratory'),
        twin('xx-homo', 'Homo Superior'),
        twin('xx-goon', 'Goon'),
        equipment({ id: 'xx-kit', name: 'Goon', cost: 1, teams: [], powers: [] }),
      ],
      at: 'recruit',
      ann: { hand: [`${id} as Irene`], deck: [`${other} as Other`, `${wanted} as Wanted`, 3], points: 9 },
      bob: {},
      open: true,
    });
    ann.recruit('Irene', 'front');
    ann.name(name);
    if (ann.offered('choose').length > 0) expect(ann.offered('choose')).toEqual(['Wanted']);
    if (ann.offered('choose').length > 0) ann.choose('Wanted');
    expect([card('Wanted').zone, card('Other').zone]).toEqual(['hand', 'deck']);
  });

  test.each(['nbx-010', 'nbx-011', 'nbx-012', 'nbx-013'])('%s foretells nothing when another appears', (id) => {
    const { ann, asks } = scene('modern', {
      at: 'recruit',
      ann: { front: [`${id} as Irene`], hand: [body('A', 1, 1)], points: 9 },
      bob: {},
      open: true,
    });
    ann.recruit('A', 'front');
    expect(asks()).toBe('playOrPass');
  });
});

test('nbx-015 Sauron gets no counters when another appears', () => {
  const { ann, card } = scene('modern', {
    ann: { hand: [body('A', 1, 1)], front: ['nbx-015 as Karl'], points: 3 },
    bob: { front: [body('D', 1, 1)] },
    at: 'recruit',
    open: true,
  });
  ann.recruit('A', 'front');
  expect([card('Karl').plus, card('A').plus]).toEqual([0, 0]);
});

test('nbx-016 Mastermind puts down no equipment, and nothing from an enemy hand', () => {
  const kit = equipment({ id: 'xx-kit', name: 'Kit', cost: 1, teams: ['brotherhood'], powers: [] });
  const { ann } = scene('modern', {
    cards: [kit],
    ann: {
      front: ['nbx-016 as Jason', body('A', 1, 1), body('B', 1, 1)],
      hand: ['Kit', body('X', 1, 1, 'team:xmen', 'cost:2'), body('Y', 1, 1, 'team:xmen', 'cost:2')],
      resources: [R('Energy', 2)],
    },
    bob: { hand: [body('Z', 1, 1, 'team:xmen', 'cost:2')] },
    at: 'recruit',
    open: true,
  });
  ann.use('Jason', 'Reveal Illusion', 'Energy Location');
  ann.choose('A');
  expect(ann.offered('choose').toSorted()).toEqual(['X', 'Y']);
});

// Ruling of the card: lost are Level Up powers, too.
test('nbx-018 Magma takes the Level Up power of an enemy in ranged combat with her', () => {
  const attacked = (row: 'front' | 'back') => {
    const { ann, bob, card } = scene('modern', {
      ann: { [row]: ['nbx-018 as Amara'] },
      bob: { front: ['thu-005 as Wasp'] },
      open: true,
    });
    ann.attack('Wasp', 'Amara');
    if (ann.offered('trigger').length > 0) ann.trigger('Buzz Off!', 'Shrink');
    if (bob.offered('no').length > 0) bob.no();
    return card('Wasp').xp;
  };
  expect([attacked('back'), attacked('front')]).toEqual([0, 1]);
});

// VS-CMB-14, VS-CMB-17: the defender strikes back with its own ATK; whoever attacks on whatever turn strikes with double.
test('nbx-021 ruling: attackers strike with double their ATK on your turn and on the next of each other player', () => {
  const table = scene('modern', {
    ann: { front: [body('A', 3, 4, 'team:brotherhood'), body('B', 3, 6)], hand: ['nbx-021'] },
    bob: { front: [body('D', 3, 7), body('E', 3, 99), body('F', 3, 99)] },
    open: true,
  });
  const { ann, bob, card } = table;
  ann.play('nbx-021');
  ann.attack('D', 'A');
  pass(ann, bob);
  // Twice three do not stun him, and his three strike back once.
  expect([card('D').stunned, card('A').stunned]).toEqual([false, false]);
  passTo(table, 'bob', 'main');
  bob.attack('B', 'E');
  pass(bob, ann);
  expect(card('B').stunned).toBe(true);
  passTo(table, 'ann', 'main');
  ann.attack('D', 'A');
  pass(ann, bob);
  expect(card('A').stunned).toBe(false);
  passTo(table, 'bob', 'main');
  bob.attack('A', 'F');
  pass(bob, ann);
  expect(card('A').stunned).toBe(false);
});
