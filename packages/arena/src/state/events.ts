import type { CardId, Reason, Seat } from '@longbox/kernel';
import type { AbilityKind } from '../language/ability.ts';
import type { Phase } from './phases.ts';
import type { Slot } from './state.ts';

/** A card whose face is shown. */
export interface Shown {
  readonly card: CardId;
  readonly key: string;
}

export type Outcome = 'ineffective' | 'exhausted' | 'defeated';
export type Side = 'attack' | 'defence';

/** What happened. Cards that not everybody may see are taken out by `redact`. */
export type ArenaEvent =
  | { readonly type: 'missionsDealt'; readonly seat: Seat; readonly cards: readonly Shown[] }
  /** `cards` is empty for those who may not see them. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly Shown[] }
  | { readonly type: 'squadsConfirmed'; readonly seat: Seat }
  | { readonly type: 'deployed'; readonly seat: Seat; readonly slot: Slot; readonly card: Shown }
  | { readonly type: 'revealedForFirst'; readonly keys: readonly string[] }
  | { readonly type: 'firstPlayerFound'; readonly seat: Seat; readonly byLot: boolean }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'phaseBegan'; readonly seat: Seat; readonly phase: Phase }
  | { readonly type: 'cooledDown'; readonly seat: Seat; readonly cards: readonly Shown[] }
  | { readonly type: 'dutyCalled'; readonly seat: Seat; readonly card: Shown }
  | { readonly type: 'moved'; readonly seat: Seat; readonly card: Shown; readonly from: Slot; readonly to: Slot }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly slots: readonly [Slot, Slot] }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Shown; readonly slot: Slot }
  | { readonly type: 'poweredUp'; readonly seat: Seat; readonly slot: Slot }
  | { readonly type: 'missionActivated'; readonly seat: Seat; readonly card: Shown }
  | { readonly type: 'missionCompleted'; readonly seat: Seat; readonly card: Shown; readonly points: number }
  | { readonly type: 'missionFailed'; readonly seat: Seat; readonly card: Shown }
  | {
      readonly type: 'abilityActivated';
      readonly seat: Seat;
      readonly slot: Slot;
      readonly card: Shown;
      readonly ability: AbilityKind;
      readonly engaged: number;
      readonly temporary: number;
    }
  | {
      readonly type: 'bonusGranted';
      readonly seat: Seat;
      readonly side: Side;
      readonly amount: number;
      readonly slot?: Slot;
    }
  | { readonly type: 'bonusesEnded'; readonly seat: Seat }
  | { readonly type: 'banked'; readonly seat: Seat; readonly slot: Slot; readonly count: number }
  | { readonly type: 'bankClosed'; readonly seat: Seat; readonly unspent: number }
  | {
      readonly type: 'missionExchanged';
      readonly seat: Seat;
      readonly out: Shown;
      readonly in: Shown;
      readonly place: number;
    }
  | { readonly type: 'recycled'; readonly seat: Seat; readonly card: Shown }
  | {
      readonly type: 'challengeDeclared';
      readonly seat: Seat;
      readonly challenge: number;
      readonly leader: Slot;
      readonly partner?: Slot;
      /** The slot challenged, or `MISSION`. */
      readonly against: Slot;
    }
  | { readonly type: 'counterReadied'; readonly seat: Seat; readonly slot: Slot; readonly challenge: number }
  | { readonly type: 'switched'; readonly seat: Seat; readonly slots: readonly [Slot, Slot] }
  | { readonly type: 'challengeBegan'; readonly seat: Seat; readonly challenge: number }
  | { readonly type: 'challengeLapsed'; readonly seat: Seat; readonly challenge: number }
  | {
      readonly type: 'boosted';
      readonly seat: Seat;
      readonly side: Side;
      readonly slot: Slot;
      readonly cards: readonly Shown[];
    }
  | { readonly type: 'superHit'; readonly seat: Seat; readonly side: Side; readonly card: Shown }
  | {
      readonly type: 'compared';
      readonly seat: Seat;
      readonly challenge: number;
      readonly isCounter: boolean;
      readonly attack: number;
      readonly defence: number;
      readonly resistance: number;
      readonly outcome: Outcome;
    }
  | { readonly type: 'powerPointLost'; readonly seat: Seat; readonly slot: Slot; readonly card: Shown }
  | { readonly type: 'hitPointLost'; readonly seat: Seat; readonly slot: Slot; readonly card: Shown }
  | {
      readonly type: 'characterLost';
      readonly seat: Seat;
      readonly slot: Slot;
      readonly stack: readonly Shown[];
      readonly powerPoints: readonly Shown[];
    }
  | { readonly type: 'missionBeaten'; readonly seat: Seat; readonly card: Shown }
  | { readonly type: 'missionReplaced'; readonly seat: Seat; readonly out: Shown; readonly in: Shown }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly total: number }
  | {
      readonly type: 'replaced';
      readonly seat: Seat;
      readonly slot: Slot;
      readonly back: readonly Shown[];
      readonly card: Shown;
    }
  | { readonly type: 'hitPointAdded'; readonly seat: Seat; readonly slot: Slot; readonly card: Shown }
  | { readonly type: 'raised'; readonly seat: Seat; readonly slot: Slot; readonly card: Shown }
  | {
      readonly type: 'assembled' | 'upgraded';
      readonly seat: Seat;
      readonly slot: Slot;
      readonly card: Shown;
      /** The cards that went under the Team. */
      readonly under: readonly Shown[];
    }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly places: readonly number[]; readonly reason: Reason };
