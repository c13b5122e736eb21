import {
  type FetchQueryOptions,
  MutationObserver,
  type QueryClient,
  QueryObserver,
} from '@tanstack/query-core';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as calls from '../src/calls';
import {
  call,
  composedMutation,
  invalidateChanges,
  invalidateInBackground,
  mutation,
  query,
  showsOf,
} from '../src/query';
import { openMasters, openQueryClient } from './query-masters';

const { client, requests, first } = await openMasters();

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = openQueryClient();
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
    requests.length = 0;
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
    requests.length = 0;
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
