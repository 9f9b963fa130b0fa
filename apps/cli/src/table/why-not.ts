import type { PickSet } from '@longbox/games';
import { listChoices, type Option, type Reason, type Seat } from '@longbox/kernel';
import { askedSeat, type GameKit, namesFor, SPOKEN } from '../games/kit.ts';
import { spaced } from '../games/phrase.ts';
import { askedRows } from './option-rows.ts';
import type { Session } from './session.ts';

/** Something a seat might want to do with a card it sees, in words, and why it cannot. No reasons: it can. */
export interface ExplainedIntent {
  readonly intent: string;
  readonly reasons: readonly Reason[];
}

/** By name or key. `undefined` if the seat sees no such card. What is in `set` may be picked, whatever the order of the rules. */
export function explainCard(
  kit: GameKit,
  { state, table }: Pick<Session['timeline'], 'state' | 'table'>,
  seat: Seat,
  name: string,
  set?: PickSet,
): readonly ExplainedIntent[] | undefined {
  const wanted = name.toLowerCase();
  const view = kit.game.view(state, seat);
  const cards = [...kit.known(view).faces].filter(
    ([, key]) => key.toLowerCase() === wanted || kit.decks.nameOf(key).toLowerCase() === wanted,
  );
  if (cards.length === 0) return undefined;
  const names = namesFor(kit, table, state, seat);
  const decision = kit.game.decision(state);
  const asked =
    decision?.seat === seat
      ? askedSeat(kit, state, decision, listChoices(kit.game, state))
      : { source: undefined, options: [], view, seat };
  const isInSet = ({ verb, card }: Option): boolean =>
    verb === set?.verb && card !== undefined && set.cards.includes(card);
  const seen = new Set<string>();
  return cards
    .flatMap(([card, key]) =>
      kit.intents(card, key, view).map((intent) => ({
        intent: kit.wording.option(intent, asked, names)[0],
        reasons: isInSet(intent) ? [] : kit.game.explain(state, seat, intent),
      })),
    )
    .filter((one) => !seen.has(JSON.stringify(one)) && seen.add(JSON.stringify(one)));
}

/** Why a person cannot do this or that with a card of this name now, with the rules. */
export function whyNot(session: Session, seat: Seat, name: string): string[] {
  const { kit, timeline } = session;
  const set = kit.game.decision(timeline.state)?.seat === seat ? askedRows(session, seat)?.set : undefined;
  const intents = explainCard(kit, timeline, seat, name, set);
  if (intents === undefined) return [`You see no card named "${name}".`];
  return intents.map(({ intent, reasons: [reason] }) => {
    if (reason === undefined) return `${intent}: you can.`;
    const { code, rules } = reason;
    const why = kit.reasonText(reason, SPOKEN) ?? spaced(code);
    return `${intent}: ${why}${rules.length > 0 ? ` [${rules.join(', ')}]` : ''}`;
  });
}
