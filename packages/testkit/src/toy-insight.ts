// What the toy game knows of good play: enough for players to be tried on it.
import { type CardId, choiceA, choiceKind, type Insight, type Seat } from '@longbox/kernel';
import type { ToyState } from './toy-game.ts';
import { TOY_FACES, TOY_VERBS } from './toy-words.ts';

const MAGPIE = TOY_FACES.indexOf('magpie');
const [PASS, PLAY, CHOOSE_CARD, CHOOSE_SEAT] = TOY_VERBS.keys();
const FEATURES = ['score', 'ringsToCome', 'hand'] as const;
const PRINCIPLES = ['scores', 'rings', 'draws', 'robsTheRichest', 'keepsTheBest', 'holds'] as const;
const [SCORES, RINGS, DRAWS, ROBS, KEEPS, HOLDS] = PRINCIPLES.keys();

/** By face, in the order of `TOY_FACES`: what a card is worth in hand, and which principle plays it. */
const WORTH: readonly number[] = [60, 50, 80, 40, 20];
const SPEAKS: readonly number[] = [RINGS, SCORES, RINGS, DRAWS, ROBS];

const ringsOf = (s: ToyState, seat: Seat): number => {
  let rings = 0;
  for (const card of s.standing) if (s.owner[card] === seat) rings += s.rings[card];
  return rings;
};

function judgeOne(s: ToyState, choice: number): readonly [score: number, principle: number] {
  const [kind, card] = [choiceKind(choice), choiceA(choice)];
  if (kind === PASS) return [0, HOLDS];
  if (kind === PLAY) return [WORTH[s.face[card]], SPEAKS[s.face[card]]];
  if (kind === CHOOSE_CARD) return [-WORTH[s.face[card]], KEEPS];
  if (kind === CHOOSE_SEAT) return [s.score[card], ROBS];
  // Coins and bells can only add; a magpie is better once the others have something.
  return [s.face[card] === MAGPIE ? 0 : 1, RINGS];
}

const knows = (s: ToyState, card: CardId, viewer: Seat): boolean =>
  s.pile.includes(card) || s.standing.includes(card) || s.hands[viewer].includes(card);

export const toyInsight: Insight<ToyState> = {
  features: FEATURES,
  weights: [700, 350, 150],
  measure(s, seat, _viewer, out) {
    out[0] = s.score[seat];
    out[1] = ringsOf(s, seat);
    out[2] = s.hands[seat].length;
  },
  side: (_s, seat) => seat,
  principles: PRINCIPLES,
  judge(s, choices, count, scores, because) {
    for (let i = 0; i < count; i++) [scores[i], because[i]] = judgeOne(s, choices[i]);
  },
  archetypes: [
    { name: 'bells', cards: ['bell', 'bell', 'bell', 'bell', 'coin', 'coin', 'scout', 'scout', 'spy', 'magpie'] },
    { name: 'thieves', cards: ['magpie', 'magpie', 'magpie', 'spy', 'spy', 'spy', 'coin', 'coin', 'coin', 'scout'] },
  ],
  seats: (s) => s.score.length,
  face: (s: ToyState, card: CardId) => s.face[card],
  knows,
  seen: (s, owner, viewer) =>
    Array.from(s.face.keys())
      .filter((card) => s.owner[card] === owner && knows(s, card, viewer))
      .map((card) => TOY_FACES[s.face[card]]),
};
