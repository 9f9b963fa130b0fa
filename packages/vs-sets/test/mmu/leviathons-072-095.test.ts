import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

/** Ann recruits the card to the front row. */
const arrive = (id: string, ann: object = {}, bob: object = {}) => {
  const at = scene('modern', { ann: { hand: [`${id} as X`], points: 9, ...ann }, bob, at: 'recruit', open: true });
  at.ann.recruit('X', 'front');
  return at;
};

describe('the Leviathons’ keywords', () => {
  test.each([
    ['mmu-072', 'creature legion stealth swarm'],
    ['mmu-073', 'cometFall creature oneOfAKind'],
    ['mmu-074', 'creature lumbering oneOfAKind ranged'],
    ['mmu-075', 'creature oneOfAKind'],
    ['mmu-077', 'creature oneOfAKind'],
    ['mmu-078', 'berserker creature lumbering oneOfAKind'],
    ['mmu-079', 'creature invade lumbering oneOfAKind'],
    ['mmu-080', 'creature oneOfAKind'],
    ['mmu-082', 'cometFall creature oneOfAKind'],
    ['mmu-083', 'creature oneOfAKind'],
    ['mmu-084', 'creature ferocious lumbering oneOfAKind'],
    ['mmu-085', 'creature oneOfAKind'],
    ['mmu-086', 'cometFall creature oneOfAKind'],
    ['mmu-087', 'creature lethal lumbering oneOfAKind'],
    ['mmu-089', 'cometFall creature oneOfAKind'],
    ['mmu-090', 'cometFall creature oneOfAKind'],
    ['mmu-091', 'angry creature lumbering oneOfAKind'],
    ['mmu-092', 'creature oneOfAKind ranged'],
  ])('%s has %s', (id, keywords) => {
    const { card } = scene('modern', { ann: { front: [`${id} as X`] }, bob: {} });
    expect(String(card('X').keywords).split(' ').toSorted().join(' ')).toBe(keywords);
  });

  test('a Lumbering one leaves the defender to the defending player', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mmu-074 as X'] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
    });
    ann.attack('D', 'X');
    bob.choose('E');
    expect(card('E').role).toBe('defender');
    pass(ann, bob);
    close();
  });

  test('a comet hits each enemy character', () => {
    const { ann, card } = arrive(
      'mmu-086',
      { front: [body('A', 3, 3)] },
      { front: [body('D', 3, 3)], back: [body('E', 3, 3)] },
    );
    ann.trigger('Comet Fall');
    expect(['A', 'X', 'D', 'E'].map((name) => card(name).minus)).toEqual([0, 0, 1, 1]);
  });
});

describe('when it appears', () => {
  test('mmu-073 Leviathon Demolisher turns an enemy location face down', () => {
    const { ann, card } = arrive(
      'mmu-073',
      { resources: [R('Might')] },
      {
        resources: ['Skill Location as S', 'Energy Location as E', { card: 'Alien Location', as: 'N', faceDown: true }],
      },
    );
    ann.order('X');
    expect(ann.offered('choose')).toEqual(['S', 'E']);
    ann.choose('S');
    expect([card('S').faceDown, card('E').faceDown]).toEqual([true, false]);
  });

  test('mmu-082 Savage Leviathon may push a front row enemy', () => {
    const bob = { front: [body('D', 3, 3), body('E', 3, 3)], back: [body('F', 3, 3)] };
    const yes = arrive('mmu-082', { front: [body('A', 3, 3)] }, bob);
    yes.ann.trigger('Staggering Impact');
    yes.ann.yes();
    expect(yes.ann.offered('choose')).toEqual(['D', 'E']);
    yes.ann.choose('E');
    expect([yes.card('D').zone, yes.card('E').zone]).toEqual(['front', 'back']);
    const no = arrive('mmu-082', {}, bob);
    no.ann.trigger('Staggering Impact');
    no.ann.no();
    expect([no.card('D').zone, no.card('E').zone]).toEqual(['front', 'front']);
  });

  test('mmu-086 Spiked Leviathon may remove an enemy KO pile from the game', () => {
    const start = () => {
      const at = scene('modern/freeForAll', {
        ann: { hand: ['mmu-086 as X'], ko: [body('Mine', 1, 1)], points: 9 },
        bob: { ko: [body('D', 1, 1), 'Might Location'] },
        cat: { ko: [body('E', 1, 1)] },
        at: 'recruit',
        open: true,
      });
      at.ann.recruit('X', 'front');
      at.ann.trigger('Disintegrating Impact');
      return at;
    };
    const yes = start();
    yes.ann.yes();
    expect(yes.ann.offered('choose').toSorted()).toEqual(['bob', 'cat']);
    yes.ann.choose('bob');
    expect(['ann', 'bob', 'cat'].map((name) => yes.seat(name).ko?.length ?? 0)).toEqual([1, 0, 1]);
    expect(yes.card('D').zone).toBe('removed');
    const no = start();
    no.ann.no();
    expect(no.seat('bob').ko).toHaveLength(2);
  });

  test('mmu-089 Leviathon Beast may daze an enemy character', () => {
    const start = () => {
      const at = arrive('mmu-089', { front: [body('A', 3, 9)] }, { front: [body('D', 3, 9)] });
      at.ann.trigger('Concussive Impact');
      return at;
    };
    const yes = start();
    yes.ann.yes();
    expect(yes.ann.offered('choose').toSorted()).toEqual(['D', 'Main']);
    yes.ann.choose('D');
    expect([yes.card('D').stunned, yes.card('D').wounds]).toEqual([true, 0]);
    const no = start();
    no.ann.no();
    expect(no.card('D').stunned).toBe(false);
  });

  test('mmu-090 Dual Maw Leviathon makes each enemy player discard two cards', () => {
    const at = scene('modern/freeForAll', {
      ann: { hand: ['mmu-090 as X', 'Might Location'], points: 9 },
      bob: { hand: ['Might Location as M', 'Skill Location as S', 'Energy Location as E'] },
      cat: { hand: ['Alien Location'] },
      at: 'recruit',
      open: true,
    });
    at.ann.recruit('X', 'front');
    at.ann.trigger('Mind-Blowing Impact');
    expect(at.decides()).toBe('bob');
    at.bob.choose('M', 'E');
    at.cat.choose('Alien Location');
    expect(['ann', 'bob', 'cat'].map((name) => at.seat(name).ko?.length ?? 0)).toEqual([0, 2, 1]);
  });
});

describe('super powers', () => {
  test('mmu-075 Serpentine Leviathon keeps enemy characters from using super powers this turn', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: ['mmu-075 as X', 'mmu-077 as Own'], resources: [R('Intellect'), R('Skill')] },
      bob: { front: ['mmu-114 as Aegis', 'mmu-120 as Flier'], resources: [R('Might', 2), R('Energy')] },
    });
    ann.use('X', 'Intimidating Roar');
    expect(ann.offered('use')).toEqual(['Own, Pummel']);
    ann.attack('Aegis', 'X');
    ann.pass();
    expect(bob.refused('use', 'Aegis', 'Impenetrable Armor')).not.toEqual([]);
    bob.pass();
    nextMain(ann, bob);
    expect(bob.offered('use')).toContain('Flier, Fire Breath Strafe');
    close();
  });

  test('mmu-077 Leviathon Crusher KOs a supporting character that costs 2 or less', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mmu-077 as X', 'mmu-012 as Own'], resources: [R('Skill')] },
      bob: { front: ['mmu-014 as Two', 'mmu-019 as Three'] },
    });
    ann.use('X', 'Pummel');
    expect(ann.offered('choose').toSorted()).toEqual(['Own', 'Two']);
    ann.choose('Two');
    expect(card('Two').zone).toBe('ko');
    close();
  });

  test('mmu-080 Furnace Chest Leviathon removes a stunned supporting character from the game', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mmu-080 as X', { body: 'A 1/1', stunned: true }], resources: [R('Alien')] },
      bob: {
        front: [{ body: 'D 1/1', stunned: true }, body('E', 1, 1)],
        back: [{ body: 'Boss 1/1 main', stunned: true }],
      },
    });
    ann.use('X', 'Chest Furnace');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D']);
    ann.choose('D');
    expect(card('D').zone).toBe('removed');
    close();
  });

  test('mmu-083 Charging Leviathon can’t be stunned during its next attack this turn', () => {
    const charge = (attacks: number) => {
      const { ann, bob, card, close } = scene('modern', {
        ann: { front: ['mmu-083 as X'], resources: [R('Might')] },
        bob: { front: [body('D', 9, 99)] },
      });
      ann.use('X', 'Relentless Charge');
      if (attacks === 1) {
        ann.attack('D', 'X');
        pass(ann, bob);
      }
      const during = card('X').stunned;
      nextMain(ann, bob);
      bob.attack('X', 'D');
      pass(bob, ann);
      const after = card('X').zone;
      close();
      return [during, after];
    };
    expect(charge(1)).toEqual([false, 'ko']);
    expect(charge(0)).toEqual([false, 'ko']);
  });

  test('mmu-085 Leviathon Vanguard puts three counters on the Leviathon Mother', () => {
    const { ann, card, close } = scene('modern', {
      cards: [
        {
          card: 'character',
          type: 'main',
          id: 'x-mother',
          name: 'Leviathon Mother',
          level: 1,
          atk: 1,
          def: 9,
          health: 7,
          teams: ['leviathons'],
          powers: [],
        },
      ],
      ann: { front: ['mmu-085 as X', body('A', 1, 1)], back: ['x-mother as Mother'], resources: [R('Intellect')] },
      bob: { front: [body('D', 1, 1)] },
    });
    ann.use('X', 'Revere the Mother');
    expect(['Mother', 'A', 'X', 'D'].map((name) => card(name).plus)).toEqual([3, 0, 0, 0]);
    close();
  });

  test('mmu-092 Rampaging Leviathon KOs a location', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mmu-092 as X'], resources: ['Skill Location as S'] },
      bob: { resources: ['Might Location as M', 'mmu-012 as Other'] },
    });
    ann.use('X', 'Rampage');
    expect(ann.offered('choose')).not.toContain('Other');
    ann.choose('M');
    expect(card('M').zone).toBe('ko');
    close();
  });
});

describe('plot twists', () => {
  const three = ['A', 'B', 'C'].map((name) => body(name, 3, 9, 'team:leviathons'));

  test('mmu-093 Property Damage: each player KOs a resource of their own choice', () => {
    const { ann, bob, seat, card, close } = scene('modern', {
      ann: { front: three, hand: ['mmu-093 as Twist'], resources: ['Might Location as M', 'Skill Location as S'] },
      bob: { resources: ['Energy Location as E', 'Alien Location as L'] },
    });
    ann.play('Twist');
    expect(ann.offered('choose').toSorted()).toEqual(['M', 'S']);
    ann.choose('S');
    expect(bob.offered('choose').toSorted()).toEqual(['E', 'L']);
    bob.choose('L');
    expect([card('S').zone, card('L').zone, card('M').zone, card('E').zone]).toEqual([
      'ko',
      'ko',
      'resources',
      'resources',
    ]);
    expect(seat('bob').resources).toHaveLength(1);
    close();
  });

  test('mmu-094 The Leviathon Tide KOs each stunned supporting character', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [...three, { body: 'Down 1/1', stunned: true }], hand: ['mmu-094 as Twist'] },
      bob: {
        front: [{ body: 'D 1/1', stunned: true }, body('E', 1, 1)],
        back: [{ body: 'Boss 1/1 main', stunned: true }],
      },
    });
    ann.play('Twist');
    expect(['Down', 'D', 'E', 'Boss'].map((name) => card(name).zone)).toEqual(['ko', 'ko', 'front', 'back']);
    close();
  });

  test('mmu-095 The Queen Demands Tribute! weakens an enemy attacker this combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('X', 5, 9), body('Y', 5, 9)] },
      bob: { front: three, hand: ['mmu-095 as Twist'] },
    });
    ann.attack('A', 'X', 'Y');
    ann.pass();
    bob.play('Twist');
    expect(bob.offered('choose').toSorted()).toEqual(['X', 'Y']);
    bob.choose('X');
    expect([card('X').atk, card('X').def, card('Y').atk]).toEqual([2, 6, 5]);
    pass(ann, bob);
    bob.strikeBack('Y');
    expect([card('X').atk, card('X').def]).toEqual([5, 9]);
    close();
  });

  test('mmu-095 The Queen Demands Tribute! finds nobody among defenders and one’s own attackers', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: three, hand: ['mmu-095 as Twist'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'A');
    ann.play('Twist');
    expect([card('A').atk, card('D').atk, card('D').def]).toEqual([3, 1, 9]);
    pass(bob, ann);
    close();
  });

  test('a twist of the Leviathons asks for three of them', () => {
    const { ann, close } = scene('modern', { ann: { front: three.slice(1), hand: ['mmu-094 as Twist'] }, bob: {} });
    expect(ann.refused('play', 'Twist')).not.toEqual([]);
    close();
  });
});
