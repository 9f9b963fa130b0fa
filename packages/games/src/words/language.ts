export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export type InLanguages<T> = Readonly<Record<Language, T>>;

const AND: InLanguages<string> = { en: 'and', it: 'e' };

/** "a, b and c" */
export function listed(parts: readonly string[], language: Language): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${AND[language]} ${parts[parts.length - 1]}`;
}
