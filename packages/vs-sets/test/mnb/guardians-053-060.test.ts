import { a, enemy, equipment, inKo, plotTwist, putIntoPlay, stun, superPower } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('mnb-053 Rocket, Level 1', () => {
  test('gets +4/+0 for his next attack, once', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-053 as Rocket'], resources: ['Energy Location x2'] },
      bob: { front: [body('D', 0, 9)] },
    });
    ann.use('Rocket', 'Murder You!');
    expect([card('Rocket').atk, card('Rocket').def]).toEqual([2, 4]);
    expect(ann.refused('use', 'Rocket', 'Murder You!')).toEqual(['VS-PWR-42']);
    ann.attack('D', 'Rocket');
    expect([card('Rocket').atk, card('Rocket').def]).toEqual([6, 4]);
    pass(ann, bob);
    expect(card('Rocket').atk).toBe(2);
    close();
  });

  test('does not keep the bonus for another turn, and cannot ask for it in combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-053 as Rocket'], resources: ['Energy Location x2'] },
      bob: { front: [body('D', 0, 9)] },
    });
    ann.use('Rocket', 'Murder You!');
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.attack('D', 'Rocket');
    expect([card('Rocket').atk, ann.offered('use')]).toEqual([2, []]);
    pass(ann, bob);
    close();
  });

  test('levels up when the last card leaves the hand, not when there are more', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mnb-053 as Rocket'], hand: ['Energy Location', 'Might Location'], resources: 1 },
      bob: {},
      at: 'resource',
    });
    ann.resource('Might Location', 'up');
    expect(card('Rocket').level).toBe(1);
    pass(ann, ann);
    ann.use('Rocket', 'Murder You!');
    expect(card('mnb-054')).toEqual({});
    expect(card('mnb-054').zone).toBe('front');
    close();
  });

  test('does not gain XP by having had no cards all along', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mnb-053 as Rocket'], resources: ['Energy Location'] },
      bob: {},
    });
    ann.use('Rocket', 'Murder You!');
    expect([card('Rocket').level, card('Rocket').xp]).toEqual([1, 0]);
    close();
  });

  // Ruling: a hand that is empty in the middle of an effect does not count.
  test('ruling: does not level up when Mind Games takes the hand and gives another', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: {
        front: ['mnb-053 as Rocket'],
        hand: ['mnb-047 as Emma', 'Might Location', 'Skill Location'],
        resources: 6,
      },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Emma', 'back');
    ann.yes();
    ann.choose('ann');
    expect([seat('ann').hand, seat('ann').ko]).toEqual([
      ['Extra', 'Extra'],
      ['Might Location', 'Skill Location'],
    ]);
    expect([card('Rocket').level, card('Rocket').xp]).toEqual([1, 0]);
    close();
  });

  // Ruling: he is stunned before the hand is discarded, and draws before he recovers.
  test('ruling: does not level up when The Infinity Gauntlet makes him discard his hand', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: {
        front: ['mnb-086 as Titan'],
        resources: ['Energy Location', 'Intellect Location', 'Might Location', 'Skill Location'],
      },
      bob: { front: ['mnb-053 as Rocket'], hand: ['Might Location', 'Skill Location'] },
    });
    ann.use('Titan', 'The Infinity Gauntlet');
    expect(seat('bob').hand).toEqual([]);
    expect([card('Rocket').stunned, card('Rocket').level, card('Rocket').xp]).toEqual([true, 1, 0]);
    nextMain(ann, bob);
    expect([card('Rocket').stunned, card('Rocket').level, card('Rocket').xp]).toEqual([false, 1, 0]);
    close();
  });
});

describe('mnb-054 Rocket, Level 2', () => {
  const garbage = "One Raccoon's Garbage";

  test('takes two cards of his own KO pile at random, once a turn', () => {
    const { ann, random, seat, close } = scene('modern', {
      ann: {
        front: ['mnb-054 as Rocket'],
        ko: ['Might Location', body('X', 1, 1), body('Y', 1, 1)],
        resources: ['Skill Location x2'],
      },
      bob: { ko: [body('Z', 1, 1)] },
    });
    random('X', 'Y');
    ann.use('Rocket', garbage);
    expect([seat('ann').hand, seat('ann').ko]).toEqual([['X', 'Y'], ['Might Location']]);
    expect(ann.refused('use', 'Rocket', garbage)).toEqual(['VS-PWR-42']);
    close();
  });

  test('takes what there is if there are fewer', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { front: ['mnb-054 as Rocket'], ko: [body('X', 1, 1)], resources: ['Skill Location'] },
      bob: {},
    });
    ann.use('Rocket', garbage);
    expect([seat('ann').hand, seat('ann').ko]).toEqual([['X'], []]);
    close();
  });

  // Ruling: the location discarded for the power can come back by it.
  test('ruling: can get back the location discarded to pay', () => {
    const { ann, random, seat, close } = scene('modern', {
      ann: {
        front: ['mnb-054 as Rocket'],
        hand: ['Skill Location'],
        ko: [body('X', 1, 1), body('Y', 1, 1)],
      },
      bob: {},
    });
    random('Skill Location', 'X');
    ann.use('Rocket', garbage);
    expect([seat('ann').hand, seat('ann').ko]).toEqual([['Skill Location', 'X'], ['Y']]);
    close();
  });
});

describe('mnb-055 Star-Lord, Level 1', () => {
  const guardian = 'Greatest Guardian';

  test('makes the next character one cheaper, and only that one', () => {
    const { ann, seat, close } = scene('modern', {
      ann: {
        back: ['mnb-055 as Lord'],
        hand: [body('X', 1, 1, 'cost:3'), body('Y', 1, 1, 'cost:2'), body('Z', 1, 1, 'cost:1')],
        resources: ['Intellect Location', 2],
      },
      bob: {},
      at: 'resource',
    });
    ann.use('Lord', guardian);
    expect(ann.refused('use', 'Lord', guardian)).not.toEqual([]);
    ann.pass();
    expect(seat('ann').points).toBe(3);
    ann.recruit('Y', 'front');
    expect(seat('ann').points).toBe(2);
    ann.recruit('Z', 'front');
    expect(seat('ann').points).toBe(1);
    close();
  });

  test('is used in the Build Phase only and lasts this turn', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { back: ['mnb-055 as Lord'], hand: [body('X', 1, 1, 'cost:3')], resources: ['Intellect Location', 1] },
      bob: {},
      at: 'recruit',
    });
    ann.use('Lord', guardian);
    expect(ann.offered('recruit')).toEqual(['X, front', 'X, back']);
    pass(ann, ann);
    expect(ann.refused('use', 'Lord', guardian)).not.toEqual([]);
    nextMain(ann, bob);
    pass(bob, ann);
    expect(ann.offered('recruit')).toEqual([]);
    close();
  });

  test('gains an XP for each character he recruits and becomes Level 2 with five', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [{ card: 'mnb-055', as: 'Lord', xp: 3 }],
        hand: [body('X', 1, 1), body('Y', 1, 1)],
        resources: 2,
      },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('X', 'front');
    expect(card('Lord').xp).toBe(4);
    ann.recruit('Y', 'front');
    expect([card('mnb-056').zone, card('mnb-056').level]).toEqual(['back', 2]);
    close();
  });

  test('gains no XP for characters of other players, or put into play', () => {
    const { ann, card, close } = scene('modern', {
      ann: { hand: [body('X', 1, 1)], resources: 1 },
      bob: { back: ['mnb-055 as Lord'] },
      at: 'recruit',
    });
    ann.recruit('X', 'front');
    expect(card('Lord').xp).toBe(0);
    close();

    const mine = scene('modern', {
      ann: {
        back: ['mnb-055 as Lord', 'mnb-093 as Ultron'],
        deck: ['mnb-093 as Copy'],
        resources: ['Energy Location'],
      },
      bob: {},
      at: 'recruit',
    });
    mine.ann.use('Ultron', 'Replicate');
    mine.ann.choose('Copy');
    mine.ann.row('front');
    expect([mine.card('Copy').zone, mine.card('Lord').xp]).toEqual(['front', 0]);
    mine.close();
  });
});

describe('mnb-056 Star-Lord, Level 2', () => {
  test('makes enemies lose keywords, super powers and Level Up powers this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['mnb-056 as Lord'], front: [body('A', 9, 9, 'flight')], resources: ['Skill Location'] },
      bob: {
        front: [body('D', 1, 3, 'tough', 'grab'), { card: 'mnb-083', as: 'Magneto', xp: 1 }],
        resources: ['Energy Location'],
      },
    });
    ann.use('Lord', 'Space Cop');
    expect([card('D').powersOff, card('D').keywords, card('A').keywords]).toEqual([true, '', 'flight']);
    ann.attack('Magneto', 'A');
    ann.pass();
    expect(bob.offered('use')).toEqual([]);
    bob.pass();
    ann.pass();
    expect(card('D').powersOff).toBe(false);
    pass(bob, bob, bob);
    close();
  });

  test('keeps enemies from gaining XP', () => {
    const xpAfterKo = (cop: boolean) => {
      const { ann, bob, card, close } = scene('modern', {
        ann: { back: ['mnb-056 as Lord'], front: [body('A', 9, 9)], resources: ['Skill Location'] },
        bob: { front: [body('D', 1, 1, 'health:1')], back: ['mnb-085 as Titan'] },
      });
      if (cop) ann.use('Lord', 'Space Cop');
      ann.attack('D', 'A');
      pass(ann, bob);
      expect(card('D').zone).toBe('ko');
      close();
      return card('Titan').xp;
    };
    expect([xpAfterKo(false), xpAfterKo(true)]).toEqual([1, 0]);
  });

  // VS-MOD-11: it changes the powers of those in play then.
  test('does not reach an enemy that appears later in the turn', () => {
    const call = plotTwist({
      ...{ id: 'x-1', name: 'Call', timing: 'combat', anyTurn: true },
      effects: [putIntoPlay(a(inKo({ is: 'character' })), 'front')],
    });
    const { ann, bob, card, close } = scene('modern', {
      cards: [call],
      ann: { back: ['mnb-056 as Lord'], front: [body('A', 1, 9)], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 9, 'tough')], hand: ['Call'], ko: [body('X', 1, 1, 'tough')] },
    });
    ann.use('Lord', 'Space Cop');
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Call');
    bob.choose('X');
    expect([card('D').keywords, card('X').keywords]).toEqual(['', 'tough']);
    pass(ann, bob);
    close();
  });
});

describe('mnb-057 Gamora, Level 1', () => {
  test('gets two counters after she stunned an enemy this turn, and nothing before', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-057 as Gamora'], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 2)] },
    });
    ann.attack('D', 'Gamora');
    expect(ann.offered('use')).toEqual([]);
    pass(ann, bob);
    ann.use('Gamora', 'Brutal Training');
    expect(card('Gamora').plus).toBe(2);
    close();

    const early = scene('modern', {
      ann: { front: ['mnb-057 as Gamora', body('A', 9, 9)], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 2)] },
    });
    early.ann.attack('D', 'A');
    pass(early.ann, early.bob);
    early.ann.use('Gamora', 'Brutal Training');
    expect(early.card('Gamora').plus).toBe(0);
    early.close();
  });

  test('gains an XP for a main character she stuns, not for a supporting one', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-057', as: 'Gamora', plus: 5 }] },
      bob: { front: [body('Boss', 1, 2, 'main', 'health:9')] },
    });
    ann.attack('Boss', 'Gamora');
    pass(ann, bob);
    expect(card('Gamora').xp).toBe(1);
    close();

    const other = scene('modern', {
      ann: { front: ['mnb-057 as Gamora'] },
      bob: { front: [body('D', 1, 2)] },
    });
    other.ann.attack('D', 'Gamora');
    pass(other.ann, other.bob);
    expect([other.card('D').stunned, other.card('Gamora').xp]).toEqual([true, 0]);
    other.close();
  });

  // Ruling: a main character that attacked her counts too.
  test('ruling: gains an XP for a main character that attacked her', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('Boss', 1, 2, 'main', 'health:9')] },
      bob: { front: ['mnb-057 as Gamora'] },
    });
    ann.attack('Gamora', 'Boss');
    pass(ann, bob);
    expect([card('Boss').stunned, card('Gamora').xp]).toEqual([true, 1]);
    close();
  });

  test('becomes Level 2 with the third', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-057', xp: 2 }] },
      bob: { front: [body('Boss', 1, 2, 'main', 'health:9')] },
    });
    ann.attack('Boss', 'mnb-057');
    pass(ann, bob);
    expect(card('mnb-058').level).toBe(2);
    close();
  });
});

describe('mnb-058 Gamora, Level 2', () => {
  const blade = 'Godslayer Blade';

  test('KOs whoever she stuns this turn', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { front: ['mnb-058 as Gamora', body('A', 9, 9)], resources: ['Might Location x2'] },
      bob: { front: [body('D', 1, 2, 'health:5'), body('E', 1, 2)] },
    });
    ann.use('Gamora', blade);
    ann.attack('E', 'A');
    pass(ann, bob);
    expect(card('E').zone).toBe('front');
    ann.attack('D', 'Gamora');
    pass(ann, bob);
    expect(seat('bob').ko).toEqual(['D']);
    close();
  });

  // As printed, any stun of hers counts; the later change that asks for a strike is a tournament's.
  test('KOs whoever she stuns outside of combat, and nobody who is stunned by others', () => {
    const bow = equipment({
      ...{ id: 'x-1', name: 'Bow', cost: 1, teams: [] },
      powers: [superPower('Shoot', 'main', [], stun(a(enemy({ is: 'supporting' }))))],
    });
    const { ann, card, close } = scene('modern', {
      cards: [bow],
      ann: {
        front: [{ card: 'mnb-058', as: 'Gamora', equipment: ['Bow'] }, 'mnb-062 as Yondu'],
        resources: ['Might Location x2', 'Skill Location'],
      },
      bob: { front: [body('D', 1, 2, 'health:5'), body('E', 1, 2, 'health:5')] },
    });
    ann.use('Gamora', blade);
    ann.use('Yondu', 'Yaka Arrow');
    ann.choose('E');
    expect([card('E').stunned, card('E').zone]).toEqual([true, 'front']);
    ann.use('Gamora', 'Shoot');
    ann.choose('D');
    expect(card('D').zone).toBe('ko');
    close();
  });

  // Ruling: it works on main characters.
  test('ruling: KOs a main character, and its player is out', () => {
    const { ann, bob, winners } = scene('modern', {
      ann: { front: ['mnb-058 as Gamora'], resources: ['Might Location x2'] },
      bob: { front: [body('Boss', 1, 2, 'main', 'health:9')] },
    });
    ann.use('Gamora', blade);
    ann.attack('Boss', 'Gamora');
    pass(ann, bob);
    expect(winners()).toEqual(['ann']);
  });

  test('asks for two Might and ends with the turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 2, 'health:9')] },
      bob: { front: ['mnb-058 as Gamora'], resources: ['Might Location as One', 'Might Location as Two'] },
      turn: 'bob',
    });
    bob.use('Gamora', blade);
    nextMain(bob, ann);
    ann.attack('Gamora', 'A');
    pass(ann, bob);
    expect([card('A').stunned, card('A').zone]).toEqual([true, 'front']);
    close();

    const poor = scene('modern', {
      ann: { front: ['mnb-058 as Gamora'], resources: ['Might Location', 'Skill Location'] },
      bob: {},
    });
    expect(poor.ann.offered('use')).toEqual(['Gamora, Brutal Training']);
    poor.close();
  });
});

describe('mnb-059 Groot, Level 1', () => {
  test('gets +1/+1 for each resource this combat, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 3, 3)] },
      bob: { front: ['mnb-059 as Groot'], resources: ['Might Location x2', 1] },
    });
    ann.attack('Groot', 'A');
    ann.pass();
    bob.use('Groot', 'I am Groot');
    expect([card('Groot').atk, card('Groot').def]).toEqual([4, 4]);
    ann.pass();
    expect(bob.refused('use', 'Groot', 'I am Groot')).toEqual(['VS-PWR-42']);
    bob.pass();
    expect([card('Groot').atk, card('Groot').stunned, card('A').stunned]).toEqual([1, false, true]);
    close();
  });

  test('gains an XP for each resource his player gains, face up or down', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['mnb-059 as Groot'], hand: [body('X', 1, 1)] },
      bob: { hand: ['Might Location'] },
      at: 'resource',
    });
    expect(ann.refused('use', 'Groot', 'I am Groot')).not.toEqual([]);
    ann.resource('X', 'down');
    expect(card('Groot').xp).toBe(1);
    pass(ann, ann, ann);
    bob.resource('Might Location', 'up');
    expect(card('Groot').xp).toBe(1);
    close();
  });
});

describe('mnb-060 Groot, Level 2', () => {
  const weAreGroot = 'We are Groot';

  // Ruling: the versions are switched as by a level up.
  test('ruling: heals everybody on his side and becomes Level 1 with all he carries', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: {
        front: [
          { card: 'mnb-060', wounds: 2, plus: 1 },
          { body: 'A 1/1 health:4', wounds: 2 },
        ],
        back: [body('B', 1, 1)],
        resources: ['Energy Location'],
      },
      bob: { front: [{ body: 'D 1/1 health:4', wounds: 2 }] },
    });
    ann.use('mnb-060', weAreGroot);
    expect(card('mnb-059')).toEqual({ wounds: 1, plus: 1 });
    expect([card('mnb-059').zone, card('mnb-059').level, card('mnb-059').atk]).toEqual(['front', 1, 2]);
    expect([card('A').wounds, card('B').wounds, card('D').wounds]).toEqual([1, 0, 2]);
    expect(seat('ann').levelUp).toEqual(['Groot']);
    close();
  });

  // Ruling: he can gain XP and level up again.
  test('ruling: can level up again', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-060'], resources: ['Energy Location'] },
      bob: {},
    });
    ann.use('mnb-060', weAreGroot);
    for (let turn = 1; turn <= 5; turn++) {
      nextMain(ann, bob);
      bob.pass();
      expect([card('mnb-059').level, card('mnb-059').xp]).toEqual([1, turn - 1]);
      ann.resource('Extra', 'down');
      pass(ann, ann);
    }
    expect([card('mnb-060').level, card('mnb-060').zone]).toEqual([2, 'front']);
    close();
  });
});
