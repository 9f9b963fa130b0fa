import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { type Shell, UsageError } from '../command.ts';
import { type Columns, columnFiles, createColumns } from './columns.ts';
import type { DecisionRow } from './dataset-rows.ts';
import type { DatasetSchema } from './schema.ts';

/** Where decisions go, game by game. */
export interface Sink {
  write(rows: readonly DecisionRow[]): void;
  end(): void;
}

/** A file cannot be written for reasons that a person can mend. */
function tried<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const asLine = ({ features, ...row }: DecisionRow, names: readonly string[]): string =>
  JSON.stringify({ ...row, features: Object.fromEntries(names.map((name, i) => [name, features[i]])) });

/** A line for each decision, to the output or a file. */
export function jsonLines(schema: DatasetSchema, file: string | undefined, shell: Shell): Sink {
  const lines = (rows: readonly DecisionRow[]): string[] => rows.map((row) => asLine(row, schema.features));
  if (file === undefined) {
    return {
      write(rows) {
        for (const line of lines(rows)) shell.out(line);
      },
      end() {},
    };
  }
  const out = tried(file, () => openSync(file, 'w'));
  return {
    write(rows) {
      const text = lines(rows).map((line) => `${line}\n`);
      tried(file, () => writeSync(out, text.join('')));
    },
    end: () => closeSync(out),
  };
}

/** A folder with a file for each column, little endian, and `schema.json`. */
export function columnFolder(schema: DatasetSchema, folder: string): Sink {
  tried(folder, () => mkdirSync(folder, { recursive: true }));
  const columns: Columns = createColumns(schema);
  const files = new Map(
    columnFiles(schema).map(({ name }) => {
      const file = path.join(folder, `${name}.bin`);
      return [name, { file, out: tried(file, () => openSync(file, 'w')) }];
    }),
  );
  return {
    write(rows) {
      columns.add(rows);
      for (const [name, bytes] of columns.take()) {
        const { file, out } = files.get(name) ?? {};
        if (file !== undefined && out !== undefined) tried(file, () => writeSync(out, bytes));
      }
    },
    end() {
      for (const { out } of files.values()) closeSync(out);
      const file = path.join(folder, 'schema.json');
      tried(file, () => writeFileSync(file, `${JSON.stringify(columns.described(), undefined, 1)}\n`));
    },
  };
}
