import type { Phrase } from '@longbox/vs/print';
import type { Offer } from '../workers/game-api.ts';
import { arenaOfferWords, arenaPrompt } from './arena/arena-words.ts';
import type { TableContext } from './table-context.tsx';
import { vsOfferWords, vsPrompt, vsQuestion } from './vs/vs-words.ts';

/** What the prompt line says, and the rule that asks for it. */
export interface PromptWords {
  readonly text: string;
  /** The same with its symbols, where a card asks. */
  readonly phrase?: Phrase;
  readonly rule: string | undefined;
}

/** A button's words for an offer. */
export function offerWords(offer: Offer, context: TableContext): string {
  const { snapshot } = context;
  return snapshot.game === 'vs'
    ? vsOfferWords(offer, { ...context, snapshot })
    : arenaOfferWords(offer, { ...context, snapshot });
}

/** The sentence of the prompt line: what must be done. */
export function promptWords(context: TableContext): PromptWords {
  const { snapshot } = context;
  if (snapshot.asked === undefined) {
    const question =
      snapshot.game === 'vs' && snapshot.result === undefined ? vsQuestion({ ...context, snapshot }) : undefined;
    return question === undefined ? { text: '', rule: undefined } : { ...question, rule: undefined };
  }
  return snapshot.game === 'vs' ? vsPrompt({ ...context, snapshot }) : arenaPrompt({ ...context, snapshot });
}
