/**
 * What two spellings of one thing have in common: no case, accents, spaces or punctuation. `X-Men` and `xmen` are alike,
 * `+1/+1` and `-1/-1` are not.
 */
export function keyOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[-−](?=\d)/g, '~')
    .replace(/[^\p{L}\p{N}+~]/gu, '');
}

/** The words of a name, each by its key; `cancelCombat` has two. */
export const wordKeys = (text: string): string[] =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s/]+/)
    .map(keyOf)
    .filter((key) => key !== '');
