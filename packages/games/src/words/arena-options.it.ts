import type { Verb } from '@longbox/arena';
import { abilityName } from './abilities.ts';
import { both, type SayOption } from './option.ts';

/** A character stands where its card is; a slot is named only where it is empty or several could be meant. */
const to = (name: string, word: string): string => (name === '' ? '' : ` ${word} ${name}`);

export const ARENA_OPTIONS_IT: Readonly<Record<Verb, SayOption>> = {
  pass: ({ pass }) => both(pass),
  deploy: ({ card }) => [`Comincia con ${card}`, card],
  move: ({ card, name }) => [`Sposta ${card}${to(name, 'in')}`, card],
  play: ({ card, name }) => [`Gioca ${card}${to(name, 'in')}`, card],
  exchange: ({ card, target }) => [`${card} e ${target} si scambiano di posto`, card],
  powerUp: ({ card }) => [`Dai un Punto Potere a ${card}`, card],
  activate({ card, target, name, language }) {
    const ability = abilityName(name, language);
    return [`${card} usa ${ability}${target === '' ? '' : ` su ${target}`}`, `Usa ${ability}`];
  },
  pay: ({ value }) => [`Paga con ${value} Punti Potere temporanei`, `${value} temporanei`],
  missionOut: ({ card }) => [`Togli la Missione ${card}`, card],
  missionIn: ({ card }) => [`${card} diventa una Missione`, card],
  recycle: ({ card }) => [`Riprendi ${card} dagli scarti`, card],
  challenge({ card, target, name }) {
    if (target === '') return [`Sfida con ${card}`, card];
    return [`${card} sfida ${name === 'mission' ? `la Missione ${target}` : target}`, card];
  },
  group: ({ card, target }) => [`${card} e ${target} sfidano insieme`, card],
  target: ({ target, name }) => [name === 'mission' ? `La Missione ${target}` : target, target],
  resolve: ({ card }) => [`Risolvi la sfida di ${card}`, card],
  boostWith: ({ card }) => [`Boost per ${card}`, card],
  boost: ({ card }) => [`Boost con ${card}`, card],
  superHit: ({ card }) => both(`Super Colpo con ${card}`),
  lose: ({ card }) => [`Perdi ${card}`, card],
  replaceMission: ({ card }) => [`Metti ${card} al suo posto`, card],
  replace: ({ card, target }) => [`Metti ${card} al posto di ${target}`, card],
  addHitPoint: ({ card }) => [`Aggiungi ${card} come Punto Ferita`, card],
  raise: ({ card }) => both(`Porta in cima ${card}`),
  assemble: ({ card, name }) => [`Forma ${card}${to(name, 'in')}`, card],
  upgrade: ({ card, name }) => [`Passa a ${card}${to(name, 'in')}`, card],
  concede: () => both('Arrenditi'),
};
