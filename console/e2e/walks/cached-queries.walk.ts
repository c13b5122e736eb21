import {
  activateExperiment,
  archiveExperiment,
  cancelExperiment,
  createExperiment,
  createGroup,
  createTransport,
  deleteExperiment,
  disableAgent,
  getExperiments,
  getModels,
  getNotebooks,
  killNotebook,
  launchNotebook,
  moveExperiment,
  patchExperiment,
  patchModel,
  patchProject,
  patchUser,
  patchWorkspace,
  pauseExperiment,
  postProject,
  postUser,
  postWorkspace,
  putTemplate,
} from '@trainyard/sdk/calls';
import { type AnyCall, changesOf, type WriteCall } from '@trainyard/sdk/query';
import { describe, expect, test } from 'vitest';
import { carryToken, openVisit, waitUntilLoaded } from '../support/browser';
import { demoArgs, newerArgs, tokenFor } from '../support/pages';
import { exposeCache, type PageWrite } from '../support/query-cache';
import { partOf } from '../support/sample';
import { startServer } from '../support/server';
import { openBrowser } from '../support/site';

const browser = openBrowser();

/** no step of the simulation is due during the walk, so what differs after a write is of that write */
const slowed = ['--speed', '0.000001'];

const releases = [
  { release: '0.23.4', args: demoArgs },
  { release: '0.38.1', args: newerArgs },
];

const [running, search] = [108, 113];

/** Pages that show what the writes change, each through its own queries. */
const paths = [
  'dashboard',
  'workspaces',
  'workspaces/2/projects',
  'workspaces/2/members',
  'workspaces/2/tasks',
  'workspaces/2/models',
  'projects/2/experiments',
  `experiments/${running}/overview`,
  `experiments/${search}/trials`,
  `experiments/${search}/insights/failures`,
  'models',
  'models/1',
  'tasks',
  'clusters',
  'clusters/historical-usage',
  'clusters/storage',
  'clusters/idle',
  'resourcepool/a100-pool/active',
  'resourcepool/a100-pool/queued',
  'admin/user-management',
  'admin/group-management',
  'templates',
  'webhooks',
  'dashboard',
];

/** Answers that change by themselves, as a comparison without a write shows; by the name of the query. */
const movesByItself = /^\["(masterHealth|idleHistory|pastRuns|forecast\w*|slotHistory)"/;

type Caller = ReturnType<typeof createTransport>;

type Subjects = { ended: number[]; notebookId: string; modelName: string };

/** Writes of a page, and how the test sends them. */
function writesFor(client: Caller, { ended, notebookId, modelName }: Subjects) {
  const sends = new Map<string, () => Promise<unknown>>();
  const writes: PageWrite[] = [];
  const add = <Args>(name: string, fn: AnyCall<Args, unknown> & WriteCall, args: Args) => {
    sends.set(name, () => fn(client, args));
    writes.push({ name, changes: changesOf({ call: fn, args }).changes });
  };
  const [first = 0, second = 0, third = 0] = ended;
  const byId = { experimentId: running };
  const edit = (body: object) => ({ experimentId: first, body });
  add('rename an experiment', patchExperiment, edit({ name: 'renamed' }));
  add('pause', pauseExperiment, byId);
  add('activate', activateExperiment, byId);
  add('tag an experiment', patchExperiment, edit({ labels: ['fresh'] }));
  add('archive', archiveExperiment, { experimentId: second });
  add('cancel', cancelExperiment, byId);
  add('start', createExperiment, {
    body: {
      activate: true,
      projectId: 2,
      config:
        'name: fresh\nentrypoint: x\nhyperparameters: {}\nsearcher: {name: single, metric: loss, max_length: {batches: 10}}',
    },
  });
  add('move an experiment', moveExperiment, {
    experimentId: third,
    body: { experimentId: third, destinationProjectId: 1 },
  });
  add('delete an experiment', deleteExperiment, { experimentId: first });
  add('create a workspace', postWorkspace, { body: { name: 'fresh' } });
  add('rename a workspace', patchWorkspace, { workspaceId: 2, body: { name: 'renamed' } });
  add('create a project', postProject, {
    workspaceId: 2,
    body: { name: 'fresh', workspaceId: 2 },
  });
  add('rename a project', patchProject, { projectId: 2, body: { name: 'renamed' } });
  add('rename a model', patchModel, { modelName, body: { name: 'renamed' } });
  add('rename a user', patchUser, { userId: 1, body: { displayName: 'Renamed' } });
  add('create a user', postUser, {
    body: { user: { username: 'fresh', admin: false, active: true } },
  });
  add('create a group', createGroup, { body: { name: 'fresh' } });
  add('store a template', putTemplate, {
    templateName: 'fresh',
    body: { name: 'fresh', workspaceId: 0, config: { resources: { slots: 1 } } },
  });
  add('launch a notebook', launchNotebook, { body: {} });
  add('kill a notebook', killNotebook, { notebookId });
  add('drain an agent', disableAgent, {
    agentId: 'agent-01',
    body: { agentId: 'agent-01', drain: true },
  });
  const send = async (name: string) => {
    await sends.get(name)?.();
  };
  return { writes, send };
}

describe('no cached answer is used again after a write that changed it', () => {
  test.each(partOf(releases, 2))('on $release (stale-pages T1 to T7)', async ({ args }) => {
    const server = await startServer(...args, ...slowed);
    try {
      const token = await tokenFor(server.url);
      const client = createTransport({ baseUrl: server.url, auth: token });
      const visit = await openVisit(browser.browser, { isStill: true });
      await carryToken(visit, server.url, token);
      const { page } = visit;
      const { experiments } = await getExperiments(client, {
        // those that the model registry does not hold
        ...{ states: ['STATE_ERROR', 'STATE_CANCELED'], archived: false, limit: 3 },
        ...{ sortBy: 'SORT_BY_END_TIME', orderBy: 'ORDER_BY_DESC' },
      });
      const ended = experiments.map(({ id }) => id);
      const { notebooks } = await getNotebooks(client, {});
      const notebookId = notebooks.find(({ state }) => state !== 'STATE_TERMINATED')?.id ?? '';
      const { models } = await getModels(client, {});
      const modelName = models[0]?.name ?? '';
      const { writes, send } = writesFor(client, { ended, notebookId, modelName });

      await page.goto(`${server.url}dashboard`);
      await waitUntilLoaded(page);
      for (const path of paths) {
        await page.evaluate(
          (to) => history.pushState({}, '', to),
          new URL(path, server.url).pathname,
        );
        await waitUntilLoaded(page);
      }
      await exposeCache(page, send);
      await page.evaluate((id) => window.cachedQueries.cacheName(id), ended[0] ?? 0);

      const before = await page.evaluate(() => window.cachedQueries.findStale());
      expect(before.stale.filter(({ key }) => !movesByItself.test(key))).toEqual([]);
      expect(before.compared).toBeGreaterThan(15);

      const found: string[] = [];
      for (const write of writes) {
        await page.evaluate((each) => window.cachedQueries.write(each), write);
        const { stale } = await page.evaluate(() => window.cachedQueries.findStale());
        for (const { key, cached, fresh } of stale)
          if (!movesByItself.test(key)) found.push(`${write.name}: ${key} ${cached} → ${fresh}`);
      }
      // the walk notices a query that no write refreshes
      const isPlanted = (line: string) => line.includes('["untagged name"]');
      expect(found.filter((line) => !isPlanted(line))).toEqual([]);
      expect(found.filter(isPlanted)[0]).toMatch(/^rename an experiment/);
      await visit.context.close();
    } finally {
      await server.stop();
    }
  });
});
