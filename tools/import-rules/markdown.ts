/** Cells of a table row, or undefined for any other line, the rule under the head included. */
export function rowCells(line: string): string[] | undefined {
  if (!line.startsWith('| ') || /^\|[\s|:-]+\|$/.test(line)) return undefined;
  return line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
}

/** The lines between a heading and the next one of the same or a higher level. */
export function sectionLines(lines: readonly string[], heading: string): string[] {
  const from = lines.indexOf(heading);
  if (from === -1) throw new Error(`no heading "${heading}"`);
  const level = heading.indexOf(' ');
  const rest = lines.slice(from + 1);
  const to = rest.findIndex((line) => /^#+ /.test(line) && line.indexOf(' ') <= level);
  return to === -1 ? rest : rest.slice(0, to);
}

export interface Bullet {
  readonly id: string;
  readonly text: string;
  /** Indented lines below, by the word before the colon. */
  readonly fields: readonly { readonly key: string; readonly text: string }[];
}

/** `- **ID** text` with its indented `- key: text` lines; everything else is passed over. */
export function bulletsOf(lines: readonly string[]): Bullet[] {
  const bullets: { id: string; text: string; fields: { key: string; text: string }[] }[] = [];
  for (const line of lines) {
    const bullet = /^- \*\*([A-Z]+-[^*]+)\*\* (.+)$/.exec(line);
    const field = /^ {2}- ([a-z]+): (.+)$/.exec(line);
    if (bullet) bullets.push({ id: bullet[1], text: bullet[2].trim(), fields: [] });
    else if (field) bullets.at(-1)?.fields.push({ key: field[1], text: field[2].trim() });
    else if (/^ {2,}\S/.test(line)) throw new Error(`a line that is neither rule nor field: ${line}`);
  }
  return bullets;
}

/** The one text of a field that may stand once. */
export function oneField(bullet: Bullet, key: string): string | undefined {
  const found = bullet.fields.filter((field) => field.key === key);
  if (found.length > 1) throw new Error(`${bullet.id} has ${found.length} fields "${key}"`);
  return found[0]?.text;
}

/** Ids named in a text; `VS-ZON-03 to 05` and `VS-ZON-01, 11` are written out. */
export function idsIn(text: string): string[] {
  const ids: string[] = [];
  let prefix = '';
  for (const [, full, to, more] of text.matchAll(/\b(VS-[A-Z]+(?:-[A-Z0-9]+)*)\b|\bto (\d\d)\b|, (\d\d)\b/g)) {
    if (full !== undefined) ids.push(full);
    const last = Number(ids.at(-1)?.slice(-2));
    prefix = full === undefined ? prefix : full.slice(0, -2);
    for (let n = to === undefined ? Number(more) : last + 1; n <= Number(to ?? more); n++) {
      ids.push(prefix + String(n).padStart(2, '0'));
    }
  }
  return ids;
}
