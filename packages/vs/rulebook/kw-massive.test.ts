import { describe, expect, test } from 'vitest';
import { a, can, draw, itself, modify, on, removeFromCombat, trigger, yours } from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';
import { meddles, resolve } from './fight.ts';

const stunned = (at: { card(name: string): { stunned?: unknown } }, ...names: string[]) =>
  names.map((name) => at.card(name).stunned);

describe('Massive', () => {
  const giant = (...more: string[]) => body('G', 9, 9, 'massive', ...more);
  const row = [body('A', 2, 3), body('B', 4, 9), body('C', 5, 10)];

  // VS-KW-MASSIVE, VS-MEC-ATTACK-01
  test('attacks a whole row with full ATK, and all of it strikes back together', () => {
    const at = scene('modern', { ann: { front: [giant()] }, bob: { front: row, back: [body('X', 1, 1)] }, open: true });
    expect(at.ann.offered('attack')).toEqual(['A, G']);
    at.ann.attack('A', 'G');
    resolve(at.ann, at.bob);
    expect(stunned(at, 'A', 'B', 'C', 'G', 'X')).toEqual([true, true, false, true, false]);
  });

  // VS-MEC-ATTACK-01: without one of them the strikes are not enough.
  test('a defender that leaves the combat strikes no more', () => {
    const at = scene('modern', {
      cards: [hero('Spell', [meddles('Away', removeFromCombat(a(yours({ combat: 'defender' }))))])],
      ann: { front: [giant()] },
      bob: { front: row, back: ['Spell'] },
      open: true,
    });
    at.ann.attack('A', 'G');
    at.ann.pass();
    at.bob.use('Spell', 'Away');
    at.bob.choose('C');
    resolve(at.ann, at.bob);
    expect(stunned(at, 'A', 'B', 'C', 'G')).toEqual([true, true, false, false]);
  });

  // VS-MEC-ATTACK-02
  test('gets at a back row only where nothing protects it, or by flying', () => {
    const bob = { front: [body('A', 2, 3)], back: [body('X', 1, 1), body('Y', 1, 1)] };
    const walks = scene('modern', { ann: { front: [giant()] }, bob, open: true });
    expect(walks.ann.offered('attack')).toEqual(['A, G']);
    const flies = scene('modern', { ann: { front: [giant('flight')] }, bob, open: true });
    expect(flies.ann.offered('attack')).toEqual(['A, G', 'X, G']);
    flies.ann.attack('X', 'G');
    resolve(flies.ann, flies.bob);
    expect(stunned(flies, 'A', 'X', 'Y')).toEqual([false, true, true]);
  });

  // VS-MEC-ATTACK-02: whom it cannot attack does not defend.
  test('leaves out whoever is face down', () => {
    const at = scene('modern', {
      ann: { front: [giant()] },
      bob: { front: [{ body: 'A 2/3', stunned: true }, body('B', 4, 9)] },
      open: true,
    });
    at.ann.attack('B', 'G');
    expect([at.card('A').role, at.card('B').role]).toEqual(['none', 'defender']);
    resolve(at.ann, at.bob);
  });

  // VS-MEC-ATTACK-03
  test('team attacks with nobody but its like', () => {
    const at = scene('modern', {
      ann: {
        front: [giant('team:xmen'), body('H', 1, 3, 'massive', 'team:xmen'), body('S', 9, 9, 'team:xmen')],
      },
      bob: { front: [body('A', 2, 10), body('B', 2, 11)] },
      open: true,
    });
    expect(at.ann.refused('attack', 'A', 'G', 'S')).toContain('VS-MEC-ATTACK-03');
    at.ann.attack('A', 'G', 'H');
    resolve(at.ann, at.bob);
    at.bob.choose('H');
    expect(stunned(at, 'A', 'B', 'G', 'H')).toEqual([true, false, false, true]);
  });

  // VS-MEC-ATTACK-04: each for itself.
  test('in a ranged attack only Ranged defenders strike, and Ferocious ones strike first', () => {
    const at = scene('modern', {
      ann: { back: [giant('ranged')] },
      bob: { front: [body('A', 9, 3), body('B', 5, 9, 'ranged')] },
      open: true,
    });
    at.ann.attack('A', 'G');
    resolve(at.ann, at.bob);
    expect(stunned(at, 'A', 'B', 'G')).toEqual([true, true, false]);
    const fierce = scene('modern', {
      ann: { front: [giant()] },
      bob: { front: [body('A', 9, 3, 'ferocious'), body('B', 1, 9)] },
      open: true,
    });
    fierce.ann.attack('A', 'G');
    resolve(fierce.ann, fierce.bob);
    expect(stunned(fierce, 'A', 'B', 'G')).toEqual([false, false, true]);
  });

  // VS-MEC-ATTACK-04: each of them is attacked.
  test('every defender is attacked', () => {
    const guard = (name: string) => hero(name, [trigger('Alarm', on('isAttacked', itself), draw())]);
    const at = scene('modern', {
      cards: [guard('One'), guard('Two')],
      ann: { front: [giant()] },
      bob: { front: ['One', 'Two'], deck: 5 },
      open: true,
    });
    at.ann.attack('One', 'G');
    while (at.asks() === 'orderTriggers') at.ann.order('One');
    expect(at.seat('bob').hand?.length).toBe(2);
  });
});

describe('Two defenders', () => {
  const cards = [hero('Twin', [does('Heads', modify('self', 'turn', can('attackTwo')))], { atk: 5, def: 5 })];
  const open = () => {
    const at = scene('modern', {
      cards,
      ann: { front: ['Twin', body('F', 1, 1)] },
      bob: { front: [body('A', 2, 5), body('B', 3, 5), body('C', 9, 5)], back: [body('X', 1, 1)] },
      open: true,
    });
    at.ann.use('Twin', 'Heads');
    return at;
  };

  // VS-MEC-ATTACK-05
  test('are struck with full ATK each, and strike back together', () => {
    const at = open();
    at.ann.attack('A', 'Twin');
    expect(at.ann.offered()).toEqual(['done', 'choose B', 'choose C']);
    at.ann.choose('B');
    resolve(at.ann, at.bob);
    expect(stunned(at, 'A', 'B', 'C', 'Twin')).toEqual([true, true, false, true]);
  });

  // VS-MEC-ATTACK-05: only if it likes, and only alone.
  test('are no duty, and not for a team', () => {
    const at = open();
    at.ann.attack('A', 'Twin');
    at.ann.done();
    expect(at.card('B').role).toBe('none');
    resolve(at.ann, at.bob);
    const team = open();
    team.ann.attack('A', 'Twin', 'F');
    expect(team.ann.offered()).toEqual(['pass']);
    resolve(team.ann, team.bob);
  });
});
