import {
  ABILITY_FACTS,
  type Ability,
  type AbilityKind,
  type Alignment,
  PROGRESSIVE_CAP,
  type Skill,
  type Target,
} from './ability.ts';
import { type Card, isTeam } from './card.ts';
import type { Printed } from './printed.ts';

const ABILITY_TITLES: Readonly<Record<AbilityKind, string>> = {
  'Group Attack': 'Attacco di Gruppo',
  'Trap Attack': 'Attacco Trappola',
  'Brute Force': 'Forza Bruta',
  'Attack Mission': 'Attacco alla Missione',
  'Double Hit': 'Doppio Colpo',
  'Bonus Attack': 'Bonus Attacco',
  Counterattack: 'Contrattacco',
  'Bonus Defence': 'Bonus Difesa',
  Switch: 'Scambio',
  'New Mission': 'Nuova Missione',
  'Power Bank': 'Banca di Potere',
  Recycle: 'Riciclo',
};

// A Squad is a "Squadra", a Team is a "Team". "personaggio" and "Team" are masculine; adjectives follow the noun.
const SKILL: Readonly<Record<Skill, string>> = {
  Scientific: 'Scientifica',
  Mystic: 'Mistica',
  Cosmic: 'Cosmica',
  Technological: 'Tecnologica',
  Combat: 'Combattimento',
};

const ALIGNMENT: Readonly<Record<Alignment, { readonly one: string; readonly many: string }>> = {
  Good: { one: 'Buono', many: 'Buoni' },
  Neutral: { one: 'Neutrale', many: 'Neutrali' },
  Evil: { one: 'Malvagio', many: 'Malvagi' },
};

/** How the card speaks of itself. */
interface Self {
  readonly this: string;
  readonly ofThis: string;
}
const SINGLE: Self = { this: 'questo personaggio', ofThis: 'di questo personaggio' };
const TEAM: Self = { this: 'questo Team', ofThis: 'di questo Team' };

export function printItalian(card: Card): Printed {
  const noun = `${isTeam(card) ? 'Team' : 'Personaggio'} ${ALIGNMENT[card.alignment].one}`;
  const members = isTeam(card) ? `, formato da ${list(card.members)}` : '';
  const points = count(card.missionPoints, 'Punto Missione', 'Punti Missione');
  return {
    title: card.name,
    kind: `${noun}, affiliazione ${card.affiliation}, specialità ${SKILL[card.skill]}${members}`,
    values: `Attacco ${card.attack}, Difesa ${card.defence}, Resistenza ${card.resistance}, vale ${points}`,
    abilityTitle: `${ABILITY_TITLES[card.ability.kind]} (${ABILITY_FACTS[card.ability.kind].cost} PP)`,
    abilityText: abilityText(card.ability, isTeam(card) ? TEAM : SINGLE),
    nemesis: card.nemesis.length === 0 ? undefined : `Nemesi: ${list(card.nemesis)}`,
  };
}

function abilityText(ability: Ability, self: Self): string {
  switch (ability.kind) {
    case 'Group Attack':
      return `In questo turno un altro tuo personaggio Attivo della stessa affiliazione può unirsi alla sfida ${self.ofThis}. Buoni e Malvagi non si uniscono mai.`;
    case 'Trap Attack':
      return `In questo turno ${self.this} può sfidare un personaggio della Riserva. Una sfida così non completa nessuna Missione.`;
    case 'Brute Force':
      return `In questo turno il bersaglio della sfida ${self.ofThis} non ha Difesa: conta solo la sua Resistenza.`;
    case 'Attack Mission':
      return `In questo turno ${self.this} può sfidare la prima carta della Zona Missioni avversaria. Una sfida così non completa nessuna Missione.`;
    case 'Double Hit':
      return `In questo turno un personaggio sconfitto dalla sfida ${self.ofThis} perde 2 Punti Ferita invece di 1.`;
    case 'Bonus Attack':
      return `${amount(ability, 'Attacco')} per ${receiver(ability.target, self)} fino al tuo prossimo Raffreddamento.`;
    case 'Counterattack':
      return `Mentre subisce una sfida, ${self.this} colpisce lo sfidante nello stesso momento.`;
    case 'Bonus Defence':
      return `${amount(ability, 'Difesa')} per ${receiver(ability.target, self)} fino al tuo prossimo Raffreddamento.`;
    case 'Switch':
      return `${capital(self.this)} cambia posto con un tuo personaggio sfidato e affronta la sfida al suo posto.`;
    case 'New Mission':
      return `Scambia ${times(ability, self)} della tua Zona Missioni con carte della tua mano.`;
    case 'Power Bank':
      return `${others(ability.target, self)} si dividono PP temporanei per le loro abilità: 1 più i Punti Ferita ${self.ofThis}, al massimo ${PROGRESSIVE_CAP}.`;
    case 'Recycle':
      return `Prendi ${times(ability, self)} a tua scelta dalla tua pila degli scarti.`;
  }
}

function amount(ability: Ability, value: string): string {
  const x = ability.x ?? 0;
  if (!ability.progressive) return `+${x} ${value}`;
  return `+${x} ${value} per ogni Punto Ferita, al massimo +${x * PROGRESSIVE_CAP},`;
}

function times(ability: Ability, self: Self): string {
  const x = ability.x ?? 1;
  const cards = count(x, 'carta', 'carte');
  if (!ability.progressive) return cards;
  return `${cards} per ogni Punto Ferita ${self.ofThis}, al massimo ${x * PROGRESSIVE_CAP},`;
}

function receiver(target: Target | undefined, self: Self): string {
  return target === undefined ? self.this : `tutti i tuoi personaggi ${describe(target)}`;
}

function others(target: Target | undefined, self: Self): string {
  return target === undefined
    ? `Gli altri tuoi personaggi della stessa affiliazione ${self.ofThis}`
    : `Gli altri tuoi personaggi ${describe(target)}`;
}

function describe(target: Target): string {
  if ('affiliation' in target) return `con affiliazione ${target.affiliation}`;
  if ('skill' in target) return `con specialità ${SKILL[target.skill]}`;
  if ('alignment' in target) return ALIGNMENT[target.alignment].many;
  return `di nome ${target.name}`;
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);

function list(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  const last = names[names.length - 1];
  // "e" becomes "ed" before the same vowel.
  return `${names.slice(0, -1).join(', ')} ${/^[eE]/.test(last) ? 'ed' : 'e'} ${last}`;
}
