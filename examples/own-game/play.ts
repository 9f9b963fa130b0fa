// Play against the computer: npx tsx examples/own-game/play.ts [SEED]
import { createInterface } from 'node:readline/promises';
import { listChoices } from '@longbox/kernel';
import { createMind, lookFrom } from '@longbox/players';
import { type BidsEvent, bids, bidsTable } from './bids.ts';

const [YOU, COMPUTER] = [0, 1];
const state = bids.setup(bidsTable(process.argv[2] ?? 'first'));
const mind = createMind(bids, { rung: 'search', budget: { iterations: 200 }, seed: 'computer' });
const terminal = createInterface({ input: process.stdin, output: process.stdout });
const lines = terminal[Symbol.asyncIterator]();

async function askYou(): Promise<number> {
  const offered = listChoices(bids, state);
  const faces = offered.map(
    (choice) => bids.view(state, YOU).hand.find(({ card }) => card === bids.option(state, choice).card)?.face,
  );
  console.log(`You hold ${faces.join(' ')}. Your bid:`);
  const { value = '', done } = await lines.next();
  if (done) process.exit(1);
  return offered[faces.indexOf(value.trim())] ?? askYou();
}

for (let next = bids.decision(state); next !== undefined; next = bids.decision(state)) {
  const choice = next.seat === COMPUTER ? mind.decide(lookFrom(bids, state, COMPUTER)) : await askYou();
  const events: BidsEvent[] = [];
  bids.apply(state, choice, events);
  for (const event of events) {
    const seen = bids.redact(event, YOU);
    const who = event.seat === YOU ? 'You' : 'The computer';
    if (seen?.type === 'showed') console.log(`${who} bid ${seen.card.face}.`);
    if (seen?.type === 'scored') console.log(`${who} scored.`);
  }
}
terminal.close();
const [you, computer] = bids.view(state, YOU).score;
console.log(`The end: ${you} to ${computer}.`);
