import type { Box } from './place-bubble.ts';

const ROOM = 8;

const hole = ({ left, top, width, height }: Box): string =>
  `M${left - ROOM} ${top - ROOM}h${width + 2 * ROOM}v${height + 2 * ROOM}h${-(width + 2 * ROOM)}z`;

interface Props {
  /** What is meant, with a ring. */
  readonly boxes: readonly Box[];
  /** What explains it, without. */
  readonly lit: readonly Box[];
  readonly isDim: boolean;
}

/** All but what is meant is dimmed, and can be clicked all the same. */
export function Spotlight({ boxes, lit, isDim }: Props) {
  return (
    <svg className="spot" aria-hidden="true">
      {isDim && boxes.length > 0 && (
        <path
          className="spot-dark"
          fillRule="evenodd"
          d={`M0 0H9999V9999H0z ${[...boxes, ...lit].map(hole).join(' ')}`}
        />
      )}
      {boxes.map((box) => (
        <rect
          key={`${box.left} ${box.top}`}
          className="spot-ring"
          x={box.left - ROOM}
          y={box.top - ROOM}
          width={box.width + 2 * ROOM}
          height={box.height + 2 * ROOM}
          rx="9"
        />
      ))}
    </svg>
  );
}
