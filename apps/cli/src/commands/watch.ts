import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { timelineLog } from '@longbox/kernel';
import { type Command, UsageError } from '../command.ts';
import { GAME_OPTION, onlyGame } from '../games/games.ts';
import { resultText } from '../games/kit.ts';
import { replayCode, saveLog } from '../table/save-log.ts';
import { setTable, TABLE_OPTIONS } from '../table/set-table.ts';
import { tableLines, watchGame } from '../table/watch-game.ts';

const OPTIONS = {
  ...GAME_OPTION,
  ...TABLE_OPTIONS,
  pace: { type: 'string' },
  save: { type: 'string' },
  tables: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const HELP = `Usage: longbox watch [vs|arena] [OPTIONS]

Computer players play a game and you watch, all cards open.

  longbox watch                                   the Vs. System, two decks of the first box
  longbox watch arena --decks guardians,x-men
  longbox watch vs --decks mnb-x-men,civ-iron-man,mcu1-heroes --profile modern/freeForAll
  longbox watch --seed monday --pace 0 --save game.json
  longbox watch --players search:300ms,rules

  --players LIST  a rung or level for each seat: random, rules, greedy, search, recruit, sidekick,
                  agent, hero, legend; with a budget search:400 (iterations) or search:250ms (rules)
  --decks A,B     decks by key (longbox deck list) or file
  --profile NAME  edition and mode; longbox watch --profile ? lists them
  --seed TEXT     the same seed plays the same game
  --pace MS       milliseconds between decisions; 0 for none (400 at a terminal)
  --tables        show the whole table at the start of every turn
  --save FILE     keep the game, for longbox replay
  --json          a line of JSON for each decision`;

export const watch: Command = {
  name: 'watch',
  summary: 'Watch computer players play',
  help: HELP,
  async run(args, shell) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const { kit, table, players } = await setTable(onlyGame(positionals, values.game), values, ['rules', 'rules']);
    if (players.includes('human')) throw new UsageError('only computers play here; with people it is longbox play');
    const pace = Number(values.pace ?? (shell.progress?.isTty && !values.json ? 400 : 0));
    if (!(pace >= 0)) throw new UsageError(`--pace is a number of milliseconds, not "${values.pace}"`);
    const stop = shell.interrupt?.();
    const say = (text: string): void => {
      if (!values.json) shell.out(text);
    };
    say(`${kit.title}, ${table.profile}, seed ${table.seed}`);
    let last: ReturnType<typeof watchGame> extends Generator<infer Seen> ? Seen | undefined : never;
    for (const seen of watchGame(kit, table, players, 'all')) {
      last = seen;
      const { lines, timeline } = seen;
      if (values.json) {
        const { seq, seat, chosen } = seen;
        shell.out(JSON.stringify({ seq, seat, chosen, lines }));
      }
      for (const line of lines) {
        if (values.tables && /^Turn \d/.test(line))
          for (const row of tableLines(kit, table, timeline.state, 'all')) say(`    ${row}`);
        say(line);
      }
      if (pace > 0 && lines.length > 0) await wait(pace);
      // Lets Ctrl-C through, whatever the pace.
      else if (seen.seq % 50 === 0) await wait(0);
      if (stop?.aborted) break;
    }
    if (last === undefined) return 0;
    const log = timelineLog(last.timeline);
    const result = kit.game.result(last.timeline.state);
    if (values.save !== undefined) saveLog(kit, log, values.save);
    if (values.json)
      shell.out(
        JSON.stringify({ seed: table.seed, decisions: log.choices.length, result, code: replayCode(kit, log) }),
      );
    else {
      say(
        `\n${stop?.aborted ? 'Stopped.' : resultText(kit, table, last.timeline.state)} ${log.choices.length} decisions, seed ${table.seed}.`,
      );
      say(values.save === undefined ? `longbox replay ${replayCode(kit, log)}` : `longbox replay ${values.save}`);
    }
    return 0;
  },
};
