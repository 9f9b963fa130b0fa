import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  cant,
  defender,
  draw,
  each,
  enemy,
  gets,
  itself,
  keyword,
  on,
  push,
  strike,
  trigger,
  yours,
} from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';
import { fights, meddles, resolve } from './fight.ts';

/** Lets A attack D, nobody acting, and tells who was stunned. */
function duel(attacker: string, defends: string, profile = 'modern'): string[] {
  const { ann, bob, card, close } = scene(profile, { ann: { front: [attacker] }, bob: { front: [defends] } });
  ann.attack('D', 'A');
  resolve(ann, bob);
  close();
  return ['A', 'D'].filter((name) => card(name).stunned);
}

describe('a solo combat', () => {
  // VS-CMB-10: equal is enough.
  test('stuns the defender if the attacker’s ATK is at least its DEF', () => {
    expect(duel(body('A', 3, 9), body('D', 1, 3))).toEqual(['D']);
    expect(duel(body('A', 4, 9), body('D', 1, 3))).toEqual(['D']);
    expect(duel(body('A', 2, 9), body('D', 1, 3))).toEqual([]);
  });

  // VS-CMB-11
  test('stuns the attacker if the defender’s ATK is at least its DEF', () => {
    expect(duel(body('A', 1, 3), body('D', 3, 9))).toEqual(['A']);
    expect(duel(body('A', 1, 3), body('D', 2, 9))).toEqual([]);
  });

  // VS-CMB-11: text about striking back covers the defender's strike only.
  test('has the defender strike back, and the attacker strike', () => {
    const meek = (name: string) => hero(name, [always('Meek', cant('strikeBack'))], { atk: 3 });
    const fight = (first: string, second: string) => {
      const { ann, bob, card, close } = scene('modern', {
        cards: [meek('Meek')],
        ann: { front: [first] },
        bob: { front: [second] },
      });
      ann.attack(second === 'Meek' ? 'Meek' : 'D', first === 'Meek' ? 'Meek' : 'A');
      resolve(ann, bob);
      close();
      return card(first === 'Meek' ? 'D' : 'A').stunned;
    };
    expect(fight('Meek', body('D', 1, 3))).toBe(true);
    expect(fight(body('A', 1, 3), 'Meek')).toBe(false);
  });

  // VS-CMB-12: each has 1 ATK for every face-up character of its side; the stun of one would spoil the other's strike.
  test('compares both strikes before anyone is stunned', () => {
    const bond = always('Bond', { mod: 'stats', atk: { amount: 'count', of: yours({ face: 'up' }) }, def: 0 });
    const { ann, bob, card, close } = scene('modern', {
      cards: [hero('Sun', [bond], { atk: 0, def: 2 }), hero('Moon', [bond], { atk: 0, def: 2 })],
      ann: { front: ['Sun'] },
      bob: { front: ['Moon'] },
    });
    ann.attack('Moon', 'Sun');
    resolve(ann, bob);
    expect([card('Sun').stunned, card('Moon').stunned]).toEqual([true, true]);
    close();
  });

  // VS-CMB-13
  test('has four outcomes', () => {
    expect(duel(body('A', 1, 2), body('D', 1, 2))).toEqual([]);
    expect(duel(body('A', 1, 2), body('D', 2, 2))).toEqual(['A']);
    expect(duel(body('A', 2, 2), body('D', 1, 2))).toEqual(['D']);
    expect(duel(body('A', 2, 2), body('D', 2, 2))).toEqual(['A', 'D']);
  });
});

describe('striking takes ATK', () => {
  // VS-CMB-14, OP-13: also in the editions that do not mention it. DEF 0 or less would be stunned anyway.
  test.each(['mb15', 'cr21', 'mcu18', 'cw', 'modern'])(
    'a character with less than 1 ATK does not strike in %s',
    (profile) => {
      const counter = trigger('Blow', on('strikes', itself), draw());
      const { ann, bob, seat, close } = scene(profile, {
        cards: [hero('Weak', [counter], { atk: 0 }), hero('Able', [counter], { atk: 1 })],
        ann: { front: ['Weak', 'Able'] },
        bob: { front: [body('D', 1, 9)] },
      });
      ann.attack('D', 'Weak');
      resolve(ann, bob);
      expect(seat('ann').hand).toEqual([]);
      ann.attack('D', 'Able');
      resolve(ann, bob);
      expect(seat('ann').hand).toEqual(['Extra']);
      close();
    },
  );

  // VS-CMB-20: 3 + 0 is less than 4 although the second has -2 ATK, and 3 is enough for 3.
  test('an attacker without ATK adds nothing to a team total, and takes nothing away', () => {
    const fight = (def: number) => {
      const { ann, bob, card, close } = scene('modern', {
        ann: { front: [body('A', 3, 9), { body: 'B 1/9', minus: 3 }] },
        bob: { front: [body('D', 1, def)] },
      });
      ann.attack('D', 'A', 'B');
      resolve(ann, bob);
      bob.strikeBack('A');
      close();
      return card('D').stunned;
    };
    expect([fight(3), fight(4)]).toEqual([true, false]);
  });
});

describe('a ranged attack', () => {
  const shoot = (defends: string, row: 'front' | 'back'): boolean => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [body('A', 1, 2, 'ranged')] },
      bob: { [row]: [defends] },
    });
    ann.attack('D', 'A');
    resolve(ann, bob);
    close();
    return card('A').stunned === true;
  };

  // VS-CMB-15
  test('is struck back only by a defender with Ranged', () => {
    expect(shoot(body('D', 2, 9), 'front')).toBe(false);
    expect(shoot(body('D', 2, 9, 'ranged'), 'front')).toBe(true);
  });

  // VS-CMB-16
  test('is struck back from either row', () => {
    expect(shoot(body('D', 2, 9, 'ranged'), 'back')).toBe(true);
    expect(shoot(body('D', 2, 9), 'back')).toBe(false);
  });

  // VS-CMB-15, VS-ATK-32: with attackers in both rows it is a melee attack too.
  test('that is a melee attack as well is struck back by any defender, at any attacker', () => {
    const { ann, bob, close } = scene('modern', {
      cards: [hero('Dancer', [fights('Step Back', push('self'))])],
      ann: { front: ['Dancer', body('B', 1, 2)] },
      bob: { front: [body('D', 2, 9)] },
    });
    ann.attack('D', 'Dancer', 'B');
    ann.use('Dancer', 'Step Back');
    resolve(bob, ann);
    expect(bob.offered()).toEqual(['strikeBack Dancer', 'strikeBack B']);
    bob.strikeBack('Dancer');
    close();
  });

  // VS-CMB-16: in melee a defender in the back row strikes like one in front.
  test('or a melee attack: the defender’s row does not matter', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 2)] },
      bob: { back: [body('D', 2, 9)] },
    });
    ann.attack('D', 'A');
    resolve(ann, bob);
    expect(card('A').stunned).toBe(true);
    close();
  });
});

describe('a team attack', () => {
  // VS-CMB-17
  test('compares the sum of all ATK with the defender’s DEF', () => {
    const fight = (def: number) => {
      const { ann, bob, card, close } = scene('modern', {
        ann: { front: [body('A', 2, 9), body('B', 3, 9)] },
        bob: { front: [body('D', 0, def)] },
      });
      ann.attack('D', 'A', 'B');
      resolve(ann, bob);
      close();
      return card('D').stunned;
    };
    expect([fight(5), fight(6)]).toEqual([true, false]);
  });

  // VS-CMB-18, VS-EX-08: the same in all books.
  test.each(['mb15', 'cr21', 'mcu18', 'cw', 'modern'])(
    'is struck back at one attacker of the defender’s choice in %s',
    (profile) => {
      const { ann, bob, card, decides, close } = scene(profile, {
        ann: { front: [body('A', 2, 2), body('B', 2, 2), body('C', 2, 2)] },
        bob: { front: [body('D', 6, 6)] },
      });
      ann.attack('D', 'A', 'B', 'C');
      resolve(ann, bob);
      expect([decides(), bob.offered()]).toEqual(['bob', ['strikeBack A', 'strikeBack B', 'strikeBack C']]);
      bob.strikeBack('B');
      expect(['A', 'B', 'C', 'D'].map((name) => card(name).stunned)).toEqual([false, true, false, true]);
      close();
    },
  );

  // VS-CMB-19: no way to decline, and nothing in between.
  test('is struck back when it resolves, whether the defending player likes it or not', () => {
    const { ann, bob, card, table, close } = scene('modern', {
      cards: [hero('Guard', [meddles('Brace', gets('self', 0, 9))], { atk: 3, def: 4 })],
      ann: { front: [body('A', 2, 2), body('B', 2, 2)] },
      bob: { front: ['Guard'] },
    });
    ann.attack('Guard', 'A', 'B');
    resolve(ann, bob);
    expect(bob.offered()).toEqual(['strikeBack A', 'strikeBack B']);
    bob.strikeBack('A');
    expect([card('A').stunned, card('Guard').stunned, table().combat]).toEqual([true, true, false]);
    close();
  });

  const shy = hero('Shy', [always('Unseen', cant('beStruckBack'))], { def: 1 });

  // VS-CMB-21: the one that cannot be struck is not offered; with Invade, from the back row.
  test('with one that may not be struck back at is struck back at another', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 2, 1, 'invade'), body('B', 2, 1), body('C', 2, 1)] },
      bob: { back: [body('D', 2, 9)] },
    });
    ann.attack('D', 'A', 'B', 'C');
    resolve(ann, bob);
    expect(bob.offered()).toEqual(['strikeBack B', 'strikeBack C']);
    bob.strikeBack('C');
    expect(['A', 'B', 'C'].map((name) => card(name).stunned)).toEqual([false, false, true]);
    close();
  });

  // VS-CMB-22: the defending player must choose one that can be struck; here there is only one.
  test('leaves the defending player no attacker that cannot be struck', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [shy],
      ann: { front: ['Shy', body('B', 2, 1)] },
      bob: { front: [body('D', 2, 9)] },
    });
    ann.attack('D', 'Shy', 'B');
    resolve(ann, bob);
    expect([card('Shy').stunned, card('B').stunned]).toEqual([false, true]);
    close();
  });

  // VS-CMB-22, VS-CMB-23: the attacking player may pick one that cannot be struck, and then nobody is.
  test('with a Leader lets the attacking player choose, even so that nobody is struck', () => {
    const { ann, bob, card, decides, close } = scene('modern', {
      cards: [shy],
      ann: { front: ['Shy', body('B', 2, 1, 'leader')] },
      bob: { front: [body('D', 2, 9)] },
    });
    ann.attack('D', 'Shy', 'B');
    resolve(ann, bob);
    expect([decides(), ann.offered()]).toEqual(['ann', ['strikeBack Shy', 'strikeBack B']]);
    ann.strikeBack('Shy');
    expect([card('Shy').stunned, card('B').stunned]).toEqual([false, false]);
    close();
  });

  // VS-CMB-23: only while the Leader itself is attacking.
  test('without its Leader is struck where the defending player likes', () => {
    const { ann, bob, decides, close } = scene('modern', {
      ann: { front: [body('A', 2, 2), body('B', 2, 2)], back: [body('L', 2, 2, 'leader')] },
      bob: { front: [body('D', 2, 9)] },
    });
    ann.attack('D', 'A', 'B');
    resolve(ann, bob);
    expect(decides()).toBe('bob');
    bob.strikeBack('A');
    close();
  });

  // VS-CMB-24, VS-CMB-25: each DEF by itself against the full ATK; a Leader has no say.
  test.each(['', 'leader'])('is struck back at every attacker by a Monstrous defender (%s)', (word) => {
    const { ann, bob, card, table, close } = scene('modern', {
      ann: { front: [body('A', 1, 3), body('B', 1, 4, ...(word ? [word] : [])), body('C', 1, 3)] },
      bob: { front: [body('D', 3, 9, 'monstrous')] },
    });
    ann.attack('D', 'A', 'B', 'C');
    resolve(ann, bob);
    expect(table().combat).toBe(false);
    expect(['A', 'B', 'C'].map((name) => card(name).stunned)).toEqual([true, false, true]);
    close();
  });

  // VS-CMB-24: of a melee team attack only.
  test('from the back row is struck back at one attacker even by a Monstrous defender', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [body('A', 1, 3, 'ranged'), body('B', 1, 3, 'ranged')] },
      bob: { front: [body('D', 3, 9, 'monstrous', 'ranged')] },
    });
    ann.attack('D', 'A', 'B');
    resolve(ann, bob);
    bob.strikeBack('A');
    expect([card('A').stunned, card('B').stunned]).toEqual([true, false]);
    close();
  });

  // VS-CMB-29: left out of the total, yet its Lethal counts for the combat.
  test('counts one that may not strike as in combat with the defender', () => {
    const fight = (def: number) => {
      const { ann, bob, card, close } = scene('modern', {
        cards: [hero('Bound', [keyword('lethal'), always('Bound', cant('strike'))], { atk: 5, def: 9 })],
        ann: { front: ['Bound', body('B', 3, 9)] },
        bob: { front: [body('D', 1, def, 'health:5')] },
      });
      ann.attack('D', 'Bound', 'B');
      resolve(ann, bob);
      bob.strikeBack('B');
      close();
      return card('D').zone;
    };
    expect([fight(3), fight(4)]).toEqual(['ko', 'front']);
  });
});

describe('a strike outside resolution', () => {
  const striker = hero('Striker', [does('Jab', strike('self', a(enemy({ row: 'front' }))))], { atk: 3, def: 3 });

  // VS-CMB-26: at any time an effect says so.
  test('compares ATK with DEF and stuns on equal or more', () => {
    const { ann, card, close } = scene('modern', {
      cards: [striker, hero('Other', [does('Jab', strike('self', a(enemy({ row: 'front' }))))], { atk: 3, def: 3 })],
      ann: { front: ['Striker', 'Other'] },
      bob: { front: [body('D', 9, 3), body('E', 9, 4)] },
    });
    ann.use('Striker', 'Jab');
    ann.choose('D');
    ann.use('Other', 'Jab');
    ann.choose('E');
    expect([card('D').stunned, card('E').stunned]).toEqual([true, false]);
    close();
  });

  // VS-CMB-27
  test('is not struck back', () => {
    const { ann, card, close } = scene('modern', {
      cards: [striker],
      ann: { front: ['Striker'] },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.use('Striker', 'Jab');
    expect(card('Striker').stunned).toBe(false);
    close();
  });

  // VS-EX-09, VS-CMB-26, VS-CMB-27: 9 against 12 before resolution, with 9 ATK against his 6 DEF; then 13 against 12.
  test('of Spider-Man comes before resolution, and he strikes as usual then', () => {
    const { ann, bob, card, close } = scene('cw', {
      ann: { front: ['civ-035 as Spider'], resources: ['Skill Location'], hand: ['Savage Surprise'] },
      bob: { front: [body('Chief', 9, 12, 'main', 'health:9')] },
      turn: 'bob',
    });
    bob.attack('Spider', 'Chief');
    bob.pass();
    ann.use('Spider', 'Spectacular');
    expect([card('Chief').stunned, card('Spider').stunned]).toEqual([false, false]);
    bob.pass();
    ann.play('Savage Surprise');
    resolve(bob, ann);
    expect([card('Chief').stunned, card('Spider').stunned]).toEqual([true, true]);
    close();
  });

  // VS-CMB-28: 3 and 3 are not 6.
  test('is never added to another strike', () => {
    const puncher = hero('Puncher', [fights('Jab', strike('self', each(defender())))], { atk: 3, def: 9 });
    const { ann, bob, card, close } = scene('modern', {
      cards: [puncher],
      ann: { front: ['Puncher'] },
      bob: { front: [body('D', 1, 6)] },
    });
    ann.attack('D', 'Puncher');
    ann.use('Puncher', 'Jab');
    resolve(bob, ann);
    expect(card('D').stunned).toBe(false);
    close();
  });

  // VS-CMB-28: those made at one moment against one character are.
  test('is added to strikes made at the same moment', () => {
    const captain = hero('Captain', [does('All Together', strike(each(yours({ row: 'front' })), a(enemy())))]);
    const fight = (def: number) => {
      const { ann, card, close } = scene('modern', {
        cards: [captain],
        ann: { front: [body('A', 3, 3), body('B', 3, 3)], back: ['Captain'] },
        bob: { front: [body('Chief', 1, def, 'main')] },
      });
      ann.use('Captain', 'All Together');
      close();
      return card('Chief').stunned;
    };
    expect([fight(6), fight(7)]).toEqual([true, false]);
  });
});
