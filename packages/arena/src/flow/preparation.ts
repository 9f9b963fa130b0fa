import {
  ARG,
  ask,
  choiceA,
  choiceKind,
  type FrameKind,
  offer,
  packChoice,
  popFrame,
  pushFrame,
  randomBelow,
  randomOf,
  reveal,
  STEP,
} from '@longbox/kernel';
import { dealMissions, draw, shuffleDeck } from '../atoms/piles.ts';
import { chooseStarter, confirmSquads, revealSquads } from '../atoms/squads.ts';
import { revealForFirst, setFirstPlayer } from '../atoms/turn.ts';
import { leftToChoose, whyNotDeploy } from '../rules/preparation.ts';
import { CHOICE } from '../state/choices.ts';
import { type ArenaState, SEATS, SLOTS, TURN } from '../state/state.ts';
import { KINDS } from './kinds.ts';

/** MA-SET-02 to MA-SET-04. Decks hold all their cards. */
export function dealGame(s: ArenaState): void {
  for (let seat = 0; seat < SEATS; seat++) {
    shuffleDeck(s, seat);
    dealMissions(s, seat);
    draw(s, seat, s.profile.openingHand);
  }
}

/** The owner of the lower Attack goes first; ties are drawn again, and at last left to chance (MA-SET-17 to MA-SET-21). */
function findFirstPlayer(s: ArenaState) {
  for (let ties = 0; ties < s.profile.tiesBeforeLot; ties++) {
    if (s.deck[0].length === 0 || s.deck[1].length === 0) break;
    const cards = [randomOf(s.random, s.deck[0]), randomOf(s.random, s.deck[1])];
    const [one, two] = [s.book.attack[s.print[cards[0]]], s.book.attack[s.print[cards[1]]]];
    revealForFirst(s, cards);
    reveal(s);
    for (let seat = 0; seat < SEATS; seat++) shuffleDeck(s, seat);
    if (one !== two) return setFirstPlayer(s, one < two ? 0 : 1, false);
  }
  setFirstPlayer(s, randomBelow(s.random, SEATS), true);
}

/** Preparation, then turns until the game is over. */
export const game: FrameKind<ArenaState> = {
  name: 'game',
  run(s, at) {
    const step = s.stack[at + STEP]++;
    if (step < SEATS) return pushFrame(s, KINDS.deploy, step);
    revealSquads(s);
    findFirstPlayer(s);
    pushFrame(s, KINDS.turn, s.turn[TURN.first]);
  },
};

const DEPLOY = { seat: ARG, asked: ARG + 1 };

/**
 * One seat's sealed choice of its starting Squads: three Active, then two Reserve. There are always five questions, so that
 * nobody learns before the reveal how many characters were found (MA-HID-08).
 */
export const deploy: FrameKind<ArenaState> = {
  name: 'deploy',
  run(s, at) {
    const seat = s.stack[at + DEPLOY.seat];
    if (s.stack[at + DEPLOY.asked] < SLOTS) return ask(s, seat, 'chooseCard');
    confirmSquads(s, seat);
    popFrame(s);
  },
  list(s, at) {
    const seat = s.stack[at + DEPLOY.seat];
    const hand = s.hand[seat];
    const left = leftToChoose(s, seat);
    if (left === 0) return offer(s, packChoice(CHOICE.pass));
    for (let i = 0; i < hand.length; i++) {
      if (whyNotDeploy(s, seat, hand[i], left) === undefined) offer(s, packChoice(CHOICE.deploy, hand[i]));
    }
  },
  answer(s, at, choice) {
    s.stack[at + DEPLOY.asked]++;
    if (choiceKind(choice) === CHOICE.deploy) chooseStarter(s, s.stack[at + DEPLOY.seat], choiceA(choice));
  },
};
