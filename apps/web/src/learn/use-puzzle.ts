import { difficultyOf } from '@longbox/testkit/scene/mined';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { useSettings } from '../state/settings.ts';
import type { SceneInfo } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';
import { loadMined } from './mined.ts';
import { minedOf } from './mined-id.ts';
import { loadPuzzles } from './puzzles.ts';

async function puzzleFor(id: string, scene: string | undefined): Promise<SceneInfo['puzzle']> {
  const files = await loadPuzzles();
  const known = files.find(({ info }) => info.puzzle?.id === id)?.info.puzzle;
  if (known !== undefined || scene === undefined) return known;
  const [info] = await gameClient().readScenes([scene]);
  return info.puzzle;
}

/** What is known of the puzzle on the table, by hand or mined. */
export interface PuzzleFacts {
  readonly title: string;
  readonly hint: string;
  readonly rating: number;
  readonly difficulty: number;
  readonly solutions: number;
  readonly themes: readonly string[];
  /** Puzzles in its file, if it was mined. */
  readonly count: number;
}

/** Those by hand have steps from 1 to 5; this is about where our levels put them. */
const ratingBy = (difficulty: number): number => 700 + 200 * difficulty;

/** @param scene the scene on the table: puzzles that people made are in no file of ours. */
export function usePuzzle(id: string, scene?: string): PuzzleFacts | undefined {
  const t = useText();
  const language = useSettings((s) => s.language);
  const [facts, setFacts] = useState<PuzzleFacts>();
  useEffect(() => {
    let isLate = false;
    const found = (next: PuzzleFacts | undefined) => {
      if (!isLate) setFacts(next);
    };
    const mined = minedOf(id);
    if (mined !== undefined) {
      void loadMined(mined.game).then((puzzles) => {
        const puzzle = puzzles[mined.at];
        if (puzzle === undefined) return;
        const { rating, solutions, themes } = puzzle;
        const title = t('puzzle-number', { number: mined.at + 1 });
        const hint = themes.map((theme) => t(`puzzle-hint-${theme}`)).join(' ');
        found({ title, hint, rating, solutions, themes, difficulty: difficultyOf(rating), count: puzzles.length });
      });
    } else {
      void puzzleFor(id, scene).then((puzzle) => {
        if (puzzle === undefined) return;
        const { title, hint, difficulty, solutions } = puzzle;
        found({
          title: title[language],
          hint: hint[language],
          rating: ratingBy(difficulty),
          difficulty,
          solutions,
          themes: [],
          count: 0,
        });
      });
    }
    return () => {
      isLate = true;
    };
  }, [id, scene, language, t]);
  return facts;
}
