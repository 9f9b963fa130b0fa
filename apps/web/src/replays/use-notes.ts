import { useEffect } from 'react';
import { isOwn } from '../review/own-record.ts';
import type { KeptGame } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';
import { addGames } from '../workers/kept-games.ts';

/** Games that were tried and could not be played again; they are not tried twice on one visit. */
const tried = new Set<string>();

/** Games of before cards were counted are counted now, a few at a time. */
export function useNotes(games: readonly KeptGame[] | undefined, onChange: () => void): void {
  useEffect(() => {
    const next = games?.find((game) => isOwn(game) && game.notes === undefined && !tried.has(game.code));
    if (next === undefined) return;
    tried.add(next.code);
    // Nobody wrote down how well the others played.
    void gameClient()
      .noteGame(next.code, next.people[0], [])
      .then((notes) => (notes === undefined ? undefined : addGames([{ ...next, notes }])))
      .then(onChange);
  }, [games, onChange]);
}
