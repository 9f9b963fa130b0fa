import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('aln-027 and aln-028 The Perfect Organism', () => {
  const perfection = 'Its Structural Perfection...';

  test('keeps the defender from striking back when it melee attacks', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['aln-027 as Drone'], resources: ['Alien Location x2'] },
      bob: { front: [body('D', 9, 9)] },
    });
    expect(ann.refused('use', 'Drone', perfection)).not.toEqual([]);
    ann.attack('D', 'Drone');
    ann.use('Drone', perfection);
    pass(bob, ann);
    expect([card('Drone').stunned, card('Drone').xp]).toEqual([false, 1]);
  });

  test('is for its own turn, and does nothing for an attack at range', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 9, 9)], resources: ['Alien Location'] },
      bob: { front: ['aln-027 as Drone'], resources: ['Alien Location'] },
    });
    ann.attack('Drone', 'A');
    ann.pass();
    expect(bob.offered('use')).toEqual([]);
    bob.pass();
    expect(card('Drone').xp).toBe(0);

    const far = scene('modern', {
      ann: { back: [{ card: 'aln-027', as: 'Drone' }], resources: ['Alien Location'] },
      bob: { front: [body('D', 9, 9, 'ranged')] },
    });
    expect(far.ann.offered('attack')).toEqual([]);
  });

  test('gains an XP when it survives a combat, and becomes Level 2 with the third', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: [{ card: 'aln-027', as: 'Drone', xp: 2 }] },
    });
    ann.attack('Drone', 'A');
    pass(ann, bob);
    expect(card('aln-028').level).toBe(2);
  });

  test('gains none when it is stunned in the combat', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['aln-027 as Drone'] },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.attack('D', 'Drone');
    pass(ann, bob);
    expect([card('Drone').stunned, card('Drone').xp]).toEqual([true, 0]);
  });

  test('Level 2 keeps melee attackers from striking it, for Intellect', () => {
    const hostility = '...Is Matched Only By Its Hostility';
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 9, 9), body('B', 9, 9)], back: [body('R', 9, 9, 'ranged')] },
      bob: { front: ['aln-028 as Drone'], resources: ['Intellect Location x2'] },
    });
    ann.attack('Drone', 'A', 'B');
    ann.pass();
    bob.use('Drone', hostility);
    pass(ann, bob);
    bob.strikeBack('A');
    expect([card('Drone').stunned, card('A').stunned]).toEqual([false, true]);
    ann.attack('Drone', 'R');
    ann.pass();
    expect(bob.refused('use', 'Drone', hostility)).toEqual(['VS-PWR-42']);
    bob.pass();
    expect(card('Drone').stunned).toBe(true);
  });

  test('Level 2 does not keep ranged attackers from striking', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { back: [body('R', 9, 9, 'ranged')] },
      bob: { front: ['aln-028 as Drone'], resources: ['Intellect Location'] },
    });
    ann.attack('Drone', 'R');
    ann.pass();
    bob.use('Drone', '...Is Matched Only By Its Hostility');
    pass(ann, bob);
    expect(card('Drone').stunned).toBe(true);
  });

  test('Level 2 still attacks without being struck', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['aln-028 as Drone'], resources: ['Alien Location'] },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.attack('D', 'Drone');
    ann.use('Drone', perfection);
    pass(bob, ann);
    expect([card('D').stunned, card('Drone').stunned]).toEqual([true, false]);
  });
});

describe('aln-031 and aln-032 The Dragon', () => {
  test('readies itself in the Main Phase for Might, once a turn', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['aln-031 as Dragon'], resources: ['Might Location x2'] },
      bob: { front: [body('D', 0, 9)] },
    });
    ann.attack('D', 'Dragon');
    expect([card('Dragon').exhausted, card('Dragon').xp, ann.offered('use')]).toEqual([true, 1, []]);
    pass(ann, bob);
    ann.use('Dragon', 'Nobody Can Stop It');
    expect(card('Dragon').exhausted).toBe(false);
    ann.attack('D', 'Dragon');
    pass(ann, bob);
    expect(card('Dragon').xp).toBe(2);
    expect(ann.refused('use', 'Dragon', 'Nobody Can Stop It')).toEqual(['VS-PWR-42']);
  });

  test('gains an XP for each attack of its own and becomes Level 2 with the fifth', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [{ card: 'aln-031', as: 'Dragon', xp: 4 }, body('A', 1, 9)] },
      bob: { front: [body('D', 0, 9)] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('Dragon').xp).toBe(4);
    ann.attack('D', 'Dragon');
    expect(card('aln-032').level).toBe(2);
    pass(ann, bob);
  });

  test('Level 2 readies itself too', () => {
    const { ann, card } = scene('modern', {
      ann: { front: [{ card: 'aln-032', as: 'Dragon', exhausted: true }], resources: ['Might Location'] },
      bob: {},
    });
    ann.use('Dragon', 'Nobody Can Stop It');
    expect(card('Dragon').exhausted).toBe(false);
  });

  test('Level 2 is Lethal this turn and heals a wound for each enemy it KOs', () => {
    const { ann, bob, card } = scene('modern', {
      ann: {
        front: [{ card: 'aln-032', as: 'Dragon', wounds: 2 }, body('A', 9, 9)],
        resources: ['Alien Location', 'Might Location'],
      },
      bob: { front: [body('D', 0, 3, 'health:5'), body('E', 0, 3, 'health:1')] },
    });
    ann.use('Dragon', 'It Feeds on Minds');
    expect([card('Dragon').keywords, card('Dragon').wounds]).toEqual(['creature lethal', 2]);
    ann.attack('E', 'A');
    pass(ann, bob);
    expect([card('E').zone, card('Dragon').wounds]).toEqual(['ko', 2]);
    ann.attack('D', 'Dragon');
    pass(ann, bob);
    expect([card('D').zone, card('Dragon').wounds]).toEqual(['ko', 1]);
    ann.pass();
    expect(card('Dragon').keywords).toBe('creature');
    pass(bob, bob, bob);
  });

  test('Level 2 heals nothing by what it KOs on another turn', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [{ card: 'aln-032', as: 'Dragon', wounds: 2 }], resources: ['Alien Location'] },
      bob: { front: [body('D', 1, 3, 'health:1')] },
    });
    ann.use('Dragon', 'It Feeds on Minds');
    nextMain(ann, bob);
    bob.attack('Dragon', 'D');
    pass(bob, ann);
    expect([card('D').zone, card('Dragon').wounds]).toEqual(['ko', 2]);
  });
});

describe('aln-033 and aln-034 The Newborn', () => {
  const roar = 'Rrrrrrrraaaaaaaaaaar!!!';

  test('gets three counters in its combat for Might, with an empty hand only', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['aln-033 as Newborn'], resources: ['Might Location'] },
    });
    ann.attack('Newborn', 'A');
    ann.pass();
    bob.use('Newborn', roar);
    expect(card('Newborn').plus).toBe(3);
    pass(ann, bob);

    const full = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['aln-033 as Newborn'], resources: ['Might Location'], hand: ['Might Location'] },
    });
    full.ann.attack('Newborn', 'A');
    full.ann.pass();
    expect(full.bob.offered('use')).toEqual([]);
    full.bob.pass();
  });

  test('may discard its player’s hand at the start of the Main Phase and becomes Level 2', () => {
    const { ann, card, seat } = scene('modern', {
      ann: { front: ['aln-033 as Newborn'], hand: [body('X', 1, 1), 'Earth'] },
      bob: {},
      at: 'mainStart',
    });
    ann.yes();
    expect([seat('ann').hand, seat('ann').ko.length, card('aln-034').zone]).toEqual([[], 2, 'front']);
  });

  test('gains nothing if the player keeps the hand, or has none to discard', () => {
    const { ann, card, seat } = scene('modern', {
      ann: { front: ['aln-033 as Newborn'], hand: ['Earth'] },
      bob: {},
      at: 'mainStart',
    });
    ann.no();
    expect([seat('ann').hand, card('Newborn').xp]).toEqual([['Earth'], 0]);
    const empty = scene('modern', { ann: { front: ['aln-033 as Newborn'] }, bob: {}, at: 'mainStart' });
    if (empty.ann.offered('yes').length > 0) empty.ann.yes();
    expect([empty.card('Newborn').level, empty.card('Newborn').xp]).toEqual([1, 0]);
  });

  test('Level 2 is Ferocious and Monstrous for a combat in which it defends', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 4, 4), body('B', 4, 4)] },
      bob: { front: ['aln-034 as Newborn'], resources: ['Alien Location', 'Might Location'] },
    });
    ann.attack('Newborn', 'A', 'B');
    ann.pass();
    bob.use('Newborn', 'A Beautiful Butterfly');
    expect(card('Newborn').keywords).toBe('creature ferocious monstrous');
    pass(ann, bob);
    expect([card('A').stunned, card('B').stunned, card('Newborn').stunned]).toEqual([true, true, false]);
    expect(card('Newborn').keywords).toBe('creature');
  });

  test('Level 2 roars as well, and is no butterfly when it attacks', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['aln-034 as Newborn'], resources: ['Alien Location', 'Might Location'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'Newborn');
    ann.use('Newborn', 'A Beautiful Butterfly');
    expect(card('Newborn').keywords).toBe('creature');
    bob.pass();
    ann.use('Newborn', roar);
    expect(card('Newborn').plus).toBe(3);
    pass(bob, ann);
  });
});
