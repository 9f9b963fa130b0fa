import { createArena } from '@longbox/arena';
import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import { arenaTracker, type LabGame, type LabPlan, playChunk, tableOf, vsTracker } from '@longbox/lab';
import { createVs, makeSeat } from '@longbox/vs';
import { VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import { expose } from 'comlink';
import type { LabApi } from './lab-api.ts';

let open: { readonly lab: LabGame; readonly plan: LabPlan } | undefined;

const makeLab = (game: string): LabGame =>
  game === 'arena'
    ? { game: createArena(ARENA_CARDS), tracker: arenaTracker }
    : { game: createVs(VS_SETS, VS_DECKS), tracker: vsTracker };

const api: LabApi = {
  seats: (game) =>
    Object.fromEntries(
      game === 'arena'
        ? STARTER_DECKS.map(({ id, keys }) => [id, { deck: keys }])
        : VS_DECKS.map((deck) => [deck.key, makeSeat(deck)]),
    ),
  open(plan) {
    const lab = makeLab(plan.game);
    // Says at once which deck cannot play.
    plan.pairs.forEach((_, pair) => {
      lab.game.setup(tableOf(plan, pair, 0));
    });
    open = { lab, plan };
    return { catalogueHash: lab.game.catalogueHash };
  },
  play(chunk) {
    if (open === undefined) throw new Error('no plan is open');
    return playChunk(open.lab, open.plan, chunk);
  },
};

expose(api);
