import type { Card, Power } from '@longbox/vs';
import { isLevelUp, TEAMS } from '@longbox/vs';
import { type Phrase, type PrintedPower, printCard } from '@longbox/vs/print';
import type { CardFacts, CardKind, TextLine, VsStats } from '../cards/card-facts.ts';
import type { Language } from '../state/settings.ts';

const NO_WORDS: Phrase = [];

export function vsFacts(card: Card, set: string, language: Language): CardFacts {
  const printed = printCard(card, language, { reminders: true });
  const powers: readonly Power[] = 'powers' in card ? (card.powers ?? []) : [];
  const has = (keyword: string) => powers.some((power) => power.power === 'keyword' && power.keyword === keyword);
  return {
    key: card.id,
    game: 'vs',
    kind: kindOf(card),
    name: card.name,
    set,
    teamKeys: card.teams,
    teams: card.teams.map((team) => TEAMS[team][0]),
    level: card.card === 'character' ? card.level : undefined,
    cost: 'cost' in card ? card.cost : undefined,
    stats: statsOf(card, powers),
    ...('token' in card && card.token && { isToken: true }),
    arena: undefined,
    symbols: card.card === 'location' ? card.symbols : [],
    hasFlight: has('flight'),
    hasRanged: has('ranged'),
    hasAnyTurn: card.card === 'plotTwist' && card.timing.some((timing) => timing.anyTurn),
    typeLine: printed.typeLine,
    lines: printed.text.map(lineOf),
  };
}

const lineOf = ({ heading, lead, body, reminder }: PrintedPower): TextLine => ({
  heading,
  lead,
  body,
  reminder: reminder ?? NO_WORDS,
});

const kindOf = (card: Card): CardKind => (card.card === 'character' ? card.type : card.card);

function statsOf(card: Card, powers: readonly Power[]): VsStats | undefined {
  if (card.card === 'equipment') return bonusOf(card);
  if (card.card !== 'character') return undefined;
  const climbing = powers.find(isLevelUp);
  const xp = climbing !== undefined && 'xp' in climbing ? (climbing.xp ?? 0) : 0;
  return {
    atk: card.atk,
    def: card.def,
    health: card.health,
    xp,
    isOpen: card.plusStats === true || card.starStats === true,
  };
}

/** What equipment adds to its character (VS-STAT-14); most adds nothing by itself. */
const bonusOf = ({ atk = 0, def = 0 }: Extract<Card, { card: 'equipment' }>): VsStats | undefined =>
  atk === 0 && def === 0 ? undefined : { atk, def, health: 0, xp: 0, isOpen: false, isBonus: true };
