import { FIRST_SETS } from '@longbox/vs-sets/set-keys';
import { expose } from 'comlink';
import { del, get, set } from 'idb-keyval';
import { purposeOf } from '../learn/plans.ts';
import type { ReviewApi } from '../review/review-api.ts';
import type { SceneApi } from '../scenes/scene-api.ts';
import { advise } from './advise.ts';
import { cardsOfTable, factsOf, listDecks } from './catalogue.ts';
import type { AutoPass, GameApi, MindApi, Snapshot } from './game-api.ts';
import { keepGame } from './kept-games.ts';
import { agree, hintsOf, ponder, think } from './mind.ts';
import type { OnlineApi } from './online-api.ts';
import { onlineApi } from './online-table.ts';
import { codeOf, readReplay } from './open-replay.ts';
import { type OpenTable, openTable, ownCards, prepare } from './open-table.ts';
import type { ReplayedTable } from './replayed-table.ts';
import { SAVED_GAME, type SavedGame } from './saved-game.ts';
import { solvePuzzle } from './solve-puzzle.ts';
import { bringAll } from './vs-shelf.ts';

let table: OpenTable | undefined;
let replay: ReplayedTable | undefined;
let autoPass: AutoPass = { skipSingle: true, passed: [] };

const theTable = (): OpenTable => {
  if (table === undefined) throw new Error('no game is on the table');
  return table;
};

/** The log is small, so it is written whole after each choice; a failed write only costs the resume. */
function keep(): Snapshot {
  const { plan } = theTable();
  const snapshot = theTable().snapshot();
  const saved: SavedGame = { version: 1, plan, log: theTable().log(), isOver: snapshot.result !== undefined };
  set(SAVED_GAME, saved).catch((error: unknown) => console.warn('the game could not be stored', error));
  // What began in the middle has no log that could be played from the start.
  if (snapshot.result !== undefined && plan.scene === undefined)
    keepGame(snapshot, saved.log, codeOf(plan, saved.log)).catch((error: unknown) =>
      console.warn('the game could not be kept', error),
    );
  return snapshot;
}

const theReplay = (): ReplayedTable => {
  if (replay === undefined) throw new Error('no game is on show');
  return replay;
};

/** What lays scenes out and edits them is large and rarely needed. An editor may name any card. */
const desk = async () => {
  await bringAll();
  return import('./scene-table-desk.ts');
};

/** What reviews games is needed after one. */
const reviewDesk = () => import('./review-desk.ts');

const api: GameApi & MindApi & OnlineApi & SceneApi & ReviewApi = {
  ...onlineApi,
  facts: factsOf,
  cardsOfTable,
  decks: listDecks,
  async start(plan) {
    table = openTable(await prepare(plan));
    table.autoPass = autoPass;
    table.begin();
    return keep();
  },
  async readScenes(texts) {
    const { bringFor, infoOf } = await import('./scene-table.ts');
    await Promise.all(texts.map(bringFor));
    return texts.map(infoOf);
  },
  readScene: async (text, language) => (await desk()).readSheet(text, language),
  editScene: async (text, edits) => (await desk()).editScene(text, edits),
  puzzleOfReplay: async (seq, title, hint) =>
    (await import('./moment-puzzle.ts')).puzzleOfLog(theReplay().log, seq, title, hint),
  sceneOfReplay: async (seq, title) => (await desk()).sceneOfLog(theReplay().log, seq, title),
  async sceneOfTable(title) {
    const { sceneOfTable } = await desk();
    return sceneOfTable(theTable().plan, theTable().log(), theTable().snapshot().seat, title);
  },
  sceneCards: (language) => ownCards(table?.plan, language),
  async resume() {
    if (table !== undefined) return table.snapshot();
    const saved = await get<SavedGame>(SAVED_GAME);
    if (saved?.version !== 1) return undefined;
    try {
      // A game that names no sets is of before there was a choice.
      const { sets = FIRST_SETS } = saved.log;
      table = openTable(await prepare({ sets, ...saved.plan }));
      table.replay(saved.log);
      table.autoPass = autoPass;
      return table.snapshot();
    } catch {
      // Cards or rules have changed since it was stored, so it can no longer be continued.
      table = undefined;
      await del(SAVED_GAME);
      return undefined;
    }
  },
  async leave() {
    table = undefined;
    await del(SAVED_GAME);
  },
  behave(wanted) {
    autoPass = wanted;
    if (table !== undefined) table.autoPass = wanted;
  },
  choose(choices) {
    theTable().choose(choices);
    return keep();
  },
  position: () => theTable().position(),
  answer(seq, choice) {
    theTable().answer(seq, choice);
    return keep();
  },
  lift() {
    theTable().lift();
    return theTable().snapshot();
  },
  concede() {
    theTable().concede();
    return keep();
  },
  undo() {
    theTable().undo();
    return keep();
  },
  rewind(seq) {
    if (purposeOf(theTable().plan)?.kind !== 'lesson') throw new Error('only lessons are wound back');
    theTable().rewind(seq);
    return keep();
  },
  async openReplay(source) {
    replay = await readReplay(source);
    return replay.info;
  },
  noteGame: async (code, seat, levels) => (await import('./own-game.ts')).noteGame(code, seat, levels),
  readOwnGame: async (source, name) => (await import('./own-game.ts')).readOwnGame(source, name),
  seeReplay: (seq, eyes) => theReplay().see(seq, eyes),
  replayCode: () => codeOf(theReplay().plan, theReplay().log),
  replayFile: () => JSON.stringify({ plan: theReplay().plan, log: theReplay().log }, undefined, 1),
  fork(seq, players) {
    const { plan, log } = theReplay();
    const seats = plan.seats.map((seat, i) => ({ ...seat, ...players[i] }));
    table = openTable({ ...plan, seats });
    table.replay({ ...log, choices: log.choices.slice(0, seq) });
    table.autoPass = autoPass;
    return keep();
  },
  beginReview: async (source, sight) => (await reviewDesk()).reviewApi.beginReview(source, sight),
  workOnReview: async (milliseconds) => (await reviewDesk()).reviewApi.workOnReview(milliseconds),
  reviewSheet: async (language) => (await reviewDesk()).reviewApi.reviewSheet(language),
  planAttacks: (attackers) => theTable().planAttacks(attackers),
  pick(cards, language) {
    const refusal = theTable().pick(cards, language);
    return { snapshot: keep(), refusal };
  },
  preview: (wish) => theTable().preview(wish),
  think,
  ponder,
  agree,
  hintsOf,
  advise,
  solvePuzzle,
  explain: (intent, language) => theTable().explain(intent, language),
  record: () => JSON.stringify({ plan: theTable().plan, log: theTable().log() }, undefined, 1),
};

expose(api);
