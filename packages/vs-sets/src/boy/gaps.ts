import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'boy-007', reason: 'The Female: no word for an additional strike in a combat (VS-MEC-STRIKE-03)' },
  {
    card: 'boy-008',
    reason: 'More Deadlier Than the Male: no word for a new combat in place of a cancelled one (VS-MEC-ATTACK-12)',
  },
  {
    card: 'boy-015',
    reason:
      'You and Your Corporation are Screwed: no word for a resource that stays exhausted through its next turn (VS-MEC-LOCEXH-01)',
  },
  {
    card: 'boy-023',
    reason:
      "Touch Me and I'll Burn Your Eyes Out: no word for a hand set aside face down that returns at random (VS-MEC-PHASEOUT-04)",
  },
  {
    card: 'boy-037',
    reason:
      'I Mean, Yeah, I Can Talk to Fish: no word for cards set aside while the rest of the deck is shuffled (VS-ZON-46)',
  },
  { card: 'boy-038', reason: 'the next level of boy-037' },
  { card: 'boy-045', reason: 'Look-alike: no word for becoming a copy of another character (VS-MEC-CLONE-06)' },
  {
    card: 'boy-050',
    reason: 'Electricity Goes In: no word for an instruction that allows another power from the next turn on',
  },
  {
    card: 'boy-052',
    reason: 'Steroids for Supes: no word for a super power that costs a symbol less (VS-MEC-SYMBOL-01)',
  },
];
