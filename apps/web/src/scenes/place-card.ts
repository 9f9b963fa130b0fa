import type { CardFacts } from '../cards/card-facts.ts';
import type { EntryParts, SceneEdit, SceneReading } from './scene-api.ts';
import type { Aim } from './scene-store.ts';

export const cardEntry = (text: string): EntryParts => ({ kind: 'card', text, copies: 1, facts: {} });
export const bodyEntry = (text: string): EntryParts => ({ kind: 'body', text, copies: 1, facts: {} });

/** How a scene writes a card: by its name, or by its key where several cards share the name. */
export function spell(card: CardFacts, cards: readonly CardFacts[]): string {
  const same = cards.filter(({ game, name }) => game === card.game && name === card.name);
  // A name that looks like more than a name is safer as a key.
  return same.length === 1 && /^[\p{L}\p{N}][\p{L}\p{N} .'’-]*$/u.test(card.name) && !/ (as|x\d+)( |$)/.test(card.name)
    ? card.name
    : card.key;
}

/** The edits that put an entry where one aims, at the end of the list. */
export function putAt(entry: EntryParts, aim: Aim, { sheet }: SceneReading, note?: string): readonly SceneEdit[] {
  const list = sheet.seats.find(({ name }) => name === aim.seat)?.zones[aim.zone] ?? [];
  const { seat, zone, attach } = aim;
  if (attach === undefined)
    return [{ do: 'put', to: { seat, zone, at: list.length }, entry, ...(note !== undefined && { note }) }];
  const holder = list[attach.at];
  if (holder === undefined) return [];
  const { key: _key, name: _name, line: _line, ...parts } = holder;
  const before = parts.facts[attach.fact];
  const worn: readonly unknown[] = Array.isArray(before) ? before : [];
  const facts = { ...parts.facts, [attach.fact]: [...worn, entry.kind === 'body' ? `body ${entry.text}` : entry.text] };
  return [{ do: 'replace', to: { seat, zone, at: attach.at }, entry: { ...parts, facts } }];
}

/** A deck laid down whole: the main character in its row, the rest shuffled into the deck. */
export function deckEdits(
  deck: { readonly main: string; readonly cards: readonly { readonly id: string; readonly count: number }[] },
  seat: string,
  random: () => number,
): readonly SceneEdit[] {
  const cards = deck.cards.flatMap(({ id, count }) => Array<string>(count).fill(id));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return [
    { do: 'set', path: [seat, 'deck'], value: cards },
    ...(deck.main !== ''
      ? [{ do: 'put', to: { seat, zone: 'back', at: 0 }, entry: cardEntry(deck.main) } as const]
      : []),
  ];
}
