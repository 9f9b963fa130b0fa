import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import * as aForce from './a-force.ts';
import * as aForceMains from './a-force-mains.ts';
import * as avengers from './avengers.ts';
import * as avengersMains from './avengers-mains.ts';
import * as defenders from './defenders.ts';
import * as defendersMains from './defenders-mains.ts';
import * as femmeFatales from './femme-fatales.ts';
import * as femmeFatalesMains from './femme-fatales-mains.ts';
import { gaps } from './gaps.ts';
import * as guardiansOfTheGalaxy from './guardians-of-the-galaxy.ts';
import * as guardiansOfTheGalaxyMains from './guardians-of-the-galaxy-mains.ts';
import * as superVillains from './super-villains.ts';
import * as superVillainsMains from './super-villains-mains.ts';
import * as underworld from './underworld.ts';
import * as underworldMains from './underworld-mains.ts';
import * as xMen from './x-men.ts';
import * as xMenMains from './x-men-mains.ts';

export const legacySet: CardSet = {
  set: 'leg',
  name: 'Legacy',
  universe: 'illustrated',
  cards: wholeCardsOf(
    gaps,
    avengersMains,
    avengers,
    xMenMains,
    xMen,
    guardiansOfTheGalaxyMains,
    guardiansOfTheGalaxy,
    superVillainsMains,
    superVillains,
    defendersMains,
    defenders,
    underworldMains,
    underworld,
    aForceMains,
    aForce,
    femmeFatalesMains,
    femmeFatales,
  ),
};
