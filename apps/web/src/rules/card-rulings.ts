import type { Language } from '../state/settings.ts';
import { type RulingWords, rulingWords } from './italian-book.ts';
import type { Ruling } from './rulebook.ts';
import { fingerprint } from './translation.ts';

/** A decision about a single card. */
export interface CardRuling extends Ruling {
  readonly cards: readonly string[];
}

async function loadEnglish(): Promise<readonly CardRuling[]> {
  const { default: file } = await import('@longbox/vs-sets/card-rulings.json');
  return file.map((ruling, i) => ({ ...ruling, key: `${i}`, ids: [], group: '', lang: 'en' }));
}

async function load(language: Language): Promise<readonly CardRuling[]> {
  const english = await loadEnglish();
  if (language === 'en') return english;
  const { default: file } = await import('@longbox/vs-sets/card-rulings.it.json');
  // They have no ids of their own, so that their translations are kept by the fingerprint of the English.
  const italian: Readonly<Record<string, RulingWords | undefined>> = file;
  return english.map((ruling) => {
    const found = italian[fingerprint({ ...rulingWords(ruling) })];
    return found === undefined ? ruling : { ...ruling, ...found, lang: 'it' };
  });
}

const asked = new Map<Language, Promise<readonly CardRuling[]>>();

export function loadCardRulings(language: Language): Promise<readonly CardRuling[]> {
  const found = asked.get(language) ?? load(language);
  asked.set(language, found);
  return found;
}
