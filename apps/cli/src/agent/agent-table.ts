import { findSettings, LEVELS, type MindSettings, RUNGS } from '@longbox/players';
import { UsageError } from '../command.ts';
import { setTable } from '../table/set-table.ts';
import { type AgentGame, startAgentGame } from './agent-game.ts';

/** What a program may say about the next game; the rest is as it was. No seed: with it hidden cards could be known. */
export interface GameAsked {
  readonly game?: string | undefined;
  readonly profile?: string | undefined;
  /** By seat, separated by commas. */
  readonly decks?: string | undefined;
  readonly opponent?: string | undefined;
  /** From 1 on, separated by commas, or `all`. */
  readonly seat?: string | undefined;
}

export interface HostAsked extends GameAsked {
  readonly seed?: string | undefined;
  readonly every?: boolean | undefined;
}

/** A table for programs, game after game. */
export interface AgentTable {
  /** Throws a `UsageError` if there can be no such game. */
  begin(asked: GameAsked): Promise<AgentGame>;
}

export const OPPONENTS: readonly string[] = [...RUNGS, ...LEVELS.map(({ name }) => name)];

function opponentOf(name: string): MindSettings {
  const settings = findSettings(name);
  if (settings === undefined) throw new UsageError(`there is no player "${name}"; players are ${OPPONENTS.join(', ')}`);
  return settings;
}

export function createAgentTable(host: HostAsked): AgentTable {
  let number = 0;
  return {
    async begin(asked) {
      const wish = { ...host, ...asked };
      // The first game has the seed itself, as the other commands would play it.
      const seed = host.seed === undefined || number === 0 ? host.seed : `${host.seed} ${number}`;
      const { kit, table } = await setTable(wish.game, { profile: wish.profile, decks: wish.decks, seed }, [
        'human',
        'random',
      ]);
      const game = startAgentGame({
        kit,
        table,
        seats: seatsOf(wish.seat ?? '1', table.seats.length),
        opponent: opponentOf(wish.opponent ?? 'rules'),
        isEvery: wish.every === true,
      });
      number++;
      return game;
    },
  };
}

function seatsOf(text: string, count: number): number[] {
  if (text === 'all') return Array.from({ length: count }, (_, seat) => seat);
  const seats = text.split(',').map((part) => Number(part) - 1);
  if (seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < count)) return seats;
  throw new UsageError(`a seat is a number from 1 to ${count}, several with commas, or all, not "${text}"`);
}
