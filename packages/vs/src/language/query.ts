import type { Amount } from './amount.ts';
import type { Counter } from './counter.ts';
import type { Keyword } from './keyword.ts';
import type { Alignment, Blood, Brand, PowerSymbol, Row, Team, ZoneName } from './words.ts';

/** Whose something is, by relation to the power's user; never "the opponent". */
export type Player =
  | 'you'
  | 'eachEnemy'
  | 'eachPlayer'
  | 'eachOther'
  /** The player of the event that set the effect off. */
  | 'thatPlayer'
  | {
      readonly player: 'pick';
      readonly among: 'enemies' | 'others' | 'all';
      readonly name?: string;
      /** Only players who have none of one of these. */
      readonly without?: readonly Lack[];
    }
  | { readonly player: 'the'; readonly name: string }
  | { readonly player: 'controller' | 'owner'; readonly of: Cards };

/** What a player may have none of. */
export type Lack = 'cardsInHand' | 'cardsInDeck' | 'supportingCharacters';

export type Comparison = '<' | '<=' | '=' | '>=' | '>';
export interface Bound {
  readonly is: Comparison;
  readonly than: Amount;
}

/** All given conditions must hold. Serves queries, trigger patterns and modifiers alike. */
export interface Filter {
  readonly side?: 'yours' | 'enemy' | { readonly of: Player };
  readonly owner?: 'you' | 'another';
  readonly is?: CardKind | readonly CardKind[];
  readonly isNot?: CardKind;
  /** Not the character whose power this is. */
  readonly other?: true;
  readonly self?: true;
  readonly same?: Cards;
  readonly not?: Cards;
  /** Any of these names; AKA counts (VS-UNQ-09). */
  readonly name?: string | readonly string[];
  /** The name, card or team a player named into this binding. */
  readonly named?: string;
  /** Not a name of the card whose power this is. */
  readonly otherName?: true;
  /** None of these is a name of it. */
  readonly otherThanNamed?: readonly string[];
  readonly sameNameAs?: Cards;
  /** These letters stand in one of its names, large or small (VS-MEC-NAME-02). */
  readonly nameContains?: string;
  /** Others have borne its name, in the game or not (VS-MEC-NAME-03). */
  readonly sharesMantle?: true;
  /** With one of these, who has another name. */
  readonly sharesMantleWith?: Query;
  /** No name in common with any of these. */
  readonly nameNotAmong?: Query;
  readonly sameCardAs?: Cards;
  /** Of this team, or of one of these. */
  readonly team?: Team | readonly Team[];
  readonly sharesTeamWith?: Cards;
  /** With none of them. */
  readonly sharesNoTeamWith?: Query;
  readonly hasTeam?: true;
  readonly namedTeam?: string;
  readonly row?: Row | { readonly chosen: string };
  /** In the row it is in, on the same side. */
  readonly sameRowAs?: Cards;
  readonly face?: 'up' | 'down';
  readonly stunned?: true;
  readonly exhausted?: boolean;
  readonly keyword?: Keyword;
  readonly without?: Keyword;
  readonly hasSuperPower?: true;
  /** It has a power of this name now; out of play, one is printed on it (VS-MEC-CLASS-01). */
  readonly hasPower?: string;
  /** The colour of its printed health (VS-MEC-HEALTH-06). */
  readonly blood?: Blood;
  /** It has a super power with the symbol in its cost that the power's user paid last (VS-MEC-SYMBOL-05). */
  readonly hasPaidSymbol?: true;
  readonly hasCounter?: Counter;
  readonly wounded?: boolean;
  readonly equipped?: boolean;
  /** Equipment of this name is on it. */
  readonly wearing?: string;
  /** Equipment on this character. */
  readonly wornBy?: Cards;
  /** This equipment could be played on it by the power's user, but for the cost (VS-MEC-EQUIPX-01). */
  readonly couldBear?: Cards;
  readonly cost?: Bound;
  readonly atk?: Bound;
  readonly def?: Bound;
  /** As printed, whatever has changed since (VS-MEC-STAT-08). */
  readonly printedHealth?: Bound;
  /** Higher than that of each of these; where there are none, it is. */
  readonly higherThanEach?: { readonly stat: 'atk' | 'def'; readonly of: Query };
  /** None of these has more of it; ties all fit. */
  readonly highestAmong?: { readonly stat: 'atk' | 'def'; readonly of: Query };
  readonly level?: number | Bound;
  readonly alignment?: Exclude<Alignment, 'both' | 'none'>;
  readonly combat?: CombatRole;
  /** Face-up back row characters this one's presence in the front row protects (VS-TERM-18). */
  readonly protectedBy?: Cards;
  /** One of these is a face-up back row character that it protects (VS-TERM-18). */
  readonly protects?: Cards;
  /** Protected by anybody, or by nobody (VS-TERM-19). */
  readonly protected?: boolean;
  /** This character could declare a melee attack on it now, alone (VS-MEC-COULD-01). */
  readonly meleeAttackableBy?: Cards;
  readonly stunnedThisTurnBy?: Cards;
  /** In the attack that is going on (VS-MEC-EVENT-04). */
  readonly flownOverBy?: Cards;
  readonly attackedThisTurn?: boolean;
  readonly appearedThisTurn?: true;
  /** Attacked since the end of the power's user's last turn. */
  readonly attackedSinceYourTurn?: true;
  readonly symbol?: PowerSymbol;
  readonly basic?: boolean;
  readonly anyTurnCombat?: true;
  readonly pile?: string;
  /** The card whose power this is has absorbed it. */
  readonly absorbed?: true;
  /** It has a team that no character has you collected this game; or no team, like none of those (VS-MEC-TEAM-06). */
  readonly uncollected?: true;
  /** A card of that brand. */
  readonly brand?: Brand;
}

export type CardKind = 'character' | 'main' | 'supporting' | 'location' | 'plotTwist' | 'equipment' | 'card' | 'token';

export type CombatRole =
  | 'attacker'
  | 'defender'
  | 'any'
  | 'none'
  /** Attacking the character whose power this is. */
  | 'attackingSelf'
  | 'meleeAttackingSelf'
  | 'rangedAttackingSelf'
  /** On the other side of the combat the character is in. */
  | 'againstSelf'
  | 'meleeAgainstSelf'
  | 'soloAttacker'
  | 'teamAttacker'
  | 'meleeAttacker'
  | 'rangedAttacker'
  | 'meleeDefender'
  /** On either side of a melee combat. */
  | 'inMelee'
  | 'inRanged'
  /** Melee attacking a character on your side. */
  | 'meleeAttackingYours'
  /** Survived the combat that just resolved (VS-CMB-43). */
  | 'survivor';

export interface Query {
  readonly zone: ZoneName;
  /** In this pile of the same player too, or on that side: "from your hand or KO pile", "in your hand or on your side". */
  readonly also?: ZoneName;
  /** Whose pile; in play the filter's `side` says it. */
  readonly of?: Player;
  readonly where: Filter;
}

export interface UpTo {
  readonly upTo: number;
}
export type Count = number | UpTo | 'any';
/** How many a search is for; `each`: all there are. */
export type Sought = Count | 'each';

/** The cards an instruction is about. */
export type Cards =
  | 'self'
  /** Who the event happened to or was done by; see `event.ts`. */
  | 'subject'
  | 'object'
  | { readonly cards: 'the'; readonly name: string }
  | {
      readonly cards: 'pick';
      readonly count: Count;
      readonly from: Query;
      readonly name?: string;
      readonly by?: Player;
      /** No two with one name; without a full set nothing is picked (VS-MOD-18). */
      readonly different?: 'names' | 'symbols';
      /** All of them have a team in common, or none is picked. */
      readonly sharing?: 'team';
      /** All there are, where there are not so many; otherwise none is picked then. */
      readonly orFewer?: true;
      /** What they cost together is no more than that. */
      readonly costInAll?: Amount;
    }
  | { readonly cards: 'random'; readonly count: number; readonly from: Query; readonly name?: string }
  | { readonly cards: 'each'; readonly from: Query; readonly name?: string }
  /** The lowest level among them, for piles that are taken from bottom up. */
  | { readonly cards: 'lowest'; readonly from: Query };

const inPlay = (where: Filter): Query => ({ zone: 'play', where });

export const character = (where: Filter = {}): Query => inPlay({ is: 'character', ...where });
/** Whatever kind of card, in any of the three rows. */
export const anyCard = (where: Filter = {}): Query => inPlay({ is: 'card', ...where });
export const enemy = (where: Filter = {}): Query => inPlay({ is: 'character', side: 'enemy', ...where });
export const yours = (where: Filter = {}): Query => inPlay({ is: 'character', side: 'yours', ...where });
export const attacker = (where: Filter = {}): Query => inPlay({ is: 'character', combat: 'attacker', ...where });
export const defender = (where: Filter = {}): Query => inPlay({ is: 'character', combat: 'defender', ...where });
export const resource = (where: Filter = {}, of?: Player): Query => pile('resources', where, of);
export const inHand = (where: Filter = {}, of: Player = 'you'): Query => pile('hand', where, of);
export const inKo = (where: Filter = {}, of: Player = 'you'): Query => pile('ko', where, of);
export const inDeck = (where: Filter = {}, of: Player = 'you'): Query => pile('deck', where, of);
export const inHandOrKo = (where: Filter = {}): Query => ({ zone: 'hand', also: 'ko', of: 'you', where });
export const inHandOrPlay = (where: Filter = {}): Query => ({ zone: 'hand', also: 'play', of: 'you', where });
export const inPile = (name: string, where: Filter = {}, of: Player = 'you'): Query =>
  pile('side', { ...where, pile: name }, of);
/** In deck, hand and KO pile. */
export const inPiles = (where: Filter = {}, of: Player = 'you'): Query => pile('piles', where, of);
/** What a player has brought along but not in the deck. */
export const outside = (where: Filter = {}): Query => pile('side', where, 'you');
/** Among cards bound earlier, say the ones just looked at. */
export const among = (name: string, where: Filter = {}): Query => ({
  zone: 'chosen',
  where: { ...where, same: the(name) },
});

function pile(zone: ZoneName, where: Filter, of?: Player): Query {
  return of === undefined ? { zone, where } : { zone, of, where };
}

export const the = (name: string): Cards => ({ cards: 'the', name });
/** One of them, chosen by whoever uses the power (or `by`). */
export const a = (from: Query, name?: string, by?: Player): Cards => pick(1, from, name, by);
export const some = (count: Count, from: Query, name?: string, by?: Player): Cards => pick(count, from, name, by);
/** That many, or all there are if they are fewer. */
export const asManyAs = (count: number, from: Query, name?: string, by?: Player): Cards => ({
  cards: 'pick',
  count,
  from,
  orFewer: true,
  ...(name !== undefined && { name }),
  ...(by !== undefined && { by }),
});
export const each = (from: Query, name?: string): Cards => ({ cards: 'each', from, ...(name && { name }) });
export const atRandom = (count: number, from: Query, name?: string): Cards => ({
  cards: 'random',
  count,
  from,
  ...(name && { name }),
});
/** That many with no two names alike, or none at all. */
export const differentlyNamed = (count: Count, from: Query, name: string): Cards => ({
  cards: 'pick',
  count,
  from,
  name,
  different: 'names',
});
/** Any number of them that cost no more than this together. */
export const costingInAll = (most: Amount, from: Query, name?: string): Cards => ({
  cards: 'pick',
  count: 'any',
  from,
  costInAll: most,
  ...(name !== undefined && { name }),
});
/** That many, no two of which have the same power symbol. */
export const differentlyMarked = (count: Count, from: Query): Cards => ({
  cards: 'pick',
  count,
  from,
  different: 'symbols',
});
/** What is left of the cards looked at once some were kept. */
export const rest = (seen: string, kept: string): Cards => each(among(seen, { not: the(kept) }));
export const lowestOf = (from: Query): Cards => ({ cards: 'lowest', from });

function pick(count: Count, from: Query, name?: string, by?: Player): Cards {
  return { cards: 'pick', count, from, ...(name !== undefined && { name }), ...(by !== undefined && { by }) };
}

export const anEnemy = (name?: string): Player => ({ player: 'pick', among: 'enemies', ...(name && { name }) });
export const anotherPlayer = (name?: string): Player => ({ player: 'pick', among: 'others', ...(name && { name }) });
export const aPlayerWithout = (name: string, ...without: Lack[]): Player => ({
  player: 'pick',
  among: 'all',
  name,
  without,
});
export const aPlayer = (name?: string): Player => ({ player: 'pick', among: 'all', ...(name && { name }) });
export const thePlayer = (name: string): Player => ({ player: 'the', name });
export const controllerOf = (of: Cards): Player => ({ player: 'controller', of });
export const ownerOf = (of: Cards): Player => ({ player: 'owner', of });

export const atMost = (than: Amount): Bound => ({ is: '<=', than });
export const atLeast = (than: Amount): Bound => ({ is: '>=', than });
export const lessThan = (than: Amount): Bound => ({ is: '<', than });
export const moreThan = (than: Amount): Bound => ({ is: '>', than });
