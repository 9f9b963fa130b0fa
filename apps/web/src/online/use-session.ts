import type { PlayerView } from '@longbox/protocol';
import { useCallback, useEffect, useState } from 'react';
import { theSession } from './api.ts';
import { asTrouble, type Trouble } from './online-trouble.ts';

interface Session {
  readonly player: PlayerView | undefined;
  readonly trouble: Trouble | undefined;
  /** They go by another name now, or are somebody else. */
  change(player: PlayerView): void;
}

/** Who this browser is, as the server knows them. */
export function useSession(): Session {
  const [player, setPlayer] = useState<PlayerView>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    theSession().then(setPlayer, (error: unknown) => setTrouble(asTrouble(error)));
  }, []);
  return { player, trouble, change: useCallback((next: PlayerView) => setPlayer(next), []) };
}
