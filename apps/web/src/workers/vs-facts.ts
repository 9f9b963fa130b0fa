import type { Card, Power, PowerSymbol } from '@longbox/vs';
import { TEAMS } from '@longbox/vs';
import { type Phrase, type PrintedPower, plain, plainPower, printCard } from '@longbox/vs/print';
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
    arena: undefined,
    symbols: card.card === 'location' ? card.symbols : [],
    marks: marksOf(card, powers),
    hasFlight: has('flight'),
    hasRanged: has('ranged'),
    hasAnyTurn: card.card === 'plotTwist' && card.timing.some((timing) => timing.anyTurn),
    typeLine: printed.typeLine,
    lines: printed.text.map(lineOf),
    search: [
      card.id,
      card.name,
      plain(printed.typeLine, language),
      ...printed.text.map((line) => words(line, language)),
    ]
      .join(' ')
      .toLowerCase(),
  };
}

const words = (line: PrintedPower, language: Language): string =>
  `${plain(line.heading, language)} ${plainPower(line, language)}`;

const lineOf = ({ heading, lead, body, reminder }: PrintedPower): TextLine => ({
  heading,
  lead,
  body,
  reminder: reminder ?? NO_WORDS,
});

const kindOf = (card: Card): CardKind => (card.card === 'character' ? card.type : card.card);

function statsOf(card: Card, powers: readonly Power[]): VsStats | undefined {
  if (card.card !== 'character') return undefined;
  const climbing = powers.find((power) => power.power === 'levelUp' || power.power === 'journey');
  const xp = climbing !== undefined && 'xp' in climbing ? climbing.xp : 0;
  return { atk: card.atk, def: card.def, health: card.health, xp, isOpen: card.plusStats === true };
}

/** The symbols its powers cost or yield. */
function marksOf(card: Card, powers: readonly Power[]): readonly PowerSymbol[] {
  if (card.card === 'location') return card.symbols;
  const marks = new Set<PowerSymbol>();
  for (const power of powers) {
    if (power.power !== 'super') continue;
    for (const symbol of power.cost.flat()) marks.add(symbol);
  }
  return [...marks];
}
