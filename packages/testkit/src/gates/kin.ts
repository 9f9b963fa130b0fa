import type { Card } from '@longbox/vs/language';

/** A part of a card, by its path. */
export interface Part {
  readonly card: string;
  readonly path: string;
}

const powersOf = (card: Card): readonly object[] => ('powers' in card ? (card.powers ?? []) : []);

/** The cards that hold one of its powers as the same object, itself first: both levels of a character, mostly. */
export function kinOf(card: Card, cards: readonly Card[]): readonly string[] {
  const own = new Set(powersOf(card));
  const others = cards.filter((other) => other.id !== card.id && powersOf(other).some((power) => own.has(power)));
  return [card.id, ...others.map(({ id }) => id)];
}

/** Where else the same part stands: a power that is written once is one power, on however many cards. */
export function sameParts(card: Card, path: string, cards: readonly Card[]): readonly Part[] {
  const [root, at, ...rest] = path.split('.');
  const power = root === 'powers' ? powersOf(card)[Number(at)] : undefined;
  const found = cards.flatMap((other) =>
    powersOf(other).flatMap((one, i) =>
      one === power ? [{ card: other.id, path: ['powers', i, ...rest].join('.') }] : [],
    ),
  );
  return found.length === 0 ? [{ card: card.id, path }] : found;
}
