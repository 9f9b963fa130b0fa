// With an account that has a passkey, what a visitor has done follows them. The page works without; this is loaded for who has one.
import type { PlayerView, ProfileDoc } from '@longbox/protocol';
import { create } from 'zustand';
import { DONE_KEY, useDone } from '../learn/done.ts';
import { deckOf, isOwn } from '../review/own-record.ts';
import { LEDGER_KEY, PROFILE_KEY, useProfile } from '../state/profile.ts';
import {
  bringTogether,
  countUp,
  docOf,
  type EndedGame,
  type Known,
  type Ledger,
  newDevice,
  newLedger,
  readLedger,
} from '../state/profile-ledger.ts';
import { EMPTY_PROFILE, readProfile } from '../state/profile-shape.ts';
import type { KeptGame } from '../workers/game-api.ts';
import { keptGames } from '../workers/kept-games.ts';
import { ask, theSession } from './api.ts';

interface Follow {
  readonly ledger: Ledger | undefined;
  /** Why the account could not be reached the last time. */
  readonly trouble: string | undefined;
}

const stored = (): Ledger | undefined => readLedger(localStorage.getItem(LEDGER_KEY));

export const useFollow = create<Follow>(() => ({ ledger: stored(), trouble: undefined }));

function keep(ledger: Ledger): void {
  localStorage.setItem(LEDGER_KEY, JSON.stringify(ledger));
  useFollow.setState({ ledger });
}

export const endedGame = (kept: KeptGame): readonly EndedGame[] =>
  isOwn(kept) ? [{ game: kept.game, deck: deckOf(kept), isWon: kept.places[kept.people[0]] === 1, at: kept.at }] : [];

const known = async (): Promise<Known> => ({
  games: (await keptGames()).flatMap(endedGame),
  profile: useProfile.getState(),
  done: useDone.getState().done,
});

/** Profiles of others who used this browser wait here until they sign in again. */
const parkedOf = (player: string): string => `${PROFILE_KEY}.of.${player}`;
const PARTS = [PROFILE_KEY, DONE_KEY, LEDGER_KEY] as const;

/**
 * The profile on this device is somebody else's: it is put away, and that of the player is taken out if it is here. The games that
 * were played here until now are not theirs.
 */
function changeHands(from: string, to: string): void {
  const parts = PARTS.map((key) => localStorage.getItem(key));
  localStorage.setItem(parkedOf(from), JSON.stringify(parts));
  const parked: unknown = JSON.parse(localStorage.getItem(parkedOf(to)) ?? '[]');
  const own = Array.isArray(parked) ? parked : [];
  const text = (at: number): string | null => (typeof own[at] === 'string' ? own[at] : null);
  useProfile.getState().change(readProfile(JSON.parse(text(0) ?? JSON.stringify(EMPTY_PROFILE))));
  useDone.getState().replace(new Set(JSON.parse(text(1) ?? '[]') as readonly string[]));
  keep(readLedger(text(2)) ?? { ...newLedger(to, newDevice()), counted: Date.now() });
  localStorage.removeItem(parkedOf(to));
}

/** From now on the profile of this device is that of the player too. */
export function follow({ id, hasPasskey }: PlayerView): void {
  const ledger = stored();
  if (!hasPasskey) {
    if (ledger !== undefined && ledger.isLeft !== true) keep({ ...ledger, isLeft: true });
    return;
  }
  if (ledger === undefined) keep(newLedger(id, newDevice()));
  else if (ledger.owner !== id) changeHands(ledger.owner, id);
  else if (ledger.isLeft === true) keep(without(ledger));
  void bring();
}

const without = ({ isLeft: _isLeft, ...ledger }: Ledger): Ledger => ledger;

/** The account is no more; the profile belongs to the device alone again. */
export function unfollow(): void {
  localStorage.removeItem(LEDGER_KEY);
  useFollow.setState({ ledger: undefined, trouble: undefined });
}

let running: Promise<void> | undefined;

/** Brings device and account together, if the account can be reached; one at a time. */
export function bring(): Promise<void> {
  running ??= bringOnce()
    .catch((error: unknown) => useFollow.setState({ trouble: error instanceof Error ? error.message : String(error) }))
    .finally(() => {
      running = undefined;
    });
  return running;
}

/** What the account says is taken over; nobody need be told of that. */
let isTaking = false;

async function bringOnce(): Promise<void> {
  const before = followed();
  if (before === undefined) return;
  const player = await theSession();
  if (player.id !== before.owner || !player.hasPasskey) return;
  const now = await known();
  const counted = countUp(before, now);
  // Before it is sent: what was counted must not be counted otherwise later.
  keep(counted);
  const answer = await ask<ProfileDoc>('POST', '/session/profile', docOf(counted, now));
  const together = bringTogether(counted, await known(), answer, Date.now());
  isTaking = true;
  useProfile.getState().change(together.profile);
  useDone.getState().replace(together.done);
  isTaking = false;
  keep(together.ledger);
  useFollow.setState({ trouble: undefined });
}

function followed(): Ledger | undefined {
  const ledger = stored();
  return ledger?.isLeft === true ? undefined : ledger;
}

/** Whoever solves puzzles one after the other is brought together once. */
const PAUSE = 4_000;
let waiting: ReturnType<typeof setTimeout> | undefined;
function bringSoon(): void {
  if (isTaking || followed() === undefined) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => void bring(), PAUSE);
}

useProfile.subscribe(bringSoon);
useDone.subscribe(bringSoon);
addEventListener('online', () => void bring());
