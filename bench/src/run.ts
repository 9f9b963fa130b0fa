import { spawn } from 'node:child_process';

/** Other engines do extra checks unless they are told that this is not development. */
export const CHILD_ENV: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' };

/** Runs a script with this Node and returns what it printed. */
export function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env: CHILD_ENV });
    let text = '';
    child.stdout.on('data', (part: Buffer) => {
      text += part.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(text) : reject(new Error(`${args[0]} ended with code ${code}`))));
  });
}
