import type { PlayerRule } from '../language/index.ts';
import type { StaticEntry } from './face.ts';

export type RuleKind = PlayerRule['rule'];

/** A bit for each kind of rule for players. Not a table: V8 compares such words faster than it looks them up. */
export function ruleBit(kind: RuleKind): number {
  switch (kind) {
    case 'cantPlay':
      return 1;
    case 'cantUseSuperPowers':
      return 2;
    case 'cantDraw':
      return 4;
    case 'cantWin':
      return 8;
    case 'cantLose':
      return 16;
    case 'nextRecruitCosts':
      return 32;
    case 'mayRecruit':
      return 64;
    case 'firstAttackMust':
      return 128;
    case 'recruitCosts':
      return 256;
    case 'powersUpAny':
      return 1024;
    case 'recruitFor':
      return 512;
    case 'openTop':
      return 4194304;
    case 'mayPlayTop':
      return 2048;
    case 'openHand':
      return 4096;
    case 'fewerPoints':
      return 8388608;
    case 'cantPowerUp':
      return 8192;
    case 'equipCosts':
      return 16384;
    case 'nextEquipCosts':
      return 32768;
    case 'equipOnlyTo':
      return 65536;
    case 'mayPlayResources':
      return 131072;
    case 'appearsAs':
    case 'paysFor':
    case 'cantUseOwn':
    case 'deckWithout':
    case 'recruitForAny':
    case 'recruitDiscarding':
      return 262144;
    case 'revealDraws':
      return 524288;
    case 'equipInCombat':
    case 'formInstead':
    case 'startsWith':
    case 'goesFirst':
      return 1048576;
    case 'firstTwistToHand':
    case 'firstTwistCancelled':
      return 2097152;
    case 'startsBeside':
      return 4194304;
    case 'startsInPile':
    case 'recruitFromPile':
    case 'mayPlayTwists':
      return 16777216;
  }
}

/** Bits of several kinds. */
export const ruleBits = (kinds: readonly RuleKind[]): number => kinds.reduce((bits, kind) => bits | ruleBit(kind), 0);

/** For the catalogue: see `Face.rules`. */
export function rulesBy(entries: readonly StaticEntry[]): number {
  let bits = 0;
  for (const { power } of entries) for (const { rule } of power.rules ?? []) bits |= ruleBit(rule);
  return bits;
}
