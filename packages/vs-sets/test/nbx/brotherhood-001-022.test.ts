import { equipment } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

const hat = equipment({ id: 'xx-hat', name: 'Hat', cost: 1, teams: [], powers: [] });
const cap = equipment({ id: 'xx-cap', name: 'Cap', cost: 1, teams: [], powers: [] });

describe('nbx-001, nbx-002 Joseph', () => {
  test('gains an XP at the end of each enemy turn, and none at the end of his own', () => {
    const stage = scene('modern', { ann: { back: ['nbx-001 as Joseph'] }, bob: {}, open: true });
    passTo(stage, 'bob', 'main');
    expect(stage.card('Joseph').xp).toBe(0);
    passTo(stage, 'ann', 'main');
    expect(stage.card('Joseph').xp).toBe(1);
  });

  test('KOs all enemy equipment', () => {
    const { ann, card, close } = scene('modern', {
      cards: [hat, cap],
      ann: {
        back: ['nbx-002 as Joseph'],
        front: [{ body: 'A 1/9', equipment: 'Hat' }],
        resources: ['Energy Location'],
      },
      bob: { front: [{ body: 'D 1/9', equipment: 'Cap' }] },
    });
    ann.use('Joseph', 'Master of Magnetism');
    expect([card('Hat').zone, card('Cap').zone, card('D').zone]).toEqual(['equipped', 'ko', 'front']);
    close();
  });

  test('KOs a face-down resource of either side', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['nbx-002 as Joseph'],
        resources: ['Might Location', { card: 'mnb-009', as: 'Mine', faceDown: true }],
      },
      bob: { resources: ['Skill Location', { card: 'mnb-010', as: 'Theirs', faceDown: true }] },
    });
    ann.use('Joseph', 'Mutant Supremacy');
    // The location that paid lies face down by now.
    expect(ann.offered('choose')).toHaveLength(3);
    ann.choose('Theirs');
    expect([card('Theirs').zone, card('Mine').zone]).toEqual(['ko', 'resources']);
    close();
  });

  test('gives mutants of his side +4/+0, and keeps enemy supporting characters from recovering', () => {
    const stage = scene('modern', {
      ann: {
        back: ['nbx-002 as Joseph'],
        front: [body('X', 1, 9, 'team:xmen'), body('B', 1, 9, 'team:brotherhood'), body('A', 1, 9)],
      },
      bob: { front: [body('E', 1, 9, 'team:xmen'), { body: 'S 1/9', stunned: true }] },
      open: true,
    });
    expect(['X', 'B', 'A', 'E', 'Joseph'].map((name) => [stage.card(name).atk, stage.card(name).def])).toEqual([
      [5, 9],
      [5, 9],
      [1, 9],
      [1, 9],
      [6, 6],
    ]);
    passTo(stage, 'bob', 'main');
    expect(stage.card('S').stunned).toBe(true);
  });

  test('gets counters equal to the ATK of a face-up mutant of his side', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['nbx-002 as Joseph'],
        front: [
          body('X', 1, 9, 'team:xmen'),
          body('B', 2, 9, 'team:brotherhood'),
          body('A', 9, 9),
          { body: 'S 9/9 team:xmen', stunned: true },
        ],
        resources: ['Skill Location'],
      },
      bob: { front: [body('E', 9, 9, 'team:xmen')] },
    });
    ann.use('Joseph', "There's Just What I Want");
    expect(ann.offered('choose').toSorted()).toEqual(['B', 'X']);
    ann.choose('B');
    expect([card('Joseph').plus, card('B').plus]).toEqual([6, 0]);
    close();
  });
});

describe('nbx-005, nbx-006, nbx-020 Xorn', () => {
  test('stuns an enemy supporting character', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['nbx-005 as Xorn'], front: [body('A', 1, 9)], resources: ['Energy Location'] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
    });
    ann.use('Xorn', 'A Star in My Head');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('D');
    expect(card('D').stunned).toBe(true);
    close();
  });

  test('may discard three locations at the end of the turn to become Level 2', () => {
    const end = (answer: 'yes' | 'no') => {
      const { ann, card, seat } = scene('modern', {
        ann: {
          back: ['nbx-005'],
          hand: ['Skill Location', 'Might Location', 'Energy Location', body('A', 1, 1)],
        },
        bob: {},
        open: true,
      });
      ann.pass();
      ann[answer]();
      if (answer === 'yes') ann.choose('Skill Location', 'Might Location', 'Energy Location');
      return [card('nbx-006').zone, seat('ann').hand?.length];
    };
    expect([end('yes'), end('no')]).toEqual([
      ['back', 1],
      ['levelUp', 4],
    ]);
  });

  test('gains nothing for fewer', () => {
    const { ann, card, seat } = scene('modern', {
      ann: { back: ['nbx-005 as Xorn'], hand: ['Skill Location', 'Might Location', body('A', 1, 1)] },
      bob: {},
      open: true,
    });
    ann.pass();
    if (ann.offered('yes').length > 0) ann.yes();
    expect([card('Xorn').level, seat('ann').hand?.length]).toEqual([1, 3]);
  });

  // VS-KW-DISPERSE: it is removed from the game without its powers, and not KO'd.
  test.each(['nbx-006', 'nbx-020'])('%s disperses an enemy supporting character, immortal or not', (id) => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [`${id} as Xorn`], front: [body('A', 1, 9)], resources: ['Might Location'] },
      bob: { front: [body('D', 1, 9, 'immortal'), body('E', 1, 9)] },
    });
    ann.use('Xorn', 'A Black Hole in My Head');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('D');
    expect(card('D').zone).toBe('removed');
    close();
  });

  test('nbx-020 may heal a wound from a supporting character of his side when he appears', () => {
    const recruited = (answer: 'yes' | 'no') => {
      const { ann, card } = scene('modern', {
        ann: { hand: ['nbx-020 as Xorn'], front: [{ body: 'A 1/9 health:3', wounds: 2 }], points: 7 },
        bob: { front: [{ body: 'D 1/9', wounds: 1 }] },
        at: 'recruit',
        open: true,
      });
      ann.recruit('Xorn', 'back');
      ann[answer]();
      if (ann.offered('choose').length > 0) ann.choose('A');
      return [card('A').wounds, card('D').wounds];
    };
    expect([recruited('yes'), recruited('no')]).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });
});

test('nbx-008 Vanisher hides himself', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['nbx-008 as Telford'], resources: ['Skill Location'] },
    bob: {},
  });
  ann.use('Telford', 'Teleportation');
  expect([card('Telford').hidden, card('Telford').stunned]).toEqual([true, false]);
  close();
});

test('nbx-009 Blindspot takes a random card from the KO pile, and brings a recruit point', () => {
  const stage = scene('modern', {
    ann: { hand: ['nbx-009 as Spot'], ko: ['mnb-009'], points: 2 },
    bob: {},
    at: 'recruit',
    open: true,
  });
  stage.ann.recruit('Spot', 'front');
  expect([stage.seat('ann').hand, stage.seat('ann').ko]).toEqual([['Ant-Man'], []]);
  passTo(stage, 'bob', 'resource');
  expect(stage.seat('bob').points).toBe(0);
  passTo(stage, 'ann', 'resource');
  expect(stage.seat('ann').points).toBe(1);
});

test('nbx-014 Lorelei keeps enemies with “man” in their names from attacking', () => {
  const { ann } = scene('modern', {
    ann: { front: [body('Iceman', 1, 9), body('Mantis', 1, 9), body('Storm', 1, 9)] },
    bob: { front: ['nbx-014 as Lorelei', body('Wonder Man', 1, 9)] },
    open: true,
  });
  expect(ann.offered('attack').toSorted()).toEqual(['Lorelei, Storm', 'Wonder Man, Storm']);
});

test('nbx-014 Lorelei lets her own side be', () => {
  const { ann } = scene('modern', {
    ann: { front: ['nbx-014 as Lorelei', body('Wonder Man', 1, 9)] },
    bob: { front: [body('D', 1, 9)] },
    open: true,
  });
  expect(ann.offered('attack')).toContain('D, Wonder Man');
});

test('nbx-015 Sauron gets a counter for each enemy character when he appears', () => {
  const { ann, card } = scene('modern', {
    ann: { hand: ['nbx-015 as Karl'], front: [body('A', 1, 1)], points: 3 },
    bob: { front: [body('D', 1, 1), body('E', 1, 1)] },
    at: 'recruit',
    open: true,
  });
  ann.recruit('Karl', 'front');
  expect(card('Karl').plus).toBe(3);
});

test('nbx-016 Mastermind KOs another of his side for a mutant that costs no more than the resources', () => {
  const { ann, card } = scene('modern', {
    ann: {
      front: ['nbx-016 as Jason', body('A', 1, 1), body('B', 1, 1)],
      hand: [
        body('X', 1, 1, 'team:xmen', 'cost:2'),
        body('Y', 1, 1, 'team:brotherhood', 'cost:2'),
        body('Z', 1, 1, 'team:xmen', 'cost:3'),
        body('O', 1, 1, 'cost:1'),
      ],
      resources: ['Energy Location', 'Might Location'],
    },
    bob: { front: [body('D', 1, 1)] },
    at: 'recruit',
    open: true,
  });
  ann.use('Jason', 'Reveal Illusion');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'B']);
  ann.choose('A');
  expect(ann.offered('choose').toSorted()).toEqual(['X', 'Y']);
  ann.choose('Y');
  ann.row('front');
  expect([card('A').zone, card('Y').zone, card('X').zone]).toEqual(['ko', 'front', 'hand']);
});

test('nbx-017 Unus can’t be struck this combat, on any turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 9, 99), body('B', 9, 99)] },
    bob: { front: ['nbx-017 as Unus'], resources: ['Might Location'] },
  });
  ann.attack('Unus', 'A');
  ann.pass();
  bob.use('Unus', 'You Repulse Me!');
  pass(ann, bob);
  expect(card('Unus').stunned).toBe(false);
  ann.attack('Unus', 'B');
  pass(ann, bob);
  expect(card('Unus').stunned).toBe(true);
  close();
});

describe('nbx-018 Magma', () => {
  // Ruling: powers that would be set off by the attack are gone by then.
  test('ruling: takes the powers of enemies in ranged combat with her, so that Shrink does not go off', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { back: ['nbx-018 as Amara'] },
      bob: { front: [body('D', 1, 99, 'shrink'), body('E', 1, 99, 'shrink')] },
      open: true,
    });
    ann.attack('D', 'Amara');
    expect([card('D').powersOff, card('E').powersOff, card('Amara').powersOff]).toEqual([true, false, false]);
    expect(bob.offered('yes')).toEqual([]);
  });

  test('takes none in melee combat', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['nbx-018 as Amara'] },
      bob: { front: [body('D', 1, 99, 'flight')] },
      open: true,
    });
    ann.attack('D', 'Amara');
    expect(card('D').powersOff).toBe(false);
  });
});

// Ruling: Flight and Ranged are keyword powers and among them.
test('nbx-019 Joseph, ruling: has the powers of face-up Magnetos of his side, Flight and Ranged too', () => {
  const { ann, card } = scene('modern', {
    ann: {
      front: ['nbx-019 as Joseph', body('M', 3, 9, 'team:xmen')],
      back: ['hox-004 as Erik'],
      resources: ['Skill Location'],
    },
    bob: { front: [body('Magneto', 1, 9, 'lethal')] },
    open: true,
  });
  expect(card('Joseph').keywords).toBe('flight ranged');
  ann.use('Joseph', "There's Just What I Want");
  ann.choose('M');
  expect([card('Joseph').plus, card('Erik').plus]).toEqual([3, 0]);
  const alone = scene('modern', {
    ann: { front: ['nbx-019 as Joseph'], back: [{ card: 'hox-004', as: 'Erik', stunned: true }] },
    bob: {},
    open: true,
  });
  expect(alone.card('Joseph').keywords).toBe('');
});

test('these take place in either row', () => {
  const { ann, bob, card } = scene('modern', {
    ann: { front: ['nbx-017 as Unus'] },
    bob: { front: [body('D', 0, 12)] },
    open: true,
  });
  ann.attack('D', 'Unus');
  pass(ann, bob);
  expect(card('D').stunned).toBe(true);
  nextMain(ann, bob);
  expect(card('Unus').stunned).toBe(false);
});

describe('nbx-021 A Nightmare Made Real', () => {
  test('attackers strike with double their ATK until your next turn, on either side', () => {
    const table = scene('modern', {
      ann: { front: [body('A', 3, 99, 'team:brotherhood'), body('B', 3, 99)], hand: ['nbx-021'] },
      bob: { front: [body('D', 3, 6), body('E', 3, 99)] },
    });
    const { ann, bob, card, close } = table;
    ann.play('nbx-021');
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('D').stunned, card('A').stunned]).toEqual([true, false]);
    passTo(table, 'bob', 'main');
    bob.attack('B', 'E');
    pass(bob, ann);
    close();
  });
});
