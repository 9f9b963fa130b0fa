import type { CardSet } from '@longbox/vs/language';
import { cardsOf } from '../collect.ts';
import * as avengers from './avengers.ts';
import * as avengersMains from './avengers-mains.ts';
import * as guardians from './guardians.ts';
import * as guardiansMains from './guardians-mains.ts';
import * as neutral from './neutral.ts';
import * as superVillains from './super-villains.ts';
import * as superVillainsMains from './super-villains-mains.ts';
import * as xMen from './x-men.ts';
import * as xMenMains from './x-men-mains.ts';

export const theMarvelBattles: CardSet = {
  set: 'mnb',
  name: 'The Marvel Battles',
  universe: 'illustrated',
  cards: cardsOf(
    avengersMains,
    avengers,
    xMenMains,
    xMen,
    guardiansMains,
    guardians,
    superVillainsMains,
    superVillains,
    neutral,
  ),
};
