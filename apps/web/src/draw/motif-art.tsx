import { INKS, type Ink, isDeep, OUTLINE, PAPER } from './inks.ts';
import type { Motif, Paint } from './motif.ts';

/** Two inks to print a motif in. */
export interface Inks {
  readonly ink: Ink;
  readonly second: Ink;
}

interface Props extends Inks {
  readonly motif: Motif;
  /** How thick the outline is, in units of the box. */
  readonly outline?: number;
}

/** A motif in its box of 100 by 100. */
export function MotifArt({ motif, ink, second, outline = 3 }: Props) {
  return (
    <g className="art-motif" stroke={OUTLINE} strokeWidth={outline} strokeLinejoin="round" strokeLinecap="round">
      {motif.map(([paint, path, moved], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
        <path key={i} d={path} transform={moved} fillRule="evenodd" {...inked(paint, { ink, second }, outline)} />
      ))}
    </g>
  );
}

interface Inked {
  readonly fill: string;
  /** Where it is not the outline's. */
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

function inked(paint: Paint, { ink, second }: Inks, outline: number): Inked {
  const onInk = isDeep(ink) ? PAPER : OUTLINE;
  switch (paint) {
    case 'ink':
      return { fill: INKS[ink] };
    case 'second':
      return { fill: INKS[second] };
    case 'paper':
      return { fill: PAPER };
    case 'hole':
      return { fill: onInk, stroke: 'none' };
    case 'thread':
      return { fill: 'none', strokeWidth: outline * 1.5 };
    case 'line':
      return { fill: 'none', stroke: onInk };
    default:
      return { fill: INKS[paint.always] };
  }
}
