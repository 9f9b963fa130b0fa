import { describe, expect, test } from 'vitest';
import {
  a,
  attacker,
  bind,
  cancelCombat,
  cant,
  defender,
  draw,
  each,
  endOfCombat,
  enemy,
  gets,
  hide,
  inHand,
  itself,
  keyword,
  ko,
  modify,
  on,
  putIntoPlay,
  putPlus,
  recover,
  replaceDefender,
  stun,
  takeControl,
  the,
  toHand,
  trigger,
  yours,
} from '../src/index.ts';
import { body, hero, scene } from './cast.ts';
import { fights, meddles, resolve } from './fight.ts';

/** Puts a +1/+1 counter on itself whenever it survives. */
const survives = trigger('Survive', on('survives', itself), putPlus(1, 'self'));

describe('surviving', () => {
  // VS-CMB-43: whoever goes through resolution unstunned, attacker or defender.
  test('is going through resolution without getting stunned', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [hero('Rock', [survives], { def: 9 }), hero('Reed', [survives], { def: 1 })],
      ann: { front: ['Reed', 'Rock as R'] },
      bob: { front: ['Rock as S'] },
    });
    ann.attack('S', 'Reed');
    resolve(ann, bob);
    expect([card('Reed').stunned, card('Reed').plus, card('S').plus, card('R').plus]).toEqual([true, 0, 1, 0]);
    ann.attack('S', 'R');
    resolve(ann, bob);
    ann.order('R', 'S');
    expect([card('S').plus, card('R').plus]).toEqual([2, 1]);
    close();
  });

  // VS-CMB-44, OP-27: at its word, after the Ferocious part and again after the normal part.
  test('is checked after each of the two parts', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [hero('Rock', [keyword('ferocious'), survives], { def: 9 })],
      ann: { front: ['Rock'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'Rock');
    resolve(ann, bob);
    expect(card('Rock').plus).toBe(2);
    close();
  });

  const medic = hero('Medic', [trigger('Praise', endOfCombat, putPlus(1, each(yours({ combat: 'survivor' }))))]);

  // VS-CMB-44: a look-back asks for both parts.
  test('in only one of the two parts is not surviving to those who look back', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [medic],
      ann: { front: [body('A', 1, 2, 'ferocious'), body('B', 1, 9)], back: ['Medic'] },
      bob: { front: [body('D', 2, 9)] },
    });
    ann.attack('D', 'A', 'B');
    resolve(ann, bob);
    bob.strikeBack('A');
    expect([card('A').stunned, card('B').plus]).toEqual([true, 1]);
    close();
  });

  // VS-CMB-44: the same if it was stunned between the parts, and has recovered since.
  test('is not for those stunned between the parts', () => {
    const martyr = hero('Martyr', [
      keyword('ferocious'),
      keyword('tough'),
      trigger('Fall', on('survives', itself), stun('self')),
    ]);
    const { ann, bob, card, close } = scene('modern', {
      cards: [medic, martyr],
      ann: { front: ['Martyr', body('B', 1, 9)], back: ['Medic'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'Martyr', 'B');
    resolve(ann, bob);
    ann.yes();
    expect([card('Martyr').stunned, card('Martyr').plus, card('B').plus]).toEqual([false, 0, 1]);
    close();
  });

  // VS-CMB-45
  test('takes a resolution: nobody survives a combat that was cancelled or ended early', () => {
    const stop = hero('Stop', [meddles('Cancel', cancelCombat), meddles('Remove', stun(each(defender())))]);
    for (const power of ['Cancel', 'Remove']) {
      const { ann, bob, card, table, close } = scene('modern', {
        cards: [stop, hero('Rock', [survives], { def: 9 }), medic],
        ann: { front: ['Rock'], back: ['Stop', 'Medic'] },
        bob: { front: [body('D', 1, 9)] },
      });
      ann.attack('D', 'Rock');
      ann.use('Stop', power);
      expect([table().combat, card('Rock').plus, bob.offered()]).toEqual([false, 0, []]);
      close();
    }
  });
});

describe('the end of a combat', () => {
  const avenger = hero('Avenger', [trigger('Payback', endOfCombat, stun(each(enemy({ name: 'Cage' }))))], { def: 9 });

  // VS-CMB-46, case Luke Cage: the protection for this combat is over when the trigger stuns.
  test('has combat-long modifiers expire before its triggers resolve', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [avenger, hero('Cage', [meddles('Unbreakable', modify('self', 'combat', cant('beStunned')))], { def: 1 })],
      ann: { front: ['Avenger'] },
      bob: { front: ['Cage'] },
    });
    ann.attack('Cage', 'Avenger');
    ann.pass();
    bob.use('Cage', 'Unbreakable');
    resolve(ann, bob);
    expect(card('Cage')).toEqual({ stunned: true, wounds: 1 });
    close();
  });

  // VS-CMB-46: "this combat" is not the next one.
  test('takes the bonus of this combat away', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [hero('Booster', [fights('Boost', gets('self', 4, 0))], { def: 9 })],
      ann: { front: ['Booster'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'Booster');
    ann.use('Booster', 'Boost');
    expect(card('Booster').atk).toBe(6);
    resolve(bob, ann);
    expect(card('Booster').atk).toBe(2);
    close();
  });

  // VS-CMB-47: triggers for the end of the combat still find attacker and defender.
  test('takes their roles away last', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [hero('Bard', [trigger('Sing', endOfCombat, putPlus(1, each(attacker())), putPlus(2, each(defender())))])],
      ann: { front: [body('A', 1, 9)], back: ['Bard'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'A');
    resolve(ann, bob);
    expect([card('A').plus, card('D').plus]).toEqual([1, 2]);
    expect([card('A').role, card('D').role]).toEqual(['none', 'none']);
    close();
  });

  // VS-CMB-55
  test('leaves attackers exhausted and the defender as it was', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9)] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'A', 'B');
    resolve(ann, bob);
    bob.strikeBack('A');
    expect(['A', 'B', 'D'].map((name) => card(name).exhausted)).toEqual([true, true, false]);
    close();
  });
});

describe('out of the combat', () => {
  const zap = hero('Zap', [meddles('Zap', stun(a(enemy({ combat: 'any' }))))]);

  // VS-CMB-48, VS-CMB-49: the others carry on, now as a solo attack.
  test('is a character that gets stunned by an effect', () => {
    const loner = hero('Loner', [
      { power: 'static', name: 'Alone', by: [{ mod: 'cant', what: 'beStruckBack', in: 'solo' }] },
    ]);
    const { ann, bob, card, close } = scene('modern', {
      cards: [zap, loner],
      ann: { front: [body('A', 5, 5), 'Loner'] },
      bob: { front: [body('D', 9, 2)], back: ['Zap'] },
    });
    ann.attack('D', 'A', 'Loner');
    ann.pass();
    bob.use('Zap', 'Zap');
    bob.choose('A');
    expect([card('A').role, card('Loner').role]).toEqual(['none', 'attacker']);
    resolve(ann, bob);
    expect([card('Loner').stunned, card('D').stunned]).toEqual([false, true]);
    close();
  });

  // VS-CMB-48: its ATK is missing in the total.
  test('is its part of the total', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [zap],
      ann: { front: [body('A', 2, 5), body('B', 2, 5)] },
      bob: { front: [body('D', 1, 3)], back: ['Zap'] },
    });
    ann.attack('D', 'A', 'B');
    ann.pass();
    bob.use('Zap', 'Zap');
    bob.choose('A');
    resolve(ann, bob);
    expect(card('D').stunned).toBe(false);
    close();
  });

  // VS-CMB-50: at once, without resolution and without a further opportunity.
  test.each(['D', 'A'])('is all of one side, and the combat is over (%s)', (victim) => {
    const { ann, bob, card, table, close } = scene('modern', {
      cards: [zap],
      ann: { front: [body('A', 9, 1)], back: ['Zap as Z'] },
      bob: { front: [body('D', 9, 1)], back: ['Zap as Y'] },
    });
    ann.attack('D', 'A');
    if (victim === 'D') ann.use('Z', 'Zap');
    else {
      ann.pass();
      bob.use('Y', 'Zap');
    }
    expect(['A', 'D'].filter((name) => card(name).stunned)).toEqual([victim]);
    expect(table().combat).toBe(false);
    close();
  });

  const thief = hero('Thief', [
    meddles('Take', takeControl(a(enemy({ combat: 'any' })))),
    meddles('Hide', hide(a(enemy({ combat: 'any' })))),
    meddles('Return', toHand(a(enemy({ combat: 'any' })))),
    meddles('Erase', ko(a(enemy({ combat: 'any' })))),
  ]);

  // VS-CMB-54: here the defender, so that the combat is over.
  test.each(['Take', 'Hide', 'Return', 'Erase'])(
    'is a character that leaves play, hides or changes sides: %s',
    (power) => {
      const { ann, card, table, close } = scene('modern', {
        cards: [thief],
        ann: { front: [body('A', 9, 1)], back: ['Thief'] },
        bob: { front: [body('D', 9, 1)] },
      });
      ann.attack('D', 'A');
      ann.use('Thief', power);
      if (power === 'Take') ann.row('back');
      expect([table().combat, card('A').stunned]).toEqual([false, false]);
      close();
    },
  );

  // VS-CMB-54: for good.
  test('it stays, though it recovers or is put back', () => {
    const medic = hero('Medic', [
      meddles('Shake', stun(a(yours({ combat: 'attacker' }))), recover(each(yours({ stunned: true })))),
      meddles('Recall', bind('it', a(yours({ combat: 'attacker' }))), toHand(the('it')), putIntoPlay(a(inHand()))),
    ]);
    for (const power of ['Shake', 'Recall']) {
      const { ann, bob, card, close } = scene('modern', {
        cards: [medic],
        ann: { front: [body('A', 9, 9), body('B', 1, 9)], back: ['Medic'] },
        bob: { front: [body('D', 1, 9)] },
      });
      ann.attack('D', 'A', 'B');
      ann.use('Medic', power);
      ann.choose('A');
      if (power === 'Recall') ann.choose('A');
      if (power === 'Recall') ann.row('front');
      expect([card('A').role, card('A').stunned, card('B').role]).toEqual(['none', false, 'attacker']);
      resolve(bob, ann);
      expect(card('D').stunned).toBe(false);
      close();
    }
  });
});

describe('a cancelled combat', () => {
  const begin = () => {
    const at = scene('modern', {
      cards: [
        hero('Stop', [meddles('Cancel', cancelCombat), trigger('Bell', endOfCombat, draw())]),
        hero('Booster', [fights('Boost', gets('self', 4, 0))]),
      ],
      ann: { front: ['Booster'], back: ['Stop'] },
      bob: { front: [body('D', 9, 1)] },
    });
    at.ann.attack('D', 'Booster');
    return at;
  };

  // VS-CMB-51, VS-CMB-52
  test('stuns nobody and readies nobody', () => {
    const { ann, card, table, close } = begin();
    ann.use('Stop', 'Cancel');
    expect(table().combat).toBe(false);
    expect(card('Booster')).toEqual({ exhausted: true });
    expect(card('D')).toEqual({});
    close();
  });

  // VS-CMB-53: combat-long modifiers are over, triggers for the end of the combat go off.
  test('is tidied up like any other', () => {
    const { ann, bob, card, seat, close } = begin();
    ann.use('Booster', 'Boost');
    bob.pass();
    ann.use('Stop', 'Cancel');
    expect([card('Booster').atk, card('Booster').role, seat('ann').hand]).toEqual([2, 'none', ['Extra']]);
    close();
  });
});

// VS-CMB-56: the defender goes back to hand, and its replacement steps in, unless it appears stunned.
test.each([
  ['E', true],
  ['F', false],
])('a replacement that cannot defend leaves the combat without a defender: %s', (name, goesOn) => {
  const entrance = hero('Herald', [
    meddles(
      'Entrance',
      bind('old', each(defender())),
      toHand(the('old')),
      putIntoPlay(a(inHand({ name: ['E', 'F'] }))),
      replaceDefender(the('old'), each(yours({ name: ['E', 'F'] }))),
    ),
  ]);
  const { ann, bob, card, table, close } = scene('modern', {
    cards: [entrance],
    ann: { front: [body('A', 2, 2)] },
    bob: {
      front: [body('D', 1, 1)],
      back: ['Herald'],
      hand: [name === 'E' ? body('E', 1, 1) : body('F', 1, 1, 'evolutionaryCocoon')],
    },
  });
  ann.attack('D', 'A');
  ann.pass();
  bob.use('Herald', 'Entrance');
  bob.choose(name);
  bob.row('back');
  expect([table().combat, card(name).role]).toEqual([goesOn, goesOn ? 'defender' : 'none']);
  if (goesOn) resolve(ann, bob);
  expect(card(name).stunned).toBe(true);
  close();
});
