import { ARENA_CARDS } from '@longbox/arena-sets';
import { VS_SETS } from '@longbox/vs-sets';
import type { CardFacts } from '../cards/card-facts.ts';
import type { Language } from '../state/settings.ts';
import { arenaFacts } from '../workers/arena-facts.ts';
import { vsFacts } from '../workers/vs-facts.ts';
import type { CataloguePart } from './library-api.ts';

/** So many are printed, sent and taken in well within a frame's patience. */
const PART = 120;

type Maker = (language: Language) => CardFacts;

/** Every card of both games. */
const MAKERS: readonly Maker[] = [
  ...VS_SETS.flatMap(({ set, cards }) =>
    cards.map(
      (card): Maker =>
        (language) =>
          vsFacts(card, set, language),
    ),
  ),
  ...ARENA_CARDS.map(
    (card): Maker =>
      (language) =>
        arenaFacts(card, language),
  ),
];

/** Some of all cards, in words of one language. */
export function cataloguePart(language: Language, from: number): CataloguePart {
  const next = from + PART;
  return {
    cards: MAKERS.slice(from, next).map((make) => make(language)),
    next: next < MAKERS.length ? next : undefined,
  };
}
