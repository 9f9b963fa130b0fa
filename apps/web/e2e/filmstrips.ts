/**
 * Films games that are played at the usual speed and lays out the frames of their most telling beats, one after another, in
 * docs/screens: `npx tsx apps/web/e2e/filmstrips.ts [name…]`, with AT=ADDRESS of a product that runs already. Look at them before
 * they are kept.
 */
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ROOT } from '../../../tools/setup/run.mjs';
import { openBrowser } from './browser.ts';
import { type Frame, film, SLOW_TIMERS, SLOWER } from './film.ts';
import { beginAt, openTableBy } from './online-people.ts';
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
  readonly deck?: number;
  /** All of it in one fight, in a team's, or in one turn of the other player: no frame is of another one. */
  readonly within?: 'fight' | 'teamFight' | 'theirTurn';
  /** Two people, each at a screen of their own. */
  readonly isOnline?: true;
  /** Played without pauses until this holds on the page; filmed from there. */
  readonly near?: string;
}

const COMBAT: Strip['beats'] = [
  ['attack', [0.7]],
  ['strike', [0.4, 0.95]],
  ['strike', [0.4, 0.95]],
  ['stun', [0.3]],
];
const ARENA_TURN: Strip['beats'] = [
  ['attack', [0.7]],
  ['strike', [0.4, 0.9]],
  ['score', [0.5]],
  ['mission', [0.5]],
  ['turn', [0.5]],
];
const THEIR_TURN: Strip['beats'] = [
  ['turn', [0.5]],
  ['resource', [0.7]],
  ['recruit', [0.8]],
  ['attack', [0.7]],
  ['strike', [0.4]],
  ['strike', [0.4]],
];
const TEAM_ATTACK: Strip['beats'] = [
  ['attack', [0.7]],
  ['play', [0.8]],
  ['gain', [0.5]],
  ['strike', [0.4, 0.95]],
  ['strike', [0.4]],
  ['stun', [0.3]],
];
const ONLINE_TURN: Strip['beats'] = [
  ['turn', [0.5]],
  ['recruit', [0.8]],
  ['attack', [0.7]],
  ['strike', [0.4, 0.95]],
  ['stun', [0.3]],
];
const LEVEL_UP: Strip['beats'] = [
  ['gain', [0.5]],
  ['levelUp', [0.1, 0.4, 0.9]],
];
/** Somebody is one XP short of the next level. */
const ALMOST = `[...document.querySelectorAll('.meter')].some((e) => {
  const found = [...e.textContent.matchAll(/(\\d+)(?: of |\\/)(\\d+)/g)].at(1);
  return found !== undefined && Number(found[2]) - Number(found[1]) === 1;
})`;
const STRIPS: readonly Strip[] = [
  { name: 'film-combat', game: 'vs', width: 1440, height: 900, seconds: 75, beats: COMBAT, within: 'fight' },
  { name: 'film-combat-phone', game: 'vs', width: 390, height: 844, seconds: 75, beats: COMBAT, within: 'fight' },
  {
    ...{ name: 'film-arena', game: 'arena', width: 1440, height: 900, seconds: 100 },
    beats: ARENA_TURN,
  },
  { name: 'film-arena-phone', game: 'arena', width: 390, height: 844, seconds: 60, beats: ARENA_TURN },
  ...([1440, 390] as const).flatMap((width): Strip[] => {
    const size = { width, height: width < 600 ? 844 : 900, seconds: 75 };
    const end = width < 600 ? '-phone' : '';
    return [
      { name: `film-level-up${end}`, game: 'vs', ...size, seconds: 110, deck: 3, near: ALMOST, beats: LEVEL_UP },
      { name: `film-opponent${end}`, game: 'vs', ...size, within: 'theirTurn', beats: THEIR_TURN },
      { name: `film-team${end}`, game: 'vs', ...size, seconds: 110, deck: 0, within: 'teamFight', beats: TEAM_ATTACK },
      { name: `film-online${end}`, game: 'vs', ...size, within: 'theirTurn', beats: ONLINE_TURN, isOnline: true },
    ];
  }),
];

/** Takes what is offered, a little at random, once the table is calm. */
const act = (seed: number): string => `(() => {
  const table = document.querySelector('.table');
  if (table?.dataset.busy !== 'no' || table.dataset.playing !== 'no' || document.querySelector('.prompt-idle') !== null) return false;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (list) => list[${seed} % list.length];
  const [targets, go, legal] = [all('.is-target'), all('.prompt-buttons .btn-go'), all('.is-legal')];
  const joining = all('.table-vs .side-mine .is-selected').length > 0 ? all('.table-vs .side-mine .is-legal') : [];
  const out = all('.prompt-buttons .btn-main');
  if (joining.length > 0 && ${seed} % 3 > 0) one(joining).click();
  else if (targets.length > 0) one(targets).click();
  else if (go.length > 0) one(go).click();
  else if (legal.length > 0 && (out.length === 0 || ${seed} % 4 > 0)) one(legal).click();
  else out[0]?.click();
  return true;
})()`;

/** Films the first of them while all play, until the whole story has been told. */
async function play(pages: readonly Page[], strip: Strip): Promise<Frame[]> {
  const { beats, stop } = await film(pages[0]);
  const end = Date.now() + strip.seconds * SLOWER * 1000;
  const whole = strip.beats.flatMap(([, parts]) => parts).length;
  for (let seed = 5, i = 0; Date.now() < end; i++) {
    if (i % 40 === 39 && choose(await beats(), strip).length === whole) break;
    for (const page of pages) {
      await page.waitForTimeout(80);
      if (await page.evaluate<boolean>(act(seed))) seed = (seed * 31 + 7) % 9973;
    }
  }
  // The last beat is to be over.
  await pages[0].waitForTimeout(1_500 * SLOWER);
  return stop();
}

/** Plays on without pauses until the story is about to begin, and goes on at the usual speed. */
async function comeNear(page: Page, near: string): Promise<void> {
  for (let seed = 5, i = 0; i < 1_500; i++) {
    if (await page.evaluate<boolean>(near)) break;
    await page.waitForTimeout(20);
    if (await page.evaluate<boolean>(act(seed))) seed = (seed * 31 + 7) % 9973;
  }
  await page.evaluate(
    "localStorage.setItem('longbox.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('longbox.settings')), pace: 'usual' }))",
  );
  await page.reload();
  await page.locator('.board').first().waitFor();
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

const has = (take: readonly Frame[], cue: string): boolean => take[0].cues.split(' ').includes(cue);

/** The fights one after the other, each from its attack to the next one or to the end of the turn. */
function fightsIn(takes: readonly Frame[][]): Frame[][][] {
  const starts = takes.flatMap((take, i) => (has(take, 'attack') ? [i] : []));
  return starts.map((from) => {
    const to = takes.findIndex((take, i) => i > from && (has(take, 'attack') || has(take, 'turn')));
    return takes.slice(from, to < 0 ? undefined : to);
  });
}

/** The turns of the other player, one after the other. */
function theirTurnsIn(takes: readonly Frame[][]): Frame[][][] {
  const turns: Frame[][][] = [];
  let turn: string | undefined;
  for (const take of takes) {
    const now = take.at(-1)?.turn;
    if (now !== turn) turns.push([]);
    turn = now;
    turns.at(-1)?.push(take);
  }
  return turns.filter(([take]) => !take[0].turn.endsWith('yours'));
}

const SCENES = {
  fight: fightsIn,
  teamFight: (takes: readonly Frame[][]) => fightsIn(takes).filter(([[first]]) => first.attackers > 1),
  theirTurn: theirTurnsIn,
} as const;

/** The frames that tell the story; a beat that did not come up is left out. Of several scenes, the one that tells most of it. */
function choose(frames: readonly Frame[], { beats, within }: Strip): Frame[] {
  const takes = takesOf(frames);
  if (within === undefined) return chooseFrom(takes, beats);
  return SCENES[within](takes)
    .map((scene) => chooseFrom(scene, beats))
    .reduce((best, each) => (each.length > best.length ? each : best), []);
}

/** What stood there when so much of the beat was over: frames come only when something changes. */
function frameAt(take: readonly Frame[], until: number | undefined, part: number): Frame {
  const [first] = take;
  const end = until ?? take[take.length - 1].at;
  return take.findLast(({ at }) => at <= first.at + part * (end - first.at)) ?? first;
}

function chooseFrom(takes: readonly Frame[][], beats: Strip['beats']): Frame[] {
  const chosen: Frame[] = [];
  let at = 0;
  for (const [cue, parts] of beats) {
    const found = takes.findIndex((take, i) => i >= at && take.length > 1 && has(take, cue));
    if (found < 0) continue;
    at = found + 1;
    chosen.push(...parts.map((part) => frameAt(takes[found], takes[found + 1]?.[0].at, part)));
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
const { AT: at } = process.env;
const product = at === undefined ? await startProduct() : { address: at, stop: () => Promise.resolve() };
const browser = await openBrowser();

/** Somebody with a screen of this size who wants to see what happens. */
async function visitor({ width, height, near }: Pick<Strip, 'width' | 'height' | 'near'>): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width, height }, reducedMotion: 'no-preference', serviceWorkers: 'block' },
    ...(width < 600 && { hasTouch: true, isMobile: true }),
  });
  const page = await context.newPage();
  const settings = { pace: near === undefined ? 'usual' : 'off', level: 'sidekick', language: 'en' };
  await page.addInitScript(SLOW_TIMERS);
  await page.addInitScript(
    `if (!localStorage.getItem('longbox.settings')) localStorage.setItem('longbox.settings', '${JSON.stringify(settings)}')`,
  );
  return page;
}

async function tableOf(strip: Strip): Promise<Page[]> {
  const page = await visitor(strip);
  if (strip.isOnline) {
    const other = await visitor({ width: 1440, height: 900 });
    await beginAt(await openTableBy(page, product.address, {}), [page, other], 2);
    return [page, other];
  }
  await sitDown(page, product.address, { game: strip.game, deck: strip.deck ?? 1 });
  if (strip.near !== undefined) await comeNear(page, strip.near);
  return [page];
}

for (const strip of STRIPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const pages = await tableOf(strip);
  const frames = choose(await play(pages, strip), strip);
  for (const page of pages) await page.context().close();
  // What did not come up leaves the last picture.
  if (frames.length > 0) await layOut(browser, strip, frames);
  console.log(strip.name, frames.map(({ cues }) => cues).join(', '));
}
await browser.close();
await product.stop();
