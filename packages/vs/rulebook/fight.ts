import { anyTurn, type Effect, type Power, superPower } from '../src/index.ts';

interface Passes {
  pass(): void;
}

/** Nobody acts in the combat that is going on: it resolves. */
export function resolve(...players: Passes[]): void {
  for (const player of players) player.pass();
}

/** A Combat Super Power that costs nothing, for a character in the combat. */
export const fights = (name: string, ...effects: Effect[]): Power => superPower(name, 'combat', [], ...effects);

/** An Any Turn power that costs nothing, in any combat. */
export const meddles = (name: string, ...effects: Effect[]): Power => anyTurn(name, 'anyCombat', [], ...effects);
