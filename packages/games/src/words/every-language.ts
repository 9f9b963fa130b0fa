import { learn } from './catalogue.ts';
import { WORDS_EN } from './en.ts';
import { WORDS_IT } from './it.ts';

/** For the terminal, workers and tests, which do not wait for words. */
export function learnEveryLanguage(): void {
  learn('en', WORDS_EN);
  learn('it', WORDS_IT);
}
