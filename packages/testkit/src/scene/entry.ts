import type { SceneAdapter } from './adapter.ts';
import { CARD_KEYS } from './format.ts';
import { plainOf, type Tree } from './tree.ts';

/** An entry of a zone, in parts that can be changed one by one. */
export interface EntryParts {
  readonly kind: 'card' | 'body' | 'filler';
  /** Name or key; of a body its text without `body`; of a filler nothing. */
  readonly text: string;
  readonly as?: string;
  readonly copies: number;
  /** Facts as they are written, those of kind `cards` as lists of entries. */
  readonly facts: Readonly<Record<string, unknown>>;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads what `read-card.ts` reads, but keeps the parts; must agree with it. */
export function entryParts(tree: Tree, adapter: Pick<SceneAdapter, 'keysOf'>): EntryParts | undefined {
  if (tree.kind === 'list') return undefined;
  if (tree.kind === 'scalar') {
    if (typeof tree.value === 'number') return { kind: 'filler', text: '', copies: tree.value, facts: {} };
    return textParts(tree.text, adapter);
  }
  const plain = Object.fromEntries(tree.entries.map(({ key, value }) => [key, plainOf(value)]));
  const { card, body, as, copies } = plain;
  const source = isText(card) ? textParts(card, adapter) : { kind: 'body' as const, text: String(body ?? '') };
  return {
    kind: source.kind,
    text: source.text,
    ...(isText(as) && { as }),
    copies: typeof copies === 'number' ? copies : 1,
    facts: Object.fromEntries(Object.entries(plain).filter(([key]) => !(key in CARD_KEYS))),
  };
}

function textParts(text: string, adapter: Pick<SceneAdapter, 'keysOf'>): EntryParts {
  const isName = adapter.keysOf(text).length > 0;
  const [, rest, times] = (isName ? null : /^(.+) x(\d+)$/.exec(text)) ?? [undefined, text, '1'];
  const [, name, as] = (isName ? null : /^(.+) as ([^,]+)$/.exec(rest)) ?? [undefined, rest, undefined];
  const isBody = name.startsWith('body ');
  return {
    kind: isBody ? 'body' : 'card',
    text: isBody ? name.slice('body '.length) : name,
    ...(as !== undefined && { as: as.trim() }),
    copies: Number(times),
    facts: {},
  };
}

/** The shortest right spelling. */
export function writeEntry({ kind, text, as, copies, facts }: EntryParts): unknown {
  if (kind === 'filler') return copies;
  const told = Object.entries(facts).filter(([, value]) => value !== undefined);
  if (told.length > 0) {
    const own = { [kind]: text, ...(as !== undefined && { as }), ...(copies !== 1 && { copies }) };
    return { ...own, ...Object.fromEntries(told) };
  }
  const name = kind === 'body' ? `body ${text}` : text;
  return `${name}${as === undefined ? '' : ` as ${as}`}${copies === 1 ? '' : ` x${copies}`}`;
}
