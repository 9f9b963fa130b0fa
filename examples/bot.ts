// A bot for either game, in the protocol of docs/agents.md: npx tsx examples/bot.ts vs --decks mnb-storm,mnb-loki
// It does something rather than nothing, attacks whenever it can, and otherwise takes what it likes.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

interface Option {
  readonly key: string;
  readonly verb: string;
  readonly words: string;
}

const longbox = spawn('npx', ['longbox', 'agent', '--stdio', ...process.argv.slice(2)], {
  // npx is a script on Windows, which only a shell can start.
  shell: process.platform === 'win32',
  stdio: ['pipe', 'pipe', 'inherit'],
});
const send = (message: object): void => void longbox.stdin.write(`${JSON.stringify(message)}\n`);

function pick(options: readonly Option[]): Option {
  const active = options.filter(({ verb }) => verb !== 'pass' && verb !== 'done');
  const attacks = active.filter(({ verb }) => verb === 'attack' || verb === 'challenge');
  const list = [attacks, active, options].find((each) => each.length > 0) ?? options;
  return list[Math.floor(Math.random() * list.length)];
}

for await (const line of createInterface({ input: longbox.stdout })) {
  const message = JSON.parse(line);
  if (message.type === 'decide') send({ type: 'choose', seq: message.seq, key: pick(message.options).key });
  if (message.type === 'refused') console.error(message.why);
  if (message.type === 'over') {
    console.log(`${message.result.won ? 'won' : 'lost'}: ${message.result.text}`);
    send({ type: 'quit' });
  }
}
