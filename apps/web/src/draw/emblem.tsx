import { memo, useId } from 'react';
import type { CardFacts } from '../cards/card-facts.ts';
import { FIELD_HEIGHT, FIELD_WIDTH } from './grounds.ts';
import { fieldId } from './halftone.tsx';
import { type Picture, type Place, pictureOf } from './picture.ts';
import { coloursOf, type TeamColours } from './team-colours.ts';

/**
 * The card's picture: ground, halftone, mark with its colour off register, ink. The ground covers whatever box it is given,
 * the mark stands whole in it.
 */
export const Emblem = memo(function Emblem({ card }: { readonly card: CardFacts }) {
  const id = useId();
  const picture = pictureOf(card);
  const colours = coloursOf(card.teamKeys[0]);
  const { scene, fade, places } = picture;
  const box = `0 0 ${FIELD_WIDTH} ${FIELD_HEIGHT}`;
  const ground = (
    <svg className="art" viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={FIELD_WIDTH} height={FIELD_HEIGHT} fill={colours.base} />
      <path d={picture.ground} fill={colours.light} opacity={0.42} fillRule="evenodd" />
      <use href={`#${fieldId(fade)}`} fill={colours.dark} opacity={0.86} />
      {scene === undefined ? null : (
        <>
          <path d={scene.sky} fill={colours.light} stroke={colours.ink} strokeWidth={2} />
          <path d={scene.dark} fill={colours.ink} />
          <path d={scene.lit} fill={colours.base} />
        </>
      )}
    </svg>
  );
  if (scene !== undefined) return ground;
  return (
    <>
      {ground}
      <svg className="art art-mark" viewBox={`0 4 ${FIELD_WIDTH} ${FIELD_HEIGHT - 8}`} aria-hidden="true">
        <MarkCopies id={id} picture={picture} colours={colours} places={places} />
      </svg>
    </>
  );
});

interface MarkProps {
  readonly id: string;
  readonly picture: Picture;
  readonly colours: TeamColours;
}

function MarkCopies({ places, ...rest }: MarkProps & { readonly places: readonly Place[] }) {
  const { id, picture } = rest;
  return (
    <>
      <clipPath id={id}>
        <path d={picture.mark} clipRule="evenodd" />
      </clipPath>
      {places.map(({ x, y, size, turn }) => (
        <g key={x} transform={`translate(${x - 50 * size} ${y - 50 * size}) scale(${size}) rotate(${turn} 50 50)`}>
          <MarkLayers {...rest} />
        </g>
      ))}
    </>
  );
}

function MarkLayers({ id, picture, colours }: MarkProps) {
  const { mark, backing, cut, isLitFromRight, hasSight } = picture;
  return (
    <>
      {backing !== undefined && (
        <path d={backing} fill={colours.base} stroke={colours.ink} strokeWidth={2.4} fillRule="evenodd" />
      )}
      {hasSight && (
        <circle cx={50} cy={50} r={47} fill="none" stroke={colours.ink} strokeWidth={1.8} strokeDasharray="10 5" />
      )}
      <g transform={backing === undefined ? undefined : 'translate(12 12) scale(.76)'}>
        <path d={mark} fill={colours.light} fillRule="evenodd" transform="translate(2.6 2.8)" />
        <path d={mark} fill={colours.ink} fillRule="evenodd" />
        <g clipPath={`url(#${id})`}>
          <g transform={isLitFromRight ? 'translate(100 0) scale(-1 1)' : undefined}>
            <path d={`M0 0H${cut + 14}L${cut - 2} 100H0Z`} fill={colours.base} />
            <path d={`M0 0H${cut}L${cut - 16} 100H0Z`} fill={colours.light} />
          </g>
        </g>
        <path d={mark} fill="none" stroke={colours.ink} strokeWidth={2.6} strokeLinejoin="round" />
      </g>
    </>
  );
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
