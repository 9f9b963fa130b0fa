import type { Effects } from '../../language/effect.ts';
import { patternsOf, type Trigger } from '../../language/power.ts';
import { after, plainXp } from '../compose.ts';
import { isEmpty, join, NOTHING, type Phrase, sentence, spaced, words } from '../token.ts';
import { sentences } from './clause.ts';
import { conditionWords } from './condition.ts';
import { eventWords, isMoment } from './event.ts';
import { type Ctx, full, selfNoun } from './noun.ts';

interface Occasion {
  /** "quando Gamora stordisce un personaggio principale", "alla fine del tuo turno". */
  readonly when: Phrase;
  /** "se è scoperto"; must hold at both ends (VS-PWR-09). */
  readonly provided: Phrase;
}

const FIGHTING = { melee: 'in mischia', ranged: 'a distanza', team: 'in squadra' } as const;

function occasion(trigger: Trigger, ctx: Ctx): Occasion {
  const event = join(
    patternsOf(trigger).map((pattern, i, all) => {
      // Somebody else has to be named again.
      if (i > 0 && JSON.stringify(pattern.subject) !== JSON.stringify(all[i - 1].subject)) ctx.topic.key = '#';
      return eventWords(pattern, ctx);
    }),
    ' o ',
  );
  const condition = trigger.while?.condition;
  const onYourTurn =
    condition === 'yourTurn' ? 'nel tuo turno' : condition === 'enemyTurn' ? 'nel turno di un nemico' : undefined;
  const firstAttack = condition === 'firstAttack' ? 'nel tuo primo attacco del turno' : undefined;
  const isAttack = trigger.pattern.on === 'attackDeclared';
  const fighting = isAttack && trigger.while?.condition === 'combatIs' ? FIGHTING[trigger.while.kind] : undefined;
  const start = trigger.first === 'turn' ? 'la prima volta in ogni turno che' : startOf(trigger);
  const each = trigger.once === 'gameForEach' ? '(soltanto una volta nella partita per ognuno)' : undefined;
  const together = trigger.together ? '(una volta sola per tutto ciò che accade nello stesso momento)' : undefined;
  const happening = isMoment(trigger.pattern)
    ? event
    : spaced(start, event, onYourTurn, firstAttack, fighting, each, together);
  const unsaid =
    trigger.while !== undefined && onYourTurn === undefined && firstAttack === undefined && fighting === undefined;
  const when = unsaid ? words`${happening} mentre ${conditionWords(trigger.while, ctx)}` : happening;
  return { when, provided: trigger.if === undefined ? NOTHING : words`se ${conditionWords(trigger.if, ctx)}` };
}

const startOf = (trigger: Trigger): string => (trigger.once === 'turn' ? 'una volta per turno, quando' : 'quando');

/** The opening of a triggered sentence: "quando Gamora stordisce un personaggio principale, ". */
export function whenWords(trigger: Trigger, ctx: Ctx): Phrase {
  const { when, provided } = occasion(trigger, ctx);
  return isEmpty(provided) ? words`${when}, ` : words`${when}, ${provided}, `;
}

export function triggered(trigger: Trigger, effects: Effects, ctx: Ctx, from?: 'ko'): Phrase {
  const said = whenWords(trigger, ctx);
  const opening = from === undefined ? said : words`${said}se ${full(selfNoun(ctx))} è nella tua pila KO, `;
  return sentence(after(opening, sentences(effects, { ...ctx, event: trigger.pattern.on })));
}

/** A Level Up power says first what it is worth: "1 XP quando Hulk viene stordito." */
export function earned(trigger: Trigger, effects: Effects, ctx: Ctx): Phrase {
  const xp = plainXp(effects);
  if (xp === undefined) return triggered(trigger, effects, ctx);
  const { when, provided } = occasion(trigger, ctx);
  return sentence(spaced(`${xp} XP`, when, provided));
}
