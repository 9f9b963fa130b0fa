import type { OptionWords, Picking, QuestionWords, Wording, WordNames } from '@longbox/games';
import { arenaWording } from '@longbox/games/words/arena-wording';
import { vsWording } from '@longbox/games/words/vs-wording';
import type { Phrase } from '@longbox/vs/print';
import type { Offer, Snapshot } from '../workers/game-api.ts';
import { byGame } from './by-game.ts';
import { spokenQuestion } from './spoken-question.ts';
import type { TableContext } from './table-context.tsx';

type Speaking = Pick<TableContext, 't' | 'language' | 'nameOf' | 'playerName' | 'faceOf' | 'snapshot' | 'selected'>;

/** What the prompt line says, and the rule that asks for it. */
export interface PromptWords {
  readonly text: string;
  /** The same with its symbols, where a card asks. */
  readonly phrase?: Phrase;
  readonly rule: string | undefined;
}

interface Worded {
  option(offer: Offer): OptionWords;
  question(): QuestionWords;
}

function worded<View>(wording: Wording<View>, view: View, context: Speaking): Worded {
  const { snapshot, t, language, nameOf, faceOf, playerName, selected } = context;
  const { seat, asked } = snapshot;
  const names: WordNames = {
    language,
    card: (card) => nameOf(faceOf(card)),
    face: nameOf,
    seat: playerName,
    team(name) {
      const key = `team-${name}`;
      return t(key) === key ? name : t(key);
    },
  };
  const seen = { source: asked?.source, options: asked?.offers ?? [], view, seat };
  const picking: Picking = { most: asked?.set?.most ?? 0, picked: selected.length };
  return {
    option: (offer) => wording.option(offer, seen, names, picking),
    question: () => wording.question(seen, names, picking),
  };
}

const wordsOf = (snapshot: Snapshot, context: Speaking): Worded =>
  byGame(snapshot, {
    vs: ({ view }) => worded(vsWording, view, context),
    arena: ({ view }) => worded(arenaWording, view, context),
  });

/** A button's words for an offer. */
export const offerWords = (offer: Offer, context: Speaking): string =>
  wordsOf(context.snapshot, context).option(offer)[1];

/** An offer with everything it is about: whom, what, at whom. */
export const fullWords = (offer: Offer, context: Speaking): string =>
  wordsOf(context.snapshot, context).option(offer)[0];

/** The sentence of the prompt line: what must be done. */
export function promptWords(context: Speaking): PromptWords {
  const { snapshot } = context;
  const question = snapshot.result === undefined ? spokenQuestion(context) : undefined;
  if (snapshot.asked === undefined) return { text: '', ...question, rule: undefined };
  return { ...wordsOf(snapshot, context).question(), ...question };
}
