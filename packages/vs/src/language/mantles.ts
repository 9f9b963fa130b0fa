/**
 * Names that several persons have borne, of whom cards exist (VS-MEC-NAME-03): stars round a name tell them apart. Whether
 * two share a mantle does not depend on which cards are in the game, so the names stand here.
 */
const MANTLES: ReadonlySet<string> = new Set([
  'Ant-Man',
  'Bishop',
  'Black Panther',
  'Captain America',
  'Captain Marvel',
  'Carnage',
  'Cyclops',
  'Daredevil',
  'Gorgon',
  'Hawkeye',
  'Hulk',
  'Human Torch',
  'Kano',
  'Lilith',
  'Loki',
  'Magneto',
  'Ms. Marvel',
  'Nova',
  'Spider-Man',
  'Star-Lord',
  'Thanos',
  'Thor',
  'Venom',
  'Vision',
]);

/** The mantle that goes with a name, if several have borne it. */
export function mantleOf(name: string): string | undefined {
  const plain = name.replaceAll('*', '').replace('Star Lord', 'Star-Lord');
  return MANTLES.has(plain) ? plain : undefined;
}
