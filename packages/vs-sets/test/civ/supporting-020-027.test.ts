import { a, enemy, putMinus, superPower, supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('civ-020 Wonder Man', () => {
  const ionic = 'Made of Ionic Energy';

  test('cannot be stunned in this combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 99, 99), body('B', 99, 99)] },
      bob: { front: ['civ-020 as Wonder'], resources: ['Might Location'] },
    });
    ann.attack('Wonder', 'A');
    ann.pass();
    bob.use('Wonder', ionic);
    pass(ann, bob);
    expect(card('Wonder')).toEqual({});
    ann.attack('Wonder', 'B');
    pass(ann, bob);
    expect(card('Wonder').stunned).toBe(true);
    close();
  });

  test('is not stunned by DEF 0 in it, but once it is over', () => {
    const hexer = supporting({
      ...{ id: 'x-1', name: 'Hexer', cost: 1, atk: 1, def: 99, health: 1, teams: [] },
      powers: [superPower('Hex', 'combat', [], putMinus(5, a(enemy({ combat: 'any' }))))],
    });
    const { ann, bob, card, table, close } = scene('modern', {
      cards: [hexer],
      ann: { front: ['Hexer'] },
      bob: { front: ['civ-020 as Wonder'], resources: ['Might Location'] },
    });
    ann.attack('Wonder', 'Hexer');
    ann.pass();
    bob.use('Wonder', ionic);
    ann.use('Hexer', 'Hex');
    expect([card('Wonder').def, card('Wonder').stunned]).toEqual([0, false]);
    pass(bob, ann);
    expect([table().combat, card('Wonder').stunned]).toEqual([false, true]);
    close();
  });
});

test('civ-021 Iron Man draws at the start of the turn and gives a recruit point at the start of the Build Phase', () => {
  const { ann, seat, close } = scene('modern', {
    ann: { front: ['civ-021'], resources: 3 },
    bob: {},
    at: 'turn',
  });
  expect([seat('ann').hand, seat('ann').points]).toEqual([['Extra', 'Extra', 'Extra'], 1]);
  ann.pass();
  expect(seat('ann').points).toBe(4);
  close();

  const stunned = scene('modern', { ann: {}, bob: { front: ['civ-021'] }, at: 'turn' });
  expect([stunned.seat('ann').points, stunned.seat('bob').hand]).toEqual([0, []]);
  stunned.close();
});

describe('civ-022 Ms. Marvel', () => {
  test('cannot have -1/-1 counters', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mcu1-044 as Whip'], resources: ['Energy Location'] },
      bob: { front: ['civ-022 as Marvel'] },
    });
    ann.use('Whip', 'Energy Whips');
    ann.choose('Marvel');
    expect([card('Marvel').minus, card('Marvel').def]).toEqual([0, 5]);
    close();
  });

  test('may have +1/+1 counters', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mcu1-043 as Killian', 'civ-022 as Marvel'], resources: ['Might Location'] },
      bob: {},
    });
    ann.use('Killian', 'The Extremis Virus');
    ann.choose('Marvel');
    expect(card('Marvel').plus).toBe(3);
    close();
  });
});

test('civ-023 Sentry puts twenty counters on himself for Energy and Might', () => {
  const offered = (...resources: string[]) => {
    const { ann } = scene('modern', { ann: { front: ['civ-023 as Sentry'], resources }, bob: {} });
    return ann.offered('use').length;
  };
  expect([
    offered('Energy Location x2'),
    offered('Might Location'),
    offered('Energy Location', 'Might Location'),
  ]).toEqual([0, 0, 1]);
  const { ann, card, close } = scene('modern', {
    ann: { front: ['civ-023 as Sentry'], resources: ['Energy Location', 'civ-027 as Prison'] },
    bob: {},
  });
  ann.use('Sentry', 'Golden Sentry Serum');
  expect([card('Sentry').plus, card('Sentry').atk, card('Sentry').def, card('Prison').faceDown]).toEqual([
    20,
    21,
    21,
    true,
  ]);
  close();
});

const twist = (id: string, mine: number, theirs: number, team: string) => {
  const bodies = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, i) => body(`${prefix}${i}`, 1, 1, `team:${team}`));
  const { ann, seat, close } = scene('modern', {
    ann: { front: bodies('A', mine), hand: [`${id} as Twist`] },
    bob: { front: bodies('D', theirs) },
    at: 'resource',
  });
  ann.play('Twist');
  close();
  return seat('ann').hand;
};

test('civ-024 50-State Initiative draws two cards with more characters than an enemy', () => {
  expect(twist('civ-024', 2, 1, 'proRegistration')).toEqual(['Extra', 'Extra']);
  expect(twist('civ-024', 1, 1, 'proRegistration')).toEqual([]);
  expect(twist('civ-024', 1, 2, 'proRegistration')).toEqual([]);
});

test('civ-052 On the Run draws two cards with fewer characters than an enemy', () => {
  expect(twist('civ-052', 1, 2, 'antiRegistration')).toEqual(['Extra', 'Extra']);
  expect(twist('civ-052', 1, 1, 'antiRegistration')).toEqual([]);
  expect(twist('civ-052', 2, 1, 'antiRegistration')).toEqual([]);
});

test('civ-024 50-State Initiative is content with one of several enemies', () => {
  const { ann, seat, close } = scene('modern/freeForAll', {
    ann: { front: [body('A', 1, 1, 'team:proRegistration')], hand: ['civ-024 as Twist'] },
    bob: { front: [body('D', 1, 1), body('E', 1, 1)] },
    cid: {},
    at: 'resource',
  });
  ann.play('Twist');
  expect(seat('ann').hand).toEqual(['Extra', 'Extra']);
  close();
});

test('civ-025 Hunt Them Down gives each attacker on one’s side +2/+0, on one’s own turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: {
      front: [body('A', 1, 9, 'team:proRegistration'), body('B', 1, 9, 'team:proRegistration'), body('C', 1, 9)],
      hand: ['civ-025 as Hunt'],
    },
    bob: { front: [body('D', 0, 9, 'team:proRegistration')], hand: ['civ-025 as Theirs'] },
  });
  ann.attack('D', 'A', 'B');
  ann.play('Hunt');
  expect(['A', 'B', 'C', 'D'].map((name) => card(name).atk)).toEqual([3, 3, 1, 0]);
  expect(bob.offered('play')).toEqual([]);
  pass(bob, ann);
  expect(card('A').atk).toBe(1);
  close();
});

test('civ-026 We’re Super Heroes gives an enemy in the combat -1/-1, and one more for each super power', () => {
  const weakened = (defender: string) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 0, 99, 'team:proRegistration')], hand: ['civ-026 as Twist'] },
      bob: { front: [defender, body('E', 1, 1)] },
    });
    ann.attack('D', 'A');
    ann.play('Twist');
    const stats = [card('D').atk, card('D').def, card('D').minus];
    pass(bob, ann);
    expect(card('E').atk).toBe(1);
    close();
    return stats;
  };
  expect(weakened(body('D', 5, 5))).toEqual([4, 4, 0]);
  expect(weakened('civ-013 as D')).toEqual([1, 1, 0]);
  // Level 2 of the anti-registration Spider-Man has two.
  expect(weakened('civ-035 as D')).toEqual([6, 3, 0]);
});

test('civ-027 Prison 42 and civ-054 S.H.I.E.L.D. Safehouse pay any symbol, for their team only', () => {
  const pays = (location: string, character: string) => {
    const { ann } = scene('modern', { ann: { front: [character], resources: [location] }, bob: {} });
    return ann.offered('use').length;
  };
  expect(['civ-013', 'civ-018', 'civ-042'].map((id) => pays('civ-027', id))).toEqual([1, 1, 0]);
  expect(['civ-040', 'civ-042', 'civ-046', 'civ-013'].map((id) => pays('civ-054', id))).toEqual([1, 1, 1, 0]);
});
