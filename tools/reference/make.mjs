import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from '../setup/run.mjs';

const OUT = path.join(ROOT, 'dist', 'reference');

/**
 * TypeDoc needs a TypeScript with an interface for programs, which the compiler we build with does not have: this folder
 * has one of its own. Our own compiler has checked the types, so TypeDoc need not.
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function makeReference() {
  const own = path.join(ROOT, 'tools', 'reference');
  const typedoc = path.join(own, 'node_modules', 'typedoc', 'bin', 'typedoc');
  const options = ['--options', path.join(own, 'typedoc.json'), '--skipErrorChecking'];
  const { code, output } = await run(process.execPath, [typedoc, ...options]);
  return code === 0 ? undefined : `TypeDoc failed; what it said is below.\n\n${output}`;
}

/** Links between pages that lead to no page, as "page -> link". */
export function deadLinks() {
  const pages = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return pages.flatMap((page) => {
    const text = readFileSync(path.join(OUT, page), 'utf8');
    const links = [...text.matchAll(/href="([^"#?]+)[^"]*"/g)].map(([, link]) => link);
    const inside = [...new Set(links)].filter((link) => !/^[a-z]+:/.test(link));
    return inside
      .filter((link) => !existsSync(path.join(OUT, path.dirname(page), decodeURI(link))))
      .map((link) => `${page} -> ${link}`);
  });
}
