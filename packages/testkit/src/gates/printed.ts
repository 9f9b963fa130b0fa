import { type Card, KEYWORD_NAMES, type Keyword, type Loyalty, type Power, TEAMS } from '@longbox/vs/language';
import type { Fact } from './facts.ts';

/** What is compared of a card, in the words of a facts file. */
export type Printed = Readonly<Record<string, string | number | boolean | undefined>>;

export const printedOfFact = (fact: Fact): Printed => ({
  name: fact.name,
  type: fact.type,
  subtype: fact.subtype,
  level: fact.level,
  cost: fact.cost,
  atk: fact.atk,
  def: fact.def,
  health: fact.health,
  flight: fact.flight,
  ranged: fact.ranged,
  teams: [...fact.teams].sort().join(', '),
  powers: joined(loyaltyFirst(fact.powers.flatMap(sideBySide))),
});

const KEYWORD_TITLES = new Set<string>(Object.values(KEYWORD_NAMES));

/** Loyalty is about the deck: some cards print it above their powers, some below. */
const loyaltyFirst = (names: readonly string[]): readonly string[] => [
  ...names.filter(isLoyalty),
  ...names.filter((name) => !isLoyalty(name)),
];

/** A power may have Loyalty in its name and be none. */
const LOYALTIES = new Set(
  ['', 'Good ', 'Evil ', 'Mutant ', ...Object.values(TEAMS).map(([team]) => `${team} `)].map((to) => `${to}Loyalty`),
);

const isLoyalty = (name: string): boolean => LOYALTIES.has(name);

/** Keywords that stand on one line are several powers. */
function sideBySide(name: string): readonly string[] {
  const parts = name.split(', ');
  return parts.every((part) => KEYWORD_TITLES.has(part)) ? parts : [name];
}

export function printedOfCard(card: Card): Printed {
  const powers = card.card === 'plotTwist' || card.card === 'pileCard' ? [] : (card.powers ?? []);
  const sign = card.card === 'character' && card.plusStats ? '+' : undefined;
  const isStar = card.card === 'character' && card.starStats === true;
  const stat = (value: number | undefined): string | number | undefined =>
    isStar ? '*' : sign ? `${value}${sign}` : value;
  return {
    name: card.name,
    type: typeOf(card),
    subtype: subtypeOf(card),
    level: card.card === 'character' ? card.level : undefined,
    cost: 'cost' in card ? card.cost : undefined,
    atk: 'atk' in card ? stat(card.atk) : undefined,
    def: 'def' in card ? stat(card.def) : undefined,
    health: card.card === 'character' ? (isStar ? '*' : card.health) : undefined,
    flight: hasKeyword(powers, 'flight'),
    ranged: hasKeyword(powers, 'ranged'),
    teams: card.teams
      .map((team) => TEAMS[team][0])
      .sort()
      .join(', '),
    powers: joined([...loyaltyName(card), ...oneOfAKindName(card), ...powers.flatMap(powerName)]),
  };
}

function typeOf(card: Card): string {
  if (card.card === 'character') return card.type;
  if (card.card === 'pileCard') return 'other';
  return card.card === 'plotTwist' ? 'plot-twist' : card.card;
}

/** What a card that lies in a pile and nowhere else prints for its pile. */
const PILES: Readonly<Record<string, string>> = { facehuggers: 'Facehugger Pile' };

function subtypeOf(card: Card): string | undefined {
  if (card.card === 'location') return card.basic ? 'Basic' : 'Special';
  if (card.card === 'pileCard') return PILES[card.pile];
  return 'token' in card && card.token ? 'Token' : undefined;
}

const hasKeyword = (powers: readonly Power[], keyword: Keyword): boolean =>
  powers.some((power) => power.power === 'keyword' && power.keyword === keyword);

/** Flight and Ranged are icons, and a rule of the book is not on the card. */
function powerName(power: Power): string[] {
  if (power.power !== 'keyword') return 'unprinted' in power && power.unprinted ? [] : [power.name];
  if (power.keyword === 'flight' || power.keyword === 'ranged') return [];
  const team = power.team === undefined ? '' : ` [${TEAMS[power.team][0]}]`;
  return [`${power.called ?? KEYWORD_NAMES[power.keyword]}${team}`];
}

const oneOfAKindName = (card: Card): string[] =>
  card.card === 'plotTwist' && card.oneOfAKind ? [KEYWORD_NAMES.oneOfAKind] : [];

const loyaltyName = (card: Card): string[] =>
  (card.card === 'plotTwist' || card.card === 'character') && card.loyalty !== undefined
    ? [`${loyaltyTo(card.loyalty)}Loyalty`]
    : [];

/** The two teams of mutants together have a name of their own. */
function loyaltyTo(to: Loyalty): string {
  if (to === 'oneTeam') return '';
  if (to === 'good' || to === 'evil') return to === 'good' ? 'Good ' : 'Evil ';
  if (typeof to === 'string') return `${TEAMS[to][0]} `;
  return [...to].sort().join() === 'brotherhood,xmen' ? 'Mutant ' : `${to.map((team) => TEAMS[team][0]).join('/')} `;
}

/** Neighbours of one name are one power in print; a closing full stop is no part of a name. */
function joined(names: readonly string[]): string {
  const plain = names.map((name) => name.replace(/(?<!\.)\.$/, ''));
  return plain.filter((name, index) => name !== plain[index - 1]).join('; ');
}
