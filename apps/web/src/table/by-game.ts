import type { ArenaSnapshot, Snapshot, VsSnapshot } from '../workers/game-api.ts';

/** What a table shows depends on its game, and a view has the type of its game only where the game is asked for: here. */
export const byGame = <T>(
  snapshot: Snapshot,
  of: { readonly vs: (snapshot: VsSnapshot) => T; readonly arena: (snapshot: ArenaSnapshot) => T },
): T => (snapshot.game === 'vs' ? of.vs(snapshot) : of.arena(snapshot));
