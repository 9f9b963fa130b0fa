import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [];
