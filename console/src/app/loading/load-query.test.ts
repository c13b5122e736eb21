import { QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '@trainyard/sdk/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { staleMs } from '~/app/polling/polling-intervals';
import { loadInTime, loadQuery, prefetchAll } from './load-query';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether `loadInTime` has returned after a number of milliseconds. */
async function isOverAfter(ms: number, ...parts: Promise<unknown>[]): Promise<boolean> {
  let isOver = false;
  void loadInTime(...parts).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return isOver;
}

/** by the fake clock */
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a page waits for all parts that decide where others are', async () => {
  expect(await isOverAfter(0)).toBe(true);
  expect(await isOverAfter(299, after(100), after(300))).toBe(false);
  expect(await isOverAfter(300, after(100), after(300))).toBe(true);
});

test('a page does not wait for a slow part longer than half a second', async () => {
  expect(await isOverAfter(499, after(60_000))).toBe(false);
  expect(await isOverAfter(500, after(60_000))).toBe(true);
});

test('a part that fails does not fail the page, which shows the failure itself', async () => {
  const failed = Promise.reject(new Error('refused'));
  expect(await isOverAfter(199, failed, after(200))).toBe(false);
  expect(await isOverAfter(200, failed, after(200))).toBe(true);
});

const refusal = () => new ApiError({ type: 'api', status: 403, message: 'not yours' });
const unreachable = () => new ApiError({ type: 'server', message: 'away' });
const internal = () => new ApiError({ type: 'api', status: 500, message: 'no database' });

/** A query whose first requests fail, one after another. */
function failing(...failures: Error[]) {
  const request = vi.fn(async () => {
    const failure = failures[request.mock.calls.length - 1];
    if (failure) throw failure;
    return 'there';
  });
  return { request, query: queryOptions({ queryKey: ['trial'], queryFn: request }) };
}

test('a refused first request is not sent again by the loader, until some seconds later', async () => {
  const { request, query } = failing(refusal());
  const queryClient = new QueryClient();
  await prefetchAll(queryClient, [query]);
  await vi.advanceTimersByTimeAsync(0);
  await expect(loadQuery(queryClient, query)).rejects.toThrow('not yours');
  await prefetchAll(queryClient, [query]);
  expect(request).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + staleMs.refusal);
  expect(await loadQuery(queryClient, query)).toBe('there');
});

/** longer than all waits between the tries of a request */
const retriesMs = 60_000;

test('an internal error of the master is not shown while the loader tries again', async () => {
  const { request, query } = failing(internal());
  const queryClient = new QueryClient();
  await prefetchAll(queryClient, [query]);
  const loaded = loadQuery(queryClient, query);
  await vi.advanceTimersByTimeAsync(retriesMs);
  expect(await loaded).toBe('there');
  expect(request).toHaveBeenCalledTimes(2);
});

test('a loader that joins a query run ahead waits for its retries of an unreachable master', async () => {
  const { request, query } = failing(unreachable(), unreachable());
  const queryClient = new QueryClient();
  await prefetchAll(queryClient, [query]);
  const loaded = loadQuery(queryClient, query);
  await vi.advanceTimersByTimeAsync(retriesMs);
  expect(await loaded).toBe('there');
  expect(request).toHaveBeenCalledTimes(3);
});
