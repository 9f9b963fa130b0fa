import { KEYWORD_NAMES } from '../language/keyword.ts';

export interface PileName {
  /** A proper name, so the same in every language. */
  readonly name: string;
  /** Called "the … pile", where others are called by their name alone. */
  readonly isPile: boolean;
}

const NAMES: Readonly<Record<string, PileName>> = {
  behindTheCamera: { name: KEYWORD_NAMES.behindTheCamera, isPile: true },
  facehuggers: { name: 'Facehugger', isPile: true },
  key: { name: 'Key', isPile: true },
  spellbook: { name: 'Spellbook', isPile: false },
  ultronFacility: { name: 'Ultron Facility', isPile: false },
};

/** A side pile by its key. */
export const pileName = (pile: string): PileName => NAMES[pile] ?? { name: pile, isPile: true };
