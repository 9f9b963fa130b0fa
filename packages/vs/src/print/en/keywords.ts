import { keywordPowers } from '../../keywords/keyword-powers.ts';
import type { Keyword } from '../../language/keyword.ts';
import type { Permission } from '../../language/modifier.ts';
import type { Team } from '../../language/words.ts';
import { icon, join, NOTHING, type Phrase, sentence, team, words } from '../token.ts';
import { keywordWord } from './filter.ts';
import { type Ctx, context, type Self, selfNoun } from './noun.ts';
import { grantedPower } from './power.ts';

/** `power`: printed from what the keyword does in the language. Otherwise it changes a rule, and the words are here. */
type Reminder = 'power' | ((ctx: Ctx, team: Team) => Phrase);

const who = (ctx: Ctx): Phrase => selfNoun(ctx).subject;
const whom = (ctx: Ctx): Phrase => selfNoun(ctx).object;

export const REMINDERS: Readonly<Record<Keyword, Reminder>> = {
  flight: (ctx) => words`${who(ctx)} can attack over a front row that has no ${icon('flight')} character`,
  ranged: (ctx) => words`${who(ctx)} can attack from the back row, and can strike back in ranged combat`,
  agent: 'power',
  airSuperiority: (ctx) => words`${who(ctx)} can't be struck by characters with ${icon('flight')}`,
  angry: (ctx) => words`your first attack each turn must include ${whom(ctx)} if able`,
  behindTheCamera: (ctx) => words`${who(ctx)} begins the game in your Behind the Camera pile`,
  berserker: 'power',
  biosentinel: () => words`other cards speak of Biosentinels`,
  blast: 'power',
  bulletproof: 'power',
  camouflage: 'power',
  climb: 'power',
  combatMaster: 'power',
  cometFall: 'power',
  creature: (ctx) => words`${who(ctx)} can't have equipment; this can't be turned off`,
  dimensionalWristwatch: (ctx) => words`you may recruit ${whom(ctx)} from your deck`,
  durable: 'power',
  dodge: (ctx) => words`no ranged attack can be made on ${whom(ctx)}`,
  elder: (ctx) => words`if ${who(ctx)} gets stunned during combat, ${who(ctx)} doesn't get wounded`,
  evolutionaryCocoon: (ctx) => words`${who(ctx)} appears stunned, without a wound`,
  fastTrigger: (ctx) => words`in ranged combat ${who(ctx)} strikes before characters without Fast Trigger`,
  fearless: (ctx) => words`${who(ctx)} strikes with double ATK while attacking a main character`,
  ferocious: (ctx) => words`in melee combat ${who(ctx)} strikes before characters without Ferocious`,
  freeze: (ctx) => words`when ${who(ctx)} appears, exhaust a character. It can't ready on its next turn`,
  friendly: 'power',
  genius: 'power',
  grab: (ctx) => words`while ${who(ctx)} is in the front row, enemy characters can't fly over ${whom(ctx)}`,
  halfCelestial: 'power',
  hatch: 'power',
  hex: 'power',
  hunted: 'power',
  hunter: 'power',
  iAmGroot: 'power',
  immobile: 'power',
  immortal: 'power',
  inspire: 'power',
  invade: (ctx) => words`a back row character can't strike ${whom(ctx)} while ${who(ctx)} attacks it`,
  inventive: 'power',
  invisibility: 'power',
  invisible: (ctx) => words`${who(ctx)} doesn't protect characters and can attack protected characters`,
  jointConsciousness: (ctx) =>
    words`when you recruit ${whom(ctx)}, each player removes the top character of their deck from the game; ${who(ctx)} has their powers and their combined ATK, DEF, and health`,
  leader: (ctx) => words`when ${who(ctx)} team attacks, you decide whom the defender strikes`,
  leap: (ctx) => words`${who(ctx)} has ${icon('flight')} on your turn`,
  legion: () => words`your deck can contain up to eight copies of this card`,
  lethal: (ctx) => words`a defending supporting character that ${who(ctx)} wounds gets KO'd`,
  loyalty: (_ctx, of) => words`every card in your deck that has a team must be ${team(of)}`,
  massive: (ctx) => words`${who(ctx)} attacks rows instead of characters and strikes each defender with full ATK`,
  lumbering: (ctx) => words`when ${who(ctx)} attacks, the defending player chooses the defender`,
  magneticSuppression: 'power',
  martialArtist: 'power',
  masterMartialArtist: 'power',
  mercenary: (ctx) => words`${who(ctx)} can join any main character in a team attack`,
  mindGames: 'power',
  mobile: 'power',
  monstrous: (ctx) => words`as the defender in a melee team attack, ${who(ctx)} strikes all the attackers`,
  mutantPowerDuplication: 'power',
  nullify: 'power',
  oneOfAKind: () => words`your deck can contain only one copy of this card`,
  passive: 'power',
  pounce: 'power',
  quickDraw: (ctx) => words`while ${who(ctx)} is ranged attacking, the defender can't strike back at ${whom(ctx)}`,
  rebirth: 'power',
  regeneration: 'power',
  schemer: 'power',
  shrink: 'power',
  slayer: (ctx) =>
    words`while ${who(ctx)} is melee attacking, if ${who(ctx)} wounds an Evil supporting character, you may remove it from the game`,
  sniper: 'power',
  soldier: 'power',
  solitary: 'power',
  stealth: (ctx) => words`${who(ctx)} can make melee attacks on protected characters`,
  sting: 'power',
  swarm: () => words`you can have any number of characters of this name on your side; this can't be turned off`,
  symbiosis: (ctx) => words`${who(ctx)} keeps and can get +1/+1 counters while stunned`,
  teamUp: 'power',
  terrigenesis: 'power',
  toss: 'power',
  tough: 'power',
  vampire: (ctx) =>
    words`when ${who(ctx)} KOs a defending character in melee combat and survives, give ${whom(ctx)} a vitality counter`,
  violent: (ctx) => words`${who(ctx)} strikes with double ATK while attacking a supporting character`,
  wakingNightmare: 'power',
};

const PERMITTED: Readonly<Partial<Record<Permission, string>>> = {
  attackPlayers:
    'A player can be attacked only while all of their characters are stunned, and defends as a 0/1 supporting character with 1 health.',
  attackLocations: 'When it strikes a location, KO that location. A location does not strike.',
  attackFaceDown: "A face-down character doesn't strike back, and one that is stunned gets wounded instead of stunned.",
};

/** What a text hands out. The two icons are known to everybody. */
export function explain(given: { readonly keyword: Keyword } | { readonly permission: Permission }): Phrase {
  if ('permission' in given) return words`${PERMITTED[given.permission]}`;
  const { keyword } = given;
  if (keyword === 'flight' || keyword === 'ranged') return NOTHING;
  return words`${keywordWord(keyword)}: ${reminderOf(keyword, undefined, { name: 'this character', gender: 'n' })}`;
}

/** What a keyword means on this character, in a sentence. */
export function reminderOf(keyword: Keyword, of: Team = 'guardians', self: Self, must?: true): Phrase {
  const reminder = REMINDERS[keyword];
  if (reminder !== 'power') return sentence(reminder(context(self), of));
  const powers = keywordPowers({ power: 'keyword', keyword, team: of, ...(must && { must }) });
  return join(
    powers.map((power) => grantedPower(power, context(self))),
    ' ',
  );
}
