import { KEYWORD_MEANINGS } from '../keywords/keyword-powers.ts';
import type { Keyword } from '../language/index.ts';

/** A keyword that nobody has written would be printed and do nothing. */
export function checkMeaning(keyword: Keyword): void {
  const meaning = KEYWORD_MEANINGS[keyword];
  if ('gap' in meaning) throw new Error(`the keyword ${keyword} has no meaning yet: ${meaning.gap}`);
}

/** What other keywords mean is powers of their own, which do not know whose they are. */
export function checkLosable(keyword: Keyword): void {
  if ('said' in KEYWORD_MEANINGS[keyword]) throw new Error(`the keyword ${keyword} cannot be lost by itself yet`);
}
