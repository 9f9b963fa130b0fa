import { parseArgs } from 'node:util';
import type { Viewer } from '@longbox/kernel';
import { type Command, type Shell, UsageError } from '../command.ts';
import { writeText } from '../files.ts';
import { resultText } from '../games/kit.ts';
import { readFair, verifyShuffle } from '../replays/fair-record.ts';
import { type ReadReplay, readReplay, verifyLog } from '../replays/read-replay.ts';
import { stepThrough } from '../replays/step-through.ts';
import { replayHeader, tellReplay, timelineAt } from '../replays/tell-replay.ts';
import { replayCode, saveLog } from '../table/save-log.ts';
import { tableLines } from '../table/watch-game.ts';

const OPTIONS = {
  as: { type: 'string' },
  at: { type: 'string' },
  choices: { type: 'boolean' },
  out: { type: 'string' },
  fair: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const HELP = `Usage: longbox replay [ACTION] GAME [OPTIONS]

A GAME is a log file, - for the input, or a replay code (a link that ends in one will do).

  longbox replay game.json                  print it as readable text, all cards open
  longbox replay print game.json --as 1     as seat 1 saw it; --as watcher for a stranger
  longbox replay print game.json --choices  with what each player chose
  longbox replay table game.json --at 40    the table at decision 40
  longbox replay step game.json             walk through it: Enter, b, g 40, t, q
  longbox replay verify game.json           play it again and compare every fingerprint;
                                            exit code 1 if it strays
  longbox replay verify game.json --fair fair.json
                                            also check that nobody chose the shuffle: what
                                            the server keeps at /matches/ID/fair
  longbox replay scene game.json --at 40    the position as a scene file, see docs/scenes.md
  longbox replay code game.json             as a replay code, to share
  longbox replay file CODE --out game.json  a replay code as a log file

  --out FILE  writes there what print, table, scene or code would say
  --json      as data`;

const ACTIONS = ['print', 'table', 'step', 'verify', 'code', 'file', 'scene'] as const;

export const replay: Command = {
  name: 'replay',
  summary: 'Print, step through, verify and share played games',
  help: HELP,
  async run(args, shell) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const action = ACTIONS.find((one) => one === positionals[0]) ?? 'print';
    const source = positionals[0] === action ? positionals[1] : positionals[0];
    if (source === undefined)
      throw new UsageError(`longbox replay ${action} needs a game: a log file or a replay code`);
    const read = await readReplay(source);
    const json = values.json === true;
    if (action === 'verify') return verify(read, values.fair, json, shell);
    const { fault } = verifyLog(read.kit, { ...read.log, fingerprints: [] });
    if (fault !== undefined) throw new UsageError(`this game cannot be played here: ${fault}`);
    if (action === 'file') {
      if (values.out === undefined) throw new UsageError('longbox replay file needs --out FILE');
      saveLog(read.kit, read.log, values.out);
      shell.out(json ? JSON.stringify({ file: values.out }) : `Written to ${values.out}.`);
      return 0;
    }
    if (action === 'step') return stepThrough(read, parseViewer(values.as, read), shell);
    if (values.out === undefined) return tell(action, read, values, shell);
    const lines: string[] = [];
    const code = await tell(action, read, values, { ...shell, out: (text) => lines.push(text) });
    writeText(values.out, `${lines.join('\n')}\n`);
    shell.err(`Written to ${values.out}.`);
    return code;
  },
};

interface Values {
  readonly as?: string | undefined;
  readonly at?: string | undefined;
  readonly choices?: boolean | undefined;
  readonly json?: boolean | undefined;
}

/** Whatever is told in lines. */
async function tell(
  action: 'print' | 'table' | 'code' | 'scene',
  read: ReadReplay,
  values: Values,
  shell: Shell,
): Promise<number> {
  const json = values.json === true;
  const viewer = parseViewer(values.as, read);
  if (action === 'print') return print(read, viewer, { json, choices: values.choices === true }, shell);
  if (action === 'table') return showTable(read, viewer, parseSeq(values.at, read), json, shell);
  if (action === 'code') return tellCode(read, json, shell);
  return tellScene(read, parseSeq(values.at, read), json, shell);
}

function parseViewer(text: string | undefined, { log }: ReadReplay): Viewer | 'all' {
  if (text === undefined || text === 'all') return 'all';
  if (text === 'watcher') return 'watcher';
  const seat = Number(text) - 1;
  if (Number.isInteger(seat) && seat >= 0 && seat < log.table.seats.length) return seat;
  throw new UsageError(`--as is a seat from 1 to ${log.table.seats.length}, watcher or all, not "${text}"`);
}

function parseSeq(text: string | undefined, { log }: ReadReplay): number {
  const last = log.choices.length;
  const seq = text === undefined ? last : Number(text);
  if (Number.isInteger(seq) && seq >= 0 && seq <= last) return seq;
  throw new UsageError(`--at is a decision from 0 to ${last}, not "${text}"`);
}

function verify({ kit, log, fair }: ReadReplay, fairFile: string | undefined, json: boolean, shell: Shell): number {
  const { fault, fingerprint } = verifyLog(kit, log);
  const shuffle = verifyShuffle(fairFile === undefined ? fair : readFair(fairFile), log);
  const kept = log.fingerprints?.length ?? 0;
  const ok = fault === undefined && shuffle?.ok !== false;
  if (json) {
    const told = { ok, decisions: log.choices.length, fingerprints: kept, fingerprint, fault, shuffle };
    shell.out(JSON.stringify(told));
    return ok ? 0 : 1;
  }
  if (fault !== undefined) shell.out(`FAILED  ${fault}`);
  else {
    const compared = kept === 0 ? 'the log has no fingerprints to compare' : `${kept} fingerprints agree`;
    shell.out(`ok      ${log.choices.length} decisions, ${compared}; the last state is ${fingerprint}`);
  }
  if (shuffle?.ok === true) shell.out('ok      the shuffle is what everybody committed to before it');
  if (shuffle?.ok === false) shell.out(`FAILED  the shuffle: ${shuffle.text}`);
  return ok ? 0 : 1;
}

interface Printing {
  readonly json: boolean;
  readonly choices: boolean;
}

function print({ kit, log }: ReadReplay, viewer: Viewer | 'all', { json, choices }: Printing, shell: Shell): number {
  if (json) {
    for (const step of tellReplay(kit, log, viewer)) shell.out(JSON.stringify(step));
    return 0;
  }
  for (const line of replayHeader(kit, log)) shell.out(line);
  for (const { seq, seat, chosen, lines } of tellReplay(kit, log, viewer)) {
    if (choices) shell.out(`${String(seq).padStart(5)}  seat ${seat + 1}${chosen === '' ? '' : `: ${chosen}`}`);
    for (const line of lines) shell.out(choices ? `         ${line}` : line);
  }
  const { state } = timelineAt(kit, log, log.choices.length);
  shell.out(`\n${resultText(kit, log.table, state)}`);
  return 0;
}

function showTable({ kit, log }: ReadReplay, viewer: Viewer | 'all', seq: number, json: boolean, shell: Shell): number {
  const { state } = timelineAt(kit, log, seq);
  if (json) shell.out(JSON.stringify(kit.game.view(state, viewer === 'all' ? 'watcher' : viewer)));
  else for (const line of tableLines(kit, log.table, state, viewer)) shell.out(line);
  return 0;
}

function tellCode({ kit, log }: ReadReplay, json: boolean, shell: Shell): number {
  const code = replayCode(kit, log);
  shell.out(json ? JSON.stringify({ code }) : code);
  return 0;
}

/** The position as a scene; what a scene has no words for is said in front of it. */
async function tellScene({ kit, log }: ReadReplay, seq: number, json: boolean, shell: Shell): Promise<number> {
  // Both games and all their cards: only for those who want it.
  const [{ stageOf }, { writeScene }] = await Promise.all([
    import('@longbox/testkit/scene/stage-of'),
    import('@longbox/testkit/scene/write-scene'),
  ]);
  const played = stageOf(log, seq);
  if (played === undefined) throw new UsageError(`${kit.title} has no scenes`);
  const { text, differs } = writeScene(played.adapter, played.stage, `${kit.title}, decision ${seq} of a played game`);
  if (json) shell.out(JSON.stringify({ seq, scene: text, differs }));
  else {
    const told = differs.map((what) => `# Not as it was in the game: ${what}.`);
    for (const line of [...told, text.trimEnd()]) shell.out(line);
  }
  return 0;
}
