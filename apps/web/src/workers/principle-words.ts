import * as arena from '@longbox/arena';
import type { GameName } from '@longbox/games';
import * as vs from '@longbox/vs';
import type { Hint } from './game-api.ts';

/** Says nothing where nothing speaks for one way more than for another. */
const SILENT = new Set(['equal', 'onlyChoice']);

const WORDS: Readonly<Record<GameName, (principle: string) => Hint['why']>> = {
  vs: (principle) =>
    vs.isPrinciple(principle)
      ? { en: vs.principleText(principle, 'en'), it: vs.principleText(principle, 'it') }
      : undefined,
  arena: (principle) =>
    arena.isPrinciple(principle)
      ? { en: arena.principleText(principle, 'en'), it: arena.principleText(principle, 'it') }
      : undefined,
};

/** Why a way to go is good, in every language; the game has the words. */
export const whyWords = (game: GameName, principle: string | undefined): Hint['why'] =>
  principle === undefined || SILENT.has(principle) ? undefined : WORDS[game](principle);
