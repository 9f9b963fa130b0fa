import type { Effects } from '../../language/effect.ts';
import type { Trigger } from '../../language/power.ts';
import { after, plainXp } from '../compose.ts';
import { isEmpty, NOTHING, type Phrase, sentence, spaced, words } from '../token.ts';
import { sentences } from './clause.ts';
import { conditionWords } from './condition.ts';
import { eventWords, isMoment } from './event.ts';
import type { Ctx } from './noun.ts';

interface Occasion {
  /** "when Gamora stuns a main character", "at the end of your turn". */
  readonly when: Phrase;
  /** "if he is face up"; must hold at both ends (VS-PWR-09). */
  readonly provided: Phrase;
}

function occasion(trigger: Trigger, ctx: Ctx): Occasion {
  const event = eventWords(trigger.pattern, ctx);
  const condition = trigger.while?.condition;
  const onYourTurn = condition === 'yourTurn' ? 'on your turn' : undefined;
  const firstAttack = condition === 'firstAttack' ? 'in your first attack each turn' : undefined;
  const [start, end] = trigger.first === 'turn' ? ['the first time', 'each turn'] : ['when', undefined];
  const happening = isMoment(trigger.pattern) ? event : spaced(start, event, end, onYourTurn, firstAttack);
  const unsaid = trigger.while !== undefined && onYourTurn === undefined && firstAttack === undefined;
  const when = unsaid ? words`${happening} while ${conditionWords(trigger.while, ctx)}` : happening;
  return { when, provided: trigger.if === undefined ? NOTHING : words`if ${conditionWords(trigger.if, ctx)}` };
}

/** The opening of a triggered sentence: "when Gamora stuns a main character, ". */
export function whenWords(trigger: Trigger, ctx: Ctx): Phrase {
  const { when, provided } = occasion(trigger, ctx);
  return isEmpty(provided) ? words`${when}, ` : words`${when}, ${provided}, `;
}

export function triggered(trigger: Trigger, effects: Effects, ctx: Ctx): Phrase {
  const opening = whenWords(trigger, ctx);
  return sentence(after(opening, sentences(effects, { ...ctx, event: trigger.pattern.on })));
}

/** A Level Up power says first what it is worth: "1 XP when Hulk gets stunned." */
export function earned(trigger: Trigger, effects: Effects, ctx: Ctx): Phrase {
  const xp = plainXp(effects);
  if (xp === undefined) return triggered(trigger, effects, ctx);
  const { when, provided } = occasion(trigger, ctx);
  return sentence(spaced(`${xp} XP`, when, provided));
}
