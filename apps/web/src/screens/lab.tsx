import { useEffect, useMemo, useRef, useState } from 'react';
import { GAMES, type GameName } from '../cards/card-facts.ts';
import { useDecks } from '../cards/use-catalogue.ts';
import { useOwnDecks } from '../decks/deck-store.ts';
import { deckTitle } from '../decks/deck-title.ts';
import { playableDeck } from '../decks/playable-decks.ts';
import { useText } from '../i18n/language.tsx';
import { DeckChoice } from '../lab/deck-choice.tsx';
import { LabResult } from '../lab/lab-result.tsx';
import { type LabPlayer, PLAYERS, PRECISIONS, type Precision } from '../lab/plan.ts';
import { type LabProgress, type LabRun, runLab } from '../lab/run-lab.ts';
import { useCards } from '../library/library-client.ts';
import { Page } from '../shell/page.tsx';
import { Segments } from '../shell/segments.tsx';
import { useSettings } from '../state/settings.ts';
import '../lab/lab.css';

/** Decks of a game against each other, in workers, until the numbers are sure enough. */
export function Lab() {
  const t = useText();
  const [game, setGame] = useState<GameName>('vs');
  const [player, setPlayer] = useState<LabPlayer>('rules');
  const [until, setUntil] = useState<Precision>('5');
  const [seed, setSeed] = useState('lab');
  const decks = useDecksOf(game);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const profile = useSettings((s) => s.profiles[game]);
  const { progress, trouble, start, stop } = useRun();
  const picked = decks.filter(({ key }) => chosen.has(key));
  const isRunning = progress?.isRunning === true;
  const change = (next: GameName): void => {
    setGame(next);
    setChosen(new Set());
  };
  return (
    <Page title={t('nav-lab')}>
      <h1 className="title">{t('nav-lab')}</h1>
      <p className="lab-lead">{t('lab-lead')}</p>
      <form
        className="lab-form panel"
        onSubmit={(event) => {
          event.preventDefault();
          start({ game, profile, player, until, seed, decks: picked });
        }}
      >
        <div className="lab-tools">
          <Segments
            legend={t('game')}
            name="game"
            value={game}
            options={GAMES.map((each) => [each, t(`game-${each}`)])}
            onChange={change}
          />
          <Segments
            legend={t('lab-player')}
            name="player"
            value={player}
            options={PLAYERS.map((each) => [each, t(`lab-player-${each}`)])}
            onChange={setPlayer}
          />
          <Segments
            legend={t('lab-until')}
            name="until"
            value={until}
            options={PRECISIONS.map((each) => [each, t('lab-points', { points: each })])}
            onChange={setUntil}
          />
          <label className="field">
            {t('lab-seed')}
            <input className="input" value={seed} onChange={(event) => setSeed(event.target.value)} />
          </label>
        </div>
        <DeckChoice decks={decks} chosen={chosen} onChange={setChosen} />
        <div className="lab-go">
          {isRunning ? (
            // Keys keep them apart: a button that becomes a submit button while it is clicked would submit.
            <button key="stop" type="button" className="btn btn-main btn-big" onClick={stop}>
              {t('lab-stop')}
            </button>
          ) : (
            <button key="start" type="submit" className="btn btn-go btn-big" disabled={picked.length < 2}>
              {t('lab-start')}
            </button>
          )}
          {picked.length < 2 && <p>{t('lab-needs-two')}</p>}
        </div>
      </form>
      {trouble !== undefined && <p role="alert">{t('lab-trouble', { what: trouble })}</p>}
      {progress !== undefined && <LabResult {...progress} />}
    </Page>
  );
}

/** Built-in decks and those of the person. */
function useDecksOf(game: GameName) {
  const built = useDecks();
  const own = useOwnDecks(game);
  const t = useText();
  return useMemo(() => {
    const starters = built.filter((deck) => deck.game === game);
    return [...own.map(playableDeck), ...starters.map((deck) => ({ ...deck, title: deckTitle(deck, t) }))];
  }, [built, own, game, t]);
}

/** One run at a time; it ends with the screen. */
function useRun() {
  const { byKey } = useCards();
  const [progress, setProgress] = useState<LabProgress>();
  const [trouble, setTrouble] = useState<string>();
  const run = useRef<LabRun>(undefined);
  useEffect(() => () => run.current?.stop(), []);
  const start = (asked: Parameters<typeof runLab>[0]): void => {
    run.current?.stop();
    setProgress(undefined);
    setTrouble(undefined);
    run.current = runLab(asked, {
      cardName: (key) => byKey.get(key)?.name ?? key,
      progress: setProgress,
      trouble: setTrouble,
    });
  };
  return { progress, trouble, start, stop: () => run.current?.stop() };
}
