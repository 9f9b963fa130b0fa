import type { Page } from 'playwright-core';

export interface Frame {
  readonly at: number;
  readonly data: Buffer;
  /** What the beat on the table was when the frame came. */
  readonly cues: string;
  /** Another number for each beat. */
  readonly beat: number;
  /** Whose turn it was, and which. */
  readonly turn: string;
  /** How many attack. */
  readonly attackers: number;
}

/** So many times slower than life: a busy machine draws too few frames of a blow that takes a fifth of a second. */
export const SLOWER = 2;

/** For a page that is filmed: its timers run slower, as its animations do while it is. */
export const SLOW_TIMERS = `(() => {
  const { setTimeout } = window;
  window.setTimeout = (then, wait = 0, ...rest) => setTimeout(then, wait * ${SLOWER}, ...rest);
})()`;

export interface Film {
  /** Every beat so far, as two frames without a picture. */
  beats(): Promise<Frame[]>;
  stop(): Promise<Frame[]>;
}

/** Records what the page shows, frame by frame, until it is told to stop. */
export async function film(page: Page): Promise<Film> {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    const at = metadata.timestamp ?? 0;
    frames.push({ at: at * 1000, data: Buffer.from(data, 'base64'), cues: '', beat: 0, turn: '', attackers: 0 });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  // When each beat began, by the page's own clock.
  await page.evaluate(`(() => {
    const table = document.querySelector('.table');
    const note = () => [Date.now(), table?.dataset.cues ?? '', document.querySelector('.turn-count')?.textContent ?? '', document.querySelectorAll('.figures li').length];
    window.__beats = [note()];
    window.__observer = new MutationObserver(() => window.__beats.push(note()));
    window.__observer.observe(table, { attributes: true, attributeFilter: ['data-beat', 'data-seq', 'data-playing'] });
  })()`);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWER });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70, everyNthFrame: 1 });
  const noted = () => page.evaluate<[number, string, string, number][]>('window.__beats');
  return {
    async beats() {
      const bare = (await noted()).map(([at, cues, turn, attackers], beat) => ({ at, cues, turn, attackers, beat }));
      return bare.flatMap((each) => Array.from({ length: 2 }, () => ({ ...each, data: Buffer.alloc(0) })));
    },
    async stop() {
      await session.send('Page.stopScreencast');
      const beats = await noted();
      await session.detach();
      return frames.map((frame) => {
        const beat = beats.findLastIndex(([at]) => at <= frame.at);
        const [, cues = '', turn = '', attackers = 0] = beats[beat] ?? [];
        return { ...frame, beat, cues, turn, attackers };
      });
    },
  };
}
