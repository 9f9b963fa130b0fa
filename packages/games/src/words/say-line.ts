import type { Seat } from '@longbox/kernel';
import type { Phrase } from '@longbox/vs/print';
import type { NamedCard } from '../known-cards.ts';
import { abilityName } from './abilities.ts';
import { wordsIn } from './catalogue.ts';
import { type Language, listed } from './language.ts';
import type { LogLine } from './line.ts';

/** How a surface names what a line is about: as text, or as links. */
export interface LineSpeech {
  readonly language: Language;
  card(card: NamedCard): string;
  seat(seat: Seat): string;
  /** Whether `seat` says "you"; where nobody is meant, everybody goes by name. */
  isYou?(seat: Seat): boolean;
  /** What a card's own words say; `own` is the card the line is about. */
  phrase(phrase: Phrase, own: NamedCard | undefined): string;
}

/** The line in words. */
export function sayLine({ key, seat, cards, numbers, words, spoken }: LogLine, speech: LineSpeech): string {
  const { language } = speech;
  const list = (named: readonly NamedCard[] = []): string => listed(named.map(speech.card), language);
  const text = wordsIn(language).lines[key]({
    who: seat === undefined ? '' : speech.seat(seat),
    isYou: seat !== undefined && speech.isYou?.(seat) === true,
    card: list(cards.card),
    cards: list(cards.cards),
    other: list(cards.other),
    attackers: list(cards.attackers),
    defender: list(cards.defender),
    target: list(cards.target),
    leader: list(cards.leader),
    leaders: list(cards.leaders),
    back: list(cards.back),
    out: list(cards.out),
    power: words.power ?? '',
    ability: abilityName(words.ability ?? '', language),
    what: words.what ?? '',
    said: spoken === undefined ? '' : speech.phrase(spoken[language], cards.card?.[0]),
    count: numbers.count ?? 0,
    number: numbers.number ?? 0,
    turn: numbers.turn ?? 0,
    total: numbers.total ?? 0,
    level: numbers.level ?? 0,
    atk: numbers.atk ?? 0,
    def: numbers.def ?? 0,
    attack: numbers.attack ?? 0,
    defence: numbers.defence ?? 0,
    sum: numbers.sum ?? 0,
    amount: numbers.amount ?? 0,
  });
  // A power's name may bring a stop of its own.
  return text.replace(/([.!?])\.$/, '$1');
}
