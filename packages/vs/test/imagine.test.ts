import { foresee, type Game, listChoices, type Suppositions } from '@longbox/kernel';
import { describe, expect, test } from 'vitest';
import { setAsideCard } from '../src/atoms/captives.ts';
import { moveCard, shuffleDeck } from '../src/atoms/move.ts';
import { firstMainOf } from '../src/imagine/suppose.ts';
import { checkElimination } from '../src/rules/end.ts';
import { isMain } from '../src/state/relation.ts';
import { type VsState, ZONE, zoneList } from '../src/state/state.ts';
import { openPosition } from './judged.ts';
import { archetypes, game, positions } from './positions.ts';

const WORLDS = 600;
/** A scene knows its own cards only. */
const SCENE_DECK = ['mcu1-054', 'mcu1-054'];
const DEALS: readonly [string, Suppositions | undefined, Suppositions | undefined][] = [
  ['dealt again', undefined, undefined],
  ['supposed', [undefined, SCENE_DECK], [undefined, archetypes[3].cards]],
];

describe.each(DEALS)('what is %s', (_, inScene, lists) => {
  // VS-ZON-17: mcu1-054 Malekith takes a hand for a turn; everybody can count what comes back.
  test('brings back as many cards as were set aside', () => {
    const differing = openPosition(`
ann: { front: [mcu1-054 as Malekith], resources: [Intellect Location] }
bob: { hand: 5, resources: 4 }`).stage.hand((vs, state) => {
      take(vs, state, 'use');
      vs.foresight?.settle(vs, state, 0);
      const end = <S>(rules: Game<S, unknown, unknown>, world: S): string => {
        take(rules, world, 'pass');
        return JSON.stringify(rules.view(world, 0));
      };
      const real = end(vs, vs.clone(state));
      return Array.from({ length: WORLDS }, (__, seed) => {
        const world = vs.clone(state);
        vs.imagine(world, 0, seed, inScene);
        return end(vs, world);
      }).filter((seen) => seen !== real).length;
    });
    expect(differing).toBe(0);
  });

  // VS-MC-17, VS-RES-02: wherever it lies hidden it loses nothing, so nobody learns where.
  test('ends no game by where a main character lies hidden', () => {
    const state = withHiddenMain();
    expect(checkElimination(game.clone(state))).toBe(false);
    const zones = new Set<number>();
    for (let seed = 0; seed < WORLDS; seed++) {
      const world = game.clone(state);
      game.imagine(world, 0, seed, lists);
      for (let card = 0; card < world.cards; card++) {
        if (world.owner[card] === 1 && isMain(world, card) && world.zone[card] !== ZONE.levelUp)
          zones.add(world.zone[card]);
      }
      expect(checkElimination(world)).toBe(false);
    }
    expect([...zones].sort()).toEqual([ZONE.deck, ZONE.hand, ZONE.resources, ZONE.removed].sort());
  });
});

function take<S>(rules: Game<S, unknown, unknown>, state: S, verb: string): void {
  const choice = listChoices(rules, state).find((each) => rules.option(state, each).verb === verb);
  if (choice === undefined) throw new Error(`${verb} is not offered`);
  rules.apply(state, choice);
}

/** The main character of seat 1 is somewhere in the deck; hand, resources and cards set aside are hidden too. */
function withHiddenMain(): VsState {
  for (const [state] of positions('modern', 2, 12, 6)) {
    const s = game.clone(state);
    const main = s.board.find((card) => s.owner[card] === 1 && isMain(s, card));
    const [aside, ...hand] = zoneList(s, ZONE.hand, 1);
    if (main === undefined || hand.length < 6) continue;
    setAsideCard(s, aside, 1);
    for (const card of hand.slice(3)) moveCard(s, card, ZONE.resources, 1, true);
    moveCard(s, main, ZONE.deck, 1);
    shuffleDeck(s, 1);
    for (const card of zoneList(s, ZONE.deck, 1).slice(12)) moveCard(s, card, ZONE.ko, 1);
    if (zoneList(s, ZONE.deck, 1).some((card) => isMain(s, card))) return s;
  }
  throw new Error('there is no such position');
}

// mnb-041: Gambit discards a card that costs enough. Whether he is asked for one tells what his hand holds.
test('being asked for a certain card of a hand counts as telling of it', () => {
  const told = openPosition(`
ann: { front: [mnb-041 as Gambit], hand: [mnb-042, mnb-035], resources: [Energy Location] }
bob: { front: [mnb-038 as One, mnb-040 as Two] }`).stage.hand((vs, state) => {
    take(vs, state, 'use');
    vs.foresight?.settle(vs, state, 0);
    const before = vs.reveals(state);
    take(vs, state, 'choose');
    return vs.reveals(state) - before;
  });
  expect(told).toBe(1);
});

// VS-END-08: the start of a turn tells whether a hidden main character lies in the deck, so nobody may foresee it.
test('nothing is foreseen of a turn that begins while a main character lies hidden', () => {
  const isForeseen = (hand: string): boolean =>
    openPosition(`
ann: { front: [mnb-046 as Colossus] }
bob: { front: [mnb-038 as Cyclops], hand: [${hand}] }`).stage.hand(
      (vs, state) => foresee(vs, state, 0, [{ verb: 'pass' }]) !== undefined,
    );
  expect([isForeseen('mnb-035, mnb-036'), isForeseen('mnb-035, mcu1-042')]).toEqual([true, false]);
});

// svh-001: who names a number learns whether the enemy has a card of that cost: by the question, too, which shows no card.
test('nothing is foreseen of what tells whether a certain card lies hidden, though none is shown', () => {
  const isForeseen = (hand: string): boolean =>
    openPosition(`
ann: { front: [svh-001 as Zemo], resources: [Intellect Location], deck: [mnb-035, mnb-036] }
bob: { front: [mnb-038 as Cyclops], hand: [${hand}], deck: [mnb-040, mnb-037] }`).stage.hand((vs, state) => {
      take(vs, state, 'use');
      vs.foresight?.settle(vs, state, 0);
      const named = listChoices(vs, state).find((choice) => vs.option(state, choice).value === 2);
      if (named !== undefined) vs.apply(state, named);
      return foresee(vs, state, 0, [{ verb: 'done' }]) !== undefined;
    });
  // What an empty hand lacks is no secret.
  expect([isForeseen('mnb-040, mnb-037'), isForeseen('')]).toEqual([false, true]);
});

test('whoever lies hidden is not taken for another card, and who is shown is found', () => {
  const hidden = withHiddenMain();
  expect(firstMainOf(hidden, 1, 0)).toBeUndefined();
  expect(firstMainOf(hidden, 0, 1)?.level).toBe(1);
});
