import type { Amount, Condition } from './amount.ts';
import type { Counter } from './counter.ts';
import type { AppearsAs } from './form.ts';
import type { Keyword } from './keyword.ts';
import type { CostSymbol, Power } from './power.ts';
import type { Cards, Filter, Player, Query } from './query.ts';
import { type PowerSymbol, type Team, UNDER_DECK } from './words.ts';

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
  /** Effects still move it (VS-KW-IMMOBILE). */
  'moveInFormation',
  'gainPlus',
  'gainMinus',
  'usePowers',
  'appear',
  'beResource',
  'beEquipped',
  'beWoundedByStun',
  /** By nothing at all. */
  'beWounded',
  /** By a stun, unless a strike was exactly as high as its DEF (VS-MEC-WOUND-05). */
  'beWoundedInexactly',
  /** By a stun that is no strike in combat (VS-KW-DURABLE). */
  'beWoundedUnstruck',
  /** None can be put on it, and those it has are removed. */
  'havePlus',
  'haveMinus',
  /** As for the others (VS-MEC-HEALTH-01). */
  'haveVitality',
  /** With others at its side, or as one of them (VS-KW-SOLITARY). */
  'teamAttack',
  /** Counts as absent for those behind it (VS-MEC-PROTECT-02). */
  'protect',
  /** It loses those it has, too (VS-MEC-TEAM-01). */
  'haveTeams',
] as const;
export type Prohibition = (typeof PROHIBITIONS)[number];

export const PERMISSIONS = [
  /** In any way, whatever stands in between (VS-MEC-PROTECT-01). */
  'attackProtected',
  /** From the back row (VS-KW-SNIPER). */
  'rangedAttackProtected',
  /** As with Stealth. */
  'meleeAttackProtected',
  /** Alone and from the back row. */
  'soloRangedAttackProtected',
  'attackPlayers',
  'teamAttackWithMains',
  'keepPlusWhileStunned',
  /** Stunned or hidden (VS-STN-15, VS-STN-36). */
  'keepPlusWhileFaceDown',
  /** It keeps what it has, or such equipment alone (VS-MEC-EQUIPX-03). */
  'keepEquipmentWhileStunned',
  /** It keeps it, and can be given it, too (VS-MEC-EQUIPX-03). */
  'haveEquipmentWhileStunned',
  'keepMinusWhileStunned',
  'chooseWhoIsStruck',
  'strikeEachAttacker',
  'strikeFirst',
  /** A strike that would stun a stunned character wounds it instead (VS-STN-18). */
  'attackFaceDown',
  /** With Slayer (VS-KW-SLAYER-3): Evil ones. */
  'slayMains',
  /** Of any number it would gain (VS-MEC-COUNTER-02, VS-MEC-WOUND-05). */
  'gainTwiceMinus',
  /** Of any number it would get (VS-MEC-WOUND-05). */
  'gainTwiceWounds',
  /** Part of entering play (VS-MEC-APPEAR-01). */
  'appearExhausted',
  /** With one wound, as part of entering play (VS-MEC-APPEAR-01). */
  'appearWounded',
  /** In play (VS-MEC-TEAM-02). */
  'haveEveryGoodTeam',
  /** Whatever its teams are (VS-MEC-ALIGN-02). */
  'beEvil',
  /** Replacement: whatever would wound it KOs it (VS-MEC-REPLACE-03). */
  'fallInsteadOfWound',
  /** Of one row, when it attacks alone (VS-MEC-ATTACK-05). */
  'attackTwo',
  /** As many -1/-1 counters as its ATK in place of a strike (VS-MEC-STRIKE-07). */
  'putMinusInsteadOfStrike',
  /** A wound in place of a strike, if its player likes (VS-MEC-STRIKE-07). */
  'woundInsteadOfStrike',
  /** Loses its powers for good as it appears, and whoever says so gets a +1/+1 counter for each (VS-MEC-LOSEPOW-03). */
  'appearWithoutPowers',
  /** Instead of these, in combat (VS-MEC-STRIKE-06). */
  'strikeItself',
  /** Any location that can pay pays for any symbol of its super powers (VS-MEC-SYMBOL-02). */
  'payAnySymbols',
  /** Replacement: what Combat plot twists would add to its ATK and DEF, twice (VS-MEC-REPLACE-03). */
  'gainTwiceFromTwists',
  /** Each stays on (VS-MEC-EQUIPX-04). */
  'wearAnyNumber',
  /** That power, which asks for something that happened before. */
  'usePower',
  /** In melee, on a side where all characters are stunned; its strike KOs them (VS-MEC-ATTACK-09). */
  'attackLocations',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export type CombatKind = 'melee' | 'ranged' | 'team' | 'solo';

/** `atMost`: than `most`. */
export type ClampTo = 'atMostPrinted' | 'atLeastPrinted' | 'atMostPrintedDef' | 'atMost' | 'infiniteAtk';

export type Modifier =
  | { readonly mod: 'stats'; readonly atk: Amount; readonly def: Amount }
  | { readonly mod: 'base'; readonly atk: Amount; readonly def: Amount }
  | { readonly mod: 'switch' }
  | { readonly mod: 'toBase' }
  | { readonly mod: 'clamp'; readonly to: ClampTo; readonly most?: number }
  /** `base`: so much in place of what is printed (VS-MEC-HEALTH-02). */
  | { readonly mod: 'health'; readonly by: Amount; readonly base?: true; readonly least?: number }
  | { readonly mod: 'keyword'; readonly keyword: Keyword }
  /** `instead`: of those it had till then (VS-MEC-TEAM-01). */
  | { readonly mod: 'team'; readonly team: Team; readonly instead?: true }
  | { readonly mod: 'power'; readonly power: Power }
  /** Printed powers (VS-COPY-07); with `keywordsOnly` no super powers. */
  | { readonly mod: 'copyPowers'; readonly of: Query; readonly keywordsOnly?: true }
  /** Keyword and super powers as printed on that card, fixed as it is made; whatever becomes of the card (VS-COPY-05). */
  | { readonly mod: 'gainPowers'; readonly from: Cards; readonly keywordsOnly?: true }
  /**
   * Keyword and super powers; what is lost can't be gained either. Level Up powers only with `levelUp`. `called`: only powers of
   * that name; `named`: of a name that is bound there (VS-MEC-LOSEPOW-02). `gainable`: what it gains afterwards it has.
   */
  | {
      readonly mod: 'losePowers';
      readonly levelUp?: true;
      readonly gainable?: true;
      readonly only?: 'super';
      readonly called?: string;
      /** Of several of that name one. */
      readonly one?: true;
      readonly named?: string;
    }
  /**
   * It can't gain it either, unless it is `gainable`: then it has it once it gains it afterwards. Only keywords that rules ask
   * for; what the others mean is powers of their own.
   */
  | { readonly mod: 'loseKeyword'; readonly keyword: Keyword; readonly gainable?: true }
  /** `more`: once more in a combat, as often as it says so (VS-MEC-STRIKE-03). Else with double its ATK, or three times; in any role and against anybody unless `against` or `attacking` says otherwise. */
  | {
      readonly mod: 'strikeTwice';
      readonly against?: Filter;
      readonly times?: 3 | 10;
      readonly attacking?: 'ranged';
      readonly more?: true;
    }
  /** `whom`: the other character in it (who is attacked, struck, struck by). `only` turns it round: nobody but these. */
  | {
      readonly mod: 'cant';
      readonly what: Prohibition;
      readonly whom?: Filter;
      readonly only?: true;
      readonly in?: CombatKind;
      /** Only while the character fits. */
      readonly fitting?: Filter;
    }
  /** `whom`: only with these. `called`: which power. */
  | { readonly mod: 'can'; readonly what: Permission; readonly whom?: Filter; readonly called?: string }
  /** Replacement: counters of one kind that would go on it become a counter of the other kind on the source. */
  /** `may`: on that character itself, if the source's player likes (VS-MEC-REPLACE-03); with `onto` on one of these. `called`: only those that its own power of that name would put. */
  | {
      readonly mod: 'counterInstead';
      readonly counter: Counter;
      readonly put: Counter;
      readonly may?: true;
      readonly onto?: Query;
      readonly called?: string;
    }
  /** Part of entering play (VS-MEC-APPEAR-01). */
  | { readonly mod: 'appearsWith'; readonly counter: Counter; readonly count: number }
  /** Counters of this kind give it neither ATK nor DEF; they stay, and are counted (VS-MEC-STAT-09). */
  | { readonly mod: 'idleCounters'; readonly counter: 'plus' }
  /** A main character that it affects becomes this level at once (VS-LVL-20). */
  | { readonly mod: 'becomesLevel'; readonly level: number }
  /** These cards power it up, too, whatever their names. */
  | { readonly mod: 'powerUpWith'; readonly what: Filter }
  /** Replacement: instead of leaving play it goes to its side pile, or without one out of the game. */
  | { readonly mod: 'leavesToPile'; readonly pile?: string }
  /** The first super power it uses each turn costs so many symbols less (VS-MEC-SYMBOL-01). */
  | { readonly mod: 'payLess'; readonly less: number };

/** Rules for players. */
export type PlayerRule =
  | AppearsAs
  | { readonly rule: 'cantPlay'; readonly who: Player; readonly what: Filter }
  /** `symbol`: only those with it in their cost (VS-PWR-46). `power`: only those of that name. */
  | {
      readonly rule: 'cantUseSuperPowers';
      readonly who: Player;
      readonly symbol?: PowerSymbol;
      readonly power?: string;
    }
  | { readonly rule: 'cantDraw' | 'cantPowerUp'; readonly who: Player }
  /** Each card they draw, to all (VS-MEC-OPEN-01); not before the first turn. */
  | { readonly rule: 'revealDraws'; readonly who: Player }
  /** A starting main character's: a card of that name from the deck is in play as the game starts (VS-MEC-SETUP-02). */
  | { readonly rule: 'startsWith'; readonly who: Player; readonly name: string }
  /** A starting main character's: its player takes the first turn of the game (VS-MEC-SETUP-02). */
  | { readonly rule: 'goesFirst'; readonly who: Player }
  /** `while`: only as long as this holds. */
  | { readonly rule: 'cantWin' | 'cantLose'; readonly who: Player; readonly while?: Condition }
  /** So many fewer recruit points for their resources, the next time (VS-MEC-RP-02). */
  | { readonly rule: 'fewerPoints'; readonly who: Player; readonly less: number }
  /** The next recruit that fits costs this much less. */
  | { readonly rule: 'nextRecruitCosts'; readonly who: Player; readonly less: number; readonly what?: Filter }
  /** Sees the top card of the deck at any time; recruits characters, plays equipment and plot twists from there. */
  | { readonly rule: 'mayPlayTop'; readonly who: Player }
  /** Everybody sees the top card of the deck (VS-MEC-OPEN-02). */
  | { readonly rule: 'openTop'; readonly who: Player }
  /** Everybody sees the hand. `endFor`: who plays so may pay this symbol in a Main Phase of theirs, and it ends (VS-MEC-FREEACT-05). */
  | { readonly rule: 'openHand'; readonly who: Player; readonly endFor?: PowerSymbol }
  /** All such recruits cost this much less, as long as it lasts. */
  | {
      readonly rule: 'recruitCosts';
      readonly who: Player;
      readonly what: Filter;
      readonly less: Amount;
      /** Not below this number. */
      readonly least?: number;
    }
  /** All such equipment costs this much less, put on a `wearer`; never less than `least`. */
  | {
      readonly rule: 'equipCosts';
      readonly who: Player;
      readonly what: Filter;
      readonly less: number;
      readonly wearer?: Filter;
      readonly least?: number;
    }
  /** The next equipment played costs this much less. */
  | { readonly rule: 'nextEquipCosts'; readonly who: Player; readonly less: number }
  /** Its card, which is equipment, goes on no other character (VS-MEC-EQUIPX-01); on enemies if it says so. */
  | { readonly rule: 'equipOnlyTo'; readonly who: Player; readonly wearer: Filter }
  /** From hand its card may be put on such an attacker or defender, whenever an Any Turn plot twist could be played (VS-MEC-EQUIPX-07). */
  | { readonly rule: 'equipInCombat'; readonly who: Player; readonly wearer: Filter }
  /** Its card may take the form's place of such a character that it would power up (VS-MEC-POWERUP-03). */
  | { readonly rule: 'formInstead'; readonly who: Player; readonly what: Filter }
  /** Characters and equipment among one's resources as if from hand; the top card of the deck takes the place, face down. */
  | { readonly rule: 'mayPlayResources'; readonly who: Player }
  /** Its card may be recruited for symbols instead of recruit points, which it pays itself (VS-MEC-ADDCOST-02). */
  | { readonly rule: 'recruitFor'; readonly who: Player; readonly pay: readonly CostSymbol[] }
  /** In hand, its card may be discarded to power up any character of that side, whatever its name (VS-MEC-POWERUP-01). */
  | { readonly rule: 'powersUpAny'; readonly who: Player }
  /** In hand, its card may be discarded in place of a location for super powers of the character of that name (VS-KW-BOND). */
  | { readonly rule: 'paysFor'; readonly who: Player; readonly name: string }
  /** Another main character of that name starts the game beside it (VS-MEC-MULTIMAIN-02). */
  | { readonly rule: 'startsBeside'; readonly who: Player; readonly name: string }
  /** These cards may be recruited as if from hand. */
  | { readonly rule: 'mayRecruit'; readonly who: Player; readonly from: Query }
  /** Its card's own power of that name is used only if this holds, wherever the power works. */
  | { readonly rule: 'cantUseOwn'; readonly who: Player; readonly power: string; readonly unless: Condition }
  /** The first plot twist each of them plays in a turn is cancelled (VS-MEC-CANCEL-01). */
  | { readonly rule: 'firstTwistCancelled'; readonly who: Player }
  /** The first plot twist a player plays in a turn goes to the hand in place of the KO pile (VS-MEC-REPLACE-03). */
  | { readonly rule: 'firstTwistToHand'; readonly who: Player }
  /** Its card is recruited for any number of points, and appears with as many +1/+1 counters (VS-MEC-ADDCOST-03). */
  | { readonly rule: 'recruitForAny'; readonly who: Player; readonly least: number }
  /** Its card is recruited for its cost and as many other cards of the hand, discarded at random (VS-MEC-ADDCOST-01). */
  | { readonly rule: 'recruitDiscarding'; readonly who: Player; readonly count: number }
  /** The deck of a main character with this has no cards of these teams (VS-MEC-DECKRULE-02). */
  | { readonly rule: 'deckWithout'; readonly who: Player; readonly teams: readonly Team[] }
  /** That player's first attack must include `with`, and be aimed at `at`, if able (VS-ATK-33); of each turn without it (VS-MEC-FORCED-02). */
  | { readonly rule: 'firstAttackMust'; readonly who: Player; readonly with?: string; readonly at: 'self' }
  /** These plot twists may be played as if from hand (VS-MEC-PLAYFROM-03). */
  | { readonly rule: 'mayPlayTwists'; readonly who: Player; readonly from: Query }
  /** Its card is brought along in that pile, in no deck (VS-MEC-PILE-05). */
  | { readonly rule: 'startsInPile'; readonly who: Player; readonly pile: string }
  /** Its card may be recruited from that pile as if from hand (VS-MEC-PILE-05). */
  | { readonly rule: 'recruitFromPile'; readonly who: Player; readonly pile: string };

export const stats = (atk: Amount, def: Amount): Modifier => ({ mod: 'stats', atk, def });
export const base = (atk: Amount, def: Amount): Modifier => ({ mod: 'base', atk, def });
export const switched: Modifier = { mod: 'switch' };
export const backToBase: Modifier = { mod: 'toBase' };
export const has = (keyword: Keyword): Modifier => ({ mod: 'keyword', keyword });
export const alsoTeam = (team: Team): Modifier => ({ mod: 'team', team });
/** Loses its teams and gains this one. */
export const becomesTeam = (team: Team): Modifier => ({ mod: 'team', team, instead: true });
export const gainsPowersOf = (from: Cards): Modifier => ({ mod: 'gainPowers', from });
export const gainsKeywordsOf = (from: Cards): Modifier => ({ mod: 'gainPowers', from, keywordsOnly: true });
export const losesPowers: Modifier = { mod: 'losePowers' };
export const losesAllPowers: Modifier = { mod: 'losePowers', levelUp: true };
/** Those it has now; it can gain others (VS-MEC-LOSEPOW-01). */
export const losesItsPowers: Modifier = { mod: 'losePowers', levelUp: true, gainable: true };
export const losesSuperPowers: Modifier = { mod: 'losePowers', only: 'super' };
export const losesPower = (called: string): Modifier => ({ mod: 'losePowers', called });
export const losesOne = (called: string): Modifier => ({ mod: 'losePowers', called, one: true });
/** The power that was named into this binding. */
export const losesNamed = (named: string): Modifier => ({ mod: 'losePowers', named });
export const losesKeyword = (keyword: Keyword): Modifier => ({ mod: 'loseKeyword', keyword });
/** It can gain it again (VS-MEC-LOSEPOW-01). */
export const losesForNow = (keyword: Keyword): Modifier => ({ mod: 'loseKeyword', keyword, gainable: true });
export const copiesKeywords = (of: Query): Modifier => ({ mod: 'copyPowers', of, keywordsOnly: true });
export const cant = (what: Prohibition, whom?: Filter, during?: CombatKind): Modifier => ({
  mod: 'cant',
  what,
  ...(whom && { whom }),
  ...(during && { in: during }),
});
/** "Can only": nobody but these. */
export const canOnly = (what: Prohibition, whom: Filter): Modifier => ({ mod: 'cant', what, whom, only: true });
export const strikesDouble: Modifier = { mod: 'strikeTwice' };
/** While it makes a ranged attack. */
export const strikesDoubleAtRange: Modifier = { mod: 'strikeTwice', attacking: 'ranged' };
/** An additional time in a combat. */
export const strikesMore: Modifier = { mod: 'strikeTwice', more: true };
export const strikesTriple: Modifier = { mod: 'strikeTwice', times: 3 };
export const strikesTenfold: Modifier = { mod: 'strikeTwice', times: 10 };
export const can = (what: Permission, whom?: Filter): Modifier => ({ mod: 'can', what, ...(whom && { whom }) });
/** That super power of its own. */
export const canUse = (called: string): Modifier => ({ mod: 'can', what: 'usePower', called });
/** It can't, as long as it fits. */
export const cantWhile = (what: Prohibition, fitting: Filter): Modifier => ({ mod: 'cant', what, fitting });
/** "If it would become greater than printed, it becomes the printed value." */
export const atMostPrinted: Modifier = { mod: 'clamp', to: 'atMostPrinted' };
/** Higher than any number, whatever is added or taken (VS-MEC-STAT-07). */
export const infiniteAtk: Modifier = { mod: 'clamp', to: 'infiniteAtk' };
/** Its DEF alone (VS-MEC-STAT-03). */
export const defAtMostPrinted: Modifier = { mod: 'clamp', to: 'atMostPrintedDef' };
/** Neither ATK nor DEF higher than that (VS-MEC-STAT-03). */
export const statsAtMost = (most: number): Modifier => ({ mod: 'clamp', to: 'atMost', most });
/** So much less, but never below this number. */
export const healthDownTo = (least: number, by: number): Modifier => ({ mod: 'health', by: -by, least });
export const baseHealth = (health: number): Modifier => ({ mod: 'health', by: health, base: true });
export const atLeastPrinted: Modifier = { mod: 'clamp', to: 'atLeastPrinted' };
export const idlePlus: Modifier = { mod: 'idleCounters', counter: 'plus' };
export const becomesLevel = (level: number): Modifier => ({ mod: 'becomesLevel', level });
export const powerUpWith = (what: Filter): Modifier => ({ mod: 'powerUpWith', what });
/** If it would leave play it is removed from the game instead. */
export const leavesGame: Modifier = { mod: 'leavesToPile' };
export const paysLess = (less: number): Modifier => ({ mod: 'payLess', less });
export const leavesToPile = (pile: string): Modifier => ({ mod: 'leavesToPile', pile });
export const leavesUnderDeck: Modifier = { mod: 'leavesToPile', pile: UNDER_DECK };
export const appearsWith = (count: number, counter: Counter): Modifier => ({ mod: 'appearsWith', counter, count });
export const counterInstead = (counter: Counter, put: Counter): Modifier => ({ mod: 'counterInstead', counter, put });
/** That character itself may get the other kind. */
export const counterMayBe = (counter: Counter, put: Counter): Modifier => ({
  mod: 'counterInstead',
  counter,
  put,
  may: true,
});
/** Those that its own power of that name would put may go on one of these instead. */
export const counterMayGo = (counter: Counter, called: string, onto: Query): Modifier => ({
  mod: 'counterInstead',
  counter,
  put: counter,
  may: true,
  onto,
  called,
});
