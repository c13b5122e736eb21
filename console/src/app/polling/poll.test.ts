import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { detailPollMs, useFollowedLog } from './followed-log';
import { pollIf, pollWhile } from './poll';
import { setPollingPaused } from './polling-pause';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Polls a query whose answers the test controls, and counts the requests. */
function poll({ isUnreachable = false } = {}) {
  const master = { requestCount: 0, isUnreachable, isLive: true };
  const queryClient = new QueryClient();
  queryClient.mount();
  const observer = new QueryObserver(queryClient, {
    queryKey: ['thing'],
    queryFn: async () => {
      master.requestCount += 1;
      if (master.isUnreachable) throw new Error('away');
      return { isLive: master.isLive };
    },
    retry: false,
    refetchInterval: pollWhile((entity: { isLive: boolean }) => entity.isLive, {
      liveMs: detailPollMs,
    }),
  });
  const stop = observer.subscribe(() => {});
  onTestFinished(() => {
    stop();
    queryClient.unmount();
    queryClient.clear();
  });
  return { master, queryClient, observer };
}

test('live data is requested every five seconds, settled data every fifteen', async () => {
  const { master } = poll();
  await vi.advanceTimersByTimeAsync(10_100);
  expect(master.requestCount).toBe(3);
  master.isLive = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(master.requestCount).toBe(4);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(master.requestCount).toBe(4);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(master.requestCount).toBe(5);
});

test('a trial beside its followed log is requested every twenty seconds, until the log is left', async () => {
  const { unmount } = renderHook(() => useFollowedLog(true));
  const { master } = poll();
  await vi.advanceTimersByTimeAsync(40_100);
  expect(master.requestCount).toBe(3);
  unmount();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(master.requestCount).toBe(4);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(master.requestCount).toBe(6);
});

test('failures slow it down, keep the data, and an answer ends them', async () => {
  const { master, observer } = poll();
  await vi.advanceTimersByTimeAsync(100);
  master.isUnreachable = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(master.requestCount).toBe(2);
  // after 1 s, 2 s and 4 s
  await vi.advanceTimersByTimeAsync(7_100);
  expect(master.requestCount).toBe(5);
  expect(observer.getCurrentResult().data).toEqual({ isLive: true });
  master.isUnreachable = false;
  await vi.advanceTimersByTimeAsync(8_000);
  expect(master.requestCount).toBe(6);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(master.requestCount).toBe(7);
});

test('a query without an answer backs off too, up to every ten minutes', async () => {
  const { master } = poll({ isUnreachable: true });
  // at once, and after 1 s, 2 s, 4 s … 512 s
  await vi.advanceTimersByTimeAsync(1_023_100);
  expect(master.requestCount).toBe(11);
  await vi.advanceTimersByTimeAsync(1_200_000);
  expect(master.requestCount).toBe(13);
  master.isUnreachable = false;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(master.requestCount).toBe(14);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(master.requestCount).toBe(15);
});

test('a pause stops every poll, and its end requests at once', async () => {
  const { master, queryClient } = poll();
  await vi.advanceTimersByTimeAsync(100);
  setPollingPaused(queryClient, true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(master.requestCount).toBe(1);
  setPollingPaused(queryClient, false);
  await vi.advanceTimersByTimeAsync(100);
  expect(master.requestCount).toBe(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(master.requestCount).toBe(3);
});

test('a hidden page requests nothing', async () => {
  const { master } = poll();
  await vi.advanceTimersByTimeAsync(100);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(master.requestCount).toBe(1);
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(100);
  expect(master.requestCount).toBe(2);
});

/** Shows a query that is polled while it is live, and counts its requests. */
function pollLive() {
  const counted = { requests: 0 };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const optionsOf = (isLive: boolean) => ({
    queryKey: ['curve'],
    queryFn: async () => {
      counted.requests += 1;
      return counted.requests;
    },
    ...pollIf(isLive, 5_000),
  });
  const observer = new QueryObserver<number>(queryClient, { queryKey: ['curve'], enabled: false });
  const show = (isLive: boolean) => {
    observer.setOptions({ ...optionsOf(isLive), enabled: true });
    return observer.subscribe(() => {});
  };
  onTestFinished(() => {
    observer.destroy();
    queryClient.clear();
  });
  return { counted, queryClient, observer, optionsOf, show };
}

test('data that ends is requested once more, and then kept', async () => {
  const { counted, observer, optionsOf, show } = pollLive();
  const hide = show(true);
  await vi.advanceTimersByTimeAsync(5_100);
  expect(counted.requests).toBe(2);
  observer.setOptions(optionsOf(false));
  await vi.advanceTimersByTimeAsync(1_100);
  expect(counted.requests).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  hide();
  show(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(counted.requests).toBe(3);
});

test('an answer that was requested before the end was known is not the last', async () => {
  const { counted, queryClient, optionsOf, show } = pollLive();
  await queryClient.prefetchQuery(optionsOf(true));
  show(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(counted.requests).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(counted.requests).toBe(2);
});

test('data that had ended before its first request is requested once', async () => {
  const { counted, queryClient, optionsOf, show } = pollLive();
  await queryClient.prefetchQuery(optionsOf(false));
  show(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(counted.requests).toBe(1);
});
