import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GameName } from '../cards/card-facts.ts';
import { useFacts } from '../cards/use-catalogue.ts';
import { useText } from '../i18n/language.tsx';
import { endedGame, useFollow } from '../online/follow.ts';
import { useProfile } from '../state/profile.ts';
import { countUp, gamesIn, newLedger } from '../state/profile-ledger.ts';
import { useSettings } from '../state/settings.ts';
import type { KeptGame } from '../workers/game-api.ts';
import { keptGames } from '../workers/kept-games.ts';
import { dayOf, streakOf } from './daily.ts';
import { useDone } from './done.ts';
import { LESSONS } from './lessons.ts';

const DECK = 'games/deck/';

/** What this visitor has done, here and on their other devices. Settings save it as a file, bring it back, and wipe it. */
export function ProfilePanel({ game }: { readonly game: GameName }) {
  const t = useText();
  const profile = useProfile();
  const { rating, tries, days } = profile;
  const done = useDone((s) => s.done);
  const ledger = useFollow((s) => s.ledger);
  const [kept, setKept] = useState<readonly KeptGame[]>([]);
  useEffect(() => void keptGames().then(setKept, () => setKept([])), []);
  const games = kept.flatMap(endedGame);
  const { counts } = countUp(ledger ?? newLedger('', 'here'), { profile, done, games });
  const [played, won] = gamesIn(counts, game);
  const lessons = LESSONS.filter((lesson) => lesson.game === game);
  const ofGame = new Set(games.filter((each) => each.game === game).map(({ deck }) => deck));
  const favourite = favouriteIn(counts, (deck) => ofGame.has(deck));
  const facts = useFacts(favourite === undefined ? [] : [favourite]);
  const [deckGames, deckWon] = gamesIn(counts, `deck/${favourite}`);
  const rows = {
    games: t('profile-games', { count: played, won }),
    lessons: t('profile-lessons', { done: lessons.filter(({ id }) => done.has(id)).length, count: lessons.length }),
    puzzles: t('profile-puzzles', {
      solved: Object.entries(tries).filter(([id, count]) => id.startsWith(`${game}-`) && count > 0).length,
      rating: String(rating),
    }),
    ...(favourite !== undefined && {
      deck: t('profile-deck', { deck: facts.get(favourite)?.name ?? favourite, games: deckGames, won: deckWon }),
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
      <Kept />
      <p>
        <Link href="/settings" className="link">
          {t('profile-settings')}
        </Link>
      </p>
    </section>
  );
}

/** The deck played most, by the card that stands for it. */
function favouriteIn(
  counts: ReturnType<typeof countUp>['counts'],
  isOfGame: (deck: string) => boolean,
): string | undefined {
  const decks = new Set(
    Object.values(counts).flatMap((own) =>
      Object.keys(own).flatMap((what) => (what.startsWith(DECK) ? [what.slice(DECK.length)] : [])),
    ),
  );
  const gamesWith = (deck: string): number => gamesIn(counts, `deck/${deck}`)[0];
  return [...decks].filter(isOfGame).toSorted((a, b) => gamesWith(b) - gamesWith(a) || (a < b ? -1 : 1))[0];
}

/** Where it is kept: on this device, and with an account that has a passkey. */
function Kept() {
  const t = useText();
  const language = useSettings((s) => s.language);
  const { ledger, trouble } = useFollow();
  const isFollowed = ledger !== undefined && ledger.isLeft !== true;
  const at =
    ledger?.at === undefined
      ? ''
      : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(ledger.at);
  if (!isFollowed)
    return (
      <p data-follows="no">
        {t('profile-kept')}{' '}
        <Link href="/online/you" className="link">
          {t('profile-follow')}
        </Link>
      </p>
    );
  const how = trouble === undefined && at !== '' ? 'yes' : 'later';
  return <p data-follows={how}>{t(`profile-follows-${how}`, { at })}</p>;
}
