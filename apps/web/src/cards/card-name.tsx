import { type Fit, fitName, type Room } from '../draw/fit-name.ts';

/** Room for a name by card size, in hundredths of the card's width. */
const ROOMS = {
  board: { face: 'condensed', width: 78, oneLine: 10.4, twoLines: 8.2 },
  tile: { face: 'condensed', width: 69, oneLine: 13.6, twoLines: 10.4 },
  hand: { face: 'condensed', width: 72.5, oneLine: 10.6, twoLines: 8.7 },
  zoom: { face: 'display', width: 79, oneLine: 8.2, twoLines: 6.4 },
} as const satisfies Readonly<Record<string, Room>>;

export type CardSize = keyof typeof ROOMS;

/** What a tag with a flag takes from the name beyond a plain one. */
const WIDE_TAG: Readonly<Record<CardSize, number>> = { board: 12, tile: 15, hand: 9, zoom: 9 };

const fitted = new Map<string, Fit>();

function fitFor(name: string, size: CardSize, hasTag: boolean, isWideTag: boolean): Fit {
  const key = `${size}${hasTag}${isWideTag}${name}`;
  const known = fitted.get(key);
  if (known !== undefined) return known;
  const room = ROOMS[size];
  const taken = hasTag ? (isWideTag ? WIDE_TAG[size] : 0) : -15;
  const fit = fitName(name, { ...room, width: room.width - taken });
  fitted.set(key, fit);
  return fit;
}

interface Props {
  readonly name: string;
  readonly size: CardSize;
  readonly hasTag: boolean;
  readonly isWideTag: boolean;
}

/** A name that always fits: its letters are as large as its room allows. */
export function CardName({ name, size, hasTag, isWideTag }: Props) {
  const { lines, size: letters } = fitFor(name, size, hasTag, isWideTag);
  return (
    <span className="card-name" style={{ fontSize: `${letters.toFixed(2)}cqw` }}>
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </span>
  );
}
