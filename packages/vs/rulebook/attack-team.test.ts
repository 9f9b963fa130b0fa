import { describe, expect, test } from 'vitest';
import { always, can, cant } from '../src/index.ts';
import { body, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

type Position = Readonly<Record<string, readonly unknown[]>>;

/** Who may join the first attacker against the target, and whether it may attack alone. */
function joining(profile: string, ann: Position, bob: Position, target: string, first: string): string[] {
  const at = scene(profile, { ann, bob, open: true });
  at.ann.attack(target, first, '...');
  const offered = at.ann.offered();
  at.close();
  return offered;
}

const D = [body('D', 6, 6)];

describe('who can team attack', () => {
  // VS-ATK-17
  test('two or more with a team in common, from one row, against one defender', () => {
    const front = [body('A', 2, 2), body('B', 2, 2), body('X', 2, 2, 'team:xmen')];
    expect(joining('modern', { front }, { front: D }, 'D', 'A')).toEqual(['done', 'join B']);
    const { ann, card, close } = scene('modern', { ann: { front }, bob: { front: D } });
    expect(ann.refused('attack', 'D', 'A', 'X')).toContain('VS-ATK-17');
    ann.attack('D', 'A', 'B');
    expect(['A', 'B', 'X', 'D'].map((name) => card(name).role)).toEqual(['attacker', 'attacker', 'none', 'defender']);
    close();
  });

  // VS-ATK-18, VS-ATK-01, VS-ATK-02: each must itself be able to attack.
  test('each of them must be able to attack', () => {
    const front = [
      body('A', 2, 2),
      { body: 'B 2/2', exhausted: true },
      { body: 'C 2/2', hidden: true },
      { body: 'E 2/2', stunned: true },
      'Pacifist',
      body('F', 2, 2),
    ];
    const { ann, close } = scene('modern', {
      cards: [hero('Pacifist', [always('Peace', cant('attack'))])],
      ann: { front },
      bob: { front: D },
      open: true,
    });
    ann.attack('D', 'A', '...');
    expect(ann.offered()).toEqual(['done', 'join F']);
    close();
  });

  // VS-ATK-19: one with Ranged in the back row does not join in.
  test('a melee team attack is made from the front row only', () => {
    const ann = { front: [body('A', 2, 2), body('B', 2, 2)], back: [body('C', 2, 2, 'ranged')] };
    expect(joining('modern', ann, { front: D }, 'D', 'A')).toEqual(['done', 'join B']);
    const at = scene('modern', { ann, bob: { front: D } });
    expect(at.ann.refused('attack', 'D', 'A', 'C')).toContain('VS-ATK-19');
    at.close();
  });

  // VS-ATK-20
  test('a ranged team attack is made by back row characters with Ranged only', () => {
    const ann = {
      front: [body('A', 2, 2, 'ranged')],
      back: [body('B', 2, 2, 'ranged'), body('C', 2, 2), body('E', 2, 2, 'ranged')],
    };
    expect(joining('modern', ann, { front: D }, 'D', 'B')).toEqual(['done', 'join E']);
  });

  // VS-ATK-22: a chain of pairs is not enough.
  test('all of them have one team in common', () => {
    const front = [body('A', 2, 2), body('B', 2, 2, 'team:avengers+xmen'), body('C', 2, 2, 'team:xmen')];
    const { ann, close } = scene('modern', { ann: { front }, bob: { front: D } });
    expect(ann.refused('attack', 'D', 'A', 'B', 'C')).toContain('VS-ATK-22');
    close();
    expect(joining('modern', { front }, { front: D }, 'D', 'B')).toEqual(['done', 'join C']);
  });

  // VS-ATK-23
  test('a character with two teams joins either', () => {
    const front = [body('A', 2, 2), body('B', 2, 2, 'team:xmen'), body('C', 2, 2, 'team:avengers+xmen')];
    expect(joining('modern', { front }, { front: D }, 'D', 'A')).toEqual(['done', 'join C']);
    expect(joining('modern', { front }, { front: D }, 'D', 'B')).toEqual(['done', 'join C']);
  });

  // VS-ATK-24
  test('characters without a team never team attack', () => {
    const front = [body('A', 2, 2, 'team:none'), body('B', 2, 2, 'team:none'), body('C', 2, 2)];
    const { ann, table, card, close } = scene('modern', { ann: { front }, bob: { front: D } });
    expect(ann.refused('attack', 'D', 'A', 'B')).toContain('VS-ATK-24');
    ann.attack('D', 'A');
    expect([table().combat, card('B').role]).toEqual([true, 'none']);
    close();
  });

  // VS-ATK-24: unless an effect allows it, here with main characters of any team.
  test('an effect may allow a team attack without a common team', () => {
    const { ann, close } = scene('modern', {
      cards: [hero('Hireling', [always('For Money', can('teamAttackWithMains'))], { teams: [] })],
      ann: { front: [body('Boss', 2, 2, 'main'), 'Hireling'] },
      bob: { front: D },
      open: true,
    });
    ann.attack('D', 'Boss', '...');
    expect(ann.offered()).toEqual(['done', 'join Hireling']);
    close();
  });
});

// VS-ATK-21
test('all attackers of a team attack exhaust as it is declared', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: [body('A', 2, 2), body('B', 2, 2), body('C', 2, 2)] },
    bob: { front: D },
  });
  ann.attack('D', 'A', 'B');
  expect(['A', 'B', 'C', 'D'].map((name) => card(name).exhausted)).toEqual([true, true, false, false]);
  close();
});

// VS-ATK-27: the power counts for a solo attacker only.
test('an attack by one character is a solo attack', () => {
  const loner = hero('Loner', [always('Alone', { mod: 'cant', what: 'beStruckBack', in: 'solo' })]);
  const struck = (...attackers: string[]) => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [loner],
      ann: { front: ['Loner', body('A', 2, 9)] },
      bob: { front: D },
    });
    ann.attack('D', ...attackers);
    resolve(ann, bob);
    if (attackers.length > 1) bob.strikeBack('Loner');
    close();
    return card('Loner').stunned;
  };
  expect(struck('Loner')).toBe(false);
  expect(struck('Loner', 'A')).toBe(true);
});

describe('a team attack on a protected character', () => {
  const ann = {
    front: [body('A', 2, 2, 'flight'), body('B', 2, 2, 'flight'), body('C', 2, 2, 'stealth'), body('E', 2, 2)],
    back: [body('R', 2, 2, 'ranged', 'flight'), body('S', 2, 2, 'ranged', 'flight'), body('T', 2, 2, 'ranged')],
  };
  const open = { front: D, back: [body('P', 2, 2)] };
  const blocked = { front: [body('D', 6, 6, 'flight')], back: [body('P', 2, 2)] };

  // VS-ATK-25, E-039: the rule of all books but the compiled one.
  test.each(['mb15', 'mcu18', 'cw'])('needs Flight of every attacker in %s', (profile) => {
    expect(joining(profile, ann, open, 'P', 'A')).toEqual(['done', 'join B']);
  });

  // VS-ATK-25: from the back row that holds in every edition.
  test.each(['mb15', 'cr21', 'mcu18', 'cw', 'modern'])('needs Flight of every ranged attacker in %s', (profile) => {
    expect(joining(profile, ann, open, 'P', 'R')).toEqual(['done', 'join S']);
  });

  // VS-ATK-25: a flyer in the way.
  test('cannot be made by flyers over a front row with Flight', () => {
    const at = scene('modern', { ann, bob: blocked });
    expect(at.ann.offered('attack').filter((line) => line.startsWith('P'))).toEqual(['P, C']);
    at.close();
  });

  // VS-ATK-26: each reaches it in its own way.
  test.each(['cr21', 'modern'])('may mix Flight and Stealth in a melee attack in %s', (profile) => {
    expect(joining(profile, ann, open, 'P', 'A')).toEqual(['done', 'join B', 'join C']);
    const at = scene(profile, { ann, bob: open });
    expect(at.ann.refused('attack', 'P', 'A', 'E')).toContain('VS-ATK-06');
    at.close();
  });

  // VS-ATK-26
  test('may be made by two with Stealth past a flyer', () => {
    const two = { front: [body('A', 2, 2, 'stealth'), body('B', 2, 2, 'stealth')] };
    expect(joining('modern', two, blocked, 'P', 'A')).toEqual(['done', 'join B']);
    const at = scene('mb15', { ann: two, bob: blocked });
    expect(at.ann.refused('attack', 'P', 'A', 'B')).toEqual(['VS-ATK-25', 'VS-ATK-26']);
    at.close();
  });
});
