import { type Game, listChoices, type Option, type Seat } from '@longbox/kernel';
import type { CharacterView, VsView } from '@longbox/vs';

/** Anything that can answer a decision. It is given the game and what the seat may see of it, and never looks further. */
export interface Question {
  readonly seat: Seat;
  readonly view: VsView;
  readonly offers: readonly { readonly choice: number; readonly option: Option }[];
}

export function questionAt<S>(game: Game<S, unknown, VsView>, state: S, seat: Seat): Question {
  const offers = listChoices(game, state).map((choice) => ({ choice, option: game.option(state, choice) }));
  return { seat, view: game.view(state, seat), offers };
}

/**
 * A plain opponent: takes a stun where one is offered, builds before it passes, and is otherwise led by the dice. Stronger
 * players take its place behind this one function.
 */
export function answerFor(question: Question, dice: () => number): number {
  const characters = new Map<number, CharacterView>();
  for (const seat of question.view.seats)
    for (const card of [...seat.front, ...seat.back]) characters.set(card.id, card);
  let best = question.offers[0].choice;
  let most = Number.NEGATIVE_INFINITY;
  for (const { choice, option } of question.offers) {
    const worth = worthOf(option, question, characters) + dice() * 3;
    if (worth <= most) continue;
    most = worth;
    best = choice;
  }
  return best;
}

const WORTH: Readonly<Record<string, number>> = {
  recruit: 6,
  resource: 5,
  use: 4,
  react: 4,
  powerUp: 3.5,
  join: 2,
  play: 2.5,
  equip: 4,
  strikeBack: 2,
  choose: 2,
  pay: 2,
  keep: 4,
  place: 2,
  yes: 2,
  done: 1.5,
  move: -2.6,
  pass: 1,
};

function worthOf(option: Option, { seat, view }: Question, characters: ReadonlyMap<number, CharacterView>): number {
  const usual = WORTH[option.verb] ?? 1;
  switch (option.verb) {
    case 'attack':
      return attackWorth(characters.get(option.card ?? -1), characters.get(option.target ?? -1));
    case 'choose': {
      const card = characters.get(option.card ?? -1);
      return card === undefined || card.controller === seat ? usual : usual + 1;
    }
    case 'resource':
      // Few locations are worth more face up than hidden; two of each row of dice.
      return usual + (option.name === 'up' ? 1 : 0);
    case 'pass':
      // Outside combat, hold on while there is something to build.
      return view.combat === undefined ? usual : usual + 2;
    default:
      return usual;
  }
}

/** A stun is worth having, most of all on a main character; an attack that does nothing is not. */
function attackWorth(attacker: CharacterView | undefined, target: CharacterView | undefined): number {
  if (attacker === undefined || target === undefined) return 0;
  if (attacker.atk < target.def) return -4;
  const isStruckDown = target.atk >= attacker.def;
  const prize = target.main ? 14 : 8 + target.level;
  return prize - (isStruckDown ? (attacker.main ? 6 : 2) : 0);
}
