import { nextPick } from '@longbox/games';
import { type CardId, type Choice, listChoices, type Option, type Seat } from '@longbox/kernel';
import type { Asked, OptionRow } from './option-rows.ts';
import { play, type Session } from './session.ts';

/** What ends a set of which fewer will do. */
const ENDS = ['pass', 'done'];

/** The rows somebody means: numbers or names of cards, several of them in any order; or what is not understood. */
export function readRows({ rows, set }: Asked, typed: string): readonly OptionRow[] | string {
  const text = typed.trim();
  const parts = /^[\d\s,]+$/.test(text) ? text.split(/[\s,]+/) : text.split(',');
  const meant: OptionRow[] = [];
  for (const part of parts.map((one) => one.trim()).filter((one) => one !== '')) {
    const found = /^\d+$/.test(part) ? rows[Number(part) - 1] : byName(rows, part, set?.isRepeated ? [] : meant);
    if (found === undefined)
      return /^\d+$/.test(part) ? `There is no option ${part}.` : `No option is called "${part}".`;
    meant.push(found);
  }
  return meant;
}

/** By what the option says, or by the name of its card if only one option has it, apart from those already meant. */
function byName(rows: readonly OptionRow[], name: string, taken: readonly OptionRow[]): OptionRow | undefined {
  const wanted = name.toLowerCase();
  const free = rows.filter((row) => !taken.includes(row));
  const exact = free.find(({ words }) => words.toLowerCase() === wanted);
  if (exact !== undefined) return exact;
  const named = free.filter((row) => row.name?.toLowerCase() === wanted);
  // Copies of one card are as good as each other; another verb for the same card is another thing.
  return new Set(named.map(({ option }) => option.verb + option.target)).size === 1 ? named[0] : undefined;
}

/** Plays what was meant; says why not, and then nothing has changed. */
export function playRows(session: Session, seat: Seat, rows: readonly OptionRow[]): string | undefined {
  const choices = planOf(session, seat, rows);
  if (typeof choices === 'string') return choices;
  for (const choice of choices) play(session, choice);
  return undefined;
}

/** The choices that pick all these, in the order the rules take them, tried on a copy. */
function planOf({ kit, timeline }: Session, seat: Seat, rows: readonly OptionRow[]): readonly Choice[] | string {
  const [first] = rows;
  if (rows.length === 1 && first.choice !== undefined) return [first.choice];
  const { verb, target } = first.option;
  if (rows.some(({ option }) => option.verb !== verb || option.target !== target || option.card === undefined)) {
    return 'These do not go together: several cards are picked at once for the same thing only.';
  }
  const { game } = kit;
  const copy = game.clone(timeline.state);
  const plan: Choice[] = [];
  const offers = (): (Option & { readonly choice: Choice })[] =>
    game.decision(copy)?.seat === seat
      ? listChoices(game, copy).map((choice) => ({ ...game.option(copy, choice), choice }))
      : [];
  const take = (choice: Choice): void => {
    plan.push(choice);
    game.apply(copy, choice);
  };
  const left: CardId[] = rows.flatMap(({ option }) => option.card ?? []).sort((a, b) => a - b);
  // Further attackers join the first one.
  let goesOn = verb;
  const isOpen = offers().some((offer) => ENDS.includes(offer.verb));
  while (left.length > 0) {
    const all = offers();
    const fitting = goesOn === verb && target !== undefined ? all.filter((offer) => offer.target === target) : all;
    const next = nextPick(fitting, goesOn, goesOn === verb && target !== undefined ? left.slice(0, 1) : left);
    if (next?.card === undefined) return wrongSet(rows, left);
    left.splice(left.indexOf(next.card), 1);
    take(next.choice);
    if (verb === 'attack') goesOn = 'join';
  }
  const end = isOpen || goesOn !== verb ? offers().find((offer) => ENDS.includes(offer.verb)) : undefined;
  const isPicking = offers().some((offer) => offer.verb === goesOn);
  return end !== undefined && isPicking ? [...plan, end.choice] : plan;
}

function wrongSet(rows: readonly OptionRow[], [card]: readonly CardId[]): string {
  const words = rows.find(({ option }) => option.card === card)?.words ?? 'that';
  if (rows.length === 1) return `"${words}" is taken only together with others: type all of them, as in 2 5 7.`;
  return `These cannot be picked together: not "${words}".`;
}
