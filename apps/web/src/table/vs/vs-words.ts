import type { Phrase } from '@longbox/vs/print';
import { plainWords } from '../../cards/plain-words.ts';
import type { Translate } from '../../i18n/bundle.ts';
import type { Offer, VsSnapshot } from '../../workers/game-api.ts';
import type { TableContext } from '../table-context.tsx';
import type { PromptWords } from '../words.ts';

type Speaking = Pick<TableContext<VsSnapshot>, 't' | 'language' | 'nameOf' | 'playerName' | 'faceOf' | 'snapshot'>;

const ROWS: Readonly<Record<string, string>> = {
  front: 'front',
  back: 'back',
  "teammate's front": 'team-front',
  "teammate's back": 'team-back',
};

/** What passing means where the game stands. */
function passWord({ view, seat }: VsSnapshot, t: Translate): string {
  if (view.combat !== undefined || view.active !== seat) return t('act-pass');
  if (view.phase === 'main') return t('act-end-turn');
  return t('act-go-on');
}

/** A button's words for an offer. */
export function vsOfferWords(offer: Offer, { t, nameOf, playerName, faceOf, snapshot }: Speaking): string {
  const name = nameOf(offer.face ?? faceOf(offer.card));
  const target = nameOf(faceOf(offer.target));
  switch (offer.verb) {
    case 'pass':
      return passWord(snapshot, t);
    case 'done':
    case 'yes':
    case 'no':
    case 'keep':
    case 'mulligan':
    case 'move':
      return t(`act-${offer.verb}`);
    case 'first':
      return offer.seat === snapshot.seat ? t('act-first-me') : t('act-first', { name: playerName(offer.seat) });
    case 'place':
    case 'row':
      return t(`act-row-${ROWS[offer.name ?? ''] ?? 'front'}`);
    case 'recruit':
      return t(`act-recruit-${offer.name === 'back' ? 'back' : 'front'}`);
    case 'resource':
      return t(offer.name === 'up' ? 'act-resource-up' : 'act-resource-down');
    case 'use':
    case 'react':
      return t(`act-${offer.verb}`, { power: offer.name === undefined || offer.name === '' ? name : offer.name });
    case 'play':
      return t('act-play', { name });
    case 'pay':
      return t('act-pay', { name });
    case 'powerUp':
    case 'equip':
      return t(`act-${offer.verb}`, { name: target });
    case 'order':
      return offer.name === undefined ? name : t('act-order', { name, power: offer.name });
    case 'choose':
      return offer.seat === undefined ? name : playerName(offer.seat);
    case 'name':
      return teamOrName(offer.name ?? '', t);
    case 'digit':
    case 'number':
      return String(offer.verb === 'number' ? (offer.value ?? 0) + 1 : (offer.value ?? 0));
    default:
      return name;
  }
}

/** Teams come as keys, names of characters as they are. */
function teamOrName(name: string, t: Translate): string {
  const team = t(`team-${name}`);
  return team === `team-${name}` ? name : team;
}

/** Message by verb, with the rule that asks where there is one. */
const BY_VERB: Readonly<Record<string, readonly [key: string, rule?: string]>> = {
  first: ['first', 'VS-SET-05'],
  place: ['place', 'VS-SET-07'],
  keep: ['mulligan', 'VS-SET-12'],
  mulligan: ['mulligan', 'VS-SET-12'],
  join: ['join', 'VS-ATK-17'],
  strikeBack: ['strike-back', 'VS-CMB-18'],
  pay: ['pay', 'VS-RES-18'],
  digit: ['number'],
  number: ['mode'],
  order: ['order', 'VS-TIME-04'],
  name: ['name'],
  row: ['row', 'VS-BLD-15'],
  version: ['version', 'VS-LVL-10'],
};

/** What the card that waits asks, in its own words: of the person, or of somebody else. */
export function vsQuestion({ snapshot, t, language, nameOf, faceOf }: Speaking): Asking | undefined {
  const { question, view, asked } = snapshot;
  if (question === undefined) return undefined;
  const printed = question[language];
  const source = view.waiting?.question?.source ?? faceOf(asked?.source);
  const lead = source === undefined ? '' : `${nameOf(source)}: `;
  const stop = /[.?!…]$/.test(plainWords(printed, t)) ? '' : '.';
  // Said to somebody else, "you" means them.
  const [open, close] = asked === undefined ? ['“', '”'] : ['', ''];
  const phrase = [written(`${lead}${open}`), ...printed, written(`${stop}${close}`)];
  return { text: plainWords(phrase, t), phrase };
}

const written = (text: string): Phrase[number] => ({ kind: 'text', text });

interface Asking {
  readonly text: string;
  readonly phrase: Phrase;
}

/** The sentence of the prompt line: what must be done, and for which card. */
export function vsPrompt(context: Speaking): PromptWords {
  const { snapshot, t, nameOf, faceOf } = context;
  const { asked, view, seat } = snapshot;
  if (asked === undefined) return { text: '', rule: undefined };
  const verbs = new Set(asked.offers.map(({ verb }) => verb));
  const source = faceOf(asked.source);
  const forCard = (text: string): string =>
    source === undefined ? text : t('prompt-for', { name: nameOf(source), text });
  const own = [...verbs].map((verb) => BY_VERB[verb]).find((found) => found !== undefined);
  const question = vsQuestion(context);
  if (question !== undefined) return { ...question, rule: own?.[1] };
  if (own !== undefined) return { text: forCard(t(`prompt-${own[0]}`)), rule: own[1] };
  if (verbs.has('yes')) return { text: forCard(t('prompt-yes-no')), rule: undefined };
  if (verbs.has('choose')) {
    const isPlayer = asked.offers.some((offer) => offer.verb === 'choose' && offer.seat !== undefined);
    return { text: forCard(t(isPlayer ? 'prompt-choose-player' : 'prompt-choose-card')), rule: undefined };
  }
  if (view.combat !== undefined) {
    return { text: t(view.active === seat ? 'prompt-combat' : 'prompt-combat-theirs'), rule: 'VS-CMB-04' };
  }
  if (view.active !== seat) return { text: t('prompt-window'), rule: undefined };
  if (view.phase === 'build') {
    const step = view.step ?? 'recruit';
    return { text: t(`prompt-${step}`), rule: BUILD_RULES[step] };
  }
  return view.phase === 'main'
    ? { text: t('prompt-main'), rule: 'VS-MAIN-03' }
    : { text: t('prompt-window'), rule: undefined };
}

const BUILD_RULES: Readonly<Record<string, string>> = {
  resource: 'VS-BLD-04',
  recruit: 'VS-BLD-11',
  formation: 'VS-BLD-18',
};
