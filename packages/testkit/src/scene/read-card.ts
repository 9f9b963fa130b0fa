import type { Fact } from './adapter.ts';
import { type Body, CARD_KEYS, type CardSpec } from './format.ts';
import { unknownWord } from './problem.ts';
import { itemsOf, type Reading, readFact, readMap, readNumber, readScalar, readText, wrong } from './read.ts';
import type { MapTree, Place, Tree } from './tree.ts';

/** The cards of one zone. A number stands for so many cards that do not matter. */
export function readCards(reading: Reading, tree: Tree): CardSpec[] {
  return itemsOf(tree).flatMap((item) => {
    if (item.kind === 'map') return readCardMap(reading, item);
    const scalar = readScalar(reading, item, 'a card');
    if (scalar === undefined) return [];
    if (typeof scalar.value !== 'number') return readCardText(reading, scalar.text, item.place);
    const { filler } = reading.adapter;
    if (filler !== undefined) return repeat(readCardText(reading, filler, item.place), scalar.value);
    wrong(reading, item.place, `expected a card, found the number ${scalar.text}`);
    return [];
  });
}

const repeat = (specs: readonly CardSpec[], times: number): CardSpec[] =>
  Array.from({ length: times }, () => specs).flat();

/** `Hulk`, `mnb-010`, `Hulk as H`, `Laboratory x4` or `body A 2/2 flight`. */
function readCardText(reading: Reading, text: string, place: Place): CardSpec[] {
  const isName = reading.adapter.keysOf(text).length > 0;
  const [, rest, times] = (isName ? null : /^(.+) x(\d+)$/.exec(text)) ?? [undefined, text, '1'];
  const [, name, label] = (isName ? null : /^(.+) as ([^,]+)$/.exec(rest)) ?? [undefined, rest, undefined];
  const spec = specOf(reading, name, label?.trim(), place);
  return spec === undefined ? [] : repeat([spec], Number(times));
}

function specOf(reading: Reading, name: string, label: string | undefined, place: Place): CardSpec | undefined {
  const own = { place, ...(label !== undefined && { label }), facts: {}, attached: {} };
  if (/^body /.test(name)) {
    const body = readBody(reading, name.slice(5), place);
    return body && { ...own, kind: 'body', name: body.name, key: name, body };
  }
  const keys = reading.adapter.keysOf(name);
  if (keys.length === 1) return { ...own, kind: 'card', name, key: keys[0] };
  if (keys.length > 1)
    return wrong(reading, place, `"${name}" is the name of several cards`, `write one of: ${keys.join(', ')}`);
  reading.problems.push(unknownWord(place, 'unknown card', name, reading.adapter.cardNames()));
  return undefined;
}

/** `A 2/2 flight team:x`: a name, the numbers, then words. */
export function readBody(reading: Reading, text: string, place: Place): Body | undefined {
  const { bodies } = reading.adapter;
  if (bodies === undefined) return wrong(reading, place, `the game ${reading.adapter.game} has no invented cards`);
  const parts = text.trim().split(/\s+/);
  const at = parts.findIndex((part) => /^\d+(\/\d+)*$/.test(part));
  const stats = at > 0 ? parts[at].split('/').map(Number) : [];
  if (stats.length !== bodies.stats.length) {
    const form = bodies.stats.join('/');
    return wrong(
      reading,
      place,
      `cannot read the body "${text}"`,
      `expected a name and ${form}: body A ${bodies.stats.map(() => 2).join('/')}`,
    );
  }
  const words: string[] = [];
  const fields: Record<string, string> = {};
  for (const part of parts.slice(at + 1)) {
    const [key, value] = part.split(/:(.*)/);
    if (value === undefined ? bodies.words.includes(part) : key in bodies.fields) {
      if (value === undefined) words.push(part);
      else fields[key] = value;
    } else {
      const known = [...bodies.words, ...Object.keys(bodies.fields).map((field) => `${field}:`)];
      reading.problems.push(unknownWord(place, 'a body has no', value === undefined ? part : `${key}:`, known));
    }
  }
  return { name: parts.slice(0, at).join(' '), stats, words, fields };
}

/** `{ card: Hulk, as: H, wounds: 1 }` */
function readCardMap(reading: Reading, tree: MapTree): CardSpec[] {
  readMap(reading, tree, 'a card');
  const find = (key: string): Tree | undefined => tree.entries.find((entry) => entry.key === key)?.value;
  const [card, body] = [find('card'), find('body')];
  const [as, copies] = [find('as'), find('copies')];
  const { facts, attached } = readCardFacts(reading, tree);
  const source = card ?? body;
  if (source === undefined || (card && body)) {
    wrong(reading, tree.place, 'a card with facts needs exactly one of "card" and "body"');
    return [];
  }
  const text = readText(reading, source, card ? 'card' : 'body');
  const label = as && readText(reading, as, 'as');
  if (text === undefined) return [];
  const spec = specOf(reading, card ? text : `body ${text}`, label, source.place);
  const times = copies === undefined ? 1 : (readNumber(reading, copies, 'copies') ?? 1);
  return spec === undefined ? [] : repeat([{ ...spec, facts, attached }], times);
}

function readCardFacts(reading: Reading, tree: MapTree): Pick<CardSpec, 'facts' | 'attached'> {
  const { cardFacts } = reading.adapter;
  const facts: Record<string, Fact> = {};
  const attached: Record<string, CardSpec[]> = {};
  const known = Object.keys(cardFacts).filter((key) => !cardFacts[key].readOnly);
  for (const { key, keyPlace, value } of tree.entries) {
    if (key in CARD_KEYS) continue;
    if (!known.includes(key)) {
      const all = [...Object.keys(CARD_KEYS), ...known];
      reading.problems.push(unknownWord(keyPlace, 'unknown key for a card', key, all));
    } else if (cardFacts[key].kind === 'cards') attached[key] = readCards(reading, value);
    else {
      const fact = readFact(reading, value, key, cardFacts[key]);
      if (fact !== undefined) facts[key] = fact;
    }
  }
  return { facts, attached };
}
