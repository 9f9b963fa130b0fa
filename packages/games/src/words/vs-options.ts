import type { VsVerb } from '@longbox/vs';
import type { InLanguages } from './language.ts';
import { both, type SayOption } from './option.ts';

const ROWS: InLanguages<Readonly<Partial<Record<string, string>>>> = {
  en: {
    front: 'Front row',
    back: 'Back row',
    "teammate's front": "Teammate's front row",
    "teammate's back": "Teammate's back row",
  },
  it: {
    front: 'Prima fila',
    back: 'Retrovia',
    "teammate's front": 'Prima fila del compagno',
    "teammate's back": 'Retrovia del compagno',
  },
};

/** The options of the Vs. System: a new verb does not compile until both languages have it. */
export const VS_OPTIONS: InLanguages<Readonly<Record<VsVerb, SayOption>>> = {
  en: {
    pass: ({ pass }) => both(pass),
    done: () => both('Done'),
    yes: () => both('Yes'),
    no: () => both('No'),
    keep: () => ['Keep this hand', 'Keep'],
    mulligan: () => ['Shuffle it back and draw a new hand', 'New hand'],
    first: ({ who, isOwn }) => both(isOwn ? 'I go first' : `${who} goes first`),
    place: ({ name }) => [`Start in the ${name} row`, ROWS.en[name] ?? name],
    choose: ({ card, who }) => both(card === '' ? who : card),
    digit: ({ value }) => both(`${value}`),
    number: ({ value }) => both(`${value + 1}`),
    name: ({ named }) => both(named),
    row: ({ name, who }) => [`${ROWS.en[name] ?? name}${who === '' ? '' : ` of ${who}`}`, ROWS.en[name] ?? name],
    order: ({ card, name }) => [
      `${name === '' ? card : `${name} of ${card}`} first`,
      name === '' ? card : `${card}: ${name}`,
    ],
    attack: ({ card, target }) => [
      target === '' ? `Attack with ${card}` : `Attack ${target} with ${card}`,
      target === '' ? card : `Attack ${target}`,
    ],
    join: ({ card }) => [`${card} joins the attack`, `${card} joins`],
    use: ({ card, name }) => [`Use ${name === '' ? card : `${name} of ${card}`}`, `Use ${name === '' ? card : name}`],
    react: ({ card, name }) => [
      `React with ${name === '' ? card : `${name} of ${card}`}`,
      `React with ${name === '' ? card : name}`,
    ],
    play: ({ card }) => both(`Play ${card}`),
    powerUp: ({ card, target }) => [`Power up ${target} with ${card}`, `Power up ${target}`],
    resource: ({ card, name }) => [
      `Place ${card} as a resource, face ${name}`,
      name === 'up' ? 'Resource, face up' : 'Resource, face down',
    ],
    recruit: ({ card, name }) => [
      `Recruit ${card} into the ${name} row`,
      name === 'back' ? 'Recruit to the back' : 'Recruit to the front',
    ],
    equip: ({ card, target }) => [`Equip ${target} with ${card}`, `Equip ${target}`],
    move: ({ card }) => [`Move ${card} to the other row`, 'Move to the other row'],
    pay: ({ card }) => both(`Pay with ${card}`),
    strikeBack: ({ card }) => [`Strike ${card}`, card],
    version: ({ card }) => [`Become ${card}`, card],
    concede: () => both('Give up'),
  },
  it: {
    pass: ({ pass }) => both(pass),
    done: () => both('Fatto'),
    yes: () => both('Sì'),
    no: () => both('No'),
    keep: () => ['Tieni questa mano', 'Tieni'],
    mulligan: () => ['Rimescolala e pesca una nuova mano', 'Nuova mano'],
    first: ({ who, isOwn }) => both(isOwn ? 'Comincio io' : `Comincia ${who}`),
    place: ({ name }) => [`Parti: ${(ROWS.it[name] ?? name).toLowerCase()}`, ROWS.it[name] ?? name],
    choose: ({ card, who }) => both(card === '' ? who : card),
    digit: ({ value }) => both(`${value}`),
    number: ({ value }) => both(`${value + 1}`),
    name: ({ named }) => both(named),
    row: ({ name, who }) => [`${ROWS.it[name] ?? name}${who === '' ? '' : ` di ${who}`}`, ROWS.it[name] ?? name],
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
    play: ({ card }) => both(`Gioca ${card}`),
    powerUp: ({ card, target }) => [`Potenzia ${target} con ${card}`, `Potenzia ${target}`],
    resource: ({ card, name }) => [
      `Metti ${card} come risorsa, ${name === 'up' ? 'scoperta' : 'coperta'}`,
      name === 'up' ? 'Risorsa scoperta' : 'Risorsa coperta',
    ],
    recruit: ({ card, name }) => [
      `Recluta ${card}: ${(ROWS.it[name] ?? name).toLowerCase()}`,
      name === 'back' ? 'Recluta nella retrovia' : 'Recluta in prima fila',
    ],
    equip: ({ card, target }) => [`Equipaggia ${target} con ${card}`, `Equipaggia ${target}`],
    move: ({ card }) => [`Sposta ${card} nell'altra fila`, "Sposta nell'altra fila"],
    pay: ({ card }) => both(`Paga con ${card}`),
    strikeBack: ({ card }) => [`Colpisci ${card}`, card],
    version: ({ card }) => [`Diventa ${card}`, card],
    concede: () => both('Arrenditi'),
  },
};
