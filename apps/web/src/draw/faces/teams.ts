import type { Team } from '@longbox/vs';
import type { Ink } from '../inks.ts';
import type { Inks } from '../motif-art.tsx';
import type { MotifName } from '../motifs/index.ts';
import type { CharacterName } from './characters.ts';

/** What stands for a team where a card names nobody known: its motif, ink, second ink. */
export interface TeamFace extends Inks {
  readonly motif: MotifName;
}

const face = (motif: MotifName, ink: Ink, second: Ink): TeamFace => ({ motif, ink, second });

/** By team key of Vs. System. */
const VS_FACES: Readonly<Record<Team, TeamFace>> = {
  avengers: face('shield', 'blue', 'silver'),
  xmen: face('claws', 'yellow', 'navy'),
  guardians: face('planet', 'teal', 'orange'),
  superVillains: face('crown', 'red', 'black'),
  aForce: face('starburst-hand', 'pink', 'gold'),
  defenders: face('magic-disc', 'orange', 'purple'),
  femmeFatales: face('rose', 'magenta', 'black'),
  underworld: face('knife', 'purple', 'black'),
  company: face('loader', 'olive', 'yellow'),
  xenomorphs: face('long-head', 'black', 'acid'),
  mcuHeroes: face('shield', 'teal', 'paper white'),
  mcuVillains: face('skull', 'magenta', 'black'),
  proRegistration: face('badge', 'blue', 'paper white'),
  antiRegistration: face('fist', 'orange', 'black'),
  hydra: face('hydra-heads', 'green', 'black'),
  shield: face('badge', 'slate', 'paper white'),
  brotherhood: face('magnet', 'purple', 'red'),
  theBoys: face('crowbar', 'black', 'red'),
  theSeven: face('star', 'blue', 'red'),
  resistance: face('glow-fist', 'yellow', 'navy'),
  hammer: face('bars', 'slate', 'gold'),
  symbiotes: face('tendrils', 'red', 'black'),
  spiderFriends: face('web', 'red', 'navy'),
  monstersUnleashed: face('dinosaur', 'green', 'orange'),
  predators: face('dread-mask', 'brown', 'olive'),
  prey: face('rifle', 'olive', 'brown'),
  champions: face('star', 'red', 'yellow'),
  inhumans: face('cocoon', 'teal', 'violet'),
  leviathons: face('horn-beast', 'purple', 'red'),
  moonGirlAndDevilDinosaur: face('dinosaur', 'red', 'magenta'),
  scoobies: face('stake', 'brown', 'yellow'),
  forcesOfDarkness: face('fangs', 'dark red', 'black'),
};

/** By affiliation of Mission Arena. */
const ARENA_FACES: Readonly<Record<string, TeamFace>> = {
  Avengers: face('shield', 'blue', 'silver'),
  'Masters of Evil': face('fist', 'rust', 'black'),
  Guardians: face('planet', 'teal', 'orange'),
  'Black Order': face('six-gems', 'purple', 'black'),
  'Spider-Family': face('web', 'red', 'navy'),
  Symbiotes: face('tendrils', 'black', 'paper white'),
  'Sinister Six': face('mech-arms', 'green', 'purple'),
  'X-Men': face('claws', 'yellow', 'navy'),
  Brotherhood: face('magnet', 'purple', 'red'),
};

const TEAM_FACES: Readonly<Record<string, TeamFace>> = { ...ARENA_FACES, ...VS_FACES };
const NO_TEAM = face('star', 'black', 'yellow');

export const teamFace = (team: string | undefined): TeamFace =>
  (team === undefined ? undefined : TEAM_FACES[team]) ?? NO_TEAM;

/** Cards of several people: who leads, and who stands behind. */
export const TEAM_CARDS: Readonly<Record<string, readonly [lead: CharacterName, ...behind: CharacterName[]]>> = {
  Avengers: ['Captain America', 'Hulk', 'Black Widow'],
  'Avengers Assemble': ['Captain America', 'Captain Marvel', 'Hulk'],
  'Avengers: Founders': ['Captain America', 'Iron Man', 'Thor'],
  'Black Widow & Hawkeye': ['Black Widow', 'Hawkeye'],
  Brotherhood: ['Magneto', 'Mystique', 'Sabretooth'],
  'Captain America & Winter Soldier': ['Captain America', 'Winter Soldier'],
  'Children of Thanos': ['Thanos', 'Proxima Midnight', 'Ebony Maw'],
  'Cyclops & Jean Grey': ['Cyclops', 'Jean Grey'],
  'Gamora & Nebula': ['Gamora', 'Nebula'],
  'Guardians of the Galaxy': ['Star-Lord', 'Groot', 'Drax'],
  'Guardians: Knowhere Crew': ['Rocket Raccoon', 'Star-Lord', 'Groot'],
  'Rocket Raccoon & Groot': ['Rocket Raccoon', 'Groot'],
  'Sinister Three': ['Green Goblin', 'Doctor Octopus', 'Mysterio'],
  'Spider-Man & Black Cat': ['Spider-Man', 'Black Cat'],
  'Spider-Man & Miles Morales': ['Spider-Man', 'Miles Morales'],
  'Spider-Verse': ['Spider-Man', 'Spider-Woman', 'Spider-Man 2099'],
  'Web Warriors': ['Spider-Man', 'Spider-Girl', 'Ghost-Spider'],
  'Wolverine & Deadpool': ['Wolverine', 'Deadpool'],
  'X-Men United': ['Cyclops', 'Wolverine', 'Colossus'],
  'X-Men: Gold': ['Cyclops', 'Storm', 'Beast'],
};
