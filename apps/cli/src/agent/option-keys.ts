import type { AskedSeat } from '@longbox/games';
import { type Choice, type Decision, listChoices, type Option } from '@longbox/kernel';
import { askedSeat, type GameKit, type Names, optionWords } from '../games/kit.ts';

/** One thing a program may choose. */
export interface AgentOption extends Option {
  /** Says what it does, not where it stands in the list: the same option has the same key in any list. */
  readonly key: string;
  readonly words: string;
  /** Keys of the cards in the catalogue, where the seat knows them. */
  readonly cardKey?: string;
  readonly targetKey?: string;
}

/** "recruit:card=17:name=front" */
export function optionKey({ verb, card, target, seat, value, name }: Option): string {
  const parts = Object.entries({ card, target, seat, value, name });
  return [verb, ...parts.flatMap(([part, is]) => (is === undefined ? [] : [`${part}=${is}`]))].join(':');
}

interface AgentOptions {
  readonly options: readonly AgentOption[];
  readonly choices: readonly Choice[];
  readonly asked: AskedSeat<unknown>;
}

/** The options of the open decision, as its seat knows them, and the choice behind each. */
export function agentOptions(kit: GameKit, state: unknown, decision: Decision, names: Names): AgentOptions {
  const choices = listChoices(kit.game, state);
  const asked = askedSeat(kit, state, decision, choices);
  const words = optionWords(kit, asked, names);
  const options = asked.options.map((option, i): AgentOption => {
    const cardKey = option.card === undefined ? undefined : names.key(option.card);
    const targetKey = option.target === undefined ? undefined : names.key(option.target);
    return {
      key: optionKey(option),
      words: words[i],
      ...option,
      ...(cardKey !== undefined && { cardKey }),
      ...(targetKey !== undefined && { targetKey }),
    };
  });
  return { options: tellApart(options, choices), choices, asked };
}

/** Two options that do the same with other parts of the rules keep their numbers apart. */
function tellApart(options: readonly AgentOption[], choices: readonly Choice[]): readonly AgentOption[] {
  const times = new Map<string, number>();
  for (const { key } of options) times.set(key, (times.get(key) ?? 0) + 1);
  if (times.size === options.length) return options;
  return options.map((option, i) =>
    times.get(option.key) === 1 ? option : { ...option, key: `${option.key}:choice=${choices[i]}` },
  );
}
