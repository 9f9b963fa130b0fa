import { checkDeck, createVs, profileFor, supporting } from '@longbox/vs';
import { describe, expect, test } from 'vitest';
import { VS_DECKS, VS_SETS } from '../../src/index.ts';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('mnb-096 Juggernaut', () => {
  const unstoppable = 'Unstoppable';
  const stage = (front: string, resources: string[] = ['Might Location']) =>
    scene('modern', {
      ann: { front: ['mnb-096 as Jugger', body('B', 1, 9)], resources },
      bob: { front: [front, body('E', 1, 1)], back: [body('F', 1, 1), body('Boss', 1, 9, 'main')] },
    });

  // VS-GOLD-01: whoever is left in the front row protects nobody from it.
  test('may attack somebody in the back row at once after stunning a front row enemy', () => {
    const { ann, bob, card, table, close } = stage(body('D', 1, 1));
    expect(ann.refused('use', 'Jugger', unstoppable)).not.toEqual([]);
    ann.attack('D', 'Jugger');
    ann.use('Jugger', unstoppable);
    pass(bob, ann);
    expect(card('D').stunned).toBe(true);
    ann.yes();
    expect(ann.offered('choose').toSorted()).toEqual(['Boss', 'F']);
    ann.choose('F');
    expect([card('Jugger').role, card('F').role, table().combat]).toEqual(['attacker', 'defender', true]);
    pass(ann, bob);
    expect([card('F').stunned, card('Boss').stunned, card('E').stunned]).toEqual([true, false, false]);
    expect([card('Jugger').exhausted, table().combat]).toEqual([true, false]);
    close();
  });

  // VS-STN-21, VS-PWR-08: where the fallen stood counts, though the stun was its last.
  test('may do so as well when the stun KOs', () => {
    const { ann, bob, card, close } = stage(body('D', 1, 1, 'health:1'));
    ann.attack('D', 'Jugger');
    ann.use('Jugger', unstoppable);
    pass(bob, ann);
    expect(card('D').zone).toBe('ko');
    ann.yes();
    expect(ann.offered('choose').toSorted()).toEqual(['Boss', 'F']);
    ann.choose('F');
    pass(ann, bob);
    expect(card('F').stunned).toBe(true);
    close();
  });

  test('need not', () => {
    const { ann, bob, card, table, close } = stage(body('D', 1, 1));
    ann.attack('D', 'Jugger');
    ann.use('Jugger', unstoppable);
    pass(bob, ann);
    ann.no();
    expect([card('F').stunned, table().combat]).toEqual([false, false]);
    close();
  });

  test('does not when he is stunned himself, or stuns nobody', () => {
    for (const defender of [body('D', 9, 1), body('D', 1, 20)]) {
      const { ann, bob, card, table, close } = stage(defender);
      ann.attack('D', 'Jugger');
      ann.use('Jugger', unstoppable);
      pass(bob, ann);
      expect([card('F').stunned, table().combat, ann.offered('yes')]).toEqual([false, false, []]);
      close();
    }
  });

  test('does not in a team attack', () => {
    const { ann, bob, table, close } = scene('modern', {
      ann: { front: ['mnb-096 as Jugger', body('B', 1, 9, 'team:superVillains')], resources: ['Might Location'] },
      bob: { front: [body('D', 0, 1)], back: [body('F', 1, 1)] },
    });
    ann.attack('D', 'Jugger', 'B');
    ann.use('Jugger', unstoppable);
    pass(bob, ann);
    expect([table().combat, ann.offered('yes')]).toEqual([false, []]);
    close();
  });

  test('is no power for another player’s turn', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: [body('A', 1, 1)] },
      bob: { front: ['mnb-096 as Jugger'], resources: ['Might Location'] },
    });
    ann.attack('Jugger', 'A');
    ann.pass();
    expect(bob.offered('use')).toEqual([]);
    bob.pass();
    close();
  });
});

test('mnb-097 Magneto keeps enemy supporting characters stunned, while he is face up', () => {
  const recovered = (facts: object) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [{ card: 'mnb-097', as: 'Magneto', ...facts }] },
      bob: { front: [{ body: 'D 1/1', stunned: true }], back: [{ body: 'Boss 1/1 main', stunned: true }] },
    });
    nextMain(ann, bob);
    close();
    return [card('D').stunned, card('Boss').stunned];
  };
  expect(recovered({})).toEqual([true, false]);
  expect(recovered({ stunned: true })).toEqual([false, false]);
});

describe('mnb-098 Loki', () => {
  test('may draw for the first plot twist his player plays in a turn', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)], back: ['mnb-098'], hand: ['mnb-105 as One', 'mnb-106 as Two'] },
      bob: { front: [body('D', 0, 9)] },
    });
    ann.attack('D', 'A');
    ann.play('One');
    ann.yes();
    expect(seat('ann').hand).toEqual(['Two', 'Extra']);
    bob.pass();
    ann.play('Two');
    expect(seat('ann').hand).toEqual(['Extra']);
    pass(bob, ann);
    close();
  });

  // Ruling: another card of the same name is another card for deck building, so there may be four of each.
  test('ruling: may be in a deck four times beside four of another Loki, and no more', () => {
    const other = supporting({
      ...{ id: 'x-1', name: 'Loki', cost: 3, atk: 3, def: 3, health: 1, teams: ['aForce'] },
      powers: [],
    });
    const extra = { set: 'x', name: 'Extra', universe: 'illustrated', cards: [other] } as const;
    const { catalogue } = createVs([...VS_SETS, extra]);
    const profile = profileFor('modern', 2);
    const red = VS_DECKS.find(({ main }) => main === 'mnb-083');
    if (profile === undefined || red === undefined) throw new Error('no such profile or deck');
    const faults = (own: number, others: number) => {
      const cards = [
        { id: 'mnb-098', count: own },
        { id: 'x-1', count: others },
        { id: 'mnb-112', count: 60 - own - others },
      ];
      const problems = checkDeck(catalogue, { ...red, cards }, profile);
      return problems.flatMap((problem) => (problem.code === 'tooManyCopies' ? problem.cards : []));
    };
    expect(faults(4, 4)).toEqual([]);
    expect(faults(5, 4)).toEqual(['mnb-098']);
    expect(faults(4, 5)).toEqual(['x-1']);
  });

  // Ruling: characters of one name power each other up and cannot both be in play.
  test('ruling: is one character with every other Loki', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mnb-098 as Loki'], hand: ['mcu1-057 as Other', 'mcu1-057 as Third'], resources: 9 },
      bob: {},
      at: 'recruit',
    });
    pass(ann, ann);
    ann.powerUp('Other', 'Loki');
    expect(card('Loki').plus).toBe(1);
    close();

    const second = scene('modern', {
      ann: { front: ['mnb-098 as Loki'], hand: ['mcu1-057 as Other'], resources: 9 },
      bob: {},
      at: 'recruit',
    });
    second.ann.recruit('Other', 'front');
    expect([second.card('Loki').zone, second.card('Other').zone]).toEqual(['ko', 'front']);
    second.close();
  });
});

describe('mnb-099 Dormammu', () => {
  const necromancy = 'Necromancy';
  const symbols = ['Intellect Location', 'Energy Location'];

  // Ruling: to either row, and it can attack this turn.
  test('ruling: puts a character of an enemy KO pile into either row, ready to attack', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { back: ['mnb-099 as Dormammu'], ko: [body('Mine', 1, 1)], resources: symbols },
      bob: { front: [body('D', 0, 9)], ko: [body('X', 9, 9), body('Y', 1, 1), 'Might Location'] },
    });
    ann.use('Dormammu', necromancy);
    expect(ann.offered('choose').toSorted()).toEqual(['X', 'Y']);
    ann.choose('X');
    expect(ann.offered('row').toSorted()).toEqual(['back, ann', 'front, ann']);
    ann.row('front');
    expect([card('X').controller, card('X').owner, seat('bob').ko]).toEqual(['ann', 'bob', ['Y', 'Might Location']]);
    ann.attack('D', 'X');
    pass(ann, bob);
    expect(card('D').stunned).toBe(true);
    close();
  });

  test('chooses among the piles of all enemies', () => {
    const { ann, close } = scene('modern/freeForAll', {
      ann: { back: ['mnb-099 as Dormammu'], resources: symbols },
      bob: { ko: [body('X', 9, 9)] },
      cem: { ko: [body('Y', 1, 1)] },
    });
    ann.use('Dormammu', necromancy);
    expect(ann.offered('choose').toSorted()).toEqual(['X', 'Y']);
    ann.choose('Y');
    ann.row('front');
    close();
  });

  test('asks for both symbols', () => {
    const { ann, close } = scene('modern', {
      ann: { back: ['mnb-099 as Dormammu'], resources: ['Intellect Location x2'] },
      bob: { ko: [body('X', 9, 9)] },
    });
    expect(ann.offered('use')).toEqual([]);
    close();
  });

  test('may be shuffled into his owner’s deck when he is KO’d', () => {
    for (const shuffled of [true, false]) {
      const { ann, bob, seat, close } = scene('modern', {
        ann: { front: [body('A', 9, 9)] },
        bob: { front: [{ card: 'mnb-099', as: 'Dormammu', wounds: 1 }], deck: 3 },
      });
      ann.attack('Dormammu', 'A');
      pass(ann, bob);
      if (shuffled) bob.yes();
      else bob.no();
      expect([seat('bob').deck?.length, seat('bob').ko?.length]).toEqual(shuffled ? [4, 0] : [3, 1]);
      close();
    }
  });
});

// Ruling: all stunned characters, main characters and one's own included.
test('ruling: mnb-100 Thanos adds a wound to every stunned character, on all sides', () => {
  const { ann, card, seat, close } = scene('modern', {
    ann: {
      front: ['mnb-100 as Thanos', { body: 'A 1/1 health:3', stunned: true }],
      back: [{ body: 'Mine 1/1 main health:5', stunned: true }],
      resources: ['Might Location x2'],
    },
    bob: {
      front: [{ body: 'D 1/1 health:2', stunned: true, wounds: 1 }, body('E', 1, 1)],
      back: [{ body: 'Boss 1/1 main health:5', stunned: true, wounds: 1 }],
    },
  });
  ann.use('Thanos', 'Welcome Death');
  expect(['A', 'Mine', 'E', 'Boss'].map((name) => card(name).wounds)).toEqual([1, 1, 0, 2]);
  expect([seat('bob').ko, ann.refused('use', 'Thanos', 'Welcome Death')]).toEqual([['D'], ['VS-PWR-42']]);
  close();
});

test('mnb-101 Extinguish KOs a stunned supporting character of any side, in the Main Phase', () => {
  const { ann, bob, seat, close } = scene('modern', {
    ann: {
      front: ['mnb-092 as Creed', { body: 'A 1/1', stunned: true }],
      hand: ['mnb-101 as Out', 'mnb-101 as Again'],
    },
    bob: {
      front: [{ body: 'D 1/1', stunned: true }, body('E', 0, 9)],
      back: [{ body: 'Boss 1/1 main', stunned: true }],
    },
  });
  ann.play('Out');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'D']);
  ann.choose('D');
  expect(seat('bob').ko).toEqual(['D']);
  ann.attack('E', 'Creed');
  expect(ann.offered('play')).toEqual([]);
  pass(ann, bob);
  close();
});

test('mnb-102 Metal and Fire puts a -1/-1 counter on each enemy in the combat', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 1, 9), body('B', 1, 9), body('C', 1, 9)] },
    bob: { front: ['mnb-092 as Creed'], hand: ['mnb-102 as Fire'] },
  });
  ann.attack('Creed', 'A', 'B');
  ann.pass();
  bob.play('Fire');
  expect(['A', 'B', 'C', 'Creed'].map((name) => card(name).minus)).toEqual([1, 1, 0, 0]);
  pass(ann, bob);
  bob.strikeBack('A');
  close();
});

describe('mnb-103 Trickster God', () => {
  test('switches current ATK and DEF of one in the combat, for this combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ body: 'A 1/6', plus: 1 }], back: [body('B', 1, 1)] },
      bob: { front: ['mnb-092 as Creed'], hand: ['mnb-103 as Trick'] },
    });
    expect(bob.offered('play')).toEqual([]);
    ann.attack('Creed', 'A');
    ann.pass();
    bob.play('Trick');
    expect(bob.offered('choose').toSorted()).toEqual(['A', 'Creed']);
    bob.choose('A');
    expect([card('A').atk, card('A').def]).toEqual([7, 2]);
    pass(ann, bob);
    expect([card('A').stunned, card('Creed').stunned]).toEqual([true, false]);
    close();
  });

  test('switches back with the second, and takes later bonuses as they are', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: [body('A', 1, 6, 'team:superVillains')],
        hand: ['mnb-103 as Trick', 'mnb-105 as Fire', 'mnb-103 as Back'],
      },
      bob: { front: [body('D', 0, 30)] },
    });
    ann.attack('D', 'A');
    ann.play('Trick');
    ann.choose('A');
    bob.pass();
    ann.play('Fire');
    expect([card('A').atk, card('A').def]).toEqual([8, 1]);
    bob.pass();
    ann.play('Back');
    ann.choose('A');
    expect([card('A').atk, card('A').def]).toEqual([1, 8]);
    pass(bob, ann);
    expect([card('A').atk, card('A').def]).toEqual([1, 6]);
    close();
  });
});

test('mnb-104 The Vault pays any symbol, for Super Villains only', () => {
  const pays = (character: string) => {
    const { ann } = scene('modern', { ann: { front: [character], resources: ['mnb-104'] }, bob: {} });
    return ann.offered('use').length;
  };
  expect(['mnb-087', 'mnb-088', 'mnb-100', 'mnb-095'].map(pays)).toEqual([1, 1, 1, 1]);
  expect(['mnb-062', 'mnb-063', 'mnb-065', 'mnb-068'].map(pays)).toEqual([0, 0, 0, 0]);
});
