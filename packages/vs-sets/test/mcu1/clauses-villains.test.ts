import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

test('mcu1-033 Abomination pulls nobody in the Formation Step of a player he did not choose', () => {
  const at = scene('modern/freeForAll', {
    ann: { front: ['mcu1-033 as Abom'], resources: ['Skill Location'] },
    bob: { back: [body('D', 1, 9), body('E', 1, 9)] },
    cid: { back: [body('F', 1, 9), body('G', 1, 9)] },
  });
  const { ann, bob, asks, card, close } = at;
  ann.use('Abom', 'Give Me a Real Fight!');
  ann.choose('cid');
  passTo(at, 'bob', 'main');
  expect([asks(), card('D').zone, card('E').zone]).toEqual(['playOrPass', 'back', 'back']);
  bob.pass();
  passTo(at, 'cid', 'formation');
  at.cid.pass();
  expect(ann.offered('choose').toSorted()).toEqual(['F', 'G', 'Main']);
  ann.choose('F');
  expect([card('F').zone, card('G').zone]).toEqual(['front', 'back']);
  close();
});

test.each(['mcu1-034', 'mcu1-035'])('%s Iron Monger has no idea from his own KO pile', (id) => {
  const { ann, close } = scene('modern', {
    ann: { back: [`${id} as Monger`], resources: ['Intellect Location'], ko: [body('X', 1, 1)] },
    bob: { ko: [body('Y', 1, 1), body('Z', 1, 1)] },
    at: 'recruit',
  });
  ann.use('Monger', 'You Had a Great Idea, Tony');
  expect(ann.offered('choose')).toEqual(['Y', 'Z']);
  ann.choose('Y');
  close();
});

describe('mcu1-039 Ronan, Level 2', () => {
  const stage = () => {
    const at = scene('modern', {
      ann: { back: ['mcu1-039 as Ronan'], resources: ['Intellect Location'], hand: [body('A', 1, 1)] },
      bob: { hand: [body('X', 1, 1), body('Y', 1, 1), body('Z', 1, 1)] },
    });
    at.ann.use('Ronan', 'I Will Cure It!');
    at.ann.name('Avengers');
    return at;
  };

  test('cures one card, two, and no third', () => {
    const one = stage();
    one.ann.choose('Y', '...');
    one.ann.done();
    expect(one.seat('bob').ko).toEqual(['Y']);
    one.close();

    const { ann, asks, seat, close } = stage();
    ann.choose('X', 'Y', '...');
    expect([asks(), seat('bob').ko]).toEqual(['playOrPass', ['X', 'Y']]);
    close();
  });

  test('leaves the hand of his own player alone', () => {
    const { ann, close } = stage();
    expect(ann.offered('choose')).toEqual(['X', 'Y', 'Z']);
    ann.done();
    close();
  });
});

describe('mcu1-040, mcu1-041 and mcu1-042 Ultron', () => {
  test.each(['mcu1-040', 'mcu1-041'])('%s takes nothing from the Facility of another player', (id) => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [`${id} as One`], side: ['mcu1-041 as Mine'], resources: ['Energy Location'] },
      bob: { back: ['mcu1-042 as Six'], side: ['mcu1-040 as Theirs'] },
      at: 'resource',
    });
    ann.use('One', "There's Only One Path To Peace");
    ann.row('front');
    expect([card('Mine').zone, card('Theirs').zone]).toEqual(['front', 'side']);
    close();
  });

  test.each(['mcu1-040', 'mcu1-041'])('%s takes nothing from another pile', (id) => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [`${id} as One`], side: ['mcu1-047 as Rings', 'mcu1-042 as Six'], resources: ['Energy Location'] },
      bob: {},
      at: 'resource',
    });
    ann.use('One', "There's Only One Path To Peace");
    ann.row('front');
    expect([card('Six').zone, card('Rings').zone]).toEqual(['front', 'side']);
    close();
  });
});

describe('mcu1-046 Mandarin', () => {
  test('leaves a card that was Behind the Camera, and of no other pile', () => {
    const { ann, bob, random, seat, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: {
        front: ['mcu1-046 as Mandarin'],
        back: ['mcu1-042 as Six'],
        side: ['mcu1-040 as U1', 'mcu1-041 as U2', 'mcu1-047 as Rings', 'mcu1-048 as Trevor'],
      },
    });
    ann.attack('Mandarin', 'A');
    // The second of those that it can be.
    random(1);
    pass(ann, bob);
    expect([seat('bob').hand, seat('bob').side]).toEqual([['Trevor'], ['U1', 'U2', 'Rings']]);
    close();
  });

  test('leaves none of another player’s pile when that of his own is empty', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)], side: ['mcu1-047 as Rings'] },
      bob: { front: ['mcu1-046 as Mandarin'], ko: ['mcu1-048 as Trevor'] },
    });
    ann.attack('Mandarin', 'A');
    pass(ann, bob);
    expect([card('Mandarin').zone, seat('bob').hand, seat('ann').hand]).toEqual(['removed', [], []]);
    close();
  });
});

describe('mcu1-057 Loki', () => {
  const purpose = 'I Am Burdened With Glorious Purpose';

  test('discards a character from the hand of his own player, and asks for one there', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: [body('A', 5, 5)], back: ['mcu1-057 as Loki'], hand: ['Might Location'] },
      bob: { front: [body('D', 1, 5)], back: ['mcu1-057 as Other'], hand: [body('X', 1, 1), body('Y', 1, 1)] },
    });
    ann.attack('D', 'A');
    expect(ann.offered('use')).toEqual([]);
    ann.pass();
    bob.use('Other', purpose);
    expect(bob.offered('choose')).toEqual(['X', 'Y']);
    bob.choose('X');
    bob.choose('D');
    pass(ann, bob);
    close();
  });

  test('chooses no character in an enemy hand', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: [body('A', 5, 5)], back: ['mcu1-057 as Loki'], hand: [body('X', 1, 1), body('Y', 1, 1)] },
      bob: { front: [body('D', 1, 5)], hand: [body('Z', 1, 1)] },
    });
    ann.attack('D', 'A');
    ann.use('Loki', purpose);
    expect(ann.offered('choose')).toEqual(['X', 'Y']);
    ann.choose('X');
    ann.choose('A');
    pass(bob, ann);
    close();
  });

  // It costs no symbol, so that it is no super power.
  test('uses no super power by it', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-027 as Storm'], back: ['mcu1-057 as Loki'], hand: [body('X', 1, 1)] },
      bob: { front: [body('D', 1, 30)] },
    });
    ann.attack('D', 'Storm');
    ann.use('Loki', purpose);
    ann.choose('X');
    ann.choose('Storm');
    expect(card('Storm').xp).toBe(0);
    pass(bob, ann);
    close();
  });
});

describe('mcu1-060 Two More Grow in Its Place', () => {
  test('does nothing for a defender of an enemy', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 1, 'team:mcuVillains')], hand: ['mcu1-060 as Two'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'A');
    ann.play('Two');
    expect(card('D').atk).toBe(1);
    pass(bob, ann);
    close();
  });

  test('draws nothing for anybody else who gets KO’d in the combat', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { front: [body('A', 1, 3, 'health:1')] },
      bob: { front: [body('D', 1, 9, 'team:mcuVillains')], hand: ['mcu1-060 as Two'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Two');
    pass(ann, bob);
    expect([card('A').zone, seat('bob').hand]).toEqual(['ko', []]);
    close();
  });
});
