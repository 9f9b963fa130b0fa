/** The server cannot start as it is set up; the message is for the person who set it up. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
