import type { Phrase } from '@longbox/vs/print';
import { plainWords } from '../cards/plain-words.ts';
import type { TableContext } from './table-context.tsx';

type Speaking = Pick<TableContext, 't' | 'language' | 'nameOf' | 'faceOf' | 'snapshot'>;

interface Asking {
  readonly text: string;
  readonly phrase: Phrase;
}

const written = (text: string): Phrase[number] => ({ kind: 'text', text });

/** What the card that waits asks, in its own words: of the person, or of somebody else. */
export function spokenQuestion({ snapshot, t, language, nameOf, faceOf }: Speaking): Asking | undefined {
  const { question, asked } = snapshot;
  if (question === undefined) return undefined;
  const printed = question.words[language];
  const source = question.source ?? faceOf(asked?.source);
  const lead = source === undefined ? '' : `${nameOf(source)}: `;
  const stop = /[.?!…]$/.test(plainWords(printed, t)) ? '' : '.';
  // Said to somebody else, "you" means them.
  const [open, close] = asked === undefined ? ['“', '”'] : ['', ''];
  const phrase = [written(`${lead}${open}`), ...printed, written(`${stop}${close}`)];
  return { text: plainWords(phrase, t), phrase };
}
