import type { Amount, StatName } from '../../language/amount.ts';
import type { CombatKind, Modifier, Permission, Prohibition } from '../../language/modifier.ts';
import type { Filter } from '../../language/query.ts';
import { type Duration, UNDER_DECK } from '../../language/words.ts';
import { entry, type ModifierTable } from '../printer.ts';
import { isEmpty, join, NOTHING, type Phrase, spaced, team, text, words } from '../token.ts';
import { amountNoun, healthWords, statPair } from './amount.ts';
import { cardsNoun, pileNoun, queryNoun } from './cards.ts';
import { keywordWord } from './filter.ts';
import { type Agreement, TERMS } from './glossary.ts';
import { type Ctx, full, list, type Noun, prep, selfNoun, sourceNoun } from './noun.ts';
import { grantedPower } from './power.ts';
import { predicateWords } from './predicate.ts';
import { conjugated, type Form, type ItalianVerb, VERBS } from './verbs.ts';
import { participle, some } from './words.ts';

/** `gains` where something makes it so for a time, `has` where it simply is. */
export interface How {
  readonly form: Form;
  readonly style: 'gains' | 'has';
  readonly as: Agreement;
}

export interface Said {
  readonly said: Phrase;
  readonly tail?: () => Phrase;
  readonly verb?: string;
}

const getting = (how: How): string => conjugated(how.style === 'gains' ? VERBS.get : VERBS.have, how.form);
const having = (how: How): string => conjugated(VERBS.have, how.form);
const being = (how: How): string => conjugated(VERBS.be, how.form);
const can = (how: How): string =>
  ({ imp: 'puoi', inf: 'potere', tu: 'puoi', sg: 'può', pl: 'possono', subSg: 'possa', subPl: 'possano' })[how.form];
const their = (how: How, m: boolean): string => (how.as.many ? 'loro' : m ? 'suo' : 'sua');
const does = (verb: ItalianVerb, how: How): string => conjugated(verb, how.form);

/** In any way but one. */
const UNSTRUCK = ' in altro modo che da un colpo in combattimento';

export const MODIFIERS: ModifierTable<[ctx: Ctx, how: How], Said> = {
  stats(node, ctx, how) {
    const { things, tail } = statPair(node.atk, node.def, ctx);
    return { verb: getting(how), said: things, tail };
  },
  base(node, ctx, how) {
    const { atk, def } = node;
    if (isStatOf(atk, 'atk') && isStatOf(def, 'def') && JSON.stringify(atk.of) === JSON.stringify(def.of)) {
      const of = cardsNoun(atk.of, ctx, { full: true });
      return { said: words`${having(how)} ATK e DEF di base pari a quelli ${prep('di', of, ctx)}` };
    }
    return { said: words`${having(how)} ATK di base ${equalTo(atk, ctx)} e DEF di base ${equalTo(def, ctx)}` };
  },
  switch: (_node, _ctx, how) => ({ said: words`${having(how)} ATK e DEF scambiati` }),
  toBase: (_node, _ctx, how) => ({ said: words`${having(how)} soltanto ATK e DEF di base` }),
  clamp: (node, _ctx, how) => ({
    said:
      node.to === 'infiniteAtk'
        ? words`${having(how)} ATK infinito`
        : node.to === 'atMostPrintedDef'
          ? words`non ${can(how)} avere DEF superiore al valore stampato`
          : node.to === 'atMost'
            ? words`non ${can(how)} avere ATK o DEF superiori a ${node.most ?? 0}`
            : words`non ${can(how)} avere ATK o DEF ${node.to === 'atMostPrinted' ? 'superiori' : 'inferiori'} ai valori stampati`,
  }),
  health(node, ctx, how) {
    if (node.base) return { said: words`${having(how)} salute di base ${equalTo(node.by, ctx)}` };
    const { things, tail } = healthWords(node.by, ctx);
    const down = node.least === undefined ? NOTHING : words`, fino a un minimo di ${node.least},`;
    return { verb: getting(how), said: words`${things}${down}`, tail };
  },
  keyword: (node, _ctx, how) => ({ verb: getting(how), said: keywordWord(node.keyword) }),
  team: (node, _ctx, how) => ({
    said:
      node.instead === undefined
        ? words`${being(how)} anche ${team(node.team)}`
        : words`${does(VERBS.lose, how)} le sue squadre e ${does(VERBS.get, how)} ${team(node.team)}`,
  }),
  power: (node, ctx, how) => ({ verb: getting(how), said: words`“${grantedPower(node.power, ctx)}”` }),
  gainPowers: (node, ctx, how) => ({
    verb: getting(how),
    said: words`i poteri con parola chiave ${node.keywordsOnly ? '' : 'e i superpoteri '}stampati ${prep('di', cardsNoun(node.from, ctx), ctx)}`,
  }),
  copyPowers: (node, ctx, how) => ({
    said: words`${having(how)} ${node.keywordsOnly ? 'tutti i poteri con parola chiave stampati' : 'tutti i poteri'} ${prep('di', queryNoun(node.of, { det: 'each' }, ctx), ctx)}`,
  }),
  losePowers: (node, _ctx, how) => ({
    said:
      node.called !== undefined
        ? words`${does(VERBS.lose, how)} ${node.one ? 'un ' : ''}${node.called}`
        : node.named !== undefined
          ? words`${does(VERBS.lose, how)} quel potere e non ${can(how)} ottenerlo`
          : node.levelUp
            ? words`${does(VERBS.lose, how)} tutti i ${how.as.many ? 'loro' : 'suoi'} poteri${node.gainable ? NOTHING : words` e non ${can(how)} ottenerne`}`
            : words`${does(VERBS.lose, how)} ${node.only === 'super' ? '' : 'i poteri con parola chiave e '}i superpoteri e non ${can(how)} ottenerne`,
  }),
  idleCounters: (_node, _ctx, how) => ({
    said: words`non ${how.as.many ? 'ottengono' : 'ottiene'} ATK o DEF dai segnalini +1/+1`,
  }),
  becomesLevel: (node, _ctx, how) => ({
    said: words`${how.as.many ? 'diventano' : 'diventa'} di livello ${String(node.level)}`,
  }),
  loseKeyword: (node, _ctx, how) => ({
    said: words`${does(VERBS.lose, how)} ${keywordWord(node.keyword)}${node.gainable ? NOTHING : words` e non ${can(how)} ottenerlo`}`,
  }),
  strikeTwice: (node, ctx, how) => ({
    said: node.more
      ? words`${does(VERBS.strike, how)} una volta in più`
      : spaced(
          words`${does(VERBS.strike, how)} con ${node.times === 10 ? 'dieci volte il' : node.times === 3 ? 'il triplo del' : 'il doppio del'} ${their(how, true)} ATK`,
          node.against === undefined ? undefined : words`contro ${full(everyone(node.against, ctx))}`,
          node.attacking === undefined ? undefined : words`mentre ${how.as.many ? 'attaccano' : 'attacca'} a distanza`,
        ),
  }),
  cant(node, ctx, how) {
    const { said, by } = PROHIBITIONS[node.what];
    const whom =
      node.whom === undefined
        ? NOTHING
        : by === undefined
          ? full(everyone(node.whom, ctx))
          : prep(by, everyone(node.whom, ctx), ctx);
    const not = node.only ? words`${can(how)} ${said(how.as)} soltanto` : words`non ${can(how)} ${said(how.as)}`;
    const start =
      node.what === 'beWoundedByStun' || node.what === 'beWoundedUnstruck'
        ? words`non ${does(VERBS.come, how)} ${participle('ferito', how.as)} quando ${does(VERBS.come, how)} ${participle('stordito', how.as)}${node.what === 'beWoundedUnstruck' ? UNSTRUCK : ''}`
        : not;
    const fitting =
      node.fitting === undefined
        ? undefined
        : words`mentre ${predicateWords(node.fitting, { key: undefined, said: NOTHING, definite: false, ...how.as }, ctx)}`;
    return { said: spaced(start, whom, node.in === undefined ? undefined : KINDS[node.in], fitting) };
  },
  can: (node, ctx, how) => ({
    said: spaced(
      node.what === 'keepEquipmentWhileStunned' && node.whom !== undefined
        ? words`${does(VERBS.keep, how)} ${queryNoun({ zone: 'play', where: node.whom }, { det: 'bare' }, ctx).said} anche se ${participle('stordito', how.as)}`
        : PERMISSIONS[node.what](how),
      node.called?.replace(/\.$/, ''),
      node.whom === undefined || node.what === 'keepEquipmentWhileStunned'
        ? undefined
        : words`${node.what === 'strikeItself' ? 'invece di' : 'che sono'} ${queryNoun({ zone: 'play', where: node.whom }, { det: 'bare' }, ctx, { head: TERMS.character }).said}`,
    ),
  }),
  powerUpWith: (node, ctx, how) => ({
    said: words`${can(how)} essere ${participle('potenziato', how.as)} con qualsiasi ${queryNoun({ zone: 'hand', where: node.what }, { det: 'count' }, ctx, { place: 'none' }).said}`,
  }),
  counterInstead(node, ctx) {
    if (node.called !== undefined && node.onto !== undefined) {
      const onto = queryNoun(node.onto, { det: 'pick', count: 1 }, ctx);
      return {
        said: words`sta per ottenere un ${TERMS[node.counter].one} dal suo potere ${node.called}`,
        tail: () => words`, puoi metterlo invece ${prep('su', onto, ctx)}`,
      };
    }
    if (node.may)
      return {
        said: words`sta per ottenere un ${TERMS[node.counter].one}, puoi mettere invece un ${TERMS[node.put].one} su quel personaggio`,
      };
    const put = words`metti invece un ${TERMS[node.put].one} ${prep('su', selfNoun(ctx), ctx)}`;
    return { said: words`sta per ottenere un ${TERMS[node.counter].one}, ${put}` };
  },
  appearsWith: (node, _ctx, how) => ({
    said: words`${does(VERBS.appear, how)} con ${some(node.count, TERMS[node.counter])}`,
  }),
  leavesToPile: (node, ctx, how) => {
    const it = how.as.many ? (how.as.gender === 'f' ? 'le' : 'li') : how.as.gender === 'f' ? 'la' : 'lo';
    const going = how.as.many ? 'stanno' : 'sta';
    return {
      said:
        node.pile === undefined
          ? words`${going} per lasciare il gioco, rimuovi${it} invece dalla partita`
          : node.pile === UNDER_DECK
            ? words`${going} per lasciare il gioco, metti${it} invece in fondo al mazzo di chi ${it} possiede`
            : words`${going} per lasciare il gioco, metti${it} invece ${prep('in', pileNoun(node.pile), ctx)}`,
    };
  },
  payLess: (node, _ctx, how) => ({
    said: words`${does(VERBS.pay, how)} ${node.less === 1 ? 'un simbolo' : `${String(node.less)} simboli`} in meno per il primo superpotere che ${does(VERBS.use, how)} in ogni turno`,
  }),
};

/** "ATK di base 5", "ATK di base pari al suo costo". */
const equalTo = (amount: Amount, ctx: Ctx): Phrase =>
  typeof amount === 'number' ? [text(String(amount))] : words`pari ${prep('a', amountNoun(amount, ctx), ctx)}`;

type Stat = Extract<Amount, { readonly amount: 'stat' }>;
const isStatOf = (amount: Amount, stat: StatName): amount is Stat =>
  typeof amount === 'object' && amount.amount === 'stat' && amount.stat === stat;

/** Said as "se … sta per …, … invece". */
export const isReplacement = (modifier: Modifier): boolean =>
  modifier.mod === 'counterInstead' || modifier.mod === 'leavesToPile';

const KINDS: Readonly<Record<CombatKind, string>> = {
  melee: 'nei combattimenti in mischia',
  ranged: 'nei combattimenti a distanza',
  team: 'durante gli attacchi di squadra',
  solo: 'durante gli attacchi in solitaria',
};

interface Forbidden {
  readonly said: (as: Agreement) => string;
  /** The word before whoever is at the other end of it; a direct object if absent. */
  readonly by?: 'da' | 'a';
}

const plain = (said: string, by?: 'da' | 'a'): Forbidden => ({ said: () => said, ...(by !== undefined && { by }) });
/** "essere attaccato", "essere attaccati". */
const passively = (of: string, tail = ''): Forbidden => ({
  said: (as) => `essere ${participle(of, as)}${tail}`,
  by: 'da',
});

export const PROHIBITIONS: Readonly<Record<Prohibition, Forbidden>> = {
  attack: plain('attaccare'),
  beAttacked: passively('attaccato'),
  beRangedAttacked: passively('attaccato', ' a distanza'),
  beFlownOver: passively('sorvolato'),
  strike: plain('colpire'),
  strikeBack: plain('contrattaccare'),
  beStruck: passively('colpito'),
  beStruckBack: passively('contrattaccato'),
  beStunned: passively('stordito'),
  beKod: passively('messo', ' KO'),
  recover: plain('recuperare'),
  ready: { said: (as) => (as.many ? 'tornare pronti' : `tornare ${participle('pronto', as)}`) },
  levelUp: plain('salire di livello'),
  moveInFormation: plain('muoversi durante il tuo passo di formazione'),
  beMoved: passively('spostato'),
  gainPlus: plain('ottenere segnalini +1/+1', 'da'),
  gainMinus: plain('ottenere segnalini -1/-1', 'da'),
  havePlus: plain('avere segnalini +1/+1', 'da'),
  haveMinus: plain('avere segnalini -1/-1', 'da'),
  haveVitality: plain('avere segnalini vitalità'),
  haveTeams: plain('avere affiliazioni', 'da'),
  teamAttack: plain('attaccare in squadra'),
  protect: plain('proteggere personaggi'),
  usePowers: plain('usare superpoteri'),
  appear: plain('apparire'),
  beResource: passively('giocato', ' come risorsa'),
  beEquipped: plain('avere equipaggiamenti'),
  beWoundedByStun: passively('ferito', ' quando viene stordito'),
  beWounded: passively('ferito'),
  beWoundedInexactly: passively('ferito', ' quando viene stordito, se non da un colpo pari esattamente alla sua DEF'),
  beWoundedUnstruck: passively('ferito', ` quando viene stordito${UNSTRUCK}`),
};

export const PERMISSIONS: Readonly<Record<Permission, (how: How) => Phrase>> = {
  attackProtected: (how) => words`${can(how)} attaccare personaggi protetti`,
  meleeAttackProtected: (how) => words`${can(how)} attaccare in mischia personaggi protetti`,
  soloRangedAttackProtected: (how) => words`${can(how)} attaccare personaggi protetti a distanza e in solitaria`,
  rangedAttackProtected: (how) => words`${can(how)} attaccare a distanza personaggi protetti`,
  attackPlayers: (how) => words`${can(how)} attaccare i giocatori nemici`,
  attackLocations: (how) =>
    words`${can(how)} attaccare in mischia i luoghi di una parte nemica dove tutti i personaggi sono storditi`,
  teamAttackWithMains: (how) => words`${can(how)} attaccare in squadra con qualsiasi personaggio principale`,
  keepEquipmentWhileStunned: (how) =>
    words`${does(VERBS.keep, how)} l'equipaggiamento anche se ${participle('stordito', how.as)}`,
  haveEquipmentWhileStunned: (how) =>
    words`${can(how)} avere e ricevere equipaggiamenti anche se ${participle('stordito', how.as)}`,
  keepPlusWhileStunned: (how) =>
    words`${does(VERBS.keep, how)} e ${can(how)} ottenere segnalini +1/+1 anche se ${participle('stordito', how.as)}`,
  keepPlusWhileFaceDown: (how) =>
    words`${does(VERBS.keep, how)} e ${can(how)} ottenere segnalini +1/+1 anche se ${participle('nascosto', how.as)} o ${participle('stordito', how.as)}`,
  payAnySymbols: (how) => words`${can(how)} pagare con qualsiasi simbolo di potere`,
  gainTwiceFromTwists: (how) => words`${does(VERBS.gain, how)} il doppio di ATK e DEF dai colpi di scena Combattimento`,
  wearAnyNumber: (how) => words`${can(how)} avere un numero qualsiasi di equipaggiamenti`,
  usePower: (how) => words`${can(how)} usare`,
  gainTwiceMinus: (how) => words`${does(VERBS.gain, how)} il doppio dei segnalini -1/-1`,
  putMinusInsteadOfStrike: (how) =>
    words`${does(VERBS.put, how)} segnalini -1/-1 pari al ${their(how, true)} ATK, invece di colpire, sui personaggi`,
  woundInsteadOfStrike: (how) => words`${can(how)} ferire, invece di colpire, i personaggi`,
  appearWithoutPowers: (how) =>
    words`${does(VERBS.lose, how)} i poteri quando ${does(VERBS.appear, how)} e non ${can(how)} ottenerne, e questo personaggio ottiene un segnalino +1/+1 per ogni potere perso così`,
  fallInsteadOfWound: (how) =>
    words`${does(VERBS.come, how)} ${participle('messo', how.as)} KO invece di essere ${participle('ferito', how.as)}`,
  gainTwiceWounds: (how) => words`${does(VERBS.gain, how)} il doppio delle ferite`,
  appearExhausted: (how) =>
    words`${does(VERBS.appear, how)} ${how.as.many ? 'esausti' : participle('esausto', how.as)}`,
  appearWounded: (how) => words`${does(VERBS.appear, how)} con una ferita`,
  haveEveryGoodTeam: (how) => words`${does(VERBS.have, how)} ogni squadra Buona`,
  beEvil: (how) =>
    words`${does(VERBS.be, how)} ${how.as.many ? 'Malvagi invece che Buoni' : 'Malvagio invece che Buono'}`,
  slayMains: (how) => words`${can(how)} uccidere personaggi principali Malvagi`,
  keepMinusWhileStunned: (how) =>
    words`${does(VERBS.keep, how)} e ${can(how)} ottenere segnalini -1/-1 anche se ${participle('stordito', how.as)}`,
  chooseWhoIsStruck: () => [text('ti fa scegliere chi viene colpito dal difensore')],
  strikeEachAttacker: (how) => words`${does(VERBS.strike, how)} ogni attaccante`,
  attackFaceDown: (how) => words`${can(how)} attaccare personaggi coperti`,
  strikeItself: (how) =>
    words`${does(VERBS.strike, how)} ${how.as.many ? 'sé stessi' : how.as.gender === 'f' ? 'sé stessa' : 'sé stesso'}`,
  attackTwo: (how) => words`${can(how)} attaccare un altro difensore della stessa fila quando attacca in solitaria`,
  strikeFirst: (how) => words`${does(VERBS.strike, how)} per ${how.as.many ? 'primi' : participle('primo', how.as)}`,
};

function everyone(filter: Filter, ctx: Ctx): Noun {
  if (filter.self) return selfNoun(ctx);
  if (filter.same !== undefined && Object.keys(filter).length === 1) return cardsNoun(filter.same, ctx);
  return queryNoun({ zone: 'play', where: filter }, { det: 'bare' }, ctx, { head: TERMS.character });
}

export const DURATIONS: Readonly<Record<Duration, (ctx: Ctx) => Phrase>> = {
  combat: () => [text('in questo combattimento')],
  turn: () => [text('in questo turno')],
  game: () => [text('per il resto della partita')],
  nextAttack: () => [text('la prossima volta che attacca in questo turno')],
  itsNextTurn: () => [text('nel suo prossimo turno')],
  sourceUnstunned: (ctx) => {
    const self = sourceNoun(ctx);
    return words`finché ${full(self)} non viene ${participle('stordito', self)} o non lascia il gioco`;
  },
  untilYourNextTurn: () => [text('fino al tuo prossimo turno')],
  untilNextTurn: () => [text("fino all'inizio del prossimo turno")],
  afterYourNextTurn: () => [text('fino alla fine del tuo prossimo turno')],
  afterYourRecovery: () => [text('fino a dopo la tua prossima fase di recupero')],
  afterItsRecovery: () => [text('fino a dopo la sua prossima fase di recupero')],
  whileSourceFaceUp: (ctx) => {
    const self = sourceNoun(ctx);
    return words`per il resto della partita mentre ${full(self)} è ${participle('scoperto', self)} dalla tua parte`;
  },
  sourceOnSide: (ctx) => words`finché ${full(sourceNoun(ctx))} non lascia la tua parte`,
  untilItActs: () => [text('finché non attacca, difende o usa un superpotere')],
  afterItsNextTurn: () => [text('fino a dopo il suo prossimo turno')],
  fromYourNextTurn: () => [text('per il resto della partita a partire dal tuo prossimo turno')],
  nextSuperPower: () => [text('per il suo prossimo superpotere in questo turno')],
  untilHealed: () => [text('finché non viene curato')],
  untilNoMinus: () => [text('finché non ha più segnalini -1/-1')],
};

/** "ottiene +3/+3 e Stealth in questo turno". */
export function modifierWords(by: readonly Modifier[], ctx: Ctx, how: How, lasts: () => Phrase): Phrase {
  const said: { verb: string | undefined; parts: Phrase[] }[] = [];
  const tails: (() => Phrase)[] = [];
  for (const modifier of by) {
    const one = entry<Modifier, [Ctx, How], Said>(MODIFIERS, modifier.mod)(modifier, ctx, how);
    const last = said.at(-1);
    if (last !== undefined && one.verb !== undefined && last.verb === one.verb) last.parts.push(one.said);
    else said.push({ verb: one.verb, parts: [one.said] });
    if (one.tail !== undefined) tails.push(one.tail);
  }
  const phrases = said.map(({ verb, parts }) => spaced(verb, list(parts)));
  const duration = lasts();
  const tail = spaced(...tails.map((one) => one()));
  const whole = join(phrases, ', ', ' e ');
  return isEmpty(tail) ? spaced(whole, duration) : spaced(whole, duration, tail);
}

/** What is given, without the verb: "+2/+2 e Ferocious". */
export function giftWords(by: readonly Modifier[], ctx: Ctx): { readonly gifts: Phrase; readonly tail: () => Phrase } {
  const how: How = { form: 'sg', style: 'gains', as: { gender: 'm', many: false } };
  const said = by.map((modifier) => entry<Modifier, [Ctx, How], Said>(MODIFIERS, modifier.mod)(modifier, ctx, how));
  return { gifts: list(said.map((one) => one.said)), tail: () => spaced(...said.map((one) => one.tail?.())) };
}
