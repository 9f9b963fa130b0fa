/** The folders of a game's sources, from the bottom up, and which of them may write its state. */
export interface Layers {
  readonly root: string;
  /**
   * Each layer is one or more folders (or files) directly under `root`. A file imports values from its own folder and from
   * lower layers. Folders of one layer do not import each other. Types are free: they are gone when the code runs.
   */
  readonly layers: readonly (readonly string[])[];
  /** The type of its state; parameters and constants of that type, and those called `s` or `state`, are states. */
  readonly stateType: string;
  /** Folders, or paths below `root`, whose files may write a state. Empty: not checked. */
  readonly writers: readonly string[];
  /** Fields that have writers of their own. */
  readonly owned?: readonly { readonly fields: readonly string[]; readonly writers: readonly string[] }[];
}

export const LAYERS: readonly Layers[] = [
  {
    root: 'packages/vs/src',
    layers: [
      ['language', 'profiles'],
      ['keywords'],
      ['print', 'catalogue'],
      ['deck', 'search', 'words'],
      ['state'],
      ['derived'],
      ['queries'],
      ['atoms'],
      ['rules'],
      ['verbs'],
      ['flow'],
      ['set-up'],
      ['imagine'],
      ['out', 'insight'],
      ['vs.ts'],
      ['index.ts'],
    ],
    stateType: 'VsState',
    // `set-up` makes states, `imagine` makes other ones of them.
    writers: ['atoms', 'derived', 'set-up', 'imagine'],
    owned: [
      {
        fields: [
          'settled',
          'suspects',
          'suspectsKnown',
          'rowKinds',
          'forbids',
          'ruleKinds',
          'lowers',
          'ears',
          'usableOn',
          'boardKnown',
          'holdings',
          'holdingsKnown',
          'hinted',
          'statics',
        ],
        writers: ['derived'],
      },
      // What was last shown, so that views can share it. It is compared, never trusted.
      { fields: ['quiet'], writers: ['out/view.ts'] },
    ],
  },
  {
    root: 'packages/arena/src',
    layers: [
      ['language'],
      ['profiles'],
      ['catalogue'],
      ['state'],
      ['rules'],
      ['atoms'],
      ['flow'],
      ['insight'],
      ['out', 'set-up'],
      ['arena.ts'],
      ['index.ts'],
    ],
    stateType: 'ArenaState',
    writers: ['atoms', 'set-up', 'state/state.ts'],
    owned: [
      { fields: ['sink'], writers: ['arena.ts', 'state/state.ts'] },
      // What lay where when it was last shown: derived, compared by `view.ts` and never cleared by a rule.
      { fields: ['lying'], writers: ['out/view.ts', 'state/state.ts'] },
    ],
  },
];

export function layersOf(file: string): Layers | undefined {
  return LAYERS.find(({ root }) => file.startsWith(`${root}/`));
}

/** The folder directly under the root, or the file's own name where it lies there. */
export const roomOf = ({ root }: Layers, file: string): string => file.slice(root.length + 1).split('/')[0];

/** The number of its layer, or -1. */
export const layerOf = ({ layers }: Layers, room: string): number => layers.findIndex((layer) => layer.includes(room));
