import type { CharacterView } from '@longbox/vs';

/** What a number is made of beside what is printed: how much, and whose doing. */
export interface NamedPart {
  readonly amount: number;
  readonly name: string;
}

interface Names {
  readonly nameOf: (face: string) => string;
  readonly own: string;
  readonly counter: string;
  readonly other: string;
}

/** What sources without a card are called. */
export const partNames = (t: (key: string) => string): Omit<Names, 'nameOf'> => ({
  own: t('part-own'),
  counter: t('part-counter'),
  other: t('part-other'),
});

type Changed = Pick<CharacterView, 'face' | 'atk' | 'def' | 'plus' | 'minus' | 'parts'>;

/** "3 + 3 Wolverine + 1 counter": the parts of ATK or DEF by their sources; what no source explains is `other`. */
export function statParts(card: Changed, printed: number, stat: 'atk' | 'def', names: Names): readonly NamedPart[] {
  const parts = new Map<string, number>();
  const add = (name: string, amount: number): void => {
    if (amount !== 0) parts.set(name, (parts.get(name) ?? 0) + amount);
  };
  let rest = card[stat] - printed;
  for (const part of card.parts) {
    const { source, power } = part;
    const own = source === card.face ? (power ?? names.own) : undefined;
    add(own ?? (source === undefined ? names.other : names.nameOf(source)), part[stat]);
    rest -= part[stat];
  }
  const counters = card.plus - card.minus;
  add(names.counter, counters);
  add(names.other, rest - counters);
  return [...parts].flatMap(([name, amount]) => (amount === 0 ? [] : [{ name, amount }]));
}

/** In one line, with signs. */
export const partsLine = (printed: number, parts: readonly NamedPart[]): string =>
  [String(printed), ...parts.map(({ amount, name }) => `${amount < 0 ? '−' : '+'} ${Math.abs(amount)} ${name}`)].join(
    ' ',
  );
