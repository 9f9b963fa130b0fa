// One of the parts of `npm run attack`; `ATTACK_SERVER` is the server as one file.
import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { roleOf } from './helper.ts';
import { beHonest } from './honest.ts';
import { beIdle, measureIdle } from './idle.ts';
import { measureAttack } from './measure.ts';
import { beHostile } from './mob.ts';
import { makePlan } from './plan.ts';

const began = performance.now();
const say = (text: string): void =>
  console.error(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`);

const ROLES = { honest: beHonest, mob: beHostile, idle: beIdle, measure: () => void measure() } as const;
ROLES[roleOf()]();

async function measure(): Promise<void> {
  const plan = makePlan();
  const report: Record<string, unknown> = {
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.versions.node}`,
    loadAverage: loadavg()[0],
  };
  const write = (): void => {
    if (plan.out !== undefined) writeFileSync(path.join(plan.out, 'attack.json'), JSON.stringify(report, undefined, 2));
  };
  try {
    if (plan.sockets > 0) report.attack = await measureAttack(plan, say);
    write();
    if (plan.idle + plan.sleeping > 0) report.idle = await measureIdle(plan, say);
    write();
    console.log(JSON.stringify(report, undefined, 2));
    process.exitCode = 0;
  } finally {
    rmSync(plan.data, { recursive: true, force: true });
  }
  process.exit();
}
