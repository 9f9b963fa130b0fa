import { anyTurn, type Effect, type Power, superPower } from '../src/index.ts';

export interface Passes {
  pass(): void;
}

/** These pass, one after the other: a combat resolves, a step or a turn goes by. */
export function resolve(...players: Passes[]): void {
  for (const player of players) player.pass();
}

/** A Combat Super Power that costs nothing, for a character in the combat. */
export const fights = (name: string, ...effects: Effect[]): Power => superPower(name, 'combat', [], ...effects);

/** An Any Turn power that costs nothing, in any combat. */
export const meddles = (name: string, ...effects: Effect[]): Power => anyTurn(name, 'anyCombat', [], ...effects);
