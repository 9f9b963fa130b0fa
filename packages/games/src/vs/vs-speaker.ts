import { type Card, type Effect, type VsView, writtenTree } from '@longbox/vs';
import { type Phrase, printDeed, printPowerText, printQuestion } from '@longbox/vs/print';
import type { CardQuestion, Spoken } from '../words/line.ts';

/** What the trees of the cards say, in every language at once. */
export interface VsSpeaker {
  /** What an instruction of a card asks; the view holds it for those who may know. */
  question(view: VsView): CardQuestion | undefined;
  /** What an effect leaves behind; `self` is the face of whom it calls so, `source` of whose power it is if that is another. */
  deed(effect: Effect, self: string | undefined, source?: string): Spoken;
  /** What a power says that is used or goes off. */
  power(face: string | undefined, name: string): Spoken | undefined;
}

const spoken = (print: (language: 'en' | 'it') => Phrase): Spoken => ({ en: print('en'), it: print('it') });

export function vsSpeaker(find: (id: string) => Card | undefined): VsSpeaker {
  const cardOf = (face: string | undefined): Card | undefined => {
    const card = face === undefined ? undefined : find(face);
    return card === undefined ? undefined : writtenTree(card);
  };
  const powers = new Map<string, Spoken>();
  const printPower = (card: Card, name: string): Spoken => {
    const key = `${card.id} ${name}`;
    const text = powers.get(key) ?? spoken((language) => printPowerText(card, name, language));
    powers.set(key, text);
    return text;
  };
  return {
    question({ waiting }) {
      const question = waiting?.question;
      if (question === undefined) return undefined;
      return { source: question.source, words: spoken((language) => printQuestion(question, language, cardOf)) };
    },
    deed: (effect, self, source) => spoken((language) => printDeed(effect, language, cardOf(self), cardOf(source))),
    power(face, name) {
      const card = cardOf(face);
      const text = card === undefined ? undefined : printPower(card, name);
      return text === undefined || text.en.length === 0 ? undefined : text;
    },
  };
}
