import { createInterface, type Interface } from 'node:readline';
import type { Shell } from './command.ts';
import { COMMANDS } from './commands.ts';

/** The shell of a person at a terminal, or of a pipe. */
export function createTerminal(): Shell & { close(): void } {
  const input = new LineInput();
  let isPiped = false;
  return {
    commands: COMMANDS,
    out: (text) => console.log(text),
    err: (text) => console.error(text),
    readLine: (prompt) => input.read(prompt),
    readLines() {
      isPiped = true;
      return createInterface({ input: process.stdin });
    },
    interrupt: () => interrupt(input),
    progress: { isTty: process.stderr.isTTY === true, write: (text) => process.stderr.write(text) },
    close() {
      input.close();
      // A program that talks to us may hold its end open; after our goodbye we do not wait for it.
      if (isPiped) process.stdin.destroy();
    },
  };
}

/** Ends the wait of everybody who waits for a line. */
function interrupt(input: LineInput): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => {
    controller.abort();
    input.close();
  });
  return controller.signal;
}

/** Ends the line of the prompt where no key has done it. */
function typed(line: string | undefined): string | undefined {
  if (process.stdin.isTTY !== true) process.stdout.write('\n');
  return line;
}

/** Has a lifetime: it holds the input open from the first question on. Lines that come early wait for theirs. */
class LineInput {
  private reader: Interface | undefined;
  private readonly lines: string[] = [];
  private waiting: ((line: string | undefined) => void) | undefined;
  private isOver = false;

  read(prompt: string): Promise<string | undefined> {
    this.open();
    process.stdout.write(prompt);
    const line = this.lines.shift();
    if (line !== undefined || this.isOver) return Promise.resolve(typed(line));
    return new Promise((resolve) => {
      this.waiting = (later) => resolve(typed(later));
    });
  }

  private open(): void {
    if (this.reader !== undefined) return;
    this.reader = createInterface({ input: process.stdin });
    this.reader.on('line', (line) => this.give(line));
    this.reader.on('close', () => {
      this.isOver = true;
      this.give(undefined);
    });
  }

  private give(line: string | undefined): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting !== undefined) waiting(line);
    else if (line !== undefined) this.lines.push(line);
  }

  close(): void {
    this.reader?.close();
  }
}
