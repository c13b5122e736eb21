/** The severity of a message. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
/**
 * Receives the log messages of the client; `console` is valid. Messages of a missing level are
 * dropped.
 */
export type Logger = {
  readonly [Level in LogLevel]?: (message: string, facts: Record<string, unknown>) => void;
};
/**
 * The functions of `@trainyard/sdk/mask` that write the headers, addresses and bodies of calls
 * without their secrets.
 */
export type LogMask = {
  /** an absolute URL without its user, password and secret parameters */
  maskAddress: (address: string) => URL;
  /** the JSON text of a body, by the id of its operation */
  maskBody: (operation: string, body: string) => unknown;
  /** headers as an object */
  maskHeaders: (headers: Headers) => Record<string, string>;
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
