import type { Option } from '@longbox/kernel';
import { judgeActivation } from './judge-abilities.ts';
import { judgeBoost, judgeChallenge, judgeSuperHit } from './judge-battle.ts';
import { judgeCheckPoint, judgeSquad } from './judge-squads.ts';
import { type Sight, strength } from './table-sight.ts';

/**
 * A simple player that follows rules of thumb: it gives every option a value and takes the best. Passing is worth 0, so
 * that it does only what seems to help. It sees its own view and nothing else.
 */
export function judge(sight: Sight, option: Option): number {
  const card = sight.cards.get(option.card ?? -1);
  switch (option.verb) {
    case 'deploy':
    case 'play':
    case 'move':
    case 'exchange':
    case 'powerUp':
      return judgeSquad(sight, option);
    case 'activate':
      return judgeActivation(sight, option);
    case 'pay':
      return option.value ?? 0;
    case 'challenge':
    case 'group':
    case 'target':
      return judgeChallenge(sight, option);
    case 'boostWith':
    case 'boost':
      return judgeBoost(sight, option);
    case 'superHit':
      return judgeSuperHit(sight);
    case 'resolve':
      return -(option.value ?? 0) / 10;
    case 'missionOut':
      return 10 - (card?.missionPoints ?? 0);
    case 'missionIn':
      return card?.missionPoints ?? 0;
    case 'replaceMission':
      return -(card?.missionPoints ?? 0);
    case 'lose':
      return -strength(card);
    case 'recycle':
      return strength(card) + (isInPlay(sight, card?.name) ? 1000 : 0);
    default:
      return judgeCheckPoint(sight, option);
  }
}

const isInPlay = (sight: Sight, name: string | undefined): boolean =>
  sight.own.slots.some((slot) => sight.cards.get(slot.stack[0]?.card)?.name === name);
