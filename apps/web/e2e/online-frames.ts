import type { Page } from 'playwright-core';

/** Every message a page receives over its sockets from now on. */
export function recordFrames(page: Page): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** Places of a view where cards lie that not everybody may know. */
const HIDDEN = ['hand', 'deckKnown', 'chosen', 'picked'];

/** Every text in a message, names of cards among them, but not what lies in `hidden` places. */
export function textsIn(value: unknown, hidden: readonly string[] = [], found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, part] of Object.entries(value)) if (!hidden.includes(key)) textsIn(part, hidden, found);
  return found;
}

/** Every event of one type in a message, wherever it stands. */
export function eventsOfType(value: unknown, type: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === type) return [value];
  return Object.values(value).flatMap((part) => eventsOfType(part, type));
}

interface Sync {
  readonly t: string;
  readonly doc: { readonly view: { readonly seats: readonly Readonly<Record<string, unknown>>[] } };
}

/** What a newcomer is told of a table; the page is reloaded for it. */
export async function freshView(page: Page): Promise<Sync['doc']['view']> {
  const frames = recordFrames(page);
  await page.reload();
  await page.locator('.board').waitFor();
  const sync = frames.map((frame) => JSON.parse(frame) as Sync).findLast(({ t }) => t === 'sync');
  if (sync === undefined) throw new Error('nothing was told of the match');
  return sync.doc.view;
}

/** Every text in the open parts of a view. */
export const openTexts = (view: unknown): Set<string> => textsIn(view, HIDDEN);
