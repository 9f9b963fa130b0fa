import { type CardId, NONE, type Seat } from '@longbox/kernel';
import { KW } from './catalogue/face.ts';
import { KEYWORDS, type Keyword, TEAM_KEYS, type Team } from './language/index.ts';
import { faceOf, isExhausted, isHidden, isMain, isStunned, levelOf } from './queries/relation.ts';
import { equipmentOn, keywordsOf, teamsOf } from './queries/traits.ts';
import { arePowersOn } from './rules/powers-on.ts';
import { atkOf, defOf, healthOf } from './rules/stats.ts';
import { ROLE, type VsState } from './state.ts';

export interface HeldCard {
  readonly id: CardId;
  readonly face: string;
}

export interface CharacterView extends HeldCard {
  readonly owner: Seat;
  readonly controller: Seat;
  readonly main: boolean;
  readonly level: number;
  readonly atk: number;
  readonly def: number;
  readonly health: number;
  readonly wounds: number;
  readonly plus: number;
  readonly minus: number;
  readonly xp: number;
  readonly xpNeeded: number;
  readonly exhausted: boolean;
  readonly stunned: boolean;
  readonly hidden: boolean;
  readonly frozen: boolean;
  readonly powersOff: boolean;
  readonly role: 'attacker' | 'defender' | undefined;
  readonly keywords: readonly Keyword[];
  readonly teams: readonly Team[];
  readonly equipment: HeldCard | undefined;
}

export function viewHeld(s: VsState, card: CardId, was: HeldCard | undefined): HeldCard {
  const { id: face } = faceOf(s, card);
  return was?.id === card && was.face === face ? was : { id: card, face };
}

const ROLE_NAMES = [undefined, 'attacker', 'defender'] as const;

/** Everything about a character in a row is open information. */
export function viewCharacter(s: VsState, card: CardId, was: CharacterView | undefined): CharacterView {
  const face = faceOf(s, card);
  const equipment = equipmentOn(s, card);
  const now: CharacterView = {
    id: card,
    face: face.id,
    owner: s.owner[card],
    controller: s.controller[card],
    main: isMain(s, card),
    level: levelOf(s, card),
    atk: atkOf(s, card),
    def: defOf(s, card),
    health: healthOf(s, card),
    wounds: s.wounds[card],
    plus: s.plus[card],
    minus: s.minus[card],
    xp: s.xp[card],
    xpNeeded: face.xp,
    exhausted: isExhausted(s, card),
    stunned: isStunned(s, card),
    hidden: isHidden(s, card),
    frozen: s.frozen[card] !== 0,
    powersOff: !arePowersOn(s, card),
    role: ROLE_NAMES[s.role[card] === ROLE.none ? 0 : s.role[card]],
    keywords: keywordNames(s, card),
    teams: teamNames(teamsOf(s, card)),
    equipment: equipment === NONE ? undefined : viewHeld(s, equipment, was?.equipment),
  };
  return was !== undefined && isSameCharacter(was, now) ? was : now;
}

const isSameCharacter = (a: CharacterView, b: CharacterView): boolean =>
  a.id === b.id &&
  a.face === b.face &&
  a.owner === b.owner &&
  a.controller === b.controller &&
  a.main === b.main &&
  a.level === b.level &&
  a.atk === b.atk &&
  a.def === b.def &&
  a.health === b.health &&
  a.wounds === b.wounds &&
  a.plus === b.plus &&
  a.minus === b.minus &&
  a.xp === b.xp &&
  a.xpNeeded === b.xpNeeded &&
  a.exhausted === b.exhausted &&
  a.stunned === b.stunned &&
  a.hidden === b.hidden &&
  a.frozen === b.frozen &&
  a.powersOff === b.powersOff &&
  a.role === b.role &&
  a.keywords === b.keywords &&
  a.teams === b.teams &&
  a.equipment === b.equipment;

/** The same keywords are always the same list. There are few sets of them: those of cards, and what effects add. */
const keywordLists = new Map<number, readonly Keyword[]>();
const words = new Int32Array(2);
const WORD = 2 ** 32;

function keywordNames(s: VsState, card: CardId): readonly Keyword[] {
  keywordsOf(s, card, words);
  const set = (words[0] >>> 0) + (words[1] >>> 0) * WORD;
  let list = keywordLists.get(set);
  if (list === undefined) {
    list = KEYWORDS.filter((keyword) => (words[KW[keyword] >> 5] & (1 << (KW[keyword] & 31))) !== 0);
    keywordLists.set(set, list);
  }
  return list;
}

const teamLists = new Map<number, readonly Team[]>();

function teamNames(teams: number): readonly Team[] {
  let list = teamLists.get(teams);
  if (list === undefined) {
    list = TEAM_KEYS.filter((_, i) => (teams & (1 << i)) !== 0);
    teamLists.set(teams, list);
  }
  return list;
}
