import type { Log } from '@longbox/kernel';
import { expose } from 'comlink';
import { del, get, set } from 'idb-keyval';
import { listDecks, makeCatalogue } from './catalogue.ts';
import type { GameApi, Snapshot, TablePlan } from './game-api.ts';
import { VsTable } from './vs-table.ts';

/** What is kept between visits. */
interface Saved {
  readonly version: 1;
  readonly plan: TablePlan;
  readonly log: Log;
}

const KEY = 'longbox.game';
let table: VsTable | undefined;

const theTable = (): VsTable => {
  if (table === undefined) throw new Error('no game is on the table');
  return table;
};

/** The log is small, so it is written whole after each choice; a failed write only costs the resume. */
function keep(): Snapshot {
  const { plan } = theTable();
  const saved: Saved = { version: 1, plan, log: theTable().log() };
  set(KEY, saved).catch((error: unknown) => console.warn('the game could not be stored', error));
  return theTable().snapshot();
}

const api: GameApi = {
  catalogue: makeCatalogue,
  decks: listDecks,
  start(plan) {
    table = new VsTable(plan);
    return keep();
  },
  async resume() {
    if (table !== undefined) return table.snapshot();
    const saved = await get<Saved>(KEY);
    if (saved?.version !== 1) return undefined;
    try {
      table = VsTable.replay(saved.plan, saved.log);
      return table.snapshot();
    } catch {
      // Cards or rules have changed since it was stored, so it can no longer be continued.
      await del(KEY);
      return undefined;
    }
  },
  async hasSaved() {
    return (await get<Saved>(KEY))?.version === 1;
  },
  async leave() {
    table = undefined;
    await del(KEY);
  },
  choose(choices) {
    theTable().choose(choices);
    return keep();
  },
  computer() {
    theTable().computer(Math.random);
    return keep();
  },
  undo() {
    theTable().undo();
    return keep();
  },
  planAttacks: (attackers) => theTable().planAttacks(attackers),
  explain: (intent) => theTable().explain(intent),
  record: () => JSON.stringify({ plan: theTable().plan, log: theTable().log() }, undefined, 1),
};

expose(api);
