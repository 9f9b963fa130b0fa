import { parseArgs } from 'node:util';
import { createAgentTable } from '../agent/agent-table.ts';
import { parseLine } from '../agent/json-lines.ts';
import { answerMessage, gameMessage, type Message, refused, stateMessage } from '../agent/stdio-session.ts';
import { type Command, UsageError } from '../command.ts';
import { GAME_OPTION, onlyGame } from '../games/games.ts';

const OPTIONS = {
  ...GAME_OPTION,
  stdio: { type: 'boolean' },
  profile: { type: 'string' },
  decks: { type: 'string' },
  opponent: { type: 'string' },
  seat: { type: 'string' },
  seed: { type: 'string' },
  every: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const HELP = `Usage: longbox agent --stdio [vs|arena] [OPTIONS]

Lets a program play a seat: a line of JSON for each message, questions on the output,
answers on the input. docs/agents.md has the protocol and two bots of thirty lines.

  longbox agent --stdio --decks mnb-storm,mnb-loki --opponent rules
  longbox agent --stdio arena --seat 2
  longbox agent --stdio --seat all --seed 7       the program plays every seat

  --decks A,B      by seat: keys (longbox deck list) or files
  --opponent NAME  who plays the other seats: random, rules, greedy, search, or a level
  --seat N         the program's seat, several with commas, or all (1)
  --every          ask even where there is only one option
  --seed TEXT      the same seed deals the same cards
  --profile NAME   edition and mode`;

export const agent: Command = {
  name: 'agent',
  summary: 'Let a program play a seat, over JSON lines',
  help: HELP,
  async run(args, shell) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (values.stdio !== true) throw new UsageError('longbox agent speaks over --stdio only, so say that');
    if (shell.readLines === undefined) throw new UsageError('longbox agent needs an input');
    const table = createAgentTable({ ...values, game: onlyGame(positionals, values.game) });
    const session = { game: await table.begin({}) };
    const send = (message: Message, id?: unknown): void =>
      shell.out(JSON.stringify(id === undefined ? message : { ...message, id }));
    send(gameMessage(session.game));
    send(stateMessage(session.game));
    for await (const line of shell.readLines()) {
      if (line.trim() === '') continue;
      const message = parseLine(line);
      if (typeof message === 'string') {
        for (const answer of [refused(message), stateMessage(session.game)]) send(answer);
        continue;
      }
      const answers = await answerMessage(session, table, message);
      if (answers === undefined) break;
      for (const answer of answers) send(answer, message.id);
    }
    return 0;
  },
};
