import { a, gainXp, levelUpAt, main, superPower, supporting, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('Venom Blast', () => {
  test.each(['mmu-007', 'mmu-008', 'mmu-020'])('%s takes 3 DEF from whom he meets in melee, this combat', (id) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [`${id} as Miles`, body('A', 1, 9, 'team:champions')], resources: [R('Skill')] },
      bob: { front: [body('D', 0, 9), body('E', 0, 9)] },
    });
    ann.attack('D', 'Miles', 'A');
    ann.use('Miles', 'Venom Blast');
    expect([card('D').def, card('D').atk, card('E').def, card('A').def]).toEqual([6, 0, 9, 9]);
    pass(bob, ann);
    if (card('D').stunned !== true) expect(card('D').def).toBe(9);
    close();
  });

  test.each(['mmu-007', 'mmu-008', 'mmu-020'])('%s on any turn, but not in ranged combat', (id) => {
    const at = scene('modern', {
      ann: { back: [body('X', 0, 9, 'ranged')], front: [body('Y', 0, 9)] },
      bob: { front: [`${id} as Miles`], resources: [R('Skill')] },
      open: true,
    });
    at.ann.attack('Miles', 'X');
    at.ann.pass();
    at.bob.use('Miles', 'Venom Blast');
    expect(at.card('X').def).toBe(9);
  });
});

describe('mmu-007, mmu-008 *Spider-Man*', () => {
  // VS-MEC-NAME-03
  test('gains an XP for each of his player’s face-up characters that shares a mantle', () => {
    const at = scene('modern', {
      ann: {
        back: ['mmu-007 as Miles'],
        front: ['mmu-028 as Nova', { card: 'mmu-029', as: 'Amadeus', stunned: true }, 'mmu-012', 'mmu-019'],
      },
      bob: { front: ['mmu-011 as Scott'] },
    });
    at.ann.pass();
    expect(at.card('Miles').xp).toBe(2);
    passTo(at, 'bob', 'main');
    at.bob.pass();
    expect(at.card('Miles').xp).toBe(2);
    at.close();
  });

  test('is Level 2 with eight, and finds one of another name under the same mantle', () => {
    const up = scene('modern', { ann: { back: [{ card: 'mmu-007', xp: 7 }] }, bob: {} });
    up.ann.pass();
    expect(up.card('mmu-008').level).toBe(2);
    up.close();

    const at = scene('modern', {
      ann: {
        back: ['mmu-008 as Miles'],
        front: ['mmu-011 as Scott'],
        resources: [R('Intellect')],
        deck: ['mnb-016 as Peter', 'mmu-020', 'mmu-028', 'mnb-038 as Summers', 'mnb-007', 'mnb-022', 'Energy Location'],
      },
      bob: { front: ['mmu-029 as Amadeus'], deck: ['mnb-016 as Far'] },
      at: 'recruit',
      open: true,
    });
    at.ann.use('Miles', 'Generations');
    expect(at.ann.offered('choose').toSorted()).toEqual(['Peter', 'Summers']);
    at.ann.choose('Peter');
    at.ann.row('front', 'ann');
    expect(at.seat('ann').front).toEqual(['Scott', 'Peter']);
    const [first, second, third] = at.seat('ann').deck ?? [];
    expect([first, second, third]).not.toEqual(['*Spider-Man*', 'Nova', 'Summers']);
  });
});

describe('mmu-009, mmu-010 Viv Vision', () => {
  test.each(['mmu-009', 'mmu-010'])('%s makes the defender’s ATK 0 this combat', (id) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [`${id} as Viv`], resources: [R('Skill')] },
      bob: { front: [{ body: 'D 7/99', plus: 1 }, body('E', 5, 9)] },
    });
    ann.attack('D', 'Viv');
    ann.use('Viv', 'Zeroes');
    expect([card('D').atk, card('D').def, card('E').atk, card('Viv').atk]).toEqual([
      0,
      100,
      5,
      id === 'mmu-009' ? 2 : 5,
    ]);
    pass(bob, ann);
    expect([card('D').atk, card('Viv').stunned]).toEqual([8, false]);
    close();
  });

  test('gains an XP for each 1 printed on a character that her player recruits', () => {
    const recruit = (id: string, xp = 0) => {
      const at = scene('modern', {
        ann: { back: [{ card: 'mmu-009', xp }], hand: [`${id} as New`], points: 12 },
        bob: {},
        at: 'recruit',
        open: true,
      });
      at.ann.recruit('New', 'front');
      return at.card(xp === 0 ? 'mmu-009' : 'mmu-010');
    };
    // 1, 3/1, 1; then 5, 11/3, 1; then 3, 2/5, 1.
    expect([recruit('mmu-012').xp, recruit('mmu-083').xp, recruit('mmu-054').xp]).toEqual([3, 3, 1]);
    expect(recruit('mmu-054', 10).level).toBe(2);
  });

  test('gains none for others’ recruits', () => {
    const { bob, card } = scene('modern', {
      ann: { back: ['mmu-009'] },
      bob: { hand: ['mmu-012 as New'], front: [body('D', 1, 1)], points: 9 },
      at: 'recruit',
      turn: 'bob',
      open: true,
    });
    bob.recruit('New', 'front');
    expect(card('mmu-009').xp).toBe(0);
  });

  test('shuffles hand and KO pile into the deck and draws seven, once in the game', () => {
    const at = scene('modern', {
      ann: {
        back: ['mmu-010 as Viv'],
        resources: [R('Might', 2), R('Energy', 2)],
        hand: ['Skill Location', 'Skill Location'],
        ko: [body('K', 1, 1), body('L', 1, 1)],
        deck: 6,
      },
      bob: { hand: ['Alien Location'], ko: [body('M', 1, 1)] },
      at: 'recruit',
    });
    at.ann.use('Viv', 'Reboot');
    expect([at.seat('ann').hand?.length, at.seat('ann').deck?.length, at.seat('ann').ko?.length ?? 0]).toEqual([
      7, 3, 0,
    ]);
    expect([at.seat('bob').ko, at.seat('bob').hand].map((pile) => pile?.length)).toEqual([1, 1]);
    passTo(at, 'bob', 'main');
    passTo(at, 'ann', 'recruit');
    expect(at.ann.offered('use')).not.toContain('Viv, Reboot');
    passTo(at, 'ann', 'main');
    at.close();
  });
});

describe('mmu-013 *Ms. Marvel*', () => {
  const fight = () => {
    const at = scene('modern', {
      ann: {
        front: [{ card: 'mmu-013', as: 'Kamala', plus: 1 }, body('A', 1, 9)],
        hand: ['mmu-031 as Hercules', 'mmu-032 as Twist', 'mmu-005 as Nova', 'mmu-014 as Bertha'],
        resources: [],
      },
      bob: {
        front: [body('D', 0, 99)],
        hand: ['mnb-076 as Odds', body('Theirs', 1, 1)],
        back: [body('Star', 1, 9, 'team:guardians')],
      },
      open: true,
    });
    return at;
  };

  test('takes the base stats of a supporting character that is discarded, as often as her player likes', () => {
    const { ann, bob, card, seat } = fight();
    expect(ann.offered('use')).toEqual([]);
    ann.attack('D', 'Kamala');
    ann.use('Kamala', 'Size Alteration');
    expect(ann.offered('choose').toSorted()).toEqual(['Bertha', 'Hercules']);
    ann.choose('Hercules');
    expect([card('Kamala').atk, card('Kamala').def, seat('ann').ko]).toEqual([9, 9, ['Hercules']]);
    bob.pass();
    ann.use('Kamala', 'Size Alteration');
    ann.choose('Bertha');
    expect([card('Kamala').atk, card('Kamala').def]).toEqual([2, 2]);
    pass(bob, ann);
    expect([card('Kamala').atk, card('Kamala').def]).toEqual([4, 4]);
  });

  // VS-MEC-FREEACT-03
  test('not while plot twists are barred', () => {
    const at = scene('modern', {
      ann: { front: ['mcu1-058 as Soldier'] },
      bob: { front: ['mmu-013 as Kamala'], hand: ['mmu-031 as Hercules'], resources: [] },
      open: true,
    });
    at.ann.attack('Kamala', 'Soldier');
    at.ann.pass();
    expect(at.bob.offered('use')).toEqual([]);
  });

  test('with no supporting character in her player’s hand there is nothing to use', () => {
    const at = scene('modern', {
      ann: { front: ['mmu-013 as Kamala'], hand: ['mmu-032 as Twist'] },
      bob: { front: [body('D', 0, 99)], hand: [body('Theirs', 1, 1)] },
      open: true,
    });
    at.ann.attack('D', 'Kamala');
    expect(at.ann.offered('use')).toEqual([]);
  });

  test('it is no super power', () => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { front: ['mmu-013 as Kamala'], hand: ['mmu-031 as Hercules'] },
      bob: { front: ['mmu-075 as Roar', body('D', 0, 99)], resources: [R('Intellect')] },
      open: true,
    });
    at.bob.use('Roar', 'Intimidating Roar');
    at.bob.attack('Kamala', 'D');
    at.bob.pass();
    expect(at.ann.offered('use')).toEqual(['Kamala, Size Alteration']);
  });

  test('only while she is in the combat', () => {
    const { ann } = fight();
    ann.attack('D', 'A');
    expect(ann.offered('use')).toEqual([]);
  });

  test('keeps that base when Even the Odds sets her back to it', () => {
    const { ann, bob, card } = fight();
    ann.attack('D', 'Kamala');
    ann.use('Kamala', 'Size Alteration');
    ann.choose('Hercules');
    bob.play('Odds');
    expect([card('Kamala').plus, card('Kamala').atk, card('Kamala').def]).toEqual([0, 8, 8]);
  });
});

test('mmu-016 Doorman moves another supporting character to the other row with its counters', () => {
  const through = (row: 'front' | 'back') => {
    const at = scene('modern', {
      ann: {
        front: ['mmu-016 as Doorman', ...(row === 'front' ? [{ body: 'A 1/9 health:9', plus: 2, wounds: 1 }] : [])],
        back:
          row === 'back' ? [{ body: 'A 1/9 health:9', plus: 2, wounds: 1, exhausted: true }, 'mmu-001'] : ['mmu-001'],
        resources: [R('Energy')],
      },
      bob: { front: [body('D', 1, 9)] },
    });
    at.ann.use('Doorman', 'Doorway to the Next Room');
    const { zone, plus, wounds, exhausted } = at.card('A');
    expect(at.card('Doorman').zone).toBe('front');
    at.close();
    return [zone, plus, wounds, exhausted];
  };
  expect(through('front')).toEqual(['back', 2, 1, false]);
  expect(through('back')).toEqual(['front', 2, 1, false]);
});

test('mmu-020 *Spider-Man* has Invisibility', () => {
  const { card } = scene('modern', { ann: { front: ['mmu-020 as Miles'] }, bob: {} });
  expect(card('Miles').keywords).toBe('invisibility');
});

test('mmu-022 Viv Vision sorts as many cards as there are Champions, then draws', () => {
  const at = scene('modern', {
    ann: {
      front: ['mmu-022 as Viv', body('A', 1, 1, 'team:champions'), body('B', 1, 1)],
      back: ['mmu-001'],
      resources: [R('Intellect')],
      deck: ['Energy Location', 'Might Location', 'Skill Location', 'Alien Location', 'Humanity Location'],
    },
    bob: { front: [body('D', 1, 1, 'team:champions')] },
    at: 'recruit',
    open: true,
  });
  at.ann.use('Viv', 'Our Own Personal Search Engine');
  expect(at.ann.offered('choose').toSorted()).toEqual(['Energy Location', 'Might Location', 'Skill Location']);
  at.ann.choose('Skill Location');
  at.ann.choose('Might Location');
  expect(at.seat('ann').hand).toEqual(['Skill Location']);
  expect(at.seat('ann').deck?.slice(0, 2)).toEqual(['Alien Location', 'Humanity Location']);
});

describe('mmu-023 to mmu-026 Gwenpool', () => {
  const student = (id: string) =>
    main({
      id,
      name: id,
      level: 1,
      atk: 1,
      def: 9,
      health: 5,
      teams: [],
      powers: [
        levelUpAt('Learn', 20),
        superPower('Study', 'main', [], gainXp(2)),
        superPower('Study more', 'main', [], gainXp(2)),
      ],
    });

  test.each(['mmu-023', 'mmu-024', 'mmu-025', 'mmu-026'])('%s brings another XP for the first gain of a turn', (id) => {
    const at = scene('modern', {
      cards: [student('mnb-999')],
      ann: { back: ['mnb-999 as Pupil'], front: [`${id} as Gwen`] },
      bob: { back: ['mnb-999 as Theirs'] },
    });
    expect(at.card('Gwen').keywords).toBe('ranged');
    at.ann.use('Pupil', 'Study');
    expect(at.card('Pupil').xp).toBe(3);
    at.ann.use('Pupil', 'Study more');
    expect(at.card('Pupil').xp).toBe(5);
    nextMain(at.ann, at.bob);
    at.bob.use('Theirs', 'Study');
    expect(at.card('Theirs').xp).toBe(2);
    at.close();
  });

  test('brings none to a main character that is not of Marvel', () => {
    const teacher = supporting({
      id: 'xx-teacher',
      name: 'Teacher',
      cost: 1,
      atk: 1,
      def: 9,
      health: 1,
      teams: [],
      powers: [superPower('Teach', 'main', [], gainXp(1, a(yours({ is: 'main' }))))],
    });
    const learn = (id: string) => {
      const at = scene('modern', {
        cards: [teacher],
        ann: { back: [`${id} as Pupil`], front: ['mmu-023 as Gwen', 'Teacher as T'] },
        bob: {},
      });
      at.ann.use('T', 'Teach');
      const { xp } = at.card('Pupil');
      at.close();
      return xp;
    };
    expect([learn('mmu-001'), learn('aln-003')]).toEqual([2, 1]);
  });
});
