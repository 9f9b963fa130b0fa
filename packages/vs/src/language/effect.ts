import type { Amount, Condition } from './amount.ts';
import type { BondEffect } from './bond.ts';
import type { Counter } from './counter.ts';
import type { Pattern } from './event.ts';
import type { FormEffect } from './form.ts';
import type { GuessEffect } from './guess.ts';
import type { Modifier, PlayerRule } from './modifier.ts';
import type { CostSymbol } from './power.ts';
import type { Cards, Filter, Player, Query, Sought } from './query.ts';
import type { BottomToKo, TransferEffect } from './transfer.ts';
import type { WithdrawalEffect } from './withdrawal.ts';
import type { Duration, Row, Team } from './words.ts';

/** One instruction of an effect. `verb` names the mechanic; `verbs/` says how each runs, `print/` how it reads. */
export type Effect = CardEffect | CharacterEffect | CombatEffect | LastingEffect | Control;
export type Verb = Effect['verb'];

/** Cards, hands, decks and piles. */
export type CardEffect =
  | WithdrawalEffect
  | BottomToKo
  | GuessEffect
  | { readonly verb: 'draw'; readonly player: Player; readonly count: Amount }
  /** Until the player has that many cards in hand. */
  | { readonly verb: 'drawUntil'; readonly player: Player; readonly count: Amount }
  /** `cards` are in the hand of `player`, who chooses where there is a choice (unless `by` says otherwise). */
  | { readonly verb: 'discard'; readonly player: Player; readonly cards: Cards }
  /** So many of their choice, or all they have (VS-TERM-11). */
  | { readonly verb: 'discardMany'; readonly player: Player; readonly count: Amount }
  | { readonly verb: 'discardHand'; readonly player: Player; readonly count?: string }
  | { readonly verb: 'revealHand'; readonly player: Player; readonly to: 'all' | 'you' }
  /** To every player, wherever they are. */
  | { readonly verb: 'reveal'; readonly cards: Cards }
  | { readonly verb: 'revealDeck'; readonly player: Player }
  /** `from`: the bottom of the deck instead. */
  | {
      readonly verb: 'lookAtTop';
      readonly count: Amount;
      readonly name: string;
      readonly reveal?: true;
      readonly from?: 'bottom';
    }
  /** Each of the players, from the top until a card fits: those cards under `name`, what else was shown under `rest`. */
  | {
      readonly verb: 'revealUntil';
      readonly player: Player;
      readonly until: Filter;
      readonly name: string;
      readonly rest: string;
    }
  /** Who searches sees all of it, and need not find what is asked for (VS-ZON-46). */
  | {
      readonly verb: 'search';
      readonly from: Query;
      readonly name: string;
      readonly count: Sought;
      readonly sharing?: 'team';
    }
  | { readonly verb: 'toHand'; readonly cards: Cards }
  | { readonly verb: 'toDeckBottom' | 'toDeckTop'; readonly cards: Cards }
  /** From anywhere but play into their owners' KO piles; neither discarded nor KO'd. */
  | { readonly verb: 'toKo'; readonly cards: Cards }
  | { readonly verb: 'shuffleIntoDeck'; readonly cards: Cards; readonly count?: string }
  /** `aside`: these are kept out of it, and lie on top afterwards. */
  | { readonly verb: 'shuffleDeck'; readonly player: Player; readonly aside?: Cards }
  /**
   * Into a row of choice unless `row` names it, or `beside` a character: into its row. `side`: each onto its owner's side,
   * who chooses its row.
   */
  | {
      readonly verb: 'putIntoPlay';
      readonly cards: Cards;
      readonly stunned?: true;
      readonly row?: Row;
      readonly beside?: Cards;
      readonly side?: 'owner';
      /** Although they say that they can't appear (VS-MEC-FREEACT-04). */
      readonly anyway?: true;
    }
  /** `free`: it is played, for nothing. */
  | { readonly verb: 'equip'; readonly cards: Cards; readonly bearer: Cards; readonly free?: true }
  /** Recruited for nothing, from wherever it is, to a row of choice (VS-MEC-PLAYFROM-02). */
  | { readonly verb: 'recruitFree'; readonly cards: Cards }
  /** KOs one in play, and puts a character that is not into its row, on that side (VS-MEC-CONTROL-02). */
  | { readonly verb: 'takePlaceOf'; readonly cards: Cards; readonly with: Cards }
  | { readonly verb: 'topToResources'; readonly count: number; readonly mayTurnUp: boolean }
  | { readonly verb: 'toResources'; readonly cards: Cards; readonly side: 'yours' | 'owner'; readonly faceUp?: true }
  | { readonly verb: 'turnLocation'; readonly cards: Cards; readonly face: 'up' | 'down' }
  /** `keep`: they keep their counters, and those that can come back stay under their name. */
  | { readonly verb: 'removeFromGame'; readonly cards: Cards; readonly keep?: 'counters' }
  /** Tokens of that name into a row, until there are so many on your side (VS-ZON-23). */
  | { readonly verb: 'putTokens'; readonly token: string; readonly until: number; readonly row: Row }
  /** Removed from the game, and part of the power's card from now on: see `absorbed` of filters. */
  | { readonly verb: 'absorb'; readonly cards: Cards }
  /** Removed from the game, and remembered for the player: see `uncollected` of filters. */
  | { readonly verb: 'collect'; readonly cards: Cards }
  /**
   * Out of the game face down until the moment comes, then back where they were; `twoATurn`: two of them by chance as each
   * turn of their player starts, each group for itself (VS-MEC-PHASEOUT-04).
   */
  | { readonly verb: 'setAside'; readonly cards: Cards; readonly until: 'endOfTurn' | 'twoATurn' }
  /** `shuffle`: so that nobody can say which card of the pile it is. `single`: no second copy of a card (VS-MEC-PLAYFROM-03). */
  | {
      readonly verb: 'toPile';
      readonly cards: Cards;
      readonly pile: string;
      readonly shuffle?: true;
      readonly single?: true;
    }
  | { readonly verb: 'playPlotTwist'; readonly cards: Cards; readonly after: 'ko' | 'shuffleIntoDeck' }
  | { readonly verb: 'gainRecruitPoints'; readonly count: Amount }
  | { readonly verb: 'spendRecruitPoints'; readonly name: string };

/** `takeXp`: one XP, or without any its level (VS-MEC-LEVEL-07). */
type CardsVerb = 'stun' | 'recover' | 'ready' | 'exhaust' | 'freeze' | 'hide' | 'ko' | 'takeXp' | 'turnFaceUp';

/** What happens to characters in play (KO: to any card in play). */
export type CharacterEffect =
  | TransferEffect
  | FormEffect
  | { readonly verb: CardsVerb; readonly cards: Cards }
  /** A stun without a wound (VS-STN-19). */
  | { readonly verb: 'daze'; readonly cards: Cards; readonly keepsEquipment?: true }
  /** `lethal`: KOs whatever the health (VS-STN-23). */
  | { readonly verb: 'wound'; readonly cards: Cards; readonly count: Amount; readonly lethal?: true }
  | { readonly verb: 'heal'; readonly cards: Cards; readonly count: Amount }
  /** `name`: how many of that kind did go on, all cards together. */
  | {
      readonly verb: 'put';
      readonly counter: Counter;
      readonly count: Amount;
      readonly cards: Cards;
      readonly name?: string;
    }
  /** `upTo`: on how many characters at most. */
  | {
      readonly verb: 'divide';
      readonly counter: Counter;
      readonly count: Amount;
      readonly among: Query;
      readonly upTo?: number;
    }
  /** All of them, or as many as `count` says: then only if there are so many. */
  | {
      readonly verb: 'removeCounters';
      readonly counter: Counter;
      readonly cards: Cards;
      readonly name?: string;
      readonly count?: number;
    }
  /** All of one kind become as many of the other; with both kinds impossible, the kind it has is the kind turned. */
  | { readonly verb: 'convertCounters'; readonly cards: Cards }
  /** As many counters of the kind again as it has. */
  | { readonly verb: 'doubleCounters'; readonly counter: Counter; readonly cards: Cards }
  /** Counters until its DEF, or with `stat` its ATK, is higher than that amount. */
  | { readonly verb: 'putUntilDefExceeds'; readonly cards: Cards; readonly amount: Amount; readonly stat?: 'atk' }
  /** -1/-1 counters until that number is as low as this, or lower than it (VS-MEC-STAT-02). */
  | {
      readonly verb: 'putMinusUntil';
      readonly cards: Cards;
      readonly stat: 'atk' | 'def';
      readonly is: '<' | '<=';
      readonly than: Amount;
    }
  | { readonly verb: 'gainXp'; readonly cards: Cards; readonly count: Amount }
  /** A version of its next level is of the team, among these, that this one has (VS-MEC-LEVEL-05). */
  | { readonly verb: 'noteTeam'; readonly cards: Cards; readonly teams: readonly Team[] }
  /** With `lasts` it is afterwards what it was before (VS-LVL-25). */
  | { readonly verb: 'becomeLevel'; readonly cards: Cards; readonly level: number; readonly lasts?: Duration }
  | { readonly verb: 'transform'; readonly cards: Cards; readonly into: string; readonly level: number }
  /** Into a card that is chosen. */
  | { readonly verb: 'transformInto'; readonly cards: Cards; readonly into: Cards }
  | { readonly verb: 'promote'; readonly cards: Cards }
  /** KO'd and replaced at one stroke, by a main character that comes in stunned in its place (VS-CARD-20). */
  | { readonly verb: 'replaceMain'; readonly cards: Cards; readonly with: Cards }
  /** `other`: each to the row it is not in. */
  | { readonly verb: 'move'; readonly cards: Cards; readonly row: Row | 'choose' | 'other' }
  | { readonly verb: 'switchPlaces'; readonly cards: Cards; readonly with: Cards }
  /** To your side, into a row of your choice; `until` moves it back. */
  | { readonly verb: 'takeControl'; readonly cards: Cards; readonly until?: 'endOfTurn'; readonly row?: Row }
  /** To a row of another player's side, for good (VS-TERM-03); without `row` that player chooses it. */
  | { readonly verb: 'giveControl'; readonly cards: Cards; readonly player: Player; readonly row?: Row }
  | { readonly verb: 'capture'; readonly cards: Cards }
  /** An Ovomorph tries to hatch: see VS-KW-HATCH. */
  | { readonly verb: 'hatch'; readonly cards: Cards }
  /** What these have captured goes to its owners' KO piles and does not return (VS-ZON-34). */
  | { readonly verb: 'koCaptives'; readonly cards: Cards };

export type CombatEffect =
  | { readonly verb: 'cancelCombat' }
  /** They are in the combat no longer (VS-MEC-HIDE-02). */
  | { readonly verb: 'removeFromCombat'; readonly cards: Cards }
  | { readonly verb: 'cancelPower'; readonly what?: 'plotTwist' }
  /** `anyway`: the old one leaves the combat even if the new one cannot defend (VS-CMB-56). */
  | { readonly verb: 'replaceDefender'; readonly cards: Cards; readonly with: Cards; readonly anyway?: true }
  | { readonly verb: 'strike'; readonly cards: Cards; readonly at: Cards }
  /** No strike; each is credited with the other (VS-MEC-STRIKE-02). */
  | { readonly verb: 'stunEachOther'; readonly cards: Cards; readonly with: Cards }
  /** A new attack at once, ready or not, inside the combat that is resolving. */
  | { readonly verb: 'attackAgain'; readonly cards: Cards; readonly at: Query }
  /** Melee attacks one after the other, wherever it stands, until its player is done or it is stunned. */
  | { readonly verb: 'attackOften'; readonly cards: Cards; readonly at: Query }
  /** After a cancelled combat one the other way round, in melee: its attackers defend (VS-MEC-ATTACK-12). */
  | { readonly verb: 'turnCombat'; readonly cards: Cards };

/** What lasts. Its amounts are fixed as it is made (VS-MOD-09). */
export type LastingEffect =
  | BondEffect
  /** `random`: one of these that it lacks, by chance (VS-MEC-CHANCE-01). */
  | {
      readonly verb: 'modify';
      readonly cards: Cards;
      readonly by: readonly Modifier[];
      readonly lasts: Duration;
      readonly random?: true;
    }
  | { readonly verb: 'doubleStats'; readonly cards: Cards; readonly lasts: Duration }
  /** What is missing to these numbers; whoever has as much already gains nothing. */
  | {
      readonly verb: 'gainUntil';
      readonly cards: Cards;
      readonly atk?: Amount;
      readonly def?: Amount;
      readonly lasts: Duration;
    }
  /** The players it binds are those meant as it is made. */
  | { readonly verb: 'rule'; readonly rule: PlayerRule; readonly lasts: Duration }
  /** A rule for all characters that fit, later arrivals too (VS-MOD-11). */
  | { readonly verb: 'ruleFor'; readonly who: Query; readonly by: readonly Modifier[]; readonly lasts: Duration }
  /** A delayed trigger (VS-MOD-13). Bindings made so far keep their meaning in it. */
  | {
      readonly verb: 'later';
      readonly on: Pattern;
      /** Further events that set it off. */
      readonly or?: readonly Pattern[];
      readonly lasts: Duration;
      readonly effects: readonly Effect[];
      readonly once?: true;
      /** Not before that time it happens. */
      readonly nth?: 3;
    };

export type Control =
  | { readonly verb: 'choose'; readonly cards: Cards }
  /** One from each of these places, no two of one name, or none at all. */
  | { readonly verb: 'chooseEach'; readonly from: readonly Query[]; readonly name: string }
  /** Keeps these cards under a name, with `add` together with those it has already; `memo` as a name stays with the card that has the power. */
  | { readonly verb: 'bind'; readonly cards: Cards; readonly name: string; readonly add?: true }
  | { readonly verb: 'choosePlayer'; readonly player: Player }
  /** Symbols, paid by this character (VS-MEC-PAYSYM-01); without one by the player, with basic locations (VS-MEC-PAYSYM-04). */
  | {
      readonly verb: 'pay';
      readonly cost: readonly CostSymbol[];
      readonly player: Player;
      readonly cards?: Cards;
      /** What the location was that paid last is kept under this name; see `paidWith`. */
      readonly name?: string;
    }
  /** One row of one enemy player, or one of yours; filters ask for it with `row: { chosen: name }`. */
  | { readonly verb: 'chooseRow'; readonly of: 'enemies' | 'you'; readonly name: string }
  /** Any number, however large (VS-TERM-41), or one below this amount; `least`: not a smaller one. */
  | { readonly verb: 'chooseNumber'; readonly name: string; readonly below?: Amount; readonly least?: 1 }
  | { readonly verb: 'name'; readonly what: Nameable; readonly name: string }
  | { readonly verb: 'if'; readonly condition: Condition; readonly then: Effects; readonly otherwise?: Effects }
  | { readonly verb: 'may'; readonly effects: Effects; readonly by?: Player }
  /** The player may do `effects`; otherwise `instead` happens. */
  | { readonly verb: 'unless'; readonly player: Player; readonly effects: Effects; readonly instead: Effects }
  | { readonly verb: 'forEach'; readonly cards: Cards; readonly name: string; readonly effects: Effects }
  | { readonly verb: 'forEachPlayer'; readonly player: Player; readonly name: string; readonly effects: Effects }
  /** `count`: that many different ones. `by`: who chooses, if not you. */
  | { readonly verb: 'oneOf'; readonly modes: readonly Effects[]; readonly count?: 2; readonly by?: Player }
  /** Round the table, each player still in exhausts a ready character or drops out; the last one in wins (VS-CARD-02). */
  | { readonly verb: 'danceOff'; readonly ifYouWin: Effects }
  /** By chance, one of two (VS-MEC-CHANCE-01). */
  | { readonly verb: 'flipCoin'; readonly ifYouWin: Effects }
  /** Aloud, at the table: these words, or the name of that card. */
  | { readonly verb: 'say'; readonly words: string | { readonly nameOf: Cards } }
  /** At the table; no rule asks how (VS-MEC-TABLE-02). */
  | { readonly verb: 'sing'; readonly cards: Cards }
  /** `extraTurn`: after this one, for the player whose turn it is (VS-MEC-TURN-01). */
  | { readonly verb: 'winGame' | 'extraTurn' };

/** What a player can name: a team, a power, or a card of some kind. */
export type Nameable = 'card' | 'character' | 'supporting' | 'plotTwist' | 'location' | 'equipment' | 'team' | 'power';

export type Effects = readonly Effect[];

export const stun = (cards: Cards): Effect => ({ verb: 'stun', cards });
export const daze = (cards: Cards): Effect => ({ verb: 'daze', cards });
export const dazeEquipped = (cards: Cards): Effect => ({ verb: 'daze', cards, keepsEquipment: true });
export const recover = (cards: Cards): Effect => ({ verb: 'recover', cards });
export const ready = (cards: Cards): Effect => ({ verb: 'ready', cards });
export const exhaust = (cards: Cards): Effect => ({ verb: 'exhaust', cards });
export const freeze = (cards: Cards): Effect => ({ verb: 'freeze', cards });
export const hide = (cards: Cards): Effect => ({ verb: 'hide', cards });
/** Stunned or hidden; who is stunned recovers by it. */
export const turnFaceUp = (cards: Cards): Effect => ({ verb: 'turnFaceUp', cards });
export const ko = (cards: Cards): Effect => ({ verb: 'ko', cards });
export const wound = (cards: Cards, count: Amount = 1): Effect => ({ verb: 'wound', cards, count });
export const lethalWound = (cards: Cards): Effect => ({ verb: 'wound', cards, count: 1, lethal: true });
export const heal = (cards: Cards, count: Amount = 1): Effect => ({ verb: 'heal', cards, count });
export const putPlus = (count: Amount, cards: Cards): Effect => ({ verb: 'put', counter: 'plus', count, cards });
export const putMinus = (count: Amount, cards: Cards, name?: string): Effect => ({
  verb: 'put',
  counter: 'minus',
  count,
  cards,
  ...(name && { name }),
});
export const putVitality = (count: Amount, cards: Cards): Effect => ({
  verb: 'put',
  counter: 'vitality',
  count,
  cards,
});
export const divideMinus = (count: Amount, among: Query, upTo?: number): Effect => ({
  verb: 'divide',
  counter: 'minus',
  count,
  among,
  ...(upTo !== undefined && { upTo }),
});
export const removeCounters = (counter: Counter, cards: Cards, name?: string): Effect => ({
  verb: 'removeCounters',
  counter,
  cards,
  ...(name && { name }),
});
/** So many of a kind, from each that has so many. */
export const removeSome = (count: number, counter: Counter, cards: Cards): Effect => ({
  verb: 'removeCounters',
  counter,
  cards,
  count,
});
export const convertCounters = (cards: Cards): Effect => ({ verb: 'convertCounters', cards });
export const doubleCounters = (counter: Counter, cards: Cards): Effect => ({ verb: 'doubleCounters', counter, cards });
export const putUntilDefExceeds = (amount: Amount, cards: Cards): Effect => ({
  verb: 'putUntilDefExceeds',
  amount,
  cards,
});
export const putMinusUntil = (cards: Cards, stat: 'atk' | 'def', is: '<' | '<=', than: Amount): Effect => ({
  verb: 'putMinusUntil',
  cards,
  stat,
  is,
  than,
});
export const putUntilAtkExceeds = (amount: Amount, cards: Cards): Effect => ({
  verb: 'putUntilDefExceeds',
  amount,
  cards,
  stat: 'atk',
});
export const gainXp = (count: Amount = 1, cards: Cards = 'self'): Effect => ({ verb: 'gainXp', cards, count });
export const takeXp = (cards: Cards): Effect => ({ verb: 'takeXp', cards });
export const becomeLevel = (level: number, cards: Cards = 'self', lasts?: Duration): Effect => ({
  verb: 'becomeLevel',
  cards,
  level,
  ...(lasts && { lasts }),
});
export const transform = (into: string, level: number, cards: Cards = 'self'): Effect => ({
  verb: 'transform',
  cards,
  into,
  level,
});
export const transformInto = (into: Cards, cards: Cards = 'self'): Effect => ({ verb: 'transformInto', cards, into });
export const replaceMain = (by: Cards, cards: Cards = 'self'): Effect => ({ verb: 'replaceMain', cards, with: by });
export const promote = (cards: Cards): Effect => ({ verb: 'promote', cards });
export const push = (cards: Cards): Effect => ({ verb: 'move', cards, row: 'back' });
export const pull = (cards: Cards): Effect => ({ verb: 'move', cards, row: 'front' });
export const move = (cards: Cards): Effect => ({ verb: 'move', cards, row: 'choose' });
/** Each to the other row of its side. */
export const moveAcross = (cards: Cards): Effect => ({ verb: 'move', cards, row: 'other' });
export const switchPlaces = (cards: Cards, other: Cards): Effect => ({ verb: 'switchPlaces', cards, with: other });
export const takeControl = (cards: Cards, until?: 'endOfTurn'): Effect => ({
  verb: 'takeControl',
  cards,
  ...(until && { until }),
});
/** To a row of your side that the card names. */
export const takeToRow = (cards: Cards, row: Row): Effect => ({ verb: 'takeControl', cards, row });
export const giveControl = (cards: Cards, player: Player, row?: Row): Effect => ({
  verb: 'giveControl',
  cards,
  player,
  ...(row && { row }),
});
export const hatch = (cards: Cards): Effect => ({ verb: 'hatch', cards });
export const capture = (cards: Cards): Effect => ({ verb: 'capture', cards });
export const koCaptives = (cards: Cards): Effect => ({ verb: 'koCaptives', cards });
