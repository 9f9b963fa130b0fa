import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  {
    card: 'svh-039',
    reason:
      'Joined at the Hip: losing one of two equal keywords, or a named power, until healed (VS-MEC-LOSEPOW-02) has no word',
  },
  {
    card: 'svh-049',
    reason: 'An Eye For Detail: playing a card from the top of the deck for free (VS-MEC-PLAYFROM-02) has no word',
  },
  {
    card: 'svh-050',
    reason: 'Selfless, Selfish: a wound that goes to another character instead (VS-MEC-WOUND-03) has no word',
  },
  {
    card: 'svh-055',
    reason: 'Dark Magic: a plot twist that goes to the hand instead of the KO pile (VS-MEC-REPLACE-03) has no word',
  },
  {
    card: 'svh-056',
    reason: 'Under Set’s Control: control that lasts as long as equipment is worn (VS-MEC-CONTROL-03) has no word',
  },
  {
    card: 'svh-057',
    reason: 'Ultimate Nullification: naming a power, and losing powers of a name (VS-MEC-LOSEPOW-02), has no word',
  },
];
