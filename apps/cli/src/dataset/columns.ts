import type { DecisionRow, OptionRow } from './dataset-rows.ts';
import type { DatasetSchema } from './schema.ts';

/** Stands for what a row does not have. */
const NOTHING = -1;

/** All numbers are 32-bit integers, little endian; `width` of them make a row. */
export interface ColumnFile {
  readonly name: string;
  readonly table: 'decisions' | 'options';
  readonly width: number;
  /** Where the numbers stand for words: the list in the schema. */
  readonly words?: 'decks' | 'cards' | 'asks' | 'verbs' | 'names';
}

export const columnFiles = ({ features }: Pick<DatasetSchema, 'features'>): readonly ColumnFile[] => [
  { name: 'deck', table: 'decisions', width: 1, words: 'decks' },
  { name: 'other', table: 'decisions', width: 1, words: 'decks' },
  { name: 'game', table: 'decisions', width: 1 },
  { name: 'seq', table: 'decisions', width: 1 },
  { name: 'seat', table: 'decisions', width: 1 },
  { name: 'ask', table: 'decisions', width: 1, words: 'asks' },
  { name: 'features', table: 'decisions', width: features.length },
  { name: 'first-option', table: 'decisions', width: 1 },
  { name: 'options', table: 'decisions', width: 1 },
  { name: 'choice', table: 'decisions', width: 1 },
  { name: 'result', table: 'decisions', width: 1 },
  { name: 'left', table: 'decisions', width: 1 },
  { name: 'option-verb', table: 'options', width: 1, words: 'verbs' },
  { name: 'option-card', table: 'options', width: 1, words: 'cards' },
  { name: 'option-target', table: 'options', width: 1, words: 'cards' },
  { name: 'option-seat', table: 'options', width: 1 },
  { name: 'option-value', table: 'options', width: 1 },
  { name: 'option-name', table: 'options', width: 1, words: 'names' },
];

export interface Columns {
  add(rows: readonly DecisionRow[]): void;
  /** What was added since, by file. */
  take(): ReadonlyMap<string, Uint8Array>;
  /** The schema with everything a reader needs. */
  described(): DatasetSchema & Readonly<Record<string, unknown>>;
}

/** Numbers words in the order in which they come. */
function createWords(known: readonly string[] = []) {
  const list = [...known];
  const at = new Map(list.map((word, i) => [word, i]));
  return {
    list,
    codeOf(word: string | undefined): number {
      if (word === undefined) return NOTHING;
      const code = at.get(word) ?? list.push(word) - 1;
      at.set(word, code);
      return code;
    },
  };
}

export function createColumns(schema: DatasetSchema): Columns {
  const [decks, cards] = [createWords(schema.decks), createWords(schema.cards)];
  const [asks, verbs, names] = [createWords(), createWords(), createWords()];
  const held = new Map<string, number[]>(columnFiles(schema).map(({ name }) => [name, []]));
  let [decisions, options] = [0, 0];
  const put = (name: string, ...values: readonly number[]): void => void held.get(name)?.push(...values);

  function addOption({ verb, card, target, seat, value, name }: OptionRow): void {
    put('option-verb', verbs.codeOf(verb));
    put('option-card', cards.codeOf(card));
    put('option-target', cards.codeOf(target));
    put('option-seat', seat ?? NOTHING);
    put('option-value', value ?? NOTHING);
    put('option-name', names.codeOf(name));
  }

  function addDecision(row: DecisionRow): void {
    put('deck', decks.codeOf(row.decks[0]));
    put('other', decks.codeOf(row.decks[1]));
    put('game', row.game);
    put('seq', row.seq);
    put('seat', row.seat);
    put('ask', asks.codeOf(row.ask));
    put('features', ...row.features);
    put('first-option', options);
    put('options', row.options.length);
    put('choice', row.choice);
    put('result', row.result);
    put('left', row.left);
    row.options.forEach(addOption);
    decisions++;
    options += row.options.length;
  }

  return {
    add(rows) {
      rows.forEach(addDecision);
    },
    take() {
      const bytes = new Map<string, Uint8Array>();
      for (const [name, values] of held) {
        bytes.set(name, asBytes(values));
        values.length = 0;
      }
      return bytes;
    },
    described: () => ({
      ...schema,
      decisions,
      options,
      columns: columnFiles(schema).map((file) => ({ file: `${file.name}.bin`, type: 'int32', ...file })),
      words: { decks: decks.list, cards: cards.list, asks: asks.list, verbs: verbs.list, names: names.list },
    }),
  };
}

/** Little endian on every machine. */
function asBytes(values: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, i) => {
    bytes.setInt32(4 * i, value, true);
  });
  return new Uint8Array(bytes.buffer);
}
