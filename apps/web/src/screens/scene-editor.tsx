import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'wouter';
import { GAMES, type GameName } from '../cards/card-facts.ts';
import { CardSheet } from '../cards/card-sheet.tsx';
import { useText } from '../i18n/language.tsx';
import { useCards } from '../library/library-client.ts';
import { CardFinder } from '../scenes/card-finder.tsx';
import { DraftInput } from '../scenes/draft-input.tsx';
import { Inspector } from '../scenes/inspector.tsx';
import { keptScene } from '../scenes/kept-scenes.ts';
import { cardEntry, putAt, spell } from '../scenes/place-card.ts';
import { PlaySceneSheet } from '../scenes/play-scene-sheet.tsx';
import type { SceneReading, SceneWords } from '../scenes/scene-api.ts';
import { SceneBoard } from '../scenes/scene-board.tsx';
import { SceneProblems } from '../scenes/scene-problems.tsx';
import { useScene } from '../scenes/scene-store.ts';
import { type SceneTab, SceneTabs } from '../scenes/scene-tabs.tsx';
import { SceneText } from '../scenes/scene-text.tsx';
import { SeatPanel } from '../scenes/seat-panel.tsx';
import { ShareSceneSheet } from '../scenes/share-scene-sheet.tsx';
import { TableSettings } from '../scenes/table-settings.tsx';
import { placeKey, useEntryFacts } from '../scenes/use-entry-facts.ts';
import { type Dragged, type DropPlace, useSceneDrag } from '../scenes/use-scene-drag.ts';
import { useSceneKeys } from '../scenes/use-scene-keys.ts';
import { Page } from '../shell/page.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useSettings } from '../state/settings.ts';
import { useMedia } from '../table/use-media.ts';
import '../styles/builder.css';
import '../styles/decks.css';
import '../styles/query.css';
import '../styles/stepper.css';
import '../styles/scene-position.css';
import '../styles/scene-text.css';
import '../styles/scenes.css';

/** Lays out a position: click, keys or drag, with the text of the scene beside it. */
export function SceneEditor() {
  const t = useText();
  const { id = '' } = useParams();
  const [isGone, setGone] = useState(false);
  const { open, read, reading, id: here } = useScene();
  const language = useSettings((s) => s.language);
  useEffect(() => {
    // After coming back, what can be undone is still there.
    if (useScene.getState().id === id) return;
    void keptScene(id).then((scene) => (scene === undefined ? setGone(true) : open(id, scene.text)));
  }, [id, open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: invented cards are told in another language
  useEffect(() => {
    if (useScene.getState().reading !== undefined) void read();
  }, [language]);
  useSceneKeys();
  if (isGone) {
    return (
      <Page title={t('scenes-title')}>
        <h1 className="title">{t('scene-unknown')}</h1>
        <p>
          <Link href="/scenes">{t('scenes-all')}</Link>
        </p>
      </Page>
    );
  }
  if (reading === undefined || here !== id) {
    return (
      <Page title={t('scenes-title')}>
        <p className="waiting" role="status">
          {t('loading')}
        </p>
      </Page>
    );
  }
  return <Desk reading={reading} />;
}

function Desk({ reading }: { readonly reading: SceneReading }) {
  const t = useText();
  const page = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia('(max-width: 1080px)');
  const [main, setMain] = useState<SceneTab>('position');
  const [side, setSide] = useState<SceneTab>('cards');
  const [zoom, setZoom] = useState<string>();
  const [goal, setGoal] = useState<{ readonly line: number; readonly column: number }>();
  const { sheet, words } = reading;
  const game = GAMES.find((each) => each === sheet.game);
  useSceneDrag(page, useDrop(reading));
  const onLine = (line: number, column: number) => {
    (isNarrow ? setMain : setSide)('text');
    setGoal({ line, column });
  };
  const problems = <SceneProblems reading={reading} onLine={onLine} />;
  const text = <SceneText reading={reading} goal={goal} onThere={useCallback(() => setGoal(undefined), [])} />;
  const finder = game !== undefined && words !== undefined && (
    <CardFinder game={game} reading={reading} words={words} />
  );
  const shown = isNarrow || main === 'position' || main === 'table' ? main : 'position';
  return (
    <Page title={sheet.title === '' ? t('scene-untitled') : sheet.title}>
      <div ref={page}>
        <p className="crumbs">
          <Link href="/scenes">{t('scenes-all')}</Link>
        </p>
        <Head reading={reading} game={game} />
        <div className="scene-desk">
          <div className="scene-work">
            <SceneTabs
              tabs={isNarrow ? ['position', 'cards', 'table', 'text'] : ['position', 'table']}
              now={shown}
              panel="scene-panel"
              problems={sheet.problems.length}
              onChange={setMain}
            />
            {isNarrow && problems}
            <div role="tabpanel" id="scene-panel" aria-labelledby={`scene-tab-${shown}`}>
              {shown === 'position' && words !== undefined && <PositionPanel reading={reading} words={words} />}
              {shown === 'cards' && finder}
              {shown === 'table' && (
                <Suspense fallback={<p role="status">{t('loading')}</p>}>
                  <SceneBoard reading={reading} />
                </Suspense>
              )}
              {shown === 'text' && text}
            </div>
          </div>
          {!isNarrow && (
            <aside className="scene-side" aria-label={t('scene-side')}>
              {problems}
              <Selected reading={reading} onZoom={setZoom} isSheet={false} />
              <SceneTabs
                tabs={['cards', 'text']}
                now={side}
                panel="scene-side-panel"
                problems={sheet.problems.length}
                onChange={setSide}
              />
              <div role="tabpanel" id="scene-side-panel" aria-labelledby={`scene-tab-${side}`}>
                {side === 'text' ? text : finder}
              </div>
            </aside>
          )}
        </div>
        {isNarrow && <Selected reading={reading} onZoom={setZoom} isSheet />}
        {zoom !== undefined && <CardSheet id={zoom} onClose={() => setZoom(undefined)} />}
      </div>
    </Page>
  );
}

/** Where a card that was dragged has been let go. */
function useDrop(reading: SceneReading): (what: Dragged, place: DropPlace) => void {
  const { cards, byKey } = useCards();
  const edit = useScene((s) => s.edit);
  return useCallback(
    (what, place) => {
      if ('find' in what) {
        const card = byKey.get(what.find);
        if (card === undefined) return;
        const text = spell(card, cards);
        void edit(...putAt(cardEntry(text), place, reading, text === card.name ? undefined : card.name));
        return;
      }
      const [seat, zone, at] = what.entry.split('/');
      const entry = reading.sheet.seats.find(({ name }) => name === seat)?.zones[zone]?.[Number(at)];
      if (entry === undefined || (seat === place.seat && zone === place.zone)) return;
      const { key: _key, name: _name, line: _line, ...parts } = entry;
      void edit({ do: 'take', from: { seat, zone, at: Number(at) } }, ...putAt(parts, place, reading));
    },
    [reading, cards, byKey, edit],
  );
}

function PositionPanel({ reading, words }: { readonly reading: SceneReading; readonly words: SceneWords }) {
  const factsOf = useEntryFacts(reading);
  return (
    <div className="scene-position">
      <TableSettings reading={reading} words={words} />
      {reading.sheet.seats.map((seat, index) => (
        <SeatPanel key={seat.name} seat={seat} index={index} reading={reading} words={words} factsOf={factsOf} />
      ))}
    </div>
  );
}

function Head({ reading, game }: { readonly reading: SceneReading; readonly game: GameName | undefined }) {
  const t = useText();
  const { edit, undo, redo, past, future, trouble, text } = useScene();
  const [open, setOpen] = useState<'play' | 'share'>();
  const { sheet, snapshot } = reading;
  return (
    <header className="scene-head">
      <h1 className="unseen">{t('scenes-title')}</h1>
      <div className="scene-title">
        <DraftInput
          aria-label={t('scene-title')}
          value={sheet.title}
          placeholder={t('scene-untitled')}
          onChange={(title) =>
            void edit({ do: 'set', path: ['scene'], value: title.trim() === '' ? undefined : title })
          }
        />
      </div>
      <span className="share-buttons">
        <button type="button" className="btn" disabled={past.length === 0} onClick={undo}>
          {t('scene-undo')} <kbd>Ctrl Z</kbd>
        </button>
        <button type="button" className="btn" disabled={future.length === 0} onClick={redo}>
          {t('scene-redo')}
        </button>
        <button type="button" className="btn" onClick={() => setOpen('share')}>
          {t('scene-share')}
        </button>
        <button type="button" className="btn btn-go" disabled={snapshot === undefined} onClick={() => setOpen('play')}>
          {t('scene-play')}
        </button>
      </span>
      {trouble !== undefined && (
        <p role="alert" className="verdict">
          {t('scene-not-kept')} <span lang="en">{trouble}</span>
        </p>
      )}
      {open === 'play' && game !== undefined && (
        <PlaySceneSheet game={game} reading={reading} onClose={() => setOpen(undefined)} />
      )}
      {open === 'share' && <ShareSceneSheet text={text} title={sheet.title} onClose={() => setOpen(undefined)} />}
    </header>
  );
}

interface SelectedProps {
  readonly reading: SceneReading;
  readonly onZoom: (key: string) => void;
  readonly isSheet: boolean;
}

function Selected({ reading, onZoom, isSheet }: SelectedProps) {
  const t = useText();
  const selected = useScene((s) => s.selected);
  const select = useScene((s) => s.select);
  const factsOf = useEntryFacts(reading);
  const { sheet, words } = reading;
  const entry = selected && sheet.seats.find(({ name }) => name === selected.seat)?.zones[selected.zone]?.[selected.at];
  if (selected === undefined || entry === undefined || words === undefined) return null;
  const facts = factsOf(entry, placeKey(selected.seat, selected.zone, selected.at));
  const inspector = (
    <Inspector place={selected} entry={entry} facts={facts} reading={reading} words={words} onZoom={onZoom} />
  );
  if (!isSheet) return inspector;
  return (
    <Sheet title={t('scene-inspector')} onClose={() => select(undefined)}>
      {inspector}
    </Sheet>
  );
}
