import { ABILITY_FACTS, type Ability, PROGRESSIVE_CAP, type Target } from './ability.ts';
import { type Card, isTeam } from './card.ts';
import type { Printed } from './printed.ts';

export function printEnglish(card: Card): Printed {
  const points = count(card.missionPoints, 'Mission Point', 'Mission Points');
  return {
    title: card.name,
    kind: `${card.alignment} ${card.affiliation} ${card.skill}${isTeam(card) ? `, Team of ${list(card.members)}` : ''}`,
    values: `Attack ${card.attack}, Defence ${card.defence}, Resistance ${card.resistance}, worth ${points}`,
    abilityTitle: `${card.ability.kind} (${ABILITY_FACTS[card.ability.kind].cost} PP)`,
    abilityText: abilityText(card.ability, isTeam(card) ? 'Team' : 'character'),
    nemesis: card.nemesis.length === 0 ? undefined : `Nemesis: ${list(card.nemesis)}`,
  };
}

function abilityText(ability: Ability, self: string): string {
  switch (ability.kind) {
    case 'Group Attack':
      return `This turn another of your Active characters of the same affiliation may join this ${self}'s challenge. Good and Evil never join each other.`;
    case 'Trap Attack':
      return `This turn this ${self} may challenge a Reserve character. Such a challenge completes no Mission.`;
    case 'Brute Force':
      return `This turn the target of this ${self}'s challenge has no Defence; only its Resistance counts.`;
    case 'Attack Mission':
      return `This turn this ${self} may challenge the first card of the other Mission Zone. Such a challenge completes no Mission.`;
    case 'Double Hit':
      return `This turn a character that this ${self}'s challenge defeats loses 2 Hit Points instead of 1.`;
    case 'Bonus Attack':
      return `${amount(ability, 'Attack')} for ${receiver(ability.target, self)} until your next Cool Down.`;
    case 'Counterattack':
      return `While it is challenged, this ${self} strikes its challenger at the same moment.`;
    case 'Bonus Defence':
      return `${amount(ability, 'Defence')} for ${receiver(ability.target, self)} until your next Cool Down.`;
    case 'Switch':
      return `This ${self} trades places with one of your challenged characters and meets the challenge instead.`;
    case 'New Mission':
      return `Exchange ${times(ability, 'card', 'cards', self)} of your Mission Zone with cards from your hand.`;
    case 'Power Bank':
      return `${others(ability.target, self)} share temporary PP for their abilities: 1 plus this ${self}'s Hit Points, at most ${PROGRESSIVE_CAP}.`;
    case 'Recycle':
      return `Take ${times(ability, 'card', 'cards', self)} of your choice from your discard pile to your hand.`;
  }
}

function amount(ability: Ability, value: string): string {
  const x = ability.x ?? 0;
  if (!ability.progressive) return `+${x} ${value}`;
  return `+${x} ${value} for each Hit Point, at most +${x * PROGRESSIVE_CAP},`;
}

function times(ability: Ability, one: string, many: string, self: string): string {
  const x = ability.x ?? 1;
  if (!ability.progressive) return count(x, one, many);
  return `${count(x, one, many)} for each Hit Point of this ${self}, at most ${x * PROGRESSIVE_CAP},`;
}

function receiver(target: Target | undefined, self: string): string {
  return target === undefined ? `this ${self}` : `each of your ${describe(target)}`;
}

function others(target: Target | undefined, self: string): string {
  return target === undefined
    ? `Your other characters of this ${self}'s affiliation`
    : `Your other ${describe(target)}`;
}

function describe(target: Target): string {
  if ('affiliation' in target) return `${target.affiliation} characters`;
  if ('skill' in target) return `${target.skill} characters`;
  if ('alignment' in target) return `${target.alignment} characters`;
  return `characters named ${target.name}`;
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

function list(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}
