import { createArena, findProfile, LEVELS, SWITCHES } from '@longbox/arena';
import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import { makeCardIndex, type Table } from '@longbox/kernel';
import { conform } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { arenaSecrets } from './secrets.ts';

const game = createArena(ARENA_CARDS);
const cards = makeCardIndex(ARENA_CARDS.map((card) => card.key));
const VARIANTS = [
  '',
  '+shared-targets',
  '+response-each',
  '+lose-top',
  '+shared-targets+response-each+early-defence+lose-bottom',
];
const PROFILES = LEVELS.flatMap((level) => VARIANTS.map((variant) => level.name + variant));
/** Far above what random players need; every game is over by turn 11 (MA-TRN-16). */
const DECISIONS = 700;

/** Cards shown to find the first player (MA-HID-12), and cards that go under a Team (MA-HID-13), are hidden again at once. */
const SHOWING = ['revealedForFirst', 'assembled', 'upgraded'];

const tableOf =
  (profile: string) =>
  (seed: string): Table => {
    const number = Number(seed.slice(seed.lastIndexOf('-') + 1));
    const deck = (at: number) => ({ deck: STARTER_DECKS[at % STARTER_DECKS.length].keys });
    return { game: 'arena', profile, seed, seats: [deck(number), deck(number >> 2)] };
  };

test('every profile there is a switch for is tried below', () => {
  expect(Object.keys(SWITCHES).every((name) => PROFILES.some((profile) => profile.includes(name)))).toBe(true);
  expect(PROFILES.map((name) => findProfile(name)?.name)).toEqual(PROFILES);
});

// A sample for `npm test`. `GAMES=260 npx vitest run packages/arena-sets/test/conformance` and `longbox fuzz` play more.
const GAMES = Number(process.env.GAMES ?? 30);

test.each(PROFILES)(
  `${GAMES} random games of %s keep everything a game must keep`,
  (profile) => {
    const report = conform(game, tableOf(profile), {
      games: GAMES,
      decisions: DECISIONS,
      every: 40,
      secrets: arenaSecrets,
      mayShow: (event) => SHOWING.includes(event.type),
      cards,
    });
    expect(report.games).toBe(GAMES);
    expect(report.longest).toBeLessThan(DECISIONS);
    expect(report.different).toBeGreaterThan(report.worlds / 2);
    expect(report.compared).toBeGreaterThan(GAMES / 2);
    expect(report.foreseen).toBeGreaterThan(report.thorough);
  },
  120_000,
);
