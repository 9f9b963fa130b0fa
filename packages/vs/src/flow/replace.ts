import { ARG, ask, choiceA, choiceB, type FrameKind, NONE, offer, packChoice, popFrame, STEP } from '@longbox/kernel';
import { putCounters } from '../atoms/conditions.ts';
import { addToNumber } from '../atoms/registers.ts';
import { noteOutcome } from '../atoms/scopes.ts';
import { COUNTERS } from '../language/index.ts';
import { deref, type VsState } from '../state/state.ts';
import { insteadOf, unpackAsked } from '../verbs/replaced.ts';
import { CHOICE } from '../words/choices.ts';

// Slots: the character as a reference, how many counters, who is asked about which kinds, who puts them plus one, and the
// effect's scope with the slot that counts them, or NONE.
const CARD = ARG;
const COUNT = ARG + 1;
const ASKED = ARG + 2;
const SOURCE = ARG + 3;
const SCOPE_AT = ARG + 4;
const PLACE = ARG + 5;

/** VS-MEC-REPLACE-03: counters are about to go on a character that may have another kind instead, or not get them because somebody else does. */
export const replaceFrame: FrameKind<VsState> = {
  name: 'replace',
  run(s, at) {
    const { stack } = s;
    const card = deref(s, stack[at + CARD]);
    const { seat, by, meant } = unpackAsked(stack[at + ASKED]);
    const answer = stack[at + STEP] - 1;
    const kind = answer < 0 ? NONE : answer & 7;
    const on = answer < 0 ? card : answer >> 3;
    if (card === NONE) return popFrame(s);
    // A player who is out of the game replaces nothing.
    if (kind < 0 && s.out[seat] === 0) return ask(s, seat, 'chooseNumber', by);
    const [count, source, scope, place] = [COUNT, SOURCE, SCOPE_AT, PLACE].map((slot) => stack[at + slot]);
    popFrame(s);
    const isAsMeant = kind < 0 || (kind === meant && on === card);
    const put = putCounters(s, on, COUNTERS[kind < 0 ? meant : kind], count, source - 1);
    if (scope === NONE || !isAsMeant) return;
    // VS-MEC-REPLACE-05: only what was meant counts as done.
    if (put > 0) noteOutcome(s, scope, true);
    if (place !== NONE) addToNumber(s, place, put);
  },
  list(s, at) {
    const card = deref(s, s.stack[at + CARD]);
    const asked = unpackAsked(s.stack[at + ASKED]);
    offer(s, packChoice(CHOICE.counter, asked.meant, card));
    for (const one of insteadOf(s, card, asked)) offer(s, packChoice(CHOICE.counter, asked.other, one));
  },
  answer(s, at, choice) {
    s.stack[at + STEP] = (choiceA(choice) | (choiceB(choice) << 3)) + 1;
  },
};
