import type { GameName } from '../../cards/card-facts.ts';

/** What a first game teaches, one dot each, in the order in which a game usually brings them up. */
export const IDEAS = {
  vs: ['hand', 'resource', 'recruit', 'rows', 'attack', 'strike', 'defend', 'power', 'win'],
  arena: ['squad', 'replace', 'power', 'ability', 'challenge', 'boost', 'superHit', 'checkPoint', 'win'],
} as const satisfies Readonly<Record<GameName, readonly string[]>>;

export type VsIdea = (typeof IDEAS.vs)[number];
export type ArenaIdea = (typeof IDEAS.arena)[number];

/** A kind of moment: which idea it belongs to, and the rules behind what is said about it. */
export interface Moment<Idea> {
  readonly idea: Idea;
  readonly rules: readonly string[];
}

const at = <Idea extends string>(idea: Idea, ...rules: string[]): Moment<Idea> => ({ idea, rules });

/** Every moment the guide of the Vs. System has words for. */
export const VS_MOMENTS = {
  first: at<VsIdea>('hand', 'VS-SET-05'),
  place: at<VsIdea>('hand', 'VS-SET-07', 'VS-MC-04'),
  hand: at<VsIdea>('hand', 'VS-SET-11', 'VS-SET-12'),
  resource: at<VsIdea>('resource', 'VS-BLD-04', 'VS-BLD-06'),
  resourceNone: at<VsIdea>('resource', 'VS-BLD-05'),
  recruit: at<VsIdea>('recruit', 'VS-BLD-11', 'VS-BLD-14'),
  recruitNone: at<VsIdea>('recruit', 'VS-BLD-14'),
  move: at<VsIdea>('rows', 'VS-BLD-18', 'VS-ATK-06'),
  stay: at<VsIdea>('rows', 'VS-BLD-18', 'VS-ATK-06'),
  attack: at<VsIdea>('attack', 'VS-ATK-03', 'VS-CMB-10'),
  team: at<VsIdea>('attack', 'VS-ATK-17', 'VS-CMB-17'),
  alone: at<VsIdea>('attack', 'VS-ATK-17'),
  wait: at<VsIdea>('attack', 'VS-MAIN-04'),
  strikeEnough: at<VsIdea>('strike', 'VS-CMB-10', 'VS-CMB-11'),
  strikeShort: at<VsIdea>('strike', 'VS-CMB-05', 'VS-CMB-10'),
  strikeBack: at<VsIdea>('strike', 'VS-CMB-18'),
  defendHolds: at<VsIdea>('defend', 'VS-CMB-10'),
  defendFalls: at<VsIdea>('defend', 'VS-STN-02', 'VS-STN-06', 'VS-REC-01'),
  superPower: at<VsIdea>('power', 'VS-PWR-35', 'VS-PWR-36'),
  pay: at<VsIdea>('power', 'VS-PWR-36', 'VS-RES-09'),
  plotTwist: at<VsIdea>('power', 'VS-PT-01', 'VS-PT-02'),
  powerUp: at<VsIdea>('power', 'VS-PUP-01', 'VS-PUP-04'),
  version: at<VsIdea>('power', 'VS-LVL-03', 'VS-LVL-10'),
  choose: at<VsIdea>('power', 'VS-PWR-25'),
} as const;
export type VsMoment = keyof typeof VS_MOMENTS;

/** Every moment the guide of Mission Arena has words for. */
export const ARENA_MOMENTS = {
  squad: at<ArenaIdea>('squad', 'MA-SET-05', 'MA-SET-06', 'MA-SET-07'),
  stepUp: at<ArenaIdea>('replace', 'MA-RPL-01', 'MA-RPL-02'),
  exchange: at<ArenaIdea>('replace', 'MA-RPL-11'),
  relieve: at<ArenaIdea>('replace', 'MA-DC-03', 'MA-RPL-11'),
  keepSquad: at<ArenaIdea>('replace', 'MA-RPL-11'),
  power: at<ArenaIdea>('power', 'MA-PU-01', 'MA-PU-03'),
  ability: at<ArenaIdea>('ability', 'MA-SA-GEN-09', 'MA-SA-GEN-11'),
  abilityNone: at<ArenaIdea>('ability', 'MA-SA-GEN-09'),
  recycle: at<ArenaIdea>('ability', 'MA-SA-RCY-02'),
  answer: at<ArenaIdea>('ability', 'MA-SA-GEN-06', 'MA-TRN-08'),
  challenge: at<ArenaIdea>('challenge', 'MA-CR-02', 'MA-CR-03', 'MA-CR-04'),
  nemesis: at<ArenaIdea>('win', 'MA-WIN-07', 'MA-WIN-09'),
  challengeNone: at<ArenaIdea>('challenge', 'MA-CH-07'),
  order: at<ArenaIdea>('challenge', 'MA-TRN-10'),
  boost: at<ArenaIdea>('boost', 'MA-BST-01', 'MA-BST-02'),
  boostNone: at<ArenaIdea>('boost', 'MA-BST-03'),
  boostDefence: at<ArenaIdea>('boost', 'MA-BST-05'),
  boostDefenceNone: at<ArenaIdea>('boost', 'MA-BST-05'),
  superHit: at<ArenaIdea>('superHit', 'MA-SH-01', 'MA-SH-03'),
  superHitNone: at<ArenaIdea>('superHit', 'MA-SH-01', 'MA-SH-03'),
  superHitDefence: at<ArenaIdea>('superHit', 'MA-SH-02', 'MA-SH-03'),
  superHitKept: at<ArenaIdea>('superHit', 'MA-SH-02', 'MA-SH-03'),
  hitPoint: at<ArenaIdea>('checkPoint', 'MA-CP-08', 'MA-CP-09'),
  raise: at<ArenaIdea>('checkPoint', 'MA-CP-11'),
  assemble: at<ArenaIdea>('checkPoint', 'MA-CP-12', 'MA-CP-13'),
  reserve: at<ArenaIdea>('checkPoint', 'MA-CP-01', 'MA-CP-05'),
  guard: at<ArenaIdea>('checkPoint', 'MA-CP-04', 'MA-CP-05'),
  checkPointNone: at<ArenaIdea>('checkPoint', 'MA-CP-01'),
  lose: at<ArenaIdea>('checkPoint', 'MA-CR-08', 'MA-CR-10'),
  mission: at<ArenaIdea>('ability', 'MA-MIS-01', 'MA-MIS-05'),
  choose: at<ArenaIdea>('ability', 'MA-SA-GEN-09'),
} as const;
export type ArenaMoment = keyof typeof ARENA_MOMENTS;

export const MOMENTS = { vs: VS_MOMENTS, arena: ARENA_MOMENTS } as const;
