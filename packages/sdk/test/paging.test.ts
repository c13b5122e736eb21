import { createSandbox, manualClock } from '@trainyard/sandbox';
import { afterAll, describe, expect, test } from 'vitest';
import {
  createGroup,
  createTransport,
  deleteExperiments,
  deleteTemplate,
  getExperiments,
  getExperimentTrials,
  getGroups,
  getTemplates,
  getTrialWorkloads,
  getUsers,
  login,
  postTemplate,
  searchExperiments,
} from '../src/calls';
import { createClient } from '../src/client/client';
import { collect, items, pages } from '../src/pages/pages';

const clock = manualClock(Date.parse('2026-11-20T09:00:00Z'));
const open = [createSandbox({ clock }), createSandbox({ clock, scenario: 'rbac' })] as const;
afterAll(() => {
  for (const sandbox of open) sandbox.close();
});
const baseUrl = 'http://master';
const tokenOf = async (fetch: (request: Request) => Promise<Response>) => {
  const body = { username: 'admin', password: '' };
  return (await login(createTransport({ baseUrl, fetch }), { body })).token;
};
const signedIn = async (fetch: (request: Request) => Promise<Response>) =>
  createTransport({ baseUrl, fetch, auth: await tokenOf(fetch) });
const client = await signedIn(open[0].fetch);
const withRoles = await signedIn(open[1].fetch);

const name = (index: number) => `template-${String(index).padStart(3, '0')}`;
const makeTemplate = (templateName: string) =>
  postTemplate(client, {
    templateName,
    body: { name: templateName, config: { resources: {} }, workspaceId: 0 },
  });

describe('pages contain the same rows as one long answer', () => {
  test('of lists cut in memory', async () => {
    const { users } = await getUsers(client, { limit: 0 });
    const all = await collect(items(client, getUsers, { limit: 2 }));
    expect(all.map(({ id }) => id)).toEqual(users.map(({ id }) => id));
    expect(all.length).toBeGreaterThan(4);
  });

  test('of lists cut in SQL', async () => {
    const { experiments } = await getExperiments(client, { limit: -1 });
    const ids = experiments.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(20);
    for (const orderBy of ['ORDER_BY_ASC', 'ORDER_BY_DESC'] as const) {
      const all = await collect(items(client, getExperiments, { limit: 7, orderBy }));
      expect(all.map(({ id }) => id)).toEqual(orderBy === 'ORDER_BY_ASC' ? ids : ids.toReversed());
    }
    const scripts = createClient({
      ...{ baseUrl, fetch: open[0].fetch },
      auth: await tokenOf(open[0].fetch),
    });
    const all = await collect(scripts.getExperiments.items({ limit: 7 }));
    expect(all.map(({ id }) => id)).toEqual(ids);
    const sizes: number[] = [];
    for await (const page of scripts.getExperiments.pages({ limit: 7 }))
      sizes.push(page.items.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(ids.length);
    expect(Math.max(...sizes)).toBe(7);
    expect(Object.keys(scripts.getMe)).toEqual([]);
    const entries = await collect(items(client, searchExperiments, { limit: 7 }));
    expect(new Set(entries.map(({ experiment }) => experiment.id))).toEqual(new Set(ids));
    expect(entries).toHaveLength(ids.length);
  });

  test('of experiments in another order, and between bounds of the caller', async () => {
    const sortBy = 'SORT_BY_NAME';
    const { experiments } = await getExperiments(client, { limit: -1, sortBy });
    const all = await collect(items(client, getExperiments, { limit: 6, sortBy }));
    expect(all.map((each) => each.name)).toEqual(experiments.map((each) => each.name));
    const bounds = { 'experimentIdFilter.gte': 3, 'experimentIdFilter.lt': 12 };
    const some = await collect(items(client, getExperiments, { limit: 2, ...bounds }));
    expect(some.every(({ id }) => id >= 3 && id < 12)).toBe(true);
    expect(some).toHaveLength(
      (await getExperiments(client, { limit: -1, ...bounds })).experiments.length,
    );
  });

  test('of trials and their workloads', async () => {
    const { experiments } = await getExperiments(client, { limit: -1 });
    const [widest] = experiments.toSorted((a, b) => b.numTrials - a.numTrials);
    const experimentId = widest?.id ?? 0;
    const { trials } = await getExperimentTrials(client, { experimentId, limit: -1 });
    const all = await collect(items(client, getExperimentTrials, { experimentId, limit: 3 }));
    expect(all.map(({ id }) => id)).toEqual(trials.map(({ id }) => id));
    const trialId = trials[0]?.id ?? 0;
    const { workloads } = await getTrialWorkloads(client, { trialId, limit: 0 });
    const steps = await collect(items(client, getTrialWorkloads, { trialId, limit: 4 }));
    expect(steps).toEqual(workloads);
    expect(steps.length).toBeGreaterThan(4);
  });

  test('of a thousand trials in one request, because each page takes as long as all', async () => {
    const urls: string[] = [];
    const { experiments } = await getExperiments(client, { limit: 1 });
    const experimentId = experiments[0]?.id ?? 0;
    const [template] = (await getExperimentTrials(client, { experimentId, limit: 1 })).trials;
    const trials = Array.from({ length: 1001 }, (_, index) => ({ ...template, id: index + 1 }));
    const answering = createTransport({
      baseUrl: 'http://master',
      fetch: async (request) => {
        const { searchParams } = new URL(request.url);
        urls.push(searchParams.toString());
        const offset = Number(searchParams.get('offset'));
        const limit = Number(searchParams.get('limit'));
        const rows = trials.slice(offset, offset + limit);
        return Response.json({
          trials: rows,
          pagination: { offset, limit, startIndex: offset, endIndex: 0, total: trials.length },
        });
      },
    });
    const all = await collect(items(answering, getExperimentTrials, { experimentId }));
    expect(all.map(({ id }) => id)).toEqual(trials.map(({ id }) => id));
    expect(urls).toEqual(['offset=0&limit=1000', 'offset=999&limit=1000']);
  });

  test('of groups, whose offset is in the body', async () => {
    for (const each of ['a', 'b', 'c']) await createGroup(withRoles, { body: { name: each } });
    const { groups } = await getGroups(withRoles, { body: { limit: 500 } });
    const all = await collect(items(withRoles, getGroups, { body: { limit: 1 } }));
    expect(all).toEqual(groups);
    expect(groups.length).toBeGreaterThan(2);
  });
});

test('collect stops at its maximum, and requests no page after it', async () => {
  const requests: string[] = [];
  const counting = createTransport({
    baseUrl: 'http://master',
    fetch: (request) => {
      requests.push(new URL(request.url).search);
      return open[0].fetch(request);
    },
    auth: (await login(client, { body: { username: 'admin', password: '' } })).token,
  });
  expect(await collect(items(counting, getExperiments, { limit: 5 }), { max: 5 })).toHaveLength(5);
  expect(requests).toEqual(['?limit=5&offset=0']);
  expect(await collect(items(counting, getExperiments), { max: 0 })).toEqual([]);
  expect(requests).toHaveLength(1);
});

test('a negative limit is not a page size', async () => {
  const failure = collect(items(client, getUsers, { limit: -1 }));
  await expect(failure).rejects.toThrow('limit is the size of a page of getUsers');
});

test('templates created and deleted between pages move others, and none of those is lost or doubled', async () => {
  for (let index = 0; index < 60; index += 1) await makeTemplate(name(index));
  const seen: string[] = [];
  let page = 0;
  for await (const { items: rows } of pages(client, getTemplates, { limit: 10 })) {
    seen.push(...rows.map((row) => row.name));
    const deletedIndexes = [page * 7, page * 7 + 1, page * 7 + 2].filter((index) => index < 60);
    for (const index of deletedIndexes) await deleteTemplate(client, { templateName: name(index) });
    await makeTemplate(`a-${page}`);
    page += 1;
  }
  expect(page).toBeGreaterThan(4);
  const { templates } = await getTemplates(client, { limit: 0 });
  const stayed = templates.map((row) => row.name).filter((each) => /^template-/.test(each));
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((each) => stayed.includes(each))).toEqual(stayed);
});

test('experiments deleted between pages make no other one disappear', async () => {
  const { experiments } = await getExperiments(client, { limit: -1 });
  const finished = experiments.filter(({ state }) => state === 'STATE_COMPLETED');
  const seen: number[] = [];
  for await (const { items: rows } of pages(client, getExperiments, { limit: 5 })) {
    seen.push(...rows.map(({ id }) => id));
    const [first] = finished.splice(0, 1);
    if (!first) continue;
    await deleteExperiments(client, { body: { experimentIds: [first.id] } });
    clock.advance(10_000);
  }
  const left = (await getExperiments(client, { limit: -1 })).experiments.map(({ id }) => id);
  expect(left.length).toBeLessThan(experiments.length);
  expect(new Set(seen).size).toBe(seen.length);
  expect(left.filter((id) => !seen.includes(id))).toEqual([]);
});
