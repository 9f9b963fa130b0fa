import type { CardId, Option, Seat } from '@longbox/kernel';
import type { OptionPart, SceneAdapter, Stage, VerbSpelling } from './adapter.ts';
import { WATCHER } from './format.ts';
import { printWords } from './read-line.ts';
import { fold } from './spelling.ts';

/** A scene in play. */
export interface Playing {
  readonly adapter: SceneAdapter;
  readonly seats: readonly string[];
  readonly stage: Stage;
}

/** `bob's Hulk` tells Hulks of several seats apart. */
function splitHolder(playing: Playing, text: string): { holder: Seat; name: string } | undefined {
  const match = /^(.+?)['’]s (.+)$/.exec(text);
  const holder = match === null ? -1 : playing.seats.indexOf(match[1]);
  return match === null || holder === -1 ? undefined : { holder, name: match[2] };
}

/** Whether a scene may call this card so: by the label it gave, or by name or key, with or without the holder. */
export function isCalled(playing: Playing, card: CardId, text: string): boolean {
  const { stage } = playing;
  const label = stage.labels().get(text);
  if (label !== undefined) return label === card;
  const held = splitHolder(playing, text);
  if (held !== undefined && stage.holderOf(card) === held.holder && isCalled(playing, card, held.name)) return true;
  const wanted = fold(text);
  return fold(stage.nameOf(card)) === wanted || fold(stage.keyOf(card)) === wanted;
}

export function cardsCalled(playing: Playing, text: string): CardId[] {
  return playing.stage.cards().filter((card) => isCalled(playing, card, text));
}

/** The shortest right name: its label, or its name. */
export function callCard(playing: Playing, card: CardId): string {
  for (const [label, id] of playing.stage.labels()) if (id === card) return label;
  return playing.stage.nameOf(card);
}

/** Every name that means a card now, for suggestions. */
export function allNames(playing: Playing): string[] {
  const { stage } = playing;
  return [...new Set([...stage.labels().keys(), ...stage.cards().map((card) => stage.nameOf(card))])];
}

export const viewerName = (playing: Playing, viewer: Seat | 'watcher'): string =>
  viewer === 'watcher' ? WATCHER : playing.seats[viewer];

export const meansOf = (verb: string, spelling: VerbSpelling): readonly string[] => spelling.means ?? [verb];

/** Whether a player may use this verb for the option. */
export function isVerbOf(playing: Playing, verb: string, option: Option): boolean {
  const spelling = playing.adapter.verbs[verb];
  if (spelling === undefined || !meansOf(verb, spelling).includes(option.verb)) return false;
  const { card, target, seat, value, name } = { ...option, ...spelling.where };
  return (
    card === option.card &&
    target === option.target &&
    seat === option.seat &&
    value === option.value &&
    name === option.name
  );
}

/** The verb a player uses for the option, its own name before any more general word. */
export function verbOf(playing: Playing, option: Option): string {
  if (isVerbOf(playing, option.verb, option)) return option.verb;
  return Object.keys(playing.adapter.verbs).find((verb) => isVerbOf(playing, verb, option)) ?? option.verb;
}

export interface Word {
  readonly part: OptionPart;
  readonly value: number | string;
}

/** The words of an option in the order in which the verb names them. */
export function wordsOf(playing: Playing, verb: string, option: Option): Word[] {
  const fixed = playing.adapter.verbs[verb]?.where ?? {};
  return (playing.adapter.verbs[verb]?.words ?? []).flatMap((part) => {
    const value = option[part];
    return value === undefined || part in fixed ? [] : [{ part, value }];
  });
}

export function printWord(playing: Playing, { part, value }: Word): string {
  if (typeof value === 'string') return value;
  if (part === 'seat') return playing.seats[value];
  return part === 'value' ? String(value) : callCard(playing, value);
}

export function isWord(playing: Playing, { part, value }: Word, text: string): boolean {
  if (typeof value === 'string') return fold(value) === fold(text);
  if (part === 'seat') return playing.seats[value] === text;
  return part === 'value' ? String(value) === text : isCalled(playing, value, text);
}

export function printOption(playing: Playing, option: Option, verb = verbOf(playing, option)): string {
  return `${verb} ${printWords(wordsOf(playing, verb, option).map((word) => printWord(playing, word)))}`.trim();
}
