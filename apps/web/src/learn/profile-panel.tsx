import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GameName } from '../cards/card-facts.ts';
import { useDecks } from '../cards/use-catalogue.ts';
import { deckName } from '../decks/deck-title.ts';
import { useText } from '../i18n/language.tsx';
import { useProfile } from '../state/profile.ts';
import type { KeptGame } from '../workers/game-api.ts';
import { keptGames } from '../workers/kept-games.ts';
import { dayOf, streakOf } from './daily.ts';
import { useDone } from './done.ts';
import { LESSONS } from './lessons.ts';

/** What this visitor has done here. It is on this device; settings save it as a file, bring it back, and wipe it. */
export function ProfilePanel({ game }: { readonly game: GameName }) {
  const t = useText();
  const { rating, tries, days, decks } = useProfile();
  const done = useDone((s) => s.done);
  const known = useDecks();
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  useEffect(() => void keptGames().then(setGames, () => setGames([])), []);
  const own = games.filter((each) => each.game === game && each.people.length === 1);
  const won = own.filter(({ places, people }) => places[people[0]] === 1).length;
  const lessons = LESSONS.filter((lesson) => lesson.game === game);
  const favourite = known
    .filter((deck) => deck.game === game && decks[deck.key] !== undefined)
    .toSorted((a, b) => decks[b.key][0] - decks[a.key][0])[0];
  const rows = {
    games: t('profile-games', { count: own.length, won }),
    lessons: t('profile-lessons', { done: lessons.filter(({ id }) => done.has(id)).length, count: lessons.length }),
    puzzles: t('profile-puzzles', {
      solved: Object.entries(tries).filter(([id, count]) => id.startsWith(`${game}-`) && count > 0).length,
      rating,
    }),
    ...(favourite !== undefined && {
      deck: t('profile-deck', {
        deck: deckName(favourite, t),
        games: decks[favourite.key][0],
        won: decks[favourite.key][1],
      }),
    }),
    streak: t('profile-streak', { streak: streakOf(days[game], dayOf(new Date())), days: days[game].length }),
  };
  return (
    <section className="panel profile">
      <h2 className="heading">{t('profile-title')}</h2>
      <ul>
        {Object.entries(rows).map(([key, words]) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
      <p>
        {t('profile-kept')}{' '}
        <Link href="/settings" className="link">
          {t('profile-settings')}
        </Link>
      </p>
    </section>
  );
}
