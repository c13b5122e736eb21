import {
  type InfiniteData,
  InfiniteQueryObserver,
  MutationObserver,
  QueryClient,
  QueryObserver,
} from '@tanstack/query-core';
import { expectTypeOf, test } from 'vitest';
import * as calls from '../calls';
import type { Answer } from '../client/operation';
import type { Experiment, TrialLogsResponse } from '../types';
import { deleteRuns, getRunMetadata, type schemas, searchRuns } from '../v038';
import {
  composedMutation,
  composedQuery,
  createQueries,
  mutation,
  pagedQuery,
  query,
  streamedQuery,
  untilTerminal,
} from './index';

declare const client: calls.Caller;
const queryClient = new QueryClient();

test('a query has the types of its call, in options, results and the cache', () => {
  const options = query(client, calls.getExperiment, { experimentId: 7 });
  expectTypeOf(queryClient.fetchQuery(options)).resolves.toEqualTypeOf<Answer<'getExperiment'>>();
  expectTypeOf(queryClient.getQueryData(options.queryKey)).toEqualTypeOf<
    Answer<'getExperiment'> | undefined
  >();
  const observer = new QueryObserver(queryClient, {
    ...options,
    select: ({ experiment }) => experiment,
  });
  expectTypeOf(observer.getCurrentResult().data).toEqualTypeOf<Experiment | undefined>();
});

test('required arguments are checked, and arguments that may be empty may be left out', () => {
  query(client, calls.getMe);
  query(client, calls.getWebhooks, {}, { timeoutMs: 5_000 });
  // @ts-expect-error the experiment is missing
  query(client, calls.getExperiment);
  // @ts-expect-error an id is a number
  query(client, calls.getExperiment, { experimentId: '7' });
  // @ts-expect-error the query passes its own signal
  query(client, calls.getMe, {}, { signal: AbortSignal.abort() });
});

test('calls of a newer master have their types too', () => {
  const { queryKey } = query(client, searchRuns, { body: { limit: 5 } });
  expectTypeOf(queryClient.getQueryData(queryKey)).toEqualTypeOf<
    schemas.SearchRunsResponse | undefined
  >();
});

test('bound calls are those of the object', () => {
  const q = createQueries(client, { ...calls, getRunMetadata });
  expectTypeOf(queryClient.fetchQuery(q.getExperiment({ experimentId: 7 }))).resolves.toEqualTypeOf<
    Answer<'getExperiment'>
  >();
  q.getRunMetadata({ runId: 7 });
  q.getMe();
  // @ts-expect-error the experiment is missing
  q.getExperiment();
  expectTypeOf(q).not.toHaveProperty('createTransport');
});

test('pages, streams and mutations have the types of their calls', () => {
  const paged = pagedQuery(client, calls.getExperiments, { limit: 5 });
  const rows = queryClient
    .fetchInfiniteQuery(paged)
    .then(({ pages }) => pages.flatMap(({ items }) => items));
  expectTypeOf(rows).resolves.toEqualTypeOf<Experiment[]>();
  expectTypeOf(queryClient.getQueryData(paged.queryKey)).toExtend<
    InfiniteData<{ total: number }> | undefined
  >();
  expectTypeOf(
    queryClient.fetchQuery(streamedQuery(client, calls.trialLogs, { trialId: 7 })),
  ).resolves.toEqualTypeOf<TrialLogsResponse[]>();
  const observer = new MutationObserver(queryClient, mutation(client, calls.pauseExperiment));
  expectTypeOf(observer.mutate).parameter(0).toEqualTypeOf<{ experimentId: number }>();
  // @ts-expect-error one experiment is not a list
  pagedQuery(client, calls.getExperiment, { experimentId: 1 });
});

test('the error of a query and of a mutation is that of a call (sdk-cli Q6)', () => {
  const single = query(client, calls.getExperiment, { experimentId: 7 });
  const observer = new QueryObserver(queryClient, { ...single, refetchInterval: 5_000 });
  expectTypeOf(observer.getCurrentResult().error).toEqualTypeOf<calls.ApiError | null>();
  expectTypeOf(queryClient.getQueryState(single.queryKey)?.error).toEqualTypeOf<
    calls.ApiError | null | undefined
  >();
  const streamed = new QueryObserver(
    queryClient,
    streamedQuery(client, calls.trialLogs, { trialId: 7 }),
  );
  expectTypeOf(streamed.getCurrentResult().error).toEqualTypeOf<calls.ApiError | null>();
  const pages = new InfiniteQueryObserver(queryClient, pagedQuery(client, calls.getUsers));
  expectTypeOf(pages.getCurrentResult().error).toEqualTypeOf<calls.ApiError | null>();
  const writing = new MutationObserver(queryClient, mutation(client, calls.pauseExperiment));
  expectTypeOf(writing.getCurrentResult().error).toEqualTypeOf<calls.ApiError | null>();
  // whatever it sends: it may also throw errors of its own
  const composed = new QueryObserver(
    queryClient,
    composedQuery(client, 'mine', {}, async () => 7),
  );
  expectTypeOf(composed.getCurrentResult().error).toEqualTypeOf<Error | null>();
});

test('a mutation of several calls has the types of its function', () => {
  const options = composedMutation(client, async (caller, name: string) => {
    expectTypeOf(caller).toEqualTypeOf<calls.Caller>();
    return (await calls.patchExperiment(caller, { experimentId: 7, body: { name } })).experiment;
  });
  const saving = new MutationObserver(queryClient, options);
  expectTypeOf(saving.mutate).parameter(0).toEqualTypeOf<string>();
  expectTypeOf(saving.getCurrentResult().data).toEqualTypeOf<
    Answer<'patchExperiment'>['experiment'] | undefined
  >();
  expectTypeOf(saving.getCurrentResult().error).toEqualTypeOf<Error | null>();
  // without variables
  new MutationObserver(
    queryClient,
    composedMutation(client, (caller) => calls.logout(caller)),
  ).mutate();
});

test('data that is written to the cache has the type of its query (sdk-cli Q1)', () => {
  const { queryKey } = query(client, calls.getExperiment, { experimentId: 7 });
  queryClient.setQueryData(queryKey, (answer) => {
    expectTypeOf(answer).toEqualTypeOf<Answer<'getExperiment'> | undefined>();
    return answer;
  });
  // @ts-expect-error an experiment has more than a name
  queryClient.setQueryData(queryKey, { experiment: { name: 'other' } });
});

test('reads are queries and writes are mutations, of both masters (sdk-cli S7)', () => {
  // @ts-expect-error it would pause again whenever the window gets the focus
  query(client, calls.pauseExperiment, { experimentId: 7 });
  // @ts-expect-error the same
  query(client, deleteRuns, { body: {} });
  // @ts-expect-error a read changes nothing
  mutation(client, calls.getExperiment);
  // @ts-expect-error the same, by POST
  mutation(client, searchRuns);
  query(client, calls.previewHPSearch, { body: { config: {} } });
  const q = createQueries(client, { ...calls, deleteRuns });
  expectTypeOf(q).not.toHaveProperty('pauseExperiment');
  expectTypeOf(q).not.toHaveProperty('deleteRuns');
  // a function of one's own may send a dry run of a write
  const check = (...request: Parameters<typeof calls.createExperiment>) =>
    calls.createExperiment(...request);
  query(client, check, { body: { config: '', validateOnly: true } });
});

test('a query is polled until what it shows has ended', () => {
  new QueryObserver(queryClient, {
    ...query(client, calls.getExperiment, { experimentId: 7 }),
    refetchInterval: untilTerminal(5_000),
  });
});
