import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  appearsWith,
  atkOf,
  character,
  choose,
  comeBack,
  discardHand,
  doubleCounters,
  drawUntil,
  enemy,
  gainAtkUntil,
  gainUntil,
  inHand,
  inHandOrKo,
  keyword,
  ko,
  laterOnce,
  law,
  on,
  ownerOf,
  putBeside,
  putIntoPlay,
  putPlus,
  superPower,
  tallyTotal,
  the,
  trigger,
  withdraw,
  yours,
} from '../src/index.ts';
import { body, hero, scene } from './cast.ts';

describe('discarding', () => {
  const ear = hero('Ear', [trigger('Listen', on('discards', undefined, { player: 'eachEnemy' }), putPlus(1, 'self'))]);
  const thief = hero('Thief', [superPower('Take', 'main', ['skill'], discardHand('eachEnemy'))]);

  // VS-MEC-EVENT-08: one event however many cards; none for an empty hand.
  test('is one event for each instruction', () => {
    const counters = (hand: number) => {
      const { ann, card } = scene('modern', {
        cards: [ear, thief],
        ann: { front: ['Ear', 'Thief'], resources: ['Skill Location'] },
        bob: { hand },
      });
      ann.use('Thief', 'Take');
      return card('Ear').plus;
    };
    expect([counters(3), counters(1), counters(0)]).toEqual([1, 1, 0]);
  });

  // VS-MEC-EVENT-08: powering up discards too.
  test('to power up counts', () => {
    const { bob, card } = scene('modern', {
      cards: [ear],
      ann: { front: ['Ear'] },
      bob: { front: [body('D', 1, 1)], hand: ['body D 1/1 as Copy'] },
      turn: 'bob',
      open: true,
    });
    bob.powerUp('Copy', 'D');
    expect(card('Ear').plus).toBe(1);
  });
});

describe('appearing', () => {
  const marked = hero('Marked', [always('Born', appearsWith(3, 'plus'))]);
  const ear = hero('Ear', [trigger('Listen', on('gainsPlus', { side: 'yours' }), putPlus(1, 'self'))]);
  const judge = hero('Judge', [
    trigger('Enforce', on('appears', { is: 'supporting' }, { unlessRecruitedFromHand: true }), ko('subject')),
  ]);
  const door = hero('Door', [
    superPower('Open', 'build', ['skill'], putIntoPlay(a(inHandOrKo({ is: 'supporting' })))),
    superPower('Close', 'build', ['might'], putIntoPlay(a(inHand({ is: 'supporting' })))),
  ]);

  // VS-MEC-APPEAR-01: with counters, which count as gained.
  test('with counters gains them on the way', () => {
    const { ann, card } = scene('modern', {
      cards: [marked, ear],
      ann: { front: ['Ear'], hand: ['Marked'], points: 9 },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Marked', 'front');
    expect([card('Marked').plus, card('Marked').atk]).toEqual([3, 5]);
    expect(card('Ear').plus).toBeGreaterThan(0);
  });

  // VS-MEC-APPEAR-04: by an effect from hand or KO pile, not by recruiting from hand.
  test('other than by being recruited from a hand', () => {
    const stage = () =>
      scene('modern', {
        cards: [judge, door],
        ann: {
          front: ['Judge', 'Door'],
          hand: [body('A', 1, 1)],
          ko: [body('B', 1, 1)],
          resources: ['Skill Location', 'Might Location'],
          points: 9,
        },
        bob: {},
        at: 'recruit',
      });
    const put = stage();
    put.ann.use('Door', 'Open');
    expect(put.ann.offered('choose').toSorted()).toEqual(['A', 'B']);
    put.ann.choose('B');
    put.ann.row('front');
    put.ann.use('Door', 'Close');
    put.ann.choose('A');
    put.ann.row('front');
    expect([put.card('A').zone, put.card('B').zone]).toEqual(['ko', 'ko']);
    const recruited = stage();
    recruited.ann.recruit('A', 'front');
    expect(recruited.card('A').zone).toBe('front');
  });
});

describe('numbers', () => {
  const actor = hero('Actor', [
    superPower('Grow', 'main', ['might'], gainUntil('self', 5, 4, 'turn')),
    superPower('Copy', 'main', ['skill'], choose(a(enemy(), 'one')), gainAtkUntil('self', atkOf(the('one')), 'turn')),
    superPower('Twice', 'main', ['energy'], doubleCounters('plus', 'self')),
    superPower('Fill', 'main', ['intellect'], drawUntil(3)),
  ]);
  const resources = ['Might Location', 'Skill Location', 'Energy Location', 'Intellect Location'];

  // VS-STAT-10: what is missing is fixed as the effect resolves; nothing is lost.
  test('are gained until they are reached', () => {
    const { ann, card } = scene('modern', {
      cards: [actor],
      ann: { front: ['Actor'], resources },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.use('Actor', 'Grow');
    expect([card('Actor').atk, card('Actor').def]).toEqual([5, 4]);
    ann.use('Actor', 'Copy');
    ann.choose('D');
    expect([card('Actor').atk, card('Actor').def]).toEqual([9, 4]);
    const strong = scene('modern', {
      cards: [actor],
      ann: { front: [{ card: 'Actor', plus: 3 }], resources },
      bob: { front: [body('D', 0, 9)] },
    });
    strong.ann.use('Actor', 'Grow');
    expect([strong.card('Actor').atk, strong.card('Actor').def]).toEqual([5, 5]);
  });

  // VS-CTR-03, VS-DRW-05
  test('of counters are doubled, of cards filled up', () => {
    const { ann, card, seat } = scene('modern', {
      cards: [actor],
      ann: { front: [{ card: 'Actor', plus: 3 }], hand: 1, resources },
      bob: {},
    });
    ann.use('Actor', 'Twice');
    ann.use('Actor', 'Fill');
    expect([card('Actor').plus, seat('ann').hand?.length]).toEqual([6, 3]);
  });

  // VS-PWR-08: the health somebody had as it was KO'd.
  test('of health are those of the moment of the KO', () => {
    const killer = hero('Killer', [
      superPower('Kill', 'main', ['might'], ko(a(enemy({ is: 'supporting' })))),
      superPower('Count', 'main', ['skill'], putPlus(tallyTotal(on('getsKod', { side: 'enemy' }), 'turn'), 'self')),
    ]);
    const thick = hero('Thick', [always('Fat', { mod: 'health', by: 4 })]);
    const { ann, card } = scene('modern', {
      cards: [killer, thick],
      ann: { front: ['Killer'], resources },
      bob: { front: ['Thick'] },
    });
    ann.use('Killer', 'Kill');
    ann.use('Killer', 'Count');
    expect(card('Killer').plus).toBe(6);
  });
});

describe('rules for players', () => {
  // VS-BLD-11: a continuous power makes all such recruits cheaper, never below 0.
  test('make recruiting cheaper', () => {
    const cheap = hero('Cheap', [
      law('Sale', { rule: 'recruitCosts', who: 'you', what: { is: 'character', team: 'xmen' }, less: 2 }),
    ]);
    const { ann, seat } = scene('modern', {
      cards: [cheap],
      ann: {
        front: ['Cheap'],
        hand: [
          body('X', 1, 1, 'team:xmen', 'cost:3'),
          body('Y', 1, 1, 'team:xmen', 'cost:1'),
          body('A', 1, 1, 'cost:3'),
        ],
        points: 2,
      },
      bob: {},
      at: 'recruit',
      open: true,
    });
    expect(ann.refused('recruit', 'A', 'front')).toEqual(['VS-BLD-11']);
    ann.recruit('X', 'front');
    ann.recruit('Y', 'front');
    expect(seat('ann').points).toBe(1);
  });

  // VS-PWR-46: any super power with the symbol in its cost.
  test('forbid super powers by a symbol', () => {
    const ban = hero('Ban', [law('No', { rule: 'cantUseSuperPowers', who: 'eachEnemy', symbol: 'skill' })]);
    const user = hero('User', [
      superPower('One', 'main', ['skill'], putPlus(1, 'self')),
      superPower('Two', 'main', ['might', 'skill'], putPlus(1, 'self')),
      superPower('Three', 'main', ['might'], putPlus(1, 'self')),
    ]);
    const { ann } = scene('modern', {
      cards: [ban, user],
      ann: { front: ['User'], resources: ['Skill Location', 'Might Location'] },
      bob: { front: ['Ban'] },
      open: true,
    });
    expect(ann.offered('use')).toEqual(['User, Three']);
  });
});

describe('placing', () => {
  // VS-TERM-07: next to a character is into its row.
  test('puts a character next to another', () => {
    const guide = hero('Guide', [
      superPower(
        'Call',
        'build',
        ['skill'],
        putBeside(a(yours({ is: 'supporting' })), a(inHand({ is: 'supporting' }))),
      ),
    ]);
    const { ann, card } = scene('modern', {
      cards: [guide],
      ann: { front: ['Guide'], back: [body('B', 1, 1)], hand: [body('A', 1, 1)], resources: ['Skill Location'] },
      bob: {},
      at: 'build',
    });
    ann.use('Guide', 'Call');
    ann.choose('A');
    ann.choose('B');
    expect(card('A').zone).toBe('back');
  });

  // VS-TERM-19: unprotected is whoever is not behind a face-up front row character.
  test('tells the unprotected from the protected', () => {
    const archer = hero('Archer', [
      keyword('ranged'),
      superPower('Shoot', 'main', ['skill'], ko(a(character({ protected: false, is: 'supporting', side: 'enemy' })))),
    ]);
    const offered = (stunned: boolean) => {
      const { ann } = scene('modern', {
        cards: [archer],
        ann: { front: ['Archer'], resources: ['Skill Location'] },
        bob: { front: [body('D', 1, 1), { body: 'F 1/1', stunned }].slice(stunned ? 1 : 0), back: [body('E', 1, 1)] },
        open: true,
      });
      ann.use('Archer', 'Shoot');
      return ann.offered('choose').toSorted();
    };
    expect([offered(true), offered(false)]).toEqual([
      ['E', 'F'],
      ['D', 'F'],
    ]);
  });
});

describe('withdrawing', () => {
  const ghost = hero('Ghost', [
    superPower(
      'Fade',
      'main',
      ['skill'],
      withdraw('self', 'kept'),
      laterOnce('game', on('startOfTurn', undefined, { player: ownerOf('self') }), comeBack('self', 'kept')),
    ),
  ]);

  // VS-MEC-PHASEOUT-04: with wounds and counters, once, at the start of its owner's next turn.
  test('waits in hand with its counters', () => {
    const { ann, bob, card, seat } = scene('modern', {
      cards: [ghost],
      ann: { front: [{ card: 'Ghost', wounds: 1, minus: 1 }], resources: ['Skill Location'] },
      bob: {},
      open: true,
    });
    ann.use('Ghost', 'Fade');
    expect(seat('ann').hand).toEqual(['Ghost']);
    for (const player of [ann, bob, bob, bob, bob]) player.pass();
    ann.row('front');
    expect([card('Ghost').zone, card('Ghost').wounds, card('Ghost').minus]).toEqual(['front', 1, 1]);
  });
});
