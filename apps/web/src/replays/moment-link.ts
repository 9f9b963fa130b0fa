/** A link to a game, at one of its moments. What follows # stays last, so that no server hears of the game. */
export function momentLink(link: string, seq: number): string {
  const [page, code = ''] = link.split('#');
  return `${page.split('?')[0]}?at=${seq}#${code}`;
}

/** The moment an address asks for. */
export function momentOf(search: string): number | undefined {
  const at = new URLSearchParams(search).get('at');
  return at !== null && /^\d+$/.test(at) ? Number(at) : undefined;
}
