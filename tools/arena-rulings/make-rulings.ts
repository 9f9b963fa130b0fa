import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTests, idsNamed } from '@longbox/testkit/coverage';
import type { ArenaRule, ArenaRuling, Rulebook } from '@longbox/testkit/rulebook';
import { ARENA_DECISIONS } from './own-decisions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = 'packages/arena/rulebook';
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, folder, file), 'utf8'));

const INTRO = `# Rulings of Mission Arena

Where the rulebook is silent, vague or contradicts itself, this is how we play it. Each ruling says what was asked, what we
decided and why, which headings of the rulebook and which of our rules it is about, and which tests pin it. Three of them can be
switched by the profile: MA-AMB-11 (\`response-each\`,
\`early-defence\`), MA-AMB-59 (\`shared-targets\`) and MA-AMB-71 (\`lose-top\`, \`lose-bottom\`).

Made by \`tsx tools/arena-rulings.ts\` from the rulebook and the tests beside it.
`;

/** The text of docs/rulings-arena.md. */
export function makeRulings(): string {
  const { rules } = readJson('rules.json') as Rulebook<ArenaRule>;
  const rulings = readJson('rulings.json') as readonly ArenaRuling[];
  const files = readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
  const tests = findTests(
    files.map((file) => ({ path: file, text: readFileSync(path.join(root, folder, file), 'utf8') })),
  );
  const pins = (id: string): string[] =>
    tests.filter((test) => idsNamed(test).includes(id)).map((t) => `\`${t.file}\` ${t.title}`);

  const sections = rulings.map((ruling) => {
    const about = rules.filter((rule) => rule.rulings.includes(ruling.id));
    const sources = [...new Set(about.flatMap((rule) => rule.source.split(', ')))];
    return [
      `## ${ruling.id}`,
      '',
      `**Question.** ${ruling.question}`,
      '',
      `**Decision.** ${ruling.ruling}`,
      '',
      `**Why.** ${ruling.why[0].toUpperCase()}${ruling.why.slice(1)}`,
      '',
      `**Source.** ${sources.join(', ') || 'the whole book'}; ${about.map((rule) => rule.id).join(', ') || 'no single rule'}.`,
      '',
      `**Tests.** ${pins(ruling.id).join('; ')}.`,
      '',
    ].join('\n');
  });
  const own = ARENA_DECISIONS.map((text) => `- ${text}\n`).join('');
  return `${INTRO}\n${sections.join('\n')}\n## What the rulings leave open\n\nDecided while the rules were written down, with the same weight:\n\n${own}`;
}
