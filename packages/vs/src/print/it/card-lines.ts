import type { Card, Loyalty, PlotTwistCard } from '../../language/card.ts';
import { PLOT_TWIST_RULES } from '../../language/rule-ids.ts';
import type { PowerSymbol, Team } from '../../language/words.ts';
import { paragraph } from '../compose.ts';
import { pileName } from '../piles.ts';
import type { PrintedPower } from '../printer.ts';
import { cardName, icon, join, NOTHING, type Phrase, spaced, symbol, team, text, words } from '../token.ts';
import { sentences } from './clause.ts';
import { keywordWord } from './filter.ts';
import { reminderOf } from './keywords.ts';
import { context, list } from './noun.ts';
import { selfOf, timing } from './power.ts';
import { numberWord } from './words.ts';

const note = (body: Phrase): PrintedPower => ({ kind: 'note', heading: NOTHING, lead: NOTHING, body });

/** What stands on a card besides its powers. */
export function notes(card: Card): PrintedPower[] {
  if (card.card === 'location' && card.symbols.length > 0) return [note(locationWords(card.symbols, card.teams))];
  if (card.card === 'plotTwist') return twistNotes(card);
  if (card.card !== 'character') return [];
  const out: PrintedPower[] = [];
  if (card.aka !== undefined) out.push(note(words`AKA ${list(card.aka.map(cardName))}`));
  if (card.requires !== undefined) out.push(note(words`Richiede un personaggio principale ${team(card.requires)}`));
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
    out.push(note(words`Richiede ${numberWord(card.symbols)} tuoi personaggi ${teams(card.teams)} scoperti.`));
  }
  return out;
}

function loyaltyNote(to: Loyalty): PrintedPower {
  const word = keywordWord('loyalty');
  const note = (heading: Phrase, body: Phrase): PrintedPower => ({ kind: 'keyword', heading, lead: NOTHING, body });
  const whom = "Ogni carta del tuo mazzo con un'affiliazione e ogni personaggio";
  if (to === 'oneTeam') return note(word, words`${whom} devono condividere un'affiliazione.`);
  if (to === 'good' || to === 'evil') {
    const side = to === 'good' ? 'Buoni' : 'Cattivi';
    return note(words`${word} ${side}`, words`${whom} devono essere ${side}.`);
  }
  if (typeof to === 'string') {
    return note(
      words`${word} ${team(to)}`,
      words`Ogni carta del tuo mazzo con un'affiliazione deve essere ${team(to)}.`,
    );
  }
  const some = join(to.map(team), ', ', ' o ');
  return note(words`${word} ${some}`, words`${whom} devono essere ${some}.`);
}

const teams = (all: readonly Team[]): Phrase => join(all.map(team), ' ');

function locationWords(symbols: readonly PowerSymbol[], of: readonly Team[]): Phrase {
  const offered = list(symbols.map(symbol), 'o');
  return of.length === 0 ? offered : words`${offered} per un personaggio ${teams(of)}`;
}

const FROM_RESOURCES =
  'Puoi giocare questa carta dalle tue risorse. Se lo fai, sostituiscila con la prima carta del tuo mazzo, coperta.';

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
      note(
        words`Questa carta ha il testo di ogni altro colpo di scena ${team(card.textsOf)} One of a Kind nella tua pila KO.`,
      ),
    );
  return card.fromResources ? [...each, note([text(FROM_RESOURCES)])] : each;
}

export function typeLine(card: Card): Phrase {
  const of = card.teams.length === 0 ? NOTHING : words` · ${teams(card.teams)}`;
  switch (card.card) {
    case 'character':
      if (card.type === 'main') return words`Personaggio principale, livello ${card.level ?? 1}${of}`;
      return words`Personaggio di supporto${card.token ? ', pedina' : ''}${of}`;
    case 'plotTwist':
      return words`Colpo di scena${of}`;
    case 'location':
      return words`Luogo ${card.basic ? 'base' : 'speciale'}${of}`;
    case 'pileCard':
      return words`Carta della pila ${pileName(card.pile).name}${of}`;
    case 'equipment':
      return words`Equipaggiamento${card.token ? ', pedina' : ''}${of}`;
  }
}
