import { ARENA_CARDS } from '@longbox/arena-sets';
import type { GameDecks, GameName } from '@longbox/games';
import { arenaDecks } from '@longbox/games/arena/arena-decks';
import { VS_STARTERS } from '@longbox/games/vs/vs-starters';
import { setOfCard } from '@longbox/vs-sets/set-keys';
import type { CardFacts } from '../cards/card-facts.ts';
import type { Language } from '../state/settings.ts';
import { arenaFacts } from './arena-facts.ts';
import { deckPicture } from './deck-pictures.ts';
import type { DeckInfo, TablePlan } from './game-api.ts';
import { vsFacts } from './vs-facts.ts';
import { bring, cardHere, formHere, setsHere, setsOfCards, vsGameHere } from './vs-shelf.ts';

/** These cards in words of one language; what is not here is brought. Unknown ones are left out. */
export async function factsOf(keys: readonly string[], language: Language): Promise<readonly CardFacts[]> {
  const sets = setsOfCards(keys);
  await bring(sets);
  return keys.flatMap((key) => {
    const vs = cardHere(key) ?? formHere(key);
    if (vs !== undefined) return [vsFacts(vs, key.slice(0, key.indexOf('-')), language)];
    const arena = ARENA_CARDS.find((card) => card.key === key);
    return arena === undefined ? [] : [arenaFacts(arena, language)];
  });
}

/** Every card a table may show: those of its sets. */
export async function cardsOfTable({ game, sets = [] }: TableCards, language: Language): Promise<readonly CardFacts[]> {
  if (game === 'arena') return ARENA_CARDS.map((card) => arenaFacts(card, language));
  await bring(sets);
  const forms = vsGameHere(sets).catalogue.faces.filter(({ form }) => form);
  return [
    ...setsHere(sets).flatMap(({ set, cards }) => cards.map((card) => vsFacts(card, set, language))),
    ...forms.map(({ card, id }) => vsFacts(card, setOfCard(id), language)),
  ];
}

export type TableCards = Pick<TablePlan, 'game' | 'sets'>;

export const listDecks = (): readonly DeckInfo[] => [...infosOf('vs', VS_STARTERS), ...infosOf('arena', arenaDecks)];

const infosOf = (game: GameName, { shelf, played: lists }: Pick<GameDecks, 'shelf' | 'played'>): readonly DeckInfo[] =>
  [...shelf, ...lists].map(({ key, title, face, set, isFirst, cards, played }) => ({
    ...{ game, key, title, face, set, isFirst },
    cards: cards.map(({ id, count }) => ({ key: id, count })),
    ...(played && { played }),
    picture: deckPicture(face),
  }));
