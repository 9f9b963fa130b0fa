import type { CardId, Seat } from '@longbox/kernel';
import type { Counter, Effect } from '../language/index.ts';

/** What happened, past tense. The view is the truth; events are theatre, log lines and announcements. */
export type VsEvent =
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'phaseBegan'; readonly phase: string; readonly seat: Seat }
  /** A step of the Build Phase, which all who share the turn have together. */
  | { readonly type: 'stepBegan'; readonly step: string; readonly seat: Seat }
  | { readonly type: 'firstPlayerChosen'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'mulliganTaken' | 'handKept'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly faces: readonly string[] }
  /** `face` is left out for those who may not know it; `to`/`from` are zone names. */
  | {
      readonly type: 'moved';
      readonly card: CardId;
      readonly face: string | undefined;
      readonly from: string;
      readonly to: string;
      readonly seat: Seat;
      readonly faceDown?: boolean;
      /** Seats that may know the face. */
      readonly known: number;
    }
  | {
      readonly type:
        | 'appeared'
        | 'koed'
        | 'stunned'
        | 'dazed'
        | 'recovered'
        | 'hid'
        | 'turnedUp'
        | 'readied'
        | 'exhausted'
        | 'froze'
        | 'thawed'
        /** Taken out of the combat by an effect; what becomes of the combat is told later. */
        | 'leftCombat'
        /** What was made to last on it in this combat. */
        | 'modifiersLost';
      readonly card: CardId;
    }
  | { readonly type: 'wounded' | 'healed'; readonly card: CardId; readonly count: number }
  | {
      readonly type: 'countersPut' | 'countersRemoved';
      readonly card: CardId;
      readonly counter: Counter;
      readonly count: number;
    }
  | { readonly type: 'gainedXp'; readonly card: CardId; readonly count: number; readonly total: number }
  | { readonly type: 'leveled' | 'transformed'; readonly card: CardId; readonly face: string; readonly level: number }
  /** It is the main character from now on; `instead` was. */
  | { readonly type: 'promoted'; readonly card: CardId; readonly instead: CardId | undefined }
  /** Something lasts from now on: for a card, which `effect` calls "self", or as a rule, whose "self" is its source. */
  | { readonly type: 'modified'; readonly card: CardId; readonly source: CardId | undefined; readonly effect: Effect }
  | { readonly type: 'ruled'; readonly seat: Seat; readonly source: CardId | undefined; readonly effect: Effect }
  | {
      readonly type: 'attackDeclared';
      readonly seat: Seat;
      readonly attackers: readonly CardId[];
      readonly defender: CardId;
    }
  /** It defends from now on; `instead` did, unless it was out of the combat already. */
  | { readonly type: 'defenderReplaced'; readonly card: CardId; readonly instead: CardId | undefined }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'struck';
      readonly attackers: readonly CardId[];
      readonly target: CardId;
      readonly atk: number;
      readonly def: number;
      readonly stuns: boolean;
      /** A defender strikes back at an attacker (VS-CMB-18). */
      readonly isBack?: true;
    }
  | { readonly type: 'combatEnded'; readonly cancelled: boolean }
  | { readonly type: 'usedPower'; readonly seat: Seat; readonly card: CardId; readonly power: string }
  | {
      readonly type: 'paid';
      readonly seat: Seat;
      readonly card: CardId;
      readonly face: string;
      readonly how: 'turned' | 'discarded';
    }
  | { readonly type: 'poweredUp' | 'equipped'; readonly seat: Seat; readonly card: CardId; readonly with: string }
  | { readonly type: 'triggered'; readonly card: CardId; readonly power: string }
  | { readonly type: 'cancelledPower'; readonly card: CardId }
  | { readonly type: 'shuffled'; readonly seat: Seat }
  | {
      readonly type: 'revealed';
      readonly seat: Seat;
      readonly faces: readonly string[];
      readonly to: number;
      /** The seat looked at them by itself; it showed them to nobody. */
      readonly looked: boolean;
    }
  /** What a card had begun ends, because this player paid for it. */
  | { readonly type: 'ruleEnded'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'named'; readonly seat: Seat; readonly what: string }
  | { readonly type: 'flippedCoin'; readonly seat: Seat; readonly won: boolean }
  | { readonly type: 'gainedPoints' | 'spentPoints'; readonly seat: Seat; readonly count: number }
  /** Announced and paid for; it appears once what triggers on that has resolved. */
  | {
      readonly type: 'recruited';
      readonly seat: Seat;
      readonly card: CardId;
      readonly face: string;
      readonly cost: number;
    }
  | { readonly type: 'eliminated'; readonly seat: Seat }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly winners: readonly Seat[]; readonly reason: string };
