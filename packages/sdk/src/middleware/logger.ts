import type { CallRequest, Middleware } from '../client/call';

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
  isLogged(level: LogLevel): boolean;
};

const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];

/** @param least the lowest level to log; `warn` by default */
export function logTo(logger: Logger | undefined, least: LogLevel = 'warn'): Log {
  const isLogged = (level: LogLevel) =>
    logger?.[level] !== undefined && levels.indexOf(level) >= levels.indexOf(least);
  const log = (level: LogLevel, message: string, facts = () => ({})) => {
    if (isLogged(level)) logger?.[level]?.(message, facts());
  };
  return Object.assign(log, { isLogged });
}

/**
 * Logs every attempt at `debug`: the request with secrets masked, and the answer without its body.
 */
export function logging(log: Log): Middleware {
  const logged: Middleware = async (request, next) => {
    const startedAt = Date.now();
    // loaded on demand, because it includes the YAML parser
    const mask = await import('../mask/mask');
    log('debug', `${lineOf(request)} out`, () => factsOf(request, mask));
    try {
      const response = await next(request);
      log('debug', `${lineOf(request)} ${response.status}`, () => ({
        requestId: request.requestId,
        attempt: request.attempt,
        durationMs: Date.now() - startedAt,
        headers: mask.maskHeaders(response.headers),
      }));
      return response;
    } catch (error) {
      log('debug', `${lineOf(request)} no answer`, () => ({
        requestId: request.requestId,
        attempt: request.attempt,
        durationMs: Date.now() - startedAt,
        error: mask.maskText(String(error)),
      }));
      throw error;
    }
  };
  // without logging, this must not wait for the import
  return (request, next) => (log.isLogged('debug') ? logged : passing)(request, next);
}

const passing: Middleware = (request, next) => next(request);
const lineOf = ({ operation, method }: CallRequest) => `${operation.id} ${method}`;

function factsOf(
  { operation, url, headers, body, attempt, requestId }: CallRequest,
  mask: typeof import('../mask/mask'),
) {
  const facts = {
    requestId,
    attempt,
    url: mask.maskAddress(url).href,
    headers: mask.maskHeaders(headers),
  };
  if (body === undefined) return facts;
  return { ...facts, body: mask.maskBody(operation.id, body) };
}
