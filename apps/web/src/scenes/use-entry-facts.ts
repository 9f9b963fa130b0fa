import { useMemo } from 'react';
import type { CardFacts } from '../cards/card-facts.ts';
import { useCards } from '../library/library-client.ts';
import type { SceneReading, SheetEntry } from './scene-api.ts';

export type FactsOf = (entry: SheetEntry, place: string) => CardFacts | undefined;

/** The facts of the card an entry means: printed, or invented for the scene. */
export function useEntryFacts(reading: SceneReading): FactsOf {
  const { byKey } = useCards();
  return useMemo(() => {
    const own = new Map(reading.cards.map((card) => [card.key, card]));
    const find = (key: string | undefined) => (key === undefined ? undefined : (own.get(key) ?? byKey.get(key)));
    return (entry, place) => find(reading.laid.get(place)?.face) ?? find(entry.key);
  }, [reading, byKey]);
}

export const placeKey = (seat: string, zone: string, at: number): string => `${seat}/${zone}/${at}`;
