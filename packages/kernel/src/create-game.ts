import { answerForAbsent, applyConcession, isConcession } from './concede.ts';
import { isLucky } from './foresee.ts';
import type { Decision, Game, Rules, Table, Words } from './game.ts';
import { NONE } from './ids.ts';
import { advance, applyChoice, copyMachine, HEAD, isOver, listOffered, type Machine } from './machine.ts';
import { fingerprint, hashMemory, loadMemory, saveMemory } from './memory.ts';
import { seedRandom, seedTable } from './random.ts';

/** The parts of `Game` that are the same for every game. */
export function createGame<S extends Machine, Event, View, W extends Words = Words>(
  rules: Rules<S, Event, View, W>,
): Game<S, Event, View, W> {
  const { kinds } = rules;

  return {
    name: rules.name,
    profiles: rules.profiles,
    catalogueHash: rules.catalogueHash,
    sets: rules.sets,
    result: rules.result,
    view: rules.view,
    views(state, viewers, before, seen): View[] {
      if (rules.views === undefined) return viewers.map((viewer) => rules.view(state, viewer));
      if (seen !== undefined) rules.carryLook?.(seen, state);
      return rules.views(state, viewers, before);
    },
    redact: rules.redact,
    startsBeat: rules.startsBeat ?? (() => true),
    imagine(state, viewer, seed, lists) {
      // What luck will bring is as unseen as the cards, so no game can forget to reseed.
      seedRandom(state.random, [seed, viewer, 0, 0]);
      rules.imagine(state, viewer, seed, lists);
      state.offeredAt = NONE;
    },
    option: rules.option,
    explain: rules.explain,

    setup(table: Table): S {
      const state = rules.blank(table);
      seedTable(state.random, table.seed);
      rules.begin(state, table);
      advance(state, kinds);
      return state;
    },

    decision(state): Decision<W['ask']> | undefined {
      if (isOver(state)) return undefined;
      const { head } = state;
      return {
        seq: head[HEAD.seq],
        seat: head[HEAD.seat],
        ask: state.asks[head[HEAD.ask]],
        source: head[HEAD.source] === NONE ? undefined : head[HEAD.source],
        count: listOffered(state, kinds).length,
      };
    },

    choices(state, out): number {
      const options = listOffered(state, kinds);
      for (let i = 0; i < options.length; i++) out[i] = options[i];
      return options.length;
    },

    apply(state, choice, sink): void {
      rules.listen(state, sink);
      try {
        const { leaving } = rules;
        if (leaving !== undefined && isConcession(choice)) applyConcession(state, kinds, leaving, choice);
        else {
          applyChoice(state, kinds, choice);
          if (leaving !== undefined) answerForAbsent(state, kinds, leaving);
        }
      } finally {
        rules.listen(state, undefined);
      }
    },

    clone(state, into = rules.twin(state)): S {
      copyMachine(state, into);
      rules.carry?.(state, into);
      return into;
    },
    isTwin: (state, other) => rules.isTwin?.(state, other) ?? false,
    hash: hashMemory,
    fingerprint,
    save: saveMemory,
    load(saved, table): S {
      const state = rules.blank(table);
      loadMemory(saved, state);
      return state;
    },
    reveals: (state) => state.head[HEAD.reveals],
    insight: rules.insight,
    foresight: rules.foresight && { ...rules.foresight, isLucky },
  };
}
