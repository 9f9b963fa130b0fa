import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
} from 'yaml';
import { type Problem, problemAt } from './problem.ts';
import { below, type Entry, type Place, type Tree } from './tree.ts';

/** The documents of a YAML file, one scene each, or what is wrong with its syntax. */
export function parseYaml(text: string): { trees: Tree[]; problems: Problem[] } {
  const lines = new LineCounter();
  // Keys that look like numbers stay texts; a key written twice is told below, with both places.
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  const trees: Tree[] = [];
  const problems: Problem[] = [];
  for (const document of Array.isArray(documents) ? documents : []) {
    // Further errors of a document mostly follow from the first.
    for (const error of document.errors.slice(0, 1)) {
      problems.push(problemAt(placeAt(lines, '', error.pos[0]), `this is not YAML: ${plain(error.message)}`));
    }
    if (document.errors.length === 0 && document.contents !== null)
      trees.push(treeOfNode(document, document.contents, '', lines));
  }
  return { trees, problems };
}

/** The parser's message, as half a sentence. */
function plain(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');
}

function placeAt(lines: LineCounter, path: string, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return { path, line: Math.max(line, 1), column: Math.max(col, 1) };
}

function treeOfNode(document: Document, node: Node, path: string, lines: LineCounter): Tree {
  const place = placeAt(lines, path, node.range?.[0] ?? 0);
  const resolved = isAlias(node) ? node.resolve(document) : node;
  if (isMap(resolved))
    return { kind: 'map', place, entries: resolved.items.map((item) => entryOf(document, item, path, lines)) };
  if (isSeq(resolved)) {
    const items = resolved.items.filter(isNode).map((item, i) => treeOfNode(document, item, below(path, i), lines));
    return { kind: 'list', place, items };
  }
  if (!isScalar(resolved)) return { kind: 'scalar', place, value: undefined, text: '' };
  const { value } = resolved;
  const simple = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return { kind: 'scalar', place, value: simple ? value : undefined, text: String(resolved.source ?? value ?? '') };
}

const isNode = (item: unknown): item is Node => isMap(item) || isSeq(item) || isScalar(item) || isAlias(item);

function entryOf(document: Document, item: unknown, path: string, lines: LineCounter): Entry {
  const key = isPair(item) && isScalar(item.key) ? item.key : undefined;
  const name = String(key?.source ?? key?.value ?? '');
  const keyPlace = placeAt(lines, below(path, name), key?.range?.[0] ?? 0);
  const value = isPair(item) && isNode(item.value) ? item.value : undefined;
  if (value === undefined)
    return { key: name, keyPlace, value: { kind: 'scalar', place: keyPlace, value: undefined, text: '' } };
  return { key: name, keyPlace, value: treeOfNode(document, value, below(path, name), lines) };
}
