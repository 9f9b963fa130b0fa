import { describe, expect, test } from 'vitest';
import { referee } from '../referee.ts';
import { body, nextMain, pass, scene } from '../stage.ts';

test('mcu1-004 Hulk becomes Banner although another character on his side attacked', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['mcu1-004', body('A', 1, 9)] },
    bob: { front: [body('D', 0, 9)] },
  });
  ann.attack('D', 'A');
  pass(ann, bob);
  ann.pass();
  expect([card('mcu1-003').zone, card('mcu1-004').zone]).toEqual(['front', 'removed']);
  close();
});

test.each(['mcu1-007', 'mcu1-008'])(
  '%s Star-Lord stuns an attacker after somebody of another name attacked him',
  (id) => {
    const { ann, bob, card, close } = scene('modern', {
      turn: 'bob',
      ann: { front: [`${id} as Lord`], resources: ['Skill Location'] },
      bob: { front: [body('D', 0, 9), body('E', 0, 9)] },
    });
    bob.attack('Lord', 'D');
    pass(bob, ann);
    bob.attack('Lord', 'E');
    bob.pass();
    ann.use('Lord', 'Legendary Outlaw?');
    expect([card('E').stunned, card('D').stunned]).toEqual([true, false]);
    close();
  },
);

describe('mcu1-009 Thor, Level 1', () => {
  const team = ['A', 'B', 'C'].map((name) => body(name, 0, 9, 'team:mcuHeroes'));

  test.each([
    ['solo, two others, three', ['Thor'], ['A', 'B'], ['Thor', 'A', 'B']],
    ['solo, three, three', ['Thor'], ['Thor', 'A', 'B'], ['Thor', 'A', 'B']],
    ['solo, two, three others', ['Thor'], ['Thor', 'A'], ['A', 'B', 'C']],
  ])('is not at the end of his journey after %s', (_, ...attacks) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-009 as Thor', ...team] },
      bob: { front: [body('D', 0, 30)] },
    });
    for (const attackers of attacks) {
      ann.attack('D', ...attackers);
      pass(ann, bob);
      nextMain(ann, bob);
      nextMain(bob, ann);
    }
    expect([card('Thor').zone, card('Thor').xp]).toEqual(['front', 0]);
    close();
  });
});

describe('mcu1-012 Heimdall', () => {
  const others = Array.from({ length: 12 }, (_, i) => `Might Location as M${i}`);
  const search = (ann: readonly unknown[], bob: readonly unknown[]) => {
    const at = scene('modern', {
      ann: { front: ['mcu1-012 as Heimdall'], resources: ['Energy Location', 3], deck: [...ann, ...others] },
      bob: { deck: [...bob] },
      at: 'recruit',
    });
    at.ann.use('Heimdall', 'Keeper of the Bifrost');
    at.ann.number(4);
    return at;
  };

  test('looks through no other deck', () => {
    const { ann, seat, close } = search([], [body('E', 1, 1)]);
    expect([ann.offered('choose'), seat('ann').front]).toEqual([[], ['Heimdall']]);
    close();
  });

  test('finds one character, and has the deck shuffled', () => {
    const { ann, seat, close } = search([body('A', 1, 1), body('B', 1, 1)], []);
    expect(ann.sees('M0')).toBe(true);
    ann.choose('A', '...');
    ann.row('front');
    expect([seat('ann').front, ann.sees('M0')]).toEqual([['Heimdall', 'A'], false]);
    close();
  });
});

test('mcu1-013 Black Widow discards nothing from the hand of her own player or of a third', () => {
  const { ann, card, close } = scene('modern/freeForAll', {
    ann: { front: ['mcu1-013 as Widow'], resources: ['Skill Location'], hand: ['Might Location as M'] },
    bob: { hand: ['Energy Location as E', 'Intellect Location as I'] },
    cid: { hand: ['Skill Location as S'] },
  });
  ann.use('Widow', 'Infiltrate');
  ann.choose('bob');
  expect(ann.offered('choose')).toEqual(['E', 'I']);
  ann.choose('E');
  expect(['M', 'E', 'I', 'S'].map((name) => card(name).zone)).toEqual(['hand', 'ko', 'hand', 'hand']);
  close();
});

test('mcu1-014 Rocket needs things of his own KO pile', () => {
  const { ann, bob, seat, close } = scene('modern', {
    ann: { front: ['mcu1-014 as Rocket'], resources: ['Intellect Location'], ko: [body('X', 1, 1), body('Y', 1, 1)] },
    bob: { ko: [body('Z', 1, 1)] },
  });
  ann.use('Rocket', "I'm Gonna Need a Few Things");
  ann.choose('X', '...');
  expect(ann.offered('choose')).toEqual(['Y']);
  ann.choose('Y');
  bob.choose('Y');
  expect([seat('ann').hand, seat('bob').ko]).toEqual([['Y'], ['Z']]);
  close();
});

test('mcu1-017 Nick Fury draws for the first hero after himself', () => {
  const { ann, seat, close } = scene('modern', {
    ann: { hand: ['mcu1-017 as Fury', body('A', 1, 1, 'team:mcuHeroes', 'cost:0')], points: 3 },
    bob: {},
    at: 'recruit',
  });
  ann.recruit('Fury', 'front');
  expect(seat('ann').hand).toEqual(['A']);
  ann.recruit('A', 'front');
  expect(seat('ann').hand).toEqual(['Extra']);
  close();
});

describe('mcu1-020 Gamora', () => {
  test('gets nothing for an attacker on her side that she stuns', () => {
    const { ann, card, close } = scene('modern', {
      cards: [referee],
      ann: { front: ['mcu1-020 as Gamora', body('A', 1, 1), 'Referee'] },
      bob: { front: [body('D', 0, 9)] },
    });
    ann.attack('D', 'A');
    ann.use('Referee', 'Cross Fire');
    ann.choose('Gamora');
    ann.choose('A');
    expect([card('A').stunned, card('Gamora').plus]).toEqual([true, 0]);
    close();
  });

  test('gets nothing for a defender on her side that she stuns', () => {
    const { ann, bob, card, close } = scene('modern', {
      turn: 'bob',
      cards: [referee],
      ann: { front: ['mcu1-020 as Gamora', body('A', 1, 1), 'Referee'] },
      bob: { front: [body('D', 0, 9)] },
    });
    bob.attack('A', 'D');
    bob.pass();
    ann.use('Referee', 'Cross Fire');
    ann.choose('Gamora');
    ann.choose('A');
    expect([card('A').stunned, card('Gamora').plus]).toEqual([true, 0]);
    close();
  });
});

test('mcu1-022 Drax KOs nobody in combat with him whom another wounds', () => {
  const { ann, card, close } = scene('modern', {
    cards: [referee],
    ann: { front: ['mcu1-022 as Drax', body('A', 9, 9), 'Referee'] },
    bob: { front: [body('D', 0, 9, 'health:9')] },
  });
  ann.attack('D', 'Drax');
  ann.use('Referee', 'Cross Fire');
  ann.choose('A');
  ann.choose('D');
  expect([card('D').zone, card('D').wounds]).toEqual(['front', 1]);
  close();
});

test('mcu1-025 Peggy Carter does nothing for a Captain America of an enemy', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 9, 9)], back: ['mcu1-025'] },
    bob: { front: ['mcu1-001 as Cap'] },
  });
  ann.attack('Cap', 'A');
  pass(ann, bob);
  expect(card('Cap')).toEqual({ stunned: true, wounds: 1 });
  close();
});

test('mcu1-026 Erik Selvig draws nothing for a Thor of an enemy', () => {
  const { ann, bob, seat, close } = scene('modern', {
    turn: 'bob',
    ann: { front: ['mcu1-026', body('A', 0, 9)] },
    bob: { front: ['mcu1-010 as Thor'] },
  });
  bob.attack('A', 'Thor');
  expect([seat('ann').hand, seat('bob').hand]).toEqual([[], []]);
  pass(bob, ann);
  close();
});

describe('mcu1-027 Happy Hogan', () => {
  const down = (card: string) => ({ card, faceDown: true });

  test('does nothing for an Iron Man of an enemy', () => {
    const { ann, card, decides, close } = scene('modern', {
      ann: { front: ['mcu1-027'], resources: [down('Might Location')] },
      bob: { front: ['mcu1-005'] },
    });
    ann.pass();
    expect([card('Might Location').faceDown, decides()]).toEqual([true, 'bob']);
    close();
  });

  test('turns up no location of another player', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mcu1-005'], front: ['mcu1-027'], resources: [down('Might Location')] },
      bob: { resources: [down('Skill Location')] },
    });
    ann.pass();
    ann.order('mcu1-027');
    ann.yes();
    expect(ann.offered('choose')).toEqual(['Might Location']);
    ann.choose('Might Location');
    expect([card('Might Location').faceDown, card('Skill Location').faceDown]).toEqual([false, true]);
    close();
  });
});

test('mcu1-028 General Ross does not ready a Hulk of an enemy', () => {
  const { ann, bob, card, close } = scene('modern', {
    turn: 'bob',
    ann: { front: ['mcu1-028', body('A', 0, 30)] },
    bob: { front: ['mcu1-004 as Hulk'] },
  });
  bob.attack('A', 'Hulk');
  pass(bob, ann);
  expect(card('Hulk').exhausted).toBe(true);
  close();
});
