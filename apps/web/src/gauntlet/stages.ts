import type { GameName } from '../cards/card-facts.ts';
import type { LevelName } from '../screens/play-plan.ts';

/** One opponent, or several at once: how well they play, with what, and the twist of this table. */
export interface Stage {
  /** The twist, by the name of its words. */
  readonly twist: string;
  readonly profile: string;
  readonly level: LevelName;
  /** Decks of the computers, in seating order after the person. */
  readonly decks: readonly string[];
}

export const LIVES = 2;

const duel = (twist: string, profile: string, level: LevelName, deck: string): Stage => ({
  twist,
  profile,
  level,
  decks: [deck],
});

/** Seven tables of rising level. Each has another edition, mode or level of the rules. */
export const STAGES: Readonly<Record<GameName, readonly Stage[]>> = {
  vs: [
    duel('cr21', 'cr21/duel', 'recruit', 'mnb-avengers'),
    duel('mb15', 'mb15/duel', 'recruit', 'mnb-guardians'),
    duel('mcu18', 'mcu18/duel', 'sidekick', 'mcu1-villains'),
    {
      twist: 'freeForAll',
      profile: 'modern/freeForAll',
      level: 'sidekick',
      decks: ['mnb-super-villains', 'civ-iron-man'],
    },
    duel('cw', 'cw/duel', 'agent', 'civ-captain-america'),
    { twist: 'twoVsTwo', profile: 'modern/twoVsTwo', level: 'agent', decks: ['mnb-thanos', 'mnb-x-men', 'mnb-loki'] },
    duel('updates', 'modern+updates/duel', 'hero', 'mnb-super-villains'),
  ],
  arena: [
    duel('basic', 'basic', 'recruit', 'avengers'),
    duel('lose-top', 'level-1+lose-top', 'recruit', 'guardians'),
    duel('level-2a', 'level-2a', 'sidekick', 'spider-family'),
    duel('shared-targets', 'level-1+shared-targets', 'sidekick', 'x-men'),
    duel('level-2b', 'level-2b', 'agent', 'guardians'),
    duel('response-each', 'level-1+response-each', 'agent', 'spider-family'),
    duel('early-defence', 'level-1+early-defence', 'hero', 'x-men'),
  ],
};
