import type { Option } from '@longbox/kernel';
import { actives, powerOf, type Sight, slotOf, strength, topCard } from './table-sight.ts';

/** Filling slots, exchanging, powering up. */
export function judgeSquad(sight: Sight, option: Option): number {
  const card = sight.cards.get(option.card ?? -1);
  switch (option.verb) {
    case 'deploy':
    case 'play':
    case 'move': {
      const copies = (sight.own.hand ?? []).filter(({ key }) => key === card?.key).length;
      const slot = sight.own.slots.find(({ name }) => name === option.name);
      return strength(card) + 60 * copies + (slot === undefined ? 0 : 50 * powerOf(slot));
    }
    case 'exchange':
      return judgeExchange(sight, option);
    default:
      return judgePowerUp(sight, option);
  }
}

/** A stronger, fresh Reserve character comes forward, unless it would leave a lone supporter behind. */
function judgeExchange(sight: Sight, option: Option): number {
  const [active, reserve] = [slotOf(sight, option.card), slotOf(sight, option.target)];
  if (active === undefined || reserve === undefined) return -1;
  const gain = strength(topCard(sight, reserve)) - strength(topCard(sight, active));
  const spare = 100 * (reserve.stack.length - active.stack.length);
  return gain + spare - (active.called ? -100 : 0) - 150;
}

/** Active characters first, those who lack the cost of their ability or have nothing. */
function judgePowerUp(sight: Sight, option: Option): number {
  const slot = sight.own.slots.find(({ name }) => name === option.name);
  if (slot === undefined) return 0;
  const isActive = actives(sight.own.slots).includes(slot);
  return (isActive ? 100 : 20) - 30 * slot.ready - 5 * slot.engaged + slot.attack / 50;
}

/** Check Point: Hit Points and Teams when possible, the better card on top, a better Reserve. */
export function judgeCheckPoint(sight: Sight, option: Option): number {
  const card = sight.cards.get(option.card ?? -1);
  switch (option.verb) {
    case 'addHitPoint':
      return 500 + strength(card);
    case 'assemble':
      return option.name?.startsWith('A') ? 400 : 300;
    case 'upgrade':
      return 2000;
    case 'raise': {
      const slot = sight.own.slots.find(({ stack }) => stack.some((one) => one.card === option.card));
      return slot === undefined ? -1 : strength(card) - strength(topCard(sight, slot)) - 1;
    }
    case 'replace':
      return strength(card) - strength(sight.cards.get(option.target ?? -1)) - 250;
    default:
      return 0;
  }
}
