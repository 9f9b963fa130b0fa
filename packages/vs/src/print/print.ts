import type { Card } from '../language/card.ts';
import type { Effect } from '../language/effect.ts';
import { KEYWORDS } from '../language/keyword.ts';
import { PERMISSIONS } from '../language/modifier.ts';
import type { Power } from '../language/power.ts';
import type { Player } from '../language/query.ts';
import { isTreeNode, walk } from '../language/walk.ts';
import type { Question } from '../out/question.ts';
import { isChoice } from './choices.ts';
import { english } from './en/printer.ts';
import { italian } from './it/printer.ts';
import type { Named, PrintedPower, Printer, PromptOptions } from './printer.ts';
import { isEmpty, join, type Lang, NOTHING, type Phrase, plain } from './token.ts';

export type { Named, PrintedPower, PromptOptions } from './printer.ts';
export { LANGS, type Lang, type Phrase, plain, type Token } from './token.ts';

export const PRINTERS: Readonly<Record<Lang, Printer>> = { en: english, it: italian };

export interface PrintedCard {
  readonly typeLine: Phrase;
  readonly text: readonly PrintedPower[];
}

export interface PrintOptions {
  /** With what keywords mean, the ones a power gives included. */
  readonly reminders?: boolean;
}

/** A card's type line and text, in tokens. The tree is all there is: nothing is looked up by card. */
export function printCard(card: Card, lang: Lang, { reminders = false }: PrintOptions = {}): PrintedCard {
  const printer = PRINTERS[lang];
  const powers = powersOf(card).filter((power) => power.power !== 'static' || !power.unprinted);
  const printed = powers.map((power, at) => {
    const one = printer.power(power, card);
    // A card of a pile prints what it does, and no name for it.
    return continues(powers, at) || card.card === 'pileCard' ? { ...one, heading: NOTHING } : one;
  });
  const text = [...printer.notes(card), ...printed];
  if (!reminders) return { typeLine: printer.typeLine(card), text: text.map(withoutReminder) };
  const trees = [...(card.card === 'plotTwist' ? card.timing : []), ...powers];
  const first = text.length - trees.length;
  const explained = text.map((one, at) => withExplanation(one, trees[at - first], printer));
  return { typeLine: printer.typeLine(card), text: explained };
}

/** A power with what it hands out explained, if it is no keyword itself. */
function withExplanation(power: PrintedPower, tree: unknown, printer: Printer): PrintedPower {
  if (power.kind === 'keyword') return power;
  const said: Phrase[] = [];
  walk(tree, {
    enter(node) {
      const given = KEYWORDS.find((keyword) => node.mod === 'keyword' && node.keyword === keyword);
      const permission = PERMISSIONS.find((what) => node.mod === 'can' && node.what === what);
      if (given !== undefined) said.push(printer.explain({ keyword: given }));
      if (permission !== undefined) said.push(printer.explain({ permission }));
    },
  });
  const reminder = join(
    said.filter((one) => !isEmpty(one)),
    ' ',
  );
  return isEmpty(reminder) ? power : { ...power, reminder };
}

const powersOf = (card: Card): readonly Power[] => ('powers' in card ? (card.powers ?? []) : []);

/** Consecutive powers with one name are one power with several texts. */
function continues(powers: readonly Power[], at: number): boolean {
  const [before, now] = [powers[at - 1], powers[at]];
  if (before === undefined || !('name' in before) || !('name' in now) || before.name !== now.name) return false;
  return before.power !== 'levelUp' && now.power !== 'levelUp';
}

const withoutReminder = ({ reminder: _reminder, ...power }: PrintedPower): PrintedPower => power;

/** One line of a card's text as a string: "Main [Energy]: Draw a card." */
export function plainPower({ lead, body, reminder }: PrintedPower, lang: Lang): string {
  const said = [isEmpty(lead) ? '' : `${plain(lead, lang)}${isEmpty(body) ? '' : ':'}`, plain(body, lang)];
  if (reminder !== undefined && !isEmpty(reminder)) said.push(`(${plain(reminder, lang)})`);
  return said.filter((part) => part !== '').join(' ');
}

/** What to ask the player who must choose; see `PromptOptions`. */
export function printPrompt(effect: Effect, lang: Lang, options: PromptOptions = {}): Phrase {
  return PRINTERS[lang].prompt(effect, options);
}

/** The question of an open decision; see `questionOf`. `cardOf` finds a card by its id. */
export function printQuestion(question: Question, lang: Lang, cardOf: (id: string) => Card | undefined): Phrase {
  const [card, self] = [question.face, question.source].map((id) => (id === undefined ? undefined : cardOf(id)));
  const known = { ...(card !== undefined && { card }), ...(self !== undefined && { self }) };
  const { effect, part } = question;
  const about = question.about === undefined ? undefined : cardOf(question.about);
  if (part === undefined)
    return printPrompt(effect, lang, { ...known, chosen: true, ...(about !== undefined && { about }) });
  const pick = part.split('.').reduce<unknown>((node, field) => (isTreeNode(node) ? node[field] : undefined), effect);
  if (isPlayerChoice(pick)) return printPrompt({ verb: 'choosePlayer', player: pick }, lang, known);
  return printPrompt(effect, lang, { ...known, ...(isChoice(pick) && { pick }) });
}

const isPlayerChoice = (node: unknown): node is Extract<Player, { readonly player: 'pick' }> =>
  isTreeNode(node) && node.player === 'pick';

/**
 * A line of the log for what an effect left behind, see the events `modified` and `ruled`; `self` is whom it calls "self", `source`
 * whose power it is if that is another.
 */
export function printDeed(effect: Effect, lang: Lang, self?: Named, source?: Named): Phrase {
  return PRINTERS[lang].deed(effect, self, source);
}

/** What a power does that was used or went off, for the log: all the card says under that name. */
export function printPowerText(card: Card, name: string, lang: Lang): Phrase {
  const bodies = powersOf(card).flatMap((power) =>
    'name' in power && power.name === name ? [PRINTERS[lang].power(power, card).body] : [],
  );
  return join(bodies, ' ');
}
