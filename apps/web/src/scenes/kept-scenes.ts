import { del, entries, get, set } from 'idb-keyval';
import { GAMES, type GameName } from '../cards/card-facts.ts';

/** Each under a key of its own, so that two tabs with two scenes never overwrite each other. */
const PREFIX = 'longbox.scene.';

/** A scene the browser keeps. */
export interface KeptScene {
  readonly id: string;
  readonly text: string;
  readonly title: string;
  readonly game: GameName | undefined;
  /** Milliseconds of the epoch. */
  readonly changed: number;
}

/** What others wrote into the store is looked at before it is believed. */
function asScene(value: unknown): KeptScene | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, text, title, game, changed } = value as Partial<Record<keyof KeptScene, unknown>>;
  if (typeof id !== 'string' || typeof text !== 'string') return undefined;
  return {
    id,
    text,
    title: typeof title === 'string' ? title : '',
    game: GAMES.find((each) => each === game),
    changed: typeof changed === 'number' ? changed : 0,
  };
}

/** Newest first. */
export async function keptScenes(): Promise<readonly KeptScene[]> {
  const all = await entries<IDBValidKey, unknown>();
  const found = all.flatMap(([key, value]) =>
    typeof key === 'string' && key.startsWith(PREFIX) ? (asScene(value) ?? []) : [],
  );
  return found.sort((a, b) => b.changed - a.changed || (a.id < b.id ? -1 : 1));
}

export const keptScene = async (id: string): Promise<KeptScene | undefined> => asScene(await get(PREFIX + id));

export const keepScene = (scene: Omit<KeptScene, 'changed'>): Promise<void> =>
  set(PREFIX + scene.id, { ...scene, changed: Date.now() });

export const forgetScene = (id: string): Promise<void> => del(PREFIX + id);

/** Keeps a text and answers with its new id; one that is kept already keeps its own. */
export async function addScene(text: string): Promise<string> {
  const same = (await keptScenes()).find((scene) => scene.text === text);
  if (same !== undefined) return same.id;
  const id = crypto.randomUUID().slice(0, 8) + Date.now().toString(36);
  await keepScene({ id, text, title: '', game: undefined });
  return id;
}

const START: Readonly<Record<GameName, string>> = {
  vs: 'at: main\nturn: ann\n',
  arena: 'at: challenge\nturn: ann\n',
};

/** A table with nothing on it. */
export const emptyScene = (game: GameName, title: string, profile: string): string =>
  `scene: ${JSON.stringify(title)}\ngame: ${game}\nprofile: ${profile}\n${START[game]}ann: {}\nbob: {}\n`;
