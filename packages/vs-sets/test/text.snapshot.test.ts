import { type Card, type CardSet, KEYWORDS, keyword, supporting } from '@longbox/vs/language';
import { LANGS, type Lang, type PrintedPower, plain, plainPower, printCard } from '@longbox/vs/print';
import { describe, expect, test } from 'vitest';
import { VS_SETS } from '../src/index.ts';

const ALL = VS_SETS.flatMap((set) => set.cards);

/** What Flight and Ranged mean is said once, at the end, and not on every second card. */
const ICONS = ['[Flight]', '[Ranged]', '[Volo]', '[Distanza]'];

function line(power: PrintedPower, lang: Lang): string {
  const heading = plain(power.heading, lang);
  if (ICONS.includes(heading)) return `  ${heading}`;
  return `  ${[heading, plainPower(power, lang)].filter((part) => part !== '').join(' | ')}`;
}

function cardText(card: Card, lang: Lang): string {
  const { typeLine, text } = printCard(card, lang, { reminders: true });
  return [`${card.id} ${card.name} (${plain(typeLine, lang)})`, ...text.map((power) => line(power, lang))].join('\n');
}

const setText = (set: CardSet, lang: Lang): string =>
  [`# ${set.name}`, ...set.cards.map((card) => cardText(card, lang))].join('\n\n');

/** Somebody with every keyword, to see what each of them means. */
const everything = supporting({
  id: 'xx1-001',
  name: 'Somebody',
  gender: 'f',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: [],
  powers: KEYWORDS.map((word) => keyword(word, word === 'teamUp' || word === 'loyalty' ? 'guardians' : undefined)),
});

function keywordText(lang: Lang): string {
  const { text } = printCard(everything, lang, { reminders: true });
  return ['# Keywords', ...text.map((power) => `  ${plain(power.heading, lang)} | ${plainPower(power, lang)}`)].join(
    '\n',
  );
}

describe.each(LANGS)('card texts in %s', (lang) => {
  test.each(VS_SETS)('of $set read as they did', async (set) => {
    await expect(`${setText(set, lang)}\n`).toMatchFileSnapshot(`__snapshots__/${set.set}.${lang}.txt`);
  });

  test('of keywords read as they did', async () => {
    await expect(`${keywordText(lang)}\n`).toMatchFileSnapshot(`__snapshots__/keywords.${lang}.txt`);
  });

  const bodies = ALL.flatMap((card) =>
    printCard(card, lang, { reminders: true }).text.flatMap(({ kind, body, reminder = [] }) => [
      { card: card.id, kind, said: plain(body, lang) },
      { card: card.id, kind, said: plain(reminder, lang) },
    ]),
  ).filter(({ said }) => said !== '');

  test('are whole sentences', () => {
    const sentences = bodies.filter(({ kind }) => kind !== 'note');
    expect(sentences.filter(({ said }) => !/^[*A-ZÀ-Ý0-9].*\.$/.test(said))).toEqual([]);
  });

  test('have no slips of the pen', () => {
    const slips =
      /undefined|object Object| {2}| [,.;:]|\.\.| \)|\ba [aeiou][a-z]+ (?=character)|\bdi il\b|\ba il\b|\bsu il\b|'s'/;
    expect(bodies.filter(({ said }) => slips.test(said))).toEqual([]);
  });
});
