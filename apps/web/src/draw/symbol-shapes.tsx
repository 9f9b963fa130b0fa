import type { ReactNode } from 'react';

/** Our own symbols on a grid of 24, in the current colour; `--coin` is what shows through. */
export const SYMBOL_SHAPES = {
  might: (
    <>
      <path d="M4 8.2C4 7 4.8 6.4 5.7 6.4s1.6.5 1.8 1.1C7.6 6 8.5 5 9.7 5s1.9.8 2.1 1.7c.2-.9 1-1.6 2-1.6 1.2 0 2 .9 2.1 2 .3-.5.9-.8 1.6-.8 1.3 0 2.3.9 2.3 2.4V14c0 3.8-2.6 6.2-6.6 6.2H11C6.8 20.2 4 17.6 4 13.8Z" />
      <path
        d="M7.5 8v4M11.8 7v5M15.9 8v4M4.6 14.2h6.2c1.5 0 1.5-2.3 0-2.3"
        fill="none"
        stroke="var(--coin,#fff)"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </>
  ),
  intellect: (
    <>
      <path d="M12 2.5a7 7 0 0 0-4.2 12.6c.8.7 1.2 1.5 1.2 2.4h6c0-.9.4-1.7 1.2-2.4A7 7 0 0 0 12 2.5Z" />
      <path d="M9.2 18.7h5.6M10 21.2h4" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
      <path d="M9.3 9.5 12 12l2.7-2.5M12 12v5" fill="none" stroke="var(--coin,#fff)" strokeWidth="1.4" />
    </>
  ),
  skill: (
    <>
      <path d="M3.5 3.2 7 4l10.2 11.2-2 2L4.3 6.8ZM20.5 3.2 17 4 6.8 15.2l2 2L19.7 6.8Z" />
      <path
        d="m13.4 18.6 5.2-5.2M5.4 13.4l5.2 5.2M16.8 16.6l4 4M7.2 16.6l-4 4"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </>
  ),
  energy: <path d="M14.5 1.8 4.5 13.6h6L8.8 22.2 19.5 9.8h-6.2Z" />,
  humanity: (
    <>
      <path d="M12 21C5.5 16 2.8 12.6 2.8 8.8a4.9 4.9 0 0 1 9.2-2.4 4.9 4.9 0 0 1 9.2 2.4c0 3.8-2.7 7.2-9.2 12.2Z" />
      <path
        d="M6.5 12h3l1.5-3 2.2 5.5 1.4-2.5h3"
        fill="none"
        stroke="var(--coin,#fff)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </>
  ),
  alien: (
    <>
      <path d="M12 2.2c5.2 0 8.4 3.6 8.4 8.2 0 5-4.6 11.4-8.4 11.4S3.6 15.4 3.6 10.4c0-4.6 3.2-8.2 8.4-8.2Z" />
      <path
        d="M6.2 10.2c2.6.2 4.2 1.8 4.6 4.4-2.8 0-4.6-1.6-4.6-4.4ZM17.8 10.2c-2.6.2-4.2 1.8-4.6 4.4 2.8 0 4.6-1.6 4.6-4.4Z"
        fill="var(--coin,#fff)"
      />
    </>
  ),
  flight: (
    <>
      <path d="M2 17.5C3 9.5 9 4.2 22 3.5c-1 2-2.6 3.2-4.6 4 1 .1 1.8 0 2.6-.2-1 2.2-2.9 3.5-5.4 4 .9.3 1.7.3 2.5.2-1.3 2-3.4 3-6 3.1.6.4 1.3.6 2 .6-2.8 2.6-7.2 2-11.1 2.3Z" />
      <path d="M3 20.8c3.2-2 7-2.2 10-1.9" fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
    </>
  ),
  ranged: (
    <>
      <path d="M12 1.8v5M12 17.2v5M1.8 12h5M17.2 12h5" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <circle cx="12" cy="12" r="7.2" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <circle cx="12" cy="12" r="2.2" />
    </>
  ),
  anyTurn: (
    <>
      <path
        d="M4.2 11.2A8 8 0 0 1 18 6.4M19.8 12.8A8 8 0 0 1 6 17.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M19.6 2.2v6.2h-6.2ZM4.4 21.8v-6.2h6.2Z" />
    </>
  ),
  wound: (
    <path d="M12 1.5 14.3 8l6.2-3-3.3 6 5.3 2.3-5.7 1.7 2.7 6.2-5.7-3.5L11.5 23 9.7 17.5l-6.2 2.7L6.3 15 1.5 12l6-1.5L4.5 4.5l5.3 3.3Z" />
  ),
  xp: <path d="m12 2 2.9 6.3 6.8.8-5 4.7 1.3 6.8L12 17.2l-6 3.4 1.3-6.8-5-4.7 6.8-.8Z" />,
  pp: (
    <>
      <path d="M12 1.8 21 7v10l-9 5.2L3 17V7Z" />
      <path d="M13.5 5.5 8 13h3.4l-1 5.5L16 11h-3.4Z" fill="var(--coin,#fff)" />
    </>
  ),
  hp: <path d="M9 2.5h6V9h6.5v6H15v6.5H9V15H2.5V9H9Z" />,
  mp: (
    <>
      <path d="M5 2v20" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M6 3.5c5-2.5 8 2.5 14 0v10c-6 2.5-9-2.5-14 0Z" />
    </>
  ),
  atk: (
    <path d="M21.5 2.5 19.8 8 10 17.2l-3.2-3.2L16 4.2ZM5.6 13.6l4.8 4.8-2 1.2-1.4-1.2-3 3.2-1.6-1.6 3.2-3-1.2-1.4Z" />
  ),
  def: <path d="M12 1.8c2.6 1.6 5.6 2.4 9 2.4 0 8.6-2.8 14.4-9 18-6.2-3.6-9-9.4-9-18 3.4 0 6.4-.8 9-2.4Z" />,
  res: (
    <>
      <path d="M12 2 22 7.5 12 13 2 7.5Z" />
      <path
        d="m3 12 9 5 9-5M3 16.5l9 5 9-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
    </>
  ),
  lock: (
    <>
      <path d="M6 10V7.5a6 6 0 0 1 12 0V10" fill="none" stroke="currentColor" strokeWidth="2.6" />
      <path d="M4 10h16v12H4Z" />
    </>
  ),
  ice: (
    <path
      d="M12 1.5v21M3 6.8l18 10.4M21 6.8 3 17.2M9 3.2l3 2.6 3-2.6M9 20.8l3-2.6 3 2.6M3.2 10.4l3.6-1.3-.7-3.7M20.8 10.4l-3.6-1.3.7-3.7M3.2 13.6l3.6 1.3-.7 3.7M20.8 13.6l-3.6 1.3.7 3.7"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
    />
  ),
  turn: (
    <>
      <path d="M5 13a7 7 0 1 0 3-6.4" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M11.5 1.5v8L4.5 6.5Z" />
    </>
  ),
  arrow: <path d="M12 2 22 13h-6v9H8v-9H2Z" />,
  hidden: (
    <path
      d="M2 9c5 6.5 15 6.5 20 0M6 13.5 4 17M12 15v4M18 13.5l2 3.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  ),
  check: <path d="m3.5 12.5 6 6L20.5 6" fill="none" stroke="currentColor" strokeWidth="3.6" />,
  cards: (
    <>
      <path d="M3 6.5 13 3l5 13.5L8 20Z" />
      <path d="M16 5.5h5v15h-8" fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  combat: <path d="M3.5 3.2 7 4l10.2 11.2-2 2L4.3 6.8ZM20.5 3.2 17 4 6.8 15.2l2 2L19.7 6.8Z" />,
  mystic: <path d="m12 1.5 2.6 7.9 7.9 2.6-7.9 2.6L12 22.5l-2.6-7.9L1.5 12l7.9-2.6Z" />,
  cosmic: (
    <>
      <circle cx="12" cy="12" r="5.6" />
      <path d="M4 17c-6-1 10-11 16-10 5 2-11 11-16 10Z" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </>
  ),
  scientific: <path d="M9 2h6v6l6 11.5c.6 1.4-.2 2.5-1.6 2.5H4.6C3.2 22 2.4 20.9 3 19.5L9 8Z" />,
  technological: (
    <>
      <path d="m12 1.5 2 3 3.5-1 .5 3.6 3.5 1-1.5 3.3 2.5 2.6-3.1 1.9.6 3.6-3.6.1L15 22.5 12 20.4 9 22.5l-1.4-2.9-3.6-.1.6-3.6L1.5 14 4 11.4 2.5 8.1l3.5-1L6.5 3.5l3.5 1Z" />
      <circle cx="12" cy="12.3" r="3.6" fill="var(--coin,#fff)" />
    </>
  ),
  gear: (
    <>
      <path d="m12 1.5 1.8 3 3.4-1 .6 3.5 3.5.8-1.3 3.3 2.6 2.4-3 1.9.7 3.5-3.5.2-1.2 3.3-3-1.9-3 1.9-1.200-3.3-3.500-.2.7-3.500-3-1.900 2.600-2.400L3.200 7.800l3.500-.8.6-3.500 3.400 1Z" />
      <circle cx="12" cy="12" r="3.8" fill="var(--coin,#fff)" />
    </>
  ),
  chain: (
    <path
      d="M9.500 14.500 14.500 9.500M8 11 5 14a3.600 3.600 0 0 0 5 5l3-3M16 13l3-3a3.600 3.600 0 0 0-5-5l-3 3"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path
        d="M12 10.500v7M12 6.200v.6"
        fill="none"
        stroke="var(--coin,#fff)"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
    </>
  ),
  log: (
    <path
      d="M4 5h16M4 10h16M4 15h10M4 20h6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.600"
      strokeLinecap="round"
    />
  ),
  stop: <circle cx="12" cy="12" r="10" />,
  skip: (
    <path d="m4 5 7 7-7 7M13 5l7 7-7 7" fill="none" stroke="currentColor" strokeWidth="3.2" strokeLinecap="round" />
  ),
  close: <path d="m5 5 14 14M19 5 5 19" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type SymbolName = keyof typeof SYMBOL_SHAPES;
