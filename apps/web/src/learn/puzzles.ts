import type { SceneInfo } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';

const FILES = import.meta.glob<string>('../../../../packages/puzzles/*/*.yaml', { query: '?raw', import: 'default' });

export interface PuzzleFile {
  readonly text: string;
  readonly info: SceneInfo;
}

let asked: Promise<readonly PuzzleFile[]> | undefined;

/** All puzzles of both games, in the order of their files. */
export function loadPuzzles(): Promise<readonly PuzzleFile[]> {
  asked ??= load();
  return asked;
}

async function load(): Promise<readonly PuzzleFile[]> {
  const names = Object.keys(FILES).sort();
  const texts = await Promise.all(names.map((name) => FILES[name]()));
  const infos = await gameClient().readScenes(texts);
  return infos.map((info, i) => ({ info, text: texts[i] }));
}
