import {
  createGame,
  type Game,
  isOver,
  isWaiting,
  makeCardIndex,
  NONE,
  packChoice,
  type Rules,
  redealUnseen,
  shuffle,
  type Viewer,
} from '@longbox/kernel';
import { expect, test } from 'vitest';
import { conform } from './conformance.ts';
import { ConformanceError } from './conformance-trial.ts';
import { TOY_FACES, type ToyEvent, type ToyState, toyForesight, toyRules } from './toy-game.ts';
import { toySecrets } from './toy-secrets.ts';
import { toyTable } from './toy-table.ts';

type ToyRules = Rules<ToyState, ToyEvent, object>;

const cards = makeCardIndex(TOY_FACES);
const others = (s: ToyState, viewer: Viewer): number[] => s.hands.filter((_, seat) => seat !== viewer).flat();
const seen = (extra: (s: ToyState, viewer: Viewer) => object): Partial<ToyRules> => ({
  view: (s, viewer) => ({ ...toyRules.view(s, viewer), ...extra(s, viewer) }),
});
const turnLister = (list: (s: ToyState) => void): Partial<ToyRules> => ({
  kinds: [{ ...toyRules.kinds[0], list }, ...toyRules.kinds.slice(1)],
});
const isStanding = (s: ToyState, card: number): boolean => ['bell', 'magpie'].includes(TOY_FACES[s.face[card]]);

function faultOf(rules: Partial<ToyRules>): ConformanceError | undefined {
  const game: Game<ToyState, ToyEvent, object> = createGame<ToyState, ToyEvent, object>({ ...toyRules, ...rules });
  try {
    conform(game, toyTable, { games: 100, every: 4, decisions: 400, secrets: toySecrets, cards });
  } catch (error) {
    if (error instanceof ConformanceError) return error;
    throw error;
  }
  return undefined;
}

let seed = '';
test.each<[string, Partial<ToyRules>, RegExp]>([
  ['the sum of hidden ids', seen((s, v) => ({ sum: others(s, v).reduce((a, b) => a + b, 0) })), /nothing: view/],
  ['how many hidden cards stand', seen((s, v) => ({ n: others(s, v).filter((c) => isStanding(s, c)).length })), /view/],
  ['where a hidden card lies', seen((s) => ({ at: s.decks[0].indexOf(3) })), /nothing: view/],
  ['the length of a hidden name', seen((s) => ({ pad: 'x'.repeat(TOY_FACES[s.face[s.decks[1][0]]]?.length) })), /view/],
  ['the state of the generator', seen((s) => ({ luck: s.random[0] })), /nothing: view/],
  [
    'an earlier moment',
    { views: (s, viewers, before) => viewers.map((v, i) => before[i] ?? toyRules.view(s, v)) },
    /shared/,
  ],
  ['every hand to watchers', seen((s, v) => (v === 'watcher' ? { all: s.hands[0] } : {})), /nothing: view/],
  [
    'the seed of the table',
    {
      begin: (s, table) => {
        seed = table.seed;
        toyRules.begin(s, table);
      },
      ...seen(() => ({ seed })),
    },
    /may not know/,
  ],
  [
    'the name of a hidden card in words',
    seen((s, v) => ({ hint: `no ${TOY_FACES[s.face[others(s, v)[0]]]}?` })),
    /view|know/,
  ],
  [
    'what hidden cards add up to, while nobody is asked',
    seen((s, v) => (isWaiting(s) || isOver(s) ? {} : { sum: others(s, v).reduce((a, b) => a + b, 0) })),
    /in the beats/,
  ],
  ['what was drawn, in the events', { redact: (event) => event }, /may not know/],
  [
    'the face of what was hidden, in the events',
    {
      redact: (event, viewer) => {
        const told = toyRules.redact(event, viewer);
        const size = event.type === 'hid' ? { size: event.card?.face.length } : {};
        return told === undefined ? undefined : { ...told, ...size };
      },
    },
    /nothing in the events/,
  ],
  [
    'which options stand, by the next card of the deck',
    turnLister((s) => {
      const top = s.decks[s.info[0]].at(-1) ?? NONE;
      for (const card of s.hands[s.info[0]]) s.offered.push(packChoice(1, card, (card + (s.face[top] ?? 0)) % 5));
      s.offered.push(0);
    }),
    /decision and options/,
  ],
  [
    'whether anybody holds a spy, by an option that is missing',
    turnLister((s) => {
      const isSafe = others(s, s.info[0]).every((card) => TOY_FACES[s.face[card]] !== 'spy');
      s.offered.push(0, ...(isSafe ? s.hands[s.info[0]].map((card) => packChoice(1, card)) : []));
    }),
    /decision and options/,
  ],
  [
    'the next card of the deck, by how options are described',
    {
      option: (s, choice) => ({ ...toyRules.option(s, choice), value: s.face[s.decks[s.head[2]]?.at(-1) ?? 0] }),
    },
    /decision and options/,
  ],
  [
    'what another seat holds, by why it cannot be played',
    {
      explain: (s, _seat, { card = 0 }) => (isStanding(s, card) ? [{ code: 'standing', rules: [] }] : []),
    },
    /reasons/,
  ],
  [
    'the next card of the deck, by what would come of an option',
    {
      imagine(s, viewer) {
        for (const i of s.hands.keys()) if (i !== viewer) redealUnseen(s.random, [s.decks[i], s.hands[i]], [s.face]);
        shuffle(s.random, s.decks[viewer]);
      },
      foresight: { ...toyForesight, learns: () => false },
    },
    /foreseen/,
  ],
])('a game that tells %s is found out', (_what, rules, check) => {
  const fault = faultOf(rules);
  expect(fault?.check).toMatch(check);
  expect(fault?.message).toMatch(/toy \w+, seed "conform-toy-\d+", decision \d+, (seat \d|watcher)/);
  expect(fault?.message).toMatch(/again: conform\(…, \{ from: \d+, games: 1, every: 1 \}\)\nreplay: 1[\w-]+$/);
});

test('a game whose imagined worlds are all alike has not been tested', () => {
  expect(() => faultOf({ imagine: () => undefined })).toThrow('imagine() changes nothing');
}, 30_000);

test('the honest game passes the same trial', () => {
  expect(faultOf({})).toBeUndefined();
}, 30_000);
