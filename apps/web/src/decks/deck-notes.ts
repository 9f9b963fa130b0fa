import type { DeckFacts, DeckRecord, GameName, GameNotes, RecordTerms } from '@longbox/games';
import { DECK_NOTES as ARENA } from '@longbox/games/data/deck-notes-arena';
import { DECK_NOTES as VS } from '@longbox/games/data/deck-notes-vs';
import { type Interval, wilson } from '@longbox/players';

const NOTES: Readonly<Record<GameName, GameNotes>> = { vs: VS, arena: ARENA };

/** Plans that somebody wrote; those of other decks follow from their lists. */
const WRITTEN: Readonly<Record<GameName, readonly string[]>> = {
  vs: [
    'mnb-avengers',
    'mnb-x-men',
    'mnb-guardians',
    'mnb-super-villains',
    'mcu1-heroes',
    'mcu1-villains',
    'civ-iron-man',
    'civ-captain-america',
  ],
  arena: ['avengers', 'guardians', 'spider-family', 'x-men'],
};

export const isWritten = (game: GameName, key: string): boolean => WRITTEN[game].includes(key);

export interface Note {
  readonly facts: DeckFacts;
  readonly record: DeckRecord | undefined;
  readonly terms: RecordTerms;
}

export function noteOf(game: GameName, key: string): Note | undefined {
  const { facts, records, terms } = NOTES[game];
  const found = facts[key];
  return found === undefined ? undefined : { facts: found, record: records[key], terms };
}

/** Draws count half. */
export const shareOf = ({ points, games }: DeckRecord): Interval => wilson(points / 2, games);

interface Candidate {
  readonly key: string;
  readonly isFirst: boolean;
}

/** What to begin with: of the decks for a first game the easiest, and of those the one that wins most. */
export function firstChoice<D extends Candidate>(game: GameName, decks: readonly D[]): D | undefined {
  const rank = ({ key }: D): number => {
    const note = noteOf(game, key);
    if (note === undefined) return Number.POSITIVE_INFINITY;
    return note.facts.hard - (note.record === undefined ? 0 : shareOf(note.record).share / 2);
  };
  return decks.filter(({ isFirst }) => isFirst).toSorted((a, b) => rank(a) - rank(b))[0];
}
