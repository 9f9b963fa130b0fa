import type { Team } from '@longbox/vs';

/** A team's inks: flat ground, dots on it, highlights, the ink of its marks, and the band behind names. */
export interface TeamColours {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
  readonly ink: string;
  readonly band: string;
}

const colours = (base: string, dark: string, light: string, ink: string, band: string): TeamColours => ({
  base,
  dark,
  light,
  ink,
  band,
});

const NEUTRAL = colours('#b8a98a', '#6b5c3e', '#fff7e2', '#2a2214', '#4a3f29');

/** By team key of Vs. System. Cream on a band has a contrast of 8 or more. */
export const VS_TEAMS: Readonly<Record<Team, TeamColours>> = {
  avengers: colours('#4aa3d8', '#14508f', '#f3f7ff', '#0e2548', '#0f3f78'),
  xmen: colours('#f2b61c', '#b4620a', '#fff0b8', '#1b2a63', '#1b2a63'),
  guardians: colours('#3fae8c', '#0f5a4c', '#fff2c4', '#06312a', '#0d5346'),
  superVillains: colours('#d8463a', '#7c1420', '#ffd9a8', '#2b0a10', '#7c1420'),
  aForce: colours('#e08ac0', '#8a2a6a', '#fff0d8', '#3a0d33', '#5d1a4a'),
  defenders: colours('#e0913c', '#8a3d12', '#ffeec2', '#2c1830', '#4a2150'),
  femmeFatales: colours('#d65a86', '#7d1742', '#ffe3cf', '#2e0717', '#6a1038'),
  underworld: colours('#8d78c8', '#3d2a78', '#ffe9c0', '#170f33', '#33215f'),
  company: colours('#8fa7b5', '#3f5866', '#fff4d6', '#14242d', '#2a4350'),
  symbiotes: colours('#e0707a', '#4a0d14', '#ffe6e2', '#1a0507', '#3a0b11'),
  spiderFriends: colours('#d8484e', '#7a1a2a', '#fff0ea', '#1d0a10', '#5e1622'),
  monstersUnleashed: colours('#7fa848', '#35541a', '#f7ffdc', '#101a06', '#2c4615'),
  predators: colours('#8c9a5a', '#3c4520', '#f8ffe0', '#14180a', '#333b1c'),
  prey: colours('#b8925a', '#5c421c', '#fff3da', '#211707', '#4c3616'),
  champions: colours('#e0a23a', '#7c2a14', '#fff1cc', '#2b0f07', '#6a2410'),
  inhumans: colours('#6ab0b8', '#1c5058', '#f0fff4', '#08242a', '#17444c'),
  leviathons: colours('#c07048', '#5c2410', '#ffe9d0', '#250d05', '#4f1f0d'),
  moonGirlAndDevilDinosaur: colours('#d86a5a', '#7c2418', '#fff0d4', '#2b0b06', '#6a1f14'),
  scoobies: colours('#c88a5c', '#6a3a1c', '#fff2dc', '#27140a', '#5a3118'),
  forcesOfDarkness: colours('#8a6a8c', '#3a1f3c', '#ffe6d6', '#180a1a', '#331b35'),
  xenomorphs: colours('#9db63c', '#4c6212', '#f6ffd0', '#141a05', '#333f0f'),
  mcuHeroes: colours('#52b8c4', '#12616e', '#fff3d2', '#06303a', '#0c4a57'),
  mcuVillains: colours('#b45a9e', '#5c1d58', '#ffe2b8', '#250a26', '#521a50'),
  proRegistration: colours('#6f9be0', '#2a4a9c', '#f4f4ff', '#101d52', '#22398a'),
  antiRegistration: colours('#e07e3c', '#8c3a10', '#ffeac4', '#2f1206', '#7a300d'),
  hydra: colours('#7fa34a', '#39571a', '#fff6c8', '#182408', '#33490f'),
  shield: colours('#8a97a8', '#3c4a5e', '#fff1cf', '#131c2a', '#2d3a4c'),
  brotherhood: colours('#b05aa0', '#5e1f5c', '#ffe7c4', '#290a2c', '#581c56'),
  theBoys: colours('#a8a08c', '#4a4436', '#fff3d2', '#1c1a12', '#3a352a'),
  theSeven: colours('#5a86d0', '#1e3a80', '#fff0c8', '#0c1738', '#1b3370'),
  resistance: colours('#d8a03c', '#7c4a10', '#fff2c8', '#2a1906', '#6a3f0d'),
  hammer: colours('#9aa04a', '#4c501c', '#fff6cc', '#1e2008', '#414512'),
};

/** By affiliation of Mission Arena. */
const AFFILIATIONS: Readonly<Record<string, TeamColours>> = {
  Avengers: colours('#4aa3d8', '#14508f', '#f3f7ff', '#0e2548', '#0f3f78'),
  'Masters of Evil': colours('#d8703a', '#7a2f10', '#ffeccb', '#2d1206', '#7a2f10'),
  Guardians: colours('#3fae8c', '#0f5a4c', '#fff2c4', '#06312a', '#0d5346'),
  'Black Order': colours('#8a8f9c', '#353a48', '#ffe1b0', '#14161d', '#353a48'),
  'Spider-Family': colours('#e2574c', '#9c1c22', '#fff0df', '#16205c', '#8c1820'),
  Symbiotes: colours('#7a74a8', '#35305e', '#f1f7ea', '#100e22', '#2b2750'),
  'Sinister Six': colours('#8aa84a', '#43601c', '#fff4c4', '#1c2608', '#3a5214'),
  'X-Men': colours('#f2b61c', '#b4620a', '#fff0b8', '#1b2a63', '#1b2a63'),
  Brotherhood: colours('#b05aa0', '#5e1f5c', '#ffe7c4', '#290a2c', '#581c56'),
};

const ALL: Readonly<Record<string, TeamColours>> = { ...AFFILIATIONS, ...VS_TEAMS };

export const coloursOf = (team: string | undefined): TeamColours =>
  (team === undefined ? undefined : ALL[team]) ?? NEUTRAL;
