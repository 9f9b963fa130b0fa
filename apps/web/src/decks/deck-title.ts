import type { Translate } from '../i18n/bundle.ts';
import type { DeckInfo } from '../workers/game-api.ts';
import { starterTitle } from './starter-title.ts';

type Played = NonNullable<DeckInfo['played']>;

const PUBLISHED = 'published on ';

/** How a list did, as in "Won Gen Con 2015". */
export function playedLine({ event, place }: Played, t: Translate): string {
  if (place !== undefined) return t('deck-placed', { place, event });
  return event.startsWith(PUBLISHED)
    ? t('deck-published', { where: event.slice(PUBLISHED.length) })
    : t('deck-played', { event });
}

/** A list that somebody played is called by what stands before its place; that is said apart, in every language. */
export const deckName = ({ title, played }: Pick<DeckInfo, 'title' | 'played'>, t: Translate): string =>
  played === undefined ? starterTitle(title, t) : title.split(', ')[0];

/** All of it in one line. */
export const deckTitle = (deck: Pick<DeckInfo, 'title' | 'played'>, t: Translate): string =>
  deck.played === undefined ? deckName(deck, t) : `${deckName(deck, t)} · ${playedLine(deck.played, t)}`;
