import type { Caller, CallRequest, Middleware, Next } from '../client/call';
import { raceAbort } from '../client/cancellable';
import { type AuthProvider, parsed, tokenOf } from '../client/transport';
import { isApiError, refusal } from '../errors/errors';
import type { Log } from './log';
import { traceOf } from './trace';

type Auth = string | AuthProvider | undefined;
type Refusal = { token: string; handled: Promise<unknown> };

/**
 * Adds the token to every attempt that needs one. When the master refuses it, notifies the provider
 * once for all waiting calls, and sends each call again once with the next token. The error of a
 * call that stays refused names the credential of the provider.
 */
export function authenticating(auth: Auth, master: () => Caller, log: Log): Middleware {
  let last: Refusal | undefined;
  let hasWarned = false;
  const warn = () => {
    if (hasWarned || typeof auth !== 'object' || !auth.warning) return;
    hasWarned = true;
    log('warn', auth.warning);
  };
  const blame = ({ options }: CallRequest) => {
    const trace = traceOf(options);
    if (trace && typeof auth === 'object') trace.credential = auth.credential;
  };
  const reportRefusal = (token: string, request: CallRequest, response: Response) => {
    if (last?.token !== token) last = { token, handled: received(auth, request, response) };
    return last.handled;
  };
  const signed = async (request: CallRequest, next: Next) => {
    const token = await tokenOf({ auth, caller: master(), signal: request.signal });
    if (token) setToken(request, token);
    if (token) warn();
    const response = await next(request);
    // signing out does not need a new session
    if (response.status !== 401 || !token || request.operation.id === 'logout') return response;
    return again({ token, response, request, next });
  };
  const again = async ({ token, response, request, next }: RetryInput) => {
    // another call may have received a new token meanwhile
    let current = await tokenOf({ auth, caller: master(), signal: request.signal });
    if (current === token) {
      await raceAbort(reportRefusal(token, request, response), request.signal);
      current = await tokenOf({ auth, caller: master(), signal: request.signal });
    }
    if (!current || current === token) return response;
    await response.body?.cancel().catch(() => undefined);
    setToken(request, current);
    return next(request);
  };
  const blaming = async (request: CallRequest, next: Next) => {
    try {
      const response = await signed(request, next);
      if (response.status === 401) blame(request);
      return response;
    } catch (error) {
      // a refused sign-in, such as one with a wrong password
      if (isApiError(error) && (error.status ?? 500) < 500) blame(request);
      throw error;
    }
  };
  return (request, next) =>
    request.operation.open || hasOwnToken(request) ? next(request) : blaming(request, next);
}
type RetryInput = { token: string; response: Response; request: CallRequest; next: Next };

/** Returns true if the call has its own token. */
function hasOwnToken({ options }: CallRequest) {
  for (const name in options.headers) if (name.toLowerCase() === 'authorization') return true;
  return false;
}

const setToken = ({ headers }: CallRequest, token: string) =>
  headers.set('Authorization', `Bearer ${token}`);

async function received(auth: Auth, { operation }: CallRequest, response: Response) {
  if (typeof auth !== 'object' || !auth.refused) return;
  const body = parsed(await response.clone().text());
  await auth.refused(refusal(operation.id, response, body));
}
