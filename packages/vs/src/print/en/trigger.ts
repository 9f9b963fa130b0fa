import type { Effects } from '../../language/effect.ts';
import { patternsOf, type Trigger } from '../../language/power.ts';
import { after, plainXp } from '../compose.ts';
import { isEmpty, join, NOTHING, type Phrase, sentence, spaced, words } from '../token.ts';
import { sentences } from './clause.ts';
import { conditionWords } from './condition.ts';
import { eventWords, isMoment } from './event.ts';
import { type Ctx, selfNoun } from './noun.ts';

interface Occasion {
  /** "when Gamora stuns a main character", "at the end of your turn". */
  readonly when: Phrase;
  /** "if he is face up"; must hold at both ends (VS-PWR-09). */
  readonly provided: Phrase;
}

const FIGHTING = { melee: 'in melee', ranged: 'at range', team: 'as a team' } as const;

function occasion(trigger: Trigger, ctx: Ctx): Occasion {
  const event = join(
    patternsOf(trigger).map((pattern) => eventWords(pattern, ctx)),
    ' or ',
  );
  const condition = trigger.while?.condition;
  const onYourTurn =
    condition === 'yourTurn' ? 'on your turn' : condition === 'enemyTurn' ? "on an enemy player's turn" : undefined;
  const firstAttack = condition === 'firstAttack' ? 'in your first attack each turn' : undefined;
  const isAttack = trigger.pattern.on === 'attackDeclared';
  const fighting = isAttack && trigger.while?.condition === 'combatIs' ? FIGHTING[trigger.while.kind] : undefined;
  const [start, end] = trigger.first === 'turn' ? ['the first time', 'each turn'] : [startOf(trigger), undefined];
  const each = trigger.once === 'gameForEach' ? '(only once in the game for each)' : undefined;
  const together = trigger.together ? '(only once for all that happens in one moment)' : undefined;
  const happening = isMoment(trigger.pattern)
    ? event
    : spaced(start, event, end, onYourTurn, firstAttack, fighting, each, together);
  const unsaid =
    trigger.while !== undefined && onYourTurn === undefined && firstAttack === undefined && fighting === undefined;
  const when = unsaid ? words`${happening} while ${conditionWords(trigger.while, ctx)}` : happening;
  return { when, provided: trigger.if === undefined ? NOTHING : words`if ${conditionWords(trigger.if, ctx)}` };
}

const startOf = (trigger: Trigger): string => (trigger.once === 'turn' ? 'once each turn, when' : 'when');

/** The opening of a triggered sentence: "when Gamora stuns a main character, ". */
export function whenWords(trigger: Trigger, ctx: Ctx): Phrase {
  const { when, provided } = occasion(trigger, ctx);
  return isEmpty(provided) ? words`${when}, ` : words`${when}, ${provided}, `;
}

export function triggered(trigger: Trigger, effects: Effects, ctx: Ctx, from?: 'ko'): Phrase {
  const said = whenWords(trigger, ctx);
  const opening = from === undefined ? said : words`${said}if ${selfNoun(ctx).subject} is in your KO pile, `;
  return sentence(after(opening, sentences(effects, { ...ctx, event: trigger.pattern.on })));
}

/** A Level Up power says first what it is worth: "1 XP when Hulk gets stunned." */
export function earned(trigger: Trigger, effects: Effects, ctx: Ctx): Phrase {
  const xp = plainXp(effects);
  if (xp === undefined) return triggered(trigger, effects, ctx);
  const { when, provided } = occasion(trigger, ctx);
  return sentence(spaced(`${xp} XP`, when, provided));
}
