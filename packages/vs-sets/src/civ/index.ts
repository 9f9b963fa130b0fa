import type { CardSet } from '@longbox/vs/language';
import { cardsOf } from '../collect.ts';
import * as antiRegistration from './anti-registration.ts';
import * as antiRegistrationMains from './anti-registration-mains.ts';
import * as neutral from './neutral.ts';
import * as proRegistration from './pro-registration.ts';
import * as proRegistrationMains from './pro-registration-mains.ts';

export const theCivilWarBattles: CardSet = {
  set: 'civ',
  name: 'The Civil War Battles',
  universe: 'illustrated',
  cards: cardsOf(proRegistrationMains, proRegistration, antiRegistrationMains, antiRegistration, neutral),
};
