import { create } from 'zustand';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];
export const CONTRASTS = ['system', 'more'] as const;
export type Contrast = (typeof CONTRASTS)[number];
/** How fast the table shows what happened. */
export const PACES = ['slow', 'usual', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];
/** What these were called before. */
const OLD_PACES: Readonly<Record<string, Pace>> = { calm: 'usual', quick: 'fast', instant: 'off' };

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly contrast: Contrast;
  readonly pace: Pace;
  /** How loud the table is, from 0 to 100. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** Answer at once where there is only one answer. */
  readonly skipSingle: boolean;
  /** In the first games, told of clear chances that were missed. */
  readonly hasTips: boolean;
  /** Moments of a game that are passed without asking. */
  readonly passed: readonly string[];
  /** Whether to be called when it is one's move was asked already. */
  readonly isCallAsked: boolean;
  /** How well computers play, as last chosen. */
  readonly level: string;
  /** The edition or level a new deck or game begins with. */
  readonly profiles: { readonly vs: string; readonly arena: string };
}

interface SettingsStore extends Settings {
  change(part: Partial<Settings>): void;
}

const KEY = 'longbox.settings';

function preferredLanguage(): Language {
  return navigator.language.startsWith('it') ? 'it' : 'en';
}

function readStored(): Partial<Record<keyof Settings, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    // Storage may be closed to us, or hold what we did not write: start afresh.
    return {};
  }
}

const oneOf = <T extends string>(words: readonly T[], found: unknown, otherwise: T): T =>
  words.find((word) => word === found) ?? otherwise;

/** Keeps text only; the reader of a setting knows its words. */
const wordsIn = (found: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(found ?? {}).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );

function initial(): Settings {
  const stored = readStored();
  return {
    language: oneOf(LANGUAGES, stored.language, preferredLanguage()),
    theme: oneOf(THEMES, stored.theme, 'system'),
    motion: oneOf(MOTIONS, stored.motion, 'system'),
    contrast: oneOf(CONTRASTS, stored.contrast, 'system'),
    pace: oneOf(PACES, stored.pace, OLD_PACES[String(stored.pace)] ?? 'usual'),
    volume: typeof stored.volume === 'number' ? Math.max(0, Math.min(100, stored.volume)) : 50,
    isMuted: stored.isMuted === true,
    skipSingle: stored.skipSingle !== false,
    hasTips: stored.hasTips !== false,
    passed: Array.isArray(stored.passed) ? stored.passed.filter((each) => typeof each === 'string') : [],
    isCallAsked: stored.isCallAsked === true,
    level: typeof stored.level === 'string' ? stored.level : 'recruit',
    profiles: { vs: 'modern', arena: 'level-1', ...wordsIn(stored.profiles) },
  };
}

function show({ language, theme, motion, contrast }: Settings): void {
  const { documentElement: root } = document;
  root.lang = language;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.motion = motion;
  root.dataset.contrast = contrast;
}

function store(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Settings then last as long as the page.
  }
}

export const useSettings = create<SettingsStore>((set, get) => ({
  ...initial(),
  change(part) {
    set(part);
    const { change: _change, ...settings } = get();
    show(settings);
    store(settings);
  },
}));

show(useSettings.getState());

/** Whether things may move: the person's setting here, then the system's. */
export function mayMove(): boolean {
  return useSettings.getState().motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
