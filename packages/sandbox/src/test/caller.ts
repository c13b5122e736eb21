import { manualClock } from '../clock';
import { dispatch } from '../dispatch';
import type { CourierOptions } from '../webhooks/courier';
import { createWorld } from '../world';

/** When a test's sandbox begins. */
export const testStart = Date.parse('2026-11-20T09:00:00Z');

export type Answered = { status: number; body: unknown; text: string; headers: Headers };

/** Sends one request as somebody; the path is taken under `/api/v1`. */
export type Call = (method: string, path: string, body?: unknown) => Promise<Answered>;

/** A master on a clock that stands still, people to ask it, and its state to prepare. */
export async function createTestMaster(
  scenario: 'demo' | 'empty' | 'rbac' = 'empty',
  options: { rbac?: boolean; webhooks?: Partial<CourierOptions> } = {},
) {
  const clock = manualClock(testStart);
  const world = createWorld({ seed: 1, scenario, clock, ...options });
  const fetch = (request: Request) => dispatch(world, request);

  const callWith =
    (headers: Record<string, string>): Call =>
    async (method, path, body) => {
      const text =
        typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body);
      const url = `http://master${path.startsWith('/') ? `/api/v1${path}` : path}`;
      return read(await fetch(new Request(url, { method, headers, body: text })));
    };

  const anyone = callWith({});
  const tokenOf = async (username: string, password = '') => {
    const { body } = await anyone('POST', '/auth/login', { username, password });
    return tokenIn(body);
  };
  const signIn = async (username: string) =>
    callWith({ authorization: `Bearer ${await tokenOf(username)}` });

  return { world, fetch, clock, anyone, callWith, tokenOf, signIn, admin: await signIn('admin') };
}

export type TestMaster = Awaited<ReturnType<typeof createTestMaster>>;

async function read(response: Response): Promise<Answered> {
  const text = await response.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, body, text, headers: response.headers };
}

function tokenIn(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'token' in body) return String(body.token);
  throw new Error(`no token in ${JSON.stringify(body)}`);
}

/** The one-line form refusals are compared in: `404 5 experiment '7' not found`. */
export function refusal({ status, body }: Answered): string {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  if (typeof error !== 'object' || error === null) return `${status} ${JSON.stringify(body)}`;
  const code = 'code' in error ? error.code : 'grpcCode' in error ? error.grpcCode : '';
  const text = 'error' in error ? error.error : 'message' in error ? error.message : '';
  return `${status} ${code} ${text}`;
}
