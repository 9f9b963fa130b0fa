import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('mnb-087 Ronan', () => {
  test('names a card, sees a hand and makes its player discard all of that name', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { front: ['mnb-087 as Ronan'], hand: ['mnb-105 as Mine'], resources: ['Intellect Location x2'] },
      bob: { hand: ['mnb-105 as One', 'mnb-105 as Two', 'mnb-106 as Other'] },
    });
    ann.use('Ronan', 'Accuse');
    ann.name('Open Fire');
    expect([seat('bob').hand, seat('bob').ko?.toSorted()]).toEqual([['Other'], ['One', 'Two']]);
    expect([seat('ann').hand, ann.sees('Other')]).toEqual([['Mine'], true]);
    expect(ann.refused('use', 'Ronan', 'Accuse')).toEqual(['VS-PWR-42']);
    close();
  });

  test('finds nothing under another name, and chooses one enemy player', () => {
    const { ann, seat, close } = scene('modern/freeForAll', {
      ann: { front: ['mnb-087 as Ronan'], resources: ['Intellect Location'] },
      bob: { hand: ['mnb-105 as One'] },
      cem: { hand: ['mnb-105 as Two', 'mnb-108 as Cover'] },
    });
    ann.use('Ronan', 'Accuse');
    ann.name('Find Cover');
    expect(ann.offered('choose').toSorted()).toEqual(['bob', 'cem']);
    ann.choose('cem');
    expect([seat('bob').hand, seat('cem').hand]).toEqual([['One'], ['Two']]);
    close();
  });
});

describe('mnb-088 Mystique', () => {
  test('takes the current ATK and DEF of another face-up character as her base, this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-088', as: 'Mystique', plus: 1 }, 'Main as Boss'], resources: ['Skill Location x2'] },
      bob: {
        front: [
          { body: 'D 4/6', plus: 2 },
          { body: 'S 9/9', stunned: true },
        ],
      },
    });
    ann.use('Mystique', 'Impersonate');
    expect(ann.offered('choose')).toContain('D');
    expect(ann.offered('choose')).toContain('Boss');
    expect(ann.offered('choose')).not.toContain('S');
    expect(ann.offered('choose')).not.toContain('Mystique');
    ann.choose('D');
    expect([card('Mystique').atk, card('Mystique').def]).toEqual([7, 9]);
    expect(ann.refused('use', 'Mystique', 'Impersonate')).toEqual(['VS-PWR-42']);
    nextMain(ann, bob);
    expect([card('Mystique').atk, card('Mystique').def]).toEqual([3, 5]);
    close();
  });

  test('does not follow later changes of that character', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: ['mnb-088 as Mystique', 'mnb-065 as Venom'],
        resources: ['Skill Location', 'Might Location'],
      },
      bob: {},
    });
    ann.use('Mystique', 'Impersonate');
    ann.choose('Venom');
    ann.use('Venom', 'Symbiote Strength');
    expect([card('Mystique').atk, card('Venom').atk]).toEqual([3, 5]);
    close();
  });
});

describe('mnb-089 Doctor Octopus', () => {
  test('may draw a card at the start of his player’s turn, if he is face up', () => {
    const { ann, seat, close } = scene('modern', { ann: { back: ['mnb-089'] }, bob: {}, at: 'turn' });
    ann.yes();
    expect(seat('ann').hand).toHaveLength(3);
    close();

    const stunned = scene('modern', { ann: { back: [{ card: 'mnb-089', stunned: true }] }, bob: {}, at: 'turn' });
    expect(stunned.seat('ann').hand).toHaveLength(2);
    stunned.close();
  });

  test('keeps enemies from flying over him while he is face up in the front row', () => {
    const attacks = (facts: object) => {
      const { ann } = scene('modern', {
        ann: { front: [body('A', 1, 9, 'flight')] },
        bob: { front: [{ card: 'mnb-089', as: 'Ock', ...facts }], back: [body('D', 1, 1, 'main')] },
      });
      return ann.offered('attack').toSorted();
    };
    expect(attacks({})).toEqual(['Ock, A']);
    expect(attacks({ stunned: true })).toEqual(['D, A']);
  });
});

test('mnb-090 Green Goblin puts a -1/-1 counter on everybody in one enemy row as he appears', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: [body('A', 2, 2)], hand: ['mnb-090 as Goblin'], resources: 3 },
    bob: { front: [body('D', 2, 2), body('E', 1, 1)], back: [body('Boss', 2, 2, 'main')] },
    at: 'recruit',
  });
  ann.recruit('Goblin', 'front');
  expect(ann.offered('row').toSorted()).toEqual(['back, bob', 'front, bob']);
  ann.row('front');
  expect([card('D').minus, card('E').stunned, card('Boss').minus, card('A').minus]).toEqual([1, true, 0, 0]);
  close();
});

describe('mnb-091 Red Skull', () => {
  const dust = 'Dust of Death';

  // Ruling: one attacker is stunned; the combat is cancelled if it was the only one.
  test('ruling: stuns the only attacker, and the combat is cancelled', () => {
    const { ann, bob, card, table, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: ['mnb-091 as Skull'], resources: ['Skill Location'] },
    });
    ann.attack('Skull', 'A');
    ann.pass();
    bob.use('Skull', dust);
    expect([card('A').stunned, card('A').wounds, card('Skull').stunned, table().combat]).toEqual([
      true,
      1,
      false,
      false,
    ]);
    close();
  });

  test('ruling: stuns one of several attackers, and the others go on', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9), body('B', 9, 9)] },
      bob: { front: ['mnb-091 as Skull'], resources: ['Skill Location'] },
    });
    ann.attack('Skull', 'A', 'B');
    ann.pass();
    bob.use('Skull', dust);
    expect(bob.offered('choose').toSorted()).toEqual(['A', 'B']);
    bob.choose('A');
    pass(ann, bob);
    expect([card('A').stunned, card('B').stunned, card('Skull').zone]).toEqual([true, false, 'ko']);
    close();
  });

  test('cannot be ranged attacked, and does nothing for others or as an attacker', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)], back: [body('R', 9, 9, 'ranged')] },
      bob: { front: ['mnb-091 as Skull', body('D', 0, 30)], resources: ['Skill Location as S'] },
    });
    expect(ann.offered('attack').toSorted()).toEqual(['D, A', 'D, R', 'Skull, A']);
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.offered('use')).toEqual([]);
    bob.pass();
    nextMain(ann, bob);
    bob.attack('A', 'Skull');
    bob.use('Skull', dust);
    expect(card('A').stunned).toBe(false);
    pass(ann, bob);
    close();
  });
});

test('mnb-092 Sabretooth strikes first in melee, also as a defender, and grows as he attacks', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['mnb-092 as Creed'] },
    bob: { front: [body('D', 9, 5), body('E', 9, 4)] },
  });
  ann.attack('D', 'Creed');
  expect(card('Creed').plus).toBe(1);
  pass(ann, bob);
  expect([card('D').stunned, card('Creed').stunned]).toEqual([true, false]);
  nextMain(ann, bob);
  bob.attack('Creed', 'E');
  expect(card('Creed').plus).toBe(1);
  pass(bob, ann);
  expect([card('E').stunned, card('Creed').stunned]).toEqual([true, false]);
  close();
});

describe('mnb-093 Ultron', () => {
  test('may stand beside any number of copies', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { front: ['mnb-093 as One', 'mnb-093 as Two'], hand: ['mnb-093 as Three'], resources: 4 },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Three', 'front');
    expect(seat('ann').front).toEqual(['One', 'Two', 'Three']);
    close();
  });

  test('keeps Swarm when powers are turned off', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { back: ['mnb-056 as Lord'], resources: ['Skill Location'] },
      bob: { front: ['mnb-093 as One', 'mnb-093 as Two'] },
    });
    ann.use('Lord', 'Space Cop');
    expect([card('One').keywords, seat('bob').front]).toEqual(['swarm', ['One', 'Two']]);
    nextMain(ann, bob);
    close();
  });

  test('searches the deck for a copy and puts it into play, in the Build Phase, once a turn', () => {
    const { ann, seat, close } = scene('modern', {
      ann: {
        front: ['mnb-093 as One'],
        deck: [body('X', 1, 1), 'mnb-093 as Two', body('Y', 1, 1), 'mnb-093 as Three'],
        resources: ['Energy Location x2'],
      },
      bob: {},
      at: 'resource',
    });
    ann.use('One', 'Replicate');
    // The second copy is no other choice.
    expect(ann.offered('choose')).toEqual(['Two']);
    ann.choose('Two');
    ann.row('back');
    expect([seat('ann').back, seat('ann').deck?.length]).toEqual([['Main', 'Two'], 3]);
    expect(ann.refused('use', 'One', 'Replicate')).toEqual(['VS-PWR-42']);
    // The copy has a use of its own.
    ann.use('Two', 'Replicate');
    ann.choose('Three');
    ann.row('front');
    expect(seat('ann').front).toEqual(['One', 'Three']);
    close();
  });

  // VS-ZON-46: a search for a certain card may be declared a failure, even with a copy in the deck.
  test.each([
    ['although there is one', ['mnb-093 as Two', body('X', 1, 1)]],
    ['because there is none', [body('X', 1, 1), body('Y', 1, 1)]],
  ])('may fail to find one, %s', (_, deck) => {
    const { ann, seat, close } = scene('modern', {
      ann: { front: ['mnb-093 as One'], deck, resources: ['Energy Location'] },
      bob: {},
      at: 'resource',
    });
    ann.use('One', 'Replicate');
    if (ann.offered('choose').length > 0) {
      expect([ann.offered('choose'), ann.offered('done')]).toEqual([['Two'], ['']]);
      ann.done();
    }
    expect([seat('ann').front, seat('ann').deck?.length]).toEqual([['One'], 2]);
    close();
  });

  test('replicates in no other phase', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { front: ['mnb-093 as One'], deck: [body('X', 1, 1)], resources: ['Energy Location'] },
      bob: {},
    });
    expect(ann.refused('use', 'One', 'Replicate')).not.toEqual([]);
    expect(seat('ann').deck).toEqual(['X']);
    close();
  });
});

test('mnb-094 Abomination strikes back at each attacker of a melee team attack', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 1, 5), body('B', 1, 5), body('C', 1, 6)] },
    bob: { front: ['mnb-094 as Abom'] },
  });
  ann.attack('Abom', 'A', 'B', 'C');
  pass(ann, bob);
  expect([card('A').stunned, card('B').stunned, card('C').stunned]).toEqual([true, true, false]);
  close();
});

describe('mnb-095 Mandarin', () => {
  const rings = 'Makluan Rings';
  const stage = (resources: string[]) =>
    scene('modern', {
      ann: { back: ['mnb-095 as Mandarin'], front: [body('A', 1, 1)], resources },
      bob: { front: [body('D', 2, 2)], back: ['Main as Boss'], hand: ['mnb-105 as Fire', 'mnb-108 as Cover'] },
    });

  test('draws for Intellect', () => {
    const { ann, seat, close } = stage(['Intellect Location']);
    ann.use('Mandarin', rings);
    expect(seat('ann').hand).toHaveLength(1);
    close();
  });

  test('makes an enemy discard a card of their choice for Skill', () => {
    const { ann, bob, seat, close } = stage(['Skill Location']);
    ann.use('Mandarin', rings);
    bob.choose('Cover');
    expect([seat('bob').hand, seat('bob').ko]).toEqual([['Fire'], ['Cover']]);
    close();
  });

  test('puts a +1/+1 counter on any character for Might', () => {
    const { ann, card, close } = stage(['Might Location']);
    ann.use('Mandarin', rings);
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'Boss', 'D', 'Main', 'Mandarin']);
    ann.choose('A');
    expect([card('A').plus, card('A').atk]).toEqual([1, 2]);
    close();
  });

  test('puts a -1/-1 counter on any character for Energy', () => {
    const { ann, card, close } = stage(['Energy Location']);
    ann.use('Mandarin', rings);
    ann.choose('D');
    expect([card('D').minus, card('D').atk]).toEqual([1, 1]);
    close();
  });

  // VS-PWR-44
  test('has four powers of one name, each once a turn', () => {
    const { ann, card, seat, close } = stage(['Intellect Location x2', 'Might Location']);
    ann.use('Mandarin', rings, 'Intellect Location');
    ann.use('Mandarin', rings);
    ann.choose('A');
    expect([card('A').plus, seat('ann').hand?.length]).toEqual([1, 1]);
    // An Intellect Location is left, but that ring has been used.
    expect(ann.refused('use', 'Mandarin', rings)).toContain('VS-PWR-42');
    close();
  });
});
