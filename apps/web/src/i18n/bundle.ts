import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { learn } from '@longbox/games/words/catalogue';
import type { Language } from '../state/settings.ts';

export type Args = Readonly<Record<string, FluentVariable>>;
export type Translate = (id: string, args?: Args) => string;

type Source = () => Promise<{ readonly default: string }>;

/** What the games say stands in their own catalogue; a table comes with it as screens come with theirs. */
const GAME_WORDS: Readonly<Record<Language, () => Promise<void>>> = {
  en: async () => learn('en', (await import('@longbox/games/words/en')).WORDS_EN),
  it: async () => learn('it', (await import('@longbox/games/words/it')).WORDS_IT),
};

/** Words by part, so that a first visit waits only for the words it shows. */
const SOURCES = {
  main: { en: () => import('./en.ftl?raw'), it: () => import('./it.ftl?raw') },
  decks: { en: () => import('./decks.en.ftl?raw'), it: () => import('./decks.it.ftl?raw') },
  guide: { en: () => import('./guide.en.ftl?raw'), it: () => import('./guide.it.ftl?raw') },
  learn: { en: () => import('./learn.en.ftl?raw'), it: () => import('./learn.it.ftl?raw') },
  library: { en: () => import('./library.en.ftl?raw'), it: () => import('./library.it.ftl?raw') },
  scenes: { en: () => import('./scenes.en.ftl?raw'), it: () => import('./scenes.it.ftl?raw') },
  review: { en: () => import('./review.en.ftl?raw'), it: () => import('./review.it.ftl?raw') },
  online: { en: () => import('./online.en.ftl?raw'), it: () => import('./online.it.ftl?raw') },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, Source>>>>;
export type Part = keyof typeof SOURCES | 'table';

const wanted = new Set<Part>(['main']);
const loaded = new Map<Language, { readonly bundle: FluentBundle; readonly parts: Set<Part> }>();

function speaking(language: Language) {
  const found = loaded.get(language);
  if (found !== undefined) return found;
  const made = { bundle: new FluentBundle(language, { useIsolating: false }), parts: new Set<Part>() };
  loaded.set(language, made);
  return made;
}

async function loadPart(language: Language, part: Part): Promise<void> {
  const { bundle, parts } = speaking(language);
  if (part === 'table') {
    await GAME_WORDS[language]();
    parts.add(part);
    return;
  }
  const { default: source } = await SOURCES[part][language]();
  if (parts.has(part)) return;
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) console.error(errors);
  parts.add(part);
}

/** Once this resolves, `translatorFor` speaks the language in every part that has been asked for. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((part) => loadPart(language, part)));
}

/** A screen together with its words. */
export async function withWords<Module>(part: Part, language: Language, screen: Promise<Module>): Promise<Module> {
  wanted.add(part);
  const [module] = await Promise.all([screen, loadLanguage(language)]);
  return module;
}

export const hasLanguage = (language: Language): boolean =>
  [...wanted].every((part) => loaded.get(language)?.parts.has(part) === true);

/** A message that is missing shows its id, so that it is seen and mended. */
export function translatorFor(language: Language): Translate {
  const { bundle } = speaking(language);
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) return id;
    return bundle.formatPattern(pattern, args ?? null, []);
  };
}
