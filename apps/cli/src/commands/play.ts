import { parseArgs } from 'node:util';
import { GAME_FACTS, needGameName } from '@longbox/games';
import { openTimeline, timelineLog } from '@longbox/kernel';
import { type Command, type Shell, UsageError } from '../command.ts';
import { GAME_OPTION, onlyGame } from '../games/games.ts';
import { resultText } from '../games/kit.ts';
import { readReplay, verifyLog } from '../replays/read-replay.ts';
import { askSeat } from '../table/ask-seat.ts';
import { type PlayerKind, parsePlayer } from '../table/players.ts';
import { replayCode, saveLog } from '../table/save-log.ts';
import { playOn, type Session, startSession } from '../table/session.ts';
import { setTable, TABLE_OPTIONS, type TableAsked } from '../table/set-table.ts';
import { handOver, showDecision } from '../table/show-seat.ts';

const OPTIONS = {
  ...GAME_OPTION,
  ...TABLE_OPTIONS,
  'hot-seat': { type: 'boolean' },
  open: { type: 'boolean' },
  every: { type: 'boolean' },
  from: { type: 'string' },
  save: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const HELP = `Usage: longbox play [vs|arena] [OPTIONS]

Plays a whole game at this terminal. Every option is numbered; type its number.
At any question: t shows the table, c NAME a card, w NAME why something is not
possible, u takes back, ? lists the rest.

  longbox play                                  the Vs. System against the computer
  longbox play arena --decks guardians,x-men    the other game
  longbox play --decks mnb-storm,my-deck.txt    your decks: keys (longbox deck list) or files
  longbox play --hot-seat --names Ann,Bob       two people, one keyboard
  longbox play --profile modern/freeForAll --players human,agent,hero
  longbox play --seed monday --save game.json   the same seed deals the same cards
  longbox play --from game.json                 go on with a saved game, or a replay code

  --profile NAME    edition and mode
  --players LIST    for each seat human, a level (recruit, sidekick, agent, hero, legend) or a rung
                    (random, rules, greedy, search); the opponent is an agent if not said
  --open            people at one keyboard do not hide their hands
  --every           ask even where there is only one option
  --json            at the end, the result as data`;

export const play: Command = {
  name: 'play',
  summary: 'Play either game at the terminal',
  help: HELP,
  async run(args, shell) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (shell.readLine === undefined) throw new UsageError('longbox play needs a keyboard; longbox watch does not');
    const usual: PlayerKind[] = values['hot-seat'] ? ['human', 'human'] : ['human', 'agent'];
    const session = await openSession(onlyGame(positionals, values.game), values, usual, shell);
    const { kit, table, timeline } = session;
    shell.interrupt?.();
    shell.out(`${kit.title}, ${table.profile}, seed ${table.seed}`);
    const { note } = GAME_FACTS[needGameName(table.game)];
    if (note !== undefined) shell.out(note.en);
    for (;;) {
      const seat = await playOn(session);
      if (seat === undefined || !(await handOver(session, seat))) break;
      showDecision(session, seat);
      if ((await askSeat(session, seat)) === 'quit') break;
    }
    const isOver = kit.game.decision(timeline.state) === undefined;
    if (isOver) tellEnd(session);
    const log = timelineLog(timeline);
    if (values.save !== undefined) saveLog(kit, log, values.save);
    const code = replayCode(kit, log);
    const where = values.save ?? code;
    if (values.json)
      shell.out(
        JSON.stringify({
          seed: table.seed,
          decisions: log.choices.length,
          result: kit.game.result(timeline.state),
          code,
        }),
      );
    else shell.out(isOver ? `To see it again: longbox replay ${where}` : `To go on: longbox play --from ${where}`);
    return 0;
  },
};

interface Values extends TableAsked {
  readonly from?: string | undefined;
  readonly open?: boolean | undefined;
  readonly every?: boolean | undefined;
}

async function openSession(
  game: string | undefined,
  values: Values,
  usual: readonly PlayerKind[],
  shell: Shell,
): Promise<Session> {
  const { kit, table, players, timeline } = await openGame(game, values, usual);
  const isAlone = players.filter((player) => player === 'human').length === 1;
  const habits = { isOpen: values.open === true, isQuick: isAlone && values.every !== true };
  return startSession({ kit, table, players, shell, ...habits }, timeline);
}

async function openGame(game: string | undefined, values: Values, usual: readonly PlayerKind[]) {
  if (values.from === undefined) return { ...(await setTable(game, values, usual)), timeline: undefined };
  const { kit, log } = await readReplay(values.from);
  const { fault } = verifyLog(kit, log);
  if (fault !== undefined) throw new UsageError(`${values.from} cannot be gone on with: ${fault}`);
  const asked = values.players?.split(',').map(parsePlayer) ?? usual;
  const players = log.table.seats.map((_, seat) => asked[seat] ?? usual[1]);
  return { kit, table: log.table, players, timeline: openTimeline(kit.game, log) };
}

/** What the people at the table have not heard yet, and who won. */
function tellEnd({ kit, table, timeline, heard, shown, players, shell }: Session): void {
  const seat = players.indexOf('human');
  if (seat !== -1) for (const line of heard[seat].slice(shown[seat])) shell.out(line);
  shell.out(`\n${resultText(kit, table, timeline.state)}`);
}
