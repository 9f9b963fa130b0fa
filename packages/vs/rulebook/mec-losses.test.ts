import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  aura,
  cancelCombat,
  cant,
  character,
  countOf,
  differentlyMarked,
  draw,
  enemy,
  gets,
  has,
  inKo,
  ko,
  law,
  loseModifiers,
  losesPower,
  modify,
  on,
  putPlus,
  rearrange,
  removeAnyCounters,
  resource,
  stats,
  trigger,
  turnFaceUp,
  yours,
} from '../src/index.ts';
import { body, does, hero, scene, twist } from './cast.ts';
import { fights, meddles, resolve } from './fight.ts';

describe('A power lost by its name', () => {
  const shy = hero('Shy', [
    always('Timid', cant('attack')),
    always('Timid Too', stats(3, 0)),
    trigger('Nosy', on('powersUp', { self: true }), draw()),
    does('Dare', modify('self', 'turn', losesPower('Timid'))),
    does('Sleep', modify('self', 'turn', losesPower('Nosy'))),
    does('Forget', modify('self', 'turn', losesPower('Dare'))),
    does('Ground', modify('self', 'turn', losesPower('Flight'))),
    { power: 'keyword', keyword: 'flight' },
  ]);

  // VS-MEC-LOSEPOW-02
  test('is lost alone, and only as long as it is said', () => {
    const at = scene('modern', { cards: [shy], ann: { front: ['Shy'] }, bob: { front: [body('D', 1, 1)] } });
    expect(at.ann.offered('attack')).toEqual([]);
    at.ann.use('Shy', 'Dare');
    expect(at.ann.offered('attack')).toEqual(['D, Shy', 'Main, Shy']);
    expect(at.card('Shy').atk).toBe(5);
    resolve(at.ann, at.bob, at.bob, at.bob, at.bob, at.ann, at.ann, at.ann);
    expect([at.table().turn, at.ann.offered('attack')]).toEqual(['ann', []]);
  });

  // VS-MEC-LOSEPOW-02
  test('can be a super power, a keyword or a trigger', () => {
    const at = scene('modern', {
      cards: [shy],
      ann: { front: ['Shy as S'], hand: ['Shy as Spare'] },
      bob: {},
      open: true,
    });
    at.ann.use('S', 'Forget');
    expect(at.ann.offered('use')).toEqual(['S, Sleep', 'S, Ground']);
    expect(at.card('S').keywords).toBe('flight');
    at.ann.use('S', 'Ground');
    expect(at.card('S').keywords).toBe('');
    at.ann.use('S', 'Sleep');
    at.ann.powerUp('Spare', 'S');
    expect(at.seat('ann').hand).toHaveLength(0);
  });
});

describe('Modifiers gained in a combat', () => {
  const dagger = hero('Dagger', [meddles('Cut', loseModifiers(a(enemy({ combat: 'any' }))))]);
  const giant = hero('Giant', [
    fights('Grow', gets('self', 5, 5)),
    fights('Learn', modify('self', 'turn', has('lethal'))),
    fights('Eat', putPlus(1, 'self')),
  ]);
  const banner = hero('Banner', [
    does('Before', modify(a(yours({ name: 'Giant' })), 'turn', stats(1, 0))),
    aura('Always', { side: 'yours', name: 'Giant' }, stats(0, 1)),
  ]);

  // VS-MEC-LOSEPOW-05
  test('are lost; counters, earlier ones and those of cards in play stay', () => {
    const at = scene('modern', {
      cards: [dagger, giant, banner],
      ann: { front: ['Giant'], back: ['Banner'] },
      bob: { front: [body('D', 1, 9)], back: ['Dagger'] },
      open: true,
    });
    at.ann.use('Banner', 'Before');
    at.ann.attack('D', 'Giant');
    at.ann.use('Giant', 'Grow');
    at.bob.pass();
    at.ann.use('Giant', 'Learn');
    at.bob.pass();
    at.ann.use('Giant', 'Eat');
    expect([at.card('Giant').atk, at.card('Giant').def, at.card('Giant').keywords]).toEqual([9, 9, 'lethal']);
    at.bob.use('Dagger', 'Cut');
    expect([at.card('Giant').atk, at.card('Giant').def, at.card('Giant').keywords]).toEqual([4, 4, '']);
  });

  // VS-MEC-LOSEPOW-05, VS-CTR-07: whoever lives by them alone is stunned.
  test('can be what kept somebody up', () => {
    const at = scene('modern', {
      cards: [dagger, giant],
      ann: { front: [{ card: 'Giant', minus: 1 }] },
      bob: { front: [body('D', 1, 9)], back: ['Dagger'] },
    });
    at.ann.attack('D', 'Giant');
    at.ann.use('Giant', 'Grow');
    at.bob.pass();
    at.ann.use('Giant', 'Eat');
    at.bob.use('Dagger', 'Cut');
    expect([at.card('Giant').def, at.card('Giant').stunned]).toEqual([2, false]);
    at.ann.pass();
    at.bob.pass();
  });
});

describe('Any number of counters', () => {
  const thief = hero('Thief', [does('Take', removeAnyCounters(a(character(), 'mark')))]);
  const open = () =>
    scene('modern', {
      cards: [thief],
      ann: { front: ['Thief'] },
      bob: { front: [{ body: 'D 5/5 health:5', plus: 3, wounds: 2 }] },
      open: true,
    });

  // VS-MEC-COUNTER-03
  test('are taken off kind by kind, one or all, until there are enough', () => {
    const at = open();
    at.ann.use('Thief', 'Take');
    at.ann.choose('D');
    expect(at.ann.offered('takeOff')).toEqual(['plus, 0', 'plus, 1', 'wound, 0', 'wound, 1']);
    at.ann.takeOff('plus', 0, '...');
    expect([at.card('D').plus, at.ann.offered('takeOff')]).toEqual([2, ['plus, 0', 'plus, 1', 'wound, 0', 'wound, 1']]);
    at.ann.takeOff('wound', 1);
    expect([at.card('D').plus, at.card('D').wounds]).toEqual([2, 0]);
  });

  // VS-MEC-COUNTER-03
  test('can be none', () => {
    const at = open();
    at.ann.use('Thief', 'Take');
    at.ann.choose('D');
    at.ann.done();
    expect([at.card('D').plus, at.card('D').wounds]).toEqual([3, 2]);
  });
});

describe('Whoever turns a character face up', () => {
  const mind = hero('Mind', [does('Rise', turnFaceUp(a(character({ is: 'supporting', face: 'down' }))))]);

  // VS-STN-25, VS-STN-27, VS-STN-34: a stunned one recovers; a hidden one does not recover, and turns up all the same.
  test('does so for the stunned and for the hidden', () => {
    const at = scene('modern', {
      cards: [mind],
      ann: { front: ['Mind', { body: 'S 2/2', stunned: true }, { body: 'H 2/2', hidden: true }, 'Mind as Second'] },
      bob: {},
      open: true,
    });
    at.ann.use('Mind', 'Rise');
    at.ann.choose('S');
    expect([at.card('S').faceDown, at.card('S').stunned, at.card('S').exhausted]).toEqual([false, false, true]);
    at.ann.use('Second', 'Rise');
    expect([at.card('H').faceDown, at.card('H').exhausted]).toEqual([false, false]);
  });
});

describe('A formation rearranged', () => {
  // VS-MEC-FORMATION-01
  test('moves any of them, Immobile ones too, but none that cannot be moved', () => {
    const at = scene('modern', {
      cards: [hero('Chief', [does('Arrange', rearrange)]), hero('Rock', [always('Rooted', cant('beMoved'))])],
      ann: { front: ['Chief', body('A', 1, 1, 'immobile'), 'Rock'], back: [body('B', 1, 1)] },
      bob: { front: [body('D', 1, 1)] },
      open: true,
    });
    at.ann.use('Chief', 'Arrange');
    expect(at.ann.offered('choose')).not.toContain('D');
    at.ann.choose('A', 'Rock', 'B');
    expect(['A', 'Rock', 'B', 'Chief'].map((name) => at.card(name).zone)).toEqual(['back', 'front', 'front', 'front']);
  });
});

describe('Cards with different symbols', () => {
  // VS-MOD-18
  test('no two of them have one symbol', () => {
    const quake = hero('Quake', [
      does('Crack', ko(differentlyMarked({ upTo: 3 }, resource({ is: 'location', basic: true, side: 'enemy' })))),
    ]);
    const at = scene('modern', {
      cards: [quake],
      ann: { front: ['Quake'] },
      bob: {
        resources: ['Might Location as M1', 'Might Location as M2', 'Skill Location as S1', 'Energy Location as E1'],
      },
      open: true,
    });
    at.ann.use('Quake', 'Crack');
    at.ann.choose('M1', '...');
    expect(at.ann.offered('choose')).toEqual(['S1', 'E1']);
    at.ann.choose('S1', 'E1');
    expect(at.seat('bob').resources).toEqual(['M2']);
  });
});

describe('The first plot twist of each enemy', () => {
  const book = hero('Book', [law('Shield', { rule: 'firstTwistCancelled', who: 'eachEnemy' })]);
  const luck = twist('Luck', 'main', draw(2));

  // VS-MEC-CANCEL-01
  test('is cancelled by itself, the second is not, and one’s own are not', () => {
    const at = scene('modern', {
      cards: [book, luck],
      turn: 'bob',
      ann: { front: ['Book'], hand: ['Luck as Mine'] },
      bob: { hand: ['Luck as One', 'Luck as Two'] },
      open: true,
    });
    at.bob.play('One');
    expect([at.card('One').zone, at.seat('bob').hand.length]).toEqual(['ko', 1]);
    at.bob.play('Two');
    expect(at.seat('bob').hand).toHaveLength(2);
    resolve(at.bob, at.ann, at.ann, at.ann);
    at.ann.play('Mine');
    expect(at.seat('ann').hand.length).toBeGreaterThan(2);
  });

  // VS-MEC-CANCEL-01, VS-PWR-03
  test('is not while the card is face down', () => {
    const at = scene('modern', {
      cards: [book, luck],
      turn: 'bob',
      ann: { front: [{ card: 'Book', stunned: true }] },
      bob: { hand: ['Luck'] },
      open: true,
    });
    at.bob.play('Luck');
    expect(at.seat('bob').hand).toHaveLength(2);
  });
});

describe('A power of its own that is bound by another', () => {
  // VS-TIME-11: also where it is used from a hand.
  test.each([
    [1, []],
    [2, ['Wise, Stop']],
  ])('with %i in KO piles it offers %j', (count, offered) => {
    const wise = hero('Wise', [
      law('Bound', {
        rule: 'cantUseOwn',
        who: 'you',
        power: 'Stop',
        unless: {
          condition: 'compare',
          left: countOf(inKo({ is: 'character', hasSuperPower: true }, 'eachPlayer')),
          is: '>=',
          right: 2,
        },
      }),
      { ...meddles('Stop', cancelCombat), from: 'hand' } as ReturnType<typeof does>,
    ]);
    const other = hero('Other', [does('Draw', draw())]);
    const at = scene('modern', {
      cards: [wise, other],
      ann: { front: [body('A', 1, 1)], hand: ['Wise'], ko: ['Other as O1', body('P', 1, 1)] },
      bob: { front: [body('D', 1, 1)], ko: count === 2 ? ['Other as O2'] : [] },
      open: true,
    });
    at.ann.attack('D', 'A');
    expect(at.ann.offered('use')).toEqual(offered);
  });
});
