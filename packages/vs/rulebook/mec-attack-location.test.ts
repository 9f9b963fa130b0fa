import { describe, expect, test } from 'vitest';
import { a, always, anyTurn, can, draw, enemy, ko, on, stun, trigger, yours } from '../src/index.ts';
import { body, does, hero, listed, scene } from './cast.ts';

describe('an attack on a location', () => {
  const thing = hero(
    'Thing',
    [
      always('Big', can('attackLocations')),
      trigger('Proud', on('strikes', { self: true }), draw()),
      does('Fall', stun(a(enemy()))),
    ],
    { atk: 5, def: 8 },
  );
  const weak = hero('Weak', [always('Big', can('attackLocations'))], { atk: 0, def: 8 });
  const flier = hero('Guard', [
    anyTurn('Trap', 'anyCombat', ['might'], stun(a(yours({ name: 'Guard' })))),
    does('Hm', ko('self')),
  ]);
  const cards = [thing, weak, flier];
  const down = { body: 'Boss 1/9 main', stunned: true };
  const stage = (bob: object, front: readonly (string | object)[] = ['Thing', body('A', 9, 9)]) =>
    scene('modern', { cards, ann: { front, deck: 9 }, bob: { back: [down], deck: 9, ...bob }, open: true });
  const fight = (at: ReturnType<typeof stage>, whom: string, who = 'Thing') => {
    at.ann.attack(whom, who);
    at.ann.pass();
    at.bob.pass();
  };

  // VS-MEC-ATTACK-09: a strike KOs it; it is not stunned, it does not strike, and nobody else may attack it.
  test('KOs the location', () => {
    const at = stage({ resources: ['Might Location', { card: 'Skill Location', faceDown: true }] });
    expect(at.ann.offered('attack')).toEqual(['Might Location, Thing']);
    fight(at, 'Might Location');
    expect(at.seat('bob').ko).toEqual(['Might Location']);
    expect(listed(at.seat('bob'), 'resources')).toHaveLength(1);
    expect([at.card('Thing').stunned, at.card('Thing').exhausted, at.seat('ann').hand.length]).toEqual([
      false,
      true,
      1,
    ]);
    expect([at.table().combat, at.decides()]).toEqual([false, 'ann']);
  });

  // VS-MEC-ATTACK-09: all characters of that side, in either row.
  test.each(['front', 'back'])('is not made while one stands in the %s row', (row) => {
    const at = stage({
      resources: ['Might Location'],
      ...(row === 'front' ? { front: [body('D', 2, 2)] } : { back: [body('D', 2, 2), down] }),
    });
    expect(at.ann.offered('attack').filter((one) => one.startsWith('Might'))).toEqual([]);
  });

  // VS-MEC-ATTACK-09, VS-ATK-05: in melee.
  test('is a melee attack', () => {
    expect(stage({ resources: ['Might Location'] }, [body('A', 9, 9)]).ann.offered('attack')).toEqual([]);
    const at = scene('modern', {
      cards: [hero('Far', [always('Big', can('attackLocations')), { power: 'keyword', keyword: 'ranged' }])],
      ann: { back: ['Far'] },
      bob: { back: [down], resources: ['Might Location'] },
    });
    expect(at.ann.offered('attack')).toEqual([]);
  });

  // VS-MEC-ATTACK-09, VS-CMB-14: who has no ATK strikes nobody.
  test('without ATK leaves it', () => {
    const at = stage({ resources: ['Might Location'] }, ['Weak']);
    fight(at, 'Might Location', 'Weak');
    expect(at.seat('bob').ko).toEqual([]);
    expect(at.card('Weak').exhausted).toBe(true);
  });

  // VS-MEC-ATTACK-09, VS-CMB-50: turned down, as payment does, it defends no longer, and can be attacked no more.
  test('ends when the location is turned face down', () => {
    const at = stage({ front: ['Guard'], resources: ['Might Location'] });
    at.ann.use('Thing', 'Fall');
    at.ann.choose('Guard');
    expect(at.ann.offered('attack')).toEqual(['Might Location, Thing']);
  });
});
