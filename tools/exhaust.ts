// Plays until every node of every card was executed, and keeps what was found for the gates:
//   npm run exhaust -- [SET|ID]… [--seed S] [--games N] [--seconds N]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { excuseFor } from '@longbox/testkit/exhaustive/excuses';
import { exhaust } from '@longbox/testkit/exhaustive/run';
import { fingerprintOf } from '@longbox/testkit/gates/fingerprint';
import { type NodeRecord, RECORD_FILES, readRecords, writeNodeRecords } from '@longbox/testkit/gates/records';
import { VS_SETS } from '@longbox/vs-sets';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'longbox' },
    games: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '600' },
  },
});
const about = positionals.length > 0 ? positionals : [''];
const isAsked = (id: string): boolean => about.some((start) => id.startsWith(start));
const root = fileURLToPath(new URL('../', import.meta.url));
const old = readRecords(root).executed;

const { games, goals, nodes } = exhaust({
  seed: values.seed,
  mostGames: Number(values.games),
  patience: Number(values.seconds) * 1000,
  withNodes: true,
  about,
  hear: (done, left) => {
    if (done % 200 === 0) console.error(`${done} games, ${left} goals and nodes left`);
  },
});

const cards = VS_SETS.flatMap((set) => set.cards);
// Somebody else's records may have come meanwhile.
const fresh = readRecords(root).executed;
const records: Record<string, NodeRecord> = Object.fromEntries(
  cards.flatMap(({ id }) => (fresh[id] === undefined ? [] : [[id, fresh[id]]])),
);
for (const card of cards.filter(({ id }) => isAsked(id))) {
  const known = old[card.id]?.fingerprint === fingerprintOf(card) ? old[card.id] : undefined;
  const now = [...(nodes?.open.get(card.id) ?? []), ...goals.filter((goal) => goal.split(' ')[1] === card.id)];
  // Several runs add up.
  const open = now.filter((path) => known === undefined || known.open.includes(path)).sort();
  const reasons = open.flatMap((path) => {
    const reason = excuseFor(card, path) ?? known?.excused?.[path];
    return reason === undefined ? [] : [[path, reason] as const];
  });
  records[card.id] = {
    fingerprint: fingerprintOf(card),
    nodes: nodes?.nodes.get(card.id) ?? 0,
    open,
    ...(reasons.length > 0 && { excused: Object.fromEntries(reasons) }),
  };
}
writeNodeRecords(root, RECORD_FILES.executed, records);
const left = Object.entries(records).flatMap(([id, { open, excused = {} }]) =>
  open.filter((path) => isAsked(id) && excused[path] === undefined).map((path) => `${id} ${path}`),
);
for (const one of left) console.log(`not executed: ${one}`);
console.log(`${games} games with seed ${values.seed}: ${left.length} nodes and goals left open.`);
if (left.length > 0) process.exitCode = 1;
