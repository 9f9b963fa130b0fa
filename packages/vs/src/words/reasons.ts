import type { Reason } from '@longbox/kernel';

/**
 * Why something is not allowed: a code with the rules behind it. Predicates answer the number of a code, 0 for "allowed", so
 * that listing options allocates nothing and `explain` asks the very same predicates.
 */
const TABLE = [
  ['fine', []],
  ['notYourDecision', ['VS-TRN-07', 'VS-CMB-04']],
  ['gameOver', ['VS-END-18']],
  ['noSuchCard', []],
  ['notYours', ['VS-TERM-02']],
  ['notACharacter', ['VS-ATK-01']],
  ['notInPlay', ['VS-PWR-02']],
  ['stunned', ['VS-STN-10', 'VS-ATK-02']],
  ['hidden', ['VS-STN-31', 'VS-ATK-02']],
  ['exhausted', ['VS-ATK-01']],
  ['backRowWithoutRanged', ['VS-ATK-05']],
  ['cantAttack', ['VS-GOLD-02']],
  ['cantAttackThat', ['VS-GOLD-01']],
  ['notAnEnemy', ['VS-ATK-29']],
  ['targetFaceDown', ['VS-ATK-08']],
  ['targetProtected', ['VS-ATK-06', 'VS-TERM-19']],
  ['flightBlocked', ['VS-ATK-12', 'VS-ATK-13']],
  ['dodge', ['VS-KW-DODGE']],
  ['cantBeAttacked', ['VS-GOLD-02']],
  ['mustAttackElsewhere', ['VS-ATK-33']],
  ['angryAttackFirst', ['VS-KW-ANGRY']],
  ['lured', ['VS-MEC-FORCED-02']],
  ['playerNotOpen', ['VS-GOLD-01']],
  ['locationNotOpen', ['VS-MEC-ATTACK-09']],
  ['noSharedTeam', ['VS-ATK-17', 'VS-ATK-22', 'VS-ATK-24']],
  ['otherRow', ['VS-ATK-19', 'VS-ATK-20']],
  ['solitary', ['VS-KW-SOLITARY']],
  ['massive', ['VS-MEC-ATTACK-03']],
  ['teamCannotReach', ['VS-ATK-25', 'VS-ATK-26']],
  ['wrongPhase', ['VS-PWR-25', 'VS-PT-02']],
  ['notInCombat', ['VS-PWR-29']],
  ['duringCombat', ['VS-MAIN-05', 'VS-PWR-28', 'VS-PT-05']],
  ['noCombat', ['VS-PT-06', 'VS-PWR-29']],
  ['notYourTurn', ['VS-PWR-26', 'VS-PT-03']],
  ['needsAnyTurn', ['VS-CMB-09', 'VS-PWR-32']],
  ['powerUsed', ['VS-PWR-42']],
  ['usedThisGame', ['VS-PWR-54']],
  ['powersOff', ['VS-PWR-03', 'VS-STN-12']],
  ['useCondition', ['VS-TIME-11']],
  ['noSymbol', ['VS-PWR-36']],
  ['noFaceUpLocation', ['VS-RES-10', 'VS-RES-18']],
  ['cantUsePowers', ['VS-GOLD-02']],
  ['noTeammate', ['VS-PT-11', 'VS-STN-14']],
  ['tooFewTeammates', ['VS-PT-12']],
  ['noBrand', ['VS-PT-15']],
  ['cantPlay', ['VS-GOLD-02']],
  ['notInHand', ['VS-PT-01']],
  ['tooExpensive', ['VS-BLD-11']],
  ['tooFewToDiscard', ['VS-MEC-ADDCOST-01']],
  ['sameNameAsMain', ['VS-UNQ-05']],
  ['cantAppear', ['VS-GOLD-01']],
  ['notRecruitStep', ['VS-BLD-02', 'VS-BLD-11']],
  ['resourcePlaced', ['VS-BLD-05']],
  ['notResourceStep', ['VS-BLD-04']],
  ['onlyLocationsFaceUp', ['VS-BLD-06', 'VS-RES-03']],
  ['cantBeResource', ['VS-GOLD-01']],
  ['notFormationStep', ['VS-BLD-18', 'VS-MAIN-09']],
  ['alreadyMoved', ['VS-BLD-18']],
  ['cantMove', ['VS-GOLD-02']],
  ['nameDiffers', ['VS-PUP-01', 'VS-PUP-10']],
  ['powerUpFaceDown', ['VS-PUP-03']],
  ['powerUpOutside', ['VS-PUP-05']],
  ['powerUpTime', ['VS-PUP-04']],
  ['cantPowerUp', ['VS-GOLD-02', 'VS-PUP-01']],
  ['noFaceUpCharacter', ['VS-EQP-02', 'VS-EQP-03']],
  ['equipmentOff', ['VS-EQP-01']],
  ['noEquipmentTeam', ['VS-EQP-09']],
  ['creature', ['VS-KW-CREATURE']],
  ['equipOnlyTo', ['VS-MEC-EQUIPX-01']],
  ['noSuchPower', ['VS-PWR-60']],
  ['notOffered', ['VS-CMB-04']],
] as const satisfies readonly (readonly [string, readonly string[]])[];

export type ReasonCode = (typeof TABLE)[number][0];

export const WHY = Object.fromEntries(TABLE.map(([code], i) => [code, i])) as Record<ReasonCode, number>;

export function reasonOf(why: number, cards?: readonly number[]): Reason {
  const [code, rules] = TABLE[why];
  return { code, rules, ...(cards && { cards }) };
}

/** Every reason there is, for translations and the rules screens. */
export const REASONS: readonly { readonly code: ReasonCode; readonly rules: readonly string[] }[] = TABLE.map(
  ([code, rules]) => ({ code, rules }),
);
