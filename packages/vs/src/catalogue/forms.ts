import { type Card, type CharacterCard, type Form, keyword } from '../language/index.ts';
import { type Face, isCharacterCard, KIND } from './face.ts';
import type { LookBack } from './look-back.ts';
import { writtenTree } from './written.ts';

// Faces that no card is printed with: what an instruction makes of a card, and one card as a copy of another.

/** VS-MEC-RESOURCE-05. */
export const formCard = (form: Form, of: Card): CharacterCard => ({
  card: 'character',
  type: 'supporting',
  id: `${of.id}:form`,
  name: form.name,
  cost: 0,
  atk: form.atk,
  def: form.def,
  health: form.health,
  teams: form.teams,
  powers: form.keywords.map((one) => keyword(one)),
});

const MOST_FACES = 1 << 16;
export const guiseKey = (own: number, other: number): number => own * MOST_FACES + other;

const copies = ({ ownRules }: Face): boolean => ownRules.some(({ rule }) => rule === 'appearsAs');

/** VS-MEC-CLONE-06: everything printed on the other one, under a name of its own. */
export function addGuises(
  faces: Face[],
  lookBacks: LookBack[],
  byId: Map<string, Face>,
  guises: Map<number, number>,
): void {
  const all = faces.slice();
  const copied = new Map<number, number>();
  for (const own of all.filter(copies)) {
    for (const other of all) {
      // The first face is no card: it stands for a player.
      if ((other.kind & KIND.supporting) === 0 || other === own || other.index === 0) continue;
      if (!isCharacterCard(own.card) || !isCharacterCard(other.card)) continue;
      const { name, gender, short } = own.card;
      const card: Card = {
        // No set has this card, so its text is printed from here.
        ...writtenTree(other.card),
        id: `${own.id}:${other.id}`,
        name,
        ...(gender !== undefined && { gender }),
        ...(short !== undefined && { short }),
      };
      const { names, nameBits, otherNameBits } = own;
      const index = faces.length;
      const face: Face = { ...other, index, id: card.id, card, names, nameBits, otherNameBits, form: true };
      faces.push(face);
      lookBacks.push(lookBacks[other.index]);
      byId.set(face.id, face);
      guises.set(guiseKey(own.index, other.index), index);
      copied.set(index, other.index);
    }
  }
  // A copy of a copy is a copy of what that one is a copy of.
  for (const own of all.filter(copies)) {
    for (const [copy, other] of copied) {
      const guise = guises.get(guiseKey(own.index, other));
      if (guise !== undefined) guises.set(guiseKey(own.index, copy), guise);
    }
  }
}

/** VS-MEC-COPYPT-02: a card with the texts of others can be played whenever one of those can. */
export function openTexts(faces: readonly Face[]): void {
  for (const face of faces) {
    if (face.card.card !== 'plotTwist' || face.card.textsOf === undefined) continue;
    const { textsOf } = face.card;
    let playable = face.playable;
    for (const { card, playable: bits } of faces)
      if (card.card === 'plotTwist' && card.oneOfAKind === true && card.teams.includes(textsOf)) playable |= bits;
    Object.assign(face, { playable });
  }
}
