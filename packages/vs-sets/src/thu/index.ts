import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import { gaps } from './gaps.ts';
import * as proRegistration from './pro-registration.ts';
import * as proRegistrationMains from './pro-registration-mains.ts';

export const thunderboltsSet: CardSet = {
  set: 'thu',
  name: 'Thunderbolts',
  universe: 'illustrated',
  cards: wholeCardsOf(gaps, proRegistrationMains, proRegistration),
};
