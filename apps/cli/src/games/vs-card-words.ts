import { type Card, cardLines, typeLineOf } from '@longbox/vs';

/** "cost 3, ATK 2, DEF 4, health 1"; the words are the same in both languages. */
export function numberLines(card: Card): string[] {
  if (card.card !== 'character') return [];
  const { cost, atk, def, health, plusStats, starStats } = card;
  const sign = plusStats ? '+' : '';
  const price = cost === undefined ? '' : `cost ${cost}, `;
  if (starStats) return [`${price}ATK *, DEF *, health *`];
  return [`${price}ATK ${atk}${sign}, DEF ${def}${sign}, health ${health}`];
}

/** The whole card in both languages. */
export function describeVsCard(card: Card): string {
  const side = (lang: 'en' | 'it'): string[] =>
    [typeLineOf(card, lang), ...numberLines(card), ...cardLines(card, lang, { reminders: true })].map(
      (line) => `  ${line}`,
    );
  return [`${card.name} (${card.id})`, ...side('en'), '', ...side('it')].join('\n');
}
