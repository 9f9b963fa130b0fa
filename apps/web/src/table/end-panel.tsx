import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { withWords } from '../i18n/bundle.ts';
import { type Afterwards, afterwardsOf, againPlan } from '../learn/plans.ts';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table-store.ts';
import type { Snapshot } from '../workers/game-api.ts';
import { type Speech, useTableContext } from './table-context.tsx';

/** What happened, and why: looked through as soon as the game is over. */
const EndStory = lazy(() =>
  withWords('review', useSettings.getState().language, import('../review/end-story.tsx')).then((m) => ({
    default: m.EndStory,
  })),
);

/** How it ended, and what next. */
export function EndPanel() {
  const { snapshot, t, playerName, afterwards } = useTableContext();
  const [isOpen, setOpen] = useState(true);
  const { result, seat, turn, plan } = snapshot;
  if (result === undefined) return null;
  const isTie = result.places.every((place) => place === result.places[0]);
  const outcome = isTie ? 'tied' : result.places[seat] === 1 ? 'won' : 'lost';
  const winners = result.places.flatMap((place, each) => (place === 1 ? [each] : []));
  const lost = winners.length === 1 ? t('end-won-by', { name: playerName(winners[0]) }) : t('end-lost');
  const title = afterwards?.isWatched ? t('prompt-over') : outcome === 'lost' ? lost : t(`end-${outcome}`);
  const order = result.places.map((place, each) => ({ place, each })).sort((a, b) => a.place - b.place);
  // What began in the middle, or is a lesson, is no game to look back on.
  const isGame = afterwardsOf(plan) === 'deck';
  const isFull = isGame && isOpen;
  return (
    <section
      className={`panel splash end-panel ${isFull ? 'end-full' : ''}`}
      aria-labelledby="end-title"
      data-outcome={outcome}
    >
      <h2 id="end-title" className="end-title">
        {title}
      </h2>
      <ol className="end-places">
        {order.map(({ place, each }) => (
          <li key={each}>
            <b>{t('end-place', { place })}</b> {playerName(each)}
            {scoreOf(snapshot, each, t)}
          </li>
        ))}
      </ol>
      <p className="caption">{t('end-turns', { turn })}</p>
      {afterwards?.buttons ?? <OwnButtons />}
      {isGame && (
        <Suspense>
          <EndStory isOpen={isOpen} setOpen={setOpen} />
        </Suspense>
      )}
    </section>
  );
}

/** Mission Points are what an Arena is counted by; the other game has no score. */
const scoreOf = (snapshot: Snapshot, seat: number, t: Speech['t']): string =>
  snapshot.game === 'arena' ? ` · ${t('end-points', { points: snapshot.view.seats[seat].points })}` : '';

const ROADS: Readonly<Record<Afterwards, string>> = {
  deck: '/play',
  lesson: '/learn',
  puzzle: '/learn',
  scene: '/learn',
};

/** Of a game on this device. */
function OwnButtons() {
  const { snapshot, t } = useTableContext();
  const start = useTable((s) => s.start);
  const leave = useTable((s) => s.leave);
  const [, go] = useLocation();
  const { plan } = snapshot;
  const next = afterwardsOf(plan);
  return (
    <p className="end-buttons">
      <button
        type="button"
        className="btn btn-main btn-big"
        onClick={() => void start(againPlan(plan, crypto.randomUUID()))}
      >
        {t('act-again')}
      </button>
      <button type="button" className="btn btn-big" onClick={() => void leave().then(() => go(ROADS[next]))}>
        {t(`act-other-${next}`)}
      </button>
    </p>
  );
}
