import type { Beats, Viewer } from '@longbox/kernel';
import { type Json, type KnownDeltas, writeDelta } from '@longbox/protocol';
import type { Fold } from './fold.ts';

/** Somebody who is shown a row, and the view they had before it. */
export interface Looker {
  readonly viewer: Viewer;
  readonly before: Json;
  /** Not where hands lie open: those are shown as they are in the end. */
  readonly wantsBeats: boolean;
}

/**
 * The `views` of the newest row for each viewer, as text: how the view was after each thing that happened but the last, by its
 * difference from the one before. Nothing where only one thing happened, or where nobody kept the moments.
 */
export function writeBeatViews(
  { game }: Fold,
  beats: Beats<unknown, unknown> | undefined,
  lookers: readonly Looker[],
  known: KnownDeltas,
): string[] {
  const texts: string[] = [];
  for (let i = 0; i < lookers.length; i++) texts.push('');
  if (beats === undefined || beats.cuts.length === 0) return texts;
  const viewers: Viewer[] = [];
  const before: Json[] = [];
  for (const looker of lookers) {
    viewers.push(looker.viewer);
    before.push(looker.before);
  }
  const last = before.slice();
  for (const { state, heard } of beats.cuts) {
    // All of them from the views of the row before, which are what the state was last seen as.
    const views = game.views(state, viewers, before) as Json[];
    for (let i = 0; i < lookers.length; i++) {
      const place = beats.viewers.indexOf(viewers[i]);
      const upTo = place < 0 ? place : heard[place];
      if (upTo < 0 || !lookers[i].wantsBeats) continue;
      const delta = writeDelta(last[i], views[i], known);
      texts[i] += `${texts[i] === '' ? '' : ','}{"upTo":${upTo}${delta === '' ? '' : `,"delta":${delta}`}}`;
      last[i] = views[i];
    }
  }
  for (let i = 0; i < texts.length; i++) if (texts[i] !== '') texts[i] = `,"views":[${texts[i]}]`;
  return texts;
}
