import type { FrameKind } from '@longbox/kernel';
import type { VsState } from '../state/state.ts';
import { byFrameKind } from '../words/frame-kinds.ts';
import { combatFrame } from './combat.ts';
import { declareFrame } from './declare.ts';
import { effectFrame } from './effect.ts';
import { guiseFrame } from './guise.ts';
import { formFrame } from './power-up.ts';
import { reactFrame, reactionsFrame } from './reactions.ts';
import { recruitFrame } from './recruit.ts';
import { replaceFrame } from './replace.ts';
import { resolveFrame } from './resolve.ts';
import { setUpFrame } from './set-up.ts';
import { settleFrame } from './settle.ts';
import { danceOffFrame, giveBackFrame, levelUpFrame, uniqueFrame } from './small.ts';
import { surplusFrame } from './surplus.ts';
import { buildFrame, drawFrame, endTurnFrame, mainFrame, recoveryFrame, turnFrame } from './turn.ts';
import { twistFrame } from './twist.ts';
import { useFrame } from './use.ts';
import { windowFrame } from './window.ts';

/** By number of the kind. */
export const FRAMES: readonly FrameKind<VsState>[] = byFrameKind<FrameKind<VsState>>({
  setUp: setUpFrame,
  turn: turnFrame,
  drawPhase: drawFrame,
  recoveryPhase: recoveryFrame,
  buildPhase: buildFrame,
  mainPhase: mainFrame,
  window: windowFrame,
  settle: settleFrame,
  effect: effectFrame,
  use: useFrame,
  twist: twistFrame,
  recruit: recruitFrame,
  declare: declareFrame,
  combat: combatFrame,
  resolve: resolveFrame,
  reactions: reactionsFrame,
  levelUp: levelUpFrame,
  unique: uniqueFrame,
  danceOff: danceOffFrame,
  endTurn: endTurnFrame,
  react: reactFrame,
  surplus: surplusFrame,
  giveBack: giveBackFrame,
  form: formFrame,
  replace: replaceFrame,
  guise: guiseFrame,
});
