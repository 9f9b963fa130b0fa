import { COMMANDS } from '../src/commands.ts';
import { main } from '../src/main.ts';
import type { Ran } from './run-longbox.ts';

/** What the program would do, without the seconds that starting it takes; `input` is what a person types. */
export async function inProcess(args: readonly string[], input: readonly string[] = []): Promise<Ran> {
  let [out, err] = ['', ''];
  const lines = [...input];
  const code = await main(args, {
    commands: COMMANDS,
    out: (text) => {
      out += `${text}\n`;
    },
    err: (text) => {
      err += `${text}\n`;
    },
    readLine: (prompt) => {
      out += `${prompt}\n`;
      return Promise.resolve(lines.shift());
    },
  });
  return { code, out, err };
}
