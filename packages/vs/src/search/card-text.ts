import type { Card } from '../language/index.ts';
import { type Lang, type PrintedPower, type PrintOptions, plain, plainPower, printCard } from '../print/print.ts';

/** A card's text as lines of plain text, `Heading | Main [Energy]: Draw a card.` */
export function cardLines(card: Card, lang: Lang, options: PrintOptions = {}): string[] {
  return printCard(card, lang, options).text.map((power) => lineOf(power, lang));
}

function lineOf(power: PrintedPower, lang: Lang): string {
  return [plain(power.heading, lang), plainPower(power, lang)].filter((part) => part !== '').join(' | ');
}

export const typeLineOf = (card: Card, lang: Lang): string => plain(printCard(card, lang).typeLine, lang);

/** What `text:` searches. */
export const cardText = (card: Card, lang: Lang): string =>
  [typeLineOf(card, lang), ...cardLines(card, lang)].join('\n');
