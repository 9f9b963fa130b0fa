import { type GameDescription, type GameName, needGameName } from '@longbox/games';
import { describeArena } from '@longbox/games/arena';
import { describeVs } from '@longbox/games/vs';

const GAMES: Readonly<Record<GameName, () => GameDescription>> = { vs: describeVs, arena: describeArena };

/** A game with its rules and cards, for workers that treat all games alike. */
export const describe = (name: string): GameDescription => GAMES[needGameName(name)]();
