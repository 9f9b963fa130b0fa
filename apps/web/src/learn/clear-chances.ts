import type { GameName } from '../cards/card-facts.ts';

/** Principles that speak for something anybody would want, by the names the games have for them. */
const CLEAR: Readonly<Record<GameName, ReadonlySet<string>>> = {
  vs: new Set(['winsNow', 'takesStun', 'woundsMain', 'changesOutcome', 'followsCurve']),
  arena: new Set([
    'takesNemesis',
    'takesDefeat',
    'completesMission',
    'boostsToThreshold',
    'guardsAtThreshold',
    'winsBySuperHit',
    'savesBySuperHit',
    'addsHitPoint',
  ]),
};

export const isClear = (game: GameName, principle: string): boolean => CLEAR[game].has(principle);
