import type { SlotView } from '@longbox/arena';
import type { Option } from '@longbox/kernel';
import { actives, isFull, powerOf, type Sight, slotOf, topCard, toughness } from './table-sight.ts';

/** Is it worth activating this now? */
export function judgeActivation(sight: Sight, option: Option): number {
  const slot = slotOf(sight, option.card);
  if (slot === undefined) return -1;
  const rivals = actives(sight.other.slots);
  const reach = reachOf(sight, slot);
  const beatable = rivals.filter((rival) => reach >= toughness(rival));
  switch (option.name) {
    case 'Bonus Attack':
      return slot.called ? -1 : 60;
    case 'Brute Force':
      return beatable.length === 0 && rivals.some((rival) => reach >= rival.resistance) ? 80 : -1;
    case 'Group Attack':
      return judgeGroup(sight, slot, beatable.length > 0);
    case 'Double Hit':
      return beatable.some((rival) => rival.stack.length > 1) ? 50 : -1;
    case 'Trap Attack':
      return judgeTrap(sight, slot, reach, beatable.length > 0);
    case 'Attack Mission':
      return judgeMission(sight, reach, beatable.length > 0);
    case 'Counterattack':
      return slot.attack >= (slotOf(sight, option.target)?.defence ?? Number.POSITIVE_INFINITY) ? 70 : -1;
    case 'Bonus Defence':
      return isThreatened(sight) ? 60 : -1;
    case 'Switch':
      return judgeSwitch(sight, slot, option);
    case 'New Mission':
      return bestSwap(sight) >= 2 ? 40 : -1;
    case 'Power Bank':
      return 45;
    default:
      return sight.own.discard.length > 2 ? 30 : -1;
  }
}

/** Attack with the cards the hand could add. */
export const reachOf = (sight: Sight, slot: SlotView): number =>
  slot.attack + 100 * Math.min(powerOf(slot), Math.floor(sight.own.handCount / 2));

function judgeGroup(sight: Sight, slot: SlotView, isBeatable: boolean): number {
  if (isBeatable) return -1;
  const card = topCard(sight, slot);
  const mates = actives(sight.own.slots).filter(
    (one) => one !== slot && topCard(sight, one)?.affiliation === card?.affiliation,
  );
  const joint = slot.attack + Math.max(0, ...mates.map((mate) => mate.attack));
  return actives(sight.other.slots).some((rival) => joint >= toughness(rival)) ? 65 : -1;
}

function judgeTrap(sight: Sight, slot: SlotView, reach: number, isBeatable: boolean): number {
  const reserve = sight.other.slots.slice(3).filter(isFull);
  const nemesis = topCard(sight, slot)?.nemesis ?? [];
  if (reserve.some((one) => reach >= toughness(one) && nemesis.includes(topCard(sight, one)?.name ?? ''))) return 200;
  return !isBeatable && reserve.some((one) => reach >= toughness(one)) ? 40 : -1;
}

function judgeMission(sight: Sight, reach: number, isBeatable: boolean): number {
  const first = sight.cards.get(sight.other.missions[0]?.card);
  if (first === undefined || isBeatable || sight.other.discard.length === 0) return -1;
  return reach >= first.defence && first.missionPoints >= 3 ? 35 : -1;
}

const isThreatened = (sight: Sight): boolean =>
  sight.view.challenges.some((one) => !one.resolved && one.outcome !== 'ineffective');

/** A comrade that would be defeated gives way to one that would not. */
function judgeSwitch(sight: Sight, slot: SlotView, option: Option): number {
  const target = slotOf(sight, option.target);
  const challenge = sight.view.challenges.find((one) => one.against === target?.slot && !one.resolved);
  if (target === undefined || challenge?.outcome !== 'defeated') return -1;
  const attack = challenge.totals?.attack ?? 0;
  const mine = slot.defence + (powerOf(target) === 0 ? 0 : slot.resistance);
  return attack < mine ? 80 : -1;
}

/** Mission Points gained by the best exchange. */
function bestSwap(sight: Sight): number {
  const points = (card: number): number => sight.cards.get(card)?.missionPoints ?? 0;
  const hand = Math.max(0, ...(sight.own.hand ?? []).map(({ card }) => points(card)));
  return hand - Math.min(9, ...sight.own.missions.map(({ card }) => points(card)));
}
