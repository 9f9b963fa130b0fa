import type { Verb } from '@longbox/arena';
import { abilityName } from './abilities.ts';
import { both, type SayOption } from './option.ts';

/** A character stands where its card is; a slot is named only where it is empty or several could be meant. */
const to = (name: string, word: string): string => (name === '' ? '' : ` ${word} ${name}`);

/** The options of Mission Arena: a new verb does not compile until both languages have it. */
export const ARENA_OPTIONS_EN: Readonly<Record<Verb, SayOption>> = {
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
};
