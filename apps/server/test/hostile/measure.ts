import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { quantile } from '../load/statistics.ts';
import { leaveServerAlone, SERVER_CORE, takePlace } from './apart.ts';
import { type Helper, startHelper } from './helper.ts';
import type { HonestFigures } from './honest.ts';
import type { AttackPlan } from './plan.ts';
import { startTarget, type TargetServer } from './target-server.ts';
import { pause } from './wire.ts';

type Say = (text: string) => void;

/** Compiling the rules costs a new server its first seconds; nobody is measured then. */
const WARM = 25_000;
const QUIET_SHARE = 0.5;
const SAMPLE = 1_000;

interface Watched {
  readonly server: TargetServer;
  readonly honest: Helper;
}

interface Sample {
  readonly seconds: number;
  readonly resident: number;
  readonly processor: number;
  readonly loopMax: number;
  readonly sockets: number;
  readonly received: number;
  readonly thoughts: number;
  /** Refusals of every kind. */
  readonly refused: number;
  /** Seconds for which the server's thread, and that of the honest clients, could have run and was not let. */
  readonly starved: number;
  readonly honestStarved: number;
}

/** Linux tells it; elsewhere it is not known. */
function starvedSeconds(pid: number): number {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e9 : Number.NaN;
}

const figures = (text: string) => (name: string) => Number(new RegExp(`^longbox_${name} (.+)$`, 'm').exec(text)?.[1]);

async function takeSample({ server: { metrics, pid }, honest }: Watched, began: number): Promise<Sample> {
  const text = await metrics();
  const figure = figures(text);
  const refusals = [...text.matchAll(/^longbox_refusals_total\{.+\} (\d+)$/gm)];
  return {
    seconds: (performance.now() - began) / 1_000,
    resident: figure('resident_bytes') / 1e6,
    processor: figure('processor_seconds_total'),
    loopMax: figure('event_loop_delay_max_milliseconds'),
    sockets: figure('sockets'),
    received: figure('messages_received_total'),
    thoughts: figure('thoughts_waiting'),
    refused: refusals.reduce((sum, [, times]) => sum + Number(times), 0),
    starved: starvedSeconds(pid),
    honestStarved: starvedSeconds(honest.pid),
  };
}

const times = (list: readonly number[]): string =>
  list.length === 0
    ? 'none'
    : `${list.length} seen, p50 ${quantile(list, 0.5).toFixed(1)}, p99 ${quantile(list, 0.99).toFixed(1)}, worst ${quantile(list, 1).toFixed(0)} ms`;

function read({ moves, replies, returns, arrivals, refused, matches, stuck }: HonestFigures) {
  return {
    moves: times(moves),
    replies: times(replies),
    returns: times(returns),
    arrivals: times(arrivals),
    refused,
    matches,
    stuck,
  };
}

function readSamples(samples: readonly Sample[]) {
  const [first, last] = [samples[0], samples[samples.length - 1]];
  const spent = last.seconds - first.seconds;
  return {
    seconds: Math.round(spent),
    processorShare: Number(((last.processor - first.processor) / spent).toFixed(2)),
    starvedShare: Number(((last.starved - first.starved) / spent).toFixed(2)),
    honestStarvedShare: Number(((last.honestStarved - first.honestStarved) / spent).toFixed(2)),
    refusalsASecond: Math.round((last.refused - first.refused) / spent),
    messagesASecond: Math.round((last.received - first.received) / spent),
    loopDelayMaxMs: Math.round(
      quantile(
        samples.slice(1).map(({ loopMax }) => loopMax),
        1,
      ),
    ),
    loopDelayMedianOfWorstMs: Math.round(
      quantile(
        samples.slice(1).map(({ loopMax }) => loopMax),
        0.5,
      ),
    ),
    residentMegabytes: {
      first: Math.round(first.resident),
      most: Math.round(
        quantile(
          samples.map(({ resident }) => resident),
          1,
        ),
      ),
      last: Math.round(last.resident),
    },
    sockets: quantile(
      samples.map(({ sockets }) => sockets),
      1,
    ),
    thoughtsWaiting: quantile(
      samples.map(({ thoughts }) => thoughts),
      1,
    ),
  };
}

/** Honest people alone, and then the same with everybody else upon them. */
export async function measureAttack(plan: AttackPlan, say: Say) {
  if (plan.apart) leaveServerAlone();
  const settings = { LONGBOX_DATA: path.join(plan.data, 'attack'), LONGBOX_KEY: plan.key };
  const { apart, profile } = plan;
  const server = await startTarget(settings, { core: apart ? SERVER_CORE : undefined, profile });
  if (plan.apart) takePlace(server.pid, 'server');
  const helpers: Helper[] = [];
  const start = (role: 'honest' | 'mob'): Helper => {
    const helper = startHelper(role);
    if (plan.apart) takePlace(helper.pid, role);
    helpers.push(helper);
    return helper;
  };
  try {
    const honest = start('honest');
    const { base } = server;
    const watched = { server, honest };
    await honest.ask({ begin: { base, tables: plan.tables, alone: plan.alone } });
    const share = Math.ceil(plan.sockets / plan.workers);
    const mobs: Helper[] = [];
    for (let worker = 0; worker < plan.workers; worker++) {
      const mob = start('mob');
      const from = worker * share;
      const { guests } = await mob.ask<{ guests: number }>({
        begin: {
          base,
          from,
          to: Math.min(plan.sockets, from + share),
          frames: plan.frames / plan.workers,
          only: plan.only,
        },
      });
      say(`attackers ${worker + 1} of ${plan.workers}: ${guests} guests`);
      mobs.push(mob);
    }
    await pause(WARM);
    await honest.ask({ report: true });
    const quiet = await watch(watched, plan.seconds * QUIET_SHARE);
    const before = read(await honest.ask<HonestFigures>({ report: true }));
    say(`before: ${JSON.stringify(before)}`);
    for (const mob of mobs) mob.tell({ attack: true });
    const attacked = await watch(watched, plan.seconds, say);
    const meanwhile = read(await honest.ask<HonestFigures>({ report: true }));
    const deeds: Record<string, number> = {};
    for (const mob of mobs) {
      for (const [deed, times] of Object.entries(await mob.ask<Record<string, number>>({ report: true }))) {
        deeds[deed] = (deeds[deed] ?? 0) + times;
      }
    }
    for (const mob of mobs) mob.end();
    await pause(5_000);
    await honest.ask({ report: true });
    const after = await watch(watched, 10);
    const afterwards = read(await honest.ask<HonestFigures>({ end: true }));
    const refusals = [...(await server.metrics()).matchAll(/^longbox_refusals_total\{code="(\w+)"\} (\d+)$/gm)];
    return {
      deeds,
      refusals: Object.fromEntries(refusals.map(([, code, times]) => [code, Number(times)])),
      honest: { before, meanwhile, afterwards },
      server: { before: readSamples(quiet), meanwhile: readSamples(attacked), afterwards: readSamples(after) },
      crash: server.crash() ?? 'none',
    };
  } finally {
    for (const helper of helpers) helper.end();
    await server.stop();
  }
}

async function watch(watched: Watched, seconds: number, say?: Say): Promise<Sample[]> {
  const began = performance.now();
  const samples = [await takeSample(watched, began)];
  while (performance.now() - began < seconds * 1_000) {
    await pause(SAMPLE);
    samples.push(await takeSample(watched, began));
    if (samples.length % 10 === 0) say?.(JSON.stringify(samples.at(-1)));
  }
  return samples;
}
