/** Bits of `part`: what a character has done in the combat that runs. From bit 8 on stands who is to blame, see `blameOf`. */
export const MARK = {
  struckFirst: 1,
  survived: 4,
  /** It was face down as it was attacked, and so is in the combat nevertheless. */
  attackedDown: 8,
  /** It attacks in melee, whatever row it stands in. */
  melee: 16,
  /** It wounds in place of a strike (VS-MEC-STRIKE-07). */
  woundsInstead: 32,
  /** Picked as an attacker while the attack is being declared. */
  picked: 0x40,
} as const;
/** What ends with a combat. */
export const COMBAT_MARKS = 0x3f;
