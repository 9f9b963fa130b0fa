import type { VsVerb } from '@longbox/vs';
import { both, type SayOption } from './option.ts';

const ROWS: Readonly<Partial<Record<string, string>>> = {
  front: 'Prima fila',
  back: 'Retrovia',
  "teammate's front": 'Prima fila del compagno',
  "teammate's back": 'Retrovia del compagno',
};

const COUNTERS: Readonly<Partial<Record<string, readonly [one: string, many: string]>>> = {
  plus: ['un segnalino +1/+1', 'tutti i segnalini +1/+1'],
  minus: ['un segnalino -1/-1', 'tutti i segnalini -1/-1'],
  vitality: ['un segnalino vitalità', 'tutti i segnalini vitalità'],
  wound: ['una ferita', 'tutte le ferite'],
};

const PLURALS: Readonly<Partial<Record<string, string>>> = {
  plus: 'segnalini +1/+1',
  minus: 'segnalini -1/-1',
  vitality: 'segnalini vitalità',
};

const TYPES: Readonly<Partial<Record<string, string>>> = {
  main: 'Personaggio principale',
  supporting: 'Personaggio di supporto',
  plotTwist: 'Colpo di scena',
  location: 'Luogo',
  equipment: 'Equipaggiamento',
};

/** A plot twist with the texts of others says whose is meant, by its title; one with several timings says which, by its key. */
const isText = (name: string): boolean => name !== '' && !/^\p{Ll}/u.test(name);

export const VS_OPTIONS_IT: Readonly<Record<VsVerb, SayOption>> = {
  pass: ({ pass }) => both(pass),
  done: () => both('Fatto'),
  yes: () => both('Sì'),
  no: () => both('No'),
  keep: () => ['Tieni questa mano', 'Tieni'],
  mulligan: () => ['Rimescolala e pesca una nuova mano', 'Nuova mano'],
  first: ({ who, isOwn }) => both(isOwn ? 'Comincio io' : `Comincia ${who}`),
  place: ({ name }) => [`Parti: ${(ROWS[name] ?? name).toLowerCase()}`, ROWS[name] ?? name],
  choose: ({ card, who }) => both(card === '' ? who : card),
  digit: ({ value }) => both(`${value}`),
  number: ({ value }) => both(`${value + 1}`),
  name: ({ named }) => both(named),
  row: ({ name, who }) => [`${ROWS[name] ?? name}${who === '' ? '' : ` di ${who}`}`, ROWS[name] ?? name],
  order: ({ card, name }) => [
    `Prima ${name === '' ? card : `${name} di ${card}`}`,
    name === '' ? card : `${card}: ${name}`,
  ],
  attack: ({ card, target }) => [
    target === '' ? `Attacca con ${card}` : `Attacca ${target} con ${card}`,
    target === '' ? card : `Attacca ${target}`,
  ],
  join: ({ card }) => [`${card} si unisce all'attacco`, `${card} si unisce`],
  use: ({ card, name }) => [`Usa ${name === '' ? card : `${name} di ${card}`}`, `Usa ${name === '' ? card : name}`],
  react: ({ card, name }) => [
    `Reagisci con ${name === '' ? card : `${name} di ${card}`}`,
    `Reagisci con ${name === '' ? card : name}`,
  ],
  play: ({ card, name }) => both(isText(name) ? `Gioca ${card} come ${name}` : `Gioca ${card}`),
  powerUp: ({ card, target }) => [`Potenzia ${target} con ${card}`, `Potenzia ${target}`],
  resource: ({ card, name }) => [
    `Metti ${card} come risorsa, ${name === 'up' ? 'scoperta' : 'coperta'}`,
    name === 'up' ? 'Risorsa scoperta' : 'Risorsa coperta',
  ],
  recruit: ({ card, name }) => [
    `Recluta ${card}: ${(ROWS[name] ?? name).toLowerCase()}`,
    name === 'back' ? 'Recluta nella retrovia' : 'Recluta in prima fila',
  ],
  equip: ({ card, target }) => [`Equipaggia ${target} con ${card}`, `Equipaggia ${target}`],
  move: ({ card }) => [`Sposta ${card} nell'altra fila`, "Sposta nell'altra fila"],
  pay: ({ card }) => both(`Paga con ${card}`),
  spare: () => both('Tralascia questo simbolo'),
  slay: ({ card }) => [`Rimuovi ${card} dalla partita`, `Rimuovi ${card}`],
  takeOff: ({ name, value }) => {
    const [one, many] = COUNTERS[name] ?? [name, name];
    return both(value === 0 ? `Rimuovi ${one}` : `Rimuovi ${many}`);
  },
  type: ({ name }) => both(TYPES[name] ?? name),
  counter: ({ card, name }) => {
    const [one] = COUNTERS[name] ?? [name];
    return [`${card} riceve ${one}`, `Come ${PLURALS[name] ?? name}`];
  },
  strikeBack: ({ card }) => [`Colpisci ${card}`, card],
  version: ({ card }) => [`Diventa ${card}`, card],
  fetch: ({ name, value }) => {
    const row = value === 0 ? 'prima fila' : 'retrovia';
    return [`Recluta ${name} dal tuo mazzo in ${row}`, `${name} dal tuo mazzo, ${row}`];
  },
  endRule: ({ card }) => [`Paga con ${card} per nascondere di nuovo la mano`, 'Paga per nascondere la mano'],
  concede: () => both('Arrenditi'),
};
