import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

test('vsp-001 Ultron brings a copy of itself from the deck', () => {
  const { ann, card, seat, close } = scene('modern', {
    at: 'recruit',
    ann: {
      front: ['vsp-001 as U'],
      resources: [R('Energy')],
      deck: ['mnb-093 as Old', body('A', 1, 1), body('B', 1, 1), 'vsp-001 as V', body('C', 1, 1), body('E', 1, 1)],
    },
    bob: { deck: ['vsp-001 as Far'] },
  });
  ann.use('U', 'Replicate');
  expect(ann.offered('choose')).toEqual(['V']);
  ann.choose('V');
  ann.row('front');
  expect([card('V').zone, card('U').zone, seat('ann').deck.length]).toEqual(['front', 'front', 5]);
  expect(seat('ann').deck).not.toEqual(['Old', 'A', 'B', 'C', 'E']);
  close();
});

test('vsp-002 Loki draws for the first plot twist of a turn, if he likes', () => {
  const play = (answer: 'yes' | 'no') => {
    const { ann, seat, close } = scene('modern', {
      ann: { front: ['vsp-002 as Loki'], hand: ['vsp-029', 'vsp-029'], resources: [R('Might')] },
      bob: {},
    });
    ann.play('vsp-029');
    ann.name('avengers');
    ann[answer]();
    const first = seat('ann').hand.length;
    ann.play('vsp-029');
    ann.name('avengers');
    close();
    return [first, seat('ann').hand.length];
  };
  expect([play('yes'), play('no')]).toEqual([
    [2, 1],
    [1, 0],
  ]);
});

test('vsp-003 Thanos wounds all stunned characters', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['vsp-003 as Thanos', { body: 'A 1/1 health:5', stunned: true }], resources: [R('Might')] },
    bob: { front: [{ body: 'D 1/1 health:5', stunned: true }, body('E', 1, 1)] },
  });
  ann.use('Thanos', 'Welcome Death');
  expect(['A', 'D', 'E', 'Thanos'].map((name) => card(name).wounds)).toEqual([1, 1, 0, 0]);
  close();
});

describe('vsp-004 She-Hulk', () => {
  test('gives attackers of A-Force +2/+2 in any combat of the turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: [body('A', 1, 99, 'team:aForce+avengers'), body('B', 1, 99)],
        back: ['vsp-004 as Jen'],
        resources: [R('Might')],
      },
      bob: { front: [body('D', 0, 99, 'team:aForce')] },
    });
    ann.attack('D', 'A', 'B');
    ann.use('Jen', 'Baroness of Arcadia');
    expect([card('A').atk, card('A').def, card('B').atk, card('D').atk]).toEqual([3, 101, 1, 0]);
    pass(bob, ann);
    expect(card('A').atk).toBe(1);
    close();
  });

  test('does not on an enemy turn', () => {
    const { ann, bob } = scene('modern', {
      ann: { front: [body('A', 1, 99)] },
      bob: { front: [body('D', 0, 99)], back: ['vsp-004 as Jen'], resources: [R('Might')] },
      open: true,
    });
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.offered('use')).toEqual([]);
  });
});

describe('vsp-006 Vision', () => {
  test('doubles his ATK and DEF while attacking', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['vsp-006 as Vic'], resources: [R('Energy', 2)] },
      bob: { front: [body('D', 9, 10)] },
    });
    ann.attack('D', 'Vic');
    ann.use('Vic', 'Infinite Something');
    expect([card('Vic').atk, card('Vic').def]).toEqual([10, 10]);
    bob.pass();
    ann.use('Vic', 'Something Else');
    pass(bob, ann);
    expect([card('D').stunned, card('Vic').stunned, card('Vic').atk]).toEqual([true, false, 5]);
    close();
  });

  test('neither strikes nor is struck while defending', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 99, 1)] },
      bob: { front: ['vsp-006 as Vic'], resources: [R('Energy')] },
    });
    ann.attack('Vic', 'A');
    ann.pass();
    bob.use('Vic', 'Something Else');
    pass(ann, bob);
    expect([card('A').stunned, card('Vic').stunned]).toEqual([false, false]);
    close();
  });
});

test('vsp-007 War Machine KOs any supporting character', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['vsp-007 as Rhodey', body('A', 1, 9)], resources: [R('Might', 2)] },
    bob: { front: [body('D', 1, 9)] },
  });
  ann.use('Rhodey', 'Rocket Launcher');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'D', 'Rhodey']);
  ann.choose('D');
  expect(card('D').zone).toBe('ko');
  close();
});

test('vsp-009 Venom puts two +1/+1 counters on himself and keeps them', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['vsp-009 as Eddie'], resources: [R('Might')] },
    bob: {},
  });
  ann.use('Eddie', 'Symbiote Strength');
  expect([card('Eddie').plus, card('Eddie').keywords]).toEqual([2, 'symbiosis']);
  close();
});

test('vsp-012 Enchantress arms a supporting character, which readies when it attacks next this turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['vsp-012 as Amora', body('A', 1, 99), body('B', 1, 99)], resources: [R('Energy')] },
    bob: { front: [body('D', 0, 99)] },
  });
  ann.use('Amora', 'Go Forth, My Champion');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'B']);
  ann.choose('A');
  ann.attack('D', 'B');
  pass(ann, bob);
  expect([card('A').plus, card('B').exhausted]).toEqual([2, true]);
  ann.attack('D', 'A');
  pass(ann, bob);
  expect(card('A').exhausted).toBe(false);
  ann.attack('D', 'A');
  pass(ann, bob);
  expect(card('A').exhausted).toBe(true);
  close();
});

test('vsp-013 Goblin Queen fills the front row up to four Demon Goblins', () => {
  const { ann, seat, close } = scene('modern', {
    ann: { front: ['vsp-013 as Madelyne'], resources: [R('Intellect')], side: ['aff-054 x6'] },
    bob: {},
  });
  ann.use('Madelyne', 'Summon Goblins');
  expect(seat('ann').front.filter((name) => name === 'Demon Goblin').length).toBe(4);
  close();
});

test('vsp-015 Adam Warlock recovers and readies by himself, only while stunned', () => {
  const emerge = (stunned: boolean) => {
    const { ann, card } = scene('modern', {
      ann: { front: [{ card: 'vsp-015', as: 'Adam', stunned, exhausted: true }], resources: [R('Might')] },
      bob: {},
      open: true,
    });
    if (!ann.offered('use').includes('Adam, Emerge')) return 'not offered';
    ann.use('Adam', 'Emerge');
    return [card('Adam').stunned, card('Adam').exhausted];
  };
  expect([emerge(true), emerge(false)]).toEqual([[false, false], 'not offered']);
});

test('vsp-018 Dormammu takes a character out of an enemy KO pile', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['vsp-018 as D'], ko: [body('A', 1, 1)], resources: [R('Intellect'), R('Energy')] },
    bob: { ko: [body('B', 1, 1), body('C', 1, 1), 'vsp-029'] },
  });
  ann.use('D', 'Necromancy');
  expect(ann.offered('choose').toSorted()).toEqual(['B', 'C']);
  ann.choose('B');
  ann.row('front');
  expect([card('B').zone, card('B').controller]).toEqual(['front', 'ann']);
  close();
});

test('vsp-019 Electro stuns enemy supporting characters that cost 2 or less', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['vsp-019 as Max', body('A', 1, 1)], resources: [R('Energy')] },
    bob: { front: [body('D', 1, 9, 'cost:2'), body('E', 1, 9, 'cost:3'), body('M', 1, 9, 'main')] },
  });
  ann.use('Max', 'Chain Lightning');
  expect(['A', 'D', 'E', 'M'].map((name) => card(name).stunned)).toEqual([false, true, false, false]);
  close();
});

test('vsp-022 Kobik takes the teams of enemies, as long as she is there', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['vsp-022 as Kobik', body('A', 1, 9)] },
    bob: { front: [body('D', 9, 9), body('E', 9, 9)] },
  });
  expect(['A', 'D', 'E'].map((name) => card(name).teams)).toEqual(['avengers', '', '']);
  ann.attack('D', 'Kobik');
  pass(ann, bob);
  expect([card('Kobik').zone, card('D').teams]).toEqual(['ko', 'avengers']);
  close();
});

test('vsp-024 Captain Britain gets two more counters when powered up', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      front: ['vsp-024 as Brian', body('A', 1, 9)],
      hand: ['leg-008 as B2', body('A2', 1, 1, 'aka:A')],
    },
    bob: {},
  });
  ann.powerUp('A2', 'A');
  expect([card('A').plus, card('Brian').plus]).toEqual([1, 0]);
  ann.powerUp('B2', 'Brian');
  expect(card('Brian').plus).toBe(3);
  close();
});

test('vsp-025 Unwavering Loyalty gives any character in the combat +3/+3', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 0, 99), body('B', 0, 9)] },
    bob: { front: [body('D', 0, 99)], hand: ['vsp-025'] },
  });
  ann.attack('D', 'A');
  ann.pass();
  bob.play('vsp-025');
  expect(bob.offered('choose').toSorted()).toEqual(['A', 'D']);
  bob.choose('D');
  expect([card('D').atk, card('D').def]).toEqual([3, 102]);
  pass(ann, bob);
  expect(card('D').atk).toBe(0);
  close();
});

test('vsp-028 Solo rewards solo attacks on his side', () => {
  const table = scene('modern', {
    ann: { back: ['vsp-028 as James'], front: [body('A', 0, 99), body('B', 0, 99), body('C', 0, 99)] },
    bob: { front: [body('D', 0, 99)] },
  });
  const { ann, bob, card, close } = table;
  ann.attack('D', 'A', 'B');
  pass(ann, bob);
  ann.attack('D', 'C');
  pass(ann, bob);
  expect(['A', 'B', 'C', 'James'].map((name) => card(name).plus)).toEqual([0, 0, 1, 0]);
  passTo(table, 'bob', 'main');
  bob.attack('A', 'D');
  pass(bob, ann);
  expect(card('D').plus).toBe(0);
  close();
});

describe('vsp-029 Loyal Soldiers', () => {
  const play = (team: string) => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [body('A', 1, 9, 'team:xmen+avengers'), body('M', 1, 9, 'main', 'team:avengers')],
        hand: ['vsp-029'],
      },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.play('vsp-029');
    ann.name(team);
    close();
    return ['A', 'M', 'D'].map((name) => card(name).plus);
  };
  test('gives each of your characters a counter if all have the team', () => {
    expect([play('avengers'), play('xmen')]).toEqual([
      [1, 1, 0],
      [0, 0, 0],
    ]);
  });
});
