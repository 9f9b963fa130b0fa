import {
  type Choice,
  concession,
  isConcession,
  listChoices,
  type Result,
  type Seat,
  startTimeline,
  type Table,
  type Timeline,
  timelineLog,
} from '@longbox/kernel';
import { createMind, lookFrom, type Mind, type MindSettings } from '@longbox/players';
import { type GameKit, namesFor, questionText, resultText } from '../games/kit.ts';
import { actAndTell, onlyOption } from '../table/narrate.ts';
import { replayCode } from '../table/save-log.ts';
import { type ExplainedIntent, explainCard } from '../table/why-not.ts';
import { type AgentOption, agentOptions } from './option-keys.ts';

/** A game in which programs sit at some seats and computer players at the others. */
export interface AgentGame {
  readonly kit: GameKit;
  readonly table: Table;
  /** Seats of the program. */
  readonly seats: readonly Seat[];
  readonly timeline: Timeline<unknown, unknown>;
  /** By seat; `undefined` where the program decides. */
  readonly minds: readonly (Mind<unknown> | undefined)[];
  /** Decisions with one option are asked too. */
  readonly isEvery: boolean;
  /** What each seat heard since it was last asked. */
  readonly news: readonly { readonly lines: string[]; readonly events: unknown[] }[];
}

/** All that a seat is given when it must decide, or at the end. Plain JSON; nothing in it is hidden from that seat. */
export interface Observation {
  readonly seq: number;
  readonly seat: Seat;
  readonly over: boolean;
  readonly ask?: string;
  readonly question?: string;
  readonly options?: readonly AgentOption[];
  readonly result?: Result & { readonly won: boolean; readonly text: string };
  /** The whole game as a code, once there is nothing to hide. */
  readonly replay?: string;
  readonly view: unknown;
  /** What happened since this seat was last asked, in words and as data. */
  readonly news: readonly string[];
  readonly events: readonly unknown[];
}

export interface AgentGameParts {
  readonly kit: GameKit;
  readonly table: Table;
  readonly seats: readonly Seat[];
  readonly opponent: MindSettings;
  readonly isEvery: boolean;
}

export function startAgentGame({ kit, table, seats, opponent, isEvery }: AgentGameParts): AgentGame {
  const game: AgentGame = {
    ...{ kit, table, seats, isEvery },
    timeline: startTimeline(kit.game, table),
    minds: table.seats.map((_, seat) =>
      seats.includes(seat) ? undefined : createMind(kit.game, { ...opponent, seed: `${table.seed} mind ${seat}` }),
    ),
    news: table.seats.map(() => ({ lines: [], events: [] })),
  };
  playOn(game);
  return game;
}

/** The seat that is asked now; at the end the first of the program's. */
export const askedSeatOf = ({ kit, timeline, seats }: AgentGame): Seat =>
  kit.game.decision(timeline.state)?.seat ?? seats[0];

/** Decides for everybody else until the program must. */
function playOn(game: AgentGame): void {
  const { kit, timeline, minds, isEvery } = game;
  for (;;) {
    const decision = kit.game.decision(timeline.state);
    if (decision === undefined) return;
    const mind = minds[decision.seat];
    if (mind === undefined) {
      if (isEvery || decision.count > 1) return;
      const choices = listChoices(kit.game, timeline.state);
      const said = onlyOption(kit, timeline.state, game.table, decision, choices);
      if (said !== undefined) game.news[decision.seat].lines.push(said);
      act(game, choices[0]);
    } else act(game, mind.decide(lookFrom(kit.game, timeline.state, decision.seat)));
  }
}

function act({ kit, timeline, seats, news }: AgentGame, choice: Choice): void {
  const events: unknown[] = [];
  const told = actAndTell(kit, timeline, choice, seats, events);
  seats.forEach((seat, i) => {
    news[seat].lines.push(...told[i].lines);
    for (const event of events) {
      const heard = kit.game.redact(event, seat);
      if (heard !== undefined) news[seat].events.push(heard);
    }
  });
}

/** What the asked seat may know. Looking does not make the news old; deciding does. */
export function observe(game: AgentGame): Observation {
  const { kit, table, timeline, news } = game;
  const { state } = timeline;
  const seat = askedSeatOf(game);
  const decision = kit.game.decision(state);
  const view = kit.game.view(state, seat);
  const common = { seq: timeline.seq, seat, view, news: [...news[seat].lines], events: [...news[seat].events] };
  if (decision === undefined) {
    const result = kit.game.result(state);
    return {
      ...common,
      over: true,
      ...(result !== undefined && {
        result: { ...result, won: result.places[seat] === 1, text: resultText(kit, table, state) },
      }),
      replay: replayCode(kit, timelineLog(timeline)),
    };
  }
  const names = namesFor(kit, table, state, seat);
  const { options, asked } = agentOptions(kit, state, decision, names);
  return { ...common, over: false, ask: decision.ask, question: questionText(kit, asked, names), options };
}

/** Makes a choice by its key; answers why not, if it cannot be made, and then nothing has changed. */
export function choose(game: AgentGame, key: string, seq?: number): string | undefined {
  const { kit, table, timeline } = game;
  const { state } = timeline;
  const decision = kit.game.decision(state);
  if (decision === undefined) return 'the game is over';
  if (seq !== undefined && seq !== timeline.seq) return `decision ${seq} is past; this is decision ${timeline.seq}`;
  const seat = askedSeatOf(game);
  const { options, choices } = agentOptions(kit, state, decision, namesFor(kit, table, state, seat));
  const at = options.findIndex((option) => option.key === key);
  if (at === -1) return `"${key}" is not offered; choose one of the keys of the options`;
  answer(game, seat, choices[at]);
  return undefined;
}

export function concede(game: AgentGame): string | undefined {
  if (game.kit.game.decision(game.timeline.state) === undefined) return 'the game is over';
  const seat = askedSeatOf(game);
  answer(game, seat, concession(seat));
  return undefined;
}

function answer(game: AgentGame, seat: Seat, choice: Choice): void {
  const { lines, events } = game.news[seat];
  lines.length = 0;
  events.length = 0;
  act(game, choice);
  if (!isConcession(choice) || game.kit.game.decision(game.timeline.state) !== undefined) playOn(game);
}

/** Why the asked seat cannot do something with a card it sees; the rules are told with each reason. */
export const explainFor = (game: AgentGame, name: string): readonly ExplainedIntent[] =>
  explainCard(game.kit, game.timeline, askedSeatOf(game), name) ?? [];
