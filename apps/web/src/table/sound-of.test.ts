import { expect, test } from 'vitest';
import { soundOf } from './sound-of.ts';

test('a strike that is too weak, one that hits and one that is struck back are told apart by ear', () => {
  const strike = { kind: 'strike', from: [1], to: 2, force: 5, against: 4 } as const;
  const heard = [
    soundOf({ ...strike, hits: false, isBack: false }, 0),
    soundOf({ ...strike, hits: true, isBack: false }, 0),
    soundOf({ ...strike, hits: true, isBack: true }, 0),
  ];
  expect(heard).toEqual(['clank', 'hit', 'hitback']);
});

test("one's own turn and victory sound otherwise than those of others, a Team otherwise than a level", () => {
  const [mine, theirs] = [0, 1].map((seat) => soundOf({ kind: 'turn', seat, turn: 2 }, 0));
  expect([mine, theirs]).toEqual(['yours', 'theirs']);
  expect([soundOf({ kind: 'end', winners: [0] }, 0), soundOf({ kind: 'end', winners: [1] }, 0)]).toEqual([
    'win',
    'lose',
  ]);
  const up = { kind: 'levelUp', card: 1, face: 'a', was: undefined } as const;
  expect([soundOf({ ...up, level: 2 }, 0), soundOf({ ...up, level: undefined }, 0)]).toEqual(['level', 'team']);
});
