import { type Catalogue, createCatalogue } from '@longbox/vs';
import type { Card } from '@longbox/vs/language';
import { VS_SETS } from '@longbox/vs-sets';
import type { GameDecks } from '../decks.ts';
import { vsDecksWith } from './vs-decks-with.ts';

const VS_CARDS: readonly Card[] = VS_SETS.flatMap(({ cards }) => cards);

let made: Catalogue | undefined;
/** Made once: compiling all cards takes a while. */
export const vsCatalogue = (): Catalogue => {
  made ??= createCatalogue(VS_SETS);
  return made;
};

/** With every card there is. */
export const vsDecks: GameDecks = vsDecksWith(VS_CARDS, vsCatalogue);
