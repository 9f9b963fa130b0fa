import type { Card } from './card.ts';
import { originText } from './origin.ts';
import { printEnglish } from './print-english.ts';
import { printItalian } from './print-italian.ts';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A card in words. Everything here is printed from the card's data; nothing is stored as prose. */
export interface Printed {
  readonly title: string;
  /** Alignment, affiliation and skill, and for a Team its members. */
  readonly kind: string;
  readonly values: string;
  readonly abilityTitle: string;
  readonly abilityText: string;
  readonly nemesis: string | undefined;
}

const PRINTERS: Readonly<Record<Language, (card: Card) => Printed>> = { en: printEnglish, it: printItalian };

export const printCard = (card: Card, language: Language): Printed => PRINTERS[language](card);

/** The whole card as lines of text. */
export function printLines(card: Card, language: Language): readonly string[] {
  const p = printCard(card, language);
  const lines = [p.title, p.kind, p.values, `${p.abilityTitle}: ${p.abilityText}`];
  return [...lines, ...(p.nemesis === undefined ? [] : [p.nemesis]), originText(card, language)];
}
