import { act, screen, waitFor, within } from '@testing-library/react';
import { getJobsV2 } from '@trainyard/sdk/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { editExperiment, runExperimentAction } from '~/data/experiment-mutations';
import { updateQueue } from '~/features/cluster/resources/mutations';
import {
  choose,
  clientOf,
  dialogOf,
  type Fits,
  isDone,
  isRunningTrial,
  type Options,
  openPage,
} from '~/test/experiment-header';
import { listPath, rowOf, withHeight } from '~/test/experiment-list';
import { findOperation } from '~/test/find-operation';
import { demoSandbox, type Rendered, renderApp } from '~/test/render-app';
import { stopRepeats } from '~/test/stop-repeats';

withHeight();
// a request that is repeated by itself is not one after a change
beforeEach(stopRepeats);

const namesOf = (requests: readonly Request[]) =>
  requests.map((request) => findOperation(request)?.operation.id ?? request.url).sort();

async function isIdle({ queryClient }: Rendered) {
  await waitFor(() => {
    expect(queryClient.isFetching()).toBe(0);
    expect(queryClient.isMutating()).toBe(0);
  });
}

/** Requests of parts that come once the page is idle: the forecast, idle work, and the lines of a log. */
const lateParts = new Set([
  'getExperiments',
  'getJobQueueStats',
  'getJobsV2',
  'getTasks',
  'taskLogs',
  'trialLogs',
]);

/**
 * Returns the operations that a page requests from a write on, with the write, but for its late
 * parts.
 */
async function requestsOf(app: Rendered, change: () => Promise<unknown>) {
  await isIdle(app);
  const before = app.requests.length;
  await act(change);
  await isIdle(app);
  const sent = app.requests.slice(before);
  const fromWrite = sent.slice(sent.findIndex(({ method }) => method !== 'GET'));
  return namesOf(fromWrite).filter((id) => !lateParts.has(id) && !id.includes('allocations-csv'));
}

/**
 * Waits until a page has requested what it loads after the rest. The side bar looks for idle work
 * last, and after a write only reads what it has found.
 */
function isComplete({ queryClient, requests }: Rendered, ...ids: string[]) {
  return waitFor(() => {
    expect(namesOf(requests)).toEqual(
      expect.arrayContaining(['getAgents', 'getResourcePools', 'getUserSetting', ...ids]),
    );
    expect(queryClient.getQueryData(['idleJobs', {}])).toBeDefined();
  });
}

/** The page of an experiment with everything on it. */
async function openExperiment(fits: Fits, options: Options = {}) {
  const app = await openPage(fits, options);
  await isComplete(app, 'getTrialWorkloads', 'getTrialCheckpoints', 'getTask');
  return app;
}

async function openList() {
  const sandbox = demoSandbox();
  const app = await renderApp(listPath, { sandbox });
  const row = await rowOf('resnet50-lr-sweep');
  // the visit is noted once the page is idle, and the project is read for it
  await isComplete(app, 'getActiveTasksCount', 'postUserSetting');
  const experimentId = Number(within(row).getAllByRole('gridcell')[1]?.textContent);
  return { ...app, sandbox, experimentId };
}

describe('a list requests its rows again, and what it shows of the project', () => {
  test('after a pause', async () => {
    const { experimentId, ...app } = await openList();
    const { queryClient } = app;
    expect(
      await requestsOf(app, () =>
        runExperimentAction(queryClient, { action: 'pause', experimentId }),
      ),
    ).toEqual(['getProject', 'pauseExperiment', 'searchExperiments']);
  });

  test('after an edit of a description', async () => {
    const { experimentId, ...app } = await openList();
    const { queryClient } = app;
    const edit = { base: { description: '' }, to: { description: 'new' } };
    expect(
      await requestsOf(app, () => editExperiment(queryClient, { experimentId, ...edit })),
    ).toEqual(['patchExperiment', 'searchExperiments']);
  });

  test('after a move in the queue', async () => {
    const app = await openList();
    expect(await requestsOf(app, () => moveInQueue(app))).toEqual([
      'getResourcePools',
      'searchExperiments',
      'updateJobQueue',
    ]);
  });
});

/** Changes the priority of a job that runs. */
async function moveInQueue({ sandbox, queryClient }: Rendered) {
  const { jobs } = await getJobsV2(await clientOf(sandbox), { limit: 1 });
  const { jobId = '' } = jobs[0]?.full ?? {};
  await updateQueue(queryClient, { jobId, priority: 3 });
}

describe('the page of an experiment requests it again, and its trial', () => {
  test('after a pause', async () => {
    const app = await openExperiment(isRunningTrial);
    const { queryClient, experiment } = app;
    expect(
      await requestsOf(app, () =>
        runExperimentAction(queryClient, { action: 'pause', experimentId: experiment.id }),
      ),
    ).toEqual(['getExperiment', 'getTask', 'getTrial', 'pauseExperiment']);
  });

  test('after an edit of a description', async () => {
    const app = await openExperiment(isRunningTrial);
    const { queryClient, experiment } = app;
    const edit = { base: { description: experiment.description }, to: { description: 'new' } };
    expect(
      await requestsOf(app, () =>
        editExperiment(queryClient, { experimentId: experiment.id, ...edit }),
      ),
    ).toEqual(['getExperiment', 'getTrialCheckpoints', 'getTrialWorkloads', 'patchExperiment']);
  });

  test('after a change of a queue', async () => {
    const app = await openExperiment(isRunningTrial);
    expect(await requestsOf(app, () => moveInQueue(app))).toEqual([
      'getExperiment',
      'getResourcePools',
      'getTask',
      'updateJobQueue',
    ]);
  });

  test('after a move to another project', async () => {
    const isInVision: Fits = (each) => isDone(each) && each.workspaceName === 'Vision';
    const app = await openExperiment(isInVision, { as: 'jtan' });
    await choose(app.user, 'Move');
    const dialog = await dialogOf('Move Experiment');
    await app.user.click(await dialog.findByRole('option', { name: /^Language/ }));
    const list = within(dialog.getByRole('listbox', { name: 'Project' }));
    const [project] = await list.findAllByRole('option');
    if (!project) throw new Error('there is no other project');
    await app.user.click(project);
    const submit = dialog.getByRole('button', { name: 'Move Experiment' });
    const sent = await requestsOf(app, async () => {
      await app.user.click(submit);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    expect(sent).toEqual([
      'getExperiment',
      // of the dialog, which shows how many experiments each has
      'getWorkspaceProjects',
      'getWorkspaces',
      'moveExperiments',
    ]);
  });
});
