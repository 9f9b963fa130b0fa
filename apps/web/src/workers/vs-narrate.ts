import type { NamedCard } from '@longbox/games';
import type { VsEvent } from '@longbox/vs';
import { type LineParts, lineMaker, type MakeLine, type Telling } from './game-kit.ts';
import type { LogLine } from './log-line.ts';
import type { VsSpeaker } from './vs-spoken.ts';

/** The rule behind a line, where one rule says it. */
const RULES: Readonly<Record<string, string>> = {
  first: 'VS-SET-05',
  mulliganTaken: 'VS-SET-13',
  drew: 'VS-DRW-02',
  stunned: 'VS-STN-01',
  koed: 'VS-STN-07',
  wounded: 'VS-STN-06',
  recovered: 'VS-REC-01',
  gainedXp: 'VS-LVL-02',
  leveled: 'VS-LVL-03',
  attack: 'VS-ATK-03',
  struckStuns: 'VS-CMB-10',
  struckHolds: 'VS-CMB-10',
  'paid-turned': 'VS-RES-18',
  'paid-discarded': 'VS-RES-18',
  poweredUp: 'VS-PUP-01',
  'countersPut-plus': 'VS-CTR-01',
  'countersPut-minus': 'VS-CTR-01',
  resourceDown: 'VS-BLD-06',
  resourceUp: 'VS-BLD-06',
  'moves-front': 'VS-BLD-18',
  'moves-back': 'VS-BLD-18',
  eliminated: 'VS-END-04',
  conceded: 'VS-END-17',
  ended: 'VS-END-01',
};

/** The line an event deserves, with its rule; most moves of cards are told by what caused them. */
export function narrate(event: VsEvent, telling: Telling, speaker: VsSpeaker): LogLine | undefined {
  const line = lineFor(event, telling, speaker);
  if (line === undefined) return undefined;
  const rule = RULES[line.key.slice('log-'.length)];
  return rule === undefined ? line : { ...line, rules: [rule] };
}

function lineFor(event: VsEvent, { turn, faceOf, controllerOf }: Telling, speaker: VsSpeaker): LogLine | undefined {
  const line = lineMaker(turn);
  const about = (card: number, parts: LineParts = {}): LineParts => ({
    seat: controllerOf(card),
    ...parts,
    cards: { card: [faceOf(card)], ...parts.cards },
  });
  const face = (key: string): NamedCard => ({ id: undefined, face: key });
  const power = (used: { readonly card: number; readonly power: string }): LineParts => ({
    words: { power: used.power },
    spoken: speaker.power(faceOf(used.card).face, used.power),
  });
  const source = (card: number | undefined): LineParts =>
    card === undefined ? {} : { cards: { card: [faceOf(card)] } };
  switch (event.type) {
    case 'turnBegan':
      return line('turn', { seat: event.seat, numbers: { turn: event.turn } });
    case 'firstPlayerChosen':
      return line('first', { seat: event.seat });
    case 'mulliganTaken':
    case 'handKept':
      return line(event.type, { seat: event.seat });
    case 'drew':
      return line('drew', { seat: event.seat, numbers: { count: event.cards.length } });
    case 'moved':
      return moved(event, line);
    case 'koed':
    case 'stunned':
    case 'recovered':
    case 'hid':
    case 'froze':
    case 'cancelledPower':
      return line(event.type, about(event.card));
    case 'appeared':
      return line('appeared', about(event.card));
    case 'wounded':
    case 'healed':
      return line(event.type, about(event.card, { numbers: { count: event.count } }));
    case 'countersPut':
    case 'countersRemoved':
      return line(`${event.type}-${event.counter}`, about(event.card, { numbers: { count: event.count } }));
    case 'gainedXp':
      return line('gainedXp', about(event.card, { numbers: { total: event.total } }));
    case 'leveled':
    case 'transformed':
      return line(
        'leveled',
        about(event.card, { cards: { now: [face(event.face)] }, numbers: { level: event.level } }),
      );
    case 'attackDeclared':
      return line('attack', {
        seat: event.seat,
        cards: { attackers: event.attackers.map(faceOf), defender: [faceOf(event.defender)] },
        numbers: { count: event.attackers.length },
      });
    case 'struck':
      return line(event.stuns ? 'struckStuns' : 'struckHolds', {
        seat: event.attackers.length > 0 ? controllerOf(event.attackers[0]) : undefined,
        cards: { attackers: event.attackers.map(faceOf), target: [faceOf(event.target)] },
        numbers: { atk: event.atk, def: event.def, count: event.attackers.length },
      });
    case 'combatEnded':
      return event.cancelled ? line('combatCancelled') : undefined;
    case 'usedPower':
      return line('usedPower', about(event.card, { seat: event.seat, ...power(event) }));
    case 'triggered':
      return event.power === '' ? undefined : line('triggered', about(event.card, power(event)));
    case 'modified': {
      const card = faceOf(event.card);
      // Whoever may not know the card hears nothing of what is said about it.
      if (card.face === undefined) return undefined;
      return line('modified', about(event.card, { spoken: speaker.deed(event.effect, card.face) }));
    }
    case 'ruled':
      return line('ruled', {
        seat: event.seat,
        ...source(event.source),
        spoken: speaker.deed(event.effect, event.source === undefined ? undefined : faceOf(event.source).face),
      });
    case 'paid':
      return line(`paid-${event.how}`, { seat: event.seat, cards: { card: [face(event.face)] } });
    case 'poweredUp':
      return line('poweredUp', about(event.card, { seat: event.seat }));
    case 'revealed':
      return event.faces.length === 0
        ? undefined
        : line('revealed', { seat: event.seat, cards: { cards: event.faces.map(face) } });
    case 'named':
      return line('named', { seat: event.seat, words: { what: event.what } });
    case 'gainedPoints':
      return line('gainedPoints', { seat: event.seat, numbers: { count: event.count } });
    case 'eliminated':
    case 'conceded':
      return line(event.type, { seat: event.seat });
    case 'gameEnded':
      return line('ended', { seat: event.winners[0], words: { reason: event.reason } });
    default:
      return undefined;
  }
}

type Moved = Extract<VsEvent, { type: 'moved' }>;

/** Only moves that nothing else tells of: playing, placing, discarding. */
function moved(event: Moved, line: MakeLine): LogLine | undefined {
  const card: NamedCard = { id: event.card < 0 ? undefined : event.card, face: event.face };
  const parts = { seat: event.seat, cards: { card: [card] } };
  if (event.to === 'resources') return line(event.faceDown === true ? 'resourceDown' : 'resourceUp', parts);
  if (event.to === 'playing') return line('plays', parts);
  if (event.from === 'hand' && event.to === 'ko') return line('discards', parts);
  if (event.to === 'hand' && event.from !== 'deck') return line('toHand', parts);
  if (event.from === 'deck' && event.to === 'ko') return line('milled', parts);
  if ((event.from === 'front' && event.to === 'back') || (event.from === 'back' && event.to === 'front')) {
    return line(`moves-${event.to}`, parts);
  }
  return undefined;
}
