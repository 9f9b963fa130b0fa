import { hex, sha256, utf8 } from '@longbox/kernel';

/** Anything that is made of words. */
export type Words = string | readonly Words[] | { readonly [field: string]: Words | undefined };

/** Words in another language, and the fingerprint of the English they were translated from. */
export type Translated<Said> = Said & { readonly of: string };

function leaves(words: Words | undefined): readonly string[] {
  if (words === undefined || words === '') return [];
  return typeof words === 'string' ? [words] : Object.values(words).flatMap(leaves);
}

export const fingerprint = (english: Words): string => hex(sha256(utf8(leaves(english).join('\n')))).slice(0, 8);

/** The translation of what is said today: nothing, if there is none or the English has been changed since. */
export function current<Said extends object>(
  english: Words,
  found: Translated<Said> | undefined,
): Omit<Translated<Said>, 'of'> | undefined {
  if (found === undefined) return undefined;
  const { of, ...said } = found;
  return of === fingerprint(english) ? said : undefined;
}
