import type { Caller, CallRequest, Middleware, Next } from './call';
import { refusal } from './errors';
import { inTime } from './leave';
import { type AuthProvider, parsed, tokenOf } from './transport';

type Auth = string | AuthProvider | undefined;
type Refusal = { token: string; heard: Promise<unknown> };

/**
 * Puts the token on every attempt that needs one. Where the master refuses it the provider hears of
 * it once, however many calls waited, and each call is sent once more with the token that follows.
 */
export function authenticating(auth: Auth, master: () => Caller): Middleware {
  let last: Refusal | undefined;
  const tell = (token: string, request: CallRequest, response: Response) => {
    if (last?.token !== token) last = { token, heard: heard(auth, request, response) };
    return last.heard;
  };
  const signed = async (request: CallRequest, next: Next) => {
    const token = await tokenOf({ auth, caller: master(), signal: request.signal });
    if (token) setToken(request, token);
    const response = await next(request);
    // whoever signs out needs no new session for it
    if (response.status !== 401 || !token || request.operation.id === 'logout') return response;
    return again({ token, response, request, next });
  };
  const again = async ({ token, response, request, next }: Refused) => {
    // another call may have brought a new one meanwhile
    let current = await tokenOf({ auth, caller: master(), signal: request.signal });
    if (current === token) {
      await inTime(tell(token, request, response), request.signal);
      current = await tokenOf({ auth, caller: master(), signal: request.signal });
    }
    if (!current || current === token) return response;
    await response.body?.cancel().catch(() => undefined);
    setToken(request, current);
    return next(request);
  };
  return (request, next) =>
    request.operation.open || hasOwnToken(request) ? next(request) : signed(request, next);
}
type Refused = { token: string; response: Response; request: CallRequest; next: Next };

/** The call may have been made with another credential. */
function hasOwnToken({ options }: CallRequest) {
  for (const name in options.headers) if (name.toLowerCase() === 'authorization') return true;
  return false;
}

const setToken = ({ headers }: CallRequest, token: string) =>
  headers.set('Authorization', `Bearer ${token}`);

async function heard(auth: Auth, { operation }: CallRequest, response: Response) {
  if (typeof auth !== 'object' || !auth.refused) return;
  const body = parsed(await response.clone().text());
  await auth.refused(refusal(operation.id, response, body));
}
