import type { CharacterView } from '@longbox/vs';
import type { TableContext } from '../table-context.tsx';

/** States in words, the ones a picture shows by its shape. */
export function statesOf(card: CharacterView): readonly string[] {
  const states: string[] = [];
  if (card.role === 'attacker') states.push('attacking');
  if (card.role === 'defender') states.push('defending');
  if (card.stunned) states.push('stunned');
  else if (card.hidden) states.push('hidden');
  else if (card.exhausted && card.role !== 'attacker') states.push('exhausted');
  if (card.frozen) states.push('frozen');
  return states;
}

/** A character's whole state in one sentence, for those who do not see it. */
export function characterLabel(card: CharacterView, { t, nameOf }: Pick<TableContext, 't' | 'nameOf'>): string {
  const parts = [t('label-character', { name: nameOf(card.face), atk: card.atk, def: card.def })];
  if (card.main) parts.push(t('label-level', { level: card.level }));
  parts.push(t('label-wounds', { have: card.wounds, of: card.health }));
  if (card.xpNeeded > 0 && card.main) parts.push(t('xp-of', { have: card.xp, of: card.xpNeeded }));
  if (card.plus > 0) parts.push(t('label-counters-plus', { count: card.plus }));
  if (card.minus > 0) parts.push(t('label-counters-minus', { count: card.minus }));
  if (card.vitality > 0) parts.push(t('label-counters-vitality', { count: card.vitality }));
  for (const keyword of ['flight', 'ranged'] as const)
    if (card.keywords.includes(keyword)) parts.push(t(`symbol-${keyword}`));
  for (const worn of card.equipment === undefined ? [] : [card.equipment, ...(card.alsoWears ?? [])])
    parts.push(t('label-equipment', { name: nameOf(worn.face) }));
  for (const { face } of card.captives) parts.push(t('label-captive', { name: nameOf(face) }));
  for (const state of statesOf(card)) parts.push(t(`state-${state}`));
  return parts.join(', ');
}
