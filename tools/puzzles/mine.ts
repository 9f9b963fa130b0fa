// Looks for puzzles in games of computers: positions that can be won this turn, in few ways.
// npx tsx tools/puzzles/mine.ts --game vs|arena --out FILE [--seed 1] [--from 0] [--games 1000] [--minutes 60] [--hard]
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { MindSettings } from '@longbox/players';
import { tryTactic } from '@longbox/testkit/tactics/try-tactic';
import { doctorArena, doctorLast, isArenaMoment } from './doctor-arena.ts';
import { doctorVs, isVsMoment } from './doctor-vs.ts';
import { examine, idles } from './examine.ts';
import { type Position, positionOf, sceneOf } from './position.ts';
import { SOURCES } from './source.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'vs' },
    out: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    games: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '60' },
    hard: { type: 'boolean', default: false },
  },
});
const name = values.game === 'arena' ? 'arena' : 'vs';
const KINDS = {
  vs: { isMoment: isVsMoment, doctors: [doctorVs], lines: 40 },
  arena: { isMoment: isArenaMoment, doctors: [doctorArena, doctorLast], lines: 400 },
} as const;
/** Positions the solver may look at: a page must be able to do it while somebody waits. */
const POSITIONS = 15_000;
const MOST_FIRST = 3;
/** With `--hard` only what such a player does not find. */
const PRINCIPLES: MindSettings = { rung: 'rules' };
const MOST_OF_GAME = 3;

const kind = KINDS[name];
const source = SOURCES[name]();
const counts = { games: 0, moments: 0, candidates: 0, solved: 0, kept: 0 };
const seen = new Set<string>();
const began = Date.now();

/** The hardest version of the position that is still won; `undefined` if it is no puzzle. */
function best(
  versions: Iterable<Position>,
): { scene: string; found: NonNullable<ReturnType<typeof examine>> } | undefined {
  let last: ReturnType<typeof best>;
  for (const version of versions) {
    counts.candidates++;
    const scene = sceneOf(name, 'level-1', version);
    const found = examine(scene, POSITIONS);
    if (found === undefined || !found.isWon) break;
    last = { scene, found };
  }
  return last;
}

for (let n = Number(values.from); n < Number(values.from) + Number(values.games); n++) {
  if (Date.now() - began > 60_000 * Number(values.minutes)) break;
  let kept = 0;
  let lastMoment = '';
  counts.games++;
  source.play(Number(values.seed), n, (stage) => {
    if (kept >= MOST_OF_GAME || !kind.isMoment(stage)) return;
    const { number, phase } = stage.tableFacts();
    const moment = `${number} ${phase}`;
    if (moment === lastMoment) return;
    lastMoment = moment;
    const position = positionOf(source.adapter, stage);
    if (position === undefined) return;
    counts.moments++;
    for (const doctor of kind.doctors) {
      const puzzle = best(doctor(position));
      if (puzzle === undefined) continue;
      counts.solved++;
      const { scene, found } = puzzle;
      const { first, options, lines, positions, tactic } = found;
      if (options < 3 || first.length > MOST_FIRST || 2 * first.length > options || lines > kind.lines) continue;
      if (tactic.open().stage.hand(idles)) continue;
      if (values.hard && tryTactic(tactic, PRINCIPLES, 'mine')) continue;
      if (seen.has(scene)) continue;
      seen.add(scene);
      kept++;
      counts.kept++;
      const row = { game: name, scene, solutions: first.length, lines, options, positions, from: n };
      if (values.out === '') console.log(JSON.stringify(row));
      else appendFileSync(values.out, `${JSON.stringify(row)}\n`);
    }
  });
  if (n % 10 === 9) console.error(JSON.stringify({ n, ...counts, seconds: Math.round((Date.now() - began) / 1000) }));
}
console.error(JSON.stringify({ ...counts, seconds: Math.round((Date.now() - began) / 1000) }));
