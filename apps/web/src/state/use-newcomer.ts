import { useEffect, useState } from 'react';
import { keptGames } from '../workers/kept-games.ts';

/** So many finished games, and nobody need be told where to begin. */
const FEW = 3;

/** Whether somebody is still finding out which deck to play. */
export function useNewcomer(): boolean {
  const [isNewcomer, setNewcomer] = useState(true);
  useEffect(() => {
    keptGames().then(
      (games) => setNewcomer(games.length < FEW),
      // Storage may be closed to us.
      () => setNewcomer(true),
    );
  }, []);
  return isNewcomer;
}
