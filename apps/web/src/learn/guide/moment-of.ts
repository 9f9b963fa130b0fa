import type { Verb as ArenaVerb } from '@longbox/arena';
import type { VsVerb } from '@longbox/vs';
import type { Advised, ArenaSnapshot, Offer, Snapshot, VsSnapshot } from '../../workers/game-api.ts';
import type { ArenaMoment, VsMoment } from './ideas.ts';

/** What a verb means for somebody who learns: always the same, or as the table stands. */
type By<S, Moment> = Moment | ((snapshot: S) => Moment);

const passInVs = ({ view, seat }: VsSnapshot): VsMoment => {
  const { combat, step, active, phase } = view;
  if (combat !== undefined) {
    if (active === seat) return combat.defenderStunned ? 'strikeEnough' : 'strikeShort';
    return combat.defenderStunned ? 'defendFalls' : 'defendHolds';
  }
  if (step === 'resource') return 'resourceNone';
  if (step === 'recruit') return 'recruitNone';
  if (step === 'formation') return 'stay';
  return phase === 'main' && active === seat ? 'wait' : 'choose';
};

const VS_BY_VERB: Readonly<Record<VsVerb, By<VsSnapshot, VsMoment>>> = {
  pass: passInVs,
  done: ({ asked }) => (asked?.offers.some(({ verb }) => verb === 'join') ? 'alone' : 'choose'),
  first: 'first',
  place: 'place',
  keep: 'hand',
  mulligan: 'hand',
  resource: 'resource',
  recruit: 'recruit',
  equip: 'recruit',
  move: 'move',
  attack: 'attack',
  join: 'team',
  use: 'superPower',
  react: 'superPower',
  pay: 'pay',
  play: 'plotTwist',
  powerUp: 'powerUp',
  strikeBack: 'strikeBack',
  slay: 'choose',
  spare: 'pay',
  takeOff: 'choose',
  type: 'choose',
  counter: 'choose',
  choose: 'choose',
  version: 'version',
  order: 'choose',
  yes: 'choose',
  no: 'choose',
  number: 'choose',
  digit: 'choose',
  name: 'choose',
  row: 'choose',
  fetch: 'choose',
  endRule: 'choose',
  concede: 'choose',
};

const isMine = ({ view, seat }: ArenaSnapshot): boolean => view.active === seat;

const passInArena = (snapshot: ArenaSnapshot): ArenaMoment => {
  switch (snapshot.view.phase) {
    case 'replacement':
      return 'keepSquad';
    case 'specialAbilities':
      return 'abilityNone';
    case 'challenge':
      return isMine(snapshot) ? 'challengeNone' : 'answer';
    case 'boost':
      return isMine(snapshot) ? 'boostNone' : 'boostDefenceNone';
    case 'superHit':
      return isMine(snapshot) ? 'superHitNone' : 'superHitKept';
    case 'checkPoint':
      return 'checkPointNone';
    default:
      return 'choose';
  }
};

const CHALLENGES: ReadonlySet<string> = new Set<ArenaVerb>(['challenge', 'group', 'target']);

const ACTIVE = 3;

/** Before the own turn's fight strength goes forward; at its end, whoever withstands. */
function exchangeInArena({ view, seat }: ArenaSnapshot): ArenaMoment {
  if (view.phase === 'checkPoint') return 'guard';
  const front = view.seats[seat].slots.slice(0, ACTIVE);
  return front.some(({ called }) => called) ? 'relieve' : 'exchange';
}

const ARENA_BY_VERB: Readonly<Record<ArenaVerb, By<ArenaSnapshot, ArenaMoment>>> = {
  pass: passInArena,
  deploy: 'squad',
  move: 'stepUp',
  play: 'stepUp',
  exchange: exchangeInArena,
  powerUp: 'power',
  activate: (snapshot) => (isMine(snapshot) ? 'ability' : 'answer'),
  pay: 'ability',
  missionOut: 'mission',
  missionIn: 'mission',
  recycle: 'recycle',
  challenge: 'challenge',
  group: 'challenge',
  target: 'challenge',
  resolve: 'order',
  boostWith: 'boost',
  boost: (snapshot) => (isMine(snapshot) ? 'boost' : 'boostDefence'),
  superHit: (snapshot) => (isMine(snapshot) ? 'superHit' : 'superHitDefence'),
  lose: 'lose',
  replaceMission: 'mission',
  replace: 'reserve',
  addHitPoint: 'hitPoint',
  raise: 'raise',
  assemble: 'assemble',
  upgrade: 'assemble',
  concede: 'choose',
};

/** The kind of moment at which the guide would have the person take this offer. */
export function momentOf(snapshot: Snapshot, offer: Offer, steps: readonly Advised[] = []): VsMoment | ArenaMoment {
  if (snapshot.game === 'vs') {
    if (steps.some(({ verb }) => verb === 'join')) return 'team';
    const found = VS_BY_VERB[offer.verb as VsVerb] ?? 'choose';
    return typeof found === 'string' ? found : found(snapshot);
  }
  if (steps[0]?.principle === 'takesNemesis' && CHALLENGES.has(offer.verb)) return 'nemesis';
  const found = ARENA_BY_VERB[offer.verb as ArenaVerb] ?? 'choose';
  return typeof found === 'string' ? found : found(snapshot);
}
