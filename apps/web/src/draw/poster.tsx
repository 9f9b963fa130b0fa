import { CardGround } from './card-ground.tsx';
import { FaceArt } from './face-art.tsx';
import { FIELD_HEIGHT, FIELD_WIDTH } from './grounds.ts';
import type { Inks } from './motif-art.tsx';
import { FIRST } from './motifs/first.ts';
import { PLAIN } from './rim.ts';
import { coloursOf } from './team-colours.ts';

export interface PosterFacts extends Inks {
  readonly motif: keyof typeof FIRST;
  readonly team: string;
}

/** A picture from the same press as the cards; it stands for no card, and waits for none of theirs. */
export function Poster({ motif, team, ink, second }: PosterFacts) {
  const colours = coloursOf(team);
  const face = { motif: FIRST[motif], behind: [], before: [], sign: undefined, ink, second };
  return (
    <>
      <CardGround seed={`poster ${motif}`} colours={colours} />
      <svg className="art art-mark" viewBox={`0 4 ${FIELD_WIDTH} ${FIELD_HEIGHT - 8}`} aria-hidden="true">
        <FaceArt face={face} colours={colours} rim={PLAIN} hasSign={false} x={70} y={50} size={0.95} />
      </svg>
    </>
  );
}
