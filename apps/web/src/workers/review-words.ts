import type { AskedSeat, WordNames } from '@longbox/games';
import { type Choice, type Game, listChoices, NONE, type Option } from '@longbox/kernel';
import type { Foreseen } from '@longbox/players';
import { TEAMS } from '@longbox/vs';
import type { OptionMarks } from '../review/review-api.ts';
import type { Language } from '../state/settings.ts';
import type { Snapshot, TablePlan } from './game-api.ts';
import type { GameKit } from './game-kit.ts';

/** One decision as its seat saw it then, to be put into words later. */
export interface DecisionWords {
  option(choice: Choice, language: Language): string;
  step(foreseen: Foreseen, language: Language): string;
  marks(choice: Choice): OptionMarks;
  face(choice: Choice): string | undefined;
}

const TEAM_NAMES: Readonly<Partial<Record<string, readonly [name: string, ...rest: readonly unknown[]]>>> = TEAMS;
const UNKNOWN: Readonly<Record<Language, string>> = { en: 'a card', it: 'una carta' };
const HIDDEN: Readonly<Record<Language, string>> = { en: 'something hidden', it: 'qualcosa di nascosto' };

/** Takes down all that words need: the state goes on. `undefined` where nobody decides. */
export function decisionWords<S, E, V extends Snapshot['view']>(
  kit: GameKit<S, E, V>,
  state: S,
  { seats }: TablePlan,
): DecisionWords | undefined {
  const game: Game<S, E, V> = kit.game;
  const decision = game.decision(state);
  if (decision === undefined) return undefined;
  const { seat, source } = decision;
  const choices = listChoices(game, state);
  const options = new Map<Choice, Option>(choices.map((choice) => [choice, game.option(state, choice)]));
  const view = game.view(state, seat);
  const asked: AskedSeat<V> = { source, options: [...options.values()], view, seat };
  const faces = new Map(kit.known(view).faces);
  const persons = new Map<number, string>();
  for (const { card, target } of asked.options) {
    for (const id of [card, target]) {
      if (id === undefined || faces.has(id)) continue;
      const face = kit.seenFace(state, seat, id);
      if (face !== undefined) faces.set(id, face);
      const person = kit.personOf(state, id);
      if (person !== undefined) persons.set(id, seats[person].name);
    }
  }
  const names = (language: Language): WordNames => ({
    language,
    card: (id) => {
      const face = faces.get(id);
      return face === undefined ? (persons.get(id) ?? UNKNOWN[language]) : kit.decks.nameOf(face);
    },
    face: (face) => kit.decks.nameOf(face),
    seat: (each) => seats[each].name,
    team: (name) => TEAM_NAMES[name]?.[0] ?? name,
  });
  const placed = (choice: Choice): Option | undefined => {
    const option = options.get(choice);
    return option === undefined ? undefined : kit.place(option, view);
  };
  return {
    option(choice, language) {
      const option = options.get(choice);
      return option === undefined ? '' : kit.wording.option(option, asked, names(language))[0];
    },
    step({ seat: who, option }, language) {
      // A card that the seat does not know is left out of an option; in words it is a card all the same.
      const spoken = option && { ...(option.seat === undefined && { card: NONE }), ...option };
      const words = spoken && kit.wording.option(spoken, { ...asked, seat: who }, names(language))[0];
      return `${seats[who].name}: ${words ?? HIDDEN[language]}`;
    },
    marks: (choice) => ({ card: placed(choice)?.card, target: placed(choice)?.target }),
    face(choice) {
      const card = options.get(choice)?.card ?? options.get(choice)?.target;
      return card === undefined ? undefined : faces.get(card);
    },
  };
}
