/**
 * Makes sheets of emblems for somebody who names them blind: twenty characters of the first boxes each, emblem and colours
 * only. What they show is told in a file apart, which who names them must not see:
 * `npx tsx --tsconfig apps/web/tsconfig.json apps/web/e2e/emblem-sheets.ts SHEETS KEYS [seed]`, two folders.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST_SETS, VS_SETS } from '@longbox/vs-sets';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CardGround } from '../src/draw/card-ground.tsx';
import { FaceArt } from '../src/draw/face-art.tsx';
import { faceOf } from '../src/draw/faces/index.ts';
import { FIELD_HEIGHT, FIELD_WIDTH } from '../src/draw/grounds.ts';
import { HalftoneFields } from '../src/draw/halftone.tsx';
import { diceFor, whole } from '../src/draw/random.ts';
import { PLAIN } from '../src/draw/rim.ts';
import { coloursOf } from '../src/draw/team-colours.ts';
import { openBrowser } from './browser.ts';

const A_SHEET = 20;
const SHEETS = 3;

const [sheets, keys, seed = '1'] = process.argv.slice(2);
if (sheets === undefined || keys === undefined) {
  console.error('Say where the sheets go and where the keys: emblem-sheets.ts SHEETS KEYS [seed]');
  process.exit(2);
}

interface Person {
  readonly name: string;
  readonly team: string | undefined;
}

const people = new Map<string, Person>();
for (const { set, cards } of VS_SETS) {
  if (!FIRST_SETS.some((first) => first === set)) continue;
  for (const card of cards)
    if (card.card === 'character' && !people.has(card.name))
      people.set(card.name, { name: card.name, team: card.teams[0] });
}

const dice = diceFor(seed);
const left = [...people.values()];
const draw = (): Person | undefined => left.splice(whole(dice, 0, left.length - 1), 1)[0];

const pictureOf = ({ name, team }: Person): string => {
  const colours = coloursOf(team);
  const face = faceOf({ name, kind: 'supporting', teamKeys: team === undefined ? [] : [team] });
  const spot = { x: FIELD_WIDTH / 2, y: FIELD_HEIGHT / 2, size: 0.95 };
  return renderToStaticMarkup(
    createElement(
      Fragment,
      undefined,
      createElement(CardGround, { seed: 'blind', colours }),
      createElement(
        'svg',
        { className: 'art', viewBox: `0 4 ${FIELD_WIDTH} ${FIELD_HEIGHT - 8}` },
        createElement(FaceArt, { face, colours, rim: PLAIN, hasSign: true, ...spot }),
      ),
    ),
  );
};

const STYLE = `body{margin:0;background:#fff;font:600 22px sans-serif}
main{display:grid;grid-template-columns:repeat(5,250px);gap:18px;padding:18px;width:max-content}
figure{margin:0}figure div{position:relative;height:190px;border:3px solid #15161c}
.art{position:absolute;inset:0;width:100%;height:100%}figcaption{text-align:center}`;

mkdirSync(sheets, { recursive: true });
mkdirSync(keys, { recursive: true });
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1400, height: 1000 }, deviceScaleFactor: 1 });
const fields = renderToStaticMarkup(createElement(HalftoneFields));
for (let sheet = 1; sheet <= SHEETS && left.length >= A_SHEET; sheet++) {
  const shown = Array.from({ length: A_SHEET }, draw).filter((person) => person !== undefined);
  const figures = shown.map(
    (person, i) => `<figure><div>${pictureOf(person)}</div><figcaption>${i + 1}</figcaption></figure>`,
  );
  await page.setContent(`<style>${STYLE}</style>${fields}<main>${figures.join('')}</main>`);
  await page.locator('main').screenshot({ path: path.join(sheets, `sheet-${sheet}.png`) });
  const key = shown.map(({ name }, i) => `${i + 1}. ${name}`);
  writeFileSync(path.join(keys, `key-${sheet}.txt`), `${key.join('\n')}\n`);
}
await browser.close();
console.log(`Sheets in ${sheets}, keys in ${keys}; ${people.size} characters to choose from.`);
