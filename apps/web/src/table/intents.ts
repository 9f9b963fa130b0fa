import type { Asked, AttackPlan, Offer } from '../workers/game-api.ts';

/** What clicks mean right now, worked out from the offers alone: no rule is known here. */
export interface Intents {
  /** Offers by the card that is clicked first. */
  readonly byCard: ReadonlyMap<number, readonly Offer[]>;
  /** Choices to send when a target is clicked while something is selected. */
  readonly targets: ReadonlyMap<number, readonly number[]>;
  /** Offers of the selected card that need no target. */
  readonly actions: readonly Offer[];
  /** Offers about no card: passing, yes and no, numbers, rows, players. */
  readonly buttons: readonly Offer[];
}

/** Picking the card is all there is to these. */
const INSTANT = new Set(['choose', 'pay', 'join', 'strikeBack', 'version']);
/** These name a card but are told apart by more than it. */
const SPOKEN = new Set(['order']);

const NOTHING: Intents = { byCard: new Map(), targets: new Map(), actions: [], buttons: [] };

export function intentsOf(
  asked: Asked | undefined,
  selected: readonly number[],
  attacks: readonly AttackPlan[],
): Intents {
  if (asked === undefined) return NOTHING;
  const byCard = new Map<number, Offer[]>();
  const buttons: Offer[] = [];
  for (const offer of asked.offers) {
    if (offer.card === undefined || SPOKEN.has(offer.verb)) buttons.push(offer);
    else byCard.set(offer.card, [...(byCard.get(offer.card) ?? []), offer]);
  }
  const targets = new Map<number, readonly number[]>();
  for (const { target, choices } of attacks) targets.set(target, choices);
  const only = selected.length === 1 ? (byCard.get(selected[0]) ?? []) : [];
  for (const { target, verb, choice } of only) {
    if (target !== undefined && verb !== 'attack') targets.set(target, [choice]);
  }
  return { byCard, targets, actions: only.filter(({ target }) => target === undefined), buttons };
}

export type Click =
  | { readonly do: 'choose'; readonly choices: readonly number[] }
  | { readonly do: 'select'; readonly cards: readonly number[] }
  | { readonly do: 'explain' };

const canAttack = (offers: readonly Offer[] | undefined): boolean =>
  offers?.some(({ verb }) => verb === 'attack') ?? false;

/** What a click on a card does: two clicks attack, one more for each further attacker. */
export function clickOn(card: number, { byCard, targets }: Intents, selected: readonly number[]): Click {
  const aimed = targets.get(card);
  if (aimed !== undefined) return { do: 'choose', choices: aimed };
  if (selected.includes(card)) return { do: 'select', cards: selected.filter((each) => each !== card) };
  const offers = byCard.get(card);
  if (offers === undefined) return { do: 'explain' };
  if (offers.length === 1 && INSTANT.has(offers[0].verb)) return { do: 'choose', choices: [offers[0].choice] };
  const isTeam = canAttack(offers) && selected.length > 0 && selected.every((each) => canAttack(byCard.get(each)));
  return { do: 'select', cards: isTeam ? [...selected, card] : [card] };
}
