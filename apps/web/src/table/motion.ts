import { star } from '../draw/shapes.ts';
import type { Cue } from '../workers/cue.ts';
import { EASE } from './use-flip.ts';

/** Where the theatre takes place. */
export interface Stage {
  readonly board: HTMLElement;
  readonly find: (card: number) => HTMLElement | undefined;
  /** Where a card was before it left. */
  readonly rectOf: (card: number) => DOMRect | undefined;
}

const STRIKE = 300;
const JUMP = 24;

/** Finite animations of transform and opacity for one thing that happened. */
export function cueMotion(cue: Cue, stage: Stage, delay: number): Animation[] {
  switch (cue.kind) {
    case 'strike':
      return strike(cue, stage, delay);
    case 'stun':
      return on(cue.card, stage, [{ rotate: '0deg' }, { rotate: '-9deg' }, { rotate: '5deg' }, { rotate: '0deg' }], {
        duration: 240,
        delay,
      });
    case 'wound':
      return on(cue.card, stage, [{ scale: 1 }, { scale: 0.9 }, { scale: 1 }], { duration: 200, delay });
    case 'gain':
    case 'recover':
      return on(cue.card, stage, [{ scale: 1 }, { scale: 1.07 }, { scale: 1 }], { duration: 220, delay });
    case 'levelUp':
      return on(
        cue.card,
        stage,
        [
          { scale: 1, rotate: '0deg' },
          { scale: 1.22, rotate: '-3deg', offset: 0.4 },
          { scale: 1, rotate: '0deg' },
        ],
        { duration: 420, delay },
      );
    case 'ko':
    case 'defeat':
      return burst(stage.rectOf(cue.card) ?? stage.find(cue.card)?.getBoundingClientRect(), delay, 520);
    case 'score':
      return [...stage.board.querySelectorAll(`[data-score="${cue.seat}"]`)].map((element) =>
        element.animate([{ scale: 1 }, { scale: 1.35 }, { scale: 1 }], { duration: 320, delay, easing: EASE }),
      );
    case 'draw':
      // Cards that come into the hand glide by themselves.
      return [];
  }
}

function on(card: number, stage: Stage, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation[] {
  const element = stage.find(card);
  return element === undefined ? [] : [element.animate(frames, { easing: EASE, ...timing })];
}

/** Attackers jump at the target, a burst stands where they hit, and they are back. */
function strike(cue: Extract<Cue, { kind: 'strike' }>, stage: Stage, delay: number): Animation[] {
  const target = stage.find(cue.to)?.getBoundingClientRect() ?? stage.rectOf(cue.to);
  if (target === undefined) return [];
  const jumps = cue.from.flatMap((card) => {
    const element = stage.find(card);
    const from = element?.getBoundingClientRect();
    if (element === undefined || from === undefined) return [];
    const [dx, dy] = [target.left - from.left, target.top - from.top];
    const far = Math.max(1, Math.hypot(dx, dy));
    const translate = `${(dx / far) * JUMP}px ${(dy / far) * JUMP}px`;
    return element.animate([{ translate: '0 0' }, { translate, offset: 0.45 }, { translate: '0 0' }], {
      duration: STRIKE,
      delay,
      easing: EASE,
    });
  });
  return cue.hits ? [...jumps, ...burst(target, delay + STRIKE / 3, 260)] : jumps;
}

const SHAPE = star(50, 50, 13, 48, 34, -80);

/** A burst over a place; it takes itself away. */
function burst(rect: DOMRect | undefined, delay: number, duration: number): Animation[] {
  if (rect === undefined) return [];
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', '0 0 100 100');
  svg.setAttribute('class', 'burst-flash');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', SHAPE);
  svg.append(path);
  const size = Math.max(rect.width, rect.height) * 1.1;
  svg.style.width = `${size}px`;
  svg.style.height = `${size}px`;
  svg.style.left = `${rect.left + rect.width / 2 - size / 2}px`;
  svg.style.top = `${rect.top + rect.height / 2 - size / 2}px`;
  document.body.append(svg);
  const animation = svg.animate(
    [
      { scale: 0.2, opacity: 0 },
      { scale: 1, opacity: 1, offset: 0.35 },
      { scale: 1.15, opacity: 0 },
    ],
    { duration, delay, easing: EASE, fill: 'backwards' },
  );
  const remove = () => svg.remove();
  animation.onfinish = remove;
  animation.oncancel = remove;
  return [animation];
}

/** Where nothing may move: an ink outline on what changed, for a moment. */
export function quietMark(cue: Cue, { find }: Stage): void {
  const cards = cue.kind === 'strike' ? [...cue.from, cue.to] : 'card' in cue ? [cue.card] : [];
  for (const card of cards) {
    find(card)?.animate(
      [
        { outline: '4px solid var(--line)', outlineOffset: '4px' },
        { outline: '4px solid transparent', outlineOffset: '4px' },
      ],
      {
        duration: 600,
        easing: 'steps(1, end)',
      },
    );
  }
}
