import type { ArenaSnapshot, Offer } from '../../workers/game-api.ts';
import type { TableContext } from '../table-context.tsx';
import type { PromptWords } from '../words.ts';

type Speaking = Pick<TableContext<ArenaSnapshot>, 't' | 'nameOf' | 'playerName' | 'faceOf' | 'snapshot' | 'selected'>;

/** What passing means where the game stands. */
function passWords({ t, snapshot, selected }: Speaking): string {
  const { view, seat, asked } = snapshot;
  const picked = selected.length;
  if (asked?.offers.some(({ verb }) => verb === 'missionOut')) return t('act-done');
  if (view.phase === 'boost' && picked > 0) return t('arena-act-boost-done', { count: picked });
  const isTheirs = view.active !== seat && view.phase === 'challenge';
  const own = isTheirs ? undefined : PASSES[view.phase];
  return t(own === undefined ? 'act-go-on' : `arena-act-${own}`);
}

const PASSES: Readonly<Record<string, string>> = {
  replacement: 'no-exchange',
  challenge: 'no-more',
  boost: 'no-boost',
  superHit: 'no-super',
};

/** A button's words for an offer. */
export function arenaOfferWords(offer: Offer, context: Speaking): string {
  const { t, nameOf, faceOf, snapshot } = context;
  const name = nameOf(offer.face ?? faceOf(offer.card ?? offer.target));
  switch (offer.verb) {
    case 'pass':
      return snapshot.view.phase === 'checkPoint' ? t('act-end-turn') : passWords(context);
    case 'pay':
      return t('arena-act-pay', { count: offer.value ?? 0 });
    case 'activate':
      return t('arena-act-activate', { ability: t(`ability-${(offer.name ?? '').replaceAll(' ', '')}`) });
    case 'raise':
    case 'superHit':
      return t(`arena-act-${offer.verb}`, { name });
    default:
      return name;
  }
}

/** Message and rule by what is offered, in order: the first that is on offer speaks. */
const BY_VERB: readonly (readonly [verb: string, key: string, rule: string])[] = [
  ['deploy', 'deploy', 'MA-SET-05'],
  ['move', 'move', 'MA-RPL-01'],
  ['powerUp', 'powerUp', 'MA-PU-02'],
  ['missionOut', 'missionOut', 'MA-SA-NEW-08'],
  ['missionIn', 'missionIn', 'MA-SA-NEW-08'],
  ['recycle', 'recycle', 'MA-SA-RCY-02'],
  ['target', 'target', 'MA-CH-03'],
  ['resolve', 'resolve', 'MA-TRN-09'],
  ['boostWith', 'boostWith', 'MA-SA-GRP-10'],
  ['lose', 'lose', 'MA-CR-10'],
  ['replaceMission', 'replaceMission', 'MA-SA-AMI-07'],
  ['pay', 'pay', 'MA-SA-PBK-04'],
  ['activate', 'activate', 'MA-SA-GEN-31'],
];

const BY_PHASE: Readonly<Record<string, readonly [key: string, rule: string]>> = {
  preparation: ['prepared', 'MA-SET-05'],
  replacement: ['exchange', 'MA-RPL-11'],
  challenge: ['challenge', 'MA-CH-01'],
  boost: ['boost', 'MA-BST-01'],
  superHit: ['superHit', 'MA-SH-01'],
  checkPoint: ['checkPoint', 'MA-CP-01'],
};

/** The sentence of the prompt line: what must be done, and the rule that asks for it. */
export function arenaPrompt(context: Speaking): PromptWords {
  const { snapshot, t } = context;
  const { asked, view } = snapshot;
  const offered = new Set(asked?.offers.map(({ verb }) => verb));
  const found = BY_VERB.find(([verb]) => offered.has(verb));
  if (found !== undefined) return { text: t(`arena-prompt-${found[1]}`, numbersFor(context)), rule: found[2] };
  if (offered.has('play')) return { text: t('arena-prompt-play'), rule: 'MA-RPL-02' };
  if (view.phase === 'boost' || view.phase === 'superHit') return stakes(context);
  const [key, rule] = BY_PHASE[view.phase] ?? ['window', undefined];
  return { text: t(`arena-prompt-${key}`), rule };
}

function numbersFor({ snapshot: { view, seat, asked }, selected }: Speaking) {
  const most = asked?.set?.most ?? 0;
  const isReserve = (view.seats[seat].chosen ?? []).length >= 3;
  return { squad: isReserve ? 'reserve' : 'active', most, left: most - selected.length };
}

/** Boost and Super Hit name the character they are for. */
function stakes({ snapshot, t, nameOf }: Speaking): PromptWords {
  const { view, seat } = snapshot;
  const isAttack = view.active === seat;
  const current = view.challenges.find((challenge) => challenge.current);
  const slots = view.seats.flatMap((each) => each.slots);
  const slot = slots.find((each) => each.slot === (isAttack ? current?.leader : current?.against));
  const name = nameOf(slot?.stack[0]?.key);
  const points = (slot?.ready ?? 0) + (slot?.engaged ?? 0);
  if (view.phase === 'superHit') {
    return { text: t('arena-prompt-superHit', { name }), rule: isAttack ? 'MA-SH-01' : 'MA-SH-02' };
  }
  return {
    text: t(isAttack ? 'arena-prompt-boost-attack' : 'arena-prompt-boost-defence', { name, count: points }),
    rule: isAttack ? 'MA-BST-01' : 'MA-BST-05',
  };
}
