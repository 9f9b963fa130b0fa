import type { Answers, RatingStep, RatingView } from '@longbox/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { useSettings } from '../state/settings.ts';
import { api } from './api.ts';
import { dayWords } from './day-words.ts';
import { asTrouble, type Trouble } from './online-trouble.ts';
import { gameTitle, profileTitle } from './profile-title.ts';
import { RatingChart } from './rating-chart.tsx';
import { TroubleLine } from './trouble-line.tsx';

export type PlayerRecord = Answers['GET /players/:id/ratings'];

const keyOf = ({ game, profile }: { readonly game: string; readonly profile: string }): string => `${game} ${profile}`;

/** What a player has won and lost at rated tables, by game and profile. */
export function PlayerRatings({ record: { ratings, history } }: { readonly record: PlayerRecord }) {
  const t = useText();
  const [chosen, setChosen] = useState<string>();
  if (ratings.length === 0) return <p className="online-none">{t('online-rating-none')}</p>;
  // What was played last comes first.
  const key = chosen ?? keyOf(history[0] ?? ratings[0]);
  const rating = ratings.find((each) => keyOf(each) === key) ?? ratings[0];
  const steps = history.filter((step) => keyOf(step) === keyOf(rating));
  return (
    <>
      {ratings.length > 1 && (
        <label className="field">
          <span>{t('online-game')}</span>
          <select name="rated-game" value={keyOf(rating)} onChange={(event) => setChosen(event.target.value)}>
            {ratings.map((each) => (
              <option key={keyOf(each)} value={keyOf(each)}>
                {gameTitle(each.game)} · {profileTitle(each.game, each.profile, t)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Figures rating={rating} steps={steps} />
      {steps.length > 0 && <RatingChart steps={steps.toReversed()} />}
      <RatedGames steps={steps} />
    </>
  );
}

interface FiguresProps {
  readonly rating: RatingView & { readonly game: string; readonly profile: string };
  readonly steps: readonly RatingStep[];
}

function Figures({ rating: { game, profile, rating, deviation, games }, steps }: FiguresProps) {
  const t = useText();
  const won = steps.filter(({ place }) => place === 1).length;
  return (
    <div className="rating-figures">
      <p className="rating-now">
        <b>{rating}</b> <span>±{deviation}</span>
      </p>
      <p>
        {gameTitle(game)} · {profileTitle(game, profile, t)}
        <br />
        {t('online-rating-games', { count: games })} · {t('online-rating-won', { count: won })}
      </p>
    </div>
  );
}

function RatedGames({ steps }: { readonly steps: readonly RatingStep[] }) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<Trouble>();
  const watch = async (match: string) => {
    setTrouble(undefined);
    try {
      const { code } = await api.replay(match);
      if (code === undefined) setTrouble({ code: 'replayLong', text: '' });
      else go(`/replay#${code}`);
    } catch (error) {
      setTrouble(asTrouble(error));
    }
  };
  return (
    <>
      <TroubleLine trouble={trouble} />
      <ol className="rating-games" aria-label={t('online-rated-games')}>
        {steps.map(({ match, at, before, after, place, against }) => (
          <li key={match} className={place === 1 ? 'rating-win' : 'rating-loss'}>
            <span className="rating-outcome">{place === 1 ? t('online-won') : t('online-place', { place })}</span>
            <span className="rating-against">{t('online-against', { names: against.join(', ') })}</span>
            <span className="rating-day">{dayWords(at, language)}</span>
            <span className="rating-change">
              <b>{after}</b> {after >= before ? '+' : '−'}
              {Math.abs(after - before)}
            </span>
            <button type="button" className="btn" onClick={() => void watch(match)}>
              {t('online-replay')}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The record of a player, read once for each. */
export function useRecord(player: string | undefined): {
  readonly record: PlayerRecord | undefined;
  readonly trouble: Trouble | undefined;
} {
  const [record, setRecord] = useState<PlayerRecord>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEffect(() => {
    if (player === undefined) return;
    let isCurrent = true;
    setRecord(undefined);
    api.player(player).then(
      (found) => isCurrent && setRecord(found),
      (error: unknown) => isCurrent && setTrouble(asTrouble(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [player]);
  return { record, trouble };
}
