import { type Choice, type Game, listChoices, randomBelow, seedRandom, sha256, utf8 } from '@longbox/kernel';

/** Numbers for a test that follow from a text and nothing else; the text is what a failure prints. */
export function seededRandom(text: string): Int32Array {
  const random = new Int32Array(4);
  seedRandom(random, sha256(utf8(text)));
  return random;
}

/** Plays `state` on with random choices and returns them; stops at the end of the game or after `most`. */
export function playOut<S>(
  game: Game<S, unknown, unknown>,
  state: S,
  random: Int32Array,
  most = Number.POSITIVE_INFINITY,
): Choice[] {
  const choices: Choice[] = [];
  while (choices.length < most && game.decision(state) !== undefined) {
    const options = listChoices(game, state);
    const choice = options[randomBelow(random, options.length)];
    game.apply(state, choice);
    choices.push(choice);
  }
  return choices;
}
