import { listChoices, randomBelow, seedRandom } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { tableOf, vs } from './random-tables.ts';

const TABLES = [
  ['modern', 2],
  ['mb15', 2],
  ['cr21', 2],
  ['mcu18', 2],
  ['cw', 2],
  ['modern/freeForAll', 3],
  ['cr21/twoHeaded', 4],
] as const;

/** At a table where everything can come up, nothing is left out for that. */
const ANYTHING = {
  keywords: new Uint8Array(256).fill(1),
  permissions: new Uint8Array(256).fill(1),
  reactions: true,
};

// What a state keeps beside its memory only saves work: a state that knows nothing of it plays the same.
for (const [profile, seats] of TABLES) {
  test(`games of ${profile} for ${seats} go on alike when nothing derived is kept`, () => {
    const random = new Int32Array(16);
    seedRandom(random, [seats, profile.length, 0, 0]);
    const out = new Int32Array(4096);
    for (let number = 0; number < 8; number++) {
      const state = vs.setup(tableOf(profile, seats, `shortcuts-${number}`));
      const other = vs.clone(state);
      for (let decision = 0; vs.decision(state) !== undefined && decision < 600; decision++) {
        const where = `game ${number}, decision ${decision}`;
        const choice = out[randomBelow(random, vs.choices(state, out))];
        vs.clone(state, other);
        other.settled = 0;
        other.suspectsKnown = 0;
        other.rowKinds = -1;
        other.modifierKinds = -1;
        other.forbids = -1;
        other.ruleKinds = -1;
        other.lowers = -1;
        other.boardKnown = 0;
        other.holdingsKnown = 0;
        other.book = { ...other.book, possible: ANYTHING };
        expect(listChoices(vs, other), where).toEqual(listChoices(vs, state));
        vs.apply(state, choice);
        vs.apply(other, choice);
        expect(vs.fingerprint(other), where).toBe(vs.fingerprint(state));
      }
    }
  });
}
