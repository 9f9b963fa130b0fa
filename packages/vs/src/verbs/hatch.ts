import { NONE, randomOf, reveal, type Seat } from '@longbox/kernel';
import { showTo } from '../atoms/known.ts';
import { openScope } from '../atoms/scopes.ts';
import { isMentioned, mention } from '../atoms/tell.ts';
import { happen } from '../atoms/triggers.ts';
import { EV, type PowerEntry } from '../catalogue/face.ts';
import { FACEHUGGERS } from '../language/index.ts';
import { enter, leave } from '../queries/ctx.ts';
import { matches } from '../queries/history.ts';
import { find } from '../queries/select.ts';
import { faceOf, isEnemySeat, isFaceUp, isSupporting } from '../state/relation.ts';
import { EVERYBODY, refTo, type VsState } from '../state/state.ts';
import { charactersOf } from './characters.ts';
import { pushBlock } from './effect-frame.ts';
import type { NodeOf, VerbRules } from './verb.ts';

/**
 * VS-ZON-30: a random card of the Facehugger pile is shown, and does what it says it does then, inside this instruction: so
 * an Ovomorph that tries after another finds what that one has left.
 */
export const hatch: VerbRules<NodeOf<'hatch'>> = {
  run(s, node, _, ctx) {
    const [egg] = charactersOf(s, node.cards, ctx);
    if (egg === undefined || !isFaceUp(s, egg) || !hasPrey(s, s.controller[egg])) return 'nothing';
    const seat = s.controller[egg];
    const own = enter(egg, seat);
    const pile = find(s, { zone: 'side', of: 'you', where: { pile: FACEHUGGERS } }, own, []);
    leave();
    if (pile.length === 0) return 'nothing';
    const card = randomOf(s.random, pile);
    showTo(s, card, EVERYBODY);
    reveal(s);
    if (isMentioned(s))
      mention(s, { type: 'revealed', seat, faces: [faceOf(s, card).id], to: EVERYBODY, looked: false });
    happen(s, EV.isRevealed, card, egg, seat);
    for (const entry of faceOf(s, card).triggers[EV.isRevealed] ?? []) {
      if (!isMeant(s, entry, card, egg, seat)) continue;
      pushBlock(s, entry.block, openScope(s, refTo(s, card), seat, entry.index, refTo(s, card), refTo(s, egg), seat));
    }
    return undefined;
  },
};

/** VS-KW-HATCH-2. */
const hasPrey = (s: VsState, seat: number): boolean =>
  s.board.some((card) => isSupporting(s, card) && isEnemySeat(s, s.controller[card], seat));

function isMeant(s: VsState, { power }: PowerEntry, card: number, egg: number, seat: Seat): boolean {
  if (power.power !== 'trigger') return false;
  const ctx = enter(card, seat);
  const fits = matches(s, power.trigger.pattern, card, egg, seat, 1, NONE, ctx);
  leave();
  return fits;
}
