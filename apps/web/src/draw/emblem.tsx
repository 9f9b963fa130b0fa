import { memo, useMemo } from 'react';
import type { CardFacts } from '../cards/card-facts.ts';
import { CardGround } from './card-ground.tsx';
import { People, Thing, Twist } from './face-art.tsx';
import type { Picture } from './faces/index.ts';
import { FIELD_HEIGHT, FIELD_WIDTH } from './grounds.ts';
import { fieldId } from './halftone.tsx';
import { rimOf } from './rim.ts';
import { coloursOf } from './team-colours.ts';
import { useFaces } from './use-faces.ts';

/**
 * The card's picture: ground and halftone in the team's colours, and on it who or what the card is. The ground covers whatever
 * box it is given, the emblem stands whole in it.
 */
export const Emblem = memo(function Emblem({ card }: { readonly card: CardFacts }) {
  const faces = useFaces();
  const picture = useMemo(() => faces?.pictureOf(card), [faces, card]);
  const colours = coloursOf(card.teamKeys[0]);
  return (
    <>
      <CardGround seed={card.key} colours={colours} scene={picture?.kind === 'place' ? picture.scene : undefined} />
      {picture === undefined || picture.kind === 'place' ? null : (
        <svg className="art art-mark" viewBox={`0 4 ${FIELD_WIDTH} ${FIELD_HEIGHT - 8}`} aria-hidden="true">
          <Subject picture={picture} card={card} />
        </svg>
      )}
    </>
  );
});

interface SubjectProps {
  readonly picture: Exclude<Picture, { kind: 'place' }>;
  readonly card: CardFacts;
}

function Subject({ picture, card }: SubjectProps) {
  const colours = coloursOf(card.teamKeys[0]);
  switch (picture.kind) {
    case 'people':
      return <People lead={picture.lead} others={picture.others} rim={rimOf(card)} colours={colours} />;
    case 'twist':
      return <Twist face={picture.face} colours={colours} hasTeam={card.teamKeys.length > 0} />;
    case 'thing':
      return <Thing face={picture.face} colours={colours} />;
  }
}

/** The back all cards share: a long box of comics. */
export function CardBackArt() {
  return (
    <svg
      className="art"
      viewBox={`0 0 ${FIELD_WIDTH} ${FIELD_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={FIELD_WIDTH} height={FIELD_HEIGHT} fill="#1d2a44" />
      <use href={`#${fieldId(3)}`} fill="#31456e" />
      <g transform="translate(70 52)" fill="none" stroke="#f4e9cf">
        <path d="M-26-18h52v36h-52Z" strokeWidth={3} fill="#1d2a44" />
        <path d="M-26-8h52M-9-18v10M9-18v10" strokeWidth={2.4} />
        <path d="M-17 0h34v10h-34Z" fill="#f4e9cf" stroke="none" />
      </g>
    </svg>
  );
}
