import { use } from 'react';
import type { GameName } from '../cards/card-facts.ts';
import { useLanguage } from '../i18n/language.tsx';
import { type CardRuling, loadCardRulings } from './card-rulings.ts';
import { loadRulebook } from './load-rulebook.ts';
import type { Rulebook } from './rulebook.ts';

/** Each suspends until it is here, in the reader's language. */
export const useRulebook = (game: GameName): Rulebook => use(loadRulebook(game, useLanguage()));
export const useCardRulings = (): readonly CardRuling[] => use(loadCardRulings(useLanguage()));
