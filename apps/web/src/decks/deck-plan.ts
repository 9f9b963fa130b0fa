import type { GameName } from '@longbox/games';
import type { Translate } from '../i18n/bundle.ts';
import { isWritten, type Note } from './deck-notes.ts';

/** Names as a sentence has them: "A, B and C". */
const listed = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** A deck's plan in three sentences: as somebody wrote it, or as its list says. */
export function planOf(
  game: GameName,
  key: string,
  { facts }: Pick<Note, 'facts'>,
  leader: string,
  t: Translate,
  language: string,
): readonly string[] {
  if (isWritten(game, key)) return [1, 2, 3].map((number) => t(`plan-of-${game}-${key}-${number}`));
  const stars = t('plan-stars', {
    stars: listed(
      facts.stars.map(({ name }) => name),
      language,
    ),
  });
  return [t(`plan-${facts.style}-1`), stars, lastOf(game, facts, leader, t, language)];
}

function lastOf(
  game: GameName,
  { tricks, symbols }: Note['facts'],
  leader: string,
  t: Translate,
  language: string,
): string {
  if (game === 'arena') return t('plan-arena-tricks', { count: tricks });
  if (symbols.length === 0) return t('plan-leader-none', { leader });
  return t('plan-leader', {
    leader,
    symbols: listed(
      symbols.map((symbol) => t(`symbol-${symbol}`)),
      language,
    ),
  });
}
