import type { Asked, AttackPlan, Offer, PickSet } from '../workers/game-api.ts';
import type { Held } from './on-the-table.ts';

/** What clicks mean right now, worked out from the offers alone: no rule is known here. */
export interface Intents {
  /** Offers by the card that is clicked first. */
  readonly byCard: ReadonlyMap<number, readonly Offer[]>;
  /** Choices to send when a target is clicked while something is selected. */
  readonly targets: ReadonlyMap<number, Aim>;
  /** Offers of the selected card that need no target. */
  readonly actions: readonly Offer[];
  /** Offers about no card: passing, yes and no, numbers, rows, players. */
  readonly buttons: readonly Offer[];
  /** Cards that are picked together. */
  readonly set: PickSet | undefined;
}

export interface Aim {
  readonly verb: string;
  readonly choices: readonly number[];
}

/** Picking the card is all there is to these. */
export const INSTANT: ReadonlySet<string> = new Set([
  'choose',
  'pay',
  'join',
  'strikeBack',
  'slay',
  'version',
  'deploy',
  'powerUp',
  'target',
  'resolve',
  'boostWith',
  'boost',
  'lose',
  'missionOut',
  'missionIn',
  'recycle',
  'replaceMission',
]);
/** These name a card but are told apart by more than it. */
const SPOKEN = new Set(['order']);
/** Two cards trade places: either may be clicked first. */
const MUTUAL = new Set(['exchange']);
/** With one of these there may be several attackers. */
const TEAM_VERB = 'attack';

const NOTHING: Intents = { byCard: new Map(), targets: new Map(), actions: [], buttons: [], set: undefined };

/** The card an offer is about, and its other end. */
function ends({ card, target }: Offer): { readonly first: number | undefined; readonly second: number | undefined } {
  return card === undefined ? { first: target, second: undefined } : { first: card, second: target };
}

export function intentsOf(
  asked: Asked | undefined,
  selected: readonly number[],
  attacks: readonly AttackPlan[],
  hand: readonly Held[] = [],
): Intents {
  if (asked === undefined) return NOTHING;
  const byCard = new Map<number, Offer[]>();
  const buttons: Offer[] = [];
  const add = (card: number, offer: Offer) => byCard.set(card, [...(byCard.get(card) ?? []), offer]);
  for (const offer of asked.offers) {
    const { first, second } = ends(offer);
    if (first === undefined || SPOKEN.has(offer.verb)) buttons.push(offer);
    else add(first, offer);
    if (MUTUAL.has(offer.verb) && first !== undefined && second !== undefined) {
      add(second, { ...offer, card: second, target: first });
    }
  }
  addTwins(byCard, hand);
  const targets = new Map<number, Aim>();
  for (const { target, choices } of attacks) targets.set(target, { verb: TEAM_VERB, choices });
  const only = selected.length === 1 ? (byCard.get(selected[0]) ?? []) : [];
  for (const offer of only) {
    const { second } = ends(offer);
    if (second !== undefined && offer.verb !== TEAM_VERB) {
      targets.set(second, { verb: offer.verb, choices: [offer.choice] });
    }
  }
  const actions = only.filter((offer) => ends(offer).second === undefined);
  return { byCard, targets, actions, buttons, set: asked.set };
}

/** Of several copies in a hand the rules name one; to the person each is as good. */
function addTwins(byCard: Map<number, Offer[]>, hand: readonly Held[]): void {
  const named = new Map(hand.flatMap(({ id, face }) => (byCard.has(id) ? [[face, id] as const] : [])));
  for (const { id, face } of hand) {
    const twin = named.get(face);
    const offers = twin === undefined || byCard.has(id) ? undefined : byCard.get(twin);
    if (offers !== undefined) byCard.set(id, offers);
  }
}

export type Click =
  | { readonly do: 'choose'; readonly choices: readonly number[] }
  | { readonly do: 'select'; readonly cards: readonly number[] }
  /** The cards picked for a set so far. */
  | { readonly do: 'pick'; readonly cards: readonly number[] }
  | { readonly do: 'explain' };

const canAttack = (offers: readonly Offer[] | undefined): boolean =>
  offers?.some(({ verb }) => verb === TEAM_VERB) ?? false;

/** What a click on a card does: two clicks attack, one more for each further attacker. */
export function clickOn(card: number, { byCard, targets, set }: Intents, selected: readonly number[]): Click {
  if (set?.cards.includes(card)) {
    const isTaken = !set.isRepeated && selected.includes(card);
    return { do: 'pick', cards: isTaken ? selected.filter((each) => each !== card) : [...selected, card] };
  }
  const aimed = targets.get(card);
  if (aimed !== undefined) return { do: 'choose', choices: aimed.choices };
  if (selected.includes(card)) return { do: 'select', cards: selected.filter((each) => each !== card) };
  const offers = byCard.get(card);
  if (offers === undefined) return { do: 'explain' };
  const [first] = offers;
  if (offers.length === 1 && INSTANT.has(first.verb) && ends(first).second === undefined) {
    return { do: 'choose', choices: [first.choice] };
  }
  const isTeam = canAttack(offers) && selected.length > 0 && selected.every((each) => canAttack(byCard.get(each)));
  return { do: 'select', cards: isTeam ? [...selected, card] : [card] };
}
