import type { SceneAdapter } from '../scene/adapter.ts';
import type { Advice, Puzzle, Scene } from '../scene/format.ts';
import { matchLine } from '../scene/match.ts';
import type { Playing } from '../scene/names.ts';
import { type Problem, printProblem } from '../scene/problem.ts';
import { readScene } from '../scene/read-scene.ts';
import { openScene } from '../scene/runner.ts';
import { takeStep } from '../scene/take-step.ts';
import { parseYaml } from '../scene/yaml-tree.ts';

/** A position with something to find in it: a scene that gives advice. */
export interface Tactic {
  readonly title: string;
  readonly file: string;
  readonly advice: Advice;
  readonly puzzle: Puzzle | undefined;
  /** The position at the end of the scene's steps, laid out again each time. */
  open(): Playing;
}

/** The tactics of a file; throws if a scene in it cannot be read or gives no advice. */
export function readTactics(text: string, file: string, games: readonly SceneAdapter[]): Tactic[] {
  const { trees, problems } = parseYaml(text);
  refuse(problems, file);
  return trees.map((tree, i) => {
    const found: Problem[] = [];
    const scene = readScene(tree, games, found);
    refuse(found, file);
    const adapter = games.find(({ game }) => game === scene?.position.game);
    if (scene === undefined || adapter === undefined) throw new Error(`${file}: scene ${i + 1} cannot be read`);
    const { advice, puzzle } = scene;
    if (!advice.wins && advice.best.length + advice.worst.length === 0)
      throw new Error(`${file}: "${scene.title}" says neither best, worst nor wins`);
    const title = scene.title ?? `scene ${i + 1}`;
    return { title, file, advice, puzzle, open: () => openAtEnd(scene, adapter, file) };
  });
}

function openAtEnd(scene: Scene, adapter: SceneAdapter, file: string): Playing {
  const problems: Problem[] = [];
  const playing = openScene(scene, adapter, problems);
  refuse(problems, file);
  if (playing === undefined) throw new Error(`${file}: "${scene.title}" cannot be laid out`);
  for (const step of scene.steps) {
    const [fault] = takeStep(playing, step);
    if (fault !== undefined) throw new Error(`${file}: "${scene.title}": expected ${fault.expected}: ${fault.actual}`);
  }
  return playing;
}

function refuse(problems: readonly Problem[], file: string): void {
  if (problems.length > 0) throw new Error(problems.map((problem) => printProblem(problem, file)).join('\n'));
}

/** The choices each of the lines comes to. */
export function choicesOf(playing: Playing, lines: Advice['best']): (readonly number[])[] {
  const seat = playing.stage.decision()?.seat;
  return lines.map((line) => {
    const match = seat === undefined ? undefined : matchLine(playing, seat, line);
    if (match?.ok !== true) throw new Error(`"${line.verb} ${line.words.join(', ')}" is not offered`);
    return match.choices;
  });
}
