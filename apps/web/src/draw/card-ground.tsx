import { FIELD_HEIGHT, FIELD_WIDTH, GROUNDS } from './grounds.ts';
import { FADE_COUNT, fieldId } from './halftone.tsx';
import { diceFor, pick, whole } from './random.ts';
import type { Scene } from './scene.ts';
import type { TeamColours } from './team-colours.ts';

interface Ground {
  readonly path: string;
  readonly fade: number;
}

const drawn = new Map<string, Ground>();

/** Pattern and dots may vary by card; the same card has the same ones everywhere. */
function groundOf(seed: string): Ground {
  const known = drawn.get(seed);
  if (known !== undefined) return known;
  const dice = diceFor(seed);
  const ground = { path: pick(dice, GROUNDS)(dice), fade: whole(dice, 0, FADE_COUNT - 1) };
  drawn.set(seed, ground);
  return ground;
}

interface Props {
  readonly seed: string;
  readonly colours: TeamColours;
  readonly scene?: Scene | undefined;
}

/** What is printed behind an emblem, all in the team's colours; a location is scenery on it. */
export function CardGround({ seed, colours, scene }: Props) {
  const { path, fade } = groundOf(seed);
  const box = `0 0 ${FIELD_WIDTH} ${FIELD_HEIGHT}`;
  return (
    <svg className="art" viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={FIELD_WIDTH} height={FIELD_HEIGHT} fill={colours.base} />
      <path d={path} fill={colours.light} opacity={0.42} fillRule="evenodd" />
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
}
