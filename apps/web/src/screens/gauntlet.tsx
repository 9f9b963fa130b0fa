import { Suspense, useState } from 'react';
import { Link, useLocation, useParams, useSearch } from 'wouter';
import type { GameName } from '../cards/card-facts.ts';
import { useDecks } from '../cards/use-catalogue.ts';
import { deckName } from '../decks/deck-title.ts';
import { isOver, newRun, runLink, runPlan } from '../gauntlet/run.ts';
import { STAGES } from '../gauntlet/stages.ts';
import { useText } from '../i18n/language.tsx';
import { Page } from '../shell/page.tsx';
import { useProfile } from '../state/profile.ts';
import type { Run } from '../state/profile-shape.ts';
import { useTable } from '../state/table-store.ts';
import '../styles/gauntlet.css';

/** Seven tables, one deck, two lives. */
export function Gauntlet() {
  const t = useText();
  const game: GameName = useParams<{ game: string }>().game === 'arena' ? 'arena' : 'vs';
  const other: GameName = game === 'vs' ? 'arena' : 'vs';
  const best = useProfile((s) => s.best[game]);
  const run = useProfile((s) => s.runs[game]);
  return (
    <Page title={t('gauntlet-title')}>
      <h1 className="title">
        {t('gauntlet-title')}: {t(`game-${game}`)}
      </h1>
      <p className="play-lead">
        {t('gauntlet-lead')}{' '}
        <Link href={`/gauntlet/${other}`} className="link">
          {t(`game-${other}`)}
        </Link>
      </p>
      <p>{t('gauntlet-best', { best, count: STAGES[game].length })}</p>
      <Suspense fallback={<p role="status">{t('loading')}</p>}>
        <Ladder game={game} run={run} />
      </Suspense>
      {run !== undefined && !isOver(game, run) && <GoOn key={game} game={game} run={run} />}
      <Suspense fallback={<p role="status">{t('loading')}</p>}>
        <Begin key={`begin ${game}`} game={game} />
      </Suspense>
    </Page>
  );
}

function Ladder({ game, run }: { readonly game: GameName; readonly run: Run | undefined }) {
  const t = useText();
  const known = useDecks();
  const nameOf = (key: string): string => {
    const deck = known.find((each) => each.game === game && each.key === key);
    return deck === undefined ? key : deckName(deck, t);
  };
  const at = run === undefined ? -1 : run.level;
  return (
    <ol className="ladder">
      {STAGES[game].map(({ twist, level, decks }, i) => (
        <li
          key={`${twist} ${level} ${decks.join()}`}
          className={`panel rung ${i < at ? 'is-beaten' : i === at ? 'is-next' : ''}`}
          aria-current={i === at ? 'step' : undefined}
        >
          <b className="rung-number">{i < at ? '✓' : i + 1}</b>
          <span>{t(`level-${level}`)}</span>
          <span className="rung-deck">{decks.map(nameOf).join(' · ')}</span>
          <span className="rung-twist">{t(`gauntlet-twist-${twist}`)}</span>
        </li>
      ))}
    </ol>
  );
}

function useRun(game: GameName): (run: Run) => void {
  const t = useText();
  const start = useTable((s) => s.start);
  const [, go] = useLocation();
  return (run) => void start(runPlan(game, run, { you: t('you'), computer: t('computer') })).then(() => go('/table'));
}

function GoOn({ game, run }: { readonly game: GameName; readonly run: Run }) {
  const t = useText();
  const play = useRun(game);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}${runLink(game, run)}`);
    setCopied(true);
  };
  const minutes = run.began === undefined ? undefined : Math.round((Date.now() - run.began) / 60_000);
  return (
    <section className="panel gauntlet-run">
      <h2 className="heading">{t('gauntlet-here', { lives: run.lives })}</h2>
      {minutes !== undefined && <p>{t('gauntlet-clock', { minutes })}</p>}
      <p className="gauntlet-buttons">
        <button type="button" className="btn btn-main" data-run="on" onClick={() => play(run)}>
          {t('gauntlet-fight', { number: run.level + 1 })}
        </button>
        <button type="button" className="btn" onClick={() => void copy()}>
          {t(isCopied ? 'gauntlet-copied' : 'gauntlet-share')}
        </button>
      </p>
    </section>
  );
}

/** A new run: which deck, and against the clock if one likes. A link brings deck and deal. */
function Begin({ game }: { readonly game: GameName }) {
  const t = useText();
  const wanted = new URLSearchParams(useSearch());
  const decks = useDecks().filter((deck) => deck.game === game && deck.played === undefined);
  const first = decks.filter(({ isFirst }) => isFirst);
  const known = decks.find(({ key }) => key === wanted.get('deck'));
  const [deck, setDeck] = useState(known?.key ?? first[0].key);
  const [isTimed, setTimed] = useState(false);
  const change = useProfile((s) => s.change);
  const play = useRun(game);
  const begin = () => {
    const run = newRun(deck, wanted.get('seed') ?? crypto.randomUUID(), isTimed ? Date.now() : undefined);
    change({ runs: { ...useProfile.getState().runs, [game]: run } });
    play(run);
  };
  return (
    <section className="panel gauntlet-run">
      <h2 className="heading">{t('gauntlet-new')}</h2>
      {wanted.has('seed') && <p>{t('gauntlet-linked')}</p>}
      <label>
        {t('gauntlet-deck')}{' '}
        <select className="input" value={deck} onChange={(event) => setDeck(event.target.value)}>
          {[...first, ...decks.filter(({ isFirst }) => !isFirst)].map((each) => (
            <option key={each.key} value={each.key}>
              {deckName(each, t)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" checked={isTimed} onChange={(event) => setTimed(event.target.checked)} />{' '}
        {t('gauntlet-timed')}
      </label>
      <button type="button" className="btn btn-go" data-run="new" onClick={begin}>
        {t('gauntlet-begin')}
      </button>
    </section>
  );
}
