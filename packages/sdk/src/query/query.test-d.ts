import {
  type InfiniteData,
  MutationObserver,
  QueryClient,
  QueryObserver,
} from '@tanstack/query-core';
import { expectTypeOf, test } from 'vitest';
import * as calls from '../calls';
import type { Answer } from '../client/operation';
import type { Experiment, TrialLogsResponse } from '../types';
import { getRunMetadata, type schemas, searchRuns } from '../v038';
import { createQueries, mutation, pagedQuery, query, streamedQuery } from './index';

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
