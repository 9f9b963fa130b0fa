/**
 * Makes sheets of emblems for somebody who names them blind: twenty characters of the first boxes each, emblem and colours
 * only, as their card pages draw them. What they show is told in a folder apart, which who names them must not see:
 * `npx tsx apps/web/e2e/emblem-sheets.ts SHEETS KEYS [seed] [name…]`, two folders, with AT=ADDRESS of a product that runs already. Who is named by name is on the first sheet,
 * somewhere among the others.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST_SETS, VS_SETS } from '@longbox/vs-sets';
import { openBrowser } from './browser.ts';
import { startProduct } from './product.ts';

const A_SHEET = 20;
const SHEETS = 3;

const [sheets, keys, seed = '1', ...asked] = process.argv.slice(2);
if (sheets === undefined || keys === undefined) {
  console.error('Say where the sheets go and where the keys: emblem-sheets.ts SHEETS KEYS [seed] [name…]');
  process.exit(2);
}

/** Everybody once, by the first card of the name: nobody is told by a level. */
const people = new Map<string, string>();
for (const { set, cards } of VS_SETS) {
  if (!FIRST_SETS.some((first) => first === set)) continue;
  for (const card of cards) if (card.card === 'character' && !people.has(card.name)) people.set(card.name, card.id);
}

let dice = Number(seed);
const roll = (below: number): number => {
  dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
  return Math.floor((dice / 2 ** 32) * below);
};

const STYLE = `body{margin:0;background:#fff;font:600 22px sans-serif}
main{display:grid;grid-template-columns:repeat(5,250px);gap:18px;padding:18px;width:max-content}
figure{margin:0}figure div{position:relative;height:190px;border:3px solid #15161c}
.art{position:absolute;inset:0;width:100%;height:100%}figcaption{text-align:center}`;

mkdirSync(sheets, { recursive: true });
mkdirSync(keys, { recursive: true });
const { AT: at } = process.env;
const product = at === undefined ? await startProduct() : { address: at, stop: () => Promise.resolve() };
const browser = await openBrowser();
const cards = await browser.newPage({ serviceWorkers: 'block' });
const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
const strangers = asked.filter((name) => !people.has(name));
if (strangers.length > 0) throw new Error(`Not in the first boxes: ${strangers.join(', ')}`);
const left = [...people].filter(([name]) => !asked.includes(name));
const wanted = [...people].filter(([name]) => asked.includes(name));
for (let sheet = 1; sheet <= SHEETS && left.length >= A_SHEET; sheet++) {
  const drawn = Array.from({ length: A_SHEET - wanted.length }, () => left.splice(roll(left.length), 1)).flat();
  const pile = [...drawn, ...wanted.splice(0)];
  const shown = Array.from({ length: A_SHEET }, () => pile.splice(roll(pile.length), 1)).flat();
  const figures: string[] = [];
  let dots = '';
  for (const [i, [, id]] of shown.entries()) {
    await cards.goto(`${product.address}/cards/vs/${id}`);
    await cards.locator('.art-mark').first().waitFor();
    const [fields, ground, mark] = await cards.evaluate<string[]>(`(() => {
      const mark = document.querySelector('.art-mark');
      const fields = document.querySelector('#dots-0').closest('svg');
      return [fields, mark.parentElement.querySelector('.art'), mark].map((e) => e.outerHTML);
    })()`);
    dots = fields;
    figures.push(`<figure><div>${ground}${mark}</div><figcaption>${i + 1}</figcaption></figure>`);
  }
  await page.setContent(`<style>${STYLE}</style>${dots}<main>${figures.join('')}</main>`);
  await page.locator('main').screenshot({ path: path.join(sheets, `sheet-${sheet}.png`) });
  writeFileSync(path.join(keys, `key-${sheet}.txt`), shown.map(([name], i) => `${i + 1}. ${name}\n`).join(''));
}
await browser.close();
await product.stop();
console.log(`Sheets in ${sheets}, keys in ${keys}; ${people.size} characters to choose from.`);
