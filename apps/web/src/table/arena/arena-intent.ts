import type { Phase } from '@longbox/arena';
import type { Option } from '@longbox/kernel';
import type { ArenaSnapshot } from '../../workers/game-api.ts';

const FROM_HAND: Partial<Readonly<Record<Phase, string>>> = {
  preparation: 'deploy',
  boost: 'boost',
  superHit: 'superHit',
  checkPoint: 'addHitPoint',
};
const OF_CHARACTER: Partial<Readonly<Record<Phase, string>>> = {
  replacement: 'exchange',
  powerUp: 'powerUp',
  specialAbilities: 'activate',
  checkPoint: 'exchange',
};

/** What a click on a card that does nothing was most likely meant to do. */
export function arenaIntent(
  card: number,
  { view, seat }: ArenaSnapshot,
  selected: readonly number[],
): Option | undefined {
  const { hand, slots } = view.seats[seat];
  if (hand?.some((held) => held.card === card)) return { verb: FROM_HAND[view.phase] ?? 'play', card };
  const isOwn = slots.some(({ stack }) => stack[0]?.card === card);
  // Between the challenges and their resolution it is the defending side that uses abilities.
  if (isOwn && view.active !== seat) return { verb: 'activate', card };
  if (isOwn) return { verb: OF_CHARACTER[view.phase] ?? 'challenge', card };
  const challenger = selected[0] ?? slots[0]?.stack[0]?.card;
  return challenger === undefined ? undefined : { verb: 'challenge', card: challenger, target: card };
}
