// npm run chaos [-- --seconds 60] [--nodes 3] [--clients 200] [--seed TEXT] [--json]
// npm run chaos -- --spread                      over three PostgreSQL servers behind one name
// npm run chaos -- --failover [--failovers 20]   over PostgreSQL under Patroni, as root on Debian
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type FailoverBlows, failoverWeather } from '../failover/failover-storm.ts';
import { type Account, type ChaosFigures, isSound, runChaos, runUnder } from './run.ts';
import { spreadWeather } from './storm.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    nodes: { type: 'string', default: '3' },
    clients: { type: 'string', default: '200' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    failover: { type: 'boolean', default: false },
    spread: { type: 'boolean', default: false },
    failovers: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
});

function count(name: 'seconds' | 'nodes' | 'clients' | 'failovers'): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  console.error(`--${name} is ${values[name]}; it must be a whole number above 0.`);
  return process.exit(1);
}

const plan = { seconds: count('seconds'), nodes: count('nodes'), clients: count('clients') };
const began = performance.now();
const say = (text: string): void =>
  console.error(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`);

const whole = { ...plan, seed: values.seed, lull: 1_500, patience: 600_000 };
// What was made of the network goes with the process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const storm = (): Promise<ChaosFigures | ChaosFigures<FailoverBlows>> => {
  if (values.failover) return runUnder(failoverWeather(count('failovers')), { ...whole, patience: 3_600_000 }, say);
  return values.spread ? runUnder(spreadWeather(), whole, say) : runChaos(whole, say);
};
const figures = await storm();
console.log(values.json ? JSON.stringify(figures, undefined, 2) : table(figures));
process.exit(isSound(figures) ? 0 : 1);

function table({ faults, ...figures }: Account): string {
  const lines = Object.entries(figures).map(([name, figure]) => `${name.padEnd(18)}${String(figure).padStart(8)}`);
  const verdict = isSound({ ...figures, faults }) ? 'Nothing was lost, doubled or different.' : 'There are faults.';
  return [...lines, ...faults, verdict].join('\n');
}
