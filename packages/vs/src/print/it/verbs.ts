/** The forms of a verb that card texts need. */
export interface ItalianVerb {
  /** The reader is told: pesca. */
  readonly imp: string;
  /** After "puoi": pescare. */
  readonly inf: string;
  /** tu peschi, (egli) pesca, (essi) pescano */
  readonly tu: string;
  readonly sg: string;
  readonly pl: string;
  /** After "a meno che … non": peschi, peschino. */
  readonly subSg: string;
  readonly subPl: string;
  readonly participle: string;
  readonly aux: 'avere' | 'essere';
  /** Reflexive: si trasforma. */
  readonly si?: true;
  /** What follows at once: "metti KO". */
  readonly tail?: string;
}

export type Form = 'imp' | 'inf' | 'tu' | 'sg' | 'pl' | 'subSg' | 'subPl';

type Extra = Partial<ItalianVerb>;

/** Regular verbs by their infinitive; `isc` for those like finire. */
export function verb(inf: string, extra: Extra & { readonly isc?: true } = {}): ItalianVerb {
  const { isc, ...rest } = extra;
  const stem = inf.slice(0, -3);
  const ending = inf.slice(-3);
  if (ending === 'are') return { ...are(stem), ...rest };
  if (ending === 'ere') return { ...ere(stem), ...rest };
  return { ...(isc ? ire(stem, 'isc') : ire(stem, '')), ...rest };
}

function are(stem: string): ItalianVerb {
  const soft = /[cg]$/.test(stem) ? `${stem}h` : stem.endsWith('i') ? stem.slice(0, -1) : stem;
  return {
    imp: `${stem}a`,
    inf: `${stem}are`,
    tu: `${soft}i`,
    sg: `${stem}a`,
    pl: `${stem}ano`,
    subSg: `${soft}i`,
    subPl: `${soft}ino`,
    participle: `${stem}ato`,
    aux: 'avere',
  };
}

function ere(stem: string): ItalianVerb {
  return {
    imp: `${stem}i`,
    inf: `${stem}ere`,
    tu: `${stem}i`,
    sg: `${stem}e`,
    pl: `${stem}ono`,
    subSg: `${stem}a`,
    subPl: `${stem}ano`,
    participle: `${stem}uto`,
    aux: 'avere',
  };
}

function ire(stem: string, isc: 'isc' | ''): ItalianVerb {
  return {
    imp: `${stem}${isc}i`,
    inf: `${stem}ire`,
    tu: `${stem}${isc}i`,
    sg: `${stem}${isc}e`,
    pl: `${stem}${isc}ono`,
    subSg: `${stem}${isc}a`,
    subPl: `${stem}${isc}ano`,
    participle: `${stem}ito`,
    aux: 'avere',
  };
}

const PUT: ItalianVerb = verb('mettere', { participle: 'messo' });

export const VERBS = {
  draw: verb('pescare'),
  collect: verb('collezionare'),
  flyOver: verb('sorvolare'),
  discard: verb('scartare'),
  reveal: verb('rivelare'),
  look: verb('guardare'),
  search: verb('cercare'),
  put: PUT,
  shuffle: verb('mescolare'),
  turnUp: verb('scoprire', { participle: 'scoperto' }),
  turnDown: verb('coprire', { participle: 'coperto' }),
  remove: verb('rimuovere', { participle: 'rimosso' }),
  setAside: { ...PUT, tail: 'da parte' },
  putIntoPlay: { ...PUT, tail: 'in gioco' },
  play: verb('giocare'),
  say: {
    imp: "di'",
    inf: 'dire',
    tu: 'dici',
    sg: 'dice',
    pl: 'dicono',
    subSg: 'dica',
    subPl: 'dicano',
    participle: 'detto',
    aux: 'avere',
  } satisfies ItalianVerb,
  gain: verb('guadagnare'),
  spend: verb('spendere', { participle: 'speso' }),
  stun: verb('stordire', { isc: true }),
  daze: verb('frastornare'),
  perform: verb('eseguire'),
  recover: verb('recuperare'),
  ready: verb('approntare'),
  exhaust: verb('esaurire', { isc: true }),
  freeze: verb('congelare'),
  hide: verb('nascondere', { participle: 'nascosto' }),
  try: verb('provare'),
  pay: verb('pagare'),
  throw: verb('lanciare'),
  ko: { ...PUT, tail: 'KO' },
  heal: verb('curare'),
  divide: verb('dividere', { participle: 'diviso' }),
  turn: verb('trasformare'),
  become: verb('diventare', { aux: 'essere' }),
  transform: verb('trasformare', { si: true, aux: 'essere' }),
  push: verb('spingere', { participle: 'spinto' }),
  pull: verb('tirare'),
  move: verb('spostare'),
  rearrange: verb('ridistribuire', { isc: true }),
  swap: verb('scambiare'),
  change: verb('cambiare'),
  absorb: verb('assorbire'),
  capture: verb('catturare'),
  cancel: verb('annullare'),
  replace: verb('sostituire', { isc: true }),
  strike: verb('colpire', { isc: true }),
  attack: verb('attaccare'),
  give: {
    imp: 'dai',
    inf: 'dare',
    tu: 'dai',
    sg: 'dà',
    pl: 'danno',
    subSg: 'dia',
    subPl: 'diano',
    participle: 'dato',
    aux: 'avere',
  },
  double: verb('raddoppiare'),
  get: verb('ottenere', {
    imp: 'ottieni',
    tu: 'ottieni',
    sg: 'ottiene',
    pl: 'ottengono',
    subSg: 'ottenga',
    subPl: 'ottengano',
  }),
  have: {
    imp: 'abbi',
    inf: 'avere',
    tu: 'hai',
    sg: 'ha',
    pl: 'hanno',
    subSg: 'abbia',
    subPl: 'abbiano',
    participle: 'avuto',
    aux: 'avere',
  },
  be: {
    imp: 'sii',
    inf: 'essere',
    tu: 'sei',
    sg: 'è',
    pl: 'sono',
    subSg: 'sia',
    subPl: 'siano',
    participle: 'stato',
    aux: 'essere',
  },
  lose: verb('perdere', { participle: 'perso' }),
  choose: verb('scegliere', {
    imp: 'scegli',
    tu: 'scegli',
    pl: 'scelgono',
    subSg: 'scelga',
    subPl: 'scelgano',
    participle: 'scelto',
  }),
  name: verb('nominare'),
  start: verb('iniziare'),
  appear: verb('apparire', {
    imp: 'appari',
    tu: 'appari',
    sg: 'appare',
    pl: 'appaiono',
    subSg: 'appaia',
    subPl: 'appaiano',
    participle: 'apparso',
    aux: 'essere',
  }),
  leave: verb('lasciare'),
  enter: verb('entrare', { aux: 'essere' }),
  wound: verb('ferire', { isc: true }),
  survive: verb('sopravvivere', { participle: 'sopravvissuto', aux: 'essere' }),
  powerUp: verb('potenziare', { si: true, aux: 'essere' }),
  levelUp: verb('salire', {
    sg: 'sale',
    tu: 'sali',
    pl: 'salgono',
    subSg: 'salga',
    subPl: 'salgano',
    aux: 'essere',
    tail: 'di livello',
  }),
  use: verb('usare'),
  recruit: verb('reclutare'),
  keep: verb('mantenere', { sg: 'mantiene', pl: 'mantengono', subSg: 'mantenga', subPl: 'mantengano' }),
  protect: verb('proteggere', { participle: 'protetto' }),
  come: verb('venire', {
    imp: 'vieni',
    tu: 'vieni',
    sg: 'viene',
    pl: 'vengono',
    subSg: 'venga',
    subPl: 'vengano',
    participle: 'venuto',
    aux: 'essere',
  }),
} as const satisfies Record<string, ItalianVerb>;

/** The verb in a form, with its reflexive pronoun. */
export function conjugated(verb: ItalianVerb, form: Form): string {
  if (!verb.si) return verb[form];
  if (form === 'inf') return `${verb.inf.slice(0, -1)}si`;
  return form === 'tu' || form === 'imp' ? `ti ${verb.tu}` : `si ${verb[form]}`;
}

export type Clitic = 'lo' | 'la' | 'li' | 'le';

/** The verb with a pronoun as its object: mettilo, metterlo, lo mette. */
export function withClitic(verb: ItalianVerb, form: Form, clitic: Clitic): string {
  if (form === 'inf') return `${verb.inf.slice(0, -1)}${clitic}`;
  if (form === 'imp') return `${verb.imp}${clitic}`;
  return `${clitic} ${verb[form]}`;
}
