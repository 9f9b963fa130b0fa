import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import * as champions from './champions.ts';
import * as championsMains from './champions-mains.ts';
import { gaps } from './gaps.ts';
import * as inhumans from './inhumans.ts';
import * as inhumansMains from './inhumans-mains.ts';
import * as inhumansMoonGirlDevilDinosaurMains from './inhumans-moon-girl-devil-dinosaur-mains.ts';
import * as leviathons from './leviathons.ts';
import * as leviathonsMains from './leviathons-mains.ts';
import * as monstersUnleashed from './monsters-unleashed.ts';
import * as monstersUnleashedMains from './monsters-unleashed-mains.ts';
import * as monstersUnleashedMoonGirlDevilDinosaur from './monsters-unleashed-moon-girl-devil-dinosaur.ts';
import * as monstersUnleashedMoonGirlDevilDinosaurMains from './monsters-unleashed-moon-girl-devil-dinosaur-mains.ts';
import * as neutral from './neutral.ts';

export const monstersUnleashedSet: CardSet = {
  set: 'mmu',
  name: 'Monsters Unleashed',
  universe: 'illustrated',
  cards: wholeCardsOf(
    gaps,
    championsMains,
    champions,
    inhumansMains,
    inhumansMoonGirlDevilDinosaurMains,
    inhumans,
    leviathonsMains,
    leviathons,
    monstersUnleashedMains,
    monstersUnleashedMoonGirlDevilDinosaurMains,
    monstersUnleashed,
    monstersUnleashedMoonGirlDevilDinosaur,
    neutral,
  ),
};
