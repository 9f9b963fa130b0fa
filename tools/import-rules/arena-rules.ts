import type { ArenaRule, ArenaRuling, Rulebook } from '@longbox/testkit';
import { type Bullet, bulletsOf, oneField, sectionLines } from './markdown.ts';

const CODES = {
  A: 'Attack',
  D: 'Defence',
  R: 'Resistance',
  PP: 'Power Point',
  HP: 'Hit Point',
  MP: 'Mission Point',
  SA: 'Special Ability',
  P1: 'the player who goes first',
  P2: 'the other player',
  own: 'belonging to the player in question',
};

const ABOUT =
  "The publisher's rulebook as single statements with lasting numbers, in our own words. Where the book is silent, vague " +
  'or contradicts itself, a rule names the rulings (MA-AMB) it rests on. An example that is not from the book is ours.';

const RULINGS = '## Ambiguities and rulings (MA-AMB)';

export function importArenaRules(lines: readonly string[]): Rulebook<ArenaRule> {
  const rules: ArenaRule[] = [];
  let section: Section | undefined;
  let block: string[] = [];
  const flush = () => {
    const of = section;
    if (of !== undefined) rules.push(...bulletsOf(block).map((bullet) => arenaRule(bullet, of)));
    block = [];
  };
  for (const line of lines.slice(
    lines.findIndex((l) => l.startsWith('## MA-')),
    lines.indexOf(RULINGS),
  )) {
    if (/^#/.test(line)) {
      flush();
      section = sectionOf(line, section);
    } else block.push(line);
  }
  flush();
  return { title: 'Mission Arena', about: ABOUT, codes: CODES, notes: notesOf(lines), rules };
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly phases: readonly number[];
  readonly ability?: string;
}

/** `## MA-CD — phase 1, Cool Down & Draw` or, within MA-SA, `### Switch (MA-SA-SWI) — Defensive, 1 PP`. */
function sectionOf(line: string, above: Section | undefined): Section | undefined {
  const chapter = /^## (MA-[A-Z]+) — (?:phases? ([\d and]+), )?(.+)$/.exec(line);
  if (chapter) return { id: chapter[1], title: chapter[3], phases: numbersIn(chapter[2] ?? '') };
  const ability = /^### (.+) \((MA-SA-[A-Z]+)\)(?: — (.+))?$/.exec(line);
  if (!ability || above === undefined) return undefined;
  const title = ability[1] === 'General' ? 'special abilities in general' : ability[1];
  return { id: ability[2], title, phases: [6], ...(ability[3] !== undefined && { ability: ability[3] }) };
}

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number);

function arenaRule(bullet: Bullet, section: Section): ArenaRule {
  const match = /^(?:\[book\] )?(.+?)((?: \(AMB-\d\d(?:, AMB-\d\d)*\))?) src: (.+)$/.exec(bullet.text);
  if (!match || !bullet.id.startsWith(section.id)) throw new Error(`cannot read rule ${bullet.id}`);
  const { id: sectionId, title, ...about } = section;
  return {
    id: bullet.id,
    section: sectionId,
    sectionTitle: title,
    ...about,
    text: match[1],
    source: match[3].replace(/^\(silent\)$/, 'the book is silent').replace(/^\((general|software)\)$/, '$1'),
    rulings: [...match[2].matchAll(/AMB-\d\d/g)].map(([amb]) => `MA-${amb}`),
    examples: bullet.fields.map((field) => arenaExample(bullet.id, field.text)),
  };
}

function arenaExample(rule: string, text: string): ArenaRule['examples'][number] {
  const match = /^\[(MA-[A-Z0-9-]+\.e\d)\] (\[book[^\]]*\] )?(.+)$/.exec(text);
  if (match?.[1].startsWith(`${rule}.`) !== true) throw new Error(`cannot read an example of ${rule}: ${text}`);
  return { id: match[1], book: match[2] !== undefined, text: match[3] };
}

export function importArenaRulings(lines: readonly string[]): ArenaRuling[] {
  return bulletsOf(sectionLines(lines, RULINGS)).map((bullet) => {
    const [ruling, why] = [oneField(bullet, 'ruling'), oneField(bullet, 'why')];
    if (ruling === undefined || why === undefined) throw new Error(`${bullet.id} has no ruling or no reason`);
    return { id: bullet.id, question: bullet.text, ruling, why };
  });
}

/** The state model and the combat formula stand before the first rule. */
function notesOf(lines: readonly string[]): Rulebook['notes'] {
  const text = lines.join('\n');
  const state = /\*\*State model[^*]*\*\*: ([\s\S]+?)\n\n/.exec(text)?.[1];
  const formula = /```\n([\s\S]+?)\n```/.exec(text)?.[1];
  if (state === undefined || formula === undefined) throw new Error('the state model or the combat formula is missing');
  return [
    { title: 'What each player has', text: state.replaceAll('\n', ' ') },
    { title: 'Combat formula', text: formula },
  ];
}
