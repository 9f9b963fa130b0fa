import { bindCard, setRegister } from '../atoms/registers.ts';
import type { Cards } from '../language/index.ts';
import type { VsState } from '../state/state.ts';

/**
 * Under the name an operand has or gave them, the rest of an effect finds cards it has moved where they are now, so that it
 * can still ask what is printed on them. A shuffle ends that: nobody can say which card it was.
 */
export function keepTrack(s: VsState, scope: number, operand: Cards, moved: readonly number[]): void {
  if (typeof operand !== 'object' || !('name' in operand) || operand.name === undefined) return;
  setRegister(s, scope, operand.name);
  for (const card of moved) bindCard(s, scope, operand.name, card);
}
