import type { Beats, Looker } from '@longbox/kernel';
import { type Json, type KnownDeltas, writeDelta } from '@longbox/protocol';

/**
 * The `views` of the newest row for one who was shown the last one, as text: how the view was after each thing that happened but the
 * last, by its difference from the one before. Nothing where only one thing happened.
 */
export function writeBeatViews({ lookers, cuts }: Beats<unknown, Json>, one: Looker<Json>, known: KnownDeltas): string {
  const place = lookers.findIndex(({ viewer }) => viewer === one.viewer);
  if (place < 0) return '';
  let last = one.before;
  let text = '';
  for (const { heard, views } of cuts) {
    const upTo = heard[place];
    if (upTo < 0) continue;
    const delta = writeDelta(last, views[place], known);
    text += `${text === '' ? '' : ','}{"upTo":${upTo}${delta === '' ? '' : `,"delta":${delta}`}}`;
    last = views[place];
  }
  return text === '' ? '' : `,"views":[${text}]`;
}
