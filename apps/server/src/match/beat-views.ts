import { beatsFor, type Viewer } from '@longbox/kernel';
import { type Json, writeDelta } from '@longbox/protocol';
import type { Happening } from './audience.ts';
import type { Fold } from './fold.ts';

/**
 * The `views` of the newest row for one viewer, as text: how the view was after each thing that happened but the last, by its
 * difference from the one before. Nothing where only one thing happened, or where nobody kept the moments.
 */
export function writeBeatViews(
  { game, state }: Fold,
  { events, states }: Happening,
  viewer: Viewer,
  before: Json,
  after: Json,
): string {
  if (states === undefined || states.length < 2) return '';
  let last: unknown = before;
  const beats = beatsFor(
    {
      redact: game.redact,
      startsBeat: game.startsBeat,
      view(moment) {
        if (moment === state) return after;
        [last] = game.views(moment, [viewer], [last]);
        return last;
      },
    },
    { events: events as unknown[], states },
    state,
    viewer,
  );
  let text = '';
  let upTo = 0;
  let from: unknown = before;
  for (let i = 0; i < beats.length - 1; i++) {
    const { events: heard, view } = beats[i];
    upTo += heard.length;
    const delta = writeDelta(from, view);
    text += `${i === 0 ? '' : ','}{"upTo":${upTo}${delta === '' ? '' : `,"delta":${delta}`}}`;
    from = view;
  }
  return text === '' ? '' : `,"views":[${text}]`;
}
