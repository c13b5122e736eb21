import {
  dehydrate,
  hashKey,
  hydrate,
  isCancelledError,
  MutationObserver,
  type QueryClient,
  type QueryKey,
  QueryObserver,
} from '@tanstack/query-core';
import { beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import * as calls from '../src/calls';
import { registeredCheckpoints } from '../src/flows';
import { createClient, credentials, targeted } from '../src/index';
import {
  call,
  changesOf,
  composedQuery,
  createQueries,
  invalidateChanges,
  keyOf,
  mutation,
  pagedQuery,
  query,
  showsOf,
  streamedQuery,
  tagsOf,
  untilTerminal,
} from '../src/query';
import { getAccessTokens, searchRuns } from '../src/v038';
import { baseUrl, openMasters, openQueryClient } from './query-masters';

const { sandbox, newer, client, client038, requests, first } = await openMasters();

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = openQueryClient();
});

describe('a query', () => {
  test('has the id and the arguments in its key, and the decoded answer as data', async () => {
    const options = query(client, calls.getExperiment, { experimentId: first });
    expect(options.queryKey).toEqual(['getExperiment', { experimentId: first }]);
    const { experiment } = await queryClient.fetchQuery(options);
    expect(experiment.id).toBe(first);
    expect(queryClient.getQueryData(options.queryKey)?.experiment).toBe(experiment);
    expect(query(client, calls.getMe).queryKey).toEqual(query(client, calls.getMe, {}).queryKey);
  });

  test('is aborted with its call', async () => {
    const signals: AbortSignal[] = [];
    const silent = calls.createTransport({
      baseUrl,
      fetch: ({ signal }) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    });
    const options = query(silent, calls.getExperiment, { experimentId: first });
    const loading = queryClient.fetchQuery(options).catch(isCancelledError);
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    await queryClient.cancelQueries();
    expect(await loading).toBe(true);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('fails as its call does', async () => {
    const options = query(client, calls.getExperiment, { experimentId: 999_999 });
    await expect(queryClient.fetchQuery(options)).rejects.toMatchObject({ status: 404 });
  });

  test('passes options to its call', async () => {
    const headers = { 'X-Test': 'yes' };
    await queryClient.fetchQuery(query(client, calls.getMe, {}, { headers }));
    expect(requests.map((request) => request.headers.get('X-Test'))).toEqual(['yes']);
  });

  test('takes a client of createClient and calls of a 0.38.1 master', async () => {
    const auth = credentials({ username: 'admin', password: '' });
    const options = { baseUrl, auth, fetch: newer.fetch, target: '0.38.1' as const };
    const whole = createClient(options);
    for (const each of [whole, client038]) {
      const runs = query(each, searchRuns, { body: { limit: 3 } });
      expect((await queryClient.fetchQuery(runs)).runs).toHaveLength(3);
      queryClient.clear();
    }
  });

  test('is made by bound calls', async () => {
    const q = createQueries(client, calls);
    const options = q.getExperiment({ experimentId: first });
    expect(options.queryKey).toEqual(['getExperiment', { experimentId: first }]);
    expect((await queryClient.fetchQuery(options)).experiment.id).toBe(first);
    const small = createQueries(client038, { getAccessTokens });
    expect(Object.keys(small)).toEqual(['getAccessTokens']);
    expect((await queryClient.fetchQuery(small.getAccessTokens())).tokenInfo).toBeInstanceOf(Array);
  });

  test('is refused for a function that makes no call', () => {
    expect(() => query(client, async () => 1)).toThrow('Not a function of @trainyard/sdk/calls');
  });
});

describe('clients with a scope in one cache (sdk-cli Q2)', () => {
  const scoped = (scope: string, { fetch }: typeof sandbox) =>
    calls.createTransport({ baseUrl, scope, fetch });

  test('have keys of their own, in every kind of query', () => {
    const [one, other] = [scoped('one', sandbox), scoped('other', newer)];
    const keysOf = (each: calls.Caller) => [
      query(each, calls.getMe).queryKey,
      createQueries(each, calls).getMe().queryKey,
      pagedQuery(each, calls.getUsers, { limit: 2 }).queryKey,
      streamedQuery(each, calls.trialLogs, { trialId: 7 }).queryKey,
      composedQuery(each, 'summary', {}, () => calls.getMe(each)).queryKey,
    ];
    const [ofOne, ofOther, ofNone] = [one, other, client].map((each) => keysOf(each).map(hashKey));
    expect(new Set([...(ofOne ?? []), ...(ofOther ?? []), ...(ofNone ?? [])]).size).toBe(3 * 4);
    expect(keysOf(targeted(one, '0.38.1')).map(hashKey)).toEqual(ofOne);
    expect(query(client, calls.getMe).queryKey).toEqual(['getMe', {}]);
  });

  test('are answered by their own masters, and found by their keys', async () => {
    const [one, other] = [sandbox, newer].map((each, index) => scoped(`master ${index}`, each));
    if (!one || !other) throw new Error('Two clients needed');
    const versions = [];
    for (const each of [one, other])
      versions.push((await queryClient.fetchQuery(query(each, calls.getMaster))).version);
    expect(versions).toEqual(['0.23.4', '0.38.1']);
    queryClient.setQueryData(pagedQuery(one, calls.getUsers).queryKey, undefined);
    const foundBy = (queryKey: QueryKey) => queryClient.getQueriesData({ queryKey }).length;
    expect(foundBy(keyOf(calls.getMaster))).toBe(2);
    expect(foundBy(keyOf(calls.getMaster, {}, one))).toBe(1);
    expect(foundBy(keyOf(calls.getMaster, undefined, other))).toBe(1);
    expect(foundBy(keyOf('getMaster', undefined, one))).toBe(1);
  });
});

describe('a failed query is sent again (sdk-cli Q5)', () => {
  /** Counts the requests of a query whose master answers with a status. */
  async function requestsFor(
    status: number,
    open: (fetch: (request: Request) => Promise<Response>) => calls.Caller,
    callOptions?: calls.CallOptions,
  ) {
    let count = 0;
    const failing = open(async () => {
      count += 1;
      return Response.json({ error: { error: 'no' } }, { status });
    });
    const single = query(failing, calls.getMe, {}, callOptions);
    const options = { ...single, retryDelay: 0 };
    await expect(queryClient.fetchQuery(options)).rejects.toMatchObject({ status });
    return count;
  }
  const transport = (fetch: (request: Request) => Promise<Response>) =>
    calls.createTransport({ baseUrl, fetch });
  const whole =
    (retry: 'off' | { attempts: number; startMs: number }) =>
    (fetch: (request: Request) => Promise<Response>) =>
      createClient({ baseUrl, fetch, retry });

  test.each([
    ['through a transport up to four times', 503, transport, undefined, 4],
    ['never after a final refusal', 404, transport, undefined, 1],
    ['never for a call without retries', 503, transport, { retry: 'off' as const }, 1],
    [
      'by the client alone that repeats itself',
      503,
      whole({ attempts: 2, startMs: 1 }),
      undefined,
      2,
    ],
    ['in place of a client that does not', 503, whole('off'), undefined, 4],
  ])('%s', async (_name, status, open, options, expected) => {
    expect(await requestsFor(status, open, options)).toBe(expected);
  });

  test('a write only where it cannot have happened', async () => {
    const counts: number[] = [];
    for (const status of [502, 429]) {
      let count = 0;
      const failing = transport(async () => {
        count += 1;
        return new Response('', { status });
      });
      const options = { ...mutation(failing, calls.createExperiment), retryDelay: 0 };
      const observer = new MutationObserver(queryClient, options);
      await expect(observer.mutate({ body: { config: '' } })).rejects.toMatchObject({ status });
      counts.push(count);
    }
    expect(counts).toEqual([1, 4]);
  });
});

describe('a composed query', () => {
  const experimentId = first;
  const summary = () =>
    composedQuery(client, 'summary', { experimentId }, async (caller) => {
      const { experiment } = await calls.getExperiment(caller, { experimentId });
      const { webhooks } = await calls.getWebhooks(caller);
      return { name: experiment.name, webhooks: webhooks.length };
    });

  test('has its name and its arguments in its key, and the result as data', async () => {
    const { queryKey } = summary();
    expect(queryKey).toEqual(['summary', { experimentId }]);
    expect(keyOf('summary', { experimentId })).toEqual(queryKey);
    const { name } = await queryClient.fetchQuery(summary());
    expect(queryClient.getQueryData(queryKey)?.name).toBe(name);
    expectTypeOf(name).toEqualTypeOf<string>();
  });

  test('shows what its calls show, also those of a flow and under a former name', async () => {
    const other = composedQuery(client, 'other', {}, async (caller) => [
      await calls.getWorkspace(caller, { id: 1 }),
      await registeredCheckpoints(caller),
    ]);
    await queryClient.fetchQuery(summary());
    await queryClient.fetchQuery(other);
    const tagsShown = ({ queryKey }: { queryKey: QueryKey }) => {
      const query = queryClient.getQueryCache().find({ queryKey });
      return query && tagsOf(query);
    };
    const { tags } = showsOf(call(calls.getExperiment, { experimentId }), calls.getWebhooks);
    expect(tagsShown(summary())).toEqual(tags);
    expect(tagsShown(other)).toEqual(expect.arrayContaining(['workspace 1', 'model']));
  });

  test('is refreshed by a change of any of it, and by no other', async () => {
    const isStale = () => queryClient.getQueryState(summary().queryKey)?.isInvalidated;
    await queryClient.fetchQuery(summary());
    await invalidateChanges(queryClient, ['model', 'webhook 7', `experiment ${experimentId + 1}`]);
    expect(isStale()).toBe(true);
    await queryClient.refetchQueries(summary());
    await invalidateChanges(queryClient, ['model', `experiment ${experimentId + 1}`]);
    expect(isStale()).toBe(false);
    await invalidateChanges(queryClient, ['experiment']);
    expect(isStale()).toBe(true);
  });

  test('shows what its former answer shows until it has another', async () => {
    let fails = false;
    const options = composedQuery(client, 'failing', {}, async (caller) => {
      if (fails) throw new Error('no answer');
      return calls.getWebhooks(caller);
    });
    await queryClient.fetchQuery(options);
    fails = true;
    await expect(queryClient.fetchQuery({ ...options, staleTime: 0 })).rejects.toThrow();
    await invalidateChanges(queryClient, ['webhook']);
    expect(queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  });

  test('that was hydrated is refreshed by any change until it is read here (sdk-cli Q3)', async () => {
    await queryClient.fetchQuery(summary());
    const stored = JSON.parse(JSON.stringify(dehydrate(queryClient)));
    queryClient.clear();
    hydrate(queryClient, stored);
    const { queryKey } = summary();
    const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated;
    const stop = new QueryObserver(queryClient, { ...summary(), enabled: false }).subscribe(
      () => {},
    );
    expect(isStale()).toBe(false);
    await invalidateChanges(queryClient, [`experiment ${experimentId}`]);
    expect(isStale()).toBe(true);
    stop();
    await queryClient.fetchQuery(summary());
    await invalidateChanges(queryClient, ['model']);
    expect(isStale()).toBe(false);
  });

  test('with tags of its own shows nothing else', async () => {
    const read = () => calls.getWebhooks(client);
    const options = composedQuery(client, 'fixed', {}, read, { tags: [] });
    await queryClient.fetchQuery(options);
    await invalidateChanges(queryClient, ['webhook']);
    expect(queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(false);
  });

  test('stops its calls and streams when it is canceled', async () => {
    const signals: AbortSignal[] = [];
    const silent = calls.createTransport({
      baseUrl,
      fetch: ({ signal }) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    });
    const options = composedQuery(silent, 'slow', {}, (caller) =>
      Promise.all([calls.getMe(caller), calls.trialLogs(caller, { trialId: 1 }).next()]),
    );
    const loading = queryClient.fetchQuery(options).catch(isCancelledError);
    await vi.waitFor(() => expect(signals).toHaveLength(2));
    await queryClient.cancelQueries();
    expect(await loading).toBe(true);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});

test('a key of a call finds its queries, of one of its arguments or of all', async () => {
  const { experiment } = await queryClient.fetchQuery(
    query(client, calls.getExperiment, { experimentId: first }),
  );
  const foundBy = (queryKey: QueryKey) => queryClient.getQueriesData({ queryKey }).length;
  expect(experiment.id).toBe(first);
  expect(foundBy(keyOf(calls.getExperiment))).toBe(1);
  expect(foundBy(keyOf(calls.getExperiment, { experimentId: first }))).toBe(1);
  expect(foundBy(keyOf(calls.getExperiment, { experimentId: first + 1 }))).toBe(0);
  expect(keyOf(calls.getWorkspace, { id: 2 })).toEqual(['getWorkspace', { workspaceId: 2 }]);
});

test('composed queries and mutations have the tags of all their calls', () => {
  const shows = showsOf(call(calls.getExperiment, { experimentId: 7 }), calls.getWebhooks);
  expect(shows).toEqual({
    tags: [
      ...(query(client, calls.getExperiment, { experimentId: 7 }).meta.tags ?? []),
      ...(query(client, calls.getWebhooks).meta.tags ?? []),
    ],
  });
  expect(changesOf(calls.deleteWebhook, calls.deleteWebhook)).toEqual({ changes: ['webhook'] });
});

describe('a query that is polled until its end', () => {
  const everyMs = 5_000;
  const next = (data: unknown) => untilTerminal(everyMs)({ state: { data } });

  test.each([
    ['an experiment at work', { experiment: { state: 'STATE_RUNNING' } }, everyMs],
    ['a paused experiment', { experiment: { state: 'STATE_PAUSED' } }, everyMs],
    ['an experiment that ended', { experiment: { state: 'STATE_COMPLETED' } }, false],
    ['a trial that failed', { trial: { state: 'STATE_ERROR' }, workloads: [] }, false],
    ['a task that ended', { command: { state: 'STATE_TERMINATED' }, config: {} }, false],
    [
      'a list with one at work',
      { trials: [{ state: 'STATE_ERROR' }, { state: 'STATE_QUEUED' }] },
      everyMs,
    ],
    [
      'a list of ended ones',
      { trials: [{ state: 'STATE_ERROR' }, { state: 'STATE_CANCELED' }] },
      false,
    ],
    ['an answer without a state', { webhooks: [] }, everyMs],
    ['no answer yet', undefined, everyMs],
  ])('%s', (_name, data, expected) => expect(next(data)).toBe(expected));

  test('answers of the master are read', async () => {
    const paused = await calls.getExperiment(client, { experimentId: first });
    const { experiments: ended } = await calls.getExperiments(client, {
      states: ['STATE_COMPLETED'],
      limit: 1,
    });
    const over = await calls.getExperiment(client, { experimentId: ended[0]?.id ?? 0 });
    expect([next(paused), next(over)]).toEqual([everyMs, false]);
  });
});
