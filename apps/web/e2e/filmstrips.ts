/**
 * Films games that are played at the usual speed and lays out the frames of their most telling beats, one after another, in
 * docs/screens: `npx tsx apps/web/e2e/filmstrips.ts`. Look at them before they are kept.
 */
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ROOT } from '../../../tools/setup/run.mjs';
import { openBrowser } from './browser.ts';
import { type Frame, film } from './film.ts';
import { startProduct } from './product.ts';
import { sitDown } from './visit.ts';

interface Strip {
  readonly name: string;
  readonly game: 'vs' | 'arena';
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Beats that must follow each other; of each the frames at these parts of it. */
  readonly beats: readonly (readonly [cue: string, parts: readonly number[]])[];
}

const COMBAT: Strip['beats'] = [
  ['attack', [0.7]],
  ['strike', [0.3, 0.8]],
  ['strike', [0.3, 0.9]],
  ['stun', [0.6]],
];
const STRIPS: readonly Strip[] = [
  { name: 'film-combat', game: 'vs', width: 1440, height: 900, seconds: 75, beats: COMBAT },
  { name: 'film-combat-phone', game: 'vs', width: 390, height: 844, seconds: 75, beats: COMBAT },
  {
    ...{ name: 'film-arena', game: 'arena', width: 1440, height: 900, seconds: 60 },
    beats: [
      ['attack', [0.7]],
      ['strike', [0.3, 0.8]],
      ['score', [0.5]],
      ['mission', [0.5]],
      ['turn', [0.5]],
    ],
  },
  {
    ...{ name: 'film-opponent', game: 'vs', width: 1440, height: 900, seconds: 75 },
    beats: [
      ['turn', [0.5]],
      ['draw', [0.5]],
      ['resource', [0.7]],
      ['recruit', [0.8]],
      ['play', [0.8]],
      ['attack', [0.7]],
    ],
  },
];

/** Takes what is offered, a little at random, once the table is calm. */
const act = (seed: number): string => `(() => {
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

async function play(page: Page, seconds: number): Promise<Frame[]> {
  const stop = await film(page);
  const end = Date.now() + seconds * 1000;
  for (let seed = 5; Date.now() < end; ) {
    await page.waitForTimeout(80);
    if (await page.evaluate<boolean>(act(seed))) seed = (seed * 31 + 7) % 9973;
  }
  return stop();
}

/** Frames of one beat after another. */
function takesOf(frames: readonly Frame[]): Frame[][] {
  const takes: Frame[][] = [];
  for (const frame of frames) {
    const open = takes.at(-1);
    if (open === undefined || open[0].beat !== frame.beat) takes.push([frame]);
    else open.push(frame);
  }
  return takes;
}

/** The frames that tell the story; a beat that did not come up is left out. */
function choose(frames: readonly Frame[], beats: Strip['beats']): Frame[] {
  const takes = takesOf(frames);
  const chosen: Frame[] = [];
  let at = 0;
  for (const [cue, parts] of beats) {
    const found = takes.findIndex((take, i) => i >= at && take.length > 1 && take[0].cues.split(' ').includes(cue));
    if (found < 0) continue;
    at = found + 1;
    chosen.push(...parts.map((part) => takes[found][Math.floor(part * (takes[found].length - 1))]));
  }
  return chosen;
}

async function layOut(browser: Browser, { name, width }: Strip, frames: readonly Frame[]): Promise<void> {
  const [own, columns] = width < 600 ? [260, 6] : [640, 3];
  const page = await browser.newPage({ viewport: { width: columns * (own + 12), height: 400 } });
  const figures = frames.map(
    ({ data, cues }, i) =>
      `<figure><img src="data:image/jpeg;base64,${data.toString('base64')}"><figcaption><b>${i + 1}</b> ${cues}</figcaption></figure>`,
  );
  await page.setContent(`<style>body{margin:0;display:flex;flex-wrap:wrap;background:#15161c}
    figure{margin:6px;width:${own}px}img{width:100%;display:block}
    figcaption{padding:4px 8px;font:14px sans-serif;background:#fff0b3}</style>${figures.join('')}`);
  await page.screenshot({ path: path.join(ROOT, 'docs', 'screens', `${name}.png`), fullPage: true });
  await page.close();
}

const wanted = process.argv.slice(2);
const product = await startProduct();
const browser = await openBrowser();
for (const strip of STRIPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const { width, height } = strip;
  const context = await browser.newContext({
    ...{ viewport: { width, height }, reducedMotion: 'no-preference', serviceWorkers: 'block' },
    ...(width < 600 && { hasTouch: true, isMobile: true }),
  });
  const page = await context.newPage();
  const settings = JSON.stringify({ pace: 'usual', level: 'sidekick', language: 'en' });
  await page.addInitScript(`localStorage.setItem('longbox.settings', '${settings}')`);
  await sitDown(page, product.address, { game: strip.game, deck: 1 });
  const frames = choose(await play(page, strip.seconds), strip.beats);
  await context.close();
  await layOut(browser, strip, frames);
  console.log(strip.name, frames.map(({ cues }) => cues).join(', '));
}
await browser.close();
await product.stop();
