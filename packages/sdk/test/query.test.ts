import {
  dehydrate,
  type FetchQueryOptions,
  hashKey,
  hydrate,
  isCancelledError,
  MutationCache,
  MutationObserver,
  QueryClient,
  type QueryKey,
  QueryObserver,
} from '@tanstack/query-core';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import {
  afterAll,
  beforeEach,
  describe,
  expect,
  expectTypeOf,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import * as calls from '../src/calls';
import { registeredCheckpoints } from '../src/flows';
import { createClient, credentials, targeted } from '../src/index';
import {
  call,
  changesOf,
  composedMutation,
  composedQuery,
  createQueries,
  invalidateAfterMutation,
  invalidateChanges,
  invalidateInBackground,
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

const clock = manualClock(Date.parse('2026-11-20T09:00:00Z'));
const sandbox = createSandbox({ clock });
const newer = createSandbox({ clock, release: release038 });
afterAll(() => {
  for (const each of [sandbox, newer]) each.close();
});
const baseUrl = 'http://master';
let requests: Request[] = [];

async function signedIn({ fetch }: typeof sandbox) {
  const body = { username: 'admin', password: '' };
  const { token } = await calls.login(calls.createTransport({ baseUrl, fetch }), { body });
  return calls.createTransport({
    baseUrl,
    auth: token,
    fetch: (request) => {
      requests.push(request);
      return fetch(request);
    },
  });
}
const client = await signedIn(sandbox);
const client038 = targeted(await signedIn(newer), '0.38.1');

let queryClient: QueryClient;
beforeEach(() => {
  requests = [];
  queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
    mutationCache: new MutationCache({ onSettled: invalidateAfterMutation }),
  });
  onTestFinished(() => queryClient.clear());
});

const { experiments } = await calls.getExperiments(client, { states: ['STATE_PAUSED'], limit: 2 });
const [first, second] = experiments.map(({ id }) => id);
if (first === undefined || second === undefined) throw new Error('Two paused experiments needed');

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

describe('a mutation', () => {
  /** The requests since the queries were loaded. */
  const sent = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

  async function watch(...options: Array<FetchQueryOptions<unknown, calls.ApiError>>) {
    for (const each of options) {
      const stop = new QueryObserver(queryClient, each).subscribe(() => {});
      onTestFinished(stop);
      await queryClient.ensureQueryData(each);
    }
    requests = [];
  }

  test('sends its variables and names what it changes', async () => {
    const options = mutation(client, calls.pauseExperiment);
    expect(options.mutationKey).toEqual(['pauseExperiment']);
    await new MutationObserver(queryClient, options).mutate({ experimentId: first });
    expect(sent()).toEqual([`POST /api/v1/experiments/${first}/pause`]);
  });

  test('refreshes the queries that show what it changes, and no others', async () => {
    const ended = await calls.getExperiments(client, { states: ['STATE_COMPLETED'], limit: 1 });
    const experimentId = ended.experiments[0]?.id ?? 0;
    await watch(
      query(client, calls.getExperiment, { experimentId }),
      query(client, calls.getExperiment, { experimentId: first }),
      query(client, calls.getExperimentLabels),
      query(client, calls.getWebhooks),
      {
        queryKey: ['composed'],
        queryFn: async () => (await calls.getMe(client)).user.id,
        meta: showsOf(calls.getWebhooks, call(calls.getExperiment, { experimentId })),
      },
      { queryKey: ['untagged'], queryFn: () => calls.getTemplates(client) },
    );
    const archive = new MutationObserver(queryClient, mutation(client, calls.archiveExperiment));
    await archive.mutate({ experimentId });
    expect(sent().sort()).toEqual([
      `GET /api/v1/experiments/${experimentId}`,
      'GET /api/v1/me',
      `POST /api/v1/experiments/${experimentId}/archive`,
    ]);
    const { queryKey } = query(client, calls.getExperiment, { experimentId });
    expect(queryClient.getQueryData(queryKey)?.experiment.archived).toBe(true);
  });

  test('marks queries that nothing uses as stale, without requests', async () => {
    const options = { ...query(client, calls.getMe), meta: { tags: ['user'] } };
    await queryClient.fetchQuery(options);
    requests = [];
    await invalidateChanges(queryClient, ['user 3']);
    expect(requests).toEqual([]);
    expect(queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  });

  test('does not ask again for what it has deleted', async () => {
    const name = 'deleted template';
    const body = { name, config: {}, workspaceId: 0 };
    await calls.postTemplate(client, { templateName: name, body });
    const one = query(client, calls.getTemplate, { templateName: name });
    await watch(one, query(client, calls.getTemplates));
    const options = mutation(client, calls.deleteTemplate);
    const meta = { ...options.meta, deleted: [one.queryKey] };
    const observer = new MutationObserver(queryClient, { ...options, meta });
    await observer.mutate({ templateName: name });
    expect(sent()).toEqual([
      'DELETE /api/v1/templates/deleted%20template',
      'GET /api/v1/templates',
    ]);
  });

  test('ends before the queries that it refreshes are answered, where it need not wait (sdk-cli Q4)', async () => {
    const ended: string[] = [];
    const answers: Array<() => void> = [];
    const slow: FetchQueryOptions<unknown, calls.ApiError> = {
      queryKey: ['slow'],
      queryFn: () => new Promise((resolve) => answers.push(() => resolve(ended.push('query')))),
      meta: { tags: ['experiment'] },
    };
    queryClient.setQueryData(slow.queryKey, 0);
    onTestFinished(new QueryObserver(queryClient, slow).subscribe(() => {}));
    const answer = async () => {
      await vi.waitFor(() => expect(answers).toHaveLength(1));
      answers.pop()?.();
    };
    const pause = async (isRefreshAwaited?: boolean) => {
      const options = isRefreshAwaited === undefined ? {} : { isRefreshAwaited };
      const pausing = mutation(client, calls.pauseExperiment, options);
      await new MutationObserver(queryClient, pausing).mutate({ experimentId: first });
      ended.push('mutation');
    };
    await pause(false);
    await answer();
    expect(ended).toEqual(['mutation', 'query']);
    const waiting = pause();
    await answer();
    await waiting;
    expect(ended.slice(2)).toEqual(['query', 'mutation']);
    queryClient.getMutationCache().config.onSettled = invalidateInBackground;
    await pause();
    await answer();
    expect(ended.slice(4)).toEqual(['mutation', 'query']);
  });

  test('refreshes after an error too, because the master may have changed', async () => {
    const options = { ...query(client, calls.getMe), meta: { tags: ['experiment'] } };
    await watch(options);
    const failing = {
      ...mutation(client, calls.pauseExperiment),
      meta: {
        changes: (variables: { experimentId: number }) => [`experiment ${variables.experimentId}`],
      },
    };
    const observer = new MutationObserver(queryClient, failing);
    await expect(observer.mutate({ experimentId: 999_999 })).rejects.toThrow();
    await vi.waitFor(() => expect(sent()).toContain('GET /api/v1/me'));
  });
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

describe('a mutation of several calls', () => {
  /** The queries, of two in use, that are requested again after a mutation, and its error. */
  async function refreshedBy(
    send: (caller: calls.Caller) => Promise<unknown>,
    own: calls.Caller = client,
  ) {
    const watched = {
      experiment: query(client, calls.getExperiment, { experimentId: first ?? 0 }),
      webhooks: query(client, calls.getWebhooks),
    };
    for (const options of Object.values<FetchQueryOptions<unknown, calls.ApiError>>(watched)) {
      onTestFinished(new QueryObserver(queryClient, options).subscribe(() => {}));
      await queryClient.ensureQueryData(options);
    }
    const counts = () =>
      Object.entries(watched).map(
        ([name, { queryKey }]) =>
          `${name} ${queryClient.getQueryState<unknown>(queryKey)?.dataUpdateCount}`,
      );
    const before = counts();
    const options = { ...composedMutation(own, send), retry: false };
    const error = await new MutationObserver(queryClient, options).mutate().then(
      () => undefined,
      (reason: Error) => reason.message,
    );
    // after an error they are refreshed in the background
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const names = counts().filter((count) => !before.includes(count));
    return { refreshed: names.map((each) => each.split(' ')[0]), error };
  }
  const rename = (caller: calls.Caller) =>
    calls.patchExperiment(caller, { experimentId: first ?? 0, body: { name: 'renamed' } });

  test('refreshes what its calls change, and nothing else', async () => {
    expect((await refreshedBy(rename)).refreshed).toEqual(['experiment']);
  });

  test('refreshes what was sent before a call failed', async () => {
    const { refreshed, error } = await refreshedBy(async (caller) => {
      await rename(caller);
      throw new Error('no more');
    });
    expect({ refreshed, error }).toEqual({ refreshed: ['experiment'], error: 'no more' });
  });

  test('refreshes what a call may have changed that has no answer', async () => {
    const cut: calls.Caller = {
      ...client,
      call: () => Promise.reject(new TypeError('the connection ended')),
    };
    const { refreshed, error } = await refreshedBy(rename, cut);
    expect({ refreshed, error }).toEqual({
      refreshed: ['experiment'],
      error: 'the connection ended',
    });
  });

  test('that reads and finds nothing to send refreshes what it read', async () => {
    const { refreshed } = await refreshedBy((caller) => calls.getWebhooks(caller));
    expect(refreshed).toEqual(['webhooks']);
  });

  test('that reads and writes refreshes what it wrote alone', async () => {
    const { refreshed } = await refreshedBy(async (caller) => {
      await calls.getWebhooks(caller);
      await rename(caller);
    });
    expect(refreshed).toEqual(['experiment']);
  });

  test('that sends nothing refreshes nothing, and so do calls through another client', async () => {
    expect((await refreshedBy(async () => 1)).refreshed).toEqual([]);
    expect((await refreshedBy(() => rename(client))).refreshed).toEqual([]);
  });

  test('keeps what an earlier try sent', async () => {
    let tries = 0;
    const options = composedMutation(client, async (caller) => {
      tries += 1;
      if (tries > 1) return;
      await rename(caller);
      throw new Error('again');
    });
    const { queryKey, ...one } = query(client, calls.getExperiment, { experimentId: first });
    await queryClient.ensureQueryData({ queryKey, ...one });
    const retried = { ...options, retry: 1, retryDelay: 0 };
    await new MutationObserver(queryClient, retried).mutate();
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
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
