import { describeVs } from '@longbox/games/vs';
import type { Option } from '@longbox/kernel';
import type { Card, VsEvent, VsGame, VsState, VsView } from '@longbox/vs';
import { VS_SETS } from '@longbox/vs-sets';
import type { GameKit } from './kit.ts';
import { describeVsCard } from './vs-card-words.ts';
import { vsTable } from './vs-table.ts';

export const VS_CARDS: readonly Card[] = VS_SETS.flatMap((set) => set.cards);
const byId = new Map(VS_CARDS.map((card) => [card.id, card]));
const costOf = (id: string): number | undefined => {
  const card = byId.get(id);
  return card !== undefined && 'cost' in card ? card.cost : undefined;
};

/** With every card, or in the game that a log or code was played in. */
export function createVsKit(game?: VsGame): GameKit<VsState, VsEvent, VsView> {
  const description = describeVs(game);
  return {
    ...description,
    describeCards: (name) => findVsCards(name).map(describeVsCard),
    intents: vsIntents,
    table: (view, names) => vsTable(view, names, description.decks.nameOf, costOf),
  };
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
