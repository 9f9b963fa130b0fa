import {
  ARENA_ASKS,
  type SeatPosition as ArenaSeat,
  type ArenaState,
  createArena,
  layOut as layOutArena,
  MOMENTS,
  makeCatalogue,
  SLOT_NAMES,
  type Verb,
} from '@longbox/arena';
import { ARENA_CARDS } from '@longbox/arena-sets';
import { GAME_FACTS } from '@longbox/games';
import type { CardId } from '@longbox/kernel';
import type { FactSpelling, SceneAdapter, Stage, VerbSpelling, ZoneSpelling } from '../adapter.ts';
import type { CardSpec, Position, SeatPosition } from '../format.ts';
import { fold } from '../spelling.ts';
import { makeStage } from '../stage.ts';
import type { Place } from '../tree.ts';
import { ARENA_BODIES, arenaBody } from './arena-body.ts';
import { ARENA_PHASES, arenaReader } from './arena-reader.ts';

const catalogue = makeCatalogue(ARENA_CARDS);
const game = createArena(ARENA_CARDS);
const reader = arenaReader(game);

const slots: Record<string, ZoneSpelling> = Object.fromEntries(
  SLOT_NAMES.map((name) => [
    name,
    { summary: `The character in ${name}; the cards below the first are Hit Points.`, ordered: true },
  ]),
);
const read = (kind: FactSpelling['kind'], summary: string): FactSpelling => ({
  kind,
  summary,
  quiet: true,
  readOnly: true,
});

export const arenaScenes = {
  game: GAME_FACTS.arena.name,
  profiles: GAME_FACTS.arena.editions,
  profile: GAME_FACTS.arena.profile,
  asks: ARENA_ASKS,
  verbs: {
    pass: { summary: 'Do nothing more here.' },
    deploy: {
      summary: 'Choose starting characters: three Active in one line, two Reserve in the next.',
      words: ['card'],
      goesOn: ['deploy'],
      most: 3,
    },
    move: { summary: 'Move a Reserve character to an empty Active slot.', words: ['card', 'name'] },
    play: { summary: 'Play a character from hand into a slot.', words: ['card', 'name'] },
    exchange: { summary: 'Exchange an Active and a Reserve character.', words: ['card', 'target'] },
    powerUp: { summary: 'Give each of these characters a Power Point.', words: ['card'], goesOn: ['powerUp'] },
    activate: {
      summary: "Activate a character's special ability, against a target where it has one.",
      words: ['card', 'target'],
      goesOn: ['pay'],
    },
    pay: { summary: 'Pay so many temporary Power Points.', words: ['value'] },
    missionOut: { summary: 'Take this Mission back.', words: ['card'], goesOn: ['missionIn'] },
    missionIn: { summary: 'Make this card the new Mission.', words: ['card'] },
    recycle: { summary: 'Take cards back from the discard pile.', words: ['card'], goesOn: ['recycle'] },
    challenge: { summary: 'Challenge a target.', words: ['card', 'target'] },
    group: {
      summary: 'Challenge with a partner: leader, partner, target.',
      words: ['card', 'target'],
      goesOn: ['target'],
    },
    target: { summary: 'Aim a group challenge.', words: ['target'] },
    resolve: { summary: "Resolve this character's challenge next.", words: ['card'] },
    boostWith: { summary: 'Take the Boost on this member of the group.', words: ['card'] },
    boost: { summary: 'Discard cards as a Boost.', words: ['card'], goesOn: ['boost'], ends: 'pass' },
    superHit: { summary: 'Discard a card as a Super Hit.', words: ['card'] },
    lose: { summary: 'Lose this card of a stack.', words: ['card'] },
    replaceMission: { summary: 'Put this card in place of the beaten Mission.', words: ['card'] },
    replace: { summary: 'Replace a Reserve character by a hand card.', words: ['card', 'target'] },
    addHitPoint: { summary: 'Add a card to its character as a Hit Point.', words: ['card'] },
    raise: { summary: 'Bring a card to the top of its stack.', words: ['card'] },
    assemble: { summary: 'Assemble a Team in a slot.', words: ['card', 'name'] },
    upgrade: { summary: 'Upgrade a Team in a slot.', words: ['card', 'name'] },
    concede: { summary: 'Give the game up.' },
  } satisfies Record<Verb, VerbSpelling<Verb>>,
  zones: {
    ...slots,
    hand: { summary: 'Cards in hand.' },
    deck: { summary: 'The deck.', ordered: true },
    discard: { summary: 'The discard pile.', ordered: true },
    missions: { summary: 'The Mission Zone, the first Mission first.', ordered: true },
    activated: { summary: 'The Mission activated this turn.' },
  },
  cardFacts: {
    pp: { kind: 'number', summary: 'Power Points in its slot, the engaged ones included.', rest: 0 },
    engaged: { kind: 'number', summary: 'Engaged Power Points in its slot.', rest: 0 },
    hp: read('number', 'Hit Points.'),
    attack: read('number', 'Attack with its bonuses.'),
    defence: read('number', 'Defence with its bonuses.'),
    resistance: read('number', 'Resistance.'),
    points: read('number', 'Mission Points printed on it.'),
    called: { ...read('flag', 'Called to duty this turn.'), rest: false },
    zone: {
      ...read('word', 'Where it is; `pp` for a Power Point.'),
      words: [...SLOT_NAMES, 'hand', 'deck', 'discard', 'missions', 'activated', 'pp'],
    },
  },
  seatFacts: {
    points: { kind: 'number', summary: 'Mission Points.', rest: 0 },
    completed: { kind: 'number', summary: 'Completed Missions.', rest: 0 },
    superHitUsed: { kind: 'flag', summary: 'Has made its Super Hit this turn.', rest: false },
    temporary: { ...read('number', 'Temporary Power Points.'), rest: 0 },
    pp: { ...read('counters', 'Power Points by slot.'), words: SLOT_NAMES },
  },
  tableFacts: {
    at: { kind: 'word', summary: 'Where the position stands.', words: MOMENTS },
    turn: { kind: 'seat', summary: 'The active player.' },
    number: { kind: 'number', summary: 'The number of the turn; 4 unless given.' },
    called: { kind: 'word', summary: 'The name called to duty this turn.', rest: '' },
    phase: { ...read('word', 'The phase.'), words: ARENA_PHASES },
  },
  bodies: ARENA_BODIES,
  filler: 'body Extra 500/500/200',
  keysOf(name: string) {
    if (catalogue.cards.has(name)) return [name];
    return ARENA_CARDS.filter((card) => fold(card.name) === fold(name)).map((card) => card.key);
  },
  cardNames: () => [...new Set(ARENA_CARDS.map((card) => card.name))],
  layOut,
} as const satisfies SceneAdapter;

type Problem = (place: Place, text: string) => void;

function layOut(position: Position, problem: Problem): Stage | undefined {
  if (position.seats.length !== 2) {
    problem(position.place, `the game arena has 2 seats, not ${position.seats.length}`);
    return undefined;
  }
  const { at, turn, number, called } = position.facts;
  const { state, table } = layOutArena(catalogue, {
    profile: position.profile,
    seed: position.seed,
    at: MOMENTS.find((moment) => moment === at) ?? 'challenge',
    active: Number(turn ?? 0),
    ...(number !== undefined && { turn: Number(number) }),
    ...(called !== undefined && { called: String(called) }),
    seats: position.seats.map((seat) => seatOf(seat, problem)),
  });
  const named = { ...table, seats: table.seats.map((seat, i) => ({ ...seat, name: position.seats[i].name })) };
  return makeStage({ game, table: named, state, reader, labels: labelsOf(position, state) });
}

function seatOf({ zones, facts }: SeatPosition, problem: Problem): ArenaSeat {
  const ref = (spec: CardSpec) =>
    spec.body === undefined ? spec.key : arenaBody(spec.body, (text) => problem(spec.place, text));
  const slotted = SLOT_NAMES.filter((name) => zones[name].length > 0).map((name) => {
    const [top] = zones[name];
    const engaged = Number(top.facts.engaged ?? 0);
    const ready = Number(top.facts.pp ?? engaged) - engaged;
    if (ready < 0) problem(top.place, `${engaged} of ${ready + engaged} Power Points cannot be engaged`);
    return [name, { stack: zones[name].map(ref), ready, engaged }];
  });
  return {
    ...Object.fromEntries(slotted),
    hand: zones.hand.map(ref),
    deck: zones.deck.map(ref),
    deckCount: zones.deck.length,
    discard: zones.discard.map(ref).toReversed(),
    missions: zones.missions.map(ref),
    ...(zones.activated.length > 0 && { activated: ref(zones.activated[0]) }),
    points: Number(facts.points ?? 0),
    completed: Number(facts.completed ?? 0),
    superHitUsed: facts.superHitUsed === true,
  };
}

/** Ids run through a seat's cards as `layOut` of the game lays them down: must agree with it. */
function labelsOf({ seats }: Position, state: ArenaState): ReadonlyMap<string, CardId> {
  const labels = new Map<string, CardId>();
  for (const [seat, { zones }] of seats.entries()) {
    let next = seat === 0 ? 0 : state.split;
    const lay = (specs: readonly CardSpec[]): void => {
      for (const { label, name } of specs) {
        if (label !== undefined) labels.set(label, next);
        if (fold(reader.nameOf(state, next)) !== fold(name) && reader.keyOf(state, next) !== name) {
          throw new Error(`${name} is not where it was laid`);
        }
        next++;
      }
    };
    for (const name of SLOT_NAMES) {
      lay(zones[name]);
      next += Number(zones[name][0]?.facts.pp ?? zones[name][0]?.facts.engaged ?? 0);
    }
    for (const name of ['hand', 'discard', 'missions', 'activated', 'deck']) {
      lay(name === 'discard' ? zones.discard.toReversed() : zones[name]);
    }
  }
  return labels;
}
