import { type Card, type CostSymbol, isLevelUp, type Power, type Timing } from '@longbox/vs/language';
import type { Fact } from './facts.ts';

/** When and for what powers and plot twists can be used, and what a level costs: "[Any Turn] Combat [Skill]", "Level Up (3)". */
export function compareHeadings(fact: Fact, card: Card): string[] {
  const theirs = headingsIn(fact.rules).join('; ');
  const later = headingsIn(fact.laterRules ?? fact.rules).join('; ');
  const ours = headingsOfCard(card).join('; ');
  return theirs === ours || later === ours ? [] : [`headings are ${ours}, in the facts ${theirs}`];
}

const HEADING =
  /^((?:\[Any Turn\] )?(?:Build|Main|Any Combat|Combat|Draw|Recovery)(?: (?:or )?\[\w+\])*):|^(Level Up \(\d+\))/;

const headingsIn = (rules: string): string[] =>
  rules.split('\n').flatMap((line) => {
    const match = HEADING.exec(line);
    return match === null ? [] : [match[1] ?? match[2]];
  });

function headingsOfCard(card: Card): string[] {
  if (card.card === 'plotTwist') return card.timing.map(({ at, anyTurn }) => headingOf(at, anyTurn, []));
  return (card.powers ?? []).flatMap(headingOfPower);
}

function headingOfPower(power: Power): string[] {
  if (isLevelUp(power) && 'xp' in power) return [`Level Up (${power.xp})`];
  if (power.power !== 'super' || power.free || power.timing === 'reaction') return [];
  return [headingOf(power.timing, power.anyTurn, power.cost)];
}

const WORDS: Readonly<Record<Timing, string>> = {
  draw: 'Draw',
  recovery: 'Recovery',
  build: 'Build',
  mainStart: 'Main',
  main: 'Main',
  combat: 'Combat',
  anyCombat: 'Any Combat',
};

function headingOf(timing: Timing, anyTurn: true | undefined, cost: readonly CostSymbol[]): string {
  return [anyTurn ? '[Any Turn]' : '', WORDS[timing], ...cost.map(costWords)].filter((word) => word !== '').join(' ');
}

function costWords(cost: CostSymbol): string {
  const symbols = typeof cost === 'string' ? [cost] : cost;
  return symbols.map((symbol) => `[${symbol.charAt(0).toUpperCase()}${symbol.slice(1)}]`).join(' or ');
}
