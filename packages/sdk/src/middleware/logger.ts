import type { CallRequest, Middleware } from '../client/call';
import type { Log, LogMask } from './log';

/**
 * Logs every attempt at `debug`: its call and how long it took; with `mask` also the address, the
 * headers of both sides and the body of the request. `mask` is passed in, because its parser of YAML
 * is larger than a client.
 */
export function logging(log: Log, mask?: LogMask): Middleware {
  const logged: Middleware = async (request, next) => {
    const startedAt = Date.now();
    const { requestId, attempt } = request;
    const facts = () => ({ requestId, attempt, durationMs: Date.now() - startedAt });
    log('debug', `${lineOf(request)} out`, () => factsOf(request, mask));
    try {
      const response = await next(request);
      log('debug', `${lineOf(request)} ${response.status}`, () => ({
        ...facts(),
        ...(mask && { headers: mask.maskHeaders(response.headers) }),
      }));
      return response;
    } catch (error) {
      // loaded on demand, because few attempts fail
      const { maskPlain } = await import('../mask/text');
      log('debug', `${lineOf(request)} no answer`, () => ({
        ...facts(),
        error: maskPlain(String(error)),
      }));
      throw error;
    }
  };
  return (request, next) => (log.isLogged('debug') ? logged : passing)(request, next);
}

const passing: Middleware = (request, next) => next(request);
const lineOf = ({ operation, method }: CallRequest) => `${operation.id} ${method}`;

function factsOf(
  { operation, url, headers, body, attempt, requestId }: CallRequest,
  mask: LogMask | undefined,
) {
  const facts = { requestId, attempt };
  // a path contains ids and names, a query may contain a token
  if (!mask) return { ...facts, path: new URL(url).pathname };
  const masked = { url: mask.maskAddress(url).href, headers: mask.maskHeaders(headers) };
  if (body === undefined) return { ...facts, ...masked };
  return { ...facts, ...masked, body: mask.maskBody(operation.id, body) };
}
