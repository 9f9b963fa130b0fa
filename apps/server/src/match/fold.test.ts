import { act, type Game, listChoices, makeLog, randomBelow, replay, startTimeline, undoKind } from '@longbox/kernel';
import { seededRandom, toyGame, toyTable } from '@longbox/testkit';
import { expect, test } from 'vitest';
import {
  advanceFold,
  choicesMade,
  type Fold,
  kindCode,
  type NewRow,
  startFold,
  tickFold,
  undoKindOf,
  undoTarget,
} from './fold.ts';
import type { MatchHeader } from './header.ts';
import { planAction } from './plan-action.ts';

const game = toyGame as Game<unknown, unknown, unknown>;

function begin(seed: string, seats = 2): Fold {
  const table = toyTable(seed, { seats });
  const header: MatchHeader = {
    ...{ id: 'match', room: 'room', game: 'toy', profile: 'long', catalogueHash: '', commitment: '', sealed: '' },
    seats: table.seats.map(({ deck }, i) => ({
      player: `p${i}`,
      name: '',
      level: '',
      deck,
      commitment: '',
      entropy: '',
    })),
    clock: { kind: 'none' },
    watch: { who: 'anyone', delay: 0, openHands: false },
    rated: false,
  };
  return startFold(game, header, table, 0);
}

const take = (fold: Fold, row: Omit<NewRow, 'seq'>): NewRow => {
  const whole = { ...row, seq: fold.rows + 1 };
  const { effect } = advanceFold(fold, whole);
  tickFold(fold, whole, effect, fold.rows);
  return whole;
};

/** Random choices with undos among them, as a log and as the fold of it. */
function playWithUndo(seed: string): { fold: Fold; rows: NewRow[] } {
  const random = seededRandom(seed);
  const fold = begin(seed, 2 + randomBelow(random, 2));
  const rows: NewRow[] = [];
  const seats = fold.header.seats.length;
  for (let i = 0; i < 60 && game.decision(fold.state) !== undefined; i++) {
    const n = undefined;
    const seat = randomBelow(random, seats);
    if (randomBelow(random, 4) === 0 && undoTarget(fold, seat) !== undefined) {
      rows.push(take(fold, { kind: kindCode('propose'), seat, n, value: 0 }));
      const row = rows.at(-1)?.seq ?? 0;
      for (let other = 0; other < seats; other++) {
        if (other !== seat) rows.push(take(fold, { kind: kindCode('agree'), seat: other, n, value: row }));
      }
      continue;
    }
    const options = listChoices(game, fold.state);
    const value = options[randomBelow(random, options.length)];
    rows.push(take(fold, { kind: kindCode('choice'), seat: game.decision(fold.state)?.seat ?? 0, n, value }));
  }
  return { fold, rows };
}

test.each([1, 2, 3, 4, 5, 6])(
  'seed fold-%i: a log with undos folds to the state its remaining choices replay to',
  (i) => {
    const { fold, rows } = playWithUndo(`fold-${i}`);
    const log = makeLog(game, fold.table, choicesMade(fold));
    expect(game.fingerprint(fold.state)).toBe(game.fingerprint(replay(game, log)));
    const again = begin(`fold-${i}`, fold.header.seats.length);
    for (const row of rows) take(again, row);
    expect(game.fingerprint(again.state)).toBe(game.fingerprint(fold.state));
    expect([again.seq, again.rows, again.made]).toEqual([fold.seq, fold.rows, fold.made]);
  },
);

test('an undo is free exactly where the kernel says so', () => {
  const found = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const random = seededRandom(`free-${i}`);
    const fold = begin(`free-${i}`);
    const timeline = startTimeline(game, fold.table);
    while (game.decision(fold.state) !== undefined) {
      const options = listChoices(game, fold.state);
      const value = options[randomBelow(random, options.length)];
      take(fold, { kind: 0, seat: game.decision(fold.state)?.seat ?? 0, n: undefined, value });
      act(timeline, value);
      if (game.decision(fold.state) === undefined) break;
      for (const seat of [0, 1]) {
        const target = undoTarget(fold, seat);
        const expected = target === undefined ? undefined : undoKind(timeline, target, seat);
        expect(undoKindOf(fold, seat)).toBe(expected);
        found.add(String(expected));
      }
    }
  }
  expect([...found].sort()).toEqual(['consent', 'free', 'undefined']);
});

test('a free undo needs nobody, a proposal lapses when the game goes on', () => {
  const fold = begin('lapse');
  const deciding = () => game.decision(fold.state)?.seat ?? 0;
  const first = deciding();
  take(fold, { kind: 0, seat: first, n: 1, value: listChoices(game, fold.state)[0] });
  take(fold, { kind: kindCode('propose'), seat: first, n: 2, value: 0 });
  expect(fold.proposal).toMatchObject({ what: 'undo', by: first, keep: 0 });
  // A proposal does not disturb whoever is asked.
  expect([fold.seq, fold.rows]).toEqual([1, 2]);
  take(fold, { kind: 0, seat: deciding(), n: 1, value: listChoices(game, fold.state)[0] });
  expect(fold.proposal).toBeUndefined();
  expect(planAction(fold, 1 - first, { t: 'reply', match: 'match', n: 9, to: 2, agree: true }, 9)).toMatchObject({
    refusal: { code: 'stale' },
  });
});

test('taking back again and again, or step by step, does not play the match from its beginning', () => {
  let applied = 0;
  const counting: Game<unknown, unknown, unknown> = {
    ...game,
    apply: (...given) => {
      applied++;
      game.apply(...given);
    },
  };
  const plain = begin('anchors', 4);
  const fold = startFold(counting, plain.header, plain.table, 0);
  const choose = (): void => {
    const seat = game.decision(fold.state)?.seat ?? 0;
    const options = listChoices(game, fold.state);
    take(fold, { kind: kindCode('choice'), seat, n: undefined, value: options[fold.made.length % options.length] });
  };
  const undoTo = (value: number): void => void take(fold, { kind: kindCode('undo'), seat: 0, n: undefined, value });
  const expected = () => {
    const state = game.setup(fold.table);
    for (const choice of choicesMade(fold)) game.apply(state, choice);
    return game.fingerprint(state);
  };
  while (game.decision(fold.state) !== undefined) choose();
  const most = choicesMade(fold).length;
  expect(most).toBeGreaterThan(40);
  applied = 0;
  for (let i = 0; i < 1_000; i++) {
    undoTo(most - 1);
    choose();
  }
  // The first goes back all the way; after that only the new choice is applied.
  expect(applied).toBe(most - 1 + 1_000);
  expect(game.fingerprint(fold.state)).toBe(expected());
  applied = 0;
  for (let keep = most - 1; keep >= 0; keep--) {
    undoTo(keep);
    if (keep % 10 === 0) expect(game.fingerprint(fold.state)).toBe(expected());
  }
  expect(applied).toBeLessThan((most * most) / 2);
  expect(fold.anchors.length).toBeLessThanOrEqual(2);
});

test('who has taken back and proposed enough in a match is refused', () => {
  const fold = begin('enough');
  const first = game.decision(fold.state)?.seat ?? 0;
  const propose = () => planAction(fold, first, { t: 'propose', match: 'match', n: 1, what: 'undo' }, 3);
  for (let i = 0; i < 3; i++) {
    take(fold, { kind: kindCode('choice'), seat: first, n: undefined, value: listChoices(game, fold.state)[0] });
    expect(propose()).toHaveProperty('row');
    take(fold, { kind: kindCode('undo'), seat: first, n: undefined, value: 0 });
  }
  take(fold, { kind: kindCode('choice'), seat: first, n: undefined, value: listChoices(game, fold.state)[0] });
  expect(propose()).toMatchObject({ refusal: { code: 'notNow' } });
});
