import { NONE } from '@longbox/kernel';
import {
  ABILITIES,
  ABILITY_FACTS,
  ABILITY_TYPES,
  type Ability,
  ALIGNMENTS,
  SKILLS,
  type Target,
} from '../language/ability.ts';
import type { Card } from '../language/card.ts';

/** Whom an ability helps, as numbers. */
export const TARGET = { none: 0, affiliation: 1, skill: 2, alignment: 3, name: 4 } as const;

export const GOOD = ALIGNMENTS.indexOf('Good');
export const EVIL = ALIGNMENTS.indexOf('Evil');

/** Room for members and Nemesis names on one card. */
export const MEMBERS = 5;
export const NEMESES = 8;

/** The catalogue in columns by printing: what rules read. Not part of any state; the same for every game of a table. */
export interface Book {
  readonly cards: readonly Card[];
  readonly names: readonly string[];
  readonly affiliations: readonly string[];

  readonly name: Int32Array;
  readonly attack: Int32Array;
  readonly defence: Int32Array;
  readonly resistance: Int32Array;
  readonly points: Int32Array;
  readonly alignment: Int32Array;
  readonly affiliation: Int32Array;
  readonly skill: Int32Array;
  readonly ability: Int32Array;
  readonly x: Int32Array;
  readonly progressive: Int32Array;
  readonly targetKind: Int32Array;
  readonly targetValue: Int32Array;
  /** How many members a Team lists; 0 for a single character. */
  readonly size: Int32Array;
  /** `MEMBERS` names a printing, NONE where there is none. */
  readonly members: Int32Array;
  readonly nemesis: Int32Array;
}

/** Of an ability kind. */
export const COST: readonly number[] = ABILITIES.map((kind) => ABILITY_FACTS[kind].cost);
export const TYPE: readonly number[] = ABILITIES.map((kind) => ABILITY_TYPES.indexOf(ABILITY_FACTS[kind].type));
export const OFFENSIVE = ABILITY_TYPES.indexOf('offensive');
export const DEFENSIVE = ABILITY_TYPES.indexOf('defensive');
export const SUPPORT = ABILITY_TYPES.indexOf('support');

const kindOf = (kind: (typeof ABILITIES)[number]): number => ABILITIES.indexOf(kind);
export const KIND = {
  groupAttack: kindOf('Group Attack'),
  trapAttack: kindOf('Trap Attack'),
  bruteForce: kindOf('Brute Force'),
  attackMission: kindOf('Attack Mission'),
  doubleHit: kindOf('Double Hit'),
  bonusAttack: kindOf('Bonus Attack'),
  counterattack: kindOf('Counterattack'),
  bonusDefence: kindOf('Bonus Defence'),
  switch: kindOf('Switch'),
  newMission: kindOf('New Mission'),
  powerBank: kindOf('Power Bank'),
  recycle: kindOf('Recycle'),
} as const;

export function compileBook(cards: readonly Card[]): Book {
  const names: string[] = [];
  const affiliations: string[] = [];
  const column = (value: (card: Card) => number): Int32Array => Int32Array.from(cards, value);
  const nameOf = (name: string): number => indexIn(names, name);
  const name = column((card) => nameOf(card.name));
  const affiliation = column((card) => indexIn(affiliations, card.affiliation));
  return {
    cards,
    names,
    affiliations,
    name,
    affiliation,
    attack: column((card) => card.attack),
    defence: column((card) => card.defence),
    resistance: column((card) => card.resistance),
    points: column((card) => card.missionPoints),
    alignment: column((card) => ALIGNMENTS.indexOf(card.alignment)),
    skill: column((card) => SKILLS.indexOf(card.skill)),
    ability: column((card) => ABILITIES.indexOf(card.ability.kind)),
    x: column((card) => card.ability.x ?? defaultX(card.ability)),
    progressive: column((card) => (card.ability.progressive ? 1 : 0)),
    targetKind: column((card) => targetKind(card.ability.target)),
    targetValue: column((card) => targetValue(card.ability.target, names, affiliations)),
    size: column((card) => card.members.length),
    members: rows(cards, MEMBERS, (card) => card.members.map(nameOf)),
    nemesis: rows(cards, NEMESES, (card) => card.nemesis.map(nameOf)),
  };
}

function indexIn(list: string[], item: string): number {
  const at = list.indexOf(item);
  return at === NONE ? list.push(item) - 1 : at;
}

function rows(cards: readonly Card[], width: number, values: (card: Card) => readonly number[]): Int32Array {
  const table = new Int32Array(cards.length * width).fill(NONE);
  cards.forEach((card, i) => {
    table.set(values(card).slice(0, width), i * width);
  });
  return table;
}

/** X where none is printed (MA-SA-RCY-02, MA-SA-NEW-02). */
const defaultX = (ability: Ability): number => (ability.kind === 'Recycle' || ability.kind === 'New Mission' ? 1 : 0);

function targetKind(target: Target | undefined): number {
  if (target === undefined) return TARGET.none;
  if ('affiliation' in target) return TARGET.affiliation;
  if ('skill' in target) return TARGET.skill;
  return 'alignment' in target ? TARGET.alignment : TARGET.name;
}

function targetValue(target: Target | undefined, names: string[], affiliations: string[]): number {
  if (target === undefined) return NONE;
  if ('affiliation' in target) return indexIn(affiliations, target.affiliation);
  if ('skill' in target) return SKILLS.indexOf(target.skill);
  return 'alignment' in target ? ALIGNMENTS.indexOf(target.alignment) : indexIn(names, target.name);
}

export function listsMember(book: Book, print: number, name: number): boolean {
  const from = print * MEMBERS;
  for (let i = 0; i < book.size[print]; i++) if (book.members[from + i] === name) return true;
  return false;
}

export function namesNemesis(book: Book, print: number, name: number): boolean {
  const from = print * NEMESES;
  for (let i = 0; i < NEMESES && book.nemesis[from + i] !== NONE; i++) if (book.nemesis[from + i] === name) return true;
  return false;
}

/** Does the printing belong to the target of an ability? By its own printed data alone (MA-SA-GEN-29, MA-SA-GEN-30). */
export function fitsTarget(book: Book, print: number, kind: number, value: number): boolean {
  if (kind === TARGET.affiliation) return book.affiliation[print] === value;
  if (kind === TARGET.skill) return book.skill[print] === value;
  if (kind === TARGET.alignment) return book.alignment[print] === value;
  return kind === TARGET.name && book.name[print] === value;
}
