import { describe, expect, test } from 'vitest';
import {
  a,
  atLeast,
  becomeLevel,
  controllerOf,
  discard,
  divideMinus,
  draw,
  type Effect,
  each,
  enemy,
  fewerCharactersThanAnEnemy,
  gainXp,
  gets,
  heal,
  ifDone,
  inHand,
  later,
  levelUp,
  location,
  losesPowers,
  modify,
  moreCharactersThanAnEnemy,
  moreThan,
  on,
  promote,
  putPlus,
  resource,
  rule,
  some,
  strike,
  stun,
  the,
  trigger,
  turnUp,
  unless,
  when,
  yours,
} from '../src/index.ts';
import { body, chief, does, hero, listed, scene, twist } from './cast.ts';
import { resolve } from './fight.ts';

const foes = { front: [body('D', 2, 2), body('E', 2, 3), body('F', 2, 4)] };
const stage = (effects: readonly Effect[], ann: object = {}, bob: object = foes) =>
  scene('modern', {
    cards: [hero('Doer', [does('Act', ...effects)])],
    ann: { ...ann, front: ['Doer', ...(listed(ann as never, 'front') as unknown[])] },
    bob,
  });
const handOf = (seat: { readonly [zone: string]: unknown }): number => listed(seat, 'hand').length;

// VS-MOD-16, VS-MOD-17: one or the other; what cannot be done is no way out.
describe('"unless"', () => {
  const act = [
    { verb: 'choose', cards: a(enemy({ name: 'D' }), 'mark') } as const,
    unless(
      controllerOf(the('mark')),
      [discard(controllerOf(the('mark')), a(inHand({}, controllerOf(the('mark')))))],
      [stun(the('mark'))],
    ),
  ];

  test('asks the player concerned, who may pay', () => {
    const { ann, bob, card, seat, close } = stage(act, {}, { ...foes, hand: 2 });
    ann.use('Doer', 'Act');
    expect([bob.offered('yes'), bob.offered('no')]).toEqual([[''], ['']]);
    bob.yes();
    bob.choose('Extra');
    expect([card('D').stunned, handOf(seat('bob'))]).toEqual([false, 1]);
    close();
  });

  test('happens if that player will not, or cannot', () => {
    const refused = stage(act, {}, { ...foes, hand: 2 });
    refused.ann.use('Doer', 'Act');
    refused.bob.no();
    expect([refused.card('D').stunned, handOf(refused.seat('bob'))]).toEqual([true, 2]);
    refused.close();

    const unable = stage(act);
    unable.ann.use('Doer', 'Act');
    expect(unable.card('D').stunned).toBe(true);
    unable.close();
  });
});

// VS-CTR-07: counters divided go on together; on no more characters than the effect says.
test.each([
  [undefined, ['D', 'E', 'F']],
  [1, ['D']],
])('counters are divided among at most %s characters', (upTo, second) => {
  const { ann, card, close } = stage([divideMinus(2, enemy({ is: 'supporting' }), upTo)]);
  ann.use('Doer', 'Act');
  expect(ann.offered('choose')).toEqual(['D', 'E', 'F']);
  ann.choose('D');
  expect([ann.offered('choose'), card('D').minus]).toEqual([second, 0]);
  ann.choose('D');
  expect(card('D').stunned).toBe(true);
  close();
});

// VS-STN-44, VS-MOD-17: "if you do" is about what was done: one wound healed is enough, none is not.
test.each([
  [1, 1],
  [0, 0],
])('with %i wounds to heal, the rest of the effect draws %i', (wounds, drawn) => {
  const { ann, card, seat, close } = stage([heal(each(yours({ name: 'A' }))), ifDone(draw())], {
    front: [{ body: 'A 2/2 health:3', wounds }],
  });
  ann.use('Doer', 'Act');
  expect([card('A').wounds, handOf(seat('ann'))]).toEqual([0, drawn]);
  close();
});

// VS-LVL-02, VS-MOD-17: XP only for characters that can gain them; if one of them did, it was done.
test('XP for several characters count as gained if one of them gained any', () => {
  const learner = chief('Boss', [levelUp('Learn', 5, on('kos'))]);
  const { ann, card, seat, close } = scene('modern', {
    cards: [learner, hero('Doer', [does('Act', gainXp(1, each(yours())), ifDone(draw()))])],
    ann: { front: ['x-boss-1 as Boss', 'Doer'] },
    bob: {},
  });
  ann.use('Doer', 'Act');
  expect([card('Boss').xp, handOf(seat('ann'))]).toEqual([1, 1]);
  close();
});

// VS-RES-03, VS-RES-24: an effect turns up face-down locations and nothing else.
test('only locations in the resource row are turned face up', () => {
  const { ann, card, close } = stage([turnUp(each(resource({ face: 'down' }, 'you')))], {
    resources: [{ card: 'Might Location', faceDown: true }, body('A', 2, 2)],
  });
  ann.use('Doer', 'Act');
  expect([card('Might Location').faceDown, card('A').faceDown]).toEqual([false, true]);
  close();
});

// VS-TERM-45: each set of cards can be chosen in one order only.
test('of several cards, those already passed over are not offered again', () => {
  const { ann, card, close } = stage([stun(some(2, enemy({ is: 'supporting' })))]);
  ann.use('Doer', 'Act');
  expect(ann.offered('choose')).toEqual(['D', 'E']);
  ann.choose('E');
  expect([card('D').stunned, card('E').stunned, card('F').stunned]).toEqual([false, true, true]);
  close();
});

// VS-CTR-01: a filter by counters finds who has one.
test('characters with a +1/+1 counter are found', () => {
  const { ann, card, close } = stage([putPlus(1, each(yours({ hasCounter: 'plus' })))], {
    front: [{ body: 'A 2/2', plus: 1 }, body('B', 2, 2)],
  });
  ann.use('Doer', 'Act');
  expect([card('A').plus, card('B').plus]).toEqual([2, 0]);
  close();
});

// VS-STAT-15: "more than" is more, "at least" is as much.
test.each([
  ['more than', ['F'], moreThan(3)],
  ['at least', ['E', 'F'], atLeast(3)],
])('a filter by DEF %s 3 finds %o', (_, found, def) => {
  const { ann, card, close } = stage([stun(each(enemy({ is: 'supporting', def })))]);
  ann.use('Doer', 'Act');
  expect(['D', 'E', 'F'].filter((name) => card(name).stunned === true)).toEqual(found);
  close();
});

// VS-TERM-01: both rows of a side count.
test.each([
  [1, 0],
  [2, 0],
  [3, 1],
])(
  'with %i characters in the back row beside two in front, against four, "more than an enemy" draws %i',
  (back, drawn) => {
    const { ann, seat, close } = stage([when(moreCharactersThanAnEnemy, [draw()])], {
      front: [body('A', 2, 2)],
      back: [body('Boss', 2, 9, 'main'), body('B', 2, 2), body('C', 2, 2)].slice(0, back),
    });
    ann.use('Doer', 'Act');
    expect(handOf(seat('ann'))).toBe(drawn);
    close();
  },
);

test('fewer characters than an enemy are counted the same way', () => {
  const { ann, seat, close } = stage([when(fewerCharactersThanAnEnemy, [draw()])]);
  ann.use('Doer', 'Act');
  expect(handOf(seat('ann'))).toBe(1);
  close();
});

// VS-CMB-26, VS-CMB-27: a strike outside of resolution is a strike: what waits for one goes off.
test('who strikes by an effect has struck', () => {
  const striker = hero('Striker', [
    does('Hit', strike('self', a(enemy({ name: 'D' })))),
    trigger('Wild', on('strikes', { self: true }), draw()),
  ]);
  const { ann, card, seat, close } = scene('modern', { cards: [striker], ann: { front: ['Striker'] }, bob: foes });
  ann.use('Striker', 'Hit');
  expect([card('D').stunned, card('Striker').stunned, handOf(seat('ann'))]).toEqual([true, false, 1]);
  close();
});

// VS-LVL-10, VS-LVL-18: who becomes a level of which there are several chooses one, by effect as well.
test('an effect that makes a character Level 2 leaves the choice of version', () => {
  const one = chief('Boss', [does('Rise', becomeLevel(2))]);
  const two = chief('Boss', [], { level: 2 });
  const { ann, card, close } = scene('modern', {
    cards: [one, two, { ...two, id: 'x-boss-2b', atk: 9 }],
    ann: { front: ['x-boss-1 as Boss'] },
    bob: {},
  });
  ann.use('Boss', 'Rise');
  ann.version('x-boss-2b');
  expect(card('x-boss-2b').zone).toBe('front');
  close();
});

// VS-MC-07: the one promoted last is the main character; who was promoted before is demoted again.
test('a second promotion demotes the first', () => {
  const king = hero('King', [
    does('First', promote(a(yours({ name: 'A' })))),
    does('Second', promote(a(yours({ name: 'B' })))),
  ]);
  const { ann, card, close } = scene('modern', {
    cards: [king],
    ann: { front: ['King', body('A', 2, 2), body('B', 2, 2)], back: [body('Old', 2, 9, 'main')] },
    bob: {},
  });
  ann.use('King', 'First');
  ann.use('King', 'Second');
  expect(['A', 'B', 'Old'].map((name) => card(name).main)).toEqual([false, true, false]);
  close();
});

// VS-STAT-03, VS-STAT-04: each character's own modifiers, by timestamp, whatever was worked out before.
test('modifiers of one character do not show up on another', () => {
  const { ann, card, close } = stage(
    [
      gets(each(yours({ name: 'A' })), 1, 1, 'turn'),
      gets(each(yours({ name: 'A' })), 2, 2, 'turn'),
      gets(each(yours({ name: 'B' })), 5, 5, 'turn'),
    ],
    { front: [body('A', 2, 2), body('B', 2, 2)] },
  );
  ann.use('Doer', 'Act');
  expect([card('A').atk, card('B').atk, card('A').def, card('B').def]).toEqual([5, 7, 5, 7]);
  close();
});

// VS-MOD-12: a rule for players lasts as long as it says, past the end of the turn and no longer.
test('a rule until one’s next turn binds the enemy in the turn between', () => {
  const hush = does(
    'Hush',
    gets('self', 1, 1, 'game'),
    rule('untilYourNextTurn', { rule: 'cantPlay', who: 'eachEnemy', what: { is: 'plotTwist' } }),
  );
  const turnOfBob = (isHushed: boolean) => {
    const { ann, bob } = scene('modern', {
      cards: [hero('Doer', [hush]), twist('Shout', 'main', draw())],
      ann: { front: ['Doer'] },
      bob: { hand: ['Shout'] },
    });
    if (isHushed) ann.use('Doer', 'Hush');
    resolve(ann, bob, bob, bob);
    return bob.offered('play');
  };
  expect([turnOfBob(false), turnOfBob(true)]).toEqual([['Shout'], []]);
});

// VS-MOD-13, VS-MOD-12: a delayed trigger that lasts while its source keeps its powers is silent when it has lost them.
test('a delayed trigger pauses while its source has lost its powers', () => {
  const watcher = hero('Watcher', [
    does('Wait', later('sourceUnstunned', on('playsPlotTwist', undefined, { player: 'you' }), draw())),
  ]);
  const hush = hero('Hush', [does('Hush', modify(a(yours({ name: 'Watcher' })), 'turn', losesPowers))]);
  const { ann, seat, close } = scene('modern', {
    cards: [watcher, hush, twist('One', 'main'), twist('Two', 'main')],
    ann: { front: ['Watcher', 'Hush'], hand: ['One', 'Two'] },
    bob: {},
  });
  ann.use('Watcher', 'Wait');
  ann.play('One');
  expect(handOf(seat('ann'))).toBe(2);
  ann.use('Hush', 'Hush');
  ann.play('Two');
  expect(handOf(seat('ann'))).toBe(1);
  close();
});

// VS-PWR-01, VS-RES-01: a face-up location with a power triggers from either side's resource row.
test.each(['ann', 'bob'] as const)('a location of %s triggers from the resource row', (whose) => {
  const well = location({
    ...{ id: 'x-well', name: 'Well', basic: false, teams: [], symbols: ['might'] },
    powers: [trigger('Flow', on('endOfTurn', undefined, { player: 'eachPlayer' }), draw())],
  });
  const { ann, seat, close } = scene('modern', {
    cards: [well],
    ann: whose === 'ann' ? { resources: ['Well'] } : {},
    bob: whose === 'bob' ? { resources: ['Well'] } : {},
  });
  ann.pass();
  expect(handOf(seat(whose))).toBeGreaterThan(whose === 'ann' ? 0 : 2);
  close();
});
