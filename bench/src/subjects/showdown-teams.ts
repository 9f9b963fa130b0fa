import type { PokemonSet } from '@pkmn/sim';

const ALL_FULL = { hp: 255, atk: 255, def: 255, spa: 255, spd: 255, spe: 255 };
const ALL_BEST = { hp: 30, atk: 30, def: 30, spa: 30, spd: 30, spe: 30 };

function member(species: string, ...moves: string[]): PokemonSet {
  const rest = { item: '', ability: 'No Ability', nature: '', gender: 'N', level: 100 };
  return { name: species, species, moves, ...rest, evs: ALL_FULL, ivs: ALL_BEST };
}

/** Two ordinary teams of six; moves that draw a game out (healing, sleep, recharging) are among them as people have it. */
export const TEAMS: readonly PokemonSet[][] = [
  [
    member('Tauros', 'bodyslam', 'earthquake', 'hyperbeam', 'blizzard'),
    member('Chansey', 'icebeam', 'thunderbolt', 'softboiled', 'thunderwave'),
    member('Snorlax', 'bodyslam', 'earthquake', 'selfdestruct', 'reflect'),
    member('Exeggutor', 'psychic', 'explosion', 'sleeppowder', 'stunspore'),
    member('Starmie', 'surf', 'thunderbolt', 'recover', 'thunderwave'),
    member('Alakazam', 'psychic', 'seismictoss', 'recover', 'thunderwave'),
  ],
  [
    member('Zapdos', 'thunderbolt', 'drillpeck', 'agility', 'thunderwave'),
    member('Rhydon', 'earthquake', 'rockslide', 'bodyslam', 'substitute'),
    member('Gengar', 'hypnosis', 'thunderbolt', 'nightshade', 'explosion'),
    member('Lapras', 'blizzard', 'thunderbolt', 'bodyslam', 'sing'),
    member('Jolteon', 'thunderbolt', 'doublekick', 'pinmissile', 'thunderwave'),
    member('Slowbro', 'surf', 'amnesia', 'rest', 'thunderwave'),
  ],
];
