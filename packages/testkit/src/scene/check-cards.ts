import type { CardId, Seat, Viewer } from '@longbox/kernel';
import { compare } from './compare.ts';
import { MORE } from './format.ts';
import { allNames, callCard, cardsCalled, isCalled, type Playing, viewerName } from './names.ts';
import type { Mismatch } from './play.ts';
import { nearest } from './spelling.ts';

export function checkZone(
  playing: Playing,
  seat: Seat,
  zone: string,
  expected: number | readonly string[],
): Mismatch | undefined {
  const cards = playing.stage.zone(seat, zone);
  const what = `${playing.seats[seat]} ${zone}`;
  if (typeof expected === 'number') return compare(what, expected, cards.length);
  return sameCards(playing, what, expected, cards, playing.adapter.zones[zone].ordered === true);
}

/** The same cards, in the same order where it matters; `...` stands for any others. */
export function sameCards(
  playing: Playing,
  what: string,
  names: readonly string[],
  cards: readonly CardId[],
  ordered: boolean,
): Mismatch | undefined {
  const isPart = names.at(-1) === MORE;
  const wanted = isPart ? names.slice(0, -1) : names;
  const left = cards.slice();
  for (const name of wanted) {
    const at = ordered
      ? left.length > 0 && isCalled(playing, left[0], name)
        ? 0
        : -1
      : left.findIndex((card) => isCalled(playing, card, name));
    if (at === -1)
      return compare(
        what,
        names,
        cards.map((card) => callCard(playing, card)),
      );
    left.splice(at, 1);
  }
  return isPart || left.length === 0
    ? undefined
    : compare(
        what,
        names,
        cards.map((card) => callCard(playing, card)),
      );
}

/** The one card a name means, or why there is none. */
export function oneCard(playing: Playing, name: string): CardId | Mismatch {
  const cards = cardsCalled(playing, name);
  const kinds = new Set(
    cards.map((card) => JSON.stringify([playing.stage.holderOf(card), playing.stage.cardFacts(card)])),
  );
  if (kinds.size === 1) return cards[0];
  const expected = `one card called "${name}"`;
  if (kinds.size > 1) {
    const holders = new Set(cards.map((card) => `${playing.seats[playing.stage.holderOf(card)]}'s ${name}`));
    const hint =
      holders.size === cards.length
        ? `write one of: ${[...holders].join(', ')}`
        : 'name it in the position, such as "Hulk as H"';
    return { expected, actual: `there are ${cards.length}`, hints: [hint] };
  }
  const guess = nearest(name, allNames(playing));
  return { expected, actual: 'there is none', hints: guess === undefined ? [] : [`did you mean "${guess}"?`] };
}

/** What a viewer can tell apart. */
export function checkSees(playing: Playing, viewer: Viewer, name: string, wanted: boolean): Mismatch | undefined {
  const cards = cardsCalled(playing, name);
  if (cards.length === 0) {
    const none = oneCard(playing, name);
    return typeof none === 'number' ? undefined : none;
  }
  const can = cards.filter((card) => playing.stage.sees(viewer, card)).length;
  if (wanted ? can === cards.length : can === 0) return undefined;
  const who = viewerName(playing, viewer);
  const count = cards.length === 1 ? '' : ` (${can} of ${cards.length})`;
  return wanted
    ? { expected: `${who} sees ${name}`, actual: `${who} does not see it${count}` }
    : { expected: `${who} does not see ${name}`, actual: `${who} sees it${count}` };
}
