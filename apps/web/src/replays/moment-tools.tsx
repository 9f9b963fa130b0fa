import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { scenePlan } from '../learn/plans.ts';
import { addScene } from '../scenes/kept-scenes.ts';
import type { InLanguages, MomentPuzzle } from '../scenes/scene-api.ts';
import { useTable } from '../state/table-store.ts';
import { gameClient } from '../workers/game-client.ts';

interface Props {
  readonly seq: number;
  /** Who decides then. */
  readonly name: string;
}

type Made = { readonly seq: number; readonly puzzle: MomentPuzzle; readonly id: string };

/** What else becomes of a moment: a scene to change, or a puzzle for others. */
export function MomentTools({ seq, name }: Props) {
  const t = useText();
  const [, go] = useLocation();
  const start = useTable((s) => s.start);
  const [made, setMade] = useState<Made>();
  const [busy, setBusy] = useState(false);
  const found = made?.seq === seq ? made : undefined;
  // What somebody makes is called the same in both languages: as it was made.
  const both = (text: string): InLanguages => ({ en: text, it: text });
  const toScene = async () => {
    const title = t('moment-puzzle-title', { name });
    const { text, differs } = await gameClient().sceneOfReplay(seq, title);
    const head = differs.map((what) => `# Not as it was in the game: ${what}.\n`).join('');
    go(`/scenes/${await addScene(head + text)}`);
  };
  const toPuzzle = async () => {
    setBusy(true);
    try {
      const title = both(t('moment-puzzle-title', { name }));
      const puzzle = await gameClient().puzzleOfReplay(seq, title, both(t('moment-puzzle-hint')));
      setMade({ seq, puzzle, id: 'text' in puzzle ? await addScene(puzzle.text) : '' });
    } finally {
      setBusy(false);
    }
  };
  const solve = async (text: string) => {
    const [info] = await gameClient().readScenes([text]);
    await start(scenePlan(info, text, 'first', t('computer')));
    go('/table');
  };
  return (
    <section className="panel review-box moment-tools">
      <h3 className="label">{t('moment-title')}</h3>
      <p className="share-buttons">
        <button type="button" className="btn" onClick={() => void toScene()}>
          {t('moment-scene')}
        </button>
        <button type="button" className="btn" disabled={busy} onClick={() => void toPuzzle()}>
          {t('moment-puzzle')}
        </button>
      </p>
      <p role="status" data-made={found && ('text' in found.puzzle ? 'puzzle' : found.puzzle.refusal)}>
        {busy && t('moment-proving')}
        {!busy && found !== undefined && words(found.puzzle, t)}
      </p>
      {found !== undefined && 'text' in found.puzzle && (
        <p className="share-buttons">
          <button
            type="button"
            className="btn btn-go"
            onClick={() => 'text' in found.puzzle && void solve(found.puzzle.text)}
          >
            {t('moment-solve')}
          </button>
          <Link href={`/scenes/${found.id}`} className="btn">
            {t('moment-open')}
          </Link>
        </p>
      )}
    </section>
  );
}

const words = (puzzle: MomentPuzzle, t: ReturnType<typeof useText>): string =>
  'text' in puzzle ? t('moment-proved', { solutions: puzzle.solutions }) : t(`moment-no-${puzzle.refusal}`);
