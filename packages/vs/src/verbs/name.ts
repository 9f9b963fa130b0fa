import { choiceA, NONE, offer, packChoice } from '@longbox/kernel';
import { remember } from '../atoms/conditions.ts';
import { bindNumber } from '../atoms/registers.ts';
import { mention } from '../atoms/tell.ts';
import { type Catalogue, PLAYER_FACE } from '../catalogue/catalogue.ts';
import { KIND } from '../catalogue/face.ts';
import { isNameable, type Nameable, nameOfPower, TEAM_KEYS } from '../language/index.ts';
import { SCOPE } from '../queries/ctx.ts';
import { registerNumber } from '../queries/registers.ts';
import { equipmentOn } from '../queries/worn.ts';
import type { VsState } from '../state/state.ts';
import { CHOICE, nameChoice, nameOfChoice } from '../words/choices.ts';
import { askInEffect } from './effect-frame.ts';
import type { NodeOf, VerbRules } from './verb.ts';

/** Names need not be in play (VS-TERM-40). `memo` as the binding stays with the card. */
export const name: VerbRules<NodeOf<'name'>> = {
  run(s, node, { scope, phase }, ctx) {
    if (phase === 0) {
      askInEffect(s, ctx.you, 'chooseName', scope);
      return 'wait';
    }
    const named = registerNumber(s, ctx, node.name);
    if (node.name === 'memo') remember(s, rememberer(s, scope, ctx.source), named + 1);
    const { catalogue } = s.book;
    mention(s, {
      type: 'named',
      seat: ctx.you,
      what: node.what === 'team' ? TEAM_KEYS[named] : catalogue.names[named],
    });
    return undefined;
  },
  list(s, node) {
    if (node.what === 'team') for (let i = 0; i < TEAM_KEYS.length; i++) offer(s, packChoice(CHOICE.team, i));
    else for (const id of namesOf(s.book.catalogue, node.what)) offer(s, nameChoice(id));
  },
  answer(s, node, { scope }, choice) {
    bindNumber(s, scope, node.name, node.what === 'team' ? choiceA(choice) : nameOfChoice(choice));
  },
};

type Named = Exclude<Nameable, 'team'>;
const namesKept = new WeakMap<Catalogue, Readonly<Record<Named, readonly number[]>>>();

/** What can be named, as numbers in ascending order; there are hundreds, so they are sorted once. */
function namesOf(catalogue: Catalogue, what: Named): readonly number[] {
  const known = namesKept.get(catalogue);
  if (known !== undefined) return known[what];
  const faces = catalogue.faces.slice(PLAYER_FACE + 1).filter(({ form }) => !form);
  const sorted = (some: typeof faces): number[] =>
    [...new Set(some.map(({ names }) => names[0]))].sort((a, b) => nameChoice(a) - nameChoice(b));
  const ofKind = (bit: number): number[] => sorted(faces.filter(({ kind }) => (kind & bit) !== 0));
  const names = {
    card: sorted(faces),
    character: ofKind(KIND.character),
    supporting: ofKind(KIND.supporting),
    plotTwist: ofKind(KIND.plotTwist),
    location: ofKind(KIND.location),
    equipment: ofKind(KIND.equipment),
    power: powerNamesOf(catalogue),
  };
  namesKept.set(catalogue, names);
  return names[what];
}

/** Keywords and super powers, whoever has them (VS-MEC-LOSEPOW-02). */
function powerNamesOf(catalogue: Catalogue): number[] {
  const names = catalogue.powers.flatMap(({ power }) =>
    isNameable(power) ? [catalogue.nameId(nameOfPower(power))] : [],
  );
  return [...new Set(names)].sort((a, b) => nameChoice(a) - nameChoice(b));
}

/** The card that remembers a name: equipment, if the power is its own. */
function rememberer(s: VsState, scope: number, source: number): number {
  const worn = equipmentOn(s, source);
  const power = s.scopes[scope + SCOPE.power];
  return worn !== NONE && power !== NONE && s.book.catalogue.powers[power].face === s.face[worn] ? worn : source;
}
