import { keywordPowers } from '../../keywords/keyword-powers.ts';
import type { Keyword } from '../../language/keyword.ts';
import type { Permission } from '../../language/modifier.ts';
import type { Team } from '../../language/words.ts';
import { icon, join, NOTHING, type Phrase, sentence, spaced, team, words } from '../token.ts';
import { keywordWord } from './filter.ts';
import { type Ctx, context, full, type Self, selfNoun, subject } from './noun.ts';
import { grantedPower } from './power.ts';
import { participle } from './words.ts';

/** `power`: printed from what the keyword does in the language. Otherwise it changes a rule, and the words are here. */
type Reminder = 'power' | ((ctx: Ctx, team: Team) => Phrase);

const who = (ctx: Ctx): Phrase => subject(selfNoun(ctx), ctx);
const o = (ctx: Ctx): string => (ctx.self.gender === 'f' ? 'a' : 'o');

export const REMINDERS: Readonly<Record<Keyword, Reminder>> = {
  flight: (ctx) => words`${who(ctx)} può attaccare oltre una prima fila senza personaggi con ${icon('flight')}`,
  ranged: (ctx) => words`${who(ctx)} può attaccare dalla retrovia e contrattaccare nei combattimenti a distanza`,
  agent: 'power',
  airSuperiority: (ctx) => words`i personaggi con ${icon('flight')} non possono colpire ${full(selfNoun(ctx))}`,
  angry: (ctx) => words`il tuo primo attacco di ogni turno deve includere ${who(ctx)}, se possibile`,
  behindTheCamera: (ctx) => words`${who(ctx)} inizia la partita nella tua pila Behind the Camera`,
  berserker: 'power',
  biosentinel: () => words`altre carte parlano dei Biosentinel`,
  blast: 'power',
  bulletproof: 'power',
  camouflage: 'power',
  climb: 'power',
  combatMaster: 'power',
  cometFall: 'power',
  creature: (ctx) => words`${who(ctx)} non può avere equipaggiamenti; questo potere non può essere disattivato`,
  dimensionalWristwatch: (ctx) => words`puoi reclutarl${o(ctx)} dal tuo mazzo`,
  durable: 'power',
  dodge: (ctx) => words`${who(ctx)} non può essere attaccat${o(ctx)} a distanza`,
  elder: (ctx) => words`se ${who(ctx)} viene stordit${o(ctx)} in combattimento, non viene ferit${o(ctx)}`,
  evolutionaryCocoon: (ctx) => words`${who(ctx)} appare ${participle('stordito', selfNoun(ctx))}, senza ferite`,
  fastTrigger: (ctx) =>
    words`nei combattimenti a distanza ${who(ctx)} colpisce prima dei personaggi senza Fast Trigger`,
  fearless: (ctx) => words`${who(ctx)} colpisce con il doppio del suo ATK mentre attacca un personaggio principale`,
  ferocious: (ctx) => words`nei combattimenti in mischia ${who(ctx)} colpisce prima dei personaggi senza Ferocious`,
  freeze: (ctx) =>
    words`quando ${who(ctx)} appare, esaurisci un personaggio. Non può tornare pronto nel suo prossimo turno`,
  friendly: 'power',
  genius: 'power',
  grab: (ctx) => words`mentre ${who(ctx)} è in prima fila, i personaggi nemici non possono sorvolarl${o(ctx)}`,
  halfCelestial: 'power',
  hatch: 'power',
  hex: 'power',
  hunted: 'power',
  hunter: 'power',
  iAmGroot: 'power',
  immobile: 'power',
  immortal: 'power',
  inspire: 'power',
  invade: (ctx) =>
    words`mentre ${who(ctx)} attacca un personaggio della retrovia, quel personaggio non può colpirl${o(ctx)}`,
  inventive: 'power',
  invisibility: 'power',
  invisible: (ctx) => words`${who(ctx)} non protegge altri personaggi e può attaccare personaggi protetti`,
  jointConsciousness: (ctx) =>
    words`quando recluti ${full(selfNoun(ctx))}, ogni giocatore rimuove dalla partita il primo personaggio del suo mazzo; ${full(selfNoun(ctx, true))} ha i loro poteri e la somma di ATK, DEF e salute`,
  leader: (ctx) => words`mentre ${who(ctx)} attacca in squadra, scegli tu chi viene colpito dal difensore`,
  leap: (ctx) => words`${who(ctx)} ha ${icon('flight')} nel tuo turno`,
  legion: () => words`puoi avere fino a otto copie di questa carta nel tuo mazzo`,
  lethal: (ctx) => words`un personaggio di supporto che difende viene messo KO se ${who(ctx)} lo ferisce`,
  loyalty: (_ctx, of) => words`ogni carta del tuo mazzo con un'affiliazione deve essere ${team(of)}`,
  massive: (ctx) =>
    words`${who(ctx)} attacca intere file invece di personaggi e colpisce ogni difensore con tutto il suo ATK`,
  lumbering: (ctx) => words`quando ${who(ctx)} attacca, il giocatore che difende sceglie il difensore`,
  magneticSuppression: 'power',
  martialArtist: 'power',
  masterMartialArtist: 'power',
  mercenary: (ctx) => words`${who(ctx)} può attaccare in squadra con qualsiasi personaggio principale`,
  mindGames: 'power',
  mobile: 'power',
  monstrous: (ctx) =>
    words`quando ${who(ctx)} viene attaccat${o(ctx)} in mischia da una squadra, colpisce ogni attaccante`,
  mutantPowerDuplication: 'power',
  nullify: 'power',
  oneOfAKind: () => words`puoi avere una sola copia di questa carta nel tuo mazzo`,
  passive: 'power',
  pounce: 'power',
  quickDraw: (ctx) =>
    words`mentre ${who(ctx)} attacca a distanza, il difensore non può contrattaccar${ctx.self.gender === 'f' ? 'la' : 'lo'}`,
  rebirth: 'power',
  regeneration: 'power',
  schemer: 'power',
  shrink: 'power',
  slayer: (ctx) =>
    words`mentre ${who(ctx)} attacca in mischia, se ferisce un personaggio di supporto Malvagio, puoi rimuoverlo dalla partita`,
  sniper: 'power',
  soldier: 'power',
  solitary: 'power',
  stealth: (ctx) => words`${who(ctx)} può attaccare in mischia personaggi protetti`,
  sting: 'power',
  swarm: () =>
    words`puoi avere dalla tua parte qualsiasi numero di personaggi con questo nome; questo potere non può essere disattivato`,
  symbiosis: (ctx) => words`${who(ctx)} mantiene e può ottenere segnalini +1/+1 anche mentre è stordit${o(ctx)}`,
  teamUp: 'power',
  terrigenesis: 'power',
  toss: 'power',
  tough: 'power',
  vampire: (ctx) =>
    words`quando ${who(ctx)} mette KO un personaggio che difende in un combattimento in mischia e sopravvive, riceve un segnalino vitalità`,
  violent: (ctx) => words`${who(ctx)} colpisce con il doppio del suo ATK mentre attacca un personaggio di supporto`,
  wakingNightmare: 'power',
};

const PERMITTED: Readonly<Partial<Record<Permission, string>>> = {
  attackPlayers:
    'Un giocatore può essere attaccato solo mentre tutti i suoi personaggi sono storditi, e difende come un personaggio di supporto 0/1 con salute 1.',
  attackLocations: 'Quando colpisce un luogo, metti KO quel luogo. Un luogo non colpisce.',
  attackFaceDown: 'Un personaggio coperto non risponde ai colpi, e se è stordito viene ferito invece che stordito.',
};

/** What a text hands out. The two icons are known to everybody. */
export function explain(given: { readonly keyword: Keyword } | { readonly permission: Permission }): Phrase {
  if ('permission' in given) return words`${PERMITTED[given.permission]}`;
  const { keyword } = given;
  if (keyword === 'flight' || keyword === 'ranged') return NOTHING;
  return words`${keywordWord(keyword)}: ${reminderOf(keyword, undefined, { name: 'questo personaggio', gender: 'm' })}`;
}

/** What a keyword means on this character, in a sentence. */
export function reminderOf(keyword: Keyword, of: Team = 'guardians', self: Self, must?: true): Phrase {
  const reminder = REMINDERS[keyword];
  if (reminder !== 'power') return sentence(spaced(reminder(context(self), of)));
  const powers = keywordPowers({ power: 'keyword', keyword, team: of, ...(must && { must }) });
  return join(
    powers.map((power) => grantedPower(power, context(self))),
    ' ',
  );
}
