import { QueryClient } from '@tanstack/query-core';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as calls from '../src/calls';
import type { PagedId } from '../src/index';
import { type PagedQuery, pagedQuery, query, streamedQuery } from '../src/query';

const clock = manualClock(Date.parse('2026-11-20T09:00:00Z'));
const sandbox = createSandbox({ clock });
const rbac = createSandbox({ clock, scenario: 'rbac' });
afterAll(() => {
  for (const each of [sandbox, rbac]) each.close();
});

async function signedIn({ fetch }: typeof sandbox) {
  const options = { baseUrl: 'http://master', fetch };
  const body = { username: 'admin', password: '' };
  const { token } = await calls.login(calls.createTransport(options), { body });
  return calls.createTransport({ ...options, auth: token });
}
const client = await signedIn(sandbox);
const withRoles = await signedIn(rbac);

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => queryClient.clear());
});

const { experiments } = await calls.getExperiments(client, { states: ['STATE_PAUSED'], limit: 1 });
const experimentId = experiments[0]?.id ?? 0;

describe('an infinite query', () => {
  /** Reads all pages of a list. */
  async function readAll<Id extends PagedId>(options: PagedQuery<Id>) {
    const { pages } = await queryClient.fetchInfiniteQuery({ ...options, pages: 99 });
    expect(pages.at(-1)?.next).toBeUndefined();
    return { rows: pages.flatMap(({ items }) => items), pages };
  }

  test('reads a list cut in memory', async () => {
    const { users } = await calls.getUsers(client, { limit: 0 });
    const { rows, pages } = await readAll(pagedQuery(client, calls.getUsers, { limit: 2 }));
    expect(rows.map(({ id }) => id)).toEqual(users.map(({ id }) => id));
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => users.length));
    expect(pages.length).toBeGreaterThan(1);
  });

  test('reads a list cut in SQL', async () => {
    const args = { experimentId, limit: 1 };
    const whole = await calls.getExperimentTrials(client, { ...args, limit: 0 });
    const { rows } = await readAll(pagedQuery(client, calls.getExperimentTrials, args));
    expect(rows).toEqual(whole.trials);
  });

  test('reads a list whose page is named in the body', async () => {
    const whole = await calls.getGroups(withRoles, { body: { limit: 100 } });
    const { rows } = await readAll(pagedQuery(withRoles, calls.getGroups, { body: { limit: 1 } }));
    expect(rows).toEqual(whole.groups);
    expect(rows.length).toBeGreaterThan(1);
  });

  test('continues experiments after the last id', async () => {
    const args = { limit: 4, orderBy: 'ORDER_BY_DESC' as const };
    const options = pagedQuery(client, calls.getExperiments, args);
    const { pages } = await queryClient.fetchInfiniteQuery({ ...options, pages: 3 });
    const { experiments: newest } = await calls.getExperiments(client, { ...args, limit: 12 });
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
      newest.map(({ id }) => id),
    );
  });

  test('does not share its key with the query of the same call', () => {
    const paged = pagedQuery(client, calls.getUsers, { limit: 2 });
    expect(paged.queryKey).not.toEqual(query(client, calls.getUsers, { limit: 2 }).queryKey);
  });
});

test('a streamed query has the messages so far, and all of them at its end', async () => {
  const { trials } = await calls.getExperimentTrials(client, { experimentId });
  const trialId = trials[0]?.id ?? 0;
  const options = streamedQuery(client, calls.trialLogs, { trialId });
  const lengths: number[] = [];
  const stop = queryClient.getQueryCache().subscribe(({ query: { state } }) => {
    if (Array.isArray(state.data)) lengths.push(state.data.length);
  });
  const lines = await queryClient.fetchQuery(options);
  stop();
  expect(lines.length).toBeGreaterThan(5);
  expect(lengths.at(-1)).toBe(lines.length);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
});
