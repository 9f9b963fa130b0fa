import { supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('res-001, res-002 Angel and Archangel', () => {
  test('heals a supporting character of his side, and nobody else', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [
          { card: 'res-001', as: 'Warren', wounds: 1 },
          { body: 'A 1/9', wounds: 1 },
          { body: 'B 1/9', wounds: 1 },
        ],
        resources: [R('Energy')],
      },
      bob: { front: [{ body: 'D 1/9', wounds: 1 }] },
    });
    ann.use('Warren', 'Healing Blood');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B']);
    ann.choose('A');
    expect([card('A').wounds, card('B').wounds, card('Warren').wounds]).toEqual([0, 1, 1]);
    close();
  });

  test('gains an XP in combat with an enemy with Flight, and none with others', () => {
    const fight = (...defender: string[]) => {
      const { ann, bob, card, close } = scene('modern', {
        ann: { front: ['res-001 as Warren', body('A', 1, 9, 'flight', 'team:resistance')] },
        bob: { front: [body('D', 0, 99, ...defender)], back: [body('Away', 0, 9, 'flight')] },
      });
      ann.attack('D', 'Warren', 'A');
      pass(ann, bob);
      close();
      return card('Warren').xp;
    };
    expect([fight('flight'), fight()]).toEqual([1, 0]);
  });

  test('gains no XP when another of his side fights somebody with Flight', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['res-001 as Warren'], front: [body('A', 1, 9)] },
      bob: { front: [body('D', 0, 99, 'flight')] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('Warren').xp).toBe(0);
    close();
  });

  test('becomes Archangel at three XP and keeps his wounds', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'res-001', as: 'Warren', xp: 2, wounds: 1 }] },
      bob: { front: [body('D', 0, 99, 'flight')] },
    });
    ann.attack('D', 'Warren');
    pass(ann, bob);
    expect([card('res-002').level, card('res-002').wounds]).toEqual([2, 1]);
    close();
  });

  test('gives an enemy supporting character three -1/-1 counters for each copy in its KO pile', () => {
    const goon = supporting({ id: 'xx-goon', name: 'Goon', cost: 1, atk: 9, def: 9, health: 1, teams: [], powers: [] });
    const { bob, card, close } = scene('modern', {
      cards: [goon],
      at: 'recruit',
      turn: 'bob',
      ann: { front: ['res-002 as Warren'], ko: ['Goon'] },
      bob: { ko: ['Goon', 'Goon', body('E', 9, 9)], hand: ['Goon as G', body('F', 9, 9)], points: 9 },
    });
    bob.recruit('G', 'front');
    bob.recruit('F', 'front');
    expect([card('G').minus, card('F').minus]).toEqual([6, 0]);
    close();
  });

  test('gives nothing to characters of his own side', () => {
    const goon = supporting({ id: 'xx-goon', name: 'Goon', cost: 1, atk: 9, def: 9, health: 1, teams: [], powers: [] });
    const { ann, card } = scene('modern', {
      cards: [goon],
      at: 'recruit',
      ann: { front: ['res-002 as Warren'], ko: ['Goon'], hand: ['Goon as G'], points: 9 },
      bob: {},
      open: true,
    });
    ann.recruit('G', 'front');
    expect(card('G').minus).toBe(0);
  });

  test('gives nothing to a main character who comes in', () => {
    const { card } = scene('modern', {
      ann: { front: ['res-002 as Warren'] },
      bob: { front: [body('D', 5, 5)] },
      open: true,
    });
    expect(card('Warren').keywords).toContain('violent');
    expect([card('Warren').atk, card('Warren').def]).toEqual([5, 7]);
  });
});

describe('res-003, res-004 Gambit', () => {
  const hand = [body('Cheap', 1, 1, 'cost:2'), body('Dear', 1, 1, 'cost:4')];
  test.each(['res-003', 'res-004'])('%s stuns for a card that costs as much', (id) => {
    const { ann, seat, card, close } = scene('modern', {
      ann: { front: [`${id} as Remy`, body('Own', 1, 9, 'cost:3')], resources: [R('Energy')], hand },
      bob: {
        front: [body('D', 1, 9, 'cost:3'), body('E', 1, 9, 'cost:9'), { body: 'S 1/9', stunned: true }],
        hand: [body('Foe', 1, 1, 'cost:9')],
      },
    });
    ann.use('Remy', 'Kinetic Card Throw');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('D');
    expect(ann.offered('choose')).toEqual(['Dear']);
    ann.choose('Dear');
    expect([card('D').stunned, card('E').stunned, seat('ann').hand]).toEqual([true, false, ['Cheap']]);
    close();
  });

  test('stuns nobody without such a card', () => {
    const { ann, seat, card, close } = scene('modern', {
      ann: { front: ['res-003 as Remy'], resources: [R('Energy')], hand },
      bob: { front: [body('D', 1, 9, 'cost:5')] },
    });
    ann.use('Remy', 'Kinetic Card Throw');
    expect([card('D').stunned, seat('ann').hand.length]).toEqual([false, 2]);
    close();
  });

  test('gains an XP when you discard, a Power-Up included, and none when an enemy does', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['res-003 as Remy', body('A', 1, 9)], hand: [body('A2', 1, 1, 'aka:A')] },
      bob: { front: [body('D', 1, 9)], hand: [body('D2', 1, 1, 'aka:D')] },
    });
    ann.powerUp('A2', 'A');
    expect(card('Remy').xp).toBe(1);
    nextMain(ann, bob);
    bob.powerUp('D2', 'D');
    expect(card('Remy').xp).toBe(1);
    close();
  });

  test("'Dat Card fetches a copy of a card in your KO pile", () => {
    const goon = (id: string) =>
      supporting({ id: `xx-${id}`, name: id, cost: 1, atk: 1, def: 1, health: 1, teams: [], powers: [] });
    const { ann, bob, seat, close } = scene('modern', {
      cards: [goon('One'), goon('Two'), goon('Three')],
      at: 'recruit',
      ann: {
        front: ['res-004 as Remy'],
        resources: [R('Skill')],
        ko: ['One', 'Two'],
        deck: ['Three', 'One', 'Two as Found', 'Three', 'Three', 'Three', 'Three'],
      },
      bob: { ko: ['Three'], deck: ['Two as Theirs', 5] },
    });
    ann.use('Remy', "'Dat Card");
    expect(ann.offered('choose').toSorted()).toEqual(['Found', 'One']);
    ann.choose('Found');
    expect(seat('ann').hand).toEqual(['Found']);
    expect(bob.sees('Found')).toBe(true);
    expect(seat('ann').deck.toSorted()).toEqual(['One', 'Three', 'Three', 'Three', 'Three', 'Three']);
    expect(seat('ann').deck).not.toEqual(['Three', 'One', 'Three', 'Three', 'Three', 'Three']);
    close();
  });
});

describe('res-009 Trance', () => {
  test('has Stealth and Fearless this turn and is KO at the end of it', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { front: ['res-009 as Hope'], resources: [R('Energy')] },
      bob: { front: [body('D', 0, 9)], back: [body('E', 0, 6, 'main')] },
    });
    expect(card('Hope').keywords).toBe('');
    ann.use('Hope', 'Astral Form Overload');
    expect(String(card('Hope').keywords).split(' ').toSorted()).toEqual(['fearless', 'stealth']);
    ann.pass();
    expect(seat('ann').ko).toEqual(['Hope']);
    close();
  });

  test('stays where she is without it', () => {
    const { ann, bob, card, close } = scene('modern', { ann: { front: ['res-009 as Hope'] }, bob: {} });
    nextMain(ann, bob);
    expect(card('Hope').zone).toBe('front');
    close();
  });
});

describe('res-010 Danger', () => {
  const shield = (where: 'front' | 'back') => {
    const { ann } = scene('modern', {
      ann: { front: [body('A', 1, 9, 'stealth')] },
      bob: {
        front: [body('C', 1, 9), ...(where === 'front' ? ['res-010 as Danger'] : [])],
        back: [body('D', 1, 9, 'main'), ...(where === 'back' ? ['res-010 as Danger'] : [])],
      },
      open: true,
    });
    return ann.offered('attack').toSorted();
  };
  test('in the front row keeps the back row from all attacks', () => {
    expect(shield('front')).toEqual(['C, A', 'Danger, A']);
    expect(shield('back')).toEqual(['C, A', 'D, A', 'Danger, A']);
  });

  test('helps no enemy back row', () => {
    const { ann } = scene('modern', {
      ann: { front: [body('A', 1, 9, 'stealth'), 'res-010 as Danger'] },
      bob: { front: [body('C', 1, 9)], back: [body('D', 1, 9, 'main')] },
      open: true,
    });
    expect(ann.offered('attack').toSorted()).toContain('D, A');
  });
});

describe('res-011 Toad', () => {
  test('is 5/5 in front and 2/8 behind', () => {
    const { card } = scene('modern', {
      ann: { front: ['res-011 as T'], back: [{ card: 'res-011', as: 'U' }] },
      bob: {},
      open: true,
    });
    expect([card('T').atk, card('T').def, card('U').atk, card('U').def]).toEqual([5, 5, 2, 8]);
  });
});

describe('res-013 Storm', () => {
  const arrive = (resources: string[]) =>
    scene('modern', {
      at: 'recruit',
      ann: { hand: ['res-013 as Ororo'], resources, points: 9 },
      bob: { front: [body('D', 1, 9, 'flight'), body('E', 1, 9, 'flight'), body('F', 1, 9)] },
      open: true,
    });

  test('may pay to daze any number of enemies with Flight', () => {
    const { ann, card } = arrive([R('Energy')]);
    ann.recruit('Ororo', 'front');
    ann.yes();
    ann.pay('Energy Location');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('D', 'E');
    expect(['D', 'E', 'F'].map((name) => card(name).stunned)).toEqual([true, true, false]);
    expect(card('D').wounds).toBe(0);
  });

  test('need not pay, and then dazes nobody', () => {
    const { ann, card } = arrive([R('Energy')]);
    ann.recruit('Ororo', 'front');
    ann.no();
    expect([card('D').stunned, card('Energy Location').faceDown]).toEqual([false, false]);
  });

  test('cannot without Energy', () => {
    const { ann, card } = arrive([R('Skill')]);
    ann.recruit('Ororo', 'front');
    ann.yes();
    expect([ann.offered('choose'), card('D').stunned]).toEqual([[], false]);
  });
});

describe('res-016 A Great Teacher', () => {
  test('the main character pays, and a supporting character in the combat gets +6/+0', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: [body('A', 1, 99), body('B', 1, 99), body('M', 1, 99, 'main')],
        back: [body('C', 1, 9)],
        resources: [R('Skill')],
        hand: ['res-016'],
      },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'A', 'B', 'M');
    ann.play('res-016');
    ann.yes();
    ann.pay('Skill Location');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B']);
    ann.choose('A');
    expect([card('A').atk, card('A').def, card('B').atk]).toEqual([7, 99, 1]);
    pass(bob, ann);
    expect(card('A').atk).toBe(1);
    close();
  });

  test('is of use on an enemy turn, and without paying does nothing', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 0, 99)] },
      bob: { front: [body('D', 0, 99)], resources: [R('Skill')], hand: ['res-016'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.play('res-016');
    bob.no();
    expect(card('D').atk).toBe(0);
    pass(ann, bob);
    close();
  });

  test('a stunned main character cannot pay', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: [body('A', 1, 99), { body: 'M 1/99 main', stunned: true }],
        resources: [R('Skill')],
        hand: ['res-016'],
      },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'A');
    ann.play('res-016');
    ann.yes();
    expect(card('A').atk).toBe(1);
    pass(bob, ann);
    close();
  });
});

describe('res-017 Latent Mutation', () => {
  test('a stunned main character cannot pay', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [body('A', 1, 9), { body: 'M 1/9 main', stunned: true }],
        resources: [R('Energy')],
        hand: ['res-017'],
      },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.play('res-017');
    ann.yes();
    expect([card('D').minus, card('Energy Location').faceDown]).toEqual([0, false]);
    close();
  });

  const play = (answer: 'yes' | 'no') => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)], resources: [R('Energy')], hand: ['res-017'] },
      bob: { front: [body('D', 9, 9), body('E', 9, 9), body('M', 9, 9, 'main')] },
    });
    ann.play('res-017');
    if (answer === 'yes') {
      ann.yes();
      ann.pay('Energy Location');
      expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
      ann.choose('D');
    } else ann.no();
    close();
    return [card('D').minus, card('E').minus];
  };
  test('the main character pays, and an enemy supporting character gets four -1/-1 counters', () => {
    expect([play('yes'), play('no')]).toEqual([
      [4, 0],
      [0, 0],
    ]);
  });
});
