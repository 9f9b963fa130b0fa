import { NONE } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { EV } from '../catalogue/face.ts';
import { possibleWith } from '../catalogue/possible.ts';
import { EVENTS, type EventName, type Pattern } from '../language/index.ts';
import { profileFor } from '../profiles/profiles.ts';
import { timesOf } from '../set-up/set-up-table.ts';
import { createState, type VsState } from '../state/state.ts';
import { enter, leave } from './ctx.ts';
import { matches } from './history.ts';

/** Seats 0 and 1 against 2 and 3. */
function teammates(): VsState {
  const profile = profileFor('cr21/twoHeaded', 4);
  if (profile === undefined) throw new Error('no such profile');
  const here = {
    possible: possibleWith([]),
    usable: 0,
    usableElsewhere: 0,
    usableByEnemies: 0,
    playableInRow: 0,
    playable: 0,
    hasEquipment: false,
    hasFetched: false,
  };
  const catalogue = createCatalogue([]);
  const nothing = { ears: new Int32Array(), recordedForGame: [], ...here, ...timesOf(catalogue, profile, []) };
  const s = createState({ catalogue, profile, ...nothing }, 4, 4);
  s.sideOf.set([0, 0, 2, 2]);
  s.team.set([0, 0, 1, 1]);
  return s;
}

/** Which seats count as "you" of seat 0 for an event of theirs. */
function mine(s: VsState, event: EventName): number[] {
  // As `shapes.ts` makes it: the event by number.
  const pattern = { event: EV[event], player: 'you' } as unknown as Pattern;
  const ctx = enter(NONE, 0);
  const seats = [0, 1, 2, 3].filter((seat) => matches(s, pattern, NONE, NONE, seat, 1, NONE, ctx));
  leave();
  return seats;
}

/** VS-MODE-20, 22, 28: what is done with a player's own hand, deck, resources, points and cards that are paid or revealed. */
const ONE_PLAYERS: readonly EventName[] = [
  'isRevealed',
  'reveals',
  'powersUp',
  'playsPlotTwist',
  'playsCard',
  'playsLocation',
  'usesSuperPower',
  'recruits',
  'gainsResource',
  'draws',
  'leavesHand',
  'revealsFromDeck',
  'discards',
  'collects',
  'paysSymbol',
  'goesToKo',
  'drawsCard',
];

// VS-MODE-21, 23, 24: turns, attacks, and what the characters of a shared side do and suffer, are both players'.
test.each(EVENTS.filter((event) => !ONE_PLAYERS.includes(event)))(
  'of two teammates, %s is the doing of both',
  (event) => {
    expect(mine(teammates(), event)).toEqual([0, 1]);
  },
);

test.each(ONE_PLAYERS)('of two teammates, %s is the doing of one', (event) => {
  expect(mine(teammates(), event)).toEqual([0]);
});
