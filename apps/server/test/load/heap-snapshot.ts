import { readFileSync, rmSync } from 'node:fs';

/** The parts of V8's file that are needed here. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] };
  };
  readonly nodes: readonly number[];
}

/**
 * Bytes of everything that is not code. The compiler makes code as it sees fit for as long as a server runs, and what it makes
 * meanwhile would be laid to the matches.
 */
export function readDataBytes(file: string): number {
  const { snapshot, nodes } = JSON.parse(readFileSync(file, 'utf8')) as Snapshot;
  rmSync(file);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const code = (types[0] as readonly string[]).indexOf('code');
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) if (nodes[at + type] !== code) bytes += nodes[at + size];
  return bytes;
}
