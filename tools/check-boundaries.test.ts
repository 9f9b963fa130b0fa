import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { describe, expect, test } from 'vitest';
import { checkFile } from './boundaries/check-file.ts';
import { checkLayers } from './boundaries/check-layers.ts';
import { checkWrites } from './boundaries/check-writes.ts';
import { LAYERS, type Layers } from './boundaries/layers.ts';

const found = (file: string, ...lines: string[]) =>
  checkFile(file, `${lines.join('\n')}\n`).map(({ line, what }) => `${line} ${what}`);

describe('arrows between packages', () => {
  const refused: [string, string][] = [
    ['packages/kernel/src/a.ts', '@longbox/vs'],
    ['packages/kernel/src/a.ts', 'node:fs'],
    ['packages/kernel/src/a.ts', '../../vs/src/index.ts'],
    ['packages/vs/src/language/a.ts', '@longbox/arena'],
    ['packages/vs/src/language/a.ts', '@longbox/vs-sets'],
    ['packages/arena/src/language/a.ts', '@longbox/vs'],
    ['packages/arena/rulebook/a.test.ts', '@longbox/vs'],
    ['packages/vs-sets/src/a.ts', '@longbox/vs'],
    ['packages/vs-sets/src/a.ts', '@longbox/arena/language'],
    ['packages/arena-sets/src/a.ts', '@longbox/kernel'],
    ['packages/players/src/a.ts', '@longbox/vs'],
    ['packages/protocol/src/a.ts', 'hono'],
    ['packages/testkit/src/a.ts', '@longbox/server'],
    ['apps/web/src/a.tsx', '@longbox/server'],
    ['apps/web/src/a.tsx', '@longbox/cli'],
    ['apps/web/src/a.tsx', '../../server/src/index.ts'],
    ['apps/server/src/a.ts', '@longbox/web'],
    ['apps/server/src/a.ts', '@pkmn/sim'],
    ['packages/testkit/src/a.ts', 'boardgame.io/core'],
  ];
  test.each(refused)('%s may not import %s', (file, specifier) => {
    const what = `imports '${specifier}'`;
    expect(found(file, '', `import { a } from '${specifier}';`)).toEqual([`2 ${what}`]);
    expect(found(file, `export * from '${specifier}';`)).toEqual([`1 ${what}`]);
    expect(found(file, `type A = import('${specifier}').A;`)).toEqual([`1 ${what}`]);
  });

  const allowed: [string, string][] = [
    ['packages/kernel/src/a.ts', './b.ts'],
    ['packages/kernel/src/a.test.ts', '@longbox/testkit'],
    ['packages/kernel/src/a.test.ts', 'vitest'],
    ['packages/vs/src/verbs/a.ts', '../rules/b.ts'],
    ['packages/vs/src/language/a.ts', '@longbox/kernel'],
    ['packages/vs-sets/src/a.ts', '@longbox/vs/language'],
    ['packages/vs-sets/test/a.test.ts', '@longbox/vs'],
    ['packages/protocol/src/a.ts', 'zod'],
    ['apps/cli/src/a.ts', '@longbox/server'],
    ['apps/web/src/a.tsx', '@longbox/protocol'],
    ['apps/web/e2e/a.e2e.ts', '../../../tools/setup/chromium.mjs'],
    ['bench/src/a.ts', '@pkmn/sim'],
    ['apps/server/src/a.ts', '@longbox/vs/language'],
    ['tools/a.ts', '@longbox/testkit/toy'],
  ];
  test.each(allowed)('%s may import %s', (file, specifier) => {
    expect(found(file, `import { a } from '${specifier}';`)).toEqual([]);
  });

  test('the protocol imports rules by type only', () => {
    const file = 'packages/protocol/src/a.ts';
    expect(found(file, "import { a } from '@longbox/kernel';")).toEqual(["1 imports '@longbox/kernel'"]);
    expect(found(file, "import type { A } from '@longbox/kernel';", "import { type B } from '@longbox/vs';")).toEqual(
      [],
    );
  });

  test('a message says where, what, why and what to do', () => {
    expect(checkFile('packages/vs-sets/src/a.ts', "import { a } from '@longbox/kernel';\n")).toEqual([
      {
        file: 'packages/vs-sets/src/a.ts',
        line: 1,
        what: "imports '@longbox/kernel'",
        why: "a card set imports only its game's language: cards are data",
        fix: 'only @longbox/vs/language may be imported here; the table is tools/boundaries/arrows.ts',
      },
    ]);
  });
});

const SMALL: Layers = {
  root: 'packages/vs/src',
  layers: [['language'], ['state'], ['read', 'print'], ['atoms'], ['vs.ts']],
  stateType: 'VsState',
  writers: ['atoms', 'state/set-up.ts'],
  owned: [{ fields: ['settled'], writers: ['state/derived.ts'] }],
};
const planted = (check: typeof checkLayers, inside: string, ...lines: string[]): string[] => {
  const [file, text] = [`packages/vs/src/${inside}`, `${lines.join('\n')}\n`];
  return check(file, text, parseSync(file, text), SMALL).map(({ line, what, why }) => `${line} ${what}: ${why}`);
};

describe('layers inside a package', () => {
  test('a value comes from the own folder or from below', () => {
    expect(
      planted(checkLayers, 'atoms/a.ts', "import { a } from '../read/b.ts';", "import { b } from './b.ts';"),
    ).toEqual([]);
    expect(
      planted(checkLayers, 'vs.ts', "import { a } from './atoms/b.ts';", "import { n } from '@longbox/kernel';"),
    ).toEqual([]);
    expect(planted(checkLayers, 'read/deep/a.ts', "import { a } from '../../state/b.ts';")).toEqual([]);
  });

  test('an import from above is refused, and so both halves of a cycle cannot stand', () => {
    const up = planted(checkLayers, 'read/a.ts', '', "import { b } from '../atoms/b.ts';");
    const down = planted(checkLayers, 'atoms/b.ts', "import { a } from '../read/a.ts';");
    expect([up, down]).toEqual([["2 imports '../atoms/b.ts': atoms lies above read"], []]);
    expect(planted(checkLayers, 'atoms/a.ts', "export * from '../vs.ts';")).toHaveLength(1);
  });

  test('folders of one layer do not import each other', () => {
    expect(planted(checkLayers, 'read/a.ts', "import { b } from '../print/b.ts';")).toEqual([
      "1 imports '../print/b.ts': read and print lie side by side",
    ]);
  });

  test('types are free, and tests may import what they like', () => {
    const types = ["import type { A } from '../atoms/b.ts';", "import { type B } from '../vs.ts';"];
    expect(planted(checkLayers, 'state/a.ts', ...types)).toEqual([]);
    expect(planted(checkLayers, 'state/a.test.ts', "import { a } from '../atoms/b.ts';")).toEqual([]);
  });

  test('every folder is in a layer', () => {
    expect(planted(checkLayers, 'utils/a.ts', '')).toEqual(['1 lies in utils: it is in no layer']);
    expect(planted(checkLayers, 'atoms/a.ts', "import { a } from '../utils/b.ts';")).toHaveLength(1);
  });

  test.each(LAYERS)('ARCHITECTURE.md lists the folders of $root in the same order', ({ root, layers }) => {
    const text = readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8');
    const [, after = ''] = text.split(`\`${root}\``);
    const [table = ''] = /(?:^\|.*\n)+/m.exec(after.slice(after.indexOf('\n| --- |'))) ?? [];
    const listed = [...table.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell]) => [...cell.matchAll(/`([\w-]+)\/`/g)]);
    expect(listed.map(([, folder]) => folder)).toEqual(layers.flat().filter((name) => !name.endsWith('.ts')));
  });

  test.each(LAYERS)('$root lists no folder twice', ({ layers }) => {
    expect(new Set(layers.flat()).size).toBe(layers.flat().length);
  });
});

describe('writes to a state', () => {
  const writes: [string, string][] = [
    ['function f(s: VsState) { s.wounds[1] = 2; }', 'wounds'],
    ['function f(s: VsState) { s.wounds[1] += 2; }', 'wounds'],
    ['const f = (game: VsState) => { game.v[V.turn]++; };', 'v'],
    ['const f = (state) => state.modifiers.push(1);', 'modifiers'],
    ['function f(s: VsState) { const { modifiers, board: cards } = s; cards.pop(); }', 'board'],
    ['function f(s: VsState) { const column = isPlus ? s.plus : s.minus; column[1] = 0; }', 'plus'],
    ['function f(s: VsState) { s.attachedTo.fill(NONE); }', 'attachedTo'],
    ['function f(s: VsState) { truncate(s.suspects, 0); }', 'suspects'],
    ['function f(s: VsState) { zoneList(s, ZONE.hand, 0).push(1); }', 'zones'],
    ['function f(s: VsState) { const hand = zoneList(s, ZONE.hand, 0); remove(hand, 1); }', 'zones'],
    ['function f(s: VsState) { s.zones[3].push(1); }', 'zones'],
    ['function f(s: VsState) { list.forEach((card) => { s.flags[card] |= 1; }); }', 'flags'],
  ];
  test.each(writes)('%s', (code, field) => {
    const [found, ...more] = planted(checkWrites, 'read/a.ts', '', code);
    expect(found).toMatch(`2 writes '${field}' of the state`);
    expect(more).toEqual([]);
    expect(planted(checkWrites, 'atoms/a.ts', code)).toEqual([]);
    expect(planted(checkWrites, 'state/set-up.ts', code)).toEqual([]);
    expect(planted(checkWrites, 'state/a.test.ts', code)).toEqual([]);
  });

  test('a field with writers of its own is not for atoms', () => {
    const code = 'function f(s: VsState) { s.settled = 0; }';
    expect(planted(checkWrites, 'atoms/a.ts', code)).toHaveLength(1);
    expect(planted(checkWrites, 'state/derived.ts', code)).toEqual([]);
  });

  test("reading, a frame's own integers and other things of the same name are no finding", () => {
    const code = [
      'function f(s: VsState, at: number) { s.stack[at + STEP] = 2; const { stack } = s; stack[at]++; }',
      'function f(s: VsState, out: number[]) { const { board } = s; out.push(board[0], s.v[1]); }',
      'function f(s: VsState) { const card = s.board[0]; let n = s.v[1]; n++; }',
      'function f(s: string[]) { s.push("a"); }',
      'function f(s: VsState) { const found = s.board.slice(); truncate(found, 1); found.sort(); }',
      'function f(board: number[]) { board.push(1); }',
    ];
    expect(planted(checkWrites, 'read/a.ts', ...code)).toEqual([]);
  });
});

describe('clock, chance and output in rules', () => {
  const planted: [string, string][] = [
    ['const a = Math.random();', 'uses Math.random'],
    ['const a = Date.now();', 'uses Date'],
    ['const a = new Date();', 'uses Date'],
    ['setTimeout(f, 1);', 'uses setTimeout'],
    ["console.log('a');", 'uses console'],
    ['const a = b.toLocaleUpperCase();', 'uses toLocaleUpperCase'],
    ['const a = b.localeCompare(c);', 'uses localeCompare'],
    ['const a = performance.now();', 'uses performance'],
    ['const a = process.env;', 'uses process'],
    ['const a = { process };', 'uses process'],
    ['async function f() {}', 'uses an async function'],
  ];
  test.each(planted)('%s', (code, what) => {
    for (const name of ['kernel', 'vs', 'arena', 'vs-sets', 'arena-sets']) {
      expect(found(`packages/${name}/src/language/a.ts`, '// Date', '', code)).toEqual([`3 ${what}`]);
    }
    expect(found('packages/kernel/src/a.test.ts', code)).toEqual([]);
    expect(found('apps/cli/src/a.ts', code)).toEqual([]);
  });

  test('keys, strings and comments of the same name are no finding', () => {
    const code = ['const a = { Date: 1, console() {} };', '// Math.random', "const b = a.Date + 'process';"];
    expect(found('packages/kernel/src/a.ts', ...code)).toEqual([]);
  });
});

describe('small rules of our own', () => {
  test('the checker may not be switched off', () => {
    const code = ['const a: any = 1;', 'const b = a as any;', '// @ts-ignore', '// @ts-nocheck'];
    expect(found('tools/a.ts', ...code)).toEqual([
      '1 uses the type any',
      '2 uses the type any',
      '3 uses @ts-ignore',
      '4 uses @ts-nocheck',
    ]);
    expect(found('tools/a.ts', "const any = 'any'; // as any")).toEqual([]);
  });

  test('a source file stops at 400 lines; data and tests may go on', () => {
    const long = Array.from({ length: 401 }, () => '');
    expect(found('packages/vs/src/language/a.ts', ...long)).toEqual(['401 has 401 lines, over 400']);
    expect(found('packages/vs/src/language/a.ts', ...long.slice(1))).toEqual([]);
    expect(found('packages/vs/src/language/a.test.ts', ...long)).toEqual([]);
    expect(found('packages/kernel/src/generated/a.ts', ...long)).toEqual([]);
    expect(found('packages/vs-sets/src/a.ts', ...long)).toEqual([]);
  });

  // Joined, so that the check does not find its own test.
  const unwanted: [string, string][] = [
    [['see ..', 'shared', 'a.md'].join('/'), 'names a folder beside the repository'],
    [['', 'home', 'ann', 'longbox'].join('/'), 'names an absolute path of a machine'],
    [['"', 'work', 'main"'].join('/'), 'names an absolute path of a machine'],
    [['https://registry', 'npmjs', 'org'].join('.'), 'names the host of a package registry'],
  ];
  test.each(unwanted)('%s', (text, what) => {
    expect(found('docs/a.md', '', text)).toEqual([`2 ${what}`]);
  });

  test('a lockfile with download addresses is refused', () => {
    expect(found('package-lock.json', `"resolved": ${'"https:'}//example.test/a.tgz"`)).toHaveLength(1);
    expect(found('package-lock.json', '"resolved": "packages/kernel"')).toEqual([]);
  });

  test('what does not parse is a finding', () => {
    expect(checkFile('tools/a.ts', 'const = 1;\n')[0]).toMatchObject({ line: 1, why: 'it does not parse' });
  });
});
