import type { Seat } from '@longbox/kernel';
import { namesFor } from '../games/kit.ts';
import { spaced } from '../games/phrase.ts';
import type { Session } from './session.ts';

/** Why a person cannot do this or that with a card of this name now, with the rules. */
export function whyNot({ kit, table, timeline }: Session, seat: Seat, name: string): string[] {
  const { state } = timeline;
  const wanted = name.toLowerCase();
  const cards = [...kit.keysOf(kit.game.view(state, seat))].filter(
    ([, key]) => kit.decks.nameOf(key).toLowerCase() === wanted,
  );
  if (cards.length === 0) return [`You see no card named "${name}".`];
  const names = namesFor(kit, table, state, seat);
  const lines = cards.flatMap(([card, key]) =>
    kit.intents(card, key).flatMap((intent) => {
      const [reason] = kit.game.explain(state, seat, intent);
      const words = kit.option(intent, names);
      if (reason === undefined) return [`${words}: you can.`];
      return [`${words}: ${spaced(reason.code)}${reason.rules.length > 0 ? ` [${reason.rules.join(', ')}]` : ''}`];
    }),
  );
  return [...new Set(lines)];
}
