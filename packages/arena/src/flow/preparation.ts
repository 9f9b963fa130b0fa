import {
  ARG,
  ask,
  type Choice,
  choiceA,
  type FrameKind,
  NONE,
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
import { CHOICE } from '../choices.ts';
import { leftToChoose, whyNotDeploy } from '../rules/preparation.ts';
import { type ArenaState, SEATS, TURN } from '../state.ts';
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

/** One seat's sealed choice of its starting Squads: three Active, then two Reserve. */
export const deploy: FrameKind<ArenaState> = {
  name: 'deploy',
  run(s, at) {
    const seat = s.stack[at + ARG];
    if (leftToChoose(s, seat) > 0) return ask(s, seat, 'chooseCard', NONE);
    confirmSquads(s, seat);
    popFrame(s);
  },
  list(s, at) {
    const seat = s.stack[at + ARG];
    const hand = s.hand[seat];
    for (let i = 0; i < hand.length; i++) {
      if (whyNotDeploy(s, seat, hand[i]) === undefined) offer(s, packChoice(CHOICE.deploy, hand[i]));
    }
  },
  answer(s, at, choice: Choice) {
    chooseStarter(s, s.stack[at + ARG], choiceA(choice));
  },
};
