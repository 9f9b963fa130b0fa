import type { Cue } from '../workers/cue.ts';
import type { SoundName } from './sound.ts';

/** What a thing that happened sounds like to who sits at `seat`. */
export function soundOf(cue: Cue, seat: number): SoundName | undefined {
  switch (cue.kind) {
    case 'turn':
      return cue.seat === seat ? 'yours' : 'theirs';
    case 'strike':
      return !cue.hits ? 'clank' : cue.isBack ? 'hitback' : 'hit';
    case 'play':
      return 'twist';
    case 'recruit':
      return 'land';
    case 'resource':
      return cue.isUp ? 'turn' : 'land';
    case 'gain':
    case 'effect':
    case 'boost':
    case 'power':
      return 'up';
    case 'levelUp':
      return cue.level === undefined ? 'team' : 'level';
    case 'recover':
    case 'ready':
      return 'flip';
    case 'superHit':
      return 'super';
    case 'score':
      return 'up';
    case 'end':
      return cue.winners.includes(seat) ? 'win' : 'lose';
    case 'attack':
    case 'stun':
    case 'wound':
    case 'ko':
    case 'draw':
    case 'mission':
      return cue.kind;
    case 'change':
      return undefined;
  }
}
