import { always, equipment, has } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('mcu1-022 Drax', () => {
  test('KOs a supporting character he wounds in melee, attacking or defending', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-022 as Drax'] },
      bob: { front: [body('D', 1, 7, 'health:5')] },
    });
    ann.attack('D', 'Drax');
    pass(ann, bob);
    expect(card('D').zone).toBe('ko');
    close();

    const defending = scene('modern', {
      ann: { front: [body('A', 1, 7, 'health:5')] },
      bob: { front: ['mcu1-022 as Drax'] },
    });
    defending.ann.attack('Drax', 'A');
    pass(defending.ann, defending.bob);
    expect(defending.card('A').zone).toBe('ko');
    defending.close();
  });

  test('does not KO main characters, nor whom he does not wound', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-022 as Drax', body('B', 1, 1, 'team:mcuHeroes')] },
      bob: { front: [body('Boss', 1, 7, 'main', 'health:5')] },
    });
    ann.attack('Boss', 'Drax');
    pass(ann, bob);
    expect(card('Boss')).toEqual({ stunned: true, wounds: 1 });
    close();

    const dazed = scene('modern', {
      ann: { front: ['mcu1-022 as Drax'] },
      bob: { front: ['mcu1-015 as Cap'], resources: ['Might Location'] },
    });
    dazed.ann.attack('Cap', 'Drax');
    dazed.ann.pass();
    dazed.bob.use('Cap', 'I Can Do This All Day');
    pass(dazed.ann, dazed.bob);
    expect(dazed.card('Cap').zone).toBe('front');
    dazed.close();
  });

  test('KOs nobody in a ranged combat', () => {
    const bow = equipment({ id: 'x-1', name: 'Bow', cost: 1, teams: [], powers: [always('Aim', has('ranged'))] });
    const { ann, bob, card, close } = scene('modern', {
      cards: [bow],
      ann: { back: [{ card: 'mcu1-022', as: 'Drax', equipment: ['Bow'] }] },
      bob: { front: [body('D', 1, 7, 'health:5')] },
    });
    ann.attack('D', 'Drax');
    pass(ann, bob);
    expect(card('D')).toEqual({ stunned: true, wounds: 1 });
    close();
  });
});

describe('mcu1-023 Thor', () => {
  test('gets a counter for each character he protects', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: ['mcu1-023 as Thor', body('F', 1, 1)],
        back: [body('A', 1, 1), { body: 'B 1/1', stunned: true }, 'Main as Ann'],
        resources: ['Intellect Location'],
      },
      bob: { back: [body('D', 1, 1)] },
    });
    ann.use('Thor', 'The New King');
    expect(card('Thor').plus).toBe(2);
    close();
  });

  test('protects nobody from the back row', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mcu1-023 as Thor', body('A', 1, 1)], resources: ['Intellect Location'] },
      bob: {},
    });
    ann.use('Thor', 'The New King');
    expect(card('Thor').plus).toBe(0);
    close();
  });
});

describe('mcu1-024 Hulk', () => {
  const rage = 'Hulk Like Raging Fire';
  const stage = () =>
    scene('modern', {
      ann: { front: ['mcu1-024 as Hulk'], resources: ['Might Location'] },
      bob: { front: [body('D', 9, 9)] },
    });

  // Ruling, VS-EX-47: any whole number.
  test.each([0, 7, 9, 15, 211, 45_000, 100_000_000])('gains %i ATK and DEF for the combat', (number) => {
    const { ann, bob, card, close } = stage();
    ann.attack('D', 'Hulk');
    ann.use('Hulk', rage);
    for (const digit of String(number)) ann.number(Number(digit));
    if (ann.offered('done').length > 0) ann.done();
    expect([card('Hulk').atk, card('Hulk').def]).toEqual([7 + number, 7 + number]);
    pass(bob, ann);
    if (number > 2) expect([card('Hulk').atk, card('Hulk').stunned]).toEqual([7, false]);
    close();
  });

  test('needs Might and to be in the combat', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['mcu1-024 as Hulk', body('D', 1, 9)], resources: ['Might Location'] },
    });
    expect(ann.offered('use')).toEqual([]);
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.refused('use', 'Hulk', rage)).toEqual(['VS-PWR-29']);
    bob.pass();
    close();
  });
});

describe('mcu1-025 Peggy Carter', () => {
  const stunned = (main: string, peggy: unknown) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 99, 99)] },
      bob: { front: [main], back: [peggy] },
    });
    ann.attack(main, 'A');
    pass(ann, bob);
    close();
    return [card(main).stunned, card(main).wounds];
  };

  test('keeps a main character named Captain America from being wounded by a stun', () => {
    expect(stunned('mcu1-001', 'mcu1-025')).toEqual([true, 0]);
    expect(stunned('civ-030', 'mcu1-025')).toEqual([true, 0]);
  });

  test('does not help while she is stunned, nor other main characters, nor Captain America as a supporting character', () => {
    expect(stunned('mcu1-001', { card: 'mcu1-025', stunned: true })).toEqual([true, 1]);
    expect(stunned('mcu1-010', 'mcu1-025')).toEqual([true, 1]);
    expect(stunned('civ-048', 'mcu1-025')).toEqual([true, 1]);
  });
});

test('mcu1-026 Erik Selvig draws a card when a main character named Thor on his side attacks', () => {
  const { ann, bob, seat, close } = scene('modern', {
    ann: { front: ['mcu1-010 as Thor', 'mcu1-026', body('A', 1, 9, 'team:mcuHeroes')] },
    bob: { front: [body('D', 0, 9)] },
  });
  ann.attack('D', 'Thor', 'A');
  expect(seat('ann').hand).toEqual(['Extra']);
  pass(ann, bob);
  close();

  const other = scene('modern', {
    ann: { front: ['mcu1-023 as Thor', 'mcu1-026'] },
    bob: { front: [body('D', 0, 9)] },
  });
  other.ann.attack('D', 'Thor');
  expect(other.seat('ann').hand).toEqual([]);
  pass(other.ann, other.bob);
  other.close();
});

describe('mcu1-027 Happy Hogan', () => {
  const resources = [{ card: 'Might Location', faceDown: true }, 'Energy Location', 1];

  test('may turn a face-down location face up at the end of the turn, with Iron Man as the main character', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['mcu1-005'],
        front: ['mcu1-027'],
        resources: [...resources, { card: 'Skill Location', faceDown: true }],
      },
      bob: {},
    });
    ann.pass();
    ann.order('mcu1-027');
    ann.yes();
    expect(ann.offered('choose')).toEqual(['Might Location', 'Skill Location']);
    ann.choose('Skill Location');
    expect([card('Skill Location').faceDown, card('Might Location').faceDown]).toEqual([false, true]);
    close();
  });

  test('may leave it, and does nothing with another main character', () => {
    const { ann, card, decides, close } = scene('modern', {
      ann: { back: ['mcu1-005'], front: ['mcu1-027'], resources },
      bob: {},
    });
    ann.pass();
    ann.order('mcu1-027');
    ann.no();
    expect([card('Might Location').faceDown, decides()]).toEqual([true, 'bob']);
    close();

    const other = scene('modern', { ann: { front: ['mcu1-027', 'mcu1-018'], resources }, bob: {} });
    other.ann.pass();
    expect(other.decides()).toBe('bob');
    other.close();
  });
});

describe('mcu1-028 General Ross', () => {
  test('readies Hulk at the end of his first combat each turn, also if he began it as Banner', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-003'], back: ['mcu1-028'] },
      bob: { front: [body('D', 1, 99)] },
    });
    ann.attack('D', 'mcu1-003');
    ann.trigger('Help the Green One!');
    pass(ann, bob);
    expect([card('mcu1-004').zone, card('mcu1-004').exhausted]).toEqual(['front', false]);
    ann.attack('D', 'mcu1-004');
    pass(ann, bob);
    expect(card('mcu1-004').exhausted).toBe(true);
    close();
  });

  test('readies him again the next turn, but not a supporting Hulk', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-004'], back: ['mcu1-028'] },
      bob: { front: [body('D', 1, 99)] },
    });
    for (let turn = 0; turn < 2; turn++) {
      ann.attack('D', 'mcu1-004');
      pass(ann, bob);
      expect(card('mcu1-004').exhausted).toBe(false);
      nextMain(ann, bob);
      nextMain(bob, ann);
    }
    close();

    const other = scene('modern', {
      ann: { front: ['mcu1-024 as Hulk'], back: ['mcu1-028'] },
      bob: { front: [body('D', 1, 99)] },
    });
    other.ann.attack('D', 'Hulk');
    pass(other.ann, other.bob);
    expect(other.card('Hulk').exhausted).toBe(true);
    other.close();
  });

  test('does not ready a Hulk who was stunned in the combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-004'], back: ['mcu1-028'] },
      bob: { front: [body('D', 99, 99)] },
    });
    ann.attack('D', 'mcu1-004');
    pass(ann, bob);
    expect(card('mcu1-003')).toEqual({ stunned: true, wounds: 1 });
    close();
  });
});

describe('mcu1-029 Sokovia Accords', () => {
  test('removes all +1/+1 counters from enemies in the combat, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: [
          { body: 'A 1/9', plus: 3 },
          { body: 'B 1/9', plus: 2 },
        ],
      },
      bob: { front: [{ body: 'D 1/9 team:mcuHeroes', plus: 4 }], hand: ['mcu1-029 as Accords'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Accords');
    expect([card('A').plus, card('B').plus, card('D').plus]).toEqual([0, 2, 4]);
    pass(ann, bob);
    close();
  });

  test('needs a face-up hero', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: [body('D', 1, 9), { body: 'E 1/9 team:mcuHeroes', stunned: true }], hand: ['mcu1-029 as Accords'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.refused('play', 'Accords')).toEqual(['VS-PT-11', 'VS-STN-14']);
    bob.pass();
    close();
  });
});

describe('mcu1-030 No, You Move.', () => {
  const stage = () =>
    scene('modern', {
      ann: { front: [body('A', 1, 3)] },
      bob: { front: [body('D', 1, 1, 'team:mcuHeroes')], hand: ['mcu1-030 as Twist'] },
    });

  test('gives DEF, and moves an enemy in the combat at its end', () => {
    const { ann, bob, card, close } = stage();
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Twist');
    expect([card('D').atk, card('D').def]).toEqual([1, 4]);
    pass(ann, bob);
    bob.yes();
    expect(bob.offered('row')).toEqual(['front, ann', 'back, ann']);
    bob.row('back', 'ann');
    expect([card('A').zone, card('D').def, card('D').stunned]).toEqual(['back', 1, false]);
    close();
  });

  test('may leave everybody where they are', () => {
    const { ann, bob, card, close } = stage();
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Twist');
    pass(ann, bob);
    bob.no();
    expect(card('A').zone).toBe('front');
    close();
  });

  test('moves nobody who has left the combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 3)] },
      bob: { front: [body('D', 3, 1, 'team:mcuHeroes')], hand: ['mcu1-030 as Twist'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Twist');
    pass(ann, bob);
    bob.yes();
    expect([card('A').stunned, card('A').zone]).toEqual([true, 'front']);
    close();
  });
});
