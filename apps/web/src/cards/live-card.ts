import type { CharacterView } from '@longbox/vs';

/** What may differ from the printed card while it is in a game. */
export interface LiveCard {
  readonly atk?: number;
  readonly def?: number;
  readonly health?: number;
  readonly wounds?: number;
  readonly xp?: number;
  readonly xpNeeded?: number;
  readonly plus?: number;
  readonly minus?: number;
  readonly hasFlight?: boolean;
  readonly hasRanged?: boolean;
  readonly hasEquipment?: boolean;
  /** Mission Arena: numbers with bonuses, cards in the stack, Power Points. */
  readonly attack?: number;
  readonly defence?: number;
  readonly hitPoints?: number;
  readonly ready?: number;
  readonly engaged?: number;
  readonly isUsed?: boolean;
}

/** A character of the Vs. System as it stands in a row. */
export const liveCharacter = (card: CharacterView): LiveCard => ({
  atk: card.atk,
  def: card.def,
  health: card.health,
  wounds: card.wounds,
  xp: card.xp,
  xpNeeded: card.xpNeeded,
  plus: card.plus,
  minus: card.minus,
  hasFlight: card.keywords.includes('flight'),
  hasRanged: card.keywords.includes('ranged'),
  hasEquipment: card.equipment !== undefined,
});
