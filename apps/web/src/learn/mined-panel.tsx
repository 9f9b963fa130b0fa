import { difficultyOf, type MinedPuzzle, PUZZLE_THEMES, type PuzzleTheme } from '@longbox/testkit/scene/mined';
import { useEffect, useState } from 'react';
import type { GameName } from '../cards/card-facts.ts';
import { useText } from '../i18n/language.tsx';
import { useProfile } from '../state/profile.ts';
import type { TablePlan } from '../workers/game-api.ts';
import { dailyOf, dayOf, streakOf } from './daily.ts';
import { loadMined, minedPlan } from './mined.ts';
import { nextPuzzle } from './rating.ts';

interface Props {
  readonly game: GameName;
  readonly begin: (plan: TablePlan) => void;
}

/** The puzzle of the day, the next one by rating, and themes to train. */
export function MinedPanel({ game, begin }: Props) {
  const t = useText();
  const [puzzles, setPuzzles] = useState<readonly MinedPuzzle[]>([]);
  const [theme, setTheme] = useState<PuzzleTheme | ''>('');
  const { rating, tries, days } = useProfile();
  useEffect(() => void loadMined(game).then(setPuzzles), [game]);
  if (puzzles.length === 0) return <p role="status">{t('loading')}</p>;
  const today = dayOf(new Date());
  const daily = dailyOf(today, puzzles.length);
  const isDone = days[game].includes(today);
  const streak = streakOf(days[game], today);
  const isTried = (at: number): boolean => tries[`${game}-mined-${at + 1}`] !== undefined;
  const solved = Object.entries(tries).filter(([id, count]) => id.startsWith(`${game}-mined-`) && count > 0).length;
  const open = (at: number) => begin(minedPlan(game, at, puzzles[at], [t('you'), t('computer')]));
  const next = nextPuzzle(
    rating,
    puzzles,
    (at) => isTried(at) || (theme !== '' && !puzzles[at].themes.includes(theme)),
  );
  const themes: readonly PuzzleTheme[] = PUZZLE_THEMES[game];
  return (
    <div className="mined">
      <section className="panel mined-daily">
        <h3 className="heading">{t('daily-title')}</h3>
        <p>{t('learn-difficulty', { difficulty: difficultyOf(puzzles[daily].rating) })}</p>
        <p>{isDone ? t('daily-done', { streak }) : t('daily-streak', { streak })}</p>
        <button type="button" className="btn btn-main" data-daily onClick={() => open(daily)}>
          {t(isDone ? 'daily-again' : 'daily-go')}
        </button>
      </section>
      <section className="panel mined-next">
        <h3 className="heading">{t('mined-title')}</h3>
        <p>{t('mined-rating', { rating: String(rating), solved, count: puzzles.length })}</p>
        <label className="mined-theme">
          {t('mined-theme')}{' '}
          <select
            className="input"
            value={theme}
            onChange={(event) => setTheme(themes.find((each) => each === event.target.value) ?? '')}
          >
            <option value="">{t('mined-theme-any')}</option>
            {themes
              .filter((each) => puzzles.some((puzzle) => puzzle.themes.includes(each)))
              .map((each) => (
                <option key={each} value={each}>
                  {t(`puzzle-theme-${each}`)}
                </option>
              ))}
          </select>
        </label>
        <button
          type="button"
          className="btn btn-go"
          data-next
          disabled={next === undefined}
          onClick={() => next !== undefined && open(next)}
        >
          {t('mined-go')}
        </button>
      </section>
    </div>
  );
}
