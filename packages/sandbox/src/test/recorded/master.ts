import { createSession } from '../../auth/session';
import { dispatch } from '../../dispatch';
import { type Clock, manualClock } from '../../lib/clock';
import { createMasterState } from '../../master-state';
import type { Release } from '../../release';
import type { Call } from '../fixtures/test-master';

/** A recorded master: its release, and its approximate start. */
export type Origin = { start: number; release?: Release; rbac?: boolean };

const defaultOrigin: Origin = { start: Date.parse('2026-11-20T07:05:00Z') };

export type Master = ReturnType<typeof createMaster>;

/** An empty master at the time of the recordings, on which everyone signs in without a password. */
export function createMaster({ start, release, rbac }: Origin = defaultOrigin) {
  const clock = watchedClock(manualClock(start));
  const deliveries: Delivery[] = [];
  const send = receiver(deliveries);
  const masterState = createMasterState({
    seed: 1,
    scenario: 'empty',
    clock,
    release,
    rbac,
    webhooks: { send, allowed: ['127.0.0.1', 'localhost'] },
  });
  const tokens = new Map<string, string>();
  const tokenOf = (username: string) => {
    const existingToken = tokens.get(username);
    if (existingToken !== undefined) return existingToken;
    const user = masterState.db.users.where((each) => each.username === username)[0];
    if (!user) throw new Error(`there is no ${username}`);
    const { db, random } = masterState;
    const { token } = createSession({ db, user, now: clock.now(), random });
    user.lastSignInAt = clock.now();
    tokens.set(username, token);
    return token;
  };
  const fetch = (request: Request) => dispatch(masterState, request);
  const as =
    (username: string): Call =>
    async (method, path, body) => {
      const headers = { authorization: `Bearer ${tokenOf(username)}` };
      const sent = body === undefined ? null : JSON.stringify(body);
      const url = `http://master/api/v1${path}`;
      const response = await fetch(new Request(url, { method, headers, body: sent }));
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${method} ${path}: ${text}`);
      return { status: 200, body: JSON.parse(text || 'null'), text, headers: response.headers };
    };
  const forget = (username: string) => tokens.delete(username);
  /** Lets a caller sign in with another kind of token. */
  const remember = (caller: string, token: string) => tokens.set(caller, token);
  return {
    masterState,
    clock,
    fetch,
    tokens,
    tokenOf,
    forget,
    remember,
    as,
    admin: as('admin'),
    deliveries,
  };
}

/** A clock that reports whether a caller waits for it. */
type WatchedClock = Clock & { isAwaited(): boolean };

function watchedClock(clock: Clock): WatchedClock {
  let waiting = 0;
  return {
    ...clock,
    isAwaited: () => waiting > 0,
    wait: (ms, signal) => {
      waiting += 1;
      return clock.wait(ms, signal).finally(() => {
        waiting -= 1;
      });
    },
  };
}

/** A delivery to a webhook. */
export type Delivery = { path: string; headers: Headers; body: unknown };

// the receiver of the recorded deliveries, and a closed port
const receiver =
  (deliveries: Delivery[]) =>
  async (request: Request): Promise<Response> => {
    const { url, headers } = request;
    if (['1', '9'].includes(new URL(url).port)) {
      throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
    }
    deliveries.push({ path: new URL(url).pathname, headers, body: await request.json() });
    return new Response();
  };
