import type { Card, Loyalty, PlotTwistCard } from '../../language/card.ts';
import { PLOT_TWIST_RULES } from '../../language/rule-ids.ts';
import type { PowerSymbol, Team } from '../../language/words.ts';
import { paragraph } from '../compose.ts';
import type { PrintedPower } from '../printer.ts';
import { cardName, icon, join, NOTHING, type Phrase, spaced, symbol, team, text, words } from '../token.ts';
import { pileWords } from './cards.ts';
import { sentences } from './clause.ts';
import { keywordWord } from './filter.ts';
import { reminderOf } from './keywords.ts';
import { context } from './noun.ts';
import { selfOf, timing } from './power.ts';
import { numberWord, withArticle } from './words.ts';

const note = (body: Phrase): PrintedPower => ({ kind: 'note', heading: NOTHING, lead: NOTHING, body });

/** What stands on a card besides its powers. */
export function notes(card: Card): PrintedPower[] {
  if (card.card === 'location' && card.symbols.length > 0) return [note(locationWords(card.symbols, card.teams))];
  if (card.card === 'plotTwist') return twistNotes(card);
  if (card.card !== 'character') return [];
  const out: PrintedPower[] = [];
  if (card.aka !== undefined) out.push(note(words`AKA ${join(card.aka.map(cardName), ', ', ' and ')}`));
  if (card.requires !== undefined) out.push(note(words`${team(card.requires)} main character required`));
  if (card.loyalty !== undefined) out.push(loyaltyNote(card.loyalty));
  return out;
}

/** Loyalty is said like a keyword; the symbols ask for characters (VS-PT-12). */
function twistNotes(card: PlotTwistCard): PrintedPower[] {
  const out: PrintedPower[] = [];
  if (card.loyalty !== undefined) {
    out.push(loyaltyNote(card.loyalty));
  }
  if (card.oneOfAKind) {
    const body = reminderOf('oneOfAKind', undefined, selfOf(card));
    out.push({ kind: 'keyword', heading: keywordWord('oneOfAKind'), lead: NOTHING, body });
  }
  if (card.symbols !== undefined && card.symbols > 1) {
    out.push(note(words`Needs ${numberWord(card.symbols)} face-up ${teams(card.teams)} characters on your side.`));
  }
  return out;
}

function loyaltyNote(to: Loyalty): PrintedPower {
  const word = keywordWord('loyalty');
  const note = (heading: Phrase, body: Phrase): PrintedPower => ({ kind: 'keyword', heading, lead: NOTHING, body });
  const whom = 'Every card in your deck that has a team, and every character,';
  if (to === 'oneTeam') return note(word, words`${whom} must share a team.`);
  if (to === 'good' || to === 'evil') {
    const side = to === 'good' ? 'Good' : 'Evil';
    return note(words`${side} ${word}`, words`${whom} must be ${side}.`);
  }
  if (typeof to === 'string') {
    return note(words`${team(to)} ${word}`, words`Every card in your deck that has a team must be ${team(to)}.`);
  }
  const some = join(to.map(team), ', ', ' or ');
  return note(words`${some} ${word}`, words`${whom} must be ${some}.`);
}

const teams = (all: readonly Team[]): Phrase => join(all.map(team), ' ');

function locationWords(symbols: readonly PowerSymbol[], of: readonly Team[]): Phrase {
  const offered = join(symbols.map(symbol), ', ', ', or ', ' or ');
  return of.length === 0 ? offered : words`${offered} for ${withArticle(teams(of), ' character')}`;
}

const FROM_RESOURCES =
  'You can play this card from your resource row. If you do, replace it with the top card of your deck face down.';

/** A plot twist's effects, one entry for each timing. */
export function plays(card: Card): PrintedPower[] {
  if (card.card !== 'plotTwist') return [];
  const each = card.timing.map(
    ({ at, anyTurn, effects }): PrintedPower => ({
      kind: 'play',
      heading: NOTHING,
      lead: spaced(anyTurn ? icon('anyTurn') : undefined, timing(at, PLOT_TWIST_RULES[at])),
      body: paragraph(sentences(effects, context(selfOf(card)))),
    }),
  );
  if (card.textsOf !== undefined)
    each.push(
      note(words`This card has the text of each other ${team(card.textsOf)} One of a Kind plot twist in your KO pile.`),
    );
  return card.fromResources ? [...each, note([text(FROM_RESOURCES)])] : each;
}

export function typeLine(card: Card): Phrase {
  const of = card.teams.length === 0 ? NOTHING : words` · ${teams(card.teams)}`;
  switch (card.card) {
    case 'character':
      if (card.type === 'main') return words`Main Character, Level ${card.level ?? 1}${of}`;
      return words`Supporting Character${card.token ? ' Token' : ''}${of}`;
    case 'plotTwist':
      return words`Plot Twist${of}`;
    case 'location':
      return words`${card.basic ? 'Basic' : 'Special'} Location${of}`;
    case 'pileCard':
      return words`Card of the ${pileWords(card.pile)}${of}`;
    case 'equipment':
      return words`Equipment${card.token ? ' Token' : ''}${of}`;
  }
}
