// Proves mined positions again, finds their themes, and lets our levels try them: that is how hard they are.
// npx tsx tools/puzzles/grade.ts --game vs|arena --from FILE --out FILE
import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createSolver, type MindSettings, winningLine } from '@longbox/players';
import type { Stage } from '@longbox/testkit/scene/adapter';
import { type MinedGame, minedScene, type PuzzleTheme } from '@longbox/testkit/scene/mined';
import { tryTactic } from '@longbox/testkit/tactics/try-tactic';
import { examine } from './examine.ts';

const { values } = parseArgs({
  options: { game: { type: 'string', default: 'vs' }, from: { type: 'string' }, out: { type: 'string' } },
});
const game: MinedGame = values.game === 'arena' ? 'arena' : 'vs';
const POSITIONS = 8000;

interface Trier {
  readonly name: string;
  readonly settings: MindSettings;
  readonly tries: number;
  /** What it counts. */
  readonly weight: number;
}

/**
 * Who tries, how often, and what that counts. Thoughts are counted, so that a puzzle gets the same rating anywhere. In Mission Arena
 * the principles find nearly every win of a turn, so that our levels tell puzzles not apart. There players try that know the
 * principles and feel them badly: with twice and four times the noise of the weakest level that there could be.
 */
const LEVELS: Readonly<Record<MinedGame, readonly Trier[]>> = {
  vs: [
    { name: 'dice', settings: { rung: 'random' }, tries: 48, weight: 0.25 },
    { name: 'recruit', settings: { rung: 'rules', noise: 0.6 }, tries: 4, weight: 0.1 },
    { name: 'sidekick', settings: { rung: 'rules', noise: 0.1 }, tries: 2, weight: 0.2 },
    { name: 'agent', settings: { rung: 'greedy', budget: { iterations: 24 }, noise: 0.2 }, tries: 4, weight: 0.45 },
  ],
  arena: [
    { name: 'dice', settings: { rung: 'random' }, tries: 24, weight: 0.2 },
    { name: 'wild', settings: { rung: 'rules', noise: 4 }, tries: 24, weight: 0.5 },
    { name: 'loose', settings: { rung: 'rules', noise: 2 }, tries: 12, weight: 0.3 },
    { name: 'recruit', settings: { rung: 'rules', noise: 0.6 }, tries: 2, weight: 0 },
  ],
};

/** What the solution turns on. */
function themesOf(stage: Stage): readonly PuzzleTheme[] {
  const found = new Set<PuzzleTheme>();
  const line = stage.hand((rules, state) =>
    winningLine(rules, state, createSolver(rules, state, { positions: POSITIONS })),
  );
  const seat = stage.decision()?.seat;
  const level = () =>
    Math.max(
      ...stage
        .cards()
        .filter((card) => stage.holderOf(card) === 0)
        .map((card) => Number(stage.cardFacts(card).main === true ? stage.cardFacts(card).level : 0)),
    );
  const before = game === 'vs' ? level() : 0;
  let attacks = 0;
  for (const choice of line) {
    const open = stage.decision();
    const option = stage.options().find((each) => each.choice === choice)?.option;
    if (open?.seat === seat && option !== undefined) {
      if (option.verb === 'attack' || option.verb === 'challenge' || option.verb === 'group') attacks++;
      if (game === 'vs' && option.verb === 'attack' && option.target !== undefined) {
        const isBehind = stage.zone(1, 'back').includes(option.target);
        const isGuarded = stage.zone(1, 'front').some((card) => stage.cardFacts(card).stunned !== true);
        if (isBehind && isGuarded) found.add('overRow');
      }
      const theme = BY_VERB[game][option.verb];
      if (theme !== undefined) found.add(theme);
    }
    stage.apply(choice);
  }
  const { code } = stage.result()?.reason ?? {};
  if (code === 'battleOfFate') found.add('nemesis');
  if (code === 'missionComplete' || code === 'moreMissions') found.add('missions');
  if (game === 'vs' && attacks > 1) found.add('chain');
  if (game === 'vs' && before > 0 && stage.result() !== undefined && level() > before) found.add('level');
  return found.size === 0 ? ['single'] : [...found];
}

const BY_VERB: Readonly<Record<MinedGame, Readonly<Partial<Record<string, PuzzleTheme>>>>> = {
  vs: { join: 'team', use: 'power', react: 'power', play: 'trick', powerUp: 'powerUp' },
  arena: {
    boost: 'boost',
    superHit: 'superHit',
    activate: 'ability',
    group: 'group',
    assemble: 'teamCard',
    upgrade: 'teamCard',
  },
};

/** A player with this rating would solve it every other time, judged by our levels. */
const ratingOf = (share: number): number => Math.round(1200 + 400 * Math.log10((1 - share) / share));

interface Row {
  readonly scene: string;
}

const rows = readFileSync(values.from ?? '', 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Row);
let dropped = 0;
for (const [i, row] of rows.entries()) {
  const { ann, bob, at, number } = JSON.parse(row.scene) as Record<string, Record<string, unknown>>;
  const side = ({ deck: _deck, ...rest }: Record<string, unknown>) => rest;
  const scene = {
    ...(at !== undefined && { at }),
    ...(number !== undefined && { number }),
    ann: side(ann),
    bob: side(bob),
  };
  const found = examine(minedScene(game, { scene }), POSITIONS);
  if (found === undefined || !found.isWon || 2 * found.first.length > found.options) {
    dropped++;
    continue;
  }
  const solved: Record<string, number> = {};
  let share = 0;
  for (const { name, settings, tries, weight } of LEVELS[game]) {
    const won = Array.from({ length: tries }, (_, n) => tryTactic(found.tactic, settings, `grade ${n}`)).filter(
      Boolean,
    );
    solved[name] = Math.round((100 * won.length) / tries) / 100;
    share += (weight * won.length) / tries;
  }
  const themes = themesOf(found.tactic.open().stage);
  const rating = ratingOf(0.02 + 0.96 * share);
  appendFileSync(
    values.out ?? 'graded.jsonl',
    `${JSON.stringify({ rating, solutions: found.first.length, lines: found.lines, themes, scene, solved, positions: found.positions, options: found.options })}\n`,
  );
  if (i % 25 === 24) console.error(`${i + 1} of ${rows.length}, ${dropped} dropped`);
}
console.error(`${rows.length - dropped} kept, ${dropped} dropped`);
