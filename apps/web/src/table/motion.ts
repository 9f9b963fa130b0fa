import type { Cue } from '../workers/cue.ts';
import { CONTACT } from './beat-times.ts';
import { burst, fallApart, stamp } from './ink.ts';
import { EASE } from './use-flip.ts';
import { PHONE } from './use-media.ts';

/** Where the theatre takes place. */
export interface Stage {
  readonly board: HTMLElement;
  readonly find: (card: number) => HTMLElement | undefined;
  /** Where a card is, whatever still moves. */
  readonly rectOf: (card: number) => DOMRect | undefined;
  /** Where a card was before it left, and what it looked like. */
  readonly was: (card: number) => { readonly rect: DOMRect; readonly element: HTMLElement } | undefined;
  /** Words for stamps. */
  readonly words: Readonly<Record<'stunned' | 'ko', string>>;
  /** 1 at the usual speed, less where it is faster. */
  readonly speed: number;
}

const LUNGE = 24;
const GATHER = 6;
const E_IN = 'cubic-bezier(.7,0,.95,.45)';

/** Finite animations of transform and opacity for one thing that happened. The board stands as the beat shows it. */
export function cueMotion(cue: Cue, stage: Stage): Animation[] {
  const { speed } = stage;
  switch (cue.kind) {
    case 'attack':
      return cue.from.flatMap((card, i) =>
        on(card, stage, [{ translate: '0 0' }, { translate: lift(card, stage), offset: 0.4 }, { translate: '0 0' }], {
          duration: 420 * speed,
          delay: i * 60 * speed,
        }),
      );
    case 'strike':
      return strike(cue, stage);
    case 'stun':
      return [
        ...flip(cue.card, stage, '-3deg'),
        ...over(cue.card, stage, (rect) => stamp(rect, stage.words.stunned, cue.card, 160 * speed, 460 * speed)),
      ];
    case 'recover':
      return flip(cue.card, stage, '0deg');
    case 'ready':
      return on(cue.card, stage, [{ rotate: '5deg' }, { rotate: '0deg' }], { duration: 160 * speed });
    case 'wound':
      return on(cue.card, stage, [{ scale: 1 }, { scale: 0.92 }, { scale: 1 }], { duration: 240 * speed });
    case 'gain':
    case 'boost':
    case 'effect':
    case 'power':
      return on(cue.card, stage, [{ scale: 1 }, { scale: 1.08 }, { scale: 1 }], { duration: 260 * speed });
    case 'levelUp':
      return on(
        cue.card,
        stage,
        [
          { scale: 1, rotate: '0deg' },
          { scale: 1.22, rotate: '-3deg', offset: 0.4 },
          { scale: 1, rotate: '0deg' },
        ],
        { duration: 620 * speed },
      );
    case 'ko':
      return fall(cue.card, stage);
    case 'score':
      return [...stage.board.querySelectorAll(`[data-score="${cue.seat}"]`)].map((element) =>
        element.animate([{ scale: 1 }, { scale: 1.35 }, { scale: 1 }], { duration: 320 * speed, easing: EASE }),
      );
    // Cards that come onto the table glide by themselves; the rest is staged as panels of its own.
    case 'turn':
    case 'draw':
    case 'recruit':
    case 'play':
    case 'resource':
    case 'change':
    case 'superHit':
    case 'mission':
    case 'end':
      return [];
  }
}

function on(card: number, stage: Stage, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation[] {
  const element = stage.find(card);
  return element === undefined ? [] : [element.animate(frames, { easing: EASE, ...timing })];
}

function over(card: number, stage: Stage, draw: (rect: DOMRect) => Animation): Animation[] {
  const rect = stage.rectOf(card);
  return rect === undefined ? [] : [draw(rect)];
}

/** Towards the enemy: up the page from one's own side, down from theirs. */
const lift = (card: number, stage: Stage): string =>
  stage.find(card)?.closest('.side-mine') === null ? '0 9px' : '0 -9px';

/** Over on its side and back; what it shows then is its other face. */
function flip(card: number, stage: Stage, end: string): Animation[] {
  const frames = [
    { transform: 'rotateY(90deg)', rotate: '0deg' },
    { transform: 'rotateY(0deg)', rotate: end },
  ];
  return on(card, stage, frames, { duration: 240 * stage.speed });
}

type Strike = Extract<Cue, { kind: 'strike' }>;

/** Attackers gather, lunge, and stop for a moment as they hit; a burst stands over the one they hit, and they are back. */
function strike(cue: Strike, stage: Stage): Animation[] {
  const { speed } = stage;
  const target = stage.find(cue.to);
  const hit = stage.rectOf(cue.to);
  if (target === undefined || hit === undefined) return [];
  const isPhone = matchMedia(PHONE).matches;
  const jumps = isPhone
    ? figuresOf(cue, stage).map((figure) => lunge(figure, (distance) => `${aside(cue) * distance}px 0`, 16, speed))
    : cue.from.flatMap((card) => {
        const element = stage.find(card);
        const from = stage.rectOf(card);
        return element === undefined || from === undefined ? [] : lunge(element, towards(from, hit), LUNGE, speed);
      });
  const contact = CONTACT * speed;
  const look = { card: cue.to, text: String(cue.force), isBack: cue.isBack, isFlat: !cue.hits };
  const blow = burst(hit, look, contact, 700 * speed);
  if (!cue.hits || isPhone) return [...jumps, blow];
  const first = stage.rectOf(cue.from[0]);
  const away = first === undefined ? undefined : towards(first, hit)(10);
  const knocked =
    away === undefined
      ? []
      : [
          target.animate([{ translate: '0 0' }, { translate: away, offset: 0.3 }, { translate: '0 0' }], {
            duration: 260 * speed,
            delay: contact,
            easing: EASE,
          }),
        ];
  return [...jumps, blow, ...knocked];
}

/** Gathers, lunges, stands for a moment as it hits, and is back. */
function lunge(element: Element, way: (distance: number) => string, far: number, speed: number): Animation {
  return element.animate(
    [
      { translate: '0 0', easing: 'cubic-bezier(.3,-.5,.6,1)' },
      { translate: way(-GATHER), offset: 0.24, easing: E_IN },
      { translate: way(far), offset: 0.43 },
      { translate: way(far), offset: 0.61, easing: EASE },
      { translate: '0 0' },
    ],
    { duration: 460 * speed },
  );
}

/** A phone's rows are too narrow to lunge in: the figures between the sides do it. */
const figuresOf = ({ isBack }: Strike, { board }: Stage): readonly Element[] => [
  ...board.querySelectorAll(
    isBack ? '.figure-defender, .lane-now .lane-target' : '.figures .figure, .lane-now .lane-side:not(.lane-target)',
  ),
];
const aside = ({ isBack }: Strike): number => (isBack ? -1 : 1);

function towards(from: DOMRect, to: DOMRect): (distance: number) => string {
  const [dx, dy] = [
    to.left + to.width / 2 - from.left - from.width / 2,
    to.top + to.height / 2 - from.top - from.height / 2,
  ];
  const far = Math.max(1, Math.hypot(dx, dy));
  return (distance) => `${(dx / far) * distance}px ${(dy / far) * distance}px`;
}

function fall(card: number, stage: Stage): Animation[] {
  const gone = stage.was(card);
  if (gone === undefined) return [];
  const { rect, element } = gone;
  const words = stamp(rect, stage.words.ko, card, 0, 520 * stage.speed);
  return stage.find(card) === undefined ? [...fallApart(element, rect, 520 * stage.speed), words] : [words];
}

/** Where nothing may move: an ink outline on what changed, for a moment. */
export function quietMark(cue: Cue, { find }: Pick<Stage, 'find'>): void {
  const cards =
    cue.kind === 'strike' || cue.kind === 'attack' ? [...cue.from, cue.to] : 'card' in cue ? [cue.card] : [];
  for (const card of cards) {
    if (card === undefined) continue;
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
