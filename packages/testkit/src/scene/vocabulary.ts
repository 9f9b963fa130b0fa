import type { FactSpelling, SceneAdapter, VerbSpelling } from './adapter.ts';

/** The words of a game's scenes as Markdown; `docs/scenes.md` carries it. */
export function vocabularyOf(adapter: SceneAdapter): string {
  const { bodies } = adapter;
  return [
    `Profiles: ${adapter.profiles.map((profile) => `\`${profile}\``).join(', ')}; \`${adapter.profile}\` unless the scene names one.`,
    ...table('action', 'what it does', Object.entries(adapter.verbs).map(verbRow)),
    ...table(
      'zone',
      'what is in it',
      Object.entries(adapter.zones).map(([name, zone]) => [
        `\`${name}\``,
        zone.summary + (zone.ordered ? ' From the top.' : ''),
      ]),
    ),
    ...factTable('of a card', adapter.cardFacts),
    ...factTable('of a seat', adapter.seatFacts),
    ...factTable('of the table', adapter.tableFacts),
    ...(bodies === undefined
      ? []
      : [
          '',
          `Invented characters: \`body NAME ${bodies.stats.join('/')}\`, then any of ${bodies.words.map(code).join(', ')}.`,
          ...table(
            'word',
            'meaning',
            Object.entries(bodies.fields).map(([key, summary]) => [`\`${key}:…\``, summary]),
          ),
        ]),
  ].join('\n');
}

const code = (text: string): string => `\`${text}\``;

function table(left: string, right: string, rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  return ['', `| ${left} | ${right} |`, '| --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)];
}

const PARTS = { card: 'CARD', target: 'TARGET', seat: 'SEAT', value: 'NUMBER', name: 'WORD' };

function verbRow([verb, { summary, usage, words = [], goesOn }]: [string, VerbSpelling]): string[] {
  const line = `${verb} ${usage ?? words.map((part) => PARTS[part]).join(', ')}`.trim();
  const more = goesOn === undefined ? '' : ', …';
  return [`\`${line}${more}\``, summary];
}

function factTable(whose: string, facts: Readonly<Record<string, FactSpelling>>): string[] {
  const rows = Object.entries(facts).map(([name, fact]) => {
    const values = fact.words === undefined ? fact.kind : fact.words.map(code).join(', ');
    return [`\`${name}\``, `${fact.summary} (${values}${fact.readOnly ? '; can only be expected' : ''})`];
  });
  return table(`fact ${whose}`, 'what it says', rows);
}

/** The page with the words of every game between its marks, `<!-- words: toy -->` and `<!-- end of words -->`. */
export function withVocabulary(page: string, games: readonly SceneAdapter[]): string {
  return page.replace(/<!-- words: (\S+) -->[\s\S]*?<!-- end of words -->/g, (_, name) => {
    const adapter = games.find(({ game }) => game === name);
    if (adapter === undefined) throw new Error(`the page names a game without scenes: ${name}`);
    return `<!-- words: ${name} -->\n\n${vocabularyOf(adapter)}\n\n<!-- end of words -->`;
  });
}
