import { attackStarts } from '@longbox/games';
import { describeVsWith } from '@longbox/games/vs-with';
import { listChoices, type Option, type Seat } from '@longbox/kernel';
import type { VsEvent, VsGame, VsState, VsView } from '@longbox/vs';
import type { Cue } from './cue.ts';
import type { AttackPlan } from './game-api.ts';
import { type GameKit, onScreen } from './game-kit.ts';
import { cardHere } from './vs-shelf.ts';

export type VsKit = GameKit<VsState, VsEvent, VsView>;

/** Cards that are here are known by name even where the game goes without them, as those of a server do. */
export function vsKit(game: VsGame): VsKit {
  const description = describeVsWith(game, (id) => game.catalogue.faceOf(id)?.card ?? cardHere(id));
  return {
    ...description,
    glance: (view) => ({ turn: view.turn, active: view.active, deciding: view.waiting?.seat }),
    isFight: (view) => view.combat !== undefined,
    place: (option) => option,
    tell: onScreen(description.tell),
    cue,
    moment,
    planAttacks: (state, attackers) => planAttacks(game, state, attackers),
    frame: (facts, view) => ({ ...facts, game: 'vs', view }),
  };
}

/** Whose turn, and which part of it; combat is a part of its own. */
function moment(view: VsView, seat: Seat): string | undefined {
  if (view.turn === 0) return undefined;
  const whose = view.active === seat ? 'mine' : 'theirs';
  if (view.combat === undefined) return `${whose}-${view.step ?? view.phase}`;
  // In a combat of one's own characters nobody wants to be passed over.
  const isIn = view.seats[seat].front.concat(view.seats[seat].back).some(({ role }) => role !== undefined);
  return isIn ? `${whose}-combat` : `${whose}-combat-of-others`;
}

function cue(event: VsEvent): Cue | undefined {
  switch (event.type) {
    case 'struck':
      return { kind: 'strike', from: event.attackers, to: event.target, hits: event.stuns };
    case 'stunned':
      return { kind: 'stun', card: event.card };
    case 'koed':
      return { kind: 'ko', card: event.card };
    case 'leveled':
    case 'transformed':
      return { kind: 'levelUp', card: event.card };
    case 'recovered':
      return { kind: 'recover', card: event.card };
    case 'wounded':
      return { kind: 'wound', card: event.card };
    case 'countersPut':
    case 'gainedXp':
    case 'poweredUp':
    case 'equipped':
      return { kind: 'gain', card: event.card };
    case 'drew':
      return { kind: 'draw', seat: event.seat, count: event.cards.length };
    default:
      return undefined;
  }
}

/** Which targets this very group of characters can attack, tried on a copy of the game. */
function planAttacks(game: VsGame, state: VsState, attackers: readonly number[]): readonly AttackPlan[] {
  const offers = listChoices(game, state).map((choice) => ({ ...game.option(state, choice), choice }));
  return attackStarts(offers, attackers).flatMap(({ target, choice, others }): AttackPlan[] => {
    const choices = joined(game, state, choice, others);
    return choices === undefined ? [] : [{ target, choices }];
  });
}

function joined(
  game: VsGame,
  state: VsState,
  attack: number,
  others: readonly number[],
): readonly number[] | undefined {
  const copy = game.clone(state);
  const choices: number[] = [];
  const take = (choice: number): void => {
    choices.push(choice);
    game.apply(copy, choice);
  };
  const offered = (): (Option & { choice: number })[] =>
    listChoices(game, copy).map((choice) => ({ ...game.option(copy, choice), choice }));
  take(attack);
  for (const other of others) {
    const join = offered().find(({ verb, card }) => verb === 'join' && card === other);
    if (join === undefined) return undefined;
    take(join.choice);
  }
  if (!offered().some(({ verb }) => verb === 'join')) return choices;
  const done = offered().find(({ verb }) => verb === 'done');
  return done === undefined ? undefined : [...choices, done.choice];
}
