import type { AbilityKind } from '@longbox/arena/language';
import type { InLanguages } from './language.ts';

/** Must agree with the printed cards; a test compares them. */
export const ABILITY_NAMES: Readonly<Record<AbilityKind, InLanguages<string>>> = {
  'Group Attack': { en: 'Group Attack', it: 'Attacco di Gruppo' },
  'Trap Attack': { en: 'Trap Attack', it: 'Attacco Trappola' },
  'Brute Force': { en: 'Brute Force', it: 'Forza Bruta' },
  'Attack Mission': { en: 'Attack Mission', it: 'Attacco alla Missione' },
  'Double Hit': { en: 'Double Hit', it: 'Doppio Colpo' },
  'Bonus Attack': { en: 'Bonus Attack', it: 'Bonus Attacco' },
  Counterattack: { en: 'Counterattack', it: 'Contrattacco' },
  'Bonus Defence': { en: 'Bonus Defence', it: 'Bonus Difesa' },
  Switch: { en: 'Switch', it: 'Scambio' },
  'New Mission': { en: 'New Mission', it: 'Nuova Missione' },
  'Power Bank': { en: 'Power Bank', it: 'Banca di Potere' },
  Recycle: { en: 'Recycle', it: 'Riciclo' },
};

const NAMES: Readonly<Partial<Record<string, InLanguages<string>>>> = ABILITY_NAMES;

export const abilityName = (ability: string, language: keyof InLanguages<string>): string =>
  NAMES[ability]?.[language] ?? ability;
