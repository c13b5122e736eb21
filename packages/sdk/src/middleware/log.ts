/** The severity of a message. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
/**
 * Receives the log messages of the client; `console` is valid. Messages of a missing level are
 * dropped.
 */
export type Logger = {
  readonly [Level in LogLevel]?: (message: string, facts: Record<string, unknown>) => void;
};
/** Logs at a level; messages below the chosen level are not even created. */
export type Log = {
  (level: LogLevel, message: string, facts?: () => Record<string, unknown>): void;
  /** returns true if messages of this level are logged */
  isLogged(level: LogLevel): boolean;
};

const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];

/** @param least the lowest level to log; `warn` by default */
export function logTo(logger: Logger | undefined, minLevel: LogLevel = 'warn'): Log {
  const isLogged = (level: LogLevel) =>
    logger?.[level] !== undefined && levels.indexOf(level) >= levels.indexOf(minLevel);
  const log = (level: LogLevel, message: string, facts = () => ({})) => {
    if (isLogged(level)) logger?.[level]?.(message, facts());
  };
  return Object.assign(log, { isLogged });
}
