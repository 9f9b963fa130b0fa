import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { advise } from '../../workers/advise.ts';
import type { Advised, Offer, Snapshot } from '../../workers/game-api.ts';
import { think } from '../../workers/mind.ts';
import { type OpenTable, openTable, prepare } from '../../workers/open-table.ts';
import { guidePlan } from './guide-plan.ts';
import { IDEAS, MOMENTS } from './ideas.ts';
import { momentOf } from './moment-of.ts';
import { argsOf } from './said.ts';

const LANGUAGES = ['en', 'it'] as const;
const bundles = LANGUAGES.map((language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(
    new FluentResource(readFileSync(new URL(`../../i18n/guide.${language}.ftl`, import.meta.url), 'utf8')),
  );
  return bundle;
});

/** Everything the guide would say at this moment, in both languages; what lacks a word fails. */
function say(snapshot: Snapshot, offer: Offer, steps: readonly Advised[]): readonly string[] {
  const args = argsOf(
    snapshot,
    offer,
    (face) => face ?? 'card',
    (card) => (card === undefined ? undefined : snapshot.faces.get(card)),
    steps,
  );
  const key = `guide-${snapshot.game}-${momentOf(snapshot, offer, steps)}`;
  return bundles.flatMap((bundle) =>
    [`${key}-title`, key].map((id) => {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern === undefined || pattern === null) throw new Error(`${bundle.locales}: ${id} has no words`);
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, args, errors);
      expect(errors).toEqual([]);
      return text;
    }),
  );
}

interface Played {
  readonly table: OpenTable;
  readonly met: ReadonlySet<string>;
  readonly decisions: number;
}

/** Plays a guided game to its end. At each step the guide speaks, and `pick` says what the person does. */
async function play(
  game: 'vs' | 'arena',
  pick: (snapshot: Snapshot, advised: readonly Advised[], step: number) => readonly number[],
  deal?: number,
): Promise<Played> {
  const table = openTable(await prepare(guidePlan(game, ['You', 'Computer'], deal)));
  table.autoPass = { skipSingle: true, passed: [] };
  const met = new Set<string>();
  const about: Readonly<Record<string, { readonly idea: string }>> = MOMENTS[game];
  let decisions = 0;
  while (table.snapshot().result === undefined) {
    const snapshot = table.snapshot();
    if (snapshot.asked === undefined) {
      const choice = await think(table.position());
      if (choice === undefined) throw new Error('the computer has no answer');
      table.answer(snapshot.seq, choice);
      continue;
    }
    const advised = await advise(table.position());
    const offer = snapshot.asked.offers.find(({ choice }) => choice === advised[0]?.choice);
    if (offer === undefined) throw new Error('the advice is not offered');
    say(snapshot, offer, advised);
    met.add(about[momentOf(snapshot, offer, advised)].idea);
    table.choose(pick(snapshot, advised, decisions));
    decisions++;
  }
  return { table, met, decisions };
}

describe.each(['vs', 'arena'] as const)('the guided game of %s', (game) => {
  test('who does what the guide says meets every idea and wins', async () => {
    let recruited = '';
    const again: string[] = [];
    const { table, met, decisions } = await play(game, ({ turn }, advised) => {
      const [{ verb, card }] = advised;
      if (verb === 'recruit') recruited = `${turn} ${card}`;
      if (verb === 'move' && recruited === `${turn} ${card}`) again.push(recruited);
      return advised.map(({ choice }) => choice);
    });
    // Who has just been recruited stands where the guide wants it (VS-BLD-18).
    expect(again).toEqual([]);
    expect(table.snapshot().result?.places).toEqual([1, 2]);
    expect([...new Set([...met, 'win'])].toSorted()).toEqual([...IDEAS[game]].toSorted());
    expect(decisions).toBeLessThan(130);
  }, 60_000);

  test('who does something else at every step comes to the end too, and the guide never lacks a word', async () => {
    const { table } = await play(game, ({ asked }, advised, step) => {
      const others = (asked?.offers ?? []).filter(({ choice }) => choice !== advised[0].choice);
      return others.length === 0 ? [advised[0].choice] : [others[(7 * step) % others.length].choice];
    });
    expect(table.snapshot().result).toBeDefined();
  }, 60_000);
});

test('where a stack could be turned right after a card is played, the guide still speaks of the card', async () => {
  // MA-CP-11: bringing another card to the top is left out of a first game. This deal comes to it after a Team.
  const { table } = await play('arena', (_, advised) => advised.map(({ choice }) => choice), 1);
  expect(table.snapshot().result).toBeDefined();
}, 60_000);
