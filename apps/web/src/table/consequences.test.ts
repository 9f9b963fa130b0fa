// What a preview says comes of a fight is what comes of it when everybody passes.
import { FIRST_SETS } from '@longbox/vs-sets';
import { beforeAll, expect, test } from 'vitest';
import type { Offer, Snapshot, TablePlan } from '../workers/game-api.ts';
import { openTable } from '../workers/open-table.ts';
import { bring } from '../workers/vs-shelf.ts';
import { type Consequence, consequencesOf } from './consequences.ts';

beforeAll(() => bring(FIRST_SETS));

const planOf = (game: 'vs' | 'arena', profile: string, decks: readonly string[], seed: string): TablePlan => ({
  game,
  profile,
  seed,
  seats: decks.map((deck, i) => ({ deck, player: 'person', name: `P${i}` })),
});

const wayOut = (offers: readonly Offer[]): Offer =>
  offers.find(({ verb }) => verb === 'pass' || verb === 'keep' || verb === 'done' || verb === 'no') ?? offers[0];

const isFought = ({ view }: Snapshot): boolean =>
  'challenges' in view
    ? !['challenge', 'boost', 'superHit', 'challengeResolution', 'missionResolution'].includes(view.phase)
    : view.combat === undefined;

/** Plays with `verb` where it is offered, and compares what was foreseen of it with what came; all kinds that were met. */
function metIn(plan: TablePlan, verb: string, most: number): ReadonlySet<Consequence['kind']> {
  const table = openTable(plan);
  const met = new Set<Consequence['kind']>();
  const look = (): Snapshot => {
    table.lift();
    return table.snapshot();
  };
  let now = look();
  for (let i = 0; i < most && now.result === undefined; i++) {
    const offers = now.asked?.offers ?? [];
    const wanted = offers.filter((offer) => offer.verb === verb);
    const busy = offers.filter((offer) => ['resource', 'recruit', 'powerUp'].includes(offer.verb));
    const offer = wanted[i % Math.max(1, wanted.length)] ?? busy[i % Math.max(1, busy.length)] ?? wayOut(offers);
    const before = now.view;
    const after = offer.verb === verb ? table.preview({ choices: [offer.choice], isFoughtOut: true }) : undefined;
    const told = after === undefined ? undefined : consequencesOf(before, after);
    table.choose([offer.choice]);
    now = look();
    if (told === undefined) continue;
    for (let k = 0; k < 60 && !isFought(now) && now.result === undefined; k++) {
      table.choose([wayOut(now.asked?.offers ?? []).choice]);
      now = look();
    }
    expect(told).toEqual(consequencesOf(before, now.view));
    const winners = told.flatMap((each) => (each.kind === 'win' ? [each.seat] : []));
    const first = now.result?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
    if (winners.length > 0) expect(winners).toEqual(first);
    for (const { kind } of told) met.add(kind);
  }
  return met;
}

test('of a Vs. attack: stuns, KOs and the end of the game', () => {
  const met = new Set(
    ['a', 'b'].flatMap((seed) => [
      ...metIn(planOf('vs', 'modern', ['mnb-x-men', 'mnb-avengers'], seed), 'attack', 400),
    ]),
  );
  expect([...met].sort()).toEqual(expect.arrayContaining(['ko', 'stun']));
  expect(met.has('win')).toBe(true);
});

test('of an Arena challenge: losses, Missions and their points', () => {
  const met = new Set(
    ['a', 'b', 'c'].flatMap((seed) => [
      ...metIn(planOf('arena', 'basic', ['spider-family', 'avengers'], seed), 'challenge', 500),
    ]),
  );
  expect([...met].sort()).toEqual(expect.arrayContaining(['lost', 'mission', 'points']));
});

test('a level, a Power Point and a fallen Nemesis are told too', () => {
  const vs = openTable(planOf('vs', 'modern', ['mnb-x-men', 'mnb-avengers'], 'a'));
  for (let i = 0; i < 6; i++) {
    vs.lift();
    vs.choose([wayOut(vs.snapshot().asked?.offers ?? []).choice]);
  }
  const { view } = vs.snapshot();
  if ('challenges' in view) throw new Error('a table of Vs. System');
  const [first, ...others] = view.seats;
  const raised = first.back.concat(first.front).map((card) => ({ ...card, level: 2, wounds: 1 }));
  expect(consequencesOf(view, { ...view, seats: [{ ...first, front: raised, back: [] }, ...others] })).toMatchObject([
    { kind: 'wound', have: 1 },
    { kind: 'level', level: 2 },
  ]);

  const arena = openTable(planOf('arena', 'basic', ['spider-family', 'avengers'], 'a'));
  let now = arena.snapshot();
  for (let i = 0; i < 60 && now.turn < 2; i++) {
    arena.lift();
    arena.choose([wayOut(arena.snapshot().asked?.offers ?? []).choice]);
    now = arena.snapshot();
  }
  if (!('challenges' in now.view)) throw new Error('a table of Mission Arena');
  const { seats, active = 0 } = now.view;
  const poorer = seats.map((seat, i) =>
    i === active
      ? seat
      : { ...seat, slots: seat.slots.map((slot, k) => (k > 0 ? slot : { ...slot, ready: slot.ready - 1 })) },
  );
  const result = { places: [2, 1], reason: { code: 'battleOfFate', rules: [] } };
  expect(consequencesOf(now.view, { ...now.view, seats: poorer, result })?.map(({ kind }) => kind)).toEqual([
    'pp',
    'nemesis',
  ]);
});
