import { FIELD_HEIGHT as H, FIELD_WIDTH as W } from './grounds.ts';
import { short } from './shapes.ts';

const STEP = 5.6;
const TILT = 0.35;

/** How big a dot is, 0 to 1, by where it lies: the ways a tone can fade over a picture. */
const FADES: readonly ((x: number, y: number) => number)[] = [
  (_x, y) => y / H,
  (_x, y) => 1 - y / H,
  (x, y) => (x / W + y / H) / 2,
  (x, y) => Math.hypot(x - W / 2, y - H / 2) / Math.hypot(W / 2, H / 2),
  (x, y) => (1 - x / W + y / H) / 2,
  (x) => Math.abs(x / W - 0.5) * 2,
];

function dotField(fade: (x: number, y: number) => number): string {
  let path = '';
  const cos = Math.cos(TILT);
  const sin = Math.sin(TILT);
  for (let i = -H; i < W + H; i += STEP) {
    for (let j = -H; j < H * 2; j += STEP) {
      const x = i * cos - j * sin;
      const y = i * sin + j * cos;
      if (x < -3 || y < -3 || x > W + 3 || y > H + 3) continue;
      const size = (fade(x, y) - 0.25) / 0.75;
      if (size <= 0.06) continue;
      const r = short(Math.min(1, size) * STEP * 0.52);
      path += `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${short(2 * r)} 0a${r} ${r} 0 1 0 ${short(-2 * r)} 0`;
    }
  }
  return path;
}

export const FADE_COUNT = FADES.length;
export const fieldId = (fade: number): string => `dots-${fade}`;

/** The dot fields all pictures share; drawn once, so that a hundred cards cost a hundred references. */
export function HalftoneFields() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="unseen">
      <defs>
        {FADES.map((fade, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <path key={i} id={fieldId(i)} d={dotField(fade)} />
        ))}
      </defs>
    </svg>
  );
}
