import { star } from '../draw/shapes.ts';

/** What is drawn by ink jumps from picture to picture; only cards glide. */
const INK = 'steps(3, end)';
const SVG = 'http://www.w3.org/2000/svg';
const SHAPE = star(50, 50, 13, 48, 34, -80);

/** The layer over the table on which everything flies; it takes no clicks. */
export function flightLayer(): HTMLElement {
  const found = document.querySelector<HTMLElement>('body > .flight');
  if (found !== null) return found;
  const layer = document.createElement('div');
  layer.className = 'flight';
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  return layer;
}

/** Takes the element away when its animation is over, however that comes about. */
export function fleeting(element: Element, animation: Animation): Animation {
  const remove = () => element.remove();
  animation.onfinish = remove;
  animation.oncancel = remove;
  return animation;
}

export function place(element: HTMLElement | SVGElement, rect: DOMRect, scale = 1): void {
  const [width, height] = [rect.width * scale, rect.height * scale];
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  element.style.left = `${rect.left + (rect.width - width) / 2}px`;
  element.style.top = `${rect.top + (rect.height - height) / 2}px`;
}

export interface BurstLook {
  /** The card it belongs to, so that a test can check its place. */
  readonly card: number;
  readonly text?: string;
  /** A strike back is edged in blue, so that the two are told apart. */
  readonly isBack?: boolean;
  readonly isFlat?: boolean;
}

/** A burst over a place, in three drawn pictures. */
export function burst(rect: DOMRect, look: BurstLook, delay: number, duration: number): Animation {
  const box = document.createElement('div');
  box.className = `ink-burst ${look.isBack ? 'ink-back' : ''} ${look.isFlat ? 'ink-flat' : ''}`;
  box.dataset.over = String(look.card);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 100 100');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', SHAPE);
  svg.append(path);
  box.append(svg);
  if (look.text !== undefined) {
    const words = document.createElement('b');
    words.textContent = look.text;
    box.append(words);
  }
  const size = Math.max(rect.width, rect.height) * 1.05;
  place(box, new DOMRect(rect.left + (rect.width - size) / 2, rect.top + (rect.height - size) / 2, size, size));
  flightLayer().append(box);
  const frames = [
    { scale: 0.4, opacity: 0, easing: INK },
    { scale: 1, opacity: 1, offset: 0.25 },
    { scale: 1.06, opacity: 1, offset: 0.85, easing: INK },
    { scale: 1.1, opacity: 0 },
  ];
  return fleeting(box, box.animate(frames, { duration, delay, fill: 'backwards' }));
}

/** A word stamped over a place. */
export function stamp(rect: DOMRect, text: string, card: number, delay: number, duration: number): Animation {
  const box = document.createElement('div');
  box.className = 'ink-stamp';
  box.dataset.over = String(card);
  box.textContent = text;
  place(box, rect);
  flightLayer().append(box);
  const frames = [
    { scale: 1.5, opacity: 0, rotate: '-4deg', easing: 'cubic-bezier(.2,1.5,.4,1)' },
    { scale: 1, opacity: 1, rotate: '-4deg', offset: 0.2 },
    { scale: 1, opacity: 1, rotate: '-4deg', offset: 0.85 },
    { scale: 1, opacity: 0, rotate: '-4deg' },
  ];
  return fleeting(box, box.animate(frames, { duration, delay, fill: 'backwards' }));
}

/** A card that has left falls apart along its slant and goes down to the left, where the KO pile is. */
export function fallApart(element: HTMLElement, rect: DOMRect, duration: number): Animation[] {
  return (['upper', 'lower'] as const).map((half, i) => {
    const copy = element.cloneNode(true) as HTMLElement;
    copy.removeAttribute('data-card');
    copy.classList.add('ghost-half', `ghost-${half}`);
    place(copy, rect);
    flightLayer().append(copy);
    const way = i === 0 ? -1 : 1;
    const frames = [
      { translate: '0 0', scale: 1, opacity: 1, easing: INK },
      { translate: `${way * 8}px ${way * 4}px`, scale: 1, opacity: 1, offset: 0.3 },
      {
        translate: `${way * 8}px ${way * 4}px`,
        scale: 1,
        opacity: 1,
        offset: 0.55,
        easing: 'cubic-bezier(.7,0,.95,.45)',
      },
      { translate: `${-60 + way * 6}px 60px`, scale: 0.3, opacity: 0 },
    ];
    return fleeting(copy, copy.animate(frames, { duration, fill: 'backwards' }));
  });
}
