import { parseArgs } from 'node:util';
import { createAgentTable } from '../agent/agent-table.ts';
import { createMcpServer } from '../agent/mcp-server.ts';
import { type Command, UsageError } from '../command.ts';

const OPTIONS = {
  profile: { type: 'string' },
  decks: { type: 'string' },
  opponent: { type: 'string' },
  seat: { type: 'string' },
  seed: { type: 'string' },
  every: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const HELP = `Usage: longbox mcp [vs|arena] [OPTIONS]

A server of the Model Context Protocol on input and output: tools to start a game,
look, choose, read rules and cards, and ask why not. The model sees what its seat sees.
For a client's configuration:

  { "command": "npx", "args": ["longbox", "mcp"] }

The options are what a new game has unless the model asks for something else:

  --decks A,B      by seat: keys (longbox deck list) or files
  --opponent NAME  who plays the other seats: random, rules, greedy, search, or a level
  --seat N         the model's seat (1)
  --seed TEXT      the same seed deals the same cards; the model cannot set it
  --every          ask even where there is only one option
  --profile NAME   edition and mode`;

export const mcp: Command = {
  name: 'mcp',
  summary: 'Let a language model play a seat, over MCP',
  help: HELP,
  async run(args, shell) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (shell.readLines === undefined) throw new UsageError('longbox mcp needs an input');
    const server = createMcpServer(createAgentTable({ ...values, game: positionals[0] }));
    for await (const line of shell.readLines()) {
      if (line.trim() === '') continue;
      const answer = await server.answer(line);
      if (answer !== undefined) shell.out(JSON.stringify(answer));
    }
    return 0;
  },
};
