/** Bits of `part`: what a character has done in the current combat. Bits 8 and up hold the character to blame, see `blameOf`. */
export const MARK = {
  struckFirst: 1,
  /** It defends in the combat that comes after this one (VS-MEC-ATTACK-12). */
  defendsNext: 2,
  survived: 4,
  /** It was face down as it was attacked, and so is in the combat nevertheless. */
  attackedDown: 8,
  /** It attacks in melee, whatever row it stands in. */
  melee: 16,
  /** It wounds in place of a strike (VS-MEC-STRIKE-07). */
  woundsInstead: 32,
  /** Picked as an attacker while the attack is being declared. */
  picked: 0x40,
  /** It attacks in the combat that comes after this one; once that has begun, it is its attacker (VS-MEC-ATTACK-12). */
  turnsCombat: 0x80,
} as const;
/** What ends with a combat. */
export const COMBAT_MARKS = 0x3d;
