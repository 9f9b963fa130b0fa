import { expect, test } from 'vitest';
import { openHouse, sitDown } from './visit.ts';

const { visit, address } = openHouse();

interface Noted {
  readonly over: string;
  /** How far the middle of the ink is from the middle of the card it belongs to; nothing where the card has left. */
  readonly off: number | undefined;
}

/** Notes what every beat of the table changes, and where its ink stands. */
const WATCH = `(() => {
  const noted = { ink: [], frames: [], bare: 0, longest: 0 };
  window.__noted = noted;
  const middle = (r) => [r.left + r.width / 2, r.top + r.height / 2];
  const spot = (box) => middle({ left: parseFloat(box.style.left), top: parseFloat(box.style.top), width: parseFloat(box.style.width), height: parseFloat(box.style.height) });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const box of addedNodes) {
      const over = box.dataset?.over;
      if (over === undefined) continue;
      const [x, y] = spot(box);
      setTimeout(() => {
        const card = document.querySelector('.board [data-card="' + over + '"]');
        if (card === null || !box.isConnected) return noted.ink.push({ over });
        const [a, b] = middle(card.getBoundingClientRect());
        noted.ink.push({ over, off: Math.hypot(a - x, b - y) });
      }, 330);
    }
  }).observe(document.body, { childList: true, subtree: true });
  // What stands on the board, by card: everything but numbers that follow from the rest.
  const read = () => new Map([...document.querySelectorAll('.row .card, .arena-slot .card')].map((e) => [e.dataset.card, ['is-stunned', 'is-hidden'].filter((c) => e.classList.contains(c)).join()]));
  let before = read();
  new MutationObserver(() => {
    // The ruler of a challenge stands while it is struck.
    const cues = document.querySelector('.table')?.dataset.cues ?? '';
    if (cues.includes('strike') && document.querySelector('.lane') !== null && document.querySelector('.lane .gauge') === null) noted.bare++;
    const now = read();
    const stunned = [...now].filter(([id, state]) => before.has(id) && state !== before.get(id)).length;
    const gone = [...before.keys()].filter((id) => !now.has(id)).length;
    const come = [...now.keys()].filter((id) => !before.has(id)).length;
    // In the Arena a card that goes shows the one below it.
    const moves = document.querySelector('.table-arena') === null ? [gone, come] : [gone + come];
    const kinds = [stunned, ...moves].filter((n) => n > 0).length;
    if (kinds > 0) noted.frames.push({ kinds, cues: document.querySelector('.table')?.dataset.cues });
    before = now;
  }).observe(document.querySelector('.board'), { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration); }).observe({ type: 'longtask' });
})()`;

/** Acts only once the table is calm, as somebody would who watches. */
const ACT = (seed: number): string => `(() => {
  const table = document.querySelector('.table');
  if (table?.dataset.busy !== 'no' || table.dataset.playing !== 'no' || document.querySelector('.prompt-idle') !== null) return false;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (list) => list[${seed} % list.length];
  const [targets, go, legal] = [all('.is-target'), all('.prompt-buttons .btn-go'), all('.is-legal')];
  const out = all('.prompt-buttons .btn-main');
  if (targets.length > 0) one(targets).click();
  else if (go.length > 0) one(go).click();
  else if (legal.length > 0 && (out.length === 0 || ${seed} % 4 > 0)) one(legal).click();
  else out[0]?.click();
  return true;
})()`;

test.each(['vs', 'arena'])(
  'ink stands over the card it belongs to, and one thing happens at a time: %s',
  async (game) => {
    const { context, page } = await visit({ reducedMotion: 'no-preference' }, { pace: 'fast', level: 'sidekick' });
    await sitDown(page, address(), { game, deck: 1 });
    await page.evaluate(WATCH);
    const end = Date.now() + 45_000;
    for (let seed = 5; Date.now() < end; ) {
      await page.waitForTimeout(60);
      if (await page.evaluate<boolean>(ACT(seed))) seed = (seed * 31 + 7) % 9973;
      if ((await page.locator('.end-panel').count()) > 0) break;
    }
    const { ink, frames, bare } = await page.evaluate<{
      ink: Noted[];
      frames: { kinds: number; cues: string }[];
      bare: number;
    }>('window.__noted');
    expect(bare).toBe(0);
    await context.close();
    expect(ink.length).toBeGreaterThan(3);
    // A card that was hit may still be pushed back a little.
    expect(ink.filter(({ off }) => off !== undefined && off > 14)).toEqual([]);
    expect(frames.length).toBeGreaterThan(3);
    expect(frames.filter(({ kinds }) => kinds > 1)).toEqual([]);
  },
  120_000,
);
