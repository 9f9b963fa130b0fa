import { type CardId, concession, type Seat, type Viewer } from '@longbox/kernel';
import {
  type CharacterView,
  identityOf,
  type SeatView,
  type VsGame,
  type VsState,
  type VsView,
  ZONE_NAMES,
} from '@longbox/vs';
import type { Facts } from '../adapter.ts';
import type { StateReader } from '../stage.ts';

const faceOf = (s: VsState, card: CardId) => s.book.catalogue.faces[s.face[card]];
const zoneName = (s: VsState, card: CardId): string => ZONE_NAMES[s.zone[card]];

/** Cards of a seat in a zone, from the top. Where teammates share rows, those the seat controls. */
function zoneOf(s: VsState, seat: Seat, name: string): CardId[] {
  const cards: CardId[] = [];
  for (const list of s.zones) {
    for (const card of list) if (zoneName(s, card) === name && holderOf(s, card) === seat) cards.push(card);
  }
  return name === 'deck' ? cards.toReversed() : cards;
}

const inPlay = ['front', 'back', 'resources', 'equipped'];
const holderOf = (s: VsState, card: CardId): Seat =>
  inPlay.includes(zoneName(s, card)) ? s.controller[card] : s.owner[card];

const charactersOf = ({ seats }: VsView): CharacterView[] => seats.flatMap(({ front, back }) => [...front, ...back]);

/** Cards a seat's part of a view shows with their faces. */
function shownIn({ hand, front, back, resources, ko, levelUp, removed, side, playing }: SeatView): CardId[] {
  const lying = [...resources, ...removed].filter(({ face }) => face !== undefined);
  const rows = [...front, ...back];
  const worn = rows.flatMap(({ equipment }) => equipment ?? []);
  return [hand.known, rows, worn, lying, ko, levelUp, side.open, playing].flat().map(({ id }) => id);
}

const EXHAUSTED = 1;
const FACE_DOWN = 2;

export function vsReader(game: VsGame): StateReader<VsState> {
  return {
    cards: (s) => [...s.face.keys()],
    nameOf: (s, card) => faceOf(s, card).card.name,
    keyOf: (s, card) => faceOf(s, card).id,
    holderOf,
    sees(s, viewer: Viewer, card) {
      const view = game.view(s, viewer);
      if (zoneName(s, card) === 'player') return true;
      if (zoneName(s, card) !== 'deck') return view.seats.flatMap(shownIn).includes(card);
      const fromTop = zoneOf(s, s.owner[card], 'deck').indexOf(card);
      return view.seats[s.owner[card]].deckKnown.some((known) => known.fromTop === fromTop);
    },
    zone: zoneOf,
    always: (_s, seat) => [{ choice: concession(seat), option: { verb: 'concede' } }],
    cardFacts(s, card): Facts {
      const character = charactersOf(game.view(s, 'watcher')).find(({ id }) => id === card);
      return {
        zone: zoneName(s, card),
        owner: s.owner[card],
        controller: s.controller[card],
        faceDown: (s.flags[card] & FACE_DOWN) !== 0,
        exhausted: (s.flags[card] & EXHAUSTED) !== 0,
        wounds: s.wounds[card],
        vitality: s.vitality[card],
        plus: s.plus[card],
        minus: s.minus[card],
        xp: s.xp[card],
        level: faceOf(s, card).level,
        main: s.status[card] === 1 || (s.status[card] === 0 && faceOf(s, card).level > 0),
        ...(character !== undefined && factsOf(s, character)),
      };
    },
    seatFacts(s, seat): Facts {
      return { points: s.seatPoints[seat], out: s.out[seat] !== 0, place: s.place[seat] };
    },
    tableFacts(s): Facts {
      const { turn, active, phase, step = 'none', combat } = game.view(s, 'watcher');
      return { turn: active, number: turn, phase, step, combat: combat !== undefined };
    },
    identity: identityOf,
  };
}

function factsOf(s: VsState, view: CharacterView): Facts {
  const { atk, def, health, stunned, hidden, frozen, main, level } = view;
  return {
    atk,
    def,
    health,
    stunned,
    hidden,
    frozen,
    main,
    level,
    role: view.role ?? 'none',
    keywords: view.keywords.join(' '),
    teams: view.teams.join(' '),
    powersOff: view.powersOff,
    equipment: view.equipment === undefined ? [] : [view.equipment, ...(view.alsoWears ?? [])].map(({ id }) => id),
    captives: [...s.attachedTo.keys()].filter(
      (card) => s.attachedTo[card] === view.id && zoneName(s, card) === 'removed',
    ),
  };
}
