import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

describe('Helmut Zemo', () => {
  const named = (id: string, digit: number) => {
    const at = scene('modern', {
      ann: { back: [`${id} as Zemo`], hand: [body('Mine', 1, 1, 'cost:2')], resources: ['Intellect Location x2'] },
      bob: { hand: [body('One', 1, 1), body('Two', 1, 1, 'cost:2'), body('Also', 1, 1, 'cost:2'), 'mnb-105 as Fire'] },
    });
    at.ann.use('Zemo', 'Fall Before My Superior Number');
    expect(at.ann.offered('number')).not.toContain('0');
    expect(at.ann.offered('done')).toEqual([]);
    at.ann.number(digit);
    at.ann.done();
    return at;
  };

  test.each(['svh-001', 'svh-002'])('%s makes an enemy discard a card of that cost, of their choice', (id) => {
    const { ann, bob, card, close } = named(id, 2);
    expect(bob.offered('choose').toSorted()).toEqual(['Also', 'Two']);
    bob.choose('Also');
    expect([card('Also').zone, card('Two').zone, ann.sees('One')]).toEqual(['ko', 'hand', false]);
    expect(ann.refused('use', 'Zemo', 'Fall Before My Superior Number')).toEqual(['VS-PWR-42']);
    close();
  });

  test.each(['svh-001', 'svh-002'])('%s sees the hand of an enemy who has none', (id) => {
    const { ann, seat, watcher, close } = named(id, 3);
    expect(watcher.sees('One')).toBe(true);
    expect([ann.sees('One'), ann.sees('Fire'), seat('bob').hand]).toEqual([true, true, expect.anything()]);
    expect(seat('bob').hand).toHaveLength(4);
    close();
  });

  test('svh-001 gains XP equal to the cost of the first character recruited each turn', () => {
    const { ann, card, close } = scene('modern', {
      at: 'recruit',
      ann: { back: ['svh-001 as Zemo'], hand: [body('A', 1, 1, 'cost:4'), body('B', 1, 1)], points: 9 },
      bob: {},
    });
    ann.recruit('A', 'front');
    expect(card('Zemo').xp).toBe(4);
    ann.recruit('B', 'front');
    expect(card('Zemo').xp).toBe(4);
    close();
  });

  test('svh-001 gains none for enemies who recruit, nor for equipment', () => {
    const { ann, card, close } = scene('modern', {
      at: 'recruit',
      ann: { back: ['svh-001 as Zemo'], front: [body('A', 1, 1)], hand: ['thu-019 as Gun'], points: 9 },
      bob: {},
    });
    if (ann.offered('equip').length > 0) ann.equip('Gun', 'A');
    expect(card('Zemo').xp).toBe(0);
    close();
    const enemy = scene('modern', {
      at: 'recruit',
      ann: { hand: [body('A', 1, 1)], points: 9 },
      bob: { back: ['svh-001 as Zemo'] },
    });
    enemy.ann.recruit('A', 'front');
    expect(enemy.card('Zemo').xp).toBe(0);
  });

  const disloyal = (target: string) => {
    const at = scene('modern', {
      ann: { back: ['svh-002 as Zemo'], front: [body('Own', 1, 1)], resources: ['Skill Location x2'] },
      bob: {
        back: [body('Boss', 1, 9, 'main', 'team:xmen')],
        front: [body('Friend', 1, 9, 'team:xmen'), body('Traitor', 1, 9, 'team:avengers')],
      },
    });
    at.ann.use('Zemo', 'The Price of Disloyalty');
    expect(at.ann.offered('choose').toSorted()).toEqual(['Friend', 'Traitor']);
    at.ann.choose(target);
    expect(at.ann.refused('use', 'Zemo', 'The Price of Disloyalty')).toEqual(['VS-PWR-42']);
    return at;
  };

  test('svh-002 dazes an enemy supporting character', () => {
    const { card, close } = disloyal('Friend');
    expect([card('Friend').stunned, card('Friend').wounds]).toEqual([true, 0]);
    close();
  });

  test('svh-002 KOs one that shares no team with its main character', () => {
    const { card, close } = disloyal('Traitor');
    expect(card('Traitor').zone).toBe('ko');
    close();
  });
});

describe('Arnim Zola', () => {
  test('svh-009 makes an enemy of your choice discard a card of theirs as he appears', () => {
    const { ann, bob, seat, close } = scene('modern', {
      at: 'recruit',
      ann: { hand: ['svh-009 as Zola', body('X', 1, 1)], points: 2 },
      bob: { hand: [body('A', 1, 1), body('B', 1, 1)] },
    });
    ann.recruit('Zola', 'front');
    expect(bob.offered('choose').toSorted()).toEqual(['A', 'B']);
    bob.choose('A');
    expect([seat('bob').hand, seat('bob').ko]).toEqual([['B'], ['A']]);
    expect(seat('ann').hand).toEqual(['X']);
    close();
  });

  const fallen = (turn: 'ann' | 'bob', stunned = 'Zola') => {
    const at = scene('modern', {
      turn,
      ann: {
        front: ['svh-009 as Zola', body('Own', 1, 1, 'health:1')],
        deck: [body('Top', 1, 1), 'svh-009 as Copy', 'mnb-105', body('Low', 1, 1)],
        resources: ['Energy Location'],
      },
      bob: { front: [body('D', 9, 20)] },
    });
    if (turn === 'bob') {
      at.bob.attack(stunned, 'D');
      pass(at.bob, at.ann);
    } else {
      at.ann.attack('D', stunned);
      pass(at.ann, at.bob);
    }
    return at;
  };

  test('svh-009 finds another one as he is KO’d on an enemy turn', () => {
    const { ann, bob, card, seat, close } = fallen('bob');
    expect(card('Zola').zone).toBe('ko');
    ann.react('Zola', 'Transfer Consciousness');
    expect(ann.offered('choose')).toEqual(['Copy']);
    ann.choose('Copy');
    expect(seat('ann').hand).toHaveLength(1);
    expect(seat('ann').deck).toHaveLength(3);
    expect(bob.sees('Copy')).toBe(true);
    close();
  });

  test('svh-009 may leave it, and does not for others or on his own turn', () => {
    const on = fallen('bob');
    on.ann.pass();
    expect(on.seat('ann').hand).toEqual([]);
    const own = fallen('ann');
    expect(own.ann.offered('react')).toEqual([]);
    const other = fallen('bob', 'Own');
    expect(other.ann.offered('react')).toEqual([]);
  });
});

describe('Doctor Faustus', () => {
  const start = () =>
    scene('modern', {
      ann: {
        front: [{ card: 'svh-011', as: 'Faustus', plus: 3 }, body('Own', 1, 1)],
        resources: ['Intellect Location x2'],
      },
      bob: { front: [body('Weak', 2, 9), body('Equal', 3, 9), body('Boss', 0, 9, 'main')] },
    });

  test('svh-011 moves a weaker enemy supporting character to your side, exhausted, for good', () => {
    const { ann, bob, card, close } = start();
    ann.use('Faustus', 'Hypnotic Suggestion');
    ann.row('back');
    expect([card('Weak').controller, card('Weak').zone, card('Weak').exhausted]).toEqual(['ann', 'back', true]);
    expect(ann.refused('use', 'Faustus', 'Hypnotic Suggestion')).toEqual(['VS-PWR-42']);
    nextMain(ann, bob);
    nextMain(bob, ann);
    expect([card('Weak').controller, card('Weak').owner]).toEqual(['ann', 'bob']);
    close();
  });

  test('svh-011 has nobody to move who is not weaker', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['svh-011 as Faustus'], resources: ['Intellect Location'] },
      bob: { front: [body('Equal', 0, 9)] },
    });
    if (ann.offered('use').length > 0) ann.use('Faustus', 'Hypnotic Suggestion');
    expect(card('Equal').controller).toBe('bob');
    close();
  });

  test('svh-011: a stolen character is KO’d into its owner’s pile', () => {
    const { ann, bob, seat } = scene('modern', {
      ann: { front: [{ card: 'svh-011', as: 'Faustus', plus: 3 }], resources: ['Intellect Location'] },
      bob: { front: [body('Weak', 2, 9, 'health:1'), body('Big', 20, 20)] },
    });
    ann.use('Faustus', 'Hypnotic Suggestion');
    ann.row('front');
    nextMain(ann, bob);
    bob.attack('Weak', 'Big');
    pass(bob, ann);
    expect([seat('bob').ko, seat('ann').ko]).toEqual([['Weak'], []]);
  });
});

describe('Soldiers of Hydra', () => {
  test.each(['svh-010', 'svh-012', 'svh-014', 'svh-016', 'svh-018', 'svh-021'])('%s is a Soldier', (id) => {
    const { ann, card, close } = scene('modern', {
      at: 'recruit',
      ann: { front: [body('Old', 1, 1, 'soldier', 'team:hydra')], hand: [`${id} as New`], points: 9 },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
    });
    ann.recruit('New', 'front');
    ann.choose('D');
    expect([card('D').minus, card('E').minus]).toEqual([2, 0]);
    close();
  });

  test('svh-010 can stand there any number of times', () => {
    const { ann, card, close } = scene('modern', {
      at: 'recruit',
      ann: { front: ['svh-010 as Old'], hand: ['svh-010 as New'], points: 9 },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.recruit('New', 'front');
    expect([card('Old').zone, card('New').zone]).toEqual(['front', 'front']);
    expect(card('New').keywords).toContain('ranged');
    close();
  });

  test.each([0, 1, 2])(
    'svh-012 draws a card for each of %i equipment on his side at the start of his turn',
    (count) => {
      const wearers = ['A', 'B'].map((name, i) => ({
        body: `${name} 1/1 team:hydra`,
        ...(i < count && { equipment: [`svh-052 as Jet${i}`] }),
      }));
      const at = scene('modern', {
        at: 'turn',
        ann: { front: ['svh-012 as Fixer', ...wearers], deck: 20 },
        bob: { front: [{ body: 'C 1/1', equipment: ['svh-052 as Theirs'] }], deck: 20 },
      });
      passTo(at, 'ann', 'main');
      // Two more for the Draw Phase.
      expect(at.seat('ann').hand).toHaveLength(2 + count);
      passTo(at, 'bob', 'main');
      expect(at.seat('ann').hand).toHaveLength(2 + count);
    },
  );

  test('svh-014 makes supporting characters on his side Hydra, too', () => {
    const { card, close } = scene('modern', {
      ann: { front: ['svh-014 as Strucker', body('A', 1, 1)], back: [body('Boss', 1, 1, 'main')] },
      bob: { front: [body('D', 1, 1)] },
    });
    expect(['A', 'Boss', 'D'].map((name) => card(name).teams)).toEqual(['avengers hydra', 'avengers', 'avengers']);
    expect(card('Strucker').keywords).toContain('ranged');
    close();
  });

  test('svh-016 gets a counter for each other face-up Hydra character, equipment and location of his side', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [
          'svh-016 as Hive',
          body('A', 1, 1, 'team:hydra'),
          { body: 'Down 1/1 team:hydra', stunned: true },
          { body: 'Armed 1/1', equipment: ['svh-022 as Rifle'] },
          { body: 'Flown 1/1', equipment: ['svh-052 as Jet'] },
        ],
        resources: [
          'svh-028 as Gehenna',
          { card: 'svh-028', as: 'Dark', faceDown: true },
          'svh-054 as Other',
          'Might Location',
        ],
      },
      bob: {
        front: [{ body: 'D 1/1 team:hydra', equipment: ['svh-022 as Theirs'] }],
        resources: ['svh-028 as Far'],
      },
    });
    ann.use('Hive', 'Collection of Parasites', 'Might Location');
    expect(card('Hive').plus).toBe(3);
    close();
  });

  test.each([
    ['back', false],
    ['front', true],
  ] as const)('svh-018 in the %s row: front row attackers are struck: %s', (row, struck) => {
    const front = [body('A', 1, 1), ...(row === 'front' ? ['svh-018 as Kraken'] : [])];
    const { ann, bob, card, close } = scene('modern', {
      ann: { front, back: [body('R', 1, 1, 'ranged'), ...(row === 'back' ? ['svh-018 as Kraken'] : [])] },
      bob: { front: [body('D', 5, 20, 'ranged')] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('A').stunned).toBe(struck);
    ann.attack('D', 'R');
    pass(ann, bob);
    expect(card('R').stunned).toBe(true);
    close();
  });

  test('svh-018 keeps nobody from being struck as a defender, nor enemies', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 5, 9), body('B', 5, 1)] },
      bob: { front: [body('D', 5, 2)], back: ['svh-018 as Kraken'] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('D').stunned).toBe(true);
    nextMain(ann, bob);
    close();
    const own = scene('modern', {
      ann: { front: [body('A', 5, 3)] },
      bob: { front: [body('D', 5, 20)], back: ['svh-018 as Kraken'] },
    });
    own.ann.attack('D', 'A');
    pass(own.ann, own.bob);
    expect(own.card('A').stunned).toBe(true);
  });

  const limb = (turn: 'ann' | 'bob', victim = 'A') => {
    const at = scene('modern', {
      turn,
      ann: {
        front: ['svh-021 as Leader', body('A', 1, 1, 'team:hydra', 'health:1'), body('C', 1, 1, 'health:1')],
        hand: [
          body('H', 1, 1, 'team:hydra'),
          body('I', 1, 1, 'team:hydra'),
          body('J', 1, 1, 'team:hydra'),
          body('K', 1, 1),
          'svh-027 as Twist',
        ],
        resources: ['Might Location'],
      },
      bob: { front: [body('D', 9, 20)] },
    });
    if (turn === 'bob') {
      at.bob.attack(victim, 'D');
      pass(at.bob, at.ann);
    } else {
      at.ann.attack('D', victim);
      pass(at.ann, at.bob);
    }
    return at;
  };

  test('svh-021 puts up to two Hydra characters from hand onto your side when another is KO’d on an enemy turn', () => {
    const { ann, card, close } = limb('bob');
    ann.react('Leader', 'Cut Off a Limb and Two More Shall Take Its Place');
    expect(ann.offered('choose').toSorted()).toEqual(['H', 'I', 'J']);
    ann.choose('H', 'J');
    ann.row('back');
    ann.row('back');
    expect(['H', 'I', 'J'].map((name) => card(name).zone)).toEqual(['back', 'hand', 'back']);
    close();
  });

  test('svh-021 does not on your own turn, nor for others', () => {
    expect(limb('ann').ann.offered('react')).toEqual([]);
    expect(limb('bob', 'C').ann.offered('react')).toEqual([]);
    const enemy = scene('modern', {
      turn: 'bob',
      ann: { front: ['svh-021 as Leader'], hand: [body('H', 1, 1, 'team:hydra')], resources: ['Might Location'] },
      bob: { front: [body('D', 1, 1, 'team:hydra', 'health:1')] },
    });
    enemy.bob.attack('Leader', 'D');
    pass(enemy.bob, enemy.ann);
    expect([enemy.card('D').zone, enemy.ann.offered('react')]).toEqual(['ko', []]);
  });

  test('svh-021 does not as he is KO’d himself', () => {
    const { ann, bob, card } = scene('modern', {
      turn: 'bob',
      ann: {
        front: [{ card: 'svh-021', as: 'Leader', wounds: 1 }],
        hand: [body('H', 1, 1, 'team:hydra')],
        resources: ['Might Location'],
      },
      bob: { front: [body('D', 20, 20)] },
    });
    bob.attack('Leader', 'D');
    pass(bob, ann);
    expect([card('Leader').zone, ann.offered('react')]).toEqual(['ko', []]);
  });
});

describe('Others of Hydra', () => {
  const viper = (attacker: string, minus: number) => {
    const at = scene('modern', {
      ann: {
        front: ['svh-015 as Viper', body('A', 1, 9, 'ranged')],
        back: [body('R', 1, 9, 'ranged')],
        resources: ['Skill Location'],
      },
      bob: {
        front: [
          { body: 'D 1/20', minus },
          { body: 'E 1/20', minus: 1 },
        ],
      },
    });
    at.ann.attack('D', attacker);
    return at;
  };

  test('svh-015 stuns an enemy defender with a -1/-1 counter in melee', () => {
    const { ann, bob, card, close } = viper('Viper', 1);
    ann.use('Viper', 'Poison Fangs');
    expect([card('D').stunned, card('E').stunned]).toEqual([true, false]);
    if (ann.offered('pass').length > 0) pass(ann, bob);
    close();
  });

  test('svh-015 stuns nobody without one, or at range', () => {
    const without = viper('Viper', 0);
    without.ann.use('Viper', 'Poison Fangs');
    expect(without.card('D').stunned).toBe(false);
    const far = scene('modern', {
      ann: { back: ['svh-015 as Viper'], resources: ['Skill Location'] },
      bob: { front: [{ body: 'D 1/20', minus: 1 }] },
    });
    far.ann.attack('D', 'Viper');
    far.ann.use('Viper', 'Poison Fangs');
    expect(far.card('D').stunned).toBe(false);
    pass(far.bob, far.ann);
  });

  test('svh-015 stuns no defender of her own side', () => {
    const { ann, bob, card } = scene('modern', {
      turn: 'bob',
      ann: { front: [{ card: 'svh-015', as: 'Viper', minus: 1 }], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 9)] },
    });
    bob.attack('Viper', 'D');
    if (ann.offered('use').length > 0) ann.use('Viper', 'Poison Fangs');
    expect(card('Viper').stunned).toBe(false);
  });

  test('svh-017 KOs all enemy equipment and cannot team attack', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: ['svh-017 as Magneto', { body: 'A 1/9', equipment: ['svh-052 as Own'] }],
        resources: ['Energy Location x2'],
      },
      bob: {
        front: [
          { body: 'D 1/9', equipment: ['svh-052 as Jet'] },
          { body: 'E 1/9', equipment: ['svh-022 as Rifle'] },
        ],
      },
    });
    ann.use('Magneto', 'Master of Magnetism');
    expect(['Jet', 'Rifle', 'Own', 'D'].map((name) => card(name).zone)).toEqual(['ko', 'ko', 'equipped', 'front']);
    expect(String(card('Magneto').keywords).split(' ')).toEqual(
      expect.arrayContaining(['flight', 'ranged', 'solitary']),
    );
    expect(ann.refused('use', 'Magneto', 'Master of Magnetism')).toEqual(['VS-PWR-42']);
    close();
  });

  test('svh-019: any Hydra character in hand powers up any Hydra character of your side', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: ['svh-019 as Madame', body('A', 1, 1, 'team:hydra'), body('B', 1, 1)],
        hand: [body('H', 1, 1, 'team:hydra'), body('X', 1, 1), 'svh-022 as Rifle'],
      },
      bob: { front: [body('D', 1, 1, 'team:hydra')] },
    });
    expect(ann.offered('powerUp').toSorted()).toEqual(['H, A', 'H, Madame']);
    ann.powerUp('H', 'A');
    expect(card('A').plus).toBe(1);
    close();
  });

  test('svh-020 keeps enemies from drawing until your next turn', () => {
    const at = scene('modern', {
      ann: { front: ['svh-020 as Skull'], resources: ['Intellect Location x2'], deck: 20 },
      bob: { deck: 20 },
    });
    at.ann.use('Skull', 'A Diabolical Plan');
    passTo(at, 'bob', 'main');
    expect(at.seat('bob').hand).toEqual([]);
    passTo(at, 'ann', 'main');
    expect(at.seat('ann').hand).not.toEqual([]);
    passTo(at, 'bob', 'main');
    expect(at.seat('bob').hand).not.toEqual([]);
  });
});
