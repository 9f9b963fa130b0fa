import {
  a,
  character,
  choose,
  draw,
  exhaust,
  main,
  plotTwist,
  recover,
  replaceDefender,
  strike,
  stun,
  superPower,
  supporting,
  the,
  yours,
} from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

/** After a shuffle these are called by other names, and lie in another order. */
const NAMES = ['mmu-073 as Seven', 'mmu-074 as Eight', 'mmu-075 as Nine', 'mmu-077 as Ten', 'mmu-078 as Jack'];
const isShuffled = (deck: unknown, before: readonly string[]): void => {
  const names = before.map((card) => card.replace(/^.* as /, ''));
  expect(Array.isArray(deck) && deck.length).toBe(names.length);
  expect(deck).not.toEqual(names);
};

describe('mmu-070, mmu-071 Leviathon Mother', () => {
  test.each([
    ['mmu-070', 'Alien'],
    ['mmu-070', 'Intellect'],
    ['mmu-071', 'Alien'],
    ['mmu-071', 'Intellect'],
  ])('%s brings a Servitor from the deck for %s', (id, symbol) => {
    const at = scene('modern', {
      ann: { back: [`${id} as Mother`], resources: [R(symbol)], deck: ['mmu-072 as S', ...NAMES] },
      bob: { deck: ['mmu-072 as Theirs'] },
      at: 'recruit',
    });
    expect(at.card('Mother').keywords).toBe('creature');
    at.ann.use('Mother', 'Come Forth, My Servitors');
    expect(at.ann.offered('choose')).toEqual(['S']);
    at.ann.choose('S');
    at.ann.row('front', 'ann');
    expect(at.seat('ann').front).toEqual(['S']);
    isShuffled(at.seat('ann').deck, NAMES);
    at.close();
  });

  test('gains XP by the ATK of One of a Kind characters at the end of her player’s turn', () => {
    const at = scene('modern', {
      ann: {
        back: [{ card: 'mmu-070', as: 'Mother' }],
        front: [{ card: 'mmu-075', as: 'A', plus: 2 }, { card: 'mmu-083', as: 'B', stunned: true }, 'mmu-072 as S'],
      },
      bob: { front: ['mmu-092 as Theirs'] },
    });
    at.ann.pass();
    expect(at.card('Mother').xp).toBe(6);
    passTo(at, 'bob', 'main');
    at.bob.pass();
    expect(at.card('Mother').xp).toBe(6);
    at.close();
  });

  test('is Level 2 with thirty', () => {
    const at = scene('modern', { ann: { back: [{ card: 'mmu-070', xp: 26 }], front: ['mmu-075'] }, bob: {} });
    at.ann.pass();
    expect(at.card('mmu-071').level).toBe(2);
    at.close();
  });

  test.each(['Might', 'Skill'])('gets +8/+8 in a combat on any turn for %s', (symbol) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('X', 1, 99)] },
      bob: { front: ['mmu-071 as Mother'], resources: [R(symbol)] },
    });
    ann.attack('Mother', 'X');
    ann.pass();
    bob.use('Mother', 'No Mere Monsters Can Defeat Me');
    expect([card('Mother').atk, card('Mother').def]).toEqual([16, 16]);
    pass(ann, bob);
    expect([card('Mother').atk, card('Mother').def]).toEqual([8, 8]);
    close();
  });
});

describe('mmu-076 Fanged Leviathon', () => {
  const arrive = (wounds: number) => {
    const at = scene('modern', {
      ann: { hand: ['mmu-076 as X'], back: ['Main as Own'], points: 9 },
      bob: { front: [body('D', 3, 9)], back: [{ body: 'Boss 3/9 main health:5', wounds }] },
      at: 'recruit',
      open: true,
    });
    at.ann.recruit('X', 'front');
    at.ann.trigger('Sudden Impact');
    return at;
  };

  test('may wound an enemy main character that has no wounds', () => {
    const yes = arrive(0);
    yes.ann.yes();
    expect([yes.card('Boss').wounds, yes.card('D').wounds, yes.card('Own').wounds]).toEqual([1, 0, 0]);
    const no = arrive(0);
    no.ann.no();
    expect(no.card('Boss').wounds).toBe(0);
    const hurt = arrive(1);
    hurt.ann.yes();
    expect(hurt.card('Boss').wounds).toBe(1);
    expect(hurt.card('X').keywords).toBe('cometFall creature oneOfAKind');
  });
});

describe('mmu-097, mmu-098 Elsa Bloodstone', () => {
  const hunt = (id: string, target: string, used = true) => {
    const at = scene('modern', {
      ann: { front: [`${id} as Elsa`, body('A', 1, 9)], resources: [R('Humanity')] },
      bob: { front: [body('D', 5, 9), body('E', 4, 9), body('F', 5, 9), { body: 'S 9/9', stunned: true }] },
      open: true,
    });
    if (used) at.ann.use('Elsa', 'Monster Hunter');
    at.ann.attack(target, 'Elsa');
    if (at.asks() === 'orderTriggers') at.ann.order('Elsa');
    return at;
  };

  test.each([
    ['mmu-097', 3],
    ['mmu-098', 6],
  ])('%s gets +6/+0 against the face-up enemy with the highest ATK', (id, atk) => {
    expect(hunt(id, 'D').card('Elsa').atk).toBe(atk + 6);
    expect(hunt(id, 'F').card('Elsa').atk).toBe(atk + 6);
    expect(hunt(id, 'E').card('Elsa').atk).toBe(atk);
    expect(hunt(id, 'D', false).card('Elsa').atk).toBe(atk);
    const over = hunt(id, 'D');
    pass(over.ann, over.bob);
    if (over.card('Elsa').stunned !== true) expect(over.card('Elsa').atk).toBe(atk);
  });

  test('gives nothing to others, and nothing in a later turn', () => {
    const at = scene('modern', {
      ann: { front: ['mmu-097 as Elsa', body('A', 1, 9)], resources: [R('Humanity')] },
      bob: { front: [body('D', 5, 99)] },
    });
    at.ann.use('Elsa', 'Monster Hunter');
    at.ann.attack('D', 'A');
    expect([at.card('A').atk, at.card('Elsa').atk]).toEqual([1, 3]);
    pass(at.ann, at.bob);
    at.ann.pass();
    passTo(at, 'bob', 'main');
    at.bob.pass();
    passTo(at, 'ann', 'main');
    at.ann.attack('D', 'Elsa');
    expect(at.card('Elsa').atk).toBe(3);
    pass(at.ann, at.bob);
    at.close();
  });

  const stunning = (target: string, xp = 0) => {
    const at = scene('modern', {
      ann: { front: [{ card: 'mmu-097', as: 'Elsa', xp, plus: 9 }] },
      bob: { front: [body('D', 5, 9), body('E', 4, 9), { body: 'S 9/9', stunned: true }] },
      open: true,
    });
    at.ann.attack(target, 'Elsa');
    pass(at.ann, at.bob);
    return at;
  };

  test('gains an XP for stunning a defender that had the highest ATK as she attacked', () => {
    expect([stunning('D').card('Elsa').xp, stunning('E').card('Elsa').xp]).toEqual([1, 0]);
    expect(stunning('D', 2).card('mmu-098').level).toBe(2);
  });

  test('gains none for one that is no defender, or that somebody else stuns', () => {
    const swapper = supporting({
      id: 'xx-swapper',
      name: 'Swapper',
      cost: 1,
      atk: 9,
      def: 99,
      health: 1,
      teams: ['monstersUnleashed'],
      powers: [
        superPower(
          'Swap',
          'combat',
          [],
          exhaust(a(yours({ name: 'Swapper' }), 'x')),
          replaceDefender(a(character({ combat: 'defender' }), 'old'), a(character({ name: 'Weak' }))),
        ),
      ],
    });
    const at = scene('modern', {
      cards: [swapper],
      ann: { front: [{ card: 'mmu-097', as: 'Elsa', plus: 9 }, 'Swapper as W'] },
      bob: { front: [body('D', 5, 9), body('Weak', 1, 9)] },
      open: true,
    });
    at.ann.attack('D', 'W');
    pass(at.ann, at.bob);
    expect([at.card('D').stunned, at.card('Elsa').xp]).toEqual([true, 0]);
    const two = scene('modern', {
      cards: [swapper],
      ann: { front: [{ card: 'mmu-097', as: 'Elsa', plus: 9 }, 'Swapper as W'] },
      bob: { front: [body('D', 5, 9), body('Weak', 1, 9)] },
      open: true,
    });
    two.ann.attack('D', 'Elsa', 'W');
    two.ann.use('W', 'Swap');
    pass(two.bob, two.ann);
    expect(two.card('Elsa').xp).toBe(0);
  });

  /** Somebody beside her who acts in the combat. */
  const beside = (...effects: Parameters<typeof superPower>[3][]) =>
    supporting({
      id: 'xx-friend',
      name: 'Friend',
      cost: 1,
      atk: 0,
      def: 99,
      health: 1,
      teams: ['monstersUnleashed'],
      powers: [superPower('Help', 'combat', [], ...effects)],
    });
  const helped = (...effects: Parameters<typeof superPower>[3][]) => {
    const at = scene('modern', {
      cards: [beside(...effects)],
      ann: { front: [{ card: 'mmu-097', as: 'Elsa', plus: 9 }, 'Friend as F'] },
      bob: { front: [body('D', 5, 9), body('Weak', 1, 9), { body: 'S 9/9', stunned: true }] },
      open: true,
    });
    at.ann.attack('D', 'Elsa', 'F');
    at.ann.use('F', 'Help');
    return at;
  };

  test('gains none for the prey that her partner stuns, nor for one that no longer defends', () => {
    const zap = helped(stun(a(character({ name: 'D' }))));
    expect([zap.card('D').stunned, zap.card('Elsa').xp]).toEqual([true, 0]);
    const away = helped(
      choose(a(character({ combat: 'defender' }), 'old')),
      replaceDefender(the('old'), a(character({ name: 'Weak' }))),
      strike(a(character({ name: 'Elsa Bloodstone' })), the('old')),
    );
    expect([away.card('D').stunned, away.card('D').role, away.card('Elsa').xp]).toEqual([true, 'none', 0]);
  });

  test('nor for a defender with more ATK that lay face down when she attacked', () => {
    const risen = helped(
      choose(a(character({ combat: 'defender' }), 'old')),
      recover(a(character({ name: 'S' }), 'new')),
      replaceDefender(the('old'), the('new')),
    );
    pass(risen.bob, risen.ann);
    risen.bob.strikeBack('F');
    expect([risen.card('S').stunned, risen.card('D').stunned, risen.card('Elsa').xp]).toEqual([true, false, 0]);
  });

  test('heals by the health of a character on top of the deck', () => {
    const choke = (...deck: unknown[]) => {
      const at = scene('modern', {
        ann: { back: [{ card: 'mmu-098', as: 'Elsa', wounds: 4 }], resources: [R('Energy')], deck },
        bob: {},
      });
      at.ann.use('Elsa', 'Bloodstone Choker');
      const now = [at.card('Elsa').wounds, at.seat('ann').ko?.length, at.seat('ann').deck?.length];
      at.close();
      return now;
    };
    expect(choke(body('A', 1, 1, 'health:3'), 'Might Location')).toEqual([1, 1, 1]);
    expect(choke('Might Location', body('A', 1, 1))).toEqual([4, 1, 1]);
  });
});

describe('mmu-101, mmu-102 Goom', () => {
  test.each([
    ['mmu-101', 4],
    ['mmu-102', 4],
  ])('%s ages an enemy until its ATK is less than his', (id, atk) => {
    const at = scene('modern', {
      ann: { front: [`${id} as Goom`, body('A', 9, 9)], resources: [R('Energy')] },
      bob: { front: [body('D', 9, 99), body('E', 1, 9)] },
    });
    expect([at.card('Goom').atk, at.card('Goom').keywords]).toEqual([atk, 'flight']);
    at.ann.use('Goom', 'De-Aging Time Machine');
    expect(at.ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
    at.ann.choose('D');
    expect([at.card('D').minus, at.card('D').atk, at.card('E').minus]).toEqual([6, 3, 0]);
    at.close();
  });

  test('gains an XP when he strikes an enemy with lower ATK', () => {
    const strike = (atk: number, xp = 0) => {
      const at = scene('modern', {
        ann: { front: [{ card: 'mmu-101', as: 'Goom', xp }] },
        bob: { front: [body('D', atk, 99), body('E', 0, 9)] },
        open: true,
      });
      at.ann.attack('D', 'Goom');
      pass(at.ann, at.bob);
      return at.card(xp === 4 ? 'mmu-102' : 'Goom');
    };
    expect([strike(2).xp, strike(4).xp, strike(5).xp]).toEqual([1, 0, 0]);
    expect(strike(2, 4).level).toBe(2);
  });

  test('gains none when others strike', () => {
    const at = scene('modern', {
      ann: { front: ['mmu-101 as Goom', body('A', 9, 99)] },
      bob: { front: [body('D', 1, 99)] },
      open: true,
    });
    at.ann.attack('D', 'A');
    pass(at.ann, at.bob);
    expect(at.card('Goom').xp).toBe(0);
  });

  test('gains none for striking one of his own side', () => {
    const brawler = supporting({
      id: 'xx-brawler',
      name: 'Brawler',
      cost: 1,
      atk: 0,
      def: 99,
      health: 1,
      teams: [],
      powers: [
        superPower('Brawl', 'main', [], strike(a(character({ name: 'Goom' })), a(character({ name: 'Brawler' })))),
      ],
    });
    const at = scene('modern', {
      cards: [brawler],
      ann: { front: ['mmu-101 as Goom', 'Brawler'] },
      bob: { front: ['Brawler as Theirs'] },
      turn: 'bob',
      open: true,
    });
    at.bob.use('Theirs', 'Brawl');
    at.bob.choose('Theirs');
    expect(at.card('Goom').xp).toBe(1);
    const own = scene('modern', {
      cards: [brawler],
      ann: { front: ['mmu-101 as Goom', 'Brawler'] },
      bob: { front: [body('D', 1, 99)] },
      open: true,
    });
    own.ann.use('Brawler', 'Brawl');
    expect(own.card('Goom').xp).toBe(0);
  });

  const father = () =>
    scene('modern/freeForAll', {
      ann: {
        back: ['mmu-102 as Goom'],
        resources: [R('Might')],
        deck: ['mmu-109 as Son', 'xx-son as Song', ...NAMES],
        front: [body('A', 1, 1)],
      },
      bob: { front: ['mmu-109 as Theirs'], deck: ['mmu-109 as Far'] },
      cat: { front: ['xx-father as Boss'] },
      cards: [
        plotTwist({ id: 'xx-son', name: 'Googam', timing: 'main', effects: [draw()] }),
        main({ id: 'xx-father', name: 'Googam', level: 1, atk: 1, def: 9, health: 5, teams: [], powers: [] }),
      ],
      at: 'recruit',
      open: true,
    });

  test('fetches Googam, makes him grow, or both', () => {
    const both = father();
    both.ann.use('Goom', 'Father of Googam');
    both.ann.yes();
    expect(both.ann.offered('choose')).toEqual(['Son']);
    both.ann.choose('Son');
    both.ann.row('front', 'ann');
    both.ann.yes();
    expect(both.ann.offered('choose').toSorted()).toEqual(['Son', 'Theirs']);
    both.ann.choose('Son');
    expect([both.card('Son').plus, both.card('Theirs').plus]).toEqual([2, 0]);
    isShuffled(both.seat('ann').deck, ['Song', ...NAMES]);
    const none = father();
    none.ann.use('Goom', 'Father of Googam');
    none.ann.no();
    none.ann.no();
    expect([none.card('Theirs').plus, none.seat('ann').deck?.length]).toEqual([0, 7]);
  });
});

describe('mmu-107 Tim Boo Ba', () => {
  test('KOs all enemy supporting characters that cost 1 or less when he appears', () => {
    const at = scene('modern', {
      ann: { hand: ['mmu-107 as Tim'], front: ['mmu-012 as Own'], points: 9 },
      bob: { front: ['mmu-012 as D', 'mmu-014 as Two', 'Main as Boss'], back: ['mmu-048 as N'] },
      at: 'recruit',
    });
    at.ann.recruit('Tim', 'front');
    expect(['Own', 'D', 'N', 'Two', 'Boss', 'Tim'].map((name) => at.card(name).zone)).toEqual([
      'front',
      'ko',
      'ko',
      'front',
      'front',
      'front',
    ]);
    at.close();
  });

  test('keeps enemies from recruiting such characters', () => {
    const at = scene('modern', {
      ann: { front: ['mmu-107 as Tim'], hand: ['mmu-011 as Mine'] },
      bob: { hand: ['mmu-012 as One', 'mmu-014 as Two'], points: 9, front: [body('D', 1, 1)] },
      at: 'recruit',
      turn: 'bob',
    });
    expect(at.bob.offered('recruit').map((line) => line.split(',')[0])).toEqual(['Two', 'Two']);
    at.close();
    const own = scene('modern', {
      ann: { front: ['mmu-107 as Tim'], hand: ['mmu-011 as Mine'], points: 9 },
      bob: {},
      at: 'recruit',
    });
    expect(own.ann.offered('recruit')).not.toEqual([]);
    own.close();
  });

  test('does nothing when somebody else appears', () => {
    const at = scene('modern', {
      ann: { front: ['mmu-107 as Tim'], hand: [body('B', 1, 1)], points: 9 },
      bob: { front: ['mmu-012 as D'] },
      at: 'recruit',
    });
    at.ann.recruit('B', 'front');
    expect(at.card('D').zone).toBe('front');
    at.close();
  });
});

describe('mmu-111 Elsa Bloodstone', () => {
  const gain = (first: number, second: number) => {
    const at = scene('modern', { ann: { hand: ['mmu-111 as Elsa'], points: 9 }, bob: {}, at: 'recruit', open: true });
    at.ann.recruit('Elsa', 'front');
    at.ann.number(first);
    at.ann.number(second);
    return String(at.card('Elsa').keywords).split(' ').toSorted();
  };

  test('gains two of four', () => {
    expect(gain(0, 1)).toEqual(['durable', 'fearless', 'ranged']);
    expect(gain(2, 3)).toEqual(['lethal', 'ranged', 'regeneration']);
    expect(gain(0, 3)).toEqual(['durable', 'ranged', 'regeneration']);
  });

  test('keeps them, and others have none', () => {
    const at = scene('modern', {
      ann: { front: ['mmu-111 as Old'], hand: [body('B', 1, 1)], points: 9 },
      bob: {},
      at: 'recruit',
    });
    at.ann.recruit('B', 'front');
    expect([at.card('B').keywords, at.card('Old').keywords]).toEqual(['', 'ranged']);
    at.close();
    const later = scene('modern', { ann: { hand: ['mmu-111 as Elsa'], points: 9 }, bob: {}, at: 'recruit' });
    later.ann.recruit('Elsa', 'front');
    later.ann.number(1);
    later.ann.number(2);
    passTo(later, 'bob', 'main');
    expect(String(later.card('Elsa').keywords).split(' ').toSorted()).toEqual(['fearless', 'lethal', 'ranged']);
    later.close();
  });
});

test('mmu-128 Flatten puts counters on an enemy supporting character until its DEF is 1', () => {
  const three = ['A', 'B', 'C'].map((name) => body(name, 3, 9, 'team:monstersUnleashed'));
  const { ann, card, close } = scene('modern', {
    ann: { front: three, hand: ['mmu-128 as Twist'] },
    bob: { front: [body('D', 9, 7), body('E', 1, 9), 'Main as Boss'] },
  });
  ann.play('Twist');
  expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
  ann.choose('D');
  expect([card('D').minus, card('D').def, card('D').atk, card('E').minus]).toEqual([6, 1, 3, 0]);
  close();
  const few = scene('modern', { ann: { front: three.slice(1), hand: ['mmu-128 as Twist'] }, bob: {} });
  expect(few.ann.refused('play', 'Twist')).not.toEqual([]);
  few.close();
});
