import type { Page } from 'playwright-core';

export interface Frame {
  readonly at: number;
  readonly data: Buffer;
  /** What the beat on the table was when the frame came. */
  readonly cues: string;
  /** Another number for each beat. */
  readonly beat: number;
}

/** Records what the page shows, frame by frame, until it is told to stop. */
export async function film(page: Page): Promise<() => Promise<Frame[]>> {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    const at = metadata.timestamp ?? 0;
    frames.push({ at: at * 1000, data: Buffer.from(data, 'base64'), cues: '', beat: 0 });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  // When each beat began, by the page's own clock.
  await page.evaluate(`(() => {
    const table = document.querySelector('.table');
    window.__beats = [[Date.now(), table?.dataset.cues ?? '']];
    window.__observer = new MutationObserver(() => window.__beats.push([Date.now(), table.dataset.cues]));
    window.__observer.observe(table, { attributes: true, attributeFilter: ['data-cues', 'data-seq'] });
  })()`);
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70, everyNthFrame: 1 });
  return async () => {
    await session.send('Page.stopScreencast');
    const beats = await page.evaluate<[number, string][]>('window.__beats');
    await session.detach();
    return frames.map((frame) => {
      const beat = beats.findLastIndex(([at]) => at <= frame.at);
      return { ...frame, beat, cues: beats[beat]?.[1] ?? '' };
    });
  };
}
