import type { CardId, Seat } from '@longbox/kernel';
import { stringify } from 'yaml';
import type { Fact, FactSpelling, Facts, SceneAdapter, Stage } from './adapter.ts';
import { SCENE_KEYS } from './format.ts';
import { readScene } from './read-scene.ts';
import { openScene } from './runner.ts';
import { parseYaml } from './yaml-tree.ts';

export interface WrittenScene {
  readonly text: string;
  /** What the scene does not say, or says otherwise, compared with the position it was made from. */
  readonly differs: readonly string[];
}

type Entry = string | Readonly<Record<string, unknown>>;
type Side = Readonly<Record<string, unknown>>;

/** Where a scene can stand, by phase and step of the table. */
function momentOf({ phase, step }: Facts, words: readonly string[]): string | undefined {
  const names: Readonly<Record<string, string>> = { setup: 'setUp' };
  return [step, phase, names[String(phase)]].map(String).find((word) => words.includes(word));
}

/**
 * A position as a scene. Lasting effects, a combat and half done decisions have no words in a scene: what it says is laid
 * out again and compared, and what is not the same is told.
 */
export function writeScene(adapter: SceneAdapter, stage: Stage, title: string): WrittenScene {
  const position = positionOf(adapter, stage, title);
  const text = stringify(position, { lineWidth: 120, flowCollectionPadding: true });
  return { text, differs: differences(adapter, stage, position, text) };
}

function positionOf(adapter: SceneAdapter, stage: Stage, title: string): Readonly<Record<string, unknown>> {
  const { table } = stage;
  const names = seatNames(adapter, stage);
  const facts = stage.tableFacts();
  const at = momentOf(facts, adapter.tableFacts.at?.words ?? []);
  return {
    scene: title,
    game: adapter.game,
    profile: adapter.profiles.find((name) => name === table.profile) ?? adapter.profile,
    seed: table.seed,
    ...(at !== undefined && { at }),
    ...spelt(adapter.tableFacts, facts, names),
    ...Object.fromEntries(names.map((name, seat) => [name, sideOf(adapter, stage, seat, names)])),
    open: true,
    steps: [],
  };
}

/** Names are keys of the scene, so they must differ from each other and from its other keys. */
function seatNames(adapter: SceneAdapter, { table }: Stage): string[] {
  const taken = new Set([...Object.keys(SCENE_KEYS), ...Object.keys(adapter.tableFacts)]);
  return table.seats.map(({ name }, seat) => {
    const own = (name ?? '').toLowerCase();
    const free = /^[a-z]+$/.test(own) && !taken.has(own) ? own : `seat${seat + 1}`;
    taken.add(free);
    return free;
  });
}

function sideOf(adapter: SceneAdapter, stage: Stage, seat: Seat, names: readonly string[]): Side {
  const attached = new Set(
    stage.cards().flatMap((card) => Object.values(stage.cardFacts(card)).flatMap((fact) => (isIds(fact) ? fact : []))),
  );
  const zones = Object.entries(adapter.zones).flatMap(([zone, { ordered }]) => {
    // Other levels of a main character lie there by themselves.
    const cards = zone === 'levelUp' ? [] : stage.zone(seat, zone).filter((card) => !attached.has(card));
    const entries = cards.map((card, i) =>
      entryOf(adapter, stage, { card, seat, zone, isPlain: ordered && i > 0 }, names),
    );
    return entries.length === 0 && zone !== 'deck' ? [] : [[zone, entries] as const];
  });
  return { ...spelt(adapter.seatFacts, stage.seatFacts(seat), names), ...Object.fromEntries(zones) };
}

interface Lying {
  readonly card: CardId;
  readonly seat: Seat;
  readonly zone: string;
  /** Below the top of a stack: only the top has facts. */
  readonly isPlain: boolean | undefined;
}

function entryOf(
  adapter: SceneAdapter,
  stage: Stage,
  { card, seat, zone, isPlain }: Lying,
  names: readonly string[],
): Entry {
  const facts = isPlain === true ? {} : stage.cardFacts(card);
  const attached = Object.entries(facts).flatMap(([name, fact]) =>
    isIds(fact) && fact.length > 0
      ? [
          [
            name,
            fact.map((id) => entryOf(adapter, stage, { card: id, seat, zone: name, isPlain: false }, names)),
          ] as const,
        ]
      : [],
  );
  const told = {
    ...spelt(adapter.cardFacts, facts, names),
    ...unusual(facts, seat, zone, names),
    ...Object.fromEntries(attached),
  };
  const key = stage.keyOf(card);
  return Object.keys(told).length === 0 ? key : { card: key, ...told };
}

const isIds = (fact: Fact): fact is readonly number[] => Array.isArray(fact);

/** Facts that go without saying in most cases: whose card it is, a main character, which side is up. */
function unusual(facts: Facts, seat: Seat, zone: string, names: readonly string[]): Readonly<Record<string, unknown>> {
  const { owner, main, level, faceDown } = facts;
  return {
    ...(typeof owner === 'number' && owner !== seat && { owner: names[owner] }),
    ...(main !== undefined && level !== undefined && main !== Number(level) > 0 && { main }),
    ...(zone === 'resources' && faceDown !== undefined && { faceDown }),
    ...(zone === 'removed' && faceDown === true && { faceDown }),
  };
}

function spelt(known: Readonly<Record<string, FactSpelling>>, facts: Facts, names: readonly string[]) {
  const told: Record<string, unknown> = {};
  for (const [name, { kind, readOnly, quiet, rest, impliedBy }] of Object.entries(known)) {
    const fact = facts[name];
    if (fact === undefined || readOnly || quiet || kind === 'cards') continue;
    if (JSON.stringify(fact) === JSON.stringify(rest) || (impliedBy !== undefined && facts[impliedBy] === true))
      continue;
    told[name] = kind === 'seat' && typeof fact === 'number' ? names[fact] : fact;
  }
  return told;
}

/** Parts of the position that come out otherwise when the text is laid out. */
function differences(
  adapter: SceneAdapter,
  stage: Stage,
  position: Readonly<Record<string, unknown>>,
  text: string,
): string[] {
  const problems: Parameters<typeof openScene>[2] = [];
  const [tree] = parseYaml(text).trees;
  const scene = tree && readScene(tree, [adapter], problems);
  const playing = scene && openScene(scene, adapter, problems);
  if (playing === undefined) return problems.map((problem) => problem.text);
  const again = positionOf(adapter, playing.stage, String(position.scene));
  const parts = Object.keys(position).filter((key) => JSON.stringify(position[key]) !== JSON.stringify(again[key]));
  const asked = (one: Stage): string => {
    const { seat, ask } = one.decision() ?? {};
    return JSON.stringify([seat, ask, one.options().map(({ option }) => [option.verb, option.name])]);
  };
  return [
    ...parts.map((part) => `${part} comes out otherwise`),
    ...(asked(stage) === asked(playing.stage) ? [] : ['another question is open']),
  ];
}
