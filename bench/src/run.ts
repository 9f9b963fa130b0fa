import { spawn } from 'node:child_process';

/** Runs a script with this Node and returns what it printed. */
export function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (part: Buffer) => {
      text += part.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(text) : reject(new Error(`${args[0]} ended with code ${code}`))));
  });
}
