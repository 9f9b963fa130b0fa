import type { FrameKind } from '@longbox/kernel';
import type { ArenaState } from '../state/state.ts';
import { abilities, activate } from './abilities.ts';
import { battle } from './battle.ts';
import { checkPoint } from './check-point.ts';
import { declare } from './declare.ts';
import { beatMission, lose } from './losses.ts';
import { deploy, game } from './preparation.ts';
import { powerUp, refill, replacement } from './replacement.ts';
import { boost, superHit } from './stakes.ts';
import { newMission, recycle } from './support.ts';
import { turn } from './turn.ts';

/** Must agree with `KINDS`. */
export const FRAMES: readonly FrameKind<ArenaState>[] = [
  game,
  deploy,
  turn,
  replacement,
  refill,
  powerUp,
  abilities,
  activate,
  newMission,
  recycle,
  declare,
  battle,
  boost,
  superHit,
  lose,
  beatMission,
  checkPoint,
];
