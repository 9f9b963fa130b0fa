import { readdirSync, readFileSync } from 'node:fs';
import {
  DURATIONS,
  EVENT_RULES,
  EVENTS,
  KEYWORD_NAMES,
  KEYWORDS,
  keywordRules,
  MODIFIER_RULES,
  PERMISSIONS,
  PLAYER_RULE_RULES,
  POWER_RULES,
  PROHIBITIONS,
  SYMBOLS,
  TIMING_RULES,
  TIMINGS,
  VERB_RULES,
  ZONES,
} from '@longbox/vs';
import { LANGS, type Lang, PRINTERS, plain } from '@longbox/vs/print';
import { commentsInList, commentsOnMembers, commentsOnVerbs, fieldsOf, makersOf } from './read-source.ts';

/** One word of the language. */
export interface Entry {
  readonly name: string;
  /** How a card writes it. */
  readonly written: readonly string[];
  readonly meaning: string;
  readonly rules: readonly string[];
  /** What `findUses` files it under. */
  readonly use: string;
  /** What it says by itself, for words no card uses yet. */
  readonly said?: Readonly<Record<Lang, string>>;
}

export interface Section {
  readonly title: string;
  readonly about: string;
  readonly entries: readonly Entry[];
}

const language = new URL('../../packages/vs/src/language/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, language), 'utf8');
const EFFECTS = ['effect.ts', 'card-verbs.ts', 'control.ts', 'lasting.ts', 'transfer.ts', 'withdrawal.ts'];
const effectSource = EFFECTS.map(read).join('\n');
const querySource = read('query.ts');
const amountSource = read('amount.ts');
const modifierSource = read('modifier.ts');
const powerSource = read('power.ts');
const eventSource = read('event.ts');
const wordsSource = read('words.ts');
/** Builders of one kind of node stand beside it; a few that give it a short name stand elsewhere. */
const allSources = [effectSource, querySource, amountSource, modifierSource, powerSource, eventSource].join('\n');

const verbs = new URL('../verbs/', language);
const verbSource = readdirSync(verbs)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(name, verbs), 'utf8'))
  .join('\n');

/** The samples that the printers' test keeps: one sentence for each kind of node, by language. */
const samples = new Map(
  LANGS.map((lang) => {
    const file = new URL(`../print/__snapshots__/every-node.${lang}.txt`, language);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    return [
      lang,
      new Map(lines.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)])),
    ];
  }),
);

function sample(key: string): { said?: Readonly<Record<Lang, string>> } {
  const [en, it] = LANGS.map((lang) => samples.get(lang)?.get(key));
  return en === undefined || it === undefined ? {} : { said: { en, it } };
}

type Rules = Readonly<Record<string, readonly string[]>>;

/** Where the code does not tell: choices are made by way of another function, and some players are plain words. */
const MAKERS: Readonly<Record<string, readonly string[]>> = {
  'cards pick': ['a(from, name, by)', 'some(count, from, name, by)', 'differentlyNamed(count, from, name)'],
  'player you': ["'you'"],
  'player eachEnemy': ["'eachEnemy'"],
  'player eachPlayer': ["'eachPlayer'"],
  'player eachOther': ["'eachOther'"],
  'player thatPlayer': ["'thatPlayer'"],
};

interface Plan {
  readonly tag: string;
  readonly keys: readonly string[];
  readonly comments: ReadonlyMap<string, string>;
  readonly rules?: Rules;
  readonly samples?: string;
}

/** The members of a union, told apart by a tag. */
function members({ tag, keys, comments, rules = {}, samples: prefix }: Plan): Entry[] {
  return keys.map((name) => ({
    name,
    written: MAKERS[`${tag} ${name}`] ?? makersOf(allSources, tag, name),
    meaning: comments.get(name) ?? '',
    rules: rules[name] ?? [],
    use: `${tag} ${name}`,
    ...(prefix !== undefined && sample(`${prefix}${name}`)),
  }));
}

const keysOf = (table: object): string[] => Object.keys(table);
const merged = (...maps: readonly ReadonlyMap<string, string>[]): Map<string, string> => {
  const all = new Map<string, string>();
  for (const map of maps) for (const [key, text] of map) all.set(key, [all.get(key), text].filter(Boolean).join(' '));
  return all;
};

const { tables } = PRINTERS.en;

function verbEntries(): Entry[] {
  // What the language says of a verb comes first; how it runs may say more than a card needs to know.
  const comments = new Map([...commentsOnVerbs(verbSource), ...commentsOnMembers(effectSource, 'verb')]);
  return members({ tag: 'verb', keys: keysOf(VERB_RULES), comments, rules: VERB_RULES, samples: '' });
}

function words(
  keys: readonly string[],
  comments: ReadonlyMap<string, string>,
  use: string,
  prefix: string,
  rules: Rules = {},
): Entry[] {
  return keys.map((name) => ({
    name,
    written: [],
    meaning: comments.get(name) ?? '',
    rules: rules[name] ?? [],
    use: `${use} ${name}`,
    ...sample(`${prefix}${name}`),
  }));
}

const filterEntries = (): Entry[] =>
  fieldsOf(querySource, 'Filter').map(({ name, type, comment }) => ({
    name,
    written: [`${name}: ${type}`],
    meaning: comment,
    rules: [],
    use: `filter ${name}`,
    ...sample(`a ${name}`),
  }));

const keywordEntries = (): Entry[] =>
  KEYWORDS.map((keyword) => {
    const [en, it] = LANGS.map((lang) => plain(PRINTERS[lang].explain({ keyword }), lang));
    return {
      name: keyword,
      written: [`keyword('${keyword}')`],
      meaning: KEYWORD_NAMES[keyword],
      rules: keywordRules(keyword),
      use: `keyword ${keyword}`,
      said: { en, it },
    };
  });

const timingEntries = (): Entry[] =>
  [...TIMINGS, 'reaction' as const].map((timing) => {
    const [en, it] = LANGS.map((lang) => String(Object(PRINTERS[lang].tables.timings)[timing]));
    return {
      name: timing,
      written: [],
      meaning: '',
      rules: TIMING_RULES[timing],
      use: `timing ${timing}`,
      said: { en, it },
    };
  });

const costEntry = (
  name: string,
  written: string,
  meaning: string,
  use = `cost ${name}`,
  rules: string[] = [],
): Entry => ({
  name,
  written: [written],
  meaning,
  rules,
  use,
});

const costEntries = (): Entry[] => [
  ...SYMBOLS.map((symbol) =>
    costEntry(symbol, `['${symbol}']`, 'A location with this symbol, turned face down or discarded.'),
  ),
  costEntry('several', "['might', 'might']", 'One location for each symbol.', 'cost several', ['VS-PWR-39']),
  costEntry('choice', "[['might', 'skill']]", 'Any one of these symbols.', 'cost choice'),
  ...fieldsOf(powerSource, 'SuperPower')
    .filter(({ comment }) => comment !== '')
    .map(({ name, type, comment }) => costEntry(name, `${name}: ${type}`, comment, `super ${name}`)),
];

/** The whole reference, in the order in which a card is read. */
export function sections(): Section[] {
  const players = keysOf(tables.players);
  return [
    {
      title: 'Powers',
      about: 'What a card has. The kind of power says when its instructions are carried out.',
      entries: members({
        tag: 'power',
        keys: keysOf(POWER_RULES),
        comments: commentsOnMembers(powerSource, 'power'),
        rules: POWER_RULES,
      }),
    },
    { title: 'Timings', about: 'When a super power or plot twist can be used.', entries: timingEntries() },
    {
      title: 'Costs and limits',
      about: 'What a super power costs, and how often and where it is used.',
      entries: costEntries(),
    },
    {
      title: 'Triggers',
      about: 'Events a trigger waits for, with who takes part. `on(event, subject, rest)` makes the pattern.',
      entries: words(EVENTS, commentsInList(eventSource, 'EVENTS'), 'on', 'on ', EVENT_RULES),
    },
    { title: 'Verbs', about: 'Instructions, one after the other.', entries: verbEntries() },
    {
      title: 'Cards',
      about: 'Which cards an instruction is about.',
      entries: members({
        tag: 'cards',
        keys: keysOf(tables.cards),
        comments: merged(commentsOnMembers(querySource, 'cards'), RELATIONS),
      }),
    },
    {
      title: 'Zones',
      about:
        'Where a query looks: `{ zone, of, where }`, made by `character`, `enemy`, `yours`, `inHand`, `inKo`, `inDeck`, `inPile`, `among` and others.',
      entries: words(ZONES, new Map(), 'zone', ''),
    },
    { title: 'Filters', about: 'Which of the cards there. All that is given must hold.', entries: filterEntries() },
    {
      title: 'Players',
      about: 'Who, by relation to the power’s user.',
      entries: members({ tag: 'player', keys: players, comments: PLAYER_RELATIONS }),
    },
    {
      title: 'Amounts',
      about: 'How many; a plain number is one too.',
      entries: members({
        tag: 'amount',
        keys: keysOf(tables.amounts),
        comments: commentsOnMembers(amountSource, 'amount'),
      }),
    },
    {
      title: 'Conditions',
      about: 'Whether. For triggers, static powers, "use only while" and `when(…)`.',
      entries: members({
        tag: 'condition',
        keys: keysOf(tables.conditions),
        comments: commentsOnMembers(amountSource, 'condition'),
        samples: 'if ',
      }),
    },
    {
      title: 'Modifiers',
      about: 'What lasts on a character, by a static power or for a time.',
      entries: members({
        tag: 'mod',
        keys: keysOf(MODIFIER_RULES),
        comments: commentsOnMembers(modifierSource, 'mod'),
        rules: MODIFIER_RULES,
        samples: '',
      }),
    },
    {
      title: 'Prohibitions',
      about: 'What `cant(…)` and `canOnly(…)` can keep a character from. "Can\'t" beats "can".',
      entries: words(PROHIBITIONS, commentsInList(modifierSource, 'PROHIBITIONS'), 'cant', "can't "),
    },
    {
      title: 'Permissions',
      about: 'What `can(…)` can allow.',
      entries: words(PERMISSIONS, commentsInList(modifierSource, 'PERMISSIONS'), 'can', 'can '),
    },
    {
      title: 'Rules for players',
      about: 'Made by `law(…)` as long as a card is there, by `rule(…)` for a time.',
      entries: members({
        tag: 'rule',
        keys: keysOf(PLAYER_RULE_RULES),
        comments: commentsOnMembers(modifierSource, 'rule'),
        rules: PLAYER_RULE_RULES,
        samples: '',
      }),
    },
    {
      title: 'Durations',
      about: 'How long what an instruction made lasts.',
      entries: words(DURATIONS, commentsInList(wordsSource, 'DURATIONS'), 'lasts', ''),
    },
    {
      title: 'Keywords',
      about: 'Powers with a name of their own in the rules.',
      entries: keywordEntries(),
    },
  ];
}

const RELATIONS = new Map([
  ['self', 'The card whose power this is.'],
  ['subject', 'Whom the event happened to, or who did it; see Triggers.'],
  ['object', 'The other one in the event.'],
  ['the', 'What an earlier instruction gave this name.'],
  ['pick', 'Chosen by whoever uses the power, or by `by`.'],
  ['random', 'Picked at random.'],
  ['each', 'All of them.'],
]);

const PLAYER_RELATIONS = new Map([
  ['you', 'Who uses the power.'],
  ['thatPlayer', 'The player of the event that set the effect off.'],
  ['pick', 'Chosen by whoever uses the power.'],
  ['the', 'Who was given this name before.'],
]);
