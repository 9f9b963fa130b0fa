import { describeVs, vsGame } from '@longbox/games/vs';
import type { Option, Table } from '@longbox/kernel';
import type { Card, createVs, VsEvent, VsState, VsView } from '@longbox/vs';
import { plain, printQuestion } from '@longbox/vs/print';
import { VS_SETS } from '@longbox/vs-sets';
import { type GameKit, seatName } from './kit.ts';
import { keysIn } from './known-cards.ts';
import { listed } from './phrase.ts';
import { describeVsCard } from './vs-card-words.ts';
import { vsEvent } from './vs-events.ts';
import { vsOption, vsQuestion } from './vs-options.ts';
import { vsTable } from './vs-table.ts';

export const VS_CARDS: readonly Card[] = VS_SETS.flatMap((set) => set.cards);
const byId = new Map(VS_CARDS.map((card) => [card.id, card]));
const nameOf = (id: string): string => byId.get(id)?.name ?? id;
const costOf = (id: string): number | undefined => {
  const card = byId.get(id);
  return card !== undefined && 'cost' in card ? card.cost : undefined;
};

export function createVsKit(): GameKit<VsState, VsEvent, VsView> {
  const game = vsGame();
  return {
    ...describeVs(game),
    describeCards: (name) => findVsCards(name).map(describeVsCard),
    namesOf: (state, views) => known(state, views),
    keysOf: keysIn,
    intents: vsIntents,
    option: vsOption,
    question(decision, options, view, names) {
      const asked = view.waiting?.question;
      if (asked === undefined) return vsQuestion(decision, options, view, names);
      return plain(
        printQuestion(asked, 'en', (id) => byId.get(id)),
        'en',
      );
    },
    event: (event, names) => vsEvent(event, names, nameOf),
    table: (view, names) => vsTable(view, names, nameOf, costOf),
    result: (table, state) => resultText(table, game.result(state)),
  };
}

function known(state: VsState, views: readonly VsView[]): Map<number, string> {
  const names = new Map(views.flatMap((view) => [...keysIn(view)]).map(([card, id]) => [card, nameOf(id)]));
  // Somebody who is attacked in person has a card of their own in the rules.
  state.playerCard.forEach((card, seat) => {
    names.set(card, `player ${seat + 1} in person`);
  });
  return names;
}

/** Whether or not the card is of the kind: the answer then says so. */
function vsIntents(card: number, id: string): Option[] {
  const printed = byId.get(id);
  const powers = printed !== undefined && 'powers' in printed ? (printed.powers ?? []) : [];
  const uses = powers.flatMap((power) => (power.power === 'super' ? [{ verb: 'use', card, name: power.name }] : []));
  if (printed?.card === 'plotTwist') return [{ verb: 'play', card, value: 0 }];
  if (printed?.card === 'location') return [{ verb: 'resource', card, name: 'up' }];
  return [{ verb: 'recruit', card, name: 'front' }, { verb: 'attack', card }, { verb: 'move', card }, ...uses];
}

const lower = (text: string): string => text.toLowerCase();

/** By id, by whole name, or else by a part of it. */
export function findVsCards(name: string): readonly Card[] {
  const wanted = lower(name);
  const exact = VS_CARDS.filter((card) => lower(card.id) === wanted || lower(card.name) === wanted);
  return exact.length > 0 ? exact : VS_CARDS.filter((card) => lower(card.name).includes(wanted));
}

function resultText(table: Table, result: ReturnType<ReturnType<typeof createVs>['result']>): string {
  if (result === undefined) return 'The game is not over.';
  const { places, reason } = result;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seatName(table, seat)] : []));
  const how = winners.length === places.length ? 'A draw' : `${listed(winners)} won`;
  return `${how} (${reason.code}${reason.rules.length > 0 ? `, ${reason.rules.join(', ')}` : ''}).`;
}
