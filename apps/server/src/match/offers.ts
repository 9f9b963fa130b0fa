import { closed, withEntry } from '@longbox/protocol';
import type { Fold } from './fold.ts';

/** The options of a decision as they are sent: the text of each beside its choice, ascending. */
export interface Offers {
  readonly choices: readonly number[];
  readonly texts: readonly string[];
}

let room = new Int32Array(256);

/** The open choices, ascending. */
export function choicesOf({ game, state }: Fold, count: number): number[] {
  if (room.length < count) room = new Int32Array(count * 2);
  game.choices(state, room);
  const choices: number[] = [];
  for (let i = 0; i < count; i++) choices.push(room[i]);
  return choices;
}

/** As the object that clients hold, every option by its choice. */
export function writeOffers({ choices, texts }: Offers): string {
  let text = '';
  for (let i = 0; i < choices.length; i++) text += `${i === 0 ? '' : ','}"${choices[i]}":${texts[i]}`;
  return `{${text}}`;
}

/** The change between the objects that clients hold; both lists ascend, so one walk finds what came, went and changed. */
export function writeOffersDelta(from: Offers | undefined, to: Offers | undefined): string {
  if (from === to) return '';
  if (to === undefined) return '[]';
  if (from === undefined) return `[${writeOffers(to)}]`;
  let entries = '';
  let a = 0;
  let b = 0;
  while (a < from.choices.length || b < to.choices.length) {
    const gone = from.choices[a] ?? Number.POSITIVE_INFINITY;
    const come = to.choices[b] ?? Number.POSITIVE_INFINITY;
    if (gone < come) entries = withEntry(entries, `"${gone}":`, '[]');
    else if (come < gone || from.texts[a] !== to.texts[b])
      entries = withEntry(entries, `"${come}":`, `[${to.texts[b]}]`);
    if (gone <= come) a++;
    if (come <= gone) b++;
  }
  return closed(entries);
}
