import type { Effect, Modifier } from '../language/index.ts';

/** Lasting things the rules themselves make, so that they have a number in every catalogue. */
export const RETURN_CONTROL: Extract<Effect, { verb: 'later' }> = {
  verb: 'later',
  on: { on: 'endOfTurn', player: 'you' },
  lasts: 'game',
  effects: [],
  once: true,
};

export const RETURN_CARDS: Extract<Effect, { verb: 'later' }> = {
  verb: 'later',
  on: { on: 'endOfTurn' },
  lasts: 'game',
  effects: [],
  once: true,
};

/** Cards of one player that come back two at a time. */
export const RETURN_TWO: Extract<Effect, { verb: 'later' }> = {
  verb: 'later',
  on: { on: 'startOfTurn' },
  lasts: 'game',
  effects: [],
};

/** Stands for a doubling, or for what was missing to a number; the amounts are in its row. */
export const DOUBLED: Modifier = { mod: 'stats', atk: 0, def: 0 };

/** Stands for a change of control for good; who had the character before is in the row. */
export const TAKEN: Modifier = { mod: 'stats', atk: 0, def: 0 };

/** Stands for a level that comes back; which face it had is in the row. */
export const REGRESSED: Modifier = { mod: 'stats', atk: 0, def: 0 };

/** Stands for a Relationship; with whom is in the row. */
export const RELATED: Modifier = { mod: 'stats', atk: 0, def: 0 };

/** Stands for a power that costs less the next time; which one, and how much less, is in the row. */
export const CHEAPENED: Modifier = { mod: 'stats', atk: 0, def: 0 };

/** Stands for a power that an enemy has turned off; which one is in the row. */
export const TURNED_OFF: Modifier = { mod: 'can', what: 'usePower' };

/** Stands for powers lost for good as a character appeared. */
export const LOST: Modifier = { mod: 'losePowers' };

export const STANDING = [RETURN_CONTROL, RETURN_CARDS, RETURN_TWO] as const;

export const STAND_INS = [DOUBLED, REGRESSED, TAKEN, RELATED, CHEAPENED, TURNED_OFF, LOST] as const;
