export interface Arrow {
  readonly d: string;
  readonly head: string;
  readonly kind: 'attack' | 'effect' | 'aim';
}

const SHORT = 6;
const BOW = 0.12;
const HEAD = 20;

/** From edge to edge, bowed a little, and short of the target. */
function arrowBetween(from: DOMRect, to: DOMRect, origin: DOMRect, kind: Arrow['kind']): Arrow {
  const isUp = to.top < from.top;
  const isSameRow = Math.abs(to.top - from.top) < from.height / 2;
  const start = {
    x: from.left + from.width / 2 - origin.left,
    y: (isSameRow || isUp ? from.top : from.bottom) - origin.top,
  };
  const end = {
    x: to.left + to.width / 2 - origin.left,
    y: (isSameRow || !isUp ? to.top - SHORT : to.bottom + SHORT) - origin.top,
  };
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const bend = {
    x: start.x + dx / 2 - (dy / length) * length * BOW,
    y: start.y + dy / 2 + (dx / length) * length * BOW - (isSameRow ? 28 : 0),
  };
  const [bx, by] = [end.x - bend.x, end.y - bend.y];
  const far = Math.max(1, Math.hypot(bx, by));
  const [ux, uy] = [bx / far, by / far];
  const base = { x: end.x - ux * HEAD, y: end.y - uy * HEAD };
  const wing = HEAD * 0.6;
  const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    kind,
    d: `M${point(start.x, start.y)} Q${point(bend.x, bend.y)} ${point(base.x, base.y)}`,
    head: `M${point(end.x, end.y)} L${point(base.x - uy * wing, base.y + ux * wing)} L${point(base.x + uy * wing, base.y - ux * wing)} Z`,
  };
}

/** Arrows over a board between cards on it, each as it stands now; none where a card is not there. */
export function arrowsOn(
  layer: SVGSVGElement | null,
  pairs: readonly (readonly [from: number, to: number, kind: Arrow['kind']])[],
): readonly Arrow[] {
  const board = layer?.closest('.board');
  if (layer === null || board === null || board === undefined || pairs.length === 0) return [];
  const origin = layer.getBoundingClientRect();
  const rectOf = (card: number) => board.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect();
  return pairs.flatMap(([from, to, kind]) => {
    const [a, b] = [rectOf(from), rectOf(to)];
    return a === undefined || b === undefined ? [] : [arrowBetween(a, b, origin, kind)];
  });
}
