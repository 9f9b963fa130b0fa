import type { CardKind } from '../../language/query.ts';

export type ItalianGender = 'm' | 'f';

/** A noun and its plural. */
export interface Word {
  readonly one: string;
  readonly many: string;
  readonly gender: ItalianGender;
}

const m = (one: string, many: string): Word => ({ one, many, gender: 'm' });
const f = (one: string, many: string): Word => ({ one, many, gender: 'f' });

/**
 * What the game's words are in Italian; one thing, one word. ATK, DEF, KO and XP stay as the cards show them, keywords,
 * teams and names stay English.
 */
export const TERMS = {
  character: m('personaggio', 'personaggi'),
  main: m('personaggio principale', 'personaggi principali'),
  supporting: m('personaggio di supporto', 'personaggi di supporto'),
  location: m('luogo', 'luoghi'),
  plotTwist: m('colpo di scena', 'colpi di scena'),
  equipment: m('equipaggiamento', 'equipaggiamenti'),
  basicType: m('tipo diverso di luogo base', 'tipi diversi di luoghi base'),
  nameWord: f('parola', 'parole'),
  differentTeam: f('squadra diversa', 'squadre diverse'),
  card: f('carta', 'carte'),
  token: f('pedina', 'pedine'),
  characterCard: f('carta personaggio', 'carte personaggio'),
  resource: f('risorsa', 'risorse'),
  attacker: m('attaccante', 'attaccanti'),
  defender: m('difensore', 'difensori'),
  soloAttacker: m('attaccante solitario', 'attaccanti solitari'),
  teamAttacker: m('attaccante in squadra', 'attaccanti in squadra'),
  meleeAttacker: m('attaccante in mischia', 'attaccanti in mischia'),
  rangedAttacker: m('attaccante a distanza', 'attaccanti a distanza'),
  meleeDefender: m('difensore in mischia', 'difensori in mischia'),
  copy: f('copia', 'copie'),
  player: m('giocatore', 'giocatori'),
  row: f('fila', 'file'),
  plus: m('segnalino +1/+1', 'segnalini +1/+1'),
  remaining: f('salute rimanente', 'salute rimanente'),
  minus: m('segnalino -1/-1', 'segnalini -1/-1'),
  vitality: m('segnalino vitalità', 'segnalini vitalità'),
  wound: f('ferita', 'ferite'),
  lethalWound: f('ferita letale', 'ferite letali'),
  superPower: m('superpotere', 'superpoteri'),
  recruitPoint: m('punto reclutamento', 'punti reclutamento'),
  xp: m('XP', 'XP'),
  atk: m('ATK', 'ATK'),
  def: f('DEF', 'DEF'),
  health: f('salute', 'salute'),
  cost: m('costo', 'costi'),
  hand: f('mano', 'mani'),
  deck: m('mazzo', 'mazzi'),
  ko: f('pila KO', 'pile KO'),
  resources: f('fila delle risorse', 'file delle risorse'),
  levelUp: f('zona dei livelli', 'zone dei livelli'),
  pile: f('pila', 'pile'),
  side: f('parte', 'parti'),
  turn: m('turno', 'turni'),
  controller: m('controllore', 'controllori'),
  owner: m('proprietario', 'proprietari'),
  time: f('volta', 'volte'),
} as const satisfies Record<string, Word>;

export const KIND_WORDS: Readonly<Record<CardKind, Word>> = {
  character: TERMS.character,
  main: TERMS.main,
  supporting: TERMS.supporting,
  location: TERMS.location,
  plotTwist: TERMS.plotTwist,
  equipment: TERMS.equipment,
  card: TERMS.card,
  token: TERMS.token,
};

/** Where cards stand in play. */
export const ROWS = { front: 'prima fila', back: 'retrovia' } as const;

/** An adjective in its four forms: nemico, nemica, nemici, nemiche. */
export interface Adjective {
  readonly m: string;
  readonly f: string;
  readonly mp: string;
  readonly fp: string;
}

/** Regular adjectives and participles in -o. */
export const adjective = (stem: string): Adjective => ({
  m: `${stem}o`,
  f: `${stem}a`,
  mp: `${stem}i`,
  fp: `${stem}e`,
});

export const ADJECTIVES = {
  enemy: { m: 'nemico', f: 'nemica', mp: 'nemici', fp: 'nemiche' },
  stunned: adjective('stordit'),
  wounded: adjective('ferit'),
  equipped: adjective('equipaggiat'),
  removed: adjective('rimoss'),
  unprotected: { m: 'non protetto', f: 'non protetta', mp: 'non protetti', fp: 'non protette' },
  faceUp: adjective('scopert'),
  faceDown: adjective('copert'),
  ready: adjective('pront'),
  exhausted: { m: 'esausto', f: 'esausta', mp: 'esausti', fp: 'esauste' },
  other: { m: 'altro', f: 'altra', mp: 'altri', fp: 'altre' },
  random: { m: 'a caso', f: 'a caso', mp: 'a caso', fp: 'a caso' },
  your: { m: 'tuo', f: 'tua', mp: 'tuoi', fp: 'tue' },
  their: { m: 'suo', f: 'sua', mp: 'suoi', fp: 'sue' },
  theirs: { m: 'loro', f: 'loro', mp: 'loro', fp: 'loro' },
  named: adjective('chiamat'),
  good: { m: 'Buono', f: 'Buona', mp: 'Buoni', fp: 'Buone' },
  evil: { m: 'Malvagio', f: 'Malvagia', mp: 'Malvagi', fp: 'Malvagie' },
  basic: { m: 'base', f: 'base', mp: 'base', fp: 'base' },
  special: { m: 'speciale', f: 'speciale', mp: 'speciali', fp: 'speciali' },
  protected: adjective('protett'),
  appeared: adjective('appars'),
  survivor: adjective('sopravvissut'),
  chosen: adjective('scelt'),
  different: adjective('divers'),
  soMany: { m: 'tanto', f: 'tanta', mp: 'tanti', fp: 'tante' },
  thatMany: { m: 'altrettanto', f: 'altrettanta', mp: 'altrettanti', fp: 'altrettante' },
} as const satisfies Record<string, Adjective>;

export interface Agreement {
  readonly gender: ItalianGender;
  readonly many: boolean;
}

export const agree = (adjective: Adjective, { gender, many }: Agreement): string =>
  adjective[many ? (gender === 'm' ? 'mp' : 'fp') : gender];
