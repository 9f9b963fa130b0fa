import type { Verb } from '@longbox/arena';
import type { VsVerb } from '@longbox/vs';
import type { ArenaAskingKey, SayAsking } from './arena-askings.en.ts';
import type { ArenaLineKey } from './arena-lines.en.ts';
import type { Language } from './language.ts';
import type { Say } from './line.ts';
import type { SayOption } from './option.ts';
import type { SayVsAsking, VsAskingKey } from './vs-askings.en.ts';
import type { VsLineKey } from './vs-lines.en.ts';

export type LineKey = VsLineKey | ArenaLineKey;

/** Everything the games say in one language. What one language leaves out does not compile. */
export interface GameWords {
  readonly lines: Readonly<Record<LineKey, Say>>;
  readonly vsOptions: Readonly<Record<VsVerb, SayOption>>;
  readonly vsAskings: Readonly<Record<VsAskingKey, SayVsAsking>>;
  readonly arenaOptions: Readonly<Record<Verb, SayOption>>;
  readonly arenaAskings: Readonly<Record<ArenaAskingKey, SayAsking>>;
}

const loaded = new Map<Language, GameWords>();

/** A screen loads the words of its language; a program with the whole game has all of them. */
export function learn(language: Language, words: GameWords): void {
  loaded.set(language, words);
}

export function wordsIn(language: Language): GameWords {
  const words = loaded.get(language);
  if (words === undefined) throw new Error(`nobody loaded the words of the games in ${language}`);
  return words;
}
