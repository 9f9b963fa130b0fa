import type { Decision, Option } from '@longbox/kernel';
import type { VsView } from '@longbox/vs';
import { TEAMS } from '@longbox/vs';
import type { Names } from './kit.ts';

const TEAM_NAMES: Readonly<Record<string, readonly [string, string]>> = TEAMS;

/** What an option of the Vs. System does. */
export function vsOption(option: Option, names: Names): string {
  const { verb, card, target, seat, value, name } = option;
  const what = card === undefined ? '' : names.card(card);
  const whom = target === undefined ? '' : names.card(target);
  switch (verb) {
    case 'pass':
      return 'Pass';
    case 'done':
      return 'Done';
    case 'yes':
      return 'Yes';
    case 'no':
      return 'No';
    case 'keep':
      return 'Keep this hand';
    case 'mulligan':
      return 'Take a mulligan';
    case 'first':
      return `${names.seat(seat ?? 0)} goes first`;
    case 'place':
      return `Start in the ${name} row`;
    case 'choose':
      return card === undefined ? names.seat(seat ?? 0) : what;
    case 'digit':
    case 'number':
      return `${value}`;
    case 'name':
      return TEAM_NAMES[name ?? '']?.[0] ?? `${name}`;
    case 'row':
      return `The ${name} row${seat === undefined ? '' : ` of ${names.seat(seat)}`}`;
    case 'order':
      return name === undefined ? `${what} first` : `${name} of ${what} first`;
    case 'attack':
      return target === undefined ? `Attack with ${what}` : `Attack ${whom} with ${what}`;
    case 'join':
      return `${what} joins the attack`;
    case 'use':
      return `Use ${name} of ${what}`;
    case 'react':
      return `React with ${name} of ${what}`;
    case 'play':
      return `Play ${what}`;
    case 'powerUp':
      return `Power up ${whom} with ${what}`;
    case 'resource':
      return name === 'up' ? `Place ${what} as a resource, face up` : `Place ${what} as a resource, face down`;
    case 'recruit':
      return `Recruit ${what} into the ${name} row`;
    case 'equip':
      return `Equip ${whom} with ${what}`;
    case 'move':
      return `Move ${what} to the other row`;
    case 'pay':
      return `Pay with ${what}`;
    case 'strikeBack':
      return `Strike ${what}`;
    case 'version':
      return `Become ${what}`;
    default:
      return [verb, what, whom, name, value].filter((part) => part !== undefined && part !== '').join(' ');
  }
}

const STEPS: Readonly<Record<string, string>> = {
  resource: 'You may place a resource',
  recruit: 'You may recruit',
  formation: 'You may move characters',
};

/** What is asked, told from the options: they say more than the kind of decision does. */
export function vsQuestion(decision: Decision, options: readonly Option[], view: VsView, names: Names): string {
  const verbs = new Set(options.map(({ verb }) => verb));
  const source = decision.source === undefined ? '' : ` (${names.card(decision.source)})`;
  if (verbs.has('keep')) return 'Keep your opening hand?';
  if (verbs.has('first')) return 'Who goes first?';
  if (verbs.has('place')) return 'Where does your main character start?';
  if (verbs.has('strikeBack')) return 'Whom does the defender strike?';
  if (verbs.has('join')) return 'Who joins the attack?';
  if (verbs.has('pay')) return `How do you pay${source}?`;
  if (verbs.has('order')) return 'Which of these comes first?';
  if (verbs.has('react')) return 'React?';
  if (decision.ask === 'yesOrNo') return `Do it${source}?`;
  if (decision.ask === 'chooseNumber') return `Which number${source}?`;
  if (decision.ask === 'chooseName') return `Name one${source}`;
  if (decision.ask === 'chooseCard') return `Choose${source}`;
  if (view.combat !== undefined) return 'Combat: act or pass';
  const step = view.step === undefined ? undefined : STEPS[view.step];
  if (view.phase === 'build') return step ?? 'Build Phase: act or go on';
  return `${view.phase.charAt(0).toUpperCase()}${view.phase.slice(1)} Phase: act or pass`;
}
