import type { Option } from '@longbox/kernel';
import type { Outlook } from './outlook.ts';
import type { Foreseen, Thought, Weighed } from './thought.ts';

/** What may be told of a thought while the game goes on: it names no card that anybody at the table does not know. */
export interface LiveThought {
  /** Estimated chance to win of what was chosen. */
  readonly chance: number | undefined;
  /** Options with nothing hidden in them, best first. */
  readonly options: readonly Weighed[];
  /** How many were weighed that cannot be shown. */
  readonly hidden: number;
  /** As far as it can be told. */
  readonly line: readonly Foreseen[];
  readonly iterations: number;
}

export function liveThought<S>(outlook: Outlook<S>, thought: Thought): LiveThought {
  const isOpen = ({ card, target }: Option): boolean =>
    (card === undefined || outlook.isOpen(card)) && (target === undefined || outlook.isOpen(target));
  const options = thought.options.filter(({ option }) => isOpen(option));
  const until = thought.line.findIndex(({ option }) => option === undefined || !isOpen(option));
  return {
    chance: thought.options.find(({ choice }) => choice === thought.choice)?.chance,
    options: options.map(withoutHint),
    hidden: thought.options.length - options.length,
    line: until === -1 ? thought.line : thought.line.slice(0, until),
    iterations: thought.iterations,
  };
}

/** Why somebody passes or declines may tell what they hold; about a card in the open it tells what everybody sees. */
function withoutHint({ principle, ...weighed }: Weighed): Weighed {
  const { card, target } = weighed.option;
  return card === undefined && target === undefined ? weighed : { ...weighed, principle };
}
