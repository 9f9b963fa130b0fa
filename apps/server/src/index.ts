export { type Config, readConfig } from './config.ts';
export { ConfigError } from './config-error.ts';
export { type RunningServer, type ServerOptions, startServer } from './start-server.ts';
export { backUp } from './store/backup.ts';
export type { DrillReport } from './store/drill.ts';
export { drillBackup } from './store/drill-backup.ts';
