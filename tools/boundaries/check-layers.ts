import path from 'node:path';
import { importsOf, type Parsed } from './imports.ts';
import { type Layers, layerOf, layersOf, roomOf } from './layers.ts';
import { isTest, lineAt, type Problem } from './problem.ts';

const TABLE = 'the list is tools/boundaries/layers.ts';

function refuse(layers: Layers, from: string, to: string): Pick<Problem, 'why' | 'fix'> | undefined {
  if (from === to) return undefined;
  const [own, other] = [layerOf(layers, from), layerOf(layers, to)];
  if (other === -1) return { why: `${to} is in no layer`, fix: `put it into one; ${TABLE}` };
  if (other < own) return undefined;
  const why = other === own ? `${from} and ${to} lie side by side` : `${to} lies above ${from}`;
  return { why, fix: `move what both need to a lower layer, or import the type only; ${TABLE}` };
}

/** Finds values imported from a higher layer of the same package. With none of those there is no cycle of folders. */
export function checkLayers(file: string, text: string, parsed: Parsed, layers = layersOf(file)): Problem[] {
  if (layers === undefined || layers.layers.length === 0 || isTest(file)) return [];
  const from = roomOf(layers, file);
  if (layerOf(layers, from) === -1) {
    return [{ file, line: 1, what: `lies in ${from}`, why: 'it is in no layer', fix: `put it into one; ${TABLE}` }];
  }
  const problems: Problem[] = [];
  for (const { specifier, start, typeOnly } of importsOf(parsed)) {
    if (typeOnly || !specifier.startsWith('.')) continue;
    const target = path.posix.join(path.posix.dirname(file), specifier);
    if (!target.startsWith(`${layers.root}/`)) continue;
    const refusal = refuse(layers, from, roomOf(layers, target));
    if (refusal !== undefined) {
      problems.push({ file, line: lineAt(text, start), what: `imports '${specifier}'`, ...refusal });
    }
  }
  return problems;
}
