import type { ArenaGame, ArenaState, ArenaView } from '@longbox/arena';
import { type CardId, listChoices, type Option, type Seat } from '@longbox/kernel';
import type { PickSet } from '../picks.ts';
import type { AskedSeat } from '../words/wording.ts';

const ACTIVE_SLOTS = 3;
const SET_VERBS = ['deploy', 'powerUp', 'boost', 'recycle'] as const;
type SetVerb = (typeof SET_VERBS)[number];
/** Refused now, but only because sets are taken in one order. */
const OUT_OF_ORDER = 'pickInOrder';

/** Answers what the offers of the moment do not say of a set. */
interface Probe {
  fits(verb: SetVerb, card: CardId): boolean;
  /** How many are taken before something else is asked; `undefined` if that cannot be known. */
  most(verb: SetVerb, chosen: number, cards: number): number | undefined;
}

/**
 * The rules take a set card by card in ascending order. People pick in any order, so they are shown the whole set. With the
 * rules at hand it is exact; from a server's offers alone it may turn out too large when it is handed in.
 */
export function arenaPickSet(
  { options, view, seat }: AskedSeat<ArenaView>,
  rules: { readonly game: ArenaGame; readonly state: ArenaState } | undefined,
): PickSet | undefined {
  const verb = SET_VERBS.find((each) => options.some((option) => option.verb === each));
  if (verb === undefined) return undefined;
  const isOpen = options.some((option) => option.verb === 'pass');
  const probe = rules === undefined ? offersProbe(options, isOpen) : rulesProbe(rules.game, rules.state, seat);
  const { chosen = [], picked = [] } = view.seats[seat];
  const cards = lyingCards(view, seat, verb).filter(
    (card) => !picked.some((each) => each.card === card) && probe.fits(verb, card),
  );
  const most = probe.most(verb, chosen.length, cards.length);
  if (most === undefined) return undefined;
  const squad = chosen.length < ACTIVE_SLOTS ? ACTIVE_SLOTS - chosen.length : most;
  return {
    verb,
    cards,
    most: verb === 'deploy' ? Math.min(most, squad) : most,
    isOpen,
    isRepeated: verb === 'powerUp',
  };
}

function lyingCards({ seats }: ArenaView, seat: Seat, verb: SetVerb): readonly CardId[] {
  const { discard, slots, hand = [] } = seats[seat];
  const lying = {
    recycle: discard,
    powerUp: slots.flatMap(({ stack }) => stack.slice(0, 1)),
    deploy: hand,
    boost: hand,
  };
  return lying[verb].map(({ card }) => card);
}

function rulesProbe(game: ArenaGame, state: ArenaState, seat: Seat): Probe {
  return {
    fits: (verb, card) => game.explain(state, seat, { verb, card }).every(({ code }) => code === OUT_OF_ORDER),
    most(verb) {
      const copy = game.clone(state);
      let steps = 0;
      while (game.decision(copy)?.seat === seat) {
        const next = listChoices(game, copy).find((choice) => game.option(copy, choice).verb === verb);
        if (next === undefined) break;
        game.apply(copy, next);
        steps++;
      }
      return steps;
    },
  };
}

function offersProbe(options: readonly Option[], isOpen: boolean): Probe {
  const offered = (verb: SetVerb): readonly CardId[] =>
    options.flatMap((option) => (option.verb === verb && option.card !== undefined ? [option.card] : []));
  return {
    // The last of the hand cannot be first, as the rules take them in order, but they can be in the squad.
    fits: (verb, card) => offered(verb).includes(card) || (verb === 'deploy' && card > Math.max(...offered(verb))),
    most(verb, chosen, cards) {
      if (verb === 'deploy') return chosen < ACTIVE_SLOTS ? ACTIVE_SLOTS - chosen : undefined;
      return isOpen ? cards : undefined;
    },
  };
}
