import type { SceneAdapter } from './adapter.ts';
import type { Scene } from './format.ts';
import type { Playing } from './names.ts';
import { type Problem, printProblem, problemAt } from './problem.ts';
import { readScene } from './read-scene.ts';
import { printFailure, printStep } from './report.ts';
import { adviceFaults, endFaults, takeStep } from './take-step.ts';
import { parseYaml } from './yaml-tree.ts';

export interface SceneRun {
  /** As the scene has it, or which of the file's scenes it is. */
  readonly title: string;
  readonly steps: number;
  readonly expectations: number;
  /** What went wrong, for people. */
  readonly failure: string | undefined;
}

/** Runs all scenes of a file. What cannot be read counts as a scene that failed. */
export function runScenes(text: string, file: string, games: readonly SceneAdapter[]): SceneRun[] {
  const { trees, problems } = parseYaml(text);
  if (problems.length > 0) return [unread(file, problems, file)];
  if (trees.length === 0) return [unread(file, [EMPTY], file)];
  return trees.map((tree, i) => {
    const found: Problem[] = [];
    const scene = readScene(tree, games, found);
    const title = scene?.title ?? `scene ${i + 1}`;
    const adapter = games.find(({ game }) => game === scene?.position.game);
    if (found.length > 0 || scene === undefined || adapter === undefined) return unread(title, found, file);
    return runScene(scene, adapter, file, title);
  });
}

const EMPTY = problemAt({ path: '', line: 1, column: 1 }, 'the file holds no scene');

function unread(title: string, problems: readonly Problem[], file: string): SceneRun {
  const failure = problems.map((problem) => printProblem(problem, file)).join('\n');
  return { title, steps: 0, expectations: 0, failure };
}

/** Lays the position out; undefined, with the problems told, if that cannot be done. */
export function openScene(scene: Scene, adapter: SceneAdapter, problems: Problem[]): Playing | undefined {
  const stage = adapter.layOut(scene.position, (place, text) => problems.push(problemAt(place, text)));
  if (stage !== undefined && problems.length === 0) {
    return { adapter, seats: scene.position.seats.map(({ name }) => name), stage };
  }
  if (problems.length === 0) problems.push(problemAt(scene.place, 'the position cannot be laid out'));
  return undefined;
}

export function runScene(scene: Scene, adapter: SceneAdapter, file: string, title: string): SceneRun {
  const problems: Problem[] = [];
  const playing = openScene(scene, adapter, problems);
  if (playing === undefined) return unread(title, problems, file);
  const run = { title, steps: scene.steps.length, expectations: countExpectations(scene) };
  for (const [i, step] of scene.steps.entries()) {
    const found = takeStep(playing, step);
    if (found.length === 0) continue;
    const place = found[0].place ?? step.place;
    return { ...run, failure: printFailure(playing, file, place, `step ${i + 1}, ${printStep(scene, step)}`, found) };
  }
  const faults = [...endFaults(playing, scene.open), ...adviceFaults(playing, scene.advice)];
  if (faults.length === 0) return { ...run, failure: undefined };
  const place = scene.steps.at(-1)?.place ?? scene.place;
  return { ...run, failure: printFailure(playing, file, place, 'the end of the scene', faults) };
}

function countExpectations(scene: Scene): number {
  let count = 0;
  for (const step of scene.steps) if (step.kind === 'expect') count += step.expectations.length;
  return count;
}
