import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, noAnswer } from '../errors/errors';
import { poll } from './poll';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const away = () => noAnswer('getExperiment', new TypeError('fetch failed'));

/**
 * Returns the given answers in turn and repeats the last one; records the time of each request, in
 * seconds.
 */
function source(...answers: unknown[]) {
  const start = Date.now();
  const requestedAt: number[] = [];
  const read = async () => {
    const answer = answers[Math.min(requestedAt.length, answers.length - 1)];
    requestedAt.push((Date.now() - start) / 1000);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { read, requestedAt };
}

async function drain(values: AsyncIterable<unknown>) {
  const all: unknown[] = [];
  for await (const value of values) all.push(value);
  return all;
}

const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('the interval', () => {
  test('is ten seconds by default, and the value of until ends it', async () => {
    const { read, requestedAt } = source(1, 2, 3);
    const all = drain(poll(read, { until: (value) => value === 3 }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await all).toEqual([1, 2, 3]);
    expect(requestedAt).toEqual([0, 10, 20]);
  });

  test('is replaced by backoff after failures, and restored by a success', async () => {
    const errors: unknown[] = [];
    const { read, requestedAt } = source(1, away(), away(), away(), 2, 3);
    const onError = (error: unknown, failures: number) => errors.push([error, failures]);
    const all = drain(poll(read, { everyMs: 5000, until: (value) => value === 3, onError }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await all).toEqual([1, 2, 3]);
    expect(requestedAt).toEqual([0, 5, 6, 8, 12, 17]);
    expect(errors).toEqual([1, 2, 3].map((failures) => [expect.any(ApiError), failures]));
  });

  test('backs off without a limit', async () => {
    const { read, requestedAt } = source(away());
    const all = drain(poll(read, { timeoutMs: 10_000_000 }));
    const failure = failureOf(all);
    await vi.advanceTimersByTimeAsync(10_000_000);
    expect(await failure).toMatchObject({ name: 'TimeoutError' });
    expect(requestedAt.slice(0, 5)).toEqual([0, 1, 3, 7, 15]);
    expect((requestedAt.at(-1) ?? 0) - (requestedAt.at(-2) ?? 0)).toBe(600);
  });

  test('is never shorter than the master requested', async () => {
    const busy = new ApiError({
      type: 'api',
      message: 'busy',
      status: 429,
      retryAfterMs: 30_000,
    });
    const { read, requestedAt } = source(busy, 1);
    const all = drain(poll(read, { until: () => true }));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await all).toEqual([1]);
    expect(requestedAt).toEqual([0, 30]);
  });
});

describe('an end', () => {
  test('follows when onError throws', async () => {
    const failure = failureOf(
      drain(
        poll(source(away()).read, {
          onError: () => {
            throw new Error('enough');
          },
        }),
      ),
    );
    expect(await failure).toEqual(new Error('enough'));
  });

  test('follows an expired session, because a retry would not help', async () => {
    const refused = new ApiError({ type: 'auth', message: 'invalid credentials', status: 401 });
    const { read, requestedAt } = source(1, refused);
    const failure = failureOf(drain(poll(read)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toBe(refused);
    expect(requestedAt).toEqual([0, 10]);
  });

  test('follows in the tick of an abort, during a request or a wait', async () => {
    for (const afterMs of [0, 5000]) {
      const stop = new AbortController();
      const read = () => (afterMs === 0 ? new Promise(() => {}) : Promise.resolve(1));
      const failure = failureOf(drain(poll(read, { signal: stop.signal })));
      await vi.advanceTimersByTimeAsync(afterMs);
      stop.abort(new Error('stopped'));
      // no time passes here
      expect(await failure).toEqual(new Error('stopped'));
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  test('follows when the loop is left, and nothing keeps running', async () => {
    const { read, requestedAt } = source(1);
    for await (const _ of poll(read)) break;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requestedAt).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('releases a running request', async () => {
    const signals: AbortSignal[] = [];
    const endless = poll((signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const next = endless.next();
    await vi.advanceTimersByTimeAsync(0);
    await endless.return(undefined);
    expect(await next).toEqual({ done: true, value: undefined });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('in a page', () => {
  function openPage() {
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const window = new EventTarget();
    vi.stubGlobal('document', document);
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    return {
      show(visibilityState: 'hidden' | 'visible') {
        document.visibilityState = visibilityState;
        document.dispatchEvent(new Event('visibilitychange'));
      },
      online: () => window.dispatchEvent(new Event('online')),
    };
  }

  test('it pauses while hidden and polls at once when visible again', async () => {
    const page = openPage();
    const { read, requestedAt } = source(1, 2, 3);
    const all = drain(poll(read, { until: (value) => value === 3 }));
    await vi.advanceTimersByTimeAsync(12_000);
    page.show('hidden');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(requestedAt).toEqual([0, 10]);
    page.show('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(await all).toEqual([1, 2, 3]);
    expect(requestedAt).toEqual([0, 10, 3612]);
  });

  test('it slows down while hidden if an interval is given', async () => {
    const page = openPage();
    const { read, requestedAt } = source(1);
    const endless = poll(read, { hiddenMs: 60_000, timeoutMs: 200_000 });
    const failure = failureOf(drain(endless));
    page.show('hidden');
    await vi.advanceTimersByTimeAsync(200_000);
    expect(await failure).toMatchObject({ name: 'TimeoutError' });
    expect(requestedAt).toEqual([0, 60, 120, 180]);
  });

  test('it polls at once when the network is back, unless hidden', async () => {
    const page = openPage();
    const { read, requestedAt } = source(1, away(), away(), away(), away(), away(), 2);
    const all = drain(poll(read, { until: (value) => value === 2 }));
    await vi.advanceTimersByTimeAsync(27_000);
    page.online();
    await vi.advanceTimersByTimeAsync(1000);
    page.show('hidden');
    page.online();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(requestedAt).toEqual([0, 10, 11, 13, 17, 25, 27]);
    expect(await all).toEqual([1, 2]);
  });
});
