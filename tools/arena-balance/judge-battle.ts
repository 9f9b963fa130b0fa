import type { ChallengeView } from '@longbox/arena';
import type { Option } from '@longbox/kernel';
import { reachOf } from './judge-abilities.ts';
import { powerOf, type Sight, slotOf, strength, topCard, toughness } from './table-sight.ts';

/** Defeats first, Nemeses above all; exhausting is better than nothing. */
export function judgeChallenge(sight: Sight, option: Option): number {
  const leader = option.verb === 'target' ? undefined : slotOf(sight, option.card);
  if (option.verb === 'group') return 40;
  if (option.name === 'mission') return 15;
  const target = slotOf(sight, option.target);
  if (target === undefined) return -1;
  if (leader === undefined) return 1000 - toughness(target) / 10;
  const nemesis = topCard(sight, leader)?.nemesis.includes(topCard(sight, target)?.name ?? '') ? 500 : 0;
  const isForced = leader.used === 'Brute Force';
  const need = isForced ? target.resistance : toughness(target);
  if (reachOf(sight, leader) >= need) return 100 + nemesis - Math.max(0, need - leader.attack) / 20;
  if (isForced || leader.attack >= target.defence) return 20;
  return reachOf(sight, leader) >= target.defence ? 2 : -1;
}

const current = (sight: Sight): ChallengeView | undefined => sight.view.challenges.find((one) => one.current);

/** As many cards as change the outcome, if they are few enough; the least useful ones. */
export function judgeBoost(sight: Sight, option: Option): number {
  if (option.verb === 'boostWith') return powerOf(slotOf(sight, option.card) ?? sight.own.slots[0]);
  const challenge = current(sight);
  if (challenge?.totals === undefined) return -1;
  const picked = sight.own.picked?.length ?? 0;
  const wanted = wantedCards(sight, challenge) - picked;
  if (wanted <= 0) return -1;
  // Cards are picked in ascending order, so the first of them must leave room for the rest.
  return 500 - strength(sight.cards.get(option.card ?? -1)) / 10 - (option.card ?? 0) / 1000;
}

function wantedCards(sight: Sight, challenge: ChallengeView): number {
  const { totals } = challenge;
  if (totals === undefined) return 0;
  const target = sight.view.seats.flatMap((seat) => seat.slots).find((slot) => slot.slot === challenge.against);
  const power = target === undefined ? 0 : powerOf(target);
  const limit = totals.defence + (power === 0 ? 0 : totals.resistance);
  const hand = sight.own.handCount;
  if (sight.view.active === sight.me) {
    const leader = sight.own.slots.find((slot) => slot.slot === challenge.leader);
    const need = Math.ceil((limit - totals.attack) / 100);
    return need > 0 && need <= Math.min(leader === undefined ? 0 : powerOf(leader), hand, hand > 6 ? 4 : 3) ? need : 0;
  }
  const need = Math.floor((totals.attack - limit) / 50) + 1;
  return need > 0 && need <= Math.min(power, hand, 3) ? need : 0;
}

/** Taken where it turns the outcome. */
export function judgeSuperHit(sight: Sight): number {
  const challenge = current(sight);
  if (challenge?.totals === undefined) return -1;
  const { attack, defence, resistance } = challenge.totals;
  const isAttack = sight.view.active === sight.me;
  if (isAttack) return challenge.outcome !== 'defeated' && attack + 200 >= defence + resistance ? 50 : -1;
  return challenge.outcome === 'defeated' && attack < defence + 200 + resistance ? 50 : -1;
}
