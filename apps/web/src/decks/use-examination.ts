import { useEffect, useState } from 'react';
import type { Examination } from '../library/library-api.ts';
import { library } from '../library/library-client.ts';
import type { DeckCards } from './deck.ts';

/** What the rules say of a deck, after each change; `undefined` until the first answer. */
export function useExamination({ game, main, cards, side }: DeckCards, profile: string): Examination | undefined {
  const [found, setFound] = useState<Examination>();
  useEffect(() => {
    let isWanted = true;
    void library()
      .examine({ game, main, cards, side }, profile)
      .then((examination) => {
        if (isWanted) setFound(examination);
      });
    return () => {
      isWanted = false;
    };
  }, [game, main, cards, side, profile]);
  return found;
}
