import { FRAME } from '@longbox/kernel';
import type { KINDS } from '../flow/kinds.ts';
import type { ArenaState } from '../state/state.ts';
import { judgeAbilities, judgeNewMission, judgePayment, judgeRecycle } from './judge-abilities.ts';
import { judgeDeclare, judgeOrder } from './judge-challenges.ts';
import { judgeBeatenMission, judgeCheckPoint, judgeLoss } from './judge-check-point.ts';
import { judgePowerUp } from './judge-power.ts';
import { judgeDeploy, judgeRefill, judgeReplacement } from './judge-squads.ts';
import { judgeBoost, judgeBooster, judgeSuperHit } from './judge-stakes.ts';
import { BECAUSE } from './principles.ts';
import { type Judge, rate, type Verdict } from './verdict.ts';

const judgeNothing: Judge = (_s, _at, d) => {
  for (let i = 0; i < d.count; i++) rate(d, i, 0, BECAUSE.nothingBetter);
};

/** Who judges the decision of which frame. */
const JUDGES: Readonly<Record<keyof typeof KINDS, Judge>> = {
  game: judgeNothing,
  deploy: judgeDeploy,
  turn: judgeOrder,
  replacement: judgeReplacement,
  refill: judgeRefill,
  powerUp: judgePowerUp,
  abilities: judgeAbilities,
  activate: judgePayment,
  newMission: judgeNewMission,
  recycle: judgeRecycle,
  declare: judgeDeclare,
  battle: judgeBooster,
  boost: judgeBoost,
  superHit: judgeSuperHit,
  lose: judgeLoss,
  beatMission: judgeBeatenMission,
  checkPoint: judgeCheckPoint,
};
const BY_KIND: readonly Judge[] = Object.values(JUDGES);

const verdict: Verdict = {
  choices: new Int32Array(0),
  count: 0,
  scores: new Int32Array(0),
  because: new Int32Array(0),
};

/** Scores what the deciding seat may choose, in hundredths of a Mission Point as it sees the game. */
export function judge(
  s: ArenaState,
  choices: Int32Array,
  count: number,
  scores: Int32Array,
  because: Int32Array,
): void {
  if (count === 1) {
    scores[0] = 0;
    because[0] = BECAUSE.onlyChoice;
    return;
  }
  verdict.choices = choices;
  verdict.count = count;
  verdict.scores = scores;
  verdict.because = because;
  const at = s.stack.length - FRAME;
  BY_KIND[s.stack[at]](s, at, verdict);
}
