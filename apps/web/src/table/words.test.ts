// A prompt says who and what: in a combat the fighters by name, in both languages.
import { FIRST_SETS } from '@longbox/vs-sets';
import { beforeAll, expect, test } from 'vitest';
import type { Language } from '../state/settings.ts';
import type { Snapshot, TablePlan } from '../workers/game-api.ts';
import { think } from '../workers/mind.ts';
import { openTable } from '../workers/open-table.ts';
import { bring } from '../workers/vs-shelf.ts';
import { promptWords } from './words.ts';

beforeAll(() => bring(FIRST_SETS));

const PLAN: TablePlan = {
  game: 'vs',
  profile: 'modern',
  seed: 'words',
  seats: [
    { deck: 'mnb-x-men', player: 'person', name: 'Ann' },
    { deck: 'mnb-avengers', player: 'computer', name: 'Bob', level: 'sidekick' },
  ],
};

/** Ann passes until she is asked while two attack together. */
async function inCombat(): Promise<Snapshot> {
  const table = openTable(PLAN);
  let last = table.snapshot();
  for (let i = 0; i < 300; i++) {
    const combat = 'combat' in last.view ? last.view.combat : undefined;
    if (last.asked !== undefined && combat?.attackers.length === 2) return last;
    const offers = last.asked?.offers;
    const way = offers?.find(({ verb }) => verb === 'pass' || verb === 'keep' || verb === 'done') ?? offers?.[0];
    if (way === undefined) table.answer(last.seq, (await think(table.position())) ?? 0);
    else table.choose([way.choice]);
    last = table.snapshot();
  }
  throw new Error('no two attacked together');
}

const speaking = (snapshot: Snapshot, language: Language) => ({
  t: (key: string) => key,
  language,
  nameOf: (face: string | undefined) => face ?? '?',
  playerName: () => 'Ann',
  faceOf: (card: number | undefined) => (card === undefined ? undefined : snapshot.faces.get(card)),
  snapshot,
  selected: [],
});

test('whoever is asked in a combat reads who attacks whom', async () => {
  const snapshot = await inCombat();
  if (!('combat' in snapshot.view) || snapshot.view.combat === undefined) throw new Error('there is a combat');
  const { attackers, defender } = snapshot.view.combat;
  const all = attackers.map((card) => snapshot.faces.get(card));
  expect(all).toHaveLength(2);
  const whom = snapshot.faces.get(defender ?? -1);
  expect(promptWords(speaking(snapshot, 'en')).text).toBe(`${all.join(' and ')} attack ${whom}: act, or pass.`);
  expect(promptWords(speaking(snapshot, 'it')).text).toBe(`${all.join(' e ')} attaccano ${whom}: agisci o passa.`);
});
