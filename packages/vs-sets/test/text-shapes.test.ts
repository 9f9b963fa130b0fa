import { type Card, KEYWORDS, keyword, supporting } from '@longbox/vs/language';
import { LANGS, type Lang, plain, plainPower, printCard } from '@longbox/vs/print';
import { describe, expect, test } from 'vitest';
import { VS_SETS } from '../src/index.ts';

/** Somebody with every keyword, so that what each of them means is read too. */
const everything = supporting({
  id: 'xx1-001',
  name: 'Somebody',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: [],
  powers: KEYWORDS.map((word) => keyword(word, word === 'teamUp' || word === 'loyalty' ? 'xmen' : undefined)),
});

const ALL: readonly Card[] = [...VS_SETS.flatMap((set) => set.cards), everything];

/** A shape that no text may have, with an example of how it once read. */
type Shape = readonly [name: string, shape: RegExp, once: string];

/** Dum Dum Dugan is called so. */
const DOUBLED: Shape = ['a word twice', /(?<![\p{L}'])(?!Dum )([\p{L}']+) \1(?![\p{L}'])/iu, 'put it it into play.'];

const SHAPES: Readonly<Record<Lang, readonly Shape[]>> = {
  en: [
    DOUBLED,
    ['the combat twice', /\bin the combat this combat/, 'of a character in the combat this combat.'],
    [
      'a preposition without its object',
      /\b(over|from|of|to|with|(?<!from now )on|in|by|at|for|into|than|among|until|unless|while|if|when|and|or)[.,;:)]/,
      'Drax keeps enemy characters from flying over.',
    ],
    [
      'several cards on the bottom without an order',
      /\b(the rest|cards?|them) on the bottom of (your|their) deck(?! in any order)/,
      'put the rest on the bottom of your deck.',
    ],
    ['a before a vowel', /\ba \[(Energy|Intellect|Alien)\]/, 'When you use a [Energy] super power'],
    [
      'counters for several without each',
      /\b(two|three|four) (\S+ )*characters (two|three|four) [+-]1\/[+-]1 counters(?! each)/,
      'Give two enemy characters two -1/-1 counters.',
    ],
    ['copies, where names count', /copies of this character/, 'any number of copies of this character'],
    ['a number of what', /the number of (?!\S)|\bis (greater|less|more) than zero/, 'is greater than zero'],
    ['none in the plural', /there are no (\S+ )*character\b/, 'there are no enemy character'],
  ],
  it: [
    [
      'two numbers that are both "suo"',
      /finché il suo ATK non è pari alla sua DEF/,
      'finché il suo ATK non è pari alla sua DEF',
    ],
    [
      'a second character out of one',
      /per ogni altro .* del secondo personaggio/,
      'per ogni altro X, i poteri del secondo personaggio',
    ],
    DOUBLED,
    [
      'a preposition without its object',
      /(?<!\p{L})(di|a|da|in|con|su|per|tra|che|al|del|dal|nel|sul|alla|della|dalla|nella|sulla|e|o|se|quando|mentre)[.,;:)]/u,
      'mettilo nella.',
    ],
    ['half a negation', /finché [^.]* non [^.]* o (?!non )/, 'finché Cosmo non viene stordito o lascia il gioco'],
    ['another word for face down', /faccia in giù/, 'la sua mano a faccia in giù'],
    ['a calque', /poteri chiave/, 'Perde i poteri chiave'],
    ['another word for a step', /fase di formazione/, 'Alla fine della sua prossima fase di formazione'],
    ['a count as a value', /(?<!più | e )\buno per ogni\b/, 'Mentre uno per ogni segnalino è uno o più'],
    [
      'several cards on the bottom without an order',
      /le altre in fondo al tuo mazzo(?! in qualsiasi ordine)/,
      'metti le altre in fondo al tuo mazzo.',
    ],
    ['copies, where names count', /copie di questo personaggio/, 'qualsiasi numero di copie di questo personaggio'],
    ['a preposition beside an article', /\b(di|a|da|in|su) (il|lo|la|i|gli|le)\b(?! quale)/, 'pari a il numero'],
  ],
};

/** Who "that …" can mean: what must have been spoken of before. */
const SPOKEN_OF: Readonly<Record<Lang, Readonly<Record<string, RegExp>>>> = {
  en: {
    character: /character|attacker|defender/i,
    defender: /defender/i,
    card: /card|character|plot twist/i,
    player: /player|controller|owner/i,
    row: /row/i,
    name: /name an? (\w+ )?(card|character|equipment|location|twist)/i,
    affiliation: /name a team affiliation/i,
    number: /number|many|points/i,
    cost: /recruit points/i,
  },
  it: {
    personaggio: /personaggi|attaccant|difensor/i,
    difensore: /difensor/i,
    carta: /cart[ae]|personaggi/i,
    giocatore: /giocator|controllor|proprietari/i,
    fila: /fil[ae]/i,
    nome: /nomina/i,
    affiliazione: /nomina/i,
    numero: /numero|punti/i,
  },
};

const THAT = { en: /\b[Tt]hat (\w+)/g, it: /\b[Qq]uel(?:la|lo|l')? ?(\w+)/g } as const;
/** Of "up to one" there may be none, so that nothing can be said of it afterwards. */
const PERHAPS_NOBODY = { en: /up to one [^.]*$/i, it: /fino a un[ao]? [^.]*$/i } as const;

/** Every "that …" of a text that nothing before it can be. */
function dangling(text: string, lang: Lang): string[] {
  const found: string[] = [];
  for (const { 0: said, 1: noun = '', index } of text.matchAll(THAT[lang])) {
    const before = text.slice(0, index);
    const known = SPOKEN_OF[lang][noun];
    if (known === undefined) continue;
    const sentence = before.slice(before.lastIndexOf('. ') + 1);
    if (!known.test(before) || (PERHAPS_NOBODY[lang].test(before) && !known.test(sentence.split(/up to|fino a/)[0])))
      found.push(said);
  }
  return found;
}

/** The card's lines under their names; lines under one name are read together. */
function texts(card: Card, lang: Lang): string[] {
  const out: string[] = [];
  for (const power of printCard(card, lang, { reminders: true }).text) {
    const said = plainPower(power, lang);
    if (plain(power.heading, lang) === '' && out.length > 0) out[out.length - 1] += ` ${said}`;
    else out.push(said);
  }
  return out;
}

describe.each(LANGS)('in %s', (lang) => {
  const said = ALL.flatMap((card) => texts(card, lang).map((text) => ({ card: card.id, text })));

  test.each(SHAPES[lang])('no text has %s', (_, shape, once) => {
    expect(once).toMatch(shape);
    expect(said.filter(({ text }) => shape.test(text))).toEqual([]);
  });

  test('whoever "that" means has been spoken of', () => {
    const once = {
      en: 'Choose up to one of your characters and put Magik and that character into their hands.',
      it: 'Scegli fino a un tuo personaggio e metti Magik e quel personaggio in mano.',
    };
    expect(dangling(once[lang], lang)).toHaveLength(1);
    expect(said.filter(({ text }) => dangling(text, lang).length > 0)).toEqual([]);
  });
});

test('where the English says who is in the combat the Italian does too', () => {
  const inItalian = /nel combattimento|vi partecipa|in combattimento|attaccant|difensor/;
  const lost = ALL.flatMap((card) => {
    const english = texts(card, 'en');
    return texts(card, 'it').filter((text, i) => english[i].includes('in the combat') && !inItalian.test(text));
  });
  expect(lost).toEqual([]);
});
