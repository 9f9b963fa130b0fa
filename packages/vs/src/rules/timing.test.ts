import { NONE } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { possibleWith } from '../catalogue/possible.ts';
import { timingBit } from '../catalogue/timing-bits.ts';
import { TIMINGS } from '../language/index.ts';
import { profileFor } from '../profiles/profiles.ts';
import { timesOf } from '../set-up/set-up-table.ts';
import { createState, PHASES, V, type VsState } from '../state/state.ts';
import { WHY } from '../words/reasons.ts';
import { MAIN_START, openTimings } from './timing.ts';
import { whyNotNow } from './use.ts';

function emptyState(): VsState {
  const profile = profileFor('modern', 2);
  if (profile === undefined) throw new Error('no such profile');
  const here = {
    possible: possibleWith([]),
    usable: 0,
    usableElsewhere: 0,
    usableByEnemies: 0,
    playableInRow: 0,
    playable: 0,
    hasEquipment: false,
    hasFetched: false,
  };
  const catalogue = createCatalogue([]);
  const nothing = { ears: new Int32Array(), recordedForGame: [], ...here, ...timesOf(catalogue, profile, []) };
  const s = createState({ catalogue, profile, ...nothing }, 2, 2);
  s.sideOf[1] = 1;
  return s;
}

test('the open timings are those for which nothing is said against the moment', () => {
  const s = emptyState();
  for (const phase of PHASES.keys()) {
    for (let step = 0; step <= MAIN_START; step++) {
      for (const combat of [0, 1]) {
        s.v[V.phase] = phase;
        s.v[V.step] = step;
        s.v[V.combat] = combat;
        for (const seat of [0, 1]) {
          let open = 0;
          for (const timing of TIMINGS) {
            for (const anyTurn of [false, true]) {
              if (whyNotNow(s, seat, timing, anyTurn, NONE) === WHY.fine) open |= timingBit(timing, anyTurn);
            }
          }
          expect(openTimings(s, seat), `${PHASES[phase]} ${step} ${combat} ${seat}`).toBe(open);
        }
      }
    }
  }
});
