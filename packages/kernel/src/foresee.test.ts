import { type ToyState, toyForesight, toyGame, toyRules, toyTable } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { createGame } from './create-game.ts';
import { foresee } from './foresee.ts';
import { listChoices } from './log.ts';
import { randomBelow } from './random.ts';

const optionsOf = (state: ToyState) =>
  listChoices(toyGame, state).map((choice) => ({ choice, ...toyGame.option(state, choice) }));

/** The first decision of a random game at which a card with this face can be played. */
function begin(face: string): { state: ToyState; seat: number; card: number; choice: number } {
  for (let number = 0; number < 200; number++) {
    const state = toyGame.setup(toyTable(`foresee-${number}`));
    const seat = toyGame.decision(state)?.seat ?? 0;
    const card = toyGame.view(state, seat).hand.find((each) => each.face === face)?.card;
    const option = optionsOf(state).find((each) => each.verb === 'play' && each.card === card);
    if (card !== undefined && option !== undefined) return { state, seat, card, choice: option.choice };
  }
  throw new Error(`nobody can play ${face}`);
}

test('the view after a step is foreseen, by its number or by what is done, and the state stays as it was', () => {
  const { state, seat, card, choice } = begin('coin');
  const before = toyGame.fingerprint(state);
  const then = foresee(toyGame, state, seat, [choice]);
  expect(then?.seats[seat].score).toBe(toyGame.view(state, seat).seats[seat].score + 1);
  expect(foresee(toyGame, state, seat, [{ verb: 'play', card }])).toEqual(then);
  expect(toyGame.fingerprint(state)).toBe(before);
});

test('nothing is foreseen of what luck would bring, of steps that cannot be made, or for who is not asked', () => {
  const { state, seat, choice } = begin('scout');
  expect(foresee(toyGame, state, seat, [choice])).toBeUndefined();
  const pass = { verb: 'pass' };
  expect(foresee(toyGame, state, seat, [pass])).toBeDefined();
  expect(foresee(toyGame, state, seat, [])).toBeUndefined();
  expect(foresee(toyGame, state, seat, [choice + 1_000])).toBeUndefined();
  expect(foresee(toyGame, state, seat, [{ verb: 'play', card: 999 }])).toBeUndefined();
  // The second would be somebody else's.
  expect(foresee(toyGame, state, seat, [pass, pass])).toBeUndefined();
  expect(foresee(toyGame, state, 1 - seat, [pass])).toBeUndefined();
  expect(foresee(createGame(toyRules), state, seat, [pass])).toBeUndefined();
});

test('nothing is foreseen where chance has a part in it', () => {
  const { state, seat } = begin('coin');
  const foresight = { ...toyForesight, settle: (_game: unknown, { random }: ToyState) => void randomBelow(random, 2) };
  expect(foresee(toyGame, state, seat, [{ verb: 'pass' }])).toBeDefined();
  expect(foresee(createGame({ ...toyRules, foresight }), state, seat, [{ verb: 'pass' }])).toBeUndefined();
});

test('steps are made in the order in which the rules offer them', () => {
  const game = createGame({ ...toyRules, foresight: { ...toyForesight, learns: () => false } });
  const { state, seat, card } = begin('scout');
  const held = toyGame.view(state, seat).hand.find((each) => each.card !== card)?.card;
  const [play, hide] = [
    { verb: 'play', card },
    { verb: 'chooseCard', card: held },
  ];
  const then = foresee(game, state, seat, [hide, play]);
  expect(then).toEqual(foresee(game, state, seat, [play, hide]));
  expect(then?.hand.map((each) => each.card)).not.toContain(held);
});
