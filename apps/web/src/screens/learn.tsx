import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GAMES, type GameName } from '../cards/card-facts.ts';
import { STAGES } from '../gauntlet/stages.ts';
import { useText } from '../i18n/language.tsx';
import { useDone } from '../learn/done.ts';
import { LESSONS } from '../learn/lessons.ts';
import { MinedPanel } from '../learn/mined-panel.tsx';
import { lessonPlan, scenePlan } from '../learn/plans.ts';
import { ProfilePanel } from '../learn/profile-panel.tsx';
import { loadPuzzles, type PuzzleFile } from '../learn/puzzles.ts';
import { Page } from '../shell/page.tsx';
import { Segments } from '../shell/segments.tsx';
import { useProfile } from '../state/profile.ts';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table-store.ts';
import type { TablePlan } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';
import '../styles/decks.css';
import '../styles/learn.css';

/** Lessons, puzzles, and any scene file on the table. */
export function Learn() {
  const t = useText();
  const [game, setGame] = useState<GameName>('vs');
  return (
    <Page title={t('nav-learn')}>
      <h1 className="title">{t('nav-learn')}</h1>
      <p className="decks-lead">{t('learn-lead')}</p>
      <Segments
        legend={t('game')}
        name="game"
        value={game}
        options={GAMES.map((each) => [each, t(`game-${each}`)])}
        onChange={setGame}
      />
      <First game={game} />
      <Lessons game={game} />
      <GauntletDoor game={game} />
      <Puzzles game={game} />
      <ProfilePanel key={game} game={game} />
      <OpenScene />
    </Page>
  );
}

function useStart(): (plan: TablePlan) => void {
  const start = useTable((s) => s.start);
  const [, go] = useLocation();
  return (plan) => void start(plan).then(() => go('/table'));
}

/** Always there, however often it was played. */
function First({ game }: { readonly game: GameName }) {
  const t = useText();
  const done = useDone((s) => s.done);
  return (
    <section className="panel learn-first">
      <div>
        <h2 className="heading">{t('learn-first')}</h2>
        <p>{t('learn-first-lead')}</p>
        {done.has(`guide-${game}`) && <p className="learn-done">{t('learn-done')}</p>}
      </div>
      <Link href={`/first/${game}`} className="btn btn-main btn-big">
        {t('learn-first-go')}
      </Link>
    </section>
  );
}

function Lessons({ game }: { readonly game: GameName }) {
  const t = useText();
  const begin = useStart();
  const done = useDone((s) => s.done);
  const own = LESSONS.filter((lesson) => lesson.game === game);
  const next = own.find(({ id }) => !done.has(id));
  const count = own.filter(({ id }) => done.has(id)).length;
  return (
    <section className="shelf">
      <h2 className="heading">{t('learn-lessons')}</h2>
      <p>{t('profile-lessons', { done: count, count: own.length })}</p>
      <ol className="learn-list">
        {own.map((lesson, i) => (
          <li key={lesson.id}>
            <button
              type="button"
              className={`learn-item panel ${lesson === next ? 'is-next' : ''}`}
              data-lesson={lesson.id}
              onClick={() => begin(lessonPlan(lesson, [t('you'), t('computer')]))}
            >
              <b>
                {i + 1}. {t(`lesson-${lesson.id}`)}
              </b>
              <span>{t(`lesson-${lesson.id}-lead`)}</span>
              {done.has(lesson.id) && <span className="learn-done">{t('learn-done')}</span>}
              {lesson === next && <span className="learn-next">{t('learn-next')}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function GauntletDoor({ game }: { readonly game: GameName }) {
  const t = useText();
  const best = useProfile((s) => s.best[game]);
  return (
    <section className="panel learn-first learn-gauntlet">
      <div>
        <h2 className="heading">{t('gauntlet-title')}</h2>
        <p>{t('gauntlet-lead')}</p>
        <p>{t('gauntlet-best', { best, count: STAGES[game].length })}</p>
      </div>
      <Link href={`/gauntlet/${game}`} className="btn btn-big">
        {t('gauntlet-open')}
      </Link>
    </section>
  );
}

function Puzzles({ game }: { readonly game: GameName }) {
  const t = useText();
  const begin = useStart();
  const language = useSettings((s) => s.language);
  const done = useDone((s) => s.done);
  const [puzzles, setPuzzles] = useState<readonly PuzzleFile[]>();
  useEffect(() => void loadPuzzles().then(setPuzzles), []);
  const shown = puzzles?.filter(({ info }) => info.game === game) ?? [];
  return (
    <section className="shelf">
      <h2 className="heading">{t('learn-puzzles')}</h2>
      <p>{t('learn-puzzles-lead')}</p>
      <MinedPanel key={game} game={game} begin={begin} />
      <h3 className="heading">{t('learn-by-hand')}</h3>
      {puzzles === undefined && <p role="status">{t('loading')}</p>}
      <ol className="learn-list learn-puzzles">
        {shown.map(({ info, text }) => {
          const { puzzle } = info;
          if (puzzle === undefined) return null;
          return (
            <li key={puzzle.id}>
              <button
                type="button"
                className="learn-item panel"
                data-puzzle={puzzle.id}
                onClick={() => begin(scenePlan(info, text, 'first', t('computer')))}
              >
                <b>{puzzle.title[language]}</b>
                <span>{t('learn-difficulty', { difficulty: puzzle.difficulty })}</span>
                {done.has(puzzle.id) && <span className="learn-done">{t('learn-solved')}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A judge's file: the position it lays out, to play on from. */
function OpenScene() {
  const t = useText();
  const begin = useStart();
  const [trouble, setTrouble] = useState<string>();
  const open = async (file: File | undefined, people: 'first' | 'all') => {
    if (file === undefined) return;
    try {
      const text = await file.text();
      const [info] = await gameClient().readScenes([text]);
      setTrouble(undefined);
      begin(scenePlan(info, text, people, t('computer')));
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section className="shelf">
      <h2 className="heading">{t('learn-scenes')}</h2>
      <p>{t('learn-scenes-lead')}</p>
      <p className="learn-open">
        {(['first', 'all'] as const).map((people) => (
          <label key={people} className="btn learn-file">
            {t(`learn-scene-${people}`)}
            <input
              className="unseen"
              type="file"
              accept=".yaml,.yml"
              data-scene={people}
              onChange={(event) => void open(event.target.files?.[0], people)}
            />
          </label>
        ))}
        <Link href="/scenes" className="btn">
          {t('learn-scene-editor')}
        </Link>
      </p>
      {trouble !== undefined && (
        <p role="alert" className="verdict">
          {t('learn-scene-trouble')} <span lang="en">{trouble}</span>
        </p>
      )}
    </section>
  );
}
