import { expect, test } from 'vitest';
import {
  a,
  cant,
  character,
  draw,
  endOfTheTurn,
  enemy,
  ko,
  on,
  plotTwist,
  ruleFor,
  startOfYourTurn,
  superPower,
  takeControl,
  trigger,
  yours,
} from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';
import { many } from './told.ts';

/** Ann and Bob against Cid and Dan. */
const MODE = 'cr21/twoHeaded';
const boss = (name: string) => `body ${name} 2/5 main health:9`;
const axe = (name: string) => hero(`Axe ${name}`, [does('Chop', ko(a(character({ name }))))]);

// VS-MODE-19: teammates share one front row and one back row, so one protects the other's characters.
// VS-MODE-24, VS-MODE-31: both control all characters there, who may team attack together.
test('teammates share rows and characters', () => {
  const { ann, bob, close } = scene(MODE, {
    ann: { front: [body('A', 2, 2)] },
    bob: { front: [body('B', 2, 2)] },
    cid: { front: [body('C', 2, 9)] },
    dan: { back: [body('D', 2, 2)] },
    open: true,
  });
  expect(ann.offered('attack')).toEqual(['C, A', 'C, B']);
  expect(ann.refused('attack', 'D', 'A')).toContain('VS-ATK-06');
  ann.pass();
  expect(bob.offered('attack')).toEqual(['C, A', 'C, B']);
  bob.attack('C', 'A', '...');
  expect(bob.offered('join')).toEqual(['B']);
  close();
});

// VS-MODE-20, VS-MODE-21, VS-MODE-22: one turn together; each places and recruits with own resources and points.
// VS-MODE-23: one formation for both.
test('teammates take one turn together, each with own resources and recruit points', () => {
  const { ann, bob, seat, table } = scene(MODE, {
    ann: { hand: ['Extra', body('N', 1, 1)], resources: 1 },
    bob: { hand: ['Extra', 'body M 1/1 cost:3'], resources: 2 },
    cid: {},
    dan: {},
    at: 'resource',
  });
  ann.resource('Extra', 'down');
  expect([many(seat('ann').resources), many(seat('bob').resources), seat('ann').points]).toEqual([2, 2, 0]);
  bob.resource('Extra', 'down');
  expect([seat('ann').points, seat('bob').points]).toEqual([2, 3]);
  expect(ann.offered('recruit')).toEqual(['N, front', 'N, back']);
  ann.recruit('N', 'front');
  ann.pass();
  bob.recruit('M', 'back');
  bob.pass();
  expect([table().step, table().turn]).toEqual(['formation', 'ann']);
  expect(ann.offered('move').toSorted()).toEqual(['M', 'Main', 'N']);
  ann.pass();
  expect(bob.offered('move').toSorted()).toEqual(['M', 'Main', 'N']);
  bob.pass();
  ann.pass();
  bob.pass();
  expect(table().turn).toBe('cid');
});

const firstHands = (number: number) => {
  const { seat } = scene(MODE, {
    ann: {},
    bob: {},
    cid: {},
    dan: {},
    at: 'turn',
    number,
    turn: number === 1 ? 'ann' : 'cid',
  });
  return ['ann', 'bob', 'cid', 'dan'].map((name) => many(seat(name).hand));
};

// VS-MODE-25: on the first turn of the game neither of the starting team draws. VS-MODE-30: the second team draws two each.
test('the starting team draws nothing, the second two cards each', () => {
  expect([firstHands(1), firstHands(2)]).toEqual([
    [0, 0, 0, 0],
    [0, 0, 2, 2],
  ]);
});

// VS-MODE-26: it is over when a team has lost both its main characters. VS-MODE-27: who lost one plays on.
test('a player without a main character plays on until the team has lost both', () => {
  const { ann, seat, card, winners } = scene(MODE, {
    cards: [axe('C'), axe('D')],
    ann: { front: ['Axe C', 'Axe D'] },
    bob: {},
    cid: { back: [boss('C')], front: [body('X', 2, 2)] },
    dan: { back: [boss('D')] },
  });
  ann.use('Axe C', 'Chop');
  expect([winners(), seat('cid').out, card('X').zone]).toEqual([[], false, 'front']);
  ann.use('Axe D', 'Chop');
  expect(winners()).toEqual(['ann', 'bob']);

  const on = scene(MODE, {
    cards: [axe('C')],
    ann: { front: ['Axe C'] },
    bob: {},
    cid: { back: [boss('C')] },
    dan: {},
  });
  on.ann.use('Axe C', 'Chop');
  on.ann.pass();
  on.bob.pass();
  expect([on.decides(), many(on.seat('cid').hand)]).toEqual(['cid', 2]);
});

// VS-MODE-28: "you" in a super power is the teammate who paid for it.
test.each(['ann', 'bob'] as const)('when %s pays for a power, that player draws', (who) => {
  const at = scene(MODE, {
    cards: [hero('Doer', [superPower('Think', 'main', ['intellect'], draw())])],
    ann: { front: ['Doer'], resources: ['Intellect Location'] },
    bob: { resources: ['Intellect Location'] },
    cid: {},
    dan: {},
  });
  if (who === 'bob') at.ann.pass();
  at[who].use('Doer', 'Think');
  expect([many(at.seat('ann').hand), many(at.seat('bob').hand)]).toEqual(who === 'ann' ? [1, 0] : [0, 1]);
});

// VS-MODE-29: where nobody paid, "you" is who owns the character, or whose effect last took control of it.
test('a trigger is its owner’s, or of who took the character', () => {
  const early = trigger('Rise', startOfYourTurn, draw(3));
  const at = scene(MODE, {
    cards: [
      hero('Early', [early]),
      hero('Thief', [superPower('Steal', 'main', ['might'], takeControl(a(enemy({ name: 'Early' }))))]),
    ],
    ann: { front: ['Thief'] },
    bob: { resources: ['Might Location'] },
    cid: { front: ['Early'] },
    dan: {},
  });
  at.ann.pass();
  at.bob.use('Thief', 'Steal');
  at.bob.row('front');
  const next = () => (at.decides() ?? 'ann') as 'ann' | 'bob' | 'cid' | 'dan';
  const hands = () => (['ann', 'bob', 'cid', 'dan'] as const).map((name) => many(at.seat(name).hand));
  while (at.table().turn !== 'cid') at[next()].pass();
  while (at.table().turn !== 'ann') at[next()].pass();
  expect(hands()).toEqual([2, 5, 2, 2]);
});

type Four = 'ann' | 'bob' | 'cid' | 'dan';
interface Table extends Readonly<Record<Four, { pass(): unknown }>> {
  decides(): string | undefined;
  table(): { readonly [fact: string]: unknown };
  winners(): readonly string[];
}

const passOnce = (at: Table) => at[(at.decides() ?? 'ann') as Four].pass();

/** Passes all windows until the next turn of this player. */
const passUntil = (at: Table, turn: Four) => {
  do passOnce(at);
  while (at.table().turn !== turn && at.winners().length === 0);
};

// VS-MODE-21: a team takes one turn together, so what waits for a turn sees one.
test.each([
  ['the end of the turn', endOfTheTurn],
  ['the start of an enemy’s turn', on('startOfTurn', undefined, { player: 'eachEnemy' })],
])('a trigger on %s goes off once for two who share it', (_, pattern) => {
  const at = scene(MODE, {
    cards: [hero('Bell', [trigger('Ring', pattern, draw())])],
    ann: {},
    bob: { front: ['Bell'] },
    cid: {},
    dan: {},
  });
  passUntil(at, 'cid');
  expect(many(at.seat('bob').hand)).toBe(1);
});

// VS-MODE-21: the next turn of either teammate is the one they share.
test.each(['ann', 'bob'] as const)('what lasts until after %s’s next turn ends with the turn they share', (who) => {
  const at = scene(MODE, {
    cards: [hero('Ward', [does('Veil', ruleFor(yours(), 'afterYourNextTurn', cant('beAttacked')))])],
    ann: { front: ['Ward'] },
    bob: {},
    cid: { front: [body('C', 2, 2)] },
    dan: {},
  });
  const attacks = () => {
    passUntil(at, 'cid');
    while (at.table().phase !== 'main') passOnce(at);
    return at.cid.offered('attack').length;
  };
  if (who === 'bob') at.ann.pass();
  at[who].use('Ward', 'Veil');
  expect(attacks()).toBe(0);
  passUntil(at, 'ann');
  expect(attacks()).toBe(1);
});

// VS-MODE-21, VS-END-10: a round is one turn of each team.
test('a round of two turns without attacks ends a game with empty decks', () => {
  const at = scene(MODE, {
    ann: { deck: 0, back: [boss('A')] },
    bob: { deck: 0 },
    cid: { deck: 0, back: [{ body: 'C 2/5 main health:9', wounds: 1 }] },
    dan: { deck: 0, back: [{ body: 'D 2/5 main health:9', wounds: 1 }] },
    at: 'turn',
  });
  passUntil(at, 'cid');
  expect(at.winners()).toEqual([]);
  passUntil(at, 'ann');
  expect([at.winners(), at.ended()?.code]).toEqual([['ann', 'bob'], 'woundsCounted']);
});

// VS-MODE-31: uniqueness applies to the shared side, except that two main characters of one name are tolerated.
test('one name once on a shared side, main characters excepted', () => {
  const { ann, bob, card, seat, close } = scene(MODE, {
    ann: { front: ['body Twin 1/1 as T1'], back: ['body Boss 2/9 main as B1'] },
    bob: {
      hand: ['body Twin 1/1 as T2', 'body Chief 1/1 as Double'],
      back: ['body Boss 2/9 main as B2'],
      resources: 2,
    },
    cid: {},
    dan: {},
    at: 'recruit',
    open: true,
  });
  ann.pass();
  bob.pass();
  expect([seat('ann').back, seat('bob').back]).toEqual([['B1'], ['B2']]);
  bob.recruit('T2', 'front');
  expect([card('T1').zone, card('T2').zone]).toEqual(['ko', 'front']);
  close();
});

const boost = plotTwist({ id: 'x-boost', name: 'Boost', timing: 'combat', anyTurn: true, effects: [draw()] });

// VS-MODE-32: in combat a team has one place in the order of opportunities, which either teammate may use.
test('after an action the other team has its opportunity, whichever teammate acted', () => {
  const { ann, bob, cid, dan, decides, table } = scene(MODE, {
    cards: [boost],
    ann: { front: [body('A', 1, 9)], hand: ['Boost as B1'] },
    bob: { hand: ['Boost as B2'] },
    cid: { front: [body('C', 1, 9)] },
    dan: {},
  });
  ann.pass();
  bob.attack('C', 'A');
  expect(decides()).toBe('ann');
  ann.play('B1');
  expect(decides()).toBe('cid');
  cid.pass();
  expect(decides()).toBe('dan');
  dan.pass();
  ann.pass();
  expect(decides()).toBe('bob');
  bob.play('B2');
  expect(decides()).toBe('cid');
  resolve(cid, dan, ann, bob);
  expect(table().combat).toBe(false);
});

// VS-MODE-34: only the team as a whole can concede.
test('when one teammate concedes the team has lost', () => {
  const { bob, winners, ended } = scene(MODE, { ann: {}, bob: {}, cid: {}, dan: {} });
  bob.concede();
  expect([winners(), ended()?.code]).toEqual([['cid', 'dan'], 'conceded']);
});
