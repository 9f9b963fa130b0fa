import { MUTANT_KINDS, oneLine } from './find-mutants.ts';
import { reasonFor } from './reasons.ts';
import type { Judged, Outcome } from './run-mutants.ts';

const PART = (game: string): RegExp => new RegExp(`<!-- mutants: ${game} -->[\\s\\S]*?<!-- end of mutants -->`);

/** The page with what this run found, in the part of its package. */
export function withOutcome(page: string, outcome: Outcome): string {
  const { game } = outcome.wish;
  if (!PART(game).test(page)) throw new Error(`docs/mutation.md has no part for ${game}`);
  return page.replace(PART(game), () => `<!-- mutants: ${game} -->\n\n${partOf(outcome)}\n\n<!-- end of mutants -->`);
}

const isCaught = ({ verdict }: Judged): boolean => verdict.verdict !== 'survived';
const share = (some: number, all: number): string => `${all === 0 ? 0 : Math.round((1000 * some) / all) / 10} %`;

function partOf({ wish, mutants, tests, judged }: Outcome): string {
  const caught = judged.filter(isCaught).length;
  const late = judged.filter(({ verdict }) => verdict.verdict === 'timeout').length;
  const of = wish.pattern === undefined ? '' : ` in \`${wish.pattern}\``;
  return [
    `\`npm run mutate -- --package ${wish.game} --sample ${wish.count} --seed ${wish.seed}\`: ${judged.length} of ${mutants} possible mutants${of}, ${tests} rulebook tests.`,
    '',
    `**${share(caught, judged.length)} noticed**: ${caught - late} killed, ${late} ran too long, ${judged.length - caught} survived.`,
    '',
    '| change | mutants | noticed |',
    '| --- | --- | --- |',
    ...kindRows(judged),
    '',
    ...survivorRows(judged),
  ].join('\n');
}

function kindRows(judged: readonly Judged[]): string[] {
  return MUTANT_KINDS.flatMap((kind) => {
    const own = judged.filter(({ mutant }) => mutant.kind === kind);
    return own.length === 0 ? [] : [`| ${kind} | ${own.length} | ${own.filter(isCaught).length} |`];
  });
}

const cell = (text: string): string => `\`${(oneLine(text) || '(nothing)').replaceAll('|', '\\|')}\``;

function survivorRows(judged: readonly Judged[]): string[] {
  const left = judged.filter((one) => !isCaught(one));
  if (left.length === 0) return ['None survived.'];
  return [
    '| survivor | before | after | why |',
    '| --- | --- | --- | --- |',
    ...left.map(
      ({ mutant }) =>
        `| ${mutant.file}:${mutant.line} | ${cell(mutant.before)} | ${cell(mutant.after)} | ${reasonFor(mutant) ?? 'not judged yet'} |`,
    ),
  ];
}
