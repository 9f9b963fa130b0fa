import type { Beats, Looker } from '@longbox/kernel';
import { type Json, type KnownDeltas, writeDelta } from '@longbox/protocol';

/**
 * The `views` of the newest row as text, for a viewer who has seen the row before: the view after each beat except the last, as a
 * difference from the one before. Empty if there was only one beat.
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
