import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SCENE_GAMES } from '@longbox/testkit/scene/games';
import { runScenes, type SceneRun } from '@longbox/testkit/scene/runner';
import type { Command, Shell } from '../command.ts';

const OPTIONS = { json: { type: 'boolean' } } as const;
const USAGE = 'Usage: longbox scene FILE… [--json]   (YAML files, or folders of them; see docs/scenes.md)';

const HELP = `${USAGE}

Plays positions that are laid out in files, step by step, and checks what they expect.

  longbox scene my-scene.yaml          exit code 0 if every expectation holds
  longbox scene packages/vs/rulebook   every scene in a folder
  longbox scene bug.yaml --json        as data

A scene that does not hold shows the step, what was expected, what was so, and what
was offered.`;

export const scene: Command = {
  name: 'scene',
  summary: 'Play scenes and check what they expect',
  help: HELP,
  run(args, shell) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (positionals.length === 0) {
      shell.err(USAGE);
      return 2;
    }
    const runs: (SceneRun & { file: string })[] = [];
    for (const file of positionals.flatMap(filesAt)) {
      const text = readText(file, shell);
      if (text === undefined) return 2;
      runs.push(...runScenes(text, file, SCENE_GAMES).map((run) => ({ file, ...run })));
    }
    const failed = runs.filter((run) => run.failure !== undefined);
    if (values.json) shell.out(JSON.stringify(runs.map((run) => ({ ...run, ok: run.failure === undefined }))));
    else for (const line of report(runs)) shell.out(line);
    return failed.length > 0 || runs.length === 0 ? 1 : 0;
  },
};

/** A folder stands for the YAML files in and below it. */
function filesAt(name: string): string[] {
  if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) return [name];
  return readdirSync(name, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => path.join(name, file))
    .sort();
}

function readText(file: string, shell: Shell): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    shell.err(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function report(runs: readonly (SceneRun & { readonly file: string })[]): string[] {
  const lines = runs.map(({ title, steps, expectations, failure }) =>
    failure === undefined
      ? `ok      ${title} (${count(steps, 'step')}, ${count(expectations, 'expectation')})`
      : `FAILED  ${title}\n${failure}\n`,
  );
  const failed = runs.filter((run) => run.failure !== undefined).length;
  return [...lines, `${count(runs.length - failed, 'scene')} held, ${failed} failed`];
}

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
