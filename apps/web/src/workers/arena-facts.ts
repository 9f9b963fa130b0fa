import { type Card, isTeam, originText, printCard } from '@longbox/arena/language';
import type { Phrase } from '@longbox/vs/print';
import type { CardFacts } from '../cards/card-facts.ts';
import type { Language } from '../state/settings.ts';

const say = (text: string | undefined): Phrase => (text === undefined || text === '' ? [] : [{ kind: 'text', text }]);

export function arenaFacts(card: Card, language: Language): CardFacts {
  const printed = printCard(card, language);
  return {
    key: card.key,
    game: 'arena',
    kind: isTeam(card) ? 'arenaTeam' : 'arena',
    name: card.name,
    set: card.key.slice(0, 2),
    teamKeys: [card.affiliation],
    teams: [card.affiliation],
    level: undefined,
    cost: undefined,
    stats: undefined,
    arena: {
      attack: card.attack,
      defence: card.defence,
      resistance: card.resistance,
      missionPoints: card.missionPoints,
      skill: card.skill,
      alignment: card.alignment,
      rarity: card.rarity,
      nemesis: printed.nemesis,
      origin: originText(card, language),
    },
    symbols: [],
    hasFlight: false,
    hasRanged: false,
    hasAnyTurn: false,
    typeLine: say(printed.kind),
    lines: [{ heading: say(printed.abilityTitle), lead: [], body: say(printed.abilityText), reminder: [] }],
  };
}
