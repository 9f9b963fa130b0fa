import { replay, type Seat } from '@longbox/kernel';
import type { GameNotes, KeptGame } from './game-api.ts';
import { notesOf } from './game-notes.ts';
import { withKit } from './kits.ts';
import { codeOf, readReplay } from './open-replay.ts';

/** A code does not say how well the others played; who kept the game may know. */
export async function noteGame(code: string, seat: Seat, levels: readonly string[]): Promise<GameNotes | undefined> {
  try {
    const { plan, log } = await readReplay(code);
    return { ...notesOf(plan, log, seat), levels };
  } catch {
    // Cards or rules have changed since: such a game still counts by how it ended.
    return undefined;
  }
}

/** Somebody is known by their name; where only one person sat there, that was them. */
function seatOf(names: readonly string[], people: readonly Seat[], name: string): Seat | undefined {
  const wanted = name.trim().toLowerCase();
  const found = names.findIndex((each) => each.toLowerCase() === wanted);
  if (found >= 0) return found;
  return people.length === 1 ? people[0] : undefined;
}

/** Files of a table tell who was a person; a code does not. */
function peopleIn(source: string): readonly Seat[] {
  if (!source.trim().startsWith('{')) return [];
  const read = JSON.parse(source) as { readonly plan?: { readonly seats?: readonly { readonly player?: unknown }[] } };
  return (read.plan?.seats ?? []).flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
}

export async function readOwnGame(source: string, name: string): Promise<KeptGame | undefined> {
  const { plan, log } = await readReplay(source);
  const seats = log.table.seats;
  const names = seats.map((seat, i) => seat.name ?? plan.seats[i].name);
  const seat = seatOf(names, peopleIn(source), name);
  if (seat === undefined) return undefined;
  return withKit(plan, (kit) => {
    const state = replay(kit.game, log);
    const result = kit.game.result(state);
    if (result === undefined) return undefined;
    return {
      ...{ game: plan.game, profile: plan.profile, names },
      faces: seats.map(({ deck }) => deck[0]),
      places: result.places,
      turn: kit.glance(kit.game.view(state, 'watcher')).turn,
      people: [seat],
      at: Date.now(),
      code: codeOf(plan, log),
      notes: notesOf(plan, log, seat),
    };
  });
}
