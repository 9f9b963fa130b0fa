import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('aln-001 and aln-002 Warrant Officer Ripley', () => {
  const hide = 'Hide in the Shadows';

  test.each(['aln-001', 'aln-002'])('%s dazes one of her characters, which keeps its equipment', (id) => {
    const { ann, card } = scene('modern', {
      ann: {
        front: [`${id} as Ripley`, { body: 'A 3/3 health:3', plus: 2, equipment: ['aln-024 as Mother'] }],
        resources: ['Humanity Location x2'],
      },
      bob: { front: [body('D', 1, 1)] },
    });
    ann.use('Ripley', hide);
    expect(ann.offered('choose')).toEqual(['Ripley', 'A']);
    ann.choose('A');
    expect([card('A').stunned, card('A').wounds, card('A').plus, card('A').equipment]).toEqual([
      true,
      0,
      0,
      ['Mother'],
    ]);
    expect(ann.refused('use', 'Ripley', hide)).toEqual(['VS-PWR-42']);
  });

  test('has it on when she recovers', () => {
    const { ann, bob, card } = scene('modern', {
      ann: {
        front: ['aln-001 as Ripley', { body: 'A 3/3', equipment: ['aln-024 as Mother'] }],
        resources: ['Humanity Location'],
      },
      bob: {},
    });
    ann.use('Ripley', hide);
    ann.choose('A');
    nextMain(ann, bob);
    pass(bob, ann);
    expect([card('A').stunned, card('A').equipment]).toEqual([false, ['Mother']]);
  });

  test('gains an XP for each of her wounds at the start of her Build Phase', () => {
    const { card } = scene('modern', {
      ann: {
        front: [
          { card: 'aln-001', as: 'Ripley', wounds: 3, xp: 1 },
          { body: 'A 1/1 health:3', wounds: 1 },
        ],
      },
      bob: { front: [{ card: 'aln-001', as: 'Other', wounds: 2 }] },
      at: 'build',
    });
    expect([card('Ripley').xp, card('Other').xp]).toEqual([4, 0]);
  });

  test('becomes Level 2 with seven', () => {
    const { card } = scene('modern', {
      ann: { front: [{ card: 'aln-001', as: 'Ripley', wounds: 3, xp: 4 }] },
      bob: {},
      at: 'build',
    });
    expect([card('aln-002').level, card('aln-002').wounds]).toEqual([2, 3]);
  });

  test('Level 2 stuns all supporting characters at the end of the turn, once a game', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['aln-002 as Ripley', body('A', 1, 1)], resources: ['Energy Location x2'] },
      bob: { front: [body('D', 1, 1), body('Boss', 1, 1, 'main')] },
    });
    ann.use('Ripley', 'Set the Self Destruct');
    expect([card('A').stunned, card('D').stunned]).toEqual([false, false]);
    ann.pass();
    expect(['A', 'D', 'Boss', 'Ripley'].map((name) => card(name).wounds)).toEqual([1, 1, 0, 0]);
    expect(card('A').stunned).toBe(true);
    pass(bob, bob, bob);
    nextMain(bob, ann);
    expect([card('A').stunned, card('D').stunned]).toEqual([false, false]);
    expect(ann.refused('use', 'Ripley', 'Set the Self Destruct')).toContain('VS-PWR-54');
  });
});

describe('aln-004 Lt. Ripley, Level 2', () => {
  const handle = 'I Can Handle Myself';

  test('finds an equipment in deck, hand or KO pile and puts it on one of hers, once a game', () => {
    const { ann, bob, card, seat } = scene('modern', {
      ann: {
        front: ['aln-004 as Ripley', body('X', 1, 1)],
        back: ['aln-036 as Beast', { body: 'S 1/1', stunned: true }],
        hand: ['aln-023 as Rifle', body('H', 1, 1)],
        ko: ['aln-024 as Mother'],
        deck: ['Earth', 'aln-024 as Second'],
        resources: ['Skill Location x2'],
      },
      bob: { hand: ['aln-023 as Theirs'] },
    });
    ann.use('Ripley', handle);
    expect(ann.offered('choose')).toEqual(
      ['Rifle', 'Second', 'Mother'].sort((a, b) => ann.offered('choose').indexOf(a) - ann.offered('choose').indexOf(b)),
    );
    ann.choose('Mother');
    ann.choose('X');
    expect([card('X').equipment, seat('ann').ko]).toEqual([['Mother'], []]);
    nextMain(ann, bob);
    nextMain(bob, ann);
    expect(ann.refused('use', 'Ripley', handle)).toContain('VS-PWR-54');
  });

  test('still gears up', () => {
    const { ann, seat } = scene('modern', {
      ann: { back: ['aln-004 as Ripley'], deck: ['aln-024 as Mother'], resources: ['Humanity Location'] },
      bob: {},
      at: 'resource',
    });
    ann.use('Ripley', 'Gear Up');
    ann.choose('Mother');
    expect(seat('ann').hand).toEqual(['Mother']);
  });
});

describe('aln-007 and aln-008 Ripley #8', () => {
  const acid = 'Acidic Blood';

  test.each([
    ['aln-007', 4],
    ['aln-008', 7],
  ])('%s takes any number of counters below her DEF and gives as many', (id, def) => {
    const { ann, card } = scene('modern', {
      ann: { front: [`${id} as Ripley`], resources: ['Energy Location'] },
      bob: { front: [body('D', 9, 9), body('E', 9, 9), body('Boss', 9, 9, 'main')] },
    });
    ann.use('Ripley', acid);
    expect(ann.offered('number')).toEqual(Array.from({ length: def }, (_, number) => String(number)));
    ann.number(3);
    expect(ann.offered('choose')).toEqual(['D', 'E']);
    ann.choose('E');
    expect([card('Ripley').minus, card('E').minus, card('D').minus]).toEqual([3, 3, 0]);
    expect(card('Ripley').stunned).toBe(false);
  });

  test('may take none', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['aln-007 as Ripley'], resources: ['Energy Location'] },
      bob: { front: [body('D', 9, 9), body('E', 9, 9)] },
    });
    ann.use('Ripley', acid);
    ann.number(0);
    if (ann.offered('choose').length > 0) ann.choose('D');
    expect([card('Ripley').minus, card('D').minus]).toEqual([0, 0]);
  });

  // Ruling: counters that are kept from her, or become others, are not there to be given.
  test('ruling: gives nothing where the counters do not get to her', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['aln-007 as Ripley', 'civ-038 as Dagger'], resources: ['Energy Location'] },
      bob: { front: [body('D', 9, 9), body('E', 9, 9)] },
    });
    ann.use('Ripley', acid);
    ann.number(3);
    if (ann.offered('choose').length > 0) ann.choose('D');
    expect([card('Ripley').minus, card('D').minus, card('E').minus]).toEqual([0, 0, 0]);
  });

  // VS-LVL-33: four wounds would be fatal to Level 2, and are gone before that is asked.
  test.each([1, 4])(
    'Level 1 with %i wounds may become Level 2 at the start of her Main Phase and is healed then',
    (wounds) => {
      const { ann, card } = scene('modern', {
        ann: { front: [{ card: 'aln-007', as: 'Ripley', wounds }] },
        bob: {},
        at: 'mainStart',
      });
      ann.yes();
      expect([card('aln-008').level, card('aln-008').wounds, card('aln-008').zone]).toEqual([2, 0, 'front']);
    },
  );

  test('Level 1 may stay, and does not change on the turn of another', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [{ card: 'aln-007', as: 'Ripley', wounds: 1 }] },
      bob: {},
      at: 'mainStart',
    });
    ann.no();
    expect([card('Ripley').level, card('Ripley').wounds]).toEqual([1, 1]);
    nextMain(ann, bob);
    expect(ann.offered('yes')).toEqual([]);
  });

  test('Level 2 takes every character of one name from the enemies, once a game', () => {
    const { ann, bob, card, seat } = scene('modern', {
      ann: {
        front: ['aln-008 as Ripley', 'aln-038 as Mine'],
        hand: ['aln-038 as Held'],
        resources: ['Humanity Location x2'],
      },
      bob: {
        front: ['aln-038 as One', 'aln-039 as Other'],
        back: ['aln-038 as Two'],
        hand: ['aln-038 as Three', 'aln-039 as Four', 'Earth'],
        deck: ['aln-038 as Five', 'aln-040 as Six', 'aln-038 as Seven'].filter((line) => !line.startsWith('aln-040')),
      },
    });
    ann.use('Ripley', "I'm Sorry");
    ann.name('Leaping Xenomorph');
    expect(seat('bob').ko.length).toBe(5);
    expect([card('Other').zone, card('Mine').zone, card('Held').zone]).toEqual(['front', 'front', 'hand']);
    expect([[...seat('bob').hand].sort(), seat('bob').deck]).toEqual([['Earth', 'Four'], []]);
    expect([ann.sees('Four'), bob.sees('Held')]).toEqual([true, false]);
    nextMain(ann, bob);
    nextMain(bob, ann);
    expect(ann.refused('use', 'Ripley', "I'm Sorry")).toContain('VS-PWR-54');
  });

  test('Level 2 spares main characters of that name', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['aln-008 as Ripley'], resources: ['Humanity Location'] },
      bob: { front: ['aln-031 as Dragon'] },
    });
    ann.use('Ripley', "I'm Sorry");
    ann.name('The Dragon');
    expect(card('Dragon').zone).toBe('front');
  });

  test('Level 2 reaches all enemies', () => {
    const { ann, seat } = scene('modern/freeForAll', {
      ann: { front: ['aln-008 as Ripley'], resources: ['Humanity Location'] },
      bob: { hand: ['aln-038'], deck: ['Earth'] },
      cat: { deck: ['aln-038', 'Earth'] },
    });
    ann.use('Ripley', "I'm Sorry");
    ann.name('Leaping Xenomorph');
    expect([seat('bob').ko.length, seat('cat').ko.length, seat('cat').deck]).toEqual([1, 1, ['Earth']]);
  });
});
