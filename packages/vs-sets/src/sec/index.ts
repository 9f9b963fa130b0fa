import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import * as antiRegistration from './anti-registration.ts';
import * as antiRegistrationMains from './anti-registration-mains.ts';
import { gaps } from './gaps.ts';

export const secretAvengersSet: CardSet = {
  set: 'sec',
  name: 'Secret Avengers',
  universe: 'illustrated',
  cards: wholeCardsOf(gaps, antiRegistrationMains, antiRegistration),
};
