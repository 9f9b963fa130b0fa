import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A wording that differs from the facts on purpose. It is about exactly these two wordings, which it does not tell. */
export interface SignedDifference {
  readonly card: string;
  readonly power: string;
  readonly fingerprint: string;
  readonly reason: string;
}

/** How a ruling is kept: by a test, or not at all and why. */
export interface SettledRuling {
  readonly card: string;
  /** Of the ruling's text. */
  readonly fingerprint: string;
  /** `file > title` of a test or scene; of several where a ruling says several things. */
  readonly test?: string | readonly string[];
  readonly disagreement?: string;
}

/** What a run over the nodes of a card found, and for which card (and tests) this holds. */
export interface NodeRecord {
  readonly fingerprint: string;
  readonly nodes: number;
  /** Paths of nodes that were not executed, or whose removal no test noticed. */
  readonly open: readonly string[];
  /** Open nodes that nothing could show, each with the reason. */
  readonly excused?: Readonly<Record<string, string>>;
  /**
   * The test files that noticed every removal. The record holds while these are as they were, whatever tests are added
   * elsewhere. Absent where something is open: then any test that names the card may change the answer.
   */
  readonly tests?: readonly string[];
}

export type NodeRecords = Readonly<Record<string, NodeRecord>>;

/** What the project knows of its cards besides the cards. */
export interface Records {
  readonly signed: readonly SignedDifference[];
  readonly rulings: readonly SettledRuling[];
  readonly executed: NodeRecords;
  readonly removed: NodeRecords;
}

/** Where each is kept, below the root of the project. */
export const RECORD_FILES = {
  signed: 'packages/vs-sets/gates/signed-differences.json',
  rulings: 'packages/vs-sets/gates/settled-rulings.json',
  executed: 'packages/vs-sets/gates/executed-nodes.json',
  removed: 'packages/vs-sets/gates/removed-nodes.json',
} as const;

export function readRecords(root: string): Records {
  const read = <T>(file: string, empty: T): T =>
    existsSync(path.join(root, file)) ? JSON.parse(readFileSync(path.join(root, file), 'utf8')) : empty;
  return {
    signed: read<SignedDifference[]>(RECORD_FILES.signed, []),
    rulings: read<SettledRuling[]>(RECORD_FILES.rulings, []),
    executed: read<NodeRecords>(RECORD_FILES.executed, {}),
    removed: read<NodeRecords>(RECORD_FILES.removed, {}),
  };
}

/** A card a line, so that two people who run the gates seldom change the same lines. */
export function writeNodeRecords(root: string, file: string, records: NodeRecords): void {
  const lines = Object.entries(records)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([card, record]) => `  ${JSON.stringify(card)}: ${JSON.stringify(record)}`);
  writeFileSync(path.join(root, file), `{\n${lines.join(',\n')}\n}\n`);
}
