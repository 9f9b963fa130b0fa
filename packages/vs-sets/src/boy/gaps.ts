import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'boy-007', reason: 'not written: The Female, Of the Species' },
  { card: 'boy-008', reason: 'not written: The Female, More Deadlier Than the Male' },
  { card: 'boy-015', reason: 'not written: You and Your Corporation are Screwed' },
  { card: 'boy-023', reason: "not written: I'm Fighter. I'm Going to Fight, Touch Me and I'll Burn Your Eyes Out" },
  { card: 'boy-037', reason: 'not written: I Mean, Yeah, I Can Talk to Fish, The Green Crusader Initiative' },
  { card: 'boy-038', reason: 'not written: I Mean, Yeah, I Can Talk to Fish, Trouble at a Dock, River, Lake...' },
  { card: 'boy-039', reason: 'not written: This Was our Dream' },
  { card: 'boy-045', reason: 'not written: Look-alike' },
  { card: 'boy-050', reason: 'not written: Electricity Goes In, Blast Comes Out.' },
  { card: 'boy-052', reason: 'not written: Manufactured by Vought, Steroids for Supes' },
];
