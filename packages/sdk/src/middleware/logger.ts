import type { CallRequest, Middleware } from '../client/call';
import type { Log } from './log';

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
