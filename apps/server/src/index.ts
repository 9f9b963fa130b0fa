export { type Config, ConfigError, readConfig } from './config.ts';
export { type RunningServer, type ServerOptions, startServer } from './start-server.ts';
export { backUp } from './store/backup.ts';
