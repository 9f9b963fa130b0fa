import type { GameName } from '../../cards/card-facts.ts';
import type { TablePlan } from '../../workers/game-api.ts';
import { GUIDE } from '../purpose-seeds.ts';

/**
 * The prepared deals. They were looked for: the person begins or soon follows, every idea comes up, and who does what the
 * guide says wins in few turns. `guide.test.ts` plays them.
 */
const DEALS: Readonly<
  Record<GameName, { readonly profile: string; readonly decks: readonly [string, string]; readonly deal: number }>
> = {
  vs: { profile: 'modern/duel', decks: ['mnb-x-men', 'mnb-avengers'], deal: 169 },
  arena: { profile: 'level-1', decks: ['avengers', 'guardians'], deal: 20 },
};

/** A first game against a gentle computer. */
export function guidePlan(game: GameName, names: readonly [string, string], deal = DEALS[game].deal): TablePlan {
  const { profile, decks } = DEALS[game];
  return {
    game,
    profile,
    seed: `${GUIDE}${game}:${deal}`,
    seats: [
      { deck: decks[0], player: 'person', name: names[0] },
      { deck: decks[1], player: 'computer', level: 'recruit', name: names[1] },
    ],
  };
}
