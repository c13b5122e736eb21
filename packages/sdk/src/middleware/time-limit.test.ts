import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallOptions } from '../client/call';
import { type Client, createClient } from '../client/client';
import { failure, scriptedMaster } from '../test/scripted-master';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The time limit of a call to a silent master, in ms; undefined without a limit. */
async function givesUpAfter(
  call: (client: Client, options: CallOptions) => PromiseLike<unknown>,
  options: CallOptions = {},
  clientTimeoutMs?: number,
) {
  const own = clientTimeoutMs === undefined ? {} : { timeoutMs: clientTimeoutMs };
  const { client } = scriptedMaster(['silence'], { retry: 'off', ...own });
  const startedAt = Date.now();
  const controller = new AbortController();
  const ended = failure(call(client, { ...options, signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(0);
  const isLimited = vi.getTimerCount() > 0;
  if (isLimited) await vi.advanceTimersToNextTimerAsync();
  else controller.abort();
  const error = await ended;
  if (!isLimited) return undefined;
  expect(error).toMatchObject({ type: 'server', cause: { name: 'TimeoutError' } });
  return Date.now() - startedAt;
}

const getMe = (client: Client, options: CallOptions) => client.getMe({}, options);

describe('the time limit of an attempt', () => {
  test('a minute unless set for the client or the call', async () => {
    expect(await givesUpAfter(getMe)).toBe(60_000);
    expect(await givesUpAfter(getMe, {}, 5000)).toBe(5000);
    expect(await givesUpAfter(getMe, { timeoutMs: 70 }, 5000)).toBe(70);
  });

  test('for a long poll the requested time plus ten seconds', async () => {
    const poll = (timeoutSeconds: number) => (client: Client, options: CallOptions) =>
      client.allocationPreemptionSignal({ allocationId: '1.a.1', timeoutSeconds }, options);
    expect(await givesUpAfter(poll(120))).toBe(130_000);
    expect(await givesUpAfter(poll(5))).toBe(60_000);
  });

  test('for an upload the time that its size needs', async () => {
    const content = 'x'.repeat(2 ** 20);
    const file = { path: 'a', type: 48, content, mtime: '0', mode: 420, uid: 0, gid: 0 };
    const modelDefinition = [file];
    const limitMs = await givesUpAfter((client, options) =>
      client.createExperiment({ body: { config: '', modelDefinition } }, options),
    );
    expect(limitMs).toBeGreaterThan(64_000);
    expect(limitMs).toBeLessThan(65_000);
  });

  test('streams, and calls that wait for others, have no limit', async () => {
    expect(
      await givesUpAfter((client, options) => client.trialLogs({ trialId: 1 }, options).next()),
    ).toBeUndefined();
    expect(
      await givesUpAfter((client, options) =>
        client.allocationRendezvousInfo({ allocationId: '1.a.1', resourcesId: 'r' }, options),
      ),
    ).toBeUndefined();
    const endless = Number.POSITIVE_INFINITY;
    expect(await givesUpAfter(getMe, { timeoutMs: endless })).toBeUndefined();
  });
});

test('a late answer causes another attempt', async () => {
  const me = { body: { user: { id: 3, username: 'marta', admin: false, active: true } } };
  const { client, requests } = scriptedMaster(['silence', me]);
  const ended = client.getMe().raw();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await ended).toMatchObject({ attempts: 2 });
  expect(requests[0]?.signal.reason).toHaveProperty('message', 'timed out after 60 s');
  expect(vi.getTimerCount()).toBe(0);
});

describe('the global fetch', () => {
  afterEach(() => void vi.unstubAllGlobals());
  type Init = { signal: AbortSignal | null };

  /**
   * Calls with a fetch that never answers the first time, and returns the signals that it received.
   */
  async function signals(options: CallOptions = {}) {
    const seen: Array<AbortSignal | null> = [];
    vi.stubGlobal('fetch', (_: string, { signal }: Init) => {
      seen.push(signal);
      return seen.length > 1
        ? Promise.resolve(Response.json({ labels: [] }))
        : new Promise(() => {});
    });
    const client = createClient({ baseUrl: 'http://master' });
    const ended = client.getExperimentLabels({}, options).raw();
    await vi.advanceTimersByTimeAsync(70_000);
    expect(await ended).toMatchObject({ attempts: 2 });
    return seen;
  }

  test('has no signal in the first attempt, if only the limit would need it', async () => {
    expect(await signals()).toEqual([null, expect.any(AbortSignal)]);
  });

  test('has one for a limit or a signal of the caller, and in a page', async () => {
    const cases: CallOptions[] = [{ timeoutMs: 5000 }, { signal: new AbortController().signal }];
    for (const options of cases)
      expect(await signals(options)).toEqual([expect.any(AbortSignal), expect.any(AbortSignal)]);
    vi.stubGlobal('document', {});
    expect(await signals()).toEqual([expect.any(AbortSignal), expect.any(AbortSignal)]);
  });
});

test('the answer can be read repeatedly, by any middleware', async () => {
  const seen: unknown[] = [];
  const { client } = scriptedMaster([{ body: { labels: ['a'] } }], {
    middleware: [
      async (request, next) => {
        const response = await next(request);
        seen.push(await response.json(), await response.clone().text(), await response.text());
        return response;
      },
    ],
  });
  expect(await client.getExperimentLabels()).toEqual({ labels: ['a'] });
  expect(seen).toEqual([{ labels: ['a'] }, '{"labels":["a"]}', '{"labels":["a"]}']);
});
