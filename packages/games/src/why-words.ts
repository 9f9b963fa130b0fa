import * as arena from '@longbox/arena';
import * as vs from '@longbox/vs';
import type { GameName } from './game-name.ts';
import { ARENA_REASONS } from './why/arena-reasons.ts';
import type { Reason } from './why/reason.ts';
import { VS_REASONS } from './why/vs-reasons.ts';
import type { InLanguages, Language } from './words/language.ts';

/** One thing that makes the difference between two options; a part of a review (`WhyPart` of players). */
export interface Difference {
  readonly what: { readonly feature: string; readonly whose: 'own' | 'other' } | 'won' | 'lost';
  /** Points of chance for the better option, from 0 to 1. */
  readonly worth: number;
  readonly better: number;
  readonly chosen: number;
}

const OWNERS: InLanguages<Readonly<Record<'own' | 'other', string>>> = {
  en: { own: 'You', other: 'They' },
  it: { own: 'Tu', other: 'Avversario' },
};

/** The games that end within sight. */
const ENDINGS: Readonly<Record<'won' | 'lost', { title: InLanguages<string>; saying: InLanguages<string> }>> = {
  won: {
    title: { en: 'You win', it: 'Vinci' },
    saying: {
      en: 'You win within two turns in # of the forecasts',
      it: 'Vinci entro due turni nel # delle previsioni',
    },
  },
  lost: {
    title: { en: 'You lose', it: 'Perdi' },
    saying: {
      en: 'You lose within two turns in # of the forecasts',
      it: 'Perdi entro due turni nel # delle previsioni',
    },
  },
};
const NOT: InLanguages<string> = { en: 'not', it: 'non' };

function reasonOf(game: GameName, feature: string): Reason {
  if (game === 'vs' && vs.isFeature(feature)) return VS_REASONS[feature];
  if (game === 'arena' && arena.isFeature(feature)) return ARENA_REASONS[feature];
  throw new RangeError(`no feature "${feature}" is measured in ${game}`);
}

function featureWords(game: GameName, feature: string, language: Language): string {
  if (game === 'vs') return vs.isFeature(feature) ? vs.featureText(feature, language) : feature;
  return arena.isFeature(feature) ? arena.featureText(feature, language) : feature;
}

const COMMAS: InLanguages<string> = { en: '.', it: ',' };

/** What is measured, short, for a row beside a number. */
export function differenceTitle(game: GameName, { what }: Difference, language: Language): string {
  if (typeof what === 'string') return ENDINGS[what].title[language];
  return `${OWNERS[language][what.whose]} · ${featureWords(game, what.feature, language)}`;
}

/** What the better option comes to, two turns later and on average, and what was chosen would not. */
export function differenceText(game: GameName, difference: Difference, language: Language): string {
  const { what, better, chosen } = difference;
  if (typeof what === 'string')
    return compared(ENDINGS[what].saying[language], percent(better), percent(chosen), language);
  const reason = reasonOf(game, what.feature);
  const saying = reason[what.whose][language];
  if (typeof saying !== 'string') return saying[better > chosen ? 0 : 1];
  const [said, unsaid] = reason.isShare ? [percent(better), percent(chosen)] : told(better, chosen, language);
  return compared(saying, said, unsaid, language);
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** With as many decimals as tell the two apart, up to two. */
function told(better: number, chosen: number, language: Language): [string, string] {
  const digits = better.toFixed(1) === chosen.toFixed(1) ? 2 : 1;
  const say = (value: number): string => value.toFixed(digits).replace('.', COMMAS[language]);
  return [say(better), say(chosen)];
}

const compared = (saying: string, better: string, chosen: string, language: Language): string =>
  `${saying.replace('#', better)}, ${NOT[language]} ${chosen}`;

/** At most so many reasons are told, and none that counts less than this share of the first. */
const MOST = 3;
const LEAST = 0.2;

/** What speaks for the better option, the weightiest first. */
export function mainDifferences<D extends Difference>(parts: readonly D[]): D[] {
  const speaking = parts.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth);
  return speaking.filter(({ worth }) => worth >= LEAST * speaking[0].worth).slice(0, MOST);
}
