import * as arena from '@longbox/arena';
import * as vs from '@longbox/vs';
import type { GameName } from './game-name.ts';
import type { Language } from './words/language.ts';

/** One thing that makes the difference between two options; a part of a review (`WhyPart` of players). */
export interface Difference {
  readonly what: { readonly feature: string; readonly whose: 'own' | 'other' } | 'result';
  /** Points of chance for the better option, from 0 to 1. */
  readonly worth: number;
  readonly better: number;
  readonly chosen: number;
}

/** Whether a feature counts things, says how often something is so, or has a measure of its own that means nothing to people. */
type Kind = 'count' | 'often';

const KINDS: Readonly<Record<GameName, Readonly<Partial<Record<string, Kind>>>>> = {
  vs: {
    health: 'count',
    brink: 'often',
    level: 'count',
    mainDown: 'often',
    exposed: 'often',
    mainAtk: 'count',
    mainDef: 'count',
    characters: 'count',
    atk: 'count',
    def: 'count',
    menace: 'count',
    cover: 'count',
    readyAtk: 'count',
    flyers: 'count',
    shooters: 'count',
    hand: 'count',
    fullHand: 'count',
    resources: 'count',
    lateResources: 'count',
    locations: 'count',
    turn: 'often',
    nearLevel: 'often',
    powers: 'count',
    lives: 'count',
    ahead: 'often',
  },
  arena: {
    points: 'count',
    missionsCompleted: 'count',
    activeCharacters: 'count',
    reserveCharacters: 'count',
    hitPoints: 'count',
    activePower: 'count',
    reservePower: 'count',
    hand: 'count',
    nemesisInReach: 'count',
    nemeses: 'count',
    facedNemeses: 'count',
    superHits: 'count',
    teams: 'count',
  },
};

interface WhyWords {
  readonly own: string;
  readonly other: string;
  count(what: string, better: string, chosen: string): string;
  more(what: string): string;
  less(what: string): string;
  /** The games that end within sight. */
  wins(better: string, chosen: string): string;
}

const WORDS: Readonly<Record<Language, WhyWords>> = {
  en: {
    own: 'Yours',
    other: 'Theirs',
    count: (what, better, chosen) => `${what}: ${better} instead of ${chosen}`,
    more: (what) => `${what}: more`,
    less: (what) => `${what}: less`,
    wins: (better, chosen) => `Games won within two turns: ${better} instead of ${chosen}`,
  },
  it: {
    own: 'Tuoi',
    other: 'Avversari',
    count: (what, better, chosen) => `${what}: ${better} invece di ${chosen}`,
    more: (what) => `${what}: di più`,
    less: (what) => `${what}: di meno`,
    wins: (better, chosen) => `Partite vinte entro due turni: ${better} invece di ${chosen}`,
  },
};

function featureWords(game: GameName, feature: string, language: Language): string {
  if (game === 'vs') return vs.isFeature(feature) ? vs.featureText(feature, language) : feature;
  return arena.isFeature(feature) ? arena.featureText(feature, language) : feature;
}

const LOCALES: Readonly<Record<Language, string>> = { en: '.', it: ',' };

/** What is measured, short, for a row beside a number. */
export function differenceTitle(game: GameName, { what }: Difference, language: Language): string {
  if (what === 'result') return language === 'en' ? 'The game ends' : 'Fine della partita';
  const { own, other } = WORDS[language];
  return `${what.whose === 'own' ? own : other}: ${uncapped(featureWords(game, what.feature, language))}`;
}

/** What it comes to with the better option and with what was chosen, two turns later and on average. */
export function differenceText(game: GameName, difference: Difference, language: Language): string {
  const { what, better, chosen } = difference;
  const words = WORDS[language];
  const title = differenceTitle(game, difference, language);
  const percent = (share: number): string => `${Math.round(100 * share)} %`;
  if (what === 'result') return words.wins(percent(better), percent(chosen));
  const kind = KINDS[game][what.feature];
  if (kind === undefined) return better > chosen ? words.more(title) : words.less(title);
  const said = (value: number): string =>
    kind === 'often' ? percent(value) : value.toFixed(1).replace('.', LOCALES[language]);
  return said(better) === said(chosen)
    ? better > chosen
      ? words.more(title)
      : words.less(title)
    : words.count(title, said(better), said(chosen));
}

/** Names that begin with capital letters keep them. */
const uncapped = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** At most so many reasons are told, and none that counts less than this share of the first. */
const MOST = 3;
const LEAST = 0.2;

/** What speaks for the better option, the weightiest first. */
export function mainDifferences<D extends Difference>(parts: readonly D[]): D[] {
  const speaking = parts.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth);
  return speaking.filter(({ worth }) => worth >= LEAST * speaking[0].worth).slice(0, MOST);
}
