import { type Card, cardLines, typeLineOf } from '@longbox/vs';

const WORDS = { en: { cost: 'cost', health: 'health' }, it: { cost: 'costo', health: 'salute' } } as const;

/** "cost 3, ATK 2, DEF 4, health 1"; ATK and DEF are called so in both languages. */
export function numberLines(card: Card, lang: keyof typeof WORDS): string[] {
  if (card.card !== 'character') return [];
  const { cost, atk, def, health, plusStats, starStats } = card;
  const sign = plusStats ? '+' : '';
  const said = WORDS[lang];
  const price = cost === undefined ? '' : `${said.cost} ${cost}, `;
  if (starStats) return [`${price}ATK *, DEF *, ${said.health} *`];
  return [`${price}ATK ${atk}${sign}, DEF ${def}${sign}, ${said.health} ${health}`];
}

/** The whole card in both languages. */
export function describeVsCard(card: Card): string {
  const side = (lang: 'en' | 'it'): string[] =>
    [typeLineOf(card, lang), ...numberLines(card, lang), ...cardLines(card, lang, { reminders: true })].map(
      (line) => `  ${line}`,
    );
  return [`${card.name} (${card.id})`, ...side('en'), '', ...side('it')].join('\n');
}
