import type { Viewer } from '@longbox/kernel';
import { NONE } from '@longbox/kernel';
import { EVERYBODY } from '../state/state.ts';
import type { VsEvent } from '../words/events.ts';

/** An event as one viewer may hear it. A new kind of event does not compile until it has a place here. */
export function redactEvent(event: VsEvent, viewer: Viewer): VsEvent {
  const bit = viewer === 'watcher' ? 0 : 1 << viewer;
  switch (event.type) {
    case 'drew':
      if (event.seat === viewer) return event;
      return { ...event, cards: event.cards.map(() => NONE), faces: [] };
    case 'moved': {
      const { known } = event;
      const isPublic = known === EVERYBODY;
      const isKnown = isPublic || (known & bit) !== 0;
      // The id of a card in a hand or deck is as secret as its face.
      const isHidden = event.to === 'hand' || event.to === 'deck' || event.to === 'side';
      // What everybody may know is told everybody alike: one object, which is written once.
      if (isPublic && !isHidden) return event;
      const mayFollow = !isHidden || (event.to === 'hand' && event.seat === viewer);
      return {
        ...event,
        known: 0,
        card: mayFollow ? event.card : NONE,
        face: isKnown ? event.face : undefined,
      };
    }
    case 'revealed': {
      const isAll = event.to === EVERYBODY;
      if (!isAll && (event.to & bit) === 0) return { ...event, faces: [], to: 0 };
      return { ...event, to: 0 };
    }
    // They name nothing that is hidden from anybody.
    case 'turnBegan':
    case 'phaseBegan':
    case 'stepBegan':
    case 'firstPlayerChosen':
    case 'mulliganTaken':
    case 'handKept':
    case 'appeared':
    case 'koed':
    case 'stunned':
    case 'dazed':
    case 'recovered':
    case 'hid':
    case 'turnedUp':
    case 'readied':
    case 'exhausted':
    case 'froze':
    case 'thawed':
    case 'leftCombat':
    case 'modifiersLost':
    case 'wounded':
    case 'healed':
    case 'countersPut':
    case 'countersRemoved':
    case 'gainedXp':
    case 'leveled':
    case 'transformed':
    case 'promoted':
    case 'modified':
    case 'ruled':
    case 'attackDeclared':
    case 'defenderReplaced':
    case 'passed':
    case 'struck':
    case 'combatEnded':
    case 'usedPower':
    case 'paid':
    case 'poweredUp':
    case 'equipped':
    case 'triggered':
    case 'cancelledPower':
    case 'shuffled':
    case 'ruleEnded':
    case 'named':
    case 'flippedCoin':
    case 'gainedPoints':
    case 'spentPoints':
    case 'recruited':
    case 'eliminated':
    case 'conceded':
    case 'gameEnded':
      return event;
  }
}
