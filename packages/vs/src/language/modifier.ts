import type { Amount } from './amount.ts';
import type { Counter } from './counter.ts';
import type { Keyword } from './keyword.ts';
import type { Power } from './power.ts';
import type { Filter, Player, Query } from './query.ts';
import type { Team } from './words.ts';

/** Things a character can be kept from. "Can't" beats "can" (VS-GOLD-02). */
export const PROHIBITIONS = [
  'attack',
  'beAttacked',
  'beRangedAttacked',
  'beFlownOver',
  'strike',
  'strikeBack',
  'beStruck',
  'beStruckBack',
  'beStunned',
  'beKod',
  'recover',
  'ready',
  'levelUp',
  'beMoved',
  'gainPlus',
  'gainMinus',
  'usePowers',
  'appear',
  'beResource',
  'beEquipped',
  'beWoundedByStun',
  /** None can be put on it, and those it has are removed. */
  'havePlus',
  'haveMinus',
] as const;
export type Prohibition = (typeof PROHIBITIONS)[number];

export const PERMISSIONS = [
  'attackProtected',
  'attackPlayers',
  'teamAttackWithMains',
  'keepPlusWhileStunned',
  'keepMinusWhileStunned',
  'chooseWhoIsStruck',
  'strikeEachAttacker',
  'strikeFirst',
  /** A strike that would stun a stunned character wounds it instead (VS-STN-18). */
  'attackFaceDown',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export type CombatKind = 'melee' | 'ranged' | 'team' | 'solo';

export type Modifier =
  | { readonly mod: 'stats'; readonly atk: Amount; readonly def: Amount }
  | { readonly mod: 'base'; readonly atk: Amount; readonly def: Amount }
  | { readonly mod: 'switch' }
  | { readonly mod: 'toBase' }
  | { readonly mod: 'clamp'; readonly to: 'atMostPrinted' | 'atLeastPrinted' }
  | { readonly mod: 'health'; readonly by: Amount }
  | { readonly mod: 'keyword'; readonly keyword: Keyword }
  | { readonly mod: 'team'; readonly team: Team }
  | { readonly mod: 'power'; readonly power: Power }
  | { readonly mod: 'copyPowers'; readonly of: Query }
  /** Keyword and super powers; what is lost can't be gained either. Level Up powers only with `levelUp`. */
  | { readonly mod: 'losePowers'; readonly levelUp?: true }
  | { readonly mod: 'strikeTwice'; readonly against: Filter }
  /** `whom`: the other character in it (who is attacked, struck, struck by). `only` turns it round: nobody but these. */
  | {
      readonly mod: 'cant';
      readonly what: Prohibition;
      readonly whom?: Filter;
      readonly only?: true;
      readonly in?: CombatKind;
    }
  | { readonly mod: 'can'; readonly what: Permission }
  /** Replacement: counters of one kind that would go on it become a counter of the other kind on the source. */
  | { readonly mod: 'counterInstead'; readonly counter: Counter; readonly put: Counter }
  /** Replacement: instead of leaving play it goes to its side pile. */
  | { readonly mod: 'leavesToPile'; readonly pile: string };

/** Rules for players. */
export type PlayerRule =
  | { readonly rule: 'cantPlay'; readonly who: Player; readonly what: Filter }
  | { readonly rule: 'cantUseSuperPowers'; readonly who: Player }
  | { readonly rule: 'cantDraw'; readonly who: Player }
  | { readonly rule: 'cantWin' | 'cantLose'; readonly who: Player }
  /** The next recruit costs this much less. */
  | { readonly rule: 'nextRecruitCosts'; readonly who: Player; readonly less: number }
  /** These cards may be recruited as if from hand. */
  | { readonly rule: 'mayRecruit'; readonly who: Player; readonly from: Query }
  /** That player's first attack must include `with`, and be aimed at `at`, if able (VS-ATK-33). */
  | { readonly rule: 'firstAttackMust'; readonly who: Player; readonly with: string; readonly at: 'self' };

export const stats = (atk: Amount, def: Amount): Modifier => ({ mod: 'stats', atk, def });
export const base = (atk: Amount, def: Amount): Modifier => ({ mod: 'base', atk, def });
export const switched: Modifier = { mod: 'switch' };
export const backToBase: Modifier = { mod: 'toBase' };
export const has = (keyword: Keyword): Modifier => ({ mod: 'keyword', keyword });
export const alsoTeam = (team: Team): Modifier => ({ mod: 'team', team });
export const losesPowers: Modifier = { mod: 'losePowers' };
export const losesAllPowers: Modifier = { mod: 'losePowers', levelUp: true };
export const cant = (what: Prohibition, whom?: Filter, during?: CombatKind): Modifier => ({
  mod: 'cant',
  what,
  ...(whom && { whom }),
  ...(during && { in: during }),
});
/** "Can only": nobody but these. */
export const canOnly = (what: Prohibition, whom: Filter): Modifier => ({ mod: 'cant', what, whom, only: true });
export const can = (what: Permission): Modifier => ({ mod: 'can', what });
/** "If it would become greater than printed, it becomes the printed value." */
export const atMostPrinted: Modifier = { mod: 'clamp', to: 'atMostPrinted' };
export const atLeastPrinted: Modifier = { mod: 'clamp', to: 'atLeastPrinted' };
export const leavesToPile = (pile: string): Modifier => ({ mod: 'leavesToPile', pile });
export const counterInstead = (counter: Counter, put: Counter): Modifier => ({ mod: 'counterInstead', counter, put });
