import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('boy-011 Hugh Campbell Sr.', () => {
  test('gives main characters of his side -2/+2', () => {
    const { card, close } = scene('modern', {
      ann: { front: ['boy-011', body('A', 3, 3)], back: [body('M', 3, 3, 'main')] },
      bob: { front: [body('N', 3, 3, 'main')] },
    });
    expect(['M', 'A', 'N'].map((name) => [card(name).atk, card(name).def])).toEqual([
      [1, 5],
      [3, 3],
      [3, 3],
    ]);
    close();
  });
});

describe('boy-012 Robin Ward', () => {
  const hit = () => {
    const at = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: {
        front: [
          'boy-012 as Robin',
          body('B', 1, 9, 'team:theBoys'),
          body('C', 1, 9),
          { body: 'S 1/9 team:theBoys', stunned: true },
        ],
        back: ['boy-001 as Billy'],
      },
      open: true,
    });
    at.ann.attack('Robin', 'A');
    expect(at.card('Robin').zone).toBe('ko');
    expect(at.bob.offered('choose').toSorted()).toEqual(['B', 'Billy']);
    return at;
  };

  test('dies when attacked, and one of the Boys gains an XP or a +1/+1 counter', () => {
    const xp = hit();
    xp.bob.choose('Billy');
    xp.bob.number(0);
    expect([xp.card('Billy').xp, xp.card('Billy').plus]).toEqual([1, 0]);
    const plus = hit();
    plus.bob.choose('Billy');
    plus.bob.number(1);
    expect([plus.card('Billy').xp, plus.card('Billy').plus]).toEqual([0, 1]);
  });

  test('an XP does nothing for a supporting character, nor for a main character at its highest level', () => {
    const at = hit();
    at.bob.choose('B');
    at.bob.number(0);
    expect([at.card('B').xp, at.card('B').plus]).toEqual([0, 0]);
    const top = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: ['boy-012 as Robin'], back: ['boy-002 as Billy'] },
      open: true,
    });
    top.ann.attack('Robin', 'A');
    top.bob.number(0);
    expect([top.card('Billy').xp, top.card('Billy').level]).toEqual([0, 2]);
  });

  test('is not touched by attacks on others', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['boy-012 as Robin', body('D', 0, 9)] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('Robin').zone).toBe('front');
    close();
  });
});

describe('boy-013 Cherie', () => {
  const divert = (down: readonly object[]) => {
    const at = scene('modern', {
      ann: {
        front: ['boy-013 as Cherie'],
        back: [body('M', 1, 9, 'main')],
        resources: down,
        hand: ['Energy Location'],
        deck: 9,
      },
      bob: {
        front: [body('D', 9, 9, 'flight'), body('E', 9, 9, 'flight')],
        back: [body('N', 1, 9, 'main')],
        resources: [{ card: 'Skill Location', as: 'Theirs', faceDown: true }],
        deck: 9,
      },
      open: true,
    });
    at.ann.use('Cherie', 'Explosive Diversion');
    return at;
  };

  test('a KOed face-down location keeps her main character safe in the back row until her next turn', () => {
    const at = divert([
      { card: 'Might Location', as: 'Down', faceDown: true },
      { card: 'Skill Location', as: 'Other', faceDown: true },
      { body: 'X 1/1', faceDown: true },
    ]);
    expect(at.ann.offered('choose').toSorted()).toEqual(['Down', 'Other']);
    at.ann.choose('Down');
    expect([at.card('Down').zone, at.card('Other').zone, at.card('Theirs').zone]).toEqual([
      'ko',
      'resources',
      'resources',
    ]);
    nextMain(at.ann, at.bob);
    expect(at.bob.offered('attack').filter((line) => line.startsWith('M'))).toEqual([]);
    expect(at.bob.offered('attack').some((line) => line.startsWith('Cherie'))).toBe(true);
    nextMain(at.bob, at.ann);
    nextMain(at.ann, at.bob);
    expect(at.bob.offered('attack').some((line) => line.startsWith('M'))).toBe(true);
  });

  test('in the front row it can be attacked', () => {
    const { ann, bob, close } = scene('modern', {
      ann: {
        front: ['boy-013 as Cherie', body('M', 1, 9, 'main')],
        resources: [{ card: 'Might Location', as: 'Down', faceDown: true }],
        hand: ['Energy Location'],
      },
      bob: { front: [body('D', 9, 9)], deck: 9 },
    });
    ann.use('Cherie', 'Explosive Diversion');
    ann.choose('Down');
    nextMain(ann, bob);
    expect(bob.offered('attack').some((line) => line.startsWith('M'))).toBe(true);
    close();
  });

  test('without a face-down location nothing is gained', () => {
    const at = divert([]);
    nextMain(at.ann, at.bob);
    expect(at.bob.offered('attack').some((line) => line.startsWith('M'))).toBe(true);
  });
});

describe('boy-016 Hughie', () => {
  const murder = (victim: 'enemy' | 'own') => {
    const at = scene('modern', {
      ann: { front: ['boy-016 as Hughie', body('A', 1, 1, 'health:1')] },
      bob: { front: [body('D', 9, 9, 'health:1')] },
      open: true,
    });
    at.ann.attack('D', victim === 'own' ? 'A' : 'Hughie');
    return at;
  };

  test('may hide when an enemy character is KOed', () => {
    const at = scene('modern', {
      ann: { front: ['boy-016 as Hughie', body('A', 9, 9)] },
      bob: { front: [body('D', 1, 1, 'health:1'), body('E', 1, 1, 'health:1')] },
      open: true,
    });
    at.ann.attack('D', 'A');
    pass(at.ann, at.bob);
    expect(at.card('D').zone).toBe('ko');
    at.ann.no();
    expect(at.card('Hughie').hidden).toBe(false);
    at.ann.attack('E', 'Hughie');
    pass(at.ann, at.bob);
    at.ann.yes();
    expect(at.card('Hughie').hidden).toBe(true);
  });

  test('not when one of his own is', () => {
    const at = murder('own');
    pass(at.ann, at.bob);
    expect([at.card('A').zone, at.ann.offered('yes'), at.card('Hughie').hidden]).toEqual(['ko', [], false]);
  });
});

describe('boy-017 Frenchie', () => {
  test('a -1/-1 counter on each enemy for each character he has stunned this game', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['boy-017 as Serge'], front: [body('A', 9, 9)], resources: [R('Might', 2)], deck: 9 },
      bob: { front: [body('D', 0, 1, 'health:9'), body('E', 0, 20), body('F', 0, 1)], deck: 9 },
    });
    ann.attack('D', 'Serge');
    pass(ann, bob);
    ann.attack('F', 'A');
    pass(ann, bob);
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.use('Serge', 'I Carry Them All With Me');
    expect(['E', 'A', 'Serge'].map((name) => card(name).minus)).toEqual([1, 0, 0]);
    close();
  });
});

describe("boy-018 Mother's Milk", () => {
  test('an enemy draws one, his player two', () => {
    const { ann, seat, close } = scene('modern', {
      at: 'recruit',
      ann: { back: ['boy-018 as Marvin'], resources: [R('Intellect')], deck: 9 },
      bob: { front: [body('D', 1, 9)], deck: 9 },
    });
    ann.use('Marvin', 'You Get Further Treating People Like People');
    expect([seat('ann').hand, seat('bob').hand].map((hand) => (hand as unknown[]).length)).toEqual([2, 1]);
    close();
  });
});

describe('boy-020 Popclaw', () => {
  test('KOs a supporting character she strikes this combat, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 0, 99, 'health:9')] },
      bob: { front: ['boy-020 as Charlotte', body('D', 1, 9)], resources: [R('Skill')] },
    });
    ann.attack('Charlotte', 'A');
    ann.pass();
    bob.use('Charlotte', 'Terminal Beauty');
    pass(ann, bob);
    expect(card('A').zone).toBe('ko');
    close();
  });

  test('no main character, nobody else strikes so, and not in another combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['boy-020 as Charlotte', body('C', 1, 9, 'team:theBoys')], resources: [R('Skill')] },
      bob: { front: [body('M', 0, 99, 'main'), body('D', 0, 99)], deck: 9 },
    });
    ann.attack('M', 'Charlotte');
    ann.use('Charlotte', 'Terminal Beauty');
    pass(bob, ann);
    expect(card('M').zone).toBe('front');
    ann.attack('D', 'C');
    pass(ann, bob);
    expect(card('D').zone).toBe('front');
    nextMain(ann, bob);
    bob.attack('Charlotte', 'D');
    pass(bob, ann);
    expect(card('D').zone).toBe('front');
    close();
  });

  test('a comrade in the same combat KOs nobody', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['boy-020 as Charlotte', body('C', 1, 9, 'team:theBoys')], resources: [R('Skill')] },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'Charlotte', 'C');
    ann.use('Charlotte', 'Terminal Beauty');
    pass(bob, ann);
    expect(card('D').zone).toBe('ko');
    close();
  });
});

describe('boy-021 Kimiko', () => {
  test('returns from the KO pile with a +1/+1 counter', () => {
    const { ann, card, close } = scene('modern', {
      at: 'recruit',
      ann: { front: [body('A', 1, 9)], ko: ['boy-021 as Kimiko'], resources: [R('Might')] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.use('Kimiko', 'A Miracle');
    ann.row('back');
    expect([card('Kimiko').zone, card('Kimiko').plus]).toEqual(['back', 1]);
    close();
  });

  test('and from nowhere else', () => {
    const { ann, close } = scene('modern', {
      at: 'recruit',
      ann: { front: ['boy-021 as Kimiko'], hand: ['boy-021 as Other'], resources: [R('Might')] },
      bob: { front: [body('D', 1, 9)] },
    });
    expect(ann.offered('use')).toEqual([]);
    close();
  });
});

describe('boy-022 Mesmer', () => {
  test('looks at an enemy hand and chooses what is discarded', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { front: ['boy-022 as Charles'], resources: [R('Intellect')], hand: [body('H', 1, 1)] },
      bob: { front: [body('D', 1, 9)], hand: [body('X', 1, 1), body('Y', 1, 1)] },
    });
    ann.use('Charles', 'There Are No Secrets From Me');
    expect(ann.sees('X')).toBe(true);
    expect(ann.offered('choose').toSorted()).toEqual(['X', 'Y']);
    ann.choose('Y');
    expect([card('Y').zone, seat('bob').hand, bob.sees('H')]).toEqual(['ko', ['X'], false]);
    close();
  });
});

describe('boy-024 Diabolical and boy-055 Why Settle For Ordinary?', () => {
  test.each([
    ['boy-024', 'minus', 'boy-011'],
    ['boy-055', 'plus', 'boy-040'],
  ])('%s puts counters by printed health on a supporting character in the combat', (twist, counter, of) => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 1, 20, 'health:3'), body('M', 1, 9, 'main'), body('C', 1, 9)] },
      bob: { front: [body('D', 1, 20, 'health:2')], back: [of], hand: [`${twist} as Twist`] },
      open: true,
    });
    ann.attack('D', 'A', 'M');
    ann.pass();
    bob.play('Twist');
    expect(bob.offered('choose').toSorted()).toEqual(['A', 'D']);
    bob.choose('A');
    expect([card('A')[counter], card('D')[counter]]).toEqual([3, 0]);
  });
});

describe('boy-025 Mind Them Bars', () => {
  test('pushes a supporting character, which stays there for its next turn', () => {
    const at = scene('modern', {
      ann: { front: ['boy-016 as Hughie'], hand: ['Mind Them Bars'], deck: 9 },
      bob: { front: [body('D', 1, 9), body('F', 1, 9), body('M', 1, 9, 'main')], back: [body('B', 1, 9)], deck: 9 },
    });
    const { ann, bob, card, close } = at;
    ann.play('Mind Them Bars');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'F']);
    ann.choose('D');
    expect(card('D').zone).toBe('back');
    passTo(at, 'bob', 'formation');
    expect(bob.offered('move').toSorted()).toEqual(['B', 'F', 'M']);
    passTo(at, 'ann', 'formation');
    passTo(at, 'bob', 'formation');
    expect(bob.offered('move').toSorted()).toEqual(['B', 'D', 'F', 'M']);
    close();
  });
});

describe("boy-027 You've Done a Murder", () => {
  test('a +1/+1 counter and Lethal for an attacker of her side, this combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['boy-018 as Marvin', body('A', 8, 99), body('C', 1, 9)], hand: ["You've Done a Murder"] },
      bob: { front: [body('D', 0, 9, 'health:9')] },
    });
    ann.attack('D', 'A');
    ann.play("You've Done a Murder");
    expect([card('A').plus, card('A').keywords, card('C').plus]).toEqual([1, 'lethal', 0]);
    pass(bob, ann);
    expect([card('D').zone, card('A').keywords]).toEqual(['ko', '']);
    close();
  });

  test('is not for the turn of others', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['boy-016 as Hughie'], hand: ["You've Done a Murder"] },
    });
    ann.attack('Hughie', 'A');
    ann.pass();
    expect(bob.offered('play')).toEqual([]);
    pass(bob);
    close();
  });
});
