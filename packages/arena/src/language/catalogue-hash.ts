import { hex, sha256, utf8 } from '@longbox/kernel';
import type { Card } from './card.ts';

/** Changes whenever a card of the pool changes in anything the rules read; the order of the cards does not matter. */
export function catalogueHash(cards: readonly Card[]): string {
  const rows = cards.map((card) => canonical(card)).sort((a, b) => (a < b ? -1 : 1));
  return hex(sha256(utf8(rows.join('\n'))));
}

function canonical(card: Card): string {
  const { kind, x, progressive, target } = card.ability;
  const ability = [kind, x ?? 0, progressive ? 1 : 0, target === undefined ? [] : Object.entries(target)];
  const { key, name, attack, defence, resistance, missionPoints, alignment, affiliation, skill, nemesis, members } =
    card;
  return JSON.stringify([
    key,
    name,
    [attack, defence, resistance, missionPoints],
    [alignment, affiliation, skill],
    nemesis,
    ability,
    members,
  ]);
}
