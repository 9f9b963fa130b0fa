import type { Viewer } from '@longbox/kernel';
import { createKnownDeltas, type Json, type Told } from '@longbox/protocol';
import { type HeldDoc, makeDoc, makeDocs, writeDoc, writeDocDelta } from './doc.ts';
import type { Fold } from './fold.ts';

/** Somebody who follows a match on this node. */
export interface Follower {
  readonly viewer: Viewer;
  send(text: string): void;
}

/** A row with everything that happened, before it is made fit for anybody's ears. */
export interface Happening {
  readonly told: Told;
  readonly events: readonly unknown[];
}

/** Followers who have all been shown the same rows, with what each kind of viewer among them holds. */
export interface Audience {
  readonly followers: Set<Follower>;
  readonly docs: Map<Viewer, HeldDoc>;
  rows: number;
}

export const createAudience = (): Audience => ({ followers: new Set(), docs: new Map(), rows: 0 });

function tellFor(fold: Fold, viewer: Viewer, happenings: readonly Happening[]): Told[] {
  return happenings.map(({ told, events }) => {
    if (events.length === 0) return told;
    const heard = events.map((event) => fold.game.redact(event, viewer)).filter((event) => event !== undefined);
    return { ...told, events: heard as Json[] };
  });
}

const counterOf = (fold: Fold, viewer: Viewer): number => (viewer === 'watcher' ? 0 : fold.counters[viewer]);

/** Brings everybody in the audience from where they are to where the fold is. */
export function showAll(audience: Audience, fold: Fold, happenings: readonly Happening[]): void {
  const from = audience.rows;
  audience.rows = fold.rows;
  if (audience.followers.size === 0) return;
  const viewers = viewersIn(audience);
  const before = viewers.map((viewer) => audience.docs.get(viewer));
  const docs = makeDocs(fold, viewers, before);
  const known = createKnownDeltas();
  const texts: Texts = { heard: [], texts: [] };
  const place = `"match":${JSON.stringify(fold.header.id)},"from":${from},"rows":${fold.rows},"seq":${fold.seq}`;
  const messages = viewers.map((viewer, i) => {
    audience.docs.set(viewer, docs[i]);
    return writeUpdate(fold, viewer, place, writeDocDelta(before[i], docs[i], known), happenings, texts);
  });
  for (const follower of audience.followers) follower.send(messages[viewers.indexOf(follower.viewer)]);
}

function viewersIn({ followers }: Audience): Viewer[] {
  const viewers: Viewer[] = [];
  for (const { viewer } of followers) if (!viewers.includes(viewer)) viewers.push(viewer);
  return viewers;
}

/** What everybody hears alike is one object, and written once. */
interface Texts {
  readonly heard: unknown[];
  readonly texts: string[];
}

function textOf({ heard, texts }: Texts, event: unknown): string {
  const at = heard.indexOf(event);
  if (at >= 0) return texts[at];
  const text = JSON.stringify(event);
  heard.push(event);
  texts.push(text);
  return text;
}

/** An `update` as text, put together from parts since it is written for every viewer of every row. */
function writeUpdate(
  fold: Fold,
  viewer: Viewer,
  place: string,
  delta: string,
  happenings: readonly Happening[],
  texts: Texts,
): string {
  const change = delta === '' ? '' : `,"delta":${delta}`;
  const told = happenings.map((one) => writeTold(fold, viewer, one, texts)).join();
  return `{"t":"update",${place},"n":${counterOf(fold, viewer)}${change},"told":[${told}]}`;
}

function writeTold({ game }: Fold, viewer: Viewer, { told, events }: Happening, texts: Texts): string {
  const row = writeRow(told);
  if (events.length === 0) return `{${row}}`;
  let heard = '';
  for (const event of events) {
    const redacted = game.redact(event, viewer);
    if (redacted === undefined) continue;
    heard += `${heard === '' ? '' : ','}${textOf(texts, redacted)}`;
  }
  return `{${row},"events":[${heard}]}`;
}

function writeRow({ row, kind, seat, to }: Told): string {
  const by = seat === undefined ? '' : `,"seat":${seat}`;
  return `"row":${row},"kind":"${kind}"${by}${to === undefined ? '' : `,"to":${to}`}`;
}

/** A `sync`: everything, for one who comes or has lost the thread. The audience and the fold must stand at the same row. */
export function writeSync(audience: Audience, fold: Fold, viewer: Viewer, story: readonly Happening[] = []): string {
  const { header, rows, seq } = fold;
  const told = tellFor(fold, viewer, story);
  const head = { t: 'sync', match: header.id, room: header.room, viewer, rows, seq, n: counterOf(fold, viewer), told };
  const doc = audience.docs.get(viewer) ?? makeDoc(fold, viewer);
  return `${JSON.stringify(head).slice(0, -1)},"doc":${writeDoc(doc)}}`;
}

/** Tells the follower everything; from then on they hear what changes. */
export function addFollower(audience: Audience, fold: Fold, follower: Follower, story: readonly Happening[]): void {
  const { viewer } = follower;
  // Only what somebody follows is held: nothing else is kept up to date.
  if (!audience.docs.has(viewer)) audience.docs.set(viewer, makeDoc(fold, viewer));
  follower.send(writeSync(audience, fold, viewer, story));
  audience.followers.add(follower);
}

export function dropFollower(audience: Audience, follower: Follower): void {
  audience.followers.delete(follower);
  const isSeen = [...audience.followers].some(({ viewer }) => viewer === follower.viewer);
  if (!isSeen) audience.docs.delete(follower.viewer);
}
