import type { Game } from 'boardgame.io';

interface Card {
  readonly id: number;
  readonly cost: number;
  readonly power: number;
}
interface Side {
  deck: Card[];
  hand: Card[];
  board: Card[];
  pile: Card[];
  points: number;
  life: number;
}
export interface Duel {
  sides: Record<string, Side>;
}

const DECK = 60;
const HAND = 5;
const LIFE = 20;
const MOST_POINTS = 10;
const BOARD = 6;

const dealt = (shuffle: (cards: Card[]) => Card[]): Side => {
  const deck = shuffle(Array.from({ length: DECK }, (_, id) => ({ id, cost: 1 + (id % 6), power: 1 + (id % 5) })));
  return { deck, hand: deck.splice(-HAND), board: [], pile: [], points: 2, life: LIFE };
};
const other = (seat: string): string => (seat === '0' ? '1' : '0');

/** Play cards for points, attack a card or the player, end the turn: as little as still is a card game. */
export const duel: Game<Duel> = {
  name: 'duel',
  setup: ({ random }) => ({
    sides: { 0: dealt((cards) => random.Shuffle(cards)), 1: dealt((cards) => random.Shuffle(cards)) },
  }),
  moves: {
    play({ G, playerID }, at: number) {
      const side = G.sides[playerID];
      const [card] = side.hand.splice(at, 1);
      side.points -= card.cost;
      side.board.push(card);
    },
    attack({ G, playerID }, at: number, target: number) {
      const mine = G.sides[playerID];
      const theirs = G.sides[other(playerID)];
      const attacker = mine.board[at];
      if (target < 0) theirs.life -= attacker.power;
      else if (theirs.board[target].power <= attacker.power) theirs.pile.push(...theirs.board.splice(target, 1));
      mine.pile.push(...mine.board.splice(at, 1));
    },
    done({ G, ctx, events }) {
      const side = G.sides[other(ctx.currentPlayer)];
      const card = side.deck.pop();
      if (card === undefined) side.life = 0;
      else side.hand.push(card);
      side.points = Math.min(MOST_POINTS, 2 + ctx.turn);
      events.endTurn();
    },
  },
  endIf({ G }) {
    if (G.sides[0].life <= 0) return { winner: '1' };
    return G.sides[1].life <= 0 ? { winner: '0' } : undefined;
  },
};

/** Every legal move, as its bots ask for them. */
export function movesOf(G: Duel, playerID: string): { move: string; args: number[] }[] {
  const mine = G.sides[playerID];
  const theirs = G.sides[other(playerID)];
  const moves: { move: string; args: number[] }[] = [{ move: 'done', args: [] }];
  mine.hand.forEach(({ cost }, at) => {
    if (cost <= mine.points && mine.board.length < BOARD) moves.push({ move: 'play', args: [at] });
  });
  for (const at of mine.board.keys()) {
    for (let target = -1; target < theirs.board.length; target++) moves.push({ move: 'attack', args: [at, target] });
  }
  return moves;
}
