import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../bin/longbox.mjs', import.meta.url));

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  /** What is typed, a line each; the input then ends. */
  readonly input?: readonly string[];
  /** Presses Ctrl-C as soon as this has been printed. */
  readonly interruptAfter?: string;
  readonly cwd?: string;
}

/** Starting the program takes a second or two, more on a busy machine. */
export const PATIENCE = 120_000;

/** Runs the real program. */
export function longbox(args: readonly string[], { input, interruptAfter, cwd }: RunOptions = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: 'pipe', ...(cwd !== undefined && { cwd }) });
    let [out, err] = ['', ''];
    let isInterrupted = false;
    const watch = (): void => {
      if (isInterrupted || interruptAfter === undefined || !(out + err).includes(interruptAfter)) return;
      isInterrupted = true;
      child.kill('SIGINT');
    };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      watch();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
      watch();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }));
    // A program that ends before it has read everything closes its input.
    child.stdin.on('error', () => {});
    if (interruptAfter === undefined) child.stdin.end((input ?? []).map((line) => `${line}\n`).join(''));
    else for (const line of input ?? []) child.stdin.write(`${line}\n`);
  });
}

/** A folder that is gone after the test, with these files in it. */
export function folderWith(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}
