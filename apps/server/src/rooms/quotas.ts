// What one account may have at once, so that nobody takes tables and thinking time from the others.
import type { ClockRule, WatchRule } from '@longbox/protocol';
import type { Quotas } from '../config.ts';
import { Refused } from '../refusal.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Player, PlayerStore } from '../store/player-store.ts';
import type { RoomStore } from '../store/room-store.ts';

export interface QuotaWorld {
  readonly quotas: Quotas;
  readonly players: PlayerStore;
  readonly matches: MatchStore;
  readonly store: RoomStore;
}

export async function demandRoomQuota({ quotas, store }: QuotaWorld, { id }: Player): Promise<void> {
  if ((await store.countOpen(id)) < quotas.rooms) return;
  throw new Refused(429, 'tooMany', `you have ${quotas.rooms} tables open; close one first`);
}

export async function demandMatchQuota(
  { quotas, matches }: QuotaWorld,
  { id }: Player,
  hasComputer: boolean,
): Promise<void> {
  const { all, withComputer } = await matches.countRunning(id);
  if (all >= quotas.matches) throw new Refused(429, 'tooMany', `you play ${all} matches; finish one first`);
  if (hasComputer && withComputer >= quotas.computerMatches)
    throw new Refused(429, 'tooMany', `you play ${withComputer} matches with the computer; finish one first`);
}

/** Who enters a table has all of them read. */
export async function demandRelationQuota({ quotas, store }: QuotaWorld, { id }: Player): Promise<void> {
  if ((await store.mutedBy(id)).length < quotas.relations) return;
  throw new Refused(429, 'tooMany', `you have muted or blocked ${quotas.relations} people; let some be heard first`);
}

const HOUR = 3_600_000;
/** Watchers of a rated table are so many seconds behind, or nobody watches. */
const RATED_DELAY = 30;

/** Ratings mean something only where nobody is told what others hold and nobody can wait for ever. */
export function demandRatable(clock: ClockRule, watch: WatchRule): void {
  if (clock.kind === 'none') throw new Refused(400, 'rated', 'a rated table needs a clock');
  if (watch.openHands) throw new Refused(400, 'rated', 'a rated table cannot show hands');
  if (watch.who === 'anyone' && watch.delay < RATED_DELAY)
    throw new Refused(400, 'rated', `watchers of a rated table are ${RATED_DELAY} s behind at least`);
}

/** A guest is made in no time, and so are the ratings of who plays against own guests. */
export async function demandRatedAge({ quotas, players }: QuotaWorld, { id }: Player): Promise<void> {
  const { ratedAfterHours: hours } = quotas;
  if (hours > 0 && (await players.ageOf(id)) < hours * HOUR)
    throw new Refused(403, 'tooNew', `an account can play for ratings when it is ${hours} hours old`);
}
