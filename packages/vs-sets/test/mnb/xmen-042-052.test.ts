import { a, anyTurn, attacker, stun, supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

test('mnb-042 Storm puts a -1/-1 counter on each enemy character, once a turn', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['mnb-042 as Storm', body('A', 5, 5)], resources: ['Energy Location', 'Energy Location'] },
    bob: { front: [body('D', 5, 5), body('E', 1, 1)], back: [body('Boss', 5, 5, 'main')] },
  });
  ann.use('Storm', 'Thunder Storm');
  expect(['A', 'D', 'Boss'].map((name) => card(name).minus)).toEqual([0, 1, 1]);
  expect(card('E').stunned).toBe(true);
  expect(ann.offered('use')).toEqual([]);
  close();
});

describe('mnb-043 Beast', () => {
  test('strikes first in melee combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 5)] },
      bob: { front: ['mnb-043 as Beast'] },
    });
    ann.attack('Beast', 'A');
    pass(ann, bob);
    expect([card('A').stunned, card('Beast').stunned]).toEqual([true, false]);
    close();
  });

  test('may draw a card at the start of his player’s turn, if he is face up', () => {
    const hand = (answer: 'yes' | 'no') => {
      const at = scene('modern', { ann: {}, bob: { front: ['mnb-043 as Beast'] } });
      at.ann.pass();
      at.bob[answer]();
      return [at.seat('bob').hand].flat().length;
    };
    expect(hand('yes') - hand('no')).toBe(1);

    const stunned = scene('modern', { ann: {}, bob: { front: [{ card: 'mnb-043', as: 'Beast', stunned: true }] } });
    stunned.ann.pass();
    expect(stunned.bob.offered('yes')).toEqual([]);
    stunned.close();
  });
});

test('mnb-044 Wolverine gets a +1/+1 counter when he attacks, and heals a wound at the start of his turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [{ card: 'mnb-044', as: 'Logan', wounds: 1 }] },
    bob: { front: [body('D', 1, 30)] },
  });
  ann.attack('D', 'Logan');
  expect([card('Logan').plus, card('Logan').atk]).toEqual([1, 6]);
  pass(ann, bob);
  nextMain(ann, bob);
  expect(card('Logan').wounds).toBe(1);
  bob.attack('Logan', 'D');
  pass(bob, ann);
  expect(card('Logan').plus).toBe(1);
  nextMain(bob, ann);
  expect(card('Logan').wounds).toBe(0);
  close();
});

describe('mnb-045 Cable', () => {
  const soldier = 'Ultimate Soldier';
  const sniper = supporting({
    ...{ id: 'x-1', name: 'Sniper', cost: 1, atk: 1, def: 1, health: 1, teams: ['avengers'] },
    powers: [anyTurn('Shoot', 'anyCombat', [], stun(a(attacker())))],
  });
  const stage = (bob: object = {}) =>
    scene('modern', {
      cards: [sniper],
      ann: { front: ['mnb-045 as Cable', body('A', 1, 9, 'team:xmen')], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 30), body('E', 1, 30)], back: ['Sniper'], ...bob },
    });

  // Ruling: the defender is stunned although nobody has the ATK for it.
  test('stuns the enemies that survived at the end of the combat', () => {
    const { ann, bob, card, close } = stage();
    ann.attack('D', 'Cable');
    ann.use('Cable', soldier);
    expect(card('D').stunned).toBe(false);
    pass(bob, ann);
    expect([card('D').stunned, card('D').wounds, card('E').stunned, card('Cable').stunned]).toEqual([
      true,
      1,
      false,
      false,
    ]);
    close();
  });

  // Ruling: a combat that was cancelled has no survivors.
  test('stuns nobody if the combat is cancelled', () => {
    const { ann, bob, card, close } = stage({ hand: ['mnb-024 as Twist'] });
    ann.attack('D', 'Cable');
    ann.use('Cable', soldier);
    bob.play('Twist');
    expect(card('D').stunned).toBe(false);
    close();
  });

  // Ruling: nor if all attackers are stunned before it resolves.
  test('stuns nobody if all attackers are stunned', () => {
    const { ann, bob, card, close } = stage();
    ann.attack('D', 'Cable');
    ann.use('Cable', soldier);
    bob.use('Sniper', 'Shoot');
    expect([card('Cable').zone, card('D').stunned]).toEqual(['ko', false]);
    close();
  });

  // Ruling: the effect no longer depends on him.
  test('stuns the defender although Cable was stunned, if another attacker is left', () => {
    const { ann, bob, card, close } = stage();
    ann.attack('D', 'Cable', 'A');
    ann.use('Cable', soldier);
    bob.use('Sniper', 'Shoot');
    bob.choose('Cable');
    pass(ann, bob);
    expect([card('Cable').zone, card('D').stunned]).toEqual(['ko', true]);
    close();
  });

  test('is used on his own turn only, and in the combat', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['mnb-045 as Cable'], resources: ['Skill Location'] },
    });
    ann.attack('Cable', 'A');
    ann.pass();
    expect(bob.offered('use')).toEqual([]);
    bob.pass();
    nextMain(ann, bob);
    expect(bob.offered('use')).toEqual([]);
    close();
  });
});

describe('mnb-046 Colossus', () => {
  test('gives another character on his side Flight for the turn when he appears', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { hand: ['mnb-046 as Colossus'], front: [body('A', 1, 9)], points: 6 },
      bob: { front: [body('D', 1, 9)] },
      at: 'recruit',
    });
    ann.recruit('Colossus', 'front');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'Main']);
    ann.choose('A');
    expect([card('A').keywords, card('Colossus').keywords]).toEqual(['flight', 'toss']);
    pass(ann, ann);
    nextMain(ann, bob);
    expect(card('A').keywords).toBe('');
    close();
  });

  test('gets +5/+5 for the combat, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: ['mnb-046 as Colossus'], resources: ['Might Location'] },
    });
    ann.attack('Colossus', 'A');
    ann.pass();
    bob.use('Colossus', 'Organic Steel');
    expect([card('Colossus').atk, card('Colossus').def]).toEqual([12, 12]);
    pass(ann, bob);
    expect([card('Colossus').atk, card('Colossus').stunned, card('A').stunned]).toEqual([7, false, true]);
    close();
  });
});

describe('mnb-047 Emma Frost', () => {
  const stage = () =>
    scene('modern', {
      ann: { hand: ['mnb-047 as Emma', body('H', 1, 1)], points: 6 },
      bob: { hand: [body('X', 1, 1), body('Y', 1, 1), body('Z', 1, 1)] },
      at: 'recruit',
    });

  test('may have a player discard the hand and draw as many cards', () => {
    const { ann, card, seat, close } = stage();
    ann.recruit('Emma', 'back');
    ann.yes();
    expect(ann.offered('choose').toSorted()).toEqual(['ann', 'bob']);
    ann.choose('bob');
    expect([seat('bob').hand, card('X').zone, card('H').zone]).toEqual([['Extra', 'Extra', 'Extra'], 'ko', 'hand']);
    close();
  });

  test('may choose her own player, or nobody', () => {
    const own = stage();
    own.ann.recruit('Emma', 'back');
    own.ann.yes();
    own.ann.choose('ann');
    expect([own.seat('ann').hand, own.card('H').zone]).toEqual([['Extra'], 'ko']);
    own.close();

    const { ann, card, close } = stage();
    ann.recruit('Emma', 'back');
    ann.no();
    expect([card('X').zone, card('H').zone]).toEqual(['hand', 'hand']);
    close();
  });
});

describe('mnb-048 Professor X', () => {
  const stage = () =>
    scene('modern', {
      ann: { back: ['mnb-048 as Xavier'], resources: ['Intellect Location'] },
      bob: {
        front: [
          { body: 'D 5/5', exhausted: true },
          { body: 'E 1/1', stunned: true },
        ],
        back: [body('Boss', 1, 9, 'main'), body('F', 1, 1)],
      },
    });

  // Ruling: who took it chooses the row it goes back to.
  test.each(['front', 'back'])(
    'takes a face-up supporting character for the turn, and returns it to the %s row',
    (row) => {
      const { ann, bob, card, decides, close } = stage();
      ann.use('Xavier', 'Mind Control');
      expect(ann.offered('choose').toSorted()).toEqual(['D', 'F']);
      ann.choose('D');
      ann.row('front');
      expect([card('D').controller, card('D').exhausted]).toEqual(['ann', false]);
      ann.attack('Boss', 'D');
      pass(ann, bob);
      ann.pass();
      expect(ann.offered('row')).toEqual(['front, bob', 'back, bob']);
      ann.row(row, 'bob');
      expect([card('D').controller, card('D').zone, decides()]).toEqual(['bob', row, 'bob']);
      close();
    },
  );

  test('gives back one that was stunned, and nothing if it was KO’d', () => {
    const { ann, bob, card, decides, close } = scene('modern', {
      ann: { back: ['mnb-048 as Xavier'], resources: ['Intellect Location'] },
      bob: { front: [body('D', 5, 5), body('G', 9, 30)] },
    });
    ann.use('Xavier', 'Mind Control');
    ann.choose('D');
    ann.row('front');
    ann.attack('G', 'D');
    pass(ann, bob);
    ann.pass();
    ann.row('back', 'bob');
    expect([card('D').controller, card('D').wounds, decides()]).toEqual(['bob', 1, 'bob']);
    close();

    const fatal = scene('modern', {
      ann: { back: ['mnb-048 as Xavier'], resources: ['Intellect Location'] },
      bob: { front: [body('D', 5, 5, 'health:1'), body('G', 9, 30)] },
    });
    fatal.ann.use('Xavier', 'Mind Control');
    fatal.ann.choose('D');
    fatal.ann.row('front');
    fatal.ann.attack('G', 'D');
    pass(fatal.ann, fatal.bob);
    fatal.ann.pass();
    expect([fatal.card('D').zone, fatal.seat('bob').ko, fatal.decides()]).toEqual(['ko', ['D'], 'bob']);
    fatal.close();
  });
});

test('mnb-049 X-Factor readies a character, in the Main Phase', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 1, 9, 'team:xmen')], hand: ['mnb-049 as Twist', 'mnb-049 as Late'] },
    bob: { front: [{ body: 'D 0/30', exhausted: true }] },
  });
  ann.attack('D', 'A');
  expect(ann.offered('play')).toEqual([]);
  pass(ann, bob);
  ann.play('Twist');
  expect(ann.offered('choose')).toEqual(expect.arrayContaining(['A', 'D']));
  ann.choose('A');
  expect([card('A').exhausted, card('Twist').zone]).toEqual([false, 'ko']);
  expect(ann.offered('attack')).toEqual(['D, A']);
  close();
});

test('mnb-050 Squad Tactics puts a +1/+1 counter on each character on your side in the combat', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: {
      front: [body('A', 1, 9, 'team:xmen'), body('B', 1, 9, 'team:xmen'), body('C', 1, 9, 'team:xmen')],
      hand: ['mnb-050 as Twist'],
    },
    bob: { front: [body('D', 0, 30, 'team:xmen')], hand: ['mnb-050 as Other'] },
  });
  expect(ann.offered('play')).toEqual([]);
  ann.attack('D', 'A', 'B');
  ann.play('Twist');
  expect(['A', 'B', 'C', 'D'].map((name) => card(name).plus)).toEqual([1, 1, 0, 0]);
  bob.play('Other');
  expect(['A', 'D'].map((name) => card(name).plus)).toEqual([1, 1]);
  close();
});

describe('mnb-051 Uncanny Defense', () => {
  const stage = () =>
    scene('modern', {
      ann: { front: [body('A', 5, 5)] },
      bob: {
        front: [body('D', 1, 1, 'team:xmen')],
        back: [
          { body: 'E 9/9', exhausted: true },
          { body: 'F 1/1', stunned: true },
        ],
        hand: ['mnb-051 as Twist'],
      },
    });

  test('puts another face-up character on your side in the defender’s place and row', () => {
    const { ann, bob, card, close } = stage();
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Twist');
    expect(bob.offered('choose').toSorted()).toEqual(['E', 'Main']);
    bob.choose('E');
    expect([card('E').role, card('D').role, card('E').zone, card('D').zone]).toEqual([
      'defender',
      'none',
      'front',
      'back',
    ]);
    pass(ann, bob);
    expect([card('A').stunned, card('E').stunned, card('D').stunned]).toEqual([true, false, false]);
    close();
  });

  test('does nothing for the attacking player, whose side has no defender', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9, 'team:xmen'), body('B', 1, 9)], hand: ['mnb-051 as Twist'] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
    });
    expect(ann.offered('play')).toEqual([]);
    ann.attack('D', 'A');
    ann.play('Twist');
    ann.choose('B');
    expect([card('D').role, card('B').role, card('A').role]).toEqual(['defender', 'none', 'attacker']);
    pass(bob, ann);
    close();
  });
});

test('mnb-052 School for Gifted Youngsters pays any of four symbols for an X-Men character, and none for others', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['mnb-042 as Storm', 'mnb-036 as Magik', 'mnb-021 as Thor'], resources: ['mnb-052'] },
    bob: { front: [body('D', 5, 5)] },
  });
  expect(ann.offered('use').toSorted()).toEqual(['Magik, Teleport to Limbo', 'Storm, Thunder Storm']);
  ann.use('Storm', 'Thunder Storm');
  expect([card('D').minus, card('mnb-052').faceDown]).toEqual([1, true]);
  expect(ann.offered('use')).toEqual([]);
  close();
});
