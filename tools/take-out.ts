// Takes each part out of each card in turn, and sees whether a test of that card notices:
//   npm run take-out -- [SET|ID]… [--workers N] [--seconds N] [--again]
// A card whose record is fresh is not run again, so that a run can be broken off.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fingerprintOf } from '@longbox/testkit/gates/fingerprint';
import { kinOf, sameParts } from '@longbox/testkit/gates/kin';
import { type NodeRecord, RECORD_FILES, readRecords, writeNodeRecords } from '@longbox/testkit/gates/records';
import { testFilesOf, testsFingerprint } from '@longbox/testkit/gates/tests-of';
import type { Card } from '@longbox/vs/language';
import { VS_SETS } from '@longbox/vs-sets';
import { build } from './take-out/build.ts';
import { cardsIn } from './take-out/cards-in.ts';
import { findRemovals } from './take-out/find-removals.ts';
import { Judge, worked } from './take-out/judge.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    workers: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '3600' },
    again: { type: 'boolean', default: false },
  },
});
const about = positionals.length > 0 ? positionals : [''];
const root = fileURLToPath(new URL('../', import.meta.url));
const TESTS = 'packages/vs-sets/test';
const files = readdirSync(`${root}${TESTS}`, { recursive: true, encoding: 'utf8' })
  .map((file) => `${TESTS}/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\/test\/\w+\/.*\.test\.ts$/.test(file) && !file.includes('.slow.'))
  .sort()
  .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }));
const everyTest = readdirSync(`${root}${TESTS}`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({
    path: `${TESTS}/${file.replaceAll('\\', '/')}`,
    text: readFileSync(`${root}${TESTS}/${file}`, 'utf8'),
  }));

const all = VS_SETS.flatMap((set) => set.cards);
const records = readRecords(root).removed;
const taken: Record<string, NodeRecord> = {};
const stampOf = (card: Card, named: NodeRecord['tests']): string =>
  fingerprintOf(card, testsFingerprint(kinOf(card, all), everyTest, named));
/** Taken with this card, these tests, and the rules by which parts are found today. */
function isFresh(card: Card): boolean {
  const record = records[card.id];
  return record?.fingerprint === stampOf(card, record?.tests) && record.nodes === findRemovals(card).length;
}
const cards = all.filter(
  (card) => about.some((start) => card.id.startsWith(start)) && (values.again || !isFresh(card)),
);

const cache = new URL('../node_modules/.cache/longbox-take-out/', import.meta.url);
mkdirSync(cache, { recursive: true });
const bundle = fileURLToPath(new URL(`cards-${process.pid}.mjs`, cache));
await build(
  files.map(({ path }) => path),
  bundle,
);
const queue = [...cards];
const started = performance.now();
let [parts, survived] = [0, 0];
await Promise.all(Array.from({ length: Number(values.workers) }, work));
rmSync(bundle);
const rate = Math.round((1000 * parts) / (performance.now() - started));
console.log(
  `${cards.length - queue.length} cards, ${parts} parts taken out (${rate} a second), ${survived} unnoticed; ${queue.length} cards left.`,
);
if (survived > 0 || queue.length > 0) process.exitCode = 1;

async function work(): Promise<void> {
  const judge = new Judge(bundle, Number(values.workers));
  while (performance.now() - started < Number(values.seconds) * 1000) {
    const card = queue.shift();
    if (card === undefined) break;
    await judgeCard(judge, card);
    // Somebody else's records may have come meanwhile.
    writeNodeRecords(root, RECORD_FILES.removed, { ...readRecords(root).removed, ...taken });
  }
  judge.end();
}

async function judgeCard(judge: Judge, card: Card): Promise<void> {
  const own = testFilesOf(kinOf(card, all), files);
  const errand = { card: card.id, files: own.map(({ path }) => path), among: cardsIn(own, all) };
  const begun = worked();
  const whole = await judge.ask({ ...errand, parts: [] });
  // Ten times as long as they took, and a breath.
  const patience = 10 * (worked() - begun) + 2000;
  if (typeof whole === 'string' || whole.failed !== undefined) {
    console.log(
      `${card.id}: its tests fail with the card as it is: ${typeof whole === 'string' ? whole : whole.failed}`,
    );
    return;
  }
  const removals = findRemovals(card);
  const open: string[] = [];
  const noticed = new Set<string>();
  for (const removal of removals) {
    const answer = await judge.ask({ ...errand, parts: sameParts(card, removal, all) }, patience);
    if (typeof answer === 'string') for (const file of errand.files) noticed.add(file);
    else if (answer.file === undefined) open.push(removal);
    else noticed.add(answer.file);
  }
  const known = records[card.id]?.excused ?? {};
  const excused = open.filter((path) => known[path] !== undefined).map((path) => [path, known[path]]);
  const named = open.length === excused.length ? [...noticed].sort() : undefined;
  taken[card.id] = {
    fingerprint: stampOf(card, named),
    nodes: removals.length,
    open,
    ...(named !== undefined && { tests: named }),
    ...(excused.length > 0 && { excused: Object.fromEntries(excused) }),
  };
  parts += removals.length;
  survived += open.length - excused.length;
  console.log(
    `${card.id} ${card.name}: ${removals.length} parts${open.length > 0 ? `, unnoticed: ${open.join(' ')}` : ''}`,
  );
}
