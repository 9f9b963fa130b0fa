import { type Beats, keepList, type Looker, NONE, type Viewer } from '@longbox/kernel';
import { createKnownDeltas, type Json, type KnownDeltas, type Told } from '@longbox/protocol';
import { writeBeatViews } from './beat-views.ts';
import { type HeldDoc, makeDoc, makeDocs, writeDoc, writeDocDelta } from './doc.ts';
import type { Fold } from './fold.ts';

/** Rows that somebody who enters is told of at most. */
export const STORY = 1_000;

/** Somebody who follows a match on this node. */
export interface Follower {
  readonly viewer: Viewer;
  /** Whose it is, for what it costs to tell them. */
  readonly owner?: string;
  /** Shows only how moves end, not what happens in between. */
  readonly isBrief?: boolean;
  send(text: string): void;
}

/** A row with everything that happened, before redaction. */
export interface Happening {
  readonly told: Told;
  readonly events: readonly unknown[];
  /** What it looked like in between, while it is news. */
  readonly beats?: Beats<unknown, Json> | undefined;
}

/** Followers who share a state, because they are the same viewer of the match. */
interface Show {
  readonly viewer: Viewer;
  readonly followers: Follower[];
  doc: HeldDoc;
}

/** Followers who have all been shown the same rows. */
export interface Audience {
  readonly shows: Show[];
  rows: number;
  /** The moment of the last of them. */
  at: number;
}

export const createAudience = (): Audience => ({ shows: [], rows: 0, at: 0 });

/** The followers on this node and what each group of them has been shown. */
export const lookersOf = ({ shows }: Audience): Looker<Json>[] =>
  shows
    .filter(({ followers }) => followers.some(({ isBrief }) => isBrief !== true))
    .map(({ viewer, doc }) => ({ viewer, before: doc.view }));

export const isUnattended = ({ shows }: Audience): boolean => shows.length === 0;

function tellFor(fold: Fold, viewer: Viewer, happenings: readonly Happening[]): Told[] {
  return happenings.map(({ told, events }) => {
    if (events.length === 0) return told;
    return { ...told, events: redactAll(fold.game, events, viewer) as Json[] };
  });
}

const counterOf = (fold: Fold, viewer: Viewer): number => (viewer === 'watcher' ? 0 : fold.counters[viewer]);

/** Brings everybody in the audience up to the fold. */
export function showAll(audience: Audience, fold: Fold, happenings: readonly Happening[]): void {
  const { shows, rows: from } = audience;
  audience.rows = fold.rows;
  audience.at = fold.at;
  if (shows.length === 0) return;
  const known = createKnownDeltas();
  const docs = makeDocs(fold, shows);
  const texts: Texts = { last: undefined };
  const { header, rows, seq } = fold;
  const place = `{"t":"update","match":"${header.id}","from":${from},"rows":${rows},"seq":${seq},"n":`;
  for (let i = 0; i < shows.length; i++) {
    const show = shows[i];
    const delta = writeDocDelta(show.doc, docs[i], known);
    const views = viewsBetween(show, happenings, known);
    show.doc = docs[i];
    const text = place + writeUpdate(fold, show.viewer, delta, happenings, texts, views);
    for (const follower of show.followers) follower.send(text);
  }
}

/** Beats of a single row. Several rows at once, and open hands, are shown only in their final state. */
function viewsBetween({ viewer, doc }: Show, happenings: readonly Happening[], known: KnownDeltas): string {
  const [{ beats }] = happenings;
  if (happenings.length !== 1 || beats === undefined || beats.cuts.length === 0 || doc.hands !== undefined) return '';
  return writeBeatViews(beats, { viewer, before: doc.view }, known);
}

/** The events of this update and their text: nearly always the same for everybody. */
interface Texts {
  last: Heard | undefined;
}

interface Heard {
  readonly told: Told;
  readonly events: readonly unknown[];
  readonly text: string;
  readonly before: Heard | undefined;
}

/** The rest of an `update` as text, joined from parts because it is written for every viewer of every row. */
function writeUpdate(
  fold: Fold,
  viewer: Viewer,
  delta: string,
  happenings: readonly Happening[],
  texts: Texts,
  views: string,
): string {
  let text = `${counterOf(fold, viewer)}${delta === '' ? '' : ',"delta":'}${delta},"told":[`;
  for (let i = 0; i < happenings.length; i++) {
    text += `${i === 0 ? '' : ','}{${writeTold(fold, viewer, happenings[i], texts)}${views}}`;
  }
  return `${text}]}`;
}

/** The entries of a row, without what is around them. */
function writeTold({ game }: Fold, viewer: Viewer, { told, events: all }: Happening, texts: Texts): string {
  const events = redactAll(game, all, viewer);
  for (let one = texts.last; one !== undefined; one = one.before) {
    if (one.told === told && keepList(one.events, events) === one.events) return one.text;
  }
  const text = `${writeRow(told)}${all.length === 0 ? '' : `,"events":${JSON.stringify(events)}`}`;
  texts.last = { told, events, text, before: texts.last };
  return text;
}

/** The very list if nothing of it is kept from the viewer. */
function redactAll(game: Fold['game'], events: readonly unknown[], viewer: Viewer): readonly unknown[] {
  let heard: unknown[] | undefined;
  for (let i = 0; i < events.length; i++) {
    const event = game.redact(events[i], viewer);
    if (heard === undefined && event !== events[i]) heard = events.slice(0, i);
    if (event !== undefined) heard?.push(event);
  }
  return heard ?? events;
}

function writeRow({ row, kind, seat, to }: Told): string {
  const by = seat === undefined ? '' : `,"seat":${seat}`;
  return `"row":${row},"kind":"${kind}"${by}${to === undefined ? '' : `,"to":${to}`}`;
}

/** A `sync`: everything, for a follower who is new or has missed rows. The audience and the fold must be at the same row. */
export function writeSync(audience: Audience, fold: Fold, viewer: Viewer, story: readonly Happening[] = []): string {
  const { header, rows, seq } = fold;
  const told = tellFor(fold, viewer, story);
  const head = { t: 'sync', match: header.id, room: header.room, viewer, rows, seq, n: counterOf(fold, viewer), told };
  const doc = showOf(audience, viewer)?.doc ?? makeDoc(fold, viewer);
  return `${JSON.stringify(head).slice(0, -1)},"doc":${writeDoc(doc)}}`;
}

/**
 * Sends everybody a full `sync`. If the database failed over during a commit, a row may have been visible for a moment and then lost.
 * Nobody was told that it is in the log, but some may have seen it.
 */
export function showAnew(audience: Audience, fold: Fold, story: readonly Happening[]): void {
  audience.rows = fold.rows;
  audience.at = fold.at;
  for (const show of audience.shows) {
    show.doc = makeDoc(fold, show.viewer);
    const text = writeSync(audience, fold, show.viewer, story);
    for (const follower of show.followers) follower.send(text);
  }
}

const showOf = ({ shows }: Audience, viewer: Viewer): Show | undefined => shows.find((show) => show.viewer === viewer);

/** Tells the follower everything; from then on they hear what changes. */
export function addFollower(audience: Audience, fold: Fold, follower: Follower, story: readonly Happening[]): void {
  const { viewer } = follower;
  let show = showOf(audience, viewer);
  if (show === undefined) {
    show = { viewer, followers: [], doc: makeDoc(fold, viewer) };
    audience.shows.push(show);
  }
  follower.send(writeSync(audience, fold, viewer, story));
  show.followers.push(follower);
}

export function dropFollower({ shows }: Audience, follower: Follower): void {
  const at = shows.findIndex(({ viewer }) => viewer === follower.viewer);
  if (at === NONE) return;
  const { followers } = shows[at];
  if (followers.includes(follower)) followers.splice(followers.indexOf(follower), 1);
  // A node holds only matches that somebody follows here, because it keeps only those up to date.
  if (followers.length === 0) shows.splice(at, 1);
}
