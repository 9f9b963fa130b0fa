import type { Face } from './faces/index.ts';
import { INKS, isPale, PAPER } from './inks.ts';
import { placed } from './motif.ts';
import { MotifArt } from './motif-art.tsx';
import { PLAIN, type Rim } from './rim.ts';
import { star } from './shapes.ts';
import type { TeamColours } from './team-colours.ts';

/** The middle of the field, where a face of 100 by 100 stands. */
const MIDDLE = { x: 70, y: 50 };
const RADIUS = 46;
const MOTIF_SIZE = 0.7;

interface PeopleProps {
  readonly lead: Face;
  readonly others: readonly Face[];
  readonly rim: Rim;
  readonly colours: TeamColours;
}

/** A character; on a team card the lead, and behind it up to two more. */
export function People({ lead, others, rim, colours }: PeopleProps) {
  const [left, right] = others;
  const isTeam = left !== undefined;
  const size = isTeam ? 0.78 : rim.rings > 1 ? 0.84 : 0.95;
  const small = { colours, rim: PLAIN, hasSign: false, y: 58, size: 0.5 };
  return (
    <>
      {left !== undefined && <FaceArt {...small} face={left} x={right === undefined ? 116 : 24} />}
      {right !== undefined && <FaceArt {...small} face={right} x={116} />}
      <FaceArt face={lead} colours={colours} rim={rim} hasSign={!isTeam} {...MIDDLE} size={size} />
    </>
  );
}

interface FaceProps {
  readonly face: Face;
  readonly colours: TeamColours;
  readonly rim: Rim;
  readonly hasSign: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function FaceArt({ face, colours, rim, hasSign, x, y, size }: FaceProps) {
  const { motif, behind, before, sign, ink, second } = face;
  const at = (layer: Face['motif']) => placed(layer, 50, 50, MOTIF_SIZE);
  return (
    <g className="art-face" transform={`translate(${x - 50 * size} ${y - 50 * size})scale(${size})`}>
      <circle cx={53} cy={53} r={RADIUS} fill={colours.light} />
      <RimArt rim={rim} rays={INKS[second]} colours={colours} />
      <circle
        cx={50}
        cy={50}
        r={RADIUS}
        fill={isPale(ink) ? colours.base : PAPER}
        stroke={colours.dark}
        strokeWidth={3}
      />
      <MotifArt motif={[...at(behind), ...at(motif), ...at(before)]} ink={ink} second={second} outline={3.7} />
      {hasSign && sign !== undefined && (
        <Sign sign={sign} face={face} colours={colours} size={rim.rays > 0 ? 0.4 : 0.34} />
      )}
    </g>
  );
}

interface RimProps {
  readonly rim: Rim;
  readonly rays: string;
  readonly colours: TeamColours;
}

function RimArt({ rim: { rings, rays: count, isNotched }, rays, colours }: RimProps) {
  const circle = { cx: 50, cy: 50, fill: 'none', stroke: colours.dark };
  const spikes = count > 0 && star(50, 50, count, 62, 40, -90 + 180 / count);
  return (
    <>
      {spikes && <path className="art-rays" d={spikes} fill={rays} stroke={colours.ink} strokeWidth={2} />}
      {isNotched && <circle {...circle} r={RADIUS + 2} strokeWidth={6} strokeDasharray="4 12.75" />}
      {rings > 2 && <circle {...circle} r={RADIUS + 9} strokeWidth={2} />}
      {rings > 1 && <circle {...circle} r={RADIUS + 4.5} fill={colours.light} strokeWidth={3} />}
    </>
  );
}

/** The accent, a coin on the lower right edge. */
function Sign({
  sign,
  face,
  colours,
  size,
}: Pick<FaceProps, 'face' | 'colours' | 'size'> & { readonly sign: Face['motif'] }) {
  const middle = 84;
  return (
    <g className="art-sign">
      <circle
        cx={middle}
        cy={middle}
        r={50 * size}
        fill={isPale(face.second) ? colours.base : PAPER}
        stroke={colours.dark}
        strokeWidth={2.4}
      />
      <MotifArt motif={placed(sign, middle, middle, size * 0.66)} ink={face.second} second={face.ink} outline={4} />
    </g>
  );
}

interface TwistProps {
  readonly face: Face;
  readonly colours: TeamColours;
  readonly hasTeam: boolean;
}

/** A plot twist: its motif in a burst. */
export function Twist({ face, colours, hasTeam }: TwistProps) {
  const burst = star(70, 50, 14, 46, 36);
  return (
    <>
      <path d={burst} fill={colours.light} transform="translate(3 3)" />
      <path
        d={burst}
        fill={hasTeam ? PAPER : INKS.yellow}
        stroke={colours.ink}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <MotifArt motif={placed(face.motif, MIDDLE.x, MIDDLE.y, 0.5)} ink={face.ink} second={face.second} outline={4.6} />
    </>
  );
}

/** A piece of equipment: the thing itself. */
export function Thing({ face, colours }: Omit<TwistProps, 'hasTeam'>) {
  const shadow = placed(face.motif, MIDDLE.x + 2.6, MIDDLE.y + 2.8, 0.8).map(([, path, moved]) => ({ path, moved }));
  return (
    <>
      {shadow.map(({ path, moved }) => (
        <path key={path + moved} d={path} transform={moved} fill={colours.light} />
      ))}
      <MotifArt motif={placed(face.motif, MIDDLE.x, MIDDLE.y, 0.8)} ink={face.ink} second={face.second} outline={3.2} />
    </>
  );
}
