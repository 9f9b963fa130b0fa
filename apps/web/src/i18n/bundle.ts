import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../state/settings.ts';

export type Args = Readonly<Record<string, FluentVariable>>;
export type Translate = (id: string, args?: Args) => string;

const SOURCES: Readonly<Record<Language, () => Promise<{ readonly default: string }>>> = {
  en: () => import('./en.ftl?raw'),
  it: () => import('./it.ftl?raw'),
};

const loaded = new Map<Language, FluentBundle>();

/** Once this resolves, `translatorFor` speaks the language. */
export async function loadLanguage(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const { default: source } = await SOURCES[language]();
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) console.error(errors);
  loaded.set(language, bundle);
}

export const hasLanguage = (language: Language): boolean => loaded.has(language);

/** A message that is missing shows its id, so that it is seen and mended. */
export function translatorFor(language: Language): Translate {
  const bundle = loaded.get(language);
  return (id, args) => {
    const pattern = bundle?.getMessage(id)?.value;
    if (bundle === undefined || pattern === undefined || pattern === null) return id;
    return bundle.formatPattern(pattern, args ?? null, []);
  };
}
