import { EDITIONS, type OpenPoint, type Rulebook, type VsRule } from '@longbox/testkit';
import { type Bullet, bulletsOf, idsIn, oneField, rowCells, sectionLines } from './markdown.ts';

const CODES = {
  MB15: 'The Marvel Battles, the first box, 2015',
  CR21: 'Compiled Rulebook, version 2.1, 24 May 2017; outranks the books it merges',
  MCU18: 'The MCU Battles, 2018',
  CW: 'The Civil War Battles, the latest of the four books',
  CG: 'the glossary of the player community',
  CB: "the player community's list of bans and errata",
  CC: "the player community's card clarifications, the entry in brackets",
  CM: "the player community's page on game modes",
  CF: "the player community's answers for new players",
  CE: "the player community's list of Good and Evil teams",
  CN: "the player community's list of names",
  RP: 'recruit points',
  SC: 'supporting character',
  MC: 'main character',
  PT: 'Plot Twist',
  SP: 'Super Power',
};

const ABOUT =
  'Every rule of the four rulebooks as one statement with a lasting number, in our own words. Sources beyond the books ' +
  'are named and only settle what the books leave open.';

/** Without pointers at other files and advice to programmers. */
const plain = (text: string): string =>
  text.replace(/The companion file `[^`]+`/, 'The edition matrix').replace(/ Store [^.]+ as explicit states\./, '');

const prose = (lines: readonly string[]): string =>
  plain(
    lines
      .join('\n')
      .replace(/\n-{3,}\s*$/, '')
      .trim(),
  );

export function importVsRules(lines: readonly string[]): Rulebook<VsRule> {
  const rules: VsRule[] = [];
  for (const heading of lines.filter((line) => /^## VS-/.test(line))) {
    const [section, sectionTitle] = heading.slice(3).split(': ');
    let part: string | undefined;
    let block: string[] = [];
    const flush = () => {
      for (const bullet of bulletsOf(block)) rules.push(vsRule(bullet, section, sectionTitle, part));
      block = [];
    };
    for (const line of sectionLines(lines, heading)) {
      if (line.startsWith('### ')) {
        flush();
        part = line.slice(4);
      } else block.push(line);
    }
    flush();
  }
  const notes = ['The "modern" profile', 'Vocabulary used below'].map((title) => ({
    title: title.replace(' used below', ''),
    text: prose(sectionLines(lines, `## ${title}`)),
  }));
  return { title: 'Vs. System 2PCG', about: ABOUT, codes: CODES, notes, rules };
}

function vsRule(bullet: Bullet, section: string, sectionTitle: string, part: string | undefined): VsRule {
  const { id, fields } = bullet;
  const head = /^\[([^\]]+)\] (.+)$/.exec(bullet.text);
  if (!head || !id.startsWith(`${section}-`)) throw new Error(`cannot read rule ${id}`);
  const [books, extra] = head[1].split('; ');
  const editions = EDITIONS.filter((edition) => books.split(' ').includes(edition));
  const named = { source: oneField(bullet, 'source'), differ: oneField(bullet, 'differ') };
  const decided = { ruling: oneField(bullet, 'ruling'), update: oneField(bullet, 'update') };
  return {
    id,
    section,
    sectionTitle,
    ...(part !== undefined && { part }),
    editions,
    basis: books === 'ruling' ? 'ruling' : extra === 'derived' ? 'derived' : 'stated',
    text: head[2],
    ...defined(named),
    ...defined(decided),
    examples: fields.filter((field) => field.key === 'example').map((field) => vsExample(field.text)),
    cases: fields.filter((field) => field.key === 'case').map((field) => field.text),
  };
}

function vsExample(text: string): VsRule['examples'][number] {
  const match = /^\((VS-EX-\d\d), ([^)]+)\) (.+)$/.exec(text);
  if (!match) throw new Error(`cannot read example: ${text}`);
  return { id: match[1], from: match[2], text: match[3] };
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function defined<T extends Record<string, string | undefined>>(fields: T): Defined<T> {
  const kept: Defined<T> = {};
  for (const key in fields) if (fields[key] !== undefined) Object.assign(kept, { [key]: fields[key] });
  return kept;
}

export function importOpenPoints(lines: readonly string[]): OpenPoint[] {
  const points: OpenPoint[] = [];
  for (const line of sectionLines(lines, '## Open points')) {
    const cells = rowCells(line);
    if (cells?.[0].startsWith('OP-') !== true) continue;
    const [id, point, ruling, confidence] = cells;
    points.push({ id, point, ruling, rules: idsIn(ruling), confidence });
  }
  return points;
}
