import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('prd-018 Tracker', () => {
  const numbers = (own: readonly (string | object)[], theirs: readonly (string | object)[]) => {
    const { card } = scene('modern', {
      ann: { front: ['prd-018 as Tracker'], resources: own },
      bob: { front: [body('D', 1, 9)], resources: theirs },
      open: true,
    });
    return [card('Tracker').atk, card('Tracker').def];
  };

  test('+1/+1 for each different basic location type on all sides', () => {
    expect([
      numbers([], []),
      numbers([R('Energy', 2), R('Alien')], []),
      numbers([R('Energy', 2)], [R('Energy'), R('Humanity')]),
      numbers(['prd-060 as Ship', R('Energy')], ['prd-063 as Jungle']),
      numbers(['prd-030 as Area'], []),
    ]).toEqual([
      [2, 2],
      [4, 4],
      [4, 4],
      [4, 4],
      [2, 2],
    ]);
  });
});

describe('prd-019 Yautja Prisoner', () => {
  test('appears exhausted and with a wound', () => {
    const { ann, card, close } = scene('modern', {
      at: 'recruit',
      ann: { front: [body('A', 1, 9)], hand: ['prd-019 as Prisoner', body('B', 1, 9)], points: 9 },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.recruit('Prisoner', 'front');
    expect([card('Prisoner').exhausted, card('Prisoner').wounds]).toEqual([true, 1]);
    ann.recruit('B', 'front');
    expect([card('B').exhausted, card('B').wounds]).toEqual([false, 0]);
    close();
  });
});

describe('prd-042 Dillon', () => {
  test('has half of his printed numbers while wounded', () => {
    const numbers = (state: object) => {
      const { card } = scene('modern', {
        ann: { front: [{ card: 'prd-042', as: 'Dillon', ...state }] },
        bob: { front: [body('D', 1, 9)] },
        open: true,
      });
      return [card('Dillon').atk, card('Dillon').def];
    };
    expect([numbers({}), numbers({ wounds: 1 }), numbers({ wounds: 1, plus: 2 })]).toEqual([
      [8, 8],
      [4, 4],
      [6, 6],
    ]);
  });
});

describe('prd-044 Edwin', () => {
  test('heals while he is Good; then he wounds somebody and is Evil', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [
          'prd-044 as Edwin',
          { body: 'A 1/9 health:3', wounds: 1 },
          { body: 'B 1/9 health:3', wounds: 1 },
          body('C', 1, 9),
        ],
        resources: [R('Intellect', 4)],
      },
      bob: { front: [{ body: 'D 1/9 health:3', wounds: 1 }], back: [body('M', 1, 9, 'main')] },
    });
    expect(ann.offered('use').every((line) => line.includes("I Wouldn't Do That"))).toBe(true);
    ann.use('Edwin', "I Wouldn't Do That");
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B']);
    ann.choose('A');
    expect([card('A').wounds, card('B').wounds]).toEqual([0, 1]);
    ann.use('Edwin', 'I Like It Here');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B', 'C', 'D', 'Edwin']);
    ann.choose('D');
    expect(card('D').wounds).toBe(2);
    close();
  });

  test('Evil, he heals no more, and attacks in no team of the Good', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['prd-044 as Edwin', { body: 'A 1/9 health:9', wounds: 2 }],
        resources: [R('Intellect', 9)],
        deck: 9,
      },
      bob: { front: [body('D', 1, 99, 'health:9')], deck: 9 },
    });
    ann.use('Edwin', "I Wouldn't Do That");
    ann.use('Edwin', 'I Like It Here');
    ann.choose('D');
    pass(ann, bob, bob, bob, bob, ann, ann, ann);
    expect(ann.offered('use').some((line) => line.includes("I Wouldn't Do That"))).toBe(false);
    expect(ann.offered('use').some((line) => line.includes('I Like It Here'))).toBe(true);
    expect(card('A').wounds).toBe(1);
    close();
  });
});

describe('prd-049 Lambert', () => {
  test('has every Good team in play, and so helps to play their cards', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: ['prd-049 as Lambert', body('A', 1, 9, 'team:theBoys')],
        hand: ['boy-025 as Twist', 'boy-055 as Evil'],
      },
      bob: { front: [body('D', 0, 99)] },
    });
    const teams = String(card('Lambert').teams).split(' ');
    expect(teams).toEqual(expect.arrayContaining(['prey', 'avengers', 'xmen', 'theBoys', 'company']));
    expect(teams.some((team) => ['predators', 'theSeven', 'hydra', 'superVillains'].includes(team))).toBe(false);
    expect(ann.offered('play')).toEqual(['Twist']);
    ann.attack('D', 'A', 'Lambert');
    close();
  });

  test('face down he is Prey only', () => {
    const { ann, card } = scene('modern', {
      ann: { front: [body('A', 1, 9), { card: 'prd-049', as: 'Lambert', stunned: true }], hand: ['boy-025 as Twist'] },
      bob: { front: [body('D', 0, 99)] },
      open: true,
    });
    expect([card('Lambert').teams, ann.offered('play')]).toEqual(['prey', []]);
  });
});

describe('prd-052 Royce', () => {
  const numbers = (...others: object[]) => {
    const { card } = scene('modern', {
      ann: { front: ['prd-052 as Royce', ...others], back: [{ body: 'M 1/9 main', stunned: true }] },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    return [card('Royce').atk, card('Royce').def];
  };

  test('+4/+4 while he is the only face-up character of his side', () => {
    expect([numbers(), numbers({ body: 'A 1/9', stunned: true }), numbers({ body: 'A 1/9' })]).toEqual([
      [10, 10],
      [10, 10],
      [6, 6],
    ]);
  });

  test('moves a wound from an enemy to an enemy supporting character', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['prd-052 as Royce', { body: 'A 1/9 health:3', wounds: 1 }], resources: [R('Skill')] },
      bob: {
        front: [{ body: 'D 1/9 health:3', wounds: 1 }, body('E', 1, 9, 'health:1'), body('F', 1, 9)],
        back: [{ body: 'M 1/9 main health:9', wounds: 2 }],
      },
    });
    ann.use('Royce', "We're going to Kill Them All");
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'M']);
    ann.choose('M');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'F']);
    ann.choose('E');
    expect([card('M').wounds, card('E').zone]).toEqual([1, 'ko']);
    close();
  });
});
