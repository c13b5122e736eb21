import { QueryObserver } from '@tanstack/react-query';
import { ApiError } from '@trainyard/sdk/calls';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setPollingPaused } from '~/app/polling/polling-pause';
import { createQueryClient } from './query-client';

const titles = () => toastStore.getSnapshot().map(({ title }) => title);
const away = () => new ApiError({ type: 'server', status: 502, message: 'connection refused' });
const bad = () => new ApiError({ type: 'apiBadResponse', message: 'experiments.0.id: no number' });

/** Two queries with data that are requested again, as polls do. */
function heldQuery(failure: () => Error) {
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  let isFailing = true;
  const fetchQuery = (name: string) =>
    queryClient
      .fetchQuery({
        queryKey: [name],
        queryFn: async () => {
          if (isFailing) throw failure();
          return name;
        },
        staleTime: 0,
        meta: { errorMessage: `Unable to fetch ${name}.` },
      })
      .catch(() => null);
  for (const name of ['experiments', 'users']) queryClient.setQueryData([name], 'before');
  return { fetchQuery, recover: () => (isFailing = false) };
}

test('an unreachable master is left to the banner', async () => {
  const { fetchQuery } = heldQuery(away);
  await fetchQuery('experiments');
  await fetchQuery('users');
  expect(titles()).toEqual([]);
});

test('an unreadable answer is reported until the toast is closed', async () => {
  const { fetchQuery, recover } = heldQuery(bad);
  await fetchQuery('experiments');
  await fetchQuery('experiments');
  expect(titles()).toEqual(['Unable to fetch experiments.']);
  recover();
  await fetchQuery('users');
  expect(titles()).toEqual(['Unable to fetch experiments.']);
});

test('one outage is one toast, for any number of failed polls', async () => {
  const { fetchQuery } = heldQuery(
    () => new ApiError({ type: 'api', status: 500, message: 'no database' }),
  );
  await Promise.all([fetchQuery('experiments'), fetchQuery('users')]);
  expect(titles()).toHaveLength(1);
});

test('a refused poll is no longer reported once it is answered', async () => {
  const { fetchQuery, recover } = heldQuery(
    () => new ApiError({ type: 'api', status: 429, message: 'slow down' }),
  );
  await fetchQuery('experiments');
  await fetchQuery('users');
  expect(titles()).toEqual(['Unable to fetch users.']);
  recover();
  await fetchQuery('experiments');
  expect(titles()).toEqual(['Unable to fetch users.']);
  await fetchQuery('users');
  expect(titles()).toEqual([]);
});

test('a query without data is left to its page', async () => {
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  const queryFn = () => Promise.reject(bad());
  await queryClient.fetchQuery({ queryKey: ['new'], queryFn }).catch(() => null);
  expect(titles()).toEqual([]);
});

test('a failure without its own sentence is left to its caller', async () => {
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  queryClient.setQueryData(['held'], 'before');
  const queryFn = () => Promise.reject(bad());
  await queryClient.fetchQuery({ queryKey: ['held'], queryFn, staleTime: 0 }).catch(() => null);
  const mutations = queryClient.getMutationCache();
  const mutationFn = () => Promise.reject(bad());
  const run = (options: { meta?: { errorMessage: string } }) =>
    mutations
      .build(queryClient, { mutationFn, retry: false, ...options })
      .execute(undefined)
      .catch(() => null);
  await run({});
  expect(titles()).toEqual([]);
  await run({ meta: { errorMessage: 'Unable to save.' } });
  expect(titles()).toEqual(['Unable to save.']);
});

test('a query whose request was dropped is sent again when the network is back, unless paused', async () => {
  const queryClient = createQueryClient();
  queryClient.mount();
  let requestCount = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: ['experiments'],
    queryFn: () => {
      requestCount += 1;
      throw away();
    },
  });
  const stop = observer.subscribe(() => {});
  onTestFinished(() => {
    stop();
    queryClient.unmount();
    queryClient.clear();
  });
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  const reconnect = () => {
    for (const name of ['offline', 'online']) dispatchEvent(new Event(name));
  };
  reconnect();
  await vi.waitFor(() => expect(observer.getCurrentResult().errorUpdateCount).toBe(2));
  setPollingPaused(queryClient, true);
  onTestFinished(() => setPollingPaused(queryClient, false));
  reconnect();
  expect(requestCount).toBe(2);
});

test('a refused query is sent by the page that its loader opens only after a mutation', async () => {
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  const queryFn = vi.fn(() =>
    Promise.reject(new ApiError({ type: 'api', status: 403, message: 'not yours' })),
  );
  const query = { queryKey: ['experiment'], queryFn };
  await queryClient.prefetchQuery(query);
  const open = () => {
    const observer = new QueryObserver(queryClient, query);
    observer.subscribe(() => {})();
    return observer.getCurrentResult().error?.message;
  };
  expect(open()).toBe('not yours');
  expect(queryFn).toHaveBeenCalledTimes(1);
  await queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: async () => {} })
    .execute(undefined);
  open();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('a toast reports a write that is tried again until it ends', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  let isFailing = true;
  const mutationFn = async () => {
    if (isFailing) throw away();
  };
  const cache = queryClient.getMutationCache();
  const quiet = cache
    .build(queryClient, { mutationFn, meta: { isSilent: true } })
    .execute(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(titles()).toEqual([]);
  const saved = cache.build(queryClient, { mutationFn }).execute(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(toastStore.getSnapshot()).toMatchObject([
    { title: 'The master does not answer.', description: 'Trying again...', isSticky: true },
  ]);
  isFailing = false;
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all([quiet, saved]);
  expect(titles()).toEqual([]);
});

test('a write that is given up no longer says that it is tried again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  const mutationFn = () => Promise.reject(away());
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn });
  const failure = mutation.execute(undefined).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(titles()).toEqual(['The master does not answer.']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await failure).toBeInstanceOf(Error);
  expect(titles()).toEqual([]);
});
