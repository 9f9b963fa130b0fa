import { useMemo, useRef } from 'react';
import type { CardFacts } from '../cards/card-facts.ts';
import { useCards } from '../library/library-client.ts';
import type { SceneReading, SheetEntry } from './scene-api.ts';

export type FactsOf = (entry: SheetEntry, place: string) => CardFacts | undefined;

/** The facts of the card an entry means: printed, or invented for the scene. */
export function useEntryFacts(reading: SceneReading): FactsOf {
  const { byKey } = useCards();
  // A position that cannot be laid out tells of no cards; those it had are most likely still meant.
  const known = useRef(new Map<string, CardFacts>());
  return useMemo(() => {
    const own = known.current;
    for (const card of reading.cards) own.set(card.key, card);
    const find = (key: string | undefined) => (key === undefined ? undefined : (own.get(key) ?? byKey.get(key)));
    return (entry, place) => find(reading.laid.get(place)?.face) ?? find(entry.key);
  }, [reading, byKey]);
}

export const placeKey = (seat: string, zone: string, at: number): string => `${seat}/${zone}/${at}`;
