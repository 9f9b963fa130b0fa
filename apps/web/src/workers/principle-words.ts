import * as arena from '@longbox/arena';
import * as vs from '@longbox/vs';
import type { GameName } from '../cards/card-facts.ts';
import type { Hint } from './game-api.ts';

/** Says nothing where nothing speaks for one way more than for another. */
const SILENT = new Set(['equal', 'onlyChoice']);

/** Why a way to go is good, in every language; the game has the words. */
export function whyWords(game: GameName, principle: string | undefined): Hint['why'] {
  if (principle === undefined || SILENT.has(principle)) return undefined;
  if (game === 'vs' && vs.isPrinciple(principle))
    return { en: vs.principleText(principle, 'en'), it: vs.principleText(principle, 'it') };
  if (game === 'arena' && arena.isPrinciple(principle))
    return { en: arena.principleText(principle, 'en'), it: arena.principleText(principle, 'it') };
  return undefined;
}
