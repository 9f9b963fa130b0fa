// How tables lie in a database that spreads them over machines; docs/scale.md says what to declare in which one.

/** Tables that are partitioned by match id: those that grow, and all that a move touches. */
export const BY_MATCH = { matches: 'id', events: 'match_id', match_seats: 'match_id', archives: 'match_id' } as const;

/** Accounts, rooms and what else is small stays in one place. */
export const IN_ONE_PLACE = [
  'players',
  'devices',
  'passkeys',
  'sessions',
  'spent',
  'rooms',
  'chat',
  'mutes',
  'blocks',
  'bans',
  'reports',
  'deeds',
  'profiles',
  'ratings',
  'rating_history',
  'settings',
  'migrations',
] as const;

/** Whether PostgreSQL spreads matches over machines. A statement about two matches then goes to several machines: avoid those. */
export const IS_SPREAD = `SELECT 1 AS one WHERE version() LIKE '%CockroachDB%' OR version() LIKE '%-YB-%'
  OR EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus')
  OR EXISTS (SELECT 1 FROM pg_class c JOIN pg_inherits i ON i.inhparent = c.oid JOIN pg_class p ON p.oid = i.inhrelid
    WHERE c.relname = 'events' AND p.relkind = 'f')`;
