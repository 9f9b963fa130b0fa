import { describe, expect, test } from 'vitest';
import { checkFile } from './boundaries/check-file.ts';

const found = (file: string, ...lines: string[]) =>
  checkFile(file, `${lines.join('\n')}\n`).map(({ line, what }) => `${line} ${what}`);

describe('arrows between packages', () => {
  const refused: [string, string][] = [
    ['packages/kernel/src/a.ts', '@longbox/vs'],
    ['packages/kernel/src/a.ts', 'node:fs'],
    ['packages/kernel/src/a.ts', '../../vs/src/index.ts'],
    ['packages/vs/src/a.ts', '@longbox/arena'],
    ['packages/vs/src/a.ts', '@longbox/vs-sets'],
    ['packages/arena/src/a.ts', '@longbox/vs'],
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
    ['packages/vs/src/rules/a.ts', '../verbs/b.ts'],
    ['packages/vs/src/a.ts', '@longbox/kernel'],
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
      expect(found(`packages/${name}/src/a.ts`, '// Date', '', code)).toEqual([`3 ${what}`]);
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
    expect(found('packages/vs/src/a.ts', ...long)).toEqual(['401 has 401 lines, over 400']);
    expect(found('packages/vs/src/a.ts', ...long.slice(1))).toEqual([]);
    expect(found('packages/vs/src/a.test.ts', ...long)).toEqual([]);
    expect(found('packages/vs/src/generated/a.ts', ...long)).toEqual([]);
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
