import { type LabGame, type LabPlan, labGameOf, playChunk, tableOf } from '@longbox/lab';
import { expose } from 'comlink';
import { describe } from '../workers/describe.ts';
import type { LabApi } from './lab-api.ts';

let open: { readonly lab: LabGame; readonly plan: LabPlan } | undefined;

const api: LabApi = {
  seats(game) {
    const { starters, played } = describe(game).decks;
    return Object.fromEntries([...starters, ...played].map(({ key, seat }) => [key, seat]));
  },
  open(plan) {
    const lab = labGameOf(describe(plan.game));
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
