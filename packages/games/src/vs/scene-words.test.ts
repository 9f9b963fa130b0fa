import { listChoices } from '@longbox/kernel';
import { readScene } from '@longbox/testkit/scene/read-scene';
import { openScene } from '@longbox/testkit/scene/runner';
import { takeStep } from '@longbox/testkit/scene/take-step';
import { vsScenes } from '@longbox/testkit/scene/vs/vs-scenes';
import { parseYaml } from '@longbox/testkit/scene/yaml-tree';
import type { VsEvent, VsGame, VsState } from '@longbox/vs';
import { expect, test } from 'vitest';
import { describeVs } from '../vs.ts';

/** The game and state a scene leads to. */
function lay(text: string): { readonly game: VsGame; readonly state: VsState } {
  const problems: { readonly text: string }[] = [];
  const scene = readScene(parseYaml(text).trees[0], [vsScenes], problems as never[]);
  const playing = scene && openScene(scene, vsScenes, problems as never[]);
  if (scene === undefined || playing === undefined) throw new Error(JSON.stringify(problems));
  for (const step of scene.steps) expect(takeStep(playing, step)).toEqual([]);
  return playing.stage.hand((game, state) => ({ game, state }) as unknown as { game: VsGame; state: VsState });
}

// VS-CMB-40: strikes of the Ferocious part count again in the normal one.
test('a team with Ferocious strikes for the sum of those that are named', () => {
  const { game, state } = lay(`
scene: First strikes
game: vs
ann: { front: [body A 2/2 ferocious, body B 4/4] }
bob: { front: [body D 1/9] }
steps:
  - ann: attack D, A, B
`);
  const struck: Extract<VsEvent, { type: 'struck' }>[] = [];
  for (let i = 0; i < 20 && struck.length < 2; i++) {
    const events: VsEvent[] = [];
    const choices = listChoices(game, state);
    game.apply(state, choices.find((choice) => game.option(state, choice).verb === 'pass') ?? choices[0], events);
    struck.push(...events.filter((event) => event.type === 'struck').filter(({ atk }) => atk > 1));
  }
  expect(struck.map(({ attackers, atk }) => [attackers.length, atk])).toEqual([
    [1, 2],
    [2, 6],
  ]);
});

// VS-MC-06: of several main characters a player keeps one as the turn starts.
test('the question about a surplus main character says what it is about', () => {
  const { game, state } = lay(`
scene: Two of them
game: vs
profile: cr21/duel
ann: { front: [body A 2/2 main, body B 2/2 main], deck: 12 }
bob: { front: [body D 1/9 main], deck: 12 }
turn: bob
steps:
  - bob: pass
`);
  const { wording } = describeVs(game);
  for (let i = 0; i < 30; i++) {
    const decision = game.decision(state);
    if (decision === undefined) break;
    const choices = listChoices(game, state);
    const options = choices.map((choice) => game.option(state, choice));
    const { seat, source } = decision;
    const asked = { source, options, view: game.view(state, seat), seat };
    const names = { language: 'en', card: String, face: String, seat: String, team: String } as const;
    if (options.every(({ verb }) => verb === 'choose')) {
      const question = wording.question(asked, names);
      expect(question.rule).toBe('VS-MC-06');
      expect(question.text).toContain('more than one main character');
      expect(wording.question(asked, { ...names, language: 'it' }).text).toContain('più di un personaggio principale');
      return;
    }
    game.apply(state, choices.find((choice) => game.option(state, choice).verb === 'pass') ?? choices[0]);
  }
  throw new Error('nobody was asked');
});
