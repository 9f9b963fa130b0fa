import { attackStarts } from '@longbox/games';
import { describeVsWith } from '@longbox/games/vs-with';
import { listChoices, type Option, type Seat } from '@longbox/kernel';
import { type CharacterView, profileFor, type VsEvent, type VsGame, type VsState, type VsView } from '@longbox/vs';
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
    turnLimit: ({ profile, seats }) => profileFor(profile, seats.length)?.turnLimit,
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

const inPlay = (view: VsView, card: number): CharacterView | undefined =>
  view.seats.flatMap(({ front, back }) => [...front, ...back]).find(({ id }) => id === card);

function cue(event: VsEvent, before: VsView): Cue | undefined {
  switch (event.type) {
    case 'turnBegan':
      return { kind: 'turn', seat: event.seat, turn: event.turn };
    case 'attackDeclared':
      return { kind: 'attack', seat: event.seat, from: event.attackers, to: event.defender };
    case 'struck': {
      const { attackers: from, target: to, stuns: hits, atk: force, def: against } = event;
      return { kind: 'strike', from, to, hits, force, against, isBack: event.isBack === true };
    }
    case 'stunned':
    case 'dazed':
      return { kind: 'stun', card: event.card };
    case 'koed':
      return { kind: 'ko', card: event.card, isMain: inPlay(before, event.card)?.main === true };
    case 'leveled':
    case 'transformed':
      return {
        kind: 'levelUp',
        card: event.card,
        face: event.face,
        was: inPlay(before, event.card)?.face,
        level: event.level,
      };
    case 'recovered':
      return { kind: 'recover', card: event.card };
    case 'readied':
      return { kind: 'ready', card: event.card };
    case 'wounded':
      return { kind: 'wound', card: event.card };
    case 'countersPut':
    case 'gainedXp':
    case 'poweredUp':
    case 'equipped':
      return { kind: 'gain', card: event.card };
    case 'modified':
      return { kind: 'effect', card: event.card, source: event.source };
    case 'usedPower':
      return { kind: 'power', card: event.card, name: event.power, seat: event.seat };
    case 'triggered':
      return event.power === '' ? undefined : { kind: 'power', card: event.card, name: event.power, seat: undefined };
    case 'recruited':
      return { kind: 'recruit', seat: event.seat, card: event.card, face: event.face, cost: event.cost };
    case 'drew':
      return { kind: 'draw', seat: event.seat, count: event.cards.length };
    case 'moved':
      return moveCue(event);
    case 'gameEnded':
      return { kind: 'end', winners: event.winners };
    case 'appeared':
    case 'hid':
    case 'leftCombat':
    case 'turnedUp':
    case 'froze':
    case 'thawed':
    case 'modifiersLost':
    case 'healed':
    case 'countersRemoved':
    case 'promoted':
    case 'defenderReplaced':
    case 'cancelledPower':
    case 'ruleEnded':
      return { kind: 'change', card: event.card };
    case 'firstPlayerChosen':
    case 'mulliganTaken':
    case 'handKept':
    case 'ruled':
    case 'combatEnded':
    case 'revealed':
    case 'named':
    case 'flippedCoin':
    case 'eliminated':
    case 'conceded':
      return { kind: 'change', card: undefined };
    // The bar, the plates and the piles show it; it waits for what comes next.
    case 'phaseBegan':
    case 'stepBegan':
    case 'passed':
    case 'paid':
    case 'exhausted':
    case 'shuffled':
    case 'gainedPoints':
    case 'spentPoints':
      return undefined;
  }
}

function moveCue({ card, face, from, to, seat, faceDown }: Extract<VsEvent, { type: 'moved' }>): Cue | undefined {
  if (to === 'playing' && face !== undefined) return { kind: 'play', seat, card, face };
  if (to !== 'resources') return { kind: 'change', card };
  // A location that pays only turns over where it lies.
  return from === 'resources' && faceDown === true
    ? undefined
    : { kind: 'resource', seat, face, isUp: faceDown !== true };
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
