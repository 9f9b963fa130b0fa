import type { Log } from '@longbox/kernel';
import { get, update } from 'idb-keyval';
import type { KeptGame, Snapshot } from './game-api.ts';

const KEY = 'longbox.games';
/** A game is a few hundred characters; so many are a small file. */
const MOST = 2000;

export const keptGames = async (): Promise<readonly KeptGame[]> => (await get<readonly KeptGame[]>(KEY)) ?? [];

/** Keeps a finished game, once however often it is shown. The code comes along: what makes it knows all the rules. */
export async function keepGame({ plan, result, turn }: Snapshot, log: Log, code: string): Promise<void> {
  if (result === undefined) return;
  const people = plan.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  const kept: KeptGame = {
    game: plan.game,
    profile: plan.profile,
    names: plan.seats.map(({ name }) => name),
    faces: log.table.seats.map(({ deck }) => deck[0]),
    places: result.places,
    turn,
    people,
    at: Date.now(),
    code,
    ...(people.length === 1 && { notes: (await import('./game-notes.ts')).notesOf(plan, log, people[0]) }),
  };
  await addGames([kept]);
}

/** Newest first; a game that is there already is not counted twice. */
export async function addGames(more: readonly KeptGame[]): Promise<void> {
  const codes = new Set(more.map(({ code }) => code));
  await update<readonly KeptGame[]>(KEY, (games = []) =>
    [...more, ...games.filter(({ code }) => !codes.has(code))].toSorted((a, b) => b.at - a.at).slice(0, MOST),
  );
}

export const forgetAllGames = (): Promise<void> => update<readonly KeptGame[]>(KEY, () => []);

export async function forgetGame(gone: string): Promise<void> {
  await update<readonly KeptGame[]>(KEY, (games = []) => games.filter(({ code }) => code !== gone));
}
