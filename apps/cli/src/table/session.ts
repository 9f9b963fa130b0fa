import { setImmediate as breathe } from 'node:timers/promises';
import {
  type Choice,
  type Decision,
  listChoices,
  type Seat,
  startTimeline,
  type Table,
  type Timeline,
} from '@longbox/kernel';
import type { Shell } from '../command.ts';
import type { GameKit } from '../games/kit.ts';
import { actAndTell, onlyOption } from './narrate.ts';
import { type Decider, type PlayerKind, seatMinds } from './players.ts';

/** A game being played at one keyboard. */
export interface Session {
  readonly kit: GameKit;
  readonly table: Table;
  readonly timeline: Timeline<unknown, unknown>;
  readonly players: readonly PlayerKind[];
  readonly decide: Decider;
  readonly shell: Shell;
  /** People share one screen and hide nothing from each other. */
  readonly isOpen: boolean;
  /** Decisions with one option are taken; with several people that would tell something about a hand. */
  readonly isQuick: boolean;
  /** What each seat has heard, and how much of it its player has been shown. */
  readonly heard: readonly string[][];
  readonly shown: number[];
  /** What each seat's player saw of the table last: it is shown again when this changes. */
  readonly scene: string[];
  /** Who was asked last; somebody else must not see that seat's cards. */
  asked: Seat | undefined;
}

export function startSession(
  parts: Pick<Session, 'kit' | 'table' | 'players' | 'shell' | 'isOpen' | 'isQuick'>,
  timeline: Timeline<unknown, unknown> = startTimeline(parts.kit.game, parts.table),
): Session {
  const { seats } = parts.table;
  return {
    ...parts,
    decide: seatMinds(parts.kit.game, parts.table, parts.players),
    timeline,
    heard: seats.map(() => []),
    shown: seats.map(() => 0),
    scene: seats.map(() => ''),
    asked: undefined,
  };
}

/** Makes a choice; every person at the table hears of it as much as they may. */
export function play({ kit, timeline, players, heard }: Session, choice: Choice): void {
  const people = players.flatMap((player, seat) => (player === 'human' ? [seat] : []));
  const told = actAndTell(kit, timeline, choice, people);
  people.forEach((seat, i) => {
    heard[seat].push(...told[i].lines);
  });
}

/** Decides for the computer players, and what leaves no choice, until a person must or the game is over; answers who. */
export async function playOn(session: Session): Promise<Seat | undefined> {
  const { kit, timeline, players, isQuick, decide } = session;
  for (;;) {
    const decision = kit.game.decision(timeline.state);
    if (decision === undefined) return undefined;
    const { seat } = decision;
    if (players[seat] !== 'human') {
      play(session, decide(timeline.state, seat));
      // Lets Ctrl-C through while computers think.
      await breathe();
      continue;
    }
    const choices = listChoices(kit.game, timeline.state);
    if (!isQuick || choices.length > 1) return seat;
    announceOnly(session, decision, choices);
    play(session, choices[0]);
  }
}

/** Passing where nothing else is possible goes without saying; anything else that is done for a person is told. */
function announceOnly({ kit, timeline, table, heard }: Session, decision: Decision, choices: readonly Choice[]): void {
  const said = onlyOption(kit, timeline.state, table, decision, choices);
  if (said !== undefined) heard[decision.seat].push(said);
}
