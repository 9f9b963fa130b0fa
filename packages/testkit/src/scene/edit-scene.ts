import {
  Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseAllDocuments,
  type YAMLMap,
  YAMLSeq,
} from 'yaml';
import { type EntryParts, writeEntry } from './entry.ts';

/** Where an entry stands. */
export interface EntryPlace {
  readonly seat: string;
  readonly zone: string;
  readonly at: number;
}

/** One change of a position. */
export type SceneEdit =
  | { readonly do: 'set'; readonly path: readonly string[]; readonly value: unknown }
  | { readonly do: 'put'; readonly to: EntryPlace; readonly entry: EntryParts; readonly note?: string }
  | { readonly do: 'replace'; readonly to: EntryPlace; readonly entry: EntryParts }
  | { readonly do: 'take'; readonly from: EntryPlace };

const STYLE = { lineWidth: 120, flowCollectionPadding: true } as const;
/** Keys that stand below the position. */
const AFTER = ['rules', 'note', 'open', 'tags', 'best', 'worst', 'wins', 'puzzle', 'steps'];

/**
 * The text with the changes made. Only the part of the text that a change is about is written again: remarks, steps and
 * further scenes of the file stay as they are, letter by letter.
 */
export function editScene(text: string, edits: readonly SceneEdit[]): string {
  return edits.reduce(editOnce, text);
}

function editOnce(text: string, edit: SceneEdit): string {
  const document = firstOf(text);
  if (document !== undefined && document.errors.length > 0)
    throw new Error('the text must be YAML before it is edited');
  if (document === undefined || !isMap(document.contents)) {
    const fresh = new Document({});
    change(fresh, edit);
    return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${fresh.toString(STYLE)}`;
  }
  const edited = splice(text, document, edit);
  // A remark may stand where the new text has no room for it; what is said counts more than how.
  const again = firstOf(edited);
  const isSame = again !== undefined && saying(again) === saying(document);
  return isSame && again?.errors.length === 0 ? edited : rewrite(text, document);
}

/** What a scene says, however its keys are ordered. */
const saying = (document: AnyDocument): string =>
  JSON.stringify(Object.entries(Object(document.toJS())).sort(([a], [b]) => (a < b ? -1 : 1)));

function firstOf(text: string): Document.Parsed | undefined {
  const documents = parseAllDocuments(text, { prettyErrors: false, stringKeys: true });
  return Array.isArray(documents) ? documents[0] : undefined;
}

/** The whole first scene again, in front of the other scenes of the file. */
function rewrite(text: string, document: Document.Parsed): string {
  return `${document.toString(STYLE).trimEnd()}\n${text.slice(document.range[2])}`;
}

function splice(text: string, document: Document.Parsed, edit: SceneEdit): string {
  if (!isMap(document.contents)) return text;
  const key = edit.do === 'set' ? edit.path[0] : edit.do === 'take' ? edit.from.seat : edit.to.seat;
  const root = document.contents;
  const before = pairOf(root, key);
  const range = before === undefined ? undefined : rangeOf(before);
  change(document, edit);
  if (root.flow === true) return rewrite(text, document);
  const after = pairOf(root, key);
  if (range === undefined) return after === undefined ? text : insertPair(text, root, after);
  return splicePair(text, range, after);
}

const nameOf = (key: unknown): string => String(isScalar(key) ? (key.source ?? key.value) : key);
const isKey = (key: unknown, name: string): boolean => nameOf(key) === name;
const pairOf = (root: YAMLMap, name: string): Pair | undefined => root.items.find(({ key }) => isKey(key, name));

interface Range {
  readonly start: number;
  readonly end: number;
}

/** From the key to the end of the value, without the remark behind it. */
function rangeOf({ key, value }: Pair): Range {
  const start = startOfNode(key);
  const end = isNode(value) ? value.range?.[1] : undefined;
  return { start, end: end ?? (isNode(key) ? (key.range?.[1] ?? start) : start) };
}

const startOfNode = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

type AnyDocument = Document | Document.Parsed;

function change(document: AnyDocument, edit: SceneEdit): void {
  if (edit.do === 'set') {
    if (edit.value === undefined) return void document.deleteIn(edit.path);
    for (let i = 1; i < edit.path.length; i++) becomeMap(document, edit.path.slice(0, i));
    return document.setIn(edit.path, document.createNode(edit.value));
  }
  const { seat, zone, at } = edit.do === 'take' ? edit.from : edit.to;
  becomeMap(document, [seat]);
  const list = listAt(document, [seat, zone]);
  if (edit.do === 'take') list.items.splice(at, 1);
  else {
    const node = document.createNode(writeEntry(edit.entry));
    if (edit.do === 'put' && edit.note !== undefined && list.flow !== true && isScalar(node))
      node.comment = ` ${edit.note}`;
    list.items.splice(at, edit.do === 'put' ? 0 : 1, node);
  }
  // A deck that is named and empty is not the same as one that is not named.
  if (list.items.length === 0 && zone !== 'deck') document.deleteIn([seat, zone]);
}

/** A seat may be written with nothing behind it. */
function becomeMap(document: AnyDocument, path: readonly string[]): void {
  const found: unknown = document.getIn(path, true);
  if (!isMap(found)) document.setIn(path, document.createNode({}));
  const map: unknown = document.getIn(path, true);
  if (isMap(map) && map.items.length === 0) map.flow = false;
}

/** A zone may be written as a single card, or as a number of cards. */
function listAt(document: AnyDocument, path: readonly string[]): YAMLSeq {
  const found: unknown = document.getIn(path, true);
  if (isSeq(found)) {
    if (found.items.length === 0) found.flow = false;
    return found;
  }
  const list = new YAMLSeq();
  if (isCollection(found) || (isScalar(found) && found.value !== null)) list.items.push(found);
  document.setIn(path, list);
  return list;
}

/** One pair as a text of its own; the remark behind its value stays in the text around it. */
function printPair(pair: Pair): string {
  const alone = new Document({});
  const value = isNode(pair.value) ? (pair.value.clone() as Node) : pair.value;
  if (isNode(value) && !isBlock(value)) delete value.comment;
  alone.set(nameOf(pair.key), value);
  return alone.toString(STYLE).trimEnd();
}

const isBlock = (node: Node): boolean => isCollection(node) && node.flow !== true;

function splicePair(text: string, { start, end }: Range, pair: Pair | undefined): string {
  const old = text.slice(start, end);
  const tail = old.slice(old.trimEnd().length);
  if (pair !== undefined) {
    return `${text.slice(0, start)}${printPair(pair)}${tail}${text.slice(end)}`;
  }
  const rest = text.slice(end);
  return text.slice(0, start) + (tail.includes('\n') ? rest : rest.replace(/^[^\n]*\n?/, ''));
}

function insertPair(text: string, root: YAMLMap, pair: Pair): string {
  const printed = `${printPair(pair)}\n`;
  const isLast = AFTER.includes(nameOf(pair.key));
  const below = isLast ? undefined : root.items.find(({ key }) => AFTER.includes(nameOf(key)));
  if (below !== undefined) {
    const at = startOf(text, below);
    return `${text.slice(0, at)}${printed}${text.slice(at)}`;
  }
  const end = root.range?.[1] ?? text.length;
  const head = text.slice(0, end);
  return `${head}${head === '' || head.endsWith('\n') ? '' : '\n'}${printed}${text.slice(end)}`;
}

/** Remarks and blank lines above a key belong to it. */
function startOf(text: string, { key }: Pair): number {
  const lines = text.slice(0, startOfNode(key)).split('\n');
  lines.pop();
  while (lines.length > 0 && /^\s*(#.*)?$/.test(lines[lines.length - 1])) lines.pop();
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}
