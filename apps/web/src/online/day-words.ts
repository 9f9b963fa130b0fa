import type { Language } from '../state/settings.ts';

/** A day as people write it. */
export const dayWords = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
