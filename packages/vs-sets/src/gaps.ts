import { gaps as aff } from './aff/gaps.ts';
import { gaps as aln } from './aln/gaps.ts';
import { gaps as ban } from './ban/gaps.ts';
import { gaps as boy } from './boy/gaps.ts';
import { gaps as car } from './car/gaps.ts';
import { gaps as def } from './def/gaps.ts';
import { gaps as hox } from './hox/gaps.ts';
import { gaps as leg } from './leg/gaps.ts';
import { gaps as mcu2 } from './mcu2/gaps.ts';
import { gaps as mcu3 } from './mcu3/gaps.ts';
import { gaps as mmu } from './mmu/gaps.ts';
import { gaps as nbx } from './nbx/gaps.ts';
import { gaps as prd } from './prd/gaps.ts';
import { gaps as res } from './res/gaps.ts';
import { gaps as sec } from './sec/gaps.ts';
import { gaps as svh } from './svh/gaps.ts';
import { gaps as tbb } from './tbb/gaps.ts';
import { gaps as thu } from './thu/gaps.ts';
import { gaps as tub } from './tub/gaps.ts';
import { gaps as vsp } from './vsp/gaps.ts';

/** A card that does not do all it says, and why. A set that is complete has none. */
export interface CardGap {
  readonly card: string;
  readonly reason: string;
}

/** Cards with a gap are in no set: nobody can play half a card. */
export const VS_GAPS: readonly CardGap[] = [
  ...aff,
  ...def,
  ...aln,
  ...leg,
  ...ban,
  ...mcu2,
  ...hox,
  ...mcu3,
  ...thu,
  ...sec,
  ...nbx,
  ...vsp,
  ...car,
  ...boy,
  ...svh,
  ...tub,
  ...res,
  ...prd,
  ...mmu,
  ...tbb,
];
