import type { Translate } from '../i18n/bundle.ts';
import type { Offer, Snapshot } from '../workers/game-api.ts';
import type { TableContext } from './table-context.tsx';

type Speaking = Pick<TableContext, 't' | 'nameOf' | 'playerName' | 'faceOf' | 'snapshot'>;

const ROWS: Readonly<Record<string, string>> = {
  front: 'front',
  back: 'back',
  "teammate's front": 'team-front',
  "teammate's back": 'team-back',
};

/** What passing means where the game stands. */
export function passWord({ view, seat }: Snapshot, t: Translate): string {
  if (view.combat !== undefined || view.active !== seat) return t('act-pass');
  if (view.phase === 'main') return t('act-end-turn');
  return t('act-go-on');
}

/** A button's words for an offer. */
export function offerWords(offer: Offer, { t, nameOf, playerName, faceOf, snapshot }: Speaking): string {
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

const BY_VERB: Readonly<Record<string, string>> = {
  first: 'first',
  place: 'place',
  keep: 'mulligan',
  mulligan: 'mulligan',
  join: 'join',
  strikeBack: 'strike-back',
  pay: 'pay',
  digit: 'number',
  number: 'mode',
  order: 'order',
  name: 'name',
  row: 'row',
  version: 'version',
};

/** The sentence of the prompt line: what must be done. */
export function promptWords(context: Speaking): string {
  const { snapshot, t, nameOf, faceOf } = context;
  const { asked, view, seat } = snapshot;
  if (asked === undefined) return '';
  const verbs = new Set(asked.offers.map(({ verb }) => verb));
  const own = [...verbs].map((verb) => BY_VERB[verb]).find((key) => key !== undefined);
  if (own !== undefined) return t(`prompt-${own}`);
  const source = faceOf(asked.source);
  if (verbs.has('yes'))
    return source === undefined ? t('prompt-yes-no') : t('prompt-yes-no-for', { name: nameOf(source) });
  if (verbs.has('choose')) {
    if (asked.offers.some((offer) => offer.verb === 'choose' && offer.seat !== undefined))
      return t('prompt-choose-player');
    return source === undefined ? t('prompt-choose-card') : t('prompt-choose-for', { name: nameOf(source) });
  }
  if (view.combat !== undefined) return t(view.active === seat ? 'prompt-combat' : 'prompt-combat-theirs');
  if (view.active !== seat) return t('prompt-window');
  if (view.phase === 'build') return t(`prompt-${view.step ?? 'recruit'}`);
  return t(view.phase === 'main' ? 'prompt-main' : 'prompt-window');
}
