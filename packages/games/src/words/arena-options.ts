import type { Verb } from '@longbox/arena';
import { abilityName } from './abilities.ts';
import type { InLanguages } from './language.ts';
import { both, type SayOption } from './option.ts';

/** A character stands where its card is; a slot is named only where it is empty or several could be meant. */
const to = (name: string, word: string): string => (name === '' ? '' : ` ${word} ${name}`);

/** The options of Mission Arena: a new verb does not compile until both languages have it. */
export const ARENA_OPTIONS: InLanguages<Readonly<Record<Verb, SayOption>>> = {
  en: {
    pass: ({ pass }) => both(pass),
    deploy: ({ card }) => [`Start with ${card}`, card],
    move: ({ card, name }) => [`Move ${card}${to(name, 'to')}`, card],
    play: ({ card, name }) => [`Play ${card}${to(name, 'to')}`, card],
    exchange: ({ card, target }) => [`${card} and ${target} trade places`, card],
    powerUp: ({ card }) => [`Give a Power Point to ${card}`, card],
    activate({ card, target, name, language }) {
      const ability = abilityName(name, language);
      return [`${card} uses ${ability}${target === '' ? '' : ` on ${target}`}`, `Use ${ability}`];
    },
    pay: ({ value }) => [`Pay with ${value} temporary Power Points`, `${value} temporary`],
    missionOut: ({ card }) => [`Take the Mission ${card} away`, card],
    missionIn: ({ card }) => [`Make ${card} a Mission`, card],
    recycle: ({ card }) => [`Take ${card} from the discard pile`, card],
    challenge({ card, target, name }) {
      if (target === '') return [`Challenge with ${card}`, card];
      return [`${card} challenges ${name === 'mission' ? `the Mission ${target}` : target}`, card];
    },
    group: ({ card, target }) => [`${card} and ${target} challenge together`, card],
    target: ({ target, name }) => [name === 'mission' ? `The Mission ${target}` : target, target],
    resolve: ({ card }) => [`Resolve the challenge of ${card}`, card],
    boostWith: ({ card }) => [`Boost ${card}`, card],
    boost: ({ card }) => [`Boost with ${card}`, card],
    superHit: ({ card }) => both(`Super Hit with ${card}`),
    lose: ({ card }) => [`Lose ${card}`, card],
    replaceMission: ({ card }) => [`Put ${card} in its place`, card],
    replace: ({ card, target }) => [`Put ${card} in the place of ${target}`, card],
    addHitPoint: ({ card }) => [`Add ${card} as a Hit Point`, card],
    raise: ({ card }) => both(`Bring ${card} on top`),
    assemble: ({ card, name }) => [`Assemble ${card}${to(name, 'at')}`, card],
    upgrade: ({ card, name }) => [`Upgrade to ${card}${to(name, 'at')}`, card],
    concede: () => both('Give up'),
  },
  it: {
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
  },
};
