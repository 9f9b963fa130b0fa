import { type Card, type Cards, type Effect, type Effects, type Filter, type Query, when } from '../language/index.ts';

/**
 * VS-PT-09: a Combat Plot Twist can affect only characters in the combat, unless it says otherwise; also where its text just
 * says "a character". The card keeps its words: only the tree the rules read is narrowed.
 */
export function meantInCombat(card: Card): Card {
  if (card.card !== 'plotTwist') return card;
  const timing = card.timing.map((one) => (one.at === 'combat' ? { ...one, effects: narrowed(one.effects) } : one));
  return { ...card, timing };
}

function narrowed(effects: Effects): Effects {
  const replacements = new Set(effects.flatMap(replacementIn));
  return effects.map((effect) => narrowEffect(effect, replacements));
}

/** Who takes a defender's place comes from outside the combat: saying so is saying otherwise. */
const replacementIn = (effect: Effect): string[] =>
  effect.verb === 'replaceDefender' && typeof effect.with === 'object' && effect.with.cards === 'the'
    ? [effect.with.name]
    : [];

/** Narrows what an instruction is about; what it only counts or asks about stays as it is. */
function narrowEffect(effect: Effect, replacements: ReadonlySet<string>): Effect {
  const inner = (effects: Effects): Effects => effects.map((one) => narrowEffect(one, replacements));
  const cards = (operand: Cards): Cards => narrowCards(operand, replacements);
  // Who pays is not affected, and may stand anywhere.
  if (effect.verb === 'pay') return effect;
  if (effect.verb === 'if') {
    return when(effect.condition, inner(effect.then), effect.otherwise && inner(effect.otherwise));
  }
  return {
    ...effect,
    ...('cards' in effect && { cards: cards(effect.cards) }),
    ...('with' in effect && effect.verb !== 'replaceDefender' && { with: cards(effect.with) }),
    ...('among' in effect && { among: narrowQuery(effect.among) }),
    ...('effects' in effect && { effects: inner(effect.effects) }),
    ...('instead' in effect && { instead: inner(effect.instead) }),
    ...('modes' in effect && { modes: effect.modes.map(inner) }),
  } as Effect;
}

function narrowCards(cards: Cards, replacements: ReadonlySet<string>): Cards {
  if (typeof cards === 'string' || !('from' in cards)) return cards;
  if ('name' in cards && cards.name !== undefined && replacements.has(cards.name)) return cards;
  return { ...cards, from: narrowQuery(cards.from) };
}

const narrowQuery = (query: Query): Query =>
  query.zone === 'play' && query.where.combat === undefined && isAboutCharacters(query.where)
    ? { ...query, where: { ...query.where, combat: 'any' } }
    : query;

const isAboutCharacters = ({ is }: Filter): boolean => is === 'character' || is === 'main' || is === 'supporting';
