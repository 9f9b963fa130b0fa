import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import * as aForce from './a-force.ts';
import * as aForceMains from './a-force-mains.ts';
import * as avengers from './avengers.ts';
import * as defenders from './defenders.ts';
import * as femmeFatales from './femme-fatales.ts';
import * as femmeFatalesMains from './femme-fatales-mains.ts';
import { gaps } from './gaps.ts';
import * as guardiansOfTheGalaxy from './guardians-of-the-galaxy.ts';
import * as guardiansOfTheGalaxyMains from './guardians-of-the-galaxy-mains.ts';
import * as monstersUnleashed from './monsters-unleashed.ts';
import * as monstersUnleashedMains from './monsters-unleashed-mains.ts';
import * as neutral from './neutral.ts';
import * as predatorsMains from './predators-mains.ts';
import * as superVillains from './super-villains.ts';
import * as underworld from './underworld.ts';
import * as underworldMains from './underworld-mains.ts';
import * as xMenMains from './x-men-mains.ts';
import * as xenomorphsMains from './xenomorphs-mains.ts';

export const promoSet: CardSet = {
  set: 'vsp',
  name: 'Promo',
  universe: 'illustrated',
  cards: wholeCardsOf(
    gaps,
    superVillains,
    aForce,
    guardiansOfTheGalaxyMains,
    defenders,
    underworldMains,
    underworld,
    xenomorphsMains,
    aForceMains,
    femmeFatales,
    guardiansOfTheGalaxy,
    femmeFatalesMains,
    xMenMains,
    monstersUnleashedMains,
    neutral,
    predatorsMains,
    avengers,
    monstersUnleashed,
  ),
};
