import { useEffect, useState } from 'react';
import { keptGames } from '../workers/kept-games.ts';

/** So many finished games, and nobody need be told what to do. */
const FEW = 5;

/** Whether somebody is still finding out how to play; `undefined` until it is known. */
export function useNewcomer(): boolean | undefined {
  const [isNewcomer, setNewcomer] = useState<boolean>();
  useEffect(() => {
    keptGames().then(
      (games) => setNewcomer(games.length < FEW),
      // Storage may be closed to us.
      () => setNewcomer(true),
    );
  }, []);
  return isNewcomer;
}
