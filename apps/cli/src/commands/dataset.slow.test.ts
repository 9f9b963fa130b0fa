import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProcess } from '../../test/in-process.ts';
import { folderWith, longbox, PATIENCE } from '../../test/run-longbox.ts';

const GAMES = ['dataset', 'arena', 'x-men', 'avengers', 'guardians', '--games', '3', '--seed', 'test'];
const one = (...more: readonly string[]) => inProcess([...GAMES, '--cores', '1', ...more]);

const numbers = (folder: string, name: string): number[] => {
  const bytes = readFileSync(`${folder}/${name}.bin`);
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readInt32LE(4 * i));
};

describe('longbox dataset', { timeout: PATIENCE }, () => {
  test('writes a line for each decision, the same on any number of cores', async () => {
    const { code, out, err } = await one();
    expect(code).toBe(0);
    const rows = out.trimEnd().split('\n');
    expect(err).toMatch(new RegExp(`^${rows.length.toLocaleString('en')} decisions of 9 games, `));
    const first = JSON.parse(rows[0]);
    expect(first).toMatchObject({ decks: ['x-men', 'avengers'], game: 0, seat: 0, ask: expect.any(String) });
    expect(Object.keys(first.features).some((name) => name.startsWith('them.'))).toBe(true);
    const known = rows.map((row) => JSON.parse(row));
    for (const { options, choice, result, left, features, view } of known) {
      expect(options.length).toBeGreaterThan(1);
      expect(options[choice].verb).toEqual(expect.any(String));
      expect([0, 1, 2]).toContain(result);
      expect(left).toBeGreaterThan(0);
      expect(Object.values(features).every((value) => Number.isInteger(value))).toBe(true);
      expect(view).toBeUndefined();
    }
    // Both seats of a game share its points.
    for (const game of [0, 1, 2]) {
      const seats = known.filter(
        (row) => row.game === game && row.decks.includes('x-men') && row.decks.includes('avengers'),
      );
      const [mine, theirs] = [0, 1].map((seat) => seats.find((row) => row.seat === seat)?.result);
      expect(mine + theirs).toBe(2);
    }
    expect((await longbox([...GAMES, '--cores', '2'])).out).toBe(out);
    expect((await one('--seed', 'other')).out).not.toBe(out);
  });

  test('writes the same as columns', async () => {
    const folder = folderWith();
    await one('--out', `${folder}/rows.jsonl`);
    const { code } = await one('--format', 'columns', '--out', `${folder}/columns`);
    expect(code).toBe(0);
    const rows = readFileSync(`${folder}/rows.jsonl`, 'utf8')
      .trimEnd()
      .split('\n')
      .map((row) => JSON.parse(row));
    const schema = JSON.parse(readFileSync(`${folder}/columns/schema.json`, 'utf8'));
    expect(schema).toMatchObject({ version: 1, game: 'arena', seed: 'test', decisions: rows.length });
    expect(readdirSync(`${folder}/columns`).sort()).toEqual(
      ['schema.json', ...schema.columns.map(({ file }: { file: string }) => file)].sort(),
    );
    const column = (name: string) => numbers(`${folder}/columns`, name);
    expect(column('choice')).toEqual(rows.map(({ choice }) => choice));
    expect(column('result')).toEqual(rows.map(({ result }) => result));
    expect(column('ask').map((code_) => schema.words.asks[code_])).toEqual(rows.map(({ ask }) => ask));
    const features = column('features');
    const width = schema.features.length;
    expect(features.slice(width, 2 * width)).toEqual(Object.values(rows[1].features));
    const [firsts, cards, verbs] = [column('first-option'), column('option-card'), column('option-verb')];
    expect(cards.length).toBe(schema.options);
    rows.forEach(({ options, choice }, i) => {
      const at = firsts[i] + choice;
      expect(schema.words.verbs[verbs[at]]).toBe(options[choice].verb);
      expect(schema.words.cards[cards[at]]).toBe(options[choice].card);
    });
  });

  test('has the view for those who want it, and says what it is made of', async () => {
    const row = JSON.parse((await one('--view')).out.split('\n')[0]);
    expect(row.view.viewer).toBe(row.seat);
    const schema = JSON.parse((await one('--schema')).out);
    expect(schema).toMatchObject({ version: 1, player: 'rules', decks: ['x-men', 'avengers', 'guardians'], games: 3 });
    expect((await one('--format', 'parquet')).err).toContain('--format is jsonl or columns, not "parquet"');
    expect((await one('--format', 'columns')).err).toContain('needs --out FOLDER');
  });
});
