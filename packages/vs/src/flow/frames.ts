import type { FrameKind } from '@longbox/kernel';
import type { VsState } from '../state/state.ts';
import { combatFrame } from './combat.ts';
import { declareFrame } from './declare.ts';
import { effectFrame } from './effect.ts';
import { reactFrame, reactionsFrame } from './reactions.ts';
import { recruitFrame } from './recruit.ts';
import { resolveFrame } from './resolve.ts';
import { setUpFrame } from './set-up.ts';
import { settleFrame } from './settle.ts';
import { danceOffFrame, giveBackFrame, levelUpFrame, uniqueFrame } from './small.ts';
import { surplusFrame } from './surplus.ts';
import { buildFrame, drawFrame, endTurnFrame, mainFrame, recoveryFrame, turnFrame } from './turn.ts';
import { twistFrame } from './twist.ts';
import { useFrame } from './use.ts';
import { windowFrame } from './window.ts';

/** By number of the kind; must agree with `kinds.ts`. */
export const FRAMES: readonly FrameKind<VsState>[] = [
  setUpFrame,
  turnFrame,
  drawFrame,
  recoveryFrame,
  buildFrame,
  mainFrame,
  windowFrame,
  settleFrame,
  effectFrame,
  useFrame,
  twistFrame,
  recruitFrame,
  declareFrame,
  combatFrame,
  resolveFrame,
  reactionsFrame,
  levelUpFrame,
  uniqueFrame,
  danceOffFrame,
  endTurnFrame,
  reactFrame,
  surplusFrame,
  giveBackFrame,
];
