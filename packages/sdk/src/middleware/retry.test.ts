import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RetryOptions } from '../client/call';
import { isRetryable } from '../errors/errors';
import { backoffMs } from './backoff';
// imported here, because it loads on demand, which does not work with the fake clock of these tests
import './guards';
import { broken, failure, scriptedMaster, type Turn, unreached } from '../test/scripted-master';

const me: Turn = { body: { user: { id: 3, username: 'marta', admin: false, active: true } } };
const done: Turn = { body: {} };
const group = { body: { name: 'vision' } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Scripted = ReturnType<typeof scriptedMaster>;
/** Runs a call to its end: its result, and the time of each request, in ms. */
async function played(
  { client, requests }: Scripted,
  call: (to: typeof client) => PromiseLike<unknown>,
) {
  const startedAt = Date.now();
  const sentAt: number[] = [];
  const ended = Promise.resolve(call(client)).catch((error: unknown) => error);
  for (let steps = 0; steps < 30; steps++) {
    await vi.advanceTimersByTimeAsync(0);
    while (sentAt.length < requests.length) sentAt.push(Date.now() - startedAt);
    if (vi.getTimerCount() === 0) break;
    await vi.advanceTimersToNextTimerAsync();
  }
  return { end: await ended, sentAt };
}
const getMe = (client: Scripted['client']) => client.getMe();

describe('repeated failures', () => {
  test.each<[string, Turn]>([
    ['no connection', { lost: unreached }],
    ['a lost one', { lost: broken }],
    ['one lost while the answer comes', 'cut'],
    ['408', { status: 408 }],
    ['429', { status: 429 }],
    ['502', { status: 502 }],
    ['503', { status: 503 }],
    ['504', { status: 504 }],
  ])('%s', async (_, turn) => {
    const { end, sentAt } = await played(scriptedMaster([turn, me]), getMe);
    expect(end).toHaveProperty('user.id', 3);
    expect(sentAt).toEqual([0, 1000]);
  });

  test.each([400, 401, 403, 404, 409, 500, 501])('%i is not repeated', async (status) => {
    const { client, requests } = scriptedMaster([{ status }, me]);
    expect(await failure(client.getMe())).toMatchObject({
      status,
      attempts: 1,
      outcome: 'refused',
    });
    expect(requests).toHaveLength(1);
  });

  test('an answer that differs from the contract is not repeated', async () => {
    const { client, requests } = scriptedMaster([{ body: { user: 7 } }]);
    expect(await failure(client.getMe())).toMatchObject({ type: 'apiBadResponse', attempts: 1 });
    // the version of the master is read for the error
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/v1/me',
      '/api/v1/master',
    ]);
  });

  test('four attempts, each with the same body and its own headers', async () => {
    const scripted = scriptedMaster([{ lost: broken }]);
    const { end, sentAt } = await played(scripted, (client) =>
      client.killTrial({ trialId: 7 }, { headers: { 'X-Own': 'yes' } }),
    );
    expect(sentAt).toEqual([0, 1000, 3000, 7000]);
    expect(end).toMatchObject({ type: 'server', attempts: 4, cause: broken });
    const sent = scripted.requests.map(({ headers }) => headers);
    expect(sent.map((headers) => headers.get('X-Own'))).toEqual(['yes', 'yes', 'yes', 'yes']);
    const ids = sent.map((headers) => headers.get('X-Request-Id'));
    const { requestId } = end as { requestId: string };
    expect(requestId).toMatch(/^req_[a-z0-9]{10}$/);
    expect(ids).toEqual([1, 2, 3, 4].map((attempt) => `${requestId}-${attempt}`));
  });

  test('a body is sent completely each time', async () => {
    const scripted = scriptedMaster([{ status: 429 }, { status: 409 }]);
    await played(scripted, (client) => client.createGroup(group));
    const bodies = await Promise.all(scripted.requests.map((request) => request.json()));
    expect(bodies).toEqual([group.body, group.body]);
  });

  test('a stream is repeated until it begins', async () => {
    const scripted = scriptedMaster([{ status: 503 }, { status: 404 }]);
    const { end, sentAt } = await played(scripted, (client) =>
      client.trialLogs({ trialId: 1 }).next(),
    );
    expect(sentAt).toEqual([0, 1000]);
    expect(end).toMatchObject({ status: 404, attempts: 2, operation: 'trialLogs' });
  });
});

describe('waits between attempts', () => {
  const waits = async (retry: RetryOptions) => {
    const scripted = scriptedMaster([{ status: 502 }], { retry: { jitter: 0, ...retry } });
    const { sentAt } = await played(scripted, getMe);
    return sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0));
  };

  test('double from a second to ten minutes, like backoffMs', async () => {
    const expected = Array.from({ length: 12 }, (_, index) => backoffMs(index + 1));
    expect(expected.slice(8)).toEqual([256_000, 512_000, 600_000, 600_000]);
    expect(await waits({ attempts: 13 })).toEqual(expected);
  });

  test('can be set by the caller', async () => {
    expect(await waits({ attempts: 5, startMs: 10, factor: 3, capMs: 100 })).toEqual([
      10, 30, 90, 100,
    ]);
  });

  test('are up to a quarter shorter at random', async () => {
    const random = vi.spyOn(Math, 'random');
    for (const [chance, wait] of [
      [0, 1000],
      [0.5, 875],
      [1, 750],
    ] as const) {
      random.mockReturnValue(chance);
      const scripted = scriptedMaster([{ status: 502 }, me], { retry: {} });
      expect((await played(scripted, getMe)).sentAt).toEqual([0, wait]);
    }
  });

  test('are exact in a page, which sends no custom headers either', async () => {
    vi.stubGlobal('document', {});
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const scripted = scriptedMaster([{ status: 502 }, me], { retry: {} });
    expect((await played(scripted, getMe)).sentAt).toEqual([0, 1000]);
    expect([...(scripted.requests[0]?.headers.keys() ?? [])]).toEqual([]);
  });
});

describe('Retry-After', () => {
  const unavailable = (value: string): Turn => ({ status: 503, headers: { 'Retry-After': value } });

  test.each([
    ['7', 7000],
    ['0', 0],
    ['60', 60_000],
    ['soon', 1000],
  ])('%s', async (value, wait) => {
    const { sentAt } = await played(scriptedMaster([unavailable(value), me]), getMe);
    expect(sentAt).toEqual([0, wait]);
  });

  test('a date', async () => {
    vi.setSystemTime('2026-11-20T12:00:00Z');
    const date = 'Fri, 20 Nov 2026 12:00:30 GMT';
    expect((await played(scriptedMaster([unavailable(date), me]), getMe)).sentAt).toEqual([
      0, 30_000,
    ]);
    const past = 'Fri, 20 Nov 2026 11:00:00 GMT';
    expect((await played(scriptedMaster([unavailable(past), me]), getMe)).sentAt).toEqual([0, 0]);
  });

  test('more than a minute ends the call with an error that contains the time', async () => {
    const { end, sentAt } = await played(scriptedMaster([unavailable('61')]), getMe);
    expect(sentAt).toEqual([0]);
    expect(end).toMatchObject({ type: 'server', status: 503, retryAfterMs: 61_000, attempts: 1 });
  });
});

describe('by the effect of a repetition', () => {
  const unclear: Array<[string, Turn]> = [
    ['a lost connection', { lost: broken }],
    ['a lost answer', 'cut'],
    ['a proxy that lost the master', { status: 502 }],
    ['a proxy that waited too long', { status: 504 }],
    ['a master that is away', { status: 503 }],
  ];

  test.each(unclear)('%s: a call that must not happen twice may have happened', async (_, turn) => {
    const checkFirst = await played(scriptedMaster([turn]), (client) => client.createGroup(group));
    const note = { projectId: 2, body: { name: 'n', contents: '' } };
    const unsafe = await played(scriptedMaster([turn]), (client) => client.addProjectNote(note));
    for (const { end, sentAt } of [checkFirst, unsafe]) {
      expect(sentAt).toEqual([0]);
      expect(end).toMatchObject({ type: 'server', outcome: 'unknown', attempts: 1 });
      expect(end).toHaveProperty('message', expect.stringMatching(/ It may have happened\.$/));
    }
  });

  test.each(unclear)('%s: a repeatable call is sent again', async (_, turn) => {
    const idempotent = await played(scriptedMaster([turn, done]), (client) =>
      client.pauseExperiment({ experimentId: 7 }),
    );
    expect(idempotent).toEqual({ end: {}, sentAt: [0, 1000] });
  });

  test('a read has no unknown outcome', async () => {
    const { end } = await played(scriptedMaster([{ lost: broken }]), getMe);
    expect(end).toHaveProperty('message', expect.stringMatching(/^Request getMe failed: .*/));
    expect(end).not.toHaveProperty('outcome');
    expect(isRetryable(end)).toBe(true);
  });

  test.each(unclear)('%s: only a repeatable call is retryable', async (_, turn) => {
    const ends = async (
      call: (client: ReturnType<typeof scriptedMaster>['client']) => Promise<unknown>,
    ) => (await played(scriptedMaster([turn, turn, turn, turn]), call)).end;
    const body = { config: 'name: a' };
    expect(isRetryable(await ends((client) => client.createExperiment({ body })))).toBe(false);
    expect(isRetryable(await ends((client) => client.pauseExperiment({ experimentId: 7 })))).toBe(
      true,
    );
  });

  test.each<[string, Turn]>([
    ['never reached', { lost: unreached }],
    ['too many at once', { status: 429 }],
    ['told to come back', { status: 503, headers: { 'Retry-After': '1' } }],
  ])('%s: the call cannot have happened', async (_, turn) => {
    const answer = { body: { group: { groupId: 1, name: 'vision', users: [] } } };
    const { end, sentAt } = await played(scriptedMaster([turn, answer]), (client) =>
      client.createGroup(group),
    );
    expect(end).toHaveProperty('group.groupId', 1);
    expect(sentAt).toEqual([0, 1000]);
    const lost = await played(scriptedMaster([turn]), (client) => client.createGroup(group));
    expect(isRetryable(lost.end)).toBe(true);
    expect(lost.end).toMatchObject({ outcome: 'refused', attempts: 4 });
  });

  describe('conflict-if-repeated', () => {
    const archived: Turn = { status: 400, error: 'Experiment is already archived.' };
    const archive = (client: Scripted['client']) =>
      client.archiveExperiment({ experimentId: 7 }).raw();

    test('a refusal of the repetition counts as success', async () => {
      const { end } = await played(scriptedMaster([{ lost: broken }, archived]), archive);
      expect(end).toMatchObject({ data: {}, attempts: 2 });
    });

    test('but not of the first attempt, nor after one that certainly had no effect', async () => {
      for (const turns of [
        [archived],
        [{ status: 429 }, archived],
        [{ lost: unreached }, archived],
      ])
        expect((await played(scriptedMaster(turns as Turn[]), archive)).end).toMatchObject({
          status: 400,
          message: 'Experiment is already archived.',
        });
    });

    test('another refusal does not count', async () => {
      const running: Turn = { status: 400, error: 'Experiment is not in terminal state.' };
      const { end } = await played(scriptedMaster([{ lost: broken }, running]), archive);
      expect(end).toMatchObject({ status: 400, attempts: 2, outcome: 'refused' });
    });

    test('the answer is that of the first attempt', async () => {
      const notFound: Turn = { status: 404, error: "workspace '8' not found" };
      const { end } = await played(scriptedMaster(['cut', notFound]), (client) =>
        client.deleteWorkspace({ workspaceId: 8 }),
      );
      expect(end).toEqual({ completed: true });
    });

    test('a bulk answer counts by item', async () => {
      const results = [
        {
          id: 7,
          error: 'rpc error: code = FailedPrecondition desc = Experiment is already archived.',
        },
        { id: 8, error: "rpc error: code = NotFound desc = experiment '8' not found" },
      ];
      const call = (client: Scripted['client']) =>
        client.archiveExperiments({ body: { experimentIds: [7, 8] } });
      const again = await played(scriptedMaster(['cut', { body: { results } }]), call);
      expect(again.end).toEqual({ results: [{ id: 7, error: '' }, results[1]] });
      expect((await played(scriptedMaster([{ body: { results } }]), call)).end).toEqual({
        results,
      });
    });

    test('filters that no longer match', async () => {
      const nothing: Turn = {
        status: 500,
        error: 'ERROR: syntax error at or near ")" (SQLSTATE 42601)',
      };
      const { end } = await played(scriptedMaster(['cut', nothing]), (client) =>
        client.pauseExperiments({ body: { experimentIds: [], filters: { projectId: 2 } } }),
      );
      expect(end).toEqual({ results: [] });
    });
  });
});

describe('options of the caller', () => {
  test('off, for the client or the call, in either direction', async () => {
    const off = scriptedMaster([{ status: 503 }, me], { retry: 'off' });
    expect(await failure(off.client.getMe())).toMatchObject({ status: 503, attempts: 1 });
    const on = await played(scriptedMaster([{ status: 503 }, me], { retry: 'off' }), (client) =>
      client.getMe({}, { retry: { attempts: 2, jitter: 0 } }),
    );
    expect(on.sentAt).toEqual([0, 1000]);
    const once = scriptedMaster([{ status: 503 }, me]);
    expect(await failure(once.client.getMe({}, { retry: 'off' }))).toHaveProperty('attempts', 1);
  });

  test('a call only changes the options that it sets', async () => {
    const scripted = scriptedMaster([{ status: 503 }], { retry: { jitter: 0, startMs: 5 } });
    const { sentAt } = await played(scripted, (client) =>
      client.getMe({}, { retry: { attempts: 3 } }),
    );
    expect(sentAt).toEqual([0, 5, 15]);
  });

  test('when is called before each repetition', async () => {
    const when = vi.fn(({ attempt }: { attempt: number }) => attempt < 2);
    const scripted = scriptedMaster([{ status: 503 }], { retry: { jitter: 0, when } });
    expect((await played(scripted, getMe)).sentAt).toEqual([0, 1000]);
    expect(when.mock.calls.map(([input]) => input)).toEqual([
      expect.objectContaining({ attempt: 1, status: 503 }),
      expect.objectContaining({ attempt: 2, status: 503 }),
    ]);
  });

  test('an abort ends a wait at once, with its reason', async () => {
    const { client, requests } = scriptedMaster([{ status: 503 }]);
    const controller = new AbortController();
    const ended = failure(client.getMe({}, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(400);
    const reason = new Error('the page is gone');
    controller.abort(reason);
    // no timer runs
    expect(await ended).toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
    expect(requests).toHaveLength(1);
  });

  test('an abort during a request is not repeated', async () => {
    const { client, requests } = scriptedMaster(['silence']);
    const controller = new AbortController();
    const ended = failure(client.getMe({}, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await ended).toHaveProperty('name', 'AbortError');
    expect(requests).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
