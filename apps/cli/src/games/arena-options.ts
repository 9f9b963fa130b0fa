import type { ArenaView } from '@longbox/arena';
import type { Decision, Option } from '@longbox/kernel';
import type { Names } from './kit.ts';

/** What an option of Mission Arena does. Characters are named by their top card, places by `A1` to `R2`. */
export function arenaOption({ verb, card, target, name, value }: Option, names: Names): string {
  const what = card === undefined ? '' : names.card(card);
  const whom = target === undefined ? '' : names.card(target);
  switch (verb) {
    case 'pass':
      return 'Done';
    case 'deploy':
      return `Start with ${what}`;
    case 'move':
      return `Move ${what} to ${name}`;
    case 'play':
      return name === undefined ? `Play ${what}` : `Play ${what} to ${name}`;
    case 'exchange':
      return `${what} and ${whom} change places`;
    case 'powerUp':
      return `Give a Power Point to ${what} (${name})`;
    case 'activate':
      return `${what} uses ${name}${whom === '' ? '' : ` on ${whom}`}`;
    case 'pay':
      return `Pay with ${value} temporary Power Points`;
    case 'missionOut':
      return `Take the Mission ${what} away`;
    case 'missionIn':
      return `Make ${what} a Mission`;
    case 'recycle':
      return `Take ${what} from the discard pile`;
    case 'challenge':
      if (target === undefined) return `Challenge with ${what}`;
      return `${what} challenges ${name === 'mission' ? `the Mission ${whom}` : `${whom} (${name})`}`;
    case 'group':
      return `${what} and ${whom} challenge together`;
    case 'target':
      return name === 'mission' ? `The Mission ${whom}` : `${whom} (${name})`;
    case 'resolve':
      return `Resolve the challenge of ${what}`;
    case 'boostWith':
      return `Boost ${what}`;
    case 'boost':
      return `Boost with ${what}`;
    case 'superHit':
      return `Super Hit with ${what}`;
    case 'lose':
      return `Lose ${what}`;
    case 'replaceMission':
      return `Put ${what} in its place`;
    case 'replace':
      return `Put ${what} in the place of ${whom}`;
    case 'addHitPoint':
      return `Add ${what} as a Hit Point`;
    case 'raise':
      return `Bring ${what} to the top`;
    case 'assemble':
    case 'upgrade':
      return `${verb === 'assemble' ? 'Assemble' : 'Upgrade to'} ${what} at ${name}`;
    default:
      return [verb, what, whom, name, value].filter((part) => part !== undefined && part !== '').join(' ');
  }
}

const QUESTIONS: Readonly<Record<string, string>> = {
  deploy: 'Choose a starting character: three Active, then two Reserve',
  powerUp: 'Who gets a Power Point?',
  boostWith: 'Whom do you boost?',
  boost: 'Boost?',
  superHit: 'A Super Hit?',
  lose: 'Which card is lost?',
  target: 'Whom does the challenge meet?',
  resolve: 'Which challenge is resolved first?',
  replaceMission: 'Which card takes its place?',
  missionOut: 'Which Mission goes?',
  missionIn: 'Which card comes in?',
  recycle: 'Which card do you take back?',
};

const PHASES: Readonly<Record<string, string>> = {
  replacement: 'Replacement: fill and order your Squads',
  specialAbilities: 'Use an ability?',
  challenge: 'Declare a challenge?',
  checkPoint: 'Check Point: change something?',
};

export function arenaQuestion(_decision: Decision, options: readonly Option[], view: ArenaView): string {
  for (const { verb } of options) if (QUESTIONS[verb] !== undefined) return QUESTIONS[verb];
  return PHASES[view.phase] ?? 'What do you do?';
}
