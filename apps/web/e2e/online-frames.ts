import type { Page } from 'playwright-core';

/** Every message a page receives over its sockets from now on. */
export function recordFrames(page: Page): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** Places of a view where cards lie that not everybody may know. */
const HIDDEN = ['hand', 'deckKnown', 'chosen', 'picked'];

/** Names of cards anywhere in a message; without `hidden` only those that lie open. */
export function cardsIn(value: unknown, hidden: readonly string[] = [], found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, part] of Object.entries(value)) {
    if (hidden.includes(key)) continue;
    if ((key === 'face' || key === 'key') && typeof part === 'string') found.add(part);
    else cardsIn(part, hidden, found);
  }
  return found;
}

interface Sync {
  readonly t: string;
  readonly doc: { readonly view: { readonly seats: readonly Readonly<Record<string, unknown>>[] } };
}

/** What somebody who comes just now is told of a table; the page is loaded anew for it. */
export async function freshView(page: Page): Promise<Sync['doc']['view']> {
  const frames = recordFrames(page);
  await page.reload();
  await page.locator('.board').waitFor();
  const sync = frames.map((frame) => JSON.parse(frame) as Sync).findLast(({ t }) => t === 'sync');
  if (sync === undefined) throw new Error('nothing was told of the match');
  return sync.doc.view;
}

export const openCards = (view: unknown): Set<string> => cardsIn(view, HIDDEN);
