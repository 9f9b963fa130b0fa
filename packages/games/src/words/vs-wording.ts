import type { CharacterView, VsVerb, VsView } from '@longbox/vs';
import { wordsIn } from './catalogue.ts';
import type { InLanguages } from './language.ts';
import type { VsAskingKey, VsStakes } from './vs-askings.en.ts';
import { type AskedSeat, sayOption, type Wording, type WordNames } from './wording.ts';

/** A sentence by its key, and the rule that asks. */
interface Found {
  readonly key: VsAskingKey;
  readonly rule: string | undefined;
  /** The sentence speaks for the card that asks. */
  readonly isForCard?: true;
}
const forCard = (key: VsAskingKey, rule?: string): Found => ({ key, rule, isForCard: true });

/** What a verb says about the question; the first that is offered speaks. `undefined`: the moment of the game says it. */
const BY_VERB: Readonly<Record<VsVerb, Found | undefined>> = {
  first: forCard('first', 'VS-SET-05'),
  place: forCard('place', 'VS-SET-07'),
  keep: forCard('mulligan', 'VS-SET-12'),
  mulligan: forCard('mulligan', 'VS-SET-12'),
  join: forCard('join', 'VS-ATK-17'),
  strikeBack: forCard('strikeBack', 'VS-CMB-18'),
  slay: forCard('slay', 'VS-KW-SLAYER'),
  takeOff: forCard('takeOff', 'VS-MEC-COUNTER-03'),
  type: forCard('type', 'VS-MEC-SECRET-03'),
  counter: forCard('counter', 'VS-MEC-REPLACE-03'),
  pay: forCard('pay', 'VS-RES-18'),
  spare: forCard('pay', 'VS-RES-18'),
  digit: forCard('number'),
  number: forCard('mode'),
  order: forCard('order', 'VS-TIME-04'),
  name: forCard('name'),
  row: forCard('row', 'VS-BLD-15'),
  version: forCard('version', 'VS-LVL-10'),
  react: forCard('react'),
  yes: forCard('yesNo'),
  no: forCard('yesNo'),
  choose: forCard('chooseCard'),
  pass: undefined,
  done: undefined,
  attack: undefined,
  use: undefined,
  play: undefined,
  powerUp: undefined,
  resource: undefined,
  recruit: undefined,
  equip: undefined,
  move: undefined,
  concede: undefined,
  fetch: undefined,
  endRule: undefined,
};

const ASKED: Readonly<Partial<Record<string, Found>>> = BY_VERB;

export function vsAsking({ options, source, view, seat }: AskedSeat<VsView>): Found {
  const found = options.map(({ verb }) => ASKED[verb]).find((one) => one !== undefined);
  if (found?.key !== 'chooseCard') return found ?? ofMoment(view, seat);
  const chosen = options.filter(({ verb }) => verb === 'choose');
  if (chosen.some((option) => option.seat !== undefined)) return forCard('choosePlayer');
  // The rules ask for cards without a card that asks only where a player has too many main characters.
  const isSurplus =
    source === undefined &&
    chosen.every(({ card }) => charactersOf(view, seat).some(({ id, main }) => main && id === card));
  return isSurplus && view.waiting?.question === undefined ? { key: 'surplus', rule: 'VS-MC-06' } : found;
}

const charactersOf = ({ seats }: VsView, seat: number): readonly CharacterView[] =>
  seats.flatMap(({ front, back }) => [...front, ...back]).filter(({ controller }) => controller === seat);

const STEPS: Readonly<Partial<Record<string, Found>>> = {
  resource: { key: 'resource', rule: 'VS-BLD-04' },
  recruit: { key: 'recruit', rule: 'VS-BLD-11' },
  formation: { key: 'formation', rule: 'VS-BLD-18' },
};

function ofMoment(view: VsView, seat: number): Found {
  if (view.combat !== undefined) return { key: view.active === seat ? 'combat' : 'combatTheirs', rule: 'VS-CMB-04' };
  if (view.active !== seat) return { key: 'window', rule: undefined };
  if (view.phase === 'main') return { key: 'main', rule: 'VS-MAIN-03' };
  const step = view.phase === 'build' ? STEPS[view.step ?? 'recruit'] : undefined;
  return step ?? { key: 'window', rule: undefined };
}

const PASS = {
  pass: { en: 'Pass', it: 'Passa' },
  end: { en: 'End the turn', it: 'Termina il turno' },
  on: { en: 'Go on', it: 'Prosegui' },
} as const;

/** What passing means where the game stands. */
function passOf(view: VsView, seat: number): InLanguages<string> {
  if (view.combat !== undefined || view.active !== seat) return PASS.pass;
  return view.phase === 'main' ? PASS.end : PASS.on;
}

function stakesOf({ combat }: VsView, names: WordNames): VsStakes {
  const attackers = combat?.attackers.map((card) => names.card(card)) ?? [];
  const defender = combat?.defender;
  const isOn = attackers.length > 0 && defender !== undefined;
  return {
    attackers: new Intl.ListFormat(names.language).format(attackers),
    isTeam: attackers.length > 1,
    defender: isOn ? names.card(defender) : '',
  };
}

export const vsWording: Wording<VsView> = {
  option: (option, asked, names) =>
    sayOption(wordsIn(names.language).vsOptions, option, asked, names, passOf(asked.view, asked.seat)),
  question(asked, names) {
    const { key, rule, isForCard } = vsAsking(asked);
    const said = wordsIn(names.language).vsAskings[key];
    const text = typeof said === 'string' ? said : said(stakesOf(asked.view, names));
    // A sentence that begins with who fights has its lead.
    const lead =
      isForCard && typeof said === 'string' && asked.source !== undefined ? `${names.card(asked.source)}: ` : '';
    return { text: `${lead}${text}`, rule };
  },
};
